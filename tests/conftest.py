"""What holds for every test: no screen, no language and no files of the person who runs it."""

from __future__ import annotations

import importlib.util
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

OWN_FOLDERS = ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")
ROOT = Path(__file__).resolve().parents[1]


def pytest_configure(config: pytest.Config) -> None:
    # How quick a busy machine is says nothing about the program.
    settings.register_profile("calm", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("calm")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ.pop("LANGUAGE", None)
    home = tempfile.TemporaryDirectory(prefix="allfives-tests-", ignore_cleanup_errors=True)
    config.add_cleanup(home.cleanup)
    for variable in OWN_FOLDERS:
        folder = Path(home.name, variable.removeprefix("XDG_").lower())
        folder.mkdir(mode=0o700)
        os.environ[variable] = str(folder)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no slow disk: what is done is on it at once."""
    from allfives_desktop.session import writing

    monkeypatch.setattr(writing, "BLINK", 30)


@pytest.fixture(scope="session")
def load() -> Callable[[str], ModuleType]:
    """Call it with the name of a module of packaging/, which is no package."""
    return _packaging_module


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the catalogues as they stand, compiled."""
    folder = tmp_path_factory.mktemp("translations")
    _packaging_module("hatch_build").compile_translations(ROOT / "translations", folder)
    return folder


@pytest.fixture
def speak(
    qtbot: QtBot, compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[str], None]]:
    """Call it with a language to have everything said in it from now on."""
    from PySide6.QtCore import QLocale

    from allfives_desktop import assets
    from allfives_desktop.text.translators import Translators

    monkeypatch.setattr(assets, "translations_dir", lambda: compiled)
    before = QLocale()
    translators = Translators()
    yield translators.install
    translators.remove()
    QLocale.setDefault(before)


def _packaging_module(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
