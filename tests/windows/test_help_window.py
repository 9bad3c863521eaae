"""The book of rules as a window: opened by a key, read, searched, printed, and read in another
language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QImage, QKeySequence, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from allfives_desktop import assets
from allfives_desktop.app import Program
from allfives_desktop.table.appearance import Felt, Scheme
from allfives_desktop.table.deck_faces import DeckFaces
from allfives_desktop.table.face_drawing import FaceStyle
from allfives_desktop.table.index_letters import INTERNATIONAL
from allfives_desktop.text.book.chapters import CHAPTERS, chapter
from allfives_desktop.text.book.page import PAPER
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.windows.help_contents import ANCHOR
from allfives_desktop.windows.help_look import MARKS, book_look, inks
from allfives_desktop.windows.help_printing import PrintDialog, print_chapter
from allfives_desktop.windows.help_window import HelpWindow
from allfives_desktop.windows.style import colours

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
IMAGE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> DeckFaces:
    return DeckFaces(assets.resource("deck/parts"), tmp_path_factory.mktemp("cache"))


@pytest.fixture
def book(qtbot: QtBot, deck: DeckFaces) -> HelpWindow:
    """The book by itself, in English, at its first page."""
    window = HelpWindow(
        lambda: deck.folder(FaceStyle(letters=INTERNATIONAL, small=True)),
        lambda: "en",
        lambda: book_look(Scheme.LIGHT, Felt.GREEN),
    )
    qtbot.addWidget(window)
    window.show_anchor("all_fives")
    qtbot.waitExposed(window)
    qtbot.waitUntil(lambda: window.page.anchor == "all_fives/top")
    return window


@pytest.fixture
def opened(program: Program, qtbot: QtBot) -> HelpWindow:
    """The book, opened with its key in the program."""
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    QTest.keyClick(program.window, Qt.Key.Key_F1)
    qtbot.addWidget(program.companions.help)
    qtbot.waitExposed(program.companions.help)
    qtbot.waitUntil(lambda: program.companions.help.page.anchor == "all_fives/top")
    return program.companions.help


def test_f1_opens_the_book_at_the_game_being_played(opened: HelpWindow) -> None:
    book = opened
    assert book.isVisible()
    assert not book.isModal()
    assert book.windowTitle() == "How to play"
    assert "In all four suits they are added up" in book.page.toPlainText()
    assert book.page.hasFocus()


def test_f1_again_comes_back_to_the_place(
    program: Program, opened: HelpWindow, qtbot: QtBot
) -> None:
    book = opened
    book.show_anchor("trinidad/hang-jack")
    book.close()
    program.window.commands.how_to_play.trigger()
    qtbot.waitUntil(book.isVisible)
    assert book.page.anchor == "trinidad/hang-jack"


@pytest.mark.parametrize("anchor", ["all_fives/whole-hand", "pitch/set-back", "trinidad/calls"])
def test_an_anchor_is_shown(book: HelpWindow, qtbot: QtBot, anchor: str) -> None:
    book.show_anchor(anchor)
    qtbot.waitUntil(lambda: book.page.anchor == anchor)
    qtbot.waitUntil(lambda: book.contents.currentIndex().data(ANCHOR) == anchor)
    name, _, heading = anchor.partition("/")
    (title,) = [each.text for each in chapter(name, "en").headings if each.name == heading]
    assert title in seen(book)


def seen(book: HelpWindow) -> str:
    """The text that stands in the window."""
    area = book.page.viewport().rect()
    first = book.page.cursorForPosition(area.topLeft()).position()
    last = book.page.cursorForPosition(area.bottomRight()).position()
    return book.page.toPlainText()[first : last + 1]


def test_an_unknown_anchor_changes_nothing(book: HelpWindow) -> None:
    book.show_anchor("no_such_chapter/at-all")
    assert book.page.anchor == "all_fives/top"


def titles_in(book: HelpWindow) -> list[str]:
    model = book.contents.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_the_contents_lead_to_the_page_and_follow_it(book: HelpWindow, qtbot: QtBot) -> None:
    tree = book.contents
    assert titles_in(book) == [chapter(name, "en").headings[0].text for name in CHAPTERS]
    tree.setFocus()
    for _ in range(3):
        QTest.keyClick(tree, Qt.Key.Key_Down)
    assert book.page.anchor == "all_fives/aim"
    book.page.show_anchor("all_fives/winning")
    qtbot.waitUntil(lambda: tree.currentIndex().data(ANCHOR) == "all_fives/winning")


def test_back_and_forward(book: HelpWindow) -> None:
    assert not book.back.isEnabled()
    book.show_anchor("pitch/auction")
    book.show_anchor("strict/following")
    QTest.keyClick(book, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert book.page.chapter == "pitch"
    book.back.click()
    assert book.page.chapter == "all_fives"
    book.forward.click()
    assert book.page.chapter == "pitch"


def test_a_link_in_the_text_is_followed(book: HelpWindow) -> None:
    book.page.setSource(QUrl("book:california_jack#shasta-sam"))
    assert book.page.anchor.startswith("california_jack/")
    assert "Shasta Sam" in seen(book)


def test_search_goes_through_all_chapters(book: HelpWindow) -> None:
    QTest.keySequence(book, QKeySequence(QKeySequence.StandardKey.Find))
    assert book.search.field.hasFocus()
    QTest.keyClicks(book.search.field, "shasta")
    assert book.page.chapter == "california_jack"
    assert book.search.count.text() == "1 of 2"
    marked = [each.cursor.selectedText() for each in book.page.extraSelections()]
    assert marked == ["Shasta"] * 2
    assert "Shasta" in seen(book)


def test_search_goes_round(book: HelpWindow) -> None:
    QTest.keyClicks(book.search.field, "stock")
    total = int(book.search.count.text().split(" of ")[1])
    start, visited = book.search.count.text(), set()
    for _ in range(total):
        visited.add(book.page.chapter)
        QTest.keyClick(book.search.field, Qt.Key.Key_Return)
    assert book.search.count.text() == start
    assert visited >= {"california_jack", "all_fives"}


def test_search_overlooks_accents_and_tells_of_nothing(book: HelpWindow) -> None:
    QTest.keyClicks(book.search.field, "SÉTBACK")
    assert book.search.count.text().startswith("1 of ")
    book.search.field.setText("xyzzy")
    assert book.search.count.text() == "Not found"
    assert not book.page.extraSelections()
    book.search.field.clear()
    assert book.search.count.text() == ""


def test_cards_are_drawn_from_the_deck(book: HelpWindow) -> None:
    sources = re.findall(r'<img src="(cards:[^"]+)"', book.page.html("all_fives"))
    assert len(sources) > 40
    image = book.page.loadResource(IMAGE, QUrl(sources[0]))
    assert isinstance(image, QImage)
    assert not image.isNull()
    assert image.pixelColor(image.rect().center()).alpha() == 255


def test_index_letters_follow_the_language(program: Program, opened: HelpWindow) -> None:
    book = opened
    english = book.page.face("JS", 2.0)
    choose(program, "nl")
    assert book.page.face("JS", 2.0) != english
    assert book.page.face("TS", 2.0).size() == english.size()


def choose(program: Program, language: str) -> None:
    actions = program.window.commands.languages.actions()
    next(action for action in actions if action.data() == language).trigger()
    QApplication.processEvents()


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("pt", "Como jogar"),
        ("pt_PT", "Como jogar"),
        ("nl", "Hoe speel je"),
        ("gl", "Como xogar"),
        ("hu", "Játékszabályok"),
    ],
)
def test_the_language_changes_at_the_same_place(
    program: Program, opened: HelpWindow, language: str, title: str
) -> None:
    book = opened
    book.show_anchor("trinidad/hang-jack")
    choose(program, language)
    assert book.windowTitle() == title
    assert book.page.anchor == "trinidad/hang-jack"
    heading = chapter("trinidad", language).headings[0].text
    assert book.page.toPlainText().startswith(heading)
    assert heading in titles_in(book)
    assert program.companions.help is book


def test_everything_has_a_name_and_a_key(book: HelpWindow) -> None:
    reached = {book.focusWidget()}
    for _ in range(12):
        QTest.keyClick(book, Qt.Key.Key_Tab)
        reached.add(book.focusWidget())
    assert {book.page, book.contents, book.search.field, book.print} <= reached
    named = (book.page, book.contents, book.search.field, book.search.next, book.search.previous)
    assert all(each.accessibleName() for each in named)
    letters = [button.text() for button in book.findChildren(QPushButton)]
    letters.append(book.search.label.text())
    keys = [QKeySequence.mnemonic(text).toString() for text in letters]
    assert len(set(keys)) == len(keys) == 4
    QTest.keyClick(book, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_a_chapter_is_printed(book: HelpWindow, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "chapter.pdf"))
    print_chapter(book.page, printer)
    paper = (tmp_path / "chapter.pdf").read_bytes()
    assert paper.startswith(b"%PDF")
    assert paper.count(b"/Subtype /Image") > 5
    assert paper.count(b"/Type /Page\n") >= 3


def test_printing_asks_first(book: HelpWindow, qtbot: QtBot) -> None:
    book.print.click()
    (dialog,) = book.page.findChildren(PrintDialog)
    assert isinstance(dialog, QPrintDialog)
    assert dialog.isVisible()
    dialog.reject()
    qtbot.waitUntil(lambda: not book.page.findChildren(PrintDialog))


def test_larger_letters_make_larger_cards(book: HelpWindow) -> None:
    before = book.page.face("AS", 1.0).height()
    book.page.zoomIn(5)
    assert book.page.face("AS", 1.0).height() > 1.3 * before


@pytest.mark.parametrize("scheme", Scheme)
def test_the_colours_change_at_the_same_place(
    program: Program, opened: HelpWindow, qtbot: QtBot, scheme: Scheme
) -> None:
    book = opened
    book.show_anchor("trinidad/hang-jack")
    qtbot.waitUntil(lambda: book.page.anchor == "trinidad/hang-jack")
    bar = book.page.verticalScrollBar()
    bar.setValue(place := bar.value() + 40)
    program.preferences.set("theme", scheme.value)
    assert bar.value() == place
    assert book.page.anchor == "trinidad/hang-jack"
    is_ = colours(scheme, Felt.GREEN)
    picture = book.page.viewport().grab().toImage()
    assert picture.pixelColor(3, 3) == QColor(is_.panel)  # the margin beside the text
    assert book.grab().toImage().pixelColor(2, 2) == QColor(is_.bar)
    assert ink_of(book, "trinidad/hang-jack") == QColor(inks(scheme, Felt.GREEN).heading)


def ink_of(book: HelpWindow, anchor: str) -> QColor:
    """The colour in which a heading is written."""
    heading = anchor.partition("/")[2]
    block = book.page.document().begin()
    while block.isValid():
        for piece in block.textFormats():
            if heading in piece.format.anchorNames():
                return piece.format.foreground().color()
        block = block.next()
    raise AssertionError(anchor)


def test_the_cloth_changes_the_book_in_the_dark(program: Program, opened: HelpWindow) -> None:
    program.preferences.set("theme", "dark")
    program.preferences.set("felt", Felt.BURGUNDY)
    assert opened.grab().toImage().pixelColor(2, 2) == QColor(
        colours(Scheme.DARK, Felt.BURGUNDY).bar
    )


def test_letters_change_at_the_same_place(
    program: Program, opened: HelpWindow, qtbot: QtBot
) -> None:
    opened.show_anchor("trinidad/hang-jack")
    qtbot.waitUntil(lambda: opened.page.anchor == "trinidad/hang-jack")
    parts = (opened.page, opened.contents, opened.search.field, opened.print)
    before = [part.fontMetrics().height() for part in parts]
    program.preferences.set("text_size", "200")
    after = [part.fontMetrics().height() for part in parts]
    assert all(now > 1.7 * then for now, then in zip(after, before, strict=True))
    assert opened.page.anchor == "trinidad/hang-jack"


def test_what_was_found_is_marked_in_the_colours_in_use(
    program: Program, opened: HelpWindow
) -> None:
    QTest.keyClicks(opened.search.field, "shasta")
    for scheme in Scheme:
        program.preferences.set("theme", scheme.value)
        grounds = [each.format.background().color() for each in opened.page.extraSelections()]
        marks = MARKS[scheme]
        assert grounds == [QColor(marks.current), QColor(marks.found)]


def test_paper_is_printed_on_in_ink(program: Program, opened: HelpWindow) -> None:
    program.preferences.set("theme", "contrast")
    assert f"h1 {{ color: {PAPER.heading}" in opened.page.html("pitch")


def test_the_book_closes_with_the_window(program: Program, opened: HelpWindow) -> None:
    program.window.close()
    assert not opened.isVisible()


def test_what_was_found_is_looked_for_in_the_new_language(
    program: Program, opened: HelpWindow
) -> None:
    opened.show_anchor("trinidad")
    QTest.keyClicks(opened.search.field, "all fours")
    for language in ("hu", "en", "gl", "nl", "en"):
        choose(program, language)
        marked = [each.cursor.selectedText() for each in opened.page.extraSelections()]
        assert marked
        assert {text.lower() for text in marked} == {"all fours"}


@pytest.mark.parametrize("language", OWN_NAMES)
def test_headings_are_read_to_their_end(
    qtbot: QtBot, deck: DeckFaces, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    window = HelpWindow(
        lambda: deck.folder(FaceStyle(letters=INTERNATIONAL, small=True)),
        lambda: language,
        lambda: book_look(Scheme.LIGHT, Felt.GREEN),
    )
    qtbot.addWidget(window)
    window.show_anchor("all_fives")
    qtbot.waitExposed(window)
    window.contents.expandAll()
    assert window.contents.sizeHintForColumn(0) <= window.contents.viewport().width()
    assert window.page.width() > 1.5 * window.contents.width()
