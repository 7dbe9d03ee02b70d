"""Players of the simulated room, and the network between them and whatever process answers."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from tests.server.simulation.world import RUNNING, Process, World

GAMES: list[dict[str, Any]] = [
    {"game": "three-card-poker@bclc", "settings": {"minimum": 500, "maximum": 50_000}},
    {
        "game": "texas-holdem@bclc",
        "settings": {"blinds": [100, 200], "minimum_buy_in": 10_000, "straddle_seconds": 0},
        "bots": 2,
    },
    {
        "game": "texas-holdem@bclc",
        "settings": {"blinds": [100, 200], "minimum_buy_in": 10_000, "straddle_seconds": 0},
    },
    {"game": "mini-baccarat@bclc", "settings": {"minimum": 500, "maximum": 50_000}},
]
SPOTS = {"three-card-poker@bclc": ["ante", "pair_plus"], "mini-baccarat@bclc": ["player", "banker"]}
FINE = {200, 400, 401, 404, 408, 409, 422, 429, 503}
SLOW = 0.03  # of those who send a body, or take an answer
TRIES = 40


class Unfair(AssertionError):
    """The room broke its word."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back."""

    status: int
    text: str

    def json(self) -> Any:
        return json.loads(self.text)


@dataclass(slots=True)
class Heard:
    """Everything that the players were told, for those who judge it later."""

    views: list[tuple[str, str]] = field(default_factory=list)  # whose, and the bytes
    acknowledged: dict[tuple[str, str], str] = field(default_factory=dict)  # by player and key


class Network:
    """Carries requests to a process: late, twice, or not at all; and answers likewise."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def process(self) -> Process:
        """One that is alive; a new one is started where there are too few."""
        while len(alive := [each for each in self.world.processes if each.alive]) < 2:
            try:
                await asyncio.create_task(self.world.start())
            except Exception:  # noqa: BLE001
                await asyncio.sleep(0.1)  # it died, or found the disk full, as it began
        return self.world.rng.choice(alive)

    async def ask(
        self, method: str, path: str, body: Any, headers: dict[str, str]
    ) -> Answer | None:
        """What comes back of a request, if anything does."""
        rng, calm = self.world.rng, self.world.calm
        if not calm and rng.random() < 0.1:
            await asyncio.sleep(rng.choice([0.01, 0.2, 3.0]))
        if not calm and rng.random() < 0.03:
            return None  # it never arrived
        process = await self.process()
        asks = [asyncio.create_task(self._reaches(process, method, path, body, headers))]
        if not calm and rng.random() < 0.08:
            self.world.happened["sent twice"] += 1
            again = await self.process()
            asks.append(asyncio.create_task(self._reaches(again, method, path, body, headers)))
        answers = [each for each in await asyncio.gather(*asks) if each]
        if len({each.text for each in answers if each.status == 200}) > 1 and "key" in (body or {}):
            raise Unfair(f"one key, two answers: {answers}")
        if not calm and rng.random() < 0.05:
            self.world.happened["answer lost"] += 1
            return None
        return answers[0] if answers else None

    async def _reaches(
        self, process: Process, method: str, path: str, body: Any, headers: dict[str, str]
    ) -> Answer | None:
        RUNNING.set(process)
        sent = [b"" if body is None else json.dumps(body).encode()]
        told: list[Any] = []
        route, _, query = f"/api{path}".partition("?")

        async def receive() -> dict[str, Any]:
            await self._dawdles("slow to send")
            return {"type": "http.request", "body": sent.pop() if sent else b"", "more_body": False}

        async def send(message: Any) -> None:
            await self._dawdles("slow to take")
            told.append(message)

        scope = {
            "type": "http", "http_version": "1.1", "method": method, "path": route,
            "raw_path": route.encode(), "root_path": "", "scheme": "http",
            "query_string": query.encode(), "client": ("127.0.0.1", 1), "server": ("room", 80),
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
            "extensions": {}, "state": {},
        }  # fmt: skip
        await process.app(scope, receive, send)
        if not process.alive:
            return None
        text = b"".join(each.get("body", b"") for each in told[1:]).decode()
        return Answer(told[0]["status"], text)

    async def _dawdles(self, what: str) -> None:
        """A client at the end of a bad line: some never end within the time that they have."""
        if not self.world.calm and self.world.rng.random() < SLOW:
            self.world.happened[what] += 1
            await asyncio.sleep(self.world.rng.choice([0.5, 5.0, 20.0]))


class Player:
    """Somebody with two tabs, each of which believes what it last saw."""

    def __init__(self, name: str, network: Network, heard: Heard) -> None:
        self.name, self.network, self.heard = name, network, heard
        self.rng = network.world.rng
        self.id = ""
        self.headers = {"content-type": "application/json", "host": "room"}
        self.tabs: list[dict[str, Any]] = [{}, {}]
        self.sent = 0

    async def comes(self) -> None:
        """Sign in, however long it takes; a guest whose answer was lost comes as another."""
        for attempt in range(TRIES):
            name = f"{self.name} {attempt + 2}" if attempt else self.name
            answer = await self._ask("POST", "/session/guest", {"name": name})
            if answer and answer.status == 200:
                self.id = answer.json()["id"]
                break
        process = await self.network.process()
        RUNNING.set(process)
        async with process.desk.store.write() as conn:
            from houseway.server.people import sessions
            from houseway.server.people.accounts import Account

            account = Account(self.id, name, guest=True)
            at = process.desk.room.at()
            token = await sessions.open_session(conn, account, "bearer", at=at, seconds=10**8)
        self.headers["authorization"] = f"Bearer {token}"

    async def _ask(self, method: str, path: str, body: Any = None) -> Answer | None:
        answer = await self.network.ask(method, path, body, self.headers)
        if answer and answer.status not in FINE:
            raise Unfair(f"{method} {path} {body} was answered {answer}")
        return answer

    async def opens(self, form: dict[str, Any]) -> str | None:
        answer = await self._ask("POST", "/tables", form)
        return answer.json()["id"] if answer and answer.status == 200 else None

    async def looks(self, tab: int, table: str) -> None:
        answer = await self._ask("GET", f"/tables/{table}")
        if answer and answer.status == 200:
            self._sees(tab, answer.text)

    def _sees(self, tab: int, text: str) -> None:
        self.tabs[tab] = json.loads(text)
        self.heard.views.append((self.id, text))

    async def step(self, tables: list[str]) -> None:
        """One thing in one of the tabs."""
        tab, rng = self.rng.randrange(2), self.rng
        view = self.tabs[tab]
        if not view or rng.random() < 0.1:
            await self.looks(tab, rng.choice(tables))
            return
        if tab == 0:  # the other acts upon what it last saw, however old
            await self.looks(tab, view["id"])
            view = self.tabs[tab]
        if rng.random() < 0.03:
            await self._ask("POST", "/me/chips")
        else:
            await self._does(tab, view, self._chooses(view))

    def _chooses(self, view: dict[str, Any]) -> dict[str, Any]:
        rng = self.rng
        if rng.random() < 0.05:
            return {
                "do": rng.choice(["leave", "away", "back", "clock", "join_list", "muck", "show"])
            }
        if not view["your_seat"]:
            return {"do": "sit", "seat": rng.randint(1, 5), "buy_in": rng.choice([10_000, 20_000])}
        played = view["round"]
        if view["phase"] == "playing" and played and played["options"]:
            return {"do": "act", "action": self._acts(played["options"]["offers"])}
        if view["phase"] == "betting" and rng.random() < 0.5:
            spots = SPOTS[view["game"]]
            return {"do": "bet", "bets": {spots[0]: rng.choice([500, 1000]), **self._side(spots)}}
        return {"do": "deal"}

    def _side(self, spots: list[str]) -> dict[str, int]:
        return {spots[1]: 500} if self.rng.random() < 0.3 else {}

    def _acts(self, offers: list[dict[str, Any]]) -> dict[str, Any]:
        offer = self.rng.choice(offers)
        action = {"act": offer["act"]}
        if offer.get("spot"):
            action["spot"] = offer["spot"]
        if offer.get("least") is not None:
            action["amount"] = self.rng.choice([offer["least"], offer["least"], offer["most"]])
        return action

    async def _does(self, tab: int, view: dict[str, Any], command: dict[str, Any]) -> None:
        """Give a command, and again by the same key until somebody answers."""
        self.sent += 1
        key = f"k{self.sent}"
        body = {"key": key, "state": view["state"], "command": command}
        for _ in range(TRIES):
            answer = await self._ask("POST", f"/tables/{view['id']}/commands", body)
            if answer and answer.status != 503:
                break
            await asyncio.sleep(self.rng.choice([0.05, 1.0]))
        if answer and answer.status == 200:
            self.heard.acknowledged[self.id, key] = answer.text
            self._sees(tab, answer.text)
        elif answer and answer.status == 409:
            await self.looks(tab, view["id"])
