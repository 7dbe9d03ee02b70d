"""A table over a WebSocket: the view at once, and after every change."""

from __future__ import annotations

from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import anyio
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from houseway.errors import HousewayError
from houseway.server.desk import Desk, desk_of
from houseway.server.errors import Full
from houseway.server.gallery import Draw, Watcher
from houseway.server.people.callers import address_of, caller_of, same_origin
from houseway.server.tablet.live_tablet import log_of
from houseway.server.web.guard import POLICY
from houseway.server.web.limits import Bucket

router = APIRouter(prefix="/api")

SEND_SECONDS = 10.0
MOST_HEARD = 256
GOING_AWAY = 1001


@router.websocket("/tables/{table_id}/live")
async def listen(socket: WebSocket, table_id: str) -> None:
    """Let a signed-in viewer listen to a table; whatever he sends is only counted."""
    room = desk_of(socket).room
    await _listen(socket, table_id, partial(room.shown, table_id))


@router.websocket("/live-tables/{table_id}/live")
async def listen_to_live(socket: WebSocket, table_id: str) -> None:
    """The same of a live table."""
    tablets = desk_of(socket).tablets
    await _listen(socket, log_of(table_id), partial(tablets.shown, table_id))


@router.websocket("/dealer-tables/{table_id}/live")
async def listen_to_dealer(socket: WebSocket, table_id: str) -> None:
    """The same of a live banked table."""
    dealers = desk_of(socket).dealers
    await _listen(socket, log_of(table_id), partial(dealers.shown, table_id))


async def _listen(socket: WebSocket, log: str, draw: Draw) -> None:
    desk = desk_of(socket)
    caller = await caller_of(socket) if same_origin(socket) else None
    if caller is None:
        await socket.close(POLICY, "sign in first")
        return
    address = address_of(socket)
    try:
        await draw([caller.account])
        with desk.gallery.watching(log, caller.account, caller.session, address, draw) as watcher:
            await socket.accept()
            with desk.metrics.sockets.track_inprogress():
                await _serve(socket, desk, watcher)
    except HousewayError as error:
        await socket.close(POLICY, error.message[:100])


async def _serve(socket: WebSocket, desk: Desk, watcher: Watcher) -> None:
    """Send and receive until the viewer leaves or has to."""
    refused: HousewayError | None = None

    async def until_over(work: Coroutine[Any, Any, None]) -> None:
        nonlocal refused
        try:
            await work
        except (HousewayError, TimeoutError, WebSocketDisconnect) as error:
            refused = error if isinstance(error, HousewayError) else None
        group.cancel_scope.cancel()

    async with anyio.create_task_group() as group:
        group.start_soon(until_over, _send(socket, watcher))
        group.start_soon(until_over, _receive(socket, Bucket(desk.house.rates.messages)))
    with suppress(RuntimeError, WebSocketDisconnect):  # it may have gone by itself
        await socket.close(*((POLICY, refused.message[:100]) if refused else (GOING_AWAY,)))


async def _send(socket: WebSocket, watcher: Watcher) -> None:
    while True:
        picture = await watcher.next()
        with anyio.fail_after(SEND_SECONDS):
            await socket.send_text(picture)


async def _receive(socket: WebSocket, bucket: Bucket) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        said = message.get("text") or message.get("bytes") or ""
        if len(said) > MOST_HEARD:
            raise Full("the message is too long; send only pings")
        bucket.take("")
