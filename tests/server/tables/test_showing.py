"""A hand that won without a showdown: its player shows it or mucks it, and nobody sees more."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway.server.house import House
from houseway.server.logs.verify import verify_store
from tests.server.houses import house_with
from tests.server.jackpots.jackpot_room import Night
from tests.server.test_secrecy import Witness
from tests.server.wall import Wall, refusal

HOLDEM = "texas-holdem@bclc"
BLINDS = {"blinds": [500, 1000], "minimum_buy_in": 10_000, "straddle_seconds": 0}
SECONDS = 5.0


@pytest.fixture
def house(quick: House, wall: Wall) -> House:
    return house_with(quick, now=wall, show_seconds=SECONDS)


class Table:
    """Three players and an onlooker; every byte that each was sent is kept with its state."""

    def __init__(self, room: TestClient, people: Any, **more: Any) -> None:
        self.people = {seat: people(room, f"P{seat}") for seat in (1, 2, 3)}
        self.onlooker = people(room, "Onlooker")
        self.people[1].open(HOLDEM, settings={**BLINDS, **more})
        self.id = self.people[1].view["id"]
        self.onlooker.look(self.id)
        for seat, each in self.people.items():
            each.look(self.id)
            each.do("sit", seat=seat, buy_in=20_000)

    def look(self) -> dict[str, Any]:
        view: dict[str, Any] = self.people[1].look()
        return view

    def deals(self, seat: int = 1) -> dict[str, Any]:
        self.people[seat].look()
        view: dict[str, Any] = self.people[seat].do("deal")
        return view

    def plays(self, act: str = "fold") -> int:
        """A hand in which everybody folds to the last, or calls and checks to the end."""
        self.deals()
        while (view := self.look())["phase"] == "playing":
            player = self.people[view["round"]["to_act"]]
            acts = [each["act"] for each in player.look()["round"]["options"]["offers"]]
            player.act("check" if act == "call" and "check" in acts else act)
        return view["show"]["seat"] if view["show"] else 0

    def cards(self, viewer: Any, seat: int) -> list[str | None]:
        seats = viewer.look()["round"]["seats"]
        hand = next(each for each in seats if each["seat"] == seat)["hands"][0]
        shown: list[str | None] = hand["cards"]
        return shown

    def everybody(self) -> dict[int | None, Any]:
        return {**self.people, None: self.onlooker}

    def check_secrecy(self, path: Path) -> None:
        """Nothing that anybody was ever sent speaks of a card that he might not know."""
        witness = Witness(path, self.id)
        for seat, each in self.everybody().items():
            for text in each.heard:
                told = json.loads(text)
                if isinstance(told, dict) and "state" in told:
                    witness.check(text, seat, told["state"])


@pytest.fixture
def table(room: TestClient, people: Any) -> Table:
    return Table(room, people)


def test_the_winner_shows_and_everybody_sees_that_hand_alone(
    table: Table, wall: Wall, tmp_path: Path
) -> None:
    winner = table.plays()
    assert winner
    assert table.look()["show"] == {"seat": winner, "ends_at": wall.time + SECONDS}
    own = table.cards(table.people[winner], winner)
    assert None not in own
    for seat, each in table.everybody().items():
        if seat != winner:
            assert table.cards(each, winner) == [None, None]
            assert refusal(each.do("show", 409)).startswith(("your seat", "you have no seat"))
    before = table.look()["state"]
    table.people[winner].do("show")
    assert table.look()["state"] > before
    assert table.look()["show"] is None
    for each in table.everybody().values():
        assert table.cards(each, winner) == own
        said = [line["words"] for line in each.view["round"]["said"]]
        assert f"Seat {winner} shows {' '.join(own)}" in said
        proof = each.get(f"/tables/{table.id}/rounds/1/proof")
        assert set(own) <= {opening["card"] for opening in proof["openings"]}
    folded = [seat for seat in table.people if seat != winner]
    for seat in folded:
        assert table.cards(table.onlooker, seat) == [None, None]
    assert len(table.onlooker.get(f"/tables/{table.id}/rounds/1/proof")["openings"]) == 2
    assert refusal(table.people[winner].do("show", 409)).endswith("no hand to show or to muck")
    table.check_secrecy(tmp_path / "house.db")


def test_a_hand_that_is_mucked_stays_unknown(table: Table, tmp_path: Path) -> None:
    winner = table.plays()
    table.people[winner].look()
    assert table.people[winner].do("muck")["show"] is None
    assert refusal(table.people[winner].do("show", 409)).endswith("no hand to show or to muck")
    assert table.cards(table.onlooker, winner) == [None, None]
    proof = table.onlooker.get(f"/tables/{table.id}/rounds/1/proof")
    assert proof["openings"] == []
    table.deals()
    assert table.look()["phase"] == "playing"
    table.check_secrecy(tmp_path / "house.db")


def test_who_says_nothing_has_mucked(table: Table, wall: Wall) -> None:
    winner = table.plays()
    wall.time += SECONDS
    ends = time.monotonic() + 20
    while table.look()["show"] is not None:
        assert time.monotonic() < ends, "the moment did not end"
        time.sleep(0.02)
    table.people[winner].look()
    table.people[winner].do("show", 409)
    assert table.cards(table.onlooker, winner) == [None, None]


def test_the_cards_wait_for_the_winner_and_for_what_he_shows(table: Table, wall: Wall) -> None:
    winner = table.plays()
    other = winner % 3 + 1
    wall.time += 2
    view = table.deals(other)
    assert (view["phase"], view["deals_at"]) == ("waiting", wall.time + 3)
    table.people[winner].look()
    view = table.people[winner].do("show")
    assert (view["phase"], view["deals_at"]) == ("waiting", wall.time + SECONDS)  # to be seen
    wall.time += SECONDS
    ends = time.monotonic() + 20
    while table.look()["phase"] != "playing":
        assert time.monotonic() < ends, "the cards never came"
        time.sleep(0.02)


def test_who_mucks_or_asks_for_the_next_cards_lets_them_come(table: Table) -> None:
    winner = table.plays()
    table.deals(winner % 3 + 1)
    table.people[winner].look()
    assert table.people[winner].do("muck")["phase"] == "playing"
    while (view := table.look())["phase"] == "playing":
        table.people[view["round"]["to_act"]].look()
        table.people[view["round"]["to_act"]].act("fold")
    winner = view["show"]["seat"]
    view = table.deals(winner)
    assert (view["phase"], view["show"]) == ("playing", None)


def test_a_winner_who_leaves_has_mucked(table: Table) -> None:
    winner = table.plays()
    table.people[winner].look()
    view = table.people[winner].do("leave")
    assert view["show"] is None
    assert table.cards(table.onlooker, winner) == [None, None]


def test_after_a_showdown_there_is_nothing_to_ask(table: Table) -> None:
    assert table.plays("call") == 0
    table.people[1].look()
    table.people[1].do("show", 409)


def test_the_same_key_shows_once(table: Table) -> None:
    winner = table.plays()
    player = table.people[winner]
    body = {"key": "once", "state": player.look()["state"], "command": {"do": "show"}}
    path = f"/tables/{table.id}/commands"
    assert player.post(path, body) == player.post(path, body)


# Jackpots


@pytest.fixture
def night(house: House, sqlite_url: str, people: Any) -> Iterator[Night]:
    opened = Night(sqlite_url, house_with(house, show_seconds=SECONDS), people)
    yield opened
    opened.close()
    report = anyio.run(verify_store, sqlite_url)
    assert report.ok, str(report)


def quads(night: Night) -> Any:
    """Seat 3 has four tens on the flop and bets; nobody calls."""
    night.opens(
        "limit-no-limit",
        name="lnl",
        posted={"contribution": 100},
        opening={"posted": {"quads": 90_000}},
    )
    night.sits(("lnl",))
    night.cards.rig({3: "Ts Th"}, "Ah Tc Td 4s 2h", 6, 2)
    someone, first = night.players[1], night.plays(())  # which was shuffled before
    night.players[first["show"]["seat"]].look()
    night.players[first["show"]["seat"]].do("muck")
    someone.look(night.table)
    someone.do("deal")
    while (view := someone.look(night.table))["phase"] == "playing":
        player = night.players[view["round"]["to_act"]]
        offers = {each["act"] for each in player.look()["round"]["options"]["offers"]}
        if view["round"]["street"] == "pre-flop":
            player.act("call" if "call" in offers else "check")
        elif view["round"]["to_act"] == 3:
            player.act("bet", amount=1_000)
        else:
            player.act("check" if "check" in offers else "fold")
    assert view["show"]["seat"] == 3
    return night.players[3]


def test_a_jackpot_that_needs_no_showdown_is_won_by_the_hand_that_is_shown(night: Night) -> None:
    winner = quads(night)
    assert night.books("lnl")["claims"] == []
    night.players[6].look()
    night.players[6].do("leave")  # he was dealt in all the same
    winner.look()
    winner.do("show")
    [claim] = night.books("lnl")["claims"]
    assert claim["hit"]["meter"] == "quads"
    assert claim["hit"]["words"] == "four tens"
    assert [(share["seat"], share["amount"]) for share in claim["shares"]] == [("3", 90_000)]
    before = night.wallet(3)
    night.restart()
    night.says("verify", name="lnl", claim=claim["hit"]["id"])
    assert night.wallet(3) == before + 90_000


def test_a_hand_that_is_mucked_wins_no_jackpot(night: Night) -> None:
    winner = quads(night)
    winner.look()
    winner.do("muck")
    assert night.books("lnl")["claims"] == []
    assert night.sign("lnl")["hits"] == []


def test_bots_need_no_time_to_look(room: TestClient, people: Callable[..., Any]) -> None:
    ann = people(room, "Ann")
    ann.open(HOLDEM, settings={**BLINDS, "away_limit": 60}, bots=2)
    ann.do("sit", seat=1, buy_in=20_000)
    for _ in range(40):  # until the bots give up
        ann.look()
        ann.do("deal")
        ends = time.monotonic() + 20
        while (view := ann.look())["phase"] == "playing":
            assert time.monotonic() < ends
            if view["round"]["to_act"] == 1:
                offers = {each["act"]: each for each in view["round"]["options"]["offers"]}
                most = offers.get("raise_to") or offers.get("bet")
                act = "check" if "check" in offers and not most else "call"
                ann.act(most["act"], amount=most["most"]) if most else ann.act(act)
        if view["show"]:
            break
        if view["seats"][0]["stack"] < 2_000:
            ann.do("buy", amount=10_000)
    assert view["show"]["seat"] == 1
    ann.do("show")
    assert ann.do("deal")["phase"] == "playing"


def test_bots_are_not_asked(room: TestClient, people: Callable[..., Any]) -> None:
    ann = people(room, "Ann")
    ann.open(HOLDEM, settings=BLINDS, bots=2)
    ann.do("sit", seat=1, buy_in=20_000)
    ann.do("deal")
    ends = time.monotonic() + 20
    while (view := ann.look())["phase"] == "playing":
        assert time.monotonic() < ends
        if view["round"]["to_act"] == 1:
            ann.act("fold")
    assert view["show"] is None
