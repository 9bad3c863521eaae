"""The shape of a match on file (spec 12), and its one canonical spelling."""

from typing import Any

import msgspec

FORMAT = "allfives-record"
VERSION = 1
SHUFFLE = "sha256-fy-1"

OptionValue = bool | int | str
Event = tuple[str, int, int, str]  # kind, side, points, detail
CutRound = dict[str, str]  # seat -> card shown


class DealProof(msgspec.Struct, frozen=True, kw_only=True):
    """Of one pack: what was shown before it was dealt, and what proves it (PROTOCOLS.md)."""

    fingerprint: str
    nonce: str


class MatchProof(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """That the packs were fixed before the cut; the secret is told when the match has ended."""

    commit: str
    cut: int
    secret: str | None = None


class HandRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    dealer: int
    decks: tuple[str, ...]
    actions: tuple[str, ...]
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    fair: tuple[DealProof, ...] = ()


class GameRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    dealer: int
    cuts: tuple[CutRound, ...]
    hands: tuple[HandRecord, ...]
    winner: int | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One match. What `reading` yields has sound options, seats, decks and cuts; whether it
    is true to the rules is for `replay.verify`."""

    format: str
    version: int
    ruleset: str | None = None
    options: dict[str, Any]  # of OptionValue; `checking` names the key of another value
    seats: tuple[str, ...]
    seed: str | None = None
    shuffle: str | None = None
    games: tuple[GameRecord, ...]
    games_won: tuple[int, ...]
    winner: int | None = None
    unfinished: bool = False
    fair: MatchProof | None = None


def encode(record: Record) -> bytes:
    """The record as one line of canonical JSON, with its line end: what `.allfives` holds, and
    each line of a `.jsonl`."""
    return msgspec.json.encode(record) + b"\n"
