"""A table that fills the terminal: mouse and keys, for every game, from its options and views."""

from __future__ import annotations

from importlib.util import find_spec

from houseway.cli.sitting import Sitting
from houseway.errors import BadInput


def play_full(sitting: Sitting) -> None:
    """Play on a full screen until the player leaves, and say how it went."""
    if find_spec("textual") is None:
        raise BadInput("a full screen needs textual: install houseway[screen]")
    from houseway.cli.screen.table_app import TableApp

    TableApp(sitting).run()
    print(sitting.currency.says(sitting.farewell()))
