"""The catalogues are complete, up to date and sound; and the checks see what is wrong."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from allfives_desktop import assets

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
        ("gl", message("&amp;Undo", "DesDesfacer&amp;xfacer"), "U03"),
        ("nl", message("Undo", "oNgedaan maken"), "U03"),
        ("hu", message("Led: %1", "A hívás: a %1"), "H01"),
        ("gl", message("You win the hand", "Levántate coa tarxeta"), "G01"),
        ("hu", message("Hearts", "Kör"), "G01"),
        ("pt_PT", message("Full screen", "Tela cheia"), "G01"),
        ("nl", message("It captures the jack", "Het vangt de troefboer"), "G01"),
        ("nl", message("The suit comes again", "De kleur die weer omkomt"), "G01"),
        ("hu", message("The dealer's side", "Az osztó fele"), "G01"),
        ("hu", message("East-West", "Kelet-Nyugat"), "G01"),
        ("nl", message("You win the trick", "Je wint de truc"), "G02"),
        ("nl", message("It is not your turn", "U bent niet aan de beurt"), "G03"),
        ("hu", message("Take the trick", "Vidd el, te, az ütést"), "G03"),
        ("pt_PT", message("It is your turn", "É a tua vez"), "G03"),
        ("pt", message("%n left", "faltam %n", "faltam %n", numerus=True), "N03"),
        ("hu", message("Press “OK”", "Nyomja meg: “OK”"), "Q01"),
        ("gl", message("Press “OK”", 'Prema "OK"'), "Q01"),
        ("nl", message("Led: {suit}", "Uit: {suit}"), "S02"),
        ("hu", message("Led: %1", "Hívás: a(z) %1"), "H01"),
        ("hu", message("No “%1”", "Nincs meg a(z) „%1”"), "H01"),
        (
            "pt",
            message("&lt;a href='a'&gt;Led&lt;/a&gt;", "&lt;a href='b'&gt;Naipe&lt;/a&gt;"),
            "P02",
        ),
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


def test_what_players_call_to_each_other_may_be_familiar(
    checks: ModuleType, tmp_path: Path
) -> None:
    call = [message("Take one", "Dou-te um a ti")]
    assert not codes(checks, tmp_path, "gl", call, context="Call")
    assert codes(checks, tmp_path, "gl", call) == {"G03": 1}


def test_a_call_that_lupdate_misread_is_found(checks: ModuleType, tmp_path: Path) -> None:
    assert codes(checks, tmp_path, "nl", [message("Table", "Tafel")], context="") == {"S01": 1}


def test_a_wrong_language_is_found(checks: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "allfives_hu.ts"
    path.write_text(BAD.format(language="nl", context="Table", messages=""), encoding="utf-8")
    found = checks.check({"hu": checks.read(path)}, checks.read_words())
    assert "F01" in {finding.code for finding in found}


@pytest.mark.parametrize(
    "change",
    [
        ("<source>Beg</source>", "<source>Beg now</source>"),
        ("<name>Button</name>", "<name>Buttons</name>"),
        (
            "</context>",
            "<message><source>Gone</source><translation>Weg</translation></message></context>",
        ),
    ],
)
def test_a_stale_catalogue_is_found(
    updating: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: tuple[str, str]
) -> None:
    copy = Path(shutil.copytree(updating.TRANSLATIONS, tmp_path / "translations"))
    updating.update(copy)
    monkeypatch.setattr(updating, "TRANSLATIONS", copy)
    assert not updating.out_of_date()
    dutch = copy / "allfives_nl.ts"
    text = dutch.read_text(encoding="utf-8")
    assert change[0] in text
    dutch.write_text(text.replace(*change, 1), encoding="utf-8")
    assert updating.out_of_date() == ["allfives_nl.ts"]


def test_every_check_has_a_planted_fault(checks: ModuleType) -> None:
    source = Path(str(checks.__file__)).read_text(encoding="utf-8")
    tests = Path(__file__).read_text(encoding="utf-8")
    codes_checked = set(re.findall(r'yield (?:Finding\()?"([A-Z]\d\d)"', source))
    assert len(codes_checked) > 20
    assert not {code for code in codes_checked if tests.count(f'"{code}"') == 0}


def test_a_word_of_the_base_that_an_overlay_must_not_leave_is_found(
    checks: ModuleType, tmp_path: Path
) -> None:
    for name, messages in (("pt", message("You win", "Você venceu")), ("pt_PT", "")):
        text = BAD.format(language=checks.LANGUAGE_OF[name], context="Table", messages=messages)
        (tmp_path / f"allfives_{name}.ts").write_text(text, encoding="utf-8")
    found = checks.check(checks.read_all(tmp_path), checks.read_words())
    assert ("G04", "pt_PT") in {(finding.code, finding.catalogue) for finding in found}


MARKUP = re.compile(r"\{[^}]*\}|\]\([^)]*\)|\[\^[a-z-]+\]")


@pytest.mark.parametrize("language", ["pt", "pt_PT", "gl"])
def test_the_book_has_the_words_of_its_language(checks: ModuleType, language: str) -> None:
    words = checks.read_words()
    chapters = sorted(assets.resource("help").glob(f"{language}/*.md"))
    assert len(chapters) == 10
    for chapter in chapters:
        for line in MARKUP.sub(" ", chapter.read_text(encoding="utf-8")).splitlines():
            assert not checks.denied_in(line, language, words), f"{chapter.stem}: {line}"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("pt", "Saia com um trunfo que nada vence."),
        ("pt_PT", "Você deve seguir o naipe aberto."),
        ("gl", "Poden xogar ningunha carta."),
        ("gl", "Leva a tarxeta á casa."),
    ],
)
def test_a_foreign_word_in_the_book_would_be_seen(
    checks: ModuleType, language: str, line: str
) -> None:
    assert checks.denied_in(line, language, checks.read_words())


def test_a_message_only_one_language_has_is_found(checks: ModuleType, tmp_path: Path) -> None:
    for name, messages in (("nl", message("Deal", "Delen")), ("hu", "")):
        text = BAD.format(language=name, context="Button", messages=messages)
        (tmp_path / f"allfives_{name}.ts").write_text(text, encoding="utf-8")
    found = checks.check(checks.read_all(tmp_path), checks.read_words())
    assert ("T06", "hu") in {(finding.code, finding.catalogue) for finding in found}
