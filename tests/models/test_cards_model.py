"""The cards model: piles keep their order, hidden cards stay hidden, and Qt's contract holds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from allfives_desktop.models.cards_model import (
    PACK_SIZE,
    CardRole,
    CardsModel,
    Mark,
    Pile,
)
from allfives_desktop.models.hand_order import HandOrder, hand_order
from allfives_desktop.models.motion import AT_ONCE, Motion
from allfives_desktop.rules.cards import Card, Suit, card
from allfives_desktop.rules.state import NOBODY

GLIDE = Motion(20, 180)


def cards(text: str) -> list[Card]:
    return [card(code) for code in text.split()]


@pytest.fixture
def model() -> CardsModel:
    cards = CardsModel(lambda face: face.code if face else "hidden")
    cards.gather_pack(0)
    return cards


def role(model: CardsModel, row: int, role: CardRole) -> object:
    return model.data(model.index(row), role)


def test_keeps_qts_contract_while_a_hand_is_dealt_and_played(model: CardsModel) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    assert isinstance(tester.model(), QAbstractItemModel)
    model.gather_pack(0)
    model.deal(cards("AS TS 5S"), GLIDE, to=Pile.HAND, seat=0)
    model.deal([None] * 3, GLIDE, to=Pile.HAND, seat=1)
    model.play(0, card("AS"), GLIDE)
    model.play(1, card("KS"), GLIDE)
    model.gather_trick(0, GLIDE)
    assert sum(len(pile) for pile in model.layout().values()) == PACK_SIZE


def test_no_card_is_on_the_table_before_the_first_match() -> None:
    model = CardsModel(lambda face: face.code if face else "hidden")
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    assert tester.model() is model
    assert model.rowCount() == 0
    model.put_away()
    assert model.rowCount() == 0
    model.gather_pack(0)
    assert model.rowCount() == PACK_SIZE


def test_a_hidden_card_shows_its_face_when_it_is_played(model: CardsModel) -> None:
    model.deal([None] * 3, AT_ONCE, to=Pile.HAND, seat=1)
    model.play(1, card("KS"), AT_ONCE)
    assert model.pile(Pile.HAND, 1) == (None, None)
    assert model.pile(Pile.TRICK) == (card("KS"),)


def test_a_gathered_trick_lies_face_down_at_its_winner(model: CardsModel) -> None:
    model.deal(cards("AS"), AT_ONCE, to=Pile.HAND, seat=0)
    model.play(0, card("AS"), AT_ONCE)
    model.mark({card("AS"): Mark.WINNER})
    model.gather_trick(0, AT_ONCE)
    assert model.pile(Pile.WON, 0) == (None,)
    assert all(role(model, row, CardRole.MARK) == "" for row in range(PACK_SIZE))


def test_discards_lie_face_down_even_our_own(model: CardsModel) -> None:
    model.deal(cards("AS 2C"), AT_ONCE, to=Pile.HAND, seat=0)
    model.discard(0, cards("2C"), AT_ONCE)
    assert model.pile(Pile.HAND, 0) == (card("AS"),)
    assert model.pile(Pile.OUT, 0) == (None,)


def test_every_move_is_told_with_its_pace_until_it_is_settled(model: CardsModel) -> None:
    before = [role(model, row, CardRole.MOVE) for row in range(PACK_SIZE)]
    model.deal(cards("AS"), GLIDE, to=Pile.HAND, seat=0)
    row = model.row_of(card("AS"))
    assert row is not None
    assert role(model, row, CardRole.MOVE) != before[row]
    assert (role(model, row, CardRole.DELAY), role(model, row, CardRole.DURATION)) == GLIDE
    model.settle()
    assert role(model, row, CardRole.DURATION) == 0


def test_the_pack_comes_together_again(model: CardsModel) -> None:
    model.deal(cards("AS TS"), AT_ONCE, to=Pile.HAND, seat=0)
    model.gather_pack(0)
    assert model.layout() == {(Pile.STOCK, NOBODY): (None,) * PACK_SIZE}


def test_only_offered_cards_of_our_hand_have_a_note(model: CardsModel) -> None:
    model.deal(cards("AS 2C"), AT_ONCE, to=Pile.HAND, seat=0)
    model.offer({card("AS"): "Playable"}, {card("AS"): 1}, AT_ONCE)
    notes = {role(model, row, CardRole.NAME): role(model, row, CardRole.NOTE) for row in range(52)}
    assert notes["AS"] == "Playable"
    assert notes["2C"] == ""


@pytest.mark.parametrize(
    ("held", "trump", "expected"),
    [
        ("9C AD QH 5S JS 8H", Suit.SPADES, "JS 5S QH 8H 9C AD"),
        ("9C AD QH 5S", Suit.HEARTS, "QH 5S AD 9C"),
        ("2C AC 5D KS", None, "KS 5D AC 2C"),
        ("2H 3D KS", None, "2H KS 3D"),
    ],
)
def test_a_hand_is_held_trumps_first_in_alternating_colours(
    held: str, trump: Suit | None, expected: str
) -> None:
    assert hand_order(cards(held), trump) == cards(expected)


@pytest.mark.parametrize(
    ("held", "trump", "expected"),
    [
        ("9C AD QH 5S JS 9H", Suit.SPADES, "JS 5S AD QH 9H 9C"),
        ("2C AC 5D KS", None, "AC KS 5D 2C"),
    ],
)
def test_a_hand_by_rank_has_trumps_first_too(held: str, trump: Suit | None, expected: str) -> None:
    assert hand_order(cards(held), trump, HandOrder.RANK) == cards(expected)


def test_another_order_is_taken_at_once_and_kept(model: CardsModel) -> None:
    model.deal(cards("2S AS 9H KC"), AT_ONCE, to=Pile.HAND, seat=0)
    by_suit = model.pile(Pile.HAND, 0)
    model.set_order(HandOrder.RANK)
    assert model.pile(Pile.HAND, 0) == tuple(cards("AS KC 9H 2S"))
    model.deal(cards("QD"), AT_ONCE, to=Pile.HAND, seat=0)
    assert model.pile(Pile.HAND, 0) == tuple(cards("AS KC QD 9H 2S"))
    model.discard(0, cards("QD"), AT_ONCE)
    model.set_order(HandOrder.SUIT)
    assert model.pile(Pile.HAND, 0) == by_suit


def test_another_order_is_told_once_there_are_cards_in_hand(
    model: CardsModel, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(model.reordered):
        model.set_order(HandOrder.RANK)
    model.deal(cards("AS KC"), AT_ONCE, to=Pile.HAND, seat=0)
    with qtbot.waitSignal(model.reordered):
        model.set_order(HandOrder.SUIT)


def test_a_card_shown_lies_open_at_the_end_of_its_hand(model: CardsModel) -> None:
    model.deal([None] * 4, AT_ONCE, to=Pile.HAND, seat=1)
    model.expose(1, card("KS"))
    model.expose(1, card("2C"))
    assert model.pile(Pile.HAND, 1) == (None, None, card("2C"), card("KS"))
    row = model.row_of(card("KS"))
    assert row is not None
    assert role(model, row, CardRole.OPEN) is True
    model.play(1, card("KS"), AT_ONCE)
    assert role(model, row, CardRole.OPEN) is False


def test_what_happens_together_is_told_once_of_each_card_that_changed() -> None:
    model = CardsModel(str)
    model.gather_pack(0)
    told: list[int] = []
    model.dataChanged.connect(lambda first, *_: told.append(first.row()))
    with model.told_together(), model.told_together():
        model.deal([None] * 6, AT_ONCE, to=Pile.HAND, seat=1)
        model.discard(1, [None], AT_ONCE)
        model.deal([card("AS")], AT_ONCE, to=Pile.TRICK, by=0)
        assert told == []
    dealt = {row for row in range(52) if model.index(row).data(int(CardRole.PILE)) != "stock"}
    assert dealt <= set(told)
    assert len(told) == len(set(told))


def test_a_hand_is_revealed_but_for_the_cards_that_lay_open() -> None:
    model = CardsModel(str)
    model.gather_pack(0)
    model.deal([None] * 3, AT_ONCE, to=Pile.HAND, seat=1)
    model.expose(1, card("AS"))
    model.reveal(1, [card("2C"), card("AS"), card("9H")])
    assert set(model.pile(Pile.HAND, 1)) == {card("2C"), card("AS"), card("9H")}
    assert sum(bool(model.index(row).data(int(CardRole.OPEN))) for row in range(52)) == 1
