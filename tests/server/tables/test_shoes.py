"""A shoe that is dealt down over many rounds, under one commitment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.logs.verify import verify
from tests.server.client import Client

SHOE = {"minimum": 500, "maximum": 5000, "decks": 6, "cut_card": 156}


def play(person: Any) -> dict[str, Any]:
    person.do("bet", bets={"tie": 500})
    return person.do("deal")


def test_a_shoe_goes_on_until_its_cut_card_comes_out(
    quick: House, tmp_path: Path, people: Any
) -> None:
    url = f"sqlite:///{tmp_path / 'shoe.db'}"
    roots, dealt = [], []
    with Client(create_app(url, quick)) as client:
        ann = people(client, "Ann")
        ann.open("mini-baccarat@bclc", settings=SHOE)
        ann.do("sit", seat=1, buy_in=50_000)
        for number in range(1, 41):
            view = play(ann)
            proof = ann.get(f"/tables/{view['id']}/rounds/{number}/proof")
            roots.append(proof["commitment"])
            dealt.append([each["position"] for each in proof["openings"]])
    first = roots.count(roots[0])
    assert 156 // 6 <= first <= 156 // 4 + 1, "one shoe, to the cut card"
    assert roots[first] != roots[0], "a fresh shuffle behind it"
    assert [p for each in dealt[:first] for p in each] == list(range(sum(map(len, dealt[:first]))))
    assert sum(map(len, dealt[: first - 1])) < 156 <= sum(map(len, dealt[:first]))
    assert dealt[first][0] == 0
    assert verify(url).ok


def test_a_shoe_goes_on_after_a_restart(quick: House, tmp_path: Path, people: Any) -> None:
    url = f"sqlite:///{tmp_path / 'shoe.db'}"
    with Client(create_app(url, quick)) as client:
        ann = people(client, "Ann")
        ann.open("mini-baccarat@bclc", settings=SHOE)
        ann.do("sit", seat=1, buy_in=50_000)
        before = play(ann)
        headers, view = ann.headers, ann.view
    with Client(create_app(url, quick)) as client:
        ann.client, ann.headers, ann.view = client, headers, view
        after = play(ann)
        proof = ann.get(f"/tables/{after['id']}/rounds/2/proof")
    cards = sum(len(place["cards"]) for place in before["round"]["places"])
    assert proof["openings"][0]["position"] == cards


def winner(view: dict[str, Any]) -> str:
    """Who won the round on the table, from its cards."""
    worth = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))
    player, banker = (
        sum(worth[card[0]] for card in place["cards"]) % 10 for place in view["round"]["places"]
    )
    return "tie" if player == banker else "player" if player > banker else "banker"


def test_the_scoreboards_are_those_of_the_shoe(quick: House, tmp_path: Path, people: Any) -> None:
    """They grow round by round, outlive a restart, and begin anew with a fresh shuffle."""
    url = f"sqlite:///{tmp_path / 'shoe.db'}"
    won: list[str] = []
    with Client(create_app(url, quick)) as client:
        ann = people(client, "Ann")
        ann.open("mini-baccarat@bclc", settings=SHOE)
        assert ann.view["roads"] == {
            "fresh": True, "bead": [], "big": [], "big_eye": [], "small": [], "cockroach": [],
        }  # fmt: skip
        ann.do("sit", seat=1, buy_in=50_000)
        for _ in range(10):
            won.append(winner(play(ann)))
            assert beads(ann.view) == won
        assert not ann.view["roads"]["fresh"]
        headers, view, roads = ann.headers, ann.view, ann.view["roads"]
    with Client(create_app(url, quick)) as client:
        ann.client, ann.headers, ann.view = client, headers, view
        assert ann.look()["roads"] == roads
        while not ann.view["roads"]["fresh"]:
            won.append(winner(play(ann)))
            assert beads(ann.view) == won, "the last round of a shoe is on its scoreboard too"
        first = winner(play(ann))
        assert beads(ann.view) == [first], "a new shoe"
    assert len(won) > 156 // 6


def beads(view: dict[str, Any]) -> list[str]:
    return [cell["mark"] for cell in view["roads"]["bead"]]


def test_a_table_without_scoreboards_shows_none(client: TestClient, people: Any) -> None:
    ann = people(client, "Ann")
    ann.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 5000})
    assert ann.view["roads"] is None
