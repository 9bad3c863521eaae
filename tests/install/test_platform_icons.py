"""The icon for Windows and macOS, read back by Qt."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImageReader

import make_platform_icon


def sides(content: bytes) -> set[int]:
    """The sizes of all pictures that can be read."""
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    found = set[int]()
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        found.add(reader.read().width())
    return found


@pytest.mark.parametrize(
    ("make", "wanted"),
    [
        (make_platform_icon.ico, set(make_platform_icon.ICO_SIZES)),
        (make_platform_icon.icns, set(make_platform_icon.ICNS_TYPES.values())),
    ],
)
def test_every_size_can_be_read(make: Callable[[], bytes], wanted: set[int]) -> None:
    assert sides(make()) == wanted
