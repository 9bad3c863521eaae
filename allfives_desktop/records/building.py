"""A record out of what was played."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from allfives_desktop.records.record import (
    FORMAT,
    SHUFFLE,
    VERSION,
    CutRound,
    DealProof,
    Event,
    GameRecord,
    HandRecord,
    MatchProof,
    Record,
)
from allfives_desktop.rules import fair_deal
from allfives_desktop.rules.actions import Action, Cut, Deal, Proceed
from allfives_desktop.rules.engine import Outcome, apply, new_match
from allfives_desktop.rules.events import Scored
from allfives_desktop.rules.fair_deal import FairDeal
from allfives_desktop.rules.notation import format_action, format_cards
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.shuffle import label_of
from allfives_desktop.rules.state import Phase, State


@dataclass(slots=True)
class _Hand:
    dealer: int
    scores: tuple[int, ...] = ()
    proofs: list[DealProof] = field(default_factory=list)
    decks: list[str] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def record(self) -> HandRecord:
        return HandRecord(
            dealer=self.dealer,
            decks=tuple(self.decks),
            actions=tuple(self.actions),
            events=tuple(self.events),
            scores=self.scores,
            fair=tuple(self.proofs),
        )


@dataclass(slots=True)
class _Game:
    dealer: int
    cuts: tuple[CutRound, ...]
    winner: int | None = None
    hands: list[_Hand] = field(default_factory=list)

    def record(self) -> GameRecord:
        return GameRecord(
            dealer=self.dealer,
            cuts=self.cuts,
            hands=tuple(hand.record() for hand in self.hands),
            winner=self.winner,
        )


class RecordBuilder:
    """Follows one match from its first action; has its record at any moment.

    `ruleset` is a label only. With a `seed` every cut and pack must come from it by the shuffle
    of spec 12; with `fair` the record proves them, and the seed must be that of `fair`.
    """

    def __init__(
        self,
        options: Options,
        seats: Sequence[str],
        *,
        ruleset: str | None = None,
        seed: str | None = None,
        fair: FairDeal | None = None,
    ) -> None:
        self._options = options
        self._seats = tuple(seats)
        self._ruleset = ruleset
        self._seed = seed
        self._fair = fair
        self._state = new_match(options)
        self._cuts: list[CutRound] = []
        self._games: list[_Game] = []
        self._hand: _Hand | None = None

    def add(self, action: Action, outcome: Outcome) -> None:
        """The next action of the match, and what the engine made of it."""
        match action:
            case Cut():
                self._add_cut(action)
            case Deal():
                self._open_hand().decks.append(format_cards(action.deck))
                self._prove(action)
            case Proceed():
                self._hand = None
            case _:
                self._open_hand().actions.append(format_action(action))
        self._state = outcome.state
        if self._hand is not None:
            self._add_results(self._hand, outcome)

    def record(self, *, with_seed: bool = True) -> Record:
        """The match so far; `with_seed` false keeps the seed of an unfinished match secret, and
        the secret of its fair deal."""
        state = self._state
        is_over = state.phase is Phase.MATCH_OVER
        seed = self._seed if with_seed else None
        return Record(
            format=FORMAT,
            version=VERSION,
            ruleset=self._ruleset,
            options=dict(self._options),
            seats=self._seats,
            seed=seed,
            shuffle=None if seed is None else SHUFFLE,
            games=tuple(game.record() for game in self._games),
            games_won=state.games_won,
            winner=state.winner if is_over else None,
            unfinished=not is_over,
            fair=self._proof(with_secret=with_seed),
        )

    def _prove(self, deal: Deal) -> None:
        if self._fair is not None:
            proof = fair_deal.proof(self._fair.secret, label_of(self._state), deal.deck)
            shown = DealProof(fingerprint=proof.fingerprint, nonce=proof.nonce)
            self._open_hand().proofs.append(shown)

    def _proof(self, *, with_secret: bool) -> MatchProof | None:
        if self._fair is None:
            return None
        secret = self._fair.secret if with_secret else None
        return MatchProof(commit=self._fair.commit, cut=self._fair.cut, secret=secret)

    def _add_cut(self, action: Cut) -> None:
        cutters = map(str, self._state.cutters)
        codes = (card.code for card in action.cards)
        self._cuts.append(dict(zip(cutters, codes, strict=True)))

    def _open_hand(self) -> _Hand:
        if self._hand is None:
            state = self._state
            self._hand = _Hand(state.dealer, state.scores)
            self._game_of(state).hands.append(self._hand)
        return self._hand

    def _game_of(self, state: State) -> _Game:
        if len(self._games) == state.game:
            self._games.append(_Game(state.dealer, tuple(self._cuts)))
            self._cuts.clear()
        return self._games[-1]

    def _add_results(self, hand: _Hand, outcome: Outcome) -> None:
        for event in outcome.events:
            if isinstance(event, Scored):
                hand.events.append((event.kind.value, event.side, event.points, event.detail))
        hand.scores = outcome.state.scores
        self._games[-1].winner = outcome.state.winner


def record_of(
    options: Options,
    seats: Sequence[str],
    log: Iterable[Action],
    *,
    ruleset: str | None = None,
    seed: str | None = None,
    fair: FairDeal | None = None,
    with_seed: bool = True,
) -> Record:
    """The record of a list of actions, chance and Proceed included, by replay.

    Raises IllegalAction when the list is none of a match under these options.
    """
    builder = RecordBuilder(options, seats, ruleset=ruleset, seed=seed, fair=fair)
    state = new_match(options)
    for action in log:
        outcome = apply(state, action)
        builder.add(action, outcome)
        state = outcome.state
    return builder.record(with_seed=with_seed)
