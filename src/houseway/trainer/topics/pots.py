"""Questions about pots: how much lies in which, who wins it, and what is pushed to whom."""

from __future__ import annotations

import random
from typing import Any

from houseway.money import Cents, text
from houseway.play import Game, Round
from houseway.play.pot.pot_round import PotRound
from houseway.trainer.deals import cards_of, finished, running_scene
from houseway.trainer.drill import Drill, Scene
from houseway.wagers import Line


def winner(game: Game, seed: int) -> Drill | None:
    """Who wins one of the pots."""
    asked = _shown_down(game, seed)
    if asked is None:
        return None
    round, lines = asked
    pot, seats, amount = _chosen(round, seed)
    won = [line for line in lines if line.spot == pot]
    if not won or len(seats) < 2:
        return None
    right = tuple(sorted({f"seat {line.seat}" for line in won}))
    return Drill(
        game.id,
        "winner",
        seed,
        f"{pot.capitalize()}, {text(amount)}: who wins it, or a part of it?",
        "some of",
        right,
        "; ".join(f"seat {line.seat}: {line.reason}" for line in won),
        won[0].clause,
        _scene(round),
        tuple(f"seat {seat}" for seat in sorted(seats)),
    )


def share(game: Game, seed: int) -> Drill | None:
    """What one of the winners is pushed of a pot."""
    asked = _shown_down(game, seed)
    if asked is None:
        return None
    round, lines = asked
    pot, _, amount = _chosen(round, seed)
    won = [line for line in lines if line.spot == pot]
    if not won:
        return None
    line = random.Random(seed).choice(won)
    paid = sum(each.net for each in won if each.seat == line.seat)
    return Drill(
        game.id,
        "share",
        seed,
        f"{pot.capitalize()}, {text(amount)}: how much of it goes to seat {line.seat}?",
        "amount",
        int(paid),
        "; ".join(f"{text(each.net)} to seat {each.seat}: {each.reason}" for each in won),
        line.clause,
        _scene(round),
    )


def amounts(game: Game, seed: int) -> Drill | None:
    """What lies in one of several pots, before the house takes its part."""
    round = finished(game, seed)
    if not isinstance(round, PotRound) or len(pots := round.chips.gathered()) < 2:
        return None
    pot, amount, seats = random.Random(seed).choice(pots)
    paid = [line for line in round.settlement if line.spot == pot]
    if not paid:
        return None
    return Drill(
        game.id,
        "pots",
        seed,
        f"{_listed(seats)} can win the {pot}: how much is in it before any rake?",
        "amount",
        int(amount),
        f"of each who put in chips for it, the same for all; {_listed(seats)} can win it",
        paid[0].clause,
        Scene((), _put_in(round), running_scene(round).told),
    )


def _put_in(round: PotRound) -> tuple[tuple[str, str, Cents], ...]:
    """What each seat has bet over the whole hand, and apart from it what is dead money."""
    chips = round.chips
    kinds = ((chips.paid, "in all"), (chips.dead, "dead, in the main pot"))
    return tuple(
        (f"seat {seat}", spot, Cents(put[seat]))
        for put, spot in kinds
        for seat in sorted(put)
        if put[seat]
    )


def _scene(round: Round[Any]) -> Scene:
    return Scene(cards_of(round.view("dealer")))


def _shown_down(game: Game, seed: int) -> tuple[Round[Any], list[Line]] | None:
    """A hand in which cards were shown down, and the lines by which its pots were won."""
    round = finished(game, seed)
    if not isinstance(round, PotRound):
        return None
    names = {name for name, _, _ in round.pots_now()}
    lines = [line for line in round.settlement if line.spot in names]
    contested = [seats for _, _, seats in round.pots_now() if len(seats) > 1]
    return (round, lines) if lines and contested else None


def _chosen(round: Round[Any], seed: int) -> tuple[str, tuple[int, ...], int]:
    name, amount, seats = random.Random(seed).choice(list(round.pots_now()))
    return name, seats, amount


def _listed(seats: tuple[int, ...]) -> str:
    *others, last = (f"seat {seat}" for seat in sorted(seats))
    return f"{', '.join(others)} and {last}" if others else last
