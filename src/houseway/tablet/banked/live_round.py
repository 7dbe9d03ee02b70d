"""One round at a live table: the game's own script over cards keyed as they are turned."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from houseway.cards import UNSEEN, Card
from houseway.errors import BadInput, IllegalAction
from houseway.money import Cents
from houseway.play.actions import SetHands
from houseway.play.amending import Amendment
from houseway.play.arrangement import Arrangement
from houseway.play.banked.banked_round import BankedRound
from houseway.play.banked.set_game import SetGame
from houseway.play.happenings import Place
from houseway.play.options import Options, whose
from houseway.tablet.banked.blind import named
from houseway.tablet.banked.steps import CardPutRight, CardsKeyed, LaidCard, RoundStep
from houseway.tablet.banked.wanted import Wanted, at_place, shoe_of, wanted
from houseway.tablet.sightings import Sighting, check_card, label_of
from houseway.tablet.steps import Answered, TakenBack

Keyed = Mapping[Place, Sequence[Card]]
FORESEEN = 12


class Struck:
    """A step that was taken back or put right: what it was, by whom and why."""

    __slots__ = ("by", "step", "why", "words")

    def __init__(self, step: RoundStep, words: str, by: str, why: str) -> None:
        self.step, self.words, self.by, self.why = step, words, by, why


class LiveRound:
    """A round is its steps: whatever is taken back, the others are taken again.

    A step that cannot be raises, and then nothing has changed. `before` are the cards that were
    seen out of the same shoe in earlier rounds.
    """

    def __init__(
        self, opened: BankedRound, before: Sequence[Sighting] = (), number: int = 1
    ) -> None:
        self.number = number
        self.before = tuple(before)
        self.struck: list[Struck] = []
        self._start(opened)

    def _start(self, opened: BankedRound) -> None:
        self.round = opened
        self.steps: list[RoundStep] = []  # those that hold
        self.keyed: dict[Place, list[Card]] = {}
        self.heard = 0  # happenings that were there before the last step

    # Reading

    @property
    def wanted(self) -> list[Wanted]:
        """The cards that are to be keyed now."""
        return wanted(self.round)

    @property
    def done(self) -> bool:
        """Whether the round is over, and everything that lies open was keyed."""
        return self.round.over and not self.wanted

    def sightings(self) -> list[Sighting]:
        """Every card that was seen out of this shoe."""
        here = [
            Sighting(card, place, self.number)
            for place, cards in self.keyed.items()
            for card in cards
            if card != UNSEEN
        ]
        return [*self.before, *here]

    def house_ways(self) -> dict[Place, Arrangement]:
        """How the house sets each hand that was keyed whole and still lies there."""
        game = self.round.game
        if not isinstance(game, SetGame):
            return {}
        return {
            place: game.house_way(tuple(cards), self.round.settings)
            for place, cards in self.keyed.items()
            if len(cards) == game.set_size and UNSEEN not in cards and place in self.round.holdings
        }

    def ahead(self) -> list[Options]:
        """Whom the script asks after the one it asks now, if nobody gives up."""
        trial = self.round.fork()
        found: list[Options] = []
        while (options := trial.options()) and len(found) < FORESEEN:
            found.append(options)
            if options.of(SetHands):
                break
            trial.play(options.offers[-1].action(), options.seat)
        return found[1:]

    # What would be keyed

    def keys(self, cards: Iterable[Card], place: Place | None = None) -> CardsKeyed:
        """Cards as they come, each where the round wants it next, or all of them at one place."""
        laid: list[LaidCard] = []
        trial, keyed, open_now = self.round, _copied(self.keyed), self._numbers(self.round, place)
        for card in cards:
            if not open_now:
                trial = self._with(keyed)
                open_now = self._numbers(trial, place)
            if not open_now:
                where = "" if place is None else f" at {label_of(place).lower()}"
                raise BadInput(f"no card is wanted{where} now, and {card} was keyed")
            at_hand, at = shoe_of(trial).place_of(open_now.pop(0))
            assert isinstance(at_hand, int | str)
            laid.append(LaidCard(at_hand, at, card))
            _lay(keyed, laid[-1])
        if not laid:
            raise BadInput("no card was keyed; write rank and suit such as 7h or Td")
        return CardsKeyed(tuple(laid))

    @staticmethod
    def _numbers(round: BankedRound, place: Place | None) -> list[int]:
        if place is not None:
            return at_place(round, place)
        return [number for each in wanted(round) for number in each.numbers]

    # Changing

    def take(self, step: RoundStep) -> None:
        """Let a step happen."""
        if isinstance(step, TakenBack):
            self._take_back(step)
            return
        heard = len(self.round.happenings)
        _DOES[type(step)](self, step)
        self.steps.append(step)
        self.heard = heard

    def _cards(self, step: CardsKeyed) -> None:
        keyed, seen = _copied(self.keyed), self.sightings()
        pack = self.round.game.deck_for(self.round.settings)
        for laid in step.cards:
            lies = keyed.get(laid.place, [])
            if laid.at < len(lies) and lies[laid.at] != UNSEEN:
                raise BadInput(f"{label_of(laid.place)} has {lies[laid.at]} there already")
            check_card(laid.card, pack, seen, self.number)
            seen.append(Sighting(laid.card, laid.place, self.number))
            _lay(keyed, laid)
        self.round, self.keyed = self._with(keyed), keyed

    def _answered(self, step: Answered) -> None:
        if missing := [each for each in self.wanted if each.needed]:
            raise IllegalAction(f"cards are wanted first: {missing[0].words.lower()}")
        self.round.play(named(self.round, step), step.seat)

    def _put_right(self, step: CardPutRight) -> None:
        if not step.why.strip():
            raise BadInput("whoever puts a card right says why: the reason is missing")
        laid, keyed = step.laid, _copied(self.keyed)
        lies = keyed.get(laid.place, [])
        if laid.at >= len(lies) or lies[laid.at] == UNSEEN:
            raise BadInput(f"no such card was keyed at {label_of(laid.place).lower()}")
        was = lies[laid.at]
        if was == laid.card:
            raise BadInput(f"{was} is what lies there already")
        seen = [*self.sightings()]
        seen.remove(Sighting(was, laid.place, self.number))
        pack = self.round.game.deck_for(self.round.settings)
        check_card(laid.card, pack, seen, self.number)
        lies[laid.at] = laid.card
        other = self._with(keyed)
        number = _number(self.round, laid)
        amended = Amendment(number, was, laid.card, step.why, step.by)
        other.log.amended = [*other.log.amended, amended]
        self.round, self.keyed = other, keyed
        words = f"{label_of(laid.place)}: {laid.card}, not {was}"
        self.struck.append(Struck(step, words, step.by, step.why))

    def _take_back(self, step: TakenBack) -> None:
        """Start again and take all steps but the last."""
        if not step.why.strip():
            raise BadInput("whoever takes a step back says why: the reason is missing")
        if not self.steps:
            raise IllegalAction("nothing has been keyed in this round that could be taken back")
        *kept, was = self.steps
        struck = [*self.struck, Struck(was, words_of(was), step.by, step.why)]
        self._start(self.round.again(shoe_of(self.round).with_keyed({})))
        for each in kept:
            self.take(each)
        self.struck = struck

    def meter_shows(self, amount: Cents) -> None:
        """A linked meter has moved elsewhere: what hangs on it in this round is worked out anew."""
        log = self.round.log
        if log.terms["meter"]["amount"] != amount:
            log.terms = {**log.terms, "meter": {**log.terms["meter"], "amount": amount}}
            log.readings = []
            self.round = self._with(self.keyed)

    def _with(self, keyed: Keyed) -> BankedRound:
        """The round as it is with these cards keyed, and the same answers."""
        other = self.round.again(shoe_of(self.round).with_keyed(_copied(keyed)))
        for step in self.steps:
            if not isinstance(step, Answered):
                continue
            try:
                other.play(named(other, step), step.seat)
            except IllegalAction as refused:
                who = whose(step.seat)
                refused.message = f"then {who} could not have done so: {refused.message}"
                refused.args = (refused.message,)
                raise
        other.log.amended = list(self.round.log.amended)
        return other


def words_of(step: RoundStep) -> str:
    """A step in a few words."""
    match step:
        case CardsKeyed(cards):
            laid: dict[Place, list[str]] = {}
            for each in cards:
                laid.setdefault(each.place, []).append(each.card.text)
            return ", ".join(f"{label_of(at)}: {' '.join(texts)}" for at, texts in laid.items())
        case Answered(seat, action):
            return f"{whose(seat).capitalize()}: {str(action).replace('_', ' ')}"
        case CardPutRight(laid_card):
            return f"{label_of(laid_card.place)}: {laid_card.card} put right"
        case TakenBack():
            return "taken back"


def _number(round: BankedRound, laid: LaidCard) -> int:
    """Which card off the shoe this one is."""
    shoe = shoe_of(round)
    here = (n for n in range(len(shoe.drawn)) if shoe.place_of(n) == (laid.place, laid.at))
    return next(here)


def _copied(keyed: Keyed) -> dict[Place, list[Card]]:
    return {place: list(cards) for place, cards in keyed.items()}


def _lay(keyed: dict[Place, list[Card]], laid: LaidCard) -> None:
    row = keyed.setdefault(laid.place, [])
    row.extend([UNSEEN] * (laid.at + 1 - len(row)))
    row[laid.at] = laid.card


_DOES: dict[type[Any], Callable[[LiveRound, Any], None]] = {
    CardsKeyed: LiveRound._cards,
    Answered: LiveRound._answered,
    CardPutRight: LiveRound._put_right,
}
