"""A drawing: shapes and lines in the order in which they are painted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from PySide6.QtGui import QPainterPath, QTransform

from resources.deck.cutting import cut_area, cut_line
from resources.deck.inks import INK
from resources.deck.paths import joined, path

Drawn = str | QPainterPath


@dataclass(frozen=True, slots=True)
class Mark:
    """Parts of one look: filled, or drawn with a pen of a width, or both."""

    parts: tuple[QPainterPath, ...]
    fill: str = ""
    pen: str = ""
    width: float = 0
    flat: bool = False

    @property
    def path(self) -> QPainterPath:
        return joined(*self.parts)

    def map(self, transform: QTransform) -> Mark:
        grown = abs(transform.determinant()) ** 0.5
        parts = tuple(transform.map(part) for part in self.parts)
        return Mark(parts, self.fill, self.pen, self.width * grown, self.flat)

    def within(self, region: QPainterPath) -> Iterable[Mark]:
        """Itself where it lies inside; else its area and its line, cut apart."""
        if all(region.contains(part.controlPointRect()) for part in self.parts):
            yield self
            return
        if self.fill:
            yield from self._kept(cut_area, region, fill=self.fill)
        if self.pen:
            yield from self._kept(cut_line, region, pen=self.pen)

    def _kept(
        self,
        cut: Callable[[QPainterPath, QPainterPath], QPainterPath],
        region: QPainterPath,
        *,
        fill: str = "",
        pen: str = "",
    ) -> Iterable[Mark]:
        parts = (cut(part, region) for part in self.parts)
        kept = tuple(part for part in parts if not part.isEmpty())
        if kept:
            yield Mark(kept, fill, pen, self.width if pen else 0, self.flat)


@dataclass(slots=True)
class Art:
    marks: list[Mark] = field(default_factory=list)

    def fill(self, drawn: Drawn, colour: str) -> None:
        self.marks.append(Mark((_path(drawn),), fill=colour))

    def fill_all(self, parts: Iterable[QPainterPath], colour: str) -> None:
        self.marks.append(Mark(tuple(parts), fill=colour))

    def line(
        self, drawn: Drawn, colour: str = INK, width: float = 4, *, flat: bool = False
    ) -> None:
        self.marks.append(Mark((_path(drawn),), pen=colour, width=width, flat=flat))

    def shape(self, drawn: Drawn, colour: str, width: float = 5, ink: str = INK) -> None:
        """Filled, with an outline."""
        self.marks.append(Mark((_path(drawn),), colour, ink, width))

    def put(
        self, art: Art, transform: QTransform | None = None, within: QPainterPath | None = None
    ) -> None:
        """Add another drawing, mapped and then cut to a region."""
        for mark in art.marks:
            placed = mark.map(transform) if transform else mark
            self.marks.extend([placed] if within is None else placed.within(within))


def _path(drawn: Drawn) -> QPainterPath:
    return path(drawn) if isinstance(drawn, str) else drawn
