"""One hand of a record played again, action by action."""

from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Any

from allfives_desktop.records.differences import Difference, DifferenceKind
from allfives_desktop.records.record import Event, HandRecord
from allfives_desktop.rules.actions import Action, Deal
from allfives_desktop.rules.engine import IllegalAction, apply
from allfives_desktop.rules.events import Scored
from allfives_desktop.rules.notation import NotationError, format_cards, parse_action, parse_deck
from allfives_desktop.rules.shuffle import deck, label_of
from allfives_desktop.rules.state import AT_REST, Phase, State


class HandReplay:
    """Plays the hand `record` from `state`, which waits for its first deal or batch.

    When `differences` has run out, `state` is where the replay came to, and `is_derailed` tells
    whether the record could not be followed to its end.
    """

    def __init__(self, record: HandRecord, state: State, *, seed: str | None) -> None:
        self.state = state
        self.is_derailed = False
        self._record = record
        self._seed = seed
        self._decks = 0
        self._actions = 0
        self._events: list[Event] = []
        self._causes: list[int | None] = []  # the action before each event

    @property
    def is_over(self) -> bool:
        return self.state.phase in AT_REST

    def differences(self) -> Iterator[Difference]:
        record, dealer = self._record, self.state.dealer
        if record.dealer != dealer:
            yield self._difference(DifferenceKind.HAND_DEALER, expected=dealer, found=record.dealer)
        if not (record.decks or record.actions):
            yield self._difference(DifferenceKind.HAND_EMPTY)
        while not (self.is_over or self.is_derailed or self._has_run_out()):
            yield from self._deal() if self.state.phase is Phase.DEAL else self._act()
        yield from self._event_differences()
        if not self.is_derailed:
            yield from self._left_over()

    def _has_run_out(self) -> bool:
        decks, actions = self._record.decks, self._record.actions
        if self.state.phase is Phase.DEAL and self._decks < len(decks):
            return False
        return self._actions == len(actions)

    def _deal(self) -> Iterator[Difference]:
        if self._decks == len(self._record.decks):
            yield self._derailment(DifferenceKind.DECK_MISSING, item=self._decks)
            return
        text = self._record.decks[self._decks]
        if self._seed is not None:
            expected = format_cards(deck(self._seed, label_of(self.state)))
            if text != expected:
                yield self._difference(
                    DifferenceKind.DECK_NOT_OF_SEED,
                    item=self._decks,
                    expected=expected,
                    found=text,
                )
        self._decks += 1
        self._apply(Deal(parse_deck(text)))

    def _act(self) -> Iterator[Difference]:
        text = self._record.actions[self._actions]
        place = self._actions
        self._actions += 1
        try:
            self._apply(parse_action(text))
        except NotationError:
            yield self._derailment(DifferenceKind.ACTION_MALFORMED, action=place, found=text)
        except IllegalAction as error:
            yield self._derailment(
                DifferenceKind.ACTION_ILLEGAL, action=place, expected=error.violation, found=text
            )

    def _apply(self, action: Action) -> None:
        self.state, events = apply(self.state, action)
        for event in events:
            if isinstance(event, Scored):
                self._events.append((event.kind.value, event.side, event.points, event.detail))
                self._causes.append(self._last_action())

    def _last_action(self) -> int | None:
        return self._actions - 1 if self._actions else None

    def _left_over(self) -> Iterator[Difference]:
        decks, actions = self._record.decks, self._record.actions
        for item in range(self._decks, len(decks)):
            yield self._difference(DifferenceKind.DECK_TOO_MANY, item=item, found=decks[item])
        for action in range(self._actions, len(actions)):
            yield self._difference(
                DifferenceKind.ACTION_AFTER_END, action=action, found=actions[action]
            )
        if self._record.scores != self.state.scores:
            yield self._difference(
                DifferenceKind.SCORES, expected=self.state.scores, found=self._record.scores
            )

    def _event_differences(self) -> Iterator[Difference]:
        """Of a derailed hand only the events up to there can be compared."""
        expected, found = self._events, list(self._record.events)
        if self.is_derailed:
            found = found[: len(expected)]
        if expected == found:
            return
        matcher = SequenceMatcher(None, expected, found, autojunk=False)
        for tag, start, end, found_start, found_end in matcher.get_opcodes():
            if tag != "equal":
                yield from self._event_block(
                    range(start, end), range(found_start, found_end), found
                )

    def _event_block(
        self, expected_at: range, found_at: range, found: list[Event]
    ) -> Iterator[Difference]:
        for mine, theirs in zip_longest(expected_at, found_at):
            if theirs is None:
                yield self._difference(
                    DifferenceKind.EVENT_MISSING,
                    action=self._causes[mine],
                    item=mine,
                    expected=self._events[mine],
                )
            elif mine is None:
                yield self._difference(
                    DifferenceKind.EVENT_TOO_MANY, item=theirs, found=found[theirs]
                )
            else:
                yield self._difference(
                    DifferenceKind.EVENT,
                    action=self._causes[mine],
                    item=theirs,
                    expected=self._events[mine],
                    found=found[theirs],
                )

    def _derailment(self, kind: DifferenceKind, **where_and_what: Any) -> Difference:
        self.is_derailed = True
        return self._difference(kind, **where_and_what)

    def _difference(self, kind: DifferenceKind, **where_and_what: Any) -> Difference:
        return Difference(kind=kind, game=self.state.game, hand=self.state.hand, **where_and_what)
