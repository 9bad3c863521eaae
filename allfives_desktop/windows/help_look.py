"""The colours of the book of rules, for each kind of desktop and each cloth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from allfives_desktop.table.appearance import Felt, Scheme
from allfives_desktop.text.book.page import PAPER, Inks
from allfives_desktop.windows.style import colours, scroll_bars

# What cannot be pressed, on the colour of the window.
FADED: Final = {Scheme.DARK: "#9DAA9F", Scheme.LIGHT: "#6B6A5C", Scheme.CONTRAST: "#BFBFBF"}


@dataclass(frozen=True, slots=True)
class Marks:
    """Of the words that were searched for: ground and letters, of all and of the one gone to."""

    found: str
    found_text: str
    current: str
    current_text: str


MARKS: Final = {
    Scheme.DARK: Marks("#6B5626", "#FFFFFF", "#F6DE9E", "#1B1B1F"),
    Scheme.LIGHT: Marks("#F3D77A", "#17171B", "#8A4B00", "#FFFFFF"),
    Scheme.CONTRAST: Marks("#595959", "#FFFFFF", "#FFE45C", "#000000"),
}


@dataclass(frozen=True, slots=True)
class BookLook:
    """Style sheet of the window, inks of the page, and marks of the search."""

    sheet: str
    inks: Inks
    marks: Marks


def book_look(scheme: Scheme, felt: Felt) -> BookLook:
    """What the book wears beside a window in these colours."""
    return BookLook(sheet(scheme, felt), inks(scheme, felt), MARKS[scheme])


def inks(scheme: Scheme, felt: Felt) -> Inks:
    """Of the page on view: ink on paper in the light, otherwise the letters of the panel."""
    if scheme is Scheme.LIGHT:
        return PAPER
    is_ = colours(scheme, felt)
    link = "#9CD3B4" if scheme is Scheme.DARK else is_.heading
    return Inks(is_.heading, link, is_.grid, is_.other_row, is_.bar_note)


def sheet(scheme: Scheme, felt: Felt) -> str:
    """The style sheet of the window of the book."""
    is_ = colours(scheme, felt)
    return f"""
HelpWindow {{ background: {is_.bar}; }}
HelpWindow QLabel {{ color: {is_.bar_text}; }}
HelpWindow QPushButton, HelpWindow QToolButton {{
    background: {is_.bar if scheme is Scheme.CONTRAST else is_.chosen};
    color: {is_.bar_text if scheme is Scheme.CONTRAST else is_.chosen_text};
    border: 1px solid {is_.edge}; border-radius: 4px; padding: 5px 12px;
}}
HelpWindow QToolButton {{ padding: 2px; }}
HelpWindow QPushButton:hover, HelpWindow QToolButton:hover {{
    background: {is_.selected}; color: {is_.selected_text};
}}
HelpWindow QPushButton:disabled, HelpWindow QToolButton:disabled {{
    background: {is_.bar}; color: {FADED[scheme]};
}}
HelpWindow QPushButton:focus {{ border: 2px solid {is_.heading}; padding: 4px 11px; }}
HelpWindow QToolButton:focus {{ border: 2px solid {is_.heading}; padding: 1px; }}
HelpWindow QLineEdit {{
    background: {is_.panel}; color: {is_.panel_text}; border: 1px solid {is_.edge}; padding: 3px;
    placeholder-text-color: {is_.bar_note};
    selection-background-color: {is_.selected}; selection-color: {is_.selected_text};
}}
HelpWindow QLineEdit:focus {{ border: 2px solid {is_.heading}; padding: 2px; }}
HelpContents, HelpPage {{
    background: {is_.panel}; color: {is_.panel_text}; border: 1px solid {is_.grid}; padding: 0;
    selection-background-color: {is_.selected}; selection-color: {is_.selected_text};
}}
HelpContents:focus, HelpPage:focus {{ border: 1px solid {is_.heading}; }}
HelpContents::item {{ padding: 3px; }}
HelpContents::item:selected {{ background: {is_.selected}; color: {is_.selected_text}; }}
{scroll_bars("HelpWindow", is_)}
HelpWindow QSplitter::handle {{ background: {is_.bar}; }}
"""
