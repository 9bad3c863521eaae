"""Has the graphics hardware tried by a process of its own, once nobody waits for the table."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer

from allfives_desktop.session.line_process import LineProcess
from allfives_desktop.table.renderer import Renderer, can_be_chosen

if TYPE_CHECKING:
    from collections.abc import Callable

    from allfives_desktop.session.preferences import Preferences
    from allfives_desktop.table.renderer import Painting

log = logging.getLogger(__name__)

TRIAL: Final = "allfives_desktop.table.renderer_trial"
AFTER: Final = 8_000  # ms from the first painted table, or from the last look at it
PATIENCE: Final = 30_000
# Drivers that paint with the processor: Qt's own software renderer does that with less.
RASTERISERS: Final = re.compile(
    "llvmpipe|lavapipe|softpipe|swrast|swiftshader|software|basic render|warp|gdi generic",
    re.IGNORECASE,
)


class RendererTrial(LineProcess):
    """Tries a driver that is not known, once the table rests; `painting` keeps the answer.

    A process that crashes, hangs or paints the scene wrongly leaves software, and nobody is told.
    """

    def __init__(
        self,
        painting: Painting,
        preferences: Preferences,
        is_resting: Callable[[], bool],
        parent: QObject | None = None,
        *,
        module: str = TRIAL,
        after: int = AFTER,
        patience: int = PATIENCE,
    ) -> None:
        super().__init__(module, parent)
        self._painting = painting
        self._preferences = preferences
        self._is_resting = is_resting
        self._works = False
        self._idle = QTimer(self, singleShot=True, interval=after)
        self._idle.timeout.connect(self._look)
        self._limit = QTimer(self, singleShot=True, interval=patience)
        self._limit.timeout.connect(self._fail)
        self.ended.connect(self._keep)
        self.failed.connect(self._fail)
        preferences.changed.connect(self._take_preference)
        self._consider()

    def stop(self) -> None:
        """End what is under way or about to begin."""
        self._idle.stop()
        self._limit.stop()
        super().stop()

    def take(self, contents: Any) -> None:
        device, is_right = str(contents["device"]), contents["is_right"] is True
        self._works = is_right and is_hardware(device)
        log.info("%s paints %s", device or "an unknown driver", "right" if is_right else "wrongly")

    def _consider(self) -> None:
        """Where the driver is not known and the choice is ours, it is tried."""
        if not self._preferences.text("renderer") and self._painting.is_open and can_be_chosen():
            self._idle.start()

    def _look(self) -> None:
        if not self._is_resting():
            self._idle.start()
            return
        self._works = False
        self.ask({})
        self._limit.start()

    def _fail(self) -> None:
        log.info("the trial of the graphics hardware went down or does not end")
        self._works = False
        self._keep()

    def _keep(self) -> None:
        works = self._works
        self.stop()
        self._painting.keep(works=works)

    def _take_preference(self, key: str) -> None:
        """Whoever chooses anew wants it tried anew."""
        if key != "renderer":
            return
        self.stop()
        if self._preferences.text(key) != Renderer.SOFTWARE:
            self._painting.forget()
        self._consider()


def is_hardware(device: str) -> bool:
    """Whether a driver of that name paints with more than the processor."""
    return bool(device) and RASTERISERS.search(device) is None
