"""The night as it stands, with a memory of what it was: every change can be taken back.

Players, tables and the rest are values. They are put in place one at a time, and what stood there
before is kept; going back puts it back. What would take long to count is counted as things change.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from dataclasses import fields, replace
from typing import Any

from houseway.errors import BadInput
from houseway.tournament.night.records import Chair, Hours, Player, Rack, Table, Till, Tonight


class State:
    """Everything that is known of a night."""

    def __init__(self) -> None:
        self.players: dict[str, Player] = {}
        self.tables: dict[str, Table] = {}
        self.tonight = Tonight()
        self.in_it = 0  # players who are in the event
        self.room = 0  # free chairs at all tables
        self.unseated: set[str] = set()  # in it, and to draw a seat
        self.busy = 0  # tables with a hand in play
        self.alike: dict[tuple[int, int], list[tuple[int, str]]] = {}  # by players and free chairs
        self._before: list[tuple[str, str, Any]] = []

    # Finding

    def player(self, name: str) -> Player:
        if name not in self.players:
            raise BadInput(f"nobody called {name} has entered")
        return self.players[name]

    def table(self, name: str) -> Table:
        if name not in self.tables:
            told = ", ".join(self.tables) or "none"
            raise BadInput(f"there is no table {name}; there are {told}")
        return self.tables[name]

    # Changing

    def put(self, player: Player) -> None:
        old = self.players.get(player.name)
        self._before.append(("player", player.name, old))
        self.players[player.name] = player
        self._recount_player(player.name, old, player)

    def change(self, name: str, **changes: Any) -> Player:
        """Something changes of a player."""
        player = replace(self.player(name), **changes)
        self.put(player)
        return player

    def set_table(self, table: Table) -> None:
        old = self.tables.get(table.name)
        self._before.append(("table", table.name, old))
        self.tables[table.name] = table
        self._recount_table(table.name, old, table)

    def change_table(self, name: str, **changes: Any) -> Table:
        table = replace(self.table(name), **changes)
        self.set_table(table)
        return table

    def drop_table(self, name: str) -> None:
        old = self.table(name)
        self._before.append(("table", name, old))
        del self.tables[name]
        self._recount_table(name, old, None)

    def note(self, **changes: Any) -> None:
        """Something changes that belongs to no table and no player."""
        self._before.append(("tonight", "", self.tonight))
        for part, names in _PARTS.items():
            if inner := {name: changes.pop(name) for name in names & changes.keys()}:
                changes[part] = replace(getattr(self.tonight, part), **inner)
        self.tonight = replace(self.tonight, **changes)

    # Going back

    @property
    def mark(self) -> int:
        """A place to go back to."""
        return len(self._before)

    def since(
        self, mark: int
    ) -> tuple[dict[str, Player | None], dict[str, Table | None], Tonight | None]:
        """Whatever has changed since a mark, as it was then: players, tables, the rest."""
        players: dict[str, Player | None] = {}
        tables: dict[str, Table | None] = {}
        tonight = None
        for what, name, old in self._before[mark:]:
            if what == "player":
                players.setdefault(name, old)
            elif what == "table":
                tables.setdefault(name, old)
            elif tonight is None:
                tonight = old
        return players, tables, tonight

    def back(self, mark: int) -> None:
        """Put everything back as it was at the mark."""
        while len(self._before) > mark:
            what, name, old = self._before.pop()
            if what == "tonight":
                self.tonight = old
            elif what == "player":
                self._put_back_player(name, old)
            else:
                self._put_back_table(name, old)

    def _put_back_player(self, name: str, old: Player | None) -> None:
        now = self.players[name]
        if old is None:
            del self.players[name]
        else:
            self.players[name] = old
        self._recount_player(name, now, old)

    def _put_back_table(self, name: str, old: Table | None) -> None:
        now = self.tables.pop(name, None)
        if old is not None:
            self.tables[name] = old
        self._recount_table(name, now, old)

    # Counting

    def _recount_player(self, name: str, old: Player | None, new: Player | None) -> None:
        self.in_it += _in_it(new) - _in_it(old)
        if new is not None and new.playing and (new.chair is None or new.redraws):
            self.unseated.add(name)
        else:
            self.unseated.discard(name)

    def _recount_table(self, name: str, old: Table | None, new: Table | None) -> None:
        self.room += (new.room if new else 0) - (old.room if old else 0)
        self.busy += (new.busy if new else 0) - (old.busy if old else 0)
        before, after = _group(old), _group(new)
        if before == after:
            return
        key = by_name(name)
        if before is not None:
            group = self.alike[before]
            del group[bisect_left(group, key)]
            if not group:
                del self.alike[before]
        if after is not None:
            insort(self.alike.setdefault(after, []), key)

    @property
    def sizes(self) -> list[int]:
        """How many players tables have, the fewest first."""
        return sorted({size for size, _ in self.alike})

    def of_size(self, size: int, *, room: bool = False) -> list[list[str]]:
        """The tables with so many players, those with as many free chairs together."""
        groups = sorted(key for key in self.alike if key[0] == size and (key[1] or not room))
        return [[name for _, name in self.alike[key]] for key in groups]

    # Sitting

    def seat(self, name: str, chair: Chair, **changes: Any) -> None:
        """Somebody has this chair from now on, and leaves the one that he had."""
        self.leave_chair(name)
        self.set_table(self.table(chair.table).seated(chair.seat, name))
        self.change(name, chair=chair, home=None, redraws=False, **changes)

    def leave_chair(self, name: str) -> None:
        """Somebody's chair is free, and so is the one with his namecard."""
        player = self.player(name)
        if player.chair:
            self.set_table(self.table(player.chair.table).without(player.chair.seat))
        if player.home and player.home.table in self.tables:
            table = self.table(player.home.table)
            cards = {at: who for at, who in table.cards.items() if at != player.home.seat}
            self.set_table(replace(table, cards=cards))
        self.change(name, chair=None, home=None)


_PARTS = {
    part: {each.name for each in fields(kind)}
    for part, kind in (("hours", Hours), ("till", Till), ("rack", Rack))
}


def _in_it(player: Player | None) -> int:
    return int(player is not None and player.playing)


def _group(table: Table | None) -> tuple[int, int] | None:
    return None if table is None else (len(table.taken), table.room)


def by_name(name: str) -> tuple[int, str]:
    """Tables in order: A to Z, then AA."""
    return len(name), name
