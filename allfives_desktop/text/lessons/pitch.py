"""The sentences of the lesson of Pitch."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from allfives_desktop.lessons.lines import Line

translate = QCoreApplication.translate


def pitch_sentence(line: Line) -> str:  # noqa: C901 - a table of the lines
    """A line with its place markers; "" for one of another lesson."""
    match line:
        case Line.PITCH_BID:
            return translate(
                "Lesson",
                "Bid how many of High, Low, Jack and Game you will take. West passed, East bid %1;"
                " as the dealer you may take it over for the same. You hold ace, jack and two of"
                " clubs.",
            )
        case Line.PITCH_PASSING:
            return translate(
                "Lesson",
                "With clubs as trumps the ace is High and the two is Low for certain. That is"
                " worth a bid.",
            )
        case Line.PITCH_BIDDING_MORE:
            return translate(
                "Lesson",
                "The dealer need not go higher: %1 is enough, and points above the bid count too."
                " A higher bid only puts more at risk.",
            )
        case Line.PITCH_LEAD:
            return translate(
                "Lesson",
                "The bid is yours, so you lead, and the suit of your first card is trumps. Which"
                " card makes the trumps you want, and cannot be beaten?",
            )
        case Line.PITCH_LOWER_CLUB:
            return translate(
                "Lesson",
                "Clubs is right, but a higher club could win. Lead the ace of clubs.",
            )
        case Line.PITCH_OTHER_SUIT:
            return translate(
                "Lesson",
                "That would make another suit trumps, of which you hold too little. Lead your best"
                " club.",
            )
        case Line.PITCH_LOSE_LEAD:
            return translate(
                "Lesson",
                "The ace brought in the king. The queen of trumps may be out, so the jack is not"
                " safe yet. Lead a plain card, best from a suit of which you have no other.",
            )
        case Line.PITCH_JACK_EARLY:
            return translate(
                "Lesson",
                "The queen of trumps would take the jack, and the point for Jack with it. Wait for"
                " a trick that nobody can overtrump.",
            )
        case Line.PITCH_TWO_EARLY:
            return translate(
                "Lesson",
                "Low is yours whoever wins the two. But as a trump it can still win a trick: keep"
                " it.",
            )
        case Line.PITCH_TEN_EARLY:
            return translate(
                "Lesson",
                "A higher diamond would take the ten, and %1 towards Game with it. Lead a small"
                " card.",
            )
        case Line.PITCH_SIX_EARLY:
            return translate(
                "Lesson",
                "Keep the six beside the ten. The five is your only heart: once it is gone, you"
                " can trump hearts as you please.",
            )
        case Line.PITCH_JACK_HOME:
            return translate(
                "Lesson",
                "Hearts again, with a ten in the trick, and nobody plays after you. Who can come"
                " home safely now?",
            )
        case Line.PITCH_TWO_WINS:
            return translate(
                "Lesson",
                "The two would win it as well. But the jack is safe only where nobody plays after"
                " you: bring it home now.",
            )
        case Line.PITCH_MUST_WIN:
            return translate(
                "Lesson",
                "The ten in this trick counts %1 towards Game. You have no heart: win it with a"
                " trump.",
            )
        case Line.PITCH_LEAD_SMALL:
            return translate(
                "Lesson",
                "Jack is safe. For Game the ten of diamonds and your last trump should win a trick"
                " each. Lead the card that can be lost.",
            )
        case Line.PITCH_LAST_TRUMP:
            return translate(
                "Lesson",
                "The last trump takes a trick later, when it is needed. Lead a plain card.",
            )
        case Line.PITCH_TRUMP_IN:
            return translate(
                "Lesson",
                "The ace of spades, and you have no spade: you may throw any card away, or trump.",
            )
        case Line.PITCH_TEN_AWAY:
            return translate(
                "Lesson",
                "That would give %1 towards Game away. Win the trick with your trump.",
            )
        case Line.PITCH_LAST_CARD:
            return translate(
                "Lesson",
                "Only the ten is left, and you lead it. Then see whether the bid was made.",
            )
        case Line.PITCH_END:
            return translate(
                "Lesson",
                "You took %1 and had bid %2: made, and every point counts. Had you taken less, the"
                " bid would be taken off your score: set back. The first to reach %3 wins.",
            )
        case _:
            return ""
