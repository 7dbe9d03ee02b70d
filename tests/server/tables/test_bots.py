"""House bots and the action clock."""

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway import games
from houseway.cards import parse_cards
from houseway.floor import bot
from houseway.play import Game
from houseway.server.app import create_app
from houseway.server.house import House
from tests.server.client import Client
from tests.server.houses import house_with

HOLDEM = "texas-holdem@bclc"
BLINDS = {"blinds": [100, 200], "minimum_buy_in": 10_000, "maximum_buy_in": 40_000}
NO_MORE = {"check", "decline", "take_back", "keep", "discard", "house_way", "stand", "hit", "fold"}
NO_MORE |= {"draw", "take", "expose", "bring_in"}  # of nothing; the first; the least
NO_MORE |= {"face", "face_first", "place"}  # cards that somebody holds for the table
POT_GAMES = [game for game in games.catalogue().values() if game.kind == "pot"]


def until(look: Callable[[], Any], done: Callable[[Any], bool], seconds: float = 20.0) -> Any:
    """Look again until it is so."""
    ends = time.monotonic() + seconds
    while not done(seen := look()):
        assert time.monotonic() < ends, "it did not come to pass"
        time.sleep(0.01)
    return seen


def my_turn(view: dict[str, Any]) -> bool:
    return view["phase"] != "playing" or view["round"]["to_act"] == view["your_seat"]


def finish(person: Any) -> dict[str, Any]:
    """Check or call to the end of the hand."""
    while True:
        view = until(person.look, my_turn)
        if view["phase"] != "playing":
            return view
        acts = [offer["act"] for offer in view["round"]["options"]["offers"]]
        person.act("check" if "check" in acts else "call")


def test_one_person_plays_with_bots(client: TestClient, person: Any) -> None:
    ann = person("Ann")
    view = ann.open(HOLDEM, settings=BLINDS, bots=3)
    assert [(seat["seat"], seat["bot"], seat["ready"]) for seat in view["seats"]] == [
        (2, True, True),
        (3, True, True),
        (4, True, True),
    ]
    ann.do("sit", seat=1, buy_in=20_000)
    for number in range(1, 4):
        ann.do("deal")
        view = finish(ann)
        assert view["round_number"] == number
        assert view["round"]["lines"]
        if view["seats"][0]["stack"] == 0:
            ann.do("buy", amount=20_000)


def test_bots_leave_room_for_people(person: Any) -> None:
    ann = person("Ann")
    view = ann.open(HOLDEM, settings={**BLINDS, "seats": 6}, bots=20)
    assert [seat["seat"] for seat in view["seats"]] == [2, 3, 4, 5]


def test_banked_tables_have_no_bots(person: Any) -> None:
    view = person("Ann").open(
        "three-card-poker@bclc", settings={"minimum": 500, "maximum": 5000}, bots=3
    )
    assert view["seats"] == []


@pytest.mark.some(10)
@pytest.mark.parametrize("game", POT_GAMES, ids=lambda game: game.id)
def test_a_bot_answers_what_it_is_offered_and_plays_better_cards_more(game: Game) -> None:
    """Not a strategy, but a style: hands it gives up look worse than hands it raises."""
    rng = random.Random(3)
    looked: dict[str, list[float]] = {}
    for seed in range(60):
        played = game.random_round(seed)
        while (options := played.options()) is not None:
            view = played.view(options.seat)
            action = bot.choose(view, rng)
            assert options.accepts(action)
            looked.setdefault(action.act, []).append(bot.guess(view))
            played.play(action)
    assert {"fold", "check", "call"} <= looked.keys()
    assert looked.keys() & {"bet", "raise_to"}
    mean = {act: sum(all_) / len(all_) for act, all_ in looked.items()}
    assert mean["fold"] < mean["call"] < mean["raise_to"]


class Hands:
    """A clock the test turns by hand."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


def facing(view: dict[str, Any]) -> list[str]:
    return [offer["act"] for offer in view["round"]["options"]["offers"]]


@pytest.fixture
def heads_up(quick: House, sqlite_url: str, people: Any) -> Any:
    """Two people in the middle of a hand, and the hands of the clock."""
    hands = Hands()
    house = house_with(quick, now=hands)

    def start(client: TestClient) -> tuple[Any, Any]:
        ann, bob = people(client, "Ann"), people(client, "Bob")
        ann.open(HOLDEM, settings=BLINDS)
        bob.look(ann.view["id"])
        ann.do("sit", seat=1, buy_in=20_000)
        bob.do("sit", seat=2, buy_in=20_000)
        ann.do("deal")
        bob.look()
        return (ann, bob) if ann.view["round"]["to_act"] == 1 else (bob, ann)

    return hands, house, sqlite_url, start


def nudge(person: Any) -> dict[str, Any]:
    """Any change at the table wakes the house, which then looks at the clock."""
    view: dict[str, Any] = person.look()
    person.do("away" if not view["seats"][0]["away"] else "back")
    return view


def test_the_clock_folds_who_faces_a_bet(heads_up: Any) -> None:
    hands, house, url, start = heads_up
    with Client(create_app(url, house)) as client:
        slow, other = start(client)
        assert "call" in facing(slow.view)
        clock = other.do("clock")["clock"]
        assert clock == {
            "seat": slow.view["your_seat"],
            "ends_at": hands.time + 60,
            "warn_at": hands.time + 50,
            "warning": False,
            "banked": False,
        }
        answer = other.do("clock", 409)["error"]
        assert answer["clause"] == "bclc-poker/33/1.12"
        hands.time += 50
        assert other.look()["clock"]["warning"] is True
        hands.time += 9.9
        other.do("back")  # the house looks at the clock, and waits for what is left of it
        time.sleep(0.4)  # more than that: the clock on the wall stands still
        assert other.look()["phase"] == "playing"
        hands.time += 0.2
        view = until(other.look, lambda view: view["phase"] == "waiting")
        assert view["clock"] is None
        assert {seat["seat"]: seat["status"] for seat in view["round"]["seats"]}[
            slow.view["your_seat"]
        ] == "folded"


def test_the_clock_checks_for_who_faces_no_bet_after_a_restart(heads_up: Any) -> None:
    hands, house, url, start = heads_up
    with Client(create_app(url, house)) as client:
        first, second = start(client)
        first.act("call")
        second.look()
        assert "check" in facing(second.view)
        first.do("clock")
        before = first.view
    hands.time += 61
    with Client(create_app(url, house)) as client:
        first.client = client
        view = until(first.look, lambda view: view["state"] > before["state"])
    assert view["clock"] is None
    assert view["round"]["street"] == "flop"
    assert all(seat["status"] == "in" for seat in view["round"]["seats"])


def test_who_acts_in_time_stops_the_clock(heads_up: Any) -> None:
    _, house, url, start = heads_up
    with Client(create_app(url, house)) as client:
        slow, other = start(client)
        other.do("clock")
        slow.look()
        assert slow.act("call")["clock"] is None


def test_bots_take_up_their_turn_after_a_restart(quick: House, tmp_path: Path, people: Any) -> None:
    url = f"sqlite:///{tmp_path / 'bots.db'}"
    sleepy = house_with(quick, bot_delay=(600.0, 600.0))
    with Client(create_app(url, sleepy)) as client:
        ann = people(client, "Ann")
        ann.open(HOLDEM, settings=BLINDS, bots=3)
        ann.do("sit", seat=1, buy_in=20_000)
        view = ann.do("deal")
        if my_turn(view):
            view = ann.act("call")
        assert not my_turn(view)
    with Client(create_app(url, quick)) as client:
        ann.client = client
        until(ann.look, my_turn)


@pytest.mark.parametrize("game", list(games.catalogue().values()), ids=lambda game: game.id)
def test_time_that_runs_out_never_stakes_more(game: Game) -> None:
    for seed in range(20):
        played = game.random_round(seed)
        while (options := played.options()) is not None:
            action = bot.risk_no_more(played)
            assert options.accepts(action)
            assert action.act in NO_MORE
            played.play(options.choose(random.Random(seed)))


def test_the_clock_sets_cards_the_house_way(quick: House, tmp_path: Path, people: Any) -> None:
    url = f"sqlite:///{tmp_path / 'set.db'}"
    game = games.find("fast-action-holdem@bclc")
    settings = {"minimum": 500, "maximum": 5000, "fah_line13": "top_suited"}
    hasty = house_with(quick, clock_seconds=0.2, clock_warning=0.1)
    with Client(create_app(url, hasty)) as client:
        ann = people(client, "Ann")
        ann.open(game.id, settings=settings)
        ann.do("sit", seat=1, buy_in=10_000)
        ann.do("bet", bets={"ante": 1000})
        view = ann.do("deal")
        held = parse_cards(" ".join(view["round"]["seats"][0]["hands"][0]["cards"]))
        ann.do("clock")
        view = until(ann.look, lambda view: view["phase"] == "betting")
    kept = view["round"]["seats"][0]["hands"][0]["cards"]
    advised = game.house_way(held, game.read_settings(settings)).hands[0]
    assert kept == [card.text for card in advised]
    assert {line["spot"] for line in view["round"]["lines"]} == {"ante"}
