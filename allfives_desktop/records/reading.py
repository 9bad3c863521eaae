"""Records out of files: `.allfives`, `.json` (one match or a list), `.jsonl` (one a line)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from allfives_desktop.records import strict_json
from allfives_desktop.records.checking import record_of
from allfives_desktop.records.faults import Fault, FaultError, FaultKind
from allfives_desktop.records.record import Record
from allfives_desktop.records.strict_json import MAX_BYTES, MAX_LIST_BYTES


class Layout(Enum):
    DOCUMENT = auto()
    LINES = auto()


@dataclass(frozen=True, slots=True)
class Entry:
    """What stands where a match should: `match` counts from 0, `line` (of a `.jsonl`) from 1."""

    match: int
    line: int | None
    content: Record | Fault


def read_records(source: Path | bytes) -> Iterator[Entry]:
    """Every match in `source`, good or bad, lazily; at least one entry. Raises OSError."""
    if isinstance(source, bytes):
        yield from read_stream(BytesIO(source))
        return
    layout = Layout.LINES if source.suffix == ".jsonl" else Layout.DOCUMENT
    with source.open("rb") as stream:
        yield from read_stream(stream, layout=layout)


def read_stream(stream: BinaryIO, *, layout: Layout | None = None) -> Iterator[Entry]:
    """As `read_records`; without a layout the first line decides."""
    first = stream.readline(MAX_BYTES + 1)
    if (layout or _layout_of(first)) is Layout.LINES:
        return _entries_of_lines(stream, first)
    return _entries_of_document(stream, first)


def _layout_of(first: bytes) -> Layout:
    is_blank, is_cut = not first.strip(), len(first) > MAX_BYTES
    if is_blank or is_cut or strict_json.is_list(first) or not strict_json.is_complete(first):
        return Layout.DOCUMENT
    return Layout.LINES


def _entries_of_lines(stream: BinaryIO, first: bytes) -> Iterator[Entry]:
    match = 0
    for number, offset, line in _lines(stream, first):
        if line.strip(b" \t\r\n") or len(line) > MAX_BYTES:
            yield Entry(match, number, _content_of(line, offset))
            match += 1
    if match == 0:
        yield Entry(0, None, Fault(kind=FaultKind.EMPTY))


def _lines(stream: BinaryIO, first: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Number, offset and bytes of each line, up to one that is too large: it may be endless."""
    number, offset, line = 1, 0, first
    while line:
        yield number, offset, line
        if len(line) > MAX_BYTES:
            return
        number, offset = number + 1, offset + len(line)
        line = stream.readline(MAX_BYTES + 1)


def _content_of(line: bytes, offset: int) -> Record | Fault:
    try:
        return record_of(strict_json.parse(line, start=offset))
    except FaultError as error:
        return error.fault


def _entries_of_document(stream: BinaryIO, first: bytes) -> Iterator[Entry]:
    data = first + stream.read(max(0, MAX_BYTES + 1 - len(first)))
    if strict_json.is_list(data):
        data += stream.read(MAX_LIST_BYTES + 1 - len(data))
        return _entries_of_list(data)
    return iter([Entry(0, None, _content_of(data, 0))])


def _entries_of_list(data: bytes) -> Iterator[Entry]:
    match = 0
    elements = strict_json.elements(data)
    while (content := _content_of_next(elements)) is not None:
        yield Entry(match, None, content)
        match += 1
    if match == 0:
        yield Entry(0, None, Fault(kind=FaultKind.EMPTY))


def _content_of_next(elements: Iterator[object]) -> Record | Fault | None:
    """None behind the last one; a list that cannot be read on ends after its fault."""
    try:
        return record_of(next(elements))
    except StopIteration:
        return None
    except FaultError as error:
        return error.fault
