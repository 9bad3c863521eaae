"""The picture of a cribbage board: one SVG of shapes.

Light falls from the top left. The picture holds no text and needs no font.
"""

from base64 import b64encode
from collections.abc import Iterable
from typing import Final

from allfives_desktop.assets import resource
from allfives_desktop.table.appearance import Wood
from allfives_desktop.table.board_layout import BoardLayout, Box, Point
from allfives_desktop.table.board_marks import Inlay, inlays, numbers
from allfives_desktop.table.board_ornaments import ornament, skunk
from allfives_desktop.table.board_roads import roads
from allfives_desktop.table.board_shapes import discs, hollow, linear, number, rect, round_path
from allfives_desktop.table.board_woods import FINISHES, Finish

HOLE: Final = 3.6
MATCH_HOLE: Final = 3.4
GAME_RING: Final = 11.0
FRAME: Final = 8.0
STRINGING: Final = 11.6


def board_svg(layout: BoardLayout, wood: Wood = Wood.WALNUT) -> str:
    """The board without pegs and without the shadow under it; `width` x `height` of the layout."""
    finish = FINISHES[wood]
    size = f'width="{layout.width:g}" height="{layout.height:g}"'
    parts = (
        _gradients(layout, finish),
        _wood(layout, finish),
        _frame(layout, finish),
        *(_grounds(layout, track, finish) for track in range(layout.tracks)),
        _engraved(roads(layout), finish),
        *(_inlay(inlay) for inlay in inlays(layout)),
        ornament(layout),
        skunk(layout),
        _holes(_all_holes(layout), HOLE * layout.zoom, finish),
        _holes(_match_holes(layout), _match_hole(layout), finish),
        _game_hole(layout, finish),
        *(number(mark, finish.number, finish.number_edge) for mark in numbers(layout)),
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'{size} viewBox="0 0 {layout.width:g} {layout.height:g}">{"".join(parts)}</svg>'
    )


def _gradients(layout: BoardLayout, finish: Finish) -> str:
    far = f"{layout.width:g}", f"{layout.height:g}"
    whole = f'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{far[0]}" y2="{far[1]}"'
    long = max(layout.width, layout.height)
    straight = (
        ("edge", whole, finish.edge),
        ("rim", whole, finish.rim),
        ("inner", whole, finish.inner),
        ("bar", 'x1="0" y1="0" x2="1" y2="1"', finish.inlay),
        ("ring", 'x1="0" y1="0" x2="1" y2="1"', ("#FFF0BE", "#D2A64C", "#7A5720")),
        ("bore", 'x1="0" y1="0" x2="1" y2="1"', ("#6A4A1C", "#B08A44", "#F3DB9B")),
    )
    sheen = (
        f'<radialGradient id="sheen" gradientUnits="userSpaceOnUse" cx="20" cy="40" r="{long:g}">'
        f'<stop offset="0" stop-color="#FFD9A0" stop-opacity="{finish.sheen}"/>'
        '<stop offset=".55" stop-color="#FFE0B0" stop-opacity=".02"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".24"/></radialGradient>'
    )
    return f"<defs>{''.join(linear(*gradient) for gradient in straight)}{sheen}</defs>"


def _wood(layout: BoardLayout, finish: Finish) -> str:
    width, height = layout.width, layout.height
    data = b64encode(resource(f"board/{finish.picture}").read_bytes()).decode()
    long, short = max(width, height) - 2 * FRAME, min(width, height) - 2 * FRAME
    turn = "" if layout.upright else f' transform="translate({width:g},0) rotate(90)"'
    return (
        f'<g{turn}><image x="{FRAME:g}" y="{FRAME:g}" width="{short:g}" height="{long:g}" '
        f'preserveAspectRatio="none" xlink:href="data:image/jpeg;base64,{data}"/></g>'
        + rect(Box(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME), 0, 'fill="url(#sheen)"')
    )


def _frame(layout: BoardLayout, finish: Finish) -> str:
    """The lighter edge, over the corners of the wood; its inner side dark at the top left."""
    board = Box(0, 0, layout.width, layout.height)
    inner = Box(FRAME, FRAME, layout.width - 2 * FRAME, layout.height - 2 * FRAME)
    lines = (
        (0.8, 17.2, 'stroke="url(#rim)" stroke-width="1.6"'),
        (4.4, 14.0, 'stroke="#FFE3B8" stroke-width=".6" stroke-opacity=".22"'),
        (7.6, 11.4, 'stroke="#150A04" stroke-width="1.2" stroke-opacity=".85"'),
        (8.8, 10.2, 'stroke="url(#inner)" stroke-width="1.2"'),
        (STRINGING + 0.6, 7.0, 'stroke="#000" stroke-width=".9" stroke-opacity=".5"'),
        (STRINGING, 7.0, f'stroke="{finish.stringing}" stroke-width=".9" stroke-opacity=".62"'),
    )
    edge = round_path(board, 18) + round_path(inner, 11)
    return f'<path d="{edge}" fill-rule="evenodd" fill="url(#edge)"/>' + "".join(
        hollow(board, inset, radius, style=style) for inset, radius, style in lines
    )


def _grounds(layout: BoardLayout, track: int, finish: Finish) -> str:
    """The routed grounds of a track: its road, the holes under zero, the games won."""
    grounds = _lane(layout.lane(track), layout.zoom, finish)
    if layout.below:
        grounds += _lane(layout.below_ground(track), 0.55 * layout.zoom, finish)
    points = layout.match_holes(track)
    pad = min(8 * layout.zoom, layout.match_pitch * 0.75)
    x, y = min(p.x for p in points) - pad, min(p.y for p in points) - pad
    far = max(p.x for p in points) + pad, max(p.y for p in points) + pad
    return grounds + _lane(Box(x, y, far[0] - x, far[1] - y), pad / 12, finish)


def _lane(box: Box, zoom: float, finish: Finish) -> str:
    radius = 12 * min(zoom, 1.3)
    lower = Box(box.x + 0.4, box.y + 1, box.width, box.height)
    lit = f'fill="none" stroke="{finish.gleam}" stroke-width=".8" stroke-opacity=".5"'
    dark = f'fill="none" stroke="{finish.engraved}" stroke-width="1" stroke-opacity=".6"'
    return rect(box, radius, finish.ground) + rect(lower, radius, lit) + rect(box, radius, dark)


def _engraved(paths: Iterable[str], finish: Finish) -> str:
    data = "".join(paths)
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{data}" stroke="{finish.gleam}" '
        'stroke-width="1.1" stroke-opacity=".55" transform="translate(.5,.8)"/>'
        f'<path d="{data}" stroke="{finish.engraved}" stroke-width="1.2" stroke-opacity=".8"/></g>'
    )


def _inlay(inlay: Inlay) -> str:
    thick = 2.2 if inlay.major else 1.4
    (x, y), end = inlay.start, inlay.end
    if y == end.y:
        bar = Box(x, y - thick / 2, end.x - x, thick)
    else:
        bar = Box(x - thick / 2, y, thick, end.y - y)
    shade = Box(bar.x + 0.3, bar.y + 0.9, bar.width, bar.height)
    return rect(shade, 0, 'fill="#000" fill-opacity=".55"') + rect(bar, 0, 'fill="url(#bar)"')


def _all_holes(layout: BoardLayout) -> list[Point]:
    return [
        point
        for track in range(layout.tracks)
        for point in (
            *layout.road(track),
            *layout.start_holes(track),
            *layout.below_holes(track),
        )
    ]


def _match_holes(layout: BoardLayout) -> list[Point]:
    return [point for track in range(layout.tracks) for point in layout.match_holes(track)]


def _match_hole(layout: BoardLayout) -> float:
    return min(MATCH_HOLE * layout.zoom, layout.match_pitch * 0.33)


def _holes(points: Iterable[Point], radius: float, finish: Finish) -> str:
    """A countersunk edge that catches the light below, the lit wall, and the dark inside."""
    centres = list(points)
    k = radius / HOLE
    wall, shade, depth = finish.wall
    layers = (
        (f'fill="{finish.lip}" fill-opacity=".5"', radius + 0.75 * k, 0.35 * k, 0.75 * k),
        ('fill="#1C0D05" fill-opacity=".6"', radius + 0.5 * k, -0.2 * k, -0.35 * k),
        (f'fill="{wall}"', radius, 0.0, 0.0),
        (f'fill="{shade}"', radius * 0.92, -0.25 * k, -0.35 * k),
        (f'fill="{depth}"', radius * 0.76, -0.45 * k, -0.6 * k),
    )
    return "".join(discs(centres, r, Point(dx, dy), style=style) for style, r, dx, dy in layers)


def _game_hole(layout: BoardLayout, finish: Finish) -> str:
    x, y = layout.game_hole
    z = layout.zoom
    return (
        f'<g transform="translate({x:.2f},{y:.2f}) scale({z:.4f})">'
        f'<circle cx=".9" cy="1.4" r="{GAME_RING + 0.4}" fill="#000" fill-opacity=".5"/>'
        f'<circle r="{GAME_RING}" fill="url(#ring)" stroke="#5B3F14" stroke-width=".6"/>'
        '<circle r="8.4" fill="url(#bore)"/><circle r="7.4" fill="#3A2112"/>'
        '<circle r="7.4" fill="none" stroke="#1A0D05" stroke-width=".7"/></g>'
    ) + _holes([layout.game_hole], 5 * z, finish)
