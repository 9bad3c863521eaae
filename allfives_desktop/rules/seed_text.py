"""Seed texts that a deal code can hold: 80 bits in Crockford base32."""

from __future__ import annotations

from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SEED_LENGTH: Final = 16


def is_seed(text: str) -> bool:
    """Whether a deal code can hold this seed text."""
    return len(text) == SEED_LENGTH and set(text) <= set(ALPHABET)


def seed_text(number: int) -> str:
    """The lowest 80 bits of a number as a seed text, high digits first."""
    digits = (number >> 5 * at & len(ALPHABET) - 1 for at in reversed(range(SEED_LENGTH)))
    return "".join(map(ALPHABET.__getitem__, digits))
