import subprocess
import sys

import pytest

from allfives_desktop.__main__ import _is_headless


def test_dispatch_module_loads_nothing_of_ours() -> None:
    code = (
        "import sys, allfives_desktop.__main__\n"
        "print(*sorted(m for m in sys.modules if m.startswith(('allfives', 'PySide6'))))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["allfives_desktop", "allfives_desktop.__main__"]


def test_no_source_of_ours_is_read_at_a_start() -> None:
    code = (
        "from allfives_desktop.plain_import import keep_plain_import; keep_plain_import()\n"
        "import linecache, allfives_desktop.app\n"
        "print(*(file for file in linecache.cache if 'allfives_desktop' in file))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == []


@pytest.mark.parametrize(
    ("line", "headless"),
    [
        ("", False),
        ("--language hu", False),
        ("--watch greedy --ruleset pitch", False),
        ("a_match.allfives", False),
        ("rules list", True),
        ("simulate --hands 3", True),
        ("verify -", True),
        ("--version", True),
        ("--watch --help", True),
    ],
)
def test_which_lines_need_no_window(line: str, headless: bool) -> None:
    assert _is_headless(line.split()) is headless
