"""Proofs of a hand in which the deck ran out and the muck was shuffled."""

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
