"""Whatever a committee does over HTTP: purses follow from the log, money is its owner's alone."""

import json
import re
import uuid
from collections.abc import Iterator
from datetime import date

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from houseway.club import Books, read_club
from houseway.club.acts import Join, OpenSeason, PayFee, SetPoints
from houseway.club.acts.seasons import Enrol
from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.people.roles import Role
from tests.club.test_club import ACTS, NAMES, done, found
from tests.server.client import Client
from tests.server.clubs.committee import Committee
from tests.server.conftest import Staff, make_staff

FEE = 90_01  # of each season; nothing else is as much
DAY = date(2026, 1, 9)
Crowd = tuple[Committee, dict[str, Staff]]


def begun() -> dict[str, object]:
    """A club whose members have all paid, to be taken up."""
    club = done(found("bcpc"), *(Join(name, email=f"{name}@example.org") for name in NAMES))
    club = done(club, OpenSeason("2026", FEE), SetPoints("2026", by_place=("3", "2", "1")))
    club = done(club, *(Enrol("2026", name) for name in NAMES))
    return done(club, *(PayFee("2026", name, FEE, week=1) for name in NAMES)).to_json()


@pytest.fixture(scope="module")
def crowd(
    tmp_path_factory: pytest.TempPathFactory, new_house: object, quick: House
) -> Iterator[Crowd]:
    """Kay of the committee, and an account for every member."""
    url = f"sqlite:///{tmp_path_factory.mktemp('crowd')}/house.db"
    make_staff(url, "Kay", Role.COMMITTEE)
    for name in NAMES:
        make_staff(url, f"{name}-s account")
    with Client(create_app(url, quick)) as client:
        people = {name: Staff(client, f"{name}-s account") for name in NAMES}
        yield Committee(client, "Kay"), people


@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(ACTS, min_size=3, max_size=12))
def test_purses_and_pages_over_http(crowd: Crowd, acts: list[object]) -> None:
    check(*crowd, acts)


@pytest.mark.soak
@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(ACTS, min_size=3, max_size=40))
def test_purses_and_pages_over_http_for_long(crowd: Crowd, acts: list[object]) -> None:
    check(*crowd, acts)


def check(kay: Committee, people: dict[str, Staff], acts: list[object]) -> None:
    """Do all of it in a new club, and hold everything that is shown against the log."""
    kay.founds(document=begun(), house="")
    for name in people:
        kay.steps("/links", account=f"{name}-s account", member=name)
    for act in acts:
        form = {"key": uuid.uuid4().hex, "act": act.to_json(), "on": DAY.isoformat()}  # type: ignore[attr-defined]
        answer = kay.client.post(f"/api{kay.path('/acts')}", json=form, headers=kay.headers)
        assert answer.status_code in (200, 400, 409, 422), answer.text
    again = Books.of(read_club(kay.get(kay.path("/export"))).books.moves)
    books = kay.get(kay.path("/books"))
    assert books["held"] == again.held == sum(books["purses"].values())
    for purse, amount in books["purses"].items():
        assert amount == again.balance(purse)
        statement = kay.get(kay.path(f"/statement/purse?of={purse}"))
        assert (statement["left"], statement["agrees"]) == (amount, True)
    public = [kay.client.get(f"/api{kay.path()}").text]
    public += [kay.client.get(f"/api{kay.path(f'/players/{name}')}").text for name in NAMES]
    assert not [word for word in ("@example.org", str(FEE)) if word in "".join(public)]
    for name, person in people.items():
        page = person.get(kay.path("/me"))
        assert page["paid_out"] - page["paid_in"] == again.balance(f"outside:{name}")
        others = "|".join(each for each in NAMES if each != name)
        assert not re.search(rf"\b({others})\b", json.dumps(page))
        for path in ("/books", f"/members/{name}", "/register", "/fees"):
            person.get(kay.path(path), status=403)
