"""Opening the doors: `houseway serve`."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import socket
from contextlib import suppress
from dataclasses import replace
from shlex import quote

import uvicorn
from fastapi import FastAPI
from sqlalchemy.engine import URL

from houseway.errors import BadInput
from houseway.server import diary
from houseway.server.app import create_app
from houseway.server.database.migrate import migrate
from houseway.server.database.store import Store, database
from houseway.server.errors import PortInUse
from houseway.server.house import House
from houseway.server.people import staff
from houseway.server.people.roles import read_four_eyes
from houseway.server.web.connections import guarded
from houseway.server.web.limits import Limits
from houseway.server.workers import MOST_WORKERS, Workers

LONGEST_MESSAGE = 4096
BACKLOG = 1024
SELDOM = (20_000, 20, 20)  # how often what nobody holds any more is looked for


def serve(
    db: str | None, host: str, port: int, house: House | None = None, workers: int = 1
) -> None:
    """Serve the card room until it is stopped, by one process or by several on one database."""
    diary.configure(logging.INFO)
    house = house or House()
    check_workers(database(db), workers)  # and a database that is none is said before a port
    listening = listen(host, port)
    try:
        for name in asyncio.run(prepare(db, house)):
            words = f"the name is kept until you make it: houseway account make {quote(name)}"
            print(f"{name} has no account yet; {words}")
        shown = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"
        words = f"The card room is open: {shown}  (Ctrl+C closes it)"
        if workers > 1:
            doors, rates = house.doors.shared_by(workers), house.rates.shared()
            shared = replace(house, doors=doors, rates=rates)
            Workers(lambda: _work(db, shared, listening), workers).run(words)
        else:
            _work(db, house, listening, words)
    finally:
        listening.close()


def check_workers(url: URL, workers: int) -> None:
    """Refuse more processes than a database takes, or none."""
    if not 1 <= workers <= MOST_WORKERS:
        raise BadInput(f"{workers} workers cannot be; give 1 to {MOST_WORKERS}")
    if workers > 1 and url.get_backend_name() == "sqlite":
        raise BadInput(
            f"{workers} workers need a PostgreSQL, and {url.database} is a file, which has one "
            "writer; give --db postgresql://USER@HOST/NAME, or one worker"
        )


def _work(db: str | None, house: House, listening: socket.socket, words: str = "") -> None:
    """One process's part, until it is stopped."""
    app = create_app(db, house)
    with suppress(KeyboardInterrupt):  # that is how it is closed
        Doors(settings(app, house.doors), words).run([listening])


def settings(app: FastAPI, limits: Limits) -> uvicorn.Config:
    """How connections are taken; who calls from where is believed of nobody but a trusted proxy."""
    door, ear = guarded(limits)
    return uvicorn.Config(
        app,
        http=door,
        ws=ear,
        access_log=False,
        log_level="error",
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=20,
        ws_per_message_deflate=False,
        timeout_keep_alive=int(limits.idle_seconds),
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=bool(limits.trusted),
        forwarded_allow_ips=sorted(limits.trusted),
    )


class Doors(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, words: str) -> None:
        super().__init__(config)
        self.words = words

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _settle_down()
        if self.words:
            print(self.words, flush=True)


def _settle_down() -> None:
    """What is there as the doors open stays: nobody waits while it is looked through."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()


async def prepare(db: str | None, house: House) -> list[str]:
    """Make the database ready first, so that a bad one is one clear line.

    Names of those who run the room that have no account yet are given back: they are kept.
    """
    read_four_eyes(house.staff.four_eyes)
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
        made.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        made.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise PortInUse(
                f"port {port} on {host} is in use; stop what listens there or give another --port"
            ) from None
        reason = error.strerror if isinstance(error, OSError) else "a port is 0 to 65535"
        raise PortInUse(f"cannot listen on {host} port {port}: {reason}") from None
    return made
