"""An evening at a table: chips, company, cards, and whoever is to act; however it is shown."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator

from houseway.cli.company import YOU, company_at, style_at, you_bank
from houseway.floor import BankedTable, PotTable, open_table
from houseway.floor.bot import answer, risk_no_more
from houseway.floor.first_deal import suggested
from houseway.floor.shoes import Shoes
from houseway.money import Cents, signed, text
from houseway.play import Action, BankedGame, Game, Options, View
from houseway.play.actions import Fold
from houseway.play.pot import PotGame
from houseway.wagers import Spot


class Sitting:
    """One player at one table. What is refused leaves everything as it was."""

    def __init__(self, game: Game, *, seed: int | None, chips: int) -> None:
        self.game = game
        self.rng = random.Random(seed) if seed is not None else secrets.SystemRandom()
        self.table = open_table(game, suggested(game))
        self.currency = self.table.house.currency
        self.bought: Cents = self.currency.of(chips)
        self.table.sit(YOU, "you", self.bought)
        self.company = company_at(self.table, self.bought)
        self.shoes: Shoes = Shoes(game, self.table.settings, self.rng)

    @property
    def stack(self) -> Cents:
        """What you have, outside of a round."""
        return self.table.seats[YOU].stack

    @property
    def characters(self) -> dict[int, str]:
        """How each bot plays, where they play for a pot."""
        others = [seat for seat in self.table.seats if seat != YOU]
        return {seat: style_at(seat).name for seat in others} if self.for_a_pot else {}

    @property
    def for_a_pot(self) -> bool:
        return isinstance(self.table, PotTable)

    @property
    def bets_first(self) -> bool:
        """Whether you have to bet before the cards: not for a pot, nor against your own bank."""
        return not self.for_a_pot and not you_bank(self.table)

    @property
    def minimum(self) -> Cents:
        """The least that the table takes."""
        least = self.table.settings.get("minimum")
        return Cents(least if isinstance(least, int) else 0)

    def spots(self) -> list[Spot]:
        """Where you may bet before the cards."""
        metered = self.table.settings.get("meter") is not None
        return [
            spot for spot in self.game.spots if not spot.later and (metered or not spot.metered)
        ]

    # Before the cards

    def offers_of_the_bank(self) -> Iterator[str]:
        """What you are asked before you bet, each answered by `bank`."""
        return self.company.offers()

    def bank(self, roll: Cents | None) -> None:
        """Take the bank that is offered to you with so much behind it, or decline it."""
        assert isinstance(self.table, BankedTable)
        if roll is None:
            self.table.waive_bank(YOU)
        else:
            self.table.take_bank(YOU, roll)

    def deal(self) -> None:
        """The next round, from the shoe of this table."""
        game, settings = self.game, self.table.settings
        chance = game.chance_for(settings) if isinstance(game, BankedGame | PotGame) else None
        self.table.deal(self.shoes.next(), chance.throw(self.rng) if chance else ())

    # During a round

    def turn(self) -> Options | None:
        """Who must act, and what he may do; None once the round is over."""
        return self.table.round.options() if self.table.round else None

    def view(self) -> View:
        """The round as you see it."""
        assert self.table.round is not None
        return self.table.round.view(YOU)

    def play(self, action: Action) -> None:
        """Your answer."""
        self.table.play(YOU, action)

    def others_act(self) -> None:
        """The bot whose turn it is answers, in its own style."""
        assert self.table.round is not None
        options = self.table.round.options()
        assert options is not None
        action = answer(self.table.round, self.rng, style_at(options.seat))
        self.table.play(options.seat, action)

    def give_up(self) -> None:
        """Leave in the middle of a round: the hand is folded, the others play on."""
        while self.table.in_round and self.table.round and (options := self.table.round.options()):
            if options.seat != YOU:
                self.others_act()
                continue
            fold = options.offer(Fold)
            self.play(fold.action() if fold else risk_no_more(self.table.round))

    def farewell(self) -> str:
        """How the evening went."""
        return f"you leave with {text(self.stack)} ({signed(Cents(self.stack - self.bought))})"
