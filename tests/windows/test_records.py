"""Records in the window: saved, opened, dropped, refused; nothing is lost by any of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.cli import window as command_line
from allfives_desktop.records.opening import open_record
from allfives_desktop.records.reading import read_records
from allfives_desktop.records.record import Record
from allfives_desktop.records.replay import verify
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import Game
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.windows.preferences.dialog import PreferencesDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PlayOut = Callable[[Program], None]
Speak = Callable[[str], None]
Open = Callable[[], Program]
SEED = "7K2M9XQ4ZT0VHB3C"
SHORT = Game("all_fives", RULESETS["all_fives"].options(target=5, best_of=1), names=("Ana", ""))
MOVE = (Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)


def boxes(program: Program) -> list[QMessageBox]:
    return [box for box in program.window.findChildren(QMessageBox) if box.isVisible()]


def notice(program: Program) -> str:
    (box,) = boxes(program)
    text = box.text()
    box.close()
    return text


def contents(path: Path) -> Record:
    (entry,) = read_records(path)
    assert isinstance(entry.content, Record)
    assert verify(entry.content) == []
    return entry.content


def play_some(program: Program, decisions: int) -> None:
    session, rng = program.session, Random(3)
    for _ in range(decisions):
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(rng.choice(legal_actions(session.state)))


@pytest.fixture
def under_way(program: Program) -> Program:
    """The program with a match some decisions old."""
    program.table.director.pause()
    program.play.begin_with(SHORT, seed=SEED)
    play_some(program, 6)
    return program


# Saving


def test_a_match_that_is_over_is_saved_with_its_seed(
    program: Program, play_out: PlayOut, tmp_path: Path
) -> None:
    program.table.director.pause()
    program.play.begin_with(SHORT, seed=SEED)
    play_out(program)
    program.companions.records.save(tmp_path / "m.allfives")
    record = contents(tmp_path / "m.allfives")
    assert (record.seed, record.unfinished, record.seats) == (SEED, False, ("Ana", ""))


def test_a_match_under_way_is_saved_without_its_seed(under_way: Program, tmp_path: Path) -> None:
    under_way.companions.records.save(tmp_path / "m.allfives")
    record = contents(tmp_path / "m.allfives")
    assert (record.seed, record.shuffle, record.unfinished) == (None, None, True)
    assert SEED.encode() not in (tmp_path / "m.allfives").read_bytes()


def test_the_menu_asks_for_a_file_and_writes_it(under_way: Program, tmp_path: Path) -> None:
    under_way.window.commands.save_record.trigger()
    dialog = under_way.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert dialog.defaultSuffix() == "allfives"
    dialog.fileSelected.emit(str(tmp_path / "m.allfives"))
    dialog.close()
    assert contents(tmp_path / "m.allfives").unfinished


def test_what_cannot_be_written_is_told_and_leaves_the_old_file(
    under_way: Program, tmp_path: Path
) -> None:
    under_way.companions.records.save(tmp_path / "missing" / "m.allfives")
    assert notice(under_way).startswith("The record cannot be saved. ")
    assert not (tmp_path / "missing").exists()


def test_without_a_match_there_is_nothing_to_save(program: Program) -> None:
    program.window.commands.save_record.trigger()
    assert notice(program) == "There is no match on the table."
    assert program.window.findChild(QFileDialog) is None


def test_all_records_go_into_one_file_and_secrets_stay(
    under_way: Program, play_out: PlayOut, tmp_path: Path, qtbot: QtBot
) -> None:
    play_out(under_way)
    under_way.play.begin_with(SHORT, seed="B" + SEED[1:])
    play_some(under_way, 3)
    under_way.window.commands.save_all.trigger()
    dialog = under_way.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert dialog.defaultSuffix() == "jsonl"
    dialog.fileSelected.emit(str(tmp_path / "all.jsonl"))
    dialog.close()
    qtbot.waitUntil(lambda: bool(boxes(under_way)))
    assert notice(under_way) == "2 records saved."
    records = [entry.content for entry in read_records(tmp_path / "all.jsonl")]
    assert all(isinstance(each, Record) and verify(each) == [] for each in records)
    seeds = [each.seed for each in records if isinstance(each, Record)]
    assert seeds == [SEED, None]


def test_all_records_that_cannot_be_written_are_told(
    under_way: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    under_way.companions.records._all.save(tmp_path / "missing" / "all.jsonl")
    qtbot.waitUntil(lambda: bool(boxes(under_way)))
    assert notice(under_way).startswith("The record cannot be saved. ")


# Opening


def test_a_saved_match_goes_on_where_it_stopped(
    under_way: Program, play_out: PlayOut, tmp_path: Path
) -> None:
    log, scores = under_way.session.log, under_way.session.state.scores
    under_way.companions.records.save(tmp_path / "m.allfives")
    play_out(under_way)
    under_way.companions.records.open(tmp_path / "m.allfives")
    session = under_way.session
    assert session.log == log
    assert session.state.scores == scores
    assert [seat.is_person for seat in session.setup.seats] == [True, False]
    assert session.setup.names == ("Ana", "")
    play_out(under_way)
    assert session.is_over


def test_a_record_with_a_seed_goes_on_with_the_same_cards(
    program: Program, play_out: PlayOut, tmp_path: Path
) -> None:
    program.table.director.pause()
    program.play.begin_with(SHORT, seed=SEED)
    play_out(program)
    whole = program.session.log
    program.companions.records.save(tmp_path / "m.allfives")
    program.play.begin()
    program.companions.records._take(tmp_path / "m.allfives", open_record(tmp_path / "m.allfives"))
    session = program.session
    assert session.log == whole
    assert session.is_over
    session.undo()
    assert not session.is_over
    play_out(program)
    deals = [action for action in whole if type(action).__name__ == "Deal"]
    assert [action for action in session.log if action in deals][: len(deals)] == deals


def test_what_was_opened_is_there_after_a_restart(
    open_program: Open, play_out: PlayOut, tmp_path: Path
) -> None:
    program = open_program()
    program.table.director.pause()
    program.play.begin_with(SHORT)
    play_out(program)
    program.companions.records.save(tmp_path / "m.allfives")
    log = program.session.log
    program.play.begin()
    program.companions.records._take(tmp_path / "m.allfives", open_record(tmp_path / "m.allfives"))
    again = open_program()
    assert again.session.log == log


def test_a_match_under_way_is_asked_about_and_stays_with_enter(
    under_way: Program, tmp_path: Path
) -> None:
    under_way.companions.records.save(tmp_path / "m.allfives")
    play_some(under_way, 1)
    before = under_way.session.log
    under_way.companions.records.open(tmp_path / "m.allfives")
    (box,) = boxes(under_way)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert under_way.session.log[: len(before)] == before


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b'{"format": "allfives-record"', "Byte 28"),
        (b"\xff\xfe\x00", "Byte 0"),
        (b'{"format": "allfives-record", "version": 9}', "version"),
        (b'{"format": "<b>x</b>", "version": 1}', "format"),
    ],
)
def test_a_broken_file_is_refused_in_one_sentence_and_nothing_is_lost(
    under_way: Program, tmp_path: Path, data: bytes, place: str
) -> None:
    path = tmp_path / "broken.allfives"
    path.write_bytes(data)
    setup, log = under_way.session.setup, under_way.session.log
    under_way.companions.records.open(path)
    (box,) = boxes(under_way)
    assert box.textFormat() is Qt.TextFormat.PlainText
    assert notice(under_way).startswith(f"broken.allfives cannot be opened. {place}: ")
    assert (under_way.session.setup, under_way.session.log) == (setup, log)
    assert path.read_bytes() == data


def test_a_record_that_breaks_the_rules_is_refused_with_its_place(
    under_way: Program, tmp_path: Path
) -> None:
    path = tmp_path / "m.allfives"
    under_way.companions.records.save(path)
    record: dict[str, Any] = json.loads(path.read_bytes())
    record["games"][0]["hands"][0]["scores"] = [4, 0]
    path.write_text(json.dumps(record), encoding="utf-8")
    under_way.companions.records.open(path)
    assert "games[0].hands[0].scores: This is not as the rules have it." in notice(under_way)


def test_a_file_that_is_not_there_is_told(program: Program, tmp_path: Path) -> None:
    program.companions.records.open(tmp_path / "nothing.allfives")
    assert notice(program).startswith("nothing.allfives cannot be opened. ")


@pytest.mark.parametrize("language", OWN_NAMES)
def test_the_kind_of_file_is_named_in_every_language(
    program: Program, speak: Speak, language: str
) -> None:
    speak(language)
    program.window.commands.open_record.trigger()
    dialog = program.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    words = dialog.nameFilters()[0]
    dialog.close()
    assert (language == "en") == words.startswith("Records of matches (")


@pytest.mark.parametrize("language", OWN_NAMES)
def test_every_language_names_the_key(
    program: Program, speak: Speak, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "m.allfives"
    path.write_bytes(b'{"format": "allfives-record", "version": 9}')
    speak(language)
    program.companions.records.open(path)
    words = notice(program)
    assert "version" in words
    assert (language == "en") == ("cannot be opened" in words)


def test_a_strangers_names_are_put_in_order(under_way: Program, tmp_path: Path) -> None:
    path = tmp_path / "m.allfives"
    under_way.companions.records.save(path)
    record: dict[str, Any] = json.loads(path.read_bytes())
    record["seats"] = ["<img src='x'>\u202e\n", "B" * 5000]
    record["ruleset"] = "<b>"
    path.write_text(json.dumps([record, record]), encoding="utf-8")
    under_way.companions.records._take(path, open_record(path))
    setup = under_way.session.setup
    assert all(name.isprintable() and "<" not in name for name in setup.names)
    assert max(map(len, setup.names)) == 24
    assert setup.ruleset == "all_fives"
    assert notice(under_way) == "m.allfives holds several matches. This is the first."


# How a file gets there


def test_a_file_let_fall_on_the_table_is_opened(
    under_way: Program, play_out: PlayOut, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "m.allfives"
    under_way.companions.records.save(path)
    log = under_way.session.log
    play_out(under_way)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    window, at = under_way.window, under_way.window.rect().center()
    entering = QDragEnterEvent(at, MOVE[0], mime, MOVE[1], MOVE[2])
    QApplication.sendEvent(window, entering)
    assert entering.isAccepted()
    assert not under_way.table.view.acceptDrops()
    QApplication.sendEvent(window, QDropEvent(QPointF(at), MOVE[0], mime, MOVE[1], MOVE[2]))
    assert under_way.session.log == log


def test_house_rules_are_taken_in_where_they_are_shown(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "sent.allfives-rules"
    path.write_text(
        '{"format": "allfives-rules", "version": 1, "name": "Tuesday", "ruleset": "pitch",'
        ' "set": {}}'
    )
    program.companions.records.open(path)
    program.companions.records.open(path)
    (dialog,) = program.window.findChildren(PreferencesDialog)
    assert dialog.tabs.currentWidget() is dialog.house_rules
    names = [rules.preset.name for rules in program.companions.house_rules.all]
    assert names == ["Tuesday", "Tuesday 2"]
    dialog.close()


def test_two_files_or_a_text_are_not_taken(program: Program) -> None:
    two, text = QMimeData(), QMimeData()
    two.setUrls([QUrl.fromLocalFile("/a"), QUrl.fromLocalFile("/b")])
    text.setText("/a")
    for mime in (two, text):
        entering = QDragEnterEvent(program.window.rect().center(), MOVE[0], mime, MOVE[1], MOVE[2])
        entering.ignore()
        QApplication.sendEvent(program.window, entering)
        assert not entering.isAccepted()


def test_the_menu_asks_for_a_file_to_open(program: Program) -> None:
    program.window.commands.open_record.trigger()
    dialog = program.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert dialog.fileMode() is QFileDialog.FileMode.ExistingFile
    assert "*.allfives *.json *.jsonl" in dialog.nameFilters()[0]
    dialog.fileSelected.emit("/nowhere/x.allfives")
    dialog.close()
    assert "x.allfives" in notice(program)


def test_the_command_line_takes_a_file() -> None:
    parser = command_line.parser()
    assert parser.parse_args(["m.allfives"]).file == "m.allfives"
    assert parser.parse_args(["--language", "hu", "m.json"]).file == "m.json"
    assert parser.parse_args([]).file is None
