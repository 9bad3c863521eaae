"""Makes a folder with the program, the part of Qt that it uses, and all files for the desktop:
python packaging/linux/make_bundle.py FOLDER [--python 3.12]...

The folder can be moved anywhere; `bin/allfives` starts the game. Python itself is the system's, any
of the versions given (the one that runs this script always is).
"""

import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path, PurePath
from typing import Final

import qt_parts
import share_files

ROOT: Final = Path(__file__).resolve().parents[2]
PURE: Final = ("msgspec", "numpy", "platformdirs")
COMPILED: Final = ("msgspec", "numpy")
HOME_OF_PYTHON: Final = "/usr/bin"
THIS_PYTHON: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
LEFT_OUT: Final = frozenset({".a", ".h", ".pyc", ".pyi"})
FOR_DEVELOPERS: Final = frozenset({"distutils", "f2py", "tests"})  # folders of numpy
FOR_TESTS: Final = ("_simd.", "_tests.")  # modules of numpy that nothing but its tests imports
LAUNCHER: Final = """\
#!/bin/sh
# PYTHONSAFEPATH: a file of the folder it is started in must never be taken for a module.
here=$(dirname "$(readlink -f "$0")")
PYTHONSAFEPATH=1 exec "$here/../lib/allfives/bin/python3" -m allfives_desktop "$@"
"""


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--python", action="append", default=[], metavar="3.X")
    wish = parser.parse_args()
    make(wish.folder, wish.python)
    print(f"{wish.folder}: {size(wish.folder) / 1e6:.1f} MB")


def make(prefix: Path, pythons: Iterable[str] = (), *, zsh: str = "zsh/site-functions") -> None:
    """Fill `prefix` (bin, lib, share). Raises FileExistsError when it exists."""
    prefix.mkdir(parents=True)
    home = prefix / "lib" / "allfives"
    packages = home / "lib" / "packages"
    versions = sorted({THIS_PYTHON, *pythons})
    lay_packages(packages, versions)
    lay_environment(home, versions)
    write_program(prefix / "bin" / "allfives", LAUNCHER)
    share_files.lay(prefix / "share", zsh=zsh)


def lay_packages(packages: Path, versions: Iterable[str]) -> None:
    unpack_wheel(packages)
    site = Path(sysconfig.get_path("purelib"))
    for source, target in (*files_of(PURE), *((it, it.relative_to(site)) for it in qt())):
        copy(source, packages / target)
    for version in versions:
        if version != THIS_PYTHON:
            for name in COMPILED:
                add_compiled(name, version, packages)


def qt() -> tuple[Path, ...]:
    return qt_parts.parts().files


def unpack_wheel(packages: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hatchling", "build", "-d", folder, "-t", "wheel"]
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
        (wheel,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(packages)


def files_of(names: Iterable[str]) -> Iterator[tuple[Path, PurePath]]:
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
        and FOR_DEVELOPERS.isdisjoint(file.parts)
        and not any(part in file.name for part in FOR_TESTS)
    )


def add_compiled(wanted: str, version: str, packages: Path) -> None:
    """Lay the compiled modules for another Python beside those for this; names tell them apart.
    The archive must be one that requirements.lock names."""
    with tempfile.TemporaryDirectory() as folder:
        requirement = Path(folder, "requirement.txt")
        requirement.write_text(locked(wanted), encoding="utf-8")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--disable-pip-version-check", "--only-binary", ":all:", "--require-hashes"]
        command += [
            "--python-version",
            version,
            "--dest",
            folder,
            "--requirement",
            str(requirement),
        ]
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


def lay_environment(home: Path, versions: Iterable[str]) -> None:
    """Make `home` what Python takes for a virtual environment, whichever version starts it: so the
    processes that the program starts find its modules too, and no others."""
    config = f"home = {HOME_OF_PYTHON}\ninclude-system-site-packages = false\n"
    (home / "pyvenv.cfg").write_text(config, encoding="utf-8")
    (home / "bin").mkdir()
    (home / "bin" / "python3").symlink_to(f"{HOME_OF_PYTHON}/python3")
    for version in versions:
        folder = home / "lib" / f"python{version}"
        folder.mkdir()
        (folder / "site-packages").symlink_to("../packages")


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
