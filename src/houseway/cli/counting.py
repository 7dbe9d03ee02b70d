"""The command that says how often each kind of hand comes."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from houseway import games
from houseway.analysis.edges.work import Work
from houseway.analysis.frequencies import frequencies, listed
from houseway.analysis.needs import need_kernels
from houseway.analysis.posted import usual_settings
from houseway.cli.equity import Bar
from houseway.cli.given import settings_given
from houseway.cli.listing import print_json
from houseway.errors import BadInput
from houseway.play.pot import PotGame


def show_frequencies(name: str, given: Sequence[str], *, json: bool) -> None:
    """The kinds of hands of each part of the pot, the best first."""
    game = games.find(name)
    if not isinstance(game, PotGame):
        raise BadInput(f"{game.id} is played against a bank: `houseway edge` has its hands")
    need_kernels()
    settings = game.read_settings(usual_settings(game) | settings_given(game, given))
    bar = Bar("counting")
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        found = frequencies(game, settings, Work(threads, bar))
    bar.end()
    if json:
        print_json({"game": game.id, "shares": [each.to_json() for each in found]})
        return
    for line in listed(found):
        print(line)
