"""Sounds as they come with the show, on any computer."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar

import PySide6
import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.cards import card
from allfives_desktop.rules.events import HandStarted, MatchWon, Played, Scored, ScoreKind
from allfives_desktop.table import sounds
from allfives_desktop.table.choreography import cue
from allfives_desktop.table.cues import Beat
from allfives_desktop.table.noises import Noise
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace
from allfives_desktop.table.sounds import (
    MOST_AT_ONCE,
    Loudspeaker,
    Sounds,
    loudspeaker,
    recordings,
)

if TYPE_CHECKING:
    from tests.table.conftest import Played as PlayedTable

NORMAL, OFF = Pace(), Pace(MotionSpeed.OFF)
PLAYED = Played(0, card("KS"))
SHUFFLED, WON = HandStarted(0, 0, 1), MatchWon(0)
NO_SOUND = {"PULSE_SERVER": "unix:/nowhere", "PIPEWIRE_REMOTE": "/nowhere"}


class Ear:
    """A speaker that only listens."""

    def __init__(self) -> None:
        self.heard: list[Noise] = []
        self.volume = 0.0

    def play(self, noise: Noise, volume: float) -> None:
        self.heard.append(noise)
        self.volume = volume

    def close(self) -> None:
        """There is nothing to end."""


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    ear = Ear()
    monkeypatch.setattr(sounds, "loudspeaker", lambda: ear)
    return ear


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def made(qapp: object, ear: Ear, clock: Clock) -> Sounds:
    made = Sounds(clock=clock)
    made.set_on(True)
    return made


def begin(made: Sounds, beat: Beat, pace: Pace = NORMAL) -> None:
    made.begin(beat, cue(beat, pace), pace)


def scored(points: int, before: int = 0) -> Scored:
    return Scored(ScoreKind.CAPTURE, 0, points, "KS", before, before + points)


def test_nothing_is_heard_before_it_is_turned_on(qapp: object, ear: Ear) -> None:
    silent = Sounds()
    begin(silent, SHUFFLED)
    assert ear.heard == []


def test_a_card_is_heard_where_it_arrives(made: Sounds, ear: Ear, qtbot: QtBot) -> None:
    begin(made, PLAYED)
    assert ear.heard == []
    qtbot.waitUntil(lambda: ear.heard == [Noise.CARD])
    made.settle()
    assert ear.heard == [Noise.CARD]


def test_a_card_that_is_hurried_there_is_heard_at_once(made: Sounds, ear: Ear) -> None:
    begin(made, PLAYED)
    made.settle()
    made.settle()
    assert ear.heard == [Noise.CARD]


def test_what_is_taken_back_is_not_heard_any_more(made: Sounds, ear: Ear, clock: Clock) -> None:
    begin(made, PLAYED)
    made.hush()
    made.settle()
    begin(made, scored(5))
    made.hush()
    made.land()
    assert ear.heard == []


def test_one_click_where_a_peg_comes_to_rest_as_it_lands(
    made: Sounds, ear: Ear, clock: Clock
) -> None:
    begin(made, scored(2))
    made.land()
    clock.now += 0.07
    made.land()
    made.land()
    assert ear.heard == [Noise.PEG] * 2


def test_sounds_too_close_to_be_told_apart_are_one(made: Sounds, ear: Ear, clock: Clock) -> None:
    for _ in range(10):
        begin(made, PLAYED, OFF)
        clock.now += 0.01
    assert ear.heard == [Noise.CARD] * 2
    begin(made, WON, OFF)
    assert ear.heard[2:] == [Noise.MATCH]


def test_a_show_that_cannot_be_seen_is_not_heard(made: Sounds, ear: Ear, clock: Clock) -> None:
    for beat in (SHUFFLED, PLAYED, scored(5), WON):
        clock.now += 1
        begin(made, beat, Pace(MotionSpeed.OFF, Dwell.NONE))
        made.land()
        made.settle()
    assert ear.heard == []


def test_the_volume_is_even_to_the_ear_and_none_is_silence(made: Sounds, ear: Ear) -> None:
    made.set_volume(50)
    begin(made, SHUFFLED)
    assert ear.volume == pytest.approx(0.25)
    made.set_volume(0)
    begin(made, WON)
    assert ear.heard == [Noise.SHUFFLE]


def test_turned_off_in_the_middle_it_is_silent_at_once(made: Sounds, ear: Ear) -> None:
    begin(made, PLAYED)
    made.set_on(False)
    made.settle()
    made.give_sample()
    assert ear.heard == []


def test_where_nothing_can_be_played_that_is_found_out_once(
    made: Sounds, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    asked: list[None] = []
    monkeypatch.setattr(sounds, "loudspeaker", lambda: asked.append(None))
    for beat in (SHUFFLED, WON, SHUFFLED):
        clock.now += 5
        begin(made, beat)
    assert asked == [None]


# On the table itself


@pytest.mark.parametrize("points", [1, 4, 9])
def test_a_walk_is_one_click_a_hole(
    shown: PlayedTable, ear: Ear, qtbot: QtBot, points: int
) -> None:
    walk(shown, scored(points))
    with qtbot.waitSignal(shown.view.stilled, timeout=5000):
        assert ear.heard == []
    assert ear.heard == [Noise.PEG] * points


def test_a_walk_that_is_hurried_is_one_click(shown: PlayedTable, ear: Ear) -> None:
    walk(shown, scored(9))
    shown.view.finish()
    assert ear.heard == [Noise.PEG]


def test_a_whole_hand_is_heard(shown: PlayedTable, ear: Ear, qtbot: QtBot) -> None:
    shown.table.sounds.set_on(True)
    beats: list[object] = []
    shown.director.begun.connect(lambda beat, *_: beats.append(beat))
    shown.begin()
    qtbot.waitUntil(lambda: shown.director.property("accepting"), timeout=20_000)
    assert ear.heard.count(Noise.SHUFFLE) == 1
    assert {Noise.TURN, Noise.DEAL} <= set(ear.heard)
    assert len(ear.heard) <= len(beats)


def test_a_show_without_motion_and_stay_is_silent(
    played: PlayedTable, ear: Ear, qtbot: QtBot
) -> None:
    played.table.sounds.set_on(True)
    played.begin()
    qtbot.waitUntil(played.is_open, timeout=20_000)
    assert len(played.session.log) >= 2
    assert ear.heard == []


def walk(table: PlayedTable, beat: Scored) -> None:
    """Lay a match, and let a peg begin to walk."""
    table.director.stop()
    table.begin()
    table.table.sounds.set_on(True)
    timing = cue(beat, NORMAL)
    table.table.sounds.begin(beat, timing, NORMAL)
    table.table.tableau.fold(beat, timing)


# The speakers of the computer


class Devices(QObject):
    """QMediaDevices, with one output that can be changed."""

    audioOutputsChanged = Signal()
    output = ""

    def defaultAudioOutput(self) -> Any:
        device = {"isNull": lambda _: not Devices.output, "name": Devices.output}
        return type("Device", (), device)()


class Sink(QObject):
    """QAudioSink: it has failed where its output is called broken."""

    stateChanged = Signal(object)
    made: ClassVar[list[Sink]] = []

    def __init__(self, device: Any, form: QAudioFormat, parent: QObject) -> None:
        super().__init__(parent)
        self.output = device.name
        self.rate = form.rate
        self.now = "active"
        self.size, self.volume, self.written = 0, 0.0, b""
        Sink.made.append(self)

    def setBufferSize(self, size: int) -> None:
        self.size = size

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def start(self) -> Sink | None:
        return None if self.output == "broken" else self

    def write(self, samples: bytes) -> int:
        assert len(samples) <= self.size
        self.written = samples
        return len(samples)

    def error(self) -> str:
        return "broken" if self.output == "broken" else "none"

    def state(self) -> str:
        return self.now

    def stop(self) -> None:
        self.now = "stopped"

    def run_out(self) -> None:
        self.now = "idle"
        self.stateChanged.emit(self.now)


class QAudioFormat:
    """Of the samples."""

    SampleFormat = SimpleNamespace(Int16=16)
    rate = channels = bits = 0

    def setSampleRate(self, rate: int) -> None:
        self.rate = rate

    def setChannelCount(self, channels: int) -> None:
        assert channels == 1

    def setSampleFormat(self, bits: int) -> None:
        assert bits == 16


@pytest.fixture
def output(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Call it with the name of the output that is there from now on."""
    library = ModuleType("PySide6.QtMultimedia")
    vars(library).update(
        QMediaDevices=Devices,
        QAudioSink=Sink,
        QAudioFormat=QAudioFormat,
        QtAudio=SimpleNamespace(
            State=SimpleNamespace(ActiveState="active"), Error=SimpleNamespace(NoError="none")
        ),
    )
    monkeypatch.setitem(sys.modules, library.__name__, library)
    monkeypatch.setattr(PySide6, "QtMultimedia", library, raising=False)
    Sink.made = []
    return lambda name: setattr(Devices, "output", name)


def test_variants_take_turns(output: Callable[[str], None]) -> None:
    output("speakers")
    speaker = Loudspeaker()
    for _ in range(4):
        speaker.play(Noise.PEG, 0.5)
    first, second, third, fourth = (sink.written for sink in Sink.made)
    assert len({first, second, third}) == 3
    assert fourth == first
    assert [each.samples for each in recordings(Noise.PEG)] == [first, second, third]
    assert {(sink.rate, sink.volume) for sink in Sink.made} == {(22_050, 0.5)}


def test_a_sound_that_is_over_makes_room(output: Callable[[str], None], qtbot: QtBot) -> None:
    output("speakers")
    speaker = Loudspeaker()
    speaker.play(Noise.CARD, 1)
    (sink,) = Sink.made
    with qtbot.waitSignal(sink.destroyed):
        sink.run_out()
        assert sink.now == "stopped"


def test_there_is_an_end_to_sounds_at_once(output: Callable[[str], None]) -> None:
    output("speakers")
    speaker = Loudspeaker()
    for _ in range(MOST_AT_ONCE + 3):
        speaker.play(Noise.CARD, 1)
    assert [sink.now for sink in Sink.made] == ["stopped"] * 3 + ["active"] * MOST_AT_ONCE
    speaker.close()
    assert {sink.now for sink in Sink.made} == {"stopped"}


def test_another_output_is_taken_and_none_is_borne(output: Callable[[str], None]) -> None:
    output("")
    speaker = Loudspeaker()
    for name in ("speakers", "headphones", "broken", "", "speakers"):
        speaker.play(Noise.CARD, 1)
        output(name)
        speaker._devices.audioOutputsChanged.emit()
    speaker.play(Noise.CARD, 1)
    heard = [sink.output for sink in Sink.made if sink.written]
    assert heard == ["speakers", "headphones", "speakers"]


def test_without_the_library_there_is_no_sound_and_no_word(
    qapp: object, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    monkeypatch.delattr(PySide6, "QtMultimedia", raising=False)
    monkeypatch.setattr(sounds, "DEAF_PLATFORMS", frozenset())
    assert loudspeaker() is None
    assert capfd.readouterr() == ("", "")


def test_on_a_screen_that_is_none_nothing_is_loaded(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    monkeypatch.delattr(PySide6, "QtMultimedia", raising=False)
    monkeypatch.setattr(sounds, "Loudspeaker", pytest.fail)
    assert loudspeaker() is None


def test_without_a_sound_server_there_is_no_word(tmp_path: Path) -> None:
    """The real library, in a process of its own: it stays loaded, and changes what Qt logs."""
    code = (
        "from PySide6.QtGui import QGuiApplication\n"
        "from PySide6.QtCore import QTimer\n"
        "from allfives_desktop.table import sounds\n"
        "from allfives_desktop.table.noises import Noise\n"
        "app = QGuiApplication([])\n"
        "sounds.DEAF_PLATFORMS = frozenset()\n"
        "speaker = sounds.loudspeaker()\n"
        "for noise in Noise:\n"
        "    if speaker: speaker.play(noise, 0.1)\n"
        "QTimer.singleShot(100, app.quit)\n"
        "app.exec()\n"
        "print('done')\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=dict(PYTHONPATH=":".join(sys.path), QT_QPA_PLATFORM="offscreen", **NO_SOUND)
        | {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "done\n", "")
