"""Roles of one club hold in that club alone, on both databases."""

from collections.abc import Iterator

import anyio
import pytest

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.logs.verify import verify_store
from houseway.server.people.roles import Role
from tests.server.client import Client
from tests.server.clubs.committee import Committee
from tests.server.conftest import Person, Staff, make_staff
from tests.server.wall import refusal


@pytest.fixture
def two_clubs(house: House, each_url: str) -> Iterator[tuple[Committee, Committee]]:
    """Kay and Lou, each with a club; both are committee members of the card room."""
    for name in ("Kay", "Lou"):
        make_staff(each_url, name, Role.COMMITTEE)
    with Client(create_app(each_url, house)) as client:
        kay, lou = Committee(client, "Kay"), Committee(client, "Lou")
        kay.founds()
        lou.founds(name="The Monday Club")
        yield kay, lou
    report = anyio.run(verify_store, each_url)
    assert report.ok, str(report)


def test_a_committee_member_of_one_club_is_nobody_in_another(
    two_clubs: tuple[Committee, Committee], each_url: str
) -> None:
    kay, lou = two_clubs
    kay.does("join", name="Ann")
    own, lou.club = lou.club, kay.club
    for path in ("/books", "/register", "/fees", "/export", "/books.csv", "/staff", "/members/Ann"):
        assert "of The Friday Club; its committee appoints" in refusal(
            lou.get(lou.path(path), status=403)
        )
    lou.does("join", 403, name="Zed")
    lou.steps("/undo", 403)
    lou.appoints("Lou", status=403)
    assert lou.get(lou.path())["keeps"] is False
    assert kay.get(kay.path())["keeps"] is True
    told = kay.appoints("Lou")
    assert told == {
        "staff": [
            {"account": "Kay", "role": "committee"},
            {"account": "Lou", "role": "committee"},
        ]
    }
    lou.does("join", name="Zed")
    assert kay.get(f"/clubs/{own}/books", status=403)
    kay.appoints("Lou", given=False)
    lou.does("join", 403, name="Yan")
    everybody = lou.get(f"/clubs/{own}/register")
    assert everybody == []


def test_a_club_is_never_without_a_committee(
    two_clubs: tuple[Committee, Committee], each_url: str
) -> None:
    kay, lou = two_clubs
    assert "appoint another first" in refusal(kay.appoints("Kay", status=409, given=False))
    assert "no director" in refusal(kay.appoints("Lou", "director", 409, given=False))
    Person(kay.client, "Gus")
    assert "nobody has an account 'Gus'" in refusal(kay.appoints("Gus", status=400))  # a guest
    make_staff(each_url, "Boss", Role.ADMIN)
    boss = Staff(kay.client, "Boss")
    boss.get(kay.path("/books"), status=403)  # an admin says who is what, and reads no books
    boss.post(kay.path("/staff"), {"key": "a", "account": "Lou", "role": "committee"})
    lou.club = kay.club
    lou.appoints("Kay", given=False)
    kay.does("join", 403, name="Ann")


def test_auditors_of_the_room_read_every_club_and_its_own_reads_one(
    two_clubs: tuple[Committee, Committee], each_url: str
) -> None:
    kay, lou = two_clubs
    make_staff(each_url, "Ira", Role.AUDITOR)
    make_staff(each_url, "Joe")
    ira, joe = Staff(kay.client, "Ira"), Staff(kay.client, "Joe")
    kay.appoints("Joe", "auditor")
    for club in (kay, lou):
        ira.get(club.path("/books"))
    joe.get(kay.path("/books"))
    joe.get(lou.path("/books"), status=403)
    joe.post(kay.path("/acts"), {"key": "a", "act": {"act": "join", "name": "Ann"}}, 403)
