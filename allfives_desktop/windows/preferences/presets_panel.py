"""The player's own house rules, by name: use, save, rename, duplicate, delete, send, take in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop.session.house_rules import HouseRules, NamedRules, Refusal
from allfives_desktop.text.filling import fill
from allfives_desktop.text.games import game_name
from allfives_desktop.windows.preferences.asking import ask_for_file, ask_for_name, ask_to_replace
from allfives_desktop.windows.preferences.house_rules_model import RulesDraft
from allfives_desktop.windows.preferences.refusals import refusal_sentence

ROWS_SHOWN: Final = 4
USED: Final = "✓"


class PresetsPanel(QWidget):
    """The list of named house rules and what can be done with them.

    `told` carries a sentence about what was done or refused, and whether a deletion can be taken
    back. `stuck` is emitted when the draft cannot be saved, because its values do not fit.
    """

    told = Signal(str, bool)
    stuck = Signal()

    def __init__(self, house_rules: HouseRules, draft: RulesDraft) -> None:
        super().__init__()
        self._house_rules = house_rules
        self._listed: tuple[NamedRules, ...] = ()
        self._draft = draft
        self._says_used = False
        self._title, self._empty, self.list = QLabel(), QLabel(), QListWidget()
        self.use, self.save, self.more = QPushButton(), QPushButton(), QPushButton()
        self._menu = QMenu(self)
        self._add_actions()
        self._lay_out()
        self.use.clicked.connect(self.use_chosen)
        self.save.clicked.connect(self.ask_to_save)
        self.list.itemDoubleClicked.connect(self.use_chosen)
        self.list.itemSelectionChanged.connect(self._show_choices)
        house_rules.changed.connect(self._list_all)
        draft.changed.connect(self._mark_used)
        self.retranslate()

    @property
    def chosen(self) -> NamedRules | None:
        """The rules selected in the list."""
        row = self.list.currentRow() if self.list.selectedItems() else -1
        return self._listed[row] if row >= 0 else None

    def use_chosen(self) -> None:
        """The selected rules into the draft."""
        if rules := self.chosen:
            self._draft.take(rules.ruleset, rules.options, rules.key)
            self.told.emit(fill(self.tr("These are the rules of “%1” now."), rules.name), False)
            self._says_used = True

    def ask_to_save(self) -> None:
        """Keep the draft under a name."""
        if self._draft.options is None:
            self.stuck.emit()
            return
        name = self.chosen.name if self.chosen else game_name(self._draft.ruleset)
        ask_for_name(self, self.tr("Save house rules"), name, self._save_unless_taken)

    def ask_to_rename(self) -> None:
        """Another name for the selected rules."""
        if rules := self.chosen:
            ask_for_name(
                self,
                self.tr("Rename house rules"),
                rules.name,
                lambda name: self._show(self._house_rules.rename(rules, name)),
            )

    def duplicate_chosen(self) -> None:
        """The selected rules once more."""
        if rules := self.chosen:
            self._show(self._house_rules.duplicate(rules))

    def delete_chosen(self) -> None:
        """Delete the selected rules; it can be taken back."""
        if not (rules := self.chosen):
            return
        refusal = self._house_rules.delete(rules)
        if refusal:
            self._refuse(refusal)
        else:
            self.told.emit(fill(self.tr("“%1” was deleted."), rules.name), True)

    def take_back(self) -> None:
        """Undo the last deletion."""
        if done := self._house_rules.take_back():
            self._show(done)

    def ask_where_to_export(self) -> None:
        """A copy of the selected rules for somebody else."""
        if rules := self.chosen:
            ask_for_file(
                self,
                self.tr("Export house rules"),
                lambda path: self._export(rules, path),
                name=rules.path.name,
            )

    def ask_what_to_import(self) -> None:
        """Rules out of a file."""
        ask_for_file(self, self.tr("Import house rules"), lambda path: self.take_in([path]))

    def take_in(self, paths: Sequence[Path]) -> None:
        """Import files, as far as they can be used; the last word is about a refused one."""
        done = [self._house_rules.import_from(path) for path in paths]
        for each in sorted(done, key=lambda one: isinstance(one, Refusal)):
            self._show(each, self.tr("“%1” was imported."))

    def retranslate(self) -> None:
        """The language changed."""
        self._title.setText(self.tr("&Your house rules"))
        self.list.setAccessibleName(self.tr("Your house rules"))
        self._empty.setText(self.tr("None yet. Save the rules you have set, or drop a file here."))
        self.use.setText(self.tr("&Use"))
        self.save.setText(self.tr("&Save as…"))
        self.more.setText(self.tr("&More"))
        self._rename.setText(self.tr("&Rename…"))
        self._duplicate.setText(self.tr("&Duplicate"))
        self._delete.setText(self.tr("De&lete"))
        self._take_back.setText(self.tr("&Undo the deletion"))
        self._export_action.setText(self.tr("&Export…"))
        self._import_action.setText(self.tr("&Import…"))
        self._list_all()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # What is shown

    def _list_all(self) -> None:
        kept = self.list.currentRow()
        self._listed = self._house_rules.all
        self.list.blockSignals(True)
        self.list.clear()
        for rules in self._listed:
            item = QListWidgetItem(rules.name, self.list)
            item.setToolTip(f"{rules.name} · {game_name(rules.ruleset)}")
        if kept >= 0:
            self.list.setCurrentRow(min(kept, self.list.count() - 1))
        self.list.blockSignals(False)
        self._mark_used()
        self.list.setVisible(bool(self._listed))
        self._empty.setHidden(bool(self._listed))
        self._show_choices()

    def _mark_used(self) -> None:
        """A mark at the rules that the draft is made of."""
        for row, rules in enumerate(self._listed):
            is_used = (rules.ruleset, rules.key) == (self._draft.ruleset, self._draft.preset)
            self.list.item(row).setText(f"{USED} {rules.name}" if is_used else rules.name)
        if self._says_used and not self._draft.preset:  # what was said is true no longer
            self._says_used = False
            self.told.emit("", False)

    def _show_choices(self) -> None:
        """Nothing stands there that could not be done."""
        is_chosen = self.chosen is not None
        self.use.setVisible(is_chosen)
        for action in (self._rename, self._duplicate, self._delete, self._export_action):
            action.setVisible(is_chosen)
        self._take_back.setVisible(bool(self._house_rules.deleted))

    def _show(self, done: NamedRules | Refusal, sentence: str = "") -> None:
        self._says_used = False
        if isinstance(done, Refusal):
            self._refuse(done)
            return
        self.list.setCurrentRow([rules.path for rules in self._listed].index(done.path))
        self.told.emit(fill(sentence, done.name), False)  # "" ends what was told before

    def _refuse(self, refusal: Refusal) -> None:
        self.told.emit(refusal_sentence(refusal), False)

    def _save_unless_taken(self, name: str) -> None:
        if taken := self._house_rules.named(name):
            ask_to_replace(self, taken.name, lambda: self._save(name))
        else:
            self._save(name)

    def _save(self, name: str) -> None:
        options = self._draft.options
        if options is not None:
            done = self._house_rules.save(name, self._draft.ruleset, options)
            if isinstance(done, NamedRules):
                self._draft.take(done.ruleset, options, done.key)
            self._show(done, self.tr("“%1” was saved."))

    def _export(self, rules: NamedRules, path: Path) -> None:
        refusal = self._house_rules.export_to(rules, path)
        if refusal:
            self._refuse(refusal)
        else:
            self.told.emit(fill(self.tr("“%1” was exported."), rules.name), False)

    def _add_actions(self) -> None:
        self._rename = self._menu.addAction("", QKeySequence("F2"), self.ask_to_rename)
        self._duplicate = self._menu.addAction("", self.duplicate_chosen)
        self._delete = self._menu.addAction("", QKeySequence("Del"), self.delete_chosen)
        self._take_back = self._menu.addAction("", self.take_back)
        self._export_action = self._menu.addAction("", self.ask_where_to_export)
        self._menu.addSeparator()
        self._import_action = self._menu.addAction("", self.ask_what_to_import)
        for action in (self._rename, self._delete):
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            self.list.addAction(action)
        enter = [QKeySequence(Qt.Key.Key_Return), QKeySequence(Qt.Key.Key_Enter)]
        for keys in enter:  # else the dialog takes them for OK
            shortcut = QShortcut(keys, self.list, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(self.use_chosen)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.more.setMenu(self._menu)

    def _lay_out(self) -> None:
        self._title.setBuddy(self.list)
        self._empty.setWordWrap(True)
        for button in (self.use, self.save, self.more):
            button.setAutoDefault(False)
        row = self.list.fontMetrics().height() * 1.4
        self.list.setMinimumHeight(int(row * ROWS_SHOWN))
        buttons = QHBoxLayout()
        for button in (self.use, self.save, self.more):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._title)
        column.addWidget(self.list)
        column.addWidget(self._empty)
        column.addLayout(buttons)
