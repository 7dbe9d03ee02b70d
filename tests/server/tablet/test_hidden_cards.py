"""Cards keyed face down are for whoever deals: no guest, player or other role sees one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server.people.roles import Role
from tests.server.conftest import Person, Staff, make_staff
from tests.server.tablet.dealer_room import Dealer

# A game, its bets, where cards are keyed that lie face down, and which.
KEYED = {
    "pai-gow-poker@bclc": ({"base": 2000}, "dealer", "As Ks Qs 9d 8d 4c 2h"),
    "fast-action-holdem@bclc": ({"ante": 2000}, "seat 3", "Ah Kh 9s 4d"),
    "three-card-poker@bclc": ({"ante": 2000}, "seat 3", "Kh 9h 4h"),
    "ultimate-texas-holdem@bclc": ({"ante": 2000, "blind": 2000}, "seat 3", "Kh 9h"),
}
OTHERS = (Role.CASHIER, Role.COMMITTEE, Role.AUDITOR, Role.ADMIN)


@pytest.fixture
def maria(room: TestClient, sqlite_url: str) -> Dealer:
    return Dealer(room, sqlite_url, "Maria", Role.FLOOR)


@pytest.fixture
def others(room: TestClient, sqlite_url: str) -> list[Person]:
    """A guest, and one of each role that neither deals nor decides."""
    for role in OTHERS:
        make_staff(sqlite_url, role.value.capitalize(), role)
    staff = [Staff(room, role.value.capitalize()) for role in OTHERS]
    return [Person(room, "Gus"), *staff]


def told(person: Person, id: str) -> str:
    """Everything that the room answers somebody about a table, errors and all."""
    client, headers = person.client, person.headers
    paths = [f"/dealer-tables/{id}", f"/live-tables/{id}", "/live-tables", "/floor", "/disputes"]
    paths += [f"/tables/{id}", f"/tables/{id}/rounds/1", f"/tables/{id}/rounds/1?seat=3"]
    paths += [f"/tables/{id}/rounds/1/{kind}" for kind in ("transcript", "phh")]
    answers = [client.get(f"/api{path}", headers=headers).text for path in paths]
    for command in ({"do": "undo", "by": "", "why": "x"}, {"do": "cards", "cards": ["Kh"]}):
        form = {"key": f"{person.name} {command['do']}", "state": 4, "command": command}
        sent = client.post(f"/api/dealer-tables/{id}/commands", json=form, headers=headers)
        assert sent.status_code in (403, 422), sent.text
        answers.append(sent.text)
    with client.websocket_connect(f"/api/dealer-tables/{id}/live", headers=headers) as socket:
        answers.append(socket.receive_text())
    return "\n".join(answers)


def names_one(text: str, cards: str) -> list[str]:
    return [card for card in cards.split() if f'"{card}"' in text or f" {card}" in text]


@pytest.mark.parametrize("game", KEYED)
def test_what_lies_face_down_is_told_to_nobody_else(
    game: str, maria: Dealer, others: list[Person]
) -> None:
    bets, place, cards = KEYED[game]
    maria.opens(game)
    maria.do("bet", seat=3, bets=bets)
    maria.do("deal")
    maria.keys(cards, place)
    assert names_one(json.dumps(maria.view), cards), "whoever deals sees them"
    for person in others:
        assert names_one(told(person, maria.view["id"]), cards) == [], person.name


def test_a_hand_that_was_folded_stays_unseen_when_the_round_is_recalled(
    maria: Dealer, others: list[Person]
) -> None:
    bets, place, cards = KEYED["three-card-poker@bclc"]
    maria.opens("three-card-poker@bclc")
    maria.do("bet", seat=3, bets=bets)
    maria.do("deal")
    maria.keys(cards, place)
    maria.answers(3, act="fold")
    settled: Any = maria.do("settle")
    assert settled["phase"] == "waiting"
    for person in others:
        assert names_one(told(person, maria.view["id"]), cards) == [], person.name
