"""What was missed comes back sooner; a test ends with a certificate or without one."""

import random
from datetime import date, timedelta

import pytest

from houseway import games
from houseway.errors import BadInput
from houseway.trainer import Exam, Memory, Session, drill

DAY = date(2026, 11, 2)
KEY = "mini-baccarat@bclc/pays/bclc-baccarat/1/5.2"


def test_what_is_known_comes_back_later_each_time_and_a_miss_starts_anew() -> None:
    memory, day, waits = Memory(), DAY, []
    for _ in range(4):
        memory = memory.answered(KEY, day, 1, right=True)
        waits.append((memory.known[KEY].due - day).days)
        assert not memory.due(day)
        day = memory.known[KEY].due
        assert [each.key for each in memory.due(day)] == [KEY]
    assert waits == sorted(waits)
    assert waits[0] == 1
    memory = memory.answered(KEY, day, 7, right=False)
    assert memory.due(day)[0].seed == 7
    assert memory.known[KEY].row == 0
    assert (memory.known[KEY].right, memory.known[KEY].wrong) == (4, 1)


def test_it_is_told_by_game_topic_and_clause() -> None:
    memory = Memory().answered(KEY, DAY, 1, right=True).answered(KEY, DAY, 2, right=False)
    assert memory.by("game") == {"mini-baccarat@bclc": (1, 1)}
    assert memory.by("topic") == {"pays": (1, 1)}
    assert memory.by("clause") == {"bclc-baccarat/1/5.2": (1, 1)}


def test_a_memory_is_written_down_and_read_again() -> None:
    memory = Memory().answered(KEY, DAY, 1, right=False)
    assert Memory.from_json(memory.to_json()) == memory
    with pytest.raises(BadInput, match="no memory of the training room"):
        Memory.from_json([{"key": KEY}])


def test_what_was_missed_is_asked_again_in_the_same_sitting() -> None:
    game = games.find("three-card-poker@bclc")
    missed = drill(game, "result", 3)
    session = Session(game, DAY, random.Random(1), ("result",))
    session.answer(missed, "")
    asked = [session.next().key for _ in range(12)]
    assert asked.count(missed.key) >= 3
    known = Session(game, DAY, random.Random(1), ("result",), session.memory)
    known.answer(missed, missed.right)
    assert not known.memory.due(DAY)
    assert known.memory.due(DAY + timedelta(days=1))


def test_nine_in_ten_pass() -> None:
    exam = Exam(games.find("mini-baccarat@bclc"), seed=4, many=10)
    right = [each.right for each in exam.drills()]
    assert exam.marked("Ann", right, DAY).passed
    assert exam.marked("Ann", [*right[:9], ""], DAY).passed
    failed = exam.marked("Ann", [*right[:8], "", ""], DAY)
    assert not failed.passed
    assert str(failed) == ("Ann has not passed the test in Mini-Baccarat: 8 of 10 on 2026-11-02.")
    assert exam.marked("Ann", right[:3], DAY).asked == 10
