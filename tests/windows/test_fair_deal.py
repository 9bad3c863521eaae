"""The pack is cut before a match, its fingerprints are shown, and the proof can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.records.record import encode
from allfives_desktop.records.replay import verify
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import Game
from allfives_desktop.session.proofs import proofs_of, short, shown_before
from allfives_desktop.session.records import record_of_match
from allfives_desktop.windows.fair_deal_dialog import FairDealDialog

SHORT = Game("all_tens", RULESETS["all_tens"].options(target=5, best_of=1))


@pytest.fixture
def cut(program: Program, qtbot: QtBot) -> Program:
    """The pack lies there and is cut by two cards more than in the middle."""
    program.play.set_game(SHORT)
    qtbot.waitUntil(lambda: bool(program.table.tableau.pack_cut.property("caption")))
    program.table.view.setFocus()
    for _ in range(2):
        QTest.keyClick(program.table.view, Qt.Key.Key_Right)
    return program


def shown(program: Program) -> FairDealDialog:
    program.window.commands.proof.trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, FairDealDialog)
    return dialog


def test_what_is_shown_before_the_cut_fixes_the_match(cut: Program) -> None:
    pack = cut.table.tableau.pack_cut
    caption = str(pack.property("caption"))
    cut.play.go_on()
    fair = cut.session.setup.fair
    assert fair is not None
    assert fair.cut == 28
    assert short(fair.commit) in caption
    assert cut.session.setup.seed == fair.seed


def test_the_next_match_has_another_secret(cut: Program, qtbot: QtBot) -> None:
    cut.play.go_on()
    first = cut.session.setup.fair
    cut.play.lay_pack()
    qtbot.waitUntil(lambda: cut.table.director.is_resting)
    cut.play.go_on()
    second = cut.session.setup.fair
    assert first is not None
    assert second is not None
    assert first.secret != second.secret


def test_a_match_of_a_typed_code_has_no_proof(cut: Program) -> None:
    cut.play.begin(seed="0123456789ABCDEF")
    assert cut.session.setup.fair is None
    said = [label.text() for label in shown(cut).findChildren(QLabel)]
    assert any("no proof" in words for words in said)


def test_the_fingerprint_is_shown_before_the_deal(cut: Program, qtbot: QtBot) -> None:
    cut.play.go_on()
    fair = cut.session.setup.fair
    assert fair is not None
    seen: list[str] = []
    words = cut.table.tableau.words
    words.changed.connect(lambda: seen.append(words.words.detail))
    qtbot.waitUntil(lambda: cut.table.director.property("accepting"), timeout=20_000)
    assert any(short(shown_before(fair, "g0h0d0")) in detail for detail in seen)


def test_the_dialog_keeps_the_pack_of_a_hand_under_way(cut: Program, qtbot: QtBot) -> None:
    cut.play.go_on()
    qtbot.waitUntil(lambda: cut.table.director.property("accepting"), timeout=20_000)
    dialog, setup = shown(cut), cut.session.setup
    assert setup.fair is not None
    (proof,) = proofs_of(setup, cut.session.log)
    assert setup.fair.commit in dialog.text
    assert proof.fingerprint in dialog.text
    assert setup.fair.secret not in dialog.text
    assert (proof.deck, proof.nonce) == ("", "")
    dialog.copy()
    assert QGuiApplication.clipboard().text() == dialog.text


def test_at_the_end_all_is_told_and_the_record_proves_it(
    cut: Program, qtbot: QtBot, play_out: Callable[[Program], None]
) -> None:
    cut.play.go_on()
    play_out(cut)
    setup = cut.session.setup
    assert setup.fair is not None
    proofs = proofs_of(setup, cut.session.log)
    assert all(proof.holds and proof.deck for proof in proofs)

    def checked() -> bool:
        cut.table.director.hurry()
        return short(proofs[-1].fingerprint) in cut.table.tableau.words.words.detail

    qtbot.waitUntil(checked, timeout=20_000)
    assert setup.fair.secret in shown(cut).text
    record = record_of_match(cut.session)
    assert setup.fair.secret.encode() in encode(record)
    assert verify(record) == []


def test_the_board_is_that_of_the_game_on_offer(cut: Program) -> None:
    before = cut.table._board_url
    cut.play.set_game(Game("trinidad", RULESETS["trinidad"].options()))
    cut.play.lay_pack()
    assert cut.table._board_url != before
