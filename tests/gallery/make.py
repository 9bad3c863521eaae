"""Pictures of every screen, theme, deck, language and size, into a folder.

Without options all of them, some hundreds; options choose a part.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from itertools import product
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

from PySide6.QtWidgets import QApplication

from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.preferences import ALLOWED
from tests.gallery.packs import sheets
from tests.gallery.screens import Screens
from tests.gallery.sitting import Sitting, Size, fresh_program, game_of

SIZES: Final = ((800, 560), (1280, 800), (2560, 1440), (3840, 2160), (800, 1100))
SMALL, USUAL = SIZES[0], SIZES[1]
LANGUAGES: Final = ("en", "pt", "pt_PT", "nl", "gl", "hu")
LONGEST_WORDS: Final = "hu"
GAME: Final = "all_fives"
LONGER: Final = "all_fives:target=31"
SKUNKED: Final = "all_fives:target=12:skunk=true:skunk_line=12"
LOOKS: Final = ("theme", "felt", "board", "back", "deck", "inks", "index", "text_size")
PARTS: Final = ("tables", "games", "looks", "screens", "decks")


def main() -> int:
    wish = _asked()
    wish.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(sys.argv[:1])
    for part in wish.only:
        PICTURED[part](wish)
    app.quit()
    return 0


def _asked() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="+", default=PARTS, choices=PARTS, metavar="PART")
    parser.add_argument("--languages", nargs="+", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument(
        "--games", nargs="+", default=(*RULESETS, SKUNKED), metavar="RULESET[:KEY=VALUE]"
    )
    parser.add_argument("--sizes", nargs="+", type=size, default=SIZES, metavar="WIDTHxHEIGHT")
    parser.add_argument(
        "--looks", nargs="+", default=every_look(), type=look, metavar="KEY=VALUE[:KEY=VALUE]"
    )
    return parser.parse_args()


def size(text: str) -> Size:
    width, _, height = text.partition("x")
    return int(width), int(height)


def look(text: str) -> dict[str, str]:
    """Preferences of the table: `felt=blue:board=maple:deck=plain`; those usual for nothing."""
    return dict(part.split("=", 1) for part in text.split(":") if part)


def every_look() -> list[dict[str, str]]:
    """Each value of each preference that changes the picture, alone."""
    return [{key: value} for key in LOOKS for value in ALLOWED[key] if value]


def tables(wish: Namespace) -> None:
    """One game in every language and size."""
    for language, extent in product(wish.languages, wish.sizes):
        _sit(wish.folder, GAME, language, extent, {})


def games(wish: Namespace) -> None:
    """Every game in every language, where room is short and where it is not."""
    for game, language, extent in product(wish.games, wish.languages, (SMALL, USUAL)):
        _sit(wish.folder, game, language, extent, {})


def looks(wish: Namespace) -> None:
    """Every theme, cloth, board, deck and size of letters, for a trick."""
    for chosen in wish.looks:
        for language, extent in (("en", USUAL), (LONGEST_WORDS, SMALL)):
            _sit(wish.folder, GAME, language, extent, chosen, briefly=True)


def screens(wish: Namespace) -> None:
    """Every window in every language, and in every theme."""
    worn: list[tuple[str, dict[str, str]]] = [(language, {}) for language in wish.languages]
    worn += [(wish.languages[-1], {"theme": theme}) for theme in ALLOWED["theme"] if theme]
    worn += [(wish.languages[-1], {"text_size": ALLOWED["text_size"][-1]})]
    for language, chosen in worn:
        with fresh_program(game_of(LONGER), language, USUAL, chosen, "off") as program:
            Screens(program, wish.folder / _name("screen", language, USUAL, chosen)).run()


def decks(wish: Namespace) -> None:
    """The pack on a sheet, with the index letters of every language."""
    for language in wish.languages:
        for _ in sheets(wish.folder, language):
            pass


def _sit(
    folder: Path, game: str, language: str, extent: Size, chosen: dict[str, str], *,
    briefly: bool = False,
) -> None:  # fmt: skip
    with fresh_program(game_of(game), language, extent, chosen, "fast") as program:
        stem = folder / _name(game.replace(":", "_"), language, extent, chosen)
        Sitting(program, stem, briefly=briefly).run()


def _name(what: str, language: str, extent: Size, chosen: dict[str, str]) -> str:
    worn = "".join(f"_{key}-{value}" for key, value in chosen.items())
    return f"{what}_{extent[0]}x{extent[1]}_{language}{worn}"


PICTURED: Final = {
    "tables": tables,
    "games": games,
    "looks": looks,
    "screens": screens,
    "decks": decks,
}

if __name__ == "__main__":
    sys.exit(main())
