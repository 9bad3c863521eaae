"""The catalogues as they stand, compiled, and the checks that packaging runs on them."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from allfives_desktop import assets
from allfives_desktop.text.translators import Translators

ROOT = Path(__file__).resolve().parents[2]


def load(name: str) -> ModuleType:
    """A module of packaging/, which is no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def checks() -> ModuleType:
    return load("check_translations")


@pytest.fixture(scope="session")
def updating() -> ModuleType:
    return load("update_translations")


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("translations")
    load("hatch_build").compile_translations(ROOT / "translations", folder)
    return folder


@pytest.fixture
def speak(
    qtbot: QtBot, compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[str], None]]:
    """Call it with a language to have everything said in it from now on."""
    monkeypatch.setattr(assets, "translations_dir", lambda: compiled)
    before = QLocale()
    translators = Translators()
    yield translators.install
    translators.remove()
    QLocale.setDefault(before)
