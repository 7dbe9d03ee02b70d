"""The card room as an ASGI application."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from fastapi import FastAPI
from structlog.contextvars import bind_contextvars

from houseway import __version__
from houseway.server import diary
from houseway.server.database.store import database
from houseway.server.desk import Desk
from houseway.server.diary import logger, told
from houseway.server.house import House
from houseway.server.routes import (
    analysis,
    board,
    clauses,
    club_books,
    clubs,
    dealt,
    floor,
    games,
    jackpots,
    learning,
    live,
    live_tables,
    nights,
    recall,
    roles,
    rulings,
    service,
    session,
    tables,
    training,
)
from houseway.server.web import answers
from houseway.server.web.guard import Guard
from houseway.server.web.site import serve_site

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

# The web app is files of its own: nothing inline, nothing from elsewhere, and nobody frames it.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
SAFE_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
ABOUT = "Play the games of the rulebooks: sit down, bet, act, and see every line explained."


def create_app(db_url: str | None = None, house: House | None = None) -> FastAPI:
    """A card room on a database; tables, chips and rounds are where they were left."""
    diary.configure()
    desk = Desk(database(db_url), house or House())

    @asynccontextmanager
    async def open_house(_app: FastAPI) -> AsyncIterator[None]:
        await desk.open()
        yield
        await desk.close()

    app = FastAPI(
        title="Houseway",
        version=__version__,
        description=ABOUT,
        lifespan=open_house,
        openapi_url="/api/openapi.json",
        telemetry={"tracing": False, "metrics": False, "logs": False},  # `metrics` and the diary do
        docs_url=None,  # its page would fetch a script from elsewhere
        redoc_url=None,
    )
    app.state.desk = desk
    app.add_middleware(
        Guard,
        most=desk.house.body_limit,
        limits=desk.house.doors,
        document=desk.house.document_limit,
        documents=clubs.DOCUMENTS,
    )
    app.add_middleware(Watch, desk=desk)
    answers.install(app)
    routes = (
        tables,  # first, because a request is held against one after the other
        session,
        roles,
        games,
        analysis,
        clauses,
        recall,
        training,
        learning,
        board,
        floor,
        jackpots,
        rulings,
        nights,
        dealt,
        clubs,
        club_books,
        live_tables,
        live,
        service,
    )
    for each in routes:
        app.router.routes.extend(each.router.routes)  # as they are: made once for every room
    app.router.routes.extend(service.metrics_router.routes)
    serve_site(app)
    answers.document_the_doors(app)
    return app


class Watch:
    """Counts and logs each request by its route, never by what was sent; hides what broke."""

    def __init__(self, app: ASGIApp, *, desk: Desk) -> None:
        self.app = app
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0
        number = secrets.token_hex(6)
        bind_contextvars(request=number)

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                told = (b"x-request-id", number.encode())
                message["headers"] = [*message["headers"], *_headers(scope), told]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except Exception as error:  # noqa: BLE001
            logger().error("a request broke", error=told(error), route=_route(scope))
            if not status:
                broke = answers.refusal(500, "internal", answers.SOMETHING_BROKE)
                await broke(scope, receive, watched)
        self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        self.desk.metrics.requests.labels(route, str(status)).inc()
        self.desk.metrics.seconds.labels(route).observe(seconds)
        logger().debug(
            "answered",
            method=scope["method"],
            route=route,
            status=status,
            ms=round(seconds * 1000, 1),
        )


def _headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    """What every answer carries: nobody frames it or guesses its type, nobody keeps a view."""
    private = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api/") else []
    return [*SAFE_HEADERS, *private]


def _route(scope: Scope) -> str:
    """What was asked for, by name, so that no id or secret of an address is counted or logged."""
    return str(getattr(scope.get("endpoint"), "__name__", "site"))
