"""What the player can choose about the look of cards, board and cloth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum


class Maker(StrEnum):
    """Whose way of keeping a deck that was not drawn for this program."""

    OWN = "own"
    KDE = "kde"
    PYSOL = "pysol"


def is_foreign(deck: str) -> bool:
    """Whether a choice of a deck names one drawn by others: `kde:svg-oxygen`."""
    maker, colon, name = deck.partition(":")
    return maker in {*Maker} and bool(colon and name)


class Deck(StrEnum):
    """What a card shows in its middle: courts and pips, or one large mark of its suit."""

    COURTS = "courts"
    PLAIN = "plain"


class Inks(StrEnum):
    """How many colours the suits have."""

    TWO = "two"
    FOUR = "four"


class Index(StrEnum):
    """How large the letter in the corner is."""

    NORMAL = "normal"
    LARGE = "large"


class Letters(StrEnum):
    """Whether index letters follow the language."""

    LANGUAGE = "language"
    INTERNATIONAL = "international"


class Back(StrEnum):
    """The back of the cards; each is a file in `resources/deck/backs`."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    BLACK = "black"


class Wood(StrEnum):
    """What the board is made of."""

    WALNUT = "walnut"
    MAPLE = "maple"
    EBONY = "ebony"


class Scheme(StrEnum):
    """The kinds of desktop that the window goes with."""

    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"


class Felt(StrEnum):
    """The cloth on the table; each is a file in `resources/table`."""

    GREEN = "green"
    BLUE = "blue"
    BURGUNDY = "burgundy"
    GREY = "grey"
    SAND = "sand"


@dataclass(frozen=True, slots=True)
class Appearance:
    """All of it; `foreign` is the key of a deck drawn by others, "" for our own."""

    deck: Deck = Deck.COURTS
    inks: Inks = Inks.TWO
    index: Index = Index.NORMAL
    letters: Letters = Letters.LANGUAGE
    back: Back = Back.RED
    board: Wood = Wood.WALNUT
    felt: Felt = Felt.GREEN
    foreign: str = ""


KEYS = ("deck", "inks", "index", "letters", "back", "board", "felt")


def appearance_of(value: Callable[[str], str]) -> Appearance:
    """The appearance whose values are looked up by key. Raises ValueError on an unknown one."""
    deck = value("deck")
    foreign = deck if is_foreign(deck) else ""
    return Appearance(
        Deck.COURTS if foreign else Deck(deck),
        Inks(value("inks")),
        Index(value("index")),
        Letters(value("letters")),
        Back(value("back")),
        Wood(value("board")),
        Felt(value("felt")),
        foreign,
    )
