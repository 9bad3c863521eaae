"""Random deals to learn from, as they are when the first card is led."""

from __future__ import annotations

import numpy as np

from allfives_desktop.ai.kernel import SUIT_OF, Terms, bits, terms_of
from allfives_desktop.ai.net.lanes import PLACE_OF, Numbers
from allfives_desktop.ai.promise import BID_AT, best_suit, best_to_keep
from allfives_desktop.ai.training.compiled import Records, empty_deals
from allfives_desktop.rules.law import HAND_SIZE, HIGHEST_BID, RUN_SIZE, law_of
from allfives_desktop.rules.options import Options

BEGGED = 0.3  # of the hands where begging is in force
MOOD = 0.6  # how far bidders stray from the rule of thumb, in points


def deals_of(options: Options, count: int, rng: np.random.Generator) -> Records:
    """Hands about to be played under these rules, every seat dealing equally often."""
    terms, deals = terms_of(options), empty_deals(count)
    packs = rng.random((count, 52)).argsort(axis=1)
    for number in range(count):
        dealer = number % terms.players
        deal, pack = deals[number], packs[number]
        deal["dealer"] = dealer
        deal["seat"] = terms.next_seat[dealer]
        if options.trump == "turn_up":
            _turn_up(deal, terms, pack, is_run=options.beg and rng.random() < BEGGED)
        elif options.trump == "auction":
            _auction(deal, terms, pack, rng)
        else:
            _with_stock(deal, terms, pack)
    return deals


def _dealt(pack: Numbers, terms: Terms) -> list[int]:
    """Six cards a seat, as sets of the pack."""
    return [_set(pack[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]) for seat in range(terms.players)]


def _set(cards: Numbers) -> int:
    return sum([1 << int(card) for card in cards])


def _moved(cards: int, trump: int) -> int:
    return sum([1 << int(PLACE_OF[trump, card]) for card in bits(cards)])


def _lay(deal: np.void, hands: list[int], trump: int) -> None:
    for seat, hand in enumerate(hands):
        deal["hands"][seat] = _moved(hand, trump)


def _turn_up(deal: np.void, terms: Terms, pack: Numbers, *, is_run: bool) -> None:
    hands, at = _dealt(pack, terms), HAND_SIZE * terms.players
    turned = 1 << int(pack[at])
    trump = rejected = SUIT_OF[int(pack[at])]
    while is_run and trump == rejected and deal["runs"] < law_of(terms.options).run_limit:
        for seat in range(terms.players):
            start = at + 1 + RUN_SIZE * seat
            hands[seat] |= _set(pack[start : start + RUN_SIZE])
        at += RUN_SIZE * terms.players + 1
        turned |= 1 << int(pack[at])
        trump = SUIT_OF[int(pack[at])]
        deal["runs"] += 1
    deal["dead"] = _moved(turned, trump)
    after = terms.options.after_run
    if after == "discard_to_six" or (after == "keep_nine" and deal["runs"] >= 2):
        for seat, hand in enumerate(hands):
            thrown = sum([1 << card for card in best_to_keep(hand, trump)[HAND_SIZE:]])
            deal["thrown"][seat] = _moved(thrown, trump)
            hands[seat] ^= thrown
    _lay(deal, hands, trump)


def _auction(deal: np.void, terms: Terms, pack: Numbers, rng: np.random.Generator) -> None:
    """The seat that hopes for most bids what it hopes for, more or less."""
    hands = _dealt(pack, terms)
    hopes = []
    for seat, hand in enumerate(hands):
        suit, promise = best_suit(terms, seat, hand, 0)
        hopes.append((promise.points() + MOOD * rng.standard_normal(), seat, suit))
    hope, seat, trump = max(hopes)
    level = max([each for each in range(HIGHEST_BID + 1) if hope >= BID_AT[each]], default=0)
    deal["bid"] = max(level, terms.options.bid_min)
    deal["pitcher"] = deal["seat"] = seat
    deal["is_pitching"] = 1
    _lay(deal, hands, trump)


def _with_stock(deal: np.void, terms: Terms, pack: Numbers) -> None:
    hands, stock = _dealt(pack, terms), pack[HAND_SIZE * terms.players :]
    trump = SUIT_OF[int(stock[0])]
    deal["stock"] = PLACE_OF[trump, stock]
    deal["stock_size"] = len(stock)
    _lay(deal, hands, trump)
