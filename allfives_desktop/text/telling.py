"""What happened, told: a sentence for log, banner and screen reader, and what is called out."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from allfives_desktop.rules.cards import card
from allfives_desktop.rules.events import (
    BatchChosen,
    Begged,
    BidMade,
    Called,
    CardsDealt,
    CardTurned,
    CountMade,
    CutShown,
    Discarded,
    Drawn,
    Event,
    Exposed,
    GameStarted,
    GameWon,
    Gave,
    HandEnded,
    HandStarted,
    MatchWon,
    Passed,
    PitcherMade,
    Played,
    Ran,
    Scored,
    ScoreKind,
    StockOpened,
    Stood,
    ThrownIn,
    TrickTaken,
    TrumpsMade,
)
from allfives_desktop.rules.state import Trick
from allfives_desktop.text.card_words import card_name, cards_named, trumps
from allfives_desktop.text.counts import counts
from allfives_desktop.text.filling import fill, listed
from allfives_desktop.text.labels import gain, scores_line
from allfives_desktop.text.seats import Seats

translate = QCoreApplication.translate


def told(event: Event, seats: Seats) -> str:  # noqa: C901 - a table of the events
    """One sentence, or nothing for an event that is not worth one."""
    match event:
        case CutShown():
            return _cut(event, seats)
        case GameStarted():
            return fill(translate("Event", "First dealer: %1"), seats.names[event.dealer])
        case HandStarted():
            name = seats.names[event.dealer]
            return fill(translate("Event", "Hand %1, dealer: %2"), event.hand + 1, name)
        case CardTurned():
            return fill(translate("Event", "Turned up: %1"), card_name(event.card))
        case StockOpened() if event.card is not None:
            return fill(translate("Event", "Top of the stock: %1"), card_name(event.card))
        case Stood() | Begged() | Gave() | Ran() | Passed() | BidMade() | BatchChosen():
            return _named(seats.names[event.seat], bubble(event))
        case TrumpsMade():
            return trumps(event.suit)
        case ThrownIn():
            return translate("Event", "The same suit again: the cards are thrown in.")
        case PitcherMade():
            return fill(
                translate("Event", "Pitcher: %1, bid: %2"), seats.names[event.seat], event.level
            )
        case Discarded():
            return _named(seats.names[event.seat], counts.discarded(len(event.cards)))
        case Played():
            return _named(seats.names[event.seat], card_name(event.card))
        case Exposed():
            shown_card = fill(translate("Event", "card shown, %1"), card_name(event.card))
            return _named(seats.names[event.seat], shown_card)
        case Called():
            called = fill(translate("Event", "card called, %1"), card_name(event.card))
            return _named(seats.names[event.seat], called)
        case TrickTaken():
            return _trick(event, seats)
        case Drawn() if event.card is not None:
            drawn = fill(translate("Event", "card drawn, %1"), card_name(event.card))
            return _named(seats.names[event.seat], drawn)
        case Scored():
            return _scored(event, seats)
        case HandEnded():
            return fill(translate("Event", "Score: %1"), scores_line(event.scores, seats))
        case GameWon():
            return _game(event, seats)
        case MatchWon():
            return _match(event, seats)
        case CardsDealt() | Drawn() | StockOpened() | CountMade():
            return ""


def _cut(cut: CutShown, seats: Seats) -> str:
    shown = [_named(seats.names[seat], card_name(each)) for seat, each in cut.cards]
    told_cards = fill(translate("Event", "Cut for deal: %1"), listed(shown))
    highest = max(each.strength for _, each in cut.cards)
    if sum(each.strength == highest for _, each in cut.cards) == 1:
        return told_cards
    again = translate("Event", "The highest are equal: they cut again.")
    return fill(translate("Event", "%1 · %2", "two sentences"), told_cards, again)


def last_trick_told(title: str, trick: Trick, seats: Seats) -> str:
    """The last trick, who won it and who played what."""
    played = listed([_named(seats.names[seat], card_name(each)) for seat, each in trick])
    return fill(translate("Event", "%1 · %2", "two sentences"), title, played)


def bubble(event: Event) -> str:
    """What a player calls out."""
    match event:
        case Stood():
            return translate("Call", "I stand")
        case Begged():
            return translate("Call", "I beg")
        case Gave():
            return translate("Call", "Take one")
        case Ran():
            return translate("Call", "Running the cards…")
        case Passed():
            return translate("Call", "Pass")
        case BidMade():
            return fill(translate("Call", "Bid %1"), event.level)
        case BatchChosen():
            if event.size == 1:
                return translate("Call", "By ones")
            return translate("Call", "By threes")
        case Called():
            return card_name(event.card)
        case _:
            return ""


def story(scored: Scored, seats: Seats) -> str:
    """What moved a peg."""
    return _scored(scored, seats)


class CountLine(NamedTuple):
    """A line of the count sheet: the point, the card or totals behind it, and what it scores."""

    point: str
    reason: str
    points: str


def count_line(scored: Scored, seats: Seats) -> CountLine:
    """A point of the count, and to whom it goes."""
    reason = fill(
        translate("Count sheet", "%1 · %2", "the card or totals, then the name"),
        _reason(scored),
        seats.side_name(scored.side),
    )
    return CountLine(point_name(scored.kind), reason, gain(scored.points))


def point_name(kind: ScoreKind) -> str:
    """What a score is called on the count sheet."""
    match kind:
        case ScoreKind.HIGH:
            return translate("Point", "High")
        case ScoreKind.LOW:
            return translate("Point", "Low")
        case ScoreKind.JACK:
            return translate("Point", "Jack")
        case ScoreKind.HANG_JACK:
            return translate("Point", "Hanged jack")
        case ScoreKind.GAME:
            return translate("Point", "Game")
        case ScoreKind.FIVE:
            return translate("Point", "Five")
        case ScoreKind.SETBACK:
            return translate("Point", "Set back")
        case ScoreKind.TURN_UP:
            return translate("Point", "Turn-up")
        case ScoreKind.GIFT:
            return translate("Point", "Gift")
        case ScoreKind.CAPTURE:
            return translate("Point", "Capture")


def _reason(scored: Scored) -> str:
    match scored.kind:
        case ScoreKind.GAME:
            totals = scored.detail.split("-")
            pair = translate("Count sheet", "%1 to %2", "Game totals")
            return fill(pair, *totals) if len(totals) == 2 else listed(totals)
        case ScoreKind.SETBACK:
            return fill(translate("Count sheet", "bid %1"), scored.detail)
        case ScoreKind.GIFT:
            return ""
        case _:
            return cards_named([card(code) for code in scored.detail.split()])


def _scored(scored: Scored, seats: Seats) -> str:
    name = seats.side_name(scored.side)
    reason, points = _reason(scored), gain(scored.points)
    if scored.kind is ScoreKind.CAPTURE:
        if seats.is_own_alone(scored.side):
            return fill(translate("Event", "You capture: %1 (%2)"), reason, points)
        return fill(translate("Event", "%1 captures: %2 (%3)"), name, reason, points)
    if scored.kind is ScoreKind.GIFT:
        return _named(name, fill(translate("Event", "a gift (%1)"), points))
    return fill(
        translate("Event", "%1: %2, %3 (%4)", "point, card or totals, name, points"),
        point_name(scored.kind),
        reason,
        name,
        points,
    )


def _trick(taken: TrickTaken, seats: Seats) -> str:
    if seats.is_own(taken.seat):
        return translate("Event", "You win the trick")
    return fill(translate("Event", "%1 wins the trick"), seats.names[taken.seat])


def _game(won: GameWon, seats: Seats) -> str:
    name = seats.side_name(won.side)
    if seats.is_own_side(won.side):
        sentence = translate("Event", "You win the game!")
    else:
        sentence = fill(translate("Event", "%1 wins the game"), name)
    if won.games > 1:
        skunk = translate("Event", "Skunk! It counts as two games.")
        return fill(translate("Event", "%1 · %2", "two sentences"), sentence, skunk)
    return sentence


def _match(won: MatchWon, seats: Seats) -> str:
    if seats.is_own_side(won.side):
        return translate("Event", "You won the match!")
    return fill(translate("Event", "%1 wins the match"), seats.side_name(won.side))


def _named(name: str, words: str) -> str:
    return fill(
        translate("Event", "%1: %2", "a player's name and what was said or played"), name, words
    )
