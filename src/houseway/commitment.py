"""A shuffle is promised before it is dealt.

Each card of the order is hashed with a salt of its own; the hash of those hashes is the root that
everybody gets before the first card. Afterwards a player is shown the salts of the cards he was
entitled to see and can check each one, while a mucked hand stays unknown.

Cards that were in play and are shuffled once more are promised anew as that happens.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from houseway.cards import Card


@dataclass(frozen=True, slots=True)
class Opening:
    """One card of a promised order, laid open: its position, the card and its salt."""

    position: int
    card: str
    salt: str


@dataclass(frozen=True)
class Commitment:
    """The secret side of a promise: the order of the cards and the key of its salts."""

    order: tuple[str, ...]
    key: bytes

    @classmethod
    def to(cls, order: Sequence[Card]) -> Commitment:
        """Promise an order, with a fresh secret key."""
        return cls(tuple(card.text for card in order), secrets.token_bytes(32))

    def again(self, times: int, order: Sequence[Card]) -> Commitment:
        """Promise the order of cards that are shuffled once more, for the first or a later time.

        Its salts follow from the key too, so that the promise is the same in every replay.
        """
        key = hmac.new(self.key, f"again {times}".encode(), sha256).digest()
        return Commitment(tuple(card.text for card in order), key)

    def salt(self, position: int) -> str:
        return hmac.digest(self.key, str(position).encode(), "sha256").hex()

    @property
    def leaves(self) -> tuple[str, ...]:
        """The hash of each card; tells nothing without the salts."""
        return tuple(_leaf(i, card, self.salt(i)) for i, card in enumerate(self.order))

    @cached_property
    def root(self) -> str:
        """What is published before the deal."""
        return _root(self.leaves)

    def opening(self, position: int) -> Opening:
        """What shows one player one card."""
        return Opening(position, self.order[position], self.salt(position))


def verify(root: str, leaves: Sequence[str], opening: Opening) -> bool:
    """Whether a card is the one that was promised at its position."""
    if not 0 <= opening.position < len(leaves) or _root(leaves) != root:
        return False
    leaf = _leaf(opening.position, opening.card, opening.salt)
    return hmac.compare_digest(leaf, leaves[opening.position])


def _leaf(position: int, card: str, salt: str) -> str:
    return sha256(f"{position}:{card}:{salt}".encode()).hexdigest()


def _root(leaves: Sequence[str]) -> str:
    return sha256("".join(leaves).encode()).hexdigest()
