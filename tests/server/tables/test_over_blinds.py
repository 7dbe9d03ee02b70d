"""Over-blinds in the running room: anybody, any number, before the first card."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.wall import Wall

HOLDEM, LATE = "texas-holdem@chico", "omaha-hi-lo@chico"
NO_LIMIT = {"limit": "no-limit", "blinds": [100, 300], "minimum_buy_in": 1000}


@pytest.fixture
def meet(room: TestClient, people: Any) -> Callable[..., dict[int, Any]]:
    """People in seats 1, 2, …, each with 200.00."""

    def come(count: int, game: str = HOLDEM, **settings: Any) -> dict[int, Any]:
        here = {seat: people(room, f"P{seat}") for seat in range(1, count + 1)}
        here[1].open(game, settings={**NO_LIMIT, **settings})
        for seat, each in here.items():
            each.look(here[1].view["id"])
            each.do("sit", seat=seat, buy_in=20_000)
        return here

    return come


def refusal(answer: dict[str, Any]) -> tuple[str, str]:
    return answer["error"]["message"], answer["error"]["clause"]


def post(player: Any, amount: int, status: int = 200) -> dict[str, Any]:
    player.look()
    view: dict[str, Any] = player.do("straddle", status, amount=amount)
    return view


def deal(here: dict[int, Any]) -> dict[str, Any]:
    """Everybody wants the cards."""
    for player in here.values():
        if player.look()["phase"] != "playing":
            player.do("deal")
    view: dict[str, Any] = here[1].look()
    assert view["phase"] == "playing"
    return view


def marked(view: dict[str, Any], mark: str) -> list[int]:
    return [seat["seat"] for seat in view["round"]["seats"] if mark in seat["marks"]]


def around(seats: int, after: int) -> list[int]:
    return [(after + step) % seats + 1 for step in range(seats)]


def turns(here: dict[int, Any]) -> list[int]:
    """Who acts before the flop, everybody calling and the last checking."""
    found = []
    while (view := here[1].look())["round"]["street"] == "pre-flop":
        seat = view["round"]["to_act"]
        found.append(seat)
        acts = [offer["act"] for offer in here[seat].look()["round"]["options"]["offers"]]
        here[seat].act("check" if "check" in acts else "call")
    return found


def test_two_over_blinds_act_after_everybody_the_larger_last(meet: Any) -> None:
    here = meet(6)
    offered = {
        "kind": "over-blind",
        "seats": [1, 2, 3, 4, 5, 6],
        "least": 600,
        "most": 20_000,
        "step": 100,
    }
    assert here[1].look()["straddle"] == offered
    view = post(here[5], 600)
    assert view["straddle"]["least"] == 1_200
    assert view["straddle"]["seats"] == [1, 2, 3, 4, 6]  # he waits for somebody to go over him
    words, clause = refusal(post(here[5], 1_200, 409))
    assert words == "your seat has the largest blind and waits for somebody to go over it"
    assert clause == "chico/texas-holdem/dealing.4.c"
    words, clause = refusal(post(here[3], 1_100, 409))
    assert words == "an over-blind of 11.00 is under 12.00, twice the largest blind so far"
    assert clause == "chico/texas-holdem/dealing.4.c"
    view = post(here[3], 1_200)
    assert [seat["straddle"] for seat in view["seats"]] == [0, 0, 1_200, 0, 600, 0]
    assert view["straddle"]["seats"] == [1, 2, 4, 5, 6]
    view = deal(here)
    assert marked(view, "over-blind") == [3, 5]
    (big,) = marked(view, "big blind")
    others = [seat for seat in around(6, big) if seat not in (3, 5)]
    assert turns(here) == [*others, 5, 3]


def test_the_big_blind_may_post_over_himself_and_is_marked(meet: Any) -> None:
    here = meet(4)
    (big,) = marked(deal(here), "big blind")
    while (view := here[1].look())["phase"] == "playing":
        seat = view["round"]["to_act"]
        here[seat].look()
        here[seat].act("fold")
    after = big % 4 + 1  # the blinds move on by one
    post(here[after], 600)
    view = deal(here)
    assert marked(view, "big blind") == marked(view, "over-blind") == [after]
    bets = {seat["seat"]: seat["bets"] for seat in view["round"]["seats"]}
    assert bets[after] == {"bet": 600}
    assert turns(here)[-1] == after


def test_while_the_cards_wait_each_over_blind_may_be_answered(meet: Any, wall: Wall) -> None:
    """10, 20 and 40 to go, and the first goes over all of them again."""
    here = meet(3, blinds=[200, 500])
    here[1].look()
    assert here[1].do("deal")["deals_at"] == wall.time + 5
    post(here[2], 1_000)
    wall.time += 3
    view = post(here[3], 2_000)
    assert (view["phase"], view["deals_at"]) == ("waiting", wall.time + 5)
    assert not any(seat["ready"] for seat in view["seats"])
    post(here[1], 4_000)
    wall.time += 4
    view = post(here[2], 8_000)
    assert [seat["straddle"] for seat in view["seats"]] == [4_000, 8_000, 2_000]
    wall.time += 4
    time.sleep(0.2)
    assert here[1].look()["phase"] == "waiting"
    here[1].do("deal")
    here[3].look()
    view = here[3].do("deal")  # nobody else has something to say
    assert view["phase"] == "playing"
    assert marked(view, "over-blind") == [1, 2, 3]
    assert {seat["seat"]: seat["bets"]["bet"] for seat in view["round"]["seats"]} == {
        1: 4_000,
        2: 8_000,
        3: 2_000,
    }
    assert refusal(post(here[1], 16_000, 409))[0] == "a straddle is declared before the first card"


def test_the_cards_come_when_nobody_answers(meet: Any, wall: Wall) -> None:
    here = meet(3)
    here[1].look()
    here[1].do("deal")
    post(here[2], 600)
    wall.time += 5
    ends = time.monotonic() + 20
    while here[1].look()["phase"] != "playing":
        assert time.monotonic() < ends, "the cards never came"
        time.sleep(0.02)
    assert marked(here[1].view, "over-blind") == [2]


def test_an_over_blind_is_taken_back_before_the_cards(meet: Any) -> None:
    here = meet(2)
    post(here[1], 600)
    view = post(here[1], 0)
    assert view["seats"][0]["straddle"] == 0
    assert view["straddle"] == {
        "kind": "over-blind",
        "seats": [1, 2],
        "least": 600,
        "most": 20_000,
        "step": 100,
    }
    assert marked(deal(here), "over-blind") == []


def test_nobody_posts_over_the_maximum_or_more_than_he_has(meet: Any) -> None:
    here = meet(2, max_bet=1_000)
    assert here[1].look()["straddle"]["most"] == 1_000
    words, _ = refusal(post(here[1], 1_100, 409))
    assert words == "an over-blind of 11.00 is over the table's maximum of 10.00"
    post(here[1], 600)
    assert here[2].look()["straddle"] is None  # 12.00 would be over it


def test_the_same_key_posts_once(meet: Any) -> None:
    here = meet(2)
    here[1].look()
    form = {"key": "once", "state": here[1].view["state"]}
    body = {**form, "command": {"do": "straddle", "amount": 600}}
    path = f"/tables/{here[1].view['id']}/commands"
    assert here[1].post(path, body) == here[1].post(path, body)
    assert here[1].look()["seats"][0]["straddle"] == 600


@pytest.mark.parametrize(("game", "posted"), [(HOLDEM, {"over_blinds": False}), (LATE, {})])
def test_nobody_is_offered_one_where_it_is_not_taken_before_the_cards(
    meet: Any, game: str, posted: dict[str, Any]
) -> None:
    here = meet(2, game, **({**posted, "limit": "limit", "limits": [300, 600]}))
    assert here[1].look()["straddle"] is None
    here[1].do("deal")
    assert here[1].view["phase"] == "playing"  # at once: there is nobody to wait for
