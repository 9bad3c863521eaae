"""All Fives for two without begging as an OpenSpiel game: one hand from 0-0, on our rules engine.

Actions are cards by their index. The cards that matter, six a hand and the one turned, are drawn by
chance one by one; returns are points, one's own less the other's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pyspiel

from allfives_desktop.rules.actions import PLAYS, Deal, Play
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.engine import apply, start_hand
from allfives_desktop.rules.law import HAND_SIZE
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import AT_REST, Phase, State

OPTIONS = RULESETS["all_fives"].options(beg=False)
SEATS: Final = OPTIONS.players
DRAWN: Final = SEATS * HAND_SIZE + 1
MOST_POINTS: Final = 60.0

TYPE: Final = pyspiel.GameType(
    short_name="allfives",
    long_name="All Fives",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=len(PACK),
    max_chance_outcomes=len(PACK),
    num_players=SEATS,
    min_utility=-MOST_POINTS,
    max_utility=MOST_POINTS,
    utility_sum=0.0,
    max_game_length=SEATS * HAND_SIZE,
)


class AllFivesGame(pyspiel.Game):
    """One hand; seat 1 deals."""

    def __init__(self, params: dict[str, object] | None = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> AllFivesState:
        return AllFivesState(self)

    def at(self, state: State) -> AllFivesState:
        """A hand under way, whoever deals it."""
        return AllFivesState(self, state)


class AllFivesState(pyspiel.State):
    """`hand` is the state of our engine; None until the pack is drawn."""

    def __init__(self, game: AllFivesGame, hand: State | None = None) -> None:
        super().__init__(game)
        self._game = game
        self._pack: list[int] = []
        self.hand = hand

    def clone(self) -> AllFivesState:
        twin = AllFivesState(self._game, self.hand)
        twin._pack = self._pack[:]
        return twin

    def current_player(self) -> int:
        if self.hand is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.hand.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def is_terminal(self) -> bool:
        return self.hand is not None and self.hand.phase in AT_REST

    def _legal_actions(self, player: int) -> list[int]:
        if self.hand is None or player != self.hand.actor:
            return []
        legal = legal_actions(self.hand)
        return sorted(action.card.index for action in legal if isinstance(action, Play))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = [index for index in range(len(PACK)) if index not in self._pack]
        return [(index, 1 / len(left)) for index in left]

    def _apply_action(self, action: int) -> None:
        if self.hand is not None:
            self.hand = apply(self.hand, PLAYS[self.hand.actor or 0][action]).state
            return
        self._pack.append(action)
        if len(self._pack) == DRAWN:
            rest = [index for index in range(len(PACK)) if index not in self._pack]
            deck = tuple(PACK[index] for index in (*self._pack, *rest))
            self.hand = apply(start_hand(OPTIONS, dealer=1), Deal(deck)).state

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - OpenSpiel's
        return PACK[action].code

    def returns(self) -> list[float]:
        if self.hand is None or not self.is_terminal():
            return [0.0] * SEATS
        own, other = self.hand.scores
        return [float(own - other), float(other - own)]

    def information_state_string(self, player: int | None = None) -> str:
        """The hand, the card turned, and all plays in their order."""
        hand = self.hand
        if hand is None or hand.phase is not Phase.PLAY:
            return f"{self}"
        seat = self.current_player() if player is None else player
        plays = (*(play for _, trick in hand.tricks for play in trick), *hand.trick)
        parts = (hand.hands[seat], hand.turned, [card for _, card in plays])
        return "/".join("".join(card.code for card in cards) for cards in parts)

    def __str__(self) -> str:
        return " ".join(PACK[index].code for index in self._pack) + f" {_told(self.hand)}"


def _told(hand: State | None) -> Sequence[object]:
    return () if hand is None else (hand.hands, hand.tricks, hand.trick, hand.scores)
