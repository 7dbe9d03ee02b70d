"""Proof of a shuffle: each may check the cards he was entitled to see, and no others."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server import dealing
from houseway.server.accounts import Account
from houseway.server.dealing import AGAIN, PUBLIC
from houseway.server.errors import UnknownRound
from houseway.server.shapes.proofs import Opening, Proof


async def prove(conn: AsyncConnection, table_id: str, number: int, account: Account) -> Proof:
    """The commitment of a finished round and the openings of the cards the caller saw."""
    sights = await dealing.sights_of(conn, table_id, number)
    if sights is None:
        raise UnknownRound(f"table {table_id!r} has not finished a round {number}")
    shuffle = (await dealing.kept(conn, table_id, number, number))[number]
    viewer = account.id if account.id in sights else PUBLIC
    commitment = shuffle.commitment
    return Proof(
        round=number,
        commitment=commitment.root,
        leaves=list(commitment.leaves),
        openings=[
            Opening.model_validate(asdict(commitment.opening(position)))
            for position in sorted(sights[viewer])
        ],
        unproved=sights.get(AGAIN, {}).get(viewer, []),
    )
