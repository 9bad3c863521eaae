"""The lesson of Pitch: the dealer's bid, the lead that makes trumps, bringing home the jack."""

from __future__ import annotations

from typing import Final

from allfives_desktop.lessons.lesson import Lesson, Turn
from allfives_desktop.lessons.lines import Line
from allfives_desktop.lessons.names import LessonName

PITCH: Final = Lesson(
    LessonName.PITCH,
    "pitch",
    changes={"players": 3},
    cut="KH 8D 3S",
    pack="7C KH QH  KC 9H TH  AC 5H JC  KD AS 8S  3D JS 4S  2C TD 6D",  # seats 1, 2, 0
    before=("1 pass", "2 bid 2"),
    turns=(
        Turn(
            Line.PITCH_BID,
            ("0 bid 2",),
            wrong=(("pass", Line.PITCH_PASSING),),
            otherwise=Line.PITCH_BIDDING_MORE,
        ),
        Turn(
            Line.PITCH_LEAD,
            ("0 play AC",),
            wrong=(("JC 2C", Line.PITCH_LOWER_CLUB),),
            otherwise=Line.PITCH_OTHER_SUIT,
            then=("1 play 7C", "2 play KC"),
        ),
        Turn(
            Line.PITCH_LOSE_LEAD,
            ("0 play 5H",),
            wrong=(
                ("JC", Line.PITCH_JACK_EARLY),
                ("2C", Line.PITCH_TWO_EARLY),
                ("TD", Line.PITCH_TEN_EARLY),
            ),
            otherwise=Line.PITCH_SIX_EARLY,
            then=("1 play KH", "2 play 9H", "1 play QH", "2 play TH"),
        ),
        Turn(
            Line.PITCH_JACK_HOME,
            ("0 play JC",),
            wrong=(("2C", Line.PITCH_TWO_WINS),),
            otherwise=Line.PITCH_MUST_WIN,
        ),
        Turn(
            Line.PITCH_LEAD_SMALL,
            ("0 play 6D",),
            wrong=(("2C", Line.PITCH_LAST_TRUMP),),
            otherwise=Line.PITCH_TEN_EARLY,
            then=("1 play KD", "2 play 3D", "1 play AS", "2 play 4S"),
        ),
        Turn(
            Line.PITCH_TRUMP_IN,
            ("0 play 2C",),
            otherwise=Line.PITCH_TEN_AWAY,
        ),
        Turn(Line.PITCH_LAST_CARD, ("0 play TD",), then=("1 play 8S", "2 play JS")),
    ),
    end=Line.PITCH_END,
)
