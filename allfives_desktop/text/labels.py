"""Short words that stand on the table: plates, chips, groups, buttons that are no action."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView
from allfives_desktop.text.counts import counts
from allfives_desktop.text.filling import fill, listed
from allfives_desktop.text.seats import Seats

translate = QCoreApplication.translate

MINUS = "\N{MINUS SIGN}"


def to_go(holes: int) -> str:
    return counts.to_go(holes)


def per_cent(number: int) -> str:
    """A whole number of hundredths, with the sign as the language sets it."""
    return fill(translate("Review", "%1%", "per cent"), QLocale().toString(number))


def best_of(games: int) -> str:
    return fill(translate("Table", "Best of %1"), games)


def stock_count(cards: int) -> str:
    return fill(translate("Table", "Stock %1"), cards)


def tricks_won(name: str, tricks: int) -> str:
    return fill(translate("Table", "%1: %2", "a player's name and the tricks won"), name, tricks)


def tricks_spoken(name: str, tricks: int) -> str:
    """The same for a screen reader, which sees no pile beside it."""
    form = translate("Table", "%1: %2", "a player's name and the tricks won")
    return fill(form, name, counts.tricks(tricks))


def dealer_letter() -> str:
    return translate("Table", "D", "the dealer's button, one letter")


def gain(points: int) -> str:
    return f"+{points}" if points >= 0 else f"{MINUS}{-points}"


def score(points: int) -> str:
    """A score, which may lie below zero."""
    return str(points).replace("-", MINUS)


def scores_line(scores: tuple[int, ...], seats: Seats) -> str:
    """The sides' scores in a row, each with its name."""
    form = translate("Table", "%1 %2", "a side and its score")
    named = [fill(form, seats.side_name(side), score(each)) for side, each in enumerate(scores)]
    return listed(named)


def you() -> str:
    return translate("Seat", "You")


def computer() -> str:
    return translate("Seat", "Computer")


def compass(chair: int) -> str:
    """A place round the table, clockwise from South."""
    names = (
        translate("Seat", "South"),
        translate("Seat", "West"),
        translate("Seat", "North"),
        translate("Seat", "East"),
    )
    return names[chair]


def bids(level: int) -> str:
    return fill(translate("Seat", "bid %1", "what a player bid"), level)


def passes() -> str:
    return translate("Seat", "pass", "a player did not bid")


def pitches() -> str:
    return translate("Seat", "leads", "the pitcher without a bid")


def your_hand() -> str:
    return translate("Table", "Your hand")


def actions_group() -> str:
    return translate("Table", "Actions")


def trick_group() -> str:
    return translate("Table", "On the table")


def card_table() -> str:
    """All that lies between the menu and the foot of the window, for a screen reader."""
    return translate("Table", "Card table")


def peg_board() -> str:
    """The board with its pegs, for a screen reader."""
    return translate("Table", "Cribbage board")


def turned_up() -> str:
    """Of the card whose suit is proposed for trumps."""
    return translate("Table", "Turned up", "a card")


def top_of_stock() -> str:
    """Of the card that lies face up on the stock."""
    return translate("Table", "Top of the stock", "a card")


def playable() -> str:
    return translate("Table", "Playable")


def not_playable() -> str:
    return translate("Table", "Not playable now")


def to_be_discarded() -> str:
    return translate("Table", "Chosen for discarding")


def pack_to_cut(fingerprint: str) -> str:
    return fill(
        translate("Table", "Pack %1 is fixed. Cut it where you like, then deal."), fingerprint
    )


def place_to_cut() -> str:
    return translate("Table", "Where to cut the pack")


def pack_fixed(fingerprint: str) -> str:
    return fill(translate("Table", "Pack %1, fixed before the deal"), fingerprint)


def thinking() -> str:
    return translate("Table", "thinking…")


def saving() -> str:
    return translate("Table", "Being saved…", "what was just done")


def lies_open() -> str:
    return translate("Table", "Lies open")


def also_lies_open(note: str) -> str:
    """A note on a card that also lies open."""
    return listed([note, translate("Table", "lies open")])


def can_be_shown() -> str:
    return translate("Table", "Can be shown")


def turn_caption(view: SeatView) -> str:
    """What is asked of the person, under the own name."""
    match view.phase:
        case Phase.BEG | Phase.ANSWER | Phase.BID:
            return translate("Table", "your word")
        case Phase.BATCH:
            return translate("Table", "your deal")
        case Phase.DISCARD:
            return translate("Table", "your discard")
        case Phase.PLAY if not view.trick:
            return translate("Table", "your lead")
        case _:
            return translate("Table", "your turn")


def deal() -> str:
    return translate("Button", "Deal")


def go_on() -> str:
    return translate("Button", "Continue")


def new_match() -> str:
    return translate("Button", "New match")


def same_again() -> str:
    return translate("Button", "Same again")


def another_game() -> str:
    return translate("Button", "Choose another game")


def read_rule() -> str:
    """A link to the rule of a refusal, or to a point, for a screen reader and as a tool tip."""
    return translate("Table", "Read about it in How to play (F1)")


def learn() -> str:
    return translate("Button", "Learn in three minutes")


def next_lesson(game: str) -> str:
    return fill(translate("Button", "Next lesson: %1", "a game"), game)


def leave_lesson() -> str:
    return translate("Button", "Leave the tutorial")


def finish_hand() -> str:
    return translate("Button", "Finish the hand")


def finish_hint() -> str:
    return translate("Hint", "No point is left to be won: the cards are played for everybody")


def play_on() -> str:
    return translate("Button", "Play on")


def last_trick(name: str) -> str:
    return fill(translate("Table", "Last trick: %1", "who won it"), name)


def no_trick() -> str:
    return translate("Table", "No trick has been taken yet.")


def discard_label() -> str:
    return translate("Button", "Discard")


def discard_left(cards: int) -> str:
    """How many more cards have to be picked; negative when too many are."""
    if cards > 0:
        return counts.choose_more(cards)
    if cards < 0:
        return counts.take_back(-cards)
    return ""


def count_title() -> str:
    return translate("Count sheet", "The count")


def seat_summary(name: str, is_dealer: bool, points: int, *, bid: str = "", level: str = "") -> str:
    """A seat for a screen reader: who, whether it deals, the score, and a bid and the level of the
    computer if there are any."""
    if is_dealer:
        form = translate("Table", "%1, dealer: %2", "name, score")
    else:
        form = translate("Table", "%1: %2", "name, score")
    summary = fill(form, name, score(points))
    said = [each for each in (bid, level and fill(translate("Table", "level %1"), level)) if each]
    return listed([summary, *said]) if said else summary


def peg_name(name: str, kind: str, hole: int) -> str:
    """A peg for a screen reader; `kind` is front, back or game."""
    match kind:
        case "front":
            return fill(translate("Board", "%1, front peg: hole %2"), name, hole)
        case "back":
            return fill(translate("Board", "%1, back peg: hole %2"), name, hole)
        case _:
            return fill(translate("Board", "%1, games won: %2"), name, hole)
