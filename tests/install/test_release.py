"""What stands in the way of a release, and the papers that go with one."""

import hashlib
from pathlib import Path

import pytest

import changelog
import make_sbom
import python_parts
import release
import try_versions
from allfives_desktop import __version__
from python_parts import Python

READY = f"""\
# Changelog

## [Unreleased]

## [{__version__}] - 2031-02-03

### Added

- One thing that takes
  two lines.
- Another.

## [0.0.1] - 2030-01-01

- The first.
"""


def test_changelog_is_read_in_order() -> None:
    first, second = changelog.releases(READY)
    assert (first.version, str(first.day)) == (__version__, "2031-02-03")
    assert first.changes == ("One thing that takes two lines.", "Another.")
    assert second.changes == ("The first.",)


def test_own_changelog_can_be_read() -> None:
    sections = changelog.sections(changelog.FILE.read_text(encoding="utf-8"))
    assert any(section.changes for section in sections)


def test_version_without_day_is_refused() -> None:
    with pytest.raises(ValueError, match=r"0\.0\.1"):
        changelog.sections(READY.replace(" - 2030-01-01", ""))


@pytest.mark.parametrize(
    ("before", "after", "hindrance"),
    [
        ("", "", ""),
        (f"[{__version__}]", "[99.0.0]", "does not tell version"),
        ("[Unreleased]\n", "[Unreleased]\n\n- Left over.\n", "under Unreleased"),
        ("- One thing that takes\n  two lines.\n- Another.\n", "", "tells nothing"),
    ],
)
def test_changelog_must_tell_the_version(before: str, after: str, hindrance: str) -> None:
    found = list(release.in_changelog(READY.replace(before, after) if before else READY))
    assert [hindrance in sentence for sentence in found] == [True] * bool(hindrance)


def test_benchmarks_must_tell_of_the_version() -> None:
    text = release.BENCHMARKS.read_text(encoding="utf-8")
    assert list(release.in_benchmarks(text)) == []
    assert len(list(release.in_benchmarks(text, "99.0.0"))) == 3
    assert len(list(release.in_benchmarks(text.replace("## Size", "## Sighs")))) == 1


def test_newer_c_library_than_that_of_debian_12_is_no_release(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    python = Python(tmp_path, "3.11", "3.11.2", "cpython-311", tmp_path, tmp_path)
    monkeypatch.setattr(python_parts, "find", lambda _: python)
    monkeypatch.setattr(python_parts, "glibc", lambda _: (2, 36))
    assert list(release.in_python()) == []
    monkeypatch.setattr(python_parts, "glibc", lambda _: (2, 41))
    assert ["Debian 12" in sentence for sentence in release.in_python()] == [True]


def test_lowest_versions_are_those_of_the_ranges() -> None:
    pins = dict(pin.split("==") for pin in try_versions.lowest())
    assert set(pins) >= {"PySide6-Addons", "PySide6-Essentials", "msgspec", "numpy", "platformdirs"}
    assert pins["PySide6-Addons"] == pins["PySide6-Essentials"]


def test_changed_tree_is_no_release(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {"status": " M README.md", "tag": f"v{__version__}"}
    monkeypatch.setattr(release, "git", lambda *command: answers[command[0]])
    assert ["README.md" in sentence for sentence in release.in_tree()] == [True]
    answers.update(status="", tag="")
    assert list(release.in_tree()) == [f"the commit has no tag v{__version__}"]


def test_digests_are_those_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"b")
    (tmp_path / "a").write_bytes(b"a")
    (tmp_path / "SHA256SUMS").write_bytes(b"")
    a, b = (hashlib.sha256(text).hexdigest() for text in (b"a", b"b"))
    assert release.digests(tmp_path) == f"{a}  a\n{b}  b\n"


def test_bill_of_materials_names_every_pin_of_the_lock() -> None:
    lock = (make_sbom.ROOT / "requirements.lock").read_text(encoding="utf-8")
    components = make_sbom.sbom()["components"]
    lines = [line for line in lock.splitlines() if "==" in line and not line.startswith(" ")]
    assert len(components) == len(lines)
    assert lock.count("--hash=") == sum(len(it["properties"]) for it in components)


def test_bill_of_materials_tells_what_runs_from_what_only_builds() -> None:
    components = {it["name"]: it for it in make_sbom.sbom()["components"]}
    required = {name for name, it in components.items() if it["scope"] == "required"}
    assert required == set(make_sbom.LICENCES)
    assert components["ruff"]["scope"] == "excluded"


def test_bill_of_materials_refers_to_what_it_holds() -> None:
    document = make_sbom.sbom()
    held = {it["bom-ref"] for it in document["components"]} | {make_sbom.NAME}
    edges = {it["ref"]: it["dependsOn"] for it in document["dependencies"]}
    assert set(edges) == held
    assert {name for names in edges.values() for name in names} <= held
    essentials = next(it for it in held if it.startswith("pkg:pypi/pyside6-essentials@"))
    assert any(name.startswith("pkg:pypi/shiboken6@") for name in edges[essentials])
