"""Ruyi Baccarat Commission: BCLC baccarat, section 9. A Gold 7 pays the banker bets too."""

from dataclasses import replace

from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.games.bclc.ruyi_baccarat import (
    TIE_IS_BASE,
    RuyiBaccarat,
    ruyi_cap,
    ruyi_pay_tables,
    ruyi_spots,
)
from houseway.rulebook import section
from houseway.wagers import Commission

rule = section("bclc-baccarat/9")

OWN_CITES = {"commission_unit": rule("6.1"), "tie_is_base": rule("2.2.2")}


class RuyiBaccaratCommission(RuyiBaccarat):
    """Ruyi Baccarat in which every banker win is paid, less five per cent."""

    slug, name, cite = "ruyi-baccarat-commission", "Ruyi Baccarat Commission", rule("1.1")
    idea = (
        "The same layout as Ruyi Baccarat with its side bets, but the banker is paid for every "
        "win, less a commission. The three-card seven of the banker therefore wins like any "
        "other hand. Gold 7 and Jade 8 are paid for the hands they are named after. Player, "
        "banker and tie come out as in any baccarat."
    )
    aliases = ()
    printed = staticmethod(rule)
    opens_cite = rule("8.1")
    spots = ruyi_spots(rule)
    pay_tables = ruyi_pay_tables(rule)
    cap = ruyi_cap(rule)
    commission, prepaid_cite = Commission(5, rule("6.1")), rule("6.1.1")
    gold_banker_wins = True  # 3.2.1
    own_settings = tuple(
        replace(setting, cite=OWN_CITES.get(setting.name, setting.cite))
        for setting in (*MiniBaccarat.own_settings, TIE_IS_BASE)
    )


GAME = RuyiBaccaratCommission()
