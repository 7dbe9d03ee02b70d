"""The command that reads the schedules of a house that collects."""

from __future__ import annotations

from typing import NamedTuple

from houseway import games, houses
from houseway.cli.listing import print_json
from houseway.errors import BadInput, UnknownGame
from houseway.money import Cents, dollars
from houseway.rulebook import Clause
from houseway.wagers.collection import Option, procedure
from houseway.wagers.schedules import Schedules


class Hand(NamedTuple):
    """What a fee is read by, as it was typed."""

    action: float = 0
    wager: float | None = None
    players: int = 1
    minutes_left: int = 30


def show_fees(id: str, number: int, hand: Hand, *, schedule: str, json: bool) -> None:
    """The fees of a hand or of a half hour, who pays them, and the clause."""
    if hand.players < 1:
        raise BadInput(f"{hand.players} players are no table; write at least 1")
    if hand.action < 0 or (hand.wager or 0) < 0:
        raise BadInput("an action or a wager is not below 0")
    section = _section(id)
    house = houses.printing(section)
    collection = house.collection
    option = _for_players(collection, collection.option(section, number, schedule), hand.players)
    fees, notes = _fees(option, hand), _notes(option, hand, collection.free)
    if json:
        print_json(
            {
                "game": id,
                "option": option.number,
                "clause": option.schedule.id,
                "fees": fees,
                "procedure": procedure(option),
                "off_until_confirmed": bool(option.confirm),
                "under_review": option.player == "none",
            }
        )
        return
    for who, fee in fees.items():
        print(f"{who:<14} {house.currency.text(fee):>8}")
    print(f"{option.schedule.id}  {option.schedule.gist}")
    print(f"option {option.number}: {procedure(option)}")
    for note in notes:
        print(note)


def _section(id: str) -> str:
    """The rulebook section of a game that collects; some have schedules and are not played yet."""
    try:
        section = games.find(id).section
    except UnknownGame:
        slug, _, house = id.partition("@")
        section = f"{house}/{slug}"
        if not houses.printing(section).collection.of(section):
            raise
    if not houses.printing(section).collection.of(section):
        raise BadInput(f"{id} is raked or banked by the house; only {_collecting()} collect")
    return section


def _collecting() -> str:
    """The tables that pay a fee, by house."""
    found = (f"@{house.id}" for house in houses.every().values() if any(house.collection))
    return f"{' and '.join(found)} tables"


def _for_players(collection: Schedules, option: Option, players: int) -> Option:
    """The option of the same price level for so many players, where each prices one band."""
    band = option.rows[0] if option.rows else None
    if not option.tier or band is None or (band.low <= players and band.holds(players)):
        return option
    return collection.of_option(option).tier(option.tier, players, option.limit)


def _fees(option: Option, hand: Hand) -> dict[str, Cents]:
    """Who pays what; a player who pays by his own wager, only if it is known."""
    if option.player == "time":
        return {"each player": option.time_fee(hand.minutes_left)}
    if option.player == "button":
        return {"the button": option.button_fee(hand.players)}
    action = dollars(hand.action)
    dealer = option.dealer_fee(action)
    if option.player_rows and hand.wager is None:
        return {"player-dealer": dealer}
    each = option.player_fee(action, dollars(hand.wager or 0))
    return {
        "player-dealer": dealer,
        "each spot" if option.player == "spots" else "each player": each,
        "all together": Cents(dealer + each * hand.players),
    }


def _notes(option: Option, hand: Hand, free: Clause | None) -> list[str]:
    notes = []
    if option.player_rows and hand.wager is None:
        notes.append("a player pays by his own wager: add --wager")
    if option.confirm:
        notes.append(f"off until the operator confirms it: the printed row is {option.confirm}")
    if option.player == "none" and free:
        notes.append(f"players pay nothing: {free.id}  {free.gist}")
    return notes
