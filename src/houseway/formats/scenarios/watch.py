"""What viewers saw and heard while a scenario was played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import Entry, Outcome, place_of
from houseway.play import Round
from houseway.play.actions import Accept
from houseway.play.burning import BURNED
from houseway.play.round import (
    ALL,
    DEALER,
    PUBLIC,
    Dealt,
    Happening,
    Place,
    Posted,
    Shown,
    Viewer,
)

OVER_BLIND = "over-blind"
SHARED = ("board", "board 2", "progressive", OVER_BLIND)


class Watch:
    """Everybody at the table, and the prompts each has been shown so far."""

    def __init__(self) -> None:
        self.shown: dict[Viewer, set[str]] = {}
        self.words: dict[str, list[str]] = {}  # by the clause they were said under
        self.offered: dict[str, list[int]] = {}  # who was asked to hold each hand
        self.holders: dict[str, int] = {}  # whose button lay beside a wager

    def look(self, round: Round[Any]) -> None:
        """Note what each viewer is shown at this moment."""
        viewers: list[Viewer] = [DEALER, PUBLIC, *round.numbers()]
        for offer in options.offers if (options := round.options()) else ():
            asked = self.offered.setdefault(offer.spot, []) if offer.kind is Accept else []
            if options and options.seat not in asked:
                asked.append(options.seat)
        for seat in round.numbers():
            self.holders.update(dict.fromkeys(round.marks_of(seat), seat))
        for viewer in viewers:
            for said in round.view(viewer).said:
                if said.clause:
                    self.words.setdefault(said.clause.id, []).append(said.words.casefold())
                    self.shown.setdefault(viewer, set()).add(said.clause.id)
                    if said.to == ALL:
                        self.shown.setdefault(ALL, set()).add(said.clause.id)

    def check(self, entry: Entry, outcome: Outcome, round: Round[Any]) -> None:
        """Compare what was seen with what the scenario expects to be seen."""
        self.check_prompts(entry, outcome)
        everything: set[str] = set().union(*self.shown.values()) if self.shown else set()
        for clause in entry.get("silent", ()):
            outcome.expect(f"prompt {clause} shown", False, clause in everything)
        for clause, words in entry.get("words", {}).items():
            said = words.casefold() in " ".join(self.words.get(clause, ()))
            outcome.expect(f"{clause} says {words!r}", True, said)
        for hand, seats in entry.get("offers", {}).items():
            outcome.expect(f"who was asked to hold {hand}", seats, self.offered.get(hand, []))
        for hand, holder in entry.get("holders", {}).items():
            outcome.expect(f"who holds {hand}", holder, self.holders.get(hand, DEALER))
        for viewer, places in entry.get("sees", {}).items():
            self._check_sees(outcome, round, viewer, places)
        for seat, marks in entry.get("marks", {}).items():
            got = round.marks_of(_viewer(seat))
            outcome.expect(f"buttons at {seat}", sorted(marks), sorted(got))
        if "deal_order" in entry:
            self._check_deal_order(entry, outcome, round)
        if "turn_order" in entry:
            wanted = entry.get("turn_order")
            turned = [each.place for each in round.happenings if isinstance(each, Shown)]
            first = dict.fromkeys(place for place in turned if place in wanted)
            outcome.expect("turn order", wanted, list(first))

    def check_prompts(self, entry: Entry, outcome: Outcome) -> None:
        """Who was to be shown which clauses."""
        for viewer, clauses in entry.get("prompts", {}).items():
            shown = self.shown.get(_viewer(viewer), set())
            for clause in clauses:
                outcome.expect(f"prompt {clause} shown to {viewer}", True, clause in shown)

    def _check_sees(
        self, outcome: Outcome, round: Round[Any], viewer: str, places: Mapping[str, str]
    ) -> None:
        view = round.view(_viewer(viewer))
        for place, wanted in places.items():
            seen = view.hands(place_of(place))
            hands = [" ".join(card or "??" for card in hand) for hand in seen]
            if "/" in wanted:
                outcome.expect(
                    f"{viewer} sees at {place}", _apart(wanted.split("/")), _apart(hands)
                )
            else:
                outcome.expect(f"{viewer} sees at {place}", wanted, " ".join(hands))

    def _check_deal_order(self, entry: Entry, outcome: Outcome, round: Round[Any]) -> None:
        """Who got cards in turn; a board, or a packet, may count once however many cards it got."""
        wanted = [place_of(str(each)) for each in entry.get("deal_order")]
        shared = {*SHARED, BURNED} - {*wanted}  # count where they are listed
        deals = [
            [place for place in _places(each) if place not in shared] for each in round.happenings
        ]
        places = [place for deal in deals for place in deal]
        packets = [p for i, p in enumerate(places) if not i or places[i - 1] != p]
        boards = [p for deal in deals for p in (deal[:1] if {*deal} <= {*SHARED} else deal)]
        alike = (each for each in (packets, boards) if each == wanted)
        outcome.expect("deal order", wanted, next(alike, places))


def _apart(hands: Iterable[str]) -> str:
    """Hands that lie apart; within each, the order of the cards does not count."""
    return " / ".join(" ".join(sorted(hand.split())) for hand in hands)


def _places(happened: Happening) -> Sequence[Place]:
    """The places that got cards, one for each; an over-blind stands among them by its name."""
    if isinstance(happened, Dealt):
        return happened.places
    over = isinstance(happened, Posted) and happened.what == OVER_BLIND
    return (OVER_BLIND,) if over else ()


def _viewer(name: str) -> Viewer:
    if not isinstance(name, str):
        raise BadScenario(f"{name!r} is not a viewer; there are seats, dealer, public and all")
    return int(name) if name.isdigit() else name
