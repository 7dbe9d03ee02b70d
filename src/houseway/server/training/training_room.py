"""The training room: makes questions, marks answers, and remembers them for each account."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, date, datetime
from typing import Any

from anyio import to_thread
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games, houses
from houseway.play import Game
from houseway.server.database.models import AccountRow, ExamRow, TrainedRow
from houseway.server.errors import NotAllowed, UnknownExam
from houseway.server.people.accounts import Account
from houseway.server.room import Room
from houseway.server.shapes.tables import CurrencyView
from houseway.server.shapes.training import (
    CertificateView,
    DrillAnswer,
    DrillView,
    ExamView,
    LessonView,
    MarkView,
    PupilView,
    SceneView,
    TopicView,
    TrainingPage,
)
from houseway.trainer import Certificate, Drill, Exam, Memory, Remembered, Session, course, drill
from houseway.trainer.drill import Answer
from houseway.trainer.topics import TOPICS, known

SEEDS = 1 << 30
MOST_PUPILS = 500
_TITLES = {topic.name: topic.title for topic in TOPICS}
Given = int | str | list[str]


class TrainingRoom:
    """Asks, marks and remembers."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def page(self, account: Account | None, game_id: str) -> TrainingPage:
        """What a game can be asked, and how the caller is doing."""
        game = games.find(game_id)
        names = await to_thread.run_sync(known, game)
        memory = await self._memory(account, game)
        told, made = memory.by("topic"), course(game)
        return TrainingPage(
            game=game.id,
            game_name=game.name,
            title=made.title,
            topics=[_topic(name, *told.get(name, (0, 0))) for name in names],
            lessons=[LessonView.model_validate(each.to_json()) for each in made.lessons],
            due=len(memory.due(self._today(), game.id)),
        )

    async def next(self, account: Account | None, game_id: str, only: Sequence[str]) -> DrillView:
        """Something that is due, or something new."""
        game = games.find(game_id)
        memory = await self._memory(account, game)
        session = Session(
            game, self._today(), random.Random(secrets.randbits(64)), tuple(only), memory
        )
        return _drill(game, await self._room.thinking.of(session.next))

    async def mark(self, account: Account | None, game_id: str, form: DrillAnswer) -> MarkView:
        """Mark an answer, and keep it in mind for who is signed in."""
        game = games.find(game_id)
        asked = await self._room.thinking.of(drill, game, form.topic, form.seed)
        mark = asked.judge(answer_of(form.answer))
        if account is not None:
            async with self._room.store.write() as conn:
                await self._remember(conn, account, asked, right=mark.right)
        return MarkView.model_validate(mark.to_json())

    async def open_exam(self, account: Account, game_id: str, many: int) -> ExamView:
        """A test whose questions nobody has seen."""
        game = games.find(game_id)
        seed, id = secrets.randbelow(SEEDS), secrets.token_urlsafe(9)
        drills = await self._room.thinking.of(Exam(game, seed, many).drills)
        row = {"id": id, "account_id": account.id, "game": game.id, "seed": seed, "many": many}
        async with self._room.store.write() as conn:
            await conn.execute(insert(ExamRow).values(**row, opened_at=self._room.at()))
        return ExamView(id=id, drills=[_drill(game, each, tested=True) for each in drills])

    async def mark_exam(
        self, account: Account, id: str, answers: Sequence[Given]
    ) -> CertificateView:
        """Mark a test, once: whoever hands in again reads what came of the first time.

        What he did not know is asked again in the training room, like anything else.
        """
        row = await self._exam(id)
        if row.account_id != account.id:
            raise NotAllowed("a test is handed in by whoever has taken it")
        if row.correct is None:
            exam = Exam(games.find(row.game), row.seed, row.many)
            given = [answer_of(each) for each in answers]
            marks = await self._room.thinking.of(exam.marks, given)
            correct, day = sum(right for _, right in marks), self._today().isoformat()
            async with self._room.store.write() as conn:
                first = await conn.execute(
                    update(ExamRow)
                    .where(ExamRow.id == id, ExamRow.correct.is_(None))
                    .values(correct=correct, day=day)
                )
                for asked, right in marks if first.rowcount else ():
                    await self._remember(conn, account, asked, right=right)
        return await self.certificate(id)

    async def certificate(self, id: str) -> CertificateView:
        """What came of a test, for whoever has its address."""
        row = await self._exam(id)
        if row.correct is None:
            raise UnknownExam("this test has not been handed in yet")
        game = games.find(row.game)
        on = date.fromisoformat(row.day)
        told = Certificate(row.name, game.id, game.name, row.correct, row.many, on, row.seed)
        return CertificateView(
            id=id,
            name=told.name,
            game=told.game,
            game_name=told.title,
            right=told.right,
            asked=told.asked,
            on=row.day,
            passed=told.passed,
        )

    async def pupils(self) -> list[PupilView]:
        """How everybody is doing, game by game."""
        learned = (
            select(AccountRow.name, AccountRow.id, TrainedRow)
            .join(AccountRow, AccountRow.id == TrainedRow.account_id)
            .order_by(AccountRow.name, TrainedRow.game)
        )
        tests = select(
            ExamRow.account_id, ExamRow.game, ExamRow.day, ExamRow.correct, ExamRow.many
        ).order_by(ExamRow.day, ExamRow.opened_at)
        async with self._room.store.read() as conn:
            rows = (await conn.execute(learned)).all()
            handed = (await conn.execute(tests.where(ExamRow.correct.is_not(None)))).all()
        passed = {
            (each.account_id, each.game): each.day
            for each in handed
            if Certificate("", "", "", each.correct, each.many, date.min, 0).passed
        }
        tested = {
            (each.account_id, each.game): f"{each.correct} of {each.many} on {each.day}"
            for each in handed
        }
        today, found = self._today().isoformat(), dict[tuple[str, str], PupilView]()
        for row in rows:
            before = found.get((row.id, row.game))
            right, wrong, due = (before.right, before.wrong, before.due) if before else (0, 0, 0)
            found[row.id, row.game] = PupilView(
                name=row.name,
                game=row.game,
                game_name=games.find(row.game).name,
                right=right + row.correct,
                wrong=wrong + row.missed,
                due=due + (row.due <= today),
                passed=passed.get((row.id, row.game)),
                tested=tested.get((row.id, row.game)),
            )
        return list(found.values())[:MOST_PUPILS]

    async def _remember(
        self, conn: AsyncConnection, account: Account, asked: Drill, *, right: bool
    ) -> None:
        before = await _remembered(conn, account, asked.key)
        after = before.answered(self._today(), asked.seed, right=right)
        await _keep(conn, account, games.find(asked.game), after)

    def _today(self) -> date:
        return datetime.fromtimestamp(self._room.house.now(), UTC).date()

    async def _memory(self, account: Account | None, game: Game) -> Memory:
        if account is None:
            return Memory()
        where = select(TrainedRow).where(TrainedRow.account_id == account.id)
        async with self._room.store.read() as conn:
            rows = (await conn.execute(where.where(TrainedRow.game == game.id))).all()
        return Memory({row.key: _read(row) for row in rows})

    async def _exam(self, id: str) -> Any:
        where = select(ExamRow, AccountRow.name).join(
            AccountRow, AccountRow.id == ExamRow.account_id
        )
        async with self._room.store.read() as conn:
            row = (await conn.execute(where.where(ExamRow.id == id))).first()
        if row is None:
            raise UnknownExam("there is no such test")
        return row


def answer_of(given: Given) -> Answer:
    """An answer as it came over the wire."""
    return tuple(given) if isinstance(given, list) else given


async def _remembered(conn: AsyncConnection, account: Account, key: str) -> Remembered:
    where = select(TrainedRow).where(TrainedRow.account_id == account.id, TrainedRow.key == key)
    row = (await conn.execute(where)).first()
    return _read(row) if row else Remembered(key)


async def _keep(conn: AsyncConnection, account: Account, game: Game, told: Remembered) -> None:
    own = (TrainedRow.account_id == account.id, TrainedRow.key == told.key)
    await conn.execute(delete(TrainedRow).where(*own))
    await conn.execute(
        insert(TrainedRow).values(
            account_id=account.id,
            key=told.key,
            game=game.id,
            row=told.row,
            due=told.due.isoformat(),
            correct=told.right,
            missed=told.wrong,
            seed=told.seed,
        )
    )


def _read(row: Row[Any]) -> Remembered:
    due = date.fromisoformat(row.due)
    return Remembered(row.key, row.row, due, row.correct, row.missed, row.seed)


def _topic(name: str, right: int, wrong: int) -> TopicView:
    return TopicView(name=name, title=_TITLES[name], right=right, wrong=wrong)


def _drill(game: Game, asked: Drill, *, tested: bool = False) -> DrillView:
    told = asked.to_json()
    return DrillView(
        **{key: told[key] for key in ("game", "topic", "ask", "form", "choices", "hands")},  # type: ignore[arg-type]
        seed=0 if tested else asked.seed,
        scene=SceneView.model_validate(told["scene"]),
        currency=CurrencyView(**asdict(houses.of(game).currency)),
    )
