"""The sentences of the lesson of All Fives."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from allfives_desktop.lessons.lines import Line

translate = QCoreApplication.translate


def fives_sentence(line: Line) -> str:  # noqa: C901 - a table of the lines
    """A line with its place markers; "" for one of another lesson."""
    match line:
        case Line.FIVES_BEG:
            return translate(
                "Lesson",
                "The card turned up proposes hearts as trumps. Stand and hearts it is; beg, and"
                " the dealer gives you a point or deals on for another suit. You hold a single"
                " heart.",
            )
        case Line.FIVES_STANDING:
            return translate(
                "Lesson",
                "Your only heart is the ten. As a trump it is worth %1 to the side that captures"
                " it, and alone you could not save it. Beg.",
            )
        case Line.FIVES_DISCARD:
            return translate(
                "Lesson",
                "The dealer ran the cards: %1 more each, and spades are trumps. Go back to %2"
                " cards: choose the %3 you need least, then press Discard.",
            )
        case Line.FIVES_KEEP_TRUMPS:
            return translate(
                "Lesson",
                "Keep every trump. Trumps win tricks, and the ace, king, queen, jack, ten and five"
                " of trumps score for the side that captures them.",
            )
        case Line.FIVES_KEEP_TEN:
            return translate(
                "Lesson",
                "Keep the ten of hearts. It is no trump, but it counts %1 towards Game for the"
                " side that wins it.",
            )
        case Line.FIVES_THROW_SMALL:
            return translate(
                "Lesson",
                "Throw out the small cards of the other suits. The queen counts %1 towards Game.",
            )
        case Line.FIVES_LEAD_HIGH:
            return translate(
                "Lesson",
                "There are %1 tricks, and you lead. When trumps are led the dealer must play a"
                " trump, and whoever wins the trick scores what fell. Lead a trump nobody can"
                " beat.",
            )
        case Line.FIVES_LEAD_AGAIN:
            return translate(
                "Lesson",
                "Captured: +%1. The peg walks a hole a point; the one behind shows the score"
                " before. The ten of trumps, worth %2, is still out: lead your other high trump.",
            )
        case Line.FIVES_JACK_EARLY:
            return translate(
                "Lesson",
                "The queen of trumps may be out: she would take the jack, and the point for Jack"
                " with it. Lead a trump that nothing beats.",
            )
        case Line.FIVES_FIVE_EARLY:
            return translate(
                "Lesson",
                "Most trumps beat the five, and whoever takes it scores %1. Lead a trump that"
                " nothing beats.",
            )
        case Line.FIVES_PLAIN_EARLY:
            return translate(
                "Lesson",
                "Not yet: the dealer could trump it. Draw the trumps out with your high ones"
                " first.",
            )
        case Line.FIVES_LOSE_LEAD:
            return translate(
                "Lesson",
                "+%1, the ten among them! The dealer had to give it up, so it was the last trump"
                " there. Yours can wait: lead the plain card you can best spare.",
            )
        case Line.FIVES_TRUMPS_WAIT:
            return translate(
                "Lesson",
                "The dealer has no trump left, so yours lose nothing by waiting, and may win a"
                " better trick. Lead a plain card.",
            )
        case Line.FIVES_TEN_WAITS:
            return translate(
                "Lesson",
                "A higher heart would take the ten, and %1 towards Game. Keep it for later.",
            )
        case Line.FIVES_TRUMP_IN:
            return translate(
                "Lesson",
                "The ace was higher. Now hearts are led: you may follow suit or trump, even with a"
                " heart in hand. A trump that wins scores its own value: the five %1, the jack %2.",
            )
        case Line.FIVES_TEN_FALLS:
            return translate(
                "Lesson",
                "The queen is higher than the ten: %1 towards Game would go to the dealer. Play a"
                " trump.",
            )
        case Line.FIVES_LAST_TRUMP:
            return translate(
                "Lesson",
                "+%1 for your own trump. Your last one cannot be beaten either: lead it, and the"
                " dealer has to part with a card.",
            )
        case Line.FIVES_TEN_LAST:
            return translate(
                "Lesson",
                "A higher heart may still be out. Lead the trump first: the dealer may have to"
                " part with that heart.",
            )
        case Line.FIVES_LAST_CARD:
            return translate(
                "Lesson",
                "+%1. Play your last card; then the hand is counted: High, Low, Jack and Game,"
                " each with the card or the totals behind it.",
            )
        case Line.FIVES_END:
            return translate(
                "Lesson",
                "High and Jack are yours; Low is the dealer's three, the lowest trump played."
                " Game: %1 against %2 in the tricks. You stand at %3, and the first to reach %4"
                " wins.",
            )
        case _:
            return ""
