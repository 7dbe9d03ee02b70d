"""The board at the podium: one list for a game and its stakes, over every table that spreads it.

The rulebooks know of waiting lists and say nothing of how one is kept (bclc-poker/7/3.2.1 only
lets nobody play two positions while others wait). Ours is kept as card rooms do: whoever came
first is called first, whether he waits for any table of the game or for one table alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from houseway.floor.waiting import Place, WaitingList
from houseway.money import text
from houseway.play import Game
from houseway.play.settings import Value

# What makes two tables of a game the same to somebody who waits; the rest is how the house runs
# them: seats, rake, buy-in.
STAKES = (
    "limit", "limits", "blinds", "ante", "bring_in", "big_blind_ante", "hole_cards", "kill",
    "event", "tournament", "minimum", "maximum",
)  # fmt: skip
_UNSAID = (None, False, "none")


class Call(NamedTuple):
    """Who is called to a seat of a table, and whether from the list over all tables."""

    seat: int
    person: str
    from_board: bool


def stakes_of(game: Game, settings: Mapping[str, Value]) -> dict[str, Value]:
    """What a game is played for at a table, as far as it is on the board."""
    declared = {each.name for each in game.settings}
    return {
        name: settings[name]
        for name in STAKES
        if name in declared and settings.get(name) not in _UNSAID
    }


def stakes_words(game: Game, settings: Mapping[str, Value]) -> str:
    """The stakes as the board shows them: "no-limit 5/10", "10 to 500"."""
    stakes = stakes_of(game, settings)
    low, high = stakes.get("minimum"), stakes.get("maximum")
    if isinstance(low, int) and isinstance(high, int):
        return f"{_short(low)} to {_short(high)}"
    limit, named = stakes.get("limit"), [str(stakes.get("limit", ""))]
    bets = stakes.get("limits") if limit == "limit" else None
    if amounts := bets or stakes.get("blinds") or stakes.get("limits"):
        named.append(_short(amounts))
    if ante := stakes.get("ante"):
        named.append(f"ante {_short(ante)}")
    if cards := stakes.get("hole_cards"):
        named.append(f"{cards} cards")
    if kill := stakes.get("kill"):
        named.append(f"{kill} kill")
    return " ".join(each for each in named if each) or "any stakes"


def first_call(
    open_seats: Collection[int],
    seated: Collection[str],
    own: WaitingList[int],
    board: WaitingList[Place] | None,
    table: str,
) -> Call | None:
    """Who is called next to a table: of its own list or the board's, whoever came first.

    A seat that somebody has let go by he is not called to from the other list.
    """
    mine = own.next_call(open_seats)
    free = sorted(set(open_seats) - {hold.seat for hold in own.holds})
    busy = {*seated, *(hold.person for hold in own.holds)}
    theirs = None
    if board:
        calls = (board.next_call([Place(table, each)], busy | own.declined(each)) for each in free)
        theirs = next(filter(None, calls), None)
    if board and theirs and (mine is None or board.came(theirs[1]) < own.came(mine[1])):
        return Call(theirs[0].seat, theirs[1], from_board=True)
    return Call(*mine, from_board=False) if mine else None


def enough(wanted: int, game: Game, settings: Mapping[str, Value]) -> int:
    """How many names open a new table: as many as the house wants, and no more than sit there.

    A game against the house needs one player.
    """
    seats = settings.get("seats")
    most = seats if isinstance(seats, int) else game.seats
    return min(wanted, most) if game.kind == "pot" else 1


def _short(value: Value) -> str:
    if isinstance(value, tuple | list):
        return "/".join(_short(each) for each in value)
    assert isinstance(value, int)
    return text(value).removesuffix(".00")
