"""Who may announce a dealt event: how many, with how many bots, and whose money is given away.

Anybody may hold an event that its own entries pay for. A prize that the house puts in, and a field
of bots that keeps a machine busy for hours, are for those who direct the room's nights.
"""

from __future__ import annotations

from collections import Counter

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import NightRow
from houseway.server.errors import Full, NotAllowed
from houseway.server.house import House
from houseway.server.people import staff
from houseway.server.people.accounts import Account
from houseway.server.people.roles import StaffAct, may, needed
from houseway.tournament import Setup
from houseway.tournament.night.setup import HeadFrom
from houseway.tournament.terms import Terms


async def check_may_announce(
    conn: AsyncConnection, account: Account, house: House, setup: Setup, terms: Terms, at: int
) -> None:
    """Refuse an event that is one too many, or that somebody else would pay for."""
    events, bots = await _open(conn, at - int(house.kept.event_seconds * 1000))
    if events.total() >= house.events.room:
        raise Full(f"the room has {house.events.room} events and no place for more; join one")
    if bots + terms.bots > house.bots.room:
        raise Full(f"bots play in other events; there is place for {house.bots.room - bots} here")
    if may(await staff.roles_of(conn, house, account), StaffAct.DIRECT_NIGHT):
        return
    _check_pays_for_itself(setup)
    who = "a guest" if account.guest else "an account"
    most = house.events.guest if account.guest else house.events.each
    if events[account.id] >= most:
        raise Full(
            f"you have announced {events[account.id]} events and {who} may have {most}; "
            "play one to its end, or call it off"
        )
    most_bots = house.bots.guest if account.guest else house.bots.each
    if terms.bots > most_bots:
        raise NotAllowed(
            f"{terms.bots} bots, and {who} may ask for {most_bots}; "
            f"more: {needed(StaffAct.DIRECT_NIGHT)}"
        )


def _check_pays_for_itself(setup: Setup) -> None:
    """Prizes come out of the entries, or a director gives them."""
    given = {
        "a guarantee": setup.guarantee,
        "prizes as they are posted": setup.posted,
        "mystery prizes": setup.mystery,
        "money on heads that nobody in the event has paid": setup.head_from is HeadFrom.CLUB
        and setup.head,
    }
    for what, is_given in given.items():
        if is_given:
            raise NotAllowed(f"{what}: that is the house's money; {needed(StaffAct.DIRECT_NIGHT)}")


async def _open(conn: AsyncConnection, since: int) -> tuple[Counter[str], int]:
    """Events that are not over, by who announced them, and the bots in all of them.

    One that nobody has started in a day is forgotten here: it costs nothing.
    """
    rows = await conn.scalars(
        select(NightRow.dealt).where(
            NightRow.dealt.is_not(None), ~NightRow.over, NightRow.opened_at > since
        )
    )
    found = [each for each in rows if each is not None]
    return Counter(each.get("host", "") for each in found), sum(each["bots"] for each in found)
