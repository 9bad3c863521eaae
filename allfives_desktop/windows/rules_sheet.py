"""The rules on one sheet of paper: fitted, and written to a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter, QTextDocument

MARGIN: Final = QMarginsF(15, 12, 15, 12)
LARGEST: Final = 11.0
SMALLEST: Final = 7.0
STEP: Final = 0.25
DOTS_PER_INCH: Final = 300


def sheet(html: str, device: QPagedPaintDevice) -> QTextDocument:
    """The document laid out for the device's page, in the largest type, points, with which it fits
    one page; smaller than SMALLEST it never gets."""
    document = QTextDocument()
    document.documentLayout().setPaintDevice(device)
    document.setDocumentMargin(0)
    document.setHtml(html)
    document.setPageSize(QSizeF(device.width(), device.height()))
    font, points = document.defaultFont(), LARGEST
    font.setPointSizeF(points)
    document.setDefaultFont(font)
    while document.pageCount() > 1 and points > SMALLEST:
        points -= STEP
        font.setPointSizeF(points)
        document.setDefaultFont(font)
    return document


def set_up(device: QPagedPaintDevice) -> None:
    """An upright A4 sheet."""
    device.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            MARGIN,
            QPageLayout.Unit.Millimeter,
        )
    )


def pdf_of(html: str, title: str) -> bytes:
    """The sheet as a PDF file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setResolution(DOTS_PER_INCH)
    set_up(writer)
    sheet(html, writer).print_(writer)
    del writer
    return bytes(data.data())


def save(path: Path, contents: bytes) -> str:
    """Write a file; returns what went wrong, in the system's words, or nothing."""
    try:
        path.write_bytes(contents)
    except OSError as error:
        return error.strerror or str(error)
    return ""
