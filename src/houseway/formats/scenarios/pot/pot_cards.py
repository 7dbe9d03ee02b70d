"""The cards and dice that a scenario of a pot game gives, place by place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from houseway.cards import Card, Cards, RiggedShoe, parse_cards
from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import Entry, by_seat, cards_at
from houseway.formats.scenarios.pot.club_events import face_down
from houseway.play.chance import Thrown
from houseway.play.pot import PotGame
from houseway.play.pot.streets import Street

_MIDDLE = {"board", "board 2", "community", "burn", "turns", "river"}
_STREETS = ("flop", "flops", "turn", "turns", "river")
Places = dict[int | str | None, Cards]


def rigged(game: PotGame, deck: Cards, entry: Entry, streets: tuple[Street, ...]) -> RiggedShoe:
    """The shoe that deals what is written down, drawn cards and shuffled ones too."""
    written = _one_board(game, entry)
    flops, grid = _parts(written.pop("flops", ())), _parts(written.pop("grid", ()))
    places = cards_at(written)
    for place in places:
        if isinstance(place, str) and place not in _MIDDLE:
            raise BadScenario(f"no cards lie at {place!r}; write a seat, or 'board'")
    for at, flop in enumerate(flops, 1):
        places[f"flop {at}"] = parse_cards(flop)
    if grid:
        places.update(_rows(grid, streets))
    later: Places = {}
    known = {card for cards in places.values() for card in cards}
    for seat, drawn in by_seat(entry.get("draws", {})).items():
        cards = parse_cards(" ".join(_parts(drawn)))
        fresh = tuple(card for card in cards if card not in known)
        again = tuple(card for card in cards if card in known)  # out of the muck
        known.update(fresh)
        places[seat] = (*_dealt(game, places, seat), *fresh)
        later[seat] = again
    return RiggedShoe(deck, places, later=later)


def _one_board(game: PotGame, entry: Entry) -> dict[str, Any]:
    """The cards as written, a single board put together if it is given street by street.

    A second run that repeats what lies on the first board is left with its new cards.
    """
    written = dict(entry.get("cards", {}))
    if game.boards is None and not game.twists:
        streets = [written.pop(name) for name in _STREETS if name in written]
        if streets and "board" in written:
            raise BadScenario("a board is given as 'board' or street by street, not both")
        if streets:
            written["board"] = " ".join(streets)
    if entry.get("table", {}).get("run_twice") and "board_2" in written:
        first = parse_cards(written.get("board", ""))
        new = [card.text for card in parse_cards(written["board_2"]) if card not in first]
        written["board_2"] = " ".join(new)
    return written


def _parts(written: Any) -> list[str]:
    """Flops or rows, listed or with a stroke between one and the next."""
    parts = written.split("/") if isinstance(written, str) else written
    return [part if isinstance(part, str) else " ".join(part) for part in parts]


def _dealt(game: PotGame, places: Places, seat: int) -> Cards:
    """A seat's own cards, which come before those that it draws."""
    if seat not in places:
        raise BadScenario(f"seat {seat} draws cards of {game.name}, and its own are not given")
    return places[seat]


def _rows(grid: Iterable[str], streets: tuple[Street, ...]) -> Places:
    """Rows as they lie at the end, put into the order in which their cards are dealt."""
    rows = {f"row {at}": list(parse_cards(row)) for at, row in enumerate(grid, 1)}
    dealt: dict[str, list[Card]] = {place: [] for place in rows}
    lays = [lay for street in streets for lay in street.boards]
    for lay in lays:
        part = rows[lay.place][: lay.count]
        del rows[lay.place][: lay.count]
        dealt[lay.place] += reversed(part) if lay.front else part
    return {place: tuple(cards) for place, cards in dealt.items()}


def dice(game: PotGame, entry: Entry) -> Thrown:
    """The dice that are rolled in turn; what nobody gets to roll shows a one."""
    if not game.chances:
        return ()
    thrown = tuple(entry.get("dice", ()))
    other = 6 if face_down(entry) else 1
    return (*thrown, *(other,) * (game.chances[0].dice - len(thrown)))


def seen_in_the_middle(place: str, seen: Any) -> list[str] | None:
    """Several boards as they lie, each row in full: `--` for a card that is still to come."""
    if place == "flops":
        return [_line(seen(f"flop {at}")) for at in (1, 2, 3)]
    if place == "grid":
        rows = [seen(f"row {at}") for at in range(1, 6)]
        return [" ".join([*map(_shown, row), *["--"] * (5 - len(row))]) for row in rows]
    return None


def _line(cards: Iterable[str | None]) -> str:
    return " ".join(map(_shown, cards))


def _shown(card: str | None) -> str:
    return card or "??"
