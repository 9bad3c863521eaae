"""The menus: every action of the window, its words and its keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from allfives_desktop.ai.ladder import Level
from allfives_desktop.lessons.names import LessonName
from allfives_desktop.models.hand_order import HandOrder
from allfives_desktop.table.appearance import Scheme
from allfives_desktop.table.pace import Dwell, MotionSpeed
from allfives_desktop.text.games import game_name
from allfives_desktop.text.languages import OWN_NAMES, SYSTEM
from allfives_desktop.text.levels import level_name

AS_SYSTEM: Final = ""
SIZES: Final = {"100": "&100", "125": "12&5", "150": "15&0", "175": "1&75", "200": "&200"}
THEMES: Final = (AS_SYSTEM, Scheme.LIGHT.value, Scheme.DARK.value, Scheme.CONTRAST.value)

MOTIONS: Final = (AS_SYSTEM, *(speed.value for speed in MotionSpeed))
ORDERS: Final = tuple(order.value for order in HandOrder)
ORDER_KEYS: Final = ("Ctrl+Shift+S", "Ctrl+Shift+R")
VOLUMES: Final = ("20", "40", "60", "80", "100")
DWELLS: Final = tuple(dwell.value for dwell in Dwell if dwell is not Dwell.NONE)


class Commands(QObject):
    """Builds the menu bar of a window; `retranslate` gives everything its words anew."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        bar = window.menuBar()
        self._game, self._hand, self._view, self._help = (bar.addMenu("") for _ in range(4))
        self.new_match = self._add(self._game, QKeySequence.StandardKey.New)
        self.same_again = self._add(self._game, "Ctrl+Shift+N")
        self.watch = self._add(self._game, "Ctrl+W")
        self._watch_menu, self.watched = self._choices(tuple(Level), self._game)
        self._game.addSeparator()
        self.enter_code = self._add(self._game, "Ctrl+D")
        self.copy_code = self._add(self._game, "Ctrl+Shift+C")
        self.same_cards = self._add(self._game, "Ctrl+R")
        self.chair = self._add(self._game, None)
        self.proof = self._add(self._game, "Ctrl+Shift+P")
        self._game.addSeparator()
        self.open_record = self._add(self._game, QKeySequence.StandardKey.Open)
        self.save_record = self._add(self._game, QKeySequence.StandardKey.Save)
        self.save_all = self._add(self._game, None)
        self.look_back = self._add(self._game, "Ctrl+B")
        self._game.addSeparator()
        self.statistics = self._add(self._game, "Ctrl+T")
        self.preferences = self._add(self._game, "Ctrl+,")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self._game.addSeparator()
        self.quit = self._add(self._game, "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.undo = self._add(self._hand, QKeySequence.StandardKey.Undo)
        self.redo = self._add(self._hand, QKeySequence.StandardKey.Redo)
        self._hand.addSeparator()
        self.hint = self._add(self._hand, "H")
        self.hint.setAutoRepeat(False)
        self.hint.setEnabled(False)
        self.last_trick = self._add(self._hand, "F7")
        self.last_count = self._add(self._hand, "F6")
        self.show_card = self._add(self._hand, "F8")
        self.show_card.setVisible(False)
        self.panel = self._add(self._view, "F9", checkable=True)
        self.full_screen = self._add(self._view, "F11", checkable=True)
        self.sound = self._add(self._view, "Ctrl+M", checkable=True)
        self._volume_menu, self.volumes = self._choices(VOLUMES)
        self._view.addSeparator()
        self.four_colours = self._add(self._view, "F4", checkable=True)
        self.large_index = self._add(self._view, "F5", checkable=True)
        self._order_menu, self.orders = self._choices(ORDERS)
        for action, keys in zip(self.orders.actions(), ORDER_KEYS, strict=True):
            action.setShortcuts(QKeySequence.listFromString(keys))
        self._motion_menu, self.motions = self._choices(MOTIONS)
        self._dwell_menu, self.dwells = self._choices(DWELLS)
        self._theme_menu, self.themes = self._choices(THEMES)
        self._size_menu, self.sizes = self._choices(tuple(SIZES))
        self._language_menu, self.languages = self._choices((SYSTEM, *OWN_NAMES))
        self.by_preference = {
            "motion": self.motions,
            "dwell": self.dwells,
            "hand_order": self.orders,
            "theme": self.themes,
            "text_size": self.sizes,
            "language": self.languages,
        }
        self.how_to_play = self._add(self._help, "F1")
        self.rules = self._add(self._help, "F2")
        self._tutorial_menu, self.lessons = self._lessons()
        self.leave_lesson = self._add(self._tutorial_menu, "Ctrl+L")
        self.leave_lesson.setVisible(False)
        self.about = self._add(self._help, None)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.watching = False
        self.set_undo(can_undo=False, can_redo=False)
        self.retranslate()

    def retranslate(self) -> None:
        """The language changed."""
        self._name_menus()
        self.new_match.setText(self.tr("&New match…"))
        self.same_again.setText(self.tr("&Same again"))
        self.watch.setText(
            self.tr("Back to your &match") if self.watching else self.tr("&Watch the computer play")
        )
        self.enter_code.setText(self.tr("&Enter a deal code…"))
        self.copy_code.setText(self.tr("&Copy the deal code"))
        self.same_cards.setText(self.tr("Play these cards a&gain"))
        self.chair.setText(self.tr("The computer in your c&hair"))
        self.proof.setText(self.tr("Proof of the &deal…"))
        self.open_record.setText(self.tr("&Open a record…"))
        self.save_record.setText(self.tr("Sa&ve the record…"))
        self.save_all.setText(self.tr("Save &all records…"))
        self.look_back.setText(self.tr("Look &back…"))
        self.statistics.setText(self.tr("S&tatistics…"))
        self.preferences.setText(self.tr("&Preferences…"))
        self.quit.setText(self.tr("&Quit"))
        self._name_undo()
        self.redo.setText(self.tr("&Redo"))
        self.hint.setText(self.tr("&Hint"))
        self.last_trick.setText(self.tr("Last &trick"))
        self.last_count.setText(self.tr("&Count of the last hand"))
        self.show_card.setText(self.tr("&Show a card out of turn"))
        self.panel.setText(self.tr("&Log and score sheet"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.sound.setText(self.tr("So&und"))
        self.four_colours.setText(self.tr("Four-&colour suits"))
        self.large_index.setText(self.tr("Large &index"))
        self.how_to_play.setText(self.tr("&How to play"))
        self.rules.setText(self.tr("&Rules in force"))
        self.leave_lesson.setText(self.tr("&Leave the tutorial"))
        self.about.setText(self.tr("&About All Fives"))
        self._name_choices()

    def show_choice(self, group: QActionGroup, value: str) -> None:
        """Tick the action that stands for a value."""
        for action in group.actions():
            action.setChecked(action.data() == value)

    def set_undo(self, *, can_undo: bool, can_redo: bool, allowed: bool = True) -> None:
        """Whether a decision can be taken back, and played again; not `allowed`: in no part of
        the match, which the menu says."""
        self.undo.setEnabled(can_undo)
        self.redo.setEnabled(can_redo)
        self.redo.setVisible(allowed)
        self._undo_allowed = allowed
        self._name_undo()

    def _name_undo(self) -> None:
        allowed = self._undo_allowed
        self.undo.setText(self.tr("&Undo") if allowed else self.tr("&Undo: off in this match"))

    def set_watching(self, level: str) -> None:
        """Which level plays the watched match on the table, "" where none lies there."""
        self.watching = bool(level)
        self.show_choice(self.watched, level)
        self.retranslate()

    def _name_menus(self) -> None:
        self._game.setTitle(self.tr("&Game", "menu"))
        self._hand.setTitle(self.tr("H&and", "menu"))
        self._view.setTitle(self.tr("&View", "menu"))
        self._help.setTitle(self.tr("&Help", "menu"))
        self._watch_menu.setTitle(self.tr("Watch a &level"))
        self._tutorial_menu.setTitle(self.tr("&Tutorial"))
        self._volume_menu.setTitle(self.tr("&Volume"))
        self._order_menu.setTitle(self.tr("&Order of the hand"))
        self._motion_menu.setTitle(self.tr("&Speed of motion"))
        self._dwell_menu.setTitle(self.tr("How long things s&tay"))
        self._theme_menu.setTitle(self.tr("Colou&rs"))
        self._size_menu.setTitle(self.tr("Size of l&etters"))
        self._language_menu.setTitle(self.tr("Lan&guage"))

    def _name_choices(self) -> None:
        words = {
            "order suit": self.tr("By s&uit"),
            "order rank": self.tr("By &rank"),
            "theme ": self.tr("As the &system"),
            "theme light": self.tr("&Light"),
            "theme dark": self.tr("&Dark"),
            "theme contrast": self.tr("&High contrast"),
            "motion ": self.tr("As the s&ystem"),
            "motion slow": self.tr("&Slow"),
            "motion normal": self.tr("&Normal"),
            "motion fast": self.tr("&Fast"),
            "motion very-fast": self.tr("&Very fast"),
            "motion off": self.tr("&Off", "no motion"),
            "dwell short": self.tr("S&hort"),
            "dwell normal": self.tr("N&ormal", "time to read"),
            "dwell long": self.tr("&Long"),
            "dwell click": self.tr("Until a &click"),
        }
        for action in self.watched.actions():
            action.setText(level_name(action.data()))
        per_cent = self.tr("%1%", "volume")
        for action in self.volumes.actions():
            action.setText(per_cent.replace("%1", f"&{action.data()}"))
        for action in self.sizes.actions():
            action.setText(per_cent.replace("%1", SIZES[action.data()]))
        for action in self.themes.actions():
            action.setText(words[f"theme {action.data()}"])
        for action in self.orders.actions():
            action.setText(words[f"order {action.data()}"])
        for action in self.motions.actions():
            action.setText(words[f"motion {action.data()}"])
        for action in self.dwells.actions():
            action.setText(words[f"dwell {action.data()}"])
        for action in self.languages.actions():
            action.setText(OWN_NAMES.get(action.data()) or self.tr("As the &system"))
        for number, action in enumerate(self.lessons.actions(), 1):
            action.setText(f"&{number} {game_name(action.data())}")

    def _add(
        self, menu: QMenu, keys: QKeySequence.StandardKey | str | None, *, checkable: bool = False
    ) -> QAction:
        action = menu.addAction("")
        action.setCheckable(checkable)
        if isinstance(keys, QKeySequence.StandardKey):
            action.setShortcuts(keys)
        elif keys is not None:
            action.setShortcuts(QKeySequence.listFromString(keys))
        return action

    def _lessons(self) -> tuple[QMenu, QActionGroup]:
        menu, group = self._help.addMenu(""), QActionGroup(self)
        for name in LessonName:
            group.addAction(menu.addAction("")).setData(name.value)
        menu.addSeparator()
        return menu, group

    def _choices(
        self, values: tuple[str, ...], parent: QMenu | None = None
    ) -> tuple[QMenu, QActionGroup]:
        menu = (parent or self._view).addMenu("")
        group = QActionGroup(self)
        for value in values:
            action = group.addAction(menu.addAction(""))
            action.setCheckable(True)
            action.setData(value)
        return menu, group
