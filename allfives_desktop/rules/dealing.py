"""From the cut to the first word or lead of a hand (spec 4)."""

from __future__ import annotations

from typing import assert_never

from allfives_desktop.rules.actions import Batch, Cut, Deal
from allfives_desktop.rules.begging import turn_first
from allfives_desktop.rules.events import (
    BatchChosen,
    CutShown,
    Event,
    GameStarted,
    HandStarted,
    StockOpened,
    TrumpsMade,
)
from allfives_desktop.rules.giving import give_cards
from allfives_desktop.rules.law import HAND_SIZE
from allfives_desktop.rules.opening import open_game, open_hand
from allfives_desktop.rules.state import Phase, State


def apply_cut(state: State, action: Cut, events: list[Event]) -> State:
    """Highest card deals; the tied seats, and only they, cut again."""
    shown = tuple(zip(state.cutters, action.cards, strict=True))
    events.append(CutShown(shown))
    highest = max(card.strength for card in action.cards)
    tied = tuple(seat for seat, card in shown if card.strength == highest)
    standing = state.standing
    if len(tied) > 1:
        again = standing._replace(cutters=tied, cut_round=standing.cut_round + 1)
        return state._replace(standing=again)
    events.append(GameStarted(standing.game, tied[0]))
    return open_game(state.law, standing._replace(dealer=tied[0]))


def apply_batch(state: State, action: Batch, events: list[Event]) -> State:
    if _game_is_news(state):
        events.append(GameStarted(state.game, state.dealer))
    events.append(BatchChosen(action.seat, action.size))
    return open_hand(state.law, state.standing._replace(batch=action.size))


def apply_deal(state: State, action: Deal, events: list[Event]) -> State:
    if _game_is_news(state):
        events.append(GameStarted(state.game, state.dealer))
    standing = state.standing
    if state.dealing.deal == 0:
        events.append(HandStarted(standing.game, standing.hand, standing.dealer))
    dealt = give_cards(state, action.deck, HAND_SIZE, events)
    match state.options.trump:
        case "turn_up":
            return turn_first(dealt, events)
        case "auction":
            return dealt._replace(phase=Phase.BID, actor=_eldest(state))
        case "stock_top":
            return _open_stock(dealt, events)
        case _:
            assert_never(state.options.trump)


def _game_is_news(state: State) -> bool:
    """The first game begins without a cut under `seat0`: its first action tells who deals."""
    options = state.law.options
    if options.first_dealer != "seat0" or (state.game, state.hand, state.deal) != (0, 0, 0):
        return False
    return state.phase is Phase.BATCH or options.deal_batch != "choice"


def _eldest(state: State) -> int:
    return state.law.rotation[state.dealer][0]


def _open_stock(state: State, events: list[Event]) -> State:
    stock = state.dealing.undealt
    events += [StockOpened(stock[0], len(stock)), TrumpsMade(stock[0].suit)]
    return state._replace(
        phase=Phase.PLAY,
        actor=_eldest(state),
        dealing=state.dealing._replace(undealt=()),
        table=state.table._replace(stock=stock, trump=stock[0].suit),
    )
