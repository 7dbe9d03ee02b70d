"""Showdowns in scenario files."""

from __future__ import annotations

from typing import Any

from houseway.errors import BadScenario
from houseway.formats.scenarios.rulings.kinds import (
    Given,
    cards_of,
    family,
    game_of,
    hand_size,
    kind,
    number,
    since,
    yes,
)
from houseway.formats.scenarios.rulings.wagers import read_bets
from houseway.rulings.situations import (
    AskedToSee,
    HandShown,
    HandsRead,
    RefusedToShow,
    Showdown,
)
from houseway.rulings.situations.people import FULL


def _hand(written: Given) -> HandShown:
    return HandShown(
        cards_of("hole", written["hole"]),
        cards_of("shown", written.get("shown", "")),
        hand_size(written),
        readable=yes(written, "readable", unless_said=True),
        plays_board=yes(written, "plays_board"),
        alone=yes(written, "alone"),
    )


def _names(key: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise BadScenario(f'{key} lists players, ["A", "B"], not {value!r}')
    return tuple(map(str, value))


def _showdown(written: Given) -> Showdown:
    players = _names("showdown", written["showdown"])
    if not players:
        raise BadScenario("a showdown has the players who are still in")
    bets = read_bets(written.get("bets", []))
    said = {key: _names(key, written.get(key, [])) for key in ("all_in", "tabled")}
    said["all_in"] += tuple(bet.who for bet in bets if bet.all_in and bet.who in players)
    leads = str(written.get("leads", ""))
    for name in (*said["all_in"], *said["tabled"], *([leads] if leads else [])):
        if name not in players:
            raise BadScenario(f"{name!r} is none of those at the showdown: {', '.join(players)}")
    return Showdown(
        players,
        since(written, "bets"),
        said["all_in"],
        betting_over=yes(written, "betting_over", unless_said=True),
        tabled=said["tabled"],
        leads=leads,
        family=family(written),
    )


def _read(written: Given) -> HandsRead:
    hands, claims = written["hands"], written.get("claims", {})
    if not isinstance(hands, dict) or not isinstance(claims, dict) or not hands:
        raise BadScenario('hands and claims go by player: hands = { A = "As Ks", B = "7c 7d" }')
    return HandsRead(
        {name: cards_of(f"hands of {name}", cards) for name, cards in hands.items()},
        cards_of("board", written.get("board", "")),
        {name: str(said) for name, said in claims.items()},
        deliberate=yes(written, "deliberate"),
        game=game_of(written),
        live=number(written, "live", FULL),
        given=since(written, "had"),
    )


def _asked(written: Given) -> AskedToSee:
    has_cards = yes(written, "has_cards", unless_said=True)
    return AskedToSee(has_cards, mucked=yes(written, "has_mucked"))


def _refused(written: Given) -> RefusedToShow:
    if not yes(written, "refuses_to_show"):
        raise BadScenario("refuses_to_show is true: he threw away a hand that he had to show")
    return RefusedToShow(
        yes(written, "alone"), number(written, "live", FULL), since(written, "had")
    )


SHOWDOWNS = (
    kind("showdown", _showdown, "bets all_in betting_over tabled leads"),
    kind("hands", _read, "board claims deliberate live had"),
    kind("asks_to_see", _asked, "has_cards has_mucked"),
    kind("refuses_to_show", _refused, "alone live had"),
    kind("hole", _hand, "shown readable plays_board alone"),
)
