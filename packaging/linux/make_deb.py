"""Makes a Debian package: python packaging/linux/make_deb.py FOLDER [--python 3.12]...

Needs dpkg-deb and binutils, and no root. Set SOURCE_DATE_EPOCH to make the same package again.
"""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
import textwrap
from argparse import ArgumentParser
from collections.abc import Iterable
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

import changelog
import make_bundle
from allfives_desktop import __version__

HERE: Final = Path(__file__).parent
DEBIAN: Final = HERE / "debian"
SYSTEM_PACKAGES: Final = HERE.parent / "system_packages.sh"
NAME: Final = "allfives"
REVISION: Final = "1"
MAINTAINER: Final = "The All Fives project <maintainers@allfives.invalid>"
C_LIBRARIES: Final = ("libc6 (>= 2.34)", "libgcc-s1", "libstdc++6 (>= 11)")
RECOMMENDED: Final = ("libcups2", "libgtk-3-0")
SUMMARY: Final = "All Fives and its family of card games, on a cribbage board"
DESCRIPTION: Final = (
    "The old tavern game of All Fives, and its whole family of All Fours, against the computer: "
    "thirteen sets of rules and house rules, for two, three and four players, at a card table with "
    "a cribbage board. By mouse, by keyboard or through a screen reader, in English, Portuguese, "
    "Dutch, Galician and Hungarian."
)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--python", action="append", default=[], metavar="3.X")
    wish = parser.parse_args()
    print(make(wish.folder, wish.python))


def make(folder: Path, pythons: Iterable[str] = ()) -> Path:
    """The package, made in `folder`."""
    versions = sorted({make_bundle.THIS_PYTHON, *pythons}, key=_minor)
    with tempfile.TemporaryDirectory() as work:
        root = Path(work) / "root"
        make_bundle.make(root / "usr", versions, zsh="zsh/vendor-completions")
        lay_documents(root / "usr" / "share")
        lay_control(root, versions)
        settle(root)
        return pack(root, folder)


def pack(root: Path, folder: Path) -> Path:
    """Pack what is laid in `root` into a package in `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    package = folder / f"{NAME}_{version()}_{architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", str(root), str(package)]
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(int(moment().timestamp()))}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
    return package


def version() -> str:
    return f"{__version__}-{REVISION}"


def architecture() -> str:
    command = ["dpkg", "--print-architecture"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def moment() -> datetime:
    """SOURCE_DATE_EPOCH, or else now."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)


def lay_documents(share: Path) -> None:
    documents = share / "doc" / NAME
    documents.mkdir(parents=True)
    shutil.copyfile(DEBIAN / "copyright", documents / "copyright")
    shutil.copyfile(make_bundle.ROOT / "PROTOCOLS.md", documents / "PROTOCOLS.md")
    write_packed(documents / "changelog.gz", changelog.FILE.read_bytes())
    write_packed(documents / "changelog.Debian.gz", debian_changelog().encode())
    overrides = share / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(DEBIAN / "lintian-overrides", overrides)
    page = share / "man" / "man1" / "allfives.1"
    write_packed(page.with_suffix(".1.gz"), page.read_bytes())
    page.unlink()


def write_packed(file: Path, content: bytes) -> None:
    file.write_bytes(gzip.compress(content, 9, mtime=0))


def debian_changelog() -> str:
    day = format_datetime(moment())
    return (
        f"{NAME} ({version()}) stable; urgency=medium\n\n"
        f"  * Release {__version__}; see changelog.gz.\n\n"
        f" -- {MAINTAINER}  {day}\n"
    )


def lay_control(root: Path, versions: list[str]) -> None:
    control = root / "DEBIAN"
    control.mkdir()
    kilobytes = make_bundle.size(root / "usr") // 1024
    fields = {
        "Package": NAME,
        "Version": version(),
        "Architecture": architecture(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(kilobytes),
        "Depends": ", ".join(dependencies(versions)),
        "Recommends": ", ".join(RECOMMENDED),
        "Section": "games",
        "Priority": "optional",
        "Description": f"{SUMMARY}\n{textwrap.indent(textwrap.fill(DESCRIPTION, 76), ' ')}",
    }
    text = "".join(f"{key}: {value}\n" for key, value in fields.items())
    (control / "control").write_text(text, encoding="utf-8")
    for script in ("postinst", "prerm"):
        make_bundle.write_program(control / script, (DEBIAN / script).read_text(encoding="utf-8"))
    (control / "md5sums").write_text(checksums(root), encoding="utf-8")


def dependencies(versions: list[str]) -> list[str]:
    """Python in the versions that the compiled modules are for, and the libraries of the system."""
    above = f"3.{_minor(versions[-1]) + 1}"
    python = [f"python3 (>= {versions[0]})", f"python3 (<< {above})"]
    return [*python, *C_LIBRARIES, *system_libraries()]


def system_libraries() -> list[str]:
    """What packaging/system_packages.sh installs for the game."""
    found = re.search(r'^run="([^"]+)"', SYSTEM_PACKAGES.read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise ValueError(f"{SYSTEM_PACKAGES}: no line run=")
    return found[1].split()


def checksums(root: Path) -> str:
    files = sorted(it for it in (root / "usr").rglob("*") if it.is_file() and not it.is_symlink())
    digests = ((hashlib.md5(it.read_bytes(), usedforsecurity=False), it) for it in files)
    return "".join(f"{md5.hexdigest()}  {it.relative_to(root)}\n" for md5, it in digests)


def settle(root: Path) -> None:
    """Modes and times that do not tell where the package was made."""
    second = moment().timestamp()
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            is_program = path.is_dir() or path.stat().st_mode & 0o111
            path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (second, second), follow_symlinks=False)


def _minor(version: str) -> int:
    return int(version.partition(".")[2])


if __name__ == "__main__":
    main()
