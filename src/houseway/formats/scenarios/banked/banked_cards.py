"""Cards of a banked game's scenario: those that are given, and those that must lie there."""

from __future__ import annotations

from collections.abc import Iterable

from houseway.cards import Card, Cards, parse_cards, write_cards
from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import Entry, Outcome, cards_at, place_of
from houseway.hands import BACCARAT
from houseway.play import BankedGame, BankedRound, Place
from houseway.play.banked.bank import Bank

AHEAD = ("next", "shoe")
STREETS = ("flop", "turn", "river")  # a board may be written by its parts
EVERYWHERE = {"dealer", "progressive", "burn", "burned"}


def given_cards(game: BankedGame, entry: Entry, bank: Bank | None) -> dict[int | str | None, Cards]:
    """The cards by place; those that go wherever the next card goes have none."""
    given = cards_at(entry.get("cards", {}))
    for ahead in AHEAD:
        if ahead in given:
            given[None] = given.pop(ahead)
    if game.packet:  # the dealer's cards, written in the order they come
        for place, card in zip(game.packet, given.pop("dealer", ()), strict=False):
            given[place] = (*given.get(place, ()), card)
    if game.covering and bank and "dealer" in given:  # the house dealer has no hand
        given[bank.seat] = given.pop("dealer")
    if "board" in game.table_places and (streets := [name for name in STREETS if name in given]):
        given["board"] = tuple(card for name in streets for card in given.pop(name))
    known = EVERYWHERE | {*game.table_places, *game.packet}
    if "board" not in known and "board" in given:  # the two more cards of Three Card Poker
        given["progressive"] = given.pop("board")
    for named in given:
        if isinstance(named, str) and named not in known:
            raise BadScenario(f"{game.name} deals no cards to {named!r}")
    return given


def place_in(round: BankedRound, written: str) -> Place:
    """A seat or a place; the dealer of a California game is the player who banks."""
    bank = round.layout.bank
    if written == "dealer" and round.game.covering and bank:
        return bank.seat
    return place_of(written)


def check_cards(entry: Entry, outcome: Outcome, round: BankedRound) -> None:
    """Compare hands at the end, and what places were left with."""
    for place, wanted in entry.get("hands", {}).items():
        cards = round.felt.cards(place_in(round, place))
        if isinstance(wanted, int):
            outcome.expect(f"{place}'s total", wanted, BACCARAT.total(cards))
        else:
            written = write_cards(parse_cards(wanted))
            outcome.expect(f"{place}'s hand", written, write_cards(cards))
    for place, wanted in entry.get("sets", {}).items():
        _check_set(outcome, round, place_in(round, place), wanted)


def _check_set(outcome: Outcome, round: BankedRound, place: Place, wanted: str) -> None:
    """The cards that a place plays, by rank within each of its hands."""
    got = [held.cards for held in round.holdings.values() if place in (held.dealt_at, held.owner)]
    outcome.expect(
        f"{place} plays",
        " / ".join(by_rank(parse_cards(part)) for part in wanted.split("/")),
        " / ".join(map(by_rank, got)),
    )


def by_rank(cards: Iterable[Card]) -> str:
    """The ranks of some cards, whatever their order and suits."""
    return " ".join(rank.word for rank in sorted((c.rank for c in cards), reverse=True))
