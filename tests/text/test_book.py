"""The book of rules: complete, the same in every language, and of one mind with the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from allfives_desktop import assets
from allfives_desktop.rules.actions import Deal, Play, Stand
from allfives_desktop.rules.cards import PACK, Card, card
from allfives_desktop.rules.engine import apply, start_hand
from allfives_desktop.rules.events import CountMade, Event, ScoreKind
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import State
from allfives_desktop.rules.violation import Violation
from allfives_desktop.text.book.anchors import anchor_of
from allfives_desktop.text.book.chapters import CHAPTERS, Chapter, chapter, chapter_of, written
from allfives_desktop.text.book.figures import MARKER, figures, filled
from allfives_desktop.text.book.markup import Block, Example, Footnote, Heading, Listing, parsed
from allfives_desktop.text.book.markup import Table as BookTable
from allfives_desktop.text.book.page import LINK, REFERENCE, Look, page
from allfives_desktop.text.languages import OWN_NAMES

LOOK = Look(QSize(60, 84), "en")
HELP = assets.resource("help")
# A language has a chapter when its file is there; until then it is read in English.
THERE = sorted((path.parent.name, path.stem) for path in HELP.glob("*/*.md"))
EVERY_CHAPTER = [(language, name) for language, name in THERE if name in CHAPTERS]
# What may hold digits: the numbers of a list, and cards.
NOT_PROSE = re.compile(r"^\d+\. |\[cards: [^\]]*\]|\{[^}]*\}|\]\([^)]*\)", re.MULTILINE)


def words_of(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", NOT_PROSE.sub(" ", text))


def shape(blocks: tuple[Block, ...]) -> list[object]:
    """What must not differ between languages: kinds, names, cards, lengths of lists and tables."""
    found: list[object] = []
    for block in blocks:
        match block:
            case Heading(level, name, _):
                found.append((level, name))
            case Listing(items, numbered):
                found.append((len(items), numbered))
            case BookTable(rows):
                found.append([len(row) for row in rows])
            case Example(groups, _):
                found.append(groups)
            case Footnote(name, _):
                found.append(name)
            case _:
                found.append("paragraph")
    return found


def parts(text: str) -> Iterator[tuple[str, str]]:
    """(heading's name, text under it)."""
    pieces = re.split(r"^#+ .*\{#([a-z0-9-]+)\}$", text, flags=re.MULTILINE)
    return zip(pieces[1::2], pieces[2::2], strict=True)


def test_every_chapter_is_there_in_english() -> None:
    assert {name for language, name in THERE if language == "en"} == CHAPTERS.keys()
    for name in CHAPTERS:
        assert chapter(name, "en").headings[0].level == 1


def test_no_file_is_a_stranger() -> None:
    assert {language for language, _ in THERE} <= OWN_NAMES.keys()
    assert EVERY_CHAPTER == THERE


@pytest.mark.parametrize(("language", "name"), EVERY_CHAPTER)
def test_a_chapter_is_built_like_the_english_one(language: str, name: str) -> None:
    assert chapter(name, language).language == language, "it cannot be read"
    assert shape(parsed(written(name, language))) == shape(parsed(written(name, "en")))


@pytest.mark.parametrize(("language", "name"), EVERY_CHAPTER)
def test_a_chapter_has_the_figures_and_links_of_the_english_one(language: str, name: str) -> None:
    english, other = (dict(parts(written(name, each))) for each in ("en", language))
    for heading, text in english.items():
        for what in (MARKER, REFERENCE):
            assert sorted(what.findall(other[heading])) == sorted(what.findall(text)), heading
        assert targets_in(other[heading]) == targets_in(text), heading


def targets_in(text: str) -> list[str]:
    return sorted(link[2] for link in LINK.finditer(text))


@pytest.mark.parametrize(("language", "name"), EVERY_CHAPTER)
def test_figures_come_from_the_rules(language: str, name: str) -> None:
    typed = re.findall(r".{0,20}\d.{0,20}", NOT_PROSE.sub(" ", written(name, language)))
    assert not typed, "write a marker, or the number in words"
    text = filled(written(name, language), CHAPTERS[name])
    assert not re.search(r"(?<!\{#)[{}](?!#)", re.sub(r"\{#[a-z0-9-]+\}", "", text))


@pytest.mark.parametrize(("language", "name"), EVERY_CHAPTER)
def test_suits_are_named_not_drawn(language: str, name: str) -> None:
    assert not re.findall("[\N{BLACK SPADE SUIT}-\N{WHITE CLUB SUIT}]", written(name, language))


@pytest.mark.parametrize(
    "other",
    [
        "# A {#top}\n\n## B {#c}\n\n- x\n- y",
        "# A {#top}\n\n### B {#b}\n\n- x\n- y",
        "# A {#top}\n\n## B {#b}\n\n- x\n- y\n- z",
        "# A {#top}\n\n## B {#b}\n\n1. x\n2. y",
        "# A {#top}\n\n## B {#b}\n\nx\n\ny",
        "# A {#top}\n\n- x\n- y",
    ],
)
def test_a_chapter_that_is_built_otherwise_is_seen(other: str) -> None:
    assert shape(parsed(other)) != shape(parsed("# A {#top}\n\n## B {#b}\n\n- x\n- y"))


@pytest.mark.parametrize(("language", "name"), EVERY_CHAPTER)
def test_every_footnote_is_called_for_once(language: str, name: str) -> None:
    blocks = chapter(name, language).blocks
    noted = [block.name for block in blocks if isinstance(block, Footnote)]
    body = re.sub(r"^\[\^[a-z-]+\]:", "", written(name, language), flags=re.MULTILINE)
    assert sorted(REFERENCE.findall(body)) == sorted(noted)


@pytest.mark.parametrize(("language", "name"), EVERY_CHAPTER)
def test_links_lead_somewhere(language: str, name: str) -> None:
    for link in LINK.finditer(written(name, language)):
        if not link[2].startswith("https://"):
            assert link[2] in anchors_in(language), link[0]


@cache
def anchors_in(language: str) -> set[str]:
    return {
        anchor
        for name in CHAPTERS
        for heading in chapter(name, language).headings
        for anchor in (name, f"{name}/{heading.name}")
    }


@pytest.mark.parametrize("subject", [*Violation, *ScoreKind])
def test_every_violation_and_score_is_told_of(subject: Violation | ScoreKind) -> None:
    assert "/" in anchor_of(subject)
    for language, ruleset in product(OWN_NAMES, ("", *RULESETS)):
        assert anchor_of(subject, ruleset) in anchors_in(language)


@pytest.mark.parametrize("language", sorted({language for language, _ in THERE}))
def test_all_fives_is_told_at_length_with_examples(language: str) -> None:
    drawn = [block for block in chapter("all_fives", language).blocks if isinstance(block, Example)]
    assert len(drawn) >= 6
    own = chapter("all_fives", language).language
    assert len(words_of(written("all_fives", own))) >= 1200


def test_headings_of_a_chapter_differ_in_name() -> None:
    for name in CHAPTERS:
        names = [heading.name for heading in chapter(name, "en").headings]
        assert len(set(names)) == len(names), name


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_game_has_a_chapter(ruleset: str) -> None:
    assert chapter_of(ruleset) in CHAPTERS
    assert (chapter_of(ruleset) == "all_fives") is (ruleset == "all_fives")


def test_unknown_rules_are_told_as_all_fives() -> None:
    assert chapter_of("mine") == "all_fives"


def test_figures_follow_the_rules() -> None:
    assert filled("{target} {king+ten} {pack_total}", "all_fives") == "61 13 100"
    assert filled("{pack_total} {target} {runs_two} {longest_two}", "trinidad") == "80 14 5 21"
    assert filled("{all_tens:ten} {game_ten}", "all_tens") == "20 10"
    assert filled("{tricks} {stock}", "california_jack") == "26 40"
    assert figures("pitch")["bid_min"] == 2


@pytest.mark.parametrize("wrong", ["{no_such_figure}", "{ace++king}", "{nobody:ace}"])
def test_a_wrong_marker_is_an_error(wrong: str) -> None:
    with pytest.raises(ValueError, match="figure"):
        filled(wrong, "all_fives")


@pytest.mark.parametrize("damaged", [b"\xff\xfe", b"# No name", b"[cards: ZZ] x", b"{nothing}"])
def test_a_damaged_chapter_is_read_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damaged: bytes
) -> None:
    here = tmp_path / "help"
    for folder, content in (("nl", damaged), ("en", (HELP / "en/strict.md").read_bytes())):
        (here / folder).mkdir(parents=True)
        (here / folder / "strict.md").write_bytes(content)
    monkeypatch.setattr(assets, "resources_dir", lambda: here.parent)
    chapter.cache_clear()
    try:
        assert chapter("strict", "nl").language == "en"
        assert chapter("strict", "nl").headings[0].text == "Strict following"
        assert [block.text for block in chapter("pitch", "nl").headings] == ["Pitch"]
        assert chapter("no_such_chapter", "nl").headings[0].text == "No Such Chapter"
    finally:
        chapter.cache_clear()


def test_a_country_reads_the_chapter_of_its_language() -> None:
    assert chapter("strict", "pt_AO").blocks == chapter("strict", "pt").blocks


@pytest.mark.parametrize("name", CHAPTERS)
def test_portugal_has_chapters_of_its_own(name: str) -> None:
    assert chapter(name, "pt_PT").language == "pt_PT"
    assert written(name, "pt_PT") != written(name, "pt")


def test_a_page_names_its_cards_and_numbers_its_footnotes() -> None:
    html = page(chapter("strict", "en"), LOOK)
    assert '<img src="cards:KC?en" alt="King of clubs" title="King of clubs"' in html
    assert "Nine of clubs \N{EN DASH} King of clubs, four of clubs" in html
    assert 'href="#note-caribbean"><sup>1</sup>' in html
    assert 'name="note-caribbean"' in html
    assert '<h2 id="following">' in html


def test_words_of_a_chapter_cannot_break_the_page() -> None:
    blocks = parsed("# A & <b> {#top}\n\n*soft* **hard** [there](strict/following)")
    html = page(Chapter("x", "en", blocks), LOOK)
    assert "A &amp; &lt;b&gt;" in html
    assert "<i>soft</i> <b>hard</b>" in html
    assert '<a href="book:strict#following">there</a>' in html


# The examples, held against the engine


def examples(name: str, heading: str) -> list[tuple[tuple[Card, ...], ...]]:
    """The drawn cards under a heading, by example and group."""
    found, under = [], ""
    for block in chapter(name, "en").blocks:
        if isinstance(block, Heading):
            under = block.name
        elif isinstance(block, Example) and under == heading:
            found.append(block.groups)
    return found


def dealt(
    eldest: tuple[Card, ...],
    dealer: tuple[Card, ...],
    turned: Card,
    *,
    ruleset: str = "all_fives",
) -> State:
    """Two players before eldest speaks; seat 0 deals."""
    top = [*eldest[:3], *dealer[:3], *eldest[3:], *dealer[3:], turned]
    rest = [each for each in PACK if each not in top]
    state = start_hand(RULESETS[ruleset].options(), dealer=0)
    return apply(state, Deal((*top, *rest))).state


def test_the_whole_hand_is_played_by_the_rules() -> None:
    (eldest,), (dealer,), *tricks = examples("all_fives", "whole-hand")
    state = dealt(eldest, dealer, card("6S"))
    state, events = apply(state, Stand(1)).state, list[Event]()
    for each in (each for (trick,) in tricks for each in trick):
        assert state.actor is not None
        outcome = apply(state, Play(state.actor, each))
        state, events = outcome.state, [*events, *outcome.events]
    (count,) = [event for event in events if isinstance(event, CountMade)]
    told = dict(parts(written("all_fives", "en")))["whole-hand"].rpartition("Now the count")[2]
    own_game, other_game, own, other = (
        int(filled(m[0], "all_fives")) for m in MARKER.finditer(told)
    )
    assert count.totals == (other_game, own_game)
    assert state.scores == (other, own)


@pytest.mark.parametrize(("name", "forbidden"), [("all_fives", {"2D"}), ("strict", {"2D", "6H"})])
def test_the_examples_of_following(name: str, forbidden: set[str]) -> None:
    ((led, held),) = [each for each in examples(name, "following") if len(each) == 2]
    own = (*held, card("3C"), card("8C"))
    spades = [each for each in PACK if each.suit == "S"]
    state = dealt((*led, *spades[:5]), own, card("7H"), ruleset=CHAPTERS[name])
    state = apply(apply(state, Stand(1)).state, Play(1, led[0])).state
    legal = {action.card.code for action in legal_actions(state) if isinstance(action, Play)}
    assert {each.code for each in held} - legal == forbidden
