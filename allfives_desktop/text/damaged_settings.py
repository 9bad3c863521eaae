"""What is said of settings that could not be read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from allfives_desktop.text.faults import shown
from allfives_desktop.text.filling import fill

translate = QCoreApplication.translate


def damaged_settings(keys: Sequence[str], aside: Path | None) -> str:
    """Which ones, "" for all of the file, and where the file was kept."""
    named = shown(", ".join(key for key in keys if key))
    said = [
        fill(translate("Settings", "Some settings could not be read: %1.", "their keys"), named)
        if named
        else translate("Settings", "The settings could not be read."),
        translate("Settings", "They are now as at first."),
    ]
    if aside is not None:
        said.append(
            fill(translate("Settings", "The file as it was is kept as %1.", "a file"), str(aside))
        )
    return " ".join(said)
