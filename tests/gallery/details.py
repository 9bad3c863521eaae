"""What a program shows only for a reason, or further down: notices, house rules, chapters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from allfives_desktop.ai.effect_report import Effect, Estimate, Row, Total
from allfives_desktop.ai.review_report import Verdict
from allfives_desktop.app import Program
from allfives_desktop.rules.actions import Beg, Play, Stand
from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.text.book.chapters import CHAPTERS
from allfives_desktop.windows.effect_panel import EffectPanel, Stage
from allfives_desktop.windows.preferences.dialog import PreferencesDialog

Save = Callable[[QWidget, str], None]
LESS, MORE = Estimate(1.2345, 1.1, 1.4), Estimate(2.3456, 2.1, 2.5)
EFFECT: Final = Effect(
    207, (2_000, 2_001), 80, 0, [Row(each, LESS, MORE, MORE) for each in (*Total, *ScoreKind)]
)
SCREENFULS: Final = 5
WHOLE_CHAPTER: Final = (900, 4_000)
SOUGHT: Final = "Jack"
PATH: Final = "/home/ann/matches.damaged.sqlite"
NO_ROOM: Final = "No space left on device"


@dataclass(frozen=True, slots=True)
class Details:
    """Shows them one after the other; `save` takes each with its name once it is laid out."""

    program: Program
    save: Save

    def run(self) -> None:
        self._notices()
        self._house_rules()
        self._finished_match()
        self._chapters()

    def _notices(self) -> None:
        program, commands = self.program, self.program.window.commands
        companions = program.companions
        notices: dict[str, Callable[[], object]] = {
            "same_again": commands.same_again.trigger,
            "code_copied": commands.copy_code.trigger,
            "same_cards": commands.same_cards.trigger,
            "chair": commands.chair.trigger,
            "unsaved": lambda: program._tell_unsaved(NO_ROOM),
            "late": program._tell_late,
            "caught_up": program._tell_caught_up,
            "replaced": program._tell_replaced,
            "settings_unsaved": lambda: program._tell_unsaved_settings(NO_ROOM),
            "settings_damaged": program._tell_damaged_settings,
            "damaged": lambda: program._tell_damaged(PATH),
            "rescued": lambda: program._tell_rescued(PATH),
            "records_saved": lambda: companions.records._tell_saved(2),
            "record_unsaved": lambda: companions.records._tell_unsaved(NO_ROOM),
            "record_refused": self._open_broken,
        }
        for name, show in notices.items():
            self._dialogs(f"notice_{name}", show)

    def _open_broken(self) -> None:
        with TemporaryDirectory() as folder:
            broken = Path(folder) / "broken.allfives"
            broken.write_text('{"program": "all fives", "version": ', encoding="utf-8")
            self.program.companions.records.open(broken)

    def _dialogs(self, name: str, show: Callable[[], object]) -> None:
        """What is shown, and closes again; a notice that lies over the window as a part of it."""
        before = set(QApplication.topLevelWidgets())
        show()
        QApplication.processEvents()
        for widget in set(QApplication.topLevelWidgets()) - before:
            if isinstance(widget, QDialog) and widget.isVisible():
                self.save(widget, name)
                widget.reject()
        QApplication.processEvents()

    def _house_rules(self) -> None:
        self.program.window.commands.preferences.trigger()
        (dialog,) = self.program.window.findChildren(PreferencesDialog)
        page = dialog.house_rules
        dialog.tabs.setCurrentWidget(page)
        page.draft.set("target", 31)
        (panel,) = page.outcome.findChildren(EffectPanel)
        page.outcome.setCurrentWidget(panel)
        panel._process.stop()
        panel._stage = Stage.DONE
        panel._show(EFFECT)
        self.save(dialog, "house_rules_effect")
        page.draft.set("trump", "auction")
        bar = page.options.verticalScrollBar()
        for at in range(SCREENFULS):
            bar.setValue(bar.maximum() * at // (SCREENFULS - 1))
            self.save(dialog, f"house_rules_{at}")
        menu = page.presets.more.menu()
        assert isinstance(menu, QMenu)
        menu.adjustSize()
        self.save(menu, "house_rules_menu")
        self._dialogs("house_rules_saved", page.presets.ask_to_save)
        dialog.reject()

    def _finished_match(self) -> None:
        """A match that is over, looked back on, with a review of all its decisions."""
        viewer = self.program.companions.look_back.viewer
        viewer.review_page.process.review = _nothing  # type: ignore[method-assign]
        self.program.window.commands.look_back.trigger()
        while viewer.matches.count() < 2:
            QApplication.processEvents()
        viewer.matches.setCurrentIndex(1)
        viewer.matches.activated.emit(1)
        assert viewer.past is not None
        viewer.tabs.setCurrentIndex(viewer.tabs.count() - 1)
        for place, moment in enumerate(viewer.past.timeline.moments, 1):
            action = moment.action
            if isinstance(action, Play | Stand | Beg) and action.seat == 0:
                cost = 0.4 / place
                judged = Verdict(moment.ply - 1, 0, 0, action, action, 10 * cost, cost, 0.1, 0.5)
                viewer.review_page.process.judged.emit(judged)
        for at in range(viewer.tabs.count()):
            viewer.tabs.setCurrentIndex(at)
            self.save(viewer, f"finished_match_{at}")
        viewer.menu.adjustSize()
        self.save(viewer.menu, "finished_match_menu")
        viewer.close()

    def _chapters(self) -> None:
        """Each chapter of the book as a whole, then what a search finds."""
        book = self.program.companions.help
        for chapter in CHAPTERS:
            book.show_anchor(chapter)
            book.resize(*WHOLE_CHAPTER)
            self.save(book, f"chapter_{chapter}")
        book.resize(WHOLE_CHAPTER[0], WHOLE_CHAPTER[0] * 2 // 3)
        book.search.field.setText(SOUGHT)
        self.save(book, "chapter_searched")
        book.close()


def _nothing(*_: object, **__: object) -> None:
    """Instead of asking a process."""
