"""Kuhn poker: three cards, two players, one bet; the smallest poker there is, as a game file."""

from __future__ import annotations

from houseway.cards import parse_cards
from houseway.hands.small import ONE_CARD
from houseway.money import Cents, dollars
from houseway.play.pot import (
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
    "1": "Two players get one card each of three; the higher card takes the pot.",
    "2": "Two players, one seat each.",
    "3": "Each puts in an ante of one chip, and has one more to bet.",
    "4": "A player folds his card.",
    "5": "He checks while nobody has bet.",
    "6": "He bets his chip.",
    "7": "He calls a bet with his chip.",
    "8": "Who is left alone takes the pot; otherwise both show.",
}


def rule(number: str) -> Clause:
    return Clause(f"kitchen/2/{number}", Kind.ENGINE, RULES[number])


GAME = PotGame(
    slug="kuhn-poker",
    house="kitchen",
    name="Kuhn poker",
    about="One card of three, one chip to bet.",
    family="Kitchen table",
    cite=rule("1"),
    deck=parse_cards("Jc Qc Kc"),
    seats=2,
    seats_cite=rule("2"),
    posted=Posted(rule("3"), buy_in=rule("3")),
    opens=Antes(rule("3"), rule("3")),
    acts=Acts(fold=rule("4"), check=rule("5"), bet=rule("6"), raise_=rule("6"), call=rule("7")),
    bets=Bets(RaiseCap(1, cite=rule("6")), excess=rule("8"), structures=("limit",)),
    streets=(Street("the card", rule("1"), down=1),),
    shares=(High(ONE_CARD, cite=rule("1")),),
    showdown=Showdown(unopposed=rule("8"), show=rule("8"), read=rule("8")),
)

CHIP = dollars(1)
SETTINGS = {"limit": "limit", "limits": (CHIP, CHIP), "ante": CHIP, "chip": CHIP}


def kuhn() -> PotRound:
    """A hand of it: two chips each, the button acts last."""
    stakes = GAME.stakes(SETTINGS)
    return GAME.round(Seating({1: Cents(2 * CHIP), 2: Cents(2 * CHIP)}, button=2), None, stakes)
