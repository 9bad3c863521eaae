"""The lesson of Trinidad All Fours: standing, the hanged jack, feeding a partner's trick."""

from __future__ import annotations

from typing import Final

from allfives_desktop.lessons.lesson import Lesson, Turn
from allfives_desktop.lessons.lines import Line
from allfives_desktop.lessons.names import LessonName

TRINIDAD: Final = Lesson(
    LessonName.TRINIDAD,
    "trinidad",
    changes={"deal_batch": 3, "calls": False},
    cut="5H QS 8C TD",
    pack=(
        "AD 4H TS  JD 7S 8H  2D AS 5C  7D 8S TH"  # seats 0, 3, 2, 1
        "  9D KC 3D  AH JC 7H  6H 3S 9C  9H AC KS"
        "  6D"
    ),
    turns=(
        Turn(Line.TRINIDAD_STAND, ("0 stand",), otherwise=Line.TRINIDAD_BEGGING),
        Turn(
            Line.TRINIDAD_ACE,
            ("0 play AD",),
            wrong=(("9D 3D", Line.TRINIDAD_ACE_FIRST),),
            otherwise=Line.TRINIDAD_TRUMPS_FIRST,
            then=("3 play JD", "2 play 2D", "1 play 7D"),
        ),
        Turn(
            Line.TRINIDAD_LOSE_LEAD,
            ("0 play 4H",),
            wrong=(("KC", Line.TRINIDAD_KING_EARLY), ("TS", Line.TRINIDAD_TEN_EARLY)),
            otherwise=Line.TRINIDAD_KEEP_TRUMPS,
            then=("3 play AH", "2 play 6H", "1 play 9H", "3 play 7S", "2 play AS", "1 play 8S"),
        ),
        Turn(
            Line.TRINIDAD_FEED,
            ("0 play TS",),
            otherwise=Line.TRINIDAD_WASTED,
            then=("2 play 5C", "1 play AC"),
        ),
        Turn(
            Line.TRINIDAD_TRUMP_IN,
            ("0 play 9D", "0 play 3D"),
            otherwise=Line.TRINIDAD_KING_FALLS,
            then=("3 play JC",),
        ),
        Turn(
            Line.TRINIDAD_LAST_TRUMP,
            ("0 play 9D", "0 play 3D"),
            otherwise=Line.TRINIDAD_KING_LAST,
            then=("3 play 8H", "2 play 3S", "1 play TH"),
        ),
        Turn(
            Line.TRINIDAD_LAST_CARD,
            ("0 play KC",),
            then=("3 play 7H", "2 play 9C", "1 play KS"),
        ),
    ),
    end=Line.TRINIDAD_END,
)
