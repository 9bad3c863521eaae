"""Tries the graphics hardware: `python -m allfives_desktop.table.renderer_trial`.

Paints a known scene where nobody sees it, looks at the picture, and prints one line of JSON:
{"device": what the driver calls itself, "is_right": whether the picture is}. It may crash or hang
with the driver: whoever started it has to bear that.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QLoggingCategory, Qt, QUrl, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView, QQuickWindow

from allfives_desktop import assets
from allfives_desktop.table.renderer import hardware

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

SIDE: Final = 160
NO_CACHES: Final = {"QSG_RHI_DISABLE_DISK_CACHE": "1", "QML_DISABLE_DISK_CACHE": "1"}
LOG: Final = "qt.rhi.general.debug=true"
# How Qt tells of the driver: OpenGL, then Metal, then the adapter of Direct3D that is taken.
DEVICES: Final = (
    re.compile(r"^OpenGL VENDOR: (.+)$", re.MULTILINE),
    re.compile(r"^Metal device: (.+)$", re.MULTILINE),
    re.compile(r"^Adapter \d+: (.+)\n\s*using this adapter$", re.MULTILINE),
)
# Red, green and blue of points of the scene `RendererTrial.qml`, which tells how they come about.
POINTS: Final = {
    (10, 10): (31, 90, 69),
    (80, 30): (200, 40, 40),
    (62, 12): (31, 90, 69),
    (30, 120): (143, 173, 162),
    (120, 120): (240, 210, 120),
    (150, 150): (31, 90, 69),
}
NEAR: Final = 6


def main() -> int:
    with suppress(OSError, AttributeError):
        os.nice(10)
    said: list[str] = []
    qInstallMessageHandler(lambda _kind, _context, message: said.append(str(message)))
    QLoggingCategory.setFilterRules(LOG)
    os.environ.update(NO_CACHES)
    QGuiApplication.setAttribute(Qt.ApplicationAttribute.AA_DisableShaderDiskCache)
    QQuickWindow.setGraphicsApi(hardware())
    app = QGuiApplication(sys.argv[:1])
    picture = painted()
    print(json.dumps({"device": device(said), "is_right": is_right(picture)}), flush=True)
    app.quit()
    return 0


def painted() -> QImage:
    """The scene, painted without being shown."""
    view = QQuickView()
    view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    view.resize(SIDE, SIDE)
    view.setSource(QUrl.fromLocalFile(str(assets.qml_dir() / "RendererTrial.qml")))
    return view.grabWindow()


def device(said: Sequence[str]) -> str:
    """The name of the driver in what Qt said, "" where it told of none."""
    text = "\n".join(said)
    found = (pattern.search(text) for pattern in DEVICES)
    return next((match.group(1) for match in found if match), "")


def is_right(picture: QImage) -> bool:
    """Whether every point of the scene has its colour."""
    if picture.isNull() or picture.width() < SIDE:
        return False
    scale = picture.width() / SIDE
    return all(
        _is_near(picture.pixelColor(round(x * scale), round(y * scale)), colour)
        for (x, y), colour in POINTS.items()
    )


def _is_near(found: Any, colour: tuple[int, int, int]) -> bool:
    parts = zip((found.red(), found.green(), found.blue()), colour, strict=True)
    return all(abs(one - other) <= NEAR for one, other in parts)


if __name__ == "__main__":
    sys.exit(main())
