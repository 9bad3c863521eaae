"""The fair deal: the pack is fixed before the player cuts, and the cut changes it (PROTOCOLS.md).

All values are texts; hashes are taken of their UTF-8 bytes and written in lower-case hexadecimal.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from allfives_desktop.rules.cards import PACK, Card
from allfives_desktop.rules.notation import format_cards
from allfives_desktop.rules.seed_text import SEED_LENGTH, seed_text

SECRET_DIGITS = 32  # 128 bits
HASH_DIGITS = 64
PLACES = len(PACK)  # where a pack can be cut: cards that come off, 0 to PLACES - 1


class DealProof(NamedTuple):
    """What is shown before a deal, and what proves it afterwards."""

    fingerprint: str
    nonce: str


class FairDeal(NamedTuple):
    """The secret of a match, 32 hexadecimal digits, and where the player cut."""

    secret: str
    cut: int

    @property
    def commit(self) -> str:
        """What was shown before the cut."""
        return commitment(self.secret)

    @property
    def seed(self) -> str:
        """The seed text of the match."""
        return seed_of(self.secret, self.cut)


def new_secret() -> str:
    """Random, of the system's best source."""
    return os.urandom(SECRET_DIGITS // 2).hex()


def commitment(secret: str) -> str:
    """What is shown of the secret before the cut."""
    return _hash(secret)


def seed_of(secret: str, cut: int) -> str:
    """The seed text of the match. Raises ValueError for a place where no pack can be cut."""
    if cut not in range(PLACES):
        raise ValueError(f"no place to cut: {cut}")
    return seed_text(int(_hash(f"{secret}/{cut}"), 16) >> 4 * HASH_DIGITS - 5 * SEED_LENGTH)


def proof(secret: str, label: str, deck: Sequence[Card]) -> DealProof:
    """The proof of one deal; `label` is that of the shuffle, such as `g0h0d0`."""
    nonce = nonce_of(secret, label)
    return DealProof(fingerprint(nonce, format_cards(deck)), nonce)


def nonce_of(secret: str, label: str) -> str:
    """What makes the fingerprint of a deal impossible to guess."""
    import hmac

    return hmac.digest(secret.encode(), label.encode(), sha256).hex()


def fingerprint(nonce: str, deck: str) -> str:
    """What is shown of a pack, in the notation of records, before it is dealt."""
    return _hash(f"{nonce}/{deck}")


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
