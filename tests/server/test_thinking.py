"""What takes a core for a while is worked out one thing at a time, and the line has an end."""

import asyncio
import threading

import pytest

from houseway.server.errors import RateLimited
from houseway.server.thinking import MOST_WAITING, Thinking

pytestmark = pytest.mark.anyio


async def test_one_thing_at_a_time_and_a_line_that_ends() -> None:
    thinking, at_once, most = Thinking(), [0], [0]
    go_on = threading.Event()

    def works(number: int) -> int:
        at_once[0] += 1
        most[0] = max(most[0], at_once[0])
        go_on.wait(10)
        at_once[0] -= 1
        return number

    asked = [asyncio.create_task(thinking.of(works, each)) for each in range(MOST_WAITING)]
    await asyncio.sleep(0)  # until everybody stands in the line
    with pytest.raises(RateLimited, match="worked out at this moment"):
        await thinking.of(works, 0)
    go_on.set()
    assert await asyncio.gather(*asked) == list(range(MOST_WAITING))
    assert most == [1]
    assert await thinking.of(works, 7) == 7  # and there is place again


async def test_work_that_fails_gives_its_place_back() -> None:
    thinking = Thinking()
    for _ in range(2 * MOST_WAITING):
        with pytest.raises(ZeroDivisionError):
            await thinking.of(lambda: 1 // 0)
    assert await thinking.of(lambda: 1) == 1
