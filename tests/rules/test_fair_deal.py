"""The hashes of a fair deal are those of PROTOCOLS.md, worked out here by other means."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from allfives_desktop.rules import fair_deal
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.fair_deal import FairDeal, new_secret
from allfives_desktop.rules.notation import format_cards
from allfives_desktop.rules.seed_text import is_seed

DRAWN = "00112233445566778899aabbccddeeff"
CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert FairDeal(DRAWN, 7).commit == hashlib.sha256(DRAWN.encode()).hexdigest()


@pytest.mark.parametrize("cut", [0, 7, 51])
def test_the_seed_is_the_beginning_of_a_hash_in_base32(cut: int) -> None:
    bits = "".join(f"{byte:08b}" for byte in hashlib.sha256(f"{DRAWN}/{cut}".encode()).digest())
    expected = "".join(CROCKFORD[int(bits[at : at + 5], 2)] for at in range(0, 80, 5))
    assert FairDeal(DRAWN, cut).seed == expected
    assert is_seed(expected)


def test_every_cut_gives_other_packs() -> None:
    assert len({FairDeal(DRAWN, cut).seed for cut in range(fair_deal.PLACES)}) == 52


@pytest.mark.parametrize("cut", [-1, 52])
def test_there_is_no_cut_outside_the_pack(cut: int) -> None:
    with pytest.raises(ValueError, match=str(cut)):
        fair_deal.seed_of(DRAWN, cut)


def test_a_deal_is_proved_by_nonce_and_fingerprint() -> None:
    nonce = hmac.new(DRAWN.encode(), b"g0h2d1", hashlib.sha256).hexdigest()
    text = f"{nonce}/{format_cards(PACK)}"
    expected = hashlib.sha256(text.encode()).hexdigest(), nonce
    assert fair_deal.proof(DRAWN, "g0h2d1", PACK) == expected


def test_secrets_are_of_the_right_length_and_never_the_same() -> None:
    drawn = {new_secret() for _ in range(50)}
    assert len(drawn) == 50
    assert {len(bytes.fromhex(secret)) for secret in drawn} == {16}
