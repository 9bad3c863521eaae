"""Files replaced in one step, and names for those kept aside."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path


def replace_file(path: Path, data: bytes) -> None:
    """A crash leaves the old file or the new one. Raises OSError."""
    fresh = path.with_name(f"{path.name}.new")
    try:
        with fresh.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise


def free_name(path: Path) -> Path:
    """A name beside a damaged file under which it can be kept."""
    names = (path.with_name(f"{path.stem}.damaged-{number}{path.suffix}") for number in count(1))
    return next(name for name in names if not name.exists())
