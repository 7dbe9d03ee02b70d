"""Amounts that come from outside have a bound, and nothing breaks at it or beyond it."""

import re
from collections.abc import Iterator
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway import games
from houseway.play import Game
from houseway.play.settings import MOST_CENTS
from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.logs.verify import verify_store
from houseway.server.people.roles import GIVEN
from tests.server.client import Client
from tests.server.conftest import Staff, make_staff
from tests.server.houses import house_with

CATALOGUE = list(games.catalogue().values())
NUMBERS = ("money", "money_list", "integer", "percent")
WORDS = ("x", "06:00", "list-0123456789abcdef", "As")  # one of them fits any pattern
TOO_MUCH = (MOST_CENTS + 1, 4 * 10**18, 10**30, 10**4000)


@pytest.fixture
def ann(quick: House, sqlite_url: str) -> Iterator[Any]:
    """Somebody with every role; when all is over a table opens as ever, and the books agree."""
    house = house_with(quick, floor=frozenset({"Ann"}))
    with Client(create_app(sqlite_url, house)) as client:
        make_staff(sqlite_url, "Ann", *GIVEN)
        person = Staff(client, "Ann")
        wallet = person.me()["wallet"]
        yield person
        person.open("texas-holdem@bclc", settings=posted(games.find("texas-holdem@bclc")), bots=4)
        assert len(person.view["seats"]) == 4
        person.do("sit", seat=1, buy_in=20_000)
        assert person.me()["wallet"] == wallet - 20_000
    report = anyio.run(verify_store, sqlite_url)
    assert report.ok, str(report)


def posted(game: Game) -> dict[str, Any]:
    """What a house must post: what a form offers first."""
    facts: Any = game.facts()
    return {each["name"]: each["default"] for each in facts["settings"] if each["required"]}


def told(answer: Any, *statuses: int) -> str:
    """The one line that a refusal is."""
    assert answer.status_code in statuses, answer.text
    message: str = answer.json()["error"]["message"]
    assert "\n" not in message
    assert len(message) < 200
    return message


# Every number of every form


class Document:
    """The OpenAPI document, read for the numbers that somebody may send."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.paths: dict[str, Any] = document["paths"]
        self.shapes: dict[str, Any] = document["components"]["schemas"]

    def forms(self) -> Iterator[tuple[str, Any]]:
        for path, methods in self.paths.items():
            for asked in methods.values():
                for media in asked.get("requestBody", {}).get("content", {}).values():
                    yield path, media["schema"]

    def fields(self) -> Iterator[tuple[str, Any]]:
        """What is asked for in an address."""
        for path, methods in self.paths.items():
            for asked in methods.values():
                for each in asked.get("parameters", ()):
                    yield f"{path} {each['name']}", each["schema"]

    def numbers(self, schema: Any, where: str) -> Iterator[tuple[str, Any]]:
        """Every number in a form, with its path there."""
        schema = self.shape(schema)
        if schema.get("type") == "integer":
            yield where, schema
        for each in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
            yield from self.numbers(each, where)
        for name, each in schema.get("properties", {}).items():
            yield from self.numbers(each, f"{where}.{name}")
        for inner in ("items", "additionalProperties"):
            if isinstance(schema.get(inner), dict):
                yield from self.numbers(schema[inner], where)

    def too_much(self, schema: Any, name: str = "") -> Iterator[tuple[str, Any]]:
        """The form with one number above its bound, once for each number, and that field's name."""
        schema = self.shape(schema)
        if "maximum" in schema:
            yield name, int(schema["maximum"]) + 1
        for each in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
            yield from self.too_much(each, name)
        for field, each in schema.get("properties", {}).items():
            for where, bad in self.too_much(each, field):
                yield where, {**self.least(schema), field: bad}
        if isinstance(schema.get("additionalProperties"), dict):
            for where, bad in self.too_much(schema["additionalProperties"], name):
                yield where, {"x": bad}
        if "items" in schema:
            for where, bad in self.too_much(schema["items"], name):
                yield where, [bad]

    def least(self, schema: Any) -> Any:
        """The least that fills in a form rightly."""
        schema = self.shape(schema)
        for each in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
            return self.least(each)
        if "const" in schema or "enum" in schema:
            return schema.get("const") or schema["enum"][0]
        if schema.get("type") == "string":
            return next(word for word in WORDS if re.search(schema.get("pattern", ""), word))
        if schema.get("type") == "object":
            needed = schema.get("required", ())
            return {each: self.least(schema["properties"][each]) for each in needed}
        if schema.get("type") == "array":
            return [self.least(schema["items"])] * schema.get("minItems", 0)
        least = int(schema.get("minimum", 0))  # the document writes 1.0
        return {"integer": least, "boolean": False}[schema["type"]]

    def shape(self, schema: Any) -> Any:
        found = schema.get("$ref", "").rpartition("/")[2]
        return self.shapes[found] if found else schema


@pytest.fixture
def document(client: TestClient) -> Document:
    return Document(client.get("/api/openapi.json").json())


def test_every_number_that_may_be_sent_has_a_bound(document: Document) -> None:
    """But those of a table's settings, which each game bounds by itself."""
    asked = [found for path, form in document.forms() for found in document.numbers(form, path)]
    asked += [found for path, field in document.fields() for found in document.numbers(field, path)]
    assert len(asked) > 30
    free = {where for where, schema in asked if "maximum" not in schema}
    assert {where.rpartition(".")[2] for where in free} == {"settings"}
    amounts = [schema for _, schema in asked if schema.get("description") == "Whole cents"]
    assert len(amounts) > 15
    assert {schema["maximum"] for schema in amounts} == {MOST_CENTS}


def test_a_number_above_its_bound_is_refused(document: Document, ann: Any) -> None:
    ann.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 5000})
    club = ann.post("/clubs", {"key": "club", "name": "Club", "house": "bcpc"})["id"]
    tried = set()
    for path, form in document.forms():
        for field, body in document.too_much(form):
            here = path.replace("{table_id}", ann.view["id"]).replace("{name}", "bad-beat")
            here = here.replace("{number}", "1").replace("{club_id}", club)
            answer = ann.client.post(here, json=body, headers=ann.headers)
            message = told(answer, 422)
            where = message.partition(":")[0].split(".")
            assert field in where, f"{path} {body}: {message}"
            if field in where[-2:]:  # else it may be of several kinds, and is told of the first
                assert "at most" in message
            tried.add(field)
    assert {"amount", "buy_in", "bets", "tips", "roll", "dealer_bet", "bots"} <= tried
    assert {"posted", "accrued", "seed_pool", "minimum_pot", "contribution", "reseed"} <= tried


# Every setting of every game


@pytest.mark.parametrize("much", TOO_MUCH, ids=["one cent more", "4e18", "1e30", "1e4000"])
def test_a_setting_above_its_bound_is_refused(ann: Any, much: int) -> None:
    """With bots, which would buy in by it, and as the wish of somebody who waits for a game."""
    tried = 0
    for game in CATALOGUE if much == TOO_MUCH[0] else CATALOGUE[::6]:
        facts: Any = game.facts()
        for each in facts["settings"]:
            if each["kind"] not in NUMBERS:
                continue
            assert each["most"] <= MOST_CENTS
            value = [much, much] if each["kind"] == "money_list" else much
            settings = {**posted(game), each["name"]: value}
            wish = {"do": "ask", "game": game.id, "settings": settings}
            asked = [("tables", {"game": game.id, "settings": settings, "bots": 4})]
            if tried % 4 == 0:  # the board reads a wish as a table reads its settings
                key = f"{game.id.partition('@')[0]}-1"
                asked.append(("board/commands", {"key": key, "command": wish}))
            for path, body in asked:
                answer = ann.client.post(f"/api/{path}", json=body, headers=ann.headers)
                message = told(answer, 400)
                assert message.startswith(f"setting {each['name']!r} is ")
                assert "; it must be at most " in message
            tried += 1
    assert tried > (400 if much == TOO_MUCH[0] else 50)
    assert ann.get("/tables") == []
    assert ann.get("/board")["lines"] == []


def test_a_number_that_no_computer_reads_is_refused(ann: Any) -> None:
    body = f'{{"game": "texas-holdem@bclc", "settings": {{"minimum_buy_in": {"9" * 5000}}}}}'
    headers = {**ann.headers, "Content-Type": "application/json"}
    answer = ann.client.post("/api/tables", content=body, headers=headers)
    assert told(answer, 400) == "the body cannot be read; send JSON in UTF-8"


def test_the_bound_itself_is_taken_and_the_books_hold_it(ann: Any) -> None:
    """Bots sit down with twice as much, meters show it: the ledger is not near its end."""
    opened = 0
    for game in CATALOGUE:
        names = {each.name for each in game.settings}
        most = {"minimum_buy_in", "maximum", "meter", "reseed"} & names
        settings = {**posted(game), **dict.fromkeys(most, MOST_CENTS)}
        if "increment" in names:
            settings["increment"] = 10
        body = {"game": game.id, "settings": settings, "bots": 4}
        answer = ann.client.post("/api/tables", json=body, headers=ann.headers)
        opened += answer.status_code == 200
        if answer.status_code != 200:
            assert "collection option" in told(answer, 400)  # posted for lower limits
    assert opened > 40
