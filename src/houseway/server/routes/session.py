"""Signing in and out."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Request, Response

from houseway.server.desk import Desk
from houseway.server.errors import NotAllowed
from houseway.server.money import ledger
from houseway.server.people import accounts, own_limits, passwords, recognised, sessions, staff
from houseway.server.people.accounts import Account
from houseway.server.people.callers import (
    BEARER,
    COOKIE,
    SECURED,
    AtDesk,
    Caller,
    MaybeCaller,
    SignedIn,
    address_of,
)
from houseway.server.people.roles import Role, acts_of
from houseway.server.shapes.people import (
    AccountForm,
    GuestForm,
    Me,
    PasswordForm,
    SignInForm,
    TokenView,
)
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/session/guest", responses=documented(400, 403, 413, 422, 429))
async def start_as_guest(
    request: Request,
    response: Response,
    desk: AtDesk,
    caller: MaybeCaller,
    form: Annotated[GuestForm | None, Body()] = None,
) -> Me:
    """Start as a guest with play chips."""
    await desk.doors.comes(address_of(request))
    name = form.name if form else None
    staff.keep_free(desk.house, name)
    async with desk.store.write() as conn:
        account = await accounts.open_guest(
            conn,
            name,
            chips=desk.house.guest_chips,
            at=desk.room.at(),
            but=caller.account if caller else None,
            here=int(desk.house.kept.here_seconds * 1000),
        )
        await recognised.follow(conn, account, _was_here(request, desk, caller), desk.room.at())
    return await signed_in_as(request, response, desk, account)


@router.post("/accounts", responses=documented(400, 403, 413, 422, 429))
async def open_account(
    request: Request, response: Response, desk: AtDesk, caller: MaybeCaller, form: AccountForm
) -> Me:
    """Open an account; a guest who does keeps his chips and his seats."""
    await desk.doors.comes(address_of(request))
    staff.keep_free(desk.house, form.name)
    passwords.check_new(form.password, form.name)
    hashed = await desk.locksmith.hash(form.password)
    guest = caller.account if caller and caller.account.guest else None
    async with desk.store.write() as conn:
        account = await accounts.open_account(
            conn,
            form.name,
            hashed,
            chips=desk.house.guest_chips,
            at=desk.room.at(),
            guest=guest,
            here=int(desk.house.kept.here_seconds * 1000),
        )
        await recognised.follow(conn, account, _was_here(request, desk, caller), desk.room.at())
        await sessions.close_all(conn, account)  # what opened the guest does not open the account
    return await signed_in_as(request, response, desk, account)


@router.post("/session", responses=documented(400, 401, 403, 413, 422, 429))
async def sign_in(request: Request, response: Response, desk: AtDesk, form: SignInForm) -> Me:
    """Sign in with a name and a password."""
    address = address_of(request)
    await desk.doors.comes(address)
    account = await desk.doors.opens(form.name, form.password, address)
    return await signed_in_as(request, response, desk, account)


@router.post(
    "/me/password", responses=documented(400, 401, 403, 413, 422, 429), dependencies=SECURED
)
async def change_password(
    request: Request, desk: AtDesk, caller: SignedIn, form: PasswordForm
) -> Me:
    """Another password; every other browser and program of the caller's is signed out."""
    if caller.account.guest:
        raise NotAllowed("a guest has no password; open an account first")
    address, name = address_of(request), caller.account.name
    await desk.doors.comes(address)
    await desk.doors.opens(name, form.old, address)
    passwords.check_new(form.new, name)
    hashed = await desk.locksmith.hash(form.new)
    async with desk.store.write() as conn:
        await accounts.change_password(conn, caller.account, hashed)
        await sessions.close_all(conn, caller.account, but=caller.session)
    return await _me(desk, caller.account)


@router.delete("/session", status_code=204, dependencies=SECURED)
async def sign_out(response: Response, desk: AtDesk, caller: MaybeCaller) -> None:
    """Sign out; tokens made by this sign-in end with it. A program gives its token up likewise."""
    if caller:
        async with desk.store.write() as conn:
            await sessions.close_session(conn, caller.session)
    response.delete_cookie(sessions.COOKIE)


@router.post("/tokens", responses=documented(401, 429), dependencies=SECURED)
async def make_token(request: Request, desk: AtDesk, caller: SignedIn) -> TokenView:
    """A bearer token for a program that plays for the caller."""
    await desk.doors.comes(address_of(request))
    async with desk.store.write() as conn:
        secret = await sessions.open_session(
            conn,
            caller.account,
            BEARER,
            at=desk.room.at(),
            seconds=desk.house.kept.session_seconds,
            parent=caller.session,
        )
    return TokenView(token=secret)


@router.get("/me", responses=documented(401), dependencies=SECURED)
async def who_am_i(desk: AtDesk, caller: SignedIn) -> Me:
    """The one who asks, and what is in his wallet."""
    return await _me(desk, caller.account)


@router.post("/me/chips", responses=documented(401, 409, 429), dependencies=SECURED)
async def fill_up(request: Request, desk: AtDesk, caller: SignedIn) -> Me:
    """New play chips, for a wallet that has run low."""
    await desk.doors.comes(address_of(request))
    house = desk.house
    at, account = desk.room.at(), caller.account
    async with desk.store.write() as conn:
        chips = {"chips": house.guest_chips, "below": house.low_chips}
        more = await accounts.wanting(conn, account, **chips)
        await own_limits.check_deposit(conn, account.id, more, at, house.calendar)
        await accounts.fill_up(conn, account, **chips, at=at)
    return await _me(desk, caller.account)


async def signed_in_as(request: Request, response: Response, desk: Desk, account: Account) -> Me:
    """Let somebody in who has shown who he is: a session of its own, in the browser's cookie."""
    seconds = desk.house.kept.session_seconds
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
    response.set_cookie(
        recognised.COOKIE,
        desk.note.sign(account.id),
        max_age=recognised.KEPT_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    desk.addresses.note(account.id, address_of(request))
    return await _me(desk, account)


def _was_here(request: Request, desk: Desk, caller: Caller | None) -> str | None:
    """Who is signed in with this browser, or was last."""
    return caller.account.id if caller else desk.note.read(request.cookies.get(recognised.COOKIE))


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
