"""Which card to play: what each legal card can be expected to win or lose, in points.

Every function is one heuristic with one reason; `worth` adds them up. The figures were set by
playing against earlier versions (tests/benchmarks/strength.py).
"""

from __future__ import annotations

from allfives_desktop.ai.sight import Rival, Sight
from allfives_desktop.ai.stakes import Stakes
from allfives_desktop.rules.cards import Card, Suit
from allfives_desktop.rules.following import trick_winner
from allfives_desktop.rules.state import Trick
from allfives_desktop.rules.view import SeatView

ESCAPE = 0.5
POWER = 0.4
RANK_POWER = 0.01
TRUMP = 0.1
PLAIN_HOME = 0.5
TRUMPS_IN = 0.5  # how often a plain lead is trumped by a seat that could follow
CASHES = 0.8
KNOWN_TO_OVERTAKE = 0.9
LEAD = 0.2
GAME_ENDS = 6.0
TO_PITCHER = 2.0
TO_OTHERS = 0.5


class Outlook:
    """One decision in play."""

    __slots__ = ("_later", "_tricks_left", "_trump", "_view", "sight", "stakes")

    def __init__(self, view: SeatView, trump: Suit | None) -> None:
        self._view = view
        self._trump = trump
        self.sight = Sight(view, trump)
        self.stakes = Stakes(view, self.sight)
        self._tricks_left = len(view.hand_cards) - 1 + view.stock_size // 2
        self._later = self._seats_after()

    def worth(self, card: Card) -> float:
        view = self._view
        trick = (*view.trick, (view.seat, card))
        winner = trick_winner(trick, self._trump)
        pot = sum(self.stakes.of(each) for _, each in trick)
        wins = self._win_chance(trick, winner, pot)
        value = wins * pot - (1 - wins) * pot
        if self._later:
            value += self._still_to_come(trick, wins)
        return value + wins * LEAD - self.keep(card)

    def _seats_after(self) -> list[Rival]:
        view, later = self._view, []
        seat = view.seat
        for _ in range(view.options.players - len(view.trick) - 1):
            seat = view.options.next_seat(seat)
            later.append(self.sight.rivals[seat])
        return later

    def _win_chance(self, trick: Trick, winner: int, pot: float) -> float:
        view = self._view
        side_of = view.options.side_of
        best = next(card for seat, card in trick if seat == winner)
        mine = 1.0 if side_of(winner) == side_of(view.seat) else 0.0
        for rival in self._later:
            over = self._overtakes(rival, best, pot)
            mine = mine * (1 - over) + (over if rival.is_partner else 0.0)
        return mine

    def _overtakes(self, rival: Rival, best: Card, pot: float) -> float:
        trump = self._trump
        for card in rival.known:
            higher = card.suit is best.suit and card.strength > best.strength
            if higher or card.suit is trump is not best.suit:
                return KNOWN_TO_OVERTAKE
        above = self.sight.above(best)
        if trump is None or best.suit is trump:
            return 1 - (1 - rival.chance_of(best.suit, trump)) ** above
        chance = rival.chance_of(best.suit, trump)
        stays = (1 - chance) ** above
        t = rival.chance_of(trump, trump)
        if t:
            has = 1 - (1 - t) ** len(self.sight.trumps())
            stays *= 1 - has * (TRUMPS_IN + (1 - TRUMPS_IN) * min(1.0, abs(pot)))
        return 1 - stays

    def _still_to_come(self, trick: Trick, wins: float) -> float:
        """Honours that others bring home, or lose."""
        led = trick[0][1].suit
        trump = self._trump
        if trump is None:
            return 0.0
        result = 0.0
        trumps = self.sight.trumps()
        best = max((c.strength for _, c in trick if c.suit is trump), default=-1)
        for rival in self._later:
            t = rival.chance_of(trump, trump)
            if not t or rival.is_partner:
                continue
            for honour in trumps:
                stake = self.stakes.of(honour)
                if stake < 0.5:
                    continue
                if honour.strength > best:
                    result -= CASHES * stake * t
                elif led is trump:
                    others = sum(
                        each.strength > best or self.stakes.of(each) < stake
                        for each in trumps
                        if each is not honour
                    )
                    result += wins * stake * t * (1 - t) ** others
        return result

    def keep(self, card: Card) -> float:
        """What the card is worth in the hand, for the tricks after this one."""
        left = self._tricks_left
        if not left:
            return 0.0
        sight, stake = self.sight, self.stakes.of(card)
        danger = 1.0
        above = sight.above(card)
        trump = self._trump
        for rival in sight.rivals.values():
            if not rival.is_partner:
                danger *= (1 - rival.chance_of(card.suit, trump)) ** above
        safe = danger
        if card.suit is trump:
            home = safe + (1 - safe) * ESCAPE * left / (left + 1)
            return stake * (2 * home - 1) + TRUMP + POWER * safe + RANK_POWER * card.strength
        return stake * (2 * PLAIN_HOME * safe - 1) + 0.05 * safe
