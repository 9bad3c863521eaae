"""Random matches under random options keep every invariant of spec 13."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from allfives_desktop.rules.actions import Proceed
from allfives_desktop.rules.cards import PACK, Card, Rank
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.events import CountMade, Event, Scored, ScoreKind
from allfives_desktop.rules.legality import legal_actions, side_actions
from allfives_desktop.rules.options import OPTIONS, Options, broken, options_from
from allfives_desktop.rules.shuffle import chance
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import view_of

ORDER = [kind.value for kind in ScoreKind]
WAITING_FOR_CHANCE = (Phase.CUT, Phase.DEAL)
PLIES = 260


@st.composite
def option_sets(draw: st.DrawFn) -> Options:
    values: dict[str, bool | int | str] = {
        option.key: draw(st.sampled_from(list(option.values)), label=option.key)
        for option in OPTIONS
    }
    if values["players"] != 4:
        values["partners"] = False
    if values["trump"] == "stock_top":
        values["players"], values["partners"] = 2, False
    if values["trump"] == "auction":
        values["capture"], values["five_end_bonus"] = False, 0
    if values["trump"] != "turn_up":
        values["beg"], values["turn_up_points"] = False, "none"
    if values["skunk"]:
        values["skunk_line"] = min(int(values["skunk_line"]), int(values["target"]))
    assert not broken(values)
    return options_from(values)


def cards_of(state: State) -> Counter[Card]:
    table, dealing = state.table, state.dealing
    tricks = [trick for _, trick in table.tricks] + [table.trick]
    return Counter(
        chain(
            chain.from_iterable(table.hands),
            chain.from_iterable(dealing.discards),
            (card for trick in tricks for _, card in trick),
            dealing.turned,
            dealing.undealt,
            table.stock,
        )
    )


@settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(options=option_sets(), data=st.data())
def test_a_random_match_keeps_the_invariants(options: Options, data: st.DataObject) -> None:
    rng = data.draw(st.randoms(use_true_random=False))
    seed = data.draw(st.text("ABC", min_size=1, max_size=4))
    state, hand = new_match(options), list[Event]()
    for _ in range(PLIES):
        before = state
        if state.phase is Phase.MATCH_OVER:
            break
        if state.phase in WAITING_FOR_CHANCE:
            outcome = apply(state, chance(state, seed))
        elif state.phase in (Phase.HAND_OVER, Phase.GAME_OVER):
            hand = []
            outcome = apply(state, Proceed())
        else:
            assert state.actor is not None
            choices = [*legal_actions(state)]
            assert choices  # 8: whoever acts can act
            for seat in range(options.players):
                choices += side_actions(state, seat)[:1]
            outcome = apply(state, rng.choice(choices))
        assert before == before._replace()  # an action never changes the state it was done in
        state = outcome.state
        hand += outcome.events
        keeps_cards(state)
        keeps_order(options, hand)
        keeps_out_rule(options, state)
        keeps_count(options, state, hand)
        for seat in range(options.players):
            assert view_of(state, seat).hand_cards == (state.hands[seat] if state.hands else ())


def keeps_cards(state: State) -> None:
    """1: every card is in exactly one place."""
    found = cards_of(state)
    if found:
        assert set(found.values()) == {1}
        assert set(found) == set(PACK)


def keeps_order(options: Options, hand: list[Event]) -> None:
    """2: kinds come in their order; each kind of the count at most once a hand."""
    kinds = [event.kind.value for event in hand if isinstance(event, Scored)]
    counted = kinds[len([k for k in kinds if k in ("turn_up", "gift", "capture")]) :]
    assert len(counted) == len(set(counted))
    if not (options.trump == "auction" and options.pitcher_first):
        places = [ORDER.index(kind) for kind in kinds]
        assert places == sorted(places)


def keeps_out_rule(options: Options, state: State) -> None:
    """6: under first_event at most one side is out, and it has won."""
    out = [side for side, score in enumerate(state.scores) if score >= options.target]
    if options.out_rule == "first_event" and out:
        assert out == [state.winner]


def keeps_count(options: Options, state: State, hand: list[Event]) -> None:
    """3, 5 and 7, in a hand that reached the count."""
    counts = [event for event in hand if isinstance(event, CountMade)]
    if not counts or state.phase is not Phase.HAND_OVER:
        return
    played = [card for _, trick in state.tricks for _, card in trick]
    assert sum(counts[-1].totals) == sum(game_value(card, options, state) for card in played)
    kinds = {event.kind for event in hand if isinstance(event, Scored)}
    trumps = [card for card in played if card.suit is state.trump]
    if options.trump != "auction":
        assert (ScoreKind.HIGH in kinds) == bool(trumps) == (ScoreKind.LOW in kinds)
        jack = any(card.rank is Rank.JACK for card in trumps)
        assert bool(kinds & {ScoreKind.JACK, ScoreKind.HANG_JACK}) == jack
    assert len(state.tricks) == tricks_due(options, state)


def game_value(card: Card, options: Options, state: State) -> int:
    worth = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1, Rank.TEN: 10}
    if card.rank is Rank.FIVE:
        counts = options.game_fives == "all" or (
            options.game_fives == "trump" and card.suit is state.trump
        )
        return 5 if counts else 0
    return worth.get(card.rank, 0)


def tricks_due(options: Options, state: State) -> int:
    if options.trump == "stock_top":
        return 26
    if options.after_run == "keep_all":
        return 6 + 3 * state.runs
    if options.after_run == "keep_nine" and state.runs == 1:
        return 9
    return 6
