"""Brings translations/*.ts up to date with the sources: python packaging/update_translations.py

New sentences come in unfinished, those no longer used go. English holds plural forms only; an
overlay (pt_PT over pt) holds only what differs, so what it does not translate is taken out again.
`--check` changes nothing and exits with 1 when a catalogue is out of date.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
TRANSLATIONS: Final = ROOT / "translations"
RUN_LUPDATE: Final = "from PySide6.scripts.pyside_tool import lupdate; lupdate()"
# File name -> language as Qt's plural rules name it, and what else lupdate has to know.
CATALOGUES: Final = {
    "en": ("en", ["-pluralonly"]),
    "pt": ("pt_BR", []),
    "pt_PT": ("pt_PT", []),
    "nl": ("nl", []),
    "gl": ("gl", []),
    "hu": ("hu", []),
}
OVERLAYS: Final = ("pt_PT",)
MESSAGE: Final = re.compile(r" *<message[ >].*?</message>\n", re.DOTALL)
CONTEXT: Final = re.compile(r"<context>\n.*?</context>\n", re.DOTALL)


def sources() -> list[str]:
    package = ROOT / "allfives_desktop"
    found = [*package.rglob("*.py"), *package.rglob("*.qml")]
    return [str(path) for path in (*sorted(found), ROOT / "packaging" / "standard_buttons.py")]


def update(folder: Path) -> None:
    """Bring the catalogues in `folder` up to date; those that are missing are begun."""
    for name, (language, options) in CATALOGUES.items():
        catalogue = folder / f"allfives_{name}.ts"
        run_lupdate(catalogue, language, options)
        if name in OVERLAYS:
            text = catalogue.read_text(encoding="utf-8")
            catalogue.write_text(only_translated(text), encoding="utf-8")


def run_lupdate(catalogue: Path, language: str, options: list[str]) -> None:
    fixed = ["-silent", "-locations", "none", "-no-obsolete", "-sort-messages"]
    fixed += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
    fixed += ["-source-language", "en", "-target-language", language]
    command = [sys.executable, "-c", RUN_LUPDATE, *fixed, *options, *sources()]
    subprocess.run([*command, "-ts", str(catalogue)], check=True)


def only_translated(text: str) -> str:
    """The text of a catalogue without the messages that have no translation."""
    text = MESSAGE.sub(lambda m: "" if 'type="unfinished"' in m[0] else m[0], text)
    return CONTEXT.sub(lambda m: m[0] if "<message" in m[0] else "", text)


def out_of_date() -> list[str]:
    """The names of the catalogues an update would change."""
    with tempfile.TemporaryDirectory(prefix="allfives-ts-") as folder:
        copy = Path(shutil.copytree(TRANSLATIONS, Path(folder, "translations")))
        update(copy)
        return [
            fresh.name
            for fresh in sorted(copy.glob("*.ts"))
            if not same(fresh, TRANSLATIONS / fresh.name)
        ]


def same(one: Path, other: Path) -> bool:
    return other.is_file() and one.read_bytes() == other.read_bytes()


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        stale = out_of_date()
        print("\n".join(f"{name} is out of date" for name in stale) or "all up to date")
        return 1 if stale else 0
    TRANSLATIONS.mkdir(exist_ok=True)
    update(TRANSLATIONS)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
