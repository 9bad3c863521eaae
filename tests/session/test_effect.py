"""The measuring process: tells as it goes, is gone at once when it is not wanted any more."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, Popen
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from allfives_desktop.ai.effect import Comparison, compare
from allfives_desktop.ai.effect_report import Effect
from allfives_desktop.ai.effect_worker import request
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.effect import EffectProcess

STANDARD = RULESETS["all_fours_7"].options()
CHANGED = STANDARD.changed(target=9)
ENDLESS = 1_000_000
LONG = 20_000


@pytest.fixture
def process(qtbot: QtBot) -> Iterator[EffectProcess]:
    process = EffectProcess()
    yield process
    process.stop()


def pid(process: EffectProcess) -> int:
    assert process._process is not None
    return process._process.processId()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_result_is_that_of_the_library(process: EffectProcess, qtbot: QtBot) -> None:
    told: list[Effect] = []
    process.found.connect(told.append)
    with qtbot.waitSignal(process.ended, timeout=LONG):
        process.measure(STANDARD, CHANGED, hands=40)
    *_, tally = compare(Comparison(STANDARD, CHANGED, hands=40))
    assert told[-1] == tally.effect()
    assert not process.is_measuring


def test_results_come_before_the_end(process: EffectProcess, qtbot: QtBot) -> None:
    with qtbot.waitSignals([process.found, process.found], timeout=LONG):
        process.measure(STANDARD, CHANGED, hands=ENDLESS)
    assert process.is_measuring


def test_a_stopped_measurement_is_gone_at_once_and_says_nothing(
    process: EffectProcess, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(process.found, timeout=LONG):
        process.measure(STANDARD, CHANGED, hands=ENDLESS)
    child = pid(process)
    begun = monotonic()
    with qtbot.assertNotEmitted(process.failed, wait=50), qtbot.assertNotEmitted(process.found):
        process.stop()
        assert monotonic() - begun < 0.5
        assert not is_running(child)
    assert not process.is_measuring


def test_a_new_measurement_ends_the_one_before(process: EffectProcess, qtbot: QtBot) -> None:
    process.measure(STANDARD, CHANGED, hands=ENDLESS)
    first = pid(process)
    with qtbot.waitSignal(process.ended, timeout=LONG):
        process.measure(STANDARD, CHANGED, hands=5)
    assert not is_running(first)


@pytest.mark.parametrize("program", ["print('nonsense')", "raise SystemExit(3)"])
def test_a_process_that_breaks_down_is_told(
    process: EffectProcess,
    qtbot: QtBot,
    program: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stand_in = tmp_path / "python"
    stand_in.write_text(f"#!{sys.executable}\n{program}\n", encoding="utf-8")
    stand_in.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(stand_in))
    with qtbot.waitSignal(process.failed, timeout=LONG):
        process.measure(STANDARD, CHANGED)
    assert not process.is_measuring


def test_a_process_that_cannot_start_is_told(
    process: EffectProcess, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with qtbot.waitSignal(process.failed, timeout=LONG):
        process.measure(STANDARD, CHANGED)


def test_a_measurement_nobody_reads_ends_by_itself() -> None:
    asked = json.dumps(request(Comparison(STANDARD, CHANGED, hands=ENDLESS))).encode() + b"\n"
    command = [sys.executable, "-m", "allfives_desktop.ai.effect_worker"]
    with Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(asked)
        worker.stdin.flush()
        assert worker.stdout.readline().startswith(b"{")
        worker.stdout.close()
        assert worker.wait(10) == 1
