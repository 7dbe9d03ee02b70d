"""Who sits at the table beside you: bots for a pot, somebody who banks or bets against you."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from houseway.floor import BankedTable, PotTable, Table
from houseway.floor.bot_styles import Style, style_of
from houseway.money import Cents, dollars, text
from houseway.play import Game

YOU = 1
BOTS = 5
BOT = "bot {}"  # the name of a seat's bot, and so its character
CHIPS = dollars(1_000)  # what a bettor sits down with, and is filled up to
BANK = dollars(10_000)  # what a proposition player puts up


class Company:
    """Nobody: you sit alone with the dealer of the house."""

    def offers(self) -> Iterator[str]:
        """Get ready for a round: what you are asked about the bank, answered before the next.

        Who hears a question answers it at the table, and may be asked again if he was refused.
        """
        return iter(())

    def told(self) -> str:
        """What everybody should know before the bets."""
        return ""


class Bots(Company):
    """Opponents for a pot, each with a character; whoever is broke buys in again."""

    def __init__(self, table: PotTable, bought: Cents) -> None:
        self.table = table
        for seat in range(2, min(2 + BOTS, table.game.seats + 1)):
            table.sit(seat, BOT.format(seat), bought)

    def offers(self) -> Iterator[str]:
        for seat, who in self.table.seats.items():
            if seat != YOU and not who.stack:
                least = self.table.settings["minimum_buy_in"]
                self.table.buy(seat, Cents(least if isinstance(least, int) else 0))
        return iter(())


class Bettor(Company):
    """Somebody to bank against where the house's bank goes round: alone there would be nobody."""

    def __init__(self, table: BankedTable) -> None:
        self.table = table
        table.sit(table.game.seats, "the bot", CHIPS)

    def offers(self) -> Iterator[str]:
        table, bot = self.table, self.table.game.seats
        _fill_up(table, CHIPS)
        _bets(table)
        while (seat := table.bank_offer) is not None:
            if seat == bot:
                table.waive_bank(seat)
                continue
            stake, covers = table.bank_terms() or (Cents(0), Cents(0))
            yield (
                f"the bank is offered to you: the dealer stakes {text(stake)} against it, and it "
                f"has to cover {text(covers)} in all; you have {text(table.seats[YOU].stack)}"
            )


class PropositionPlayer(Company):
    """A bot in the last seat that banks whenever nobody else does, and bets when you do."""

    def __init__(self, table: BankedTable) -> None:
        self.table = table
        table.sit(table.game.seats, "proposition player", Cents(2 * BANK))

    def offers(self) -> Iterator[str]:
        table, bot = self.table, self.table.game.seats
        while (seat := table.bank_offer) is not None:
            if seat == bot:
                self._bank()
            else:
                yield "the bank is offered to you"
        if table.bank is None or (table.bank.seat == bot and table.bank.roll < BANK):
            self._bank()
        if you_bank(table):
            _bets(table)

    def told(self) -> str:
        bank = self.table.bank
        return f"seat {bank.seat} banks {text(bank.roll)}" if bank else ""

    def _bank(self) -> None:
        _fill_up(self.table, Cents(2 * BANK))
        self.table.take_bank(self.table.game.seats, BANK)


def company_at(table: Table[Game], bought: Cents) -> Company:
    """Whoever makes a game of it."""
    if isinstance(table, PotTable):
        return Bots(table, bought)
    assert isinstance(table, BankedTable)
    if table.game.covering is not None:
        return PropositionPlayer(table)
    return Bettor(table) if table.game.banking is not None else Company()


def you_bank(table: Table[Any]) -> bool:
    """Whether the bank of the next round is yours."""
    return isinstance(table, BankedTable) and table.bank is not None and table.bank.seat == YOU


def style_at(seat: int) -> Style:
    """The character of the bot in a seat."""
    return style_of(BOT.format(seat))


def _fill_up(table: BankedTable, to: Cents) -> None:
    """A bot never runs out."""
    bot = table.game.seats
    if (short := to - table.seats[bot].stack) > 0:
        table.buy(bot, Cents(short))


def _bets(table: BankedTable) -> None:
    """The bot bets against the bank: the least that the table takes."""
    least = table.settings["minimum"]
    assert isinstance(least, int)
    spots = [*table.game.opens_with[:1], *(s.name for s in table.game.spots if s.equals)]
    table.bet(table.game.seats, dict.fromkeys(spots, Cents(least)))
