"""A chapter as a page: the HTML that Qt's rich text understands.

Links between chapters are `book:<chapter>#<heading>`, drawn cards `cards:<code>?<language>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from typing import Final, assert_never

from PySide6.QtCore import QSize

from allfives_desktop.rules.cards import Card
from allfives_desktop.text.book.chapters import Chapter
from allfives_desktop.text.book.markup import (
    Block,
    Example,
    Footnote,
    Heading,
    Listing,
    Paragraph,
    Table,
)
from allfives_desktop.text.card_words import card_name, cards_named

LINK: Final = re.compile(r"\[([^\]^][^\]]*)\]\(([^)\s]+)\)")
REFERENCE: Final = re.compile(r"\[\^([a-z-]+)\]")
STRONG: Final = re.compile(r"\*\*(.+?)\*\*")
EMPHASIS: Final = re.compile(r"\*(.+?)\*")
GAP: Final = "&nbsp;" * 5


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of a page; its ground and its text are the reader's."""

    heading: str
    link: str
    line: str
    table_head: str
    quiet: str


PAPER: Final = Inks("#14503A", "#8A4B00", "#CFC4A8", "#E9DFC6", "#5F594B")


@dataclass(frozen=True, slots=True)
class Look:
    """How large a drawn card is, in pixels, whose index letters it has, and the colours."""

    card: QSize
    language: str
    inks: Inks = PAPER


def page(chapter: Chapter, look: Look) -> str:
    """The whole chapter; footnotes are numbered as they are met and stand at the end."""
    return _Writer(look, chapter.blocks).page()


class _Writer:
    def __init__(self, look: Look, blocks: tuple[Block, ...]) -> None:
        self._look = look
        self._text = [block for block in blocks if not isinstance(block, Footnote)]
        self._notes = {block.name: block for block in blocks if isinstance(block, Footnote)}
        self._numbers: dict[str, int] = {}

    def page(self) -> str:
        body = "\n".join(map(self._block, self._text))
        notes = "\n".join(self._note(name) for name in list(self._numbers))
        line = "<hr>" if notes else ""
        style = _style(self._look.inks)
        return f"<html><head><style>{style}</style></head><body>{body}{line}{notes}</body></html>"

    def _block(self, block: Block) -> str:
        match block:
            case Heading(level, name, text):
                return f'<h{level} id="{name}">{self._inline(text)}</h{level}>'
            case Paragraph(text):
                return f"<p>{self._inline(text)}</p>"
            case Listing(items, numbered):
                tag = "ol" if numbered else "ul"
                return f"<{tag}>{self._tagged('li', items)}</{tag}>"
            case Table(rows):
                return self._table(rows)
            case Example(groups, caption):
                return self._example(groups, caption)
            case Footnote():
                return ""
            case _ as never:
                assert_never(never)

    def _table(self, rows: tuple[tuple[str, ...], ...]) -> str:
        head, *others = rows
        lines = [self._tagged("th", head), *(self._tagged("td", row) for row in others)]
        body = "".join(f"<tr>{line}</tr>" for line in lines)
        return f'<table border="1" cellspacing="0" cellpadding="5">{body}</table>'

    def _tagged(self, tag: str, texts: Iterable[str]) -> str:
        return "".join(f"<{tag}>{self._inline(text)}</{tag}>" for text in texts)

    def _example(self, groups: tuple[tuple[Card, ...], ...], caption: str) -> str:
        pictures = GAP.join(" ".join(map(self._picture, group)) for group in groups)
        names = " \N{EN DASH} ".join(escape(cards_named(list(group))) for group in groups)
        return (
            f'<p class="cards">{pictures}</p><p class="names">{names}</p>'
            f'<p class="caption">{self._inline(caption)}</p>'
        )

    def _picture(self, card: Card) -> str:
        size, name = self._look.card, escape(card_name(card))
        return (
            f'<img src="cards:{card.code}?{self._look.language}" alt="{name}" title="{name}" '
            f'width="{size.width()}" height="{size.height()}">'
        )

    def _inline(self, text: str) -> str:
        text = escape(text, quote=False)
        text = REFERENCE.sub(self._reference, text)
        text = LINK.sub(lambda link: f'<a href="{_address(link[2])}">{link[1]}</a>', text)
        return EMPHASIS.sub(r"<i>\1</i>", STRONG.sub(r"<b>\1</b>", text))

    def _reference(self, found: re.Match[str]) -> str:
        number = self._numbers.setdefault(found[1], len(self._numbers) + 1)
        return f'<a name="to-{found[1]}"></a><a href="#note-{found[1]}"><sup>{number}</sup></a>'

    def _note(self, name: str) -> str:
        number, note = self._numbers[name], self._notes.get(name)
        text = self._inline(note.text) if note else ""
        mark = f'<a name="note-{name}" href="#to-{name}">{number}</a>'
        return f'<p class="note">{mark}. {text}</p>'


def _style(inks: Inks) -> str:
    return f"""
body {{ line-height: 130%; }}
h1 {{ color: {inks.heading}; }}
h2 {{ color: {inks.heading}; margin-top: 22px; }}
h3 {{ color: {inks.heading}; margin-top: 16px; }}
a {{ color: {inks.link}; }}
table {{
    border-collapse: collapse; border-style: solid; border-color: {inks.line};
    margin-top: 4px; margin-bottom: 2px;
}}
th {{ background: {inks.table_head}; text-align: left; }}
li {{ margin-bottom: 5px; }}
p.cards {{ margin-top: 14px; margin-bottom: 2px; line-height: 100%; }}
p.names {{ color: {inks.quiet}; font-size: small; margin-top: 0; margin-bottom: 2px; }}
p.caption {{ margin-top: 0; margin-bottom: 16px; font-style: italic; }}
p.note {{ font-size: small; }}
"""


def _address(target: str) -> str:
    """Where a link leads: `strict`, `strict/following`, or a page of the web."""
    if target.startswith("https://"):
        return target
    name, _, heading = target.partition("/")
    return f"book:{name}#{heading or 'top'}"
