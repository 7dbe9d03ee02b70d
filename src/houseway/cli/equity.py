"""The command that says who is ahead."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from rich.console import Console
from rich.progress import Progress

from houseway.analysis.equity import Draws, Equity, equity
from houseway.cli.listing import print_json


class Bar:
    """A bar on standard error, from the first answer that is not the last."""

    def __init__(self, doing: str = "dealing") -> None:
        console = Console(stderr=True)
        self._bar = Progress(console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bar.add_task(doing)

    def __call__(self, done: int, total: int) -> None:
        if done < total:
            self._bar.start()
        self._bar.update(self._task, completed=done, total=total)
        if done == total:
            self.end()

    def end(self) -> None:
        """Take the bar away, also where the work was stopped."""
        self._bar.stop()


def show_equity(
    hands: Sequence[str], *, game: str, board: str, dead: str, draws: Draws, json: bool
) -> None:
    """Each hand's equity: exact, or with its standard error."""
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        found = equity(
            hands, game=game, board=board, dead=dead, draws=draws, workers=workers, progress=Bar()
        )
    if json:
        print_json({"game": game, "board": board, "dead": dead, **found.to_json()})
    else:
        print_table(found)


def print_table(found: Equity) -> None:
    width = max(len(each.hand) for each in found.players)
    print(f"{'':{width}}   equity      win      tie     lose")
    for each in found.players:
        error = f"  ± {each.stderr:.3%}" if each.stderr is not None else ""
        print(
            f"{each.hand:{width}} {each.equity:8.3%} {each.win:8.3%} {each.tie:8.3%}"
            f" {each.lose:8.3%}{error}"
        )
    print(f"{'all' if found.exact else 'out of'} {found.deals:,} deals")
