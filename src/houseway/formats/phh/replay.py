"""Playing a history again, action by action, and saying where it comes out differently."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice

from houseway.cards import write_cards
from houseway.errors import BadCards, BadInput, HousewayError
from houseway.formats.phh.dealing import Deal
from houseway.formats.phh.endings import endings
from houseway.formats.phh.history import History, Stacks
from houseway.formats.phh.notation import (
    BOARD,
    BRING_IN,
    CALL,
    DRAW,
    FOLD,
    HOLE,
    OF_PLAYERS,
    RAISE,
    SHOW,
    Act,
    write_amount,
    write_seen,
)
from houseway.formats.phh.rake import rake_of
from houseway.formats.phh.table import Table, table_of
from houseway.money import ZERO, Cents
from houseway.play import happenings
from houseway.play.actions import (
    DECLINE,
    PLAIN,
    Action,
    Bet,
    BringIn,
    Check,
    Choose,
    Draw,
    Fold,
    RaiseTo,
)
from houseway.play.actions import Call as Calls
from houseway.play.options import DEALER_SEAT, Options, whose
from houseway.play.pot.pot_round import PotRound
from houseway.wagers import Result

ENDINGS = 500  # so many ways to share pots among unseen hands, before the hand is given up


@dataclass(slots=True)
class Replay:
    """What came of playing a history: the round, and every difference from what is written."""

    history: History
    round: PotRound | None = None
    differences: list[str] = field(default_factory=list)
    not_played: str = ""  # why it could not be: we lack the game, or something in it
    rake: Cents = ZERO  # what the winners are written to have got less than lay in the pot

    @property
    def came_out(self) -> bool:
        return not self.differences and not self.not_played

    def record(self) -> History:
        """The history of a hand that came out, names and all, with the stacks it came to."""
        if not self.came_out or self.round is None:
            raise BadInput("; ".join([*self.differences, self.not_played]).strip("; "))
        history, stacks = self.history, self.round.stack
        if history.finishing_stacks is not None:
            return history
        won = _winnings(self.round)
        taken = history.winnings or (None,) * history.size  # after the rake, where there is one
        left = tuple(
            None
            if began is None
            else Cents(stacks[at] - won[at] + (won[at] if got is None else got))
            for at, (began, got) in enumerate(zip(history.starting_stacks, taken, strict=True), 1)
        )
        return replace(history, finishing_stacks=left)


def replay(history: History) -> Replay:
    """Play a history through the game that its variant is.

    Cards that it does not know nobody has seen: who won with them is what it says.
    """
    outcome = Replay(history)
    try:
        playing = _Playing(history, table_of(history))
        outcome = playing.outcome
        playing.run()
    except BadCards as error:
        outcome.differences.append(error.message)
    except HousewayError as error:  # a game or a table that we do not have
        outcome.not_played = history.in_words(error.message)
    return outcome


class _Playing:
    """The round, as the history is followed."""

    def __init__(self, history: History, table: Table) -> None:
        game, stakes, seating = table
        self.history = history
        self.deal = Deal(history)
        self.board = "board" if game.has_board else "community"
        shoe = self.deal.shoe(game.deck_for(stakes.settings), self.board)
        self.round = game.round(seating, shoe, stakes)
        if stakes.twists:
            self.round.play(DECLINE)  # a hand with a twist is not written
        self.outcome = Replay(history, self.round)
        self.told: Counter[int] = Counter()  # cards that the history has dealt so far

    def differs(self, words: str) -> None:
        self.outcome.differences.append(words)

    def run(self) -> None:
        """Every action in turn, up to the first that is refused, then the result."""
        for at, act in enumerate(self.history.actions):
            try:
                self.opens(act)
                self.follow(self.deal.named(at))
            except HousewayError as error:
                words = self.history.in_words(error.message)
                self.differs(f"{replace(act, comment='')}: {words}")
            if self.outcome.differences:
                return
        self.declares()
        self.compare()

    def follow(self, act: Act) -> None:
        """Do what one action says."""
        if act.word in (BOARD, HOLE):
            self.deals(act)
        elif act.word == BRING_IN:
            self.brings_in(act)
        elif act.word == SHOW:
            self.shows(act)
        elif act.word:
            self.has_been_dealt(0, act.player)
            options = self.round.options(act.player)
            self.round.play(_answer(act, options, self.round), act.player)

    def deals(self, act: Act) -> None:
        """The cards have been dealt by now, and no later."""
        self.told[act.player] += len(act.cards)
        if self.told[act.player] > self.dealt_to(act.player):
            options = self.round.options()
            why = f"{whose(options.seat)} is to act" if options else "the hand is over"
            raise BadInput(f"no such card is dealt; {why}")

    def dealt_to(self, player: int) -> int:
        """How many cards a player, or the board, has been dealt in the round."""
        place = player or self.board
        dealings = (each for each in self.round.happenings if isinstance(each, happenings.Dealt))
        return sum(list(each.places).count(place) for each in dealings)

    def has_been_dealt(self, *players: int) -> None:
        """Refuse to go on if cards that have been dealt by now are not written."""
        for player in players:
            missing = self.dealt_to(player) - self.told[player]
            if missing > 0:
                cards = "card" if missing == 1 else "cards"
                where = f"to {self.history.who(player)}" if player else "on the board"
                raise BadInput(f"{missing} {cards} {where} should have been dealt before this")

    def brings_in(self, act: Act) -> None:
        """The opener's forced bet: his own answer, or made for him by the house's rule."""
        options = self.round.options()
        if options and options.offer(BringIn):
            self.round.play(PLAIN[BringIn.act], act.player)
            return
        posted = [each for each in self.round.happenings if isinstance(each, happenings.Posted)]
        if posted[-1].seat != act.player or posted[-1].what == "ante":
            raise BadInput(f"seat {self.round.opener} opens, by what lies face up")

    def opens(self, act: Act) -> None:
        """Whoever acts first opens the street, where cards that decide it are unseen."""
        spot = f"seat {act.player} opens"
        options = self.round.options(DEALER_SEAT)
        if options and act.word in OF_PLAYERS and options.offer(Choose, spot):
            self.round.play(Choose(spot))

    def declares(self) -> None:
        """Pots for which unseen hands contend go to those with whom the hand comes out."""
        if not self.round.options(DEALER_SEAT) or self.unwritten_board:
            return
        ends = list(islice(endings(self.history, self.round), ENDINGS))
        if not ends:
            raise BadCards("an odd chip goes by cards that nobody has seen")
        came_out = (each for each in ends if not self.compared(each)[1])
        self.round = self.outcome.round = next(came_out, ends[0])

    def shows(self, act: Act) -> None:
        self.declares()
        options = self.round.options()
        if options and options.seat != DEALER_SEAT:
            raise BadInput(f"nobody shows or mucks yet; seat {options.seat} is to act")
        held = self.round.holdings[act.player].cards
        named = [card for card in act.cards if card is not None]
        if any(card not in held for card in named):
            raise BadInput(f"the hand is {write_cards(held)}, not {write_seen(act.cards)}")

    @property
    def unwritten_board(self) -> bool:
        """Whether pots would be shared by a board that the history does not have."""
        contested = self.round.over or self.round.options(DEALER_SEAT)
        return bool(contested) and len(self.round.live) > 1 and self.told[0] < self.dealt_to(0)

    def compare(self) -> None:
        """The stacks and winnings, where the history says what they were."""
        if self.unwritten_board:
            self.differs("the board that the pot was shared by is not all written")
            return
        self.outcome.rake, differences = self.compared(self.round)
        self.outcome.differences += differences

    def compared(self, round: PotRound) -> tuple[Cents, list[str]]:
        """The rake that explains what the winners lack, or else every difference."""
        history, won = self.history, _winnings(round)
        rake = rake_of(history, round.stack, won) if round.over else ZERO
        if rake:
            return rake, []
        stacks = {player: Cents(chips) for player, chips in round.stack.items()}
        return ZERO, [
            *self.unlike("finishing stack", history.finishing_stacks, stacks),
            *self.unlike("winnings", history.winnings, won),
        ]

    def unlike(self, what: str, wanted: Stacks | None, came: dict[int, Cents]) -> Iterator[str]:
        for player, amount in enumerate(wanted or (), 1):
            if amount is not None and amount != came[player]:
                yield (
                    f"{what} of {self.history.who(player)}: expected {write_amount(amount)}, "
                    f"got {write_amount(came[player])}"
                )


def _answer(act: Act, options: Options | None, round: PotRound) -> Action:
    """An action in the light of what its player is offered."""
    if act.word == FOLD:
        return Fold()
    if act.word == CALL:
        return Calls() if options and options.offer(Calls) else Check()
    if act.word == RAISE:
        assert act.amount is not None
        return Bet(act.amount) if options and options.offer(Bet) else RaiseTo(act.amount)
    assert act.word == DRAW
    return Draw(tuple(card for card in act.cards if card is not None))


def _winnings(round: PotRound) -> dict[int, Cents]:
    """What each seat took out of the pots."""
    won = dict.fromkeys(round.stack, 0)
    for line in round.lines:
        if line.result is Result.WINS and line.seat is not None:
            won[line.seat] += line.net
    return {seat: Cents(amount) for seat, amount in won.items()}
