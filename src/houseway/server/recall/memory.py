"""What the card room remembers of somebody: his seats, his rounds, his results."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, and_, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games, houses
from houseway.errors import BadInput, HousewayError
from houseway.formats.phh.recording import record
from houseway.formats.phh.writing import write
from houseway.formats.transcript import transcript
from houseway.play.pot.pot_round import PotRound
from houseway.server.database.models import PlayedRow, SeatRow, SharedRow, TableRow
from houseway.server.errors import NotAllowed, UnknownRound
from houseway.server.people.accounts import Account
from houseway.server.recall.recall import Kept, find
from houseway.server.room import Room
from houseway.server.shapes.recall import (
    DayResult,
    GameResult,
    MySeat,
    Person,
    Profile,
    RecallView,
    RoundList,
    RoundPart,
    ShareView,
)
from houseway.server.shapes.tables import CurrencyView
from houseway.server.tables.live_table import LiveTable
from houseway.server.thinking import Thinking

PAGE = 50
BEST = 5
MOST_DAYS = 400


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which of one's rounds are looked for; whatever is not named is all of them."""

    game: str = ""
    table: str = ""
    result: str | None = None
    day: date | None = None

    def rows(self) -> Iterator[ColumnElement[bool]]:
        if self.game:
            yield PlayedRow.game == self.game
        if self.table:
            yield PlayedRow.table_id == self.table
        if self.result is not None:
            yield PlayedRow.net > 0 if self.result == "won" else PlayedRow.net < 0
        if self.day is not None:
            yield PlayedRow.day == self.day.isoformat()


class Memory:
    """Asks the room for what somebody may know of his own past."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._thinking = Thinking()  # rounds are played again beside those who play

    async def seats(self, account: Account) -> list[MySeat]:
        """Every seat that somebody has, those that wait for him first."""
        own = select(SeatRow.table_id).distinct().where(SeatRow.account_id == account.id)
        async with self._room.store.read() as conn:
            tables = (await conn.scalars(own.order_by(SeatRow.table_id))).all()
        held = [_seat(await self._room.look(table), account) for table in tables]
        return sorted(
            (each for each in held if each), key=lambda each: (not each.your_turn, each.table_name)
        )

    async def rounds(self, account: Account, which: Wanted, before: str) -> RoundList:
        """The rounds that somebody took part in, the last first, a page at a time."""
        wanted = [PlayedRow.account_id == account.id, *which.rows()]
        if before:
            wanted.append(_before(before))
        order = (PlayedRow.at.desc(), PlayedRow.table_id.desc(), PlayedRow.round.desc())
        async with self._room.store.read() as conn:
            found = await _parts(conn, wanted, order, PAGE + 1)
        more = len(found) > PAGE
        last = found[PAGE - 1] if more else None
        mark = f"{round(last.at * 1000)}-{last.table}-{last.round}" if last else None
        return RoundList(rounds=found[:PAGE], before=mark)

    async def profile(self, account: Account) -> Profile:
        """What somebody has won and lost, by game and by evening."""
        own = PlayedRow.account_id == account.id
        known = (func.sum(PlayedRow.expected), func.count(PlayedRow.expected))
        sums = (func.count(), func.sum(PlayedRow.staked), func.sum(PlayedRow.net), *known)
        last = func.max(PlayedRow.at)
        by_game = select(PlayedRow.game, *sums, last).where(own).group_by(PlayedRow.game)
        by_day = (
            select(PlayedRow.day, func.count(), func.sum(PlayedRow.net), known[0])
            .where(own)
            .group_by(PlayedRow.day)
            .order_by(PlayedRow.day.desc())
            .limit(MOST_DAYS)
        )
        async with self._room.store.read() as conn:
            played = [
                GameResult(
                    game=id,
                    game_name=_called(id),
                    rounds=count,
                    staked=staked,
                    net=net,
                    expected=brings,
                    known=of,
                    last_at=at / 1000,
                )
                for id, count, staked, net, brings, of, at in await conn.execute(by_game)
            ]
            days = [
                DayResult(day=day, rounds=count, net=net, expected=brings)
                for day, count, net, brings in await conn.execute(by_day)
            ]
            best = await _parts(
                conn, [own, PlayedRow.net > 0], (PlayedRow.net.desc(), PlayedRow.at.desc()), BEST
            )
        return Profile(
            rounds=sum(each.rounds for each in played),
            staked=sum(each.staked for each in played),
            net=sum(each.net for each in played),
            expected=sum(brings) if (brings := _known(played)) else None,
            known=sum(each.known for each in played),
            games=sorted(played, key=lambda each: (-each.rounds, each.game)),
            days=days[::-1],
            best=best,
        )

    async def recall(self, account: Account | None, table: str, number: int) -> RecallView:
        """A finished round as the caller saw it, or as everybody did."""
        async with self._room.store.read() as conn:
            kept = await find(conn, table, number)
            code = await _code(conn, account, kept) if account else None
        person = account.id if account else None
        own = kept.seat_of(person) is not None
        return await self._thinking.of(recalled, kept, person, own, code)

    async def share(self, account: Account, table: str, number: int) -> ShareView:
        """Lay a round open as one saw it oneself; asked again, the link is the same."""
        async with self._room.store.read() as conn:
            kept = await find(conn, table, number)
            code = await _code(conn, account, kept)
        if kept.seat_of(account.id) is None:
            raise NotAllowed("only who took part in a round may lay his cards open")
        if code is None:
            code = secrets.token_urlsafe(12)
            row = {"code": code, "account_id": account.id, "table_id": table, "round": number}
            try:
                async with self._room.store.write() as conn:
                    await conn.execute(insert(SharedRow).values(**row, at=self._room.at()))
            except IntegrityError:  # shared from another tab at the same moment
                async with self._room.store.read() as conn:
                    code = await _code(conn, account, kept)
        assert code is not None
        return ShareView(code=code)

    async def shared(self, account: Account | None, code: str) -> RecallView:
        """A round that somebody has laid open."""
        where = select(SharedRow.account_id, SharedRow.table_id, SharedRow.round)
        async with self._room.store.read() as conn:
            row = (await conn.execute(where.where(SharedRow.code == code))).first()
            if row is None:
                raise UnknownRound("nothing lies open under this link")
            kept = await find(conn, row.table_id, row.round)
        own = account is not None and kept.seat_of(account.id) is not None
        return await self._thinking.of(recalled, kept, row.account_id, own, code)

    async def text(self, account: Account, table: str, number: int, form: str) -> str:
        """A finished round to take away: what the caller saw, as a transcript or as PHH."""
        async with self._room.store.read() as conn:
            kept = await find(conn, table, number)
        return await self._thinking.of(_written, kept, account.id, form)


def _written(kept: Kept, person: str, form: str) -> str:
    played, viewer = kept.whole(), kept.viewer(person)
    if form == "transcript":
        return transcript(played, viewer)
    if not isinstance(played, PotRound):
        raise BadInput("PHH is for games that are played for a pot; take the transcript")
    names = {seat: str(told["name"]) for seat, told in kept.people.items()}
    return write(record(played, seen_by=viewer, players=names))


def _known(played: Iterable[GameResult]) -> list[int]:
    """What games should have brought, of those of which it is known."""
    return [each.expected for each in played if each.expected is not None]


def _seat(live: LiveTable, account: Account) -> MySeat | None:
    seat, own = live.seat_of(account.id), live.seats_of(account.id)
    if seat is None:
        return None
    whole = sum(live.table.seats[each].stack for each in own)
    behind = sum(_behind(live, each) for each in own)
    return MySeat(
        table=live.id,
        table_name=live.name,
        game=live.game.id,
        game_name=live.game.name,
        seat=seat,
        stack=behind,
        in_play=whole - behind,
        phase=live.phase,
        your_turn=seat in live.asked,
        away=all(live.table.seats[each].away for each in own),
        alone=live.humans == own,
    )


def _behind(live: LiveTable, seat: int) -> int:
    """The chips of a seat that are not in the round being played."""
    played = live.table.round
    if played is not None and live.table.playing(seat):
        return played.stack_of(seat) or 0
    return live.table.seats[seat].stack


def _before(mark: str) -> ColumnElement[bool]:
    """Rounds further back than one that is named by its moment, its table and its number."""
    at, table, number = mark.split("-")
    earlier = PlayedRow.at < int(at)
    same = PlayedRow.at == int(at)
    return or_(
        earlier,
        and_(same, PlayedRow.table_id < table),
        and_(same, PlayedRow.table_id == table, PlayedRow.round < int(number)),
    )


async def _parts(
    conn: AsyncConnection,
    wanted: Iterable[ColumnElement[bool]],
    order: Iterable[Any],
    most: int,
) -> list[RoundPart]:
    rows = await conn.execute(
        select(PlayedRow.__table__, TableRow.name)
        .join(TableRow, TableRow.id == PlayedRow.table_id)
        .where(*wanted)
        .order_by(*order)
        .limit(most)
    )
    return [
        RoundPart(
            table=row.table_id,
            table_name=row.name,
            round=row.round,
            game=row.game,
            game_name=_called(row.game),
            at=row.at / 1000,
            staked=row.staked,
            net=row.net,
        )
        for row in rows
    ]


async def _code(conn: AsyncConnection, account: Account, kept: Kept) -> str | None:
    found: str | None = await conn.scalar(
        select(SharedRow.code).where(
            SharedRow.account_id == account.id,
            SharedRow.table_id == kept.table,
            SharedRow.round == kept.number,
        )
    )
    return found


def recalled(kept: Kept, person: str | None, own: bool, code: str | None) -> RecallView:  # noqa: FBT001
    """A kept round through the eyes of one person, or of the public."""
    game, seat = games.find(kept.log["game"]), kept.seat_of(person)
    return RecallView(
        table=kept.table,
        table_name=kept.name,
        round=kept.number,
        game=game.id,
        game_name=game.name,
        at=kept.at / 1000,
        currency=CurrencyView(**asdict(houses.of(game).currency)),
        people=[
            Person(
                seat=number, name=told["name"], bot=told["bot"], you=number in kept.seats_of(person)
            )
            for number, told in sorted(kept.people.items())
        ],
        seat=seat,
        own=own,
        seal=kept.shuffle.root if kept.shuffle else "",
        live=kept.live,
        shared=code,
        closed_spots=kept.closed_spots(),
        steps=kept.steps(person),
    )


def _called(game: str) -> str:
    """A game by its name; one whose house has gone, by its id."""
    try:
        return games.find(game).name
    except HousewayError:
        return game
