"""A small picture of a table: cloth, a few cards, a back, and the head of the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QBrush, QImage, QImageReader, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from allfives_desktop import assets
from allfives_desktop.rules.cards import card
from allfives_desktop.table.appearance import Appearance
from allfives_desktop.table.board_face import board_svg
from allfives_desktop.table.board_layout import BoardLayout
from allfives_desktop.table.face_drawing import FaceDrawer, style_of

SIZE: Final = QSize(300, 280)
CARD_SIZE: Final = QSizeF(80, 112)
HAND: Final = ("KS", "QD", "JH", "TC")
TURNED: Final = "AC"
STEP, LEAN, SAG = 33.0, 4.0, 2.0
FAN_MIDDLE, FAN_HEIGHT = 102.0, 204.0
BACK_MIDDLE, BACK_HEIGHT = 66.0, 70.0
TURNED_MIDDLE: Final = 122.0
BOARD_WIDTH, BOARD_LEFT, BOARD_TOP = 84, 206, 14
SHADOW: Final = "table/shadow_trick.png"


class TablePreview(QWidget):
    """Shows an appearance; drawn when it is first seen and after each change."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(SIZE)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._appearance = Appearance()
        self._language = ""
        self._faces: Mapping[str, str] = {}
        self._drawn: QPixmap | None = None

    def show_appearance(
        self, appearance: Appearance, language: str, faces: Mapping[str, str]
    ) -> None:
        """Show another one; index letters may follow the language.

        `faces` are the SVG files of a deck drawn by others, empty for our own.
        """
        if (appearance, language) != (self._appearance, self._language):
            self._appearance, self._language, self._faces = appearance, language, faces
            self._drawn = None
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.devicePixelRatioF() != ratio:
            self._drawn = QPixmap((QSizeF(SIZE) * ratio).toSize())
            self._drawn.setDevicePixelRatio(ratio)
            self._draw(self._drawn, ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)

    def _draw(self, picture: QPixmap, ratio: float) -> None:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        cloth = QImage(str(assets.resource(f"table/felt_{self._appearance.felt}.jpg")))
        painter.drawImage(self.rect(), cloth)
        painter.fillRect(self.rect(), QBrush(QImage(str(assets.resource("table/fibre.png")))))
        self._draw_board(painter, ratio)
        self._draw_cards(painter, ratio)
        painter.end()

    def _draw_board(self, painter: QPainter, ratio: float) -> None:
        """The head of the board; its foot is out of the picture."""
        layout = BoardLayout(61, 2, skunk_line=31)
        high = round(BOARD_WIDTH * layout.height / layout.width)
        whole = QSizeF(BOARD_WIDTH, high)
        svg = board_svg(layout, self._appearance.board)
        painter.drawImage(
            QRectF(QRect(BOARD_LEFT, BOARD_TOP, BOARD_WIDTH, high)), _read(svg, whole * ratio)
        )

    def _draw_cards(self, painter: QPainter, ratio: float) -> None:
        faces = self._faces or self._drawn_faces()
        back = self._faces.get("back") or _back(self._appearance)
        size = CARD_SIZE * ratio
        self._lay(painter, _read(back, size), BACK_MIDDLE, BACK_HEIGHT, 0)
        ace = _read(faces[TURNED], size)
        self._lay(painter, ace, TURNED_MIDDLE, BACK_HEIGHT, 0)
        for place, code in enumerate(HAND):
            away = place - (len(HAND) - 1) / 2
            face = _read(faces[code], size)
            x, y = FAN_MIDDLE + away * STEP, FAN_HEIGHT + SAG * away * away
            self._lay(painter, face, x, y, away * LEAN)

    def _drawn_faces(self) -> dict[str, str]:
        """Of our own deck, those that are shown."""
        style = style_of(self._appearance, self._language, small=False)
        drawer = FaceDrawer(assets.resource("deck/parts"), style)
        return {code: drawer.face(card(code)) for code in (TURNED, *HAND)}

    def _lay(self, painter: QPainter, face: QImage, x: float, y: float, turn: float) -> None:
        """A card with its middle at x, y, over its shadow."""
        wide, high = CARD_SIZE.width(), CARD_SIZE.height()
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        shadow = QRectF(-0.7 * wide, -high * 9 / 14, 1.4 * wide, high * 9 / 7)
        painter.drawImage(shadow, QImage(str(assets.resource(SHADOW))))
        painter.drawImage(QRectF(-wide / 2, -high / 2, wide, high), face)
        painter.restore()


def _back(appearance: Appearance) -> str:
    return assets.resource(f"deck/backs/{appearance.back}.svg").read_text("utf-8")


def _read(svg: str, size: QSizeF) -> QImage:
    """A drawing at a size in pixels."""
    buffer = QBuffer()
    buffer.setData(QByteArray(svg.encode()))
    reader = QImageReader(buffer, b"svg")
    reader.setScaledSize(size.toSize())
    return reader.read()
