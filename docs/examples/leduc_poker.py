"""Leduc hold'em: six cards, two players, two rounds of bets; the pair with the board wins."""

from __future__ import annotations

from houseway.cards import parse_cards
from houseway.hands.small import TWO_CARD
from houseway.money import Cents, dollars
from houseway.play.pot import (
    BIG,
    Acts,
    Antes,
    Bets,
    High,
    Posted,
    PotGame,
    RaiseCap,
    Showdown,
    Street,
)
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating
from houseway.rulebook import Clause, Kind

RULES = {
    "1": "Two players get one card each of six: two jacks, two queens, two kings.",
    "2": "Two players, one seat each.",
    "3": "Each puts in an ante of one chip.",
    "4": "A player folds his card.",
    "5": "He checks while nobody has bet.",
    "6": "He bets or raises by two chips, and by four once the board lies there.",
    "7": "He calls a bet.",
    "8": "After one bet and one raise nobody raises any more.",
    "9": "A card is turned up for both.",
    "10": "Who pairs the board wins, or else the higher card; who is left alone takes the pot.",
}


def rule(number: str) -> Clause:
    return Clause(f"kitchen/3/{number}", Kind.ENGINE, RULES[number])


GAME = PotGame(
    slug="leduc-holdem",
    house="kitchen",
    name="Leduc hold'em",
    about="One card of six, one on the board, two rounds of bets.",
    family="Kitchen table",
    cite=rule("1"),
    deck=parse_cards("Jc Jd Qc Qd Kc Kd"),
    seats=2,
    seats_cite=rule("2"),
    posted=Posted(rule("3"), buy_in=rule("3")),
    opens=Antes(rule("3"), rule("3")),
    acts=Acts(fold=rule("4"), check=rule("5"), bet=rule("6"), raise_=rule("6"), call=rule("7")),
    bets=Bets(RaiseCap(1, cite=rule("8")), excess=rule("10"), structures=("limit",)),
    streets=(
        Street("the card", rule("1"), down=1),
        Street("the board", rule("9"), board=1, bet=BIG),
    ),
    shares=(High(TWO_CARD, cite=rule("10")),),
    showdown=Showdown(unopposed=rule("10"), show=rule("10"), read=rule("10")),
)

CHIP = dollars(1)
SETTINGS = {"limit": "limit", "limits": (2 * CHIP, 4 * CHIP), "ante": CHIP, "chip": CHIP}


def leduc() -> PotRound:
    """A hand of it: chips enough for every bet, the button acts last."""
    chips = Cents(13 * CHIP)
    stakes = GAME.stakes(SETTINGS)
    return GAME.round(Seating({1: chips, 2: chips}, button=2), None, stakes)
