"""Ruyi Baccarat with Ruby 9: BCLC baccarat, section 8. A bet on three-card nines of either hand."""

from __future__ import annotations

from dataclasses import replace

from houseway.games.bclc.alike import bonus_cap
from houseway.games.bclc.ruyi_baccarat import RuyiBaccarat, three_card
from houseway.play import BankedFelt, Seat, Settings
from houseway.rulebook import Clause, section
from houseway.wagers import AggregateCap, Spot, pay_table

rule = section("bclc-baccarat/8")

ONE, BOTH = "one three-card nine", "two three-card nines"

RUBY = pay_table(rule("7.1"), (ONE, BOTH), """
    two three-card nines    75 to 1
    one three-card nine     10 to 1
""")  # fmt: skip

# Where a hand has a three-card nine, by who wins: the clause of each bet
SETTLED = {
    "banker": {
        **dict.fromkeys(("player", "tie", "gold_7", "jade_8"), "3.1.1"),
        "banker": "3.1.2",
        "ruby_9": "3.1.3.a",
    },
    "player": {
        **dict.fromkeys(("banker", "tie", "gold_7", "jade_8"), "3.2.1"),
        "player": "3.2.2",
        "ruby_9": "3.2.3.a",
    },
    "tie": {
        **dict.fromkeys(("gold_7", "jade_8"), "3.3.1"),
        **dict.fromkeys(("banker", "player"), "3.3.2"),
        "tie": "3.3.3",
        "ruby_9": "3.3.4.a",
    },
}

RUBY_CAP = bonus_cap(
    "ruby_9", cite=rule("7.2"), share=rule("7.2.1"), tip=rule("5.5.2.a"), tips_inside=True
)


class RuyiBaccaratRuby9(RuyiBaccarat):
    """Ruyi Baccarat with a bet on nines that take three cards."""

    slug, name, cite = "ruyi-baccarat-ruby-9", "Ruyi Baccarat Ruby 9", rule("1.1")
    idea = (
        "Ruyi Baccarat with one spot more. Banker wins pay even money and a three-card seven of "
        "the banker pushes; Gold 7 and Jade 8 are as they were. Ruby 9 looks at nines made of "
        "three cards: one that wins is paid, and two of them against each other are paid a "
        "great deal more. The drawing is the fixed table of baccarat."
    )
    aliases = ("ruby 9",)
    opens_cite = rule("8.1")
    tips_cite = rule("5.2")
    pushed_tips_stay = False  # 5.4.2 lets no bet for the dealer stay
    tip_lies = (rule("5.3"), rule("5.3.1"), rule("5.3.2"))
    tip_paid = rule("5.4")
    spots = (
        *(
            replace(spot, against_cite=rule("2.3")) if spot.against else spot
            for spot in RuyiBaccarat.spots
        ),
        Spot("ruby_9", rule("1.2"), within_cite=rule("4.1")),
    )
    pay_tables = {**RuyiBaccarat.pay_tables, "ruby_9": RUBY}

    def caps_for(self, settings: Settings) -> tuple[AggregateCap, ...]:
        return (*super().caps_for(settings), RUBY_CAP)

    def settle_seat(self, t: BankedFelt, seat: Seat, winner: str, reason: str) -> None:
        super().settle_seat(t, seat, winner, reason)
        row = ("", ONE, BOTH)[nines(t)]
        self.settle_side_bet(t, seat, "ruby_9", row, reason, self.settled_by(t, winner, "ruby_9"))

    def settled_by(self, t: BankedFelt, winner: str, spot: str) -> Clause:
        if nines(t):
            return rule(SETTLED[winner][spot])
        return rule("3.4") if spot == "ruby_9" else super().settled_by(t, winner, spot)


def nines(t: BankedFelt) -> int:
    """How many hands have a nine of three cards; one alone wins, for a natural lets none draw."""
    return sum(three_card(t, place, 9) for place in ("player", "banker"))


GAME = RuyiBaccaratRuby9()
