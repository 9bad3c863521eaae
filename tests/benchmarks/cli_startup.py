"""CPU of `allfives rules list` against `python3 -c pass`, in one run with the same interpreter."""

import argparse
import resource
import subprocess
import sys
from dataclasses import dataclass
from statistics import median

BARE = [sys.executable, "-c", "pass"]
LIST = [sys.executable, "-m", "allfives_desktop", "rules", "list"]
LIMIT = 2.5


@dataclass(frozen=True, slots=True)
class Startup:
    """Median CPU seconds, user and system."""

    bare: float
    listing: float

    @property
    def ratio(self) -> float:
        return self.listing / self.bare


def measure(*, rounds: int) -> Startup:
    """Takes turns, so that a busy machine disturbs both alike."""
    pairs = [(_cpu_of(BARE), _cpu_of(LIST)) for _ in range(rounds)]
    bare, listing = zip(*pairs, strict=True)
    return Startup(median(bare), median(listing))


def _cpu_of(command: list[str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    startup = measure(rounds=parser.parse_args().rounds)
    print(
        f"python3 -c pass {1000 * startup.bare:.1f} ms CPU, "
        f"allfives rules list {1000 * startup.listing:.1f} ms: "
        f"{startup.ratio:.2f} times (at most {LIMIT})"
    )
    return 0 if startup.ratio <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
