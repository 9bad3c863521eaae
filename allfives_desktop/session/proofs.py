"""What proves the packs of a match: fingerprints shown before a deal, packs shown behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from allfives_desktop.rules import fair_deal
from allfives_desktop.rules.actions import Action, Deal
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.notation import format_cards
from allfives_desktop.rules.shuffle import deck, label_of
from allfives_desktop.rules.state import AT_REST, State

if TYPE_CHECKING:
    from allfives_desktop.rules.fair_deal import FairDeal
    from allfives_desktop.session.setup import MatchSetup

GROUPS, GROUP = 4, 4


class PackProof(NamedTuple):
    """One deal. `deck` and `nonce` are empty until its hand is over; `holds` is then what working
    out the fingerprint of the pack that was really dealt has shown."""

    game: int
    hand: int
    deal: int
    fingerprint: str
    deck: str = ""
    nonce: str = ""
    holds: bool = True


def short(fingerprint: str) -> str:
    """The beginning of a fingerprint, in groups, to be compared by eye."""
    return "-".join(fingerprint[at * GROUP : (at + 1) * GROUP] for at in range(GROUPS)).upper()


def shown_before(fair: FairDeal, label: str) -> str:
    """The fingerprint of a pack that is about to be dealt; `label` is that of the shuffle."""
    return fair_deal.proof(fair.secret, label, deck(fair.seed, label)).fingerprint


def proofs_of(setup: MatchSetup, actions: Sequence[Action]) -> tuple[PackProof, ...]:
    """Of every deal so far; none in a match that is not proved. Raises IllegalAction."""
    if setup.fair is None:
        return ()
    proofs, open_from = list[PackProof](), 0
    state = new_match(setup.options)
    for action in actions:
        if isinstance(action, Deal):
            proofs.append(_proof(setup.fair, state, action))
        state = apply(state, action).state
        if state.phase in AT_REST:
            open_from = len(proofs)
    return (*proofs[:open_from], *map(_closed, proofs[open_from:]))


def last_proof(setup: MatchSetup, state: State, actions: Sequence[Action]) -> PackProof:
    """Of the last deal alone; `state` is at rest behind it. Raises LookupError without one."""
    deal = next((each for each in reversed(actions) if isinstance(each, Deal)), None)
    if setup.fair is None or deal is None:
        raise LookupError("no deal that is proved")
    return _proof(setup.fair, state, deal)


def _proof(fair: FairDeal, state: State, action: Deal) -> PackProof:
    label = label_of(state)
    text, nonce = format_cards(action.deck), fair_deal.nonce_of(fair.secret, label)
    shown = shown_before(fair, label)
    holds = fair_deal.fingerprint(nonce, text) == shown
    return PackProof(state.game, state.hand, state.deal, shown, text, nonce, holds=holds)


def _closed(proof: PackProof) -> PackProof:
    return PackProof(proof.game, proof.hand, proof.deal, proof.fingerprint)
