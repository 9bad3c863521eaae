"""What the system, or SQLite, says of a file, in the language of the window."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

NUMBER: Final = re.compile(r"\[(?:Errno|WinError) \d+\]")
NEWER: Final = re.compile(r"version \d+$")
PUNCTUATION: Final = " :'\""


def system_words(reason: str) -> str:
    """A sentence for `reason`, which is an OSError as text or its `strerror`, then the path it
    names. What is not known here stays as it is."""
    for known, words in _known():
        if found := known.search(reason):
            rest = reason.replace(found[0], "")
            return f"{words} {NUMBER.sub('', rest).strip(PUNCTUATION)}".strip()
    return reason


def _known() -> Iterator[tuple[re.Pattern[str], str]]:
    for words, said in _by_words().items():
        for each in said:
            text = each if isinstance(each, str) else os.strerror(each)
            yield re.compile(re.escape(text)), words
    yield NEWER, translate("System", "It was written by a newer program.")


def _by_words() -> dict[str, tuple[int | str, ...]]:
    """What is said, by the numbers of the system and the words of SQLite that it stands for."""
    return {
        translate("System", "There is no room left on the disk."): (
            errno.ENOSPC,
            errno.EDQUOT,
            "database or disk is full",
        ),
        translate("System", "The system does not allow it."): (errno.EACCES, errno.EPERM),
        translate("System", "Nothing can be written there."): (
            errno.EROFS,
            "attempt to write a readonly database",
        ),
        translate("System", "There is no such file or folder."): (errno.ENOENT, errno.ENOTDIR),
        translate("System", "That is a folder, not a file."): (errno.EISDIR,),
        translate("System", "The disk does not work as it should."): (
            errno.EIO,
            "disk I/O error",
        ),
        translate("System", "The disk does not answer."): (errno.ETIMEDOUT,),
        translate("System", "The name of the file is too long."): (errno.ENAMETOOLONG,),
        translate("System", "The file cannot be opened."): ("unable to open database file",),
        translate("System", "Another program holds the file."): ("database is locked",),
        translate("System", "The file is damaged."): (
            "database disk image is malformed",
            "file is not a database",
        ),
    }
