"""Makes a Debian package: python packaging/linux/make_deb.py FOLDER [--python PROGRAM]

Needs dpkg-deb and binutils, and no root. Set SOURCE_DATE_EPOCH to make the same package again, and
DEBFULLNAME and DEBEMAIL to whoever answers for it.
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
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

import changelog
import make_bundle
import python_parts
from allfives_desktop import __version__

HERE: Final = Path(__file__).parent
DEBIAN: Final = HERE / "debian"
SYSTEM_PACKAGES: Final = HERE.parent / "system_packages.sh"
NAME: Final = "allfives"
REVISION: Final = "1"
# Nobody's address, by RFC 2606, until whoever makes the release gives one.
NOBODY: Final = ("The All Fives project", "noreply@allfives.invalid")
QT_LIBRARIES: Final = ("libgcc-s1", "libstdc++6 (>= 11)")
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
    parser.add_argument("--python", type=Path, default=python_parts.SYSTEM, metavar="PROGRAM")
    wish = parser.parse_args()
    print(make(wish.folder, wish.python))


def make(folder: Path, program: Path = python_parts.SYSTEM) -> Path:
    """The package, made in `folder`, with the Python `program` in it."""
    with tempfile.TemporaryDirectory() as work:
        root = Path(work) / "root"
        make_bundle.make(root / "usr", program, zsh="zsh/vendor-completions")
        lay_documents(root / "usr" / "share")
        lay_control(root)
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


def maintainer() -> str:
    name, address = NOBODY
    return f"{os.environ.get('DEBFULLNAME', name)} <{os.environ.get('DEBEMAIL', address)}>"


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
        f" -- {maintainer()}  {day}\n"
    )


def lay_control(root: Path) -> None:
    control = root / "DEBIAN"
    control.mkdir()
    kilobytes = make_bundle.size(root / "usr") // 1024
    fields = {
        "Package": NAME,
        "Version": version(),
        "Architecture": architecture(),
        "Maintainer": maintainer(),
        "Installed-Size": str(kilobytes),
        "Depends": ", ".join(dependencies(root)),
        "Recommends": ", ".join(RECOMMENDED),
        "Section": "games",
        "Priority": "optional",
        "Description": f"{SUMMARY}\n{textwrap.indent(textwrap.fill(DESCRIPTION, 76), ' ')}",
    }
    text = "".join(f"{key}: {value}\n" for key, value in fields.items())
    (control / "control").write_text(text, encoding="utf-8")
    (control / "md5sums").write_text(checksums(root), encoding="utf-8")


def dependencies(root: Path) -> list[str]:
    """The libraries of the system: those of Python, of Qt, and of its plugins."""
    oldest = "libc6 (>= {}.{})".format(*python_parts.oldest_glibc(root))
    of_python = set(python_parts.SYSTEM_LIBRARIES.values()) - {"libc6"}
    return [oldest, *sorted(of_python), *QT_LIBRARIES, *system_libraries()]


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


if __name__ == "__main__":
    main()
