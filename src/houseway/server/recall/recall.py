"""A round that is over, played again for one viewer: step by step, with what he may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.cards import read_shoe
from houseway.floor.showing import lay_open
from houseway.play import BankedRound, Round
from houseway.play.happenings import Viewer
from houseway.play.pot.pot_round import PotRound
from houseway.play.view import seen_together
from houseway.play.written_actions import action_from_json
from houseway.server.database.models import EventRow, LiveTableRow, RoundRow, TableRow
from houseway.server.errors import UnknownRound
from houseway.server.shapes.rounds import RoundView
from houseway.server.tables import dealing
from houseway.server.tables.dealing import PUBLIC, Shuffle
from houseway.server.tables.round_views import round_view
from houseway.server.tablet.live_tablet import log_of


@dataclass(frozen=True, slots=True)
class Kept:
    """A round that was put away, with the cards it was dealt from."""

    table: str
    name: str
    number: int
    at: int
    body: Mapping[str, Any]
    shuffle: Shuffle | None  # None: real cards, keyed at a live table, lie with the log

    @property
    def live(self) -> bool:
        """Whether it was dealt at a real table."""
        return self.shuffle is None

    @property
    def log(self) -> Mapping[str, Any]:
        told: Mapping[str, Any] = self.body["log"]
        return told

    @property
    def people(self) -> dict[int, Mapping[str, Any]]:
        """Who sat where: their accounts, and what they were called."""
        return {int(seat): told for seat, told in self.body["people"].items()}

    def seats_of(self, account: str | None) -> list[int]:
        """Where somebody played."""
        if account is None:
            return []
        return sorted(seat for seat, told in self.people.items() if told["id"] == account)

    def seat_of(self, account: str | None) -> int | None:
        """Where somebody played, the first of his seats."""
        return next(iter(self.seats_of(account)), None)

    def viewer(self, account: str | None) -> Viewer:
        """What somebody may see of it: his own seat's view, or what the public saw."""
        return self.seat_of(account) or PUBLIC

    def plays(self) -> Iterator[Round[Any]]:
        """The round at each of its moments: opened, after every answer, and with what was shown.

        It is one round that goes on; who wants to keep a moment takes its view.
        """
        game = games.find(self.log["game"])
        shoe = self.shuffle.shoe(self.body["from"]) if self.shuffle else None
        played = game.take_up(self.log, shoe or read_shoe(self.log["shoe"]))
        yield played
        for seat, action in zip(self.log["seats"], self.log["answers"], strict=True):
            played.play(action_from_json(action), seat)
            yield played
        for seat in self.body["shown"]:
            assert isinstance(played, PotRound)
            lay_open(played, seat)
            yield played

    def whole(self) -> Round[Any]:
        """The round as it ended."""
        *_, last = self.plays()
        return last

    def closed_spots(self) -> list[str]:
        """The spots of its game that the table took no bets on."""
        opened = next(self.plays())
        if isinstance(opened, BankedRound):
            return opened.game.closed_spots(opened.settings)
        return []

    def steps(self, account: str | None) -> list[RoundView]:
        """What somebody saw, moment by moment, from all of his seats; nobody is asked anything.

        Each moment has what was said since the one before, so that a long round is no book.
        """
        viewers: Sequence[Viewer] = self.seats_of(account) or [PUBLIC]
        moments, heard = [], 0
        for played in self.plays():
            view = seen_together([played.view(each) for each in viewers])
            reminders = len(tuple(played.standing(viewers[0])))  # of this moment; they come first
            said = (*view.said[:reminders], *view.said[reminders + heard :])
            heard = len(view.said) - reminders
            moments.append(round_view(played, replace(view, said=said, options=None)))
        return moments


async def find(conn: AsyncConnection, table_id: str, number: int) -> Kept:
    """A finished round of a table."""
    found = (
        await conn.execute(
            select(RoundRow.at, RoundRow.body, TableRow.name)
            .join(TableRow, TableRow.id == RoundRow.table_id)
            .where(RoundRow.table_id == table_id, RoundRow.round == number)
        )
    ).first()
    if found is None:
        return await _find_live(conn, table_id, number)
    shuffle = (await dealing.kept(conn, table_id, number, number))[number]
    return Kept(table_id, found.name, number, found.at, found.body, shuffle)


async def _find_live(conn: AsyncConnection, table_id: str, number: int) -> Kept:
    """A round that was dealt at a real table, as it was written down when it was paid."""
    found = (
        await conn.execute(
            select(EventRow.at, EventRow.body, LiveTableRow.name)
            .join(LiveTableRow, LiveTableRow.id == table_id)
            .where(EventRow.log_id == log_of(table_id), EventRow.kind == "settled")
            .where(EventRow.body["round"].as_integer() == number)
        )
    ).first()
    if found is None:
        raise UnknownRound(f"no round {number} of table {table_id!r} has been kept")
    log = found.body["log"]
    people = {
        seat: {"id": None, "name": name, "bot": False}
        for seat, name in log["opening"]["people"].items()
    }
    body = {"log": log, "people": people, "shown": []}
    return Kept(table_id, found.name, number, found.at, body, None)
