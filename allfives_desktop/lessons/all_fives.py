"""The lesson of All Fives: begging, discarding, drawing trumps, the ten, the five, the count."""

from __future__ import annotations

from typing import Final

from allfives_desktop.lessons.lesson import Lesson, Turn
from allfives_desktop.lessons.lines import Line
from allfives_desktop.lessons.names import LessonName

DRAWING: Final = (
    ("JS", Line.FIVES_JACK_EARLY),
    ("5S", Line.FIVES_FIVE_EARLY),
    ("TH QD", Line.FIVES_PLAIN_EARLY),
)

ALL_FIVES: Final = Lesson(
    LessonName.ALL_FIVES,
    "all_fives",
    cut="4C KD",
    pack=(
        "AS 7C TH  TS 4C QH  KS QD 6C  8C AD 5C  9H"  # three at a time, eldest first; the turn-up
        "  JS 5S 8D  3S 7H 6D  8S"  # the run
    ),
    turns=(
        Turn(
            Line.FIVES_BEG,
            ("0 beg",),
            otherwise=Line.FIVES_STANDING,
            then=("1 run",),
        ),
        Turn(
            Line.FIVES_DISCARD,
            ("0 discard 6C 7C 8D",),
            wrong=(("AS KS JS 5S", Line.FIVES_KEEP_TRUMPS), ("TH", Line.FIVES_KEEP_TEN)),
            otherwise=Line.FIVES_THROW_SMALL,
            then=("1 discard 4C 5C 6D",),
        ),
        Turn(
            Line.FIVES_LEAD_HIGH,
            ("0 play AS", "0 play KS"),
            wrong=DRAWING,
            then=("1 play 3S",),
        ),
        Turn(
            Line.FIVES_LEAD_AGAIN,
            ("0 play AS", "0 play KS"),
            wrong=DRAWING,
            then=("1 play TS",),
        ),
        Turn(
            Line.FIVES_LOSE_LEAD,
            ("0 play QD",),
            wrong=(("JS 5S", Line.FIVES_TRUMPS_WAIT), ("TH", Line.FIVES_TEN_WAITS)),
            then=("1 play AD", "1 play QH"),
        ),
        Turn(
            Line.FIVES_TRUMP_IN,
            ("0 play 5S", "0 play JS"),
            otherwise=Line.FIVES_TEN_FALLS,
        ),
        Turn(
            Line.FIVES_LAST_TRUMP,
            ("0 play JS", "0 play 5S"),
            otherwise=Line.FIVES_TEN_LAST,
            then=("1 play 8C",),
        ),
        Turn(Line.FIVES_LAST_CARD, ("0 play TH",), then=("1 play 7H",)),
    ),
    end=Line.FIVES_END,
)
