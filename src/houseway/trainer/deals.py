"""Rounds to learn by: stakes in whole chips, played so that most hands are seen to the end."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import lru_cache
from typing import Any

from houseway.errors import HousewayError
from houseway.money import Cents, dollars
from houseway.play import Game, Options, Round
from houseway.play.actions import Action, Fold
from houseway.play.banked.layout import Layout
from houseway.play.happenings import DEALER, Did, Posted
from houseway.play.view import View
from houseway.trainer.drill import Scene, Shown

CHIP = dollars(1)
STAYS = 3  # times that somebody who would fold thinks again


def opened(game: Game, seed: int) -> Round[Any]:
    """A round at random, its stakes in whole chips where the game takes them so."""
    round = game.random_round(seed)
    layout = round.log.opening
    if not isinstance(layout, Layout):
        return round
    bets = {seat: {spot: _whole(stake) for spot, stake in own.items()}
            for seat, own in layout.bets.items()}  # fmt: skip
    try:
        shoe = game.shoe(round.settings, random.Random(seed))
        return game.round(replace(layout, bets=bets), shoe, round.settings)
    except HousewayError:
        return round


def _whole(stake: Cents) -> Cents:
    return Cents(stake // CHIP * CHIP) if stake >= CHIP else stake


@lru_cache(maxsize=8)
def finished(game: Game, seed: int) -> Round[Any]:
    """A round that is over, to be looked at only: several topics ask about the same one."""
    rng = random.Random(seed)
    round = opened(game, seed)
    while (options := round.options()) is not None:
        round.play(_answer(options, rng), options.seat)
    return round


def _answer(options: Options, rng: random.Random) -> Action:
    action = options.choose(rng)
    for _ in range(STAYS):
        if not isinstance(action, Fold):
            break
        action = options.choose(rng)
    return action


def settled_scene(round: Round[Any]) -> Scene:
    """What lies before the dealer when he comes to settle: cards and bets, and no result."""
    bets = sorted(
        (line.seat, line.words.partition("  ")[0].strip(), line.spot.replace("_", " "), line.stake)
        for line in round.settlement
        if line.stake and line.seat is not None
    )  # by seats, which is not the order of settling
    return Scene(cards_of(round.view(DEALER)), tuple(bet[1:] for bet in bets))


def running_scene(round: Round[Any]) -> Scene:
    """What lies there while it is played, and what was done so far."""
    view = round.view("public")
    bets = tuple(
        (f"seat {seat.seat}", spot, amount)
        for seat in view.seats
        for spot, amount in seat.bets.items()
    )
    return Scene(cards_of(view), bets, told_so_far(round))


def told_so_far(round: Round[Any]) -> tuple[str, ...]:
    """What was posted and done, in a few words each."""
    told = []
    for each in round.happenings:
        if isinstance(each, Did):
            told.append(f"seat {each.seat}: {str(each.action).replace('_', ' ')}")
        elif isinstance(each, Posted):
            told.append(each.said().words.lower())
    return tuple(told)


def cards_of(view: View) -> tuple[Shown, ...]:
    """Every hand that has cards, seat by seat, then what lies in the middle."""
    seats = [
        Shown(hand.label, hand.cards) for seat in view.seats for hand in seat.hands if hand.cards
    ]
    return (*seats, *(Shown(hand.label, hand.cards) for hand in view.places if hand.cards))
