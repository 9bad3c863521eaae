"""How good the computer players are: what `allfives bench ai` measures, a row a module."""
