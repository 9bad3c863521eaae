"""Dialogs and windows beside the table have room for their words, with large letters too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from allfives_desktop import assets
from allfives_desktop.ai.ladder import Level
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import against_computer
from allfives_desktop.table.appearance import Felt, Scheme
from allfives_desktop.table.deck_faces import DeckFaces
from allfives_desktop.table.face_drawing import FaceStyle
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.text.levels import level_name
from allfives_desktop.windows.deal_code_dialog import DealCodeDialog
from allfives_desktop.windows.error_report import ErrorReport
from allfives_desktop.windows.fair_deal_dialog import FairDealDialog
from allfives_desktop.windows.help_look import book_look
from allfives_desktop.windows.help_window import HelpWindow
from allfives_desktop.windows.main_window import SMALLEST
from allfives_desktop.windows.new_match.dialog import NewMatchDialog
from allfives_desktop.windows.new_match.possible import Possible
from allfives_desktop.windows.play import Game
from allfives_desktop.windows.rules_window import RulesWindow
from tests.i18n.crowding import cramped
from tests.i18n.test_mnemonics import clashes

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
Speak = Callable[[str], None]


@pytest.fixture
def session() -> MatchSession:
    """A match at its first decision."""
    session = MatchSession()
    session.begin(
        against_computer(RULESETS["all_fives"].options(), "all_fives", seed="ROOM"), NoJournal()
    )
    return session


@pytest.fixture
def book(tmp_path: Path) -> Callable[[], HelpWindow]:
    deck = DeckFaces(assets.resource("deck/parts"), tmp_path)

    def open_() -> HelpWindow:
        book = HelpWindow(
            lambda: deck.folder(FaceStyle(small=True)),
            lambda: "en",
            lambda: book_look(Scheme.LIGHT, Felt.GREEN),
        )
        book.show_anchor("all_fives")
        book.search.field.setText("Jack")
        return book

    return open_


def opened(parent: QWidget, session: MatchSession) -> Iterator[QWidget]:
    """What can be opened beside the table, each with as much to say as it ever has."""
    report = ErrorReport("ValueError: seven cards", parent, tells_cards=True)
    report.copy()
    yield report
    code = DealCodeDialog(leaves=True, parent=parent)
    code._line.setText("0000-0000")
    code._take()
    yield code
    yield FairDealDialog(session, parent)
    possible = Possible(levels=tuple(Level), level_words=level_name)
    game = Game("all_fives", RULESETS["all_fives"].options())
    yield NewMatchDialog(game, possible, leaves=True, parent=parent)
    rules = RulesWindow(parent)
    rules.show_rules("all_fives", RULESETS["all_fives"].options())
    yield rules


@pytest.mark.parametrize("letters", [1.0, 1.5], indirect=True)
@pytest.mark.parametrize("language", OWN_NAMES)
def test_what_stands_beside_the_table_has_room(
    qtbot: QtBot,
    speak: Speak,
    session: MatchSession,
    book: Callable[[], HelpWindow],
    language: str,
    letters: float,
) -> None:
    speak(language)
    parent = QWidget()
    parent.resize(SMALLEST)
    qtbot.addWidget(parent)
    windows = [*opened(parent, session), book()]
    qtbot.addWidget(windows[-1])
    for window in windows:
        window.show()
        window.resize(window.minimumSizeHint().expandedTo(window.minimumSize()))
        QApplication.processEvents()
        assert window.width() <= SMALLEST.width() or letters > 1, type(window).__name__
        QApplication.processEvents()  # rows and wrapped lines are laid out a little later
        assert not list(cramped(window)), type(window).__name__
        assert not clashes(lettered(window)), type(window).__name__
        window.close()


def lettered(window: QWidget) -> list[str]:
    """What can be reached with Alt and a letter."""
    texts = [each.text() for each in window.findChildren(QAbstractButton) if each.isVisible()]
    return texts + [each.text() for each in window.findChildren(QLabel) if each.buddy() is not None]


def test_what_is_cut_would_be_seen(qtbot: QtBot, session: MatchSession) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    for window in opened(parent, session):
        window.show()
        label = next(each for each in window.findChildren(QAbstractButton) if each.text())
        label.setFixedWidth(9)
        QApplication.processEvents()
        assert any(label.text() in fault for fault in cramped(window))
        window.close()
