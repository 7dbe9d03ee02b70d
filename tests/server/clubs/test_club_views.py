"""Whatever a committee does: purses are what the log comes to, and money is shown to its owner."""

import json
import re
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from houseway.club import Books, found
from houseway.club.acts import Enrol, Join, OpenSeason, PayFee, SetPoints
from houseway.errors import HousewayError
from houseway.server.clubs.club_views import club_page, player_view
from houseway.server.clubs.live_club import LiveClub
from houseway.server.clubs.member_views import club_books, member_view
from houseway.server.logs.events import Event
from tests.club.test_club import ACTS, NAMES, done

AMOUNT = 90_01  # of a fee; nothing else is as much


def live_after(acts) -> LiveClub:
    club = done(found("bcpc"), *(Join(name, email=f"{name}@example.org") for name in NAMES))
    club = done(club, OpenSeason("2026", AMOUNT), SetPoints("2026", by_place=("3", "2", "1")))
    club = done(club, *(Enrol("2026", name) for name in NAMES))
    club = done(club, *(PayFee("2026", name, AMOUNT, week=1) for name in NAMES))
    for act in acts:
        with suppress(HousewayError):
            club = done(club, act)
    body = {"name": "Club", "club": club.to_json(), "secret": "00" * 32, "by": "a"}
    return LiveClub(Event("club:x", 1, "opened", body, 0))


@settings(max_examples=40, deadline=None)
@given(st.lists(ACTS, min_size=5, max_size=30))
def test_purses_and_pages(acts) -> None:
    live = live_after(acts)
    again = Books.of(live.club.books.moves)
    shown = club_books(live)
    assert shown.held == again.held == sum(shown.purses.values())
    assert shown.purses == {name: again.balance(name) for name in shown.purses}
    for name in NAMES:
        page = member_view(live, name)
        assert page.paid_out - page.paid_in == again.balance(f"outside:{name}")
        others = re.compile(rf"\b({'|'.join(each for each in NAMES if each != name)})\b")
        assert not [line.why for line in page.money if others.search(line.why)]
    players = [player_view(live, name).model_dump_json() for name in NAMES]
    public = club_page(live, member=None, keeps=False).model_dump_json()
    assert "code" not in json.loads(public)
    for shown_to_all in (public, *players):
        assert "@example.org" not in shown_to_all
        assert str(AMOUNT) not in shown_to_all


def test_the_codes_of_seats_differ_and_follow_from_the_secret() -> None:
    live = live_after([])
    assert live.code("2026-1") != live.code("2026-2")
    body = {"name": "Club", "club": live.club.to_json(), "secret": "11" * 32, "by": "a"}
    assert LiveClub(Event("club:y", 1, "opened", body, 0)).code("2026-1") != live.code("2026-1")
