"""Indices are as sharp on a screen of a quarter or three quarters more pixels as on any other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage

from tests.table.sharpness import sharpness

FACTORS: Final = ("1", "1.25", "1.5", "1.75")
AS_SHARP: Final = 0.95  # of what it is at 1.0
PATIENCE: Final = 240
PILES: Final = ("hand", "turn")


class Shown(NamedTuple):
    """A table on a screen of some factor, and where the indices are."""

    picture: QImage
    indices: dict[str, list[QRect]]

    def sharpness(self, pile: str) -> float:
        return fmean(sharpness(self.picture, index) for index in self.indices[pile])


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Shown]:
    """The same table on a screen of each factor, shown by processes of their own."""
    folders = {factor: tmp_path_factory.mktemp("screen") for factor in FACTORS}
    probes = [_probe(factor, folder) for factor, folder in folders.items()]
    assert [probe.wait(timeout=PATIENCE) for probe in probes] == [0] * len(FACTORS)
    return {factor: _read(folder) for factor, folder in folders.items()}


def _probe(factor: str, folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.table.sharpness_probe", str(folder)]
    return subprocess.Popen(command, env=os.environ | {"QT_SCALE_FACTOR": factor})


def _read(folder: Path) -> Shown:
    places = json.loads((folder / "indices.json").read_text(encoding="ascii"))
    indices = {pile: [QRect(*place) for place in found] for pile, found in places.items()}
    return Shown(QImage(str(folder / "table.png")), indices)


def enlarged(shown: Shown, size: QSize) -> QImage:
    smooth = Qt.TransformationMode.SmoothTransformation
    return shown.picture.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


def larger(tables: dict[str, Shown]) -> Iterator[Shown]:
    for factor in FACTORS[1:]:
        assert tables[factor].picture.width() == round(float(factor) * tables["1"].picture.width())
        yield tables[factor]


@pytest.mark.parametrize("pile", PILES)
def test_the_index_is_as_sharp_on_every_screen(tables: dict[str, Shown], pile: str) -> None:
    wanted = AS_SHARP * tables["1"].sharpness(pile)
    assert [
        shown.sharpness(pile) for shown in larger(tables) if shown.sharpness(pile) < wanted
    ] == []


@pytest.mark.parametrize("pile", PILES)
def test_a_picture_made_larger_would_be_found_out(tables: dict[str, Shown], pile: str) -> None:
    """What a screen shows where the faces are not drawn for its pixels."""
    wanted = AS_SHARP * tables["1"].sharpness(pile)
    for shown in larger(tables):
        blurred = Shown(enlarged(tables["1"], shown.picture.size()), shown.indices)
        assert blurred.sharpness(pile) < wanted
