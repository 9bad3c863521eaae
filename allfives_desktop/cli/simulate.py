"""`allfives simulate`: matches or single hands between players, without a window."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, BinaryIO

from allfives_desktop.ai.duplicate import Duplicate, Estimate
from allfives_desktop.ai.external import ProgramError
from allfives_desktop.ai.roster import BUILT_IN, CHEATER, PROGRAM, UnknownPlayerError, seated
from allfives_desktop.ai.simulate import MAX_HANDS, Plan, Played, Seating, rotations, simulate
from allfives_desktop.cli.progress import ProgressBar
from allfives_desktop.cli.requests import RequestError, options_of
from allfives_desktop.cli.sentences import printable
from allfives_desktop.records.building import record_of
from allfives_desktop.records.record import encode
from allfives_desktop.rules.options import Options

DONE, FAILED = 0, 2
NAMES = (*BUILT_IN, CHEATER)


def add_arguments(parser: ArgumentParser) -> None:
    parser.description = "Plays matches or single hands between players."
    parser.add_argument("--ruleset", metavar="NAME", default="all_fives")
    parser.add_argument("--set", metavar="KEY=VALUE", action="append", default=[])
    names = ", ".join(NAMES)
    parser.add_argument(
        "--player",
        metavar="P",
        action="append",
        default=[],
        help=f"once a seat, seat 0 first: {names}, or '{PROGRAM}PROGRAM ARGS'",
    )
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--matches", metavar="N", type=_count)
    length.add_argument("--hands", metavar="N", type=_count, help="single hands from 0-0")
    parser.add_argument("--max-hands", metavar="M", type=_count, default=MAX_HANDS)
    parser.add_argument("--seed", metavar="TEXT", default="allfives")
    parser.add_argument("--duplicate", action="store_true", help="each pack once a rotation")
    parser.add_argument("--records", metavar="FILE", help="write each match to FILE (.jsonl)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: Namespace) -> int:
    try:
        return _run(arguments)
    except RequestError as error:
        print(f"allfives simulate: {error}", file=sys.stderr)
    except UnknownPlayerError as error:
        print(
            f"allfives simulate: no player {error}; there are: {', '.join(NAMES)}",
            file=sys.stderr,
        )
    except ProgramError as error:
        _complain(error)
    except OSError as error:
        print(f"allfives simulate: {error.filename or ''}: {error.strerror}", file=sys.stderr)
    return FAILED


def _run(arguments: Namespace) -> int:
    options = options_of(arguments.ruleset, arguments.set)
    names = tuple(arguments.player)
    if len(names) != options.players:
        raise RequestError(
            f"{options.players} seats need --player {options.players} times, not {len(names)}"
        )
    if arguments.records and arguments.hands:
        raise RequestError("--records keeps matches, not single hands: give --matches")
    faults: list[ProgramError] = []

    def tell(error: ProgramError) -> None:
        faults.append(error)
        _complain(error)

    with ExitStack() as stack:
        players = tuple(stack.enter_context(seated(name, tell)) for name in names)
        plan = Plan(
            options,
            Seating(names, players),
            count=arguments.hands or arguments.matches,
            seed=arguments.seed,
            single_hands=bool(arguments.hands),
            max_hands=arguments.max_hands,
            duplicate=arguments.duplicate,
        )
        records = (
            stack.enter_context(Path(arguments.records).open("wb")) if arguments.records else None
        )
        outcome = _play(plan, arguments.ruleset, records)
    print(json.dumps(outcome.as_json()) if arguments.json else outcome.as_text())
    return FAILED if faults else DONE


def _complain(error: ProgramError) -> None:
    fault = error.fault.value.replace("_", " ")
    said = f"{error.command}: {fault} {error.detail}".strip()
    print(f"allfives simulate: {printable(said)}", file=sys.stderr)


@dataclass
class _Outcome:
    """What a plan has come to, summed up as it goes on; what is unfinished counts apart."""

    plan: Plan
    duplicate: Duplicate
    playings: int = 0
    unfinished: int = 0
    hands: int = 0

    def __post_init__(self) -> None:
        self.wins = dict.fromkeys(self.plan.seating.names, 0)
        self.points = dict.fromkeys(self.plan.seating.names, 0)

    def add(self, played: Played, options: Options) -> None:
        self.playings += 1
        if not played.is_finished:
            self.unfinished += 1
            return
        self.hands += played.hands
        for seat, name in enumerate(played.seats):
            side = options.side_of(seat)
            self.points[name] += played.points[side]
            self.wins[name] += played.winner == side

    def as_json(self) -> dict[str, Any]:
        result: dict[str, Any] = {
            "playings": self.playings,
            "hands": self.hands,
            "unfinished": self.unfinished,
            "points": self.points,
        }
        if not self.plan.single_hands:
            result["wins"] = self.wins
        if self.plan.duplicate:
            result["lead"] = {name: _pair(lead.estimate()) for name, lead in self._leads}
        return result

    def as_text(self) -> str:
        what = "hands" if self.plan.single_hands else "matches"
        lines = [f"{self.playings} {what}, {self.hands} hands, {self.unfinished} unfinished"]
        for name in self.points:
            won = "" if self.plan.single_hands else f", {self.wins[name]} won"
            seats = self.plan.seating.names.count(name)
            a_hand = self.points[name] / max(self.hands * seats, 1)
            lines.append(f"{name}: {a_hand:.3f} points a hand{won}")
        if self.plan.duplicate:
            lines += [f"{name}: leads by {_told(lead.estimate())}" for name, lead in self._leads]
        return "\n".join(lines)

    @property
    def _leads(self) -> list[tuple[str, Any]]:
        return list(self.duplicate.leads.items())


def _pair(estimate: Estimate | None) -> list[float | None] | None:
    return None if estimate is None else [estimate.mean, estimate.margin]


def _told(estimate: Estimate | None) -> str:
    if estimate is None:
        return "nothing: no hand was played"
    margin = "" if estimate.margin is None else f" +-{estimate.margin:.3f} (95 %)"
    return f"{estimate.mean:+.3f}{margin} points a hand"


def _play(plan: Plan, ruleset: str, records: BinaryIO | None) -> _Outcome:
    outcome = _Outcome(plan, Duplicate(plan.options, tuple(dict.fromkeys(plan.seating.names))))
    total = plan.count * len(rotations(plan))
    for _, pack in groupby(_watched(simulate(plan), total), key=lambda played: played.number):
        playings = list(pack)
        if all(played.is_finished for played in playings):
            outcome.duplicate.add(playings)
        for played in playings:
            outcome.add(played, plan.options)
            if records is not None:
                records.write(_record(played, plan, ruleset))
    return outcome


def _record(played: Played, plan: Plan, ruleset: str) -> bytes:
    record = record_of(plan.options, played.seats, played.log, ruleset=ruleset, seed=played.seed)
    return encode(record)


def _watched(playings: Iterator[Played], total: int) -> Iterator[Played]:
    """Shows on a terminal how far it has come."""
    bar = ProgressBar(total)
    for number, played in enumerate(playings, 1):
        yield played
        bar.show(number)
    bar.end()


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number
