"""How matches, games, hands and deals begin."""

from __future__ import annotations

from functools import cache

from allfives_desktop.rules.events import Event, ThrownIn
from allfives_desktop.rules.law import Law
from allfives_desktop.rules.state import NOBODY, Dealing, Phase, Standing, State, Table, new_state


def opening_standing(law: Law, *, dealer: int = NOBODY) -> Standing:
    """Nothing played yet; everybody cuts."""
    nothing = (0,) * law.sides
    return Standing(
        game=0,
        hand=0,
        dealer=dealer,
        batch=None,
        cutters=tuple(range(law.options.players)),
        cut_round=0,
        scores=nothing,
        games_won=nothing,
        scored=(),
        winner=None,
    )


def open_cut(law: Law, standing: Standing) -> State:
    """A game whose first dealer is to be cut for."""
    everybody = tuple(range(law.options.players))
    return _without_cards(law, Phase.CUT, None, standing._replace(cutters=everybody, cut_round=0))


def open_game(law: Law, standing: Standing) -> State:
    """The first hand of a game, whose dealer is known: the batch may have to be chosen."""
    chosen = law.options.deal_batch
    if chosen != "choice":
        return open_hand(law, standing._replace(batch=chosen))
    return _without_cards(law, Phase.BATCH, standing.dealer, standing._replace(batch=None))


def open_hand(law: Law, standing: Standing) -> State:
    """A hand whose dealer is about to deal."""
    return _without_cards(law, Phase.DEAL, None, standing)


def throw_in(state: State, events: list[Event]) -> State:
    """The cards go back; the same dealer deals again inside the same hand."""
    events.append(ThrownIn())
    players = state.law.options.players
    dealing = _new_dealing(players)._replace(deal=state.deal + 1)
    return State(state.law, Phase.DEAL, None, state.standing, dealing, _bare_table(players))


def _without_cards(law: Law, phase: Phase, actor: int | None, standing: Standing) -> State:
    players = law.options.players
    return new_state((law, phase, actor, standing, _new_dealing(players), _bare_table(players)))


@cache
def _new_dealing(players: int) -> Dealing:
    return Dealing(
        deal=0,
        undealt=(),
        turned=(),
        runs=0,
        rejected=None,
        discards=((),) * players,
        bids=(),
        pitcher=None,
        bid=0,
    )


@cache
def _bare_table(players: int) -> Table:
    return Table(
        hands=((),) * players,
        trump=None,
        trick=(),
        tricks=(),
        stock=(),
        drawn=(),
        exposed=(),
        called=None,
    )
