"""House bots: they fill pot-game tables so that one person can play at once.

A bot knows its own view and the options it is offered, like anybody else in its seat; what it
answers is `houseway.floor.bot`'s judgement.
"""

from __future__ import annotations

from houseway.server.events import Draft
from houseway.server.live_table import LiveTable

NAMES = (
    "Abbott", "Birdie", "Cass", "Dell", "Ezra", "Flint", "Greer", "Hollis",
    "Ike", "Jun", "Kit", "Lorne", "Mabel", "Nash", "Odell", "Pim",
    "Quill", "Rue", "Sal", "Tove",
)  # fmt: skip


def seats(live: LiveTable, count: int) -> list[Draft]:
    """The bots that sit down when a pot table opens; seat 1 and one more stay free."""
    if live.banked:
        return []
    free = range(2, min(count + 2, live.seat_count))
    return [_sits(live, seat, number) for number, seat in enumerate(free)]


def rebuy(live: LiveTable) -> Draft | None:
    """Chips for the next bot that cannot post any more."""
    for seat, player in live.players.items():
        if player.bot and live.table.seats[seat].stack == 0:
            return Draft("bought", {"seat": seat, "amount": buy_in(live)})
    return None


def buy_in(live: LiveTable) -> int:
    """What a bot sits down with: twice the least, if the table takes that much."""
    least, most = live.settings.get("minimum_buy_in"), live.settings.get("maximum_buy_in")
    wanted = 2 * least if isinstance(least, int) else 20_000
    return min(wanted, most) if isinstance(most, int) else wanted


def _sits(live: LiveTable, seat: int, number: int) -> Draft:
    told = {"seat": seat, "buy_in": buy_in(live)}
    return Draft("sat", {**told, "person": f"bot:{seat}", "name": NAMES[number], "bot": True})
