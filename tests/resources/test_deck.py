"""The shipped parts of the deck are those that the generator draws."""

from __future__ import annotations

import pytest

from resources.deck.make_deck import PARTS, parts

DRAWN = dict(parts())
SAMPLE = ("pip_C.svg", "ace_S.svg", "court_QD.svg", "small_KH.svg", "glyph_10.svg", "paper.svg")
SHIPPED_AT_MOST = 1_500_000


@pytest.mark.parametrize("name", SAMPLE)
def test_a_part_is_what_the_generator_draws(name: str, qapp: object) -> None:
    assert (PARTS / name).read_text(encoding="utf-8") == DRAWN[name]()


def test_no_drawing_is_missing() -> None:
    assert set(DRAWN) == {path.name for path in PARTS.glob("*.svg")}


def test_the_parts_stay_small() -> None:
    assert sum(path.stat().st_size for path in PARTS.iterdir()) < SHIPPED_AT_MOST
