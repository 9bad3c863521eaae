"""The menu of sounds: kept, heard at once, and in step with the preferences."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from allfives_desktop.app import Program
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.events import Played
from allfives_desktop.table import sounds
from allfives_desktop.table.choreography import cue
from allfives_desktop.table.noises import Noise
from allfives_desktop.table.pace import Pace

Open = Callable[[], Program]


class Ear:
    def __init__(self) -> None:
        self.heard: list[tuple[Noise, float]] = []

    def play(self, noise: Noise, volume: float) -> None:
        self.heard.append((noise, round(volume, 2)))

    def close(self) -> None:
        """There is nothing to end."""


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    ear = Ear()
    monkeypatch.setattr(sounds, "loudspeaker", lambda: ear)
    return ear


def ticked(program: Program) -> list[str]:
    return [action.data() for action in program.window.commands.volumes.actions() if
            action.isChecked()]  # fmt: skip


def test_sound_is_on_at_first_and_off_stays_off(open_program: Open, ear: Ear) -> None:
    first = open_program()
    sound = first.window.commands.sound
    assert sound.isChecked()
    assert ticked(first) == ["60"]
    sound.trigger()
    assert not sound.isChecked()
    again = open_program()
    assert not again.window.commands.sound.isChecked()
    again.table.sounds.give_sample()
    assert ear.heard == []


def test_turned_on_it_is_heard(program: Program, ear: Ear) -> None:
    program.window.commands.sound.trigger()
    assert ear.heard == []
    program.window.commands.sound.trigger()
    assert ear.heard == [(Noise.CARD, 0.36)]


def test_a_volume_is_heard_kept_and_turns_sound_on(open_program: Open, ear: Ear) -> None:
    first = open_program()
    first.window.commands.sound.trigger()
    quiet = first.window.commands.volumes.actions()[0]
    quiet.trigger()
    assert ear.heard == [(Noise.CARD, 0.04)]
    assert first.window.commands.sound.isChecked()
    again = open_program()
    assert ticked(again) == ["20"]
    assert again.window.commands.sound.isChecked()


def test_the_menu_follows_the_preferences(program: Program, ear: Ear) -> None:
    program.preferences.set("volume", 100)
    assert ticked(program) == ["100"]
    program.preferences.set("volume", 55)
    assert ticked(program) == []
    program.preferences.set("sound", value=False)
    assert not program.window.commands.sound.isChecked()


def test_volumes_are_called_by_their_share(program: Program) -> None:
    actions = program.window.commands.volumes.actions()
    assert [action.text() for action in actions] == ["&20%", "&40%", "&60%", "&80%", "&100%"]


def test_undo_takes_back_what_was_to_be_heard(
    program: Program, ear: Ear, play_out: Callable[[Program], None]
) -> None:
    program.play.begin()
    play_out(program)
    beat, pace = Played(0, card("KS")), Pace()
    program.table.sounds.begin(beat, cue(beat, pace), pace)
    program.session.undo()
    program.table.sounds.settle()
    assert Noise.CARD not in [noise for noise, _ in ear.heard]
