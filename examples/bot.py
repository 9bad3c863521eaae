"""A player for All Fives in thirty lines: the highest legal trump, else the lowest other card.

Try it: allfives simulate --player "cmd:python3 examples/bot.py" --player random --hands 100
"""

import json
import sys

RANKS = "23456789TJQKA"


def choose(view: dict, legal: list[str]) -> str:
    cards = [words.split()[1] for words in legal if words.startswith("play ")]
    if not cards:
        return legal[0]
    trumps = [card for card in cards if card[1] == view["trump"]]
    by_rank = {card: RANKS.index(card[0]) for card in cards}
    if trumps:
        return f"play {max(trumps, key=by_rank.get)}"
    return f"play {min(cards, key=by_rank.get)}"


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        action = choose(message["view"], message["legal"])
        print(json.dumps({"id": message["id"], "action": action}), flush=True)
