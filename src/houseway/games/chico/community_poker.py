"""What California's community poker games print alike: acts, blinds, over-blinds and fees."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from houseway.houses.chico import HOUSE
from houseway.play.pot import (
    BIG,
    Acts,
    Bets,
    Blinds,
    Button,
    ButtonDraw,
    Lay,
    OddChips,
    Posted,
    PotCollecting,
    PotGame,
    RaiseCap,
    Showdown,
    Street,
    Told,
)
from houseway.play.pot.streets import Step
from houseway.rulebook import Clause, section

collection = section("chico/collection")


@dataclass(frozen=True, slots=True)
class Printed:
    """Where a section prints each step of its dealing procedures; most number them alike."""

    section: str
    shuffle: str = "deck.1.s2"
    draw: str = "3.a"
    post: str = "4"
    over_closed: str = "s4"  # the sentence that says when it is too late for an over-blind
    cards: str = "5"
    first: str = "6"  # the first round of betting
    gathered: str = "7"
    flop: str = "9"
    later: str = "11"  # the rounds after it
    check: str = "b"
    call: str = "c"
    turn: str = "14"
    river: str = "19"
    show: str = "23"
    read: str = "winners.1"  # which hand takes what
    alone: str = "6.b"  # nobody else is left

    def __call__(self, step: str) -> Clause:
        return section(f"chico/{self.section}")(f"dealing.{step}")


HOLDEM = Printed("texas-holdem")
DEVIL = Printed(
    "out-pops-the-devil",
    shuffle="deck.1.s4",
    draw="1.a",
    post="3",
    over_closed="s5",
    cards="4",
    first="5",
    gathered="6",
    flop="8",
    later="10",
    turn="13",
    river="18",
    show="22",
    alone="7",
)
SHORT_DECK = Printed("short-deck", check="e", call="d")


def community(
    at: Printed,
    *,
    draw: ButtonDraw,
    collecting: PotCollecting,
    odd_chip: str = "winners.3",
    by_seat: bool = False,
    no_back: str = "",
    late: bool = False,
) -> partial[PotGame]:
    """The facts of a section; with `late`, over-blinds come when each has one card."""
    rule, gathered = section(f"chico/{at.section}"), at(at.gathered)
    return partial(
        PotGame,
        house="chico",
        family="Community poker",
        cite=rule("type.1"),
        seats=10,
        seats_cite=rule("table.1"),
        posted=Posted(rule("table.1.s2"), no_back=rule(no_back) if no_back else None),
        acts=Acts(
            fold=at(f"{at.first}.b"),
            check=at(f"{at.later}.{at.check}"),
            bet=at(f"{at.later}.a"),
            raise_=at(f"{at.first}.c"),
            call=at(f"{at.later}.{at.call}"),
            turn=at(at.first),
            paid=gathered,
        ),
        opens=Blinds(
            small=at(at.post),
            big=at(f"{at.post}.a"),
            over=at(f"{at.post}.c"),
            over_late=at(f"{at.post}.c") if late else None,
            over_closed=at(f"{at.post}.c.{at.over_closed}"),
            half=False,
            two_open=True,
        ),
        bets=Bets(
            RaiseCap(3, cite=at(f"{at.first}.d"), every=True),
            excess=gathered,  # what was called goes into the pot, and nothing else
            structures=("limit", "no-limit"),
        ),
        showdown=Showdown(at(at.alone), show=at(at.show), read=rule(at.read)),
        odd_chips=OddChips(rule(odd_chip), by_seat=by_seat, together=True),
        button=Button(drawn=at(at.draw), draw=draw),
        told=Told(shuffle=rule(at.shuffle)),
        fee=collecting,
    )


def on_collection_pages(section_name: str) -> PotCollecting:
    """The five games whose schedules stand on the collection pages."""
    return PotCollecting(
        HOUSE.collection.of(f"chico/{section_name}"),
        cite=collection("poker-procedures.4"),
        posted=collection("poker-procedures.2"),
        procedure=collection("poker-procedures.3"),
    )


def in_own_section(section_name: str, procedure: str) -> PotCollecting:
    """A game that prints its schedules itself."""
    rule = section(f"chico/{section_name}")
    return PotCollecting(
        HOUSE.collection.of(f"chico/{section_name}"),
        cite=rule("collection.procedures.4"),
        posted=rule("collection.procedures.2"),
        procedure=rule(f"collection.procedures.{procedure}"),
    )


def streets(
    at: Printed,
    down: int,
    *,
    named: tuple[str, ...] = (),
    places: tuple[str, ...] = ("board",),
    after_flop: tuple[Step, ...] = (),
) -> tuple[Street, ...]:
    """Hole cards, flop, turn and river; a board's name is said where the section prints one."""

    def board(name: str, step: str, count: int, bet: int = BIG) -> Street:
        lays = tuple(Lay(place, count) for place in places)
        return Street(
            name,
            at(step),
            burn=1,
            board=count if len(places) == 1 else 0,
            boards=lays if len(places) > 1 else (),
            bet=bet,
            prompts=(at(f"{step}.a"),) if name in named else (),
            after=after_flop if name == "flop" else (),
        )

    return (
        Street("pre-flop", at(at.cards), down=down, prompts=(at(f"{at.cards}.a"),)),
        board("flop", at.flop, 3, bet=0),
        board("turn", at.turn, 1),
        board("river", at.river, 1),
    )
