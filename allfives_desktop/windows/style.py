"""The colours of the window round the table and of its dialogs, for each kind of desktop."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QPalette

from allfives_desktop.table.appearance import Felt, Scheme

Role = QPalette.ColorRole


class Colours(NamedTuple):
    """The parts of the window round the table; each text has its ground before it."""

    bar: str
    bar_text: str
    bar_note: str
    edge: str
    chosen: str
    chosen_text: str
    panel: str
    panel_text: str
    other_row: str
    grid: str
    selected: str
    selected_text: str
    heading: str


class Shades(NamedTuple):
    """Of one cloth, from the frame of the window to a menu that is pointed at."""

    frame: str
    panel: str
    other_row: str
    line: str
    pointed: str


SHADES: Final = {
    Felt.GREEN: Shades("#0A2119", "#0C2A20", "#11362A", "#1F4A3A", "#1F5A45"),
    Felt.BLUE: Shades("#0A1726", "#0C1C30", "#12263E", "#22405F", "#22476F"),
    Felt.BURGUNDY: Shades("#210A10", "#2A0C14", "#37121C", "#54202C", "#662233"),
    Felt.GREY: Shades("#121517", "#171B1F", "#1F2429", "#363D43", "#434B52"),
    Felt.SAND: Shades("#1E170D", "#261D10", "#322717", "#52442E", "#5C4C34"),
}
# Of desktops on which the window is not of the colour of the cloth.
PLAIN: Final = {
    Scheme.LIGHT: Colours(
        "#F3ECDA", "#1C2A22", "#44524A", "#8A6A2A", "#1F5A45", "#FFFFFF",
        "#FBF8F0", "#1C2A22", "#F3ECDA", "#CFC4A8", "#1F5A45", "#FFFFFF", "#6E4600",
    ),
    Scheme.CONTRAST: Colours(
        "#000000", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFE45C", "#000000",
        "#000000", "#FFFFFF", "#000000", "#FFFFFF", "#FFE45C", "#000000", "#FFE45C",
    ),
}  # fmt: skip


def colours(scheme: Scheme, felt: Felt) -> Colours:
    """Of the window round a table with this cloth; in the dark it is the cloth's."""
    if scheme is not Scheme.DARK:
        return PLAIN[scheme]
    of = SHADES[felt]
    return Colours(
        of.frame, "#F6EEDC", "#C3D1C4", "#4D3F22", of.pointed, "#F6EEDC",
        of.panel, "#F6EEDC", of.other_row, of.line, "#D9B25F", "#1B1B1F", "#F6DE9E",
    )  # fmt: skip


def style(scheme: Scheme, felt: Felt) -> str:
    """The style sheet of the main window round a table with this cloth."""
    is_ = colours(scheme, felt)
    return f"""
QMainWindow {{ background: {is_.bar}; }}
QMenuBar {{ background: {is_.bar}; color: {is_.bar_text}; border-bottom: 1px solid {is_.edge}; }}
QMenuBar::item {{ padding: 6px 12px; background: transparent; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{
    background: {is_.chosen}; color: {is_.chosen_text};
}}
QMenuBar QLabel {{ color: {is_.bar_note}; }}
QDockWidget {{ color: {is_.panel_text}; }}
QDockWidget::title {{ background: {is_.panel}; padding: 6px; }}
QDockWidget QListView, QDockWidget QTableView {{
    background: {is_.panel}; alternate-background-color: {is_.other_row}; color: {is_.panel_text};
    border: 1px solid {is_.panel}; gridline-color: {is_.grid};
    selection-background-color: {is_.selected}; selection-color: {is_.selected_text};
}}
QDockWidget QListView:focus, QDockWidget QTableView:focus {{ border-color: {is_.selected}; }}
QDockWidget QHeaderView::section {{
    background: {is_.bar}; color: {is_.heading}; border: 0; padding: 4px;
}}
QDockWidget QSplitter::handle {{ background: {is_.grid}; }}
{scroll_bars("QDockWidget", is_)}
LessonStrip {{ background: {is_.panel}; border: 0; border-bottom: 1px solid {is_.edge}; }}
LessonStrip QScrollArea, LessonStrip QScrollArea > QWidget > QWidget {{ background: {is_.panel}; }}
LessonStrip QLabel {{ background: {is_.panel}; color: {is_.panel_text}; }}
LessonStrip QLabel[again="true"] {{ color: {is_.heading}; }}
LessonStrip QLabel#step {{ color: {is_.bar_note}; }}
LessonStrip QPushButton {{
    background: {is_.chosen}; color: {is_.chosen_text}; border: 1px solid {is_.edge};
    border-radius: 4px; padding: 3px 10px;
}}
LessonStrip QPushButton:hover {{ background: {is_.selected}; color: {is_.selected_text}; }}
LessonStrip QPushButton:focus {{ border: 2px solid {is_.heading}; padding: 2px 9px; }}
"""


def scroll_bars(owner: str, is_: Colours) -> str:
    """The part of a style sheet for the scroll bars in a widget."""
    return f"""
{owner} QScrollBar {{ background: {is_.bar}; border: 0; }}
{owner} QScrollBar:vertical {{ width: 14px; }}
{owner} QScrollBar:horizontal {{ height: 14px; }}
{owner} QScrollBar::handle {{
    background: {is_.bar_note}; border-radius: 4px; margin: 2px; min-width: 24px; min-height: 24px;
}}
{owner} QScrollBar::add-line, {owner} QScrollBar::sub-line {{ width: 0; height: 0; }}
"""


# Window, its text, fields, their text, other rows, buttons, selection, its text, links, lines.
PALETTES: Final = {
    Scheme.DARK: (
        "#12241D", "#F6EEDC", "#0C1A14", "#F6EEDC", "#16291F", "#1E3A2F",
        "#D9B25F", "#1B1B1F", "#9CD3B4", "#6F8C7C",
    ),
    Scheme.LIGHT: (
        "#F3EFE4", "#1C2A22", "#FFFFFF", "#1C2A22", "#F7F3E8", "#E9E2CF",
        "#1F5A45", "#FFFFFF", "#14503A", "#8A8672",
    ),
    Scheme.CONTRAST: (
        "#000000", "#FFFFFF", "#000000", "#FFFFFF", "#000000", "#000000",
        "#FFE45C", "#000000", "#FFE45C", "#FFFFFF",
    ),
}  # fmt: skip
# High contrast gives all that can be used an edge; the focus a thicker one, in another colour.
EDGES: Final = """
QPushButton, QToolButton, QComboBox, QLineEdit, QSpinBox, QAbstractItemView, QTextEdit {
    background: #000000; color: #FFFFFF; border: 1px solid #FFFFFF; padding: 3px 8px;
}
QAbstractItemView { padding: 0; selection-background-color: #FFE45C; selection-color: #000000; }
QPushButton:disabled, QComboBox:disabled, QLineEdit:disabled { border-style: dotted; }
QPushButton:focus, QToolButton:focus, QComboBox:focus, QLineEdit:focus, QSpinBox:focus,
QAbstractItemView:focus, QTextEdit:focus { border: 3px solid #FFE45C; }
QCheckBox::indicator { width: 16px; height: 16px; border: 2px solid #FFFFFF; }
QCheckBox::indicator:checked { background: #FFE45C; }
QCheckBox:focus { color: #FFE45C; }
QTabBar::tab { border: 1px solid #FFFFFF; padding: 5px 12px; }
QTabBar::tab:selected { background: #FFE45C; color: #000000; }
QTabBar::tab:focus { border: 3px solid #FFE45C; }
QTabWidget::pane, QGroupBox { border: 1px solid #FFFFFF; }
QGroupBox { margin-top: 1.5em; padding-top: 6px; }
QGroupBox::title { subcontrol-origin: margin; subcontrol-position: top left; }
"""
FADED: Final = 0.7  # of a text's colour, what cannot be pressed


def palette(scheme: Scheme) -> QPalette:
    """The colours of dialogs."""
    window, text, field, field_text, other, button, selected, selected_text, link, line = map(
        QColor, PALETTES[scheme]
    )
    made = QPalette(button, window)
    for role, colour in (
        (Role.Window, window), (Role.WindowText, text), (Role.Base, field),
        (Role.Text, field_text), (Role.AlternateBase, other), (Role.Button, button),
        (Role.ButtonText, text), (Role.Highlight, selected), (Role.Accent, selected),
        (Role.HighlightedText, selected_text), (Role.Link, link), (Role.LinkVisited, link),
        (Role.ToolTipBase, field), (Role.ToolTipText, field_text), (Role.Mid, line),
        (Role.PlaceholderText, _between(field, field_text)), (Role.BrightText, text),
    ):  # fmt: skip
        made.setColor(role, colour)
    faded = _between(window, text)
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return made


def _between(ground: QColor, text: QColor) -> QColor:
    def mixed(one: float, other: float) -> float:
        return one + (other - one) * FADED

    return QColor.fromRgbF(
        mixed(ground.redF(), text.redF()),
        mixed(ground.greenF(), text.greenF()),
        mixed(ground.blueF(), text.blueF()),
    )
