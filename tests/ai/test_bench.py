"""What `allfives bench ai` measures: intervals and verdicts, blocks that can be kept, and rows
whose samples mean what they say."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import inf
from pathlib import Path
from random import Random

import pytest

from allfives_desktop.ai.bench import ismcts, swaps
from allfives_desktop.ai.bench.entrants import FixedWorlds, Halves, entrant
from allfives_desktop.ai.bench.hints import KINDS, HintsRow
from allfives_desktop.ai.bench.levels import LADDER, ladder
from allfives_desktop.ai.bench.measure import (
    Asked,
    Figure,
    Unit,
    Verdict,
    exactly,
    quantile,
    verdict_of,
)
from allfives_desktop.ai.bench.packs import LeadRow, Matchup, Measure, lead
from allfives_desktop.ai.bench.pitch import bid_of
from allfives_desktop.ai.bench.place import PlaceRow
from allfives_desktop.ai.bench.row import Sample, Samples, Series
from allfives_desktop.ai.bench.rows import ROWS
from allfives_desktop.ai.bench.runner import measure
from allfives_desktop.ai.bench.solver import Plain, dealt
from allfives_desktop.ai.bench.store import BlockFile, Forgetful
from allfives_desktop.ai.bench.times import MANY_CARDS, cases
from allfives_desktop.ai.duel import Duel
from allfives_desktop.ai.effect_report import Estimate
from allfives_desktop.ai.explain import Why
from allfives_desktop.ai.player import Budget, Decision
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import SeatView, view_of
from tests.ai.test_positions import after
from tests.ai.test_positions import dealt as dealt_to

OPTIONS = RULESETS["all_fives"].options(beg=False)
AT_LEAST, AT_MOST = Asked(0.1), Asked(0.1, is_most=True)
FLOOR = Asked(0.78, floor=0.77)
TEN_MINUTES, FOR_THE_SOLVER = 600, 60


@pytest.mark.parametrize(
    ("asked", "found", "verdict"),
    [
        (AT_LEAST, Estimate(0.2, 0.1, 0.3), Verdict.REACHED),
        (AT_LEAST, Estimate(0.2, 0.09, 0.31), Verdict.NOT_DECIDED),
        (AT_LEAST, Estimate(0.0, -0.09, 0.09), Verdict.SHORT),
        (AT_LEAST, Estimate(0.2), Verdict.NOT_DECIDED),
        (AT_MOST, Estimate(0.0, -0.1, 0.1), Verdict.REACHED),
        (AT_MOST, Estimate(0.0, -0.2, 0.2), Verdict.NOT_DECIDED),
        (AT_MOST, Estimate(0.3, 0.2, 0.4), Verdict.SHORT),
        (AT_MOST, Estimate(0.05, 0.01, None), Verdict.NOT_DECIDED),
        (AT_MOST, Estimate(0.3, 0.2, None), Verdict.SHORT),
        (FLOOR, Estimate(0.781, 0.771, 0.791), Verdict.REACHED),
        (FLOOR, Estimate(0.779, 0.771, 0.787), Verdict.NOT_DECIDED),
        (FLOOR, Estimate(0.79, 0.76, 0.82), Verdict.NOT_DECIDED),
        (FLOOR, Estimate(0.75, 0.73, 0.77), Verdict.SHORT),
        (Asked(0.0, beyond=True), exactly(0.0), Verdict.NOT_DECIDED),
        (Asked(0.0, beyond=True), Estimate(0.2, 0.1, 0.3), Verdict.REACHED),
    ],
)
def test_a_verdict_follows_from_the_interval(
    asked: Asked, found: Estimate, verdict: Verdict
) -> None:
    assert asked.verdict(found, 10) is verdict


def test_too_few_samples_reach_nothing_and_can_fall_short() -> None:
    asked = Asked(0, is_most=True, fewest=100)
    assert asked.verdict(exactly(0), 100) is Verdict.REACHED
    assert asked.verdict(exactly(0), 99) is Verdict.NOT_DECIDED
    assert asked.verdict(exactly(1), 5) is Verdict.SHORT


def test_a_row_is_as_good_as_its_worst_figure() -> None:
    def figure(value: float, asked: Asked | None = AT_LEAST) -> Figure:
        return Figure("", Estimate(value, value - 0.1, value + 0.1), Unit.POINTS, 2, "", asked)

    assert verdict_of([figure(1), figure(0.1), figure(-1)]) is Verdict.SHORT
    assert verdict_of([figure(1), figure(0.1)]) is Verdict.NOT_DECIDED
    assert verdict_of([figure(1), figure(-1, asked=None)]) is Verdict.REACHED
    assert verdict_of([figure(1, asked=None)]) is None


def test_the_interval_of_a_quantile_holds_the_true_one_as_often_as_it_says() -> None:
    rng, hits = Random(1), 0
    for _ in range(400):
        found = quantile([rng.random() for _ in range(200)], 0.5)
        assert found.low is not None
        assert found.high is not None
        hits += found.low <= 0.5 <= found.high
    assert 0.93 <= hits / 400 <= 0.985


def test_a_rare_quantile_of_few_values_is_open() -> None:
    assert quantile(range(100), 0.99).high is None
    many = quantile(range(1000), 0.99)
    assert (many.value, many.high) == (990, 997)


def test_packs_that_all_came_to_the_same_have_no_interval() -> None:
    assert lead([(0.0, 2)] * 5) == Estimate(0.0)
    assert lead([(0.1 + 0.2, 3), (0.3, 3)]).low is None
    found = lead([(1.0, 2), (3.0, 2)])
    assert found.value == 1.0
    assert found.low is not None


def test_the_place_between_the_ends() -> None:
    row = PlaceRow("place", entrant("greedy"), FLOOR, block=2, quick=2, seconds=1)
    packs = [(0.0, -1.0, 1.0), (0.5, -1.0, 1.0), (1.0, -2.0, 1.0), (0.5, 0.0, 1.0)]
    place, fraction, over = row.figures({"greedy": packs})
    assert place.found.value == pytest.approx((0.5 + 1) / 2)
    assert fraction.found.value == over.found.value == pytest.approx(0.5)
    assert place.asked is FLOOR
    assert [figure.count for figure in (place, fraction, over)] == [4, 4, 4]
    own = row.block("greedy", 0)
    assert [sample[0] for sample in own] == [0.0, 0.0]
    assert own == row.block("greedy", 0) != row.block("greedy", 1)


class Counting:
    """A row of numbers that can be interrupted; `asked` are the blocks it was asked for."""

    name, lacks, seconds = "counting", "", 10.0
    series = (Series("a", 2, quick=6, full=10), Series("b", 3, quick=3, full=6))

    def __init__(self, last: float = inf) -> None:
        self.asked: list[tuple[str, int]] = []
        self._last = last

    def block(self, series: str, number: int) -> list[Sample]:
        if len(self.asked) >= self._last:
            raise KeyboardInterrupt
        self.asked.append((series, number))
        rng = Random(f"{series}/{number}")
        size = next(each.block for each in self.series if each.name == series)
        return [(rng.random(), rng.random()) for _ in range(size)]

    def figures(self, samples: Samples) -> list[Figure]:
        return [
            Figure(name, lead(those), Unit.POINTS, len(those), "numbers", AT_LEAST)
            for name, those in samples.items()
        ]


def test_the_forms_have_their_numbers() -> None:
    quick, full = (measure(Counting(), Forgetful(), full=full) for full in (False, True))
    assert [figure.count for figure in quick.figures] == [6, 3]
    assert [figure.count for figure in full.figures] == [10, 6]


def test_the_quick_form_ends_with_its_time_and_the_full_one_does_not() -> None:
    seconds = iter(range(0, 10_000, 6))

    def clock() -> float:
        return next(seconds)

    row, shown = Counting(), list[int]()
    measure(row, Forgetful(), full=False, clock=clock, progress=shown.append)
    assert row.asked == [("a", 0), ("b", 0), ("a", 1)]
    assert shown == [1, 2, 3]
    row = Counting()
    measure(row, Forgetful(), full=True, clock=clock)
    assert len(row.asked) == 7


def test_what_was_interrupted_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    whole = measure(Counting(), Forgetful(), full=True)
    first = Counting(last=3)
    with pytest.raises(KeyboardInterrupt):
        measure(first, BlockFile(path, "P"), full=True)
    second = Counting()
    resumed = measure(second, BlockFile(path, "P"), full=True)
    assert resumed.figures == whole.figures
    assert len(first.asked) == 3
    assert not set(first.asked) & set(second.asked)
    third = Counting()
    assert measure(third, BlockFile(path, "P"), full=True).figures == whole.figures
    assert third.asked == []


def test_blocks_of_another_program_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    BlockFile(path, "OLD").put("row", "a", 0, [(1.0,)])
    kept = BlockFile(path, "NEW")
    assert kept.get("row", "a", 0) is None
    kept.put("row", "a", 0, [(2.0,)])
    assert BlockFile(path, "NEW").get("row", "a", 0) == [[2.0]]
    assert BlockFile(path, "OLD").get("row", "a", 0) == [[1.0]]


def test_a_line_cut_short_costs_one_block(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    kept = BlockFile(path, "P")
    kept.put("row", "a", 0, [(1.0,)])
    kept.put("row", "a", 1, [(2.0,)])
    path.write_bytes(path.read_bytes()[:-9])
    again = BlockFile(path, "P")
    assert (again.get("row", "a", 0), again.get("row", "a", 1)) == ([[1.0]], None)
    again.put("row", "a", 2, [(3.0,)])
    assert BlockFile(path, "P").get("row", "a", 2) == [[3.0]]


def test_a_real_row_comes_to_the_same_in_parts(tmp_path: Path) -> None:
    def row() -> LeadRow:
        matchup = Matchup(OPTIONS, entrant("greedy"), entrant("random"), "packs")
        return LeadRow(
            "leads", [Measure(Series("g over r", 5, 10, 20), matchup, AT_LEAST)], seconds=inf
        )

    path = tmp_path / "blocks.jsonl"
    quick = measure(row(), BlockFile(path, "P"), full=False)
    resumed = measure(row(), BlockFile(path, "P"), full=True)
    assert resumed.figures == measure(row(), Forgetful(), full=True).figures
    assert quick.figures[0].count == 10
    assert resumed.figures[0].count == 20
    assert resumed.figures[0].found.value > 0


@pytest.mark.parametrize("ruleset", ["all_fives_three", "trinidad", "pitch"])
def test_two_players_share_any_number_of_seats(ruleset: str) -> None:
    options = RULESETS[ruleset].options()
    matchup = Matchup(options, entrant("greedy"), entrant("random"), "packs")
    playings = next(matchup.play(0, 1))
    assert {len(played.seats) for played in playings} == {options.players}
    assert {played.seats.count("greedy") for played in playings} == {options.players // 2}
    assert len({played.seats for played in playings}) == (3 if options.players == 3 else 2)


def test_all_rows_can_be_made_and_are_named_as_they_are_listed() -> None:
    rows = {name: make() for name, make in ROWS.items()}
    assert all(row.name == name for name, row in rows.items())
    for row in rows.values():
        names = [series.name for series in row.series]
        assert len(set(names)) == len(names) > 0
        assert all(series.quick <= series.full for series in row.series)
    assert (
        sum(row.seconds for row in rows.values() if row.seconds < inf)
        <= TEN_MINUTES - FOR_THE_SOLVER
    )


@pytest.mark.parametrize("name", ["place", "net", "ismcts", "pimc", "begging"])
def test_fewer_packs_than_are_asked_for_reach_nothing(name: str) -> None:
    row = ROWS[name]()
    (series,) = row.series
    ahead = [
        (2.8, 1.0, 3.0) if name in {"place", "net"} else (2.0 + at % 2, 1.0)
        for at in range(series.full)
    ]
    assert row.figures({series.name: ahead})[0].verdict is Verdict.REACHED
    assert row.figures({series.name: ahead[1:]})[0].verdict is Verdict.NOT_DECIDED


def test_every_level_meets_the_next() -> None:
    names = [series.name for series in ladder().series]
    for weaker, better in pairwise(LADDER):
        assert f"all_fives, {better} over {weaker}" in names
    for weaker, better in zip(LADDER, LADDER[2:], strict=False):
        assert f"pitch, {better} over {weaker}" in names


def test_without_openspiel_the_row_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ismcts, "find_spec", lambda _: None)
    measured = measure(ROWS["ismcts"](), Forgetful(), full=False)
    assert (measured.lacks, measured.figures, measured.verdict) == ("open_spiel", (), None)


class Noting:
    """Notes what it sees."""

    def __init__(self) -> None:
        self.seen: list[tuple[SeatView, int]] = []

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        self.seen.append((view, budget.worlds))
        return Decision(view.legal[-1])


def test_a_block_of_swaps_holds_every_kind_and_moves_cards() -> None:
    rng = Random(2)
    states = list(swaps._decisions(rng))
    assert Counter(state.phase for state in states) == swaps.KINDS
    moved = 0
    for state in states:
        seat = state.actor or 0
        twin = swaps.swapped(state, seat, rng)
        assert view_of(twin, seat) == view_of(state, seat)
        others = [hand for each, hand in enumerate(state.hands) if each != seat]
        moved += others != [hand for each, hand in enumerate(twin.hands) if each != seat]
        assert Counter(_all_cards(twin)) == Counter(_all_cards(state))
    assert moved > 0.8 * len(states)


def _all_cards(state: State) -> list[int]:
    groups = [*state.hands, state.stock, state.undealt, *state.discards]
    return [card.index for group in groups for card in group]


def test_a_swap_that_changes_an_answer_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(range(1000))

    class Fickle:
        def choose(self, view: SeatView, budget: Budget) -> Decision:  # noqa: ARG002
            return Decision(view.legal[next(answers) % 2])

    monkeypatch.setattr(swaps, "built_in", lambda _: Fickle())
    row = swaps.SwapsRow()
    samples = {"novice": row.block("novice", 0)}
    together, alone = row.figures(samples)
    assert together.found.value == alone.found.value == swaps.BLOCK
    assert together.verdict is Verdict.SHORT


def test_plain_search_finds_what_the_solver_finds_and_enters_more() -> None:
    for number in range(3):
        position = dealt(4, Random(number))
        duel, plain = Duel(position), Plain()
        assert plain.values(position) == duel.values()
        assert plain.nodes > duel.nodes


PITCH = RULESETS["pitch"].options(players=2)
SPADES, HEARTS = "KS QS JS TS 9S 8S", "2H 3H 4H 6H 7H 8H"
PLAYS = [
    f"{seat} play {card}"
    for pair in zip(SPADES.split(), HEARTS.split(), strict=True)
    for seat, card in enumerate(pair)
]


def test_a_bid_is_read_off_a_hand() -> None:
    aceless = after(dealt_to(PITCH, [SPADES, HEARTS], ""), "0 bid 4", *PLAYS)
    assert bid_of(aceless) == (1, 1, 1, 0)
    ace = [each.replace("KS", "AS") for each in PLAYS]
    hands = [SPADES.replace("KS", "AS"), HEARTS]
    assert bid_of(after(dealt_to(PITCH, hands, ""), "0 bid 4", *ace)) == (1, 0, 1, 0)
    low = [each.replace("JS", "7S") for each in PLAYS]
    hands = [SPADES.replace("JS", "7S"), HEARTS]
    failed = after(dealt_to(PITCH, hands, ""), "0 bid 4", *low)
    assert bid_of(failed) == (1, 1, 1, 1)
    made = after(dealt_to(PITCH, [SPADES, HEARTS], ""), "0 bid 2", "1 pass", *PLAYS)
    assert bid_of(made) == (0, 0, 1, 0)


def test_hints_are_told_apart() -> None:
    first = [Why.VOIDS] * 5 + [Why.HARMLESS] * 3 + [Why.NO_DIFFERENCE, Why.PLAYS_BETTER]
    samples = [(KINDS.index(why),) for why in first]
    specific, commonest = HintsRow().figures({"pitch": samples})
    assert specific.found.value == pytest.approx(0.8)
    assert commonest.found.value == pytest.approx(0.5)
    assert commonest.name == "pitch, most: voids"


def test_a_case_of_many_cards_has_many_cards() -> None:
    case = next(each for each in cases() if each.cards)
    state = next(case.met(Random(1)))
    assert len(state.hands[state.actor or 0]) >= MANY_CARDS


def test_players_of_two_halves_and_of_so_many_worlds() -> None:
    rng = Random(1)
    making, playing = Noting(), Noting()
    player = FixedWorlds(Halves(making, playing), 7)
    for state in (swaps._decision(phase, rng) for phase in (Phase.BEG, Phase.PLAY)):
        player.choose(view_of(state, state.actor or 0), Budget(1))
    assert [(view.phase, worlds) for view, worlds in making.seen] == [(Phase.BEG, 7)]
    assert [(view.phase, worlds) for view, worlds in playing.seen] == [(Phase.PLAY, 7)]
