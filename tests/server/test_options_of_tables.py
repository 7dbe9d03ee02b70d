"""Hold'em with a kill, and with the board run twice, played over the wire."""

from collections.abc import Callable
from typing import Any

HOLDEM = "texas-holdem@bclc"
LIMIT = {"limit": "limit", "blinds": [200, 400], "limits": [400, 800], "minimum_buy_in": 10_000}
TWICE = {"blinds": [100, 200], "minimum_buy_in": 10_000, "max_bet": 100_000, "run_twice": True}


def seated(person: Callable[[str], Any], settings: dict[str, Any], count: int) -> dict[int, Any]:
    """So many people at a new table, by seat."""
    names = ("Ann", "Bob", "Cleo", "Dee")
    people = {seat: person(names[seat - 1]) for seat in range(1, count + 1)}
    people[1].open(HOLDEM, settings=settings)
    for seat, one in people.items():
        one.look(people[1].view["id"])
        one.do("sit", seat=seat, buy_in=10_000)
    return people


def deal(people: dict[int, Any]) -> None:
    people[1].look()
    people[1].do("deal")


def go_on(people: dict[int, Any], *acts: str) -> dict[str, Any]:
    """Whoever is asked does the first of these acts that he may, once."""
    seat = people[1].look()["round"]["to_act"]
    asked = people[seat].look()["round"]["options"]["offers"]
    offers = {offer["act"]: offer for offer in asked}
    act = next(act for act in acts if act in offers)
    amount = {"amount": offers[act]["most"]} if act in ("bet", "raise_to") else {}
    people[seat].act(act, **amount)
    return people[1].look()


def play_out(people: dict[int, Any], winner: int = 0, *acts: str) -> None:
    """Play a hand to its end; all but the `winner` do the acts, and fold once he has bet."""
    while people[1].look()["phase"] == "playing":
        view = people[1].view["round"]
        if view["to_act"] == winner:
            go_on(people, "bet", "raise_to", "call", "check")
        else:
            go_on(people, *(acts if view["street"] == "pre-flop" else ("check", "fold")))


def clauses(view: dict[str, Any]) -> set[str]:
    return {said["clause"] for said in view["round"]["said"]}


def marks(view: dict[str, Any]) -> dict[int, list[str]]:
    buttons = {seat["seat"]: seat["marks"] for seat in view["round"]["seats"]}
    return {seat: [m for m in lying if m.startswith("kill")] for seat, lying in buttons.items()}


def test_two_pots_in_a_row_make_a_kill(person: Callable[[str], Any]) -> None:
    people = seated(person, {**LIMIT, "kill": "full"}, 3)
    deal(people)
    assert "bclc-poker/22/1.4" in clauses(people[1].look())
    play_out(people, 0, "fold")  # the first button is seat 3's, so seat 2 gets the blinds
    deal(people)
    assert marks(people[1].look()) == {1: [], 2: ["kill button face down"], 3: []}
    assert "bclc-poker/22/1.7" not in clauses(people[1].view)
    play_out(people, 2, "call", "check")
    deal(people)
    view = people[1].look()
    assert marks(view) == {1: [], 2: ["kill button face up"], 3: []}
    assert "bclc-poker/22/1.7" in clauses(view)
    chips = {seat["seat"]: seat["bets"].get("bet", 0) for seat in view["round"]["seats"]}
    assert chips[2] == 800
    play_out(people, 0, "fold")


def test_a_newcomer_asks_for_a_kill_hand_in_vain(person: Callable[[str], Any]) -> None:
    people = seated(person, {**LIMIT, "kill": "half"}, 2)
    deal(people)
    play_out(people, 0, "fold")
    cleo = person("Cleo")
    cleo.look(people[1].view["id"])
    cleo.do("sit", seat=3, buy_in=10_000)
    answer = cleo.do("agree", status=409)
    assert answer["error"]["clause"] == "bclc-poker/22/6.4"


def test_a_board_is_run_twice_when_both_want_it(person: Callable[[str], Any]) -> None:
    people = seated(person, TWICE, 2)
    deal(people)
    for acts in (("raise_to",), ("call",), ("run_twice",), ("run_twice",)):
        view = go_on(people, *acts)
    assert view["phase"] != "playing"
    boards = {place["place"]: len(place["cards"]) for place in view["round"]["places"]}
    assert boards == {"board": 5, "board 2": 2}
    won = {line["clause"] for line in view["round"]["lines"] if line["result"] == "wins"}
    assert won <= {"bclc-poker/21/11.2.8", "bclc-poker/21/11.2.9"}
    assert sum(seat["stack"] for seat in view["seats"]) == 20_000


def test_a_table_that_runs_it_twice_must_post_the_most_for_a_bet(
    person: Callable[[str], Any],
) -> None:
    refused = person("Ann").open(HOLDEM, status=400, settings={**TWICE, "max_bet": None})
    assert refused["error"]["clause"] == "bclc-poker/21/3.6"
