"""Plays a match knowing only what a screen reader is told. Run by the system's Python: pyatspi.

usage: blind_player.py PROCESS_ID SECONDS
Prints what was pressed, one name a line; exit code 0 when another match is offered.
"""

import sys
import time
from typing import Any

import pyatspi  # type: ignore[import-not-found,unused-ignore]  # the system Python's
from gi.repository import GLib  # type: ignore[import-not-found,unused-ignore]  # the system Python's

OVER = "Same again"
HELP = "Hint"
HAND_SIZE = 6
BETWEEN_LOOKS = 5  # seconds between two looks at the whole window


def application(pid: int) -> Any:
    for found in pyatspi.Registry.getDesktop(0):
        if found is not None and found.get_process_id() == pid:
            return found
    return None


def inside(node: Any, name: str) -> Any:
    """The first group of that name below a node."""
    for child in node:
        if child is None:
            continue
        if child.name == name:
            return child
        found = inside(child, name)
        if found is not None:
            return found
    return None


def buttons(group: Any) -> list[Any]:
    group.clear_cache()
    children = [child for child in group if child is not None]
    for child in children:
        child.clear_cache()
    return [child for child in children if child.getRole() == pyatspi.ROLE_PUSH_BUTTON]


def press(button: Any) -> None:
    actions = button.queryAction()
    names = [actions.getName(at) for at in range(actions.nActions)]
    print(button.name, flush=True)
    actions.doAction(next(at for at, name in enumerate(names) if name.lower() == "press"))


def playable(hand: Any) -> list[Any]:
    return [card for card in buttons(hand) if card.description.startswith("Playable")]


def names(node: Any) -> list[str]:
    """All that can be read below a node."""
    node.clear_cache()
    found = [node.name]
    for child in node:
        if child is not None:
            found += names(child)
    return found


def missing(program: Any, hand: Any) -> str:
    """What a player who leads or follows has to know and cannot read; nothing if all is there."""
    read = [name for name in names(program) if name]
    if not any(name.startswith("Trumps") for name in read):
        return "trumps" if len(buttons(hand)) < HAND_SIZE else ""
    if sum(name.rsplit(" ", 1)[-1].lstrip("\u2212-").isdigit() for name in read) < 2:
        return "the scores"
    return "" if "On the table" in read else "the trick"


def turn(hand: Any, actions: Any) -> bool:
    """Do what can be done now; whether the match is over."""
    offered = [button for button in buttons(actions) if button.name != HELP]
    if any(button.name == OVER for button in offered):
        return True
    if any(button.name == "Discard" for button in offered):
        discard = next(button for button in offered if button.name == "Discard")
        cards = buttons(hand)
        chosen = [card for card in cards if card.description.startswith("Chosen")]
        if discard.description.startswith("Choose "):
            cards = [card for card in cards if card not in chosen]
        elif discard.description.startswith("Take back "):
            cards = chosen
        else:
            cards = [discard]
        for button in cards[-1:]:
            press(button)
    elif offered:
        press(offered[0])
    else:
        for card in playable(hand)[:1]:
            press(card)
    return False


def main(pid: int, seconds: float) -> int:
    deadline = time.monotonic() + seconds
    look = 0.0
    program: Any = None
    hand: Any = None
    actions: Any = None
    while time.monotonic() < deadline:
        try:
            if actions is None:
                program = application(pid)
                hand = program and inside(program, "Your hand")
                actions = hand and inside(program, "Actions")
            elif turn(hand, actions):
                return 0
            elif time.monotonic() > look and playable(hand):
                look = time.monotonic() + BETWEEN_LOOKS
                if lacks := missing(program, hand):
                    print(f"cannot read {lacks}", file=sys.stderr)
                    return 1
        except (GLib.GError, NotImplementedError):
            continue  # it was gone before we reached it
    print("out of time", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), float(sys.argv[2])))
