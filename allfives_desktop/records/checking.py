"""From parsed JSON to a record: shape, types, options, seats, packs (the reader of spec 12)."""

import re
from collections.abc import Iterator

from allfives_desktop.records import shapes
from allfives_desktop.records.faults import Fault, FaultError, FaultKind
from allfives_desktop.records.option_faults import constraint_faults, value_faults
from allfives_desktop.records.record import FORMAT, VERSION, CutRound, Record
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.fair_deal import HASH_DIGITS, PLACES, SECRET_DIGITS
from allfives_desktop.rules.options import OPTIONS

_CODES = frozenset(card.code for card in PACK)
_SEAT = re.compile(r"[0-3]")
_HEX = re.compile(r"[0-9a-f]*")


def record_of(value: object) -> Record:
    """The record that parsed JSON stands for. Raises FaultError; whether the record agrees with
    the rules is another question (`replay.verify`)."""
    contents = shapes.object_of(value, format_name=FORMAT, version=VERSION)
    record = shapes.convert(contents, Record)
    for fault in _faults(record):
        raise FaultError(fault)
    return record


def _faults(record: Record) -> Iterator[Fault]:
    for option in OPTIONS:
        if option.key not in record.options:
            yield Fault(kind=FaultKind.MISSING_KEY, path=f"options.{option.key}")
    yield from value_faults(record.options, "options")
    yield from constraint_faults(record.options, "options")
    yield from _header_faults(record)
    yield from _fair_faults(record)
    for g, game in enumerate(record.games):
        for c, cut in enumerate(game.cuts):
            yield from _cut_faults(cut, f"games[{g}].cuts[{c}]")
        for h, hand in enumerate(game.hands):
            for d, deck in enumerate(hand.decks):
                yield from _deck_faults(deck, f"games[{g}].hands[{h}].decks[{d}]")


def _header_faults(record: Record) -> Iterator[Fault]:
    players = record.options["players"]
    if len(record.seats) != players:
        yield Fault(
            kind=FaultKind.WRONG_LENGTH,
            path="seats",
            expected=str(players),
            found=str(len(record.seats)),
        )
    if (record.seed is None) != (record.shuffle is None):
        missing = "seed" if record.seed is None else "shuffle"
        yield Fault(kind=FaultKind.SEED_WITHOUT_SHUFFLE, path=missing)


def _cut_faults(cut: CutRound, path: str) -> Iterator[Fault]:
    for seat, code in cut.items():
        if not _SEAT.fullmatch(seat):
            yield Fault(kind=FaultKind.UNKNOWN_KEY, path=f"{path}.{seat}")
        elif code not in _CODES:
            yield Fault(kind=FaultKind.NOT_A_CARD, path=f"{path}.{seat}", found=code)
    if len(set(cut.values())) < len(cut):
        yield Fault(kind=FaultKind.CARD_TWICE, path=path, found=_first_double(list(cut.values())))


def _deck_faults(deck: str, path: str) -> Iterator[Fault]:
    if len(deck) != 2 * len(PACK):
        yield Fault(
            kind=FaultKind.WRONG_LENGTH,
            path=path,
            expected=str(2 * len(PACK)),
            found=str(len(deck)),
        )
        return
    codes = [deck[i : i + 2] for i in range(0, len(deck), 2)]
    if _CODES.issuperset(codes) and len(set(codes)) == len(codes):
        return
    for code in codes:
        if code not in _CODES:
            yield Fault(kind=FaultKind.NOT_A_CARD, path=path, found=code)
    yield Fault(kind=FaultKind.CARD_TWICE, path=path, found=_first_double(codes))


def _fair_faults(record: Record) -> Iterator[Fault]:
    if record.fair is not None:
        yield from _hex_faults(record.fair.commit, HASH_DIGITS, "fair.commit")
        if record.fair.secret is not None:
            yield from _hex_faults(record.fair.secret, SECRET_DIGITS, "fair.secret")
        if record.fair.cut not in range(PLACES):
            yield Fault(kind=FaultKind.WRONG_VALUE, path="fair.cut", found=str(record.fair.cut))
    for g, game in enumerate(record.games):
        for h, hand in enumerate(game.hands):
            for d, proof in enumerate(hand.fair):
                path = f"games[{g}].hands[{h}].fair[{d}]"
                yield from _hex_faults(proof.fingerprint, HASH_DIGITS, f"{path}.fingerprint")
                yield from _hex_faults(proof.nonce, HASH_DIGITS, f"{path}.nonce")


def _hex_faults(text: str, digits: int, path: str) -> Iterator[Fault]:
    if len(text) != digits:
        yield Fault(
            kind=FaultKind.WRONG_LENGTH, path=path, expected=str(digits), found=str(len(text))
        )
    elif not _HEX.fullmatch(text):
        yield Fault(kind=FaultKind.WRONG_VALUE, path=path, found=text)


def _first_double(codes: list[str]) -> str:
    return next(code for i, code in enumerate(codes) if code in codes[:i])
