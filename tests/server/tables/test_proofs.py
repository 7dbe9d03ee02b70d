"""Proofs: the script that anybody may check one with, and a hand whose muck was shuffled."""

import copy
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from houseway.commitment import Opening, verify
from houseway.server.app import create_app
from houseway.server.house import House
from tests.server.client import Client

GAME = "2-7-triple-draw@bcpc"
SEATS = 6


def draw_out(people: dict[int, Any], seals: list[str]) -> dict[int, list[str]]:
    """Everybody stays in and draws five each time; the cards each has thrown away.

    And the seals of the muck that the table showed while the hand was played.
    """
    thrown: dict[int, list[str]] = {seat: [] for seat in people}
    while (view := people[1].look())["phase"] == "playing":
        assert view["reshuffles"][: len(seals)] == seals, "a seal was changed"
        seals[:] = view["reshuffles"]
        seat = view["round"]["to_act"]
        offers = {each["act"]: each for each in people[seat].look()["round"]["options"]["offers"]}
        if draw := offers.get("draw"):
            cards = draw["cards"][: draw["most"]]
            thrown[seat] += cards
            people[seat].act("draw", cards=cards)
        else:
            known = ("check", "call", "decline", "bring_in")
            people[seat].act(next(act for act in known if act in offers))
    return thrown


def drawn_out(person: Any) -> tuple[str, str, list[str], dict[int, Any], dict[int, list[str]]]:
    """A hand with a reshuffle: its table, its seals, who played and what each threw away."""
    people = {seat: person(f"P{seat}") for seat in range(1, SEATS + 1)}
    posted = {"blinds": [100, 200], "limits": [200, 400], "minimum_buy_in": 1_000}
    people[1].open(GAME, settings=posted)
    table = people[1].view["id"]
    for seat, each in people.items():
        each.look(table)
        each.do("sit", seat=seat, buy_in=20_000)
    seal: str = people[1].look()["commitment"]
    people[1].do("deal")
    seals: list[str] = []
    thrown = draw_out(people, seals)
    assert seals, "the muck was never shuffled; the test plays too few cards"
    assert sum(len(each) for each in thrown.values()) > 52
    return table, seal, seals, people, thrown


def opened(proof: dict[str, Any]) -> list[tuple[int, int, str, str]]:
    """Every opening of a proof: the number of its shuffle, the position, the card and the salt."""
    return [
        (number, each["position"], each["card"], each["salt"])
        for number, shuffle in enumerate([proof, *proof["reshuffles"]])
        for each in shuffle["openings"]
    ]


def test_what_came_out_of_the_muck_is_proved_under_a_seal_of_its_own(person: Any) -> None:
    table, seal, seals, people, thrown = drawn_out(person)
    path = f"/tables/{table}/rounds/1/proof"
    proofs = {seat: each.get(path) for seat, each in people.items()}
    proofs[0] = person("Onlooker").get(path)
    public = opened(proofs[0])
    came_again = 0
    for seat, proof in proofs.items():
        shuffles = [proof, *proof["reshuffles"]]
        assert [each["commitment"] for each in shuffles] == [seal, *seals]
        for each in shuffles:
            for opening in each["openings"]:
                assert verify(each["commitment"], each["leaves"], Opening(**opening))
        cards = thrown.get(seat, [])
        proved = Counter(card for _, _, card, _ in opened(proof))
        assert not Counter(cards) - proved, "a card was thrown away more often than it is proved"
        came_again += sum(number > 0 for number, *_ in opened(proof))
        own = [each for each in opened(proof) if each[2] in cards and each not in public]
        others = [opened(proofs[other]) for other in proofs if other != seat]
        assert not any(each in told for each in own for told in others)
    assert came_again


def test_the_seals_of_the_muck_are_the_same_when_the_table_is_read_again(
    person: Any, sqlite_url: str, quick: House
) -> None:
    """They follow from what is kept, so that another process tells the same; then they are gone."""
    table, _, seals, people, _ = drawn_out(person)
    assert people[1].look()["reshuffles"] == seals
    with Client(create_app(sqlite_url, quick)) as other:
        view = other.get(f"/api/tables/{table}", headers=people[1].headers).json()
    assert view["reshuffles"] == seals
    people[1].do("deal")
    assert people[1].look()["reshuffles"] == []


SCRIPT = next(
    block
    for block in re.findall(
        r"^```python\n(.*?)^```",
        (Path(__file__).parents[3] / "docs" / "server.md").read_text(),
        re.DOTALL | re.MULTILINE,
    )
    if "openings" in block
)


def checked(proof: dict[str, Any], *seals: str) -> subprocess.CompletedProcess[str]:
    """What the documented script says to a proof."""
    return subprocess.run(
        [sys.executable, "-I", "-c", SCRIPT, *seals],
        input=json.dumps(proof),
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_documented_script_passes_a_true_proof_and_no_other(person: Any) -> None:
    ann = person("Ann")
    ann.open("mini-baccarat@bclc", settings={"minimum": 500, "maximum": 5000})
    ann.do("sit", seat=1, buy_in=50_000)
    ann.do("bet", bets={"tie": 500})
    seal = ann.view["commitment"]
    ann.do("deal")
    true = ann.get(f"/tables/{ann.view['id']}/rounds/1/proof")
    passed = checked(true, seal)
    assert passed.returncode == 0, passed.stderr
    assert passed.stdout.splitlines() == [
        "the seal holds",
        *(f"{each['position']} {each['card']} lay there" for each in true["openings"]),
    ]
    assert len(true["openings"]) >= 4

    def told(change: Callable[[dict[str, Any]], object], shown: str = seal) -> str:
        proof = copy.deepcopy(true)
        change(proof)
        failed = checked(proof, shown)
        assert failed.returncode == 1, failed
        assert not failed.stderr
        return failed.stdout

    first = true["openings"][0]["card"]
    other = "2c" if first != "2c" else "2d"
    assert "the seal IS WRONG" in told(lambda proof: None, "0" * 64)
    assert "the seal IS WRONG" in told(lambda proof: proof["leaves"].reverse())
    assert "the seal IS WRONG" in told(
        lambda proof: proof.update(leaves=["".join(proof["leaves"])])
    )
    assert f"0 {other} DID NOT" in told(lambda proof: proof["openings"][0].update(card=other))
    assert f"9999 {first} DID NOT" in told(lambda proof: proof["openings"][0].update(position=9999))
    assert f"-1 {first} DID NOT" in told(lambda proof: proof["openings"][0].update(position=-1))
    assert f"0 {first} DID NOT" in told(lambda proof: proof["openings"][0].update(salt=""))


def test_the_documented_script_wants_the_seal_of_each_muck_too(person: Any) -> None:
    table, seal, seals, people, _ = drawn_out(person)
    true = people[1].get(f"/tables/{table}/rounds/1/proof")
    passed = checked(true, seal, *seals)
    assert passed.returncode == 0, passed.stderr
    assert passed.stdout.count("the seal holds") == 1 + len(seals)
    assert passed.stdout.count("lay there") == len(opened(true))
    assert "the seal IS WRONG" in checked(true, seal).stdout
    wrong = checked(true, seal, "0" * 64, *seals[1:])
    assert wrong.returncode == 1
    assert wrong.stdout.count("the seal IS WRONG") == 1
    short = {**true, "reshuffles": []}
    assert checked(short, seal).returncode == 0
    assert checked(short, seal, *seals).returncode == 1, "a seal was shown and is not in the proof"
