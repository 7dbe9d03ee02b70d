"""A round is a script plus a log.

The log holds what came from outside: the opening, the cards, each answer. The state of the round
is the script replayed over the log, so undo, forks, audits and recovery are one mechanism.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from houseway.cards import Card, Shoe
from houseway.errors import BadCards, IllegalAction
from houseway.money import Cents
from houseway.play.actions import Action
from houseway.play.amending import Change, amend
from houseway.play.felt import Felt
from houseway.play.happenings import Did, Happening, Place, Viewer
from houseway.play.holding import Holding
from houseway.play.log import Log, Opening
from houseway.play.options import Options, Together, whose
from houseway.play.settings import Settings
from houseway.play.unseen import short_of
from houseway.rulebook import Clause
from houseway.wagers import Line, Settlement

if TYPE_CHECKING:
    from houseway.play.game import Game
    from houseway.play.view import View

Answers = Mapping[int, Action]  # by seat, of those who were asked together
T = TypeVar("T")
Asking = Generator[Options | Together, Any, T]  # a part of a script that finds something out
Script = Asking[None]


_new = tuple.__new__  # half the cost of calling a NamedTuple, at every decision

G = TypeVar("G", bound="Game")


class Round(ABC, Generic[G]):
    """One play of a game: `options`, `play`, `view`, `settlement`, `log`, `fork`.

    It runs the script and keeps the log. What the script works on is the `felt`.
    """

    def __init__(self, game: G, settings: Settings, opening: Opening, felt: Felt) -> None:
        self.set_out(game, settings, opening, felt)

    def set_out(self, game: G, settings: Settings, opening: Opening, felt: Felt) -> None:
        """Be as before the first card, be it for the first time or once more."""
        self.holdings: dict[Place, Holding] = felt.holdings
        self.happenings: list[Happening] = felt.happenings
        self.lines: list[Line] = felt.lines
        self.game = game
        self.settings = settings
        self.log: Log = Log(game.id, settings, opening, felt.shoe)
        self.button: int | None = None
        self.street: str | None = None
        self._settlement: Settlement | None = None
        self._options: Options | None = None
        self._send: Callable[[Any], Options | Together]
        self._asked: dict[int, Options] = {}  # the seats asked together that have yet to answer
        self._given: dict[int, Action] = {}  # what the others of them answered
        self.wants: tuple[int, ...] = ()  # cards that have to be keyed, by their numbers

    def start(self) -> None:
        """Play up to the first decision."""
        try:
            script = self.script()
        except BadCards as error:  # a card burned before anything else
            self._wait(error)
            return
        self._send = script.send
        self._go_on(None)

    def _go_on(self, answer: Action | Answers | None) -> None:
        """Hand the script its answer, and see whom it asks next."""
        try:
            asked = self._send(answer)
        except StopIteration:
            self._finish()
            return
        except BadCards as error:
            self._wait(error)
            return
        self._ask(asked)

    def _wait(self, error: BadCards) -> None:
        """Stop until the cards are keyed that the script needs to go on."""
        self.wants = short_of(self, error)
        self._options = None

    def _ask(self, asked: Options | Together) -> None:
        """Wait for a seat's answer, or for those of several."""
        if isinstance(asked, Options):
            self._options = asked
        elif asked.asked:
            self._asked = {options.seat: options for options in asked.asked}
            self._options = asked.asked[0]
        else:
            self._go_on({})

    @property
    @abstractmethod
    def felt(self) -> Felt:
        """What the script works on."""

    @abstractmethod
    def script(self) -> Script:
        """The sequence of play."""

    def options(self, seat: int | None = None) -> Options | None:
        """Who must act and what he may do; None when the round is over.

        Of several who are asked at once it is the first that has not answered, or the seat named.
        """
        if seat is None or (self._options is not None and self._options.seat == seat):
            return self._options
        return self._asked.get(seat)

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that are asked for a decision now."""
        if self._asked:
            return tuple(self._asked)
        return () if self._options is None else (self._options.seat,)

    def play(self, action: Action, seat: int | None = None) -> None:
        """Answer what is asked. A refused answer changes nothing."""
        options = self._options
        if options is None:
            raise IllegalAction(
                "the round waits for cards that nobody has keyed"
                if self.wants
                else "the round is over; nobody is asked for anything"
            )
        if seat is not None and seat != options.seat:
            if seat not in self._asked:
                raise IllegalAction(
                    f"seat {seat} may not {action} now; it is {whose(options.seat)}'s turn",
                    clause=self.against_turn(seat, options, action),
                    options=options,
                )
            options = self._asked[seat]
        if not options.accepts(action):
            refusal = options.refusal(action, self.game.clause_of(action, options))
            refusal.clause = self.against(options, action) or refusal.clause
            raise refusal
        log, acting = self.log, options.seat
        log.answers.append(action)
        log.seats.append(acting)
        self.happenings.append(_new(Did, (acting, action)))
        if self._asked:
            self._answered_together(acting, action)
            return
        send = self._send  # a name of its own is quicker than an attribute that is called
        try:  # as `_go_on` does, without the cost of a call at every decision
            asked = send(action)
        except StopIteration:
            self._finish()
            return
        except BadCards as error:
            self._wait(error)
            return
        if type(asked) is Options:
            self._options = asked
        else:
            self._ask(asked)

    def against(self, options: Options, action: Action) -> Clause | None:
        """The clause that stands against an answer, where one says more than that of the act."""
        return None

    def against_turn(self, seat: int, options: Options, action: Action) -> Clause | None:
        """The clause by which it is somebody else's turn, not this seat's."""
        return options.turn_cite

    def _answered_together(self, seat: int, action: Action) -> None:
        """One of several has answered; the script goes on when all have."""
        del self._asked[seat]
        self._given[seat] = action
        if self._asked:
            self._options = next(iter(self._asked.values()))
            return
        given, self._given = self._given, {}
        self._go_on(given)

    def _finish(self) -> None:
        self._options = None
        self._settlement = self.settle()

    @abstractmethod
    def settle(self) -> Settlement:
        """Close the books of the round; every chip must be accounted for."""

    @property
    def over(self) -> bool:
        return self._options is None and not self.wants

    @property
    def state(self) -> int:
        """How many answers have been given."""
        return len(self.log.answers)

    @property
    def settlement(self) -> Settlement:
        """The lines so far; all of them once the round is over."""
        return self._settlement or Settlement(self.lines)

    def again(self, shoe: Shoe | None = None) -> Self:
        """The same round from its opening, with the same cards to come or others, unanswered."""
        return self.open_again(shoe or self.log.shoe.again())

    @abstractmethod
    def open_again(self, shoe: Shoe, *, over: bool = False) -> Self:
        """The same round up to its first choice: another one, or `over` itself."""

    def fork(self, answers: int | None = None) -> Round[G]:
        """A second round in the same state, or as it was after fewer answers."""
        other = self.again()
        for seat, action in list(zip(self.log.seats, self.log.answers, strict=True))[:answers]:
            other.play(action, seat)
        other.log.amended = [
            each
            for each in self.log.amended
            if answers is None or each.at < (len(other.log.cards) if each.seat is None else answers)
        ]
        return other

    def amend(
        self, at: int, now: Action | Card, reason: str, by: str = "", *, drop: bool = False
    ) -> Self:
        """The round as it is once an answer was put right, or a card off the shoe; `log.amended`
        keeps what it was.

        They are counted from 0, as in `log.answers` and `log.cards`. This round stays as it is. If
        a later answer does not fit any more, the amendment is refused, and names it; with `drop`
        that answer and all after it go, and are kept in the log. Everybody hears the reason.
        """
        return amend(self, ((at, now),), reason, by, drop=drop)

    def amend_together(
        self, changes: Sequence[Change], reason: str, by: str = "", *, drop: bool = False
    ) -> Self:
        """As `amend`, of several at once: two cards that were keyed the wrong way round."""
        return amend(self, changes, reason, by, drop=drop)

    def __copy__(self) -> Round[G]:
        """A copy is a fork: what is played in one changes nothing in the other."""
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Round[G]:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its log, from which it is played again; with its game, if that is its own."""
        listed = import_module("houseway.games").catalogue().get(self.game.id)
        known = listed is not None and listed.at(self.settings) is self.game
        return Log.from_json, (json.dumps(self.log.to_json()), None if known else self.game)

    def view(self, viewer: Viewer) -> View:
        """What one viewer may know: a seat, the dealer, or the public."""
        from houseway.play.view import view_of

        return view_of(self, viewer)

    # What lies open before everybody; views are made of these and of what the viewer holds

    @abstractmethod
    def numbers(self) -> Iterable[int]:
        """The seats in the round, clockwise."""

    @abstractmethod
    def stack_of(self, seat: int) -> Cents | None:
        """The chips a seat has behind, if they are counted."""

    @abstractmethod
    def stacks(self) -> Mapping[int, Cents]:
        """What each seat has, where its chips are counted."""

    @property
    @abstractmethod
    def chips_at_start(self) -> int:
        """All the chips that the seats brought into the round."""

    @abstractmethod
    def bets_of(self, seat: int) -> dict[str, Cents]:
        """The wagers that lie before a seat."""

    def tips_of(self, seat: int) -> dict[str, Cents]:
        """The bets for the dealer that lie before a seat."""
        return {}

    @abstractmethod
    def status_of(self, seat: int) -> str:
        """How a seat stands: in, folded, all in."""

    def marks_of(self, place: Place) -> tuple[str, ...]:
        """Buttons that lie before a seat, or at the dealer's place: button, small blind."""
        return ()

    def pots_now(self) -> Iterable[tuple[str, Cents, tuple[int, ...]]]:
        """The pots in the middle: name, amount, who may win it."""
        return ()

    def standing(self, viewer: Viewer) -> Iterable[Clause]:
        """Prompts that hold for a viewer as long as the moment lasts."""
        return ()
