"""The program as it is started, but nothing moves and nothing stays to be read."""

import sys

from allfives_desktop import app
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace


class Quick(app.Program):
    @property
    def pace(self) -> Pace:
        return Pace(MotionSpeed.OFF, Dwell.NONE)


app.Program = Quick  # type: ignore[misc]  # a class put in its place

if __name__ == "__main__":
    sys.exit(app.main(sys.argv[1:]))
