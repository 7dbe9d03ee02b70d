"""A table that fills the terminal: mouse and keys, for every game, from its options and views."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from houseway.cli.sitting import Sitting
from houseway.errors import BadInput


def play_full(sitting: Sitting) -> None:
    """Play on a full screen until the player leaves, and say how it went."""
    if find_spec("textual") is None:
        raise BadInput("a full screen needs textual: install houseway[screen]")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadInput("a full screen needs a terminal; without --full it goes line by line")
    from houseway.cli.screen.table_app import TableApp

    TableApp(sitting).run()
    print(sitting.currency.says(sitting.farewell()))
