"""Marks that several processes see: what one of them counts is counted by all."""

from __future__ import annotations

import os
from hashlib import blake2b
from mmap import mmap
from struct import Struct

PLACES = 1 << 16
_MOMENT = Struct("d")


class Marks:
    """A moment for each caller, in memory that processes forked from this one share.

    Two of them that write at the same instant lose one of the marks, and two callers in some
    sixty-five thousand are counted as one; nobody can choose whose place he shares.
    """

    def __init__(self) -> None:
        self._kept = mmap(-1, PLACES * _MOMENT.size)
        self._secret = os.urandom(16)

    def get(self, caller: str) -> float:
        """The caller's moment; none is long ago."""
        moment: float = _MOMENT.unpack_from(self._kept, self._place(caller))[0]
        return moment

    def keep(self, caller: str, moment: float) -> None:
        """Remember a moment for everybody."""
        _MOMENT.pack_into(self._kept, self._place(caller), moment)

    def _place(self, caller: str) -> int:
        number = blake2b(caller.encode(), digest_size=4, key=self._secret).digest()
        return int.from_bytes(number) % PLACES * _MOMENT.size


class Own:
    """The same for one process alone, which knows its callers apart."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[str, float] = {}

    def get(self, caller: str) -> float:
        """The caller's moment; none is long ago."""
        return self._kept.get(caller, 0.0)

    def keep(self, caller: str, moment: float) -> None:
        """Remember a moment, and forget whoever was not heard of for longest."""
        self._kept.pop(caller, None)
        self._kept[caller] = moment
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
