"""What has the focus may vanish from the table, and nothing is said about it in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.violation import Violation
from tests.table.conftest import items

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickItem
    from pytestqt.qtbot import QtBot

    from tests.table.conftest import Played


def focused(played: Played, part: str) -> QQuickItem:
    """The first thing in a part of the scene that Tab reaches, with the focus on it."""
    scene = items(played.view.rootObject())
    (whole,) = [item for item in scene if item.metaObject().className().startswith(part)]
    found = next(item for item in items(whole) if item.property("activeFocusOnTab"))
    found.forceActiveFocus()
    assert found.hasActiveFocus()
    return found


def test_the_count_goes_with_the_focus_on_a_line(played: Played) -> None:
    played.opponent.forget()
    played.begin()
    session = played.session
    while session.state.phase is not Phase.HAND_OVER:
        session.submit(legal_actions(session.state)[0])
    session.lay_anew()
    QApplication.processEvents()
    line = focused(played, "CountSheet_")
    session.proceed()
    session.lay_anew()
    QApplication.processEvents()
    assert not line.isVisible()
    assert not line.hasActiveFocus()


def test_a_refusal_goes_with_the_focus_on_its_mark(played: Played, qtbot: QtBot) -> None:
    played.begin()
    qtbot.waitUntil(played.is_open)
    words = played.table.tableau.words
    words.amend(headline="No", rule=Violation.MUST_FOLLOW_SUIT.value)
    QApplication.processEvents()
    mark = focused(played, "Banner_")
    words.amend(rule="")
    QApplication.processEvents()
    assert not mark.isVisible()
    assert not mark.hasActiveFocus()
