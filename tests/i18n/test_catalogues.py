"""The catalogues are complete, up to date and sound; and the checks see what is wrong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

BAD = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}">
<context>
    <name>{context}</name>
{messages}
</context>
</TS>
"""


def message(source: str, *forms: str, numerus: bool = False, state: str = "") -> str:
    kind = f' type="{state}"' if state else ""
    if not numerus:
        body = f"<translation{kind}>{''.join(forms)}</translation>"
        return f"<message><source>{source}</source>{body}</message>"
    inner = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    body = f"<translation{kind}>{inner}</translation>"
    return f'<message numerus="yes"><source>{source}</source>{body}</message>'


def codes(
    checks: ModuleType, folder: Path, name: str, messages: list[str], *, context: str = "Table"
) -> Counter[str]:
    """The findings in one catalogue, without those about the other catalogues."""
    path = folder / f"allfives_{name}.ts"
    language = checks.LANGUAGE_OF[name]
    text = BAD.format(language=language, context=context, messages="\n".join(messages))
    path.write_text(text, encoding="utf-8")
    found = checks.check({name: checks.read(path)}, checks.read_words())
    return Counter(finding.code for finding in found if finding.code != "T06")


def test_nothing_is_wrong(checks: ModuleType) -> None:
    assert not list(map(str, checks.check(checks.read_all(), checks.read_words())))


def test_up_to_date_with_the_sources(updating: ModuleType) -> None:
    assert not updating.out_of_date(), "run python packaging/update_translations.py"


def test_there_is_much_to_say(checks: ModuleType) -> None:
    catalogues = checks.read_all()
    assert catalogues.keys() == {"en", "pt", "pt_PT", "nl", "gl", "hu"}
    assert len(catalogues["hu"].messages) > 180
    assert all(message.numerus for message in catalogues["en"].messages)
    assert len(catalogues["pt_PT"].messages) < len(catalogues["pt"].messages) / 2


def test_an_overlay_holds_only_what_differs(checks: ModuleType) -> None:
    catalogues = checks.read_all()
    base = {message.key: message.forms for message in catalogues["pt"].messages}
    same = [m.key for m in catalogues["pt_PT"].messages if base[m.key] == m.forms]
    assert not same


@pytest.mark.parametrize(
    ("name", "bad", "expected"),
    [
        ("nl", message("Deal", "Delen", state="unfinished"), "T01"),
        ("nl", message("Deal", ""), "T02"),
        ("nl", message("Deal", "Deal"), "T03"),
        ("nl", message("Led: %1", "Uitgekomen"), "P01"),
        ("nl", message("%1 of %2", "%1%1"), "P01"),
        ("nl", message("Led: &lt;b&gt;%1&lt;/b&gt;", "Uit: %1"), "P02"),
        ("hu", message("%n left", "még %n", "még %n", numerus=True), "N01"),
        ("nl", message("%n left", "nog %n", numerus=True), "N01"),
        ("nl", message("%n left", "nog één", "nog veel", numerus=True), "N02"),
        ("pt", message("%n left", "falta um", "faltam %n", numerus=True), "N02"),
        ("nl", message("%n left", "nog %n"), "N02"),
        ("gl", message("&amp;Game", "Partida"), "M01"),
        ("gl", message("&amp;Game", "&amp;Par&amp;tida"), "M01"),
        ("hu", message("&amp;New", "&amp;Új"), "M02"),
        ("pt", message("It is not your turn.", "Não é a sua vez"), "E01"),
        ("pt", message("Wait…", "Espere..."), "E02"),
        ("pt", message("Wait", " Espere"), "E03"),
        ("pt", message("Wait now", "Espere  agora"), "E04"),
        ("pt", message("Wait!", "Espere !"), "E05"),
        ("hu", message("Wait", "Va\u0301rjon"), "U01"),
        ("hu", message("Hearts", "Kõr"), "U02"),
        ("hu", message("Led: %1", "A hívás: a %1"), "H01"),
        ("gl", message("You win the hand", "Levántate coa tarxeta"), "G01"),
        ("hu", message("Hearts", "Kör"), "G01"),
        ("pt_PT", message("Full screen", "Tela cheia"), "G01"),
        ("nl", message("You win the trick", "Je wint de truc"), "G02"),
    ],
)
def test_a_planted_fault_is_found(
    checks: ModuleType, tmp_path: Path, name: str, bad: str, expected: str
) -> None:
    assert expected in codes(checks, tmp_path, name, [bad])


def test_sound_messages_are_let_pass(checks: ModuleType, tmp_path: Path) -> None:
    sound = [
        message("You win the trick", "Je wint de slag"),
        message("&amp;Game", "&amp;Spel"),
        message("%n left", "nog één", "nog %n", numerus=True),
        message("%1 of %2", "%2%1"),
    ]
    assert not codes(checks, tmp_path, "nl", sound)


def test_a_call_that_lupdate_misread_is_found(checks: ModuleType, tmp_path: Path) -> None:
    assert codes(checks, tmp_path, "nl", [message("Table", "Tafel")], context="") == {"S01": 1}


def test_a_wrong_language_is_found(checks: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "allfives_hu.ts"
    path.write_text(BAD.format(language="nl", context="Table", messages=""), encoding="utf-8")
    found = checks.check({"hu": checks.read(path)}, checks.read_words())
    assert "F01" in {finding.code for finding in found}


def test_a_message_only_one_language_has_is_found(checks: ModuleType, tmp_path: Path) -> None:
    for name, messages in (("nl", message("Deal", "Delen")), ("hu", "")):
        text = BAD.format(language=name, context="Button", messages=messages)
        (tmp_path / f"allfives_{name}.ts").write_text(text, encoding="utf-8")
    found = checks.check(checks.read_all(tmp_path), checks.read_words())
    assert ("T06", "hu") in {(finding.code, finding.catalogue) for finding in found}
