"""The colours of the window round the table, so that it is one picture with it."""

from typing import Final, NamedTuple

from allfives_desktop.table.appearance import Felt


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
STYLE: Final = """
QMainWindow {{ background: {frame}; }}
QMenuBar {{ background: {frame}; color: #F6EEDC; border-bottom: 1px solid #4D3F22; }}
QMenuBar::item {{ padding: 6px 12px; background: transparent; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {pointed}; }}
QMenuBar QLabel {{ color: #C3D1C4; }}
QDockWidget {{ color: #F6EEDC; }}
QDockWidget::title {{ background: {panel}; padding: 6px; }}
QDockWidget QListView, QDockWidget QTableView {{
    background: {panel}; alternate-background-color: {other_row}; color: #F6EEDC;
    border: 0; gridline-color: {line};
    selection-background-color: #D9B25F; selection-color: #1B1B1F;
}}
QDockWidget QHeaderView::section {{
    background: {frame}; color: #F6DE9E; border: 0; padding: 4px;
}}
QDockWidget QSplitter::handle {{ background: {line}; }}
"""


def style_on(felt: Felt) -> str:
    """The style sheet of a window round a table with this cloth."""
    return STYLE.format(**SHADES[felt]._asdict())
