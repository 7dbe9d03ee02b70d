"""The progressive side bet of Pai Gow and Fortune Pai Gow Poker: BCLC poker, section 4."""

from __future__ import annotations

from collections.abc import Iterable

from houseway.cards import JOKER, Cards
from houseway.hands import JOKER_FIVE_CARD, PAI_GOW_PROGRESSIVE, Hand
from houseway.hands.category import SEVEN_CARD_STRAIGHT_FLUSH
from houseway.money import dollars
from houseway.play import BankedFelt
from houseway.play.banked.progressive import Progressive
from houseway.play.settings import Settings, switch
from houseway.rulebook import Clause, section
from houseway.wagers import Spot, pay_table

rule = section("bclc-poker/4")

TABLE = pay_table(rule("5.2.table"), PAI_GOW_PROGRESSIVE, """
    seven-card straight flush   100%
    five aces                    10%
    royal flush                 500 for 1
    straight flush              100 for 1
    four of a kind               75 for 1
    full house                    4 for 1
""")  # fmt: skip

PROGRESSIVE = Progressive(
    Spot(
        "progressive",
        rule("2.1.1"),
        needs=("base",),
        needs_cite=rule("2.1.2"),
        exactly=dollars(1),
        exactly_cite=rule("2.1.4"),
        no_tip=rule("3.1"),
        closed_cite=rule("2.1.3"),
        metered=True,
    ),
    TABLE,
    start=(rule("6.2"), rule("6.2.1"), rule("6.3")),
    award=rule("7.5.1"),
    reseed=rule("7.5.1"),
    end=(rule("6.6"), rule("6.6.1")),
)

TOP_NATURAL_ONLY = switch(
    "pgp_top_natural_only",
    "seven in a row of one suit win the whole meter only without the joker",
    rule("4.3"),
)


def progressive_hand(cards: Cards, settings: Settings) -> Hand:
    """What the seven cards are for the progressive bet, however they were set."""
    hand = PAI_GOW_PROGRESSIVE.rank(cards)
    if (
        settings["pgp_top_natural_only"]
        and hand.category is SEVEN_CARD_STRAIGHT_FLUSH
        and JOKER in cards
    ):
        return JOKER_FIVE_CARD.rank(cards)  # the best five of them
    return hand


def settling_steps(t: BankedFelt, hands: Iterable[Hand], *, racked: bool) -> list[Clause]:
    """What the dealer minds as he settles, a heading first: some only for what was won.

    `racked`: the cards of some hands are cleared, since they did not win.
    """
    table = t.pay_tables[PROGRESSIVE.spot.name]
    paid = [odds for hand in hands if (odds := table.pays(hand))]
    steps = {
        "7.2": True,
        "6.5": True,
        "7.1": True,
        "7.2.1": True,
        "7.2.2": racked,
        "7.2.3": any(odds.manner == "%" for odds in paid),
        "7.3": bool(paid),
    }
    return [rule(number) for number, applies in steps.items() if applies]
