"""What the system says of a file is said in the language of the window."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.text.system_words import system_words

NUMBERS = (
    errno.ENOSPC,
    errno.EDQUOT,
    errno.EACCES,
    errno.EPERM,
    errno.EROFS,
    errno.ENOENT,
    errno.ENOTDIR,
    errno.EISDIR,
    errno.EIO,
    errno.ETIMEDOUT,
    errno.ENAMETOOLONG,
)
PATH = "/home/ann/matches.sqlite"


def of_sqlite(folder: Path) -> Iterator[str]:
    """What SQLite says of a folder that is missing, a full disk, a locked and a broken file."""
    file, broken = folder / "a", folder / "b"
    broken.write_bytes(b"x" * 4096)
    with pytest.raises(sqlite3.Error) as error:
        sqlite3.connect(folder / "none" / "a")
    yield str(error.value)
    with closing(sqlite3.connect(file, isolation_level=None, timeout=0)) as db:
        db.execute("CREATE TABLE a (b)")
        db.execute("PRAGMA max_page_count = 2")
        with pytest.raises(sqlite3.Error) as error:
            db.execute("INSERT INTO a VALUES (zeroblob(100000))")
        yield str(error.value)
        with closing(sqlite3.connect(file, isolation_level=None, timeout=0)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(sqlite3.Error) as error:
                db.execute("BEGIN IMMEDIATE")
            yield str(error.value)
        db.execute("PRAGMA query_only = TRUE")
        with pytest.raises(sqlite3.Error) as error:
            db.execute("INSERT INTO a VALUES (1)")
        yield str(error.value)
    with closing(sqlite3.connect(broken)) as db, pytest.raises(sqlite3.Error) as error:
        db.execute("SELECT * FROM a")
    yield str(error.value)


@pytest.mark.parametrize("language", [each for each in OWN_NAMES if each != "en"])
def test_no_word_of_the_system_is_left(
    speak: Callable[[str], None], tmp_path: Path, language: str
) -> None:
    said = [os.strerror(each) for each in NUMBERS] + [*of_sqlite(tmp_path)]
    speak("en")
    english = list(map(system_words, said))
    speak(language)
    for reason, plain in zip(said, english, strict=True):
        words = system_words(reason)
        assert words not in (reason, plain), language
        assert system_words(f"{PATH}: {reason}") == f"{words} {PATH}"


def test_an_error_is_told_with_its_path_and_without_its_number() -> None:
    error = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), PATH)
    assert system_words(str(error)) == f"There is no room left on the disk. {PATH}"
    newer = f"{PATH}: version 99"
    assert system_words(newer) == f"It was written by a newer program. {PATH}"


def test_what_is_not_known_stays() -> None:
    assert system_words("Too many open files") == "Too many open files"
    assert system_words("") == ""
