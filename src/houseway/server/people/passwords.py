"""Passwords: which may be taken, and what is kept of them.

To check one costs 64 MB and some tenths of a second, on purpose. So only few are checked at once,
no more than a few wait, and nobody holds the database meanwhile.
"""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import TypeVar

from anyio import to_thread
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from houseway.server.errors import BadName, RateLimited
from houseway.server.people.names import likeness

SHORTEST_PASSWORD = 12  # OWASP ASVS 2.1.1; whoever only wants to play is a guest and has none
LONGEST_PASSWORD = 200
LONG_NAME = 8  # that is no part of a password either
FEWEST_LETTERS = 4  # different ones
AT_ONCE = 2
MOST_WAITING = 24

T = TypeVar("T")

# What is tried first by everybody who guesses; a password is none of these, with digits or without.
_COMMON = frozenset(
    """
password passwort passw0rd letmein welcome qwerty qwertyuiop qwertzuiop asdfgh asdfghjkl zxcvbnm
iloveyou princess sunshine monkey dragon football baseball basketball superman batman master
shadow michael jennifer charlie trustno1 starwars whatever computer internet secret changeme
default admin administrator guest test testing login access abc123 a1b2c3d4 abcdefgh abcd1234
1q2w3e4r 1qaz2wsx q1w2e3r4 zaq12wsx pokerface poker holdem texasholdem blackjack baccarat casino
jackpot allin royalflush straightflush fullhouse pocketaces bigslick dealer houseway cardroom
letmeinnow
""".split()  # noqa: SIM905
)
_ROWS = ("0123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm")


def check_new(password: str, name: str) -> None:
    """Refuse a password that would be guessed: too short, too common, or the name itself."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadName(
            f"a password is {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters; "
            f"this has {len(password)}"
        )
    if reason := _guessed(password, name):
        raise BadName(f"that password would be guessed: {reason}; choose another")


def _guessed(password: str, name: str) -> str | None:
    plain = unicodedata.normalize("NFKC", password).casefold()
    if len(set(plain)) < FEWEST_LETTERS:
        return f"it has fewer than {FEWEST_LETTERS} different characters"
    core = plain.strip("0123456789!?.-_#*$ ")
    if plain in _COMMON or core in _COMMON:
        return "it is one that many people use"
    if any(each in row * 3 for each in (core, plain, plain[::-1]) if each for row in _ROWS):
        return "it is a row of keys"
    if plain in (plain * 2)[1:-1]:
        return "it is the same again and again"
    own, told = likeness(name), likeness(password)
    if told == own or likeness(core) == own or (len(own) >= LONG_NAME and own in told):
        return "it is the name"
    return None


@cache
def _hasher() -> PasswordHash:
    return PasswordHash((Argon2Hasher(),))


class Locksmith:
    """Makes and tries the locks of one card room, few at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._decoy = ""

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._work(lambda: _hasher().hash(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password is the one that was kept; with no account it takes as long."""
        if not self._decoy:
            self._decoy = await self._work(lambda: _hasher().hash(secrets.token_hex(8)))
        against = kept or self._decoy
        fits = await self._work(lambda: _hasher().verify(password, against))
        return fits and kept is not None

    async def _work(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise RateLimited("many are signing in at this moment", seconds=2)
        self._waiting += 1
        try:
            async with self._turn:
                return await to_thread.run_sync(work)
        finally:
            self._waiting -= 1
