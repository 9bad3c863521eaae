"""Which card to play: what each legal card can be expected to win or lose, in points.

`Outlook.worth` adds up small heuristics, each a method with one reason. The figures were set by
playing against earlier versions of them, and are not to change: `greedy` is a measuring stick.
"""

from __future__ import annotations

from allfives_desktop.ai.sight import SUITS, Rival, Sight
from allfives_desktop.ai.stakes import Stakes, law_of_view
from allfives_desktop.rules.cards import PACK, Card, Rank, Suit
from allfives_desktop.rules.following import trick_winner
from allfives_desktop.rules.state import Trick
from allfives_desktop.rules.view import SeatView

# Points, where they are not chances.
LEAD = 0.2  # what it is worth to lead to the next trick
BOSS = 0.4  # the highest trump left, besides its own points
TRUMP = 0.2  # any trump
STRENGTH = 0.02  # each rank it stands above the two
PLAIN_BOSS = 0.05  # the highest card left of a plain suit
ESCAPE = 0.6  # how often a trump in danger gets home while there is time
PLAIN_HOME = 0.5  # how often a plain card that nothing beats in its suit gets home
RUFF = 0.5  # how often a plain lead worth nothing is trumped by a seat that may choose
CASH = 0.8  # how often a seat that can bring a trump honour home does so
HONOUR = 0.5  # stakes from which a card counts as one
GAME_ENDS = 6.0
TO_OTHERS = 0.75  # among three or more sides: what another side wins hurts less than 1
TO_PITCHER = 2.0  # but what the pitcher wins may save the bid
BURNT_ACE = 0.7
GUARD = 0.3  # part of a ten's stake: a low card beside a ten that higher cards may catch


class Outlook:
    """One decision in play, with `trump` as trumps."""

    __slots__ = (
        "_honours",
        "_later",
        "_law",
        "_prize",
        "_safety",
        "_shares",
        "_tricks_left",
        "_trump",
        "_trumps",
        "_view",
        "sight",
        "stakes",
    )

    def __init__(self, view: SeatView, trump: Suit | None) -> None:
        self._view = view
        self._trump = trump
        self._law = law_of_view(view)
        self.sight = Sight(view, trump)
        self.stakes = Stakes(view, self.sight)
        self._shares = [self._worth_to(side) for side in self._law.side_of]
        self._later = self._seats_after()
        self._tricks_left = len(view.hand_cards) - 1 + view.stock_size // 2
        self._safety: dict[Card, float] = {}
        self._trumps = self._unseen_trumps() if self._later else []
        self._honours = [each for each in self._trumps if each[1] >= HONOUR]
        self._prize = LEAD + self._draw()

    def worth(self, card: Card) -> float:
        """What playing the card now brings, less what it is worth to keep."""
        trick = (*self._view.trick, (self._view.seat, card))
        pot = sum([self.stakes.of(each) for _, each in trick])
        share, wins = self._result(trick, pot)
        value = share * pot + wins * self._prize + self._game_end(trick, wins)
        if self._honours:
            value += self._honours_to_come(trick, wins)
        return value - self._burns_ace(card, pot) - self.keep(card)

    def _seats_after(self) -> list[Rival]:
        seat, later = self._view.seat, []
        for _ in range(self._view.options.players - len(self._view.trick) - 1):
            seat = self._law.next_seat[seat]
            later.append(self.sight.rivals[seat])
        return later

    def _result(self, trick: Trick, pot: float) -> tuple[float, float]:
        """The share of the pot to expect, negative when it goes to others, and the chance that
        the own side takes the trick."""
        winner = trick_winner(trick, self._trump)
        best = next(card for seat, card in trick if seat == winner)
        share = self._shares[winner]
        wins = 1.0 if share > 0 else 0.0
        for rival in self._later:
            over = self._overtakes(rival, best, led=trick[0][1].suit, pot=pot)
            share += over * (self._shares[rival.seat] - share)
            wins += over * (rival.is_partner - wins)
        return share, wins

    def _worth_to(self, side: int) -> float:
        """What a point is worth to the own side when that side takes it."""
        law, own = self._law, self._law.side_of[self._view.seat]
        if side == own:
            return 1.0
        if law.sides == 2:
            return -1.0
        pitcher = self._view.pitcher
        return -TO_PITCHER if pitcher is not None and law.side_of[pitcher] == side else -TO_OTHERS

    def _overtakes(self, rival: Rival, best: Card, *, led: Suit, pot: float) -> float:
        """How likely a seat that is still to play beats the best card so far."""
        trump = self._trump
        above = self.sight.above(best)
        stays = (1 - rival.chance_of(best.suit, trump)) ** above
        for card in rival.known:
            if card.suit is best.suit and card.strength > best.strength:
                stays = 0.0
        if best.suit is not trump:
            stays *= 1 - self._ruffs(rival, led, pot)
        return 1 - stays

    def _ruffs(self, rival: Rival, led: Suit, pot: float) -> float:
        """How likely a seat trumps a plain lead: the likelier the more there is to win."""
        trump = self._trump
        lacks = (1 - rival.trump_chance) ** self.sight.left(trump)
        if any(card.suit is trump for card in rival.known):
            lacks = 0.0
        return (1 - lacks) * self._may_trump(rival, led) * (RUFF + (1 - RUFF) * min(1.0, pot))

    def _may_trump(self, rival: Rival, led: Suit) -> float:
        """Under strict following only a seat without the suit led may trump."""
        if self._view.options.follow == "permissive":
            return 1.0
        if any(card.suit is led for card in rival.known):
            return 0.0
        return (1 - rival.chance_of(led, self._trump)) ** self.sight.left(led)

    def _draw(self) -> float:
        """What it is worth to take the card on view on the stock instead of an unknown one."""
        top = self._view.stock_top
        unknown = [card for card in PACK if self.sight.is_unseen(card)]
        if top is None or not unknown:
            return 0.0
        return self.keep(top) - sum(map(self.keep, unknown)) / len(unknown)

    def _unseen_trumps(self) -> list[tuple[Card, float]]:
        """With their stakes."""
        suit = () if self._trump is None else SUITS[self._trump]
        return [(card, self.stakes.of(card)) for card in suit if self.sight.is_unseen(card)]

    def _game_end(self, trick: Trick, wins: float) -> float:
        """A capture that reaches the target ends the game there and then."""
        if not self._law.ends_at_once:
            return 0.0
        points = sum([self.stakes.at_once(card) for _, card in trick])
        scores, own = self._view.scores, self._law.side_of[self._view.seat]
        if not points or max(scores) + points < self._law.target:
            return 0.0
        best_other = max(score for side, score in enumerate(scores) if side != own)
        is_out = scores[own] + points >= self._law.target
        are_out = best_other + points >= self._law.target
        return GAME_ENDS * (is_out * wins - are_out * (1 - wins))

    def _burns_ace(self, card: Card, pot: float) -> float:
        """An ace of a plain suit has better to do than to take an empty trick last of all."""
        is_ace = card.rank is Rank.ACE and card.suit is not self._trump
        if not is_ace or self._later or not self._view.trick or not self._tricks_left:
            return 0.0
        return 0.0 if pot > self.stakes.of(card) else BURNT_ACE

    def _honours_to_come(self, trick: Trick, wins: float) -> float:
        """Trump honours of the opponents behind: those that can win will be cashed, and a
        trump lead draws those that cannot."""
        led, trump = trick[0][1].suit, self._trump
        best = max([card.strength for _, card in trick if card.suit is trump], default=-1)
        result = 0.0
        for rival in self._later:
            chance = rival.trump_chance
            if rival.is_partner or not chance:
                continue
            freedom = 1.0 if led is trump else self._may_trump(rival, led)
            for card, stake in self._honours:
                if card.strength > best:
                    result -= CASH * freedom * stake * chance
                elif led is trump:
                    result += wins * stake * chance * self._is_drawn(stake, best, chance)
        return result

    def _is_drawn(self, stake: float, best: int, chance: float) -> float:
        """How likely a seat that must follow has no trump it would rather play than one of this
        stake."""
        others = [card for card, each in self._trumps if card.strength > best or each < stake]
        return (1 - chance) ** len(others)

    def keep(self, card: Card) -> float:
        """What a card is worth in the hand for the tricks to come."""
        if not self._tricks_left:
            return 0.0
        safety, stake = self._safe(card), self.stakes.of(card)
        if card.suit is not self._trump:
            home = PLAIN_HOME * safety
            return stake * (2 * home - 1) + PLAIN_BOSS * safety + self._guards(card)
        time = self._tricks_left / (self._tricks_left + 1)
        home = safety + (1 - safety) * ESCAPE * time
        return stake * (2 * home - 1) + TRUMP + BOSS * safety + STRENGTH * card.strength

    def _guards(self, card: Card) -> float:
        """A low card keeps the ten of its suit from being caught by a higher one."""
        if self.stakes.of(card):
            return 0.0
        for ten in self._view.hand_cards:
            if ten.rank is Rank.TEN and ten.suit is card.suit:
                return GUARD * self.stakes.of(ten) * (1 - self._safe(ten))
        return 0.0

    def _safe(self, card: Card) -> float:
        """How likely no opponent holds a higher card of the suit."""
        if card not in self._safety:
            above, chance = self.sight.above(card), 1.0
            for rival in self.sight.rivals.values():
                if not rival.is_partner:
                    chance *= (1 - rival.chance_of(card.suit, self._trump)) ** above
                    if any(_beats(each, card) for each in rival.known):
                        chance = 0.0
            self._safety[card] = chance
        return self._safety[card]


def _beats(card: Card, other: Card) -> bool:
    return card.suit is other.suit and card.strength > other.strength
