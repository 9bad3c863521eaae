"""What is asked of a player: the banner, the buttons, and why something is refused."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from allfives_desktop.rules.actions import (
    Batch,
    Beg,
    Bid,
    Call,
    Discard,
    Expose,
    Give,
    Pass,
    Play,
    PlayerAction,
    Run,
    Stand,
)
from allfives_desktop.rules.cards import PACK, Card, Suit
from allfives_desktop.rules.law import HAND_SIZE, law_of
from allfives_desktop.rules.state import AT_REST, Phase
from allfives_desktop.rules.view import SeatView
from allfives_desktop.rules.violation import Violation
from allfives_desktop.text.card_words import card_name, rank_name, suit_name, trumps
from allfives_desktop.text.counts import counts
from allfives_desktop.text.filling import fill, listed
from allfives_desktop.text.labels import scores_line
from allfives_desktop.text.seats import Seats

NO_BREAK: Final = "\N{NO-BREAK SPACE}"

translate = QCoreApplication.translate


class Banner(NamedTuple):
    """A line to be read first and a line with what is at stake."""

    headline: str = ""
    detail: str = ""


def action_label(action: PlayerAction) -> str:
    """The words on the button of an action."""
    match action:
        case Stand():
            return translate("Button", "Stand")
        case Beg():
            return translate("Button", "Beg")
        case Give():
            return translate("Button", "Give one")
        case Run():
            return translate("Button", "Run the cards")
        case Pass():
            return translate("Button", "Pass")
        case Bid():
            return fill(translate("Button", "Bid %1"), action.level)
        case Batch():
            if action.size == 1:
                return translate("Button", "Deal by ones")
            return translate("Button", "Deal by threes")
        case Discard():
            return translate("Button", "Discard")
        case Expose():
            return fill(translate("Button", "Show: %1"), card_name(action.card))
        case Call():
            return fill(translate("Button", "Call: %1"), card_name(action.card))
        case Play():
            return card_name(action.card)


def action_hint(action: PlayerAction, view: SeatView) -> str:
    """What the action means, for a reader who does not see the table."""
    match action:
        case Stand() if view.turned:
            return fill(translate("Hint", "%1 become trumps"), suit_name(view.turned[-1].suit))
        case Beg():
            return translate("Hint", "Ask for one point or another trump suit")
        case Give():
            return translate("Hint", "One point to the player who begged")
        case Run():
            return translate("Hint", "Three more cards each and another turn-up")
        case _:
            return ""


def question(
    view: SeatView, seats: Seats, *, undos: int = 0, hints: int = 0, pack: str = ""
) -> Banner:
    """Whose turn it is and what is at stake; at the end of the match the `undos` and `hints` in it.

    `pack` is the fingerprint of a pack that was played and found to be the one shown before.
    """
    details = [_detail(view, seats)]
    if view.phase is Phase.MATCH_OVER and undos:
        details.append(counts.taken_back(undos))
    if view.phase is Phase.MATCH_OVER and hints:
        details.append(counts.hints_given(hints))
    if pack:
        details.append(fill(translate("Table", "pack %1 checked"), pack))
    detail = " · ".join(details)
    return Banner(_headline(view, seats), detail)


def _headline(view: SeatView, seats: Seats) -> str:
    if view.phase in AT_REST:
        return _ending(view, seats)
    if view.actor is None:
        return ""
    if view.actor != seats.own:
        return _awaited(view.phase, seats.names[view.actor])
    match view.phase:
        case Phase.BEG:
            suit = suit_name(view.turned[-1].suit)
            return fill(translate("Table", "Will you stand, or beg? Turned up: %1"), suit)
        case Phase.ANSWER:
            return translate("Table", "Will you give one, or run the cards?")
        case Phase.BATCH:
            return translate("Table", "Deal one card at a time, or three?")
        case Phase.BID:
            return translate("Table", "Your bid")
        case Phase.DISCARD:
            return counts.discard(len(view.hand_cards) - HAND_SIZE)
        case Phase.PLAY if not view.trick:
            return translate("Table", "Your lead")
        case _:
            return translate("Table", "Your turn")


def aside_question(view: SeatView, seats: Seats, *, can_call: bool) -> str:
    """What may be done while another seat is to play."""
    if can_call and view.actor is not None:
        name = seats.names[view.actor]
        return fill(translate("Table", "%1 to play: will you call an open card?"), name)
    return translate("Table", "Which card will you show?")


def _awaited(phase: Phase, name: str) -> str:
    match phase:
        case Phase.BEG | Phase.ANSWER | Phase.BID:
            return fill(translate("Table", "%1 to speak"), name)
        case Phase.BATCH:
            return fill(translate("Table", "%1 to deal"), name)
        case Phase.DISCARD:
            return fill(translate("Table", "%1 to discard"), name)
        case _:
            return fill(translate("Table", "%1 to play"), name)


def _ending(view: SeatView, seats: Seats) -> str:
    if view.winner is None:
        return translate("Table", "The hand is over")
    name = seats.side_name(view.winner)
    own = seats.is_own_side(view.winner)
    if view.phase is Phase.MATCH_OVER:
        if own:
            return translate("Table", "You won the match!")
        return fill(translate("Table", "%1 wins the match"), name)
    if own:
        return translate("Table", "You win the game!")
    return fill(translate("Table", "%1 wins the game"), name)


def _standing_bid(view: SeatView, seats: Seats) -> str:
    """The highest bid so far, and whether the dealer may take it over."""
    made = [(seat, level) for seat, level in view.bids if level is not None]
    if not made:
        return translate("Table", "Nobody has bid yet")
    seat, level = made[-1]
    highest = fill(
        translate("Table", "Highest bid: %1 (%2)", "bid, name"), level, seats.names[seat]
    )
    if view.actor == view.dealer and view.options.dealer_steal:
        steal = translate("Table", "the dealer may take it for the same")
        return fill(translate("Table", "%1 · %2", "two facts"), highest, steal)
    return highest


def _detail(view: SeatView, seats: Seats) -> str:
    if view.phase in AT_REST:
        return fill(translate("Table", "Score: %1"), scores_line(view.scores, seats))
    if view.phase is Phase.BEG and view.actor == seats.own:
        return translate("Table", "Beg: one point for you, or three more cards each")
    if view.phase is Phase.BID:
        return _standing_bid(view, seats)
    if view.trump is None:
        pitched = view.pitcher is not None
        return translate("Table", "The first card led makes trumps") if pitched else ""
    parts = [trumps(view.trump)]
    if view.pitcher is not None and view.bid:
        bid = translate("Table", "bid %1 (%2)", "bid, name")
        parts.append(fill(bid, view.bid, seats.names[view.pitcher]))
    out = _still_out(view, view.trump)
    if out:
        parts.append(fill(translate("Table", "still out: %1"), listed(out)))
    return " · ".join(parts)


def _still_out(view: SeatView, trump: Suit) -> list[str]:
    """Trumps with a value that nobody has played yet, highest value first."""
    gone = {card for _, trick in view.tricks for _, card in trick} | set(view.own_discards)
    gone |= {card for _, card in view.trick} | set(view.turned)
    left = [card for card in PACK if card.suit is trump and card not in gone]
    values = law_of(view.options).capture_values
    worth = [card for card in left if values[card.strength]]
    worth.sort(key=lambda card: (-values[card.strength], -card.strength))
    return [_worth(card, values[card.strength]) for card in worth]


def _worth(card: Card, points: int) -> str:
    """A rank and its points, which no line ends between."""
    pair = translate("Table", "%1 %2", "a rank and its points")
    return fill(pair, rank_name(card.rank), points).replace(" ", NO_BREAK)


def violation(why: Violation, view: SeatView) -> str:  # noqa: C901 - a table of the rules
    """Which rule forbids it, in one sentence."""
    match why:
        case Violation.MUST_FOLLOW_TRUMPS:
            return translate("Rule", "Trumps were led: you must play a trump.")
        case Violation.MUST_FOLLOW_OR_TRUMP:
            return fill(
                translate("Rule", "You must follow suit or play a trump. Led: %1"), _led(view)
            )
        case Violation.MUST_FOLLOW_SUIT:
            return fill(translate("Rule", "You must follow suit. Led: %1"), _led(view))
        case Violation.MUST_TRUMP:
            return translate("Rule", "You have no card of the suit led: you must play a trump.")
        case Violation.MUST_OVERTRUMP:
            return translate("Rule", "A lower trump may not be played on a higher one.")
        case Violation.MUST_PLAY_CALLED:
            return translate("Rule", "An opponent has called a card: you must play it.")
        case Violation.GIFT_WOULD_WIN:
            return translate("Rule", "You cannot give one: it would win the game.")
        case Violation.WRONG_DISCARD_COUNT:
            return translate("Rule", "Discard down to six cards.")
        case Violation.SAME_CARD_TWICE:
            return translate("Rule", "A card cannot be discarded twice.")
        case Violation.BID_TOO_LOW:
            return translate("Rule", "The bid must be higher.")
        case Violation.BID_TOO_HIGH:
            return translate("Rule", "The highest bid is 4.")
        case Violation.DEALER_MUST_BID:
            return translate("Rule", "Everybody passed: the dealer must bid.")
        case Violation.NOT_IN_HAND:
            return translate("Rule", "That card is not in your hand.")
        case Violation.NOT_YOUR_TURN:
            return translate("Rule", "It is not your turn.")
        case Violation.WRONG_BATCH:
            return translate("Rule", "Cards are dealt by ones or by threes.")
        case Violation.NO_CALLS:
            return translate("Rule", "Cards are not shown or called in this game.")
        case Violation.EXPOSE_IN_TURN:
            return translate("Rule", "It is your turn: play the card instead.")
        case Violation.ALREADY_EXPOSED:
            return translate("Rule", "That card has been shown already.")
        case Violation.NOT_EXPOSED:
            return translate("Rule", "Only a card that lies open can be called.")
        case Violation.CALL_BY_OWN_SIDE:
            return translate("Rule", "Only an opponent may call a card.")
        case Violation.ALREADY_CALLED:
            return translate("Rule", "A card has been called already.")
        case Violation.CALLED_MAY_NOT_BE_PLAYED:
            return translate("Rule", "That card may not be played now.")
        case _:
            return translate("Rule", "That cannot be done now.")


def _led(view: SeatView) -> str:
    return suit_name(view.trick[0][1].suit) if view.trick else ""
