"""The page as simple HTML: Qt's rich text shows and prints it, a browser opens it."""

from __future__ import annotations

from html import escape
from typing import Final

from allfives_desktop.text.rules_page.page import RulesPage, Section, Sentence

STAR: Final = "\N{BLACK STAR}"
# Qt reads the margins of blocks; the rule for @page is for browsers.
STYLE: Final = """@page { size: A4; margin: 15mm; }
body { font-family: sans-serif; }
h1 { margin: 0; }
h2 { font-size: large; margin: 8px 0 0 0; }
p { margin: 2px 0 0 0; }"""


def html_of(page: RulesPage, language: str) -> str:
    """A whole document. `language` is a code such as "pt-PT"."""
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(language)}">',
        '<head><meta charset="utf-8">',
        f"<title>{escape(page.title)} · {escape(page.subtitle)}</title>",
        f"<style>{STYLE}</style></head>",
        "<body>",
        f"<h1>{escape(page.title)}</h1>",
        f"<p>{escape(page.subtitle)}</p>",
        *([f"<p><i>{escape(page.legend)}</i></p>"] if page.legend else []),
        *map(_section, page.sections),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def _section(section: Section) -> str:
    prose = " ".join(map(_sentence, section.sentences))
    return f"<h2>{escape(section.heading)}</h2>\n<p>{prose}</p>"


def _sentence(sentence: Sentence) -> str:
    text = escape(sentence.text, quote=False)
    return f"<b>{STAR}&nbsp;{text}</b>" if sentence.differs else text
