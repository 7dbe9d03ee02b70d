"""Proofs: the script that anybody may check one with, and a hand whose muck was shuffled."""

import copy
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from houseway.commitment import Opening, verify

GAME = "2-7-triple-draw@bcpc"
SEATS = 6


def draw_out(people: dict[int, Any]) -> dict[int, list[str]]:
    """Everybody stays in and draws five each time; the cards each has thrown away."""
    thrown: dict[int, list[str]] = {seat: [] for seat in people}
    while (view := people[1].look())["phase"] == "playing":
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


def test_each_proves_what_he_threw_away_though_the_muck_was_shuffled(person: Any) -> None:
    people = {seat: person(f"P{seat}") for seat in range(1, SEATS + 1)}
    posted = {"blinds": [100, 200], "limits": [200, 400], "minimum_buy_in": 1_000}
    people[1].open(GAME, settings=posted)
    table = people[1].view["id"]
    for seat, each in people.items():
        each.look(table)
        each.do("sit", seat=seat, buy_in=20_000)
    people[1].look()
    people[1].do("deal")
    thrown = draw_out(people)
    path = f"/tables/{table}/rounds/1/proof"
    proofs = {seat: each.get(path) for seat, each in people.items()}
    proofs[0] = person("Onlooker").get(path)
    shown = proofs[0]["openings"]
    assert all(proof["leaves"] == proofs[0]["leaves"] for proof in proofs.values())
    came_again = 0
    for seat, cards in thrown.items():
        proof = proofs[seat]
        proved = {each["card"] for each in proof["openings"]}
        assert set(cards) <= proved | set(proof["unproved"])
        came_again += len(proof["unproved"])
        for each in proof["openings"]:
            assert verify(proof["commitment"], proof["leaves"], Opening(**each))
        others = [proofs[other]["openings"] for other in proofs if other != seat]
        own = [each for each in proof["openings"] if each["card"] in cards and each not in shown]
        assert not any(each in opened for each in own for opened in others)
    assert came_again, "the muck was never shuffled; the test plays too few cards"
    assert sum(len(each) for each in thrown.values()) > 52


SCRIPT = next(
    block
    for block in re.findall(
        r"^```python\n(.*?)^```",
        (Path(__file__).parents[2] / "docs" / "server.md").read_text(),
        re.DOTALL | re.MULTILINE,
    )
    if "openings" in block
)


def checked(proof: dict[str, Any], seal: str) -> subprocess.CompletedProcess[str]:
    """What the documented script says to a proof."""
    return subprocess.run(
        [sys.executable, "-I", "-c", SCRIPT, seal],
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
