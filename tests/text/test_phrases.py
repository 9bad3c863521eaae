"""Whatever happens or is asked in any game of the family is said in a whole sentence."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from allfives_desktop.rules.actions import Batch, Beg, Bid, Discard, Give, Pass, Play, Run, Stand
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.events import (
    BidMade,
    CardsDealt,
    CountMade,
    Drawn,
    Event,
    GameWon,
    MatchWon,
    PitcherMade,
    Scored,
    ScoreKind,
    StockOpened,
    TrickTaken,
)
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView
from allfives_desktop.rules.violation import Violation
from allfives_desktop.text import phrases
from allfives_desktop.text.filling import fill, listed
from allfives_desktop.text.phrases import Seats

Play_ = Callable[[str], tuple[list[Event], list[SeatView]]]
SILENT = (CardsDealt, CountMade, Drawn, StockOpened)
MINUS = "\N{MINUS SIGN}"
TWO = Seats(("You", "Computer"), (0, 1), 0)
FOUR = Seats(("You", "West", "North", "East"), (0, 1, 0, 1), 0)
WATCHED = Seats(("South", "North"), (0, 1), None)
# A sentence to "you" keeps its verb plain: "You win", never "You wins".
BROKEN = re.compile(r"%\d|%n|None|\bYou \w+s\b|\s$|^\s")


def seats_of(view: SeatView) -> Seats:
    names = ("You", "West", "North", "East")[: view.options.players]
    return Seats(names, tuple(map(view.options.side_of, range(view.options.players))), 0)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_event_is_told(play: Play_, ruleset: str) -> None:
    events, views = play(ruleset)
    seats = seats_of(views[0])
    assert len(events) > 100
    for event in events:
        sentence = phrases.told(event, seats)
        assert sentence or isinstance(event, SILENT), event
        assert not BROKEN.search(sentence), sentence
        assert not BROKEN.search(phrases.bubble(event))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_moment_has_a_headline(play: Play_, ruleset: str) -> None:
    _, views = play(ruleset)
    for view in views:
        banner = phrases.question(view, seats_of(view))
        waits = view.actor is not None or view.phase in (Phase.HAND_OVER, Phase.GAME_OVER)
        assert bool(banner.headline) is (waits or view.phase is Phase.MATCH_OVER)
        assert not BROKEN.search(banner.headline)
        assert not BROKEN.search(banner.detail)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_choice_has_words_of_its_own(play: Play_, ruleset: str) -> None:
    _, views = play(ruleset)
    for view in (each for each in views if each.legal and each.phase is not Phase.DISCARD):
        labels = [phrases.action_label(action) for action in view.legal]
        assert len(set(labels)) == len(labels)
        assert all(labels)
        assert not [each for each in view.legal if BROKEN.search(phrases.action_hint(each, view))]


@pytest.mark.parametrize("rule", Violation)
def test_every_rule_has_a_sentence_of_its_own(play: Play_, rule: Violation) -> None:
    _, views = play("all_fives")
    view = next(each for each in views if each.trick)
    sentence = phrases.violation(rule, view)
    assert sentence
    assert not BROKEN.search(sentence)
    others = {phrases.violation(each, view) for each in Violation if each is not rule}
    general = phrases.violation(Violation.WRONG_PHASE, view)
    assert sentence not in others or sentence == general


@pytest.mark.parametrize(
    ("event", "seats", "sentence"),
    [
        (TrickTaken(0, 0, ()), TWO, "You win the trick"),
        (TrickTaken(1, 1, ()), TWO, "Computer wins the trick"),
        (TrickTaken(0, 0, ()), WATCHED, "South wins the trick"),
        (MatchWon(0), TWO, "You won the match!"),
        (MatchWon(0), FOUR, "You won the match!"),
        (MatchWon(1), WATCHED, "North wins the match"),
        (
            GameWon(1, 2, (20, 61), (0, 2)),
            TWO,
            "Computer wins the game · Skunk! It counts as two games.",
        ),
        (PitcherMade(0, 3), TWO, "Pitcher: You, bid: 3"),
        (BidMade(1, 2), TWO, "Computer: Bid 2"),
        (
            Scored(ScoreKind.CAPTURE, 1, 10, "TS", 4, 14),
            TWO,
            "Computer captures: Ten of spades (+10)",
        ),
        (Scored(ScoreKind.GAME, 0, 1, "45-30", 9, 10), TWO, "Game: 45 to 30, You (+1)"),
        (Scored(ScoreKind.GAME, 0, 1, "45-30-5", 9, 10), TWO, "Game: 45, 30, 5, You (+1)"),
        (Scored(ScoreKind.HIGH, 1, 1, "AS", 4, 5), TWO, "High: Ace of spades, Computer (+1)"),
        (Scored(ScoreKind.GIFT, 1, 1, "", 4, 5), TWO, "Computer: a gift (+1)"),
        (
            Scored(ScoreKind.SETBACK, 1, -3, "3", 0, -3),
            TWO,
            f"Set back: bid 3, Computer ({MINUS}3)",
        ),
    ],
)
def test_events_in_words(event: Event, seats: Seats, sentence: str) -> None:
    assert phrases.told(event, seats) == sentence


def test_choices_in_words() -> None:
    five = card("5S")
    actions = (
        Stand(0), Beg(0), Give(0), Run(0), Pass(0), Bid(0, 3), Batch(0, 1), Batch(0, 3),
        Discard(0, (five,)), Play(0, five),
    )  # fmt: skip
    assert [phrases.action_label(action) for action in actions] == [
        "Stand",
        "Beg",
        "Give one",
        "Run the cards",
        "Pass",
        "Bid 3",
        "Deal by ones",
        "Deal by threes",
        "Discard",
        "Five of spades",
    ]


def test_a_line_of_the_count() -> None:
    line = phrases.count_line(Scored(ScoreKind.LOW, 0, 1, "2H", 30, 31), TWO)
    assert (line.point, line.reason, line.points) == ("Low", "Two of hearts · You", "+1")


def test_a_value_is_not_looked_into_for_marks() -> None:
    assert fill("%2: %1", "100%1", "%2") == "%2: 100%1"


def test_a_list_has_commas_between_its_parts() -> None:
    assert [listed([]), listed(["a"]), listed(["a", "b", "c"])] == ["", "a", "a, b, c"]
