"""Claims of a jackpot, as its log holds them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from houseway.floor.jackpots import Claim

People = Mapping[str, Mapping[str, Mapping[str, Any]]]  # by table, by seat


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim, the number of the event that made it, and who sat in each seat."""

    id: int
    claim: Claim
    table_name: str
    words: str
    people: People
    at: int


def read_claim(body: Mapping[str, Any], first_card: datetime) -> Claim:
    """A claim as a hand's event holds it."""
    told = body["claim"]
    return Claim(
        body["table"],
        tuple(told["winners"]),
        tuple(told["losers"]),
        tuple(told["dealt_in"]),
        told["jackpot"],
        first_card,
        tuple((table, seat) for table, seat in told["elsewhere"]),
        body["room"],
    )


def write_claim(claim: Claim, people: People) -> dict[str, Any]:
    """A claim as a hand's event holds it, with who sat where."""
    return {
        "winners": list(claim.winners),
        "losers": list(claim.losers),
        "dealt_in": list(claim.dealt_in),
        "jackpot": claim.jackpot,
        "elsewhere": [list(each) for each in claim.elsewhere],
        "people": {table: dict(seats) for table, seats in people.items()},
    }
