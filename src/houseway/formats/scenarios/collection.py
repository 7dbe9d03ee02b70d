"""Scenarios of collection: what a posted schedule charges."""

from __future__ import annotations

from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.money import Cents, text
from houseway.wagers.collection import Option, Schedule, schedules


def run_collection(entry: Entry, outcome: Outcome) -> None:
    """Read fees from a schedule and compare them."""
    schedule = _schedule(entry.get("schedule", ""))
    players = entry.get("players", 0)
    if "tier" in entry:
        option = schedule.tier(entry.get("tier"), players, entry.get("limit", ""))
    else:
        option = _option(schedule, entry.get("option"))
    if "off" in entry:
        outcome.expect("off until confirmed", entry.get("off"), bool(option.confirm))
    action = money(entry.get("action", 0))
    if "fee" in entry:
        outcome.expect("fee", text(money(entry.get("fee"))), text(_fee(entry, option, action)))
    if "fee_each" in entry:
        wager = money(entry.get("wager", entry.get("action", 0)))
        each = option.player_fee(action, wager)
        outcome.expect("fee of each player", text(money(entry.get("fee_each"))), text(each))
    if "fees" in entry:
        got = [text(option.player_fee(action, money(each))) for each in entry.get("wagers", ())]
        outcome.expect("fees", [text(money(each)) for each in entry.get("fees")], got)


def _fee(entry: Entry, option: Option, action: Cents) -> Cents:
    """The one fee of a hand or a half hour: the player-dealer's, the button's, or a player's."""
    if option.player == "time":
        return option.time_fee(entry.get("minutes_left", 30))
    if option.player == "button":
        return option.button_fee(entry.get("players", 0))
    return option.dealer_fee(action)


def _schedule(written: str) -> Schedule:
    for each in schedules():
        if each.cite.id == written:
            return each
    raise BadScenario(f"{written!r} is no collection schedule; name its table's clause")


def _option(schedule: Schedule, number: int) -> Option:
    option = schedule.option(number)
    if option is None:
        raise BadScenario(f"{schedule.cite} has no option {number}")
    return option
