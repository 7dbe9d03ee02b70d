"""Proof of a shuffle: each may check the cards he was entitled to see, and no others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.cards import parse_cards
from houseway.commitment import Commitment
from houseway.server.errors import UnknownRound
from houseway.server.people.accounts import Account
from houseway.server.shapes.proofs import Opening, Proof, Sealed
from houseway.server.tables import dealing
from houseway.server.tables.dealing import MUCKS, PUBLIC


async def prove(conn: AsyncConnection, table_id: str, number: int, account: Account) -> Proof:
    """The commitments of a finished round and the openings of the cards the caller saw."""
    sights = await dealing.sights_of(conn, table_id, number)
    if sights is None:
        raise UnknownRound(f"table {table_id!r} has not finished a round {number}")
    shuffle = (await dealing.kept(conn, table_id, number, number))[number]
    viewer = account.id if account.id in sights else PUBLIC
    mucks = sights.get(MUCKS, [])
    again = shuffle.again(parse_cards(muck["cards"]) for muck in mucks)
    return Proof(
        round=number,
        **_sealed(shuffle.commitment, sights[viewer]),
        reshuffles=[
            Sealed(**_sealed(commitment, muck["seen"][viewer]))
            for commitment, muck in zip(again, mucks, strict=True)
        ],
    )


def _sealed(commitment: Commitment, positions: Iterable[int]) -> dict[str, Any]:
    return {
        "commitment": commitment.root,
        "leaves": list(commitment.leaves),
        "openings": [
            Opening.model_validate(asdict(commitment.opening(position))) for position in positions
        ],
    }
