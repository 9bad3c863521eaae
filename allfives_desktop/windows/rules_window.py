"""The window with the rules in force, to be read, printed and saved."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QLocale, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop.rules.options import Options
from allfives_desktop.text.rules_page import RulesPage, rules_page
from allfives_desktop.text.rules_page.html import html_of
from allfives_desktop.text.system_words import system_words
from allfives_desktop.windows import rules_sheet

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

FIRST_SIZE: Final = QSize(720, 760)
SMALLEST: Final = QSize(360, 240)
MARGIN: Final = 16


class RulesWindow(QDialog):
    """Shows the rules of a match beside the table; play goes on meanwhile."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules: tuple[str, Options] | None = None
        self._html = ""
        self._browser = QTextBrowser()
        self._browser.document().setDocumentMargin(MARGIN)
        self._browser.setMinimumSize(SMALLEST)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self._print, self._to_html, self._to_pdf = (buttons.addButton("", role) for _ in range(3))
        for button in buttons.findChildren(QPushButton):
            button.setAutoDefault(False)
        buttons.rejected.connect(self.close)
        self._print.clicked.connect(self._ask_for_printer)
        self._to_html.clicked.connect(partial(self._ask_for_file, "html"))
        self._to_pdf.clicked.connect(partial(self._ask_for_file, "pdf"))
        layout = QVBoxLayout(self)
        layout.addWidget(self._browser)
        layout.addWidget(buttons)
        self._browser.setFocus()
        self.resize(FIRST_SIZE)
        self.retranslate()

    def show_rules(self, ruleset: str, options: Options) -> None:
        """Write the page of these rules; the window is not opened by it."""
        self._rules = (ruleset, options)
        page = rules_page(ruleset, options)
        self._html = html_of(page, QLocale().bcp47Name())
        self._browser.setHtml(self._html)
        self.setWindowTitle(self._title(page))

    def retranslate(self) -> None:
        """The language changed."""
        self._print.setText(self.tr("&Print…"))
        self._to_html.setText(self.tr("Save as &HTML…"))
        self._to_pdf.setText(self.tr("Save as P&DF…"))
        self._browser.setAccessibleName(self.tr("Rules in force"))
        if self._rules is not None:
            self.show_rules(*self._rules)

    def save_html(self, path: Path) -> None:
        """Write the page as HTML, or say why it cannot be written."""
        self._save(path, self._html.encode("utf-8"))

    def save_pdf(self, path: Path) -> None:
        """Write the page as a PDF of one sheet, or say why it cannot be written."""
        self._save(path, rules_sheet.pdf_of(self._html, self.windowTitle()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _title(self, page: RulesPage) -> str:
        return f"{page.title} · {page.subtitle}"

    def _save(self, path: Path, contents: bytes) -> None:
        fault = rules_sheet.save(path, contents)
        if fault:
            self._warn(self.tr("Not saved"), self.tr("%1 could not be written. %2"), path, fault)

    def _warn(self, title: str, sentence: str, path: Path, fault: str) -> None:
        text = sentence.replace("%2", system_words(fault)).replace("%1", str(path))
        _open(QMessageBox(QMessageBox.Icon.Warning, title, text, parent=self))

    def _ask_for_file(self, kind: str) -> None:
        save = self.save_html if kind == "html" else self.save_pdf
        dialog = QFileDialog(self, self.tr("Save the rules"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(kind)
        dialog.setNameFilter(f"{kind.upper()} (*.{kind})")
        dialog.fileSelected.connect(lambda name: save(Path(name)))
        _open(dialog)

    def _ask_for_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog

        dialog = QPrintDialog(self)
        dialog.printer().setDocName(self.windowTitle())
        rules_sheet.set_up(dialog.printer())
        dialog.accepted.connect(self._print_on)
        _open(dialog)

    def _print_on(self, printer: QPrinter) -> None:
        rules_sheet.sheet(self._html, printer).print_(printer)


def _open(dialog: QDialog) -> None:
    """Ask or tell without holding the rest of the program up."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    QDialog.open(dialog)
