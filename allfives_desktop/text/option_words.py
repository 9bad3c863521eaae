"""What a rule option is called, and one sentence about it.

The names of its values are in `option_values`, why it does not apply in `option_reasons`.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from allfives_desktop.rules.options import Group

translate = QCoreApplication.translate


def group_name(group: Group) -> str:
    """The heading over the options of a group."""
    names = {
        Group.TABLE: translate("Option group", "Players and dealer"),
        Group.DEAL: translate("Option group", "Deal and trumps"),
        Group.AUCTION: translate("Option group", "Bidding"),
        Group.STOCK: translate("Option group", "Stock"),
        Group.PLAY: translate("Option group", "Play of the cards"),
        Group.SCORE: translate("Option group", "Scoring"),
        Group.END: translate("Option group", "End of the game"),
    }
    return names[group]


def option_title(key: str) -> str:
    """A few words for an option of `rules.options.OPTIONS`."""
    titles = {
        "players": translate("Option", "Players"),
        "partners": translate("Option", "Partners"),
        "direction": translate("Option", "Direction of play"),
        "first_dealer": translate("Option", "First dealer"),
        "next_game_dealer": translate("Option", "Dealer of the next game"),
        "deal_batch": translate("Option", "Cards at a time"),
        "trump": translate("Option", "Trumps are made by"),
        "turn_up_points": translate("Option", "Points for the turn-up"),
        "beg": translate("Option", "Begging"),
        "gift_to": translate("Option", "The gift goes to"),
        "gift_may_win": translate("Option", "The gift may win the game"),
        "max_runs": translate("Option", "Most runs in a deal"),
        "runs_exhausted": translate("Option", "When the runs are used up"),
        "after_run": translate("Option", "Cards after a run"),
        "bid_min": translate("Option", "Lowest bid"),
        "dealer_steal": translate("Option", "The dealer may take the bid"),
        "all_pass": translate("Option", "When all others pass"),
        "pitcher_first": translate("Option", "The bidder counts first"),
        "stock_face_up": translate("Option", "Stock face up"),
        "follow": translate("Option", "Following suit"),
        "void_must_trump": translate("Option", "Must trump when void"),
        "undertrump": translate("Option", "Undertrumping"),
        "calls": translate("Option", "Calling exposed cards"),
        "capture": translate("Option", "Points for captures"),
        "capture_ten": translate("Option", "Ten of trumps captured"),
        "capture_five": translate("Option", "Five of trumps captured"),
        "five_end_bonus": translate("Option", "Bonus for the five of trumps"),
        "game_fives": translate("Option", "Fives that count for Game"),
        "game_tie": translate("Option", "Tie for Game"),
        "low_to": translate("Option", "Low goes to"),
        "hang_jack": translate("Option", "Captured jack of trumps"),
        "target": translate("Option", "Target"),
        "out_rule": translate("Option", "Who wins at the target"),
        "skunk": translate("Option", "Skunk"),
        "skunk_line": translate("Option", "Skunk line"),
        "best_of": translate("Option", "Length of a match"),
    }
    return titles[key]


def option_help(key: str) -> str:
    """One sentence: what an option decides."""
    return (_help_before_play() | _help_from_play_on())[key]


def _help_before_play() -> dict[str, str]:
    return {
        "players": translate("Option", "How many play, you among them."),
        "partners": translate("Option", "Four play as two pairs with one score each."),
        "direction": translate("Option", "Which way deal, turn and play go round the table."),
        "first_dealer": translate("Option", "Who deals the first hand of a match."),
        "next_game_dealer": translate(
            "Option", "Who deals when the next game of the match begins."
        ),
        "deal_batch": translate(
            "Option", "How many cards each player gets at a time, in every deal and run."
        ),
        "trump": translate("Option", "How the trump suit of a hand is found."),
        "turn_up_points": translate(
            "Option", "What the dealer's side scores at once for the card turned up."
        ),
        "beg": translate(
            "Option", "Eldest hand, who leads first, may beg once a deal for other trumps."
        ),
        "gift_to": translate(
            "Option", "Who gets the point when the dealer gives one rather than run the cards."
        ),
        "gift_may_win": translate(
            "Option", "The dealer may give the point even if it brings a side to the target."
        ),
        "max_runs": translate(
            "Option", "How often the cards may be run; the pack may run out sooner."
        ),
        "runs_exhausted": translate(
            "Option", "What happens when the last run turns up the rejected suit again."
        ),
        "after_run": translate("Option", "How many cards a hand has once the cards were run."),
        "bid_min": translate("Option", "The least that may be bid; the most is always four."),
        "dealer_steal": translate(
            "Option", "The dealer, who bids last, may take a bid below four at the same number."
        ),
        "all_pass": translate("Option", "What happens when everybody before the dealer passed."),
        "pitcher_first": translate(
            "Option", "The bidder's side counts all its points before anybody else does."
        ),
        "stock_face_up": translate(
            "Option", "The top card of the stock is always open; otherwise only the first is."
        ),
    }


def _help_from_play_on() -> dict[str, str]:
    return {
        "follow": translate("Option", "What may be played by whoever holds the plain suit led."),
        "void_must_trump": translate(
            "Option", "Whoever has no card of the suit led must play a trump, if there is one."
        ),
        "undertrump": translate("Option", "A trick already trumped may be given a lower trump."),
        "calls": translate(
            "Option", "A card shown out of turn stays exposed, and an opponent may call for it."
        ),
        "capture": translate(
            "Option",
            "Whoever wins a trick scores its trumps at once: ace 4, king 3, queen 2, jack 1.",
        ),
        "capture_ten": translate("Option", "Points at once for winning the ten of trumps."),
        "capture_five": translate("Option", "Points at once for winning the five of trumps."),
        "five_end_bonus": translate(
            "Option", "Points after Game for the side that won the five of trumps."
        ),
        "game_fives": translate("Option", "Which fives are worth five towards the Game point."),
        "game_tie": translate("Option", "Who gets the Game point when the best totals are equal."),
        "low_to": translate("Option", "Who scores for the lowest trump in play."),
        "hang_jack": translate(
            "Option",
            "Points for the jack of trumps won from another side; kept, it is worth 1.",
        ),
        "target": translate("Option", "The score that wins a game."),
        "out_rule": translate("Option", "Who wins when a hand brings a side to the target."),
        "skunk": translate(
            "Option", "A game counts twice when every other side is below the skunk line."
        ),
        "skunk_line": translate("Option", "The score that saves the losers from a skunk."),
        "best_of": translate("Option", "How many games a match has at most; a skunk counts twice."),
    }
