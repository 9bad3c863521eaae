"""Which peg stands in which hole of a board, worked out from the scores."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from enum import StrEnum
from math import cos, pi, sin
from typing import Protocol

Place = tuple[float, float]

CROWD_RADIUS = 7.0
PEG_WIDTH = 15.5
SMALL_PEG = 0.62
OWN_LOOK = "bone"
OTHER_LOOKS = ("ebony", "jade", "lapis")


class PegKind(StrEnum):
    """The front peg shows a side's score, the back peg the score before; the others games won."""

    FRONT = "front"
    BACK = "back"
    GAME = "game"


class Places(Protocol):
    """What a board tells of its holes, in design units."""

    @property
    def target(self) -> int: ...
    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    @property
    def zoom(self) -> float: ...
    @property
    def match_pitch(self) -> float: ...
    def hole(self, track: int, n: int, /) -> Place: ...
    def spare_hole(self, track: int, /) -> Place: ...
    def match_holes(self, track: int, /) -> Sequence[Place]: ...


class Peg:
    """One peg. `hole` is a score, or counts the games won; `path` begins where it came from."""

    __slots__ = ("hole", "hop_ms", "kind", "path", "story", "track")

    def __init__(self, track: int, kind: PegKind, *, hole: int) -> None:
        self.track = track
        self.kind = kind
        self.hole = hole
        self.story = ""
        self.path: tuple[Place, ...] = ()
        self.hop_ms = 0


def match_zoom(places: Places) -> float:
    """The size of the pegs in the match holes, which stand closer."""
    return min(SMALL_PEG * places.zoom, places.match_pitch / PEG_WIDTH)


def look(track: int, tracks: int) -> str:
    """What the pegs of a track are made of; the last track is that of the player at the screen."""
    return OWN_LOOK if track == tracks - 1 else OTHER_LOOKS[track]


def spots(pegs: Sequence[Peg], places: Places) -> list[Place]:
    """Where each peg stands; pegs that would share a hole stand side by side in it."""
    fronts = {peg.track: peg for peg in pegs if peg.kind is PegKind.FRONT}
    standing = [_place(peg, fronts, places) for peg in pegs]
    company: defaultdict[Place, list[int]] = defaultdict(list)
    for index, place in enumerate(standing):
        company[place].append(index)
    for place, together in company.items():
        if len(together) > 1:
            for order, index in enumerate(together):
                angle = pi * (1 + 2 * order / len(together))
                reach = CROWD_RADIUS * places.zoom
                standing[index] = (place[0] + reach * cos(angle), place[1] + reach * sin(angle))
    return standing


def _place(peg: Peg, fronts: dict[int, Peg], places: Places) -> Place:
    if peg.kind is PegKind.GAME:
        holes = places.match_holes(peg.track)
        return holes[min(peg.hole, len(holes)) - 1]
    place = places.hole(peg.track, peg.hole)
    front = fronts[peg.track]
    if peg is front or places.hole(peg.track, front.hole) != place or peg.hole >= places.target:
        return place
    return places.hole(peg.track, peg.hole - 1) if peg.hole > 0 else places.spare_hole(peg.track)


def holes_between(before: int, after: int, target: int) -> range:
    """The scores a peg hops to on its way, the last one too; no hole lies beyond the target."""
    if after >= before:
        return range(min(before, target - 1) + 1, min(after, target) + 1)
    return range(min(before, target) - 1, after - 1, -1)
