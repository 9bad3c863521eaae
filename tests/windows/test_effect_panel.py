"""The panel that tells what changed rules do: measures aside, stops at once, shows and says it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from time import monotonic

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from allfives_desktop.ai.effect_report import Estimate, Row, Total
from allfives_desktop.models.effect_table import Column
from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.text import effect_words
from allfives_desktop.windows import effect_panel
from allfives_desktop.windows.effect_chart import EffectChart, scale
from allfives_desktop.windows.effect_panel import EffectPanel

RULESET = "all_fours_7"
STANDARD = RULESETS[RULESET].options()
CHANGED = STANDARD.changed(target=9)
ENDLESS = 1_000_000
LONG = 20_000

# Said by the offscreen platform when a window's smallest size changes.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def panel(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[EffectPanel]:
    monkeypatch.setattr(effect_panel, "HANDS", 60)
    monkeypatch.setattr(effect_panel, "PATIENCE", 1)
    panel = EffectPanel()
    qtbot.addWidget(panel)
    panel.resize(900, 500)
    panel.show()
    yield panel
    panel.close()


def measured(panel: EffectPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel._process.ended, timeout=LONG):
        panel.show_rules(RULESET, CHANGED)


def endless(panel: EffectPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> int:
    """A measurement under way that does not end by itself; the number of its process."""
    monkeypatch.setattr(effect_panel, "HANDS", ENDLESS)
    with qtbot.waitSignal(panel._process.found, timeout=LONG):
        panel.show_rules(RULESET, CHANGED)
    return process_of(panel)


def process_of(panel: EffectPanel) -> int:
    process = panel._process._process
    assert process is not None
    return process.processId()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def words(panel: EffectPanel) -> set[str]:
    return {label.text() for label in panel.findChildren(QLabel) if label.isVisible()}


def table(panel: EffectPanel) -> QTableView:
    (found,) = panel.findChildren(QTableView)
    return found


def cell(panel: EffectPanel, row: int, column: Column) -> str:
    return str(table(panel).model().index(row, column).data())


def test_the_table_tells_what_was_measured(panel: EffectPanel, qtbot: QtBot) -> None:
    measured(panel, qtbot)
    assert panel._effect is not None
    assert min(panel._effect.hands) >= 60
    assert effect_words.result(panel._effect) in words(panel)
    hands, *_ = panel._effect.rows
    assert table(panel).isVisible()
    assert table(panel).model().rowCount() == len(panel._effect.rows)
    assert cell(panel, 0, Column.MEASURE) == effect_words.measure_name(Total.HANDS)
    assert cell(panel, 0, Column.STANDARD) == effect_words.told(hands.standard, Total.HANDS)
    assert cell(panel, 0, Column.CHANGED) == effect_words.told(hands.changed, Total.HANDS)
    assert cell(panel, 0, Column.DIFFERENCE) == effect_words.difference(hands)
    assert not panel.findChildren(QProgressBar)[0].isVisible()


def test_progress_is_seen_while_it_is_measured(
    panel: EffectPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless(panel, qtbot, monkeypatch)
    (progress,) = panel.findChildren(QProgressBar)
    assert progress.isVisible()
    assert progress.accessibleName()
    assert 0 < progress.value() < ENDLESS
    assert effect_words.measuring() in words(panel)
    qtbot.waitUntil(table(panel).isVisible, timeout=LONG)
    assert process_of(panel)


def test_the_standard_rules_are_not_measured(
    panel: EffectPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless(panel, qtbot, monkeypatch)
    panel.show_rules(RULESET, STANDARD)
    assert not panel._process.is_measuring
    assert effect_words.change_the_rules() in words(panel)
    assert not table(panel).isVisible()


def test_rules_that_cannot_be_played_end_the_measurement(
    panel: EffectPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    child = endless(panel, qtbot, monkeypatch)
    panel.show_rules(RULESET, None)
    assert not is_running(child)
    assert effect_words.cannot_be_played() in words(panel)
    assert not panel.findChildren(QProgressBar)[0].isVisible()
    panel.show_rules(RULESET, CHANGED)
    qtbot.waitUntil(lambda: panel._process.is_measuring, timeout=LONG)


def test_other_rules_end_the_measurement_and_begin_another(
    panel: EffectPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    child = endless(panel, qtbot, monkeypatch)
    monkeypatch.setattr(effect_panel, "HANDS", 60)
    panel.show_rules(RULESET, CHANGED.changed(target=11))
    assert not is_running(child)
    assert table(panel).model().rowCount() == 0
    qtbot.waitUntil(lambda: not panel.findChildren(QProgressBar)[0].isVisible(), timeout=LONG)
    assert float(cell(panel, 0, Column.CHANGED).partition(" ")[0]) > 2


def test_the_same_rules_again_change_nothing(
    panel: EffectPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    child = endless(panel, qtbot, monkeypatch)
    panel.show_rules(RULESET, STANDARD.changed(target=9))
    assert process_of(panel) == child


def test_a_closed_panel_leaves_no_load(
    panel: EffectPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    child = endless(panel, qtbot, monkeypatch)
    begun = monotonic()
    panel.close()
    assert not is_running(child)
    assert monotonic() - begun < 0.5
    panel.show()
    qtbot.waitUntil(lambda: panel._process.is_measuring, timeout=LONG)


def test_a_hidden_panel_measures_nothing(panel: EffectPanel, qtbot: QtBot) -> None:
    panel.hide()
    panel.show_rules(RULESET, CHANGED)
    qtbot.wait(50)
    assert not panel._process.is_measuring
    with qtbot.waitSignal(panel._process.ended, timeout=LONG):
        panel.show()


def test_it_can_be_measured_more_exactly(
    panel: EffectPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effect_panel, "MORE_HANDS", 200)
    measured(panel, qtbot)
    assert panel._effect is not None
    games = panel._effect.games
    (button,) = panel.findChildren(QPushButton)
    assert button.text() == effect_words.measure_more()
    with qtbot.waitSignal(panel._process.ended, timeout=LONG):
        QTest.keyClick(button, Qt.Key.Key_Space)
        assert panel._effect.games == games
    assert panel._effect.games > 2 * games
    assert not button.isVisible()


def test_a_measurement_that_breaks_down_can_be_begun_again(
    panel: EffectPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", "/nowhere/python")
        with qtbot.waitSignal(panel._process.failed, timeout=LONG):
            panel.show_rules(RULESET, CHANGED)
    assert effect_words.failed() in words(panel)
    (button,) = panel.findChildren(QPushButton)
    assert button.text() == effect_words.measure_again()
    with qtbot.waitSignal(panel._process.ended, timeout=LONG):
        button.click()
    assert table(panel).isVisible()


def test_the_keyboard_reaches_the_table_and_leaves_it(panel: EffectPanel, qtbot: QtBot) -> None:
    measured(panel, qtbot)
    panel.activateWindow()
    view = table(panel)
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().row() > 0
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert panel.findChildren(QPushButton)[0].hasFocus()
    assert view.accessibleName() == effect_words.title()


def test_bars_are_as_long_as_their_values(panel: EffectPanel, qtbot: QtBot) -> None:
    half, full = Estimate(2.0, 2.0, 2.0), Estimate(4.0, 4.0, 4.0)
    panel._model.show([Row(Total.HANDS, half, full, full), Row(ScoreKind.HIGH, full, half, full)])
    panel._results.show()
    panel._make_room()
    (chart,) = panel.findChildren(EffectChart)
    qtbot.waitUntil(lambda: chart.isVisible() and chart.height() > 40)
    lengths = [bar_lengths(chart, table(panel).rowHeight(0) * row) for row in (0, 1)]
    for short, long in (lengths[0], lengths[1][::-1]):
        assert long > 50
        assert 2 * short == pytest.approx(long, abs=3)


def bar_lengths(chart: EffectChart, top: int) -> tuple[int, int]:
    """Of the standard and the changed rules, in the row that begins `top` below the header."""
    view = chart._table
    image, height = chart.grab().toImage(), view.rowHeight(0)
    top += view.viewport().mapTo(view, QPoint(0, 0)).y()
    standard, changed = (
        max(
            sum(image.pixel(x, y) == colour.rgb() for x in range(image.width()))
            for y in range(top, top + height)
        )
        for colour in chart.colours
    )
    return standard, changed


def test_the_table_comes_before_the_chart(panel: EffectPanel, qtbot: QtBot) -> None:
    measured(panel, qtbot)
    (chart,) = panel.findChildren(EffectChart)
    assert chart.isVisible()
    panel.resize(panel._table.sizeHint().width() + 60, 500)
    qtbot.waitUntil(lambda: not chart.isVisible())
    assert table(panel).isVisible()


def test_a_scale_holds_nothing_and_all_intervals() -> None:
    lost = Row(ScoreKind.SETBACK, Estimate(-1.0, -1.5, -0.5), Estimate(0.0), Estimate(0.0))
    won = Row(ScoreKind.HIGH, Estimate(0.5, 0.4, 0.6), Estimate(0.5), Estimate(0.0))
    found = scale([lost, won])
    assert (found.low, found.high) == (-1.5, 0.6)
    assert found.place(-1.5, 210) == 0
    assert found.place(0.6, 210) == 210
    assert scale([]).place(0, 100) == 0
