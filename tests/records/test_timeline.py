"""A match taken apart: where a reader stops, and where every card of a deal was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from allfives_desktop.records.hand_cards import DealCards, deals_of
from allfives_desktop.rules.actions import Action, Deal, Proceed
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.events import Drawn, HandStarted, Played, ThrownIn, TrickTaken
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.timeline import Moment, Stride, Timeline

PlayMatch = Callable[[Options, str], list[Action]]
NAMES = tuple(RULESETS)
LONGEST = 600


@pytest.fixture(scope="module", params=NAMES)
def timeline(request: pytest.FixtureRequest, play_match: PlayMatch) -> Timeline:
    options = RULESETS[request.param].options(target=11, best_of=3, skunk=False)
    return Timeline(options, play_match(options, f"timeline {request.param}")[:LONGEST])


@pytest.fixture
def short(play_match: PlayMatch) -> Timeline:
    options = RULESETS["all_fives"].options(target=31, best_of=3)
    return Timeline(options, play_match(options, "short"))


def walk(timeline: Timeline, stride: Stride) -> list[int]:
    """The plies seen by going forward from the first stop until nothing changes."""
    plies = [timeline.stops(stride)[0]]
    while (after := timeline.forward(plies[-1], stride)) != plies[-1]:
        plies.append(after)
    return plies


def packs(timeline: Timeline) -> list[tuple[DealCards, list[Moment]]]:
    """Each pack with the moments it was played in."""
    found: list[tuple[DealCards, list[Moment]]] = []
    for hand in range(timeline.hands):
        moments = timeline.of_hand(hand)
        starts = [at for at, each in enumerate(moments) if isinstance(each.action, Deal)]
        ends = [*starts[1:], len(moments)]
        parts = [list(moments[a:b]) for a, b in zip(starts, ends, strict=True)]
        found += zip(deals_of(moments), parts, strict=True)
    return found


def test_every_hand_of_a_match_is_counted_once(timeline: Timeline) -> None:
    events = [event for moment in timeline.moments for event in moment.events]
    assert timeline.hands == sum(isinstance(event, HandStarted) for event in events)
    assert all(timeline.has_ended(hand) for hand in range(timeline.hands - 1))
    assert timeline.has_ended(timeline.hands - 1) is timeline.moments[-1].is_at_rest
    joined = [moment for hand in range(timeline.hands) for moment in timeline.of_hand(hand)]
    assert tuple(joined) == timeline.moments


def test_steps_by_action_stop_at_all_but_what_only_lets_things_go_on(timeline: Timeline) -> None:
    plies = walk(timeline, Stride.ACTION)
    passed = set(range(len(timeline.moments))) - set(plies)
    actions = {type(timeline.moments[ply].action) for ply in passed}
    assert actions == {type(None), Proceed}


def test_steps_by_trick_stop_at_every_trick_and_every_deal(timeline: Timeline) -> None:
    plies = walk(timeline, Stride.TRICK)
    stops = {
        moment.ply
        for moment in timeline.moments
        if isinstance(moment.action, Deal)
        or any(isinstance(event, TrickTaken) for event in moment.events)
    }
    assert stops <= set(plies)
    assert len(plies) - len(stops) <= timeline.hands  # ends of hands without a trick of their own


def test_steps_by_hand_stop_where_each_has_been_dealt_and_at_the_end(timeline: Timeline) -> None:
    *dealt, end = walk(timeline, Stride.HAND)
    assert [timeline.moments[ply].hand for ply in dealt] == list(range(timeline.hands))
    assert all(timeline.moments[ply].state.tricks == () for ply in dealt)
    assert end == len(timeline.moments) - 1


@pytest.mark.parametrize("stride", list(Stride))
def test_steps_back_are_steps_forward_undone(short: Timeline, stride: Stride) -> None:
    plies = walk(short, stride)
    assert [short.back(ply, stride) for ply in plies[1:]] == plies[:-1]
    assert short.back(plies[0], stride) == plies[0]


def test_a_hand_under_way_has_not_ended(short: Timeline) -> None:
    options = RULESETS["all_fives"].options(target=31, best_of=3)
    last = short.hands - 1
    cut_off = short.of_hand(last)[3].ply
    broken_off = Timeline(options, short.actions[:cut_off])
    assert not broken_off.is_over
    assert not broken_off.has_ended(last)
    assert broken_off.has_ended(last - 1)


def test_each_card_of_a_pack_is_in_one_place(timeline: Timeline) -> None:
    for deal, _ in packs(timeline):
        places = [
            *(card for seat in deal.seats for card in (*seat.dealt, *seat.thrown)),
            *deal.turned,
            *(each.card for each in deal.stock),
            *deal.undealt,
        ]
        assert sorted(places) == sorted(PACK)


def test_the_places_of_the_cards_are_those_of_the_match(timeline: Timeline) -> None:
    for deal, moments in packs(timeline):
        thrown_in = any(isinstance(e, ThrownIn) for m in moments for e in m.events)
        if thrown_in:
            continue
        end = next((m for m in reversed(moments) if not isinstance(m.action, Proceed)), moments[-1])
        assert deal.turned == end.state.turned
        assert tuple(seat.thrown for seat in deal.seats) == end.state.discards
        drawn = [e for m in moments for e in m.events if isinstance(e, Drawn)]
        left = len(deal.stock) - len(drawn)
        assert [(each.card, each.seat) for each in deal.stock] == [
            *((event.card, event.seat) for event in drawn),
            *((card, None) for card in end.state.stock[:left]),
        ]
        assert deal.undealt == end.state.undealt


def test_cards_stand_in_order_of_play(timeline: Timeline) -> None:
    for deal, moments in packs(timeline):
        played = [e for m in moments for e in m.events if isinstance(e, Played)]
        for seat, cards in enumerate(deal.seats):
            own = tuple(event.card for event in played if event.seat == seat)
            assert cards.played[: len(own)] == own
            drawn = {each.card for each in deal.stock if each.seat == seat}
            assert set(cards.played) == set(cards.dealt) | drawn


def test_a_deal_thrown_in_is_told_beside_the_one_that_was_played(play_match: PlayMatch) -> None:
    options = RULESETS["all_fives"].options(runs_exhausted="redeal", max_runs=1, target=121)
    timeline = Timeline(options, play_match(options, "thrown in"))
    hands = [
        hand
        for hand in range(timeline.hands)
        if any(isinstance(e, ThrownIn) for m in timeline.of_hand(hand) for e in m.events)
    ]
    assert hands
    for hand in hands:
        deals = deals_of(timeline.of_hand(hand))
        assert len(deals) > 1
        assert all(not seat.thrown for seat in deals[0].seats)
        assert len(deals[0].turned) == 2
