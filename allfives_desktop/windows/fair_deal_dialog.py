"""The proof of the packs: what was shown before each deal, and what it can be checked against."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop.session.proofs import proofs_of, short
from allfives_desktop.text.filling import fill
from allfives_desktop.windows.letters import fixed_letters
from allfives_desktop.windows.wrapped import Wrapped

if TYPE_CHECKING:
    from allfives_desktop.rules.fair_deal import FairDeal
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.session.proofs import PackProof


FIRST_SIZE: Final = QSize(720, 420)
SMALLEST: Final = QSize(360, 260)


class FairDealDialog(QDialog):
    """Of the match on the table as it stands; `text` is what can be copied."""

    def __init__(self, session: MatchSession, parent: QWidget) -> None:
        super().__init__(parent)
        setup = session.setup
        self._fair = setup.fair
        self._proofs = proofs_of(setup, session.log)
        self._is_over = session.is_over
        self._claim = Wrapped()
        self.page = QPlainTextEdit(readOnly=True)
        self.page.setFont(fixed_letters())
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._copy = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._copy.clicked.connect(self.copy)
        self._buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        for part in (self._claim, self.page, self._buttons):
            whole.addWidget(part)
        self.setMinimumSize(SMALLEST)
        self.resize(FIRST_SIZE)
        self.retranslate()

    @property
    def text(self) -> str:
        """What stands on the page."""
        return self.page.toPlainText()

    def copy(self) -> None:
        """All of it, to the clipboard."""
        QGuiApplication.clipboard().setText(self.text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """The language changed."""
        self.setWindowTitle(self.tr("Proof of the deal"))
        self._copy.setText(self.tr("&Copy"))
        self.page.setAccessibleName(self.tr("Fingerprints and packs"))
        if self._fair is None:
            self._claim.setText(
                self.tr("This match has no proof: you did not cut the pack it was dealt from.")
            )
            self.page.hide()
            self._copy.hide()
            return
        self._claim.setText(
            self.tr("The packs of this match were fixed before you cut, and your cut changed them.")
        )
        self.page.setPlainText("\n".join(self._lines(self._fair)))

    def _lines(self, fair: FairDeal) -> Iterator[str]:
        yield fill(self.tr("Shown before you cut: %1"), fair.commit)
        yield fill(self.tr("Cards you cut off: %1"), fair.cut)
        if self._is_over:
            yield fill(self.tr("Secret of the match: %1"), fair.secret)
        else:
            yield self.tr("The secret of the match is revealed when the match is over.")
        for proof in self._proofs:
            yield ""
            yield from self._of(proof)

    def _of(self, proof: PackProof) -> Iterator[str]:
        place = self.tr("Game %1, hand %2, deal %3")
        yield fill(place, proof.game + 1, proof.hand + 1, proof.deal + 1)
        yield fill(self.tr("Shown before the deal: %1"), proof.fingerprint)
        if not proof.deck:
            yield self.tr("The pack is revealed when the hand is over.")
            return
        yield fill(self.tr("Random number: %1"), proof.nonce)
        yield fill(self.tr("Pack: %1"), proof.deck)
        if proof.holds:
            yield self.tr("Checked: this is the pack that was shown.")
        else:
            yield self.tr("Not the pack that was shown: %1").replace("%1", short(proof.fingerprint))
