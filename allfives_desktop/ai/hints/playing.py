"""Reasons for a card that are certain from what its seat sees (the first group of `Why`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from allfives_desktop.ai.equity import End
from allfives_desktop.ai.explain import Reason, Why
from allfives_desktop.ai.hints.trick import GAME_PRICE, Fate, TrickSight
from allfives_desktop.ai.kernel import SUIT_BITS, SUIT_OF
from allfives_desktop.rules.actions import Play
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.view import SeatView

# How much weaker reasons weigh, in points.
GAME_WON = 100.0
DRAWN = 0.35
LEFT, TRUMPED, VOID, CHEAP, LEAST, SURE, NOTHING_RISKED = 0.2, 0.3, 0.18, 0.15, 0.12, 0.1, 0.05
HIGHEST, SPARED = 0.09, 0.04
TRUMP_DRAWN = 0.25  # a trump from the stock
OFTEN = 0.5  # of the deals
COUNTS = 4  # for Game: an ace or a ten


def certain_reasons(view: SeatView, action: Play) -> list[Reason]:
    """In no order."""
    if len(view.legal) == 1:
        return [Reason(Why.FORCED, 0.0)]
    sight, card = TrickSight(view), action.card.index
    fate = sight.fate(card)
    reasons = [*_of_any(sight, card, fate)]
    match fate:
        case Fate.OURS:
            reasons += _of_ours(sight, card)
        case Fate.THEIRS:
            reasons += [*_of_theirs(sight, card), *_of_least(sight, card)]
        case Fate.OPEN:
            reasons += [*_of_open(sight, card), *_of_least(sight, card)]
    return reasons


def _of_any(sight: TrickSight, card: int, fate: Fate) -> Iterator[Reason]:
    trumps = sight.hand & SUIT_BITS[sight.trump(card)] & ~(1 << card)
    is_last = not sight.hand & SUIT_BITS[SUIT_OF[card]] & ~(1 << card)
    if is_last and trumps and not sight.is_trump(card) and not sight.view.stock_size:
        yield Reason(Why.VOIDS, VOID, card=PACK[card])
    led = SUIT_OF[sight.trick[0][1]] if sight.trick else SUIT_OF[card]
    if sight.is_trump(card):
        if led != SUIT_OF[card] and fate is not Fate.THEIRS:
            yield Reason(Why.TRUMPS_IN, TRUMPED)
    elif any(sight.is_trump(each) for each in sight.legal()):
        yield Reason(Why.SPARES_TRUMPS, SPARED)


def _of_least(sight: TrickSight, card: int) -> Iterator[Reason]:
    """A card that counts, but less than any other that may be played."""
    own = sight.stake(card, card)
    others = [sight.stake(each, card) for each in sight.legal() if each != card]
    if own and own < min(others):
        yield Reason(Why.COUNTS_LEAST, LEAST)


def _of_open(sight: TrickSight, card: int) -> Iterator[Reason]:
    if not sight.stake(card, card):
        yield Reason(Why.HARMLESS, NOTHING_RISKED)
    if sight.leader(card)[0] == sight.view.seat and not sight.is_beaten_in_suit(card):
        yield Reason(Why.HIGHEST_LEFT, HIGHEST)


def _of_ours(sight: TrickSight, card: int) -> Iterator[Reason]:
    theirs = [each for seat, each in sight.trick if not sight.is_ours(seat)]
    everything = [*[each for _, each in sight.trick], card]
    points = sum([sight.points(each, card) for each in everything])
    scores, terms = sight.view.scores, sight.terms
    if points and terms.ends_at_once and scores[sight.side] + points >= terms.target:
        yield Reason(Why.GOES_OUT, GAME_WON)
    best = max(theirs, key=lambda each: sight.points(each, card), default=card)
    if best != card and (worth := sight.points(best, card)):
        yield Reason(Why.TAKES_TRUMP, worth, card=PACK[best], count=worth)
    for jack in [each for each in theirs if sight.is_jack(each, card)]:
        yield Reason(Why.TAKES_JACK, terms.hang_jack, card=PACK[jack])
    game = sum([sight.game(each, card) for each in theirs])
    if game:
        yield Reason(Why.TAKES_GAME, GAME_PRICE * game, count=game)
    yield from _of_own_card(sight, card)
    yield from _of_sparing(sight, card)
    yield from _of_stock(sight, card)


def _of_own_card(sight: TrickSight, card: int) -> Iterator[Reason]:
    taker, _ = sight.leader(card)
    worth = sight.stake(card, card)
    is_worth_it = sight.points(card, card) or sight.is_jack(card, card)
    if is_worth_it or sight.game(card, card) >= COUNTS:
        why = Why.BRINGS_HOME if taker == sight.view.seat else Why.FEEDS_PARTNER
        yield Reason(why, worth, card=PACK[card])


def _of_sparing(sight: TrickSight, card: int) -> Iterator[Reason]:
    """What is kept although the trick is won."""
    legal = sight.legal()
    taker, _ = sight.leader(card)
    higher = [each for each in legal if each > card and SUIT_OF[each] == SUIT_OF[card]]
    if taker != sight.view.seat:
        if higher and not sight.stake(card, card):
            yield Reason(Why.LEAVES_PARTNER, LEFT, card=PACK[max(higher)])
        return
    spared = [each for each in higher if sight.fate(each) is Fate.OURS]
    if spared:
        yield Reason(Why.CHEAPEST, CHEAP, card=PACK[max(spared)])
    yield Reason(Why.SURE_TRICK, SURE)


def _of_stock(sight: TrickSight, card: int) -> Iterator[Reason]:
    top = sight.view.stock_top
    if top is None or sight.leader(card)[0] != sight.view.seat:
        return
    worth = sight.stake(top.index, card)
    if SUIT_OF[top.index] == sight.trump(card):
        worth += TRUMP_DRAWN
    if worth:
        yield Reason(Why.TAKES_STOCK, worth / 2, card=top)


def _of_theirs(sight: TrickSight, card: int) -> Iterator[Reason]:
    legal = sight.legal()
    lost = [each for each in legal if each != card and sight.fate(each) is Fate.THEIRS]
    own = sight.stake(card, card)
    dearest = max(lost, key=lambda each: sight.stake(each, card), default=card)
    saved = sight.stake(dearest, card) - own
    if saved > 0:
        yield Reason(Why.KEEPS_OUT, saved, card=PACK[dearest])
    if not own:
        yield Reason(Why.THROWS_LEAST, LEAST)


def drawing_reasons(view: SeatView, action: Play, ends: Sequence[End]) -> Iterator[Reason]:
    """Whether a lead of trumps finds trumps with the others, on the deals that ended so."""
    sight = TrickSight(view)
    trumps = SUIT_BITS[sight.trump(action.card.index)]
    hands = _hands(view, ends)
    if sight.trick or not sight.is_trump(action.card.index) or not hands:
        return
    foes = [seat for seat in range(view.options.players) if not sight.is_ours(seat)]
    share = sum([any(held[seat] & trumps for seat in foes) for held in hands]) / len(hands)
    if share >= OFTEN:
        yield Reason(Why.DRAWS_TRUMPS, DRAWN, share=share)


def _hands(view: SeatView, ends: Sequence[End]) -> list[list[int]]:
    """What all seats hold before the decision, deal by deal."""
    before = [0] * view.options.players
    for _, trick in (*view.tricks, (0, view.trick)):
        for seat, card in trick:
            before[seat] |= 1 << card.index
    positions = [end.position for end in ends if end.position is not None]
    return [
        [
            (played | hand) & ~gone
            for played, hand, gone in zip(each.played, each.hands, before, strict=True)
        ]
        for each in positions
    ]
