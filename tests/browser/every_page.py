"""Every page of the web app: their names, by its own routes, and an address of each in a room."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROUTES = Path(__file__).parents[2] / "web" / "src" / "state" / "route.svelte.ts"
THREE = "three-card-poker@bclc"
SEASON = "2026"
ACTS = (
    *({"act": "join", "name": name} for name in ("Ann", "Bob")),
    {"act": "open_season", "season": SEASON, "fee": 9000, "games": 10},
    {"act": "set_points", "season": SEASON, "by_place": ["10", "7"]},
    *({"act": "enrol", "season": SEASON, "name": name} for name in ("Ann", "Bob")),
    {"act": "pay_fee", "season": SEASON, "name": "Ann", "amount": 9000, "week": 1},
    {"act": "schedule", "event": "L1", "kind": "league", "day": "2026-02-13",
     "season": SEASON, "week": 1},
    {"act": "record_night", "event": "L1", "finish": ["Ann", "Bob"]},
    {"act": "receive", "giver": "Venue", "amount": 30000, "why": "gift", "target": "club"},
    {"act": "award_seats", "season": SEASON, "values": [20000], "day": "2026-12-11"},
)  # fmt: skip
WAGER = {"facing": 600, "last_raise": 550, "chips": [1000], "said": ""}
LIMITS = {"minimum": 500, "maximum": 10_000}
Asks = Callable[..., Any]  # a path of the API and a form; what is answered


def names() -> set[str]:
    """What the app calls its pages, and the sheets of those that have several."""
    text = ROUTES.read_text()
    found = set()
    for page, facts in re.findall(r'\| \{ page: "(\w+)"(.*?)\}', text):
        kind = re.search(r"shows: (\w+)Sheet", facts)
        found |= {f"{page}/{each}" for each in _sheets(text, kind[1])} if kind else {page}
    return found


def _sheets(text: str, kind: str) -> list[str]:
    listed = re.search(rf"const {kind.upper()}_SHEETS = \[(.*?)\]", text)
    assert listed, f"route.svelte.ts lists no sheets of a {kind}"
    return re.findall(r'"(\w+)"', listed[1])


def addresses(ask: Asks) -> Iterator[str]:
    """A page of every kind with something on it, made by somebody who may do everything."""
    yield from ("", "desk", "desk/bcpc/wager", "people", "rounds", "class", "clubs", "nights")
    yield from ("disputes", "floor", "floor/report", "enter/a-link-that-nobody-has-used")
    yield from (f"how-to-play/{THREE}", f"report/{THREE}", f"report/{THREE}/par", f"train/{THREE}")
    yield from _rounds(ask)
    yield from _tablets(ask)
    yield f"ruling/{_made(ask, 'rulings', house='bcpc', given=WAGER, keep={'key': _key()})}"
    exam = _made(ask, "training/mini-baccarat@bclc/exams", many=5)
    ask(f"training/exams/{exam}", {"answers": [""] * 5})
    yield f"certificate/{exam}"
    setup = {"house": "bcpc", "event": "deepstack", "buy_in": 2000}
    yield f"event/{_made(ask, 'dealt', key=_key(), name='Dealt', setup=setup, terms={})}"
    night = _made(ask, "nights", key=_key(), name="Live", setup=setup)
    ask(f"nights/{night}/entries", {"key": _key(), "names": ["Ann", "Bob", "Cid"]})
    yield from (f"night/{night}/{each}" for each in ("", "view", "clock", "print", "enter"))
    yield from _club(ask)


def _rounds(ask: Asks) -> Iterator[str]:
    """A round that was folded: at its table, again, shared, and as the floor reviews it."""
    table = _made(ask, "tables", game=THREE, settings=LIMITS, name="Corner")
    for command in (
        {"do": "sit", "seat": 1, "buy_in": 20_000},
        {"do": "bet", "bets": {"ante": 1_000}, "tips": {}},
        {"do": "deal"},
        {"do": "act", "action": {"act": "fold"}},
    ):
        state = ask(f"tables/{table}")["state"]
        form = {"key": _key(), "state": state, "command": command}
        ask(f"tables/{table}/commands", form)
    code = ask(f"tables/{table}/rounds/1/share", {})["code"]
    ask(f"tables/{table}/rounds/1/dispute", {"note": "It was mine"})
    yield from (f"table/{table}", f"round/{table}/1", f"shared/{code}", f"floor/round/{table}/1/1")


def _tablets(ask: Asks) -> Iterator[str]:
    blinds = {"blinds": [100, 200], "minimum_buy_in": 1000}
    for page, game, settings in (
        ("live", "texas-holdem@bcpc", blinds),
        ("dealer", "mini-baccarat@bclc", LIMITS),
    ):
        made = _made(ask, f"{page}-tables", key=_key(), game=game, settings=settings)
        yield f"{page}/{made}"


def _club(ask: Asks) -> Iterator[str]:
    """A club after its first night, with a member who has won a seat."""
    club = _made(ask, "clubs", key=_key(), name="Every page", house="bcpc")
    for act in ACTS:
        books = ask(f"clubs/{club}/acts", {"key": _key(), "act": act})
    ask(f"clubs/{club}/links", {"key": _key(), "account": ask("me")["name"], "member": "Ann"})
    yield from (f"club/{club}/{each}" for each in ("", "calendar", "records", "me", "tickets"))
    yield from (f"club/{club}/{each}/Ann" for each in ("player", "member"))
    yield from (
        f"club/{club}/books{each}" for each in ("", "/people", "/fees", "/events", "/points")
    )
    yield from (f"club/{club}/books/{each}" for each in ("purses", "seats", "more"))
    yield f"club/{club}/statement/purse/season:{SEASON}"
    yield f"club/{club}/ticket/{books['seats'][0]['code']}"


def _made(ask: Asks, path: str, **form: Any) -> str:
    return str(ask(path, form)["id"])


def _key() -> str:
    return os.urandom(8).hex()
