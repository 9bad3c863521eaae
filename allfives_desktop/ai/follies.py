"""What nobody at the table does with open eyes, at any level.

A folly is judged by what its seat sees, and is one only where something sensible can be done
instead. The list is short: it holds what everybody at the table would notice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from allfives_desktop.ai.follies_play import PlayFolly, TrickSense
from allfives_desktop.ai.stakes import law_of_view
from allfives_desktop.rules.actions import Bid, Give, Play, PlayerAction
from allfives_desktop.rules.cards import Rank
from allfives_desktop.rules.law import HIGHEST_BID
from allfives_desktop.rules.scoring import gift_sides
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView


class MakingFolly(StrEnum):
    """What is wrong with a word said before play."""

    GIVES_THE_GAME = "gives_the_game"  # the gift that ends it
    NO_ACE = "no_ace"  # four bid without an ace
    OVERBID = "overbid"  # more than the last to speak needs to say


def sensible(view: SeatView, actions: Iterable[PlayerAction]) -> list[PlayerAction]:
    """Those of some legal actions that are no folly; all of them where each is one."""
    found = list(actions)
    follies = follies_of(view, found)
    return [action for action in found if action not in follies] or found


def follies_of(
    view: SeatView, actions: Sequence[PlayerAction]
) -> dict[PlayerAction, PlayFolly | MakingFolly]:
    """The follies among some legal actions, by what is wrong with each."""
    sense = TrickSense(view) if view.phase is Phase.PLAY and view.trump is not None else None

    def folly(action: PlayerAction) -> PlayFolly | MakingFolly | None:
        if isinstance(action, Play):
            return sense.folly(action.card.index) if sense else None
        return _making_folly(view, action)

    named = {action: folly(action) for action in actions}
    return {action: what for action, what in named.items() if what is not None}


def _making_folly(view: SeatView, action: PlayerAction) -> MakingFolly | None:
    if isinstance(action, Give):
        return MakingFolly.GIVES_THE_GAME if _gift_ends_game(view) else None
    return _bid_folly(view, action) if isinstance(action, Bid) else None


def _gift_ends_game(view: SeatView) -> bool:
    law = law_of_view(view)
    return any(view.scores[side] + 1 >= law.target for side in gift_sides(law, view.dealer))


def _bid_folly(view: SeatView, action: Bid) -> MakingFolly | None:
    least = min([each.level for each in view.legal if isinstance(each, Bid)])
    if view.seat == view.dealer and action.level > least:
        return MakingFolly.OVERBID
    has_ace = any(card.rank is Rank.ACE for card in view.hand_cards)
    return None if has_ace or action.level < HIGHEST_BID else MakingFolly.NO_ACE
