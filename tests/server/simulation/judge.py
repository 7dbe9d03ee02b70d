"""Who judges a simulated room: from the file alone, by rules that are none of the room's own."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

from houseway.server.logs.verify import verify_store
from tests.server.simulation.players import Heard, Unfair
from tests.server.simulation.world import ANSWERS
from tests.server.test_secrecy import Witness

_APART = """
SELECT purse FROM (
  SELECT purse, cents AS held, 0 AS moved FROM balances UNION ALL
  SELECT purse, 0, amount FROM entries)
GROUP BY purse HAVING SUM(held) <> SUM(moved)
"""
_OPEN = "SELECT journal_id FROM entries GROUP BY journal_id HAVING SUM(amount) <> 0"
_OWES = "SELECT purse FROM balances WHERE cents < 0 AND NOT may_owe"


class Judge:
    """Looks at the file after every step, and at everything in the end."""

    def __init__(self, path: Path, heard: Heard) -> None:
        self._path, self._heard = path, heard
        self._db = sqlite3.connect(path)
        self._judged = 0

    def money(self) -> None:
        """Every cent came from somewhere, in each movement, each purse and in all."""
        for rule, told in ((_APART, "purse"), (_OPEN, "movement"), (_OWES, "purse below zero")):
            if wrong := self._db.execute(rule).fetchall():
                raise Unfair(f"{told} {wrong} does not sum up")
        (total,) = self._db.execute("SELECT COALESCE(SUM(cents), 0) FROM balances").fetchone()
        if total:
            raise Unfair(f"{total} cents came from nowhere")

    def acknowledged(self, *, everything: bool = False) -> None:
        """What was answered has happened, and is what was answered."""
        answers = list(self._heard.acknowledged.items())
        for (who, key), text in answers[0 if everything else self._judged :]:
            row = self._db.execute(
                "SELECT answer FROM keys WHERE account_id = ? AND key = ?", (who, key)
            ).fetchone()
            if row is None:
                raise Unfair(f"{key} of {who} was answered and is not there")
            latest = [each for each, _ in answers if each[0] == who][-ANSWERS:]
            let_go = json.loads(row[0]) is None and (who, key) not in latest
            if not let_go and json.loads(row[0]) != json.loads(text):
                raise Unfair(f"{key} of {who} was answered otherwise than it was kept")
        self._judged = len(answers)

    def views(self) -> int:
        """No viewer was shown a card that he may not know; how many views were read."""
        witnesses: dict[str, Witness] = {}
        for who, text in self._heard.views:
            view = json.loads(text)
            table, state, seat = view["id"], view["state"], view["your_seat"]
            if table not in witnesses:
                witnesses[table] = Witness(self._path, table)
            witness = witnesses[table]
            sits = [each["seat"] for each in view["seats"] if each["you"]]
            if sits != view["your_seats"] or (seat or None) not in (sits or [None]):
                raise Unfair(f"{who} sits in {sits} and was shown seat {seat}")
            if state in witness.may_know:
                witness.check(text, seat, state, also=sits)
        return len(self._heard.views)

    def books(self) -> str:
        """What `houseway verify` says."""
        report = asyncio.run(verify_store(str(self._path)))
        if not report.ok:
            raise Unfair(str(report))
        return str(report)

    def close(self) -> None:
        self._db.close()
