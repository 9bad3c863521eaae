"""Hints in words: what to do, what it is worth, and why, in the language in use."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from allfives_desktop.ai.explain import Hint, Reason, Why
from allfives_desktop.rules.actions import Discard, Pass, PlayerAction
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView
from allfives_desktop.text.asking import action_label
from allfives_desktop.text.card_words import card_name, cards_named, suit_name
from allfives_desktop.text.filling import fill
from allfives_desktop.text.labels import MINUS, per_cent, play_on

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class HintWords:
    """A hint to be read: a headline, what it is worth, and a sentence a reason."""

    headline: str
    worth: str
    reasons: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """All of it, for a screen reader."""
        return " ".join([f"{self.headline}.", *self.reasons, self.worth])


def hint_words(hint: Hint, view: SeatView) -> HintWords:
    """What a hint for the seat of this view says."""
    headline = fill(translate("HintBubble", "Hint: %1"), _named(hint.best.action, view))
    reasons = tuple(_reason(each, hint, view) for each in hint.reasons)
    return HintWords(headline, _worth(hint, view), reasons)


def _named(action: PlayerAction, view: SeatView) -> str:
    match action:
        case Discard():
            return fill(
                translate("HintBubble", "%1: %2", "discard, cards"),
                action_label(action),
                cards_named(list(action.cards)),
            )
        case Pass() if view.phase is Phase.PLAY:
            return play_on()
        case _:
            return action_label(action)


def _worth(hint: Hint, view: SeatView) -> str:
    """The numbers of the best, and by how much the next best falls short."""
    best, after = hint.best, hint.next
    told = fill(
        translate("HintBubble", "%1 points expected from here, %2 to win the game."),
        signed(best.points),
        percent(best.chance),
    )
    if after is None:
        return told
    other = fill(
        translate("HintBubble", "Next best: %1 (%2 points ±%3, %4 to win)."),
        _named(_instead(after.action, best.action), view),
        signed(after.points - best.points),
        QLocale().toString(after.margin, "f", 1),
        percent(after.chance),
    )
    return f"{told} {other}"


def _instead(action: PlayerAction, best: PlayerAction) -> PlayerAction:
    """Of a discard, only the cards that the best keeps."""
    if not isinstance(action, Discard) or not isinstance(best, Discard):
        return action
    return Discard(action.seat, [card for card in action.cards if card not in best.cards])


def signed(points: float) -> str:
    """Points to a tenth, always with their sign."""
    rounded = round(points, 1) or 0.0
    sign = MINUS if rounded < 0 else "+"
    return f"{sign}{QLocale().toString(abs(rounded), 'f', 1)}"


def percent(share: float) -> str:
    """A share of 1 to a hundredth; only what is certain is 0 or 100."""
    rounded = round(100 * share)
    if 0 < share < 1:
        rounded = min(99, max(1, rounded))
    return per_cent(rounded)


def _reason(reason: Reason, hint: Hint, view: SeatView) -> str:
    than = ""
    if reason.than is not None:
        than = _named(_instead(reason.than, hint.best.action), view)
    sentence = _filled(reason, than)
    if reason.than is None or reason.why in (Why.PLAYS_BETTER, Why.BID_FAILS):
        return sentence
    share, other = percent(reason.share), percent(reason.other)
    if hint.next is not None and reason.than == hint.next.action:
        form = translate("HintBubble", "%1 (%2 against %3).", "sentence, share, share")
        return fill(form, sentence, share, other)
    form = translate("HintBubble", "%1 (%2 against %3 with: %4).", "sentence, shares, action")
    return fill(form, sentence, share, other, than)


def _filled(reason: Reason, than: str) -> str:
    """%1 is the card, %2 a number, %3 a share, %4 another action and %5 the card's suit."""
    card, suit = "", ""
    if reason.card is not None:
        card, suit = card_name(reason.card), suit_name(reason.card.suit)
    return fill(_sentence(reason), card, reason.count, percent(reason.share), than, suit)


def _sentence(reason: Reason) -> str:  # noqa: C901 - a table of the reasons
    match reason.why:
        case Why.FORCED:
            return translate("HintReason", "There is no other choice.")
        case Why.GOES_OUT:
            return translate("HintReason", "This trick wins you the game at once.")
        case Why.TAKES_TRUMP:
            return translate("HintReason", "It captures a trump that scores: %1 (%2).")
        case Why.TAKES_JACK:
            return translate("HintReason", "It captures the jack of trumps.")
        case Why.TAKES_GAME:
            return translate("HintReason", "What it wins counts %2 for Game.")
        case Why.BRINGS_HOME:
            return translate("HintReason", "It brings a card home that counts: %1.")
        case Why.FEEDS_PARTNER:
            return translate("HintReason", "Your partner's trick is safe, and takes in: %1.")
        case Why.LEAVES_PARTNER:
            return translate("HintReason", "Your partner's trick is safe, and you keep: %1.")
        case Why.KEEPS_OUT:
            return translate("HintReason", "The trick is lost, and it does not take along: %1.")
        case Why.THROWS_LEAST:
            return translate("HintReason", "The trick is lost, and this card counts nothing.")
        case Why.DRAWS_TRUMPS:
            return translate("HintReason", "It draws trumps from the others.")
        case Why.TRUMPS_IN:
            return translate("HintReason", "It trumps the trick.")
        case Why.CHEAPEST:
            return translate("HintReason", "It wins just as surely, and you keep: %1.")
        case Why.SURE_TRICK:
            return translate("HintReason", "Nobody can take this trick from you.")
        case Why.VOIDS:
            return translate("HintReason", "It is your last card of the suit: %5.")
        case Why.HARMLESS:
            return translate("HintReason", "You risk no card that counts.")
        case Why.COUNTS_LEAST:
            return translate("HintReason", "Of the cards you may play it counts least.")
        case Why.HIGHEST_LEFT:
            return translate("HintReason", "Nobody else has a higher card of this suit.")
        case Why.SPARES_TRUMPS:
            return translate("HintReason", "You save your trumps for later.")
        case Why.TAKES_STOCK:
            return translate("HintReason", "The trick is yours, and you draw: %1.")
        case _:
            return _sentence_of_making(reason)


def _sentence_of_making(reason: Reason) -> str:  # noqa: C901 - the same
    match reason.why:
        case Why.STRONG_SUIT:
            return translate("HintReason", "%5 in your hand: %2, the highest: %1.")
        case Why.WEAK_SUIT:
            return translate("HintReason", "%5 in your hand: only %2.")
        case Why.GIFT_WINS:
            return translate("HintReason", "The gift would win you the game.")
        case Why.GIFT_LOSES:
            return translate("HintReason", "The gift would win them the game.")
        case Why.TURN_UP:
            return translate("HintReason", "The next turn-up may score for you: %3.")
        case Why.KEEPS_TRUMPS:
            return translate("HintReason", "You keep all your trumps: %2.")
        case Why.KEEPS_GAME:
            return translate("HintReason", "What you keep in plain suits counts %2 for Game.")
        case Why.THROWS_SMALL:
            return translate("HintReason", "What you throw out counts nothing.")
        case Why.TAKES_OVER:
            return translate("HintReason", "As dealer you may take over the bid: %2.")
        case Why.SHOWS_CARD:
            return translate("HintReason", "The others may call for a card that you show.")
        case Why.NO_ACE:
            return translate("HintReason", "You would have to bid four without this card: %1.")
        case Why.NO_DIFFERENCE:
            return translate("HintReason", "At least one other choice is just as good.")
        case Why.PLAYS_BETTER:
            return translate("HintReason", "Played out many times, it does better than: %4.")
        case Why.BID_FAILS:
            return translate("HintReason", "How often this would be set back: %3 (%4).")
        case Why.GIFT_LIKELY:
            return translate("HintReason", "Chance that the dealer gives you one: %3.")
        case Why.OUTBIDS:
            return translate("HintReason", "You get to pitch more often")
        case _:
            return _sentence_compared(reason)


def _sentence_compared(reason: Reason) -> str:
    match reason.why:
        case Why.SAVES_TRUMP | Why.SAVES_GAME:
            return translate("HintReason", "You save this card more often: %1")
        case Why.SAVES_JACK:
            return translate("HintReason", "You save your jack of trumps more often")
        case Why.CATCHES_TRUMP:
            return translate("HintReason", "You capture this trump more often: %1")
        case Why.CATCHES_GAME:
            return translate("HintReason", "You win this card for Game more often: %1")
        case Why.CATCHES_JACK:
            return translate("HintReason", "You catch the jack of trumps more often")
        case Why.MAKES_HIGH:
            return translate("HintReason", "You make High more often")
        case Why.MAKES_LOW:
            return translate("HintReason", "You make Low more often")
        case Why.MAKES_GAME:
            return translate("HintReason", "You make Game more often")
        case Why.DENIES_GAME:
            return translate("HintReason", "Game is kept from the others more often")
        case Why.MAKES_BID if reason.than is None:
            return translate("HintReason", "How often you make this bid: %3.")
        case Why.MAKES_BID:
            return translate("HintReason", "You make your bid more often")
        case Why.SETS_BID:
            return translate("HintReason", "The pitcher is set back more often")
        case Why.WINS_NOW:
            return translate("HintReason", "You win the game in this hand more often")
        case Why.STOPS_OUT:
            return translate("HintReason", "You keep the others from winning it more often")
        case _:
            return translate("HintReason", "The card called for comes to you more often: %1")
