from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtQml import QQmlEngine
from pytestqt.qtbot import QtBot

from allfives_desktop.table.appearance import Scheme
from allfives_desktop.table.desktop_scheme import DesktopScheme


@pytest.mark.parametrize(
    ("contrast", "colours", "scheme"),
    [
        (Qt.ContrastPreference.NoPreference, Qt.ColorScheme.Light, Scheme.LIGHT),
        (Qt.ContrastPreference.HighContrast, Qt.ColorScheme.Light, Scheme.CONTRAST),
        (Qt.ContrastPreference.HighContrast, Qt.ColorScheme.Dark, Scheme.CONTRAST),
    ],
)
def test_what_a_desktop_tells_is_named_and_told_on(
    qtbot: QtBot, contrast: Qt.ContrastPreference, colours: Qt.ColorScheme, scheme: Scheme
) -> None:
    engine = QQmlEngine()
    desktop = DesktopScheme(engine)
    assert desktop.scheme is Scheme.DARK, "a desktop that names none"
    asked = desktop.findChild(QObject)
    assert asked is not None
    hints = {
        "accessibility": {"contrastPreference": contrast.value},
        "colorScheme": colours.value,
    }
    with qtbot.waitSignal(desktop.changed):
        asked.setProperty("hints", hints)
    assert desktop.scheme is scheme
