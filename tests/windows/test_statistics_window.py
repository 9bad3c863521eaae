"""The window of statistics: figures, filters, the chart by keyboard, reset, export."""

from __future__ import annotations

import csv
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QDate, QLocale, QRectF, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.records.statistics.figures import Point, Total
from allfives_desktop.records.statistics.tally import Choice, Cost
from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import against_computer
from allfives_desktop.session.reviews import Reviews
from allfives_desktop.session.statistics import Statistics
from allfives_desktop.session.store import Store
from allfives_desktop.session.writing import Writer
from allfives_desktop.text import statistics_words
from allfives_desktop.text.figure_words import definition, figure_name
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.windows.main_window import SMALLEST
from allfives_desktop.windows.statistics.chart import CourseChart
from allfives_desktop.windows.statistics.cost_page import CostPage
from allfives_desktop.windows.statistics.pages import Chosen, CoursePage
from allfives_desktop.windows.statistics.window import StatisticsWindow
from tests.i18n.crowding import cramped

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LONG = 180_000
PLAYED = ("all_fours_7", "all_fours_11", "california_jack")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with three matches; in the last a decision was taken back and played again."""
    store = Store(tmp_path_factory.mktemp("played") / "matches.sqlite")
    for ruleset in PLAYED:
        play(store, ruleset)
    store.close()
    return store.path


def play(store: Store, ruleset: str) -> None:
    options = RULESETS[ruleset].options(best_of=1)
    setup = against_computer(options, ruleset, levels=("greedy",), seed=ruleset)
    session, rng = MatchSession(), Random(5)
    session.begin(setup, store.create(setup))
    while not session.is_over:
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(rng.choice(legal_actions(session.state)))
    if ruleset == PLAYED[-1]:
        session.undo()
        session.redo()


@pytest.fixture
def store(played: Path, tmp_path: Path) -> Store:
    return Store(Path(shutil.copy(played, tmp_path)))


@pytest.fixture
def window(store: Store, qtbot: QtBot) -> Iterator[StatisticsWindow]:
    parent = QWidget()
    parent.resize(1280, 800)
    writer = Writer(store.path, parent)
    reviews = Reviews(store, writer, parent)
    store.latest()  # which opens the file and brings it up to date
    window = StatisticsWindow(Statistics(writer, parent), reviews, parent)
    qtbot.addWidget(parent)
    window.show()
    qtbot.waitUntil(lambda: len(window._statistics.matches) == len(PLAYED), timeout=LONG)
    qtbot.waitUntil(lambda: not window._statistics.is_under_way, timeout=LONG)
    yield window
    window.close()
    reviews.stop()
    writer.close()
    store.close()


def cells(table: QTableView) -> list[list[str]]:
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def figure_of(window: StatisticsWindow, name: str) -> list[str]:
    window._tabs.setCurrentIndex(0)
    return next(row for row in cells(window._pages[0].table) if row[0] == name)


def choose(window: StatisticsWindow, which: str, text: str) -> None:
    """As a person would in one of the lists."""
    choice = {
        "game": window._filters._games,
        "level": window._filters._levels,
        "help": window._filters._help,
    }[which]
    at = choice.findText(text)
    assert at >= 0, [choice.itemText(each) for each in range(choice.count())]
    choice.setCurrentIndex(at)
    choice.activated.emit(at)


def test_every_figure_has_a_definition_of_one_line(window: StatisticsWindow) -> None:
    rows = cells(window._pages[0].table)
    assert len(rows) > 15
    for row in rows:
        assert "\n" not in row[-1]
        assert row[-1] or not any(row[1:])  # a title needs none


def test_the_figures_are_those_of_the_matches(window: StatisticsWindow) -> None:
    number, own, others = map(int, figure_of(window, "Matches")[1:4])
    assert number == own + others == len(PLAYED)
    assert figure_of(window, "Decisions taken back")[1] == "1"


def test_filters_take_what_they_say(window: StatisticsWindow) -> None:
    choose(window, "game", "All kinds of All Fours")
    assert figure_of(window, "Matches")[1] == "2"
    choose(window, "game", "California Jack")
    assert figure_of(window, "Matches")[1] == "1"
    choose(window, "help", "Without help")
    assert figure_of(window, "Matches")[1] == "0"
    choose(window, "help", "With help")
    choose(window, "level", "greedy")
    assert figure_of(window, "Matches")[1] == "1"


def course_page(window: StatisticsWindow) -> CoursePage:
    window._tabs.setCurrentIndex(1)
    page = window._pages[1]
    assert isinstance(page, CoursePage)
    return page


def test_the_chart_is_walked_by_keys_and_the_table_follows(window: StatisticsWindow) -> None:
    page = course_page(window)
    page.chart.setFocus()
    told = []
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Left):
        QTest.keyClick(page.chart, key)
        told.append((page.chart.current, page.table.currentIndex().row()))
        assert page.chart.accessibleDescription().startswith(f"Match {told[-1][0] + 1},")
    assert told == [(0, 0), (1, 1), (2, 2), (1, 1)]
    page.table.setCurrentIndex(page.table.model().index(0, 0))
    assert page.chart.current == 0
    place = page.chart.place_of(2).toPoint()
    QTest.mouseClick(page.chart, Qt.MouseButton.LeftButton, pos=place)
    assert page.table.currentIndex().row() == 2


def cost_page(window: StatisticsWindow) -> CostPage:
    window._tabs.setCurrentIndex(2)
    page = window._pages[2]
    assert isinstance(page, CostPage)
    return page


def test_only_reviewed_matches_count_and_the_others_can_be_reviewed(
    window: StatisticsWindow, qtbot: QtBot
) -> None:
    page = cost_page(window)
    assert cells(page.table) == []
    assert page._state.text().startswith("Only reviewed matches count. 3 ")
    choose(window, "game", "Classic All Fours to 7")
    page.review.click()
    assert page.cancel.isVisible()
    assert not page.review.isVisible()
    qtbot.waitUntil(lambda: len(cells(page.table)) == 1, timeout=LONG)
    assert not page.review.isVisible()
    choose(window, "game", "All games")
    assert page._state.text().startswith("Only reviewed matches count. 2 ")
    page.review.click()
    qtbot.waitUntil(page.cancel.isVisible)
    page.cancel.click()
    assert len(cells(page.table)) == 1
    decisions = int(figure_of(window, "Decisions judged")[1])
    assert decisions == sum(int(row[4]) for row in cells(page.table))
    assert 0 < float(figure_of(window, "Points lost per decision")[2]) < 2


def test_the_chart_of_costs_is_walked_by_keys(
    window: StatisticsWindow, store: Store, qtbot: QtBot
) -> None:
    for match, points in ((1, 4.0), (2, 1.0), (3, 9.0)):
        store.write_cost(match, len(store.read(match).actions), Cost(10, points, 0.2))
    window._statistics.refresh()
    page = cost_page(window)
    qtbot.waitUntil(lambda: len(cells(page.table)) == 3, timeout=LONG)
    assert [row[2] for row in cells(page.table)] == ["0.40", "0.10", "0.90"]
    assert [row[3] for row in cells(page.table)] == ["2.0%"] * 3
    assert page._state.text() == ""
    assert not page.review.isVisible()
    page.chart.setFocus()
    heights = [page.chart.place_of(at).y() for at in range(3)]
    assert heights[2] < heights[0] < heights[1]
    QTest.keyClick(page.chart, Qt.Key.Key_Home)
    assert page.table.currentIndex().row() == 0
    assert "0.40 points" in page.chart.accessibleDescription()
    today = QLocale().toString(QDate.currentDate(), QLocale.FormatType.ShortFormat)
    assert today in page.chart.accessibleDescription()
    choose(window, "help", "With help")
    assert [row[7] for row in cells(page.table)] == ["with"]


def test_each_seat_and_card_is_held_against_chance(window: StatisticsWindow) -> None:
    window._tabs.setCurrentIndex(3)
    rows = cells(window._pages[3].table)
    assert [row[:2] for row in rows[:5]] == [
        ["You", "Ace"], ["You", "Jack"], ["You", "Ten"], ["You", "Five"], ["North", "Ace"],
    ]  # fmt: skip
    assert all(row[-1] in ("within", "outside") for row in rows)


def test_a_reset_can_be_taken_back(window: StatisticsWindow, qtbot: QtBot) -> None:
    assert not window._take_back.isVisible()
    window._reset.click()
    qtbot.waitUntil(lambda: figure_of(window, "Matches")[1] == "0", timeout=LONG)
    assert not window._export.isEnabled()
    assert window._take_back.isVisible()
    window._take_back.click()
    qtbot.waitUntil(lambda: figure_of(window, "Matches")[1] == str(len(PLAYED)), timeout=LONG)
    assert not window._take_back.isVisible()


def test_the_export_holds_what_the_filters_take(window: StatisticsWindow, tmp_path: Path) -> None:
    choose(window, "game", "All kinds of All Fours")
    window.save(tmp_path / "figures.csv")
    with (tmp_path / "figures.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["ruleset"] for row in rows] == ["all_fours_7", "all_fours_11"]
    assert all(datetime.fromisoformat(row["ended"]) <= datetime.now(UTC) for row in rows)
    window.save(tmp_path / "no folder" / "figures.csv")
    assert "figures.csv" in window._state.text()


def test_another_language_and_its_numbers_come_at_once(
    window: StatisticsWindow, speak: Callable[[str], None], qtbot: QtBot
) -> None:
    hand = figure_of(window, "Points per hand")[1]
    speak("hu")
    qtbot.waitUntil(lambda: window.windowTitle() == "Statisztika")
    rows = cells(window._pages[0].table)
    assert hand.replace(".", ",") in {row[1] for row in rows}
    assert not {"Points per hand", "Matches left"} & {row[0] for row in rows}


def test_what_was_played_since_is_counted_when_the_window_comes_back(
    window: StatisticsWindow, store: Store, qtbot: QtBot
) -> None:
    window.hide()
    play(store, PLAYED[0])
    window.show()
    qtbot.waitUntil(lambda: figure_of(window, "Matches")[1] == str(len(PLAYED) + 1), timeout=LONG)


@pytest.mark.parametrize("language", OWN_NAMES)
def test_it_has_room_in_the_smallest_main_window(
    window: StatisticsWindow, speak: Callable[[str], None], qtbot: QtBot, language: str
) -> None:
    before = window.windowTitle()
    speak(language)
    qtbot.waitUntil(lambda: language == "en" or window.windowTitle() != before)
    window._reset.click()
    qtbot.waitUntil(window._take_back.isVisible, timeout=LONG)  # one more button
    assert window.minimumSizeHint().width() <= SMALLEST.width()
    assert window.minimumSizeHint().height() <= SMALLEST.height()
    letters = [
        QKeySequence.mnemonic(text).toString()
        for text in (
            *(each.text() for each in window.findChildren(QPushButton) if each.isVisible()),
            *(each.text() for each in window.findChildren(QLabel) if each.buddy() is not None),
            *(window._tabs.tabText(at) for at in range(window._tabs.count())),
        )
    ]
    letters = [letter for letter in letters if letter]
    assert len(letters) == len(set(letters)) >= 8


def test_the_menu_opens_it_beside_the_table(program: Program) -> None:
    program.window.commands.statistics.trigger()
    assert program.companions.statistics_window.isVisible()
    assert not program.companions.statistics_window.isModal()


def test_figures_of_all_kinds_have_words() -> None:
    figures = [*Total, *ScoreKind, *Choice]
    assert all(figure_name(figure) and definition(figure) for figure in figures)


@pytest.mark.parametrize("language", OWN_NAMES)
def test_what_a_figure_counts_is_never_cut(
    window: StatisticsWindow, speak: Callable[[str], None], qtbot: QtBot, language: str
) -> None:
    speak(language)
    table = window._pages[0].table
    for width in (980, window.minimumWidth()):
        window.resize(width, 460)
        qtbot.waitUntil(lambda: not list(cramped(table.window())), timeout=20_000)
        letters = table.columnWidth(4) / table.fontMetrics().averageCharWidth()
        assert letters > 23
        assert table.horizontalScrollBar().maximum() == 0 or letters < 25
    assert table.rowHeight(1) > 1.5 * table.rowHeight(0)


def test_the_ends_of_the_chart_never_meet(window: StatisticsWindow) -> None:
    chart = course_page(window).chart
    first, last = chart.ends_shown()[2]
    assert first
    chart.setMinimumSize(1, 1)
    seen = set()
    for width in range(300, 60, -20):
        chart.resize(width, chart.height())
        _, room, shown = chart.ends_shown()
        needed = sum(map(chart.fontMetrics().horizontalAdvance, shown))
        assert needed <= room or not shown[0]
        assert shown[1] == last
        seen.add(shown[0])
    assert seen == {first, ""}


def test_nobody_waits_for_a_file_that_somebody_else_holds(
    played: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    path, beats = Path(shutil.copy(played, tmp_path)), list[int]()
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("PRAGMA journal_mode = TRUNCATE")  # as on a network: readers wait too
        holder.execute("BEGIN EXCLUSIVE")
        parent = QWidget()
        writer = Writer(path, parent)
        reviews = Reviews(writer.store, writer, parent)
        window = StatisticsWindow(Statistics(writer, parent), reviews, parent)
        qtbot.addWidget(parent)
        window.show()
        ticker = QTimer(interval=1)
        ticker.timeout.connect(lambda: beats.append(1))
        ticker.start()
        qtbot.waitUntil(lambda: len(beats) > 50, timeout=LONG)
        assert window._state.text() == "Counting the matches…"
        assert window._statistics.is_under_way
        holder.execute("COMMIT")
    qtbot.waitUntil(lambda: len(window._statistics.matches) == len(PLAYED), timeout=LONG)
    assert not window._state.isVisible()
    window.close()
    writer.close()


def test_what_is_closed_counts_no_more(window: StatisticsWindow) -> None:
    window._statistics.refresh()
    assert window._statistics.is_under_way
    window.close()
    assert not window._statistics.is_under_way


def test_where_counting_breaks_down_it_is_said(window: StatisticsWindow) -> None:
    window._statistics.process.failed.emit()
    assert window._state.text() == "The matches could not be counted."


def test_of_many_matches_only_those_in_sight_are_written(
    window: StatisticsWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, written, areas = course_page(window), list[int](), list[int]()
    cells_of, area_of = statistics_words.match_cells, CourseChart._area

    def written_cells(at: int, point: Point, *, level: str, under_way: bool) -> tuple[str, ...]:
        written.append(at)
        return cells_of(at, point, level=level, under_way=under_way)

    def counted_area(chart: CourseChart) -> QRectF:
        areas.append(1)
        return area_of(chart)

    monkeypatch.setattr(statistics_words, "match_cells", written_cells)
    monkeypatch.setattr(CourseChart, "_area", counted_area)
    many = [replace(window._statistics.matches[0], number=at) for at in range(1, 1001)]
    page.show_matches(Chosen(many, None))
    page.chart.grab()
    page.table.grab()
    assert written
    assert page.table.model().rowCount() == 1000
    assert len(set(written)) < 200
    assert len(areas) < 20
