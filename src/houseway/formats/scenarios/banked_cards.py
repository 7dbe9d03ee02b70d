"""The `cards` of a scenario of a banked game: where each of them goes."""

from __future__ import annotations

from typing import Any

from houseway.cards import Cards
from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import cards_at
from houseway.play import BankedGame

AHEAD = ("next", "shoe")  # cards that go wherever the next card goes
STREETS = ("flop", "turn", "river")  # a board may be written by its parts
EVERYWHERE = {"dealer", "progressive", "burn", "burned"}


def banked_cards(game: BankedGame, written: dict[str, Any]) -> dict[int | str | None, Cards]:
    """The cards by place; those in front of nobody lie under `None`."""
    given = cards_at(written)
    for name in AHEAD:
        if name in given:
            given[None] = given.pop(name)
    if game.packet:  # the dealer's cards, written in the order they come
        for place, card in zip(game.packet, given.pop("dealer", ()), strict=False):
            given[place] = (*given.get(place, ()), card)
    if "board" in game.table_places and (street := [x for x in STREETS if x in given]):
        given["board"] = tuple(card for each in street for card in given.pop(each))
    known = EVERYWHERE | {*game.table_places, *game.packet}
    if "board" not in known and "board" in given:  # the two more cards of Three Card Poker
        given["progressive"] = given.pop("board")
    for named in given:
        if isinstance(named, str) and named not in known:
            raise BadScenario(f"{game.name} deals no cards to {named!r}")
    return given
