"""Recall in `houseway verify`: what is kept of rounds, against the log."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.floor.gaming_day import Calendar
from houseway.server.database.models import PlayedRow, RoundRow
from houseway.server.recall.kept import body_of, parts_of
from houseway.server.tables.live_table import LiveTable


class Rounds:
    """What the log of a table says of its rounds, as it is played again."""

    def __init__(self) -> None:
        self._rounds: dict[int, tuple[int, dict[str, Any]]] = {}
        self._parts: dict[tuple[int, str], tuple[str, int, int, int]] = {}

    def note(self, live: LiveTable, at: int) -> None:
        """A round is over, or a hand of it was shown afterwards."""
        number = live.round_number
        if number not in self._rounds:
            for part in parts_of(live, at, Calendar()):
                told = (part["game"], part["at"], part["staked"], part["net"])
                self._parts[number, part["account_id"]] = told
        when, _ = self._rounds.get(number, (at, {}))
        self._rounds[number] = (when, json.loads(json.dumps(body_of(live))))

    async def differences(self, conn: AsyncConnection, live: LiveTable) -> list[str]:
        """What is kept of a table otherwise; rounds from before anything was kept are passed."""
        kept = select(RoundRow.round, RoundRow.at, RoundRow.body)
        found = [
            f"round {number} of table {live.id} is not kept as it was played"
            for number, at, body in await conn.execute(kept.where(RoundRow.table_id == live.id))
            if self._rounds.get(number) != (at, body)
        ]
        columns = (PlayedRow.game, PlayedRow.at, PlayedRow.staked, PlayedRow.net)
        parts = select(PlayedRow.round, PlayedRow.account_id, *columns)
        found += [
            f"what came of round {number} of table {live.id} is not what is kept of it"
            for number, person, *told in await conn.execute(
                parts.where(PlayedRow.table_id == live.id)
            )
            if self._parts.get((number, person)) != tuple(told)
        ]
        return found
