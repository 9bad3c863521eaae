"""Letters of one width grow with all others."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from allfives_desktop.windows.letters import fixed_letters


@pytest.mark.parametrize("factor", [1, 1.5])
def test_letters_of_one_width_are_as_large_as_others(qtbot: QtBot, factor: float) -> None:
    before = QApplication.font()
    larger = QApplication.font()
    larger.setPointSizeF(before.pointSizeF() * factor)
    QApplication.setFont(larger)
    try:
        assert fixed_letters().pointSizeF() == pytest.approx(before.pointSizeF() * factor)
        assert fixed_letters().family() != before.family()
    finally:
        QApplication.setFont(before)
