"""The checks that packaging runs on the catalogues, and letters of another size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(scope="session")
def checks(load: Callable[[str], ModuleType]) -> ModuleType:
    return load("check_translations")


@pytest.fixture(scope="session")
def updating(load: Callable[[str], ModuleType]) -> ModuleType:
    return load("update_translations")


@pytest.fixture
def letters(request: pytest.FixtureRequest) -> Iterator[float]:
    """Letters so many times the usual size."""
    font = QApplication.font()
    larger = QApplication.font()
    larger.setPointSizeF(font.pointSizeF() * request.param)
    QApplication.setFont(larger)
    yield request.param
    QApplication.setFont(font)
