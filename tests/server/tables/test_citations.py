"""Whatever the server answers at a table is cited from the books of the table's house."""

import uuid
from collections.abc import Iterator
from typing import Any

import pytest

from houseway import games, houses, rulebook

GAMES = {
    "texas-holdem@bclc": 20_000,
    "pai-gow-poker@bclc": 20_000,
    "texas-holdem@chico": 20_000,
    "three-card-poker@chico": 100_000,
    "texas-holdem@bcpc": 20_000,
}
WRONG: tuple[dict[str, Any], ...] = (
    {"do": "sit", "seat": 1, "buy_in": 20_000},
    {"do": "sit", "seat": 99, "buy_in": 20_000},
    {"do": "sit", "seat": 5, "buy_in": 1},
    {"do": "buy", "amount": 1},
    {"do": "buy", "amount": 10**11},
    {"do": "bet", "bets": {"?": 500}},
    {"do": "bet", "bets": {"ante": 1, "base": 1}},
    {"do": "bet", "bets": {"ante": 10**9, "base": 10**9}},
    {"do": "act", "action": {"act": "raise_to", "amount": 1}},
    {"do": "act", "action": {"act": "check"}},
    {"do": "straddle", "amount": 1},
    {"do": "straddle", "amount": 2000},
    {"do": "bank", "roll": 1},
    {"do": "bank", "roll": 20_000},
    {"do": "waive"},
    {"do": "post"},
    {"do": "agree"},
    {"do": "refuse"},
    {"do": "show"},
    {"do": "muck"},
    {"do": "clock"},
    {"do": "join_list"},
    {"do": "leave_list"},
    {"do": "decline_seat"},
    {"do": "deal"},
    {"do": "leave"},
    {"do": "close"},
)


def cited(told: Any) -> Iterator[str]:
    """Every clause that is named anywhere in an answer."""
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list):
        for each in told:
            yield from cited(each)
    elif isinstance(told, str) and told in rulebook.clauses():
        yield told


def suggested(id: str) -> dict[str, object]:
    """What a table of the game must post."""
    known = games.find(id).settings
    return {each.name: each.suggest for each in known if each.required and each.suggest is not None}


@pytest.mark.parametrize("id", GAMES)
def test_a_table_answers_with_clauses_of_its_own_house(person: Any, id: str) -> None:
    ann, bob = person("Ann"), person("Bob")
    answers = [ann.open(id, settings=suggested(id))]
    refused = 0
    bob.look(ann.view["id"])
    for seat, each in enumerate((ann, bob), start=1):
        each.look()
        each.do("sit", seat=seat, buy_in=GAMES[id])
    path = f"/api/tables/{ann.view['id']}/commands"
    for command in (*WRONG[:-2], *WRONG):  # before a round, and in one if there is one
        body = {"key": uuid.uuid4().hex, "state": ann.look()["state"], "command": command}
        answer = ann.client.post(path, json=body, headers=ann.headers)
        assert answer.status_code < 500, answer.text
        refused += answer.status_code >= 400
        answers.append(answer.json())
    assert refused > len(WRONG) // 2
    found = {rulebook.clause(each) for each in cited(answers)}
    assert found, "nothing was cited"
    house = houses.of(games.find(id))
    assert not [str(each) for each in found if not house.prints(each)]
