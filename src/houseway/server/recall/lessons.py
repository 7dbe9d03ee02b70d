"""Hints, grades and reckonings: what the analysis says of somebody's own decisions.

Everything is asked of the view of his seat, at the moment he was asked.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import select

from houseway.analysis.hints import Adviser, Hint, Reckoning, expected
from houseway.play import BankedRound, Round
from houseway.play.options import Options
from houseway.play.view import View
from houseway.server.database.models import PlayedRow
from houseway.server.errors import NotAllowed
from houseway.server.people.accounts import Account
from houseway.server.recall.recall import Kept, find
from houseway.server.room import Room
from houseway.server.shapes.learning import Graded, GradeView, HintView, Reckoned, WayWorth
from houseway.server.tables.long_hands import offered

MOST_ROUNDS = 100  # of a stay that are reckoned, the last ones


class Lessons:
    """Asks the analysis about somebody's own decisions."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def hint(self, account: Account, table: str) -> HintView:
        """The best play of what the caller is asked now."""
        live = await self._room.look(table)
        seat, played = live.seat_of(account.id), live.table.round
        if seat is None or played is None or not live.table.in_round:
            raise NotAllowed("a hint is for whoever sits in a round")
        asked = next((each for each in live.asked if live.players[each].id == account.id), seat)
        options = offered(played, played.options(asked))
        view = replace(played.view(asked), options=options)
        if options is None or options.seat != asked:
            return HintView(known=False, seat=asked, state=view.state)
        adviser = Adviser(played.game, played.settings)
        found = await self._room.thinking.of(adviser.hint, view, options)
        return _told(found, asked, view.state)

    async def grade(self, account: Account, table: str, number: int) -> GradeView:
        """A finished round of the caller's, decision by decision."""
        async with self._room.store.read() as conn:
            kept = await find(conn, table, number)
        if kept.seat_of(account.id) is None:
            raise NotAllowed("only who took part in a round is graded")
        decisions, found = await self._room.thinking.of(_graded, kept, account.id)
        return GradeView(
            table=table, round=number, decisions=decisions, reckoned=_reckoned(found, 1)
        )

    async def reckon(self, account: Account, table: str) -> Reckoned:
        """Where the caller's money went at a table: luck, edge and mistakes."""
        own = (PlayedRow.account_id == account.id) & (PlayedRow.table_id == table)
        wanted = select(PlayedRow.round).where(own).order_by(PlayedRow.round.desc())
        async with self._room.store.read() as conn:
            numbers = (await conn.scalars(wanted.limit(MOST_ROUNDS))).all()
            rounds = [await find(conn, table, number) for number in numbers]
        total = Reckoning()
        for kept in rounds:
            _, found = await self._room.thinking.of(_graded, kept, account.id)
            total = total.plus(found)
        return _reckoned(total, len(rounds))


def _told(hint: Hint | None, seat: int, state: int) -> HintView:
    if hint is None:
        return HintView(known=False, seat=seat, state=state)
    hands = hint.arrangement.hands if hint.arrangement else ()
    return HintView(
        known=True,
        seat=seat,
        state=state,
        words=hint.words,
        clause=hint.clause.id if hint.clause else None,
        gist=hint.clause.gist if hint.clause else "",
        hands=[[card.text for card in hand] for hand in hands],
        ways=[WayWorth(label=way.label, worth=way.worth) for way in hint.ways],
    )


def _graded(kept: Kept, account: str) -> tuple[list[Graded], Reckoning]:
    """Each decision of somebody's seats, played again, and where the round's money went."""
    seats = {seat for seat, told in kept.people.items() if told["id"] == account}
    decisions: list[Graded] = []
    asked: tuple[Options, View] | None = None
    adviser: Adviser | None = None
    answers = list(zip(kept.log["seats"], kept.log["answers"], strict=True))
    last: Round[Any] | None = None
    for at, played in enumerate(kept.plays()):
        if adviser is None:
            adviser = Adviser(played.game, played.settings)
        if asked is not None:
            decisions += _grade(adviser, asked, played)
        asked = None
        if at < len(answers) and (seat := int(answers[at][0])) in seats:
            options = played.options(seat)
            asked = (options, played.view(seat)) if options else None
        last = played
    assert last is not None
    return decisions, _reckon(last, seats, decisions)


def _grade(adviser: Adviser, asked: tuple[Options, View], played: Round[Any]) -> list[Graded]:
    """What the answer to a question was worth; nothing where the analysis does not know."""
    options, view = asked
    hint, answer = adviser.hint(view, options), played.log.answers[-1]
    if hint is None:
        return []
    cost = adviser.cost(view, options, hint, answer)
    return [
        Graded(
            chose=str(answer).replace("_", " "),
            best=hint.words,
            right=cost is not None and cost < 1,
            cost=None if cost is None else round(cost),
        )
    ]


def _reckon(played: Round[Any], seats: set[int], decisions: list[Graded]) -> Reckoning:
    net = sum(line.net for line in played.settlement.lines if line.seat in seats and not line.tip)
    laid = played.layout.bets if isinstance(played, BankedRound) else {}
    edges = [
        expected(played.game, bets, played.settings) for seat, bets in laid.items() if seat in seats
    ]
    known = bool(edges) and None not in edges
    return Reckoning(
        net=net,
        edge=sum(each or 0.0 for each in edges),
        mistakes=-float(sum(each.cost or 0 for each in decisions)),
        known=known,
    )


def _reckoned(found: Reckoning, rounds: int) -> Reckoned:
    return Reckoned(
        rounds=rounds,
        net=found.net,
        edge=round(found.edge),
        mistakes=round(found.mistakes),
        luck=found.net - round(found.edge) - round(found.mistakes),
        known=found.known,
    )
