"""Recall in `houseway verify`: what is kept of rounds, against the log."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import PlayedRow, RoundRow
from houseway.server.recall.kept import body_of, in_round
from houseway.server.tables.live_table import LiveTable
from houseway.wagers.party import at_seat


class Rounds:
    """What the log of a table says of its rounds, as it is played again."""

    def __init__(self) -> None:
        self._bodies: dict[int, dict[str, Any]] = {}
        self._nets: dict[tuple[int, str], int] = {}

    def note(self, live: LiveTable) -> None:
        """A round is over, or a hand of it was shown afterwards."""
        number, played = live.round_number, live.table.round
        assert played is not None
        if number not in self._bodies:
            accounts = played.settlement.accounts()
            for seat, player in in_round(live).items():
                if not player.bot:
                    part = (number, player.id)
                    self._nets[part] = self._nets.get(part, 0) + accounts.get(at_seat(seat), 0)
        self._bodies[number] = json.loads(json.dumps(body_of(live)))

    async def differences(self, conn: AsyncConnection, live: LiveTable) -> list[str]:
        """What is kept of a table otherwise; rounds from before anything was kept are passed."""
        kept = select(RoundRow.round, RoundRow.body).where(RoundRow.table_id == live.id)
        found = [
            f"round {number} of table {live.id} is not kept as it was played"
            for number, body in await conn.execute(kept)
            if self._bodies.get(number) != body
        ]
        parts = select(PlayedRow.round, PlayedRow.account_id, PlayedRow.net)
        found += [
            f"what came of round {number} of table {live.id} is not what is kept of it"
            for number, person, net in await conn.execute(
                parts.where(PlayedRow.table_id == live.id)
            )
            if self._nets.get((number, person)) != net
        ]
        return found
