"""The player process: what it answers, what becomes of players that fail, and how it is stopped."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from allfives_desktop.ai.heuristics import Greedy
from allfives_desktop.ai.ladder import Level
from allfives_desktop.ai.player import Budget
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import to_watch
from allfives_desktop.session.players import ComputerPlayers
from allfives_desktop.session.thinking import WORKER, PlayerProcess

LONG = 30_000  # ms: for a loaded machine
SOON = 2000  # half a second at the table, and room for a loaded machine
READY = 'import sys, time, json\nsys.stdin.readline()\nprint(\'{"type": "ready"}\', flush=True)\n'
HANGS = READY + "sys.stdin.readline()\ntime.sleep(600)"
BUSY = READY + "sys.stdin.readline()\nwhile True: pass"
ENDS = READY + "sys.stdin.readline()"
NEVER_STARTS = "import sys\nsys.exit(3)"


def answering(words: str) -> str:
    """A player that answers every question with these words, after its number."""
    return (
        READY
        + "for line in sys.stdin:\n"
        + f"    print('{{\"id\": %d, {words}}}' % json.loads(line)['id'], flush=True)"
    )


CONFUSED = READY + "for line in sys.stdin:\n    print('confused', flush=True)"
FAILS = answering('"error": "KeyError"')
ILLEGAL = answering('"action": "play AS"')
LATE = READY + (
    "for line in sys.stdin:\n"
    '    print(\'{"id": %d, "action": "stand"}\' % (json.loads(line)[\'id\'] - 1), flush=True)'
)

Make = Callable[..., PlayerProcess]


@pytest.fixture
def make() -> Iterator[Make]:
    """Call it with the code of a player for a process; without one for the program's own."""
    made: list[PlayerProcess] = []

    def build(code: str = "", *, cap: int = LONG) -> PlayerProcess:
        process = PlayerProcess(worker=("-c", code) if code else WORKER, cap=cap)
        made.append(process)
        return process

    yield build
    for process in made:
        process.close()


@pytest.fixture
def session() -> MatchSession:
    """A watched match before its first decision."""
    session = MatchSession()
    options = RULESETS["all_fives"].options()
    session.begin(to_watch(options, "all_fives", level=Level.CLUB, seed="THINK"), NoJournal())
    return session


def pid_of(process: PlayerProcess) -> int:
    assert process._process is not None
    return process._process.processId()


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()


def asked(process: PlayerProcess, session: MatchSession, player: str = "club") -> None:
    process.ask(len(session.log), session.view_of_actor(), player=player, seed=1)


def is_thinking(process: PlayerProcess) -> bool:
    return process.is_asked and process._is_ready and not process._question


def test_a_level_answers(make: Make, session: MatchSession, qtbot: QtBot) -> None:
    process = make()
    with qtbot.waitSignal(process.answered, timeout=LONG) as answered:
        asked(process, session)
    ply, action = answered.args
    assert ply == len(session.log)
    assert action in session.view_of_actor().legal


@pytest.mark.parametrize("code", [HANGS, ENDS, FAILS, CONFUSED], ids=range(4))
def test_a_player_that_fails_is_told_once_and_started_anew(
    make: Make, session: MatchSession, qtbot: QtBot, code: str
) -> None:
    process, told = make(code, cap=200), list[int]()
    process.failed.connect(told.append)
    process.start()
    qtbot.waitUntil(lambda: process._is_ready, timeout=LONG)
    first = pid_of(process)
    asked(process, session)
    qtbot.waitUntil(lambda: told == [len(session.log)], timeout=LONG)
    assert pid_of(process) != first
    qtbot.waitUntil(lambda: process._is_ready, timeout=LONG)
    qtbot.waitUntil(lambda: not is_alive(first), timeout=LONG)
    assert told == [len(session.log)]


def test_a_process_that_never_starts_is_not_tried_without_end(
    make: Make, session: MatchSession, qtbot: QtBot
) -> None:
    process = make(NEVER_STARTS)
    with qtbot.waitSignal(process.failed, timeout=LONG):
        asked(process, session)
    assert process._process is None


def test_an_answer_to_another_question_is_dropped(
    make: Make, session: MatchSession, qtbot: QtBot
) -> None:
    process, answered = make(LATE, cap=400), list[object]()
    process.answered.connect(lambda _, action: answered.append(action))
    with qtbot.waitSignal(process.failed, timeout=LONG):
        asked(process, session)
    assert not answered


def test_a_player_that_is_forgotten_is_stopped_at_once_and_says_nothing(
    make: Make, session: MatchSession, qtbot: QtBot
) -> None:
    process, said = make(BUSY), list[object]()
    process.answered.connect(lambda ply, _: said.append(ply))
    process.failed.connect(said.append)
    asked(process, session)
    qtbot.waitUntil(lambda: is_thinking(process), timeout=LONG)
    pid, start = pid_of(process), monotonic()
    process.forget()
    qtbot.waitUntil(lambda: not is_alive(pid), timeout=SOON)
    assert (monotonic() - start) * 1000 < SOON
    qtbot.waitUntil(lambda: process._is_ready, timeout=LONG)
    assert pid_of(process) != pid
    assert not said


def test_closing_leaves_nobody_behind(make: Make, session: MatchSession, qtbot: QtBot) -> None:
    process = make(BUSY)
    asked(process, session)
    qtbot.waitUntil(lambda: is_thinking(process), timeout=LONG)
    pid = pid_of(process)
    process.close()
    assert not is_alive(pid)


@pytest.mark.parametrize("code", [FAILS, ILLEGAL, HANGS], ids=["fails", "illegal", "hangs"])
def test_a_failing_player_is_replaced_by_a_sensible_action_and_told_once(
    make: Make,
    session: MatchSession,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    code: str,
) -> None:
    players, told = ComputerPlayers(session, make(code, cap=200)), list[int]()
    players.replaced.connect(lambda: told.append(len(session.log)))
    for _ in range(3):
        ply, view = len(session.log), session.view_of_actor()
        with qtbot.waitSignal(session.stepped, timeout=LONG):
            players.ask()
        assert session.log[ply] == Greedy().choose(view, Budget(0)).action
    assert len(told) == 1
    assert caplog.text.count("heuristics decide") == 3


def test_a_question_asked_again_gets_the_answer_it_would_have_got(
    make: Make, session: MatchSession, qtbot: QtBot
) -> None:
    process, ply = make(), len(session.log)
    players = ComputerPlayers(session, process)
    players.ask()
    players.ask_again()
    assert process.is_asked
    qtbot.waitUntil(lambda: len(session.log) > ply, timeout=LONG)
    once = session.log[ply]
    session.begin(session.setup, NoJournal())
    players.ask()
    qtbot.waitUntil(lambda: len(session.log) > ply, timeout=LONG)
    assert session.log[ply] == once


@pytest.mark.slow
def test_the_event_loop_is_never_blocked_while_a_level_thinks(
    make: Make, session: MatchSession, qtbot: QtBot
) -> None:
    """Over a whole game; measured against a loop in which nothing happens."""
    options = RULESETS["all_fives"].options(target=31, best_of=1)
    session.begin(to_watch(options, "all_fives", level="strong", seed="DOG"), NoJournal())
    players, gaps, last = ComputerPlayers(session, make()), list[float](), monotonic()

    def bark() -> None:
        nonlocal last
        now = monotonic()
        gaps.append((now - last) * 1000)
        last = now

    def go_on() -> None:
        if session.state.actor is not None:
            players.ask()
        elif not session.is_over:
            session.proceed()
            go_on()

    dog = QTimer(interval=2)
    dog.timeout.connect(bark)
    dog.start()
    qtbot.wait(3000)
    idle = max(gaps)
    gaps.clear()
    session.stepped.connect(lambda _: QTimer.singleShot(0, go_on))
    go_on()
    qtbot.waitUntil(lambda: session.is_over, timeout=600_000)
    dog.stop()
    assert max(gaps) < 50 + 3 * idle


def test_a_hint_under_way_is_no_decision_to_be_asked_for_again(
    make: Make, session: MatchSession, qtbot: QtBot
) -> None:
    process = make(BUSY)
    players = ComputerPlayers(session, process)
    process.ask_hint(len(session.log), session.view_of_actor(), seed=1)
    qtbot.waitUntil(lambda: is_thinking(process), timeout=LONG)
    pid = pid_of(process)
    players.ask_again()
    assert (pid_of(process), is_thinking(process)) == (pid, True)
