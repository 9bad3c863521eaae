"""Whether a record is true to the rules: the whole match is played again (spec 12)."""

from collections.abc import Iterator

from allfives_desktop.records.differences import Difference, DifferenceKind
from allfives_desktop.records.hand_replay import HandReplay
from allfives_desktop.records.proofs import proof_differences
from allfives_desktop.records.record import SHUFFLE, CutRound, GameRecord, HandRecord, Record
from allfives_desktop.rules.actions import Cut, Proceed
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.ending import end_hand
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.opening import open_game
from allfives_desktop.rules.options import options_from
from allfives_desktop.rules.shuffle import deck, label_of
from allfives_desktop.rules.state import Phase


def verify(record: Record) -> list[Difference]:
    """Every difference between a record out of `reading` and the rules, in order of time.

    Behind an action that cannot be replayed, the match goes on from the scores the record has
    for that hand; where they make no sense, one REST_UNCHECKED is the last difference.
    """
    return list(_MatchReplay(record).differences())


class _LostError(Exception):
    """The record contradicts itself so far that there is no state to go on from."""


class _MatchReplay:
    def __init__(self, record: Record) -> None:
        self._record = record
        self._seed = record.seed if record.shuffle == SHUFFLE else None
        self._state = new_match(options_from(record.options))

    def differences(self) -> Iterator[Difference]:
        try:
            for g, game in enumerate(self._record.games):
                yield from self._game_differences(g, game)
        except _LostError:
            yield Difference(kind=DifferenceKind.REST_UNCHECKED, game=self._state.game)
        else:
            yield from self._end_differences()
        yield from proof_differences(self._record)

    def _game_differences(self, g: int, game: GameRecord) -> Iterator[Difference]:
        if self._state.phase is Phase.MATCH_OVER:
            yield Difference(kind=DifferenceKind.GAME_AFTER_END, game=g)
            return
        if g > 0:
            self._proceed()
        yield from self._cut_differences(g, game)
        yield from self._hands_differences(g, game)
        winner = self._state.winner
        if game.winner != winner:
            yield Difference(
                kind=DifferenceKind.GAME_WINNER, game=g, expected=winner, found=game.winner
            )
        is_last = g == len(self._record.games) - 1
        if winner is None and not is_last:
            yield Difference(kind=DifferenceKind.GAME_NOT_OVER, game=g)
            raise _LostError

    def _hands_differences(self, g: int, game: GameRecord) -> Iterator[Difference]:
        if not game.hands:
            yield Difference(kind=DifferenceKind.GAME_EMPTY, game=g)
        for h, hand in enumerate(game.hands):
            if self._state.winner is not None:
                yield Difference(kind=DifferenceKind.HAND_AFTER_END, game=g, hand=h)
                continue
            if h > 0:
                self._proceed()
            yield from self._hand_differences(hand, may_stop=self._is_last(g, h))

    def _is_last(self, g: int, h: int) -> bool:
        games = self._record.games
        return g == len(games) - 1 and h == len(games[g].hands) - 1

    def _hand_differences(self, hand: HandRecord, *, may_stop: bool) -> Iterator[Difference]:
        replay = HandReplay(hand, self._state, seed=self._seed)
        yield from replay.differences()
        self._state = replay.state
        if replay.is_derailed:
            self._go_on_from(hand.scores)
        elif not replay.is_over and not may_stop:
            yield Difference(
                kind=DifferenceKind.HAND_NOT_OVER, game=self._state.game, hand=self._state.hand
            )
            self._go_on_from(hand.scores)

    def _go_on_from(self, scores: tuple[int, ...]) -> None:
        """Takes the record's word for how a hand ended that could not be replayed."""
        law, standing = self._state.law, self._state.standing
        out = [score for score in scores if score >= law.target]
        if len(scores) != law.sides or len(out) > 1 or standing.batch is None:
            raise _LostError
        ended = self._state._replace(standing=standing._replace(scores=scores, winner=None))
        self._state = end_hand(ended, [])

    def _cut_differences(self, g: int, game: GameRecord) -> Iterator[Difference]:
        for c, cut in enumerate(game.cuts):
            if self._state.phase is not Phase.CUT:
                yield Difference(kind=DifferenceKind.CUT_TOO_MANY, game=g, item=c)
                continue
            yield from self._round_differences(cut, game, item=c)
        if self._state.phase is Phase.CUT:
            yield Difference(kind=DifferenceKind.CUT_MISSING, game=g, item=len(game.cuts))
            self._begin_with(game.dealer)
        dealer = self._state.dealer
        if game.dealer != dealer:
            yield Difference(
                kind=DifferenceKind.GAME_DEALER, game=g, expected=dealer, found=game.dealer
            )

    def _round_differences(
        self, cut: CutRound, game: GameRecord, *, item: int
    ) -> Iterator[Difference]:
        g, cutters = self._state.game, self._state.cutters
        if sorted(cut) != [str(seat) for seat in cutters]:
            yield Difference(
                kind=DifferenceKind.CUT_SEATS,
                game=g,
                item=item,
                expected=cutters,
                found=sorted(map(int, cut)),
            )
            self._begin_with(game.dealer)
            return
        if self._seed is not None:
            fair = deck(self._seed, label_of(self._state))
            expected = {str(seat): fair[i].code for i, seat in enumerate(cutters)}
            if cut != expected:
                yield Difference(
                    kind=DifferenceKind.CUT_NOT_OF_SEED,
                    game=g,
                    item=item,
                    expected=expected,
                    found=cut,
                )
        cards = tuple(card(cut[str(seat)]) for seat in cutters)
        self._state = apply(self._state, Cut(cards)).state

    def _begin_with(self, dealer: int) -> None:
        """Takes the record's word for a dealer that its cuts do not yield."""
        law, standing = self._state.law, self._state.standing
        if dealer not in range(law.options.players):
            raise _LostError
        self._state = open_game(law, standing._replace(dealer=dealer))

    def _proceed(self) -> None:
        self._state = apply(self._state, Proceed()).state

    def _end_differences(self) -> Iterator[Difference]:
        record, state = self._record, self._state
        is_over = state.phase is Phase.MATCH_OVER
        for kind, expected, found in (
            (DifferenceKind.GAMES_WON, state.games_won, record.games_won),
            (DifferenceKind.MATCH_WINNER, state.winner if is_over else None, record.winner),
            (DifferenceKind.UNFINISHED, not is_over, record.unfinished),
        ):
            if expected != found:
                yield Difference(kind=kind, expected=expected, found=found)
