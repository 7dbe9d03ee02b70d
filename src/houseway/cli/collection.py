"""The command that reads California collection schedules."""

from __future__ import annotations

from typing import NamedTuple

from houseway import games
from houseway.cli.listing import print_json
from houseway.errors import BadInput
from houseway.money import ZERO, Cents, dollars, text
from houseway.wagers.collection import Option, find_option


class Hand(NamedTuple):
    """What a fee is read by, as it was typed."""

    action: float = 0
    wager: float | None = None
    players: int = 1
    minutes_left: int = 30


def show_fees(id: str, number: int, hand: Hand, *, schedule: str, json: bool) -> None:
    """The fees of a hand or of a half hour, who pays them, and the clause."""
    game = games.find(id)
    if game.house != "chico":
        raise BadInput(f"{game.id} is raked or banked by the house; only @chico tables collect")
    option = find_option(game.section, number, schedule)
    fees = _fees(option, hand)
    if json:
        told = {"game": game.id, "option": number, "clause": option.schedule.id, "fees": fees}
        print_json({**told, "off_until_confirmed": bool(option.confirm)})
        return
    for who, fee in fees.items():
        print(f"{who:<14} {text(fee):>8}")
    print(f"{option.schedule.id}  {option.schedule.gist}")
    if option.confirm:
        print(f"off until the operator confirms it: the printed row is {option.confirm}")


def _fees(option: Option, hand: Hand) -> dict[str, Cents]:
    if option.player == "time":
        return {"each player": option.time_fee(hand.minutes_left)}
    if option.player == "button":
        return {"the button": option.button_fee(hand.players)}
    action = dollars(hand.action)
    wager = dollars(hand.wager) if hand.wager is not None else action
    each = ZERO if option.player == "none" else option.player_fee(action, wager)
    return {
        "player-dealer": option.dealer_fee(action),
        "each player": each,
        "all together": Cents(option.dealer_fee(action) + each * hand.players),
    }
