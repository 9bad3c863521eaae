"""Names of suits, ranks and cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from allfives_desktop.rules.cards import Card, Rank, Suit
from allfives_desktop.text.filling import fill, listed

translate = QCoreApplication.translate


def suit_name(suit: Suit) -> str:
    """The suit as a heading: "Spades"."""
    match suit:
        case Suit.CLUBS:
            return translate("Suit", "Clubs")
        case Suit.DIAMONDS:
            return translate("Suit", "Diamonds")
        case Suit.HEARTS:
            return translate("Suit", "Hearts")
        case Suit.SPADES:
            return translate("Suit", "Spades")


def suit_in_card(suit: Suit) -> str:
    """The suit as a part of a card's name: "spades"."""
    match suit:
        case Suit.CLUBS:
            return translate("Suit in a card's name", "clubs")
        case Suit.DIAMONDS:
            return translate("Suit in a card's name", "diamonds")
        case Suit.HEARTS:
            return translate("Suit in a card's name", "hearts")
        case Suit.SPADES:
            return translate("Suit in a card's name", "spades")


def rank_name(rank: Rank) -> str:
    """The rank as a part of a card's name: "five"."""
    match rank:
        case Rank.TWO:
            return translate("Rank in a card's name", "two")
        case Rank.THREE:
            return translate("Rank in a card's name", "three")
        case Rank.FOUR:
            return translate("Rank in a card's name", "four")
        case Rank.FIVE:
            return translate("Rank in a card's name", "five")
        case Rank.SIX:
            return translate("Rank in a card's name", "six")
        case Rank.SEVEN:
            return translate("Rank in a card's name", "seven")
        case Rank.EIGHT:
            return translate("Rank in a card's name", "eight")
        case Rank.NINE:
            return translate("Rank in a card's name", "nine")
        case Rank.TEN:
            return translate("Rank in a card's name", "ten")
        case Rank.JACK:
            return translate("Rank in a card's name", "jack")
        case Rank.QUEEN:
            return translate("Rank in a card's name", "queen")
        case Rank.KING:
            return translate("Rank in a card's name", "king")
        case Rank.ACE:
            return translate("Rank in a card's name", "ace")


def rank_in_rules(rank: Rank) -> str:
    """The rank by itself, as rules write it: "five"."""
    match rank:
        case Rank.TWO:
            return translate("Rank in rules", "two")
        case Rank.THREE:
            return translate("Rank in rules", "three")
        case Rank.FOUR:
            return translate("Rank in rules", "four")
        case Rank.FIVE:
            return translate("Rank in rules", "five")
        case Rank.SIX:
            return translate("Rank in rules", "six")
        case Rank.SEVEN:
            return translate("Rank in rules", "seven")
        case Rank.EIGHT:
            return translate("Rank in rules", "eight")
        case Rank.NINE:
            return translate("Rank in rules", "nine")
        case Rank.TEN:
            return translate("Rank in rules", "ten")
        case Rank.JACK:
            return translate("Rank in rules", "jack")
        case Rank.QUEEN:
            return translate("Rank in rules", "queen")
        case Rank.KING:
            return translate("Rank in rules", "king")
        case Rank.ACE:
            return translate("Rank in rules", "ace")


def rank_alone(rank: Rank) -> str:
    """The rank at the start of a phrase: "Five"."""
    return _begun(rank_name(rank))


def card_name(card: Card) -> str:
    """The card's name at the start of a phrase: "Five of spades"."""
    return _begun(_name(card))


def cards_named(cards: list[Card]) -> str:
    """Several cards in a list: "Ten of spades, five of spades"."""
    return _begun(listed([_name(card) for card in cards]))


def _name(card: Card) -> str:
    return fill(translate("Card", "%1 of %2"), rank_name(card.rank), suit_in_card(card.suit))


def _begun(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]


def hidden_card() -> str:
    """A card that lies face down."""
    return translate("Card", "Hidden card")


def trumps(suit: Suit) -> str:
    """Which suit is trumps."""
    return fill(translate("Table", "Trumps: %1"), suit_name(suit))
