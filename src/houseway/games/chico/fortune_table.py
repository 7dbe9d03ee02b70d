"""What a Fortune Pai Gow table at Chico posts, and how its hands are compared and paid."""

from houseway.games.bclc.fortune_bonus import FortuneBonus
from houseway.games.bclc.pai_gow_verdict import Clauses
from houseway.hands import CHICO_FORTUNE_BONUS
from houseway.money import dollars
from houseway.play.chance import Chance
from houseway.play.settings import switch
from houseway.rulebook import section
from houseway.wagers import pay_table

rule = section("chico/fortune-pai-gow")

FORTUNE = pay_table(rule("paytable.table"), CHICO_FORTUNE_BONUS, """
    seven-card straight flush              5,000 to 1
    royal flush plus royal match           2,000 to 1
    seven-card straight flush with joker   1,000 to 1
    five aces                                400 to 1
    royal flush                              150 to 1
    straight flush                            50 to 1
    four of a kind                            25 to 1
    full house                                 4 to 1
    flush                                      3 to 1
    three of a kind                            3 to 1
    straight                                   2 to 1
""")  # fmt: skip

ENVY = pay_table(rule("paytable.table"), CHICO_FORTUNE_BONUS, """
    seven-card straight flush              $5,000
    royal flush plus royal match           $1,000
    seven-card straight flush with joker   $500
    five aces                              $250
    royal flush                            $50
    straight flush                         $20
    four of a kind                         $5
""")  # fmt: skip

BONUS = FortuneBonus(
    FORTUNE,
    ENVY,
    CHICO_FORTUNE_BONUS,
    envy_stake=dollars(5),  # envy.p1
    lost=rule("winners.8"),
)

CLAUSES = Clauses(
    fouls=rule("dealing.8.a"),
    wins=rule("winners.1"),
    pushes=(rule("winners.3"), rule("winners.4")),
    loses=(rule("winners.2"), rule("winners.4"), rule("winners.4")),
)

DICE, PILES = 3, 7
BY_SHUFFLER = Chance("dice", DICE, 6, rule("dealing.5.a"))
BY_HAND = Chance("dice and a pile", DICE, 6, rule("dealing.5.b.4"), piles=PILES)
BY_HAND_STEPS = tuple(rule(f"dealing.5.b{step}") for step in ("", ".1", ".2", ".5", ".6"))

SETTINGS = (
    switch("manual_shuffle", "cards are shuffled and dealt into piles by hand", rule("dealing.5")),
    switch(
        "envy_multiple",
        "envy is paid for every hand that earns it, not for the highest alone",
        rule("envy.6"),
    ),
)
