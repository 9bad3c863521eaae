"""Starts the window, or the headless commands without loading Qt."""

import gc
import sys

HEADLESS_COMMANDS = frozenset({"bench", "review", "rules", "simulate", "verify"})
INFORMATION = frozenset({"-h", "--help", "--version"})


def main() -> int:
    arguments = sys.argv[1:]
    if _is_headless(arguments):
        from allfives_desktop import cli

        return cli.main(arguments)
    return _open_window(arguments)


def _is_headless(arguments: list[str]) -> bool:
    return bool(arguments) and (
        arguments[0] in HEADLESS_COMMANDS or not INFORMATION.isdisjoint(arguments)
    )


def _open_window(arguments: list[str]) -> int:
    from allfives_desktop.preflight import obstacle

    gc.disable()  # what a start makes is no garbage; `app` turns it on again
    sentence = obstacle()
    if sentence is not None:
        print(f"allfives: {sentence}", file=sys.stderr)
        return 2

    from allfives_desktop.plain_import import keep_plain_import

    keep_plain_import()
    from allfives_desktop import app

    return app.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
