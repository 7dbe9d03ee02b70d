"""Ruyi Baccarat Commission: BCLC baccarat, section 9. A Gold 7 pays the banker bets too."""

from __future__ import annotations

from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.games.bclc.ruyi_baccarat import (
    RuyiBaccarat,
    ruyi_cap,
    ruyi_pay_tables,
    ruyi_spots,
)
from houseway.money import EVEN
from houseway.play import BankedRound
from houseway.play.seat import Seat
from houseway.rulebook import section
from houseway.wagers import Commission

rule = section("bclc-baccarat/9")


class RuyiBaccaratCommission(RuyiBaccarat):
    """Ruyi Baccarat in which every banker win is paid, less five per cent."""

    slug, name, cite = "ruyi-baccarat-commission", "Ruyi Baccarat Commission", rule("1.1")
    printed = staticmethod(rule)
    opens_cite = rule("8.1")
    spots = ruyi_spots(rule)
    pay_tables = ruyi_pay_tables(rule)
    cap = ruyi_cap(rule)
    commission = Commission(5, rule("6.1"))
    own_settings = (
        *RuyiBaccarat.own_settings,
        *(setting for setting in MiniBaccarat.own_settings if setting.name == "commission_unit"),
    )

    def settle_gold_banker(self, t: BankedRound, seat: Seat, reason: str) -> None:
        t.wins(seat, "banker", EVEN, f"Gold 7: {reason}", rule("3.2.1"), self.commission)


GAME = RuyiBaccaratCommission()
