"""A player's bank: he takes the house's place against the others, for one round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from houseway.errors import IllegalBet
from houseway.money import Cents, text
from houseway.play.settings import Settings
from houseway.rulebook import Clause
from houseway.wagers import Commission


@dataclass(frozen=True, slots=True)
class Bank:
    """Who banks and with what. `last_bet` was his latest wager against the house.

    `dealer_bet` is what the dealer stakes against him; unless it is given, his own last bet.
    """

    seat: int
    roll: Cents
    last_bet: Cents | None = None
    dealer_bet: Cents | None = None
    partners: tuple[int | str, ...] = ()
    turn: int = 1  # a player-dealer's first or second round in a row

    def to_json(self) -> dict[str, object]:
        return {**asdict(self), "partners": list(self.partners)}

    @classmethod
    def from_json(cls, written: Mapping[str, Any]) -> Bank:
        return cls(**{**written, "partners": tuple(written["partners"])})


@dataclass(frozen=True, slots=True)
class Covering:
    """How a California game is banked: by a player-dealer whose wager covers what it can.

    What is not covered goes back to whoever staked it, with the clause that says so.
    """

    cite: Clause
    returned_cite: Clause
    one_hand_cite: Clause
    rounds: int = 2  # in a row, before the bank is offered on
    rounds_cite: Clause | None = None
    least_cite: Clause | None = None  # the bank puts up at least the table minimum

    def check(
        self, bank: Bank, bets: Mapping[int, Mapping[str, Cents]], settings: Settings
    ) -> None:
        """Refuse a player-dealer who covers too little, bets against himself, or stays on."""
        if bank.roll <= 0:
            raise IllegalBet(
                f"seat {bank.seat} banks and covers nothing; a player-dealer puts up a wager",
                clause=self.cite,
            )
        least = settings.get("minimum")
        if self.least_cite and isinstance(least, int) and bank.roll < least:
            raise IllegalBet(
                f"seat {bank.seat} banks {text(bank.roll)}; the bank wagers at least the table "
                f"minimum of {text(least)}",
                clause=self.least_cite,
            )
        if not 1 <= bank.turn <= self.rounds:
            raise IllegalBet(
                f"seat {bank.seat} banks for the {bank.turn}. time in a row; after {self.rounds} "
                "rounds the bank is offered round the table",
                clause=self.rounds_cite or self.cite,
            )
        if bank.seat in bets:
            raise IllegalBet(
                f"seat {bank.seat} banks and may not bet in the same round",
                clause=self.one_hand_cite,
            )


@dataclass(frozen=True, slots=True)
class Banking:
    """How a game lets players bank: which spots the bank books, and the clause for each thing.

    The banker may have bets of his own on the spots that are `open_to_banker`; the house books
    them. The bank goes round counter-clockwise unless it is `clockwise`. Where it `skips_short`
    players, it is not offered to anybody who cannot cover the bets of the table.
    """

    spots: tuple[str, ...]
    cite: Clause
    covers_cite: Clause
    one_hand_cite: Clause
    no_tip_cite: Clause
    stake_cite: Clause
    lowered_cite: Clause
    partners_cite: Clause
    with_house_cite: Clause
    commission: Commission
    open_to_banker: tuple[str, ...] = ()
    clockwise: bool = False
    skips_short: bool = False

    def dealer_stake(self, bank: Bank, settings: Settings) -> Cents:
        """What the dealer stakes against the bank: as the banker last did, or less if he asks."""
        least, most = settings.get("minimum"), settings.get("maximum")
        if bank.dealer_bet is None:
            if bank.last_bet is None:
                raise IllegalBet(
                    f"seat {bank.seat} banks, and nobody said what the dealer stakes",
                    clause=self.stake_cite,
                )
            stake = bank.last_bet
            if isinstance(most, int):
                stake = Cents(min(stake, most))
            return Cents(max(stake, least)) if isinstance(least, int) else stake
        if bank.last_bet is not None and bank.dealer_bet > bank.last_bet:
            raise IllegalBet(
                f"the dealer stakes {text(bank.dealer_bet)}; the banker's last bet was "
                f"{text(bank.last_bet)}, and it may only be lowered",
                clause=self.stake_cite,
            )
        if isinstance(least, int) and bank.dealer_bet < least:
            raise IllegalBet(
                f"the dealer stakes {text(bank.dealer_bet)}; the least is the table minimum of "
                f"{text(least)}",
                clause=self.lowered_cite,
            )
        if bank.dealer_bet <= 0 or (isinstance(most, int) and bank.dealer_bet > most):
            raise IllegalBet(
                f"the dealer stakes {text(bank.dealer_bet)}, outside the table's limits",
                clause=self.stake_cite,
            )
        return bank.dealer_bet

    def on_table(
        self,
        bank: Bank,
        bets: Mapping[int, Mapping[str, Cents]],
        tips: Mapping[int, Mapping[str, Cents]],
        settings: Settings,
    ) -> Cents:
        """What a bank must cover: every wager that it books, and the dealer's."""
        staked = self.staked(*bets.values(), *tips.values())
        return Cents(staked + self.dealer_stake(bank, settings))

    def check(
        self,
        bank: Bank,
        bets: Mapping[int, Mapping[str, Cents]],
        tips: Mapping[int, Mapping[str, Cents]],
        settings: Settings,
    ) -> None:
        """Refuse a bank that is shared, too small, or whose holder also plays against it."""
        for partner in bank.partners:
            raise IllegalBet(
                f"seat {bank.seat} may not share the bank with "
                f"{partner if isinstance(partner, str) else f'seat {partner}'}",
                clause=self.with_house_cite if partner == "dealer" else self.partners_cite,
            )
        if set(bets.get(bank.seat, ())) - set(self.open_to_banker):
            raise IllegalBet(
                f"seat {bank.seat} banks and may not bet in the same round",
                clause=self.one_hand_cite,
            )
        if bank.seat in tips:
            raise IllegalBet(
                f"seat {bank.seat} banks and may not bet for the dealer", clause=self.no_tip_cite
            )
        total = self.on_table(bank, bets, tips, settings)
        if bank.roll < total:
            raise IllegalBet(
                f"a bank of {text(bank.roll)} does not cover the {text(total)} on the table",
                clause=self.covers_cite,
            )

    def staked(self, *laid: Mapping[str, Cents]) -> int:
        """How much of what is laid down the bank has to answer for."""
        return sum(
            amount for stakes in laid for spot, amount in stakes.items() if spot in self.spots
        )
