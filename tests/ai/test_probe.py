"""The player that knows the net: on the true deal nothing the net has played is a surprise."""

from __future__ import annotations

from random import Random

import numpy as np

from allfives_desktop.ai.belief import Belief
from allfives_desktop.ai.net.players import NetPlayer
from allfives_desktop.ai.net.probe import Probe, surprises
from allfives_desktop.ai.net.shipped import weights_for
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.rules.engine import apply, start_hand
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.shuffle import chance
from allfives_desktop.rules.state import AT_REST, Phase
from allfives_desktop.rules.view import SeatView, view_of

OPTIONS = RULESETS["all_fives"].options(beg=False)
OTHER = 1


def test_the_net_does_not_surprise_who_knows_it() -> None:
    weights = weights_for(OPTIONS)
    assert weights is not None
    missed, looked = 0, 0
    for seed in range(2):
        state = start_hand(OPTIONS, dealer=seed % 2)
        while state.phase not in AT_REST:
            if state.actor is None:
                state = apply(state, chance(state, f"{seed}")).state
                continue
            view = view_of(state, 0)
            if state.phase is Phase.PLAY and state.actor == 0:
                true = np.array([[bits_of(hand) for hand in state.hands]], dtype=np.uint64)
                assert surprises(view, weights, true).tolist() == [0]
                swapped = np.array([[bits_of(state.hands[0]), _another(view)]], dtype=np.uint64)
                missed += int(surprises(view, weights, swapped)[0])
                looked += 1
            player = Probe() if state.actor != OTHER and len(view.hand_cards) == 3 else NetPlayer()
            asked = view_of(state, state.actor)
            action = player.choose(asked, Budget(seed)).action
            assert action in legal_actions(state)
            state = apply(state, action).state
    assert looked == 12
    assert missed > 0


def _another(view: SeatView) -> int:
    """Other cards in the other hand."""

    return Belief(view).deal(Random(3)).hands[OTHER]
