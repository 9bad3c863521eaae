"""`allfives verify FILE...`: records replayed, every difference named."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from allfives_desktop.cli.difference_sentences import difference_sentence
from allfives_desktop.cli.sentences import fault_sentence, printable
from allfives_desktop.records.faults import Fault
from allfives_desktop.records.reading import Entry, read_records, read_stream
from allfives_desktop.records.record import Record
from allfives_desktop.records.replay import verify

AGREES, DIFFERS, NO_RECORD = 0, 1, 2
STANDARD_INPUT = "-"
MAX_FAULTS = 100  # of a file that is no file of records at all


def add_arguments(parser: ArgumentParser) -> None:
    parser.description = (
        "Replays records of matches and names every difference by match, hand and action, "
        "counted from 0 as in the record. Exit code, the worst of all files: 0 all agree, "
        "1 a difference, 2 not a record."
    )
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        help=".allfives, .json (one match or a list), .jsonl (one a line), - (standard input)",
    )


def run(arguments: Namespace) -> int:
    return max(_Report(file).code for file in arguments.files)


class _Report:
    """Verifies one file and prints as it goes."""

    def __init__(self, file: str) -> None:
        self.code = AGREES
        self._name = printable(file)
        self._matches = 0
        self._differences = 0
        self._faults = 0
        for entry in _entries(file):
            self._take(entry)
            if self._faults == MAX_FAULTS:
                self._refuse(f"{self._name}: no more is read after {MAX_FAULTS} faults")
                break
        if self._matches:
            print(f"{self._name}: {self._summary()}")

    def _take(self, entry: Entry | str) -> None:
        match entry:
            case str():
                self._refuse(f"{self._name}: {entry}")
            case Entry(content=Fault() as fault):
                has_place = fault.path or entry.match or entry.line
                where = f"match {entry.match}: " if has_place else ""
                what = f"not a record: {fault_sentence(fault)}"
                self._refuse(f"{self._file(entry)}: {where}{what}")
            case Entry(content=Record() as record):
                self._verify(entry, record)

    def _refuse(self, sentence: str) -> None:
        self.code = NO_RECORD
        self._faults += 1
        print(end="", flush=True)  # the two streams in the order of the file
        print(sentence, file=sys.stderr)

    def _verify(self, entry: Entry, record: Record) -> None:
        self._matches += 1
        for difference in verify(record):
            self._differences += 1
            self.code = max(self.code, DIFFERS)
            print(f"{self._file(entry)}: match {entry.match}{difference_sentence(difference)}")

    def _file(self, entry: Entry) -> str:
        return self._name if entry.line is None else f"{self._name}:{entry.line}"

    def _summary(self) -> str:
        matches = _counted(self._matches, "match", "matches")
        if not self._differences:
            return f"{matches}, all as the rules have it"
        return f"{matches}, {_counted(self._differences, 'difference', 'differences')}"


def _entries(file: str) -> Iterator[Entry | str]:
    """What stands in the file; the reason, as the last item, where it cannot be read (on)."""
    try:
        if file == STANDARD_INPUT:
            yield from read_stream(sys.stdin.buffer)
        else:
            yield from read_records(Path(file))
    except OSError as error:
        yield str(error.strerror)


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
