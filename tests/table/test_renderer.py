"""What paints the table: chosen from what is wished and known, and never again what went down."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from allfives_desktop.table import renderer, renderer_trial
from allfives_desktop.table.renderer import MOST_DRIVERS, Api, Painting, Renderer, driver_here
from allfives_desktop.table.renderer_trial import POINTS, SIDE, device, is_right

DRIVER, OTHER = "6.11 xcb i915", "6.12 xcb i915"
OPENGL = "OpenGL VENDOR: Intel RENDERER: Mesa Intel(R) UHD VERSION: 4.6 Mesa 25.1"
D3D = [
    "Adapter 0: 'Intel(R) UHD' (vendor 0x8086 device 0x9BA8 flags 0x0)\n  using this adapter",
    "Adapter 1: 'Microsoft Basic Render Driver' (vendor 0x1414 device 0x8C flags 0x2)",
]


@pytest.fixture
def apis(monkeypatch: pytest.MonkeyPatch) -> list[Api]:
    """What Qt has been told to paint with."""
    told: list[Api] = []
    window = SimpleNamespace(setGraphicsApi=told.append, sceneGraphBackend=str)
    monkeypatch.setattr(renderer, "QQuickWindow", window)
    return told


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "renderer.json"


def begun(path: Path, wish: str = "", driver: str = DRIVER) -> Painting:
    painting = Painting(path, driver)
    painting.begin(wish)
    return painting


def known(path: Path, *, works: bool) -> None:
    Painting(path, DRIVER).keep(works=works)


def test_the_first_start_paints_by_software(path: Path, apis: list[Api]) -> None:
    painting = begun(path)
    assert painting.renderer is Renderer.SOFTWARE
    assert painting.is_open
    assert apis == [Api.Software]
    assert not path.exists()


@pytest.mark.parametrize("works", [True, False])
def test_what_a_trial_found_counts_from_the_next_start_on(
    path: Path, apis: list[Api], *, works: bool
) -> None:
    known(path, works=works)
    painting = begun(path)
    assert not painting.is_open
    assert (apis == [renderer.hardware()]) is works
    painting.painted()
    assert begun(path, driver=OTHER).is_open, "another driver is tried anew"
    assert apis[-1] is Api.Software


@pytest.mark.parametrize("works", [True, False, None])
def test_the_wish_comes_first(path: Path, apis: list[Api], *, works: bool | None) -> None:
    if works is not None:
        known(path, works=works)
    assert begun(path, "software").renderer is Renderer.SOFTWARE
    wished = begun(path, "hardware").renderer
    assert wished is (Renderer.SOFTWARE if works is False else Renderer.HARDWARE)


@pytest.mark.parametrize("wish", ["", "hardware"])
def test_a_start_that_painted_nothing_is_not_repeated(
    path: Path, apis: list[Api], wish: str
) -> None:
    known(path, works=True)
    begun(path, wish)
    again = begun(path, wish)
    assert again.renderer is Renderer.SOFTWARE
    assert not again.is_open
    assert begun(path, wish).renderer is Renderer.SOFTWARE
    again.forget()
    assert begun(path, "hardware").renderer is Renderer.HARDWARE, "whoever wishes it anew has it"


def test_a_table_that_was_seen_is_painted_so_again(path: Path, apis: list[Api]) -> None:
    known(path, works=True)
    begun(path).painted()
    assert begun(path).renderer is Renderer.HARDWARE


def test_where_nothing_can_be_chosen_nothing_is_tried(path: Path, apis: list[Api]) -> None:
    painting = begun(path, "hardware", driver="")
    assert painting.renderer is Renderer.SOFTWARE
    assert not painting.is_open
    assert apis == [Api.Software]


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "[]",
        "{}",
        '{"drivers": 3, "starting": ""}',
        '{"drivers": {"6.11 xcb i915": "yes"}}',
        '{"drivers": {"6.11 xcb i915": "yes"}, "starting": ""}',
        "[" * 5000,
        '{"drivers": {"6.11 xcb i915": true}, "starting": ""}' + " " * renderer.LARGEST,
    ],
)
def test_a_damaged_file_is_as_none(path: Path, apis: list[Api], kept: str) -> None:
    path.parent.mkdir()
    path.write_text(kept)
    assert begun(path).renderer is Renderer.SOFTWARE


def test_only_the_last_drivers_are_kept_and_a_full_disk_is_borne(
    path: Path, apis: list[Api], monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(MOST_DRIVERS + 2):
        Painting(path, f"driver {number}").keep(works=True)
    assert len(json.loads(path.read_text())["drivers"]) == MOST_DRIVERS
    monkeypatch.setattr(Path, "write_text", refuse)
    known(path, works=True)
    begun(path, driver=f"driver {MOST_DRIVERS}").painted()


def refuse(*_: object, **__: object) -> None:
    raise OSError("full")


def test_a_driver_is_known_by_card_and_by_version(tmp_path: Path) -> None:
    card = tmp_path / "sys/class/drm/card0/device"
    module, mesa = tmp_path / "sys/module/nvidia", tmp_path / "usr/lib/dri"
    names = [driver_here(tmp_path)]
    for folder, file, text in (
        (card, "vendor", "0x10de"),
        (card, "device", "0x1f08"),
        (module, "version", "580.95"),
        (module, "version", "590.10"),
        (mesa, "iris_dri.so", ""),
    ):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text)
        names.append(driver_here(tmp_path))
    assert len(set(names)) == len(names)
    assert driver_here(tmp_path) == names[-1]


def test_windows_tells_of_its_drivers(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"DriverDesc": "GeForce", "DriverVersion": "32.0.15"}

    def open_key(_root: int, name: str) -> str:
        if not name.endswith("0001"):
            raise FileNotFoundError
        return name

    registry = SimpleNamespace(
        HKEY_LOCAL_MACHINE=0,
        OpenKey=open_key,
        QueryValueEx=lambda _key, name: (said[name], 1),
    )
    monkeypatch.setitem(sys.modules, "winreg", registry)
    monkeypatch.setattr(sys, "platform", "win32")
    assert driver_here().endswith("GeForce 32.0.15")
    assert renderer.hardware() is Api.Direct3D11


def test_whoever_told_qt_what_to_paint_with_is_heard(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not renderer.can_be_chosen({}), "nobody sees what is painted off the screen"
    monkeypatch.setattr(renderer, "DEAF_PLATFORMS", frozenset())
    assert renderer.can_be_chosen({})
    assert not renderer.can_be_chosen({"QT_QUICK_BACKEND": "software"})


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ([OPENGL], "Intel RENDERER: Mesa Intel(R) UHD VERSION: 4.6 Mesa 25.1"),
        (D3D, "'Intel(R) UHD' (vendor 0x8086 device 0x9BA8 flags 0x0)"),
        (["Metal device: Apple M3"], "Apple M3"),
        (["nothing of the kind"], ""),
    ],
)
def test_a_driver_is_named_as_qt_tells(said: list[str], name: str) -> None:
    assert device(said) == name


def picture(side: int, *, wrong: int = -1) -> QImage:
    """Nothing but the points that are looked at, one of them wrong."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for at, ((x, y), colour) in enumerate(POINTS.items()):
        shown = QColor(0, 0, 0) if at == wrong else QColor(*colour)
        scale = side / SIDE
        painter.fillRect(round(x * scale) - 1, round(y * scale) - 1, 3, 3, shown)
    painter.end()
    return image


@pytest.mark.parametrize("side", [SIDE, 2 * SIDE])
def test_every_point_of_the_scene_counts(side: int) -> None:
    assert is_right(picture(side))
    for at in range(len(POINTS)):
        assert not is_right(picture(side, wrong=at))
    assert not is_right(QImage())


def test_the_scene_has_its_colours_in_the_software_renderer(qapp: object) -> None:
    assert is_right(renderer_trial.painted())
