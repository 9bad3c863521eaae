"""The reviewing process: tells as it goes, is gone at once when it is not wanted any more."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from allfives_desktop.ai.review import choices, judge
from allfives_desktop.ai.review_report import Decision, Verdict, from_json
from allfives_desktop.ai.review_report import as_json as written
from allfives_desktop.records.opening import Opened, open_record
from allfives_desktop.rules.options import options_from
from allfives_desktop.session.review import ReviewProcess

SAMPLES = Path(__file__).parents[1] / "data" / "sample_records.json"
LONG = 30_000
PART = 75  # of the actions: some hands


@pytest.fixture
def process(qtbot: QtBot) -> Iterator[ReviewProcess]:
    process = ReviewProcess()
    yield process
    process.stop()


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Opened:
    """The beginning of a sample record: some hands."""
    samples = json.loads(SAMPLES.read_text(encoding="utf-8"))
    short = min(samples, key=lambda each: len(json.dumps(each)))
    path = tmp_path_factory.mktemp("record") / "match.allfives"
    path.write_text(json.dumps(short), encoding="utf-8")
    return open_record(path)


def test_the_verdicts_are_those_of_the_library(
    process: ReviewProcess, qtbot: QtBot, opened: Opened
) -> None:
    options = options_from(opened.record.options)
    told, begun = list[Verdict](), list[tuple[Decision, ...]]()
    process.judged.connect(told.append)
    process.begun.connect(begun.append)
    with qtbot.waitSignal(process.ended, timeout=LONG):
        process.review(options, opened.actions[:PART], 0)
    asked = choices(options, opened.actions[:PART], 0)
    assert begun == [tuple(choice.decision for choice in asked)]
    assert [each.ply for each in told] == [choice.ply for choice in asked]
    assert told[0] == from_json(written(judge(asked[0])))
    assert not process.is_under_way


def test_a_stopped_review_is_gone_and_says_nothing(
    process: ReviewProcess, qtbot: QtBot, opened: Opened
) -> None:
    options = options_from(opened.record.options)
    with qtbot.waitSignal(process.judged, timeout=LONG):
        process.review(options, opened.actions[:PART], 0)
    with qtbot.assertNotEmitted(process.judged, wait=50), qtbot.assertNotEmitted(process.failed):
        process.stop()
    assert not process.is_under_way


@pytest.mark.parametrize("line", ["nonsense", "[]", '{"ply": 1}', "3"])
def test_a_process_that_tells_nonsense_is_told(
    process: ReviewProcess,
    qtbot: QtBot,
    opened: Opened,
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stand_in = tmp_path / "python"
    stand_in.write_text(f"#!{sys.executable}\nprint({line!r})\n", encoding="utf-8")
    stand_in.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(stand_in))
    with qtbot.waitSignal(process.failed, timeout=LONG):
        process.review(options_from(opened.record.options), opened.actions[:PART], 0)
    assert not process.is_under_way
