"""A player's bank in the terminal: a bot bets beside you, and the bank is offered in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeGuard

from houseway.cli.player_dealer import bot_bets
from houseway.errors import HousewayError
from houseway.floor import BankedTable, Table
from houseway.money import Cents, dollars, text
from houseway.play import Game

CHIPS = dollars(1_000)  # what the bot sits down with, and is filled up to


def banks_in_turn(table: Table[Game]) -> TypeGuard[BankedTable]:
    """Whether players may take the house's bank here, one after the other."""
    if not isinstance(table, BankedTable):
        return False
    return table.game.banking is not None and table.game.covering is None


def seat_bettor(table: BankedTable) -> None:
    """Somebody to bank against: alone with the dealer there would be nobody."""
    table.sit(table.game.seats, "the bot", CHIPS)


def you_bank(table: BankedTable, you: int, ask: Callable[[str], str]) -> bool:
    """The bot bets, and every offer of the bank is answered; True if yours was taken."""
    bot = table.game.seats
    if (short := CHIPS - table.seats[bot].stack) > 0:
        table.buy(bot, Cents(short))
    bot_bets(table)
    while (seat := table.bank_offer) is not None:
        if seat != you:
            table.waive_bank(seat)
            continue
        _answer(table, you, ask)
    return table.bank is not None and table.bank.seat == you


def _answer(table: BankedTable, you: int, ask: Callable[[str], str]) -> None:
    """Take the bank with as much as it has to cover, with more, or leave it to the dealer."""
    says = table.house.currency.says
    stake, covers = table.bank_terms() or (Cents(0), Cents(0))
    print(
        says(
            f"\nthe bank is offered to you: the dealer stakes {text(stake)} against it, and it "
            f"has to cover {text(covers)} in all; you have {text(table.seats[you].stack)}"
        )
    )
    typed = ask("what do you put up (Enter declines)? ")
    try:
        if typed:
            table.take_bank(you, table.house.currency.read(typed))
        else:
            table.waive_bank(you)
    except HousewayError as error:
        print(says(error.message))
