"""Numbers of a measurement by locale, and sentences that say no more than was measured."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from allfives_desktop.ai.effect_report import Effect, Estimate, Measure, Row, Total
from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.text import effect_words
from allfives_desktop.text.labels import MINUS

NONE = Estimate(0.0, 0.0, 0.0)
EFFECT = Effect(207, (2_001, 2_222), 69, 0, ())


@pytest.fixture(params=["en_US", "hu_HU"])
def locale(request: pytest.FixtureRequest) -> Iterator[str]:
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


def test_numbers_are_those_of_the_locale(locale: str) -> None:
    told = effect_words.told(Estimate(7.2743, 7.069, 7.48), ScoreKind.CAPTURE)
    assert (
        told
        == {
            "en_US": "7.27 (7.07 to 7.48)",
            "hu_HU": "7,27 (7,07 to 7,48)",
        }[locale]
    )


@pytest.mark.parametrize(
    ("measure", "estimate", "said"),
    [
        (Total.HANDS, Estimate(9.66, 9.4, 9.92), "9.7 (9.4 to 9.9)"),
        (Total.DEALER, Estimate(0.5121, 0.444, 0.579), "51.2% (44.4 to 57.9)"),
        (Total.POINTS, Estimate(10.0), "10.00"),
        (Total.SKUNKS, NONE, "0.0%"),
        (
            ScoreKind.SETBACK,
            Estimate(-0.5, -0.6, -0.4),
            f"{MINUS}0.50 ({MINUS}0.60 to {MINUS}0.40)",
        ),
    ],
)
def test_values_have_the_places_they_deserve(
    measure: Measure, estimate: Estimate, said: str
) -> None:
    assert effect_words.told(estimate, measure) == said


def test_only_a_clear_difference_is_told() -> None:
    row = Row(Total.HANDS, NONE, NONE, Estimate(1.26, 0.9, 1.6))
    assert effect_words.difference(row) == "+1.3 (+0.9 to +1.6)"
    less = replace(row, difference=Estimate(-1.26, -1.6, -0.01))
    assert effect_words.difference(less) == f"{MINUS}1.3 ({MINUS}1.6 to 0.0)"
    unclear = replace(row, difference=Estimate(1.26, -0.1, 2.6))
    assert effect_words.difference(unclear) == "no clear difference"
    alone = replace(row, difference=Estimate(1.26))
    assert effect_words.difference(alone) == "no clear difference"


def test_every_measure_has_a_name_of_its_own() -> None:
    measures = [*Total, *ScoreKind]
    assert len({effect_words.measure_name(measure) for measure in measures}) == len(measures)


def test_the_result_tells_how_much_was_played_and_how_often_it_mattered() -> None:
    assert "207" in effect_words.result(EFFECT)
    assert "33% of them" in effect_words.result(EFFECT)
    assert "Not one" in effect_words.result(replace(EFFECT, differing=0))
