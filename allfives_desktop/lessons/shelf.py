"""All lessons by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from allfives_desktop.lessons.all_fives import ALL_FIVES
from allfives_desktop.lessons.lesson import Lesson
from allfives_desktop.lessons.names import LessonName
from allfives_desktop.lessons.pitch import PITCH
from allfives_desktop.lessons.trinidad import TRINIDAD

LESSONS: Final[Mapping[LessonName, Lesson]] = {
    lesson.name: lesson for lesson in (ALL_FIVES, TRINIDAD, PITCH)
}


def next_lesson(name: LessonName) -> LessonName | None:
    """The lesson after this one."""
    names = list(LESSONS)
    after = names.index(name) + 1
    return names[after] if after < len(names) else None
