"""Which lessons there are."""

from enum import StrEnum


class LessonName(StrEnum):
    """The lessons, in the order they are taken."""

    ALL_FIVES = "all_fives"
    TRINIDAD = "trinidad"
    PITCH = "pitch"
