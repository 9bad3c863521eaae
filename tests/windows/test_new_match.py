"""The dialog for a new match: by keys alone, nothing impossible, and the same again."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.records.presets import SUFFIX, Preset, save
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import Game, as_mapping, read
from allfives_desktop.session.house_rules import HouseRules, NamedRules
from allfives_desktop.session.matches import against_computer
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.windows.new_match.dialog import NewMatchDialog
from allfives_desktop.windows.new_match.possible import Possible, Seating, seated

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Speak = Callable[[str], None]
Begin = Callable[[QDialog], None]
Opened = Callable[[], NewMatchDialog]
OpenByKey = Callable[[Program], NewMatchDialog]
Ask = Callable[..., NewMatchDialog]
EVERY = Possible()
FIRST = Game("all_fives", RULESETS["all_fives"].options())
PAIRS = Game("all_fives", RULESETS["all_fives"].options(players=4, partners=True))
SUNDAY = NamedRules(Path("sunday"), Preset("Sunday", "all_fives", {"target": 31, "best_of": 1}))
TWO_ONLY = {"trump": "stock_top", "beg": False}
LEVELS = ("greedy", "random")
Kind = TypeVar("Kind", bound=QWidget)


@pytest.fixture
def ask(qtbot: QtBot) -> Ask:
    """Call it to open the dialog; without more it may seat all and begins from All Fives."""
    kept: list[QWidget] = []

    def open_it(
        game: Game = FIRST, possible: Possible = EVERY, *, leaves: bool = False
    ) -> NewMatchDialog:
        parent = QWidget()
        qtbot.addWidget(parent)
        dialog = NewMatchDialog(game, possible, leaves=leaves, parent=parent)
        kept.extend((parent, dialog))
        dialog.open()
        qtbot.waitExposed(dialog)
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_it


@pytest.fixture
def begin(qtbot: QtBot) -> Begin:
    """Call it to press the button by its letter; it is seen going down before it acts."""

    def press_it(dialog: QDialog) -> None:
        with qtbot.waitSignal(dialog.finished):
            alt(dialog, Qt.Key.Key_B)

    return press_it


def press(dialog: QDialog, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(dialog.focusWidget(), key)


def alt(dialog: QDialog, letter: Qt.Key) -> None:
    QTest.keyClick(dialog.focusWidget(), letter, Qt.KeyboardModifier.AltModifier)


def go_to_game(dialog: QDialog, ruleset: str) -> None:
    games = dialog.findChild(QListWidget)
    assert isinstance(games, QListWidget)
    alt(dialog, Qt.Key.Key_G)
    assert games.hasFocus()
    press(dialog, Qt.Key.Key_Home)
    rulesets = [games.item(row).data(Qt.ItemDataRole.UserRole) for row in range(games.count())]
    press(dialog, *[Qt.Key.Key_Down] * rulesets.index(ruleset))


def shown(dialog: QDialog, kind: type[Kind]) -> list[Kind]:
    return [each for each in dialog.findChildren(kind) if each.isVisible()]


def words(dialog: QDialog) -> Iterator[str]:
    """Everything that can be read in the dialog."""
    yield dialog.windowTitle()
    for widget in shown(dialog, QWidget):
        for name in ("text", "title", "placeholderText"):
            yield str(widget.property(name) or "")
    for choice in shown(dialog, QComboBox):
        yield from (choice.itemText(at) for at in range(choice.count()))
    for games in shown(dialog, QListWidget):
        yield from (games.item(row).text() for row in range(games.count()))


# By keys alone


@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_game_is_chosen_by_arrows_and_enter(ask: Ask, ruleset: str) -> None:
    dialog = ask()
    go_to_game(dialog, ruleset)
    press(dialog, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.game == Game(ruleset, RULESETS[ruleset].options())


def test_escape_begins_nothing(ask: Ask) -> None:
    dialog = ask()
    press(dialog, Qt.Key.Key_Down, Qt.Key.Key_Escape)
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_players_length_and_rules_are_chosen_by_letters_and_arrows(ask: Ask, begin: Begin) -> None:
    dialog = ask(possible=Possible(named=(SUNDAY,)))
    alt(dialog, Qt.Key.Key_R)
    press(dialog, Qt.Key.Key_Down)
    alt(dialog, Qt.Key.Key_P)
    press(dialog, Qt.Key.Key_End)
    alt(dialog, Qt.Key.Key_L)
    press(dialog, Qt.Key.Key_Down, Qt.Key.Key_Down)
    begin(dialog)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.game.options == RULESETS["all_fives"].options(
        players=4, partners=True, target=31, best_of=5
    )


def test_house_rules_that_are_read_late_come_into_the_open_dialog(ask: Ask, begin: Begin) -> None:
    dialog = ask()
    alt(dialog, Qt.Key.Key_P)
    press(dialog, Qt.Key.Key_End)
    dialog.offer(Possible(named=(SUNDAY,)))
    assert dialog.game.options.players == 4
    alt(dialog, Qt.Key.Key_R)
    press(dialog, Qt.Key.Key_Down)
    begin(dialog)
    assert dialog.game.options.target == 31


def test_tab_reaches_every_field_in_the_order_they_stand(ask: Ask) -> None:
    dialog = ask(possible=Possible(levels=LEVELS, named=(SUNDAY,)))
    go_to_game(dialog, "all_fives_partners")
    reached: list[QWidget] = []
    while (field := dialog.focusWidget()) not in reached:
        reached.append(field)
        press(dialog, Qt.Key.Key_Tab)
    kinds = (QListWidget, QComboBox, QLineEdit, QCheckBox)
    fields = [each for kind in kinds for each in shown(dialog, kind)]
    assert set(fields) < set(reached)
    lines = [each for each in reached if isinstance(each, QLineEdit)]
    assert lines == sorted(lines, key=lambda line: line.y())
    assert len(lines) == 4


# Nothing impossible


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seats", [(2,), (3,), (2, 3), (2, 3, 4)])
def test_only_what_the_rules_allow_can_be_seated(ruleset: str, seats: tuple[int, ...]) -> None:
    possible, allowed = Possible(seats=seats), RULESETS[ruleset].players_allowed
    assert (ruleset in possible.rulesets) is any(number in seats for number in allowed)
    options = RULESETS[ruleset].options()
    for seating in possible.seatings(ruleset, options):
        assert seating.players in set(allowed) & set(seats)
        game = seated(Game(ruleset, options), seating)
        assert (game.options.players, game.options.partners) == seating


@pytest.mark.parametrize(
    ("ruleset", "seatings"),
    [
        ("all_fives", [(2, False), (3, False), (4, False), (4, True)]),
        ("all_fives_three", [(3, False)]),
        ("all_fives_partners", [(4, True)]),
        ("trinidad", [(2, False), (4, True)]),
        ("pitch", [(2, False), (3, False), (4, False)]),
        ("setback", [(4, True)]),
        ("california_jack", [(2, False)]),
    ],
)
def test_pairs_are_on_offer_where_the_game_has_them(
    ruleset: str, seatings: list[tuple[int, bool]]
) -> None:
    assert list(EVERY.seatings(ruleset, RULESETS[ruleset].options())) == seatings


def test_house_rules_take_away_the_numbers_they_exclude(ask: Ask) -> None:
    rules = NamedRules(Path("stock"), Preset("Stock", "all_fives", TWO_ONLY))
    assert EVERY.seatings("all_fives", rules.options) == (Seating(2, partners=False),)
    assert not Possible(seats=(3, 4), named=(rules,)).rules("all_fives", FIRST)[1:]
    dialog = ask(possible=Possible(named=(rules,)))
    alt(dialog, Qt.Key.Key_P)
    press(dialog, Qt.Key.Key_End)
    assert dialog.game.options.players == 4
    alt(dialog, Qt.Key.Key_R)
    press(dialog, Qt.Key.Key_Down)
    assert dialog.game.options == rules.options


def test_rules_that_cannot_be_played_are_not_on_offer(tmp_path: Path) -> None:
    broken = Preset("Broken", "all_fives", {"partners": True})
    unknown = Preset("Unknown", "whist", {})
    for at, preset in enumerate((broken, unknown, SUNDAY.preset)):
        save(tmp_path / f"{at}{SUFFIX}", preset)
    possible = Possible(named=HouseRules(tmp_path).all)
    assert [one.name for one in possible.rules("all_fives", FIRST)] == ["", "Sunday"]


def test_of_two_with_equal_rules_the_chosen_one_is_shown(ask: Ask) -> None:
    twin = NamedRules(Path("twin"), replace(SUNDAY.preset, name="Twin"))
    as_standard = NamedRules(Path("plain"), Preset("Plain", "all_fives", {}))
    possible = Possible(named=(SUNDAY, twin, as_standard))
    dialog = ask(possible=possible)
    alt(dialog, Qt.Key.Key_R)
    rules, games = dialog.focusWidget(), []
    assert isinstance(rules, QComboBox)
    for name in ("Sunday", "Twin", "Plain"):
        press(dialog, Qt.Key.Key_Down)
        assert rules.currentText() == name
        games.append(read(as_mapping(dialog.game)))
    go_to_game(dialog, "pitch")
    assert dialog.game.preset == ""
    for game, name in zip(games, ("Sunday", "Twin", "Plain"), strict=True):
        assert name in [each.currentText() for each in shown(ask(game, possible), QComboBox)]


@pytest.mark.parametrize(("seats", "ruleset"), [((2,), "setback"), ((3,), "trinidad")])
def test_a_last_game_that_cannot_be_seated_gives_way(
    ask: Ask, seats: tuple[int, ...], ruleset: str
) -> None:
    last = Game(ruleset, RULESETS[ruleset].options(), ("Ana",))
    dialog = ask(last, Possible(seats=seats))
    assert dialog.game.options.players in seats
    assert dialog.game.names == ("Ana",)


def test_where_there_is_one_answer_nothing_is_asked(ask: Ask) -> None:
    dialog = ask(possible=Possible(seats=(2,)))
    assert len(shown(dialog, QComboBox)) == 1
    assert len(shown(dialog, QLineEdit)) == 2
    go_to_game(dialog, "california_jack")
    assert len(shown(dialog, QComboBox)) == 1


# Rules of the house


def test_rules_of_the_last_match_stay_and_can_be_left(ask: Ask) -> None:
    own = RULESETS["all_fives"].options(follow="strict")
    dialog = ask(Game("all_fives", own))
    assert dialog.game.options == own
    go_to_game(dialog, "all_tens")
    assert dialog.game.options == RULESETS["all_tens"].options()
    go_to_game(dialog, "all_fives")
    assert dialog.game.options == own
    alt(dialog, Qt.Key.Key_R)
    press(dialog, Qt.Key.Key_Home)
    assert dialog.game.options == RULESETS["all_fives"].options()


# Names and levels


def test_seats_are_called_by_their_names(ask: Ask) -> None:
    dialog = ask()
    go_to_game(dialog, "all_fives_partners")
    for line, name in zip(shown(dialog, QLineEdit), ("Ana", " Bo ", "", "Di"), strict=True):
        line.setFocus()
        QTest.keyClicks(line, name)
    assert dialog.game.names == ("Ana", "Bo", "", "Di")
    labels = [label.text() for label in shown(dialog, QLabel)]
    assert "Pairs: North-South against East-West" in labels
    assert {"South, you", "West", "North, your partner", "East"} < set(labels)


def test_a_name_has_an_end(ask: Ask) -> None:
    dialog = ask()
    line = shown(dialog, QLineEdit)[0]
    QTest.keyClicks(line, "x" * 200)
    assert read({"ruleset": "all_fives", "set": {}, "opponents": "greedy", "partner": "greedy",
                 "names": list(dialog.game.names)}).names == dialog.game.names  # fmt: skip


def test_levels_are_asked_for_where_there_are_several(ask: Ask) -> None:
    dialog = ask(possible=Possible(levels=LEVELS, level_words=str.upper))
    assert len(shown(dialog, QComboBox)) == 3
    go_to_game(dialog, "all_fives_partners")
    alt(dialog, Qt.Key.Key_O)
    press(dialog, Qt.Key.Key_Down)
    assert dialog.game.levels == ("random", "greedy", "random")
    alt(dialog, Qt.Key.Key_N)
    press(dialog, Qt.Key.Key_Down)
    alt(dialog, Qt.Key.Key_O)
    press(dialog, Qt.Key.Key_Up)
    assert dialog.game.levels == ("greedy", "random", "greedy")
    assert "RANDOM" in set(words(dialog))


def test_undo_is_switched_off_by_its_letter_and_stays_off_with_another_game(
    ask: Ask, qtbot: QtBot
) -> None:
    dialog = ask()
    assert dialog.game.undo
    alt(dialog, Qt.Key.Key_U)
    qtbot.waitUntil(lambda: not dialog.game.undo)
    go_to_game(dialog, "pitch")
    assert not dialog.game.undo
    (box,) = shown(dialog, QCheckBox)
    assert not box.isChecked()


def test_a_level_that_is_gone_gives_way(ask: Ask) -> None:
    last = Game("all_fives", FIRST.options, opponents="grandmaster", partner="cmd:x")
    assert ask(last).game.levels == ("club",)


# The match under way


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_match_under_way_is_safe_from_enter_and_escape(ask: Ask, key: Qt.Key) -> None:
    dialog = ask(leaves=True)
    assert "The match under way will be left, neither won nor lost." in set(words(dialog))
    press(dialog, key)
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_one_press_leaves_it(ask: Ask, begin: Begin) -> None:
    dialog = ask(leaves=True)
    begin(dialog)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_without_a_match_nothing_is_said_of_one(ask: Ask) -> None:
    assert not [said for said in words(ask()) if "under way" in said]


# Languages and sizes


@pytest.mark.parametrize("language", ["pt", "nl", "gl", "hu"])
def test_the_language_changes_while_it_is_open(ask: Ask, speak: Speak, language: str) -> None:
    dialog = ask(possible=Possible(levels=LEVELS, named=(SUNDAY,)), leaves=True)
    go_to_game(dialog, "all_fives_partners")
    before = set(words(dialog))
    chosen = dialog.game
    speak(language)
    QApplication.processEvents()
    same = {"All Fives", "All Tens", "California Jack", "Sunday", "West", "Seats", "", *LEVELS}
    assert before & set(words(dialog)) <= same
    assert dialog.game == chosen
    speak("en")
    QApplication.processEvents()
    assert set(words(dialog)) == before


@pytest.mark.parametrize("language", OWN_NAMES)
@pytest.mark.parametrize("leaves", [True, False])
def test_letters_differ(ask: Ask, speak: Speak, language: str, *, leaves: bool) -> None:
    speak(language)
    dialog = ask(PAIRS, Possible(levels=LEVELS, named=(SUNDAY,)), leaves=leaves)
    texts = [each.text() for each in shown(dialog, QLabel)]
    texts += [each.text() for each in shown(dialog, QAbstractButton)]
    letters = Counter(QKeySequence.mnemonic(text).toString() for text in texts)
    del letters[""]
    assert len(letters) == 8
    assert set(letters.values()) == {1}, letters


@pytest.mark.parametrize("language", OWN_NAMES)
@pytest.mark.parametrize("factor", [1, 1.5])
def test_nothing_is_cut(ask: Ask, speak: Speak, language: str, factor: float) -> None:
    speak(language)
    usual = QApplication.font()
    large = QApplication.font()
    large.setPointSizeF(usual.pointSizeF() * factor)
    QApplication.setFont(large)
    try:
        dialog = ask(possible=Possible(levels=LEVELS, named=(SUNDAY,)), leaves=True)
        for row in range(len(RULESETS)):
            games = dialog.findChild(QListWidget)
            assert isinstance(games, QListWidget)
            games.setCurrentRow(row)
            QApplication.processEvents()
            assert games.viewport().width() >= games.sizeHintForColumn(0)
            assert not games.verticalScrollBar().isVisible()
            for kind in (QLabel, QAbstractButton, QComboBox):
                for each in shown(dialog, kind):
                    assert_whole(each)
        assert dialog.width() <= 1000
        assert dialog.height() <= 720
    finally:
        QApplication.setFont(usual)


def assert_whole(widget: QWidget) -> None:
    if isinstance(widget, QLabel) and widget.wordWrap():
        assert widget.height() >= widget.heightForWidth(widget.width()), widget.text()
    else:
        assert widget.width() >= widget.sizeHint().width(), widget.property("text")
        assert widget.height() >= widget.sizeHint().height(), widget.property("text")


# In the program


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    """Call it for the dialog that has just been opened."""

    def find() -> NewMatchDialog:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewMatchDialog)
        dialog.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
        return dialog

    return find


@pytest.fixture
def open_by_key(qtbot: QtBot, opened: Opened) -> OpenByKey:
    """Call it for the dialog that Ctrl+N opens."""

    def press_it(program: Program) -> NewMatchDialog:
        strike(program, "Ctrl+N", qtbot)
        return opened()

    return press_it


def strike(program: Program, keys: str, qtbot: QtBot) -> None:
    program.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is program.window)
    QTest.keySequence(program.window, QKeySequence(keys))


def deal(program: Program, qtbot: QtBot) -> None:
    """The pack lies there to be cut; the button deals from it."""
    assert not program.session.has_match
    qtbot.waitUntil(lambda: program.table.director.is_resting)
    program.table.choices.chooseButton(0)


def begun(program: Program) -> Iterator[object]:
    """Ruleset, options and seats of the match on the table."""
    setup = program.session.setup
    yield from (setup.ruleset, setup.options, setup.seats)


def test_every_game_on_offer_begins_as_it_says(
    program: Program, qtbot: QtBot, begin: Begin, open_by_key: OpenByKey
) -> None:
    rulesets = Possible(seats=(2,)).rulesets
    assert len(rulesets) == 10
    for ruleset in rulesets:
        asked = open_by_key(program)
        go_to_game(asked, ruleset)
        wanted = asked.game
        begin(asked)
        deal(program, qtbot)
        assert program.session.setup.ruleset == ruleset
        assert program.session.setup.options == wanted.options
        assert list(begun(program))[2] == against_computer(wanted.options, ruleset).seats


def test_there_is_no_second_question(
    program: Program, qtbot: QtBot, begin: Begin, open_by_key: OpenByKey
) -> None:
    program.play.begin()
    qtbot.waitUntil(lambda: bool(program.session.log))
    before = program.session.setup
    asked = open_by_key(program)
    press(asked, Qt.Key.Key_Return)
    assert program.session.setup is before
    begin(open_by_key(program))
    deal(program, qtbot)
    assert program.session.setup.seed != before.seed
    assert not program.window.findChildren(QMessageBox)
    director = program.table.director
    qtbot.waitUntil(lambda: director.property("accepting") or director.is_resting, timeout=20_000)


def test_the_offer_on_the_table_leads_to_other_games(
    program: Program, qtbot: QtBot, opened: Opened
) -> None:
    buttons = program.table.choices.buttons
    qtbot.waitUntil(lambda: len(buttons.rows) == 3)
    assert [row.label for row in buttons.rows] == [
        "Deal",
        "Choose another game",
        "Learn in three minutes",
    ]
    assert program.table.tableau.words.words.offer == "All Fives, best of 3, against the computer"
    program.table.choices.chooseButton(1)
    asked = opened()
    go_to_game(asked, "california_jack")
    press(asked, Qt.Key.Key_Return)
    deal(program, qtbot)
    assert program.session.setup.ruleset == "california_jack"


def test_space_on_the_table_takes_the_first_offer(program: Program, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: len(program.table.choices.buttons.rows) == 3)
    program.table.choices.confirm()
    assert program.session.setup.ruleset == "all_fives"


def test_the_last_choice_is_there_after_a_restart(
    open_program: Callable[[], Program],
    tmp_path: Path,
    qtbot: QtBot,
    begin: Begin,
    open_by_key: OpenByKey,
) -> None:
    first = open_program()
    asked = open_by_key(first)
    go_to_game(asked, "california_jack")
    alt(asked, Qt.Key.Key_L)
    press(asked, Qt.Key.Key_End)
    QTest.keyClicks(shown(asked, QLineEdit)[1], "Bo")
    begin(asked)
    chosen = first.play.game
    first.window.close()
    for kept in tmp_path.rglob("matches.sqlite*"):
        kept.unlink()
    again = open_program()
    assert again.play.game == chosen
    assert chosen.options.best_of == 9
    qtbot.waitUntil(lambda: bool(again.table.tableau.words.words.offer))
    assert "California Jack, best of 9" in again.table.tableau.words.words.offer
    assert open_by_key(again).game == chosen


def test_a_spoilt_memory_begins_as_the_first_time(
    open_program: Callable[[], Program], tmp_path: Path, begin: Begin, open_by_key: OpenByKey
) -> None:
    first = open_program()
    begin(open_by_key(first))
    (path,) = tmp_path.rglob("preferences.json")
    kept = json.loads(path.read_text(encoding="utf-8"))
    kept["new_match"]["ruleset"] = "whist"
    path.write_text(json.dumps(kept), encoding="utf-8")
    assert open_program().play.game.ruleset == "all_fives"


def test_names_are_back_with_the_match(
    open_program: Callable[[], Program], qtbot: QtBot, begin: Begin, open_by_key: OpenByKey
) -> None:
    first = open_program()
    asked = open_by_key(first)
    for line, name in zip(shown(asked, QLineEdit), ("Ana", "Bo"), strict=True):
        QTest.keyClicks(line, name)
    begin(asked)
    deal(first, qtbot)
    again = open_program()
    assert again.session.setup == first.session.setup
    assert again.table.tableau.seating.names == ("Ana", "Bo")
    assert again.play.game.names == ("Ana", "Bo")


# The same again


def test_one_click_at_the_end_plays_the_same_again(
    program: Program, play_out: Callable[[Program], None], qtbot: QtBot
) -> None:
    options = RULESETS["all_tens"].options(target=5, best_of=1)
    program.play.begin_with(Game("all_tens", options, ("Ana", "Bo")))
    before = list(begun(program))
    seed = program.session.setup.seed
    play_out(program)
    labels = ["Same again", "Choose another game"]

    def offered() -> bool:
        program.table.director.hurry()
        return [row.label for row in program.table.choices.buttons.rows] == labels

    qtbot.waitUntil(offered, timeout=20_000)
    program.table.choices.chooseButton(0)
    deal(program, qtbot)
    assert list(begun(program)) == before
    assert program.session.setup.seed != seed


def test_the_key_for_the_same_again_asks_once_in_a_match(program: Program, qtbot: QtBot) -> None:
    options = RULESETS["all_tens"].options()
    program.play.begin_with(Game("all_tens", options, ("Ana", "Bo")))
    before, setup = list(begun(program)), program.session.setup
    strike(program, "Ctrl+Shift+N", qtbot)
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert program.session.setup is setup
    button = next(each for each in box.buttons() if each is not box.defaultButton())
    QTest.keyClick(button, Qt.Key.Key_Space)
    deal(program, qtbot)
    assert list(begun(program)) == before
    assert program.session.setup.seed != setup.seed


def test_a_match_taken_up_is_the_one_that_is_played_again(
    open_program: Callable[[], Program],
    begin: Begin,
) -> None:
    first = open_program()
    options = RULESETS["pitch"].options(players=2)
    first.matches.begin(against_computer(options, "pitch", names=("Ana", "Bo")))
    again = open_program()
    assert again.play.game == Game("pitch", options, ("Ana", "Bo"))


def test_the_cancel_button_is_there(ask: Ask) -> None:
    (box,) = shown(ask(), QDialogButtonBox)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).isVisible()
