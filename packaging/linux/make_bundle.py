"""Makes a folder with the program, Python, the part of Qt in use, and all files for the desktop:
python packaging/linux/make_bundle.py FOLDER [--python PROGRAM]

The folder can be moved anywhere; `bin/allfives` starts the game. It runs where the C library is no
older than that of the machine it was made on.
"""

import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path, PurePath
from typing import Final

import python_parts
import qt_parts
import share_files
from python_parts import Python

ROOT: Final = Path(__file__).resolve().parents[2]
CARRIED: Final = ("msgspec", "numpy", "platformdirs")
COMPILED: Final = ("msgspec", "numpy")  # for one version of Python; the rest is for any
LEFT_OUT: Final = frozenset({".a", ".h", ".pyc", ".pyi"})
# Folders of numpy that it loads when somebody names them, and nobody here does; then modules that
# nothing but its tests imports.
UNUSED: Final = frozenset(
    {"distutils", "f2py", "fft", "ma", "polynomial", "random", "testing", "tests"}
)
FOR_TESTS: Final = ("_simd.", "_tests.")
LAUNCHER: Final = """\
#!/bin/sh
# Nothing of the folder it is started in, of the user or of the system is taken for a module.
here=$(dirname "$(readlink -f "$0")")
unset PYTHONHOME PYTHONPATH
export PYTHONNOUSERSITE=1 PYTHONSAFEPATH=1
exec "$here/../lib/allfives/bin/python3" -m allfives_desktop "$@"
"""


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--python", type=Path, default=python_parts.SYSTEM, metavar="PROGRAM")
    wish = parser.parse_args()
    make(wish.folder, wish.python)
    print(f"{wish.folder}: {size(wish.folder) / 1e6:.1f} MB")


def make(
    prefix: Path, program: Path = python_parts.SYSTEM, *, zsh: str = "zsh/site-functions"
) -> None:
    """Fill `prefix` (bin, lib, share) with the game and the Python `program`.

    Raises FileExistsError when it exists, ValueError when that Python cannot be carried.
    """
    python = python_parts.find(program)
    prefix.mkdir(parents=True)
    home = prefix / "lib" / "allfives"
    lay_packages(python_parts.lay(python, home), python)
    python_parts.compile_all(home)
    write_program(prefix / "bin" / "allfives", LAUNCHER)
    share_files.lay(prefix / "share", zsh=zsh)


def lay_packages(packages: Path, python: Python) -> None:
    """Lay the program and what it imports; compiled modules are those for `python`."""
    unpack_wheel(packages)
    site = Path(sysconfig.get_path("purelib"))
    is_ours = python.tag == sys.implementation.cache_tag
    for source, target in (*files_of(CARRIED), *((it, it.relative_to(site)) for it in qt())):
        if is_ours or not is_for_one_python(target):
            copy(source, packages / target)
    if not is_ours:
        for name in COMPILED:
            add_compiled(name, python.version, packages)


def qt() -> tuple[Path, ...]:
    return qt_parts.parts().files


def unpack_wheel(packages: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hatchling", "build", "-d", folder, "-t", "wheel"]
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
        (wheel,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(packages)


def is_for_one_python(file: PurePath) -> bool:
    """Whether a compiled module names the version of Python that it is for."""
    return f".{sys.implementation.cache_tag}-" in file.name


def files_of(names: tuple[str, ...]) -> Iterator[tuple[Path, PurePath]]:
    """The files of installed distributions, and their places among the packages."""
    for name in names:
        for file in distribution(name).files or ():
            if is_carried(file):
                yield Path(str(distribution(name).locate_file(file))), file


def is_carried(file: PurePath) -> bool:
    """Whether the program can have a use for a file of a distribution."""
    return (
        file.suffix not in LEFT_OUT
        and ".." not in file.parts
        and UNUSED.isdisjoint(file.parts)
        and not any(part in file.name for part in FOR_TESTS)
    )


def add_compiled(wanted: str, version: str, packages: Path) -> None:
    """Lay the compiled modules for another Python. The archive must be one of requirements.lock."""
    with tempfile.TemporaryDirectory() as folder:
        requirement = Path(folder, "requirement.txt")
        requirement.write_text(locked(wanted), encoding="utf-8")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--disable-pip-version-check", "--only-binary", ":all:", "--require-hashes"]
        command += ["--python-version", version, "--dest", folder]
        command += ["--requirement", str(requirement)]
        subprocess.run(command, check=True)
        (wheel,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.endswith(".so") and is_carried(PurePath(name)):
                    archive.extract(name, packages)
                    (packages / name).chmod(0o644)


def locked(name: str) -> str:
    """The lines of requirements.lock about one distribution."""
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines(keepends=True)
    start = next(i for i, line in enumerate(lines) if line.startswith(f"{name}=="))
    end = start + 1
    while end < len(lines) and lines[end].startswith("    --hash"):
        end += 1
    return "".join(lines[start:end])


def write_program(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    file.chmod(0o755)


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(source.read_bytes())


def size(folder: Path) -> int:
    """Bytes of all files below."""
    return sum(file.stat().st_size for file in folder.rglob("*") if not file.is_symlink())


if __name__ == "__main__":
    main()
