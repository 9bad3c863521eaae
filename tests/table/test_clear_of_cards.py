"""What is said, what rises and what was thrown out keeps clear of all else in a small window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem
from PySide6.QtWidgets import QApplication

from allfives_desktop.models.cards_model import Pile
from allfives_desktop.models.table_words import Row
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.state import Phase
from tests.i18n.crowding import painted
from tests.table.conftest import items

if TYPE_CHECKING:
    from tests.table.conftest import Played

SMALLEST: Final = (800, 534)
ROOMY: Final = (1280, 774)
BESIDE_PANEL: Final = (644, 527)  # opened in the smallest window
FACING: Final = 2
FOUR: Final = 4


def laid(
    played: Played, size: tuple[int, int], phase: Phase, players: int, seed: str = "CLEAR"
) -> None:
    """A match in a window of a size, brought to a phase by begging and running."""
    played.view.resize(*size)
    played.opponent.forget()
    played.table.director.stop()
    played.begin("all_fives", seed, players=players, partners=players == FOUR)
    session = played.session
    while session.state.phase is not phase:
        session.submit(legal_actions(session.state)[-1])
    session.lay_anew()
    QApplication.processEvents()


def kind(played: Played, name: str) -> list[QQuickItem]:
    scene = items(played.view.rootObject())
    return [item for item in scene if item.metaObject().className().startswith(name)]


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def cards_in(played: Played, pile: Pile) -> list[QQuickItem]:
    return [card for card in kind(played, "Card_") if card.property("pile") == pile.value]


def bubbles(played: Played, said: str) -> list[QQuickItem]:
    """The bubbles in which this is said."""
    texts = [text for pill in kind(played, "SeatPill_") for text in items(pill)]
    return [text.parentItem() for text in texts if text.property("text") == said]


@pytest.mark.parametrize("size", [SMALLEST, ROOMY])
@pytest.mark.parametrize("players", [FACING, FOUR])
def test_rising_points_end_below_the_hand_above(
    played: Played, size: tuple[int, int], players: int
) -> None:
    laid(played, size, Phase.BEG, players)
    (points,) = kind(played, "RisingPoints")
    points.setProperty("text", "+10")
    points.setProperty("risen", 1.0)
    hands = [card for card in cards_in(played, Pile.HAND) if not card.property("inHand")]
    above = [place(card) for card in hands if card.property("seat") == players // 2]
    assert len(above) == 6
    assert place(points).top() >= max(each.bottom() for each in above) - 1


@pytest.mark.parametrize("size", [SMALLEST, ROOMY])
@pytest.mark.parametrize("players", [FACING, FOUR])
@pytest.mark.parametrize("said", ["I beg", "Running the cards…"])
def test_what_a_seat_says_covers_no_card_of_ours_or_of_the_hand_above(
    played: Played, size: tuple[int, int], players: int, said: str
) -> None:
    laid(played, size, Phase.BEG, players)
    for plate in played.table.tableau.plates:
        plate.amend(bubble=said)
    QApplication.processEvents()
    opposite = players // 2
    cards = [card for card in cards_in(played, Pile.HAND) if card.property("seat") in (0, opposite)]
    found = bubbles(played, said)
    assert len(found) == players
    for bubble in found:
        area = place(bubble)
        assert played.view.rect().contains(area.toRect())
        assert not [card for card in cards if place(card).adjusted(2, 2, -2, -2).intersects(area)]


@pytest.mark.parametrize("size", [SMALLEST, ROOMY, (700, 960)])
@pytest.mark.parametrize("players", [FACING, 3, FOUR])
def test_what_was_thrown_out_lies_clear_of_the_banner(
    played: Played, size: tuple[int, int], players: int
) -> None:
    laid(played, size, Phase.PLAY, players)
    (banner,) = kind(played, "Banner_")
    thrown = cards_in(played, Pile.OUT)
    assert thrown
    for card in thrown:
        assert not place(card).adjusted(1, 1, -1, -1).intersects(place(banner))


def test_a_headline_that_had_to_become_smaller_stands_in_the_middle(played: Played) -> None:
    laid(played, SMALLEST, Phase.BEG, FACING)
    said = "Computer captures: Queen of hearts, jack of hearts (+3)"
    played.table.tableau.words.amend(headline=said, detail="")
    QApplication.processEvents()
    (banner,) = kind(played, "Banner_")
    (line,) = [item for item in items(banner) if item.property("text") == said]
    assert painted(line).center().y() == pytest.approx(place(banner).center().y(), abs=3)


def test_the_count_leaves_the_words_under_the_heaps_alone(played: Played) -> None:
    laid(played, SMALLEST, Phase.HAND_OVER, FACING)
    (sheet,) = kind(played, "CountSheet_")
    words = [each for each in kind(played, "Chip_") if each.isVisible()]
    won = [each for each in words if each.property("won")]
    assert len(won) == 2
    assert not [each for each in won if place(each).intersects(place(sheet))]


@pytest.mark.parametrize("size", [SMALLEST, ROOMY])
@pytest.mark.parametrize("players", [FACING, 3, FOUR])
def test_the_count_covers_no_card_and_no_button(
    played: Played, size: tuple[int, int], players: int
) -> None:
    laid(played, size, Phase.HAND_OVER, players)
    (sheet,), area = kind(played, "CountSheet_"), played.view.rect()
    cards = cards_in(played, Pile.TURN) + cards_in(played, Pile.WON)
    assert sheet.isVisible()
    assert cards
    assert area.contains(place(sheet).toRect())
    covered = [*cards, *kind(played, "ActionBar_"), *kind(played, "ScorePlate_")]
    assert not [each for each in covered if place(each).intersects(place(sheet))]


@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_the_count_lies_whole_on_a_table_beside_the_panel(played: Played, factor: float) -> None:
    played.view.show_property("textFactor", factor)
    laid(played, BESIDE_PANEL, Phase.HAND_OVER, FACING, seed="SEED4")
    (sheet,) = kind(played, "CountSheet_")
    assert sheet.isVisible()
    assert played.view.rect().contains(place(sheet).toRect())


@pytest.mark.parametrize("size", [SMALLEST, ROOMY])
def test_a_cut_among_four_is_told_whole_after_a_short_line(
    played: Played, size: tuple[int, int]
) -> None:
    laid(played, size, Phase.BEG, FOUR)
    words, (banner,) = played.table.tableau.words, kind(played, "Banner_")
    said = "Cut for deal: You: Queen of diamonds, West: Queen of hearts, North: Six of clubs, East"
    for headline in ("Your turn", said):
        words.amend(headline=headline, detail="")
        QApplication.processEvents()
    (line,) = [item for item in items(banner) if item.property("text") == said]
    assert not line.property("truncated")
    assert place(banner).contains(painted(line))


def test_a_plate_without_room_for_words_has_its_name_below(played: Played) -> None:
    laid(played, SMALLEST, Phase.PLAY, FOUR)
    (name,) = [chip for chip in kind(played, "Chip_") if chip.property("label") == "You"]
    assert name.isVisible()
    assert played.view.rect().contains(place(name).toRect())
    hand = [card for card in cards_in(played, Pile.HAND) if card.property("inHand")]
    assert not [card for card in hand if place(card).intersects(place(name))]


@pytest.mark.parametrize("size", [SMALLEST, ROOMY])
def test_many_cards_to_call_leave_plates_and_board_alone(
    played: Played, size: tuple[int, int]
) -> None:
    laid(played, size, Phase.PLAY, FOUR)
    offered = [f"Kikérés: Pikk {rank}" for rank in ("bubi", "tízes", "kilences")]
    played.table.choices.buttons.show([Row(label) for label in [*offered, "Játék folytatása"]])
    QApplication.processEvents()
    buttons = played.buttons()
    assert [button.property("label") for button in buttons][:3] == offered
    right = max(place(button).right() for button in buttons)
    assert right <= min(place(plate).left() for plate in kind(played, "ScorePlate_"))
    assert all(place(button).height() >= 20 for button in buttons)
