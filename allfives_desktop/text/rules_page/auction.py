"""Trumps by bidding, and what a bid does to the count (spec 5.2, 10)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from allfives_desktop.rules.law import HIGHEST_BID
from allfives_desktop.text.filling import fill
from allfives_desktop.text.rules_page.page import Rules, Sentence

translate = QCoreApplication.translate


def auction(rules: Rules) -> Iterator[Sentence]:
    """Who bids what, and how the pitcher makes trumps."""
    yield rules.says(
        translate(
            "Rules page",
            "Trumps are made by bidding: each player speaks once, from the eldest hand to the"
            " dealer, and passes or bids higher than anybody before.",
        ),
        "trump",
    )
    bids = translate(
        "Rules page",
        "A bid says how many points the side will make in the count: %1 at least, %2 at most,"
        " and a bid of %2 ends the bidding.",
    )
    yield rules.says(fill(bids, rules.options.bid_min, HIGHEST_BID), "trump", "bid_min")
    yield rules.says(_steal(rules), "trump", "dealer_steal")
    yield rules.says(_all_pass(rules), "trump", "all_pass")
    yield rules.says(
        translate(
            "Rules page",
            "The highest bidder is the pitcher and leads any card to the first trick: its suit is"
            " trumps.",
        ),
        "trump",
    )


def _steal(rules: Rules) -> str:
    if rules.options.dealer_steal:
        return translate(
            "Rules page", "The dealer may take the highest bid over at the same number."
        )
    return translate("Rules page", "The dealer, too, has to bid higher or pass.")


def _all_pass(rules: Rules) -> str:
    match rules.options.all_pass:
        case "dealer_forced":
            return translate("Rules page", "If all the others pass, the dealer has to bid.")
        case "redeal":
            return translate(
                "Rules page",
                "If everyone passes, the cards are thrown in and the same dealer deals again.",
            )
        case "eldest_free":
            return translate(
                "Rules page",
                "If everyone passes, the eldest hand is the pitcher without a bid and cannot be set"
                " back.",
            )


def auction_count(rules: Rules) -> Iterator[Sentence]:
    """What a bid made and a bid failed score, and who counts first."""
    if rules.options.trump != "auction":
        return
    yield rules.says(
        translate(
            "Rules page",
            "If the pitcher's side makes its bid, it scores all its points, those beyond the bid"
            " too.",
        ),
        "trump",
    )
    yield rules.says(
        translate(
            "Rules page",
            "If it makes fewer points than it bid, it is set back: it scores none of them and loses"
            " as many points as it bid, even below zero.",
        ),
        "trump",
    )
    yield rules.says(_who_first(rules), "trump", "pitcher_first")


def _who_first(rules: Rules) -> str:
    if rules.options.pitcher_first:
        return translate("Rules page", "The pitcher's side counts first, then the others.")
    return translate("Rules page", "The pitcher's side does not count before the others.")
