"""The pictures on a cribbage board: the skunk with its line, and the inlaid spade."""

from typing import Final

from allfives_desktop.table.board_digits import Number
from allfives_desktop.table.board_layout import STREET, BoardLayout, Box, Point
from allfives_desktop.table.board_shapes import line, number, rect
from allfives_desktop.table.board_skunk import HEAD_MIDDLE, TAB_PADDING, Tab, skunk_line

SKUNK: Final = "#F07F57"
TAB: Final = "#2A150B"
TAB_TEXT: Final = "#F7C4AE"

# In a box 16 wide and 12 high: body and tail, then the stripe
_BODY: Final = (
    "M.6,9.4C1.3,8 2.6,7 4.1,6.9C5.3,5.5 7.3,5 9.2,5.3C10.2,5.5 11,6 11.6,6.6"
    "C12.2,5.2 11.3,4.2 10.5,3.2C9.6,1.9 10.6,0 12.6,0C15.2,0 16.2,3.2 15.7,5.8"
    "C15.3,8 14,9.4 12.5,9.9L12.3,12H10.6L10.2,10.2H6.5L6,12H4.3L4.5,10C3.1,10.3 1.4,10.3 .6,9.4Z"
)
_STRIPE: Final = "M3.6,8.3C6,6.7 9.2,6.7 11.6,8.2C13.8,7.4 14.4,4.2 12.7,1.9"
# In a box of 1, centred
_SPADE: Final = (
    "M0,-.5C.1,-.3 .47,-.1 .47,.15C.47,.32 .35,.38 .25,.38C.14,.38 .06,.33 .03,.25"
    "C.05,.38 .1,.46 .19,.5L-.19,.5C-.1,.46 -.05,.38 -.03,.25C-.06,.33 -.14,.38 -.25,.38"
    "C-.35,.38 -.47,.32 -.47,.15C-.47,-.1 -.1,-.3 0,-.5Z"
)


def skunk(layout: BoardLayout) -> str:
    """The line in coral between dark edges, its plates over it."""
    mark = skunk_line(layout)
    if mark is None:
        return ""
    data = "".join(line(stroke) for stroke in mark.strokes)
    style = f'd="{data}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
    return (
        f'<path {style} stroke="#160802" stroke-width="4.6" stroke-opacity=".85"/>'
        f'<path {style} stroke="{SKUNK}" stroke-width="2.4"/>'
        f'<path {style} stroke="#FFC0A0" stroke-width=".7" stroke-opacity=".7" '
        'transform="translate(-.4,-.5)"/>' + "".join(_tab(tab) for tab in mark.tabs)
    )


def _tab(tab: Tab) -> str:
    x, y = tab.at
    box = Box(x - tab.width / 2, y - tab.height / 2, tab.width, tab.height)
    shade = Box(box.x + 0.6, box.y + 1.2, box.width, box.height)
    radius = tab.height / 2
    plate = rect(shade, radius, 'fill="#000" fill-opacity=".5"') + rect(
        box, radius, f'fill="{TAB}" stroke="{SKUNK}" stroke-width="1.2"'
    )
    if not tab.figure:
        return plate + number(tab.number, TAB_TEXT)
    height = tab.number.height
    right = box.x + box.width - TAB_PADDING * height
    digits = Number(tab.number.value, Point(right - tab.number.width / 2, y), height)
    return plate + _animal(box.x + TAB_PADDING * height, y, height) + number(digits, TAB_TEXT)


def _animal(left: float, middle: float, height: float) -> str:
    scale = height * 1.28 / 12
    return (
        f'<g transform="translate({left:.2f},{middle - 6.2 * scale:.2f}) scale({scale:.4f})">'
        f'<path d="{_BODY}" fill="{TAB_TEXT}"/><path d="{_STRIPE}" fill="none" '
        f'stroke="{TAB}" stroke-width="1.5" stroke-linecap="round"/></g>'
    )


def ornament(layout: BoardLayout) -> str:
    """A spade in a lozenge of brass where a long head or a short board leaves bare wood."""
    plan = layout.plan
    if layout.columns % 2 == 0:
        mark = skunk_line(layout)
        spot = layout.at(plan.width / 2, HEAD_MIDDLE)
        if mark is None or all(tab.at != spot for tab in mark.tabs):
            return _lozenge(spot, 1.0) + _twigs(layout, spot)
        return ""
    bare = layout.columns == 1 and layout.tracks == 2 and layout.skunk_line is None
    if bare and layout.rows > STREET:
        middle = (layout.row_y(STREET) + layout.row_y(STREET + 1)) / 2
        return _lozenge(layout.at(layout.channel, middle), 0.8)
    return ""


def _lozenge(at: Point, size: float) -> str:
    outer, inner = "M0,-17L11.5,0L0,17L-11.5,0Z", "M0,-13.2L8.9,0L0,13.2L-8.9,0Z"
    return (
        f'<g transform="translate({at.x:.2f},{at.y:.2f}) scale({size:g})">'
        f'<path d="{outer}" transform="translate(.5,1)" fill="#000" fill-opacity=".5"/>'
        f'<path d="{outer}" fill="url(#ring)" stroke="#5B3F14" stroke-width=".5"/>'
        f'<path d="{inner}" fill="#2C1509" stroke="#150A04" stroke-width=".8"/>'
        f'<path d="{_SPADE}" transform="scale(10.5)" fill="url(#ring)"/></g>'
    )


def _twigs(layout: BoardLayout, at: Point) -> str:
    """A tapered line at either side of the lozenge, across the board."""
    reach = layout.plan.width / 2 - 24
    wide = [(15.0, 0.0), (19.0, -1.5), (reach, 0.0), (19.0, 1.5)]
    shapes = []
    for side in (-1, 1):
        corners = [(side * along, across) for along, across in wide]
        if not layout.upright:
            corners = [(across, along * 0.97) for along, across in corners]
        shapes.append(line(Point(at.x + x, at.y + y) for x, y in corners) + "Z")
    data = "".join(shapes)
    if not layout.upright:
        return f'<path d="{data}" fill="url(#bar)"/>'
    return (
        f'<path d="{data}" transform="translate(.4,.8)" fill="#000" fill-opacity=".5"/>'
        f'<path d="{data}" fill="url(#bar)"/>'
    )
