"""The sounds of what is shown. Where there is nothing to hear them with, nothing is said of it.

QtMultimedia is imported with the first sound: it takes a while, and needs libraries of the system
that may be missing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QLoggingCategory, QObject, Qt, QTimer, QUrl
from PySide6.QtGui import QGuiApplication

from allfives_desktop import assets
from allfives_desktop.rules.events import Scored
from allfives_desktop.table.noises import SHORTEST_GAP, Noise, heard

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

    from allfives_desktop.table.cues import Beat, Cue
    from allfives_desktop.table.pace import Pace

DEAF_PLATFORMS: Final = frozenset({"minimal", "offscreen"})
QUIET: Final = "qt.multimedia*=false"
QUIETER: Final = f"{QUIET}\ndefault.warning=false"  # for PulseAudio, which names no category
LOUDEST: Final = 100


class Speaker(Protocol):
    """What makes sounds heard."""

    def play(self, noise: Noise, volume: float) -> None:
        """Begin a sound at a share of its full amplitude, and return at once."""


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
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
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
            self._timer.start(sound.after)
        else:
            self.settle()

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


class Loudspeaker:
    """The default output of the system, whichever it is at the moment, and maybe none.

    Raises ImportError where QtMultimedia or what it needs is not installed.
    """

    def __init__(self) -> None:
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

        self._effect = QSoundEffect
        self._voices: dict[Noise, Iterator[QSoundEffect]] = {}
        self._devices = QMediaDevices()
        self._devices.audioOutputsChanged.connect(self._take_device)
        self._take_device()

    def play(self, noise: Noise, volume: float) -> None:
        """The next variant of a sound."""
        if self._device.isNull():
            return
        if not self._voices:
            self._voices = {each: cycle(self._variants(each)) for each in Noise}
        voice = next(self._voices[noise])
        voice.setVolume(volume)
        voice.play()

    def _take_device(self) -> None:
        """Other speakers, the same again, or none: what was made for those before is silent."""
        self._device = self._devices.defaultAudioOutput()
        self._voices = {}

    def _variants(self, noise: Noise) -> list[QSoundEffect]:
        voices = []
        for path in sorted(assets.resource("sounds").glob(f"{noise}_*.wav")):
            voice = self._effect(self._device)
            voice.setSource(QUrl.fromLocalFile(str(path)))
            voices.append(voice)
        return voices
