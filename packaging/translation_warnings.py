"""What a person must look at in translations/*.ts: python packaging/translation_warnings.py

L01: much longer than the source. C01: every long word with a capital. X01: one sentence said in
several ways. X02: several sentences of one part of the program said in the same way. Exits with 1
when there are any that nobody has looked at. `--reviewed` keeps those there are now as looked at,
in translations/reviewed.json.
"""

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from check_translations import TRANSLATIONS, Catalogue, Finding, Message, read_all, read_words

Reviewed = dict[str, dict[str, list[str]]]
# Longest source, and how many times its length a translation may have.
LENGTHS: Final = ((12, 2.2), (24, 1.6), (sys.maxsize, 1.4))
PLURALS_ONLY: Final = "en"
WORD: Final = re.compile(r"[^\W\d_]+")
SHORT: Final = 3
NAMES: Final = tuple(read_words()["names"])


def warn(catalogues: dict[str, Catalogue]) -> Iterator[Finding]:
    """Everything that needs a look, reviewed or not."""
    for catalogue in catalogues.values():
        if catalogue.name != PLURALS_ONLY:
            yield from _too_long(catalogue)
            yield from _in_capitals(catalogue)
            yield from _said_in_several_ways(catalogue)
            yield from _said_in_the_same_way(catalogue)


def _too_long(catalogue: Catalogue) -> Iterator[Finding]:
    for message in catalogue.messages:
        source = plain(message.source)
        factor = next(times for longest, times in LENGTHS if len(source) <= longest)
        for form in message.forms:
            if len(plain(form)) > factor * len(source):
                yield Finding("L01", catalogue.name, f"long: {form!r}", message)
                break


def _in_capitals(catalogue: Catalogue) -> Iterator[Finding]:
    for message in catalogue.messages:
        for form in message.forms:
            if _is_title(form):
                yield Finding("C01", catalogue.name, f"capitals: {form!r}", message)
                break


def _is_title(text: str) -> bool:
    for name in NAMES:
        text = text.replace(name, "")
    long_words = [word for word in WORD.findall(plain(text)) if len(word) > SHORT]
    return len(long_words) > 1 and all(word[0].isupper() for word in long_words)


def _said_in_several_ways(catalogue: Catalogue) -> Iterator[Finding]:
    ways: dict[tuple[str, str], dict[str, Message]] = defaultdict(dict)
    for message in catalogue.messages:
        said = plain("\n".join(message.forms))
        ways[plain(message.source), message.comment].setdefault(said, message)
    for found in ways.values():
        if len(found) > 1:
            first = next(iter(found.values()))
            yield Finding("X01", catalogue.name, f"said as {sorted(found)}", first)


def _said_in_the_same_way(catalogue: Catalogue) -> Iterator[Finding]:
    sources: dict[tuple[str, str], dict[str, Message]] = defaultdict(dict)
    for message in catalogue.messages:
        key = message.context, plain("\n".join(message.forms))
        sources[key].setdefault(plain(message.source).casefold(), message)
    for found in sources.values():
        if len(found) > 1:
            first = next(iter(found.values()))
            yield Finding("X02", catalogue.name, f"said alike: {sorted(found)}", first)


def plain(text: str) -> str:
    """A text without the marks of its mnemonics."""
    return text.replace("&", "")


def unreviewed(found: Iterator[Finding], reviewed: Reviewed) -> Iterator[Finding]:
    """Those of the warnings that are not in the list."""
    for finding in found:
        if key(finding) not in reviewed.get(finding.code, {}).get(finding.catalogue, ()):
            yield finding


def key(finding: Finding) -> str:
    """What a warning is about, as the list names it: another translation is another warning."""
    context = finding.message.context if finding.message else ""
    return f"{context}: {finding.what}"


def read_reviewed(folder: Path = TRANSLATIONS) -> Reviewed:
    found: Any = json.loads((folder / "reviewed.json").read_text(encoding="utf-8"))
    return {code: dict(lists) for code, lists in found.items()}


def write_reviewed(found: Iterator[Finding], folder: Path = TRANSLATIONS) -> None:
    lists: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for finding in found:
        lists[finding.code][finding.catalogue].append(key(finding))
    text = json.dumps(lists, ensure_ascii=False, indent=1, sort_keys=True)
    (folder / "reviewed.json").write_text(f"{text}\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    if arguments == ["--reviewed"]:
        write_reviewed(warn(read_all()))
        return 0
    found = list(unreviewed(warn(read_all()), read_reviewed()))
    print("\n".join(map(str, found)) or "nothing to look at")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
