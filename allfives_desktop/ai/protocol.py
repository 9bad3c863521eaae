"""The player protocol: one JSON object a line, told to bot writers in PROTOCOLS.md.

A question holds the view under the names of `SeatView`; cards are codes, actions are written as
in a record but without the seat, and an absent value is null.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.cards import Card, Suit, card
from allfives_desktop.rules.discards import Discards
from allfives_desktop.rules.events import Scored, ScoreKind
from allfives_desktop.rules.law import HAND_SIZE
from allfives_desktop.rules.notation import format_words, parse_action
from allfives_desktop.rules.options import Options, options_from
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

VERSION = 1
DECIDE, HELLO, READY = "decide", "hello", "ready"

Json = dict[str, Any]


class Question(NamedTuple):
    """A decision asked for. `id` comes back with the answer; `player` names a built-in player."""

    id: int
    view: SeatView
    seed: int
    player: str


def hello() -> Json:
    """The message that asks the player process to report once it is ready for questions."""
    return {"type": HELLO, "protocol": VERSION}


def ready() -> Json:
    """The report of the player process."""
    return {"type": READY, "protocol": VERSION}


def is_ready(message: Mapping[str, Any]) -> bool:
    """Whether a message is that report."""
    return message.get("type") == READY


def question(number: int, view: SeatView, *, player: str, seed: int) -> Json:
    """The message that asks `player` to decide."""
    return {
        "type": DECIDE,
        "protocol": VERSION,
        "id": number,
        "view": encode_view(view),
        "legal": _words(view.legal),
        "seed": seed,
        "player": player,
    }


def read_question(message: Mapping[str, Any]) -> Question:
    """Raises ValueError, KeyError or TypeError for what is no question."""
    if message["type"] != DECIDE:
        raise ValueError(f"not a question: {message['type']!r}")
    view = decode_view(message["view"], message["legal"])
    return Question(message["id"], view, message["seed"], message["player"])


def answer(number: int, action: PlayerAction) -> Json:
    """The message that answers the question of that number."""
    return {"id": number, "action": format_words(action)}


def read_answer(message: Mapping[str, Any], *, seat: int) -> PlayerAction:
    """The action a message of `seat` holds. Raises KeyError, TypeError or NotationError."""
    words = message["action"]
    if not isinstance(words, str):
        raise TypeError(f"not an action: {words!r}")
    return parse_action(f"{seat} {words}")


def encode_view(view: SeatView) -> Json:
    """The view as JSON values, without its legal actions: those stand beside it."""
    return {
        "seat": view.seat,
        "options": dict(view.options),
        "phase": view.phase.value,
        "actor": view.actor,
        "game": view.game,
        "hand": view.hand,
        "deal": view.deal,
        "cut_round": view.cut_round,
        "cutters": list(view.cutters),
        "dealer": view.dealer,
        "batch": view.batch,
        "scores": list(view.scores),
        "games_won": list(view.games_won),
        "winner": view.winner,
        "scored": [
            [each.kind.value, each.side, each.points, each.detail, each.before, each.after]
            for each in view.scored
        ],
        "hand_cards": _codes(view.hand_cards),
        "hand_sizes": list(view.hand_sizes),
        "turned": _codes(view.turned),
        "runs": view.runs,
        "rejected": view.rejected,
        "own_discards": _codes(view.own_discards),
        "bids": [list(bid) for bid in view.bids],
        "pitcher": view.pitcher,
        "bid": view.bid,
        "trump": view.trump,
        "trick": _pairs(view.trick),
        "tricks": [[winner, _pairs(trick)] for winner, trick in view.tricks],
        "stock_size": view.stock_size,
        "stock_top": None if view.stock_top is None else view.stock_top.code,
        "drawn": _pairs(view.drawn),
        "exposed": _pairs(view.exposed),
        "called": None if view.called is None else view.called.code,
        "side_actions": _words(view.side_actions),
    }


def decode_view(view: Mapping[str, Any], legal: Sequence[str]) -> SeatView:
    """The way back from `encode_view`. Raises ValueError, KeyError or TypeError."""
    seat, phase = view["seat"], Phase(view["phase"])
    hand = _cards(view["hand_cards"])
    return SeatView(
        seat=seat,
        options=_options(tuple(view["options"].items())),
        phase=phase,
        actor=view["actor"],
        game=view["game"],
        hand=view["hand"],
        deal=view["deal"],
        cut_round=view["cut_round"],
        cutters=tuple(view["cutters"]),
        dealer=view["dealer"],
        batch=view["batch"],
        scores=tuple(view["scores"]),
        games_won=tuple(view["games_won"]),
        winner=view["winner"],
        scored=tuple(Scored(ScoreKind(kind), *rest) for kind, *rest in view["scored"]),
        hand_cards=hand,
        hand_sizes=tuple(view["hand_sizes"]),
        turned=_cards(view["turned"]),
        runs=view["runs"],
        rejected=_suit(view["rejected"]),
        own_discards=_cards(view["own_discards"]),
        bids=tuple((bidder, level) for bidder, level in view["bids"]),
        pitcher=view["pitcher"],
        bid=view["bid"],
        trump=_suit(view["trump"]),
        trick=_seated(view["trick"]),
        tricks=tuple((winner, _seated(trick)) for winner, trick in view["tricks"]),
        stock_size=view["stock_size"],
        stock_top=_card(view["stock_top"]),
        drawn=_seated(view["drawn"]),
        exposed=_seated(view["exposed"]),
        called=_card(view["called"]),
        legal=_legal(legal, seat=seat, phase=phase, hand=hand),
        side_actions=_actions(view["side_actions"], seat),
    )


def _legal(
    words: Sequence[str], *, seat: int, phase: Phase, hand: tuple[Card, ...]
) -> Sequence[PlayerAction]:
    """Discards are too many to be read one by one; hand and size tell them all."""
    if words and phase is Phase.DISCARD:
        return Discards(seat, hand, len(hand) - HAND_SIZE)
    return _actions(words, seat)


def _actions(words: Iterable[str], seat: int) -> tuple[PlayerAction, ...]:
    return tuple(parse_action(f"{seat} {each}") for each in words)


def _words(actions: Iterable[PlayerAction]) -> list[str]:
    return [format_words(action) for action in actions]


@lru_cache(maxsize=8)
def _options(items: tuple[tuple[str, bool | int | str], ...]) -> Options:
    return options_from(dict(items))


def _codes(cards: Iterable[Card]) -> list[str]:
    return [each.code for each in cards]


def _cards(codes: Iterable[str]) -> tuple[Card, ...]:
    return tuple(map(card, codes))


def _pairs(pairs: Iterable[tuple[int, Card]]) -> list[list[object]]:
    return [[seat, each.code] for seat, each in pairs]


def _seated(pairs: Iterable[tuple[int, str]]) -> tuple[tuple[int, Card], ...]:
    return tuple((seat, card(code)) for seat, code in pairs)


def _card(code: str | None) -> Card | None:
    return None if code is None else card(code)


def _suit(letter: str | None) -> Suit | None:
    return None if letter is None else Suit(letter)
