"""Checks that a release may be made, and makes what can be made on Linux:
python packaging/linux/release.py [--out dist] [--check]

packaging/release.md tells the rest.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import changelog
import make_bundle
import make_deb
import python_parts
from allfives_desktop import __version__

ROOT: Final = Path(__file__).resolve().parents[2]
BENCHMARKS: Final = ROOT / "BENCHMARKS.md"
OLDEST_GLIBC: Final = (2, 36)  # of Debian 12
CHECKS: Final = (
    ("update_translations.py", "--check"),
    ("check_translations.py",),
)


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--check", action="store_true", help="only say what stands in the way")
    wish = parser.parse_args()
    hindrances = [*in_tree(), *in_changelog(changelog.FILE.read_text(encoding="utf-8"))]
    hindrances += in_benchmarks(BENCHMARKS.read_text(encoding="utf-8"))
    hindrances += [*in_translations(), *in_python()]
    for hindrance in hindrances:
        print(f"release: {hindrance}", file=sys.stderr)
    if hindrances:
        return 1
    if not wish.check:
        make(wish.out)
    return 0


def in_tree() -> Iterator[str]:
    """What keeps this tree from being what a release is made of."""
    if changed := git("status", "--porcelain"):
        yield f"the tree is not clean:\n{changed}"
    if f"v{__version__}" not in git("tag", "--points-at", "HEAD").split():
        yield f"the commit has no tag v{__version__}"


def in_changelog(text: str, version: str = __version__) -> Iterator[str]:
    told = changelog.releases(text)
    if not told or told[0].version != version:
        yield f"CHANGELOG.md does not tell version {version} first"
    elif not told[0].changes:
        yield f"CHANGELOG.md tells nothing of version {version}"
    for section in changelog.sections(text):
        if section.version == changelog.UNRELEASED and section.changes:
            yield "CHANGELOG.md has changes under Unreleased: move them under the version"


def in_benchmarks(text: str, version: str = __version__) -> Iterator[str]:
    for heading in ("## Size", "## Start", "## The window"):
        section = text.partition(heading)[2].partition("\n## ")[0]
        if f"ersion {version}" not in section:
            yield f"BENCHMARKS.md does not tell of version {version} under {heading!r}"


def in_python(program: Path = python_parts.SYSTEM) -> Iterator[str]:
    """What keeps the system's Python from being carried to Debian 12."""
    try:
        python = python_parts.find(program)
    except (OSError, ValueError) as error:
        yield str(error)
        return
    needed = max(python_parts.glibc(python.program), python_parts.oldest_glibc(python.compiled))
    if needed > OLDEST_GLIBC:
        yield f"{program} does not start on Debian 12, which has an older C library: release there"


def in_translations() -> Iterator[str]:
    for script, *arguments in CHECKS:
        command = [sys.executable, str(ROOT / "packaging" / script), *arguments]
        result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
        if result.returncode != 0:
            yield f"{script}: {(result.stdout + result.stderr).strip()}"


def make(out: Path) -> None:
    """Archive, wheel, bundle, package, bill of materials and digests, in an empty `out`."""
    out.mkdir(parents=True)
    os.environ["SOURCE_DATE_EPOCH"] = git("log", "-1", "--format=%ct")
    run("-m", "hatchling", "build", "-d", out, "-t", "sdist", "-t", "wheel")
    (wheel,) = out.glob("*.whl")
    run(ROOT / "packaging" / "try_versions.py", wheel)
    pack_bundle(out)
    lint(make_deb.make(out))
    run(ROOT / "packaging" / "make_sbom.py", out / f"allfives-{__version__}.cdx.json")
    (out / "SHA256SUMS").write_text(digests(out), encoding="utf-8")


def lint(package: Path) -> None:
    """Where lintian is installed, it must find nothing but what the overrides name."""
    if shutil.which("lintian"):
        subprocess.run(["lintian", "--fail-on", "error,warning", package], check=True)


def pack_bundle(out: Path) -> Path:
    name = f"allfives-{__version__}-linux-{make_deb.architecture()}"
    package = out / f"{name}.tar.xz"
    with tempfile.TemporaryDirectory() as work:
        root = Path(work, name)
        make_bundle.make(root)
        make_deb.settle(root)
        with tarfile.open(package, "w:xz", preset=3) as archive:
            archive.add(root, name, filter=nobody)
    return package


def nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry that does not tell who packed it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def digests(folder: Path) -> str:
    """In the form of sha256sum."""
    files = sorted(it for it in folder.iterdir() if it.name != "SHA256SUMS")
    return "".join(f"{hashlib.sha256(it.read_bytes()).hexdigest()}  {it.name}\n" for it in files)


def run(*command: str | Path) -> None:
    subprocess.run([sys.executable, *command], check=True, cwd=ROOT)


def git(*command: str) -> str:
    result = subprocess.run(["git", *command], capture_output=True, text=True, check=True, cwd=ROOT)
    return result.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
