"""The Python that a bundle carries: the system's own, which is one program without a library of its
own, with the part of its standard library that a game can have a use for."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SYSTEM: Final = Path("/usr/bin/python3")
ASK: Final = """
import json, sys, sysconfig
print(json.dumps({
    "version": "%d.%d" % sys.version_info[:2],
    "release": sys.version.partition(" ")[0],
    "tag": sys.implementation.cache_tag,
    "library": sysconfig.get_path("stdlib"),
    "compiled": sysconfig.get_config_var("DESTSHARED"),
}))
"""
PLACE: Final = "import site; print(site.getsitepackages()[-1])"
FOR_DEVELOPERS: Final = frozenset(
    {
        *("__pycache__", "dist-packages", "site-packages", "lib-dynload"),
        *("distutils", "ensurepip", "idlelib", "lib2to3", "pydoc_data", "test", "tkinter"),
        *("turtledemo", "unittest", "venv", "wsgiref", "xmlrpc"),
    }
)
# All that a compiled module may ask of the system; a module that asks for more stays behind.
SYSTEM_LIBRARIES: Final = {
    "libc.so.6": "libc6",
    "libm.so.6": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libexpat.so.1": "libexpat1",
    "libffi.so.8": "libffi8",
    "libsqlite3.so.0": "libsqlite3-0",
    "libz.so.1": "zlib1g",
}
FOR_TESTS: Final = ("_test", "_ctypes_test", "_xx", "xx")
NEEDED: Final = re.compile(r"\(NEEDED\).*\[(.+)\]")
GLIBC: Final = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")


@dataclass(frozen=True, slots=True)
class Python:
    """An interpreter: `version` is 3.11, `release` 3.11.2, `tag` in the names of compiled modules,
    `library` and `compiled` the folders of its standard library."""

    program: Path
    version: str
    release: str
    tag: str
    library: Path
    compiled: Path


def find(program: Path = SYSTEM) -> Python:
    """What `program` says of itself.

    Raises ValueError when it cannot be carried, because it needs a library of Python.
    """
    if any(name.startswith("libpython") for name in needs(program)):
        raise ValueError(f"{program} needs libpython: name a Python that does not, as Debian's is")
    told = json.loads(said(program, ASK))
    library, compiled = Path(told.pop("library")), Path(told.pop("compiled"))
    return Python(program.resolve(), library=library, compiled=compiled, **told)


def said(program: Path, code: str) -> str:
    command = [str(program), "-IB", "-c", code]  # B: a bundle asked must not keep what it read
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    return result.stdout.strip()


def lay(python: Python, home: Path) -> Path:
    """Lay the interpreter into `home`; the folder in which it will look for packages."""
    program = home / "bin" / "python3"
    program.parent.mkdir(parents=True)
    shutil.copyfile(python.program, program)
    program.chmod(0o755)
    library = home / "lib" / f"python{python.version}"
    for source, target in (*sources(python.library), *compiled(python.compiled)):
        (library / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, library / target)
    packages = Path(said(program, PLACE))
    packages.mkdir(parents=True, exist_ok=True)
    return packages


def sources(library: Path) -> Iterator[tuple[Path, Path]]:
    """The modules written in Python, and their places in the library."""
    for file in sorted(library.rglob("*.py")):
        place = file.relative_to(library)
        is_for_builds = place.parts[0].startswith("config-")
        if FOR_DEVELOPERS.isdisjoint(place.parts) and not (is_for_builds or file.is_symlink()):
            yield file, place


def compiled(folder: Path) -> Iterator[tuple[Path, Path]]:
    for file in sorted(folder.glob("*.so")):
        if not file.name.startswith(FOR_TESTS) and set(needs(file)) <= set(SYSTEM_LIBRARIES):
            yield file, Path("lib-dynload", file.name)


def compile_all(home: Path) -> None:
    """Put in the place of every module below `home` what the Python in it makes of it, without a
    trace of where and when that was."""
    command = [str(home / "bin" / "python3"), "-IB", "-m", "compileall", "-q", "-b"]
    command += ["-s", str(home), "--invalidation-mode", "unchecked-hash", str(home / "lib")]
    subprocess.run(command, check=True, env=os.environ | {"PYTHONHASHSEED": "0"})
    for source in (home / "lib").rglob("*.py"):
        source.unlink()


def needs(file: Path) -> tuple[str, ...]:
    """The libraries that a program or library names. Needs `readelf`."""
    return tuple(NEEDED.findall(_readelf("--dynamic", file)))


def oldest_glibc(folder: Path) -> tuple[int, int]:
    """The oldest C library with which all below a folder starts, as (2, 36). Needs `readelf`."""
    return max((glibc(file) for file in folder.rglob("*") if is_elf(file)), default=(2, 0))


def glibc(file: Path) -> tuple[int, int]:
    found = GLIBC.findall(_readelf("--version-info", file))
    return max(((int(major), int(minor)) for major, minor in found), default=(2, 0))


def is_elf(file: Path) -> bool:
    if not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def _readelf(wish: str, file: Path) -> str:
    return subprocess.run(
        ["readelf", wish, "--wide", file],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"LC_ALL": "C"},
    ).stdout
