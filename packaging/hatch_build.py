"""Build hook: compiles the translations and, for a wheel, lays `resources/` into the package.

An editable install reads `resources/` where it is: hatchling skips `force_include` there.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "allfives_desktop"
RUN_LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


class AllFivesBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        compile_translations(root / "translations", root / PACKAGE / "translations")
        if version != "editable":
            build_data["force_include"].update(resource_files(root))


def compile_translations(sources: Path, target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    wanted = {source.with_suffix(".qm").name: source for source in sorted(sources.glob("*.ts"))}
    for stale in target.glob("*.qm"):
        if stale.name not in wanted:
            stale.unlink()
    for name, source in wanted.items():
        fresh = target / f"{name}.{os.getpid()}"  # a program that runs has the old one mapped
        options = ["-silent", "-fail-on-invalid", str(source), "-qm", str(fresh)]
        try:
            subprocess.run([sys.executable, "-c", RUN_LRELEASE, *options], check=True)
            fresh.replace(target / name)
        finally:
            fresh.unlink(missing_ok=True)


def resource_files(root: Path) -> dict[str, str]:
    """Path in the checkout -> path in the wheel; scripts and notes about resources stay behind."""
    return {
        str(path): f"{PACKAGE}/{path.relative_to(root).as_posix()}"
        for path in sorted((root / "resources").rglob("*"))
        if path.is_file() and path.suffix not in {".py", ".pyc"} and path.name != "README.md"
    }
