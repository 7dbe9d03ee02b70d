"""What viewers saw and heard while a scenario was played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from houseway.errors import BadScenario
from houseway.formats.scenarios.banked.banked_cards import place_in
from houseway.formats.scenarios.entry import Entry, Outcome, check_sub_keys, place_of
from houseway.formats.scenarios.pot.pot_cards import seen_in_the_middle
from houseway.play import BankedRound, Round
from houseway.play.actions import Accept
from houseway.play.banked.burning import BURNED
from houseway.play.happenings import (
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
from houseway.play.view import heard

OVER_BLIND = "over-blind"
HANDS = ("player", "banker")  # what cards are held for, in baccarat


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
            for said in heard(round, viewer):
                if said.clause:
                    self.words.setdefault(said.clause.id, []).append(said.words.casefold())
                    self.shown.setdefault(viewer, set()).add(said.clause.id)
                    if said.to == ALL:
                        self.shown.setdefault(ALL, set()).add(said.clause.id)

    def check(self, entry: Entry, outcome: Outcome, round: Round[Any]) -> None:
        """Compare what was seen with what the scenario expects to be seen."""
        self.check_prompts(entry, outcome)
        for clause in entry.get("silent", ()):
            outcome.expect(f"prompt {clause} shown", False, clause in outcome.shown)
        for clause, words in entry.get("words", {}).items():
            said = words.casefold() in " ".join(self.words.get(clause, ()))
            outcome.expect(f"{clause} says {words!r}", True, said)
        self._check_offers(outcome, entry.get("offers", {}))
        check_sub_keys("who holds cards", entry.get("holders", {}), HANDS)
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

    def _check_offers(self, outcome: Outcome, wanted: Any) -> None:
        """Who was asked to hold each hand; or in one list, "6 player" or just the seats."""
        if isinstance(wanted, list):
            asked = [(seat, hand) for hand, seats in self.offered.items() for seat in seats]
            named = any(isinstance(each, str) for each in wanted)
            got = [f"{seat} {hand}" if named else seat for seat, hand in asked]
            outcome.expect("who was asked to hold a hand", wanted, got)
            return
        for hand, seats in wanted.items():
            outcome.expect(f"who was asked to hold {hand}", seats, self.offered.get(hand, []))

    def check_prompts(self, entry: Entry, outcome: Outcome) -> None:
        """Who was to be shown which clauses; all that were shown are noted."""
        outcome.shown.update(*self.shown.values())
        for viewer, clauses in entry.get("prompts", {}).items():
            shown = self.shown.get(_viewer(viewer), set())
            for clause in clauses:
                outcome.expect(f"prompt {clause} shown to {viewer}", True, clause in shown)

    def _check_sees(
        self, outcome: Outcome, round: Round[Any], viewer: str, places: Mapping[str, str]
    ) -> None:
        view = round.view(_viewer(viewer))
        for place, wanted in places.items():
            if (laid := seen_in_the_middle(place, view.cards)) is not None:
                outcome.expect(f"{viewer} sees at {place}", wanted, laid)
                continue
            at = place_of(place)
            hands = [" ".join(card or "??" for card in hand) for hand in view.hands(at)]
            if "/" in wanted:
                outcome.expect(
                    f"{viewer} sees at {place}", _apart(wanted.split("/")), _apart(hands)
                )
            else:
                outcome.expect(f"{viewer} sees at {place}", wanted, " ".join(hands))

    def _check_deal_order(self, entry: Entry, outcome: Outcome, round: Round[Any]) -> None:
        """Who got cards in turn; a board, or a packet, may count once however many cards it got."""
        deals = [places for each in round.happenings if (places := _places(each))]
        listed = entry.get("deal_order")
        at = partial(place_in, round) if isinstance(round, BankedRound) else place_of
        wanted = [at(place) if isinstance(place, str) else place for place in listed]
        shared = {"board", "progressive", BURNED, OVER_BLIND} - {*wanted}  # count if listed
        places = [place for deal in deals for place in deal if place not in shared]
        packets = [p for i, p in enumerate(places) if not i or places[i - 1] != p]
        boards = [p for deal in deals for p in _once_a_board(deal) if p not in shared]
        forms = (form for form in (packets, boards) if form == wanted)
        outcome.expect("deal order", wanted, next(forms, places))


def _apart(hands: Iterable[str]) -> str:
    """Hands that lie apart; within each, the order of the cards does not count."""
    return " / ".join(" ".join(sorted(hand.split())) for hand in hands)


def _places(happened: Happening) -> Sequence[Place]:
    """The places that got cards, one for each; an over-blind stands among them by its name."""
    if isinstance(happened, Dealt):
        return happened.places
    over = isinstance(happened, Posted) and happened.what == OVER_BLIND
    return (OVER_BLIND,) if over else ()


def _once_a_board(places: Sequence[Place]) -> Sequence[Place]:
    """Cards turned up together in the middle are one packet; players' are dealt one by one."""
    return places[:1] if isinstance(places[0], str) and places[0].startswith("board") else places


def _viewer(name: str) -> Viewer:
    if not isinstance(name, str):
        raise BadScenario(f"{name!r} is not a viewer; there are seats, dealer, public and all")
    return int(name) if name.isdigit() else name
