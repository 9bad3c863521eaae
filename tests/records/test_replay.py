"""Every kind of damage to a record is found, named by its place, and nothing else is."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from allfives_desktop.records.building import record_of
from allfives_desktop.records.differences import Difference, DifferenceKind
from allfives_desktop.records.reading import read_records
from allfives_desktop.records.record import Record, encode
from allfives_desktop.records.replay import verify
from allfives_desktop.rules.actions import Action
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.violation import Violation

Json = dict[str, Any]
PlayMatch = Callable[[Options, str], list[Action]]
Damage = Callable[[Json], object]

# What the samples are of.
ALL_FIVES, ALL_FIVES_RUNS, THREE, PARTNERS, TRINIDAD, PITCH, CALIFORNIA, ALL_FOURS = range(8)


def differences(record: Json) -> list[Difference]:
    [entry] = read_records(json.dumps(record).encode())
    assert isinstance(entry.content, Record), entry.content
    return verify(entry.content)


def place(difference: Difference) -> tuple[object, ...]:
    return (
        difference.kind.name,
        difference.game,
        difference.hand,
        difference.action,
        difference.item,
    )


def hand(record: Json, game: int, number: int) -> Json:
    found: Json = record["games"][game]["hands"][number]
    return found


def unseed(record: Json) -> Json:
    del record["seed"], record["shuffle"]
    return record


def reshuffle(record: Json) -> Json:
    record["shuffle"] = "other-2"
    return record


def swap(items: list[Any], one: int, other: int) -> None:
    items[one], items[other] = items[other], items[one]


def swap_deck_cards(record: Json, game: int, number: int) -> None:
    decks = hand(record, game, number)["decks"]
    decks[0] = decks[0][:-4] + decks[0][-2:] + decks[0][-4:-2]


def test_samples_agree(samples_file: Path) -> None:
    entries = list(read_records(samples_file))
    assert [verify(entry.content) for entry in entries if isinstance(entry.content, Record)] == (
        [[]] * 8
    )


@pytest.mark.parametrize(
    ("sample", "damage", "expected"),
    [
        pytest.param(
            ALL_FIVES,
            lambda r: hand(r, 0, 1)["actions"].__setitem__(3, "0 play AS"),
            [("ACTION_ILLEGAL", 0, 1, 3, None)],
            id="illegal action",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: hand(r, 0, 1)["actions"].__setitem__(3, "0 play  AS"),
            [("ACTION_MALFORMED", 0, 1, 3, None)],
            id="malformed action",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: [hand(r, 0, h)["actions"].__setitem__(0, "9 stand") for h in (0, 3)],
            [("ACTION_ILLEGAL", 0, 0, 0, None), ("ACTION_ILLEGAL", 0, 3, 0, None)],
            id="illegal actions in two hands",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: hand(r, 0, 0)["actions"].append("1 play 2D"),
            [("ACTION_AFTER_END", 0, 0, 13, None)],
            id="action after the end of a hand",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: hand(r, 0, 0)["actions"].pop(),
            [
                ("EVENT_TOO_MANY", 0, 0, None, 0),
                ("EVENT_TOO_MANY", 0, 0, None, 1),
                ("EVENT_TOO_MANY", 0, 0, None, 2),
                ("SCORES", 0, 0, None, None),
                ("HAND_NOT_OVER", 0, 0, None, None),
            ],
            id="last action missing",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: hand(r, 0, 0)["events"][1].__setitem__(2, 3),
            [("EVENT", 0, 0, 12, 1)],
            id="points of an event",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: hand(r, 0, 0)["events"].pop(0),
            [("EVENT_MISSING", 0, 0, 12, 0)],
            id="event missing",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: hand(r, 0, 0)["events"].insert(1, ["jack", 0, 1, "JC"]),
            [("EVENT_TOO_MANY", 0, 0, None, 1)],
            id="event invented",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: hand(r, 0, 0).__setitem__("scores", [2, 2]),
            [("SCORES", 0, 0, None, None)],
            id="scores",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: hand(r, 0, 0).__setitem__("scores", [2, 1, 0]),
            [("SCORES", 0, 0, None, None)],
            id="too many scores",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: hand(r, 0, 2).__setitem__("dealer", 1),
            [("HAND_DEALER", 0, 2, None, None)],
            id="dealer of a hand",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r["games"][1].__setitem__("dealer", 7),
            [("GAME_DEALER", 1, None, None, None)],
            id="dealer of a game",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r["games"][0].__setitem__("winner", 1),
            [("GAME_WINNER", 0, None, None, None)],
            id="winner of a game",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r["games"][0].pop("winner"),
            [("GAME_WINNER", 0, None, None, None)],
            id="no winner of a game",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r.update(winner=1),
            [("MATCH_WINNER", None, None, None, None)],
            id="winner of the match",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r.update(games_won=[2, 1]),
            [("GAMES_WON", None, None, None, None)],
            id="games won",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r.update(unfinished=True),
            [("UNFINISHED", None, None, None, None)],
            id="unfinished though over",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r["games"].pop(),
            [
                ("GAMES_WON", None, None, None, None),
                ("MATCH_WINNER", None, None, None, None),
                ("UNFINISHED", None, None, None, None),
            ],
            id="last game missing",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r["games"].append(r["games"][0]),
            [("GAME_AFTER_END", 2, None, None, None)],
            id="game after the end",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r["games"][0]["hands"].append(hand(r, 0, 0)),
            [("HAND_AFTER_END", 0, 8, None, None)],
            id="hand after the end",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r["games"][0]["hands"].pop(),
            [
                ("GAME_WINNER", 0, None, None, None),
                ("GAME_NOT_OVER", 0, None, None, None),
                ("REST_UNCHECKED", 0, None, None, None),
            ],
            id="last hand of a game missing",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: hand(r, 0, 1).update(decks=[], actions=[], events=[]),
            [
                ("HAND_EMPTY", 0, 1, None, None),
                ("SCORES", 0, 1, None, None),
                ("HAND_NOT_OVER", 0, 1, None, None),
            ],
            id="empty hand",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: hand(r, 0, 1).update(decks=[]),
            [("DECK_MISSING", 0, 1, None, 0)],
            id="deck missing",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: hand(unseed(r), 0, 1)["decks"].append(hand(r, 0, 0)["decks"][0]),
            [("DECK_TOO_MANY", 0, 1, None, 1)],
            id="deck too many",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: swap_deck_cards(r, 0, 3),
            [("DECK_NOT_OF_SEED", 0, 3, None, 0)],
            id="deck not of the seed",
        ),
        pytest.param(ALL_FIVES, lambda r: swap_deck_cards(unseed(r), 0, 3), [], id="no seed"),
        pytest.param(
            ALL_FIVES,
            lambda r: swap_deck_cards(reshuffle(r), 0, 3),
            [],
            id="unknown shuffle",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r["games"][0]["cuts"][0].update({"1": "2C"}),
            [("CUT_NOT_OF_SEED", 0, None, None, 0)],
            id="cut not of the seed",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r["games"][0]["cuts"].append({"0": "2C", "1": "3C"}),
            [("CUT_TOO_MANY", 0, None, None, 1)],
            id="cut too many",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r["games"][1]["cuts"].append({"0": "2C", "1": "3C"}),
            [("CUT_TOO_MANY", 1, None, None, 0)],
            id="cut where the deal rotates",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: r["games"][0].__setitem__("cuts", []),
            [("CUT_MISSING", 0, None, None, 0)],
            id="no cut",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: (r["games"][0].__setitem__("cuts", []), r["games"][0].update(dealer=4)),
            [("CUT_MISSING", 0, None, None, 0), ("REST_UNCHECKED", 0, None, None, None)],
            id="no cut and no such dealer",
        ),
        pytest.param(
            TRINIDAD,
            lambda r: r["games"][0]["cuts"].pop(),
            [("CUT_MISSING", 0, None, None, 1)],
            id="second cut missing",
        ),
        pytest.param(
            TRINIDAD,
            lambda r: r["games"][0]["cuts"][1].update({"0": "2C"}),
            [("CUT_SEATS", 0, None, None, 1)],
            id="a third seat cuts again",
        ),
        pytest.param(
            TRINIDAD,
            lambda r: hand(r, 0, 0)["actions"].__setitem__(0, "1 batch 2"),
            [("ACTION_ILLEGAL", 0, 0, 0, None), ("REST_UNCHECKED", 0, None, None, None)],
            id="batch unknown",
        ),
        pytest.param(
            ALL_FIVES,
            lambda r: (
                hand(r, 0, 1)["actions"].__setitem__(0, "0 run"),
                hand(r, 0, 1).update(scores=[99, 99]),
            ),
            [("ACTION_ILLEGAL", 0, 1, 0, None), ("REST_UNCHECKED", 0, None, None, None)],
            id="scores that allow no going on",
        ),
        pytest.param(
            ALL_FOURS,
            lambda r: r["games"][1].update(hands=[]),
            [
                ("GAME_EMPTY", 1, None, None, None),
                ("GAME_WINNER", 1, None, None, None),
                ("GAMES_WON", None, None, None, None),
                ("MATCH_WINNER", None, None, None, None),
                ("UNFINISHED", None, None, None, None),
            ],
            id="game without hands",
        ),
        pytest.param(
            PITCH,
            lambda r: swap(hand(r, 0, 0)["actions"], 0, 1),
            [("ACTION_ILLEGAL", 0, 0, 0, None)],
            id="bids out of turn",
        ),
        pytest.param(
            CALIFORNIA,
            lambda r: hand(r, 0, 0)["actions"].__setitem__(51, "0 play AS"),
            [("ACTION_ILLEGAL", 0, 0, 51, None)],
            id="last card of a long hand",
        ),
    ],
)
def test_damage_is_named(
    sample: int, damage: Damage, expected: list[tuple[object, ...]], samples: list[Json]
) -> None:
    record = samples[sample]
    damage(record)
    assert [place(difference) for difference in differences(record)] == expected


def test_difference_tells_what_is_expected_and_what_is_found(samples: list[Json]) -> None:
    record = samples[ALL_FIVES]
    hand(record, 0, 0)["events"][1] = ["low", 1, 1, "4C"]
    hand(record, 0, 1)["actions"][0] = "1 stand"
    assert differences(record) == [
        Difference(
            kind=DifferenceKind.EVENT,
            game=0,
            hand=0,
            action=12,
            item=1,
            expected=("low", 0, 1, "4C"),
            found=("low", 1, 1, "4C"),
        ),
        Difference(
            kind=DifferenceKind.ACTION_ILLEGAL,
            game=0,
            hand=1,
            action=0,
            expected=Violation.NOT_YOUR_TURN,
            found="1 stand",
        ),
    ]


def test_hand_broken_off_agrees(samples: list[Json]) -> None:
    record = samples[ALL_FIVES]
    del record["games"][1], record["games"][0]["winner"], record["winner"]
    record.update(games_won=[0, 0], unfinished=True)
    mine, theirs = hand(record, 0, 6)["scores"]
    last = hand(record, 0, 7)
    assert last["events"] == [["capture", 0, 1, "JS"], ["capture", 0, 15, "TS 5S"]]
    last["actions"].pop()
    last.update(events=[["capture", 0, 1, "JS"]], scores=[mine + 1, theirs])
    assert differences(record) == []


def test_redeal_needs_its_deck(play_match: PlayMatch) -> None:
    options = RULESETS["all_fives"].options(max_runs=1)
    record = json.loads(encode(record_of(options, "AB", play_match(options, "runs"))))
    assert differences(record) == []
    hands = record["games"][0]["hands"]
    number = next(number for number, each in enumerate(hands) if len(each["decks"]) > 1)
    hands[number]["decks"].pop()
    assert place(differences(record)[0])[:3] == ("DECK_MISSING", 0, number)
