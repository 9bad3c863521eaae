"""The sentences of the lesson of Trinidad All Fours."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from allfives_desktop.lessons.lines import Line

translate = QCoreApplication.translate


def trinidad_sentence(line: Line) -> str:  # noqa: C901 - a table of the lines
    """A line with its place markers; "" for one of another lesson."""
    match line:
        case Line.TRINIDAD_STAND:
            return translate(
                "Lesson",
                "North is your partner. The six turned up gave the dealer's side +%1 at once, and"
                " proposes diamonds. You hold the ace and two more: stand or beg?",
            )
        case Line.TRINIDAD_BEGGING:
            return translate(
                "Lesson",
                "The ace of trumps is High for certain, and may catch the jack. You want diamonds:"
                " stand.",
            )
        case Line.TRINIDAD_ACE:
            return translate(
                "Lesson",
                "Captures score nothing here, only High, Low, Jack and Game. But a jack won by the"
                " other side is hanged, for +%1. Lead the trump that nothing beats.",
            )
        case Line.TRINIDAD_ACE_FIRST:
            return translate(
                "Lesson",
                "A higher trump could beat that. Only the ace is sure to win, and to catch the"
                " jack if it has to follow.",
            )
        case Line.TRINIDAD_TRUMPS_FIRST:
            return translate(
                "Lesson",
                "That draws no trump. Lead the ace: everybody has to follow with a trump.",
            )
        case Line.TRINIDAD_LOSE_LEAD:
            return translate(
                "Lesson",
                "The jack had to fall to your ace: hanged! East has no other trump, or it would"
                " have been played. Now lead the plain card that costs you least.",
            )
        case Line.TRINIDAD_KING_EARLY:
            return translate(
                "Lesson",
                "The ace of clubs would take the king, and %1 towards Game with it.",
            )
        case Line.TRINIDAD_TEN_EARLY:
            return translate(
                "Lesson",
                "A ten counts %1 towards Game: do not lead it while higher spades are out.",
            )
        case Line.TRINIDAD_KEEP_TRUMPS:
            return translate(
                "Lesson",
                "Keep your trumps for a trick that is worth winning. Lead a plain card.",
            )
        case Line.TRINIDAD_FEED:
            return translate(
                "Lesson",
                "East led spades, and your partner's ace is winning. You are the last to play:"
                " follow suit or trump, and make the trick worth more for your side.",
            )
        case Line.TRINIDAD_WASTED:
            return translate(
                "Lesson",
                "Your partner wins this trick anyway: a trump would be wasted. Give the ten of"
                " spades to your own side.",
            )
        case Line.TRINIDAD_TRUMP_IN:
            return translate(
                "Lesson",
                "The ten is home: %1 towards Game. Your partner leads clubs, and West puts the ace"
                " on it. Follow suit or trump?",
            )
        case Line.TRINIDAD_KING_FALLS:
            return translate(
                "Lesson",
                "The ace is higher: your king would be lost, and %1 towards Game with it. Play a"
                " trump.",
            )
        case Line.TRINIDAD_LAST_TRUMP:
            return translate(
                "Lesson",
                "Well trumped: the ace is %1 more towards Game. Two cards are left. Lead the trump"
                " first, so that nobody can trump your king.",
            )
        case Line.TRINIDAD_KING_LAST:
            return translate(
                "Lesson",
                "A trump that is still out could beat the king. Lead your trump first.",
            )
        case Line.TRINIDAD_LAST_CARD:
            return translate(
                "Lesson",
                "Play your last card. Then the points are counted in their order: High, Low, Jack,"
                " Game.",
            )
        case Line.TRINIDAD_END:
            return translate(
                "Lesson",
                "High is yours, and Low too: the two stays with your partner, who played it. The"
                " hanged jack is +%1, Game %2 to %3. You stand at %4; the first to reach %5 wins.",
            )
        case _:
            return ""
