"""Qt's binding without its look into every module."""

import builtins


def keep_plain_import() -> None:
    """Loads PySide6, then takes Python's own import back from it.

    PySide6 puts one in its place that reads the source of every module imported from then on, to
    know whether `from __feature__` may change names there. Nothing here uses that, and the reading
    costs a twentieth of the start.
    """
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
