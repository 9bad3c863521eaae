"""The pegs on the board, a row a peg: in which hole, and by which holes it came there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    Signal,
)
from PySide6.QtQml import QmlElement, QmlUncreatable

from allfives_desktop.models import roles
from allfives_desktop.models.peg_places import (
    Peg,
    PegKind,
    Place,
    Places,
    holes_between,
    look,
    match_zoom,
    spots,
)

QML_IMPORT_NAME = "AllFives"
QML_IMPORT_MAJOR_VERSION = 1

NameOf = Callable[[int, PegKind, int], str]


class PegRole(IntEnum):
    """What a peg tells the view, in the order of telling: `PATH` sets it out, so it comes last."""

    TRACK = roles.OWN + 1
    KIND = roles.OWN + 2
    HOLE = roles.OWN + 3
    LOOK = roles.OWN + 4
    STORY = roles.OWN + 5
    NAME = roles.OWN + 6
    SPOT = roles.OWN + 7
    HOP_MS = roles.OWN + 8
    PATH = roles.OWN + 9


ROLE_NAMES = {
    PegRole.TRACK: b"track",
    PegRole.KIND: b"kind",
    PegRole.HOLE: b"hole",
    PegRole.LOOK: b"look",
    PegRole.STORY: b"story",
    PegRole.NAME: b"name",
    PegRole.SPOT: b"spot",
    PegRole.HOP_MS: b"hopMs",
    PegRole.PATH: b"path",
}


@QmlElement
@QmlUncreatable("The table is laid in Python.")
class PegsModel(QAbstractListModel):  # type: ignore[operator]  # Qt's stub of the decorator
    """Two pegs a track, then a peg a game won. Places are design units of the board laid out.

    The model is right at once. `path` and `hopMs` (milliseconds a hole) only tell a view how to
    walk to where the peg already is: a path begins where it stood and ends at its spot.
    """

    laid_out = Signal()
    trail_changed = Signal()

    def __init__(self, name_of: NameOf) -> None:
        super().__init__()
        self._name_of = name_of
        self._places: Places | None = None
        self._walkers: list[Peg] = []
        self._games: list[Peg] = []
        self._spots: list[Place] = []
        self._trail: tuple[int, range] | None = None

    # What QML reads

    def _width(self) -> float:
        return self._places.width if self._places else 0.0

    def _height(self) -> float:
        return self._places.height if self._places else 0.0

    def _zoom(self) -> float:
        return self._places.zoom if self._places else 1.0

    def _match_zoom(self) -> float:
        return match_zoom(self._places) if self._places else 1.0

    def _trail_points(self) -> list[QPointF]:
        if self._places is None or self._trail is None:
            return []
        track, passed = self._trail
        return [QPointF(*self._places.hole(track, n)) for n in passed]

    boardWidth = Property(float, _width, notify=laid_out)
    boardHeight = Property(float, _height, notify=laid_out)
    zoom = Property(float, _zoom, notify=laid_out)
    matchZoom = Property(float, _match_zoom, notify=laid_out)
    trail = Property(list, _trail_points, notify=trail_changed)

    def rowCount(
        self,
        parent: QModelIndex | QPersistentModelIndex = QModelIndex(),
    ) -> int:
        return 0 if parent.isValid() else len(self._walkers) + len(self._games)

    def roleNames(self) -> dict[int, QByteArray]:
        return {int(role): QByteArray(name) for role, name in ROLE_NAMES.items()}

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = roles.DISPLAY) -> Any:
        if not index.isValid() or not 0 <= index.row() < self.rowCount():
            return None
        row = index.row()
        peg = self._pegs[row]
        match role:
            case PegRole.SPOT:
                return QPointF(*self._spots[row])
            case PegRole.PATH:
                return [QPointF(*place) for place in peg.path]
            case _:
                return self._told(peg, role)

    def _told(self, peg: Peg, role: int) -> str | int | None:
        match role:
            case PegRole.TRACK:
                return peg.track
            case PegRole.KIND:
                return peg.kind.value
            case PegRole.HOLE:
                return peg.hole
            case PegRole.LOOK:
                return look(peg.track, self._tracks)
            case PegRole.STORY:
                return peg.story
            case PegRole.NAME | roles.DISPLAY:
                return self._name_of(peg.track, peg.kind, peg.hole)
            case PegRole.HOP_MS:
                return peg.hop_ms
            case _:
                return None

    # What happens on the board

    def lay_out(self, places: Places) -> None:
        """Another board, or the same one turned: every peg is at its place on it at once."""
        self._places = places
        for peg in self._pegs:
            peg.path = ()
        self.laid_out.emit()
        self._settle()
        self.trail_changed.emit()

    def reset(self, scores: Sequence[int], before: Sequence[int], games: Sequence[int]) -> None:
        """Scores, the scores before them, and games won, each by track; nothing walks."""
        if len(scores) != self._tracks:
            self._set_up(len(scores))
        for track, (score, earlier) in enumerate(zip(scores, before, strict=True)):
            front, back = self._pair(track)
            for peg, hole in ((front, score), (back, earlier)):
                peg.hole, peg.story, peg.path = hole, "", ()
        self.clear_trail()
        self._settle()
        self.set_games(games)

    def advance(
        self, track: int, before: int, after: int, *, hop_ms: int = 0, story: str = ""
    ) -> None:
        """The back peg leaps over the front peg and walks on, or back, from there to its score.

        It makes a hop a point, each of `hop_ms` milliseconds; 0 puts it there at once.
        """
        if before == after:
            return
        places = self._laid()
        left, walker = self._pair(track)
        start = self._spots[self._pegs.index(walker)]
        left.kind, left.hole, left.path = PegKind.BACK, before, ()
        walker.kind, walker.hole, walker.story = PegKind.FRONT, after, story
        self._spots = spots(self._pegs, places)
        walker.hop_ms = hop_ms
        walker.path = self._path(walker, start, before) if hop_ms > 0 else ()
        passed = holes_between(before, after, places.target)[:-1]
        self._trail = track, passed
        self._tell(0, len(self._pegs) - 1)
        self.trail_changed.emit()

    def set_games(self, games: Sequence[int]) -> None:
        """Games won by track; a board has no more holes for them than the match needs."""
        places = self._laid()
        wanted = [
            (track, game)
            for track, won in enumerate(games)
            for game in range(1, min(won, len(places.match_holes(track))) + 1)
        ]
        for peg in list(self._games):
            if (peg.track, peg.hole) not in wanted:
                self._remove_game(peg)
        standing = {(peg.track, peg.hole) for peg in self._games}
        self._add_games([game for game in wanted if game not in standing])

    def clear_trail(self) -> None:
        """Forget the holes of the last move."""
        if self._trail is not None:
            self._trail = None
            self.trail_changed.emit()

    def tell(self, track: int, front: str, *, back: str) -> None:
        """What moved the two pegs of a track to where they are."""
        front_peg, back_peg = self._pair(track)
        front_peg.story, back_peg.story = front, back
        self._tell(0, len(self._walkers) - 1, (PegRole.STORY,))

    def retranslate(self) -> None:
        """The language changed: names are asked for anew."""
        if self._pegs:
            self._tell(0, len(self._pegs) - 1, (PegRole.NAME,))

    def holes(self, track: int) -> tuple[int, int]:
        """The score before and the score, as the pegs of a track show them."""
        front, back = self._pair(track)
        return back.hole, front.hole

    # Inside

    @property
    def _pegs(self) -> list[Peg]:
        return [*self._walkers, *self._games]

    @property
    def _tracks(self) -> int:
        return len(self._walkers) // 2

    def _laid(self) -> Places:
        if self._places is None:
            raise RuntimeError("no board is laid out")
        return self._places

    def _pair(self, track: int) -> tuple[Peg, Peg]:
        """The front and the back peg of a track."""
        one, other = self._walkers[2 * track : 2 * track + 2]
        return (one, other) if one.kind is PegKind.FRONT else (other, one)

    def _set_up(self, tracks: int) -> None:
        self.beginResetModel()
        kinds = (PegKind.FRONT, PegKind.BACK)
        self._walkers = [Peg(track, kind, hole=0) for track in range(tracks) for kind in kinds]
        self._games = []
        self._spots = spots(self._walkers, self._laid())
        self.endResetModel()

    def _settle(self) -> None:
        if self._pegs:
            self._spots = spots(self._pegs, self._laid())
            self._tell(0, len(self._pegs) - 1)

    def _path(self, walker: Peg, start: Place, before: int) -> tuple[Place, ...]:
        places = self._laid()
        end = self._spots[self._pegs.index(walker)]
        passed = holes_between(before, walker.hole, places.target)[:-1]
        path = [start]
        for place in (*(places.hole(walker.track, n) for n in passed), end):
            if place != path[-1]:
                path.append(place)
        return tuple(path)

    def _remove_game(self, peg: Peg) -> None:
        row = self._pegs.index(peg)
        self.beginRemoveRows(QModelIndex(), row, row)
        self._games.remove(peg)
        del self._spots[row]
        self.endRemoveRows()

    def _add_games(self, games: Sequence[tuple[int, int]]) -> None:
        if not games:
            return
        first = self.rowCount()
        self.beginInsertRows(QModelIndex(), first, first + len(games) - 1)
        self._games.extend(Peg(track, PegKind.GAME, hole=game) for track, game in games)
        self._spots = spots(self._pegs, self._laid())
        self.endInsertRows()

    def _tell(self, first: int, last: int, roles: Iterable[PegRole] = tuple(PegRole)) -> None:
        told = [int(role) for role in roles]
        self.dataChanged.emit(self.index(first), self.index(last), told)
