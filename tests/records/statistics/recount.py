"""The statistics worked out once more, from nothing but the JSON of a record.

Written without the rules: scores from the events, games from the scores, choices from the actions,
hands dealt out by hand from the packs.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

PLACES = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}


def recount(line: bytes, seat: int) -> dict[str, Any]:
    """What `Tally.as_mapping` should be, without the facts that are 0."""
    record = json.loads(line)
    counts: Counter[str] = Counter()
    won = Counter[int]()
    for game in record["games"]:
        is_over = game.get("winner") is not None
        for number, hand in enumerate(game["hands"]):
            is_last = number == len(game["hands"]) - 1
            if not is_last or is_over or _is_counted(hand, record):
                counts.update(_hand(hand, record, seat))
        if is_over:
            counts.update(_game(game, record, seat, won))
    side = _side(record, seat)
    sides = {_side(record, each) for each in range(record["options"]["players"])}
    winner = record.get("winner")
    return {
        "end": "open" if winner is None else "won" if winner == side else "lost",
        "games": [won[side], max(won[each] for each in sides - {side})],
        "counts": {fact: count for fact, count in counts.items() if count},
    }


def _side(record: dict[str, Any], seat: int) -> int:
    return seat % 2 if record["options"]["partners"] else seat


def _is_counted(hand: dict[str, Any], record: dict[str, Any]) -> bool:
    """Whether a hand that won no game is over: all its cards are played."""
    plays = sum(" play " in action for action in hand["actions"])
    return plays > 0 and any(event[0] in ("high", "setback") for event in hand["events"])


def _game(
    game: dict[str, Any], record: dict[str, Any], seat: int, won: Counter[int]
) -> Counter[str]:
    options, winner = record["options"], game["winner"]
    scores = game["hands"][-1]["scores"]
    others = max(score for side, score in enumerate(scores) if side != winner)
    is_skunk = options["skunk"] and others < options["skunk_line"]
    won[winner] += 1 + is_skunk
    who = "own" if winner == _side(record, seat) else "others"
    return Counter({f"games.{who}": 1, f"skunks.{who}": int(is_skunk)})


def _hand(hand: dict[str, Any], record: dict[str, Any], seat: int) -> Counter[str]:
    facts: Counter[str] = Counter(hands=1)
    scored = Counter[str]()
    for kind, side, points, _ in hand["events"]:
        who = "own" if side == _side(record, seat) else "others"
        facts[f"times.{who}.{kind}"] += 1
        facts[f"points.{who}.{kind}"] += points
        scored[who] += points
    for choice in [*_words(hand, seat), *_bids(hand, record, seat)]:
        facts[f"choice.{choice}"] += 1
        for who in ("own", "others"):
            facts[f"choice.{choice}.{who}"] += scored[who]
    batch = 1
    for deck in hand["decks"]:
        batch = _batch(record)
        facts.update(_dealt(deck, hand["dealer"], record, seat, batch))
    return facts


def _words(hand: dict[str, Any], seat: int) -> list[str]:
    """What the seat decided, and what came of it."""
    found, beggar = [], None
    for action in hand["actions"]:
        who, verb, *_ = action.split(" ")
        mine = int(who) == seat
        if verb == "stand" and mine:
            found.append("stood")
        elif verb == "beg":
            beggar = int(who)
        elif verb in ("give", "run"):
            if beggar == seat:
                found.append({"give": "begged_gift", "run": "begged_run"}[verb])
            elif mine:
                found.append({"give": "gave", "run": "ran"}[verb])
    return found


def _bids(hand: dict[str, Any], record: dict[str, Any], seat: int) -> list[str]:
    """What became of the seat's bid in a hand that came to its count."""
    if record["options"]["trump"] != "auction":
        return []
    kinds = [event[0] for event in hand["events"]]
    if not {"high", "setback"} & {*kinds}:
        return []
    lead = next(action for action in hand["actions"] if " play " in action)
    if int(lead[0]) != seat:
        return []
    if any(kind == "setback" for kind in kinds):
        return ["bid_set"]
    own = [action for action in hand["actions"] if action.startswith(f"{seat} bid ")]
    return ["bid_made" if own else "led_free"]


def _batch(record: dict[str, Any]) -> int:
    """Under a choice the first action of the game says it."""
    size = record["options"]["deal_batch"]
    if size != "choice":
        return int(size)
    return next(
        int(action.split(" ")[2])
        for game in record["games"]
        for hand in game["hands"]
        for action in hand["actions"]
        if " batch " in action
    )


def _dealt(deck: str, dealer: int, record: dict[str, Any], seat: int, batch: int) -> Counter[str]:
    options = record["options"]
    players = options["players"]
    step = -1 if players > 2 and options["direction"] == "anticlockwise" else 1
    cards = [deck[at : at + 2] for at in range(0, len(deck), 2)]
    hands: dict[int, list[str]] = {each: [] for each in range(players)}
    top = 0
    while top < 6 * players:
        for turn in range(1, players + 1):
            hands[(dealer + step * turn) % players] += cards[top : top + batch]
            top += batch
    turned = None if options["trump"] == "auction" else cards[top]
    facts: Counter[str] = Counter()
    for each, held in hands.items():
        place = PLACES[players][(each - seat) % players]
        for rank in "AJT5":
            if turned is None:
                facts[f"any.{place}.{rank}.6"] += 1
                facts[f"got.{place}.{rank}"] += sum(card[0] == rank for card in held)
            elif turned[0] != rank:
                facts[f"turned.{place}.{rank}.6"] += 1
                facts[f"got.{place}.{rank}"] += rank + turned[1] in held
    return facts
