"""Who plays under load: people at tables, over lines that are kept open."""

from __future__ import annotations

import asyncio
import json
import random
import time
import uuid
from dataclasses import dataclass
from typing import Any

from benchmarks.test_room import HOLDEM

LINES_EACH = 250  # from one address; the house takes 400
LOOKS = 0.25  # seconds between two looks at a table where bots think


@dataclass(frozen=True, slots=True)
class Plan:
    """How a table is played: people at it, bots beside them, seconds to think on average."""

    people: int = 2
    bots: int = 0
    think: float = 0.0


class Wire:
    """A connection that is kept open, for one question after the other."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.source = f"127.0.0.{2 + number // LINES_EACH}"
        self._turn = asyncio.Lock()
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any, told: str) -> tuple[Any, str, float]:
        """What is answered, its headers, and how long the house took."""
        sent = b"" if body is None else json.dumps(body).encode()
        head = f"{method} /api{path} HTTP/1.1\r\nHost: room\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(sent)}\r\n{told}\r\n"
        async with self._turn:
            try:
                answer, heard, took = await self._once(head.encode() + sent)
            except (asyncio.IncompleteReadError, ConnectionError):  # it had nothing to do for long
                self.close()
                answer, heard, took = await self._once(head.encode() + sent)
        return json.loads(answer), heard, took

    async def _once(self, asked: bytes) -> tuple[bytes, str, float]:
        if self._ends is None:
            near = (self.source, 0)
            self._ends = await asyncio.open_connection("127.0.0.1", self.port, local_addr=near)
        reader, writer = self._ends
        began = time.perf_counter()
        writer.write(asked)
        heard = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(heard.lower().split("content-length: ")[1].split("\r\n")[0])
        answer = await reader.readexactly(length)
        return answer, heard, time.perf_counter() - began

    def close(self) -> None:
        if self._ends:
            self._ends[1].close()
            self._ends = None


async def guest(wire: Wire, name: str) -> str:
    """What somebody new says who he is with."""
    _, heard, _ = await wire.ask("POST", "/session/guest", {"name": name}, "")
    at = heard.lower().index("set-cookie: ") + len("set-cookie: ")
    cookie = heard[at:].partition(";")[0]
    given, _, _ = await wire.ask("POST", "/tokens", None, f"Cookie: {cookie}\r\n")
    return f"Authorization: Bearer {given['token']}\r\n"


class Table:
    """One table and its players, who call and check."""

    def __init__(self, plan: Plan, wire: Wire) -> None:
        self.plan, self.wire = plan, wire
        self.view: Any = {}
        self.people: dict[int, str] = {}
        self.times: list[float] = []
        self.deals = 0
        self._calls = 0  # before the flop that are still to come

    async def open(self) -> None:
        """The table, and everybody in his seat."""
        first = self.plan.bots + 2 if self.plan.bots else 2
        seats = [1, *range(first, first + self.plan.people - 1)]
        for seat in seats:
            self.people[seat] = await guest(self.wire, f"{uuid.uuid4().hex[:10]} P{seat}")
        posted = {**HOLDEM, "bots": self.plan.bots}
        self.view, _, _ = await self.wire.ask("POST", "/tables", posted, self.people[1])
        for seat in seats:
            await self._do(seat, do="sit", seat=seat, buy_in=40_000)

    async def _do(self, who: int, /, **command: Any) -> float:
        body = {"key": uuid.uuid4().hex, "state": self.view["state"], "command": command}
        path = f"/tables/{self.view['id']}/commands"
        answer, _, took = await self.wire.ask("POST", path, body, self.people[who])
        assert "error" not in answer or answer["error"]["code"] == "stale", answer
        self.view = await self._look(who) if "error" in answer else answer
        return took

    async def _look(self, who: int) -> Any:
        path = f"/tables/{self.view['id']}"
        return (await self.wire.ask("GET", path, None, self.people[who]))[0]

    async def play(self, until: float) -> None:
        """Hand after hand for so long."""
        while time.monotonic() < until:
            if self.plan.think:
                left = max(0.0, until - time.monotonic())
                await asyncio.sleep(min(left, random.expovariate(1 / self.plan.think)))
                if time.monotonic() >= until:
                    return
            if self.view["phase"] != "playing":
                await self._do(1, do="deal")
                self.deals += 1
                self._calls = len(self.view["round"]["seats"]) - 1 if self.view["round"] else 0
            elif (seat := self.view["round"]["to_act"]) in self.people:
                await self._decide(seat)
            else:
                await asyncio.sleep(LOOKS)  # a bot thinks
                self.view = await self._look(1)

    async def _decide(self, seat: int) -> None:
        if self.plan.bots:
            self.view = await self._look(seat)
            asked = self.view["round"] and self.view["round"]["options"]
            if not asked:
                return
            offered = {each["act"] for each in asked["offers"]}
            act = next(each for each in ("check", "call", "fold") if each in offered)
        else:
            act = "call" if self._calls > 0 else "check"
            self._calls -= 1
        self.times.append(await self._do(seat, do="act", action={"act": act}))
