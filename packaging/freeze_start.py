"""Where a frozen program begins: the game, or with `-m MODULE` one of its own processes.

The game starts its players with `sys.executable -m MODULE` and talks to them through pipes. A
windowed program of Windows has none, so a second program with a console is there for that.
"""

import runpy
import sys
from pathlib import Path

from allfives_desktop.__main__ import main

PROCESS = "allfives-process"

if sys.argv[1:2] == ["-m"] and sys.argv[2].startswith("allfives_desktop."):
    runpy.run_module(sys.argv[2], run_name="__main__")
else:
    window = Path(sys.executable)
    sys.executable = str(window.with_name(PROCESS + window.suffix))
    sys.exit(main())
