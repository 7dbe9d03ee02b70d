"""The command that trains dealers: a question, an answer, the line and the clause."""

from __future__ import annotations

import json as js
import random
import time
from collections.abc import Sequence
from datetime import date, datetime
from pathlib import Path

from houseway import games
from houseway.cli.listing import print_json
from houseway.errors import BadInput
from houseway.money import text
from houseway.play import Game
from houseway.trainer import Course, Drill, Exam, Memory, Session, course
from houseway.trainer.drill import Answer

STOP = "q"


def today() -> date:
    """The day by this machine's own calendar, as people keep theirs."""
    return datetime.now().astimezone().date()


def train(
    id: str,
    *,
    only: Sequence[str],
    many: int,
    seed: int | None,
    seconds: int | None,
    keep: Path | None,
) -> None:
    """Ask until it is enough; what was missed is kept, and comes back."""
    game = games.find(id)
    session = Session(
        game,
        today(),
        random.Random(seed),
        tuple(only),
        _remembered(keep),
    )
    print(f"{game.name}: {', '.join(session.only)}. An empty line passes, {STOP} stops.")
    for number in range(1, many + 1):
        asked = session.next()
        print(f"\n{number} of {many}")
        show(asked)
        started = time.monotonic()
        answer = _ask(asked)
        if answer is None:
            break
        late = seconds is not None and time.monotonic() - started > seconds
        mark = session.answer(asked, "" if late else answer)
        verdict = "too late" if late else "right" if mark.right else "no"
        print(f"{verdict}: {mark.wanted}. {mark.reason}  {mark.clause}")
    print(f"\n{session.right} of {session.asked} right")
    if keep:
        keep.write_text(js.dumps(session.memory.to_json(), indent=1), encoding="utf-8")


def show(asked: Drill) -> None:
    """What lies on the table, and the question."""
    for line in asked.scene.told:
        print(f"  {line}")
    for shown in asked.scene.cards:
        print(f"  {shown.label:<14} {' '.join(card or '--' for card in shown.cards)}")
    for who, spot, amount in asked.scene.bets:
        print(f"  {who:<8} {spot:<16} {text(amount):>10}")
    print(asked.ask)
    for number, choice in enumerate(asked.choices, 1):
        print(f"  {number}  {choice}")


def _ask(asked: Drill) -> Answer | None:
    """An answer that can be read; None to stop."""
    hints = {
        "order": "numbers in order: ",
        "some of": "numbers: ",
        "hands": f"{' / '.join(asked.hands).upper()}: ",
    }
    while True:
        try:
            words = input(hints.get(asked.form, "> ")).strip()
        except EOFError:
            return None
        if words.lower() == STOP:
            return None
        if not words:
            return ""
        try:
            return asked.read(words)
        except BadInput as error:
            print(error)


def _remembered(keep: Path | None) -> Memory:
    if keep is None or not keep.exists():
        return Memory()
    try:
        return Memory.from_json(js.loads(keep.read_text(encoding="utf-8")))
    except js.JSONDecodeError as error:
        raise BadInput(f"{keep} is no memory of the training room: {error}") from error


def show_course(id: str, *, json: bool) -> None:
    """The lessons of a game."""
    made: Course = course(games.find(id))
    if json:
        print_json(made.to_json())
        return
    print(made.title)
    for lesson in made.lessons:
        pace = f", {lesson.seconds} s each" if lesson.seconds else ""
        print(f"  day {lesson.day:>2}  {lesson.title}  ({lesson.drills} questions{pace})")


def show_drills(id: str, *, only: Sequence[str], many: int, seed: int | None) -> None:
    """Questions with their answers, as JSON."""
    session = Session(games.find(id), today(), random.Random(seed), tuple(only))
    print_json([_whole(session.next()) for _ in range(many)])


def _whole(asked: Drill) -> dict[str, object]:
    mark = asked.judge("").to_json()
    return {**asked.to_json(), **{key: mark[key] for key in ("wanted", "reason", "clause")}}


def examine(id: str, name: str, *, many: int, seed: int | None) -> None:
    """A test from beginning to end, and what it says on the certificate."""
    game: Game = games.find(id)
    exam = Exam(game, seed if seed is not None else random.SystemRandom().randrange(1 << 30), many)
    given: list[Answer] = []
    for number, asked in enumerate(exam.drills(), 1):
        print(f"\n{number} of {many}")
        show(asked)
        answer = _ask(asked)
        if answer is None:
            break
        given.append(answer)
    print(f"\n{exam.marked(name, given, today())}")
