"""JSON from strangers: no double keys, no NaN, no deep nesting, no surprises (a first step;
the second is `msgspec.convert`, which alone takes double keys silently and dies of nesting)."""

import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from allfives_desktop.records.faults import Fault, FaultError, FaultKind

MAX_BYTES = 16 * 1024 * 1024
MAX_LIST_BYTES = 128 * 1024 * 1024
MAX_DEPTH = 32
_MAX_DIGITS = 20
_INTEGERS = range(-(2**63), 2**64)

_BOM = b"\xef\xbb\xbf"
_SPACE = re.compile(r"[ \t\n\r]*")
_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_STRING_OR_BRACKET = re.compile(_STRING.pattern + rb"|[\[\]{}]", re.DOTALL)
_BRACKETS = b"[]{}"
_ALL_BUT_BRACKETS = bytes(set(range(256)) - set(_BRACKETS))
_STEP = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}
_ESCAPED_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


@dataclass(frozen=True, slots=True)
class _Refused:
    """Stands in the parsed value for something refused, until its path is known."""

    kind: FaultKind
    found: str


def parse(data: bytes, *, start: int = 0) -> object:
    """The one JSON value in `data`; `start` is the offset of `data` in its file.

    Raises FaultError, also for more than MAX_BYTES, of which one more than that is enough.
    """
    check_size(len(data), offset=start, limit=MAX_BYTES)
    text = _checked_text(data, start)
    reader = _Reader(text, start)
    value = reader.value(_skip_space(text, 0))
    reader.expect_end()
    return value


def elements(data: bytes) -> Iterator[object]:
    """The elements of the JSON list in `data`, each checked when its turn comes.

    Raises FaultError when the next element cannot be read; no more follow it.
    """
    check_size(len(data), offset=0, limit=MAX_LIST_BYTES)
    text = _checked_text(data, 0)
    reader = _Reader(text, 0)
    reader.position = _skip_space(text, 0) + 1
    if reader.next_is("]"):
        reader.expect_end()
        return
    while True:
        yield reader.value(_skip_space(text, reader.position))
        if reader.next_is("]"):
            reader.expect_end()
            return
        if not reader.next_is(","):
            raise reader.syntax_fault(reader.position)


def check_size(size: int, *, offset: int, limit: int) -> None:
    if size > limit:
        raise FaultError(Fault(kind=FaultKind.TOO_LARGE, offset=offset, expected=str(limit)))


def is_list(data: bytes) -> bool:
    return data.removeprefix(_BOM).lstrip(b" \t\n\r").startswith(b"[")


def is_complete(data: bytes) -> bool:
    """Whether every bracket opened in `data` is closed again."""
    return sum(map(_STEP.__getitem__, _brackets(data))) == 0


def _checked_text(data: bytes, start: int) -> str:
    bom = len(_BOM) if start == 0 and data.startswith(_BOM) else 0
    try:
        text = data[bom:].decode()
    except UnicodeDecodeError as error:
        offset = start + bom + error.start
        raise FaultError(Fault(kind=FaultKind.NOT_UTF8, offset=offset)) from None
    if not text.strip(" \t\n\r"):
        raise FaultError(Fault(kind=FaultKind.EMPTY))
    _check_depth(data, start)
    return " " * bom + text


def _check_depth(data: bytes, start: int) -> None:
    depths = accumulate(map(_STEP.__getitem__, _brackets(data)))
    if max(depths, default=0) <= MAX_DEPTH:
        return
    offset = start + _too_deep_at(data)
    raise FaultError(Fault(kind=FaultKind.TOO_DEEP, offset=offset, expected=str(MAX_DEPTH)))


def _brackets(data: bytes) -> bytes:
    return _STRING.sub(b"", data).translate(None, _ALL_BUT_BRACKETS)


def _too_deep_at(data: bytes) -> int:
    depth = 0
    for match in _STRING_OR_BRACKET.finditer(data):
        depth += _STEP.get(data[match.start()], 0)
        if depth > MAX_DEPTH:
            return match.start()
    return len(data)


def _skip_space(text: str, position: int) -> int:
    match = _SPACE.match(text, position)
    return match.end() if match else position


class _Reader:
    """Reads JSON values out of one text; `position` is behind the last one read."""

    def __init__(self, text: str, start: int) -> None:
        self.position = 0
        self._text = text
        self._start = start
        self._refused = False
        self._doubles: dict[int, tuple[dict[str, object], str]] = {}
        self._decoder = json.JSONDecoder(
            object_pairs_hook=self._object,
            parse_constant=self._constant,
            parse_float=self._float,
            parse_int=self._int,
        )

    def value(self, position: int) -> object:
        self._refused = False
        self._doubles.clear()
        try:
            value, end = self._decoder.raw_decode(self._text, position)
        except json.JSONDecodeError as error:
            raise self.syntax_fault(error.pos) from None
        if end - position > MAX_BYTES:
            check_size(end - position, offset=self._offset(position), limit=MAX_BYTES)
        self._check_contents(value, position, end)
        self.position = end
        return value

    def next_is(self, character: str) -> bool:
        self.position = _skip_space(self._text, self.position)
        found = self._text.startswith(character, self.position)
        self.position += found
        return found

    def expect_end(self) -> None:
        position = _skip_space(self._text, self.position)
        if position < len(self._text):
            offset = self._offset(position)
            raise FaultError(Fault(kind=FaultKind.TRAILING_DATA, offset=offset))

    def syntax_fault(self, position: int) -> FaultError:
        return FaultError(Fault(kind=FaultKind.NOT_JSON, offset=self._offset(position)))

    def _offset(self, position: int) -> int:
        # A BOM was replaced by as many spaces as it has bytes, so the prefix encodes to as many.
        return self._start + len(self._text[:position].encode())

    def _check_contents(self, value: object, start: int, end: int) -> None:
        surrogates = _ESCAPED_SURROGATE.search(self._text, start, end) is not None
        if not (self._refused or self._doubles or surrogates):
            return
        for path, part in _walk(value, ""):
            fault = self._fault_of(part, path)
            if fault is not None:
                raise FaultError(fault)

    def _fault_of(self, part: object, path: str) -> Fault | None:
        match part:
            case _Refused(kind, found):
                return Fault(kind=kind, path=path, found=found)
            case str():
                return None if _is_text(part) else Fault(kind=FaultKind.LONE_SURROGATE, path=path)
            case dict():
                return self._fault_of_keys(part, path)
        return None

    def _fault_of_keys(self, part: dict[str, object], path: str) -> Fault | None:
        if id(part) in self._doubles:
            _, key = self._doubles[id(part)]
            return Fault(kind=FaultKind.DOUBLE_KEY, path=join(path, key))
        if not all(map(_is_text, part)):
            return Fault(kind=FaultKind.LONE_SURROGATE, path=path)
        return None

    def _object(self, pairs: list[tuple[str, object]]) -> dict[str, object]:
        result = dict(pairs)
        if len(result) < len(pairs):
            self._doubles[id(result)] = (result, _first_double(pairs))
        return result

    def _constant(self, literal: str) -> object:
        return self._refuse(FaultKind.NOT_A_NUMBER, literal)

    def _float(self, literal: str) -> object:
        number = float(literal)
        return number if math.isfinite(number) else self._refuse(FaultKind.HUGE_NUMBER, literal)

    def _int(self, literal: str) -> object:
        if len(literal) <= _MAX_DIGITS and (number := int(literal)) in _INTEGERS:
            return number
        return self._refuse(FaultKind.HUGE_NUMBER, literal)

    def _refuse(self, kind: FaultKind, literal: str) -> _Refused | None:
        """Only the first is told, so only the first is kept."""
        if self._refused:
            return None
        self._refused = True
        return _Refused(kind, literal)


def _first_double(pairs: list[tuple[str, object]]) -> str:
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            return key
        seen.add(key)
    raise AssertionError("no key stands twice")


def join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _walk(value: object, path: str) -> Iterator[tuple[str, object]]:
    yield path, value
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _walk(part, join(path, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from _walk(part, f"{path}[{index}]")


def _is_text(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
