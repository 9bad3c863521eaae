"""All Fives as a game of OpenSpiel, and OpenSpiel's search as a player.

Nothing here can be imported without `open_spiel`, which only this measurement needs.
"""
