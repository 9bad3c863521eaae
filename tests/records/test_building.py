"""A record is derived from what was played, and tells all of it."""

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from allfives_desktop.records.action_log import log_of
from allfives_desktop.records.building import RecordBuilder, record_of
from allfives_desktop.records.reading import read_records
from allfives_desktop.records.record import Record, encode
from allfives_desktop.records.replay import verify
from allfives_desktop.rules.actions import Action, Deal, Proceed
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.options import OPTIONS, Options, broken, options_from
from allfives_desktop.rules.rulesets import RULESETS

PlayMatch = Callable[[Options, str], list[Action]]
NAMES = ("Ana", "Bo", "Céu", "Đorđe")


def read(data: bytes) -> Record:
    [entry] = read_records(data)
    assert isinstance(entry.content, Record)
    return entry.content


def derived(record: Record, log: list[Action]) -> Record:
    options = options_from(record.options)
    return record_of(options, record.seats, log, ruleset=record.ruleset, seed=record.seed)


@pytest.mark.parametrize("number", range(8))
def test_sample_is_derived_again_from_its_action_list(number: int, samples_file: Path) -> None:
    sample = next(islice(read_records(samples_file), number, None)).content
    assert isinstance(sample, Record)
    again = derived(sample, log_of(sample))
    assert again == sample
    assert encode(read(encode(again))) == encode(sample)


@st.composite
def rules(draw: st.DrawFn) -> Options:
    ruleset = RULESETS[draw(st.sampled_from(sorted(RULESETS)))]
    values = {option.key: option.default for option in OPTIONS} | dict(ruleset.set)
    for key in draw(st.sets(st.sampled_from([option.key for option in OPTIONS]), max_size=6)):
        option = next(option for option in OPTIONS if option.key == key)
        changed = values | {key: draw(st.sampled_from(list(option.values)))}
        if not broken(changed):
            values = changed
    return options_from(values | {"best_of": min(int(values["best_of"]), 3)})


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(options=rules(), seed=st.text(max_size=8), data=st.data())
def test_any_match_and_any_beginning_of_it_make_a_sound_record(
    options: Options, seed: str, data: st.DataObject, play_match: PlayMatch
) -> None:
    log = play_match(options, seed)
    log = log[: data.draw(st.integers(0, len(log)) | st.just(len(log)), label="length")]
    record = record_of(options, NAMES[: options.players], log, seed=seed)
    assert verify(record) == []
    written = encode(record)
    assert read(written) == record
    told = log_of(record)
    assert told == log[: len(told)]
    assert not any(isinstance(action, Deal) for action in log[len(told) :])
    assert encode(derived(record, told)) == written


def finished_match(play_match: PlayMatch) -> list[Action]:
    return play_match(RULESETS["all_fours_7"].options(), "short")


def test_stop_between_hands_adds_no_empty_hand(play_match: PlayMatch) -> None:
    log = finished_match(play_match)
    stop = log.index(Proceed()) + 1
    options = RULESETS["all_fours_7"].options()
    record = record_of(options, NAMES[:2], log[:stop])
    assert len(record.games[0].hands) == 1
    assert record.unfinished
    assert record == record_of(options, NAMES[:2], log[: stop - 1])


def test_stop_after_the_cut_adds_no_empty_game(play_match: PlayMatch) -> None:
    record = record_of(Options(), NAMES[:2], play_match(Options(), "cut only")[:1])
    assert record.games == ()
    assert record.unfinished


def test_finished_match_has_its_winner_and_is_not_unfinished(play_match: PlayMatch) -> None:
    options = RULESETS["all_fours_7"].options()
    record = record_of(options, NAMES[:2], finished_match(play_match))
    assert record.winner == record.games[-1].winner == record.games_won.index(1)
    assert "unfinished" not in json.loads(encode(record))


def test_seed_can_be_kept_secret(play_match: PlayMatch) -> None:
    log = play_match(Options(), "secret")[:20]
    open_record = record_of(Options(), NAMES[:2], log, seed="secret")
    kept = record_of(Options(), NAMES[:2], log, seed="secret", with_seed=False)
    assert (open_record.seed, open_record.shuffle) == ("secret", "sha256-fy-1")
    assert (kept.seed, kept.shuffle) == (None, None)
    assert b"secret" not in encode(kept)
    assert verify(kept) == []


def test_builder_has_its_record_after_every_step(play_match: PlayMatch) -> None:
    options = RULESETS["trinidad"].options()
    builder = RecordBuilder(options, NAMES, seed="steps")
    state = new_match(options)
    for ply, action in enumerate(log := play_match(options, "steps")[:60], start=1):
        outcome = apply(state, action)
        builder.add(action, outcome)
        state = outcome.state
        assert builder.record() == record_of(options, NAMES, log[:ply], seed="steps")


def test_discards_are_written_in_pack_order(play_match: PlayMatch) -> None:
    options = RULESETS["all_fives"].options(max_runs=5)
    order = {card.code: card.index for card in PACK}
    record = record_of(options, NAMES[:2], play_match(options, "many runs"))
    discards = [
        [order[code] for code in action.split()[2:]]
        for game in record.games
        for hand in game.hands
        for action in hand.actions
        if " discard " in action
    ]
    assert discards
    assert all(cards == sorted(cards) for cards in discards)
