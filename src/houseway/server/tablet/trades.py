"""The two kinds of live table: for a pot, and against a bank. What differs is its own events."""

from __future__ import annotations

import json
from typing import Any

from houseway import games
from houseway.errors import BrokenRound, Illegal
from houseway.money import Cents
from houseway.play import BankedGame
from houseway.server.logs.events import Event
from houseway.server.tablet.live_tablet import Body, LiveTablet, Trade
from houseway.tablet import LivePotTable, written
from houseway.tablet.banked import LiveBankedTable, steps

PotTablet = LiveTablet[LivePotTable]
BankedTablet = LiveTablet[LiveBankedTable]


def tablet_of(opened: Event) -> LiveTablet[Any]:
    """A live table as it was opened, of its kind."""
    banked = isinstance(games.find(opened.body["game"]), BankedGame)
    return LiveTablet(opened, BANKED if banked else POT)


def round_log(live: BankedTablet) -> dict[str, Any]:
    """The log of the round on the table, as it is written down."""
    told: dict[str, Any] = json.loads(json.dumps(live.table.playing().round.log.to_json()))
    return told


# For a pot


def _pot_step(live: PotTablet, name: str, body: Body) -> None:
    live.table.take(written.step_from_json(name, body["step"]))


def _pot_dealt(live: PotTablet, _body: Body) -> None:
    live.table.deal()
    live.hand_number += 1


def _pot_settled(live: PotTablet, _body: Body) -> None:
    live.table.settle()
    live.voided = []


def _straddled(live: PotTablet, body: Body) -> None:
    live.table.table.straddle(body["seat"], Cents(body["amount"]))


POT: Trade[LivePotTable] = Trade(
    opens=LivePotTable,
    steps=frozenset(written.NAMES.values()),
    take=_pot_step,
    changes={
        "sat": lambda live, body: live.table.sit(body["seat"], body["name"], Cents(body["buy_in"])),
        "post": lambda live, body: live.table.table.post(body["seat"]),
        "straddled": _straddled,
        "button": lambda live, body: live.table.put_button(body["seat"]),
        "dealt": _pot_dealt,
        "settled": _pot_settled,
    },
)


# Against a bank


def _step(live: BankedTablet, name: str, body: Body) -> None:
    _reads_meter(live, body)
    live.table.take(steps.step_from_json(name, body["step"]))


def _reads_meter(live: BankedTablet, body: Body) -> None:
    """What a shared meter shows but for this round, as it was when the event was written."""
    if "meter" in body:
        live.table.meter_shows(Cents(body["meter"]))


def _sat(live: BankedTablet, body: Body) -> None:
    buy_in = body["buy_in"]
    live.table.sit(body["seat"], body["name"], None if buy_in is None else Cents(buy_in))


def _bet(live: BankedTablet, body: Body) -> None:
    """Bets are laid; whoever is new sits down by it, and only if they stand."""
    seat, table = body["seat"], live.table.table
    new = seat not in table.seats
    if new:
        live.table.sit(seat, f"Seat {seat}")
    bets, tips = ({spot: Cents(n) for spot, n in body[of].items()} for of in ("bets", "tips"))
    try:
        table.bet(seat, bets, tips)
    except Illegal:
        if new:
            del table.seats[seat]
        raise


def _bank(live: BankedTablet, body: Body) -> None:
    stakes = body["dealer_bet"]
    against = None if stakes is None else Cents(stakes)
    live.table.table.take_bank(body["seat"], Cents(body["roll"]), against)


def _dealt(live: BankedTablet, body: Body) -> None:
    _reads_meter(live, body)
    live.table.deal(tuple(body["thrown"]))
    live.hand_number += 1


def _behind(live: BankedTablet, body: Body) -> None:
    bets = {spot: Cents(n) for spot, n in body["bets"].items()}
    live.table.table.bet_behind(body["name"], body["seat"], bets, body["joins"])


def _prepaid(live: BankedTablet, body: Body) -> None:
    live.table.table.prepay(body["seat"], Cents(body["amount"]))


def _settled(live: BankedTablet, body: Body) -> None:
    if body["log"] != round_log(live):
        raise BrokenRound(f"round {live.hand_number} was paid as another than was keyed")
    live.table.settle()
    live.voided = []


BANKED: Trade[LiveBankedTable] = Trade(
    opens=LiveBankedTable,
    steps=frozenset(steps.NAMES.values()),
    take=_step,
    changes={
        "sat": _sat,
        "bet": _bet,
        "behind": _behind,
        "prepaid": _prepaid,
        "bank": _bank,
        "waived": lambda live, body: live.table.table.waive_bank(body["seat"]),
        "dealt": _dealt,
        "settled": _settled,
        "shoe": lambda live, _body: live.table.new_shoe(),
    },
)
