"""A player-dealer in the terminal: a bot banks, and the bank is offered on as the rules say."""

from __future__ import annotations

from collections.abc import Callable

from houseway.errors import HousewayError
from houseway.floor import BankedTable
from houseway.money import Cents, dollars, text

Ask = Callable[[str], str]


def seat_banker(table: BankedTable, chips: Cents) -> int:
    """Let a bot sit down in the last seat and bank, where the house never does."""
    seat = table.settings["seats"]
    assert isinstance(seat, int)
    table.sit(seat, f"bot {seat}", chips)
    table.take_bank(seat, chips)
    return seat


def settle_bank(table: BankedTable, you: int, bot: int, chips: Cents, ask: Ask) -> None:
    """Find who banks the coming round: you are asked in your turn, and the bot never refuses."""
    if table.seats[bot].stack < chips:
        table.buy(bot, Cents(chips - table.seats[bot].stack))
    while (seat := table.bank_offer) is not None:
        if seat != you:
            table.take_bank(seat, chips)
            continue
        typed = ask("\nthe bank is offered to you; what do you put up? (Enter: nothing) ")
        try:
            if typed:
                table.take_bank(you, dollars(typed.lstrip("$")))
            else:
                table.waive_bank(you)
        except HousewayError as error:
            print(error.message)
    if table.bank is None:
        table.take_bank(bot, chips)
    assert table.bank
    if table.bank.seat == bot:
        print(f"\nseat {bot} banks with {text(table.bank.roll)}")
        return
    least = table.settings["minimum"]
    assert isinstance(least, int)
    opening = table.game.opens_with[0]
    must = [spot.name for spot in table.game.spots if spot.equals or spot.name == opening]
    table.bet(bot, dict.fromkeys(must, Cents(least)))
    print(f"\nyou bank with {text(table.bank.roll)}; seat {bot} bets {text(least)}")
