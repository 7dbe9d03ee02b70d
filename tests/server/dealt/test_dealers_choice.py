"""Dealer's choice: the button calls the game of a dealt event, or the next of the list comes."""

import uuid
from typing import Any

import anyio

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.logs.verify import verify_store
from tests.server.client import Client
from tests.server.dealt.event_room import Entrant
from tests.server.wall import Wall, refusal, until

GAMES = ["texas-holdem@bclc", "omaha@bclc", "omaha-hi-lo@bclc"]


def _asked(ann: Entrant) -> dict[str, Any]:
    """Play on until the button is hers, and with it the choice."""

    def look() -> dict[str, Any]:
        assert ann.plays_on()
        return ann.page

    def hers(page: dict[str, Any]) -> bool:
        return bool(page["choice"] and page["choice"]["yours"])

    return until(look, hers)  # type: ignore[no-any-return]


def _calls(who: Entrant, game: str, status: int = 200) -> dict[str, Any]:
    form = {"key": uuid.uuid4().hex, "game": game}
    answer: dict[str, Any] = who.post(f"/dealt/{who.page['id']}/choice", form, status)
    return answer


def _dealt(who: Entrant) -> str:
    """The game of the hand that she is dealt next."""

    def look() -> dict[str, Any]:
        you = who.looks()["you"]
        return who.look(you["table"]) if you["table"] and not who.page["choice"] else {"phase": ""}

    return str(until(look, lambda view: view["phase"] == "playing")["game"])


def test_the_button_calls_the_game_and_silence_calls_the_next(
    house: House, wall: Wall, sqlite_url: str
) -> None:
    with Client(create_app(sqlite_url, house)) as client:
        ann, eve = Entrant(client, "Ann"), Entrant(client, "Eve")
        mix = {"games": GAMES, "choice": True}
        setup = {"stack": 100_000}
        ann.announces(bots=2, seconds=30, bank=0, setup=setup, mix=mix)
        assert ann.page["game"] == "dealer's choice of 3"
        ann.asks("register")
        ann.runs("start")
        page = _asked(ann)
        assert [each["name"] for each in page["choice"]["games"]] == [
            "Texas Hold'em",
            "Omaha",
            "Omaha Hi/Lo",
        ]
        assert page["choice"]["until"] == wall() + 30
        eve.comes_to(ann.page["id"])
        assert "not yours" in refusal(_calls(eve, GAMES[0], 409))
        assert "is not in this mix" in refusal(_calls(ann, "stud@bcpc", 400))
        assert _calls(ann, GAMES[2])["choice"] is None
        assert _dealt(ann) == GAMES[2]
        _asked(ann)
        before = _last_game(client, ann)
        wall.time += 31  # she says nothing
        assert _dealt(ann) == GAMES[(GAMES.index(before) + 1) % 3]
    assert anyio.run(verify_store, sqlite_url).ok


def _last_game(client: Client, who: Entrant) -> str:
    return str(who.look(who.page["you"]["table"])["game"])


def test_games_for_a_mix_are_listed(house: House, sqlite_url: str) -> None:
    with Client(create_app(sqlite_url, house)) as client:
        page = Entrant(client, "Ann").get("/mixes")
        listed = {each["id"]: each["seats"] for each in page["games"]}
        assert len(page["known"]["HORSE"]) == 5
        assert all(id in listed for ids in page["known"].values() for id in ids)
        assert listed["razz@bcpc"] == 6
