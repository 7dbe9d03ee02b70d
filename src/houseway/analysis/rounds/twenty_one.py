"""Pure 21.5 by a chart: the hands of one player, the bank's, and the bets on the bank's cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product

import numpy as np

from houseway.analysis.edges.chico.pure_21_5 import (
    DOUBLE,
    HIT,
    SPLIT,
    STAND,
    SURRENDER,
    Total,
    of,
)
from houseway.analysis.edges.chico.pure_letters import Letters
from houseway.analysis.edges.chico.pure_policy import PlaysTheChart
from houseway.analysis.edges.paid import net_of
from houseway.analysis.kernels.rounds import pure_rounds as kernel
from houseway.analysis.kernels.rounds.pure_rounds import Actions, PureChart
from houseway.analysis.policies import Policy, stays_in
from houseway.analysis.rounds.settled import IN_ORDER, Came, Dealt, Outcome
from houseway.analysis.trials.banked import UNIT
from houseway.cards import Cards, decks
from houseway.games.chico.pure_21_5 import MOST_HANDS, PureTwentyOne
from houseway.games.chico.pure_hands import BANK_STANDS, MUST_HIT, MUST_STAND
from houseway.hands.twenty_one import counts
from houseway.play import Place
from houseway.play.settings import Settings
from houseway.wagers import PayTable

VALUES = range(1, 11)
ACTIONS = {STAND: kernel.STAND, HIT: kernel.HIT, DOUBLE: kernel.DOUBLE, SPLIT: kernel.SPLIT,
           SURRENDER: kernel.SURRENDER}  # fmt: skip


@dataclass(frozen=True, slots=True)
class PureRounds:
    """A base wager with all that decisions add to it, Red Flex and Buster."""

    letters: Letters | None  # or else hands stay as they are, where they may
    takes_even: bool
    pays: Fraction
    insured: bool
    red_flex: tuple[Outcome, ...]
    buster: tuple[Outcome, ...]
    deck: Cards
    decisions: int = 0

    @property
    def places(self) -> Mapping[Place, int]:
        return {IN_ORDER: most_cards(self.deck)}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        rounds, asks = len(dealt.rows), most_asked(self.deck) + 1
        base = np.empty(rounds, dtype=np.uint16)
        red_flex, buster = np.empty((2, rounds), dtype=np.uint8)
        flags = int(self.takes_even), int(self.insured)
        chart = PureChart(*tables(self.letters), *flags, asks)
        kernel.play_pure(dealt.rows, chart, base, red_flex, buster)
        return {
            "base": Came(base, base_outcomes(self.pays, asks)),
            "red_flex": Came(red_flex, self.red_flex),
            "buster": Came(buster, self.buster),
        }


def pure_rounds(game: PureTwentyOne, settings: Settings, policy: Policy) -> PureRounds | None:
    """The rounds of either game, for its chart or for staying in."""
    charted = policy if isinstance(policy, PlaysTheChart) else None
    if not charted and policy is not stays_in:
        return None
    number, chip = settings["decks"], settings["chip"]
    assert isinstance(number, int)
    assert isinstance(chip, int)
    if (UNIT // 2) % chip:
        return None  # nobody could double or insure for all that is allowed
    tables = game.pay_tables
    return PureRounds(
        charted.letters if charted else None,
        charted is not None and charted.takes_even,
        net_of(game.pure_pays),
        settings.get("even_money_six_to_five") == "insured",
        rows_paid(tables["red_flex"], [f"{red} red cards" for red in range(2, 9)]),
        rows_paid(tables["buster"], [*(f"{n} cards" for n in range(3, 8)), "8 cards or more"]),
        decks(number),
    )


def rows_paid(table: PayTable, names: list[str]) -> tuple[Outcome, ...]:
    """Lost, and what each row wins; one that is not posted is lost too."""
    paid = dict(table.rows)
    nets = [net_of(paid[name]) if name in paid else Fraction(-1) for name in names]
    return tuple(Outcome(net, bonus=max(net, Fraction(0))) for net in (Fraction(-1), *nets))


@cache
def most_cards(deck: Cards) -> int:
    """More cards no round can take: before its last a hand has 18 at most, the bank's has 16."""
    left = MOST_HANDS * (MUST_STAND - 1) + BANK_STANDS - 1
    taken = MOST_HANDS + 1
    for each in sorted(map(counts, deck)):
        left -= each
        if left < 0:
            break
        taken += 1
    return taken


def most_asked(deck: Cards) -> int:
    """Whoever is asked takes a card or ends a hand; and insurance comes before all."""
    return most_cards(deck) + 1


@cache
def base_outcomes(pays: Fraction, asks: int) -> tuple[Outcome, ...]:
    """As the kernel numbers them, and for each how often the player was asked."""
    one, half = Fraction(1), Fraction(1, 2)
    units = range(1, kernel.MOST_STAKED + 1)
    plain = [(Fraction(net), Fraction(all_)) for all_ in units for net in range(-all_, all_ + 1)]
    special = [(-half, one), (pays, one), (Fraction(0), one), (one, one),
               (pays - half, one + half), (one, one + half)]  # fmt: skip
    assert len(special) == kernel.SPECIAL
    return tuple(Outcome(net, staked, asked=asked)
                 for net, staked in (*plain, *special) for asked in range(asks))  # fmt: skip


@cache
def tables(letters: Letters | None) -> tuple[Actions, Actions]:
    """What is done with the first two cards, and with more."""
    first = np.zeros((11, 11, 11, 2, 2), dtype=np.uint8)
    drawn = np.zeros((11, MUST_STAND, 2), dtype=np.uint8)
    for up in VALUES:
        for hard, ace in product(range(3, MUST_STAND), (False, True)):
            total = Total(hard, ace)
            way = letters.drawn(total, up) if letters else stayed(total)
            drawn[up, hard, int(ace)] = ACTIONS[way]
        for one, other, split in product(VALUES, VALUES, (False, True)):
            for splits in {False, one == other}:
                way = (letters.first(one, other, up, split=split, may_split=splits) if letters
                       else stayed(of(one, other)))  # fmt: skip
                first[up, one, other, int(split), int(splits)] = ACTIONS[way]
    return first, drawn


def stayed(hand: Total) -> str:
    """What staying in comes to: only what must hit does."""
    return STAND if hand.soft or hand.hard > MUST_HIT else HIT
