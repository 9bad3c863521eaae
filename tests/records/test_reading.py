"""What is a record, and where exactly something is none."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from allfives_desktop.records import strict_json
from allfives_desktop.records.action_log import log_of
from allfives_desktop.records.building import record_of
from allfives_desktop.records.faults import Fault, FaultKind
from allfives_desktop.records.reading import Entry, Layout, read_records, read_stream
from allfives_desktop.records.record import Record, encode
from allfives_desktop.records.replay import verify
from allfives_desktop.rules.options import options_from

Json = dict[str, Any]
Damage = Callable[[Json], object]


def spelled(value: object, **style: Any) -> bytes:
    return json.dumps(value, **style).encode()


def fault_of(entry: Entry) -> Fault:
    assert isinstance(entry.content, Fault)
    return entry.content


def kinds(entries: list[Entry]) -> list[str]:
    return [e.content.kind.name if isinstance(e.content, Fault) else "ok" for e in entries]


def options(record: Json, **values: object) -> None:
    record["options"].update(values)


def first_hand(record: Json) -> Json:
    hand: Json = record["games"][0]["hands"][0]
    return hand


def deck(record: Json, change: Callable[[str], str]) -> None:
    first_hand(record)["decks"][0] = change(first_hand(record)["decks"][0])


@pytest.mark.parametrize(
    ("damage", "kind", "path"),
    [
        (lambda r: r.update(format="other"), "WRONG_FORMAT", "format"),
        (lambda r: r.pop("format"), "WRONG_FORMAT", "format"),
        (lambda r: r.pop("version"), "MISSING_KEY", "version"),
        (lambda r: r.update(version=2), "NEWER_VERSION", "version"),
        (lambda r: r.update(version=2, options=7), "NEWER_VERSION", "version"),
        (lambda r: r.update(version=0), "WRONG_VALUE", "version"),
        (lambda r: r.update(version=True), "WRONG_TYPE", "version"),
        (lambda r: r.update(version="1"), "WRONG_TYPE", "version"),
        (lambda r: r.pop("games"), "MISSING_KEY", "games"),
        (lambda r: r.pop("games_won"), "MISSING_KEY", "games_won"),
        (lambda r: r.pop("seats"), "MISSING_KEY", "seats"),
        (lambda r: r.pop("options"), "MISSING_KEY", "options"),
        (lambda r: r["games"][1].pop("cuts"), "MISSING_KEY", "games[1].cuts"),
        (lambda r: first_hand(r).pop("scores"), "MISSING_KEY", "games[0].hands[0].scores"),
        (lambda r: r.update(games={}), "WRONG_TYPE", "games"),
        (lambda r: r.update(winner="0"), "WRONG_TYPE", "winner"),
        (lambda r: r.update(unfinished=0), "WRONG_TYPE", "unfinished"),
        (lambda r: r.update(seats=["Ana", 2]), "WRONG_TYPE", "seats[1]"),
        (lambda r: r["games"][0]["cuts"][0].update({"1": 2}), "WRONG_TYPE", "games[0].cuts[0]"),
        (lambda r: first_hand(r).update(dealer=1.0), "WRONG_TYPE", "games[0].hands[0].dealer"),
        (lambda r: first_hand(r).update(dealer=True), "WRONG_TYPE", "games[0].hands[0].dealer"),
        (
            lambda r: first_hand(r)["actions"].__setitem__(5, None),
            "WRONG_TYPE",
            "games[0].hands[0].actions[5]",
        ),
        (
            lambda r: first_hand(r)["events"][2].pop(),
            "WRONG_LENGTH",
            "games[0].hands[0].events[2]",
        ),
        (
            lambda r: first_hand(r)["events"][2].__setitem__(2, "1"),
            "WRONG_TYPE",
            "games[0].hands[0].events[2][2]",
        ),
        (lambda r: r["options"].pop("best_of"), "MISSING_KEY", "options.best_of"),
        (lambda r: options(r, jokers=2), "UNKNOWN_KEY", "options.jokers"),
        (lambda r: options(r, target=122), "WRONG_VALUE", "options.target"),
        (lambda r: options(r, target="61"), "WRONG_TYPE", "options.target"),
        (lambda r: options(r, target=61.0), "WRONG_TYPE", "options.target"),
        (lambda r: options(r, target=[61]), "WRONG_TYPE", "options.target"),
        (lambda r: options(r, beg=1), "WRONG_TYPE", "options.beg"),
        (lambda r: options(r, deal_batch="3"), "WRONG_VALUE", "options.deal_batch"),
        (lambda r: options(r, follow="loose"), "WRONG_VALUE", "options.follow"),
        (lambda r: options(r, partners=True), "BROKEN_CONSTRAINT", "options"),
        (lambda r: options(r, skunk=True, skunk_line=62), "BROKEN_CONSTRAINT", "options"),
        (lambda r: options(r, players=3), "WRONG_LENGTH", "seats"),
        (lambda r: r["seats"].append("Cy"), "WRONG_LENGTH", "seats"),
        (lambda r: r.pop("seed"), "SEED_WITHOUT_SHUFFLE", "seed"),
        (lambda r: r.pop("shuffle"), "SEED_WITHOUT_SHUFFLE", "shuffle"),
        (lambda r: deck(r, lambda d: d[2:]), "WRONG_LENGTH", "games[0].hands[0].decks[0]"),
        (lambda r: deck(r, lambda d: "1C" + d[2:]), "NOT_A_CARD", "games[0].hands[0].decks[0]"),
        (lambda r: deck(r, lambda d: d[2:4] + d[2:]), "CARD_TWICE", "games[0].hands[0].decks[0]"),
        (lambda r: deck(r, str.lower), "NOT_A_CARD", "games[0].hands[0].decks[0]"),
        (
            lambda r: r["games"][0]["cuts"][0].update({"1": "10S"}),
            "NOT_A_CARD",
            "games[0].cuts[0].1",
        ),
        (
            lambda r: r["games"][0]["cuts"][0].update({"x": "2S"}),
            "UNKNOWN_KEY",
            "games[0].cuts[0].x",
        ),
        (lambda r: r["games"][0]["cuts"][0].update({"1": "9D"}), "CARD_TWICE", "games[0].cuts[0]"),
    ],
)
def test_fault_names_its_key(damage: Damage, kind: str, path: str, samples: list[Json]) -> None:
    record = samples[0]
    damage(record)
    [entry] = read_records(spelled(record))
    fault = fault_of(entry)
    assert (fault.kind.name, fault.path) == (kind, path)


@pytest.mark.parametrize("value", [None, True, 1, 1.5, "record", []])
def test_what_is_no_object_is_no_record(value: object) -> None:
    [entry] = read_records(spelled([value]))
    assert fault_of(entry).kind is FaultKind.WRONG_TYPE


def test_unknown_keys_outside_the_options_are_ignored(samples: list[Json]) -> None:
    record = samples[0]
    for part in (record, record["games"][0], first_hand(record)):
        part.update(levels=["x", 1.5], help={"hints": 2})
    [entry] = read_records(spelled(record))
    assert isinstance(entry.content, Record)
    assert verify(entry.content) == []


def test_list_document_lines_and_one_record_read_alike(samples: list[Json], tmp_path: Path) -> None:
    lines = b"".join(spelled(record) + b"\r\n" for record in samples)
    (tmp_path / "lines.jsonl").write_bytes(lines + b"\n \n")
    (tmp_path / "list.json").write_bytes(spelled(samples, indent=2))
    from_lines = list(read_records(tmp_path / "lines.jsonl"))
    from_list = list(read_records(tmp_path / "list.json"))
    assert [entry.line for entry in from_lines] == list(range(1, 9))
    assert [entry.match for entry in from_lines] == list(range(8))
    assert [entry.content for entry in from_lines] == [entry.content for entry in from_list]
    (tmp_path / "one.allfives").write_bytes(spelled(samples[3], indent=1))
    [one] = read_records(tmp_path / "one.allfives")
    assert one.content == from_list[3].content


def test_stream_is_known_by_its_content(samples: list[Json]) -> None:
    lines = b"".join(spelled(record) + b"\n" for record in samples)
    for data in (lines, spelled(samples), spelled(samples, indent=1)):
        assert kinds(list(read_stream(io.BytesIO(data)))) == ["ok"] * 8
    for data in (spelled(samples[0]), spelled(samples[0], indent=1)):
        assert kinds(list(read_stream(io.BytesIO(data)))) == ["ok"]


def test_bad_line_spoils_only_itself(samples: list[Json], tmp_path: Path) -> None:
    good = spelled(samples[0])
    file = tmp_path / "some.jsonl"
    file.write_bytes(b"\n".join([good, b'{"a": ?}', b"", b"\xff", spelled(samples), good]))
    entries = list(read_records(file))
    assert kinds(entries) == ["ok", "NOT_JSON", "NOT_UTF8", "WRONG_TYPE", "ok"]
    assert [entry.line for entry in entries] == [1, 2, 4, 5, 6]
    assert fault_of(entries[1]).offset == len(good) + 1 + 6
    assert fault_of(entries[2]).offset == len(good) + 1 + 9 + 1


def test_list_is_read_up_to_where_it_breaks(samples: list[Json]) -> None:
    good = spelled(samples[0])
    data = b"[" + good + b', 5, {"a": 1, "a": 2}, ' + good + b", ?]"
    assert kinds(list(read_records(data))) == ["ok", "WRONG_TYPE", "DOUBLE_KEY"]


@pytest.mark.parametrize("data", [b"", b" \n\n", b"[]", b"\xef\xbb\xbf", b" [ ] "])
def test_nothing_is_no_record(data: bytes, tmp_path: Path) -> None:
    for name in ("nothing.json", "nothing.jsonl"):
        file = tmp_path / name
        file.write_bytes(data)
        [entry] = read_records(file)
        assert isinstance(entry.content, Fault)


def test_document_has_one_record(samples: list[Json], tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_bytes(spelled(samples[0]) + b"\n" + spelled(samples[1]))
    [entry] = read_records(file)
    assert fault_of(entry).kind is FaultKind.TRAILING_DATA


@pytest.fixture
def small_limits(monkeypatch: pytest.MonkeyPatch) -> int:
    """The size limits made small: the code is the same, the test is quick."""
    limit = 20_000
    for module in ("strict_json", "reading"):
        monkeypatch.setattr(f"allfives_desktop.records.{module}.MAX_BYTES", limit)
        monkeypatch.setattr(f"allfives_desktop.records.{module}.MAX_LIST_BYTES", 8 * limit)
    return limit


def test_limit_holds_for_a_record_not_for_a_list_or_for_lines(
    small_limits: int, samples: list[Json], tmp_path: Path
) -> None:
    lines = tmp_path / "long.jsonl"
    huge = spelled({"a": "x" * 3 * small_limits})
    lines.write_bytes(b"".join(spelled(record) + b"\n" for record in samples) + huge + b"\n")
    assert lines.stat().st_size > 2 * small_limits
    assert kinds(list(read_records(lines))) == ["ok"] * 8 + ["TOO_LARGE"]
    assert kinds(list(read_records(spelled(samples)))) == ["ok"] * 8
    assert kinds(list(read_records(b"[" + spelled(samples[0]) + b"," + huge + b"]"))) == [
        "ok",
        "TOO_LARGE",
    ]
    assert kinds(list(read_records(huge))) == ["TOO_LARGE"]
    assert kinds(list(read_records(b"[" + b"1," * 5 * small_limits))) == ["TOO_LARGE"]


class Endless(io.RawIOBase):
    """A file without end, of one letter."""

    def __init__(self, letter: bytes) -> None:
        super().__init__()
        self._letter = letter
        self.consumed = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        buffer[:] = self._letter * len(buffer)
        self.consumed += len(buffer)
        return len(buffer)


@pytest.mark.parametrize("layout", [None, *Layout])
@pytest.mark.parametrize("letter", [b"\0", b"[", b"{", b'"', b" "])
def test_endless_file_ends_soon(letter: bytes, layout: Layout | None, small_limits: int) -> None:
    endless = Endless(letter)
    [entry] = read_stream(io.BufferedReader(endless), layout=layout)
    assert fault_of(entry).kind is FaultKind.TOO_LARGE
    assert endless.consumed < 12 * small_limits


def test_full_size_limits() -> None:
    assert strict_json.MAX_BYTES == 16 * 1024 * 1024
    assert strict_json.MAX_DEPTH == 32


def test_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        next(read_records(tmp_path / "nothing.json"))
    with pytest.raises(IsADirectoryError):
        next(read_records(tmp_path))


def test_written_lines_are_read_and_written_again_to_the_byte(samples_file: Path) -> None:
    contents = [entry.content for entry in read_records(samples_file)]
    written = b"".join(encode(content) for content in contents if isinstance(content, Record))
    again = [entry.content for entry in read_stream(io.BytesIO(written))]
    assert b"".join(encode(content) for content in again if isinstance(content, Record)) == written


HOSTILE_VALUES = (
    "null", "true", "-1", "18446744073709551616", "0.5", "1e300", '""', '"A"', '"1 play AS"',
    '"0 beg"', '"3 call 5H"', '"9 expose 2C"', '"2 batch 1"', '"1 bid 4"', "[]", "[7, -1]", "{}",
    "[[]]",
)  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, part in parts:
        found.append((*path, key))
        if isinstance(part, dict | list):
            found += places(part, (*path, key))
    return found


def mutated(record: Json, rng: Random) -> None:
    path = rng.choice(places(record))
    parent: Any = record
    for key in path[:-1]:
        parent = parent[key]
    match rng.choice(["replace", "delete", "repeat", "swap"]):
        case "replace":
            parent[path[-1]] = json.loads(rng.choice(HOSTILE_VALUES))
        case "delete":
            del parent[path[-1]]
        case "repeat" if isinstance(parent, list):
            parent.insert(path[-1], parent[path[-1]])
        case "swap" if isinstance(parent, list):
            other = rng.randrange(len(parent))
            parent[path[-1]], parent[other] = parent[other], parent[path[-1]]


@pytest.mark.parametrize("seed", range(120))
def test_any_mutation_ends_in_faults_or_differences(seed: int, samples: list[Json]) -> None:
    rng = Random(seed)
    record = json.loads(json.dumps(rng.choice(samples)))
    for _ in range(rng.randint(1, 3)):
        mutated(record, rng)
    [entry] = read_records(spelled(record))
    if isinstance(entry.content, Record):
        encode(entry.content)
        if not verify(entry.content):
            assert replayed(entry.content).games == entry.content.games


def replayed(record: Record) -> Record:
    """What the rules make of the record's actions alone."""
    return record_of(options_from(record.options), record.seats, log_of(record))
