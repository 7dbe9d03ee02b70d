"""What is handed out when a hand is over: recall, transcripts, PHH, proofs, links, lists, refusals.

Every byte of it, to everybody, is held against what he may know; that is computed from the log and
the secret shoe alone.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_secrecy import Witness, cards_in

GAMES = [
    ("texas-holdem@bclc", {"blinds": [100, 200], "minimum_buy_in": 10_000}),
    ("seven-card-stud@bclc", {"minimum_buy_in": 10_000}),
    ("2-7-triple-draw@bcpc", {"minimum_buy_in": 10_000}),
]


def played(people: list[Any], game: str, settings: dict[str, Any]) -> dict[str, Any]:
    """A hand of three people: the first to be asked folds when he may, the others show down."""
    ann = people[0]
    facts = ann.get(f"/games/{game}")
    needed = {each["name"]: each["default"] for each in facts["settings"] if each["required"]}
    ann.open(game, settings={**needed, **settings})
    table = ann.view["id"]
    for seat, person in enumerate(people, 1):
        person.look(table)
        person.do("sit", seat=seat, buy_in=40_000)
    ann.look()
    ann.do("deal")
    folded = False
    for _ in range(200):
        view = ann.look()
        if view["phase"] != "playing":
            return view
        who = people[view["round"]["to_act"] - 1]
        offers = [each["act"] for each in who.look(table)["round"]["options"]["offers"]]
        wanted = [*([] if folded else ["fold"]), "check", "call", "bring_in", "draw", "keep"]
        act = next(each for each in (*wanted, *offers) if each in offers)
        folded = folded or act == "fold"
        who.act(act, **({"cards": []} if act in ("draw", "discard") else {}))
    raise AssertionError("the hand does not end")


@pytest.mark.parametrize(("game", "settings"), GAMES, ids=[game for game, _ in GAMES])
def test_nobody_is_told_a_card_more_when_it_is_over(
    person: Callable[[str], Any], tmp_path: Path, game: str, settings: dict[str, Any]
) -> None:
    people = [person(name) for name in ("Ann", "Bob", "Cid")]
    stranger = person("Zoe")
    view = played(people, game, settings)
    state, client = view["state"], stranger.client
    witness = Witness(tmp_path / "house.db", view["id"])
    at = f"/api/tables/{view['id']}"
    pages = [at, f"{at}/situation", f"{at}/rulings", "/api/me/rounds", "/api/me/profile"]
    pages += [f"{at}/rounds/1{each}" for each in ("", "/transcript", "/phh", "/proof")]
    pages += [f"{at}/rounds/2", "/api/tables", "/api/board"]
    told = 0
    for seat, viewer in [*enumerate(people, 1), (None, stranger), (None, None)]:
        headers = viewer.headers if viewer else {}
        payloads = [client.get(page, headers=headers).text for page in pages]
        wrong = {"key": "k", "state": 0, "command": {"do": "act", "action": {"act": "call"}}}
        payloads.append(client.post(f"{at}/commands", json=wrong, headers=headers).text)
        for payload in payloads:
            witness.check(payload, seat, state)
            told += len(cards_in(payload))
    for seat, viewer in enumerate(people, 1):
        code = viewer.post(f"/tables/{view['id']}/rounds/1/share", {})["code"]
        for headers in ({}, stranger.headers, *(each.headers for each in people)):
            shared = client.get(f"/api/shared/{code}", headers=headers)
            assert shared.status_code == 200
            witness.check(shared.text, seat, state)
    assert told > 50  # and something was told at all
    hidden = witness.texts(1, state) | witness.texts(2, state) | witness.texts(3, state)
    assert hidden - witness.texts(None, state), "everything lay open: nothing was shown by this"
