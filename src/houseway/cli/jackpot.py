"""The command that judges a hand for a jackpot and divides what is posted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from houseway import games, houses
from houseway.cards import Cards, parse_cards
from houseway.cli.listing import print_json
from houseway.errors import BadInput
from houseway.floor.jackpots import (
    DIVISIONS,
    HandFacts,
    Programme,
    Shares,
    Verdict,
    judge,
    printed,
    programme,
    shares,
)
from houseway.money import Cents, Currency, dollars
from houseway.play.pot.betting import STRUCTURES


class Dealt(NamedTuple):
    """A hand as it was typed: who showed what, on which board, and who was dealt in."""

    hands: Sequence[str]
    board: str = ""
    dealt_in: int = 0
    away: int = 0
    pot: float = 0
    mucked: Sequence[int] = ()
    game: str = "texas-holdem@bclc"
    limit: str = "limit"


class Prize(NamedTuple):
    """What is posted, and among whom it is divided."""

    posted: float | None = None
    division: str = "table"
    others: int | None = None


def show_jackpot(name: str, dealt: Dealt, prize: Prize, *, json: bool) -> None:
    """Whether a hand wins a jackpot, the clause that decides, and everybody's share."""
    offered = _offered(name, dealt, prize)
    facts = _facts(dealt)
    verdict = judge(offered, facts)
    divided = _divided(offered, facts, verdict, prize)
    if json:
        print_json(_as_json(name, verdict, divided))
        return
    money = houses.printing(offered.rules.section).currency
    print(f"{'wins' if verdict.qualifies else 'no jackpot'}: {money.says(verdict.reason)}")
    print(f"{verdict.clause.id}  {verdict.clause.gist}")
    if verdict.which:
        print(f"which jackpot: {verdict.which}")
    for part, seats in (("winner", verdict.winners), ("loser", verdict.losers)):
        if seats:
            print(f"{part}: seat {', '.join(map(str, seats))}")
    if divided:
        _print_shares(divided, money)


def show_odds(name: str, players: int, rounds: int, seed: int, *, json: bool) -> None:
    """How often a jackpot is won with so many dealt in, if nobody ever folds."""
    from houseway.analysis.needs import need_kernels

    need_kernels()
    from houseway.floor.jackpots.odds import odds

    found = odds(programme(name), players, rounds, seed)
    if json:
        print_json({"jackpot": name, **found.to_json()})
        return
    often = f"once in {found.rounds / found.won:,.0f} deals" if found.won else "never"
    print(f"{name}, {players} dealt in: {often}  ({found.chance:.6%} ± {found.stderr:.6%})")
    print(f"({found.won:,} of {found.rounds:,} deals, everybody staying to the end and showing)")


def _offered(name: str, dealt: Dealt, prize: Prize) -> Programme:
    if prize.division not in DIVISIONS:
        known = ", ".join(DIVISIONS)
        raise BadInput(f"{prize.division!r} is no way to divide it; there are {known}")
    rules = printed(name)
    if rules.bad_beat is None:
        if prize.division != "table" or prize.others is not None:
            raise BadInput(f"the {name} jackpot is its winner's alone: no --division, no --others")
        allowed = [id for id in rules.games if id == games.find(dealt.game).id]
        return programme(name, games=tuple(allowed) or (rules.main_game,))
    return programme(name, division=DIVISIONS[prize.division])


def _facts(dealt: Dealt) -> HandFacts:
    if dealt.limit not in STRUCTURES:
        raise BadInput(f"there is no {dealt.limit!r} betting; there is {', '.join(STRUCTURES)}")
    hands = dict(map(_hand, dealt.hands))
    if len(hands) < len(dealt.hands):
        raise BadInput("a seat shows one hand; write each seat once")
    return HandFacts(
        game=games.find(dealt.game).id,
        hands=hands,
        board=parse_cards(dealt.board),
        pot=dollars(dealt.pot),
        dealt_in=dealt.dealt_in or len(hands),
        away=dealt.away,
        structure=dealt.limit,
        mucked=frozenset(dealt.mucked),
    )


def _hand(written: str) -> tuple[int, Cards]:
    seat, equals, cards = written.partition("=")
    if not equals or not seat.isdigit():
        raise BadInput(f"{written!r} is no hand; write the seat and its cards, such as 3=AsAd")
    return int(seat), parse_cards(cards)


def _divided(
    offered: Programme, facts: HandFacts, verdict: Verdict, prize: Prize
) -> Shares[str] | None:
    """What everybody gets, where an amount is posted and the hand wins it."""
    if prize.posted is None or not verdict.qualifies:
        return None
    people = {
        "winners": [f"seat {seat}" for seat in verdict.winners],
        "losers": [f"seat {seat}" for seat in verdict.losers],
        "others": [f"other {number}" for number in range(_others(offered, facts, verdict, prize))],
    }
    return shares(offered, dollars(prize.posted), **people, places=[people["winners"]])


def _others(offered: Programme, facts: HandFacts, verdict: Verdict, prize: Prize) -> int:
    """How many share besides the two hands: the rest of the table, or as many as were typed."""
    if prize.others is None:
        if offered.division.scope != "table":
            raise BadInput(f"say with --others how many share in the {offered.division.scope}")
        return facts.dealt_in - len(verdict.winners) - len(verdict.losers)
    if prize.others < 0:
        raise BadInput("--others is a number of players, not below 0")
    return prize.others


def _print_shares(divided: Shares[str], money: Currency) -> None:
    grouped: dict[tuple[str, Cents, str], list[str]] = {}
    for share in divided.paid:
        grouped.setdefault((share.part, share.amount, share.cite.id), []).append(share.who)
    for (part, amount, cite), people in grouped.items():
        who = people[0] if len(people) == 1 else f"{len(people)} players, each"
        label = f"place {part}" if part.isdigit() else part
        print(f"{label:<10} {who:<20} {money.text(amount):>12}  {cite}")
    print(f"{'back':<10} {'to the pool':<20} {money.text(divided.back):>12}")


def _as_json(name: str, verdict: Verdict, divided: Shares[str] | None) -> dict[str, object]:
    told: dict[str, object] = {
        "jackpot": name,
        "qualifies": verdict.qualifies,
        "reason": verdict.reason,
        "clause": verdict.clause.id,
        "which": verdict.which,
        "winners": list(verdict.winners),
        "losers": list(verdict.losers),
    }
    if divided:
        told["pays"] = [
            {"who": who, "part": part, "amount": amount, "clause": cite.id}
            for who, part, amount, cite in divided.paid
        ]
        told["back"] = divided.back
    return told
