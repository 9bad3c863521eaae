"""Small questions of the preferences: a name, a file, whether to replace. None blocks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox, QWidget

from allfives_desktop.records.presets import SUFFIX
from allfives_desktop.session.house_rules import LONGEST_NAME, fit_name
from allfives_desktop.text.filling import fill

translate = QCoreApplication.translate


def ask_for_name(
    parent: QWidget, title: str, name: str, then: Callable[[str], object]
) -> QInputDialog:
    """Ask what house rules shall be called; an empty name is no answer."""
    dialog = QInputDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    dialog.setLabelText(translate("Preferences", "Name:"))
    dialog.setTextValue(name[:LONGEST_NAME])

    def answered(text: str) -> None:
        if fit_name(text):
            then(fit_name(text))

    dialog.textValueSelected.connect(answered)
    dialog.open()
    return dialog


def ask_to_replace(parent: QWidget, name: str, then: Callable[[], object]) -> QMessageBox:
    """Ask before house rules are overwritten; the safe answer is the default."""
    title = translate("Preferences", "Save house rules")
    sentence = translate("Preferences", "There are already house rules called “%1”.")
    box = QMessageBox(QMessageBox.Icon.Question, title, fill(sentence, name), parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    replace = box.addButton(
        translate("Preferences", "Replace"), QMessageBox.ButtonRole.DestructiveRole
    )
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))

    def answered() -> None:
        if box.clickedButton() is replace:
            then()

    box.finished.connect(answered)
    box.open()
    return box


def ask_for_file(
    parent: QWidget, title: str, then: Callable[[Path], object], *, name: str = ""
) -> QFileDialog:
    """Ask for a file of house rules to read, or with a name for one to write."""
    kind = fill(translate("Preferences", "House rules (%1)"), f"*{SUFFIX}")
    dialog = QFileDialog(parent, title, "", kind)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    if name:
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(name)
    dialog.fileSelected.connect(lambda path: then(Path(path)))
    dialog.open()
    return dialog
