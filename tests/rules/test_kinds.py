from __future__ import annotations

from allfives_desktop.rules.actions import Beg, Discard, Proceed, Stand
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.events import Stood, ThrownIn


def test_equal_parts_of_different_kinds_are_different() -> None:
    others: tuple[object, ...] = (Beg(0), Stood(0), (0,))
    assert all(Stand(0) != other for other in others)
    assert len({Stand(0), Beg(0), Stand(0)}) == 2


def test_equal_parts_of_one_kind_are_equal() -> None:
    assert Stand(1) == Stand(1)
    assert Stand(1) in (Beg(1), Stand(1))
    assert not Stand(1) != Stand(1)  # noqa: SIM202 - the operator itself is meant


def test_what_has_no_parts_is_still_there() -> None:
    assert Proceed()
    assert ThrownIn()


def test_discards_are_told_in_the_order_of_the_pack() -> None:
    assert Discard(0, (PACK[7], PACK[2])) == Discard(0, (PACK[2], PACK[7]))
