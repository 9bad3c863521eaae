"""Works of others that ship with the program or are installed with it, and their licences."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

WORKS: Final = (
    ("Python", "PSF-2.0"),
    ("Qt, PySide6, Shiboken", "LGPL-3.0"),
    ("ICU", "Unicode-3.0"),
    ("NumPy, OpenBLAS", "BSD-3-Clause"),
    ("libgfortran, libquadmath", "GPL-3.0 WITH GCC-exception-3.1, LGPL-2.1"),
    ("msgspec", "BSD-3-Clause"),
    ("platformdirs", "MIT"),
)


def works_of_others() -> str:
    """A sentence, and a line for the works under each licence."""
    sentence = translate(
        "licences", "It builds on these works of others, each under a licence of its own:"
    )
    return "\n".join([sentence, *(f"{names} ({licence})" for names, licence in WORKS)])
