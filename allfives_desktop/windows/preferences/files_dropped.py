"""Files that are dragged over a widget."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData


def files_in(data: QMimeData) -> list[Path]:
    """The local files a drag carries."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
