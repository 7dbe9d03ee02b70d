"""What a pai gow table posts: its settings, its bank, its commission, its dice (bclc-poker/2)."""

from houseway.games.bclc.pai_gow_house_way import HOUSE_WAY_SETTINGS
from houseway.play.banked.bank import Banking
from houseway.play.chance import Chance
from houseway.play.settings import Setting, money, switch
from houseway.rulebook import section
from houseway.wagers import Commission

rule = section("bclc-poker/2")

DICE = Chance("dice", 3, 6, rule("8.1.1"))
CHANCES = (DICE, Chance("rng", 1, 7, rule("8.2.1")))

COMMISSION = Commission(5, rule("4.1"))

BANKING = Banking(
    spots=("base",),
    cite=rule("1.3"),
    covers_cite=rule("2.1.6.a"),
    one_hand_cite=rule("2.1.2.a"),
    no_tip_cite=rule("5.5"),
    stake_cite=rule("2.1.8"),
    lowered_cite=rule("2.1.8.a"),
    partners_cite=rule("2.1.10"),
    with_house_cite=rule("2.1.11"),
    commission=Commission(5, rule("8.5.12")),
)

TABLE_SETTINGS = (
    Setting(
        "first_hand",
        "choice",
        "what decides where the first hand goes: three dice, or a number from a generator",
        "rng",
        choices=("dice", "rng"),
        cite=rule("8.2.1"),
    ),
    switch("manual_shuffle", "cards are shuffled and dealt into stacks by hand", rule("7.1.5.c")),
    *HOUSE_WAY_SETTINGS,
    money("min_unit", "winnings are rounded up to this", default=1),
)

COMMISSION_UNIT = money(
    "commission_unit",
    "commission is rounded down to this; to the smallest unit of a win if not set",
    rule("4.1"),
)
