"""Opening the doors: `houseway serve`."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from shlex import quote

import uvicorn

from houseway.errors import HousewayError
from houseway.server import diary
from houseway.server.app import create_app
from houseway.server.database.migrate import migrate
from houseway.server.database.store import Store, database
from houseway.server.errors import PortInUse
from houseway.server.house import House
from houseway.server.people import staff
from houseway.server.people.roles import read_four_eyes

LONGEST_MESSAGE = 4096


def serve(db: str | None, host: str, port: int, house: House | None = None) -> None:
    """Serve the card room until it is stopped."""
    diary.configure(logging.INFO)
    database(db)  # one that is none is said before a port is asked for
    listening = listen(host, port)
    try:
        for name in asyncio.run(prepare(db, house or House())):
            words = f"the name is kept until you make it: houseway account make {quote(name)}"
            print(f"{name} has no account yet; {words}")
        app = create_app(db, house)
    except HousewayError:
        listening.close()
        raise
    config = uvicorn.Config(
        app,
        access_log=False,
        log_level="warning",
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=20,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    shown = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"
    try:
        Doors(config, f"The card room is open: {shown}  (Ctrl+C closes it)").run([listening])
    except KeyboardInterrupt:
        pass  # that is how it is closed
    finally:
        listening.close()


class Doors(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, words: str) -> None:
        super().__init__(config)
        self.words = words

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(self.words, flush=True)


async def prepare(db: str | None, house: House) -> list[str]:
    """Make the database ready first, so that a bad one is one clear line.

    Names of those who run the room that have no account yet are given back: they are kept.
    """
    read_four_eyes(house.four_eyes)
    store = Store(database(db))
    try:
        await migrate(store)
        async with store.read() as conn:
            return await staff.kept_names(conn, house)
    finally:
        await store.close()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or one line that says why it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
        made.listen(128)
    except (OSError, OverflowError) as error:
        made.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise PortInUse(
                f"port {port} on {host} is in use; stop what listens there or give another --port"
            ) from None
        reason = error.strerror if isinstance(error, OSError) else "a port is 0 to 65535"
        raise PortInUse(f"cannot listen on {host} port {port}: {reason}") from None
    return made
