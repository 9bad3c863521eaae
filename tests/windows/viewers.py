"""Viewers apart from the program, and matches to look back on."""

from __future__ import annotations

from pathlib import Path
from random import Random

from allfives_desktop import assets
from allfives_desktop.ai.review_report import Verdict
from allfives_desktop.rules.actions import Action, Beg, Play, PlayerAction, Proceed, Stand
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.shuffle import chance
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.timeline import Timeline
from allfives_desktop.session.game import Game
from allfives_desktop.session.matches import against_computer
from allfives_desktop.session.past import Past
from allfives_desktop.table.deck_faces import DeckFaces
from allfives_desktop.table.face_drawing import FaceStyle
from allfives_desktop.windows.viewer.look import ViewerLook
from allfives_desktop.windows.viewer.window import ViewerWindow

SEED = "7K2M9XQ4ZT0VHB3C"
SHORT = Game("all_fives", RULESETS["all_fives"].options(target=15, best_of=1))
ROUND = Game("trinidad", RULESETS["trinidad"].options(target=7))


def played(game: Game) -> Past:
    """A match at random, to its end."""
    setup = against_computer(game.options, game.ruleset, seed=SEED)
    state, log, rng = new_match(setup.options), list[Action](), Random(5)
    while state.phase is not Phase.MATCH_OVER:
        if state.phase in (Phase.CUT, Phase.DEAL):
            log.append(chance(state, SEED))
        else:
            log.append(rng.choice(legal_actions(state)) if state.actor is not None else Proceed())
        state = apply(state, log[-1]).state
    return Past(setup, Timeline(setup.options, log))


def open_viewer(cache: Path, past: Past) -> ViewerWindow:
    deck = DeckFaces(assets.resource("deck/parts"), cache)
    viewer = ViewerWindow(
        faces=lambda: deck.folder(FaceStyle(small=True)),
        language=lambda: "en",
        cache=cache,
        look=ViewerLook(),
    )
    viewer.show_match(past)
    viewer.show()
    viewer.table_page.table.view.setFocus()
    return viewer


def verdict(ply: int, action: PlayerAction, cost: float, chance: float) -> Verdict:
    return Verdict(ply, 0, 0, action, action, 10 * cost, cost, 0.1, chance)


def own_plays(viewer: ViewerWindow) -> list[tuple[int, PlayerAction]]:
    """What seat 0 did, each with how many actions were done before."""
    assert viewer.past is not None
    moments = viewer.past.timeline.moments
    return [
        (m.ply - 1, m.action)
        for m in moments
        if isinstance(m.action, Play | Stand | Beg) and m.action.seat == 0
    ]
