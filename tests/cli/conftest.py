import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = subprocess.CompletedProcess[str]
RunProgram = Callable[..., Run]

SAMPLES = Path(__file__).parents[1] / "data" / "sample_records.json"


@pytest.fixture(scope="session")
def samples_file() -> Path:
    return SAMPLES


@pytest.fixture
def samples() -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = json.loads(SAMPLES.read_text(encoding="utf-8"))
    return records


@pytest.fixture(scope="session")
def allfives() -> RunProgram:
    """Runs the program itself, as its own process."""

    def run(*arguments: str, **options: Any) -> Run:
        command = [sys.executable, "-m", "allfives_desktop", *arguments]
        return subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=30, **options
        )

    return run
