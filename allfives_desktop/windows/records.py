"""Records of matches in the window: saved, opened, dropped, named on the command line."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from allfives_desktop.session.export import AllRecords
from allfives_desktop.session.records import record_of_match, setup_of
from allfives_desktop.text.counts import counts
from allfives_desktop.text.faults import fault_sentence, shown
from allfives_desktop.text.filling import fill
from allfives_desktop.text.system_words import system_words

if TYPE_CHECKING:
    from allfives_desktop.records.opening import Opened
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.session.store import Store
    from allfives_desktop.windows.main_window import MainWindow
    from allfives_desktop.windows.play import Play

SUFFIX: Final = "allfives"
MANY: Final = "jsonl"
READABLE: Final = (SUFFIX, "json", MANY)


class Records(QObject):
    """What the commands of the window about records do. A file that is refused changes nothing.

    `finished_opened` brings a match that is over, and its file; one under way goes on on the table.
    `rules_opened` brings a file that is no record but house rules.
    """

    finished_opened = Signal(object, object)
    rules_opened = Signal(object)

    def __init__(self, session: MatchSession, store: Store, play: Play, window: MainWindow) -> None:
        super().__init__(window)
        self._session = session
        self._play = play
        self._window = window
        window.commands.save_record.triggered.connect(self.ask_where_to_save)
        self._all = AllRecords(store, self)
        self._all.saved.connect(self._tell_saved)
        self._all.failed.connect(self._tell_unsaved)
        window.commands.save_all.triggered.connect(self.ask_where_to_save_all)
        window.commands.open_record.triggered.connect(self.ask_what_to_open)
        window.dropped.connect(lambda name: self.open(Path(name)))

    def ask_where_to_save(self) -> None:
        """A file for the record of the match on the table."""
        if not self._session.has_match:
            self._window.notify(
                self.tr("Save the record"), self.tr("There is no match on the table.")
            )
            return
        self.ask_where_to_save_match(self._session, self._window)

    def ask_where_to_save_match(self, session: MatchSession, parent: QWidget) -> None:
        """A file for the record of a match."""
        dialog = QFileDialog(parent, self.tr("Save the record"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.setNameFilter(self._filter([SUFFIX]))
        dialog.fileSelected.connect(lambda name: self.save(Path(name), session))
        _show(dialog)

    def ask_what_to_open(self) -> None:
        """A file with a record."""
        dialog = QFileDialog(self._window, self.tr("Open a record"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self._filter(READABLE))
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        _show(dialog)

    def save(self, path: Path, session: MatchSession | None = None) -> None:
        """Write a match into a file, that on the table where none is given."""
        from allfives_desktop.records.record import encode
        from allfives_desktop.records.writing import replace_file

        try:
            replace_file(path, encode(record_of_match(session or self._session)))
        except OSError as error:
            self._tell_unsaved(error.strerror or "")

    def ask_where_to_save_all(self) -> None:
        """A file for the records of all matches, one a line."""
        dialog = QFileDialog(self._window, self.tr("Save all records"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(MANY)
        dialog.setNameFilter(self._filter([MANY]))
        dialog.fileSelected.connect(lambda name: self._all.save(Path(name)))
        _show(dialog)

    def close(self) -> None:
        """The program ends."""
        self._all.stop()

    def append(self, path: Path) -> None:
        """Add the match on the table to a file of many, nameless seats called by their players.

        Raises OSError.
        """
        from allfives_desktop.records.record import encode

        with path.open("ab") as file:
            file.write(encode(record_of_match(self._session, name_players=True)))

    def open(self, path: Path) -> None:
        """Lay the match of a file on the table, after asking about one under way there; one that
        is over is shown instead, and house rules are handed on."""
        from allfives_desktop.records.faults import FaultError
        from allfives_desktop.records.opening import open_record
        from allfives_desktop.records.presets import SUFFIX as OF_RULES

        if path.suffix == OF_RULES:
            self.rules_opened.emit(path)
            return
        try:
            opened = open_record(path)
        except FaultError as error:
            self._refuse(path, fault_sentence(error.fault))
        except OSError as error:
            self._refuse(path, system_words(error.strerror or ""))
        else:
            self._open(path, opened)

    def _open(self, path: Path, opened: Opened) -> None:
        if opened.record.unfinished:
            self._play.ask_to_leave(self._window, partial(self._take, path, opened))
        else:
            self.finished_opened.emit(opened, path)
            self._tell_first(path, opened)

    def _take(self, path: Path, opened: Opened) -> None:
        self._play.take_up(setup_of(opened), opened.actions)
        self._tell_first(path, opened)

    def _tell_first(self, path: Path, opened: Opened) -> None:
        if opened.is_first_of_several:
            sentence = self.tr("%1 holds several matches. This is the first.", "a file")
            self._window.notify(self.tr("Open a record"), fill(sentence, shown(path.name)))

    def _tell_saved(self, records: int) -> None:
        self._window.notify(self.tr("Save all records"), counts.records_saved(records))

    def _tell_unsaved(self, reason: str) -> None:
        sentence = self.tr("The record cannot be saved. %1")
        self._window.notify(self.tr("Save the record"), fill(sentence, system_words(reason)))

    def _refuse(self, path: Path, reason: str) -> None:
        sentence = self.tr("%1 cannot be opened. %2", "a file, why")
        self._window.notify(self.tr("Open a record"), fill(sentence, shown(path.name), reason))

    def _filter(self, suffixes: list[str] | tuple[str, ...]) -> str:
        patterns = " ".join(f"*.{suffix}" for suffix in suffixes)
        words = self.tr("Records of matches")
        return f"{words} ({patterns})"


def _show(dialog: QFileDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
