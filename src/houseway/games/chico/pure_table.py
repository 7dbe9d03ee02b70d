"""What a table of Pure 21.5 posts: its spots, its pay tables and its settings."""

from __future__ import annotations

from collections.abc import Callable

from houseway.games.chico.pure_hands import RUN
from houseway.houses.chico import HOUSE
from houseway.money import Odds
from houseway.play import BankedGame
from houseway.play.banked.bank import Covering
from houseway.play.banked.burning import BURNED, Burning
from houseway.play.banked.collecting import Collecting
from houseway.play.settings import Setting, choice, count, money, switch
from houseway.rulebook import Clause, clause, section
from houseway.wagers import PayTable, Spot, pay_table, side_bet

SIX_TO_FIVE = section("chico/pure-21.5-6-5")
ONE_OPTION = clause("chico/collection/procedures.5")
NOTICES = (clause("chico/collection/procedures.8"), clause("chico/collection/procedures.9"))


def buster_table(cite: Clause) -> PayTable:
    """What a bust of the bank pays, by its cards."""
    counts = [f"{count} cards" for count in range(3, 8)]
    return pay_table(cite, [*counts, "8 cards or more"], """
        8 cards or more  200 to 1
        7 cards           50 to 1
        6 cards           20 to 1
        5 cards            8 to 1
        4 cards            3 to 1
        3 cards            1 to 1
    """)  # fmt: skip


def red_flex_table(cite: Clause) -> PayTable:
    """What red cards in a row pay, from the bank's up card on."""
    return pay_table(cite, [f"{count} red cards" for count in range(2, RUN + 1)], """
        8 red cards  300 to 1
        7 red cards  200 to 1
        6 red cards  100 to 1
        5 red cards   50 to 1
        4 red cards    8 to 1
        3 red cards    3 to 1
        2 red cards    2 to 1
    """)  # fmt: skip


def settings_of(rule: Callable[[str], Clause]) -> tuple[Setting, ...]:
    """What a house posts for a table of either game."""
    return (
        count("decks", "decks in play", rule("deck.1.s2"), 6, most=8),
        money(
            "chip",
            "the smallest chip: the least that a double or insurance may be",
            rule("double-down.1.s2"),
            100,
        ),
        choice(
            "dealt_from",
            "a continuous shuffler, full every round, or a shoe that is dealt down",
            rule("dealing.3"),
            "shuffler",
            "shoe",
        ),
        count(
            "cut_card",
            "cards behind the cut card of a shoe",
            rule("dealing.3.b"),
            60,
            least=16,  # two cards for each of eight hands
            most=208,
        ),
        switch(
            "half_dollars",
            "no chip below fifty cents: payments are rounded down to it",
            rule("winners.1"),
        ),
    )


class PureTable(BankedGame):
    """Both games print the same clauses under the same numbers, each in its own section."""

    house, family = "chico", "Blackjack"
    seats, positions_each = 8, 7
    table_places = (BURNED,)  # the bank's cards lie at its seat
    opens_with = ("base",)
    rule = staticmethod(SIX_TO_FIVE)
    pure_pays: Odds
    extra_settings: tuple[Setting, ...] = ()  # what only one of the two posts

    def __init_subclass__(cls) -> None:
        """Cite the section that the game is printed in."""
        rule = cls.rule
        cls.cite, cls.seats_cite, cls.opens_cite = (
            rule("type.1"),
            rule("table.1"),
            rule("dealing.5"),
        )
        cls.positions_cite, cls.back_cite = rule("dealing.5"), rule("dealing.6")
        cls.back_joins = ("double", "split", "insurance")
        cls.limits_cite = rule("table.2")
        cls.spots = (
            Spot("base", rule("dealing.5")),
            Spot("insurance", rule("insurance.1"), later=True),
            side_bet("red_flex", rule("red-flex.p1"), beside="base", by=rule("red-flex.1")),
            side_bet("buster", rule("buster.p1"), beside="base", by=rule("buster.2")),
        )
        cls.covering = Covering(
            cite=rule("dealing.4"),
            returned_cite=rule("dealing.18.s3"),
            one_hand_cite=rule("dealing.4"),
            rounds_cite=rule("type.1.s4"),
            least_cite=rule("dealing.19.s5"),
        )
        cls.collecting = Collecting(
            HOUSE.collection,
            section=cls.cite.section,
            action=("base", "red_flex", "buster"),
            base="base",
            cite=ONE_OPTION,
            notices=NOTICES,
            suggest=4,  # the first whose maximum may be over $200
        )
        cls.burning = Burning(rule("dealing.3.a"), shoe_cite=rule("dealing.3.b"))
        cls.pay_tables = {
            "buster": buster_table(rule("buster.table")),
            "red_flex": red_flex_table(rule("red-flex.table")),
        }
        cls.own_settings = (*settings_of(rule), *cls.extra_settings)
        super().__init_subclass__()
