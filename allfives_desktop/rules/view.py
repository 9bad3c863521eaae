"""What one seat may know of a match (spec 15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from allfives_desktop.rules.actions import Call, Expose, PlayerAction
from allfives_desktop.rules.cards import Card, Suit
from allfives_desktop.rules.events import CardsDealt, Discarded, Drawn, Event, Scored
from allfives_desktop.rules.kinds import distinct
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.state import Cards, Phase, State, Table, Trick


@distinct
class SeatView(NamedTuple):
    """A match as one seat sees it; a plain value that changes with nothing hidden from the seat.

    `legal` are the seat's legal actions, empty when it is not its turn. `side_actions` are what
    it may show or call besides; a call may still be refused, for whether the card may be played
    can hang on hidden cards. `stock_top` is the card on view, `drawn` the public draws in order.
    `bids` are (seat, level), None for a pass; `exposed` are (seat, card); `tricks` (winner, trick).
    """

    seat: int
    options: Options
    phase: Phase
    actor: int | None
    game: int
    hand: int
    deal: int
    cut_round: int
    cutters: tuple[int, ...]
    dealer: int
    batch: int | None
    scores: tuple[int, ...]
    games_won: tuple[int, ...]
    winner: int | None
    scored: tuple[Scored, ...]
    hand_cards: Cards
    hand_sizes: tuple[int, ...]
    turned: Cards
    runs: int
    rejected: Suit | None
    own_discards: Cards
    bids: tuple[tuple[int, int | None], ...]
    pitcher: int | None
    bid: int
    trump: Suit | None
    trick: Trick
    tricks: tuple[tuple[int, Trick], ...]
    stock_size: int
    stock_top: Card | None
    drawn: tuple[tuple[int, Card], ...]
    exposed: tuple[tuple[int, Card], ...]
    called: Card | None
    legal: Sequence[PlayerAction]
    side_actions: tuple[PlayerAction, ...]


def view_of(state: State, seat: int) -> SeatView:
    """What `seat` may know now."""
    standing, dealing, table = state.standing, state.dealing, state.table
    options = state.law.options
    return SeatView(
        seat=seat,
        options=options,
        phase=state.phase,
        actor=state.actor,
        game=standing.game,
        hand=standing.hand,
        deal=dealing.deal,
        cut_round=standing.cut_round,
        cutters=standing.cutters,
        dealer=standing.dealer,
        batch=standing.batch,
        scores=standing.scores,
        games_won=standing.games_won,
        winner=standing.winner,
        scored=standing.scored,
        hand_cards=table.hands[seat],
        hand_sizes=tuple(map(len, table.hands)),
        turned=dealing.turned,
        runs=dealing.runs,
        rejected=dealing.rejected,
        own_discards=dealing.discards[seat],
        bids=dealing.bids,
        pitcher=dealing.pitcher,
        bid=dealing.bid,
        trump=table.trump,
        trick=table.trick,
        tricks=table.tricks,
        stock_size=len(table.stock),
        stock_top=_stock_top(table, options),
        drawn=table.drawn if options.stock_face_up else table.drawn[:1],
        exposed=table.exposed,
        called=table.called,
        legal=legal_actions(state) if seat == state.actor else (),
        side_actions=_side_actions(state, seat) if options.calls else (),
    )


def _stock_top(table: Table, options: Options) -> Card | None:
    """The first card of the stock has been seen by all, the later ones only face up."""
    is_on_view = options.stock_face_up or not table.drawn
    return table.stock[0] if table.stock and is_on_view else None


def _side_actions(state: State, seat: int) -> tuple[PlayerAction, ...]:
    actor = state.actor
    if state.phase is not Phase.PLAY or actor is None or seat == actor:
        return ()
    table, side_of = state.table, state.law.side_of
    shows = [Expose(seat, card) for card in table.hands[seat] if (seat, card) not in table.exposed]
    if table.called is not None or side_of[seat] == side_of[actor]:
        return tuple(shows)
    return *shows, *(Call(seat, card) for holder, card in table.exposed if holder == actor)


def seen_by(event: Event, seat: int) -> Event:
    """The event as `seat` sees it: cards hidden from it become None."""
    match event:
        case CardsDealt() | Discarded() if event.seat != seat:
            return event._replace(cards=(None,) * len(event.cards))
        case Drawn() if event.seat != seat and not event.is_public:
            return event._replace(card=None)
        case _:
            return event
