"""Plays a match knowing only what a screen reader is told. Run by the system's Python: pyatspi.

usage: blind_player.py PROCESS_ID SECONDS
Prints a line of JSON for each press: the name of what is pressed, and what was read before it:
trumps, scores, the cards of the trick with who played them, and the cards that can be played.
Announcements are lines too. Ends with 0 when another match is offered.
"""

import json
import sys
import time
from typing import Any

import pyatspi  # type: ignore[import-not-found,unused-ignore]  # the system Python's
from gi.repository import Atspi, GLib  # type: ignore[import-not-found,unused-ignore]  # the same

TABLE, HAND, FELT, ACTIONS = "Card table", "Your hand", "On the table", "Actions"
OVER, HELP, DISCARD = "Same again", "Hint", "Discard"
TURNED, STOCK, HIDDEN, OPEN = "Turned up", "Top of the stock", "Hidden card", "lies open"
TRUMPS = "Trumps: "
TO_GO = " to go"
BETWEEN_LOOKS = 60  # ms
LAST_WORDS = 500


def application(pid: int) -> Any:
    for found in pyatspi.Registry.getDesktop(0):
        if found is not None and found.get_process_id() == pid:
            Atspi.Accessible.set_cache_mask(found, Atspi.Cache.NONE)
            return found
    return None


def below(node: Any) -> list[Any]:
    return [child for child in node if child is not None]


def inside(node: Any, name: str) -> Any:
    """The first of that name below a node."""
    for child in below(node):
        found = child if child.name == name else inside(child, name)
        if found is not None:
            return found
    return None


def all_inside(node: Any) -> list[Any]:
    """All that can be read below a node."""
    return [each for child in below(node) for each in (child, *all_inside(child))]


def buttons(group: Any) -> list[Any]:
    return [child for child in below(group) if child.getRole() == pyatspi.ROLE_PUSH_BUTTON]


def say(**told: Any) -> None:
    print(json.dumps(told), flush=True)


def press(button: Any, read: dict[str, Any]) -> None:
    actions = button.queryAction()
    names = [actions.getName(at) for at in range(actions.nActions)]
    say(pressed=button.name, **read)
    actions.doAction(next(at for at, name in enumerate(names) if name.lower() == "press"))


def reading(table: Any) -> dict[str, Any]:
    """What can be known of the hand under way."""
    hand, felt = inside(table, HAND), inside(table, FELT)
    cards = [(card.name, card.description) for card in below(felt)]
    around = [node for node in all_inside(table) if node.getRole() == pyatspi.ROLE_LABEL]
    trumps = [node.name.removeprefix(TRUMPS) for node in around if node.name.startswith(TRUMPS)]
    return {
        "trumps": trumps[0] if trumps else "",
        "scores": sorted(node.name for node in around if node.description.endswith(TO_GO)),
        "trick": [
            card
            for card in cards
            if card[0] != HIDDEN and card[1] not in ("", TURNED, STOCK) and OPEN not in card[1]
        ],
        "legal": sorted(card.name for card in playable(hand)),
    }


def playable(hand: Any) -> list[Any]:
    return [card for card in buttons(hand) if card.description.startswith("Playable")]


def turn(table: Any) -> bool | None:
    """Do what can be done now; whether anything was, None where the match is over."""
    hand = inside(table, HAND)
    offered = [button for button in buttons(inside(table, ACTIONS)) if button.name != HELP]
    if any(button.name == OVER for button in offered):
        return None
    if any(button.name == DISCARD for button in offered):
        discard = next(button for button in offered if button.name == DISCARD)
        cards = buttons(hand)
        chosen = [card for card in cards if card.description.startswith("Chosen")]
        if discard.description.startswith("Choose "):
            cards = [card for card in cards if card not in chosen]
        elif discard.description.startswith("Take back "):
            cards = chosen
        else:
            cards = [discard]
        for button in cards[-1:]:
            press(button, {})
    elif offered:
        press(offered[0], {})
    elif cards := playable(hand):
        press(cards[0], reading(table))
    else:
        return False
    return True


def hear(event: Any) -> None:
    say(heard=str(event.any_data))


def listen(milliseconds: int = 0) -> None:
    """Hear what has been announced by now, and wait that long for more."""
    context = GLib.MainContext.default()
    waiting = [True]
    GLib.timeout_add(milliseconds, waiting.clear)
    while waiting:
        context.iteration(True)
    while context.iteration(False):
        pass


def main(pid: int, seconds: float) -> int:
    deadline = time.monotonic() + seconds
    pyatspi.Registry.registerEventListener(hear, "object:announcement")
    table: Any = None
    done: bool | None = False
    while time.monotonic() < deadline:
        listen(0 if done else BETWEEN_LOOKS)
        try:
            if table is None:
                program = application(pid)
                table = program and inside(program, TABLE)
                continue
            done = turn(table)
        except (GLib.GError, NotImplementedError, AttributeError, TypeError):
            continue  # it was gone before we reached it
        if done is None:
            listen(LAST_WORDS)
            return 0
    print("out of time", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), float(sys.argv[2])))
