"""The inks of the deck, and which robes a suit wears."""

from dataclasses import dataclass
from typing import Final, Literal

Suit = Literal["S", "H", "D", "C"]
SUITS: Final[tuple[Suit, ...]] = ("S", "H", "D", "C")

INK: Final = "#17171B"
RED: Final = "#C8202F"
GOLD: Final = "#D9A441"
BLUE: Final = "#1F3A6B"
IVORY: Final = "#FBF8F0"
TINT: Final = "#F3E6C8"
RAYS: Final = "#E4CB92"
BRONZE: Final = "#A9782A"
BLUSH: Final = "#F2C9BC"
AUBURN: Final = "#B4472F"
SILVER: Final = "#D9D7D6"
STEEL: Final = "#C9CEDA"
SKY: Final = "#A9BCE2"
ROSE: Final = "#E2545A"

Pattern = Literal["chevrons", "scales", "lozenges", "quatrefoils", "stripes"]


@dataclass(frozen=True, slots=True)
class Livery:
    main: str
    trim: str
    accent: str
    pattern: Pattern


LIVERY: Final[dict[Suit, Livery]] = {
    "S": Livery(BLUE, GOLD, RED, "chevrons"),
    "H": Livery(RED, GOLD, BLUE, "scales"),
    "D": Livery(GOLD, RED, BLUE, "lozenges"),
    "C": Livery(INK, GOLD, RED, "quatrefoils"),
}
# The colour of a suit, filled in where a card is put together.
SUIT_INK: Final = "currentColor"
