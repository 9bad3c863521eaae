"""The stage: shows a beat on the tableau and says when it has been seen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from allfives_desktop.models.motion import AT_ONCE, Motion
from allfives_desktop.rules import claim
from allfives_desktop.rules.events import GameWon, HandStarted, MatchWon
from allfives_desktop.rules.fair_deal import commitment
from allfives_desktop.rules.state import AT_REST, Phase
from allfives_desktop.session.proofs import last_proof, short, shown_before
from allfives_desktop.table.choices import Choices, cards_of
from allfives_desktop.table.choreography import LONGEST_BEAT, THINKING_MARK
from allfives_desktop.table.cues import Beat, Cue, Gathered
from allfives_desktop.table.tableau import Tableau
from allfives_desktop.text import phrases

if TYPE_CHECKING:
    from collections.abc import Callable

    from allfives_desktop.rules.actions import PlayerAction
    from allfives_desktop.rules.cards import Card
    from allfives_desktop.rules.legality import Violation
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.table.contracts import Guide


class Pixels(Protocol):
    """The picture on the screen: whether anything moves, and the end of all that does."""

    @property
    def stilled(self) -> SignalInstance: ...

    @property
    def is_moving(self) -> bool: ...

    def finish(self) -> None:
        """Everything that moves is where it goes, now."""

    def shake(self, row: int) -> None:
        """A card says no."""

    def raise_points(self) -> None:
        """The points won rise from the captured card."""

    def celebrate(self, kind: str, milliseconds: int) -> None:
        """A game, a skunk or a match has come to its end."""


class Stage(QObject):
    """Folds beats into the tableau and waits for the pixels, then for the reader."""

    ended = Signal()
    announced = Signal(str)

    def __init__(
        self, session: MatchSession, tableau: Tableau, choices: Choices, pixels: Pixels
    ) -> None:
        super().__init__()
        self._session = session
        self._tableau = tableau
        self._choices = choices
        self._pixels = pixels
        self._cue: Cue | None = None
        self._lift: Motion = AT_ONCE
        self._hold = self._once(self._end)
        self._after_motion = self._once(self._look_for_stillness)
        self._overdue = self._once(pixels.finish, after=LONGEST_BEAT)
        self._thought = self._once(self._mark_thinking, after=THINKING_MARK)
        self._saving = self._once(self._say_saving, after=THINKING_MARK)
        pixels.stilled.connect(self._after_motion.start)
        self._banner: Callable[[], phrases.Banner] = _blank
        self._say_again: Callable[[], object] = _nothing
        self._first_offer: Callable[[], str] = str
        self._guide: Guide | None = None
        self.refused: Violation | None = None

    def set_first_offer(self, words: Callable[[], str]) -> None:
        """What stands on the table where there is no match."""
        self._first_offer = words
        self._say_again()

    def set_guide(self, guide: Guide) -> None:
        """Somebody who tells the person what to do, whenever `guide.is_on`."""
        self._guide = guide

    def show(self, beat: Beat, cue: Cue) -> None:
        self._cue = cue
        self._say_again = _nothing
        self._overdue.start()
        self._tableau.fold(beat, cue)
        if self._tableau.words.words.rise:
            self._pixels.raise_points()
        if isinstance(beat, GameWon | MatchWon):
            self._pixels.celebrate(_ending(beat), cue.move.duration)
        if said := self._say_beat(beat):
            self.announced.emit(said)
        self._after_motion.start()

    def close(self) -> None:
        """Nothing is waited for any more."""
        self._cue = None
        self._say_again = _nothing
        for timer in (self._hold, self._after_motion, self._overdue, self._thought, self._saving):
            timer.stop()

    def reset(self) -> None:
        self.close()
        self._choices.withdraw()
        if self._session.has_match:
            self._tableau.lay(self._session.setup, self._session.view(), self._session.seen)
        else:
            self._banner = _blank
            self._tableau.clear()
        self._pixels.finish()

    def offer(self) -> None:
        self._say_again = self.offer
        view = self._session.view()
        self._say_turn()
        guide = self._present_guide
        is_settled = not guide and len(view.hand_cards) > 1 and claim.is_settled(view)
        self._choices.offer(view, self._lift, is_settled=is_settled)
        self._show_turn(view.seat, phrases.turn_caption(view))
        if guide:
            guide.ask()

    def offer_aside(self, card: Card | None) -> None:
        self._say_again = partial(self.offer_aside, card)
        view = self._session.view()
        can_call = self._session.may_call
        self._put(
            lambda: phrases.Banner(
                phrases.aside_question(view, self._tableau.seats, can_call=can_call)
            )
        )
        self.announced.emit(self._tableau.words.words.headline)
        self._choices.offer_aside(view, card, self._lift)
        self._show_turn(view.actor)

    def withdraw(self) -> None:
        self._say_again = _nothing
        self._thought.stop()
        self._saving.stop()
        self._choices.withdraw(self._lift)
        self._show_turn(None)

    def await_player(self) -> None:
        self._say_again = self.await_player
        self._say_turn()
        self._show_turn(self._session.actor)
        self._thought.start()

    def await_disk(self) -> None:
        self._saving.start()

    def rest(self) -> None:
        self._say_again = self.rest
        session = self._session
        if not session.has_match:
            self._tableau.words.amend(offer=self._first_offer())
            cut = self._tableau.pack_cut
            commit = short(commitment(cut.secret))
            cut.offer(phrases.pack_to_cut(commit), phrases.place_to_cut())
            self._choices.offer_to_go_on(phrases.deal(), phrases.another_game(), phrases.learn())
            return
        self._say_turn()
        if guide := self._present_guide:
            self._choices.offer_to_go_on(*guide.offers())
            guide.ask()
        elif session.state.phase is not Phase.MATCH_OVER:
            self._choices.offer_to_go_on(phrases.go_on())
        elif session.setup.watched:
            self._choices.offer_to_go_on(phrases.new_match())
        else:
            self._choices.offer_to_go_on(phrases.same_again(), phrases.another_game())

    def refuse(self, action: PlayerAction, violation: Violation) -> None:
        sentence = phrases.violation(violation, self._session.view())
        self.refused = violation
        self._tableau.words.amend(detail=sentence, rule=phrases.read_rule())
        self.announced.emit(sentence)
        self.shake(action)

    def shake(self, action: PlayerAction) -> None:
        """The cards of an action say no."""
        for card in cards_of(action):
            row = self._tableau.cards.row_of(card)
            if row is not None:
                self._pixels.shake(row)

    def hurry(self) -> None:
        if self._pixels.is_moving:
            self._pixels.finish()
        elif self._cue is not None:
            self._hold.stop()
            self._end()

    def retranslate(self) -> None:
        """The language changed: what stands there is said anew."""
        self._tableau.retranslate()
        self._put(self._banner)
        self._say_again()

    def set_lift(self, motion: Motion) -> None:
        """How cards are raised and lowered."""
        self._lift = motion

    def _look_for_stillness(self) -> None:
        cue = self._cue
        if cue is None or self._pixels.is_moving:
            return
        self._overdue.stop()
        self._tableau.cards.settle()
        if cue.until_click:
            return
        if cue.hold:
            if not self._hold.isActive():
                self._hold.start(cue.hold)
        else:
            self._end()

    def _end(self) -> None:
        if self._cue is not None:
            self._cue = None
            self.ended.emit()

    def _say_beat(self, beat: Beat) -> str:
        """Put on the banner what happened, and tell it; nothing for a beat that goes unsaid."""
        if isinstance(beat, Gathered):
            return ""
        said = phrases.told(beat, self._tableau.seats)
        if said:
            pack = self._pack_shown(beat)
            self._put(
                lambda: phrases.Banner(
                    phrases.told(beat, self._tableau.seats),
                    phrases.pack_fixed(pack) if pack else "",
                )
            )
        return said

    @property
    def _present_guide(self) -> Guide | None:
        return self._guide if self._guide and self._guide.is_on else None

    def _pack_shown(self, beat: Beat) -> str:
        """The fingerprint of the pack, before its first card is dealt."""
        fair = self._session.setup.fair
        if fair is None or not isinstance(beat, HandStarted):
            return ""
        return short(shown_before(fair, f"g{beat.game}h{beat.hand}d0"))

    def _pack_checked(self, phase: Phase) -> str:
        """The fingerprint of the pack just played, when it has been worked out again."""
        session = self._session
        if session.setup.fair is None or phase not in AT_REST:
            return ""
        last = last_proof(session.setup, session.state, session.log)
        return short(last.fingerprint) if last.holds else ""

    def _put(self, banner: Callable[[], phrases.Banner]) -> None:
        """On the banner, until something else is put there, in whatever language is spoken."""
        self._banner = banner
        words = banner()
        self._tableau.words.amend(headline=words.headline, detail=words.detail, rule="")

    def _once(self, act: Callable[[], object], *, after: int = 0) -> QTimer:
        """A timer that acts once each time it is started."""
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(after)
        timer.timeout.connect(act)
        return timer

    def _say_turn(self) -> None:
        view, undos, hints = self._session.view(), self._session.undos, self._session.hints
        pack = self._pack_checked(view.phase)
        self._put(
            lambda: phrases.question(view, self._tableau.seats, undos=undos, hints=hints, pack=pack)
        )

    def _show_turn(self, seat: int | None, caption: str = "") -> None:
        for plate in self._tableau.plates:
            turn = plate.at_seat == seat
            plate.amend(turn=turn, caption=caption if turn else "")

    def _say_saving(self) -> None:
        self._put(lambda: phrases.Banner(phrases.saving()))

    def _mark_thinking(self) -> None:
        self._show_turn(self._session.actor, phrases.thinking())


def _ending(beat: GameWon | MatchWon) -> str:
    if isinstance(beat, MatchWon):
        return "match"
    return "skunk" if beat.games > 1 else "game"


def _nothing() -> None:
    """There is nothing to say again."""


def _blank() -> phrases.Banner:
    """Nothing stands on the banner."""
    return phrases.Banner()
