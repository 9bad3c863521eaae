"""The rules of the whole family of games. Standard library only."""
