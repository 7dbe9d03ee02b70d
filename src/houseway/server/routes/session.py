"""Signing in and out."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Request, Response

from houseway.server.desk import Desk
from houseway.server.money import ledger
from houseway.server.people import accounts, sessions, staff
from houseway.server.people.accounts import Account
from houseway.server.people.callers import (
    BEARER,
    COOKIE,
    SECURED,
    AtDesk,
    MaybeCaller,
    SignedIn,
    address_of,
)
from houseway.server.people.roles import Role, acts_of
from houseway.server.shapes.people import AccountForm, GuestForm, Me, SignInForm, TokenView
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/session/guest", responses=documented(400, 413, 422, 429))
async def start_as_guest(
    request: Request,
    response: Response,
    desk: AtDesk,
    form: Annotated[GuestForm | None, Body()] = None,
) -> Me:
    """Start as a guest with play chips."""
    desk.buckets.sign_ins.take(address_of(request))
    staff.keep_free(desk.house, form.name if form else None)
    async with desk.store.write() as conn:
        account = await accounts.open_guest(
            conn, form.name if form else None, chips=desk.house.guest_chips, at=desk.room.at()
        )
    return await _sign_in(request, response, desk, account)


@router.post("/accounts", responses=documented(400, 413, 422, 429))
async def open_account(
    request: Request, response: Response, desk: AtDesk, caller: MaybeCaller, form: AccountForm
) -> Me:
    """Open an account; a guest who does keeps his chips and his seats."""
    desk.buckets.sign_ins.take(address_of(request))
    staff.keep_free(desk.house, form.name)
    hashed = await accounts.hash_password(form.password)
    guest = caller.account if caller and caller.account.guest else None
    async with desk.store.write() as conn:
        account = await accounts.open_account(
            conn,
            form.name,
            hashed,
            chips=desk.house.guest_chips,
            at=desk.room.at(),
            guest=guest,
        )
    return await _sign_in(request, response, desk, account)


@router.post("/session", responses=documented(400, 401, 413, 422, 429))
async def sign_in(request: Request, response: Response, desk: AtDesk, form: SignInForm) -> Me:
    """Sign in with a name and a password."""
    desk.buckets.sign_ins.take(address_of(request))
    async with desk.store.read() as conn:
        account = await accounts.check_password(conn, form.name, form.password)
    return await _sign_in(request, response, desk, account)


@router.delete("/session", status_code=204, dependencies=SECURED)
async def sign_out(response: Response, desk: AtDesk, caller: MaybeCaller) -> None:
    """Sign out; a program's token is given up likewise."""
    if caller:
        async with desk.store.write() as conn:
            await sessions.close_session(conn, caller.session)
    response.delete_cookie(sessions.COOKIE)


@router.post("/tokens", responses=documented(401, 429), dependencies=SECURED)
async def make_token(request: Request, desk: AtDesk, caller: SignedIn) -> TokenView:
    """A bearer token for a program that plays for the caller."""
    desk.buckets.sign_ins.take(address_of(request))
    async with desk.store.write() as conn:
        secret = await sessions.open_session(
            conn,
            caller.account,
            BEARER,
            at=desk.room.at(),
            seconds=desk.house.session_seconds,
        )
    return TokenView(token=secret)


@router.get("/me", responses=documented(401), dependencies=SECURED)
async def who_am_i(desk: AtDesk, caller: SignedIn) -> Me:
    """The one who asks, and what is in his wallet."""
    return await _me(desk, caller.account)


@router.post("/me/chips", responses=documented(401, 409, 429), dependencies=SECURED)
async def fill_up(request: Request, desk: AtDesk, caller: SignedIn) -> Me:
    """New play chips, for a wallet that has run low."""
    desk.buckets.sign_ins.take(address_of(request))
    house = desk.house
    async with desk.store.write() as conn:
        await accounts.fill_up(
            conn,
            caller.account,
            chips=house.guest_chips,
            below=house.low_chips,
            at=desk.room.at(),
        )
    return await _me(desk, caller.account)


async def _sign_in(request: Request, response: Response, desk: Desk, account: Account) -> Me:
    seconds = desk.house.session_seconds
    async with desk.store.write() as conn:
        secret = await sessions.open_session(
            conn, account, COOKIE, at=desk.room.at(), seconds=seconds
        )
    response.set_cookie(
        sessions.COOKIE,
        desk.signer.sign(secret),
        max_age=int(seconds),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return await _me(desk, account)


async def _me(desk: Desk, account: Account) -> Me:
    async with desk.store.read() as conn:
        held = await ledger.balance(conn, ledger.wallet(account.id))
        roles = await staff.roles_of(conn, desk.house, account)
    return Me(
        id=account.id,
        name=account.name,
        guest=account.guest,
        wallet=held,
        roles=[role for role in Role if role in roles],
        acts=acts_of(roles),
        chips_below=desk.house.low_chips,
    )
