"""Questions while a hand is played: whose turn it is, and what he may bet."""

from __future__ import annotations

import random
from typing import Any

from houseway.money import text
from houseway.play import Game, Options, Round
from houseway.play.actions import Bet, RaiseTo, Stake
from houseway.trainer.deals import finished, running_scene
from houseway.trainer.drill import Drill

LOOKED_AT = 40  # decisions of one round


def turn(game: Game, seed: int) -> Drill | None:
    """Who acts next."""
    asked = _decision(game, seed)
    if asked is None:
        return None
    round, options = asked
    seats = [seat for seat in round.numbers() if round.status_of(seat) == "in"]
    if len(round.waiting_for()) != 1 or len(seats) < 2 or options.seat not in seats:
        return None
    street = f"{round.street.capitalize()}: whose" if round.street else "Whose"
    button = f" The button is in seat {round.button}." if round.button else ""
    return Drill(
        game.id,
        "turn",
        seed,
        f"{street} turn is it?{button}",
        "one of",
        f"seat {options.seat}",
        f"seat {options.seat} may {' or '.join(offer.words for offer in options.offers)}",
        options.cite or options.offers[0].cite,
        running_scene(round),
        tuple(f"seat {seat}" for seat in sorted(seats)),
    )


def bets(game: Game, seed: int) -> Drill | None:
    """The least or the most that somebody may bet."""
    asked = _decision(game, seed)
    if asked is None:
        return None
    round, options = asked
    sized = [offer for offer in options.offers if offer.kind in (Bet, RaiseTo, Stake)]
    if not sized:
        return None
    rng = random.Random(seed)
    offer = rng.choice(sized)
    most = offer.most != offer.least and rng.random() < 0.5
    what = {Bet: "bets:", RaiseTo: "raises: to"}.get(offer.kind, f"stakes on the {offer.spot}:")
    stack = round.stack_of(options.seat)
    behind = f" He has {text(stack)} behind." if stack is not None else ""
    return Drill(
        game.id,
        "bets",
        seed,
        f"Seat {options.seat} {what.replace('_', ' ')} how much at "
        f"{'most' if most else 'least'}?{behind}",
        "amount",
        int(offer.most if most else offer.least),
        f"from {text(offer.least)} to {text(offer.most)}",
        offer.cite,
        running_scene(round),
    )


def _decision(game: Game, seed: int) -> tuple[Round[Any], Options] | None:
    """One of the decisions of a round, each as likely; the round stands at it."""
    whole = finished(game, seed)
    many = min(len(whole.log.answers), LOOKED_AT)
    if not many:
        return None
    round = whole.fork(random.Random(seed).randrange(many))
    options = round.options()
    return (round, options) if options else None
