"""A dealt event by real time, on the clock of the test; and what can be taken back in it."""

from collections.abc import Callable
from typing import Any

import anyio

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.logs.verify import verify_store
from houseway.server.people.roles import Role
from tests.server.client import Client
from tests.server.conftest import Staff, make_staff
from tests.server.dealt.event_room import STRUCTURE, Entrant
from tests.server.wall import Wall, refusal, until

MINUTE = 60.0
BREAK = {**STRUCTURE, "breaks": {"1": 10}}


def _sees(who: Entrant, told: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    return until(who.looks, told)  # type: ignore[no-any-return]


def _clock(flo: Staff) -> tuple[float | None, list[str]]:
    """How long a hand of the event may stand still, and where the floor is called for it."""
    seen = flo.get("/floor")
    [table] = seen["tables"]
    return table["clock"], [each["what"] for each in seen["alerts"] if each["about"] == "clock"]


def _ends_her_hand(ann: Entrant) -> None:
    def over(page: dict[str, Any]) -> bool:
        return bool(page["on_break"] and not page["tables"][0]["busy"])

    until(lambda: ann.plays_on() and ann.looks(), over)


def test_levels_and_breaks_go_by_the_clock_on_the_wall(
    house: House, wall: Wall, sqlite_url: str
) -> None:
    make_staff(sqlite_url, "Flo", Role.FLOOR)
    with Client(create_app(sqlite_url, house)) as client:
        ann, flo = Entrant(client, "Ann"), Staff(client, "Flo")
        setup = {"structure": BREAK, "stack": 200_000}
        ann.announces(bots=2, seconds=3600, hand_minutes=0, setup=setup)
        ann.asks("register")
        ann.runs("start")
        page = _sees(ann, lambda page: page["you"]["table"])
        assert (page["level"], page["blinds"], page["on_break"]) == (1, [100, 200], False)
        assert page["level_left"] == 6 * MINUTE * 1000
        wall.time += 2 * MINUTE
        assert ann.looks()["level_left"] == 4 * MINUTE * 1000
        assert _clock(flo) == (3600, [])  # she has the event's time, and not the house's minute
        ann.runs("pause")
        wall.time += 30 * MINUTE  # nothing is played while it rests
        assert ann.looks()["level"] == 1
        assert _clock(flo) == (None, [])
        ann.runs("resume")
        assert ann.looks()["level_left"] == 4 * MINUTE * 1000
        wall.time += 4 * MINUTE
        _ends_her_hand(ann)  # which goes on at its level; nothing is dealt after it
        wall.time += 9 * MINUTE
        assert ann.looks()["on_break"]
        assert _clock(flo) == (None, [])
        wall.time += 1 * MINUTE
        page = _sees(ann, lambda page: not page["on_break"] and page["tables"][0]["busy"])
        assert (page["level"], page["blinds"]) == (2, [500, 1000])
        assert ann.look(page["you"]["table"])["event"]["level"] == 2
    assert anyio.run(verify_store, sqlite_url).ok


def test_a_director_takes_back_what_he_did_and_not_what_was_dealt(
    house: House, sqlite_url: str
) -> None:
    with Client(create_app(sqlite_url, house)) as client:
        ann = Entrant(client, "Ann")
        ann.announces(bots=2, seconds=3600)
        make_staff(sqlite_url, "Tom", Role.DIRECTOR)
        tom = Staff(client, "Tom")
        path = f"/nights/{ann.page['id']}"

        def posts(key: str, *percent: str) -> None:
            tom.post(
                f"{path}/acts", {"key": key, "act": {"act": "post-prizes", "percent": percent}}
            )

        assert "nothing has been done" in refusal(tom.post(f"{path}/undo", {"key": "a"}, 400))
        posts("b", "50", "50")
        assert tom.get(f"{path}/log")[0]["by"] == "Tom"
        tom.post(f"{path}/undo", {"key": "c"})
        assert tom.get(f"{path}/log")[0]["undone_by"] == "Tom"
        ann.asks("register")
        ann.runs("start")
        page = _sees(ann, lambda page: page["you"]["table"])
        assert [each["prize"] for each in page["prizes"]] == ["25.20", "10.80"]  # 70 and 30 again
        told = refusal(tom.post(f"{path}/undo", {"key": "d"}, 409))
        assert "no director has done anything" in told
        posts("e", "60", "40")
        assert ann.looks()["prizes"][0]["prize"] == "21.60"
        tom.post(f"{path}/undo", {"key": "f"})
        assert ann.looks()["prizes"][0]["prize"] == "25.20"
        posts("g", "60", "40")
        first = _shuffle(ann)
        until(lambda: ann.plays_on() and _shuffle(ann), lambda now: now != first)
        told = refusal(tom.post(f"{path}/undo", {"key": "h"}, 409))
        assert "gone on since then" in told
        assert "not taken back" in told
    assert anyio.run(verify_store, sqlite_url).ok


def _shuffle(who: Entrant) -> str:
    """The seal of the hand that is dealt at her table; each hand has another."""
    return str(who.look(who.page["you"]["table"])["commitment"])
