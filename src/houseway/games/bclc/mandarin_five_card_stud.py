"""Mandarin Five Card Stud: BCLC poker, section 25."""

from __future__ import annotations

from houseway.games.bclc.stud import stud
from houseway.hands import EXPOSED_BY_SUIT, MANDARIN
from houseway.play.pot import BIG, Antes, Button, High, Opener, Showdown, Street
from houseway.rulebook import section

rule = section("bclc-poker/25")

HIGHEST_CARD = Opener(EXPOSED_BY_SUIT, rule("10.4"))


def latest(clause: str) -> Opener:
    """The highest card dealt on this round opens it."""
    return Opener(EXPOSED_BY_SUIT, rule(clause), latest=True)


GAME = stud(25, posted="3.4", no_back="", percent=5, nearest=True, no_check_raise="11.2")(
    slug="mandarin-five-card-stud",
    aliases=("mandarin stud",),
    name="Mandarin Five Card Stud",
    about="Five cards, one of them hidden; no checking and then raising, and the winner deals.",
    idea=(
        "Five cards, one hidden and four open, with a round of betting after each from the "
        "second on. The highest card of the street speaks first. Nobody may check and then "
        "raise, and whoever wins a hand deals the next. With four cards open, the one you "
        "cannot see decides a great deal."
    ),
    seats=8,
    showdown=Showdown(rule("11.1"), show=rule("10.15"), read=rule("10.16")),
    opens=Antes(rule("4.1"), rule("4.2")),
    button=Button(drawn=rule("7.1"), winner_deals=rule("7.2"), first_card=True),
    streets=(
        Street("second card", rule("10.2"), down=1, up=1, up_first=True, opener=HIGHEST_CARD),
        Street("third card", rule("10.6"), up=1, opener=latest("10.7")),
        Street("fourth card", rule("10.9"), up=1, bet=BIG, opener=latest("10.10")),
        Street("fifth card", rule("10.12"), up=1, bet=BIG, opener=latest("10.13")),
    ),
    shares=(High(MANDARIN, cite=rule("1.2")),),
)
