"""Every kind of hostile JSON ends in a fault that says where; nothing else is refused."""

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allfives_desktop.records import strict_json
from allfives_desktop.records.faults import Fault, FaultError, FaultKind


def fault_of(data: bytes) -> Fault:
    with pytest.raises(FaultError) as caught:
        strict_json.parse(data)
    return caught.value.fault


@pytest.mark.parametrize(
    ("data", "kind", "offset"),
    [
        (b"", FaultKind.EMPTY, None),
        (b" \r\n\t", FaultKind.EMPTY, None),
        (b"\xef\xbb\xbf", FaultKind.EMPTY, None),
        (b'{"a": "\xff"}', FaultKind.NOT_UTF8, 7),
        (b'\xef\xbb\xbf{"a": "\xff"}', FaultKind.NOT_UTF8, 10),
        ('{"a": 1}'.encode("utf-16"), FaultKind.NOT_UTF8, 0),
        (b"\x00\x01\x02", FaultKind.NOT_JSON, 0),
        (b"{'a': 1}", FaultKind.NOT_JSON, 1),
        (b'{"a": 1', FaultKind.NOT_JSON, 7),
        (b'{"a": 1,}', FaultKind.NOT_JSON, 8),
        (b'{"a": "tab\there"}', FaultKind.NOT_JSON, 10),
        ('{"é": ?}'.encode(), FaultKind.NOT_JSON, 7),
        (b'\xef\xbb\xbf{"a": ?}', FaultKind.NOT_JSON, 9),
        ("\u00a0{}".encode(), FaultKind.NOT_JSON, 0),
        (b'{"a": 1} {}', FaultKind.TRAILING_DATA, 9),
        (b"[" * 33 + b"]" * 33, FaultKind.TOO_DEEP, 32),
        (b"[" * 1_000_000, FaultKind.TOO_DEEP, 32),
        (b'{"[[": ' + b'{"a":' * 50, FaultKind.TOO_DEEP, 7 + 31 * 5),
    ],
)
def test_bad_bytes_are_named_by_their_offset(
    data: bytes, kind: FaultKind, offset: int | None
) -> None:
    fault = fault_of(data)
    assert (fault.kind, fault.offset) == (kind, offset)


@pytest.mark.parametrize(
    ("data", "kind", "path"),
    [
        (b'{"a": 1, "a": 2}', FaultKind.DOUBLE_KEY, "a"),
        (b'{"a": [{}, {"b": 1, "c": 2, "c": 2}]}', FaultKind.DOUBLE_KEY, "a[1].c"),
        (b'{"a": {"x": 1, "x": NaN}, "a": 1}', FaultKind.DOUBLE_KEY, "a"),
        (b'{"a": {"b": [NaN]}}', FaultKind.NOT_A_NUMBER, "a.b[0]"),
        (b'{"a": -Infinity}', FaultKind.NOT_A_NUMBER, "a"),
        (b'{"a": 1e999}', FaultKind.HUGE_NUMBER, "a"),
        (b'{"a": [1, ' + b"9" * 5000 + b"]}", FaultKind.HUGE_NUMBER, "a[1]"),
        (b'{"a": 18446744073709551616}', FaultKind.HUGE_NUMBER, "a"),
        (b'{"a": -9223372036854775809}', FaultKind.HUGE_NUMBER, "a"),
        (rb'{"a": ["\ud800"]}', FaultKind.LONE_SURROGATE, "a[0]"),
        (rb'{"a": {"\uDFff": 1}}', FaultKind.LONE_SURROGATE, "a"),
    ],
)
def test_bad_values_are_named_by_their_path(data: bytes, kind: FaultKind, path: str) -> None:
    fault = fault_of(data)
    assert (fault.kind, fault.path) == (kind, path)


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b'\xef\xbb\xbf{"a": 1}\r\n', {"a": 1}),
        (b"[" * 32 + b"]" * 32, None),
        (b'{"a": "' + b"[" * 100 + b'\\"{{"}', {"a": "[" * 100 + '"{{'}),
        (
            b'{"a": 18446744073709551615, "b": -9223372036854775808}',
            {"a": 2**64 - 1, "b": -(2**63)},
        ),
        (rb'{"a": "\ud83c\udca1"}', {"a": "\U0001f0a1"}),
        (b'{"a": 1.5e3, "b": -0.25}', {"a": 1500.0, "b": -0.25}),
    ],
)
def test_what_is_sound_is_taken(data: bytes, value: object) -> None:
    found = strict_json.parse(data)
    assert value is None or found == value


def test_offsets_count_from_the_start_of_the_file() -> None:
    with pytest.raises(FaultError) as caught:
        strict_json.parse(b'{"a": ?}', start=100)
    assert caught.value.fault.offset == 106


def test_a_list_is_read_up_to_its_first_bad_element() -> None:
    elements = strict_json.elements(b' [{"a": 1}, 2 , {"b": ?}, 3]')
    assert next(elements) == {"a": 1}
    assert next(elements) == 2
    with pytest.raises(FaultError) as caught:
        next(elements)
    assert caught.value.fault.offset == 22


@pytest.mark.parametrize(
    ("data", "offset"), [(b"[1 2]", 3), (b"[1,]", 3), (b"[1", 2), (b"[1]]", 3), (b"[,1]", 1)]
)
def test_a_malformed_list_is_named_by_its_offset(data: bytes, offset: int) -> None:
    with pytest.raises(FaultError) as caught:
        list(strict_json.elements(data))
    assert caught.value.fault.offset == offset


def test_many_escaped_quotes_take_linear_time() -> None:
    started = time.process_time()
    fault = fault_of(b'{"a": "' + b'\\"' * 2_000_000)
    assert fault.kind is FaultKind.NOT_JSON
    assert time.process_time() - started < 5


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=10,
)


@given(json_values)
def test_strict_reading_agrees_with_json(value: object) -> None:
    assert strict_json.parse(json.dumps(value).encode()) == value


@given(st.lists(json_values, max_size=4))
def test_elements_agree_with_json(values: list[object]) -> None:
    assert list(strict_json.elements(json.dumps(values, indent=1).encode())) == values


@given(st.binary(max_size=60))
def test_any_bytes_give_a_fault_or_what_json_gives(data: bytes) -> None:
    try:
        value = strict_json.parse(data)
    except FaultError:
        return
    assert value == json.loads(data.removeprefix(b"\xef\xbb\xbf"))
