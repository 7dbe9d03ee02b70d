"""What a scenario of a banked game need not say because the rest of it does."""

from __future__ import annotations

from typing import Any

from houseway.formats.scenarios.entry import Entry
from houseway.formats.scenarios.moves import split_move
from houseway.play import BankedGame
from houseway.play.settings import METER


def posted(game: BankedGame, entry: Entry) -> dict[str, Any]:
    """The table; where a progressive is staked, a meter that nothing is said of is empty.

    A round that is to be refused is taken as it is written.
    """
    table = dict(entry.get("table", {}))
    metered = {spot.name for spot in game.spots if spot.metered}
    staked = {spot for stakes in _by_seat(entry) for spot in stakes}
    if "illegal" in entry or not metered & staked:
        return table
    return dict.fromkeys(METER, 0) | table


def _by_seat(entry: Entry) -> list[dict[str, Any]]:
    return [stakes for seat, stakes in entry.get("bets", {}).items() if seat != "dealer"]


def views(game: BankedGame, entry: Entry) -> dict[str, int]:
    """Of several hands of a person, the only one that the moves set by hand."""
    if "illegal" in entry or not game.views_cite or game.views_first:
        return {}
    set_by_hand = {split_move(move)[0] for move in entry.moves if " set " in move}
    chosen: dict[str, int] = {}
    for name, seats in entry.get("people", {}).items():
        playing = {seat for seat in seats if str(seat) in entry.get("bets", {})}
        if len(playing) > 1 and len(playing & set_by_hand) == 1:
            (chosen[name],) = playing & set_by_hand
    return chosen
