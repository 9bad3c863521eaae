"""A seat's view holds nothing of what is hidden from the seat (spec 15)."""

from __future__ import annotations

from random import Random

import pytest

from allfives_desktop.rules.actions import Proceed
from allfives_desktop.rules.cards import Card
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.events import CardsDealt, Discarded, Drawn
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.shuffle import chance
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import seen_by, view_of

CHANCE = (Phase.CUT, Phase.DEAL)
GAMES = [
    ("all_fives", {}),
    ("all_fives", {"after_run": "keep_all", "max_runs": 5}),
    ("all_fives_partners", {}),
    ("trinidad", {}),
    ("pitch", {}),
    ("california_jack", {}),
    ("california_jack", {"stock_face_up": False}),
]


def hidden_swapped(state: State, seat: int, rng: Random) -> State:
    """The position with every card that `seat` cannot know dealt to other hidden places."""
    table, dealing = state.table, state.dealing
    if not table.hands:
        return state
    known = {card for _, card in table.exposed} | {card for _, card in table.drawn}
    stock = list(table.stock)
    seen_top = stock[:1] if stock and (state.options.stock_face_up or not table.drawn) else []
    places: list[list[Card]] = [list(hand) for hand in table.hands]
    thrown = [list(cards) for cards in dealing.discards]
    groups = [places[at] for at in range(len(places)) if at != seat]
    groups += [thrown[at] for at in range(len(thrown)) if at != seat]
    undealt, rest = list(dealing.undealt), stock[len(seen_top) :]
    groups += [undealt, rest]
    slots = [(g, i) for g in groups for i, card in enumerate(g) if card not in known]
    cards = [g[i] for g, i in slots]
    rng.shuffle(cards)
    for (group, i), card in zip(slots, cards, strict=True):
        group[i] = card
    return state._replace(
        table=table._replace(
            hands=tuple(tuple(sorted(hand)) for hand in places), stock=tuple(seen_top + rest)
        ),
        dealing=dealing._replace(
            undealt=tuple(undealt), discards=tuple(tuple(sorted(cards)) for cards in thrown)
        ),
    )


@pytest.mark.parametrize(("ruleset", "changes"), GAMES, ids=str)
def test_moving_hidden_cards_leaves_every_view_as_it_was(
    ruleset: str, changes: dict[str, bool | int | str]
) -> None:
    rng, state = Random(8), new_match(RULESETS[ruleset].options(**changes))
    looked = 0
    for _ in range(160):
        if state.phase is Phase.MATCH_OVER:
            break
        for seat in range(state.options.players):
            assert view_of(hidden_swapped(state, seat, rng), seat) == view_of(state, seat)
            looked += 1
        if state.phase in CHANCE:
            state = apply(state, chance(state, "VIEWS")).state
        elif state.actor is None:
            state = apply(state, Proceed()).state
        else:
            state = apply(state, rng.choice(list(legal_actions(state)))).state
    assert looked > 50


@pytest.mark.parametrize(("ruleset", "changes"), GAMES, ids=str)
def test_events_hide_cards_from_all_but_their_owner(
    ruleset: str, changes: dict[str, bool | int | str]
) -> None:
    rng, state = Random(9), new_match(RULESETS[ruleset].options(**changes))
    for _ in range(160):
        if state.phase is Phase.MATCH_OVER:
            break
        if state.phase in CHANCE:
            outcome = apply(state, chance(state, "EVENTS"))
        elif state.actor is None:
            outcome = apply(state, Proceed())
        else:
            outcome = apply(state, rng.choice(list(legal_actions(state))))
        state = outcome.state
        for event in outcome.events:
            for seat in range(state.options.players):
                seen = seen_by(event, seat)
                if isinstance(event, CardsDealt | Discarded):
                    assert isinstance(seen, CardsDealt | Discarded)
                    assert (seen == event) == (event.seat == seat)
                    assert len(seen.cards) == len(event.cards)
                elif isinstance(event, Drawn) and not event.is_public:
                    assert (seen == event) == (event.seat == seat)
                else:
                    assert seen == event
