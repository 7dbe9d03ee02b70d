"""The cards and dice that a scenario of a pot game gives, place by place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from houseway.cards import Card, Cards, RiggedShoe, parse_cards
from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import Entry, by_seat, cards_at
from houseway.formats.scenarios.twists import face_down
from houseway.play.chance import Thrown
from houseway.play.pot import PotGame
from houseway.play.streets import Street

Places = dict[int | str | None, Cards]


def rigged(game: PotGame, deck: Cards, entry: Entry, streets: tuple[Street, ...]) -> RiggedShoe:
    """The shoe that deals what is written down, drawn cards and shuffled ones too."""
    written = dict(entry.get("cards", {}))
    flops, grid = _parts(written.pop("flops", ())), _parts(written.pop("grid", ()))
    places = cards_at(written)
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
