"""Shapes of a board picture as SVG text; measures in design units.

Transparency is that of a fill or a stroke, and each disc is a shape: the opacity of a group, a
gradient a hole or one path of many discs costs QtSvg many times as much.
"""

from collections.abc import Iterable, Sequence

from allfives_desktop.table.board_digits import STROKE, Number, digits_path
from allfives_desktop.table.board_layout import Box, Point


def rect(box: Box, radius: float, style: str) -> str:
    x, y, width, height = (f"{value:.2f}" for value in box)
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius:.2f}" {style}/>'


def hollow(box: Box, inset: float, radius: float, *, style: str) -> str:
    """A line inside the edge of a box."""
    inner = Box(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset)
    return rect(inner, radius, f'fill="none" {style}')


def round_path(box: Box, r: float) -> str:
    """Path data of a box with round corners."""
    x, y, width, height = box
    across, down = width - 2 * r, height - 2 * r
    return (
        f"M{x + r:g},{y:g}h{across:g}a{r:g},{r:g} 0 0 1 {r:g},{r:g}v{down:g}"
        f"a{r:g},{r:g} 0 0 1 {-r:g},{r:g}h{-across:g}a{r:g},{r:g} 0 0 1 {-r:g},{-r:g}"
        f"v{-down:g}a{r:g},{r:g} 0 0 1 {r:g},{-r:g}Z"
    )


def discs(centres: Sequence[Point], r: float, shift: Point, *, style: str) -> str:
    circles = "".join(
        f'<circle cx="{x + shift.x:.2f}" cy="{y + shift.y:.2f}" r="{r:.2f}"/>' for x, y in centres
    )
    return f"<g {style}>{circles}</g>"


def line(points: Iterable[Point]) -> str:
    """Path data through points."""
    return "M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in points)


def linear(name: str, span: str, colours: Sequence[str]) -> str:
    """A gradient with its colours evenly along it."""
    stops = "".join(
        f'<stop offset="{place / (len(colours) - 1):g}" stop-color="{colour}"/>'
        for place, colour in enumerate(colours)
    )
    return f'<linearGradient id="{name}" {span}>{stops}</linearGradient>'


def number(mark: Number, colour: str, edge: str = "#0B0502") -> str:
    """The digits over an edge of their own, dark under light ones."""
    style = f'fill="none" stroke-linecap="round" stroke-linejoin="round" d="{digits_path(mark)}"'
    thick = STROKE * mark.height
    return (
        f'<path {style} stroke="{edge}" stroke-width="{thick + 0.9:.2f}" stroke-opacity=".55" '
        f'transform="translate(.3,.6)"/>'
        f'<path {style} stroke="{colour}" stroke-width="{thick:.2f}"/>'
    )
