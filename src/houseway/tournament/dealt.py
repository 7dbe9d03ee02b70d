"""Hands of a night that are dealt: from a table of the event to a hand of the engine, and back.

    event.apply(acts.Deal("A"))
    hand = open_hand(event, "A", shoe)       # a PotRound: options(), play(), view()
    ...
    event.apply(settled(event, "A", hand))   # stacks, who is out, whose bounty it was

Who is dealt in, where the button lies and whose hand is dead is the event's; cards, betting and
pots are the engine's. Chips are not money: the engine counts each as one unit of the currency.
"""

from __future__ import annotations

import random

from houseway.cards import Shoe
from houseway.errors import Illegal
from houseway.floor.event_table import EventHand, pot_game
from houseway.money import Cents
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Post, Seating
from houseway.tournament.mix import Mix
from houseway.tournament.night.acts import Settle
from houseway.tournament.night.event import Event
from houseway.tournament.night.records import Hand, Stage, Table
from houseway.wagers import Result

CHIP = 100  # of the engine's smallest unit
SLUGS = {"holdem": "texas-holdem", "omaha": "omaha", "omaha-8": "omaha-hi-lo"}
LIMITS = {"holdem": "no-limit", "omaha": "pot-limit", "omaha-8": "pot-limit"}


def game_at(event: Event, table: str, mix: Mix | None = None) -> PotGame:
    """The game that a table plays now: the event's, that of its gamecard, or of its mix."""
    found = event.tables[table]
    if mix is not None:
        return pot_game(mix.game_of(found.hands, event.level))
    slug = found.rotation.game if found.rotation else SLUGS[event.setup.game]
    return pot_game(f"{slug}@{event.setup.house}")


def settings_at(event: Event, table: str, mix: Mix | None = None) -> dict[str, object]:
    """What is posted at a table for its hand."""
    found, hand = _dealt(event, table)
    game, structure = game_at(event, table, mix), event.setup.structure
    if mix is not None:
        return mix.settings(game, hand.blinds, structure.chip, CHIP)
    limit = "limit" if found.rotation else LIMITS[event.setup.game]
    posted: dict[str, object] = {
        "limit": limit,
        "blinds": [CHIP * blind for blind in hand.blinds],
        "chip": CHIP * structure.chip,
        "players_left": event.left,
        "heads_up_event": event.left == 2,
        "big_blind_ante": bool(hand.ante),
    }
    if event.setup.hole_cards:
        posted["hole_cards"] = event.setup.hole_cards
    if found.rotation and game.event:
        posted["event"] = game.event.name
    if limit == "limit":
        posted["limits"] = [CHIP * hand.blinds[1], 2 * CHIP * hand.blinds[1]]
    known = {setting.name for setting in game.settings}
    return {name: value for name, value in posted.items() if name in known}


def laid(
    event: Event, table: str, rng: random.Random | None = None, mix: Mix | None = None
) -> EventHand:
    """The hand that is open at a table, ready to be dealt; dice are thrown where it takes any."""
    found, hand = _dealt(event, table)
    game = game_at(event, table, mix)
    settings = settings_at(event, table, mix)
    chance = game.chance_for(settings) if rng else None  # type: ignore[arg-type]
    blinds = game.blinds is not None
    seating = Seating(
        {seat: Cents(CHIP * hand.began[who]) for who, seat in hand.seats.items()},
        hand.lie.button,
        _beside_the_blinds(found, hand) if blinds else (),
        small=(hand.lie.small if hand.lie.small in hand.seats.values() else 0) if blinds else None,
        big=hand.lie.big if blinds else None,
        absent=frozenset(seat for who, seat in hand.seats.items() if not hand.holds(who)),
        thrown=chance.throw(rng) if chance and rng else (),
    )
    return EventHand(game, settings, seating)


def open_hand(event: Event, table: str, shoe: Shoe) -> PotRound:
    """The hand that is open at a table, with cards."""
    hand = laid(event, table)
    return hand.game.round(hand.seating, shoe, hand.settings)


def _beside_the_blinds(table: Table, hand: Hand) -> tuple[Post, ...]:
    """Dead chips that the engine does not post by itself: a no-show's, dues, forfeits."""
    by_itself = dict.fromkeys(hand.seats, 0)
    for seat, amount in (
        (hand.lie.small, hand.blinds[0]),
        (hand.lie.big, hand.blinds[1] + hand.ante),
    ):
        who = table.taken.get(seat, "")
        if who in by_itself:
            by_itself[who] += amount
    more = {who: put - by_itself[who] for who, put in hand.bets.items()}
    return tuple(
        Post(hand.seats[who], "dead", Cents(CHIP * amount))
        for who, amount in more.items()
        if amount > 0 and by_itself[who] < hand.began[who]
    )


def settled(event: Event, table: str, hand: PotRound) -> Settle:
    """What a hand that is over did to stacks, and who won the last chips of whom."""
    _, keyed = _dealt(event, table)
    if not hand.over:
        raise Illegal(f"the hand at table {table} is not over")
    stacks = {who: hand.stack_of(seat) // CHIP for who, seat in keyed.seats.items()}
    names = {seat: who for who, seat in keyed.seats.items()}
    out = tuple(
        f"{who}: {', '.join(names[seat] for seat in _winners(hand, keyed.seats[who]))}"
        for who, stack in stacks.items()
        if not stack
    )
    return Settle(table, tuple(f"{who} {stack}" for who, stack in stacks.items()), out)


def _winners(hand: PotRound, loser: int) -> list[int]:
    """Who won the last pot that he could win, or the main pot if his hand was dead."""
    last = [pot.name for pot in hand.award.pots if loser in pot.seats] or [hand.award.pots[0].name]
    lines = (line for line in hand.lines if line.result is Result.WINS and line.net)
    won = {line.seat for line in lines if line.spot == last[-1]}
    return [seat for seat in hand.order if seat in won]


def _dealt(event: Event, table: str) -> tuple[Table, Hand]:
    found = event.tables[table]
    if found.hand is None or found.hand.stage is not Stage.OPEN:
        raise Illegal(f"no hand is open at table {table}")
    return found, found.hand
