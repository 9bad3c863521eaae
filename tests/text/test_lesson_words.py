"""What the lessons say: a sentence for every line, in every language, with the engine's figures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from allfives_desktop.lessons.lesson import LEARNER, Lesson
from allfives_desktop.lessons.lines import FIGURES, LIVE, Line
from allfives_desktop.lessons.shelf import LESSONS, next_lesson
from allfives_desktop.rules.events import CountMade
from allfives_desktop.rules.law import Law, law_of
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.notation import format_action
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.preferences import Preferences
from allfives_desktop.session.tutorial import Tutorial
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.text.lessons import sentence

STRENGTH = dict(zip("23456789TJQKA", range(13), strict=True))


@pytest.fixture
def session() -> MatchSession:
    return MatchSession()


@pytest.fixture
def tutorial(session: MatchSession, tmp_path: Path) -> Tutorial:
    return Tutorial(session, Preferences(tmp_path / "preferences.json"))


def expected(line: Line, session: MatchSession, gained: int) -> list[int]:
    """The figures of a line, worked out from the engine's own tables and events."""
    law, state = law_of(session.setup.options), session.state
    side = law.side_of[LEARNER]
    totals = next((e.totals for e in session.seen if isinstance(e, CountMade)), (0, 0))
    live = {
        "gained": gained,
        "bid": state.bid,
        "own_score": state.scores[side],
        "own_game": totals[side],
        "other_game": max(totals[:side] + totals[side + 1 :]),
        "run_size": 3,
        "hand_size": 6,
        "tricks": 6,
        "target": law.options.target,
        "hang_jack": law.options.hang_jack,
        "bid_min": law.options.bid_min,
        "turned_six": law.turn_up_points[STRENGTH["6"]],
    }
    return sorted(live.get(name, of_a_card(name, law)) for name in FIGURES.get(line, ()))


def of_a_card(name: str, law: Law) -> int:
    rank = name.rpartition("_")[2]
    letter = "5" if rank == "five" else rank[0].upper()
    table = law.plain_values if name.startswith("game_") else law.capture_values
    return table[STRENGTH[letter]] if letter in STRENGTH else -1


def course(
    lesson: Lesson, session: MatchSession, tutorial: Tutorial
) -> Iterator[tuple[tuple[Line, ...], int]]:
    """The lines that may be said at every decision and the end, and what was gained before."""
    tutorial.begin(lesson.name)
    before = 0
    for turn in lesson.turns:
        while (reply := tutorial.reply()) is not None:
            assert session.submit(reply) is None
        score = session.state.scores[session.setup.options.side_of(LEARNER)]
        yield turn.lines, score - before
        before = score
        right = [a for a in legal_actions(session.state) if format_action(a) in turn.right]
        assert session.submit(right[0]) is None
    while (reply := tutorial.reply()) is not None:
        assert session.submit(reply) is None
    assert tutorial.is_done
    yield (lesson.end,), session.state.scores[0] - before


@pytest.mark.parametrize("language", OWN_NAMES)
@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_figures_are_those_of_the_engine(
    lesson: Lesson,
    language: str,
    session: MatchSession,
    tutorial: Tutorial,
    speak: Callable[[str], None],
) -> None:
    speak(language)
    said = set[str]()
    for lines, gained in course(lesson, session, tutorial):
        for line in lines:
            text = sentence(line, lesson.ruleset, tutorial.figures(line))
            assert sorted(map(int, re.findall(r"\d+", text))) == expected(line, session, gained)
            assert "%" not in text
            said.add(text)
    assert len(said) == len({*lesson.lines})


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_the_end_is_told_as_it_was_in_the_next_hand_too(
    lesson: Lesson, session: MatchSession, tutorial: Tutorial
) -> None:
    for _ in course(lesson, session, tutorial):
        pass
    told = tutorial.figures(lesson.end)
    session.proceed()
    assert session.state.hand == 1
    assert tutorial.figures(lesson.end) == told


def test_every_line_belongs_to_a_lesson() -> None:
    assert {line for lesson in LESSONS.values() for line in lesson.lines} == {*Line}
    assert {name for names in FIGURES.values() for name in names} >= {*LIVE}


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_every_legal_action_is_right_or_has_a_reason(
    lesson: Lesson, session: MatchSession, tutorial: Tutorial
) -> None:
    turns = iter(lesson.turns)
    for _ in course(lesson, session, tutorial):
        turn = next(turns, None)
        if turn is not None:
            for action in legal_actions(session.state):
                is_right = format_action(action) in turn.right
                assert (turn.objection(action) is None) is is_right


def test_the_lessons_follow_each_other() -> None:
    names = list(LESSONS)
    assert [next_lesson(name) for name in names] == [*names[1:], None]


def test_no_decision_is_only_read() -> None:
    """Each step is a decision; all but the last card leave more than one thing to do."""
    for lesson in LESSONS.values():
        assert all(len(turn.lines) > 1 for turn in lesson.turns[:-1])
