"""What lies and stands on the table: folds one beat after another into the models."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from allfives_desktop.models.cards_model import CardsModel, Mark, Pile
from allfives_desktop.models.pack_cut import PackCut
from allfives_desktop.models.peg_places import look
from allfives_desktop.models.pegs_model import PegsModel
from allfives_desktop.models.scores_model import ScoresModel, Tally
from allfives_desktop.models.table_words import Plate, RowsModel, SeatPlate, TableWords
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.events import (
    BatchChosen,
    Begged,
    BidMade,
    Called,
    CardsDealt,
    CardTurned,
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
    PitcherMade,
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
from allfives_desktop.rules.state import NOBODY
from allfives_desktop.table.count_sheet import CountSheet
from allfives_desktop.table.cues import Beat, Cue, Gathered
from allfives_desktop.table.last_trick import LastTrick
from allfives_desktop.table.laying import lay_cards
from allfives_desktop.table.seating import Seating
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
        self.cards = CardsModel(_card_name, self._place_of)
        self.pegs = PegsModel(self._peg_name)
        self.words = TableWords(self)
        self.pack_cut = PackCut(self)
        self._name_groups()
        self.plates = [SeatPlate(seat, self) for seat in range(4)]
        self.tallies = ScoresModel(self)
        self.count = RowsModel(self)
        self.sheet = CountSheet(self.count, self.words)
        self.last_trick = LastTrick(self.words, self)
        self._seating: Seating | None = None
        self._scores: list[int] = []
        self._games: tuple[int, ...] = ()
        self._won: list[int] = []
        self._bids: dict[int, int | None] = {}
        self._pitcher = NOBODY
        self._gaining: tuple[int, int] | None = None
        self._dealer = NOBODY
        self._called: tuple[int, Event] | None = None
        self._refreshed: tuple[object, ...] = ()

    # The match

    @property
    def seating(self) -> Seating:
        """Who sits where; only while a match lies on the table."""
        if self._seating is None:
            raise LookupError("no match lies on the table")
        return self._seating

    @property
    def seats(self) -> Seats:
        """Whose names and whose eyes the sentences use."""
        return self.seating.seats

    @property
    def options(self) -> Options:
        """The rules of the match on the table."""
        return self.seating.options

    def clear(self) -> None:
        """No match: the pack lies there, and an offer."""
        self._seating = None
        self.cards.put_away()
        for plate in self.plates:
            plate.show(Plate())
        self.tallies.show(())
        self.sheet.clear()
        self.words.amend(
            headline="", detail="", trump="", spoken_trump="", stock="", match="", standing="",
            rise="",
        )  # fmt: skip

    def lay(self, setup: MatchSetup, view: SeatView, seen: Sequence[Event]) -> None:
        """The match as it stands, at once."""
        self._seating = Seating(setup)
        self._scores = list(view.scores)
        self._games = view.games_won
        self._dealer = view.dealer
        self._bids = dict(view.bids)
        self._pitcher = NOBODY if view.pitcher is None else view.pitcher
        self._gaining = None
        self._won = [0] * setup.options.sides
        for winner, _ in view.tricks:
            self._won[setup.options.side_of(winner)] += 1
        self.words.amend(offer="", rise="")
        self.pack_cut.withdraw()
        lay_cards(self.cards, view)
        self._lay_pegs(seen)
        self._set_trump_words(view)
        self._called = None
        for plate in self.plates:
            plate.show(Plate())
        self.sheet.read(seen, self.seats)
        self.last_trick.lay(view)
        self.refresh()

    def refresh(self) -> None:
        """Plates and words that follow from what is known; also after a change of language."""
        if self._seating is None:
            return
        self._refreshed = self._facts()
        self._refresh_plates(self._seating)
        self._refresh_tallies(self._seating)
        options, seating = self.options, self._seating
        left = len(self.cards.pile(Pile.STOCK))
        self.words.amend(
            stock=phrases.stock_count(left) if left else "",
            match=phrases.best_of(options.best_of) if options.best_of > 1 else "",
            standing=" : ".join(map(str, seating.by_track(self._games))),
        )

    def _facts(self) -> tuple[object, ...]:
        """All that `refresh` puts into words."""
        return (
            tuple(self._scores), self._games, tuple(self._won), self._dealer, self._pitcher,
            tuple(self._bids.items()), self._gaining, len(self.cards.pile(Pile.STOCK)),
        )  # fmt: skip

    def _refresh_plates(self, seating: Seating) -> None:
        for seat, name in enumerate(seating.names):
            score = self._scores[self.options.side_of(seat)]
            is_dealer = seat == self._dealer
            bid, level = self._bid_of(seat), seating.levels[seat]
            self.plates[seat].amend(
                name=name,
                level=level,
                dealer=phrases.dealer_letter() if is_dealer else "",
                bid=bid,
                spoken=phrases.seat_summary(name, is_dealer, score, bid=bid, level=level),
            )

    def _bid_of(self, seat: int) -> str:
        """What a seat said in the auction; once that is over, only the pitcher's bid counts."""
        if self._pitcher != NOBODY and seat != self._pitcher:
            return ""
        bid = self._bids.get(seat)
        if seat == self._pitcher:
            return phrases.bids(bid) if bid else phrases.pitches()
        if seat not in self._bids:
            return ""
        return phrases.bids(bid) if bid else phrases.passes()

    def _refresh_tallies(self, seating: Seating) -> None:
        rows = []
        for track in range(self.options.sides):
            side = seating.side_of_track(track)
            score, won = self._scores[side], self._won[side]
            name, short = self.seats.side_name(side), self.seats.side_in_short(side)
            tally = Tally(
                name=name,
                score=phrases.score(score),
                to_go=phrases.to_go(max(self.options.target - score, 0)),
                gain=self._gain_of(side),
                won=phrases.tricks_won(short, won) if won else "",
                won_spoken=phrases.tricks_spoken(name, won) if won else "",
                peg=look(track, self.options.sides),
            )
            rows.append(tally)
        self.tallies.show(rows)

    def _gain_of(self, side: int) -> str:
        gaining = self._gaining
        return phrases.gain(gaining[1]) if gaining and gaining[0] == side else ""

    def retranslate(self) -> None:
        """The language changed."""
        self.cards.retranslate()
        self.pegs.retranslate()
        self._name_groups()
        self.last_trick.hide()
        if self._seating is not None:
            self.sheet.retell(self.seats)
            self._show_call()
            self.refresh()

    def _name_groups(self) -> None:
        """The groups a screen reader finds, also before the first match."""
        self.words.amend(
            your_hand=phrases.your_hand(),
            actions=phrases.actions_group(),
            trick=phrases.trick_group(),
            board=phrases.peg_board(),
            read_rule=phrases.read_rule(),
        )

    # One beat after another

    def fold(self, beat: Beat, cue: Cue) -> None:
        """Change the models as the beat says; they are right when this returns."""
        self._gaining = None
        self._fold_cards(beat, cue)
        self._fold_scores(beat, cue)
        self._fold_auction(beat)
        self._fold_words(beat)
        self.last_trick.take(beat)
        if not isinstance(beat, Gathered):
            self.sheet.take(beat, self.seats)
        if self._facts() != self._refreshed:
            self.refresh()

    def _fold_cards(self, beat: Beat, cue: Cue) -> None:
        cards, move = self.cards, cue.move
        match beat:
            case CutShown():
                cards.gather_pack(self.seating.setup.own_seat)
                for seat, shown in beat.cards:
                    cards.deal([shown], move, to=Pile.TRICK, by=seat)
            case GameStarted() | HandStarted() | ThrownIn():
                cards.gather_pack(self.seating.setup.own_seat, move)
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
                drawn = beat.card if beat.seat == self.seating.setup.own_seat else None
                cards.deal([drawn], move, to=Pile.HAND, seat=beat.seat)
                cards.show_top(beat.top)
            case Gathered():
                cards.gather_trick(beat.side, move)

    def _fold_scores(self, beat: Beat, cue: Cue) -> None:
        match beat:
            case GameStarted():
                self._scores = [0] * self.options.sides
                self._dealer = beat.dealer
                self._reset_pegs(self._scores)
            case HandStarted():
                self._dealer = beat.dealer
                self._won = [0] * self.options.sides
                self.pegs.clear_trail()
            case Gathered():
                self._won[beat.side] += 1
            case Scored():
                self._scores[beat.side] = beat.after
                self._gaining = beat.side, beat.points
                self.pegs.advance(
                    self.seating.track_of(beat.side), beat.before, beat.after,
                    hop_ms=cue.peg, story=phrases.story(beat, self.seats),
                )  # fmt: skip
            case GameWon():
                self._games = beat.games_won
                self.pegs.set_games(self.seating.by_track(self._games))

    def _fold_auction(self, beat: Beat) -> None:
        match beat:
            case GameStarted() | HandStarted() | ThrownIn():
                self._bids, self._pitcher = {}, NOBODY
            case Passed():
                self._bids[beat.seat] = None
            case BidMade():
                self._bids[beat.seat] = beat.level
            case PitcherMade():
                self._pitcher = beat.seat

    def _fold_words(self, beat: Beat) -> None:
        self.words.amend(rise="")
        self._called = None
        for plate in self.plates:
            plate.amend(bubble="")
        if not isinstance(beat, Scored | Gathered):
            self.cards.mark({})
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
                self._called = beat.seat, beat
                self._show_call()
            case TrumpsMade():
                self._show_trump(beat.suit.value, phrases.trumps(beat.suit))
            case HandStarted() | ThrownIn() | GameStarted():
                self._show_trump("", "")
            case TrickTaken():
                self._mark_winner(beat)
            case Scored():
                self._show_points(beat)

    def _show_call(self) -> None:
        if self._called is not None:
            seat, event = self._called
            self.plates[seat].amend(bubble=phrases.bubble(event))

    def _show_points(self, scored: Scored) -> None:
        if scored.kind in (ScoreKind.CAPTURE, ScoreKind.TURN_UP):
            self.cards.mark({card(code): Mark.CAPTURED for code in scored.detail.split()})
        if scored.kind is ScoreKind.CAPTURE:
            self.words.amend(rise=phrases.gain(scored.points))

    def _mark_winner(self, taken: TrickTaken) -> None:
        best = next(played for seat, played in taken.cards if seat == taken.seat)
        self.cards.mark({best: Mark.WINNER})

    # At once

    def _lay_pegs(self, seen: Sequence[Event]) -> None:
        """Pegs as the game's last scores left them: a side's back peg shows the score before."""
        before = [0] * self.options.sides
        for event in seen:
            if isinstance(event, GameStarted):
                before = [0] * self.options.sides
            elif isinstance(event, Scored):
                before[event.side] = event.before
        self._reset_pegs(before)

    def _reset_pegs(self, before: Sequence[int]) -> None:
        by_track = self.seating.by_track
        self.pegs.reset(by_track(self._scores), by_track(before), by_track(self._games))

    def _set_trump_words(self, view: SeatView) -> None:
        if view.trump is None:
            self._show_trump("", "")
        else:
            self._show_trump(view.trump.value, phrases.trumps(view.trump))

    def _show_trump(self, suit: str, spoken: str) -> None:
        self.words.amend(trump=suit, spoken_trump=spoken)

    def _place_of(self, pile: Pile, seat: int, is_open: bool) -> str:
        """What a screen reader is told of a card besides its name: where it is, or whose."""
        if pile is Pile.TURN:
            return phrases.turned_up()
        if pile is Pile.STOCK:
            return phrases.top_of_stock()
        if self._seating is None or pile not in (Pile.HAND, Pile.TRICK):
            return ""
        if pile is Pile.HAND and self.seats.is_own(seat):
            return phrases.lies_open() if is_open else ""
        name = self.seats.names[seat]
        return phrases.also_lies_open(name) if is_open else name

    def _peg_name(self, track: int, kind: object, hole: int) -> str:
        if self._seating is None:
            return ""
        side = self._seating.side_of_track(track)
        return phrases.peg_name(self.seats.side_name(side), str(kind), hole)


def _card_name(face: Card | None) -> str:
    return phrases.card_name(face) if face else phrases.hidden_card()
