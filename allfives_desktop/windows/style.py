"""The colours of the window round the table, so that it is one picture with it."""

from typing import Final

STYLE: Final = """
QMainWindow { background: #0A2119; }
QMenuBar { background: #0A2119; color: #F6EEDC; border-bottom: 1px solid #4D3F22; }
QMenuBar::item { padding: 6px 12px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: #1F5A45; }
QMenuBar QLabel { color: #C3D1C4; }
QDockWidget { color: #F6EEDC; }
QDockWidget::title { background: #0C2A20; padding: 6px; }
QDockWidget QListView, QDockWidget QTableView {
    background: #0C2A20; alternate-background-color: #11362A; color: #F6EEDC;
    border: 0; gridline-color: #1F4A3A;
    selection-background-color: #D9B25F; selection-color: #1B1B1F;
}
QDockWidget QHeaderView::section { background: #0A2119; color: #F6DE9E; border: 0; padding: 4px; }
QDockWidget QSplitter::handle { background: #1F4A3A; }
"""
