"""The poker club's night: what it prints of doors, seats, blinds and breaks."""

from __future__ import annotations

from dataclasses import replace

from houseway.houses.night_rules import FinalTable, Format, Landing, Moves, NightRules
from houseway.money import Cents
from houseway.rulebook import section

rule = section("bcpc")
stomaha = section("bcpc/stomaha")

# One card for each game, named as the game is (bcpc/stomaha/gamecards).
GAMECARDS = (
    "badugi",
    "omaha",
    "stud",
    "courcheval",
    "the-borg",
    "sviten-special",
    "2-7-triple-draw",
    "razz",
    "stud-8",
    "a-5-triple-draw",
    "omaha-8",
    "pineapple",
)

PLAIN = Format(extra_chairs=1)
STOMAHA = Format(
    seats=6,  # throughout, so that no chair is added (T06)
    buy_in=Cents(20_00),
    stack=10_000,
    minutes=25,
    rebuy_levels=5,
    gamecards=GAMECARDS,
)
LEAGUE = replace(PLAIN, registered_only=True, no_show_doubles_from=5, break_at_first_table=True)
ONE_BY_ONE = replace(PLAIN, wrong_seats_one_by_one=True)

NIGHT = NightRules(
    formats={
        "league": LEAGUE,
        "stomaha": STOMAHA,
        "shootout": ONE_BY_ONE,
        "heads-up": ONE_BY_ONE,
    },
    plain=PLAIN,
    moves=Moves.RANDOM,
    landing=Landing.RANDOM,
    final_table=FinalTable.BROKEN,
    half_ante_at=5,
    forfeit=True,
    cash_in_first_week=False,
    most_players={5: 8, 6: 7},
    cites={
        "venue": rule("2"),
        "arrears": rule("3.4"),
        "cash_in_first_week": rule("3.3.s3"),
        "registered_only": rule("4.1"),
        "sleeping": rule("4.2"),
        "guests": rule("5.1"),
        "re_entry": rule("5.2"),
        "re_entry_chips": rule("5.3.s2"),
        "forfeit": rule("5.3.s3"),
        "re_entry_stack": rule("5.3.s4"),
        "late": rule("6"),
        "late_break": rule("6.s2"),
        "closing": rule("6"),
        "no_show": rule("7.1"),
        "no_show_doubles_from": rule("7.1.s2"),
        "played": rule("7.2"),
        "transfers": rule("11.1"),
        "correction": rule("11.1.s5"),
        "seating": rule("12.1"),
        "extra_chair": rule("12.1.s2"),
        "extra_chairs": rule("12.1.s2"),
        "moves": rule("12.2"),
        "landing": rule("12.2"),
        "namecard": rule("12.2.s2"),
        "posted_once_seated": rule("12.2.s3"),
        "sanctions": rule("16.sanction.1"),
        "statements": rule("17.s2"),
        "wrong_seat": rule("29.s2"),
        "wrong_seats_one_by_one": rule("29.s3"),
        "special_needs": rule("29.s4"),
        "breaking_order": rule("30"),
        "destination": rule("30.s2"),
        "position": rule("30.s3"),
        "dealt_between": rule("30.s4"),
        "order_changed": rule("30.s5"),
        "deck": rule("40"),
        "new_level": rule("41"),
        "hand_begins": rule("41.s2"),
        "wrong_level": rule("41.s3"),
        "stalling": rule("42.s5"),
        "needless_clock": rule("42.s6"),
        "rabbit": rule("43"),
        "at_seat": rule("44"),
        "within_reach": rule("44.s3"),
        "action_pending": rule("45.s2"),
        "fold": rule("46"),
        "fold_penalty": rule("46.s2"),
        "abandoned": rule("46.s3"),
        "first_button": rule("47"),
        "dead_button": rule("47.s2"),
        "dodging_rounds": rule("48"),
        "heads_up": rule("49"),
        "misdeal": rule("50.b"),
        "substantial": rule("50.c"),
        "penalties": rule("75.a"),
        "away_on_penalty": rule("75.c"),
        "repeat": rule("75.c.s2"),
        "disqualified": rule("76"),
        "blinded_off": rule("76.s2"),
        "break_at_first_table": rule("81"),
        "draws": rule("81.s2"),
        "dealer": rule("83"),
        "chairs_shift": rule("83.s2"),
        "final_dealer": rule("83.s3"),
        "not_covered": rule("85"),
        "most_players": rule("flop-games.a"),
        "half_ante_at": rule("flop-games.holdem.s8"),
        "ante_first": rule("flop-games.holdem.s8"),
        "rebuys": stomaha("entry"),
        "rebuy_levels": stomaha("entry"),
        "table_size": stomaha("table-size"),
        "round": stomaha("round"),
        "gamecards": stomaha("gamecards.s3"),
        "twist": stomaha("button.s2"),
        "balance_at": rule("12.2"),
        "final_table": rule("30"),
    },
)
