"""A poker room with jackpots: people at a table whose cards are known, and a floor."""

from __future__ import annotations

import random
import uuid
from collections.abc import Sequence
from typing import Any

from houseway.cards import STANDARD, Card, parse_cards
from houseway.server.app import create_app
from houseway.server.house import House
from tests.server.client import Client
from tests.server.conftest import Staff, make_staff
from tests.server.houses import house_with

HOLDEM = "texas-holdem@bclc"
LIMITS = {
    "straddle_seconds": 0,
    "limit": "limit",
    "limits": [1000, 2000],
    "blinds": [500, 1000],
    "rake": 0,
    "minimum_buy_in": 10_000,
}
EIGHT = 1_778_000_400.0  # 2026-05-05 17:00 UTC
HOUR, DAY = 3600.0, 24 * 3600.0
BEAT = {3: "Ts Th", 5: "As Ad"}
BOARD = "Ah Tc Td 4s 2h"
PLAIN = {3: "Ks Qh", 5: "Js 9d"}


class Stacked(random.Random):
    """Shuffles as it is told, and by chance where nothing is said."""

    order: Sequence[Card] = ()

    def sample(self, population: Any, k: int, **more: Any) -> list[Any]:
        if self.order and len(population) == len(STANDARD):
            return list(self.order)
        return super().sample(population, k, **more)

    def rig(self, hole: dict[int, str], board: str, players: int = 6, first: int = 1) -> None:
        """The cards of the next hand, dealt from a seat on, with a burn before each street."""
        seats = [(first - 1 + at) % players + 1 for at in range(players)]
        held = {seat: parse_cards(cards) for seat, cards in hole.items()}
        shown = parse_cards(board)
        known = {*shown, *(card for cards in held.values() for card in cards)}
        spare = iter([card for card in STANDARD if card not in known])
        order = [held[seat][at] if seat in held else next(spare) for at in (0, 1) for seat in seats]
        for street in (shown[:3], shown[3:4], shown[4:]):
            order += [next(spare), *street]
        self.order = [*order, *spare]


_SAT: set[str] = set()  # rooms in which people have sat down before


class Night:
    """One evening in the room; `restart` closes the doors and opens them again."""

    def __init__(self, url: str, quick: House, people: Any) -> None:
        self.url, self.people = url, people
        self.time = EIGHT
        self.cards = Stacked(7)
        self.house = house_with(quick, floor=frozenset({"flo"}), now=self.now, rng=self.cards)
        self.client = Client(create_app(url, self.house))
        self.client.__enter__()
        self.floor = self._floor()
        self.players: dict[int, Any] = {}
        self.table = ""

    def now(self) -> float:
        return self.time

    def _floor(self) -> Any:
        """Somebody with an account of the floor's name."""
        make_staff(self.url, "Flo", at=self.time)
        return Staff(self.client, "Flo")

    def restart(self) -> None:
        self.close()
        self.client = Client(create_app(self.url, self.house))
        self.client.__enter__()
        for each in (self.floor, *self.players.values()):
            each.client = self.client

    def close(self) -> None:
        self.client.__exit__(None, None, None)

    # The floor

    def opens(self, jackpot: str = "bad-beat", status: int = 200, **more: Any) -> Any:
        form = {"key": uuid.uuid4().hex, "jackpot": jackpot, **more}
        return self.floor.post("/jackpots", form, status)

    def says(self, do: str, status: int = 200, name: str = "bad-beat", **more: Any) -> Any:
        form = {"key": uuid.uuid4().hex, "command": {"do": do, **more}}
        return self.floor.post(f"/jackpots/{name}/commands", form, status)

    def books(self, name: str = "bad-beat") -> Any:
        return self.floor.get(f"/jackpots/{name}/books")

    def sign(self, name: str = "bad-beat") -> Any:
        return next(each for each in self.floor.get("/jackpots") if each["name"] == name)

    # The table

    def sits(self, jackpots: Sequence[str] = ("bad-beat",), count: int = 6, **more: Any) -> None:
        """People in the first seats of a new table."""
        self.cards.rig(PLAIN, BOARD, count)
        of = f" of {uuid.uuid4().hex[:4]}" if self.url in _SAT else ""  # no two of one name
        _SAT.add(self.url)
        opener = self.people(self.client, f"P1{of}")
        opener.open(HOLDEM, settings={**LIMITS, "seats": 9}, jackpots=list(jackpots), **more)
        self.table = opener.view["id"]
        self.players = {1: opener}
        for seat in range(2, count + 1):
            self.players[seat] = self.people(self.client, f"P{seat}{of}")
        for seat, player in self.players.items():
            player.look(self.table)
            player.do("sit", seat=seat, buy_in=50_000)

    def plays(self, staying: Sequence[int] = (3, 5)) -> dict[str, Any]:
        """A hand to the end: those who stay call and check, the others fold to the first bet."""
        someone = self.players[1]
        someone.look(self.table)
        view = someone.do("deal")
        while view["phase"] == "playing":
            seat = view["round"]["to_act"]
            player = self.players[seat]
            offers = {each["act"] for each in player.look(self.table)["round"]["options"]["offers"]}
            if "check" in offers:
                view = player.act("check")
            else:
                view = player.act("call" if seat in staying else "fold")
        return someone.look(self.table)

    def beat(self) -> dict[str, Any]:
        """A bad beat: seat 3's tens over seat 5's aces.

        The next hand is shuffled already, so that everybody folds, and the one after it is it.
        """
        played = self.players[1].look(self.table)["round_number"]
        self.cards.rig(BEAT, BOARD, len(self.players), (played + 1) % len(self.players) + 1)
        self.plays(())
        return self.plays()

    def wallet(self, seat: int) -> int:
        held: int = self.players[seat].me()["wallet"]
        return held
