"""What the desktop calls the window: it groups windows and finds their entry by this."""

from __future__ import annotations

import os
import subprocess
import sys

START = """
import sys
sys.argv = ["/usr/lib/allfives/lib/python3.11/dist-packages/allfives_desktop/__main__.pyc"]
from allfives_desktop.app.application import Application
print(Application().arguments())
"""


def test_a_package_without_sources_has_the_name_of_its_program() -> None:
    offscreen = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        [sys.executable, "-c", START], env=offscreen, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "['allfives']"
