"""What the director needs of the others: somebody who decides, and a stage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import SignalInstance

if TYPE_CHECKING:
    from allfives_desktop.rules.actions import PlayerAction
    from allfives_desktop.rules.cards import Card
    from allfives_desktop.rules.legality import Violation
    from allfives_desktop.table.cues import Beat, Cue


class Players(Protocol):
    """Whoever decides for the seats without a person."""

    def ask(self) -> None:
        """Ask for the decision that is due; the answer is submitted to the session."""

    def forget(self) -> None:
        """The decision asked for does not matter any more."""


class Guide(Protocol):
    """Somebody who looks over the person's shoulder: a lesson that may lie on the table."""

    @property
    def is_on(self) -> bool:
        """Whether the match on the table is guided."""

    def objection(self, action: PlayerAction) -> bool:
        """Whether a legal action is not to be done now; the guide says why."""

    def ask(self) -> None:
        """The person is to decide, or the hand has ended: say what that is about."""

    def offers(self) -> tuple[str, ...]:
        """The words of what can be gone on to after the end, at most two."""


class Stage(Protocol):
    """Where a beat becomes visible; `ended` follows each `show`, also when nothing had to move."""

    @property
    def ended(self) -> SignalInstance: ...

    def show(self, beat: Beat, cue: Cue) -> None:
        """Fold the beat into the models and move there."""

    def reset(self) -> None:
        """Lay everything as the session's view says, at once."""

    def offer(self) -> None:
        """Offer the person the actions of the decision that is due."""

    def offer_aside(self, card: Card | None) -> None:
        """Offer to show a card, `card` if there is one, or to call one that lies open."""

    def withdraw(self) -> None:
        """Nothing is asked of the person now."""

    def await_player(self) -> None:
        """Show that a computer player has to decide."""

    def await_disk(self) -> None:
        """Show that what was done is not kept yet."""

    def rest(self) -> None:
        """Show what the person may do now that nothing is under way."""

    def refuse(self, action: PlayerAction, violation: Violation) -> None:
        """Say which rule forbids the action."""

    def hurry(self) -> None:
        """End the motion under way, or what is held to be read."""
