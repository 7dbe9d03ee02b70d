"""Ruyi Baccarat: BCLC baccarat, section 7. Mini-Baccarat without commission, with two side bets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from houseway.games.bclc.alike import bonus_cap
from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.hands import BACCARAT
from houseway.money import Cents, dollars
from houseway.play import BankedFelt, Seat
from houseway.play.banked.layout import Least, Stakes
from houseway.play.settings import Setting, Settings, switch
from houseway.rulebook import Clause, section
from houseway.wagers import AggregateCap, Commission, PayTable, Spot, pay_table

rule = section("bclc-baccarat/7")

BASE = ("player", "banker", "tie")
BESIDE_BASE = dollars(1)  # 2.2.2, and so in sections 8 and 9

TIE_IS_BASE = switch(
    "tie_is_base",
    "a side bet beside a tie bet may be as small as beside player or banker",
    rule("2.2.2"),
    on=True,
)

# By how the hands come out: the clause of each bet
SETTLED = {
    "gold 7": {
        "banker": "3.2.1",
        **dict.fromkeys(("player", "tie", "jade_8"), "3.2.2"),
        "gold_7": "3.2.3.a",
    },
    "jade 8": {
        "player": "4.1.2",
        **dict.fromkeys(("banker", "tie", "gold_7"), "4.1.1"),
        "jade_8": "4.1.3.a",
    },
    "tie": {**dict.fromkeys(BASE, "3.4"), "gold_7": "3.4.1", "jade_8": "4.2"},
    "player": {
        "player": "3.5", "banker": "3.1", "tie": "3.5.1", "gold_7": "3.3", "jade_8": "4.2"
    },
    "banker": {
        "player": "3.1", "banker": "3.5", "tie": "3.5.1", "gold_7": "3.3", "jade_8": "4.2"
    },
}  # fmt: skip

# Section 9 prints the same under the same numbers


def ruyi_spots(rule: Callable[[str], Clause]) -> tuple[Spot, ...]:
    *sides, tie = MiniBaccarat.spots
    return (
        *(replace(side, against_cite=rule("2.3"), across_cite=None) for side in sides),
        tie,
        Spot("gold_7", rule("1.2"), within_cite=rule("5.1")),
        Spot("jade_8", rule("1.3"), within_cite=rule("5.1")),
    )


def ruyi_pay_tables(rule: Callable[[str], Clause]) -> dict[str, PayTable]:
    return {
        "gold_7": pay_table(rule("3.2.3.a"), ("gold 7",), "gold 7    40 to 1"),
        "jade_8": pay_table(rule("4.1.3.a"), ("jade 8",), "jade 8    25 to 1"),
    }


def ruyi_cap(rule: Callable[[str], Clause]) -> AggregateCap:
    return bonus_cap(
        "gold_7",
        "jade_8",
        cite=rule("7.2"),
        share=rule("7.2.1"),
        tip=rule("7.3.2.a"),
        tips_inside=True,
    )


class RuyiBaccarat(MiniBaccarat):
    """Mini-Baccarat free of commission, where a three-card seven of the banker only pushes."""

    slug, name, cite = "ruyi-baccarat", "Ruyi Baccarat", rule("1.1")
    idea = (
        "Mini-Baccarat without a commission: a banker's win pays even money, and in return a "
        "banker who wins with a seven of three cards only pushes. Two side bets live on such "
        "hands. Gold 7 is for that very seven of the banker, Jade 8 for an eight of the player "
        "in three cards that wins. Everything else, drawing and totals, is baccarat as it "
        "always is."
    )
    aliases: tuple[str, ...] = ("ruyi",)
    printed = staticmethod(rule)  # the section that the side bets are settled by
    opens_cite = rule("8.1")
    spots = ruyi_spots(rule)
    pay_tables = ruyi_pay_tables(rule)
    cap = ruyi_cap(rule)
    commission: Commission | None = None  # 6.1
    prepaid_cite: Clause | None = None
    gold_banker_wins = False  # 3.2.1: a Gold 7 wins the hand, and its banker bets are not paid
    own_settings: tuple[Setting, ...] = (
        *(setting for setting in MiniBaccarat.own_settings if setting.name != "commission_unit"),
        TIE_IS_BASE,
    )

    def least_for(self, spot: Spot, stakes: Stakes, settings: Settings) -> Least | None:
        """A side bet by itself takes the table's minimum, beside a base bet a dollar."""
        minimum = settings.get("minimum")
        if spot.name in BASE or not isinstance(minimum, int):
            return None
        printed = section(spot.cite.section)
        base = BASE if settings["tie_is_base"] else BASE[:2]
        if any(name in stakes for name in base):
            return BESIDE_BASE, printed("2.2.2")
        return Cents(minimum), printed("2.2.1")

    def settle_seat(self, t: BankedFelt, seat: Seat, winner: str, reason: str) -> None:
        found = came_out(t, winner)
        if found == "gold 7" and not self.gold_banker_wins:
            t.pushes(seat, "banker", f"Gold 7: {reason}", self.settled_by(t, winner, "banker"))
        super().settle_seat(t, seat, winner, reason)
        for spot, row in (("gold_7", "gold 7"), ("jade_8", "jade 8")):
            won = row if row == found else ""
            self.settle_side_bet(t, seat, spot, won, reason, self.settled_by(t, winner, spot))

    def settled_by(self, t: BankedFelt, winner: str, spot: str) -> Clause:
        return self.printed(SETTLED[came_out(t, winner)][spot])

    def settle_side_bet(
        self, t: BankedFelt, seat: Seat, spot: str, row: str, reason: str, cite: Clause
    ) -> None:
        """Pay a side bet by the row that the hands fall under, or take it."""
        if not t.pays_for(seat, spot, row, f"{row}: {reason}", cite=cite):
            t.loses(seat, spot, reason, cite)


def came_out(t: BankedFelt, winner: str) -> str:
    """Who wins, or what the three cards that win are called."""
    if winner == "banker" and three_card(t, "banker", 7):
        return "gold 7"
    if winner == "player" and three_card(t, "player", 8):
        return "jade 8"
    return winner


def three_card(t: BankedFelt, place: str, total: int) -> bool:
    """Whether a hand has this total, and three cards."""
    cards = t.cards(place)
    return len(cards) == 3 and BACCARAT.total(cards) == total


GAME = RuyiBaccarat()
