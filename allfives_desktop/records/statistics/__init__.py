"""Figures out of matches played: how the person did, and whether the cards were fair.

What counts, and when:

- A hand counts once it is over, however it ended: by its count, played out for everybody, or when
  a side went out in the middle of it. A deal that is thrown in is no hand; its points belong to the
  hand that follows. A hand left in the middle counts nowhere.
- A game counts once it is won, a match once it is won. A match that is left for another keeps its
  finished hands and games, and counts as left: neither won nor lost. Closing the program leaves
  nothing: the match lies there at the next start.
- Taking a decision back takes back what it had counted; the match counts as one with help from
  then on, whatever happens later. So does a match in which a hint was given.
- What is only watched counts nowhere. Neither does a match whose cards could be known: the same
  cards again, a deal code, a record taken up, one continued from the middle.
- A match begun before the last reset counts nowhere, until the reset is taken back.
"""
