"""House bots: they fill pot-game tables so that one person can play at once.

Where players bank, one sits as a proposition player: he banks whenever nobody else wants to, and
bets against whoever does.

A bot knows its own view and the options it is offered, like anybody else in its seat; what it
answers is `houseway.floor.bot`'s judgement.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from houseway.floor import BankedTable
from houseway.server.logs.events import Draft
from houseway.server.people.names import BOTS

if TYPE_CHECKING:
    from houseway.server.tables.live_table import LiveTable


def seats(live: LiveTable, count: int) -> list[Draft]:
    """The bots that sit down when a table opens; seat 1 and one more stay free."""
    if needs_bank(live):
        return [_sits(live, live.seat_count, 0)]
    if live.banked:
        return []
    free = range(2, min(count + 2, live.seat_count))
    return [_sits(live, seat, number) for number, seat in enumerate(free)]


def rebuy(live: LiveTable) -> Draft | None:
    """Chips for the next bot that cannot post any more."""
    for seat, player in live.players.items():
        short = live.table.seats[seat].stack < (roll(live) if needs_bank(live) else 1)
        if player.bot and short:
            return Draft("bought", {"seat": seat, "amount": buy_in(live)})
    return None


def buy_in(live: LiveTable) -> int:
    """What a bot sits down with: twice the least, if the table takes that much.

    A proposition player brings what he banks with, twice.
    """
    if needs_bank(live):
        return 2 * roll(live)
    least, most = live.settings.get("minimum_buy_in"), live.settings.get("maximum_buy_in")
    wanted = 2 * least if isinstance(least, int) else 20_000
    return min(wanted, most) if isinstance(most, int) else wanted


def room_for(live: LiveTable, seat: int) -> int:
    """How many chips a bot may add to its stack; what it sits down with, or less."""
    most, held = live.settings.get("maximum_buy_in"), live.table.seats[seat].stack
    return min(buy_in(live), max(0, most - held)) if isinstance(most, int) else buy_in(live)


def _sits(live: LiveTable, seat: int, number: int) -> Draft:
    told = {"seat": seat, "buy_in": buy_in(live)}
    return Draft("sat", {**told, "person": f"bot:{seat}", "name": BOTS[number], "bot": True})


def needs_bank(live: LiveTable) -> bool:
    """Whether a table is dealt only while a player banks."""
    return isinstance(live.table, BankedTable) and live.table.game.covering is not None


def roll(live: LiveTable) -> int:
    """What a proposition player banks with: enough for a dozen of the highest bets."""
    most = live.settings.get("maximum")
    return 12 * most if isinstance(most, int) else 600_000


def bank_step(live: LiveTable) -> Draft | None:
    """What a proposition player does about the bank: refuse it, take it, or bet against it."""
    table = live.table
    if not isinstance(table, BankedTable) or not needs_bank(live):
        return None
    bot = next((seat for seat, player in live.players.items() if player.bot), None)
    if bot is None:
        return None
    if table.bank_offer == bot:
        return Draft("waive", {"seat": bot})
    banks = table.bank is None or (table.bank.seat == bot and table.bank.roll < roll(live))
    if banks and table.bank_offer is None:
        return Draft("bank", {"seat": bot, "roll": roll(live), "dealer_bet": None})
    least = live.settings.get("minimum")
    against = table.bank and table.bank.seat != bot and table.bank_offer is None
    if against and not table.seats[bot].bets and isinstance(least, int):
        bets = dict.fromkeys(table.game.opens_with, least)
        return Draft("bet", {"seat": bot, "bets": bets, "tips": {}})
    return None
