"""A movable folder with the program and its part of Qt."""

import subprocess
import sys
from pathlib import Path

import pytest

import make_bundle
import qt_parts
from allfives_desktop import __version__
from qt_parts import BINDINGS, QT, Parts

MOST = 200_000_000
LEFT_OUT = ("WebEngine", "Pdf", "Quick3D", "Designer", "QuickControls2", "Charts")


@pytest.fixture(scope="module")
def parts() -> Parts:
    return qt_parts.parts()


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made") / "bundle"
    make_bundle.make(folder)
    return folder.rename(folder.with_name("moved"))


def use_this_python(bundle: Path) -> None:
    """In place of the system's, which may be one that nobody asked the bundle to be made for."""
    link = bundle / "lib" / "allfives" / "bin" / "python3"
    assert link.is_symlink()
    link.unlink()
    python = Path(sys.base_prefix, "bin", "python3").resolve()
    link.symlink_to(python)
    config = bundle / "lib" / "allfives" / "pyvenv.cfg"
    config.write_text(config.read_text().replace(make_bundle.HOME_OF_PYTHON, str(python.parent)))


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


def test_bundle_is_small_enough(bundle: Path) -> None:
    assert make_bundle.size(bundle) < MOST


@pytest.mark.slow
def test_moved_bundle_plays_a_match(bundle: Path, tmp_path: Path) -> None:
    use_this_python(bundle)
    homes = {f"XDG_{kind}_HOME": str(tmp_path / kind) for kind in ("DATA", "CONFIG", "CACHE")}
    platform = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "LANG": "C.UTF-8"}
    (tmp_path / "json.py").write_text("raise RuntimeError('not this one')\n")
    said = ""
    program, record = bundle / "bin" / "allfives", tmp_path / "match.jsonl"
    for arguments in (
        ["--watch", "--speed", "off", "--matches", "1", "--language", "nl", "--records", record],
        ["verify", record],
        ["--version"],
    ):
        result = subprocess.run(
            [program, *arguments],
            cwd=tmp_path,
            env={"PATH": "/usr/bin:/bin", **homes, **platform},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (result.returncode, result.stderr) == (0, "")
        said = result.stdout
    assert __version__ in said
