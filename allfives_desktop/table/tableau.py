"""What lies and stands on the table: folds one beat after another into the models."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from allfives_desktop.models.cards_model import CardsModel, Mark, Pile
from allfives_desktop.models.motion import AT_ONCE
from allfives_desktop.models.pegs_model import PegsModel
from allfives_desktop.models.table_words import Row, RowsModel, SeatPlate, TableWords
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.events import (
    BatchChosen,
    Begged,
    BidMade,
    Called,
    CardsDealt,
    CardTurned,
    CountMade,
    CutShown,
    Discarded,
    Drawn,
    Event,
    Exposed,
    GameStarted,
    GameWon,
    Gave,
    HandStarted,
    Passed,
    Played,
    Ran,
    Scored,
    ScoreKind,
    StockOpened,
    Stood,
    ThrownIn,
    TrickTaken,
    TrumpsMade,
)
from allfives_desktop.rules.law import HAND_SIZE, RUN_SIZE
from allfives_desktop.rules.state import NOBODY
from allfives_desktop.table.choreography import COUNTED
from allfives_desktop.table.cues import Beat, Cue, Gathered
from allfives_desktop.text import phrases

if TYPE_CHECKING:
    from allfives_desktop.rules.cards import Card
    from allfives_desktop.rules.options import Options
    from allfives_desktop.rules.view import SeatView
    from allfives_desktop.session.setup import MatchSetup
    from allfives_desktop.text.phrases import Seats


class Tableau(QObject):
    """The models of one table, and what each beat changes in them.

    Seats are the match's; tracks of the board are its sides, our own always the last.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cards = CardsModel(_card_name)
        self.pegs = PegsModel(self._peg_name)
        self.words = TableWords(self)
        self._name_groups()
        self.plates = [SeatPlate(seat, self) for seat in range(4)]
        self.count = RowsModel(self)
        self._setup: MatchSetup | None = None
        self._scores: list[int] = []
        self._games: tuple[int, ...] = ()
        self._won: list[int] = []
        self._dealer = NOBODY
        self._counted: list[Event] = []

    # The match

    @property
    def _match(self) -> MatchSetup:
        if self._setup is None:
            raise LookupError("no match lies on the table")
        return self._setup

    @property
    def seats(self) -> Seats:
        """Whose names and whose eyes the sentences use."""
        options = self.options
        sides = tuple(options.side_of(seat) for seat in range(options.players))
        return phrases.Seats(self.names, sides, self._own_seat_in_words)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats; one without its own is named by who sits there, or where."""
        seats = self._match.seats
        watched = not any(seat.is_person for seat in seats)
        return tuple(
            seat.name or _name_of(at, len(seats), person=seat.is_person, watched=watched)
            for at, seat in enumerate(seats)
        )

    @property
    def options(self) -> Options:
        """The rules of the match on the table."""
        return self._match.options

    def track_of(self, side: int) -> int:
        """The board's track of a side: our own is the last, the others in order before it."""
        own = self.options.side_of(self._match.own_seat)
        return (side - own - 1) % self.options.sides

    def clear(self) -> None:
        """No match: the pack lies there, and an offer."""
        self._setup = None
        self.cards.put_away()
        for plate in self.plates:
            plate.show(type(plate.plate)())
        self.count.show(())
        self.words.amend(
            headline="", detail="", trump="", spoken_trump="", stock="", match="", standing="",
            sheet_title="", rise="",
        )  # fmt: skip

    def lay(self, setup: MatchSetup, view: SeatView, seen: Sequence[Event]) -> None:
        """The match as it stands, at once."""
        self._setup = setup
        self._scores = list(view.scores)
        self._games = view.games_won
        self._dealer = view.dealer
        self._won = [0] * setup.options.sides
        for winner, _ in view.tricks:
            self._won[setup.options.side_of(winner)] += 1
        self.words.amend(offer="", rise="")
        self._lay_cards(view)
        self._lay_pegs(seen)
        self._set_trump_words(view)
        for plate in self.plates:
            plate.amend(bubble="", gain="", turn=False, caption="")
        self._recount(seen)
        self.refresh()

    def refresh(self) -> None:
        """Plates and words that follow from what is known; also after a change of language."""
        if self._setup is None:
            return
        setup, options = self._setup, self._setup.options
        for seat, name in enumerate(self.names):
            side = options.side_of(seat)
            score = self._scores[side]
            to_go = phrases.to_go(max(options.target - score, 0))
            dealer = phrases.dealer_letter() if seat == self._dealer else ""
            won = phrases.tricks_won(name, self._won[side]) if self._won[side] else ""
            spoken = phrases.seat_summary(name, seat == self._dealer, score)
            self.plates[seat].amend(
                name=name, score=str(score), to_go=to_go, dealer=dealer, won=won, spoken=spoken
            )
        left = len(self.cards.pile(Pile.STOCK))
        own = options.side_of(setup.own_seat)
        standing = [str(self._games[side]) for side in range(options.sides) if side != own]
        self.words.amend(
            stock=phrases.stock_count(left) if left else "",
            match=phrases.best_of(options.best_of) if options.best_of > 1 else "",
            standing=" : ".join([*standing, str(self._games[own])]),
        )

    def retranslate(self) -> None:
        """The language changed."""
        self.cards.retranslate()
        self.pegs.retranslate()
        self._name_groups()
        if self._setup is not None:
            self._tell_count()
            self._show_sheet(shown=bool(self.words.words.sheet_title))
            self.refresh()

    def _name_groups(self) -> None:
        """The groups a screen reader finds, also before the first match."""
        self.words.amend(
            your_hand=phrases.your_hand(),
            actions=phrases.actions_group(),
            trick=phrases.trick_group(),
        )

    # One beat after another

    def fold(self, beat: Beat, cue: Cue) -> None:
        """Change the models as the beat says; they are right when this returns."""
        self._fold_cards(beat, cue)
        self._fold_scores(beat, cue)
        self._fold_words(beat)
        self.refresh()

    def _fold_cards(self, beat: Beat, cue: Cue) -> None:
        cards, move = self.cards, cue.move
        match beat:
            case CutShown():
                cards.return_to_stock(Pile.TRICK, AT_ONCE)
                for seat, shown in beat.cards:
                    cards.deal([shown], move, to=Pile.TRICK, by=seat)
            case GameStarted() | HandStarted() | ThrownIn():
                cards.gather_pack(self._own_seat, move)
            case CardsDealt():
                cards.deal(beat.cards, move, to=Pile.HAND, seat=beat.seat)
            case CardTurned():
                cards.deal([beat.card], move, to=Pile.TURN)
            case StockOpened():
                cards.show_top(beat.card)
            case TrumpsMade():
                cards.set_trump(beat.suit, move)
            case Discarded():
                cards.discard(beat.seat, beat.cards, move)
            case Played():
                cards.play(beat.seat, beat.card, move)
            case Exposed():
                cards.expose(beat.seat, beat.card)
            case Drawn():
                drawn = beat.card if beat.seat == self._own_seat else None
                cards.deal([drawn], move, to=Pile.HAND, seat=beat.seat)
                cards.show_top(beat.top)
            case Gathered():
                cards.gather_trick(beat.side, move)

    def _fold_scores(self, beat: Beat, cue: Cue) -> None:
        match beat:
            case GameStarted():
                self._scores = [0] * self.options.sides
                self._dealer = beat.dealer
                self.pegs.reset(
                    self._by_track(self._scores),
                    self._by_track(self._scores),
                    self._by_track(self._games),
                )
            case HandStarted():
                self._dealer = beat.dealer
                self._won = [0] * self.options.sides
                self.pegs.clear_trail()
            case TrickTaken():
                self._won[beat.side] += 1
            case Scored():
                self._scores[beat.side] = beat.after
                self.pegs.advance(
                    self.track_of(beat.side), beat.before, beat.after,
                    hop_ms=cue.peg, story=phrases.story(beat, self.seats),
                )  # fmt: skip
            case GameWon():
                self._games = beat.games_won
                self.pegs.set_games(self._by_track(self._games))

    def _fold_words(self, beat: Beat) -> None:
        self.words.amend(rise="")
        for plate in self.plates:
            plate.amend(bubble="", gain="")
        match beat:
            case (
                Stood()
                | Begged()
                | Gave()
                | Ran()
                | Passed()
                | BidMade()
                | BatchChosen()
                | Called()
            ):
                self.plates[beat.seat].amend(bubble=phrases.bubble(beat))
            case TrumpsMade():
                self._show_trump(beat.suit.value, phrases.trumps(beat.suit))
            case HandStarted() | ThrownIn() | GameStarted():
                self._show_trump("", "")
                self._show_sheet(shown=False)
            case TrickTaken():
                self._mark_winner(beat)
            case Scored():
                self._show_points(beat)
            case CountMade():
                self._counted = [beat]
                self._tell_count()
                self._show_sheet(shown=True)

    def _show_points(self, scored: Scored) -> None:
        gain = phrases.gain(scored.points)
        for seat in range(self.options.players):
            if self.options.side_of(seat) == scored.side:
                self.plates[seat].amend(gain=gain)
        if scored.kind is ScoreKind.CAPTURE:
            self.cards.mark({card(code): Mark.CAPTURED for code in scored.detail.split()})
            self.words.amend(rise=gain)
        elif scored.kind in COUNTED and self._counted:
            self._counted.append(scored)
            self._tell_count()

    def _mark_winner(self, taken: TrickTaken) -> None:
        best = next(played for seat, played in taken.cards if seat == taken.seat)
        self.cards.mark({best: Mark.WINNER})

    def _tell_count(self) -> None:
        """The lines of the last count, as far as it has come."""
        rows = []
        for scored in self._counted:
            if isinstance(scored, Scored):
                line = phrases.count_line(scored, self.seats)
                rows.append(Row(line.point, line.reason, line.points, scored.side))
        self.count.show(rows)

    def _show_sheet(self, *, shown: bool) -> None:
        self.words.amend(sheet_title=phrases.count_title() if shown else "")

    def recall_count(self) -> None:
        """Show the count of the last hand again, if there was one; put it away if it is shown."""
        self._show_sheet(shown=bool(self._counted) and not self.words.words.sheet_title)

    # At once

    def _lay_cards(self, view: SeatView) -> None:
        cards = self.cards
        cards.gather_pack(view.seat)
        if not any(view.hand_sizes) and not view.tricks:
            return
        for seat, size in enumerate(view.hand_sizes):
            shown = {held for at, held in view.exposed if at == seat}
            hidden: list[Card | None] = [*shown, *[None] * (size - len(shown))]
            held = list(view.hand_cards) if seat == view.seat else hidden
            cards.deal(held, AT_ONCE, to=Pile.HAND, seat=seat)
            cards.deal([None] * _discarded(view, seat), AT_ONCE, to=Pile.OUT, seat=seat)
        for turned in view.turned:
            cards.deal([turned], AT_ONCE, to=Pile.TURN)
        for winner, trick in view.tricks:
            cards.deal([None] * len(trick), AT_ONCE, to=Pile.WON, seat=self.options.side_of(winner))
        for seat, played in view.trick:
            cards.deal([played], AT_ONCE, to=Pile.TRICK, by=seat)
        cards.set_trump(view.trump)
        if view.stock_size or view.stock_top:
            cards.set_stock(view.stock_size)
            cards.show_top(view.stock_top)

    def _lay_pegs(self, seen: Sequence[Event]) -> None:
        """Pegs as the game's last scores left them: a side's back peg shows the score before."""
        before = [0] * self.options.sides
        for event in seen:
            if isinstance(event, GameStarted):
                before = [0] * self.options.sides
            elif isinstance(event, Scored):
                before[event.side] = event.before
        self.pegs.reset(
            self._by_track(self._scores), self._by_track(before), self._by_track(self._games)
        )

    def _recount(self, seen: Sequence[Event]) -> None:
        """The last count; its sheet lies there until the next hand."""
        self._counted, shown = [], False
        for event in seen:
            match event:
                case HandStarted() | ThrownIn() | GameStarted():
                    shown = False
                case CountMade():
                    self._counted, shown = [event], True
                case Scored() if self._counted and event.kind in COUNTED:
                    self._counted.append(event)
        self._tell_count()
        self._show_sheet(shown=shown)

    def _set_trump_words(self, view: SeatView) -> None:
        if view.trump is None:
            self._show_trump("", "")
        else:
            self._show_trump(view.trump.value, phrases.trumps(view.trump))

    def _show_trump(self, suit: str, spoken: str) -> None:
        self.words.amend(trump=suit, spoken_trump=spoken)

    def _by_track(self, by_side: Iterable[int]) -> list[int]:
        values = list(by_side)
        ordered = [0] * len(values)
        for side, value in enumerate(values):
            ordered[self.track_of(side)] = value
        return ordered

    @property
    def _own_seat(self) -> int:
        return self._setup.own_seat if self._setup else 0

    @property
    def _own_seat_in_words(self) -> int | None:
        return self._setup.own_seat if self._setup and not self._setup.watched else None

    def _peg_name(self, track: int, kind: object, hole: int) -> str:
        if self._setup is None:
            return ""
        side = next(s for s in range(self.options.sides) if self.track_of(s) == track)
        seat = next(s for s in range(self.options.players) if self.options.side_of(s) == side)
        return phrases.peg_name(self.names[seat], str(kind), hole)


def _discarded(view: SeatView, seat: int) -> int:
    """How many cards a seat has thrown out after runs."""
    if not view.runs:
        return 0
    tricks = [*(trick for _, trick in view.tricks), view.trick]
    played = sum(at == seat for trick in tricks for at, _ in trick)
    return HAND_SIZE + RUN_SIZE * view.runs - view.hand_sizes[seat] - played


def _card_name(face: Card | None) -> str:
    return phrases.card_name(face) if face else phrases.hidden_card()


def _name_of(seat: int, players: int, *, person: bool, watched: bool) -> str:
    if person:
        return phrases.you()
    return phrases.compass(seat, players) if watched else phrases.computer()
