"""Checks every name in the QML and its layout; with `--fix` lays the files out anew instead.

`packaging/qml_types.py` runs first: it describes the Python types that the QML uses.
"""

import argparse
import difflib
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IMPORT_PATH = ROOT / "build" / "qml"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fix", action="store_true", help="lay the files out anew")
    options = parser.parse_args()
    files = [*(ROOT / "allfives_desktop").rglob("*.qml"), *(ROOT / "tests").rglob("*.qml")]
    names = [str(path) for path in sorted(files)]
    if not names:
        return 0
    if options.fix:
        return subprocess.run(tool("qmlformat", ["--inplace", *names]), check=False).returncode
    lint = tool("qmllint", ["--max-warnings", "0", "-I", str(IMPORT_PATH), *names])
    failed = subprocess.run(lint, check=False).returncode
    badly_laid_out = [path for path in sorted(files) if not is_formatted(path)]
    return 1 if failed or badly_laid_out else 0


def is_formatted(path: Path) -> bool:
    written = path.read_text(encoding="utf-8")
    run = subprocess.run(tool("qmlformat", [str(path)]), check=True, stdout=subprocess.PIPE)
    wanted = run.stdout.decode()
    name = str(path.relative_to(ROOT))
    sys.stdout.writelines(
        difflib.unified_diff(written.splitlines(True), wanted.splitlines(True), name, "wanted")
    )
    return written == wanted


def tool(name: str, arguments: Sequence[str]) -> list[str]:
    start = f"from PySide6.scripts.pyside_tool import {name}; {name}()"
    return [sys.executable, "-c", start, *arguments]


if __name__ == "__main__":
    sys.exit(main())
