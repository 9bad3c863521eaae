"""Which language is chosen, and what it says."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.cards import PACK
from allfives_desktop.text import phrases
from allfives_desktop.text.hinting import percent
from allfives_desktop.text.labels import per_cent
from allfives_desktop.text.languages import OWN_NAMES, chosen_language
from allfives_desktop.text.review_words import whole_percent

Speak = Callable[[str], None]
OTHERS = ("pt", "pt_PT", "nl", "gl", "hu")
CHOOSE = "from allfives_desktop.text.languages import *; print(chosen_language(SYSTEM))"
DAY = """
from PySide6.QtCore import QDate
from allfives_desktop.text.languages import *
form = QLocale.FormatType.ShortFormat
print(locale_of("{}").toString(QDate(2026, 12, 24), form))
"""


@pytest.mark.parametrize(
    ("locale", "wishes", "language"),
    [
        ("pt_BR.UTF-8", "", "pt"),
        ("pt_PT.UTF-8", "", "pt_PT"),
        ("pt_AO.UTF-8", "", "pt"),
        ("nl_BE.UTF-8", "", "nl"),
        ("gl_ES.UTF-8", "", "gl"),
        ("hu_RO.UTF-8", "", "hu"),
        ("es_ES.UTF-8", "", "en"),
        ("C.UTF-8", "", "en"),
        ("es_ES.UTF-8", "gl:es:en", "gl"),
        ("pt_BR.UTF-8", "en_US:pt_BR:en", "en"),
        ("en_GB.UTF-8", "pt_PT:en", "pt_PT"),
    ],
)
def test_the_system_chooses(locale: str, wishes: str, language: str) -> None:
    assert printed(CHOOSE, locale, wishes) == language


@pytest.mark.parametrize(
    ("locale", "language", "day"),
    [
        ("en_GB.UTF-8", "en", "24/12/2026"),
        ("en_US.UTF-8", "en", "12/24/26"),
        ("de_DE.UTF-8", "en", "12/24/26"),
        ("nl_BE.UTF-8", "nl", "24/12/2026"),
        ("nl_BE.UTF-8", "pt", "24/12/2026"),
        ("nl_NL.UTF-8", "nl", "24-12-2026"),
        ("pt_PT.UTF-8", "pt", "24/12/2026"),
        ("pt_PT.UTF-8", "pt_PT", "24/12/26"),
        ("pt_AO.UTF-8", "pt", "24/12/26"),
        ("hu_RO.UTF-8", "hu", "2026. 12. 24."),
    ],
)
def test_days_are_written_as_in_the_country(locale: str, language: str, day: str) -> None:
    assert printed(DAY.format(language), locale) == day


def printed(code: str, locale: str, wishes: str = "") -> str:
    """What Python prints in a system with this locale, and these wishes for languages."""
    kept = {k: v for k, v in os.environ.items() if k != "LANGUAGE" and not k.startswith("LC_")}
    environment = kept | {"LANG": locale} | ({"LANGUAGE": wishes} if wishes else {})
    result = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert not result.stderr
    return result.stdout.strip()


def test_a_language_of_ones_own_is_stronger() -> None:
    assert [chosen_language(language) for language in OWN_NAMES] == list(OWN_NAMES)


@pytest.mark.parametrize(
    ("language", "stand", "take_one"),
    [
        ("en", "Stand", "Take one"),
        ("pt", "Aceitar", "Eu te dou um"),
        ("pt_PT", "Aceitar", "Toma um"),
        ("nl", "Accepteren", "Ik geef je één"),
        ("gl", "Quedo", "Toma un"),
        ("hu", "Marad", "Vegyél egyet"),
    ],
)
def test_each_speaks_for_itself(speak: Speak, language: str, stand: str, take_one: str) -> None:
    speak(language)
    translate = QCoreApplication.translate
    assert translate("Button", "Stand") == stand
    assert translate("Call", "Take one") == take_one
    assert QLocale().name().startswith(language.partition("_")[0])


@pytest.mark.parametrize(
    ("language", "half"), [("en", "50%"), ("pt", "50%"), ("gl", "50\N{NO-BREAK SPACE}%")]
)
def test_hundredths_are_set_as_the_language_does(speak: Speak, language: str, half: str) -> None:
    speak(language)
    assert per_cent(50) == percent(0.5) == whole_percent(0.5) == half


def test_the_language_before_is_forgotten(speak: Speak) -> None:
    speak("pt_PT")
    speak("pt")
    assert QCoreApplication.translate("Button", "Deal") == "Distribuir"
    speak("en")
    assert QCoreApplication.translate("Button", "Deal") == "Deal"


@pytest.mark.parametrize("language", OTHERS)
def test_standard_buttons_are_translated(speak: Speak, qtbot: QtBot, language: str) -> None:
    box = QDialogButtonBox()
    qtbot.addWidget(box)
    single = [b for b in QDialogButtonBox.StandardButton if b.value.bit_count() == 1]
    english = [box.addButton(button).text() for button in single]
    box.clear()
    speak(language)
    spoken = [box.addButton(button).text() for button in single]
    assert len(spoken) == 18
    same = {text for text, was in zip(spoken, english, strict=True) if text == was}
    assert same <= {"OK", "Help"}
    assert language == "nl" or "Help" not in same
    assert language != "gl" or not same


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("gl", ["Aceptar", "Cancelar", "&Si", "Non a to&do", "Repor as predefinicións"]),
        ("pt_PT", ["OK", "Cancelar", "&Sim", "Nã&o a tudo", "Repor predefinições"]),
    ],
)
def test_the_standard_buttons_qt_does_not_have(
    speak: Speak, qtbot: QtBot, language: str, words: list[str]
) -> None:
    speak(language)
    box, button = QDialogButtonBox(), QDialogButtonBox.StandardButton
    qtbot.addWidget(box)
    wanted = (button.Ok, button.Cancel, button.Yes, button.NoToAll, button.RestoreDefaults)
    assert [box.addButton(each).text() for each in wanted] == words


@pytest.mark.parametrize("language", OTHERS)
def test_the_labels_of_the_file_dialog_are_translated(
    speak: Speak, qtbot: QtBot, language: str
) -> None:
    speak(language)
    dialog = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    labels = [label.text().replace("&", "") for label in dialog.findChildren(QLabel)]
    assert {"Look in:", "File name:", "Files of type:"}.isdisjoint(labels)
    assert len([label for label in labels if label.endswith(":")]) == 3


def test_keys_have_their_own_names(speak: Speak) -> None:
    speak("gl")
    shift = QKeySequence("Ctrl+Shift+Z").toString(QKeySequence.SequenceFormat.NativeText)
    assert shift == "Ctrl+Maiúsc+Z"
    speak("hu")
    space = QKeySequence("Space").toString(QKeySequence.SequenceFormat.NativeText)
    assert space == "Szóköz"


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("number", [0, 1, 2, 5, 61])
def test_plurals_are_never_the_source(
    speak: Speak, checks: ModuleType, language: str, number: int
) -> None:
    speak(language)
    plurals = [m for m in checks.read_all()["en"].messages if m.numerus]
    assert plurals
    for one in plurals:
        said = QCoreApplication.translate(one.context, one.source, one.comment, number)
        assert str(number) in said
        assert "(s)" not in said


def test_portuguese_counts_nothing_as_one(speak: Speak) -> None:
    speak("pt")
    assert phrases.to_go(0) == "falta 0"
    assert phrases.to_go(2) == "faltam 2"
    speak("en")
    assert phrases.discard_left(1) == "Choose 1 more card"
    assert phrases.discard_left(-2) == "Take back 2 cards"


# All the names of a pack, as the glossary has them: pattern, ranks from the ace down, suits.
NAMES = {
    "en": (
        "{rank} of {suit}",
        "Ace King Queen Jack Ten Nine Eight Seven Six Five Four Three Two",
        "spades hearts diamonds clubs",
    ),
    "pt": (
        "{rank} de {suit}",
        "Ás Rei Dama Valete Dez Nove Oito Sete Seis Cinco Quatro Três Dois",
        "espadas copas ouros paus",
    ),
    "nl": (
        "{suit}{rank}",
        "aas heer vrouw boer tien negen acht zeven zes vijf vier drie twee",
        "Schoppen Harten Ruiten Klaver",
    ),
    "gl": (
        "{rank} de {suit}",
        "As Rei Raíña Sota Dez Nove Oito Sete Seis Cinco Catro Tres Dous",
        "picas corazóns diamantes trevos",
    ),
    "hu": (
        "{suit} {rank}",
        "ász király dáma bubi tízes kilences nyolcas hetes hatos ötös négyes hármas kettes",
        "Pikk Kőr Káró Treff",
    ),
}


@pytest.mark.parametrize("language", OWN_NAMES)
def test_every_card_has_its_name(speak: Speak, language: str) -> None:
    pattern, ranks, suits = NAMES[language.partition("_")[0]]
    golden = {
        f"{letter}{sign}": pattern.format(rank=rank, suit=suit)
        for letter, rank in zip("AKQJT98765432", ranks.split(), strict=True)
        for sign, suit in zip("SHDC", suits.split(), strict=True)
    }
    speak(language)
    assert {each.code: phrases.card_name(each) for each in PACK} == golden
    assert len({*golden.values()}) == 52
