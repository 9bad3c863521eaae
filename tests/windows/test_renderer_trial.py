"""A trial of the graphics hardware is a process that may do anything; what it does is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from allfives_desktop.session.preferences import Preferences
from allfives_desktop.table.renderer import Painting
from allfives_desktop.windows import renderer_trial
from allfives_desktop.windows.renderer_trial import RendererTrial, is_hardware

DRIVER = "6.11 xcb i915"
LONG = 20_000
TELL = "import json; print(json.dumps({!r}), flush=True)"
GOOD = TELL.format({"device": "Mesa Intel(R) UHD", "is_right": True})
BLACK = TELL.format({"device": "Mesa Intel(R) UHD", "is_right": False})
LLVM = TELL.format({"device": "Mesa RENDERER: llvmpipe (LLVM 15.0.6)", "is_right": True})
CRASH = "import os; os.abort()"
HANG = "import signal; signal.pause()"
Make = Callable[..., RendererTrial]


@pytest.fixture
def painting(tmp_path: Path) -> Painting:
    return Painting(tmp_path / "renderer.json", DRIVER)


@pytest.fixture
def make(
    qapp: object,
    tmp_path: Path,
    painting: Painting,
    preferences: Preferences,
    monkeypatch: pytest.MonkeyPatch,
) -> Make:
    """Call it with the text of a trial."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(renderer_trial, "can_be_chosen", lambda: True)

    def make(
        text: str, *, patience: int = LONG, is_resting: Callable[[], bool] = lambda: True
    ) -> RendererTrial:
        (tmp_path / "trial_of_a_test.py").write_text(text)
        return RendererTrial(
            painting,
            preferences,
            is_resting,
            module="trial_of_a_test",
            after=0,
            patience=patience,
        )

    return make


@pytest.mark.parametrize(
    ("text", "works"),
    [
        (GOOD, True),
        (BLACK, False),
        (LLVM, False),
        (CRASH, False),
        (f"{GOOD}; {CRASH}", False),
        ("print('{}')", False),
        ("raise SystemExit(1)", False),
        ("", False),
    ],
)
def test_only_a_right_picture_of_real_hardware_counts(
    make: Make, painting: Painting, qtbot: QtBot, text: str, *, works: bool
) -> None:
    trial = make(text)
    qtbot.waitUntil(lambda: not painting.is_open, timeout=LONG)
    assert painting.works is works
    assert not trial.is_under_way


def test_a_trial_that_hangs_is_ended(make: Make, painting: Painting, qtbot: QtBot) -> None:
    trial = make(HANG, patience=50)
    qtbot.waitUntil(lambda: not painting.is_open, timeout=LONG)
    assert not painting.works
    assert not trial.is_under_way


def test_nothing_is_tried_while_something_moves(
    make: Make, painting: Painting, qtbot: QtBot
) -> None:
    looks: list[bool] = []

    def is_resting() -> bool:
        looks.append(len(looks) == 3)
        return looks[-1]

    trial = make(GOOD, is_resting=is_resting)
    qtbot.waitUntil(lambda: not painting.is_open, timeout=LONG)
    assert looks == [False, False, False, True]
    trial.stop()


def test_what_is_known_is_not_tried_again_until_it_is_chosen_anew(
    make: Make, painting: Painting, preferences: Preferences, qtbot: QtBot
) -> None:
    painting.keep(works=False)
    trial = make(GOOD)
    assert not trial._idle.isActive()
    preferences.set("renderer", "software")
    assert not painting.is_open
    assert not trial._idle.isActive()
    preferences.set("renderer", "")
    qtbot.waitUntil(lambda: painting.works, timeout=LONG)
    painting.keep(works=False)
    preferences.set("renderer", "hardware")
    assert painting.is_open, "a start with it may be tried"
    assert not trial._idle.isActive(), "but a wish needs no trial"


def test_closing_in_mid_trial_leaves_nothing_and_decides_nothing(
    make: Make, painting: Painting, qtbot: QtBot
) -> None:
    trial = make(HANG)
    qtbot.waitUntil(lambda: trial.pid > 0, timeout=LONG)
    pid = trial.pid
    trial.stop()
    assert not Path("/proc", str(pid)).exists()
    assert painting.is_open


@pytest.mark.parametrize(
    ("device", "hardware"),
    [
        ("Mesa RENDERER: Mesa Intel(R) UHD Graphics 620 (KBL GT2)", True),
        ("NVIDIA Corporation RENDERER: NVIDIA GeForce RTX 2060/PCIe/SSE2", True),
        ("AMD RENDERER: AMD Radeon Graphics (radeonsi, renoir, LLVM 19.1, DRM 3.61)", True),
        ("Mesa/X.org RENDERER: llvmpipe (LLVM 15.0.6, 256 bits)", False),
        ("'Microsoft Basic Render Driver' (vendor 0x1414 device 0x8C flags 0x2)", False),
        ("Google Inc. RENDERER: Google SwiftShader", False),
        ("Apple Software Renderer", False),
        ("", False),
    ],
)
def test_what_paints_with_the_processor_is_no_hardware(device: str, *, hardware: bool) -> None:
    assert is_hardware(device) is hardware
