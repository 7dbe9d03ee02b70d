"""The books of a live table over whole evenings of random acts, and the same from its log again."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from houseway.errors import BadInput, Illegal
from houseway.money import Cents
from houseway.server.logs.events import Draft, Event
from houseway.server.people.accounts import Account
from houseway.server.tablet.live_tablet import LiveTablet
from houseway.server.tablet.tablet_commands import due_draft, step_draft
from houseway.server.tablet.tablet_views import tablet_view
from houseway.server.tablet.trades import POT, PotTablet
from houseway.tablet import Answered, Decided, Seen, TakenBack, ruled

FLO = Account("flo", "Flo", guest=False)
WORDS = ("call", "call", "check", "fold", "raise", "bet", "all in", "")
GAMES = {
    "texas-holdem@bclc": {"blinds": [100, 200], "rake": 10, "maximum_buy_in": None},
    "omaha@bcpc": {"blinds": [100, 200], "maximum_buy_in": None},
}


def opened(game: str) -> PotTablet:
    settings = {**GAMES[game], "minimum_buy_in": 1000}
    body = {"game": game, "settings": settings, "name": "One", "chips": [100, 500], "by": "flo"}
    return LiveTablet(Event("live:one", 1, "opened", body, 0), POT)


def next_draft(live: PotTablet, rng: random.Random) -> Draft:
    """Something that might happen now; some of it is refused."""
    table, hand = live.table.table, live.table.hand
    if not live.table.in_round or hand is None:
        seat = rng.randint(1, 6)
        if seat not in table.seats:
            name = f"Player {seat}"
            return Draft("sat", {"seat": seat, "name": name, "buy_in": rng.randint(10, 400) * 100})
        kinds = ("left", "bought", "dealt", "dealt", "dealt", "away", "back")
        return Draft(rng.choice(kinds), {"seat": seat, "amount": 5000})
    if hand.over:
        void = Draft("voided", {"name": "Flo", "why": "misdeal"})
        return rng.choice([Draft("settled"), Draft("settled"), void])
    if rng.random() < 0.05:
        return step_draft(TakenBack("Flo", "keyed wrong"), FLO)
    options = hand.round.options()
    if waits := hand.waits:
        choices = [each.act for each in waits.ruling.choices] or ["as ruled"]
        return step_draft(Decided(rng.choice(choices), "Flo", "so it was"), FLO)
    assert options
    if options.offers[0].kind.act != "fold":
        return step_draft(Answered(options.seat, rng.choice(options.offers).action()), FLO)
    early = rng.random() < 0.1
    seat = rng.choice(hand.round.live) if early else options.seat
    chips = tuple(Cents(rng.choice((100, 500))) for _ in range(rng.randrange(4)))
    return step_draft(ruled(hand, Seen(seat, chips, rng.choice(WORDS))), FLO)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seed", range(3))
def test_the_purses_are_zero_after_every_event(game: str, seed: int) -> None:
    rng, live = random.Random(seed), opened(game)
    held: dict[str, int] = {}
    written: list[tuple[str, str]] = []
    for _ in range(600):
        before = json.dumps(tablet_view(live, yours=True, decides=True).model_dump(mode="json"))
        try:
            draft: Draft | None = next_draft(live, rng)
            while draft:
                moves = live.apply(draft, 0)
                assert sum(moves.values()) == 0
                for purse, amount in moves.items():
                    held[purse] = held.get(purse, 0) + amount
                written.append((draft.kind, json.dumps(draft.body)))
                draft = due_draft(live, FLO)
        except (BadInput, Illegal):
            after = tablet_view(live, yours=True, decides=True).model_dump(mode="json")
            assert json.dumps(after) == before, "what is refused changes nothing"
    books = {purse: amount for purse, amount in live.books().items() if amount}
    assert books == {purse: amount for purse, amount in held.items() if amount}
    assert live.hand_number > 5
    assert not any(purse.startswith(("wallet:", "seat:", "house:")) for purse in held)
    again = opened(game)
    for seq, (kind, body) in enumerate(written, 2):
        told: dict[str, Any] = json.loads(body)
        again.apply(Event("live:one", seq, kind, told, 0), 0)
    assert tablet_view(again, yours=True, decides=True) == tablet_view(
        live, yours=True, decides=True
    )
