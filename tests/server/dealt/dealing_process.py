"""A process that deals an event, to be killed: forked from one that has everything loaded.

    python -m tests.server.dealt.dealing_process DATABASE

For each line `deal` it forks a child, which opens the card room on the database and takes up
whatever is due there, and prints the child's number. The child ends by itself when every event is
over. The next line is `wait` for that, or `kill`; what became of the child is printed: `killed` or
`gone`. Until then nobody asks for it, so that a child that has ended is never mistaken for another.
"""

import asyncio
import gc
import os
import signal
import sys

from sqlalchemy import func, select

from houseway.server.app import create_app  # noqa: F401 - all that a server has loaded
from houseway.server.database.models import NightRow
from houseway.server.database.store import database
from houseway.server.desk import Desk
from tests.server.houses import house_with


async def deal(url: str) -> None:
    """Deal until every event is over."""
    desk = Desk(database(url), house_with(poll_seconds=0.05))
    await desk.open()
    going = select(func.count()).select_from(NightRow).where(~NightRow.over)
    left = 1
    while left:
        await asyncio.sleep(0.02)
        async with desk.store.read() as conn:
            left = await conn.scalar(going) or 0
    await desk.close()


def main(url: str) -> None:
    gc.collect()
    gc.freeze()  # a child that looks for garbage need not copy it all
    for _ in sys.stdin:
        if child := os.fork():
            print(child, flush=True)
            if sys.stdin.readline() == "kill\n":
                os.kill(child, signal.SIGKILL)
            _, status = os.waitpid(child, 0)
            print("killed" if os.WIFSIGNALED(status) else "gone", flush=True)
        else:
            asyncio.run(deal(url))
            os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
