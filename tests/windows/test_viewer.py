"""Looking back at a match: every moment, through every seat's eyes, and on from there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from allfives_desktop.ai.review_report import Decision
from allfives_desktop.app import Program
from allfives_desktop.models.cards_model import Mark, Pile
from allfives_desktop.models.hand_order import HandOrder, hand_order
from allfives_desktop.models.hand_sheet import CARDS, Column
from allfives_desktop.models.review_table import OPEN
from allfives_desktop.models.review_table import Column as ReviewColumn
from allfives_desktop.records.deal_code import decode
from allfives_desktop.records.opening import open_record
from allfives_desktop.rules.actions import Deal
from allfives_desktop.rules.cards import PACK, Card
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.timeline import Stride
from allfives_desktop.session.past import Past
from allfives_desktop.table.tableau import Tableau
from allfives_desktop.text.asking import action_label
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.windows.viewer.window import ViewerWindow
from tests.windows.viewers import ROUND, SEED, SHORT, open_viewer, own_plays, played, verdict

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PlayOut = Callable[[Program], None]
Speak = Callable[[str], None]


@pytest.fixture
def over(program: Program, play_out: PlayOut) -> Program:
    """The program with a short match that is over."""
    program.table.director.pause()
    program.play.begin_with(SHORT, seed=SEED)
    play_out(program)
    return program


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def viewer(qtbot: QtBot, cache: Path, compiled: Path) -> Iterator[ViewerWindow]:
    """The viewer alone, on a short match that is over."""
    viewer = open_viewer(cache, played(SHORT))
    qtbot.waitExposed(viewer)
    yield viewer
    viewer.release()


@pytest.fixture
def round_viewer(qtbot: QtBot, cache: Path, compiled: Path) -> Iterator[ViewerWindow]:
    """The viewer alone, on a match of four that is over."""
    viewer = open_viewer(cache, played(ROUND))
    qtbot.waitExposed(viewer)
    yield viewer
    viewer.release()


@pytest.fixture
def in_program(over: Program, qtbot: QtBot) -> ViewerWindow:
    """The viewer of the program, on the match that is over."""
    return look_back(over, qtbot)


@pytest.fixture
def under_way(program: Program) -> Program:
    """The program in the middle of the second hand."""
    program.table.director.pause()
    program.play.begin_with(SHORT, seed=SEED)
    session, rng = program.session, Random(5)
    while session.state.hand == 0 or len(session.state.tricks) < 2:
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(rng.choice(legal_actions(session.state)))
    return program


def look_back(program: Program, qtbot: QtBot) -> ViewerWindow:
    program.window.commands.look_back.trigger()
    viewer = program.companions.look_back.viewer
    qtbot.waitExposed(viewer)
    viewer.table_page.table.view.setFocus()
    return viewer


def test_the_keys_step_as_soon_as_it_opens(over: Program, qtbot: QtBot) -> None:
    over.window.commands.look_back.trigger()
    viewer = over.companions.look_back.viewer
    qtbot.waitExposed(viewer)
    first, focus = viewer.steps.ply, viewer.focusWidget()
    assert focus is not None
    viewer.activateWindow()
    qtbot.waitUntil(viewer.isActiveWindow)
    QTest.keyClick(focus, Qt.Key.Key_Right)
    assert viewer.steps.ply > first


def shown(viewer: ViewerWindow) -> Past:
    assert viewer.past is not None
    return viewer.past


def tableau(viewer: ViewerWindow) -> Tableau:
    return viewer.table_page.table._table.tableau


def hands(viewer: ViewerWindow) -> list[list[object]]:
    """The faces of every hand on the table; None for a card that lies face down."""
    cards = tableau(viewer).cards
    players = shown(viewer).setup.options.players
    return [sorted(cards.pile(Pile.HAND, seat), key=str) for seat in range(players)]


def in_state(viewer: ViewerWindow) -> list[list[object]]:
    state = shown(viewer).timeline.moments[viewer.steps.ply].state
    return [sorted(hand, key=str) for hand in state.hands]


def press(viewer: ViewerWindow, *keys: Qt.Key, held: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ControlModifier if held else Qt.KeyboardModifier.NoModifier
    for key in keys:
        QTest.keyClick(viewer.table_page.table.view, key, modifier)


def go_to(viewer: ViewerWindow, ply: int) -> None:
    viewer.steps.slider.setValue(list(shown(viewer).timeline.stops(Stride.ACTION)).index(ply))


def notices(widget: object) -> list[str]:
    boxes = widget.findChildren(QMessageBox)  # type: ignore[attr-defined]
    return [box.text() for box in boxes if box.isVisible()]


# Opening


def test_without_a_finished_match_it_says_so(program: Program, qtbot: QtBot) -> None:
    program.window.commands.look_back.trigger()
    qtbot.waitUntil(lambda: notices(program.window) == ["No match has been finished yet."])
    assert not program.companions.look_back.viewer.isVisible()


def test_the_match_on_the_table_comes_first_and_those_finished_before_it_after(
    over: Program, play_out: PlayOut, qtbot: QtBot
) -> None:
    first = over.session.log
    over.play.begin_with(ROUND)
    play_out(over)
    over.play.begin()
    viewer = look_back(over, qtbot)
    assert shown(viewer).timeline.actions == over.session.log
    qtbot.waitUntil(lambda: viewer.matches.count() == 3)
    assert [viewer.matches.itemText(at).split(" · ")[0] for at in range(3)] == [
        "Trinidad All Fours",
        "Trinidad All Fours",
        "All Fives",
    ]
    viewer.matches.setCurrentIndex(2)
    viewer.matches.activated.emit(2)
    assert shown(viewer).timeline.actions == first


def test_a_record_that_is_over_is_shown_and_the_table_stays(
    over: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    over.companions.records.save(tmp_path / "m.allfives")
    over.play.begin_with(ROUND)
    setup, log = over.session.setup, over.session.log
    over.companions.records.open(tmp_path / "m.allfives")
    viewer = over.companions.look_back.viewer
    qtbot.waitExposed(viewer)
    assert shown(viewer).timeline.actions == open_record(tmp_path / "m.allfives").actions
    assert viewer.matches.currentText().startswith("m.allfives · All Fives · ")
    assert (over.session.setup, over.session.log) == (setup, log)
    assert notices(over.window) == []


# Going through it


def test_keys_and_buttons_go_by_action_trick_and_hand(viewer: ViewerWindow) -> None:
    timeline = shown(viewer).timeline
    places = {stride: list(timeline.stops(stride)) for stride in Stride}
    assert viewer.steps.ply == places[Stride.HAND][0]
    press(viewer, Qt.Key.Key_Home)
    assert viewer.steps.ply == places[Stride.ACTION][0]
    press(viewer, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert viewer.steps.ply == places[Stride.ACTION][1]
    press(viewer, Qt.Key.Key_PageDown)
    press(viewer, Qt.Key.Key_PageDown)
    second = viewer.steps.ply
    assert second in places[Stride.HAND]
    press(viewer, Qt.Key.Key_Right, held=True)
    assert viewer.steps.ply == timeline.forward(second, Stride.TRICK)
    press(viewer, Qt.Key.Key_Left, held=True)
    assert viewer.steps.ply == second
    press(viewer, Qt.Key.Key_End)
    assert viewer.steps.ply == len(timeline.moments) - 1
    viewer.steps.buttons["PgUp"].click()
    assert viewer.steps.ply == places[Stride.HAND][-2]
    assert all(button.accessibleName() for button in viewer.steps.buttons.values())


def test_every_moment_shows_all_cards_where_they_were(viewer: ViewerWindow) -> None:
    for ply in shown(viewer).timeline.stops(Stride.ACTION):
        go_to(viewer, ply)
        assert hands(viewer) == in_state(viewer)
        layout = tableau(viewer).cards.layout()
        assert sum(map(len, layout.values())) == len(PACK)


def test_a_full_trick_still_lies_on_the_table(viewer: ViewerWindow) -> None:
    timeline = shown(viewer).timeline
    ply = next(moment.ply for moment in timeline.moments if moment.ends_trick)
    go_to(viewer, ply)
    _, trick = timeline.moments[ply].state.tricks[-1]
    assert tableau(viewer).cards.pile(Pile.TRICK) == tuple(card for _, card in trick)
    marks = [row.mark for row in tableau(viewer).cards._rows]
    assert marks.count(Mark.WINNER) + marks.count(Mark.CAPTURED) >= 1
    assert tableau(viewer).words.words.headline in [
        line.told for line in viewer.table_page.log.lines
    ]


def test_going_anywhere_is_the_same_as_laying_it_anew(
    round_viewer: ViewerWindow,
) -> None:
    """Jumps and eyes in any order leave nothing behind."""
    viewer, rng, seen = round_viewer, Random(11), dict[tuple[int, int], object]()
    stops = shown(viewer).timeline.stops(Stride.ACTION)[:8]
    for _ in range(36):
        ply, eyes = rng.choice(stops), rng.randrange(3)
        viewer.eyes.setCurrentIndex(eyes)
        viewer._go_to(ply)
        picture = tableau(viewer).cards.layout(), tableau(viewer).words.words
        assert seen.setdefault((ply, eyes), picture) == picture
    assert len(seen) > 12


def test_a_seat_sees_only_its_own_hand(round_viewer: ViewerWindow) -> None:
    viewer = round_viewer
    press(viewer, Qt.Key.Key_Home, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown)
    for seat in range(4):
        viewer.eyes.setCurrentIndex(seat + 1)
        viewer.eyes.activated.emit(seat + 1)
        known = [any(hand) for hand in hands(viewer)]
        assert known == [at == seat for at in range(4)]
        assert hands(viewer)[seat] == in_state(viewer)[seat]


# The log


def test_the_log_follows_and_leads(viewer: ViewerWindow) -> None:
    press(viewer, Qt.Key.Key_Right)
    log, view = viewer.table_page.log, viewer.table_page.log_view
    assert log.lines[view.currentIndex().row()].ply == viewer.steps.ply
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert viewer.steps.ply == log.lines[view.currentIndex().row()].ply
    last = len(log.lines) - 1
    for _ in range(last + 1):
        QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.currentIndex().row() == 0
    for _ in range(last + 1):
        QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().row() == last
    assert shown(viewer).timeline.moments[viewer.steps.ply].is_at_rest


# What is still a secret


def test_a_hand_under_way_shows_only_what_the_person_saw(under_way: Program, qtbot: QtBot) -> None:
    viewer = look_back(under_way, qtbot)
    assert viewer.steps.ply == len(under_way.session.log)
    own, other = hands(viewer)
    assert own == in_state(viewer)[0]
    assert set(other) == {None}
    assert not viewer.eyes.isVisible()
    assert not viewer.go_on.isVisible()
    viewer.show_page(viewer.cards_page)
    assert viewer.cards_page.sheet.lines == []
    press(viewer, Qt.Key.Key_Home)
    go_to(viewer, shown(viewer).timeline.stops(Stride.HAND)[0])
    assert hands(viewer) == in_state(viewer)
    assert len(viewer.cards_page.sheet.lines) >= 3


def test_the_code_of_a_match_under_way_is_withheld(under_way: Program, qtbot: QtBot) -> None:
    viewer = look_back(under_way, qtbot)
    QGuiApplication.clipboard().setText("nothing")
    viewer.menu.actions()[2].trigger()
    (said,) = notices(viewer)
    assert "look ahead" in said
    assert QGuiApplication.clipboard().text() == "nothing"


# The cards of the hand


def test_the_cards_page_holds_each_card_once_in_both_orders(viewer: ViewerWindow) -> None:
    page = viewer.cards_page
    viewer.show_page(page)
    for by_play in (True, False):
        page.by_play.setChecked(by_play)
        for ply in shown(viewer).timeline.stops(Stride.HAND):
            go_to(viewer, ply)
            cards = [card for line in page.sheet.lines for card in line.cards]
            assert sorted(cards) == sorted(PACK)
    assert page.sheet.lines[0].where == "You: hand"
    spoken = page.sheet.index(0, Column.CARDS).data(Qt.ItemDataRole.AccessibleTextRole)
    assert len(spoken.split(", ")) == len(page.sheet.index(0, Column.CARDS).data(CARDS))


# On from there


def test_a_match_goes_on_from_a_moment_as_a_new_one(
    over: Program, in_program: ViewerWindow, play_out: PlayOut
) -> None:
    viewer = in_program
    whole = over.session.log
    press(viewer, Qt.Key.Key_PageDown)
    press(viewer, *[Qt.Key.Key_Right] * 3)
    ply = viewer.steps.ply
    viewer.go_on.click()
    session = over.session
    assert session.log == whole[:ply]
    assert session.setup.seats[0].is_person
    play_out(over)
    deals = [action for action in whole if isinstance(action, Deal)]
    again = [action for action in session.log if isinstance(action, Deal)]
    common = min(len(deals), len(again))
    assert again[:common] == deals[:common]


def test_at_the_end_of_a_match_nothing_goes_on(viewer: ViewerWindow) -> None:
    press(viewer, Qt.Key.Key_End)
    assert not viewer.go_on.isVisible()


def test_a_match_under_way_is_asked_about_and_stays(under_way: Program, qtbot: QtBot) -> None:
    viewer = look_back(under_way, qtbot)
    log = under_way.session.log
    go_to(viewer, shown(viewer).timeline.stops(Stride.HAND)[0])
    viewer.go_on.click()
    (box,) = [box for box in viewer.findChildren(QMessageBox) if box.isVisible()]
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert under_way.session.log == log


def test_the_cards_to_come_of_a_match_under_way_cannot_be_tried_out(
    under_way: Program, qtbot: QtBot
) -> None:
    viewer = look_back(under_way, qtbot)
    go_to(viewer, shown(viewer).timeline.stops(Stride.HAND)[0])
    viewer.go_on.click()
    (box,) = [box for box in viewer.findChildren(QMessageBox) if box.isVisible()]
    (leave,) = [b for b in box.findChildren(QPushButton) if b.text() == "New match"]
    leave.click()
    assert under_way.session.setup.seed != SEED


def test_the_menu_copies_saves_watches_and_plays_again(
    over: Program, in_program: ViewerWindow, tmp_path: Path
) -> None:
    again, chair, code, save = in_program.menu.actions()
    whole = over.session.log
    code.trigger()
    assert decode(QGuiApplication.clipboard().text()) == ("all_fives", SHORT.options, SEED)
    save.trigger()
    dialog = in_program.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "m.allfives"))
    dialog.close()
    assert open_record(tmp_path / "m.allfives").actions == whole
    chair.trigger()
    assert (over.session.setup.seed, over.session.setup.watched) == (SEED, True)
    again.trigger()
    assert (over.session.setup.seed, over.session.setup.watched) == (SEED, False)
    assert over.session.log == whole[: len(over.session.log)]


# The review


def test_the_review_runs_tells_and_can_be_stopped(viewer: ViewerWindow, qtbot: QtBot) -> None:
    page = viewer.review_page
    with qtbot.waitSignal(page.process.judged, timeout=30_000):
        viewer.show_page(page)
    assert page.progress.isVisible()
    page.cancel.click()
    assert not page.process.is_under_way
    assert page.again.isVisible()
    assert page.table.rowCount() >= 1
    viewer.close()


def test_costliest_first_and_a_row_leads_to_its_moment(
    viewer: ViewerWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = viewer.review_page
    monkeypatch.setattr(page.process, "review", lambda *_: None)
    viewer.show_page(page)
    plays = own_plays(viewer)[:3]
    page.process.begun.emit(tuple(Decision(ply, 0, 0, action) for ply, action in plays))
    assert [row.ply for row in page.table.rows] == [ply for ply, _ in plays]
    assert page.view.isVisible()
    done = [page.table.index(0, column).data() for column in ReviewColumn]
    assert done == ["1", action_label(plays[0][1]), *[OPEN] * 4]
    for (ply, action), cost in zip(plays, (0.1, 0.3, 0.0), strict=True):
        page.process.judged.emit(verdict(ply, action, cost, 0.5))
    page.process.ended.emit()
    assert [row.ply for row in page.table.rows] == [plays[1][0], plays[0][0], plays[2][0]]
    page.view.setCurrentIndex(page.table.index(0, 0))
    assert viewer.steps.ply == plays[1][0]
    assert page.chart.at == 1
    page.view.activated.emit(page.table.index(0, 0))
    assert viewer.pages.currentWidget() is viewer.table_page
    page.by_time.setChecked(True)
    assert [row.ply for row in page.table.rows] == [ply for ply, _ in plays]
    assert page.view.currentIndex().row() == 1


def test_points_of_the_chart_are_read_by_keys(
    viewer: ViewerWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = viewer.review_page
    monkeypatch.setattr(page.process, "review", lambda *_: None)
    viewer.show_page(page)
    plays = own_plays(viewer)[:3]
    for at, (ply, action) in enumerate(plays):
        page.process.judged.emit(verdict(ply, action, 0.0, (at + 1) / 10))
    page.process.ended.emit()
    chart = page.chart
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_End)
    assert (chart.at, viewer.steps.ply) == (2, plays[2][0])
    assert chart.accessibleDescription().endswith(": 30.0%")
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert (chart.at, viewer.steps.ply) == (1, plays[1][0])
    assert page.view.currentIndex().row() == 1
    QTest.keyClick(chart, Qt.Key.Key_Return)
    assert viewer.pages.currentWidget() is viewer.table_page
    pixels = chart.grab().toImage()
    colours = {pixels.pixel(x, y) for x in range(pixels.width()) for y in range(pixels.height())}
    assert len(colours) > 4


# Every language, every reader


def test_everything_that_takes_the_focus_has_a_name(viewer: ViewerWindow) -> None:
    page = viewer.review_page
    for ply, action in own_plays(viewer)[:2]:
        page.process.judged.emit(verdict(ply, action, 0.1, 0.5))
    page.process.ended.emit()
    for tab in range(3):
        viewer.tabs.setCurrentIndex(tab)
        page.process.stop()
        for widget in viewer.findChildren(QWidget):
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                spoken = QAccessible.queryAccessibleInterface(widget)
                is_table = widget is viewer.table_page.table.view
                assert spoken.text(QAccessible.Text.Name) or is_table, widget


@pytest.mark.parametrize("language", OWN_NAMES)
def test_everything_is_said_in_the_language_in_use(
    viewer: ViewerWindow, speak: Speak, language: str, qtbot: QtBot
) -> None:
    def words() -> list[str]:
        table = viewer.review_page.view
        assert isinstance(table, QTableView)
        return [
            viewer.windowTitle(),
            viewer.go_on.text(),
            viewer.more.text(),
            *(viewer.tabs.tabText(at) for at in range(3)),
            *(action.text() for action in viewer.menu.actions()),
            *(button.accessibleName() for button in viewer.steps.buttons.values()),
            viewer.eyes.itemText(0),
            viewer.cards_page.by_play.text(),
            viewer.cards_page.sheet.lines[0].where,
            viewer.table_page.log.lines[0].told,
            viewer.review_page.by_time.text(),
            viewer.review_page.chart.accessibleName(),
            tableau(viewer).words.words.headline,
        ]

    press(viewer, Qt.Key.Key_Right)
    english = words()
    speak(language)
    if language != "en":
        qtbot.waitUntil(lambda: viewer.windowTitle() != english[0])
    left = [told for told, before in zip(words(), english, strict=True) if told == before]
    assert left == ([] if language != "en" else english)


def test_it_follows_the_look_of_the_table_while_it_is_open(
    in_program: ViewerWindow, over: Program, qtbot: QtBot
) -> None:
    scene, main = (
        in_program.table_page.table.view.rootObject(),
        over.table.view.rootObject(),
    )
    ground = in_program.palette().color(QPalette.ColorRole.Window)
    for key, value in (
        ("felt", "burgundy"), ("inks", "four"), ("index", "large"), ("back", "blue"),
        ("board", "maple"), ("text_size", "150"), ("theme", "light"),
    ):  # fmt: skip
        over.preferences.set(key, value)
    for name in ("back", "inks", "textFactor", "scheme", "faces"):
        assert scene.property(name) == main.property(name), name
    assert in_program.table_page.table._table._appearance == over.table._appearance
    assert in_program.palette().color(QPalette.ColorRole.Window) != ground
    assert in_program.steps.buttons["Home"].icon().cacheKey() != 0


def test_it_follows_the_order_of_the_hand(
    in_program: ViewerWindow, over: Program, qtbot: QtBot
) -> None:
    def held() -> list[Card]:
        return [card for card in tableau(in_program).cards.pile(Pile.HAND, 0) if card]

    def by_rank() -> list[Card]:
        return hand_order(held(), in_program.table_page.table._match.state.trump, HandOrder.RANK)

    for ply in shown(in_program).timeline.stops(Stride.TRICK):
        in_program._go_to(ply)
        if by_rank() != held():
            break
    assert by_rank() != held()
    over.preferences.set("hand_order", "rank")
    assert held() == by_rank()


def test_a_review_in_it_is_kept_for_the_statistics_and_the_day_is_told(
    in_program: ViewerWindow, over: Program, play_out: PlayOut, qtbot: QtBot
) -> None:
    today = QLocale().toString(QDate.currentDate(), QLocale.FormatType.ShortFormat)
    qtbot.waitUntil(lambda: shown(in_program).number is not None)
    assert in_program.matches.currentText().endswith(today)
    over.play.begin_with(SHORT)  # cards that nobody could have seen before
    play_out(over)
    look_back(over, qtbot)
    qtbot.waitUntil(lambda: shown(in_program).number is not None)
    ply, action = own_plays(in_program)[0]
    verdicts = (verdict(ply, action, 0.25, 0.5), verdict(ply, action, 0.0, 0.5))
    in_program.review_page.reviewed.emit(0, verdicts)
    over.companions.statistics_window.show()
    statistics = over.companions.statistics_window._statistics
    qtbot.waitUntil(lambda: any(match.cost for match in statistics.matches), timeout=60_000)
    (cost,) = (match.cost for match in statistics.matches if match.cost)
    assert (cost.decisions, cost.points, cost.chance) == (2, 2.5, 0.25)
