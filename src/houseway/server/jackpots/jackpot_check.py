"""Jackpots in `houseway verify`: played again from their logs and from the hands themselves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import money
from houseway.errors import HousewayError
from houseway.floor.jackpots import HandFacts, facts_of, judge
from houseway.play.pot.pot_round import PotRound
from houseway.server.database.models import JackpotRow
from houseway.server.jackpots import jackpot_views
from houseway.server.jackpots.live_jackpot import LiveJackpot, log_of
from houseway.server.logs import events
from houseway.server.logs.events import Event
from houseway.server.money import ledger
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.results import drops


@dataclass(frozen=True, slots=True)
class Ended:
    """A hand that a table has played: what it gave to each jackpot, and what it was."""

    drops: Mapping[str, int]
    facts: HandFacts


@dataclass(slots=True)
class Hands:
    """Every hand of the tables that take part in a jackpot, by table and round."""

    ended: dict[tuple[str, int], Ended] = field(default_factory=dict)
    shown: dict[tuple[str, int], Ended] = field(default_factory=dict)  # after they had ended

    def note(self, live: LiveTable, *, shown: bool = False) -> None:
        """A table has just settled a round, or its winner has shown his hand."""
        played = live.table.round
        if not live.jackpots or not isinstance(played, PotRound):
            return
        given = dict.fromkeys(drops(live), 0) if shown else drops(live)
        noted = self.shown if shown else self.ended
        noted[live.id, live.round_number] = Ended(given, facts_of(played))


async def check_jackpots(
    conn: AsyncConnection, hands: Hands, expected: dict[str, dict[str, int]]
) -> list[str]:
    """What differs; the money that each event must have moved is added to what is expected."""
    found: list[str] = []
    rows = await conn.execute(select(JackpotRow.name, JackpotRow.shown).order_by(JackpotRow.name))
    for name, shown in rows.all():
        try:
            found += [
                f"jackpot {name}{each}" async for each in _check(conn, name, shown, hands, expected)
            ]
        except (HousewayError, KeyError, ValueError, IndexError) as error:
            found.append(f"jackpot {name} cannot be replayed: {error}")
    return found


async def _check(
    conn: AsyncConnection,
    name: str,
    shown: dict[str, Any],
    hands: Hands,
    expected: dict[str, dict[str, int]],
) -> AsyncIterator[str]:
    opened, *written = await events.since(conn, log_of(name), 0)
    live = LiveJackpot(opened)
    expected[f"{log_of(name)}:{opened.seq}"] = dict(live.opens())
    told: set[tuple[str, int]] = set()
    for event in written:
        if event.kind == "hand":
            told.add((event.body["table"], event.body["round"]))
            for each in _compare_hand(live, event, hands):
                yield each
        expected[f"{log_of(name)}:{event.seq}"] = dict(live.apply(event))
    for key, ended in hands.ended.items():
        if ended.drops.get(name) and key not in told:
            yield f": round {key[1]} of table {key[0]} is missing from its books"
    live.pool.ledger.check()
    if jackpot_views.sign(live).model_dump(mode="json") != shown:
        yield " is not what the room shows of it"
    held = await ledger.balance(conn, live.purse)
    if held != live.holds:
        yield f": {money.text(live.holds)} in its books, {money.text(held)} in its purse"


def _compare_hand(live: LiveJackpot, event: Event, hands: Hands) -> Iterator[str]:
    """A hand in the books against the hand that was played."""
    body = event.body
    where = f": round {body['round']} of table {body['table']}"
    noted = hands.shown if body.get("tabled") else hands.ended
    ended = noted.get((body["table"], body["round"]))
    if ended is None or live.name not in ended.drops:
        yield f"{where} was never played for it"
        return
    if ended.drops[live.name] != body["drop"]:
        yield f"{where} gave {money.text(ended.drops[live.name])}, not {money.text(body['drop'])}"
    verdict, claim = judge(live.programme, ended.facts), body.get("claim")
    won = (list(verdict.winners), list(verdict.losers)) if verdict.qualifies else None
    if claim and (claim["winners"], claim["losers"]) != won:
        yield f"{where} does not win what is claimed with it"
    if list(verdict.entered) and len(verdict.entered) != len(body.get("entered", ())):
        yield f"{where} has hands that are not on the day's list"
