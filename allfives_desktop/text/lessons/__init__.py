"""What the lessons say, filled with the figures of the rules and of the hand under way."""

from __future__ import annotations

from collections.abc import Mapping

from allfives_desktop.lessons.lines import FIGURES, Line
from allfives_desktop.text.book.figures import figures
from allfives_desktop.text.filling import fill
from allfives_desktop.text.lessons.all_fives import fives_sentence
from allfives_desktop.text.lessons.pitch import pitch_sentence
from allfives_desktop.text.lessons.trinidad import trinidad_sentence


def sentence(line: Line, ruleset: str, live: Mapping[str, int]) -> str:
    """A line in the language in use. `live` are the figures of the hand, by name.

    Raises KeyError for a figure that neither the rules nor the hand have.
    """
    form = fives_sentence(line) or trinidad_sentence(line) or pitch_sentence(line)
    known = {**figures(ruleset), **live}
    return fill(form, *(known[name] for name in FIGURES.get(line, ())))
