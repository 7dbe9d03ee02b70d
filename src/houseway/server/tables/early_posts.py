"""Straddles and over-blinds: who may post before the cards, and for whom the cards wait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from houseway.floor import PotTable
from houseway.server.house import House
from houseway.server.logs.events import Draft

if TYPE_CHECKING:
    from houseway.server.tables.live_table import LiveTable

Kind = Literal["straddle", "over-blind"]


@dataclass(frozen=True, slots=True)
class Offered:
    """What may be posted before the next hand: by whom, the least and the most of it, in steps."""

    kind: Kind
    sizes: dict[int, tuple[int, int]]
    step: int = 1


def may_post(live: LiveTable) -> Offered:
    """A straddle from some seats, or an over-blind from any."""
    table = live.table
    if not isinstance(table, PotTable):
        return Offered("straddle", {})
    if table.game.blinds and table.game.blinds.over:
        return Offered("over-blind", dict(table.over_blind_offers()), table.stakes.chip)
    return Offered("straddle", dict(table.straddle_offers()), table.stakes.chip)


def undecided(live: LiveTable) -> set[int]:
    """Those who may post and have neither done so nor asked for the cards; bots never do.

    Whoever posted an over-blind may do so again when another has gone over it.
    """
    offered = may_post(live)
    done = set() if offered.kind == "over-blind" else _straddlers(live)
    people = {seat for seat in offered.sizes if not live.players[seat].bot}
    return people - done - live.ready


def _straddlers(live: LiveTable) -> set[int]:
    return {number for number, seat in live.table.seats.items() if seat.straddle}


def awaited(live: LiveTable) -> bool:
    """Whether the cards wait for anybody: to post, to show a hand, or to see one."""
    shows = live.showing.seat
    unseen = bool(shows) and shows not in live.ready
    return bool(undecided(live)) or unseen or bool(live.showing.lies_until)


def cards_at(live: LiveTable, seat: int, now: float) -> float:
    """When the cards come that this seat asks for now."""
    moment = live.showing
    times = [now + wait_of(live)] if undecided(live) - {seat} else []
    times += [moment.ends_at] if moment.seat not in (0, seat) else []
    return max([*times, moment.lies_until])


def wait_of(live: LiveTable) -> int:
    """How many seconds the cards wait, as the table posts it."""
    seconds = live.settings.get("straddle_seconds")
    return seconds if isinstance(seconds, int) else 0


def posts(live: LiveTable, seat: int, amount: int, house: House) -> list[Draft]:
    """A straddle or an over-blind; while the cards wait, the others may answer an over-blind."""
    posted = Draft("straddled", {"seat": seat, "amount": amount})
    waiting = live.between.deals_at is not None and may_post(live).kind == "over-blind"
    if not waiting or not amount or not wait_of(live):
        return [posted]
    ends_at = round(house.now() + wait_of(live), 3)
    return [posted, Draft("dealing", {"seat": seat, "ends_at": ends_at})]
