"""Whether the fair deal of a record was fair: every hash is worked out again (PROTOCOLS.md)."""

from __future__ import annotations

from collections.abc import Iterator

from allfives_desktop.records.differences import Difference, DifferenceKind
from allfives_desktop.records.record import HandRecord, MatchProof, Record
from allfives_desktop.rules import fair_deal


def proof_differences(record: Record) -> Iterator[Difference]:
    """Of a record without a proof there are none; without the secret only fingerprints count."""
    secret = None
    if record.fair is not None:
        secret = record.fair.secret
        yield from _match_differences(record.fair, record.seed)
    for g, game in enumerate(record.games):
        for h, hand in enumerate(game.hands):
            if record.fair is not None or hand.fair:
                yield from _hand_differences(hand, secret, game=g, number=h)


def _match_differences(proof: MatchProof, seed: str | None) -> Iterator[Difference]:
    if proof.secret is None:
        return
    commit = fair_deal.commitment(proof.secret)
    if proof.commit != commit:
        yield Difference(kind=DifferenceKind.COMMITMENT, expected=commit, found=proof.commit)
    expected = fair_deal.seed_of(proof.secret, proof.cut)
    if seed is not None and seed != expected:
        yield Difference(kind=DifferenceKind.SEED_NOT_OF_CUT, expected=expected, found=seed)


def _hand_differences(
    hand: HandRecord, secret: str | None, *, game: int, number: int
) -> Iterator[Difference]:
    def differs(kind: DifferenceKind, expected: object, found: object, item: int) -> Difference:
        return Difference(
            kind=kind, game=game, hand=number, item=item, expected=expected, found=found
        )

    decks, proofs = hand.decks, hand.fair
    if len(proofs) != len(decks):
        yield differs(DifferenceKind.PROOFS, len(decks), len(proofs), len(proofs))
    for item, (deck, proof) in enumerate(zip(decks, proofs, strict=False)):
        if secret is not None:
            nonce = fair_deal.nonce_of(secret, f"g{game}h{number}d{item}")
            if proof.nonce != nonce:
                yield differs(DifferenceKind.NONCE, nonce, proof.nonce, item)
        expected = fair_deal.fingerprint(proof.nonce, deck)
        if proof.fingerprint != expected:
            yield differs(DifferenceKind.FINGERPRINT, expected, proof.fingerprint, item)
