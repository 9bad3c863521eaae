"""Hints: every kind of reason on a position where it is given, and what it says is true there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

import pytest

from allfives_desktop.ai.bench.families import FAMILIES
from allfives_desktop.ai.bench.walks import decisions
from allfives_desktop.ai.evaluation import Survey, tried
from allfives_desktop.ai.explain import Hint, Reason, Why, Worth
from allfives_desktop.ai.hints.hint import certain, hint_of
from allfives_desktop.ai.hints.weighing import Weighing
from allfives_desktop.ai.hints.wire import decode_hint, encode_hint, hint_answer, hint_question
from allfives_desktop.ai.pimc import judge_of
from allfives_desktop.ai.player import Budget
from allfives_desktop.rules.actions import Call, Pass, PlayerAction
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.engine import apply
from allfives_desktop.rules.notation import parse_action
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import State
from allfives_desktop.rules.view import view_of
from tests.ai.reasons import Claims
from tests.ai.test_positions import after, dealt

ALL_FIVES = RULESETS["all_fives"].options(beg=False)
CAPTOR = RULESETS["all_fives"].options(beg=False, low_to="captor")
BEGGING = RULESETS["all_fives"].options()
GENEROUS = RULESETS["all_fives"].options(gift_may_win=True)
PARTNERS = RULESETS["all_fives_partners"].options(beg=False)
TRINIDAD = RULESETS["trinidad"].options(players=2, partners=False, deal_batch=3)
PITCH = RULESETS["pitch"].options(players=2)
STEALING = RULESETS["pitch"].options(players=2, dealer_steal=True)
CALIFORNIA = RULESETS["california_jack"].options()

PLAIN, OTHER = "2H 3H 4H 6H 7H 8H", "9D 8D 7D 9C 8C 7C"
EMPTY = "2H 3H 4C 6C 7D 8D"
HIGH_CARDS = "KH QH JH 9H TD 9D"
NEARLY = (57, 58)


@dataclass(frozen=True, slots=True)
class Case:
    """A position, an action there, what it is compared with, and the reason it has."""

    why: Why
    options: Options
    hands: tuple[str, ...]
    action: str
    than: str = ""
    turn: str = "9S"
    before: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    dealer: int = 1

    def state(self) -> State:
        state = dealt(self.options, self.hands, self.turn, self.dealer)
        if self.scores:
            state = state._replace(standing=state.standing._replace(scores=self.scores))
        return after(state, *self.before)


QUEEN_OVER = ("JS 8D 7D 9C 8C 7C", "QS 2S 3H 4H 6H 7H")
KING_OVER = ("TS 8D 7D 9C 8C 7C", "KS 2S 3H 4H 6H 7H")
UNDER_ACE = ("AS 8D 7D 9C 8C 7C", "5S 3S 3H 4H 6H 7H")
RUFFING = ("TD 8D 7D 9C 8C 7C", "4S 2H 3H 4H 6H 9H")
LEADING = ("AS KS 8D AH 8C 7C", "QS 2S 3H 4H 6H 7H")
FOUR = ("AS 2D 3D 4D 6D 2C", "3S 4H 6H 7H 8H 9H", "5S 2S 4C 6C 2H 3H", "4S TH KH 7D 8D 9D")
FOUR_LOW = (FOUR[0], FOUR[1], "6S 8S 3C 4C 6C 2H", FOUR[3])
STRONG, NOTHING = "AS KS JS TS 9D 9C", "2H 3H 6C 7C 8D 7D"
AS_STRONG = "AH KH JH TH 8D 8C"

CERTAIN = [
    Case(
        Why.FORCED, ALL_FIVES, (UNDER_ACE[0], "5S " + PLAIN[3:]), "1 play 5S", before=("0 play AS",)
    ),
    Case(Why.GOES_OUT, ALL_FIVES, LEADING, "0 play AS", scores=NEARLY),
    Case(Why.TAKES_TRUMP, ALL_FIVES, KING_OVER, "1 play KS", before=("0 play TS",)),
    Case(Why.TAKES_JACK, ALL_FIVES, QUEEN_OVER, "1 play QS", before=("0 play JS",)),
    Case(Why.TAKES_GAME, ALL_FIVES, RUFFING, "1 play 4S", before=("0 play TD",)),
    Case(Why.BRINGS_HOME, ALL_FIVES, KING_OVER, "1 play KS", before=("0 play TS",)),
    Case(
        Why.FEEDS_PARTNER, PARTNERS, FOUR, "2 play 5S", before=("0 play AS", "1 play 3S"), dealer=3
    ),
    Case(
        Why.LEAVES_PARTNER,
        PARTNERS,
        FOUR_LOW,
        "2 play 6S",
        before=("0 play AS", "1 play 3S"),
        dealer=3,
    ),
    Case(Why.KEEPS_OUT, ALL_FIVES, UNDER_ACE, "1 play 3S", before=("0 play AS",)),
    Case(Why.THROWS_LEAST, ALL_FIVES, UNDER_ACE, "1 play 3S", before=("0 play AS",)),
    Case(Why.DRAWS_TRUMPS, ALL_FIVES, LEADING, "0 play AS"),
    Case(Why.TRUMPS_IN, ALL_FIVES, RUFFING, "1 play 4S", before=("0 play TD",)),
    Case(
        Why.CHEAPEST,
        ALL_FIVES,
        (OTHER, "TD KD 3H 4H 6H 7H"),
        "1 play TD",
        before=("0 play 9D",),
    ),
    Case(Why.SURE_TRICK, ALL_FIVES, LEADING, "0 play AS"),
    Case(Why.VOIDS, ALL_FIVES, LEADING, "0 play 8D"),
    Case(Why.HARMLESS, ALL_FIVES, LEADING, "0 play 8D"),
    Case(Why.HIGHEST_LEFT, ALL_FIVES, LEADING, "0 play AH"),
    Case(Why.SPARES_TRUMPS, ALL_FIVES, LEADING, "0 play 8D"),
    Case(
        Why.COUNTS_LEAST,
        ALL_FIVES,
        ("AD 8D 7D 9C 8C 7C", "QD KD 3H 4H 6H 7H"),
        "1 play QD",
        before=("0 play AD",),
    ),
    Case(Why.TAKES_STOCK, CALIFORNIA, LEADING, "0 play AS", turn="TS"),
    Case(Why.STRONG_SUIT, BEGGING, ("AS TS JS 5S 8C 7C", EMPTY), "0 stand"),
    Case(Why.WEAK_SUIT, BEGGING, (EMPTY, "AS TS JS 5S 8C 7C"), "0 beg"),
    Case(Why.GIFT_WINS, GENEROUS, (EMPTY, HIGH_CARDS), "0 beg", scores=(60, 20)),
    Case(
        Why.GIFT_LOSES, GENEROUS, (EMPTY, HIGH_CARDS), "1 run", before=("0 beg",), scores=(60, 20)
    ),
    Case(Why.GIFT_LIKELY, BEGGING, (EMPTY, HIGH_CARDS), "0 beg"),
    Case(Why.TURN_UP, TRINIDAD, (EMPTY, HIGH_CARDS), "1 run", before=("0 beg",)),
    Case(
        Why.KEEPS_TRUMPS,
        BEGGING,
        (EMPTY, HIGH_CARDS),
        "0 discard 2H 3H 7D",
        before=("0 beg", "1 run"),
    ),
    Case(
        Why.THROWS_SMALL,
        BEGGING,
        (EMPTY, HIGH_CARDS),
        "0 discard 2H 3H 7D",
        before=("0 beg", "1 run"),
    ),
    Case(
        Why.KEEPS_GAME,
        BEGGING,
        (HIGH_CARDS, EMPTY),
        "0 discard 9H 9D JH",
        before=("0 beg", "1 run"),
    ),
    Case(
        Why.TAKES_OVER,
        STEALING,
        (STRONG, AS_STRONG),
        "1 bid 2",
        turn="",
        before=("0 bid 2",),
    ),
    Case(
        Why.NO_ACE,
        RULESETS["pitch"].options(players=3, dealer_steal=False),
        (STRONG, "KH QH JH TH 2D 3D", "2H 3H 6C 7C 8D 8C"),
        "1 pass",
        turn="",
        before=("0 bid 3",),
        dealer=2,
    ),
    Case(Why.BID_FAILS, PITCH, (NOTHING, STRONG), "0 pass", turn=""),
    Case(Why.MAKES_BID, PITCH, (STRONG, NOTHING), "0 bid 3", turn=""),
    Case(Why.OUTBIDS, PITCH, (STRONG, NOTHING), "0 bid 3", turn=""),
]

TENS = ("AD 8D 7D 9C 8C 7C", "TD 3D 3H 4H 6H 7H")
JACK_UNDER = (UNDER_ACE[0], "JS 3S 3H 4H 6H 7H")
COMPARED = [
    Case(Why.SAVES_TRUMP, ALL_FIVES, UNDER_ACE, "1 play 3S", "1 play 5S", before=("0 play AS",)),
    Case(Why.SAVES_JACK, ALL_FIVES, JACK_UNDER, "1 play 3S", "1 play JS", before=("0 play AS",)),
    Case(Why.SAVES_GAME, ALL_FIVES, TENS, "1 play 3D", "1 play TD", before=("0 play AD",)),
    Case(Why.CATCHES_TRUMP, ALL_FIVES, KING_OVER, "1 play KS", "1 play 2S", before=("0 play TS",)),
    Case(Why.CATCHES_JACK, ALL_FIVES, QUEEN_OVER, "1 play QS", "1 play 2S", before=("0 play JS",)),
    Case(Why.CATCHES_GAME, ALL_FIVES, RUFFING, "1 play 4S", "1 play 2H", before=("0 play TD",)),
    Case(Why.MAKES_HIGH, BEGGING, ("AS TS JS 5S 8C 7C", EMPTY), "0 stand", "0 beg"),
    Case(
        Why.MAKES_LOW,
        CAPTOR,
        (OTHER, "2S KH QH 4H 6H 9H"),
        "1 play 2S",
        "1 play 4H",
        before=("0 play 9D",),
    ),
    Case(Why.MAKES_GAME, ALL_FIVES, RUFFING, "1 play 4S", "1 play 2H", before=("0 play TD",)),
    Case(
        Why.DENIES_GAME,
        RULESETS["all_fives_three"].options(beg=False),
        (RUFFING[0], "3D 2D 4D 3C 2C 4C", RUFFING[1]),
        "2 play 4S",
        "2 play 2H",
        before=("0 play TD", "1 play 3D"),
        dealer=2,
    ),
    Case(
        Why.MAKES_BID,
        PITCH,
        (STRONG, NOTHING),
        "0 play AS",
        "0 play 9D",
        turn="",
        before=("0 bid 3", "1 pass"),
    ),
    Case(
        Why.SETS_BID,
        PITCH,
        ("TS 9S 8D 7D 9C 7C", "AS 2S 3H 4H 6H 7H"),
        "1 play AS",
        "1 play 2S",
        turn="",
        before=("0 bid 2", "1 pass", "0 play TS"),
    ),
    Case(Why.WINS_NOW, ALL_FIVES, LEADING, "0 play AS", "0 play 8D", scores=NEARLY),
    Case(
        Why.STOPS_OUT,
        ALL_FIVES,
        KING_OVER,
        "1 play KS",
        "1 play 2S",
        before=("0 play TS",),
        scores=(55, 20),
    ),
]


def survey_of(state: State, *also: PlayerAction, worlds: int = 36) -> Survey:
    view = view_of(state, state.actor or 0)
    return tried(view, judge_of(view), Budget(1, worlds=worlds), also=also)


def claims(state: State, *actions: PlayerAction) -> Claims:
    """Of a hint that says the first of these actions."""
    worths = tuple(Worth(action, 0.0, 0.0, 0.5) for action in actions)
    return Claims(state, Hint(worths, ()), rollouts=24, seed=2)


def only(reasons: list[Reason], why: Why) -> Reason:
    assert why in {reason.why for reason in reasons}
    return next(reason for reason in reasons if reason.why is why)


@pytest.mark.parametrize("case", CERTAIN, ids=[case.why.value for case in CERTAIN])
def test_what_is_certain_is_true(case: Case) -> None:
    state, action = case.state(), parse_action(case.action)
    reasons = certain(view_of(state, state.actor or 0), survey_of(state, action, worlds=24), action)
    claims(state, action).check(only(reasons, case.why))


@pytest.mark.parametrize("case", COMPARED, ids=[case.why.value for case in COMPARED])
def test_what_is_compared_shows_in_rollouts(case: Case) -> None:
    state = case.state()
    best, than = parse_action(case.action), parse_action(case.than)
    weighing = Weighing(view_of(state, state.actor or 0), survey_of(state, best, than))
    claims(state, best, than).check(only(weighing.reasons(best, than), case.why))


def exposed(*, ten: bool) -> State:
    """Seat 0 is to play with its ten of trumps, or a small card, open on the table."""
    options = RULESETS["all_fives"].options(beg=False, calls=True)
    state = dealt(options, ["7D 8D TS 9C 8C 7C", "AD KS 3D 4H 6H 7H"], "9S", dealer=0)
    return after(state, "0 expose TS" if ten else "0 expose 8D", "1 play KS")


def test_a_card_is_called_when_that_brings_it_in() -> None:
    state = exposed(ten=True)
    hint = hint_of(view_of(state, 1), Budget(1, worlds=24))
    assert hint.best.action == Call(1, card("TS")) or hint.best.points == hint.worths[1].points
    called = apply(state, Call(1, card("TS"))).state
    assert [str(action.card) for action in view_of(called, 0).legal] == ["TS"]  # type: ignore[union-attr]


def test_to_show_a_card_is_not_advised() -> None:
    options = RULESETS["all_fives"].options(beg=False, calls=True)
    state = dealt(options, list(KING_OVER), "9S")
    hint = hint_of(view_of(state, 1), Budget(1, worlds=4))
    assert hint.best.action == Pass(1)
    assert [reason.why for reason in hint.reasons] == [Why.SHOWS_CARD]
    shown = apply(state, parse_action("1 expose KS")).state
    assert not any(isinstance(action, Call) for action in view_of(shown, 1).side_actions)


def test_where_nothing_is_worse_that_is_said() -> None:
    state = dealt(ALL_FIVES, [OTHER, PLAIN], "9S")
    hint = hint_of(view_of(state, 0), Budget(1, worlds=24))
    assert hint.best.points - hint.worths[1].points <= hint.worths[1].margin


def test_all_kinds_are_checked() -> None:
    told = {case.why for case in (*CERTAIN, *COMPARED)}
    elsewhere = {Why.FORCES, Why.SHOWS_CARD, Why.NO_DIFFERENCE, Why.PLAYS_BETTER}
    assert told | elsewhere == set(Why)


def test_a_hint_crosses_the_wire() -> None:
    state = CERTAIN[2].state()
    view = view_of(state, 1)
    hint = hint_of(view, Budget(7))
    assert decode_hint(encode_hint(hint), seat=1) == hint
    answer = hint_answer(hint_question(5, view, seed=7))
    assert answer["id"] == 5
    assert decode_hint(answer["hint"], seat=1) == hint


def shares(ruleset: str, count: int, worlds: int) -> Counter[Why]:
    """How many of so many hints begin with each kind; every reason of every hint is checked."""
    first: Counter[Why] = Counter()
    met = decisions(RULESETS[ruleset].options(), Random(1))
    for at, state in zip(range(count), met, strict=False):
        hint = hint_of(view_of(state, state.actor or 0), Budget(at, worlds=worlds))
        first[hint.reasons[0].why] += 1
        checks = Claims(state, hint, rollouts=24, seed=at)
        for reason in hint.reasons:
            if reason.than is None:
                checks.check(reason)
    return first


def specific(first: Counter[Why]) -> int:
    return first.total() - first[Why.NO_DIFFERENCE] - first[Why.PLAYS_BETTER]


@pytest.mark.parametrize("ruleset", ["all_fives", "pitch"])
def test_most_hints_have_a_reason_of_their_own(ruleset: str) -> None:
    first = shares(ruleset, 16, worlds=8)
    assert specific(first) >= 0.8 * first.total()
    assert first.most_common(1)[0][1] <= 0.5 * first.total()


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", FAMILIES)
def test_of_a_thousand_hints_nine_in_ten_are_specific_and_no_kind_is_frequent(ruleset: str) -> None:
    first = shares(ruleset, 1000, worlds=24)
    assert specific(first) >= 0.9 * first.total()
    assert first.most_common(1)[0][1] <= 0.4 * first.total()
