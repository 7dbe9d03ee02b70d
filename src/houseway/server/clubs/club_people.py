"""People of a club on the server: many at once from a spreadsheet, and a link to sign in with."""

from __future__ import annotations

from houseway.club import read_members
from houseway.club.acts import Enrol, Join
from houseway.server.clubs.clubs import ClubsDesk, day_of
from houseway.server.clubs.live_club import Asked, LiveClub
from houseway.server.errors import BadName
from houseway.server.logs import keys
from houseway.server.logs.events import Draft
from houseway.server.logs.transaction import Transaction
from houseway.server.people import accounts, links
from houseway.server.people.accounts import Account
from houseway.server.people.names import LONGEST_NAME
from houseway.server.shapes.club_books import ImportedView, MembersForm, ProblemView

DAY_SECONDS = 24 * 60 * 60


async def take_up(clubs: ClubsDesk, account: Account, id: str, form: MembersForm) -> ImportedView:
    """Write down everybody on a sheet who can be read, and report every row that cannot."""

    async def takes(txn: Transaction) -> ImportedView:
        live = await clubs.hold(txn, id, form.seq)
        imported = read_members(form.csv, live.club.register)
        if form.season:
            live.club.season(form.season)
        if not form.look:
            day = day_of("", txn.at)
            for person in imported.people:
                join = Join(person.name, person.guest, person.email, person.phone)
                await clubs.do(txn, live, Asked(0, join, account.id, account.name, day))
                if form.season and not person.guest:
                    enrol = Enrol(form.season, person.name, person.name in imported.sleeping)
                    await clubs.do(txn, live, Asked(0, enrol, account.id, account.name, day))
            clubs.answer(txn, live)
        return ImportedView(
            joined=[person.name for person in imported.people],
            problems=[ProblemView(row=each.row, what=each.what) for each in imported.problems],
            seq=live.seq,
        )

    key = keys.of_form(account.id, form, "members", id)
    return await clubs.room.logs.once(key, ImportedView, takes)


async def invite(clubs: ClubsDesk, account: Account, id: str, member: str) -> tuple[str, int]:
    """The secret of a link that signs a member in, and when it ends.

    Who has no account yet gets one; only the last link of a member holds.
    """

    async def invites(txn: Transaction) -> tuple[str, int]:
        live = await clubs.hold(txn, id, None)
        live.club.register.person(member)
        invited = await _account(txn, live, member)
        if invited is None:
            invited = await _opened(clubs, txn, live, member)
            body = {"account": invited.id, "member": member, "by": account.id}
            clubs.happen(txn, live, Draft("linked", body))
        seconds = links.DAYS * DAY_SECONDS
        secret = await links.make(txn.conn, invited, at=txn.at, seconds=seconds)
        return secret, txn.at + seconds * 1000

    return await clubs.room.logs.change(invites)


async def _account(txn: Transaction, live: LiveClub, member: str) -> Account | None:
    for id, whose in live.members.items():
        if whose == member and (found := await links.account_of(txn.conn, id)):
            return found
    return None


async def _opened(clubs: ClubsDesk, txn: Transaction, live: LiveClub, member: str) -> Account:
    """An account for a member, by his name or, where somebody has it, by that of the club too."""
    chips = clubs.room.house.guest_chips
    for name in (member, f"{member} · {live.name}"):
        try:
            shown = name[:LONGEST_NAME].strip()
            return await accounts.open_guest(txn.conn, shown, chips=chips, at=txn.at)
        except BadName:
            continue
    return await accounts.open_guest(txn.conn, None, chips=chips, at=txn.at)
