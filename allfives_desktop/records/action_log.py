"""The action list of a match out of its record: the way back from `building`."""

from collections import deque

from allfives_desktop.records.record import HandRecord, Record
from allfives_desktop.rules.actions import Action, Cut, Deal, Proceed
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.notation import parse_action, parse_deck
from allfives_desktop.rules.options import options_from
from allfives_desktop.rules.state import Phase


def log_of(record: Record) -> list[Action]:
    """Every action in order, those of chance and Proceed included.

    Only for a record that `verify` has found to agree with the rules.
    """
    return _Log(record).actions


class _Log:
    def __init__(self, record: Record) -> None:
        self.actions: list[Action] = []
        self._state = new_match(options_from(record.options))
        for g, game in enumerate(record.games):
            if g > 0:
                self._add(Proceed())
            for cut in game.cuts:
                self._add(Cut(tuple(card(cut[seat]) for seat in sorted(cut))))
            for h, hand in enumerate(game.hands):
                if h > 0:
                    self._add(Proceed())
                self._add_hand(hand)

    def _add_hand(self, hand: HandRecord) -> None:
        """Packs and actions are two lists; the state tells which is next."""
        decks, actions = deque(hand.decks), deque(hand.actions)
        while decks or actions:
            if self._state.phase is Phase.DEAL:
                self._add(Deal(parse_deck(decks.popleft())))
            else:
                self._add(parse_action(actions.popleft()))

    def _add(self, action: Action) -> None:
        self.actions.append(action)
        self._state = apply(self._state, action).state
