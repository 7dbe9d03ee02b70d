"""What chance decides: drawn by whoever holds the event, and written into the log.

`Drawing` hands out what an act says was drawn; where it says nothing, it asks. `Sealed` draws can
be checked afterwards: the hash of a secret is published before the first draw, the secret after
the last, and with it anybody can draw again what was drawn.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from hashlib import sha256

from houseway.errors import Illegal
from houseway.rulebook import Clause

Draw = Callable[[Sequence[str]], str]  # one of these


class Drawing:
    """The draws of one act, one after another."""

    def __init__(self, given: Sequence[str] = (), draw: Draw | None = None) -> None:
        self._given = list(given)
        self._draw = draw
        self.drawn: list[str] = []

    def one_of(
        self,
        offered: Sequence[str],
        allowed: Callable[[str], bool] | None = None,
        *,
        clause: Clause | None = None,
        label: str = "",
    ) -> str:
        """Draw one of those offered; what was drawn by hand may be another that is allowed.

        A draw with a label is fixed before the first of any: it does not hang on the others.
        """
        if not offered:
            raise Illegal("there is nothing left to draw from", clause=clause)
        if self._given:
            found = self._given.pop(0)
        elif label and isinstance(self._draw, Sealed):
            found = self._draw.labelled(label, offered)
        elif self._draw:
            found = self._draw(offered)
        else:
            found = offered[0]
        if not (allowed(found) if allowed else found in offered):
            raise Illegal(f"{found} cannot be drawn; {told(offered)}", clause=clause)
        self.drawn.append(found)
        return found


def told(offered: Sequence[str]) -> str:
    """What may be drawn, in a line."""
    shown = ", ".join(offered[at] for at in range(min(len(offered), 9)))
    return f"there are {shown}" + (" and others" if len(offered) > 9 else "")


class Sealed:
    """Draws that follow from a secret: everybody knows its hash, and later the secret."""

    def __init__(self, secret: bytes, done: int = 0) -> None:
        self._secret = secret
        self.done = done  # draws so far

    @property
    def seal(self) -> str:
        """What is published before the first draw."""
        return sha256(self._secret).hexdigest()

    def __call__(self, among: Sequence[str]) -> str:
        """The next draw, every one of them as likely as another."""
        self.done += 1
        return self.labelled(str(self.done), among)

    def labelled(self, label: str, among: Sequence[str]) -> str:
        """The draw of this name, whenever it is made."""
        size, attempt = len(among), 0
        span = 1 << 64
        while True:
            words = f"{label}:{attempt}".encode()
            number = int.from_bytes(hmac.new(self._secret, words, sha256).digest()[:8], "big")
            if number < span - span % size:
                return among[number % size]
            attempt += 1


class Each(Sequence[str]):
    """Something of every one of several tables, without listing it all."""

    def __init__(self, tables: Sequence[str], size: int, pick: Callable[[str, int], str]) -> None:
        self._tables, self._size, self._pick = tables, size, pick

    def __len__(self) -> int:
        return len(self._tables) * self._size

    def __getitem__(self, at: int) -> str:  # type: ignore[override]
        if not 0 <= at < len(self):
            raise IndexError(at)
        return self._pick(self._tables[at // self._size], at % self._size)
