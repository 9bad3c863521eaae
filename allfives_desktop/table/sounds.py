"""The sounds of what is shown. Where there is nothing to hear them with, nothing is said of it.

QtMultimedia is imported with the first sound: it takes a while, and needs libraries of the system
that may be missing. QSoundEffect is not used: where two sounds overlap, Qt 6.11 may delete one in
its audio thread, and the main thread turns over a closed socket for ever (`QRtAudioEngine`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from PySide6.QtCore import QLoggingCategory, QObject, QTimer
from PySide6.QtGui import QGuiApplication

from allfives_desktop import assets
from allfives_desktop.rules.events import Scored
from allfives_desktop.table.noises import SHORTEST_GAP, Noise, heard

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioFormat, QAudioSink

    from allfives_desktop.table.cues import Beat, Cue
    from allfives_desktop.table.pace import Pace

DEAF_PLATFORMS: Final = frozenset({"minimal", "offscreen"})
QUIET: Final = "qt.multimedia*=false"
QUIETER: Final = f"{QUIET}\ndefault.warning=false"  # for PulseAudio, which names no category
LOUDEST: Final = 100
MOST_AT_ONCE: Final = 8
SPARE_BYTES: Final = 2048


class Speaker(Protocol):
    """What makes sounds heard."""

    def play(self, noise: Noise, volume: float) -> None:
        """Begin a sound at a share of its full amplitude, and return at once."""

    def close(self) -> None:
        """Be silent."""


class Sounds(QObject):
    """Sounds for what the director shows, once `set_on` has turned them on.

    The speakers are asked for once, for the first sound. `clock` gives seconds.
    """

    def __init__(
        self, parent: QObject | None = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._speaker: Speaker | None = None
        self._is_opened = self._is_on = self._is_pegging = False
        self._volume = LOUDEST
        self._last: dict[Noise, float] = {}
        self._due: Noise | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.settle)

    def set_on(self, on: bool) -> None:
        """Whether anything is to be heard."""
        self._is_on = on
        if not on:
            self.hush()

    def set_volume(self, volume: int) -> None:
        """How loud, from 0 to 100."""
        self._volume = volume

    def begin(self, beat: Beat, cue: Cue, pace: Pace) -> None:
        """A beat begins to be shown; where nothing can be seen, nothing is heard."""
        self.hush()
        if pace.shows_nothing:
            return
        self._is_pegging = isinstance(beat, Scored) and cue.peg > 0
        sound = heard(beat, cue)
        if sound is None:
            return
        self._due = sound.noise
        if sound.after:
            self._wait(sound.after)
        else:
            self.settle()

    def _wait(self, milliseconds: int) -> None:
        from PySide6.QtCore import Qt  # not sooner: see models.roles

        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.start(milliseconds)

    def settle(self) -> None:
        """All that moved has come to rest: what was to be heard then is heard now."""
        self._timer.stop()
        if self._due is not None:
            noise, self._due = self._due, None
            self._sound(noise)

    def land(self) -> None:
        """A peg comes down in a hole."""
        if self._is_pegging:
            self._sound(Noise.PEG)

    def hush(self) -> None:
        """What was still to be heard is not."""
        self._timer.stop()
        self._due = None
        self._is_pegging = False

    def give_sample(self) -> None:
        """Let the volume be heard."""
        self._sound(Noise.CARD)

    def close(self) -> None:
        """Nothing is heard any more."""
        self.set_on(False)
        if self._speaker is not None:
            self._speaker.close()
        self._speaker, self._is_opened = None, True

    def _sound(self, noise: Noise) -> None:
        if not self._is_on or not self._volume or not self._is_due(noise):
            return
        if not self._is_opened:
            self._is_opened = True
            self._speaker = loudspeaker()
        if self._speaker is not None:
            self._speaker.play(noise, (self._volume / LOUDEST) ** 2)

    def _is_due(self, noise: Noise) -> bool:
        """Whether the last such sound is long enough ago to be heard apart from this one."""
        now = self._clock()
        last = self._last.get(noise)
        if last is not None and now - last < SHORTEST_GAP[noise] / 1000:
            return False
        self._last[noise] = now
        return True


def loudspeaker() -> Speaker | None:
    """The speakers of this computer; None where QtMultimedia cannot be loaded."""
    if QGuiApplication.platformName() in DEAF_PLATFORMS:
        return None
    QLoggingCategory.setFilterRules(QUIETER)
    try:
        return Loudspeaker()
    except (ImportError, OSError):
        return None
    finally:
        QLoggingCategory.setFilterRules(QUIET)


class Loudspeaker(QObject):
    """The default output of the system, whichever that is at the moment, and maybe none.

    Raises ImportError where QtMultimedia or what it needs is not installed.
    """

    def __init__(self) -> None:
        super().__init__()
        from PySide6 import QtMultimedia

        self._library = QtMultimedia
        self._devices = QtMultimedia.QMediaDevices(self)
        self._device = self._devices.defaultAudioOutput()
        self._devices.audioOutputsChanged.connect(self._take_device)
        self._variants: dict[Noise, Iterator[Recording]] = {}
        self._sounding: list[QAudioSink] = []

    def play(self, noise: Noise, volume: float) -> None:
        """The next variant of a sound, whole, from a buffer: nothing the table does holds it up."""
        if self._device.isNull():
            return
        if len(self._sounding) == MOST_AT_ONCE:
            self._end(self._sounding[0])
        if noise not in self._variants:
            self._variants[noise] = cycle(recordings(noise))
        recording = next(self._variants[noise])
        sink = self._library.QAudioSink(self._device, self._format(recording.rate), self)
        sink.setBufferSize(len(recording.samples) + SPARE_BYTES)
        sink.setVolume(volume)
        buffer = sink.start()
        if self._has_failed(sink) or buffer.write(recording.samples) <= 0:
            sink.deleteLater()
            return
        self._sounding.append(sink)
        sink.stateChanged.connect(self._look_round)

    def close(self) -> None:
        """End what still sounds."""
        for sink in list(self._sounding):
            self._end(sink)

    def _format(self, rate: int) -> QAudioFormat:
        form = self._library.QAudioFormat()
        form.setSampleRate(rate)
        form.setChannelCount(1)
        form.setSampleFormat(self._library.QAudioFormat.SampleFormat.Int16)
        return form

    def _has_failed(self, sink: QAudioSink) -> bool:
        return sink.error() is not self._library.QtAudio.Error.NoError

    def _look_round(self) -> None:
        """A sound may be over, or its output gone."""
        active = self._library.QtAudio.State.ActiveState
        for sink in [each for each in self._sounding if each.state() is not active]:
            self._end(sink)

    def _end(self, sink: QAudioSink) -> None:
        """Also of a sound whose server is gone: it would never be over."""
        self._sounding.remove(sink)
        sink.blockSignals(True)
        sink.stop()
        sink.deleteLater()

    def _take_device(self) -> None:
        self._device = self._devices.defaultAudioOutput()


class Recording(NamedTuple):
    """Samples of 16 bits, one channel, and how many of them make a second."""

    samples: bytes
    rate: int


def recordings(noise: Noise) -> list[Recording]:
    """The variants of a sound."""
    import wave

    found = []
    for path in sorted(assets.resource("sounds").glob(f"{noise}_*.wav")):
        with wave.open(str(path)) as file:
            found.append(Recording(file.readframes(file.getnframes()), file.getframerate()))
    return found
