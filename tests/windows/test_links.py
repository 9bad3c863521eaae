"""From a refused card, or a line with points, to its paragraph in the book of rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QListView, QTableView
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.lessons.names import LessonName
from allfives_desktop.rules.actions import Stand
from allfives_desktop.rules.events import CountMade, Scored, ScoreKind
from allfives_desktop.rules.violation import Violation
from allfives_desktop.table.choreography import COUNTED
from allfives_desktop.text.book.anchors import ANCHORS, anchor_of
from allfives_desktop.windows.help_window import HelpWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
DETAIL = {ScoreKind.GAME: "35-6", ScoreKind.GIFT: "", ScoreKind.SETBACK: "3"}


def scored(kind: ScoreKind) -> Scored:
    return Scored(kind, 0, 1, DETAIL.get(kind, "AS"), 0, 1)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The places the book is opened at."""
    places: list[str] = []
    monkeypatch.setattr(HelpWindow, "show_anchor", lambda _, anchor: places.append(anchor))
    return places


@pytest.fixture
def playing(program: Program, qtbot: QtBot) -> Program:
    """A match at the person's first decision, the panel open."""
    program.companions.lessons.begin(LessonName.ALL_FIVES)
    program.window.commands.panel.setChecked(True)
    director = program.table.director

    def settled() -> bool:
        director.hurry()
        return bool(director.property("accepting"))

    qtbot.waitUntil(settled, timeout=20_000)
    return program


def items(item: QQuickItem) -> Iterator[QQuickItem]:
    yield item
    for child in item.childItems():
        yield from items(child)


def test_every_refusal_leads_to_its_rule(playing: Program, opened: list[str]) -> None:
    for violation in Violation:
        playing.table.stage.refuse(Stand(0), violation)
        assert playing.table.tableau.words.words.rule
        QTest.keyClick(playing.window, Qt.Key.Key_F1)
        playing.table.choices.askRule()
    assert opened == [ANCHORS[each] for each in Violation for _ in range(2)]


def test_the_way_to_the_rule_goes_with_the_refusal(playing: Program, opened: list[str]) -> None:
    playing.table.stage.refuse(Stand(0), Violation.MUST_FOLLOW_OR_TRUMP)
    playing.table.tableau.words.amend(detail="Trumps: Spades")
    assert playing.table.subject is None
    playing.table.choices.askRule()
    assert not opened


def mark(program: Program) -> QQuickItem:
    """The question mark beside a refusal."""
    scene = items(program.table.view.rootObject())
    (text,) = [each for each in scene if each.property("text") == "?"]
    return text.parentItem()


@pytest.mark.parametrize("way", ["click", "enter"])
def test_the_mark_is_pressed(playing: Program, opened: list[str], way: str) -> None:
    playing.table.stage.refuse(Stand(0), Violation.MUST_FOLLOW_OR_TRUMP)
    item, view = mark(playing), playing.table.view
    assert item.isVisible()
    if way == "click":
        spot = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=spot)
    else:
        item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert opened == ["all_fives/following"]


def view_of(program: Program, kind: type[QAbstractItemView]) -> QAbstractItemView:
    view = program.window.findChild(kind)
    assert isinstance(view, kind)
    return view


def test_every_line_with_points_leads_to_its_paragraph(playing: Program, opened: list[str]) -> None:
    tableau, wanted = playing.table.tableau, list[str]()
    for kind in ScoreKind:
        playing.chronicle.log.reset(tableau.seats, [scored(kind)])
        playing.chronicle.sheet.reset(tableau.seats, [scored(kind)])
        for view in (view_of(playing, QListView), view_of(playing, QTableView)):
            view.setFocus()
            view.setCurrentIndex(view.model().index(0, 0))
            assert view.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
            QTest.keyClick(view, Qt.Key.Key_Return)
            QTest.keyClick(view, Qt.Key.Key_F1)
            wanted += [ANCHORS[kind]] * 2
        if kind in COUNTED:
            tableau.sheet.read([CountMade((1, 0)), scored(kind)], tableau.seats)
            playing.table.choices.askPoint(0)
            wanted.append(ANCHORS[kind])
    assert opened == wanted


def test_a_line_without_points_leads_nowhere(playing: Program, opened: list[str]) -> None:
    view = view_of(playing, QListView)
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    assert view.currentIndex().data().startswith("Cut for deal")
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert not opened


@pytest.mark.parametrize("way", ["click", "enter", "f1"])
def test_a_line_of_the_count_sheet_is_pressed(
    playing: Program, opened: list[str], qtbot: QtBot, way: str
) -> None:
    tableau, view = playing.table.tableau, playing.table.view
    tableau.sheet.read([CountMade((35, 6)), scored(ScoreKind.GAME)], tableau.seats)

    def line() -> QQuickItem | None:
        scene = items(view.rootObject())
        (sheet,) = [each for each in scene if each.objectName() == "sheet"]
        found = [e for e in items(sheet) if e.property("label") == "Game" and e.height() > 0]
        return found[0] if found else None

    qtbot.waitUntil(lambda: line() is not None)
    item = line()
    assert item is not None
    if way == "click":
        spot = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=spot)
    else:
        item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(view, Qt.Key.Key_Return if way == "enter" else Qt.Key.Key_F1)
    assert opened == ["all_fives/game"]


def test_the_book_opens_there(playing: Program, qtbot: QtBot) -> None:
    playing.table.stage.refuse(Stand(0), Violation.MUST_FOLLOW_OR_TRUMP)
    QTest.keyClick(playing.window, Qt.Key.Key_F1)
    qtbot.addWidget(playing.companions.help)
    qtbot.waitUntil(lambda: playing.companions.help.page.anchor == "all_fives/following")


def test_a_paragraph_of_the_own_chapter_is_preferred() -> None:
    assert anchor_of(ScoreKind.GIFT, "trinidad") == "trinidad/begging"
    assert anchor_of(ScoreKind.HIGH, "trinidad") == "all_fives/high"
    assert anchor_of(ScoreKind.GIFT) == "all_fives/begging"
    assert anchor_of(Violation.MUST_FOLLOW_SUIT, "all_fives") == "strict/following"
