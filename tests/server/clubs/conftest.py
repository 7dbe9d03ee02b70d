"""A committee of two, and a club of three that one of them keeps."""

import pytest
from starlette.testclient import TestClient

from houseway.server.people.roles import Role
from tests.club.small_club import three_members
from tests.server.clubs.committee import Committee
from tests.server.conftest import make_staff


@pytest.fixture
def kay(room: TestClient, sqlite_url: str) -> Committee:
    make_staff(sqlite_url, "Kay", Role.COMMITTEE)
    return Committee(room, "Kay")


@pytest.fixture
def lou(room: TestClient, sqlite_url: str, kay: Committee) -> Committee:
    make_staff(sqlite_url, "Lou", Role.COMMITTEE)
    return Committee(room, "Lou")


@pytest.fixture
def small(kay: Committee) -> Committee:
    """Kay keeps a club of three, taken up from a document."""
    kay.founds(document=three_members().to_json(), house="")
    return kay
