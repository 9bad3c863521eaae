"""The checks that packaging runs on the catalogues."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def checks(load: Callable[[str], ModuleType]) -> ModuleType:
    return load("check_translations")


@pytest.fixture(scope="session")
def updating(load: Callable[[str], ModuleType]) -> ModuleType:
    return load("update_translations")
