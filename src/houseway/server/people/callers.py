"""Who asks: by the browser's cookie or by a program's bearer token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection

from houseway.server.desk import Desk, desk_of
from houseway.server.errors import SignedOut
from houseway.server.people import sessions, staff
from houseway.server.people.accounts import Account
from houseway.server.people.roles import StaffAct
from houseway.server.web.guard import of_our_own
from houseway.server.web.limits import counted_as

COOKIE, BEARER = "cookie", "bearer"

# For the OpenAPI document; `caller_of` does the work, for sockets too.
_cookie = APIKeyCookie(name=sessions.COOKIE, auto_error=False)
_bearer = HTTPBearer(auto_error=False)


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who is signed in, and by what."""

    account: Account
    session: str  # the hash of its secret
    kind: str


async def caller_of(connection: HTTPConnection) -> Caller | None:
    """The one who asks, if anybody is signed in."""
    desk = desk_of(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == BEARER and token:
        return await _find(desk, sessions.digest(token.strip()), BEARER)
    signed = connection.cookies.get(sessions.COOKIE)
    secret = desk.signer.read(signed) if signed else None
    if secret is None or not same_origin(connection):
        return None
    return await _find(desk, sessions.digest(secret), COOKIE)


def same_origin(connection: HTTPConnection) -> bool:
    """Whether the page that asks came from here."""
    return of_our_own(connection.headers)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, to count by."""
    return counted_as(connection.client.host if connection.client else "unknown")


async def _find(desk: Desk, session: str, kind: str) -> Caller | None:
    async with desk.store.glance() as conn:
        account = await sessions.find(conn, session, kind, desk.room.at())
    return Caller(account, session, kind) if account else None


async def _maybe(request: Request) -> Caller | None:
    return await caller_of(request)


async def signed_in(request: Request) -> Caller:
    """The one who asks; refuses if nobody is signed in."""
    caller = await caller_of(request)
    if caller is None:
        raise SignedOut("nobody is signed in; start as a guest or sign in first")
    return caller


def allowed(act: StaffAct) -> Any:
    """Lets in those whose roles may do it: `Annotated[Caller, allowed(StaffAct.READ_BOOKS)]`."""

    async def check(request: Request) -> Caller:
        caller, desk = await signed_in(request), desk_of(request)
        async with desk.store.read() as conn:
            await staff.check(conn, desk.house, caller.account, act)
        return caller

    return Depends(check)


async def _desk(request: Request) -> Desk:
    return desk_of(request)  # one that is not async would be called in a thread


MaybeCaller = Annotated[Caller | None, Depends(_maybe)]
SignedIn = Annotated[Caller, Depends(signed_in)]
AtDesk = Annotated[Desk, Depends(_desk)]
SECURED = [Depends(_cookie), Depends(_bearer)]
# The same for a route that has nothing handed to it.
AS_SECURED: dict[str, Any] = {"security": [{each.scheme_name: []} for each in (_cookie, _bearer)]}
