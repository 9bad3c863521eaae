"""What has to be true of a position when a hint gives a reason: told by the engine alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from random import Random

from allfives_desktop.ai.belief import Belief
from allfives_desktop.ai.explain import Hint, Reason, Why
from allfives_desktop.ai.kernel import bits
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.policy import Policy
from allfives_desktop.rules.actions import (
    Beg,
    Bid,
    Call,
    Discard,
    Give,
    Pass,
    Play,
    PlayerAction,
    Run,
)
from allfives_desktop.rules.cards import PACK, Card, Rank
from allfives_desktop.rules.engine import Outcome, apply
from allfives_desktop.rules.events import CountMade, Event, GameWon, Scored, ScoreKind, TrickTaken
from allfives_desktop.rules.law import law_of
from allfives_desktop.rules.legality import legal_actions, why_not
from allfives_desktop.rules.shuffle import chance
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import SeatView, view_of

TRICK_DEALS = 8
RAREST = 3.5  # standard errors: what is further off is not chance

CERTAIN_OURS = {
    Why.GOES_OUT,
    Why.TAKES_TRUMP,
    Why.TAKES_JACK,
    Why.TAKES_GAME,
    Why.BRINGS_HOME,
    Why.FEEDS_PARTNER,
    Why.LEAVES_PARTNER,
    Why.CHEAPEST,
    Why.SURE_TRICK,
    Why.TAKES_STOCK,
}


def possible(state: State, seat: int, rng: Random) -> State:
    """The same to the seat, with the hidden cards lying as they may lie."""
    hands, stock, rest = Belief(view_of(state, seat)).deal(rng)
    table = state.table._replace(
        hands=tuple(tuple(PACK[card] for card in bits(hand)) for hand in hands),
        stock=tuple(PACK[card] for card in stock),
    )
    gone = {card for hand in table.hands for card in hand} | set(table.stock)
    undealt = tuple(PACK[card] for card in rest if PACK[card] not in gone)
    dealing = state.dealing._replace(undealt=undealt[: len(state.dealing.undealt)])
    changed = state._replace(table=table, dealing=dealing)
    assert view_of(changed, seat) == view_of(state, seat)
    return changed


def ways(state: State, action: PlayerAction) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """All ways in which the trick can end after an action, with all that happens meanwhile."""
    todo = [apply(state, action)]
    while todo:
        done = todo.pop()
        if any(isinstance(event, TrickTaken) for event in done.events):
            yield done
            continue
        for reply in legal_actions(done.state):
            outcome = apply(done.state, reply)
            todo.append(Outcome(outcome.state, done.events + outcome.events))


def takers(state: State, action: PlayerAction, seat: int, rng: Random) -> set[int]:
    """The sides that may take the trick, as far as the seat can tell."""
    return {
        event.side
        for _ in range(TRICK_DEALS)
        for _, events in ways(possible(state, seat, rng), action)
        for event in events
        if isinstance(event, TrickTaken)
    }


class Claims:
    """Checks the reasons of one hint; `rollouts` deals are played out for what is compared."""

    def __init__(self, state: State, hint: Hint, *, rollouts: int, seed: int) -> None:
        assert state.actor is not None
        self.state = state
        self.seat = state.actor
        self.view = view_of(state, self.seat)
        self.law = law_of(state.options)
        self.side = self.law.side_of[self.seat]
        self.best = hint.best.action
        self.hint = hint
        self.rollouts = rollouts
        self.rng = Random(seed)

    def check(self, reason: Reason) -> None:
        why = reason.why
        if isinstance(self.best, Play):
            self._check_trick(reason, self.best)
        if (check := getattr(self, f"_{why.value}", None)) is not None:
            check(reason)
        elif reason.than is not None:
            self._check_compared(reason)
        else:
            assert why in CERTAIN_OURS, f"nothing checks {why}"

    # The trick

    def _check_trick(self, reason: Reason, best: Play) -> None:
        if reason.why in CERTAIN_OURS:
            assert self._takers(best) == {self.side}
        if reason.why in (Why.KEEPS_OUT, Why.THROWS_LEAST):
            assert self.side not in self._takers(best)

    def _takers(self, action: PlayerAction) -> set[int]:
        return takers(self.state, action, self.seat, self.rng)

    @property
    def _card(self) -> Card:
        assert isinstance(self.best, Play)
        return self.best.card

    def _trump(self) -> object:
        return self.view.trump or self._card.suit

    def _points(self, card: Card) -> int:
        return self.law.capture_values[card.strength] if card.suit is self._trump() else 0

    def _game(self, card: Card) -> int:
        values = self.law.trump_values if card.suit is self._trump() else self.law.plain_values
        return values[card.strength]

    def _is_jack(self, card: Card) -> bool:
        return card.rank is Rank.JACK and card.suit is self._trump()

    def _foes_in_trick(self) -> list[Card]:
        side_of = self.law.side_of
        return [card for seat, card in self.view.trick if side_of[seat] != self.side]

    def _forced(self, _: Reason) -> None:
        assert len(self.view.legal) == 1

    def _goes_out(self, _: Reason) -> None:
        for _deal in range(TRICK_DEALS):
            for _state, events in ways(possible(self.state, self.seat, self.rng), self.best):
                assert [event.side for event in events if isinstance(event, GameWon)] == [self.side]

    def _takes_trump(self, reason: Reason) -> None:
        assert reason.card in self._foes_in_trick()
        assert reason.card is not None
        assert reason.count == self._points(reason.card) > 0

    def _takes_jack(self, reason: Reason) -> None:
        assert reason.card in self._foes_in_trick()
        assert reason.card is not None
        assert self._is_jack(reason.card)

    def _takes_game(self, reason: Reason) -> None:
        assert reason.count == sum(self._game(card) for card in self._foes_in_trick()) > 0

    def _brings_home(self, reason: Reason) -> None:
        assert reason.card is self._card
        assert self._points(self._card) or self._game(self._card) >= 4 or self._is_jack(self._card)

    def _feeds_partner(self, reason: Reason) -> None:
        self._brings_home(reason)
        self._is_the_partners()

    def _leaves_partner(self, reason: Reason) -> None:
        assert reason.card is not None
        assert reason.card.suit is self._card.suit
        assert reason.card > self._card
        assert reason.card in self.view.hand_cards
        self._is_the_partners()

    def _is_the_partners(self) -> None:
        for _, events in ways(self.state, self.best):
            for event in events:
                assert not isinstance(event, TrickTaken) or event.seat != self.seat

    def _cheapest(self, reason: Reason) -> None:
        assert reason.card is not None
        assert reason.card > self._card
        assert self._takers(Play(self.seat, reason.card)) == {self.side}

    def _takes_stock(self, reason: Reason) -> None:
        assert reason.card is self.view.stock_top is not None

    def _keeps_out(self, reason: Reason) -> None:
        assert reason.card is not None
        assert self.side not in self._takers(Play(self.seat, reason.card))
        kept, lost = reason.card, self._card
        assert (self._points(kept), self._game(kept), self._is_jack(kept)) > (
            self._points(lost),
            self._game(lost),
            self._is_jack(lost),
        )

    def _throws_least(self, _: Reason) -> None:
        self._counts_nothing(self._card)

    def _counts_nothing(self, card: Card) -> None:
        assert not self._points(card)
        assert not self._game(card)
        assert not self._is_jack(card)

    def _harmless(self, _: Reason) -> None:
        self._counts_nothing(self._card)

    def _counts_least(self, _: Reason) -> None:
        legal = [each.card for each in self.view.legal if isinstance(each, Play)]

        def value(card: Card) -> tuple[int, int]:
            return self._points(card) + self._is_jack(card), self._game(card)

        assert any(value(self._card))
        assert all(value(self._card) < value(card) for card in legal if card is not self._card)

    def _highest_left(self, _: Reason) -> None:
        for _deal in range(self.rollouts):
            hands = possible(self.state, self.seat, self.rng).hands
            others = [card for seat, hand in enumerate(hands) if seat != self.seat for card in hand]
            assert not any(card.suit is self._card.suit and card > self._card for card in others)

    def _spares_trumps(self, _: Reason) -> None:
        assert self._card.suit is not self._trump()
        legal = [each.card for each in self.view.legal if isinstance(each, Play)]
        assert any(card.suit is self._trump() for card in legal)

    def _draws_trumps(self, reason: Reason) -> None:
        assert not self.view.trick
        assert self._card.suit is self._trump()
        foes = [seat for seat, side in enumerate(self.law.side_of) if side != self.side]
        hits = 0
        for _ in range(self.rollouts):
            hands = possible(self.state, self.seat, self.rng).hands
            hits += any(card.suit is self._card.suit for foe in foes for card in hands[foe])
        likely = min(0.9, reason.share)
        error = sqrt(likely * (1 - likely) * (1 / 12 + 1 / self.rollouts))
        assert reason.share >= 0.5
        assert abs(hits / self.rollouts - reason.share) <= RAREST * error

    def _trumps_in(self, _: Reason) -> None:
        assert self._card.suit is self._trump()
        assert self.view.trick[0][1].suit is not self._trump()
        assert self.side in self._takers(self.best)

    def _voids(self, _: Reason) -> None:
        left = [card for card in self.view.hand_cards if card is not self._card]
        assert all(card.suit is not self._card.suit for card in left)
        assert any(card.suit is self._trump() for card in left)
        assert self._card.suit is not self._trump()

    # Before play

    def _held(self, reason: Reason) -> list[Card]:
        assert reason.card is not None
        return [card for card in self.view.hand_cards if card.suit is reason.card.suit]

    def _strong_suit(self, reason: Reason) -> None:
        held = self._held(reason)
        assert reason.count == len(held) > len(self.view.hand_cards) / 4
        assert reason.card is max(held)

    def _weak_suit(self, reason: Reason) -> None:
        assert reason.count == len(self._held(reason)) <= 1 + len(self.view.hand_cards) / 4

    def _gift_wins(self, _: Reason) -> None:
        begged = apply(self.state, Beg(self.seat)).state
        events = apply(begged, Give(begged.actor or 0)).events
        assert [each.side for each in events if isinstance(each, GameWon)] == [self.side]

    def _gift_loses(self, _: Reason) -> None:
        give = Give(self.seat)
        if why_not(self.state, give) is None:
            events = apply(self.state, give).events
            winners = [each.side for each in events if isinstance(each, GameWon)]
            assert winners
            assert self.side not in winners
        else:
            assert max(self.view.scores) + 1 >= self.law.target

    def _gift_likely(self, reason: Reason) -> None:
        assert isinstance(self.best, Beg)
        assert 0 < reason.share <= 1

    def _turn_up(self, reason: Reason) -> None:
        assert isinstance(self.best, Run)
        assert any(self.law.turn_up_points)
        assert 0 < reason.share < 0.3

    def _keeps_trumps(self, reason: Reason) -> None:
        assert isinstance(self.best, Discard)
        trumps = [card for card in self.view.hand_cards if card.suit is self.view.trump]
        assert reason.count == len(trumps) > 0
        assert not set(trumps) & set(self.best.cards)

    def _keeps_game(self, reason: Reason) -> None:
        assert isinstance(self.best, Discard)
        kept = set(self.view.hand_cards) - set(self.best.cards)
        plain = [card for card in kept if card.suit is not self.view.trump]
        assert reason.count == sum(self.law.plain_values[card.strength] for card in plain) >= 4

    def _throws_small(self, _: Reason) -> None:
        assert isinstance(self.best, Discard)
        trump = self.view.trump
        for card in self.best.cards:
            values = self.law.trump_values if card.suit is trump else self.law.plain_values
            assert not values[card.strength]

    def _takes_over(self, reason: Reason) -> None:
        assert isinstance(self.best, Bid)
        assert self.best.level == reason.count == self.view.bid
        assert self.seat == self.view.dealer

    def _no_ace(self, reason: Reason) -> None:
        assert isinstance(self.best, Pass)
        assert reason.card not in self.view.hand_cards
        assert [each.level for each in self.view.legal if isinstance(each, Bid)] == [4]

    def _bid_fails(self, reason: Reason) -> None:
        assert isinstance(reason.than, Bid)
        self._check_share(reason, reason.than, self._is_set_back)

    def _outbids(self, reason: Reason) -> None:
        assert reason.share > reason.other

    def _no_difference(self, _: Reason) -> None:
        first, *others = self.hint.worths
        for each in others[:1]:
            assert first.points - each.points <= each.margin
            assert first.chance - each.chance <= 0.01

    def _plays_better(self, reason: Reason) -> None:
        first, second = self.hint.worths[:2]
        assert reason.than == second.action
        is_more = first.points - second.points > second.margin
        assert is_more or first.chance - second.chance > 0.01

    # What is compared over deals

    def _makes_bid(self, reason: Reason) -> None:
        if reason.than is None:
            made = self._pitched(lambda events: not self._is_set_back(events))
            self._check_share(reason, self.best, made)
        else:
            self._check_compared(reason)

    def _pitched(self, told: Callable[[list[Event]], bool]) -> Callable[[list[Event]], bool]:
        return told

    def _is_set_back(self, events: list[Event]) -> bool:
        return any(isinstance(each, Scored) and each.points < 0 for each in events)

    def _check_share(
        self, reason: Reason, action: PlayerAction, told: Callable[[list[Event]], bool]
    ) -> None:
        """Where the seat gets to pitch; the others bid by other rules of thumb here."""
        told_of = []
        for _ in range(self.rollouts):
            events = play_out(possible(self.state, self.seat, self.rng), action, self.rng)
            told_of.append(told(events))
        share = sum(told_of) / len(told_of)
        error = sqrt(0.25 * (1 / 24 + 1 / self.rollouts))
        assert abs(share - reason.share) <= RAREST * error + 0.1

    def _check_compared(self, reason: Reason) -> None:
        assert reason.share > reason.other
        assert reason.than is not None
        told = self._feature(reason)
        more = []
        for _ in range(self.rollouts):
            dealt = possible(self.state, self.seat, self.rng)
            after_best = told(play_out(dealt, self.best, self.rng))
            after_other = told(play_out(dealt, reason.than, self.rng))
            more.append(after_best - after_other)
        mean = sum(more) / len(more)
        squares = sum((each - mean) ** 2 for each in more) + 1
        error = sqrt(squares) / len(more) + sqrt(0.5 / 48)
        assert abs(mean - (reason.share - reason.other)) <= RAREST * error, (
            f"{reason}: {mean:.2f} in rollouts"
        )

    def _feature(self, reason: Reason) -> Callable[[list[Event]], bool]:
        side, card = self.side, reason.card

        def takes(events: list[Event]) -> bool:
            taken = [each for each in events if isinstance(each, TrickTaken) and each.side == side]
            return any(played is card for each in taken for _, played in each.cards)

        def scores(kind: ScoreKind) -> Callable[[list[Event]], bool]:
            return lambda events: any(
                isinstance(each, Scored) and each.kind is kind and each.side == side
                for each in events
            )

        def winners(events: list[Event]) -> list[int]:
            return [each.side for each in events if isinstance(each, GameWon)]

        match reason.why:
            case Why.MAKES_HIGH:
                return scores(ScoreKind.HIGH)
            case Why.MAKES_LOW:
                return scores(ScoreKind.LOW)
            case Why.MAKES_GAME:
                return scores(ScoreKind.GAME)
            case Why.DENIES_GAME:
                return lambda events: (
                    any(isinstance(each, CountMade) for each in events)
                    and not any(
                        isinstance(each, Scored)
                        and each.kind is ScoreKind.GAME
                        and each.side != side
                        for each in events
                    )
                )
            case Why.MAKES_BID:
                return lambda events: not self._is_set_back(events)
            case Why.SETS_BID:
                return self._is_set_back
            case Why.WINS_NOW:
                return lambda events: winners(events) == [side]
            case Why.STOPS_OUT:
                return lambda events: winners(events) in ([], [side])
            case _:
                assert card is not None
                return takes


def play_out(state: State, action: PlayerAction, rng: Random) -> list[Event]:
    """All that happens in the rest of the hand, played by the quick policy."""
    policy = Policy()
    events: list[Event] = []
    state, hand = _done(state, action, events), state.standing.hand
    while state.phase not in (Phase.HAND_OVER, Phase.GAME_OVER, Phase.MATCH_OVER):
        if state.phase is Phase.DEAL:
            return events
        if state.phase is Phase.CUT:
            state = _done(state, chance(state, f"{rng.random()}"), events)
            continue
        assert state.actor is not None
        view: SeatView = view_of(state, state.actor)
        state = _done(state, policy.choose(view, Budget(1)).action, events)
        assert state.standing.hand == hand
    return events


def _done(state: State, action: object, events: list[Event]) -> State:
    outcome = apply(state, action)  # type: ignore[arg-type]  # chance or a seat's
    events += outcome.events
    return outcome.state


def is_call(action: PlayerAction) -> bool:
    return isinstance(action, Call)
