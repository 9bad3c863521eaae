"""How the nets in `resources/ai/` are made: `python -m allfives_desktop.ai.training`.

Needs numpy and a C compiler, in the place of the user and for nothing but this; play needs neither
this package nor a compiler.
"""
