"""Layouts at random: what tests and simulations put on the table."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING

from houseway.money import ZERO, Cents
from houseway.play.banked.bank import Bank
from houseway.play.banked.layout import Layout, Stakes
from houseway.play.settings import Settings
from houseway.wagers import BackBet

if TYPE_CHECKING:
    from houseway.play.banked.banked_game import BankedGame


def random_layout(game: BankedGame, rng: random.Random, settings: Settings) -> Layout:
    """Stakes that the game takes, with a player's bank, dice and the like where it has them."""
    most = game.seats - 1 if game.covering else game.seats  # a seat is the player-dealer's
    seats = rng.sample(range(1, game.seats + 1), rng.randint(1, most))
    bets: dict[int, dict[str, Cents]] = {}
    tips: dict[int, dict[str, Cents]] = {}
    for seat in seats:
        bets[seat] = stakes = _stakes(game, rng)
        if game.tips_cite and rng.random() < 0.3:
            beside = [s.name for s in game.spots if s.name in stakes and not s.no_tip]
            tips[seat] = {rng.choice(beside): Cents(rng.randint(1, 500))}
    stacks = {seat: Cents(rng.randint(0, 500_000) + _down(bets, tips, seat)) for seat in seats}
    people = _people(game, rng, seats)
    thrown = rng.choice(game.chances).throw(rng) if game.chances else ()
    bank = _bank(game, rng, bets, tips)
    if bank and game.covering:
        stacks[bank.seat] = Cents(bank.roll + rng.randint(0, 10_000))
    if bank and game.banking:
        own = game.banking.open_to_banker
        if own and rng.random() < 0.5:
            bets[bank.seat] = {rng.choice(own): Cents(rng.randint(1, 2000))}
        down = bank.roll + (_down(bets, tips, bank.seat) if bank.seat in bets else 0)
        stacks[bank.seat] = Cents(down + rng.randint(0, 10_000))
    _stake_on_meter(game, rng, settings, bets, stacks)
    layout = Layout(
        bets,
        tips,
        people=people,
        stacks=stacks,
        back=_back(game, rng, bets) if game.covering else (),
        bank=bank,
        thrown=thrown,
        fresh=game.burning is not None and rng.random() < 0.2,
    )
    for fee in game.collecting.fees(layout, settings) if game.collecting else ():
        stacks[fee.seat] = Cents(stacks[fee.seat] + fee.amount)
    return layout


def _stakes(game: BankedGame, rng: random.Random) -> dict[str, Cents]:
    opening = [spot for spot in game.spots if not spot.later and not spot.metered]
    stakes: dict[str, Cents] = {}
    must = rng.choice(game.opens_with or tuple(spot.name for spot in opening if not spot.needs))
    for spot in opening:
        wanted = spot.name == must or rng.random() < 0.4
        if wanted and not any(other in stakes or other == must for other in spot.against):
            amount = spot.exactly or Cents(rng.randint(1, 2000) * rng.choice((1, 5, 100)))
            stakes[spot.name] = amount
    for spot in opening:
        if spot.equals:
            stakes[spot.name] = stakes[spot.equals]
    return stakes


def _stake_on_meter(
    game: BankedGame,
    rng: random.Random,
    settings: Settings,
    bets: Mapping[int, dict[str, Cents]],
    stacks: dict[int, Cents],
) -> None:
    """Stakes on a progressive jackpot, where the table has one; the rest of the layout stays."""
    for spot in game.spots:
        if not spot.metered or settings["meter"] is None:
            continue
        for seat, stakes in bets.items():
            beside = not spot.needs or any(other in stakes for other in spot.needs)
            if beside and rng.random() < 0.5:
                stakes[spot.name] = spot.exactly or Cents(100)
                stacks[seat] = Cents(stacks[seat] + stakes[spot.name])


def _people(game: BankedGame, rng: random.Random, seats: list[int]) -> dict[int, str]:
    """Now and then somebody plays two hands side by side, where hands are set by the house."""
    if game.views_cite is None or rng.random() < 0.5:
        return {}
    return {s: "both" for seat in seats[:1] for s in (seat, seat + 1) if seat + 1 in seats}


def _back(game: BankedGame, rng: random.Random, bets: Mapping[int, Stakes]) -> tuple[BackBet, ...]:
    """Now and then somebody bets behind a seat, and joins or does not join what it does."""
    if game.back_cite is None or rng.random() < 0.5:
        return ()
    seat = rng.choice(list(bets))
    words = ("double", "split", "insurance")
    joins = frozenset(word for word in words if rng.random() < 0.5 and word in game.back_joins)
    spots = [spot for spot in bets[seat] if spot in game.opens_with or rng.random() < 0.5]
    return tuple(BackBet("Bob", seat, s, Cents(rng.randint(1, 9_999)), joins) for s in spots)


def _bank(
    game: BankedGame,
    rng: random.Random,
    bets: Mapping[int, Stakes],
    tips: Mapping[int, Stakes],
) -> Bank | None:
    free = [seat for seat in range(1, game.seats + 1) if seat not in bets]
    if game.covering:
        return Bank(rng.choice(free), Cents(rng.randint(1, 1_000) * rng.choice((10, 100, 1_000))))
    if game.banking is None or not free or rng.random() < 0.5:
        return None
    dealer_bet = Cents(rng.randint(1, 50_000))
    needed = dealer_bet + sum(_down(bets, tips, seat) for seat in bets)
    return Bank(rng.choice(free), Cents(needed + rng.randint(0, 5_000)), dealer_bet=dealer_bet)


def _down(bets: Mapping[int, Stakes], tips: Mapping[int, Stakes], seat: int) -> int:
    return sum(bets[seat].values()) + sum(tips.get(seat, {}).values(), ZERO)
