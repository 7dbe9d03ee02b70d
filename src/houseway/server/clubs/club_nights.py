"""Nights of a club at the desk: announced with its register, written down in its books."""

from __future__ import annotations

from collections.abc import Iterator

from houseway import houses
from houseway.club import Club
from houseway.club.acts import Act, Join, Penalise
from houseway.errors import Illegal
from houseway.server.clubs.club_views import club_page
from houseway.server.clubs.clubs import ClubsDesk, day_of
from houseway.server.clubs.live_club import Asked
from houseway.server.logs import keys
from houseway.server.logs.transaction import Transaction
from houseway.server.nights.live_night import LiveNight
from houseway.server.nights.nights import NightsDesk
from houseway.server.people.accounts import Account
from houseway.server.shapes.club_books import DeskNightForm, NightPlan
from houseway.server.shapes.clubs import ClubPage
from houseway.tournament import acts as night_acts
from houseway.year.outcome import recorded


def planned(club: Club, event: str) -> NightPlan:
    """An event as a night at the desk: who may play is what the club's register says."""
    about = club.event(event)
    house = houses.find(club.house)
    known = house.club is not None and about.kind.id in house.club.events
    setup: dict[str, object] = {
        "house": club.house,
        "event": about.kind.id if known else "other",
        "register": _register(club, event),
    }
    if about.week:
        setup["week"] = about.week
    return NightPlan(name=f"{about.kind.name} {event}"[:60], setup=setup)


def _register(club: Club, event: str) -> dict[str, list[str]]:
    about = club.event(event)
    free = [name for name in club.register.people if not club.barred(name, event)]
    lists = club.register.lists(about.season, free)
    return {
        "members": sorted(lists.members),
        "guests": sorted(lists.guests),
        "registered": sorted(lists.registered),
        "sleeping": sorted(lists.sleeping),
    }


async def write_down(
    clubs: ClubsDesk, nights: NightsDesk, account: Account, path: tuple[str, str],
    form: DeskNightForm,
) -> ClubPage:  # fmt: skip
    """A night that is over goes into the books and the league, all of it in one transaction."""
    id, event = path

    async def writes(txn: Transaction) -> ClubPage:
        live = await clubs.hold(txn, id, form.seq)
        if form.night in live.nights.values():
            raise Illegal(f"this night is in the books of {live.name} already")
        night = await nights.log.hold(txn, form.night, None)
        if not night.over:
            raise Illegal(f"{night.name} is not over; it is written down when it is")
        day = live.club.event(event).fixture.day
        today = day_of("", txn.at)
        for act in _acts(live.club, event, night, form):
            on = day if act.pays_out else today
            await clubs.want(
                txn, live,
                Asked(0, act, account.id, account.name, on, form.night if act.pays_out else ""),
            )  # fmt: skip
        clubs.answer(txn, live)
        return club_page(live, member=live.members.get(account.id), keeps=False)

    key = keys.of_form(account.id, form, "desk night", id, event)
    return await clubs.room.logs.once(key, ClubPage, writes)


def _acts(club: Club, event: str, night: LiveNight, form: DeskNightForm) -> Iterator[Act]:
    """New guests, the director's penalties, and the night itself last: it is taken back first."""
    if form.guests:
        for name in night.night.players:
            if name not in club.register.people:
                yield Join(name, guest=True)
    for logged in night.night.log:
        act = logged.act
        if isinstance(act, night_acts.Penalise):
            yield Penalise(act.player, act.what, act.why, event)
        elif isinstance(act, night_acts.Disqualify):
            yield Penalise(act.player, "disqualified", act.why, event)
    yield recorded(night.night, event, dealer_fee=form.dealer_fee, dealers=form.dealers)
