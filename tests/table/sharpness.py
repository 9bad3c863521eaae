"""How sharp the edges in a picture are, measured in its own pixels."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

FAINT = 90  # of 255: a row in which less changes has no ink


def sharpness(picture: QImage, place: QRect) -> float:
    """The steepest step between neighbours in a row, against all that changes in it, on the mean
    of all rows with ink: near 1 where an edge takes one pixel, near a half where it takes two."""
    grey = picture.copy(place).convertToFormat(QImage.Format.Format_Grayscale8)
    rows = [
        [grey.pixelColor(x, y).red() for x in range(grey.width())] for y in range(grey.height())
    ]
    inked = [row for row in rows if max(row) - min(row) > FAINT]
    return fmean(steepest(row) / (max(row) - min(row)) for row in inked)


def steepest(row: list[int]) -> int:
    return max(abs(after - before) for before, after in pairwise(row))
