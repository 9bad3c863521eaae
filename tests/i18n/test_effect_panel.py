"""The panel that tells what changed rules do speaks the language of the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractTableModel, Qt
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QSplitter, QTableView
from pytestqt.qtbot import QtBot

from allfives_desktop.ai.effect_report import Effect, Estimate, Row, Total
from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.session.house_rules import HouseRules
from allfives_desktop.session.preferences import Preferences
from allfives_desktop.text import effect_words
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.windows.effect_chart import EffectChart
from allfives_desktop.windows.effect_panel import EffectPanel, Stage
from allfives_desktop.windows.preferences.dialog import FIRST, PreferencesDialog

LESS, MORE = Estimate(1.2345, 1.1, 1.4), Estimate(2.3456, 2.1, 2.5)
ROWS = [Row(measure, LESS, MORE, MORE) for measure in (*Total, *ScoreKind)]
EFFECT = Effect(207, (2_000, 2_001), 80, 0, [*ROWS, Row(Total.HANDS, LESS, LESS, Estimate(0.0))])

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def panel(qtbot: QtBot) -> EffectPanel:
    panel = EffectPanel()
    qtbot.addWidget(panel)
    panel._stage = Stage.DONE
    panel._show(EFFECT)
    return panel


def texts(panel: EffectPanel) -> Iterator[str]:
    yield from (label.text() for label in panel.findChildren(QLabel))
    yield panel._again.text()
    yield panel.findChildren(QProgressBar)[0].accessibleName()
    (view,) = panel.findChildren(QTableView)
    model = view.model()
    assert isinstance(model, QAbstractTableModel)
    for column in range(model.columnCount()):
        yield str(model.headerData(column, Qt.Orientation.Horizontal))
        for row in range(model.rowCount()):
            yield str(model.index(row, column).data())


@pytest.mark.parametrize("language", ["pt", "pt_PT", "nl", "gl", "hu"])
def test_nothing_stays_in_english(
    panel: EffectPanel, speak: Callable[[str], None], language: str
) -> None:
    speak("en")
    QApplication.processEvents()
    before = list(texts(panel))
    assert len(before) > 60
    speak(language)
    QApplication.processEvents()
    same = [text for text, old in zip(texts(panel), before, strict=True) if text == old]
    assert not same


@pytest.mark.parametrize("language", ["pt", "nl", "gl", "hu"])
def test_every_sentence_of_the_panel_is_translated(
    speak: Callable[[str], None], language: str
) -> None:
    def sentences() -> list[str]:
        return [
            effect_words.change_the_rules(),
            effect_words.cannot_be_played(),
            effect_words.measuring(),
            effect_words.no_end(),
            effect_words.failed(),
            effect_words.measure_again(),
        ]

    speak("en")
    english = sentences()
    speak(language)
    assert not set(english) & set(sentences())


def test_one_game_is_one_game(speak: Callable[[str], None]) -> None:
    speak("en")
    assert "1 game under" in effect_words.result(Effect(1, (9, 9), 0, 0, ()))


@pytest.mark.parametrize("language", OWN_NAMES)
def test_its_sentence_is_never_cut(
    qtbot: QtBot, panel: EffectPanel, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    both = QSplitter(Qt.Orientation.Vertical)
    both.addWidget(QLabel())
    both.addWidget(panel)
    both.show()
    for width in (700, 420, 240):
        both.resize(width, 1)
        QApplication.processEvents()
        words = panel._words
        assert words.heightForWidth(words.width()) <= words.height()
    panel.setParent(None)
    both.close()


@pytest.mark.parametrize("language", OWN_NAMES)
def test_the_dialog_has_room_for_the_chart_at_first(
    qtbot: QtBot, tmp_path: Path, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    dialog = PreferencesDialog(Preferences(tmp_path / "p.json"), HouseRules(tmp_path / "rules"))
    qtbot.addWidget(dialog)
    letters = dialog.fontMetrics()
    dialog.resize(FIRST.width() * letters.averageCharWidth(), FIRST.height() * letters.height())
    outcome = dialog.house_rules.outcome
    outcome.setCurrentWidget(outcome.effect)
    dialog.show()
    outcome.effect._stage = Stage.DONE
    outcome.effect._show(EFFECT)
    QApplication.processEvents()
    (chart,) = outcome.findChildren(EffectChart)
    assert chart.isVisible()
