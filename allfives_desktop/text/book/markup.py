"""Reads the small part of Markdown the chapters are written in.

Blocks stand between blank lines; a paragraph is one line.

    ## Scoring {#scoring}                a heading and its lasting name
    - item                               a list; "1. item" for a numbered one
    | Card | Value |                     a table; its second line is |---|---|
    [cards: KS TS | 9H] What happened.   an example: drawn cards in groups, and a caption
    [^pack]: Said of the word before [^pack].
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from allfives_desktop.rules.cards import Card, card

HEADING: Final = re.compile(r"(#{1,3}) (.+) \{#([a-z0-9-]+)\}")
ITEM: Final = re.compile(r"(-|\d+\.) (.+)")
EXAMPLE: Final = re.compile(r"\[cards: ([^\]]+)\] (.+)")
FOOTNOTE: Final = re.compile(r"\[\^([a-z-]+)\]: (.+)")
RULE_OF_TABLE: Final = re.compile(r"\|(-+\|)+")


@dataclass(frozen=True, slots=True)
class Heading:
    """`level` is 1 for the chapter's title, then 2 and 3; `name` is the same in every language."""

    level: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str


@dataclass(frozen=True, slots=True)
class Listing:
    items: tuple[str, ...]
    numbered: bool


@dataclass(frozen=True, slots=True)
class Table:
    """The first row is the head."""

    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Example:
    """Drawn cards, with a gap between the groups."""

    groups: tuple[tuple[Card, ...], ...]
    caption: str


@dataclass(frozen=True, slots=True)
class Footnote:
    name: str
    text: str


Block = Heading | Paragraph | Listing | Table | Example | Footnote


def parsed(text: str) -> tuple[Block, ...]:
    """The blocks of a chapter. Raises ValueError for what cannot be read."""
    return tuple(_block(part.splitlines()) for part in re.split(r"\n\s*\n", text.strip()))


def _block(lines: list[str]) -> Block:
    if lines[0].startswith("|"):
        return Table(tuple(_rows(lines)))
    if ITEM.fullmatch(lines[0]):
        return _listing(lines)
    if len(lines) != 1:
        raise ValueError(f"a paragraph of several lines: {lines[0]!r}")
    return _line(lines[0])


def _line(line: str) -> Block:
    if found := HEADING.fullmatch(line):
        return Heading(len(found[1]), found[3], found[2])
    if found := EXAMPLE.fullmatch(line):
        groups = (tuple(map(card, group.split())) for group in found[1].split("|"))
        return Example(tuple(groups), found[2])
    if found := FOOTNOTE.fullmatch(line):
        return Footnote(found[1], found[2])
    if line.startswith(("#", "[cards", "[^")):
        raise ValueError(f"cannot be read: {line!r}")
    return Paragraph(line)


def _listing(lines: list[str]) -> Listing:
    items = [ITEM.fullmatch(line) for line in lines]
    return Listing(tuple(_second(item) for item in items), numbered=lines[0][0] != "-")


def _second(item: re.Match[str] | None) -> str:
    if item is None:
        raise ValueError("a list with a line that is no item")
    return item[2]


def _rows(lines: list[str]) -> Iterator[tuple[str, ...]]:
    if len(lines) < 3 or not RULE_OF_TABLE.fullmatch(lines[1]):
        raise ValueError(f"a table without a head: {lines[0]!r}")
    for line in (lines[0], *lines[2:]):
        yield tuple(cell.strip() for cell in line.strip("|").split("|"))
