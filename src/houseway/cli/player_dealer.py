"""The player-dealer's place in the terminal: a bot banks, and the bank is offered to you."""

from __future__ import annotations

from collections.abc import Callable

from houseway.errors import HousewayError
from houseway.floor import BankedTable
from houseway.money import Cents, dollars

BANK = dollars(10_000)  # what the bot puts up


def seat_bot(table: BankedTable) -> int:
    """A proposition player takes the last seat; he banks whenever nobody else does."""
    seat = table.game.seats
    table.sit(seat, "proposition player", Cents(2 * BANK))
    return seat


def _bot_banks(table: BankedTable) -> None:
    bot = table.game.seats
    short = 2 * BANK - table.seats[bot].stack
    if short > 0:
        table.buy(bot, Cents(short))
    table.take_bank(bot, BANK)


def offer_bank(table: BankedTable, you: int, ask: Callable[[str], str]) -> None:
    """Every offer that is due is answered; without a bank the bot takes it."""
    bot = table.game.seats
    while (seat := table.bank_offer) is not None:
        if seat == bot:
            _bot_banks(table)
            continue
        typed = ask("\nthe bank is offered to you; what do you put up (Enter declines)? ")
        try:
            if typed:
                table.take_bank(you, table.house.currency.read(typed))
            else:
                table.waive_bank(you)
        except HousewayError as error:
            print(table.house.currency.says(error.message))
    if table.bank is None or (table.bank.seat == bot and table.bank.roll < BANK):
        _bot_banks(table)
    assert table.bank
    print(f"\nseat {table.bank.seat} banks {table.house.currency.text(table.bank.roll)}")


def bot_bets(table: BankedTable) -> None:
    """The bot bets against your bank: the least that the table takes."""
    least = table.settings["minimum"]
    assert isinstance(least, int)
    spots = [*table.game.opens_with[:1], *(s.name for s in table.game.spots if s.equals)]
    table.bet(table.game.seats, dict.fromkeys(spots, Cents(least)))
