"""The package for Debian: what it says about itself, and what is in it."""

import os
import re
import shutil
import subprocess
from email.parser import Parser
from pathlib import Path

import pytest

import make_bundle
import make_deb


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one program in it, before it is packed."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1900000000")
    make_bundle.write_program(tmp_path / "usr" / "bin" / "allfives", make_bundle.LAUNCHER)
    page = tmp_path / "usr" / "share" / "man" / "man1" / "allfives.1"
    make_bundle.copy(make_deb.HERE / "allfives.1", page)
    make_deb.lay_documents(tmp_path / "usr" / "share")
    make_deb.lay_control(tmp_path)
    make_deb.settle(tmp_path)
    return tmp_path


def test_control_names_what_must_be_there(root: Path) -> None:
    control = Parser().parsestr((root / "DEBIAN" / "control").read_text())
    needed = control["Depends"].split(", ")
    assert needed[0].startswith("libc6 (>= ")
    assert {"libsqlite3-0", "libxcb-cursor0"} <= set(needed)
    assert set(make_deb.system_libraries()) <= set(needed)
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*-1", control["Version"])
    assert int(control["Installed-Size"]) > 0


def test_whoever_releases_gives_the_address(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    control = Parser().parsestr((root / "DEBIAN" / "control").read_text())
    assert control["Maintainer"].endswith("@allfives.invalid>")
    monkeypatch.setenv("DEBFULLNAME", "Ana")
    monkeypatch.setenv("DEBEMAIL", "ana@example.org")
    assert make_deb.maintainer() == "Ana <ana@example.org>"


def test_package_is_the_same_again(root: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    if shutil.which("dpkg-deb") is None:  # built and tested on Debian
        return
    packages = [make_deb.pack(root, tmp_path_factory.mktemp(name)) for name in ("one", "two")]
    first, second = (package.read_bytes() for package in packages)
    assert first == second
    listed = subprocess.run(
        ["dpkg-deb", "--contents", packages[0]], capture_output=True, text=True, check=True
    )
    lines = {line.split()[-1]: line for line in listed.stdout.splitlines()}
    assert lines["./usr/bin/allfives"].startswith("-rwxr-xr-x root/root")
    assert "./usr/share/man/man1/allfives.1.gz" in lines
    assert "./usr/share/man/man1/allfives.1" not in lines


def test_checksums_are_those_of_the_files(root: Path) -> None:
    if shutil.which("md5sum"):
        sums = root / "DEBIAN" / "md5sums"
        subprocess.run(["md5sum", "--check", "--quiet", sums], cwd=root, check=True)
    assert len((root / "DEBIAN" / "md5sums").read_text().splitlines()) == sum(
        len(files) for _, _, files in os.walk(root / "usr")
    )


def test_every_override_of_lintian_has_its_reason() -> None:
    lines = (make_deb.DEBIAN / "lintian-overrides").read_text().splitlines()
    tags = [line for line in lines if not line.startswith("#")]
    assert tags
    for tag in tags:
        assert lines[lines.index(tag) - 1].startswith("# ")
