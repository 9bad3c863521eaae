"""Puts a table together: models, choices, stage, director and the view."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal

from allfives_desktop import assets
from allfives_desktop.models.motion import Motion
from allfives_desktop.table.appearance import Appearance, Inks, Wood
from allfives_desktop.table.board_layout import BELOW_ZERO, BoardLayout
from allfives_desktop.table.board_pictures import board_picture
from allfives_desktop.table.choices import Choices
from allfives_desktop.table.choreography import FADE, HOVER, LIFT, RETURN, RISE, SHAKE
from allfives_desktop.table.deck_faces import DeckFaces
from allfives_desktop.table.director import Director
from allfives_desktop.table.face_drawing import FaceStyle, style_of
from allfives_desktop.table.hint_note import HintNote
from allfives_desktop.table.pace import Pace
from allfives_desktop.table.seating import Chair, Seating
from allfives_desktop.table.sounds import Sounds
from allfives_desktop.table.stage import Stage
from allfives_desktop.table.table_view import TableView, folder_url
from allfives_desktop.table.tableau import Tableau
from allfives_desktop.text import phrases

if TYPE_CHECKING:
    from collections.abc import Callable

    from allfives_desktop.models.hand_order import HandOrder
    from allfives_desktop.models.table_words import SeatPlate
    from allfives_desktop.rules.actions import PlayerAction
    from allfives_desktop.rules.events import ScoreKind
    from allfives_desktop.rules.options import Options
    from allfives_desktop.rules.violation import Violation
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.table.contracts import Guide, Players
    from allfives_desktop.table.foreign_decks import DeckFault

SMALL_CUT_BELOW = 110


class Table(QObject):
    """The whole table of one session. `view` is the widget to show.

    A `view` that has its size already is laid out once; by default there is a new one. A table that
    is not `live` shows where the session stands, and lets nothing happen. `explained`
    tells of a violation or a point that the person wants to read about.
    """

    explained = Signal(object)

    def __init__(
        self,
        session: MatchSession,
        players: Players,
        *,
        pace: Pace,
        language: str,
        cache: Path,
        appearance: Appearance | None = None,
        view: TableView | None = None,
        live: bool = True,
    ) -> None:
        super().__init__()
        self._session = session
        self._cache = cache
        self._language = language
        self.deck = DeckFaces(assets.resource("deck/parts"), cache)
        self._appearance = appearance or Appearance()
        self._shown_faces = (FaceStyle(), "")
        self._faces = Path()
        self.deck_fault: DeckFault | None = None
        self._guide: Guide | None = None
        self._offered: Callable[[], Options] = all_fives
        self._line = -1
        self.tableau = Tableau(self)
        self.choices = Choices(self.tableau.cards, self)
        self.view = view or TableView()
        self.stage = Stage(session, self.tableau, self.choices, self.view)
        self.sounds = Sounds(self)
        session.was_reset.connect(self.sounds.hush)
        session.was_reset.connect(self._take_match)
        self.director = Director(session, self.stage, players, pace)
        self.hint_note = HintNote(session, self.director, self.choices, self.tableau.words)
        self._connect()
        self._name_view()
        self._lay_board()
        self._load()
        self.set_pace(pace)
        if live:
            self.director.start()

    def set_pace(self, pace: Pace) -> None:
        """Move and dwell like this from the next beat on."""
        self.director.set_pace(pace)
        self.stage.set_lift(Motion(0, pace.moved(LIFT)))
        for name, milliseconds in _times(pace).items():
            self.view.show_property(name, milliseconds)

    def retranslate(self, language: str) -> None:
        """The language changed: words and index letters follow."""
        self._language = language
        self._name_view()
        self.stage.retranslate()
        self.hint_note.retranslate()
        self._show_faces()

    def set_appearance(self, appearance: Appearance) -> None:
        """Cards, board and cloth look like this from now on."""
        if appearance == self._appearance:
            return
        self._appearance = appearance
        self._show_faces()
        self._lay_board()
        for name, value in self._look().items():
            self.view.show_property(name, value)
        self.view.set_felt(appearance.felt)

    def set_offered(self, offered: Callable[[], Options]) -> None:
        """Whose board lies there where there is no match: that of the game on offer."""
        before, self._offered = self._offered(), offered
        if not self._session.has_match and offered() != before:
            self._lay_board()

    def set_hand_order(self, order: HandOrder) -> None:
        """Hold our hand in this order from now on."""
        self.tableau.cards.set_order(order)

    def set_players(self, players: Players) -> None:
        """Who decides for the other seats from now on."""
        self.director.set_players(players)

    def set_guide(self, guide: Guide) -> None:
        """Somebody who is asked before the person's actions are done, whenever `guide.is_on`."""
        self._guide = guide
        self.stage.set_guide(guide)

    @property
    def subject(self) -> Violation | ScoreKind | None:
        """What a question about the rules would be about now."""
        if (point := self.tableau.sheet.kind(self._line)) is not None:
            return point
        return self.stage.refused if self.tableau.words.words.rule else None

    def show_last_trick(self) -> None:
        """Lay the last trick open, or put it away again."""
        if not self._session.has_match:
            return
        said = self.tableau.last_trick.recall(self.tableau.seats)
        if self.tableau.last_trick.is_open:
            self.view.announce(said)
        elif said:
            self._tell(said)

    def show_last_count(self) -> None:
        """Lay the last count open, or put it away again; the last trick makes room for it."""
        last_trick, sheet = self.tableau.last_trick, self.tableau.sheet
        if last_trick.is_open and sheet.is_shown:
            last_trick.hide()
            return
        last_trick.hide()
        sheet.recall()

    def close(self) -> None:
        """Stop the show; the scene goes before the objects it looks at."""
        self.director.stop()
        self.hint_note.close()
        self.sounds.close()
        self.stage.close()
        self.view.setSource(QUrl())

    def _connect(self) -> None:
        self.choices.decided.connect(self._decide)
        self.choices.finished.connect(self.director.finish)
        self.choices.tried.connect(self.director.try_card)
        self.choices.declined.connect(self.director.decline)
        self.choices.trick_put_away.connect(self.tableau.last_trick.hide)
        self.choices.told.connect(self._tell)
        self.choices.wanted_rule.connect(self._explain)
        self.choices.wanted_point.connect(self._explain_point)
        self.choices.looked_at.connect(self._look_at)
        self.stage.announced.connect(self.view.announce)
        self.hint_note.announced.connect(self.view.announce)
        self.director.begun.connect(self.sounds.begin)
        self.director.accepting_changed.connect(self.view.order_cards)
        self.tableau.cards.reordered.connect(self.view.order_cards)
        self.view.stilled.connect(self.sounds.settle)
        self.view.landed.connect(self.sounds.land)
        self.view.laid_out.connect(self._lay_board)
        self.view.laid_out.connect(self._show_faces)

    def _name_view(self) -> None:
        self.view.setAccessibleName(phrases.card_table())

    def _look_at(self, row: int) -> None:
        self._line = row

    def _explain_point(self, row: int) -> None:
        self._line = row
        self._explain()

    def _explain(self) -> None:
        if (subject := self.subject) is not None:
            self.explained.emit(subject)

    def _decide(self, action: PlayerAction) -> None:
        guide = self._guide
        if guide and guide.is_on and guide.objection(action):
            self.stage.shake(action)
        else:
            self.director.submit(action)

    def _tell(self, story: str) -> None:
        self.tableau.words.amend(detail=story)
        self.view.announce(story)

    def _seats(self) -> dict[str, object]:
        """Who sits where, for the scene: before the first match two sit opposite each other."""
        plates = self.tableau.plates
        if not self._session.has_match:
            return _seats_of(dict(zip((0, 2, 1, 3), plates, strict=True))) | {
                "ownSeat": 0,
                "ownSide": 0,
                "chairs": [0, 2],
                "piles": [1, 0],
                "clockwise": True,
                "turning": True,
            }
        seating = Seating(self._session.setup)
        options, chairs = seating.options, seating.chairs
        free = [chair for chair in Chair if chair not in chairs]
        return _seats_of(dict(zip((*chairs, *free), plates, strict=True))) | {
            "ownSeat": self._session.setup.own_seat,
            "ownSide": seating.own_side,
            "chairs": [int(chair) for chair in chairs],
            "piles": [seating.track_of(side) for side in range(options.sides)],
            "clockwise": options.direction == "clockwise",
            "turning": options.trump == "turn_up",
        }

    def _take_match(self) -> None:
        """Another match: before anything is laid, its board and its seats."""
        self._lay_board()
        for name, value in self._seats().items():
            self.view.show_property(name, value)

    # The board

    def _layout(self) -> BoardLayout:
        options = self._options()
        layout = BoardLayout(
            options.target,
            options.sides,
            skunk_line=options.skunk_line if options.skunk else None,
            best_of=options.best_of,
            upright=self.view.rootObject() is None or self.view.is_upright,
            scale_hint=max(self.view.height(), 1) / 760,
            below=BELOW_ZERO if options.trump == "auction" else 0,
        )
        if layout.upright:
            return layout
        return replace(layout, scale_hint=self.view.lying_board_height / layout.height)

    def _options(self) -> Options:
        if self._session.has_match:
            return self._session.setup.options
        return self._offered()

    def _lay_board(self) -> None:
        layout = self._layout()
        self.tableau.pegs.lay_out(layout)
        picture = board_picture(layout, self._cache, self._appearance.board)
        self._board_url = QUrl.fromLocalFile(str(picture))
        self._board_aspect = layout.width / layout.height
        if self.view.rootObject() is not None:
            self.view.show_property("boardFace", self._board_url)
            self.view.show_property("boardAspect", self._board_aspect)

    # The cards

    def _show_faces(self) -> None:
        if (self._wanted_style(), self._appearance.foreign) != self._shown_faces:
            self.view.show_property("faces", self._faces_url())

    def _wanted_style(self) -> FaceStyle:
        return style_of(self._appearance, self._language, small=self._is_small())

    def _look(self) -> dict[str, object]:
        """What the scene is told of the appearance besides the faces and the board's picture."""
        look = self._appearance
        back = self._faces / "back.svg"
        if not back.is_file():
            back = assets.resource(f"deck/backs/{look.back}.svg")
        return {
            "back": QUrl.fromLocalFile(str(back)),
            "inks": str(Inks.TWO if self._is_foreign else look.inks),
            "felt": str(look.felt),
            "paleBoard": look.board is Wood.MAPLE,
        }

    def _is_small(self) -> bool:
        return self.view.hand_height < SMALL_CUT_BELOW

    def _faces_url(self) -> QUrl:
        self._faces = self._faces_folder()
        return folder_url(self._faces)

    def _faces_folder(self) -> Path:
        """That of the deck chosen, or of our own where the other one cannot be used."""
        style, foreign = self._wanted_style(), self._appearance.foreign
        self._shown_faces = (style, foreign)
        self.deck_fault = None
        if foreign:
            from allfives_desktop.table.foreign_decks import DeckError

            try:
                return self.deck.foreign_folder(foreign)
            except DeckError as error:
                self.deck_fault = error.fault
        return self.deck.folder(style)

    @property
    def _is_foreign(self) -> bool:
        return bool(self._appearance.foreign) and self.deck_fault is None

    def _load(self) -> None:
        tableau = self.tableau
        self.view.set_felt(self._appearance.felt)
        self.view.load({
            "director": self.director,
            "choices": self.choices,
            "cards": tableau.cards,
            "pegs": tableau.pegs,
            "words": tableau.words,
            "cut": tableau.pack_cut,
            "scores": tableau.tallies,
            "buttons": self.choices.buttons,
            "count": tableau.count,
            "lastTrick": tableau.last_trick.rows,
            "faces": self._faces_url(),
            "art": folder_url(assets.resource("table")),
            "boardArt": folder_url(assets.resource("board")),
            "boardFace": self._board_url,
            "boardAspect": self._board_aspect,
            **self._look(),
            **_times(self.director.pace),
            **self._seats(),
        })  # fmt: skip


def all_fives() -> Options:
    """The game that everybody begins with."""
    from allfives_desktop.rules.rulesets import RULESETS

    return RULESETS["all_fives"].options()


def _times(pace: Pace) -> dict[str, int]:
    """Of the motions that belong to no beat; a card that says no shakes at any speed."""
    return {
        "riseTime": pace.moved(RISE),
        "fadeTime": pace.moved(FADE),
        "returnTime": pace.moved(RETURN),
        "hoverTime": pace.moved(HOVER),
        "shakeTime": SHAKE,
    }


def _seats_of(plates: dict[int, SeatPlate]) -> dict[str, object]:
    """The plates by where they stand."""
    return {"near": plates[0], "west": plates[1], "north": plates[2], "east": plates[3]}
