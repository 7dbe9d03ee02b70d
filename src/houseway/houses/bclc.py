"""The casinos of British Columbia: poker and baccarat, in Canadian dollars."""

from __future__ import annotations

from houseway.houses.house import House, KillClauses, TableRules, checked_out
from houseway.money import Currency
from houseway.rulebook import book, section

holdem = section("bclc-poker/17")
kill = section("bclc-poker/22")
big_bet = section("bclc-poker/33")

HOUSE = House(
    id="bclc",
    title="British Columbia casinos",
    rulebooks=(book("bclc-poker"), book("bclc-baccarat")),
    currency=Currency("CAD", "$", "dollars"),
    games="houseway.games.bclc",
    analysis="houseway.analysis.edges.bclc",
    scenarios=checked_out("bclc-poker", "bclc-baccarat"),
    rulings="houseway.rulings.bclc",
    jackpots="houseway.floor.jackpots.bclc",
    clock=big_bet("1.12"),  # printed for no-limit and pot-limit games, called at any table
    table=TableRules(
        one_seat=holdem("3.2"),
        buying=big_bet("intro.2.a"),
        table_stakes=big_bet("intro.2.b"),
        straddle_closed=holdem("4.1.5.c"),
        kill=KillClauses(
            neutral=kill("3.3"),
            split=kill("3.4"),
            split_keeps=kill("3.1.3"),
            leg_up=kill("4.2"),
            leg_up_unseen=kill("4.3.1"),
            no_second=kill("4.3.2"),
            chopped=kill("4.4"),
            small_pot=kill("5.2.2"),
            killed=kill("5.2"),
            again=kill("5.2.4"),
            again_unseen=kill("5.2.3"),
            holder_left=kill("3.1.2"),
            killer_left=kill("6.2.6"),
            put_out=kill("6.2.7"),
            one_a_hand=kill("6.3"),
            newcomer_waits=kill("6.4"),
            newcomer_kills=kill("6.5"),
        ),
    ),
)
