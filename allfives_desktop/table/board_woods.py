"""The colours of a board, a finish for each wood: a dark one has brass inlay, a light one ebony."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from allfives_desktop.table.appearance import Wood

Shades = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Finish:
    """Gradients go from the lit side to the dark one."""

    picture: str
    edge: Shades
    rim: Shades
    inner: Shades
    inlay: Shades
    number: str
    number_edge: str
    stringing: str
    ground: str
    engraved: str
    gleam: str
    lip: str
    wall: Shades
    sheen: float


FINISHES: Final = {
    Wood.WALNUT: Finish(
        picture="walnut.jpg",
        edge=("#C08A55", "#9A683C", "#5E3A1F"),
        rim=("#F0CFA0", "#8C5B33", "#27140A"),
        inner=("#150A04", "#4A2C18", "#B88455"),
        inlay=("#F6DE9E", "#D9B25F", "#A87F38"),
        number="#F6DE9E",
        number_edge="#0B0502",
        stringing="#D9B25F",
        ground='fill="#F0C595" fill-opacity=".09"',
        engraved="#120804",
        gleam="#D8A671",
        lip="#D9A873",
        wall=("#4A2A16", "#1D0E06", "#060301"),
        sheen=0.17,
    ),
    Wood.MAPLE: Finish(
        picture="maple.jpg",
        edge=("#7A4E2C", "#55341C", "#33200F"),
        rim=("#B98A5C", "#4A2C16", "#1E1008"),
        inner=("#2A170A", "#6E4A28", "#E3BE88"),
        inlay=("#5A3A22", "#33200F", "#1C1008"),
        number="#1E1006",
        number_edge="#F0D2A0",
        stringing="#2A180A",
        ground='fill="#3A2008" fill-opacity=".12"',
        engraved="#3A2210",
        gleam="#F2D4A4",
        lip="#F0D0A0",
        wall=("#5C3A1E", "#2C180A", "#0C0602"),
        sheen=0.10,
    ),
    Wood.EBONY: Finish(
        picture="ebony.jpg",
        edge=("#7C4B38", "#573023", "#2C1610"),
        rim=("#C79A80", "#5C3526", "#140A06"),
        inner=("#060303", "#2A1A14", "#8A6248"),
        inlay=("#F6DE9E", "#D9B25F", "#A87F38"),
        number="#F6DE9E",
        number_edge="#050302",
        stringing="#D9B25F",
        ground='fill="#E8D2B4" fill-opacity=".08"',
        engraved="#040202",
        gleam="#6E5A4A",
        lip="#8F7864",
        wall=("#2E2420", "#0E0A08", "#030202"),
        sheen=0.12,
    ),
}
