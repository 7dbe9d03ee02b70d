"""A stranger's house at the desk: its own situation and its own form, with nothing edited."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway import houses
from houseway.houses import House
from houseway.rulebook import section
from houseway.rulings import Ruling
from houseway.rulings.questions.question import Asking, Question
from houseway.rulings.questions.turns import SKIPPED
from houseway.rulings.situations import Skipped

rule = section("bclc-poker/33")


@dataclass(frozen=True, slots=True)
class Spilled:
    """Somebody spilled a drink."""

    what: str
    cards_wet: bool = False


def on_a_spill(seen: Spilled) -> Ruling:
    act = "new deck" if seen.cards_wet else "wipe"
    return Ruling(act, (rule("1.6"),), said=f"{seen.what.capitalize()} on the felt")


def read(given: Mapping[str, Any]) -> Spilled:
    return Spilled(given["spilled"], given.get("cards_wet", False))


_spill = Asking(Spilled)
SPILLED = Question(
    Spilled,
    "A drink was spilled",
    (
        _spill("spilled", "What", of="what", choices=("tea", "beer"), needed=True),
        _spill("cards_wet", "The cards are wet"),
    ),
    finds=("flood",),
    read=read,
)


@pytest.fixture
def kitchen(monkeypatch: pytest.MonkeyPatch) -> str:
    module = ModuleType("kitchen_rulings")
    module.RULES = {Spilled: on_a_spill, Skipped: lambda seen: Ruling("wait", (rule("1.6"),))}  # type: ignore[attr-defined]
    module.QUESTIONS = (SPILLED,)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "kitchen_rulings", module)
    house = House(id="kitchen", title="The kitchen", rulings="kitchen_rulings")
    monkeypatch.setattr(houses, "every", lambda known={**houses.every(), "kitchen": house}: known)
    return house.id


def test_its_forms_are_listed_and_found(client: TestClient, kitchen: str) -> None:
    page = client.get("/api/rulings/kinds", params={"house": kitchen}).json()
    assert [each["title"] for each in page["questions"]] == [SKIPPED.title, SPILLED.title]
    found = client.get("/api/rulings/kinds", params={"house": kitchen, "q": "flood"}).json()
    assert [each["slug"] for each in found["questions"]] == ["spilled"]


def test_its_own_situation_is_ruled_on(client: TestClient, kitchen: str) -> None:
    form = {"house": kitchen, "given": {"spilled": "tea", "cards_wet": True}}
    page = client.post("/api/rulings", json=form).json()
    assert page["ruling"]["act"] == "new deck"
    assert page["ruling"]["aloud"] == "Tea on the felt."
    assert page["saw"][0] == {"label": "What", "words": "tea"}
    form["given"] = {"spilled": "lava"}
    refused = client.post("/api/rulings", json=form)
    assert refused.status_code == 400
    assert "one of tea, beer" in refused.json()["error"]["message"]


def test_and_ours_beside_it(client: TestClient, kitchen: str) -> None:
    page = client.post("/api/rulings", json={"house": kitchen, "given": {"skipped": True}}).json()
    assert page["ruling"]["act"] == "wait"
