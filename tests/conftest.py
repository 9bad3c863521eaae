"""What holds for every test: no screen, no language and no files of the person who runs it."""

import os
import tempfile
from pathlib import Path

import pytest

OWN_FOLDERS = ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")


def pytest_configure(config: pytest.Config) -> None:
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
