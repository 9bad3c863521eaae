"""A movable folder with the program, Python and its part of Qt."""

import subprocess
from pathlib import Path

import pytest

import make_bundle
import python_parts
import qt_parts
from allfives_desktop import __version__
from qt_parts import BINDINGS, QT, Parts

MOST = 200_000_000
LEFT_OUT = ("WebEngine", "Pdf", "Quick3D", "Designer", "QuickControls2", "Charts")


@pytest.fixture(scope="module")
def parts() -> Parts:
    return qt_parts.parts()


def can_be_carried() -> bool:
    """Debian's Python is one program; where the system has another, no bundle is made."""
    try:
        python_parts.find()
    except (OSError, ValueError):
        return False
    return True


@pytest.fixture(scope="module")
def bundles(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """One, or none where the system's Python is not of one piece, as Debian's is."""
    folder = tmp_path_factory.mktemp("made") / "bundle"
    try:
        python_parts.find()
    except (OSError, ValueError):
        return []
    make_bundle.make(folder)
    return [folder.rename(folder.with_name("moved"))]


def test_every_module_that_the_sources_import_goes_along(parts: Parts) -> None:
    assert qt_parts.imported() <= set(parts.modules)
    for name in qt_parts.imported():
        assert BINDINGS / f"{name}.abi3.so" in parts.files


def test_qml_modules_go_along_with_their_plugins(parts: Parts) -> None:
    for name in qt_parts.imported_qml():
        assert QT / "qml" / name.replace(".", "/") / "qmldir" in parts.files


@pytest.mark.parametrize("platform", ["xcb", "wayland", "offscreen"])
def test_windows_open_on_every_display(parts: Parts, platform: str) -> None:
    assert QT / "plugins" / "platforms" / f"libq{platform}.so" in parts.files


def test_every_named_plugin_is_there() -> None:
    for patterns in qt_parts.PLUGINS.values():
        for pattern in patterns:
            assert list((QT / "plugins").glob(pattern)), pattern


def test_nothing_needs_a_library_of_qt_that_stays_behind(parts: Parts) -> None:
    ours = ("libQt6", "libpyside", "libshiboken", "libicu")
    assert not [name for name in parts.outside if name.startswith(ours)]


def test_what_is_not_used_stays_behind(parts: Parts) -> None:
    names = [file.name for file in parts.files]
    assert not [name for name in names if any(word in name for word in LEFT_OUT)]


def test_python_that_needs_a_library_of_its_own_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(python_parts, "needs", lambda _: ("libc.so.6", "libpython3.11.so.1.0"))
    with pytest.raises(ValueError, match="needs libpython"):
        python_parts.find()


def test_bundle_is_small_enough(bundles: list[Path]) -> None:
    for bundle in bundles:
        assert make_bundle.size(bundle) < MOST


def test_bundle_keeps_nothing_that_tells_when_it_was_made(bundles: list[Path]) -> None:
    for bundle in bundles:
        assert not list(bundle.rglob("__pycache__"))


def test_moved_bundle_takes_no_module_of_others(bundles: list[Path]) -> None:
    code = "import sys, sqlite3, numpy, PySide6.QtQuickWidgets; print(*sys.path, sep='\\n')"
    for bundle in bundles:
        said = python_parts.said(bundle / "lib" / "allfives" / "bin" / "python3", code)
        for path in said.splitlines():
            assert Path(path).is_relative_to(bundle)


def test_python_asks_for_no_library_that_is_not_named(bundles: list[Path]) -> None:
    for bundle in bundles:
        home = bundle / "lib" / "allfives"
        for file in (home / "bin" / "python3", *home.glob("lib/python3*/lib-dynload/*.so")):
            assert set(python_parts.needs(file)) <= set(python_parts.SYSTEM_LIBRARIES)


@pytest.mark.slow
def test_moved_bundle_plays_a_match(bundles: list[Path], tmp_path: Path) -> None:
    homes = {f"XDG_{kind}_HOME": str(tmp_path / kind) for kind in ("DATA", "CONFIG", "CACHE")}
    platform = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "LANG": "C.UTF-8"}
    (tmp_path / "json.py").write_text("raise RuntimeError('not this one')\n")
    record = tmp_path / "match.jsonl"
    watching = ["--watch", "--speed", "off", "--matches", "1", "--language", "nl"]
    for program in (bundle / "bin" / "allfives" for bundle in bundles):
        said = ""
        for arguments in ([*watching, "--records", record], ["verify", record], ["--version"]):
            result = subprocess.run(
                [program, *arguments],
                cwd=tmp_path,
                env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(tmp_path), **homes, **platform},
                capture_output=True,
                text=True,
                check=False,
            )
            assert (result.returncode, result.stderr) == (0, "")
            said = result.stdout
        assert __version__ in said
