"""The tutorial: every lesson played to its end by keys, with every mistake on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.lessons.lesson import Turn
from allfives_desktop.lessons.lines import LIVE, Line
from allfives_desktop.lessons.names import LessonName
from allfives_desktop.lessons.shelf import LESSONS
from allfives_desktop.models.cards_model import CardRole
from allfives_desktop.rules.actions import Discard, Play, PlayerAction
from allfives_desktop.rules.cards import Card
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.notation import format_action
from allfives_desktop.rules.state import Phase
from allfives_desktop.session.tutorial import PLACES
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.text.lessons import sentence
from allfives_desktop.windows.lesson_strip import LessonStrip
from allfives_desktop.windows.main_window import stacked

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
Role = QMessageBox.ButtonRole
Open = Callable[[], Program]
DIGITS = [Qt.Key(Qt.Key.Key_1.value + place) for place in range(9)]
TWICE = [  # a card that is not in the hand any more
    *("0 beg", "1 run", "0 discard 6C 7C 8D", "1 discard 4C 5C 6D"),
    *("0 play AS", "1 play 3S", "0 play AS", "1 play TS"),
]
SIZES = ((800, 560), (1280, 800))


@dataclass
class Learner:
    """Plays lessons with the keyboard alone."""

    program: Program
    qtbot: QtBot
    focused: Card | None = None

    @property
    def said(self) -> str:
        return self.program.companions.lessons.strip.text.text()

    @property
    def right(self) -> list[PlayerAction]:
        """The legal actions the lesson wants now."""
        turn = self.turn
        return [action for action in self.legal if format_action(action) in turn.right]

    @property
    def wrong(self) -> list[PlayerAction]:
        """One legal action for each way to be wrong."""
        by_reason = {self.turn.objection(action): action for action in self.legal}
        return [action for why, action in by_reason.items() if why is not None]

    @property
    def legal(self) -> tuple[PlayerAction, ...]:
        return tuple(legal_actions(self.program.session.state))

    @property
    def turn(self) -> Turn:
        turn = self.program.companions.tutorial.lesson.turn(self.program.session.log)
        assert turn is not None
        return turn

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.program.table.view, key)

    def wait(self) -> None:
        """Until the lesson asks something or is over, whatever moves hurried on with Space."""

        def settled() -> bool:
            director = self.program.table.director
            if director.property("busy"):
                self.key(Qt.Key.Key_Space)
                return False
            session = self.program.session
            if session.has_match and session.state.actor is not None:
                return bool(director.property("accepting"))
            return director.is_resting

        self.qtbot.waitUntil(settled, timeout=20_000)

    def press(self, action: PlayerAction) -> None:
        if isinstance(action, Play):
            self.choose(action.card)
        elif isinstance(action, Discard):
            self.discard(action)
        else:
            self.button(self.legal.index(action))

    def discard(self, action: Discard) -> None:
        choices, cards = self.program.table.choices, self.program.table.tableau.cards
        for row in list(choices._picked):
            card = cards.card_at(row)
            assert card is not None
            self.choose(card)
        for card in action.cards:
            self.choose(card)
        self.button(0)

    def choose(self, card: Card) -> None:
        """The digit of its place, once where it has the focus already, else twice."""
        cards = self.program.table.tableau.cards
        row = cards.row_of(card)
        assert row is not None
        place = cards.index(row).data(CardRole.PLACE)
        for _ in range(1 if self.focused is card else 2):
            self.key(DIGITS[place])
        self.focused = card

    def button(self, row: int) -> None:
        self.focused = None
        self.program.table.view.focus_actions()
        for _ in range(row):
            self.key(Qt.Key.Key_Tab)
        self.key(Qt.Key.Key_Return)


@pytest.fixture
def learner(program: Program, qtbot: QtBot) -> Learner:
    program.table.set_pace(Pace(MotionSpeed.OFF, Dwell.NONE))
    return Learner(program, qtbot)


def test_other_actions_that_are_right_lead_to_the_end_too(learner: Learner) -> None:
    program, alternatives = learner.program, 0
    program.companions.lessons.begin(LessonName.ALL_FIVES)
    learner.wait()
    for _ in LESSONS[LessonName.ALL_FIVES].turns:
        alternatives += len(learner.right) - 1
        learner.press(learner.right[-1])
        learner.wait()
    assert program.companions.tutorial.is_done
    assert alternatives == 2


def said(program: Program, line: Line) -> str:
    tutorial = program.companions.tutorial
    return sentence(line, tutorial.lesson.ruleset, tutorial.figures(line))


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_by_keys_to_its_end_with_every_mistake(
    learner: Learner, name: LessonName
) -> None:
    program, heard = learner.program, list[Line]()
    program.companions.lessons.begin(name)
    learner.wait()
    for turn in LESSONS[name].turns:
        assert learner.said == said(program, turn.ask)
        heard.append(turn.ask)
        before = program.session.log
        for action in learner.wrong:
            why = turn.objection(action)
            assert why is not None
            learner.press(action)
            assert program.session.log == before
            assert learner.said == said(program, why)
            assert program.companions.lessons.strip.step.text() == "Try again"
            assert program.table.director.property("accepting")
            heard.append(why)
        learner.press(learner.right[0])
        assert len(program.session.log) > len(before)
        learner.wait()
    assert program.companions.tutorial.is_done
    assert program.session.state.phase is Phase.HAND_OVER
    assert learner.said == said(program, LESSONS[name].end)
    assert program.companions.lessons.strip.step.text() == "Well played"
    assert {*heard, LESSONS[name].end} == {*LESSONS[name].lines}
    assert name not in program.preferences.mapping(PLACES)


def test_what_the_rules_forbid_is_refused_by_them(learner: Learner) -> None:
    program = learner.program
    program.companions.lessons.begin(LessonName.TRINIDAD)
    learner.wait()
    for _ in range(3):
        learner.press(learner.right[0])
        learner.wait()
    asked = learner.said
    king = next(card for card in program.session.view().hand_cards if card.code == "KC")
    learner.choose(king)
    assert program.table.tableau.words.words.detail.startswith("You must follow suit or play a")
    assert learner.said == asked


# Left and taken up


def test_the_first_start_offers_a_lesson(program: Program, learner: Learner) -> None:
    buttons = program.table.choices.buttons
    learner.qtbot.waitUntil(lambda: len(buttons.rows) == 3)
    assert not program.companions.lessons.strip.isVisible()
    learner.button(2)
    assert program.companions.tutorial.lesson is LESSONS[LessonName.ALL_FIVES]
    assert program.companions.lessons.strip.isVisible()
    learner.wait()
    QTest.keyClick(program.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert not program.session.has_match
    assert not program.companions.lessons.strip.isVisible()
    learner.qtbot.waitUntil(lambda: len(buttons.rows) == 3)


def test_the_own_match_waits_and_comes_back(learner: Learner, open_program: Open) -> None:
    program = learner.program
    program.play.begin()
    learner.wait()
    own, log = program.session.setup, program.session.log
    program.window.commands.lessons.actions()[0].trigger()
    learner.wait()
    assert program.play.is_under_way
    learner.press(learner.right[0])
    learner.wait()
    program.companions.lessons.strip.leave.click()
    assert program.session.setup == own
    assert program.session.log == log
    learner.wait()
    program.companions.lessons.begin(LessonName.ALL_FIVES)
    learner.wait()
    assert program.companions.lessons.strip.step.text() == "Step 2 of 8"
    again = open_program()
    assert again.session.setup == own
    assert again.session.log == log
    again.companions.lessons.begin(LessonName.ALL_FIVES)
    Learner(again, learner.qtbot).wait()
    assert again.companions.lessons.strip.step.text() == "Step 2 of 8"


def test_a_lesson_counts_no_games(learner: Learner) -> None:
    program = learner.program
    words, label = program.table.tableau.words, program.window._match_label
    program.play.begin()
    learner.wait()
    assert words.words.match == "Best of 3"
    assert "Best of 3" in label.text()
    for name in LESSONS:
        program.companions.lessons.begin(name)
        learner.wait()
        assert not words.words.match
        assert "Best of" not in label.text()
    program.companions.lessons.leave()
    learner.wait()
    assert words.words.match == "Best of 3"


def test_a_new_match_asks_for_the_one_that_waits(learner: Learner) -> None:
    program = learner.program
    program.play.begin()
    learner.wait()
    program.companions.lessons.begin()
    program.window.commands.same_again.trigger()
    box = program.window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    (leave,) = [b for b in box.buttons() if box.buttonRole(b) is Role.DestructiveRole]
    leave.click()
    assert not program.companions.lessons.is_on
    assert not program.companions.lessons.strip.isVisible()
    assert program.table.tableau.pack_cut.property("caption"), "the pack lies there to be cut"


def nearly_done(name: LessonName) -> list[str]:
    """All that is done in a lesson before the last decision."""
    lesson = LESSONS[name]
    done = [*lesson.before]
    for turn in lesson.turns[:-1]:
        done += [next(text for text in turn.right if text not in done), *turn.then]
    return done


def test_the_next_lesson_follows_and_the_last_leads_back(learner: Learner) -> None:
    program = learner.program
    two = (LessonName.TRINIDAD, LessonName.PITCH)
    program.preferences.set(PLACES, {name: nearly_done(name) for name in two})
    program.companions.lessons.begin(LessonName.TRINIDAD)
    for name in two:
        learner.wait()
        assert program.companions.tutorial.lesson.name is name
        learner.press(learner.right[0])
        learner.wait()
        assert program.companions.tutorial.is_done, (name, program.session.log[-3:])
        learner.button(0)
    assert not program.companions.lessons.is_on
    assert not program.session.has_match


def test_undo_leads_back_one_step(learner: Learner) -> None:
    program = learner.program
    program.companions.lessons.begin()
    learner.wait()
    first = learner.said
    learner.press(learner.right[0])
    learner.wait()
    assert learner.said != first
    program.window.commands.undo.trigger()
    learner.wait()
    assert learner.said == first
    learner.press(learner.right[0])
    learner.wait()
    assert program.companions.lessons.strip.step.text() == "Step 2 of 8"


def test_a_place_that_cannot_be_read_begins_anew(learner: Learner) -> None:
    for place in (["0 beg", "1 give"], ["0 stand"], ["nonsense"], [7], 7, TWICE):
        learner.program.preferences.set(PLACES, {"all_fives": place})
        learner.program.companions.lessons.begin()
        learner.wait()
        assert learner.program.companions.lessons.strip.step.text() == "Step 1 of 8"
        learner.program.companions.lessons.leave()


def test_each_line_is_spoken_once(learner: Learner, monkeypatch: pytest.MonkeyPatch) -> None:
    program, heard = learner.program, list[str]()
    monkeypatch.setattr(program.table.view, "announce", heard.append)
    program.companions.lessons.begin()
    learner.wait()
    program.table.director.pause()
    program.table.director.go_on()
    learner.wait()
    (asked,) = [each for each in heard if each.startswith("Step")]
    assert asked == f"Step 1 of 8: {learner.said}"
    learner.press(learner.wrong[0])
    assert heard[-1].startswith("Try again: Your only heart")


# The strip


@pytest.fixture
def letters() -> Iterator[Callable[[float], None]]:
    """Call it to have letters so many times as large."""
    font = QApplication.font()

    def enlarge(scale: float) -> None:
        larger = QApplication.font()
        larger.setPointSizeF(font.pointSizeF() * scale)
        QApplication.setFont(larger)

    yield enlarge
    QApplication.setFont(font)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_strip_has_room_for_everything_said(
    qtbot: QtBot,
    speak: Callable[[str], None],
    letters: Callable[[float], None],
    scale: float,
) -> None:
    letters(scale)
    window = QMainWindow()
    strip = LessonStrip()
    window.setCentralWidget(stacked(strip, QWidget()))
    qtbot.addWidget(window)
    window.show()
    strip.show()
    for language, size, lesson in product(OWN_NAMES, SIZES, LESSONS.values()):
        speak(language)
        window.resize(*size)
        said = [sentence(line, lesson.ruleset, dict.fromkeys(LIVE, 38)) for line in lesson.lines]
        strip.make_room(said)
        QApplication.processEvents()
        assert strip.height() <= 0.28 * size[1]
        viewport = strip.text.parentWidget()
        assert viewport is not None
        room = viewport.size()
        for text in said:
            strip.text.setText(text)
            needed = strip.text.heightForWidth(room.width())
            assert needed <= room.height(), (language, size, text)


def test_the_table_keeps_its_room(learner: Learner, letters: Callable[[float], None]) -> None:
    letters(1.5)
    program, strip = learner.program, learner.program.companions.lessons.strip
    program._choose("language", "hu")
    program.window.resize(*SIZES[0])
    program.companions.lessons.begin()
    learner.wait()
    table, high = program.table.view, strip.height()
    assert not table.geometry().intersects(strip.geometry())
    assert table.height() >= table.minimumHeight()
    assert table.geometry().bottom() == table.parentWidget().height() - 1  # type: ignore[union-attr]
    learner.press(learner.wrong[0])
    assert strip.height() == high


def test_the_menu_names_the_lessons(program: Program) -> None:
    commands = program.window.commands
    menu = next(
        menu
        for menu in program.window.menuBar().findChildren(QMenu)
        if commands.leave_lesson in menu.actions()
    )
    assert menu.title() == "&Tutorial"
    assert [action.text() for action in commands.lessons.actions()] == [
        "&1 All Fives",
        "&2 Trinidad All Fours",
        "&3 Pitch, each for himself",
    ]
    assert not commands.leave_lesson.isVisible()
    program.companions.lessons.begin()
    assert commands.leave_lesson.isVisible()
    assert commands.leave_lesson.shortcut() == QKeySequence("Ctrl+L")
