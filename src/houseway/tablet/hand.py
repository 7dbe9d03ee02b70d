"""One hand at a live table: the round, and the record of what was seen, ruled and decided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from houseway.cards import UNSEEN, Cards, KeyedShoe
from houseway.errors import BadCards, BadInput, IllegalAction
from houseway.money import Cents
from houseway.play.actions import Fold
from houseway.play.happenings import Dealt, Place
from houseway.play.options import DEALER_SEAT, Options, whose
from houseway.play.pot.pot_round import PotRound
from houseway.rulings.bounds import left_out
from houseway.rulings.situations import Wager
from houseway.tablet.fitting import fitted
from houseway.tablet.records import Early, Entry, Struck
from houseway.tablet.sightings import Sighting, check_card, label_of
from houseway.tablet.steps import (
    Acted,
    Answered,
    Corrected,
    Decided,
    Keyed,
    PassedOver,
    Ruled,
    Seen,
    Step,
    TakenBack,
    TurnCame,
)
from houseway.tablet.waiting import chosen, irregular


class LiveHand:
    """A hand is its steps: whatever is taken back, the others are taken again.

    A step that the rules forbid raises, and then nothing has changed.
    """

    def __init__(self, opened: PotRound) -> None:
        self.struck: list[Struck] = []  # what was taken back
        self._start(opened)

    def _start(self, opened: PotRound) -> None:
        self.round = opened
        self.steps: list[Step] = []  # those that hold
        self.entries: list[Entry] = []
        self.keyed: dict[Place, Cards] = {}
        self.early: dict[int, Early] = {}  # who has acted before his turn
        self.street_from = 0  # the first answer of this street
        self._lying: dict[int, tuple[Cents, ...]] = {}  # each seat's chips of this street

    # Reading

    @property
    def house(self) -> str:
        return self.round.game.house

    @property
    def waits(self) -> Entry | None:
        """The act that the table waits for a decision on."""
        return self.entries[-1] if self.entries and self.entries[-1].waits else None

    @property
    def over(self) -> bool:
        return self.round.over and self.waits is None

    @property
    def due(self) -> tuple[int, Early] | None:
        """Whose turn has come who acted before it."""
        options = None if self.waits else self.round.options()
        if options is None or options.seat not in self.early:
            return None
        return options.seat, self.early[options.seat]

    def asked(self, seat: int) -> Options:
        """What the player to act is offered, if it is a wager that the table waits for."""
        if self.waits:
            raise IllegalAction("the table waits for a decision; give it, or take the act back")
        options = self.round.options()
        if options is None:
            raise IllegalAction("the hand is over; nobody is asked for anything")
        if options.seat == DEALER_SEAT or options.offers[0].kind is not Fold:
            raise IllegalAction(
                f"{whose(options.seat)} is asked for something else than a wager", options=options
            )
        if seat not in self.round.live or not self.round.stack.get(seat):
            raise IllegalAction(f"seat {seat} has no cards or no chips, and cannot act")
        if seat in self.early:
            raise IllegalAction(f"seat {seat} has acted before its turn already")
        return options

    def prior(self, seen: Seen, round: PotRound | None = None) -> tuple[Cents, ...]:
        """The chips that lie before a seat, one by one where they were keyed so."""
        put = (round or self.round).put[seen.seat]
        lying = self._lying.get(seen.seat, ())
        if sum(lying) == put:
            return lying
        return (Cents(put),) if put else ()

    def played(self, number: int) -> Entry:
        """An act of the record that was played and still counts."""
        found = next((each for each in self.entries if each.number == number), None)
        if found is None or found.at is None or found.void:
            acts = ", ".join(str(e.number) for e in self.entries if e.at is not None and not e.void)
            raise BadInput(f"no act {number} was played; there are {acts or 'none'}")
        return found

    def lies(self, place: Place) -> int:
        """How many cards have been dealt to a place."""
        dealt = (each for each in self.round.happenings if isinstance(each, Dealt))
        return sum(list(each.places).count(place) for each in dealt)

    # Changing

    def take(self, step: Step) -> None:
        """Let a step happen."""
        if isinstance(step, TakenBack):
            self._take_back(step)
            return
        _DOES[type(step)](self, step)
        self.steps.append(step)

    def _take_back(self, step: TakenBack) -> None:
        """Start again and take all steps but the last; what follows from a step goes with it."""
        if not step.why.strip():
            raise BadInput("whoever takes a step back says why: the reason is missing")
        if not self.steps:
            raise IllegalAction("nothing has been keyed in this hand that could be taken back")
        kept = list(self.steps)
        gone = [kept.pop()]
        while isinstance(gone[-1], TurnCame):
            gone.append(kept.pop())
        was, after = gone[-1], len(self.entries)
        self._start(self.round.again(KeyedShoe(self._pack(), {})))
        for each in kept:
            self.take(each)
        self.struck.append(Struck(was, step.by, step.why, min(after, len(self.entries))))

    def _acted(self, step: Acted) -> None:
        seen = step.seen
        options = self.asked(seen.seat)
        if seen.seat == options.seat:
            self._rules(seen.seat, step, wait=irregular(self.prior(seen), seen, step.ruling))
            return
        self.early[seen.seat] = Early(seen, step.meant, len(self.round.log.answers))
        self._note(Entry(0, seen.seat, step))

    def _turn_came(self, step: TurnCame) -> None:
        if self.due is None or self.due[0] != step.seat:
            raise IllegalAction(f"seat {step.seat} has no act before its turn that is due")
        early = self.early.pop(step.seat)
        if not step.ruling.act and not early.stands:
            self._note(Entry(0, step.seat, step))  # it does not bind: he acts as he likes
            return
        self._rules(step.seat, step, wait=bool(step.ruling.choices), seen=early.seen)

    def _passed_over(self, step: PassedOver) -> None:
        options = self.round.options()
        if not self.early or options is None or self.waits:
            raise IllegalAction("nobody was passed over")
        wait = bool(step.ruling.choices)
        if wait:
            self.early = {seat: replace(each, stands=True) for seat, each in self.early.items()}
        self._note(Entry(0, options.seat, step, waits=wait))

    def _decided(self, step: Decided) -> None:
        entry = self.waits
        if entry is None:
            raise IllegalAction("the table waits for no decision")
        act, amount = chosen(entry.ruling, step)
        options = self.round.options()
        assert options
        action, against = fitted(self.round, options, act, amount)
        waiting = replace(entry, decision=step, waits=False)
        self._plays(waiting, action, against, at=len(self.entries) - 1)

    def _rules(self, seat: int, step: Ruled, *, wait: bool, seen: Seen | None = None) -> None:
        """Play an act as it was ruled, or wait for a decision."""
        ruling, options = step.ruling, self.round.options()
        assert options
        if wait or not ruling.act:
            self._note(Entry(0, seat, step, waits=True))
            return
        action, against = fitted(self.round, options, ruling.act, ruling.amount)
        self._plays(Entry(0, seat, step), action, against, seen=seen)

    def _plays(
        self,
        entry: Entry,
        action: Any,
        against: Any,
        at: int | None = None,
        seen: Seen | None = None,
    ) -> None:
        seen = seen or (entry.step.seen if isinstance(entry.step, Acted) else None)
        number = None
        if action is not None:
            street, prior = self.round.street, self.prior(seen) if seen else ()
            self.round.play(action, entry.seat)
            number = len(self.round.log.answers) - 1
            self._moved(street)
            if seen and self.round.street == street:
                self._lay(seen, prior)
        found = replace(entry, action=action, at=number, against=against)
        if at is None:
            self._note(found)
        else:
            self.entries[at] = found

    def _keyed(self, step: Keyed) -> None:
        count = self.lies(step.place)
        if len(step.cards) > count:
            where = label_of(step.place).lower()
            raise BadCards(f"{count} cards lie at {where}, and {len(step.cards)} were keyed")
        self._check_seen(step)
        keyed = {**self.keyed, step.place: step.cards}
        self.round = self._dealt_from(keyed)
        self.keyed = keyed

    def _check_seen(self, step: Keyed) -> None:
        """Refuse a card that cannot be there, with where it was seen before."""
        lying = ((at, cards) for at, cards in self.keyed.items() if at != step.place)
        seen = [Sighting(card, at, 0) for at, cards in lying for card in cards if card != UNSEEN]
        for card in step.cards:
            if card != UNSEEN:
                check_card(card, self._pack(), seen, 0)
                seen.append(Sighting(card, step.place, 0))

    def _dealt_from(self, keyed: dict[Place, Cards]) -> PotRound:
        """The same hand, with other cards known."""
        log = self.round.log
        other = self.round.again(KeyedShoe(self._pack(), keyed))
        for seat, action in zip(log.seats, log.answers, strict=True):
            try:
                other.play(action, seat)
            except IllegalAction as refused:
                refused.message = f"by these cards {refused.message}; take that back first"
                raise
        other.log.amended = log.amended
        return other

    def _answered(self, step: Answered) -> None:
        if self.waits:
            raise IllegalAction("the table waits for a decision; give it, or take the act back")
        street = self.round.street
        self.round.play(step.action, step.seat)
        self._moved(street)

    def _corrected(self, step: Corrected) -> None:
        was = self.played(step.entry)
        if self.waits:
            raise IllegalAction("the table waits for a decision; give it, or take the act back")
        if not step.why.strip():
            raise BadInput("a correction says why: the reason is missing")
        assert was.at is not None
        if was.at < self.street_from:
            raise IllegalAction(
                f"act {step.entry} is of a street that is over, and stands",
                clause=step.ruling.clause,
            )
        before = self.round.fork(was.at)
        options = before.options()
        assert options
        assert isinstance(before, PotRound)
        action, against = fitted(before, options, step.ruling.act, step.ruling.amount)
        if action is None or action == self.round.log.answers[was.at]:
            self._note(Entry(0, was.seat, step, against=against))
            return
        street = self.round.street
        self.round = self.round.amend(was.at, action, step.why, step.by, drop=True)
        self._drop(len(self.round.log.answers))
        self._lying = {}
        self._moved(street)
        self._note(Entry(0, was.seat, step, action=action, at=was.at, against=against))
        self.entries[self.entries.index(was)] = replace(was, void="corrected", at=None)

    def _drop(self, answers: int) -> None:
        """Later acts that did not fit any more count no more."""
        self.entries = [
            replace(each, void="the action goes back", at=None)
            if each.at is not None and each.at >= answers
            else each
            for each in self.entries
        ]

    def _note(self, entry: Entry) -> None:
        self.entries.append(replace(entry, number=len(self.entries) + 1))

    def _moved(self, street: str | None) -> None:
        """Whether a new street has begun, with nothing before anybody."""
        if self.round.street != street:
            self.street_from = len(self.round.log.answers)
            self._lying, self.early = {}, {}

    def _lay(self, seen: Seen, prior: tuple[Cents, ...]) -> None:
        wager = Wager(prior=prior, gesture=seen.gesture, pulled=seen.pulled)
        self._lying[seen.seat] = (*left_out(wager), *seen.chips)

    def _pack(self) -> Cards:
        return tuple(self.round.game.deck_for(self.round.settings))


_DOES: dict[type[Any], Callable[[LiveHand, Any], None]] = {
    Acted: LiveHand._acted,
    TurnCame: LiveHand._turn_came,
    PassedOver: LiveHand._passed_over,
    Decided: LiveHand._decided,
    Keyed: LiveHand._keyed,
    Answered: LiveHand._answered,
    Corrected: LiveHand._corrected,
}
