"""Moves as people write them: "1 play", "4 raise to 8", "2 all in", "check down"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

from houseway.errors import BadScenario, IllegalAction
from houseway.formats.scenarios.banked.silence import skip_unsaid
from houseway.formats.scenarios.pot.pot_moves import all_in, nobody_bets, pot_word, wager
from houseway.formats.scenarios.pot.running_twice import RUN_ONCE, as_asked
from houseway.formats.scenarios.verbs import plain, refuse_misspelt
from houseway.money import ZERO, Cents, dollars
from houseway.play import Action, Options, Round, Stake
from houseway.play.actions import (
    CHECK,
    DECLINE,
    PLAIN,
    Accept,
    Call,
    Check,
    Decline,
    Double,
    Draw,
    FaceFirst,
    Insure,
    OverBlind,
    RunOnce,
    Take,
    TurnDown,
)
from houseway.play.banked import BankedRound
from houseway.play.banked.set_game import HOUSE_WAY_MARK
from houseway.play.pot.pot_round import PotRound
from houseway.play.written_actions import read_cards_move

_PLAIN = {str(action): action for action in PLAIN.values()}  # "fold", "take back", …
PLAY_OUT = "play out"
_MOVE = re.compile(r"(?P<seat>\d+)(?P<hand>[a-h]?) +(?P<words>.+)")
_AMOUNTS: dict[str, type[Double | Insure | OverBlind]] = {
    "double": Double,
    "insure": Insure,
    "over-blind": OverBlind,
}
_AMOUNT = re.compile(r"(?P<verb>.*?) *\$?(?P<number>[\d,]+(?:\.\d+)?)(?P<times> ?[xX]|)$")


def play_moves(
    round: Round[Any],
    moves: Iterable[str],
    *,
    forced: bool = True,
    play: Callable[[int, Action], None] | None = None,
) -> Iterable[None]:
    """Play the moves in order, pausing after each; `forced` ones of others may be left out.

    At a table they are played by its own `play`.
    """

    def of_the_round(seat: int, action: Action) -> None:
        round.play(action, seat)

    play = play or of_the_round
    waiting = list(moves)
    while waiting:
        if len(waiting) > 1:
            waiting[:2] = as_asked(round, *waiting[:2])
        move = waiting.pop(0)
        if move == "check down":
            while (options := round.options()) and (passed := _passes(options)):
                play(options.seat, passed)
                yield
            continue
        if move == PLAY_OUT:
            while answer := _only_answer(round):
                round.play(*answer)
                yield
            continue
        _refuse_backline(round, move)
        seat, words = split_move(move)
        if _brought_in(round, seat, words):
            continue
        if forced and _goes_without_saying(round, seat, words):
            continue
        if forced:
            _skip_forced(round, seat)
            skip_unsaid(round, seat, _hand(move), words)
        _check_hand(round, move)
        play(seat, read_move(round, seat, words))
        yield


def _passes(options: Options) -> Action | None:
    """What somebody does who adds nothing: he checks, stands pat, takes what he is dealt."""
    if options.offer(Draw):
        return Draw(())
    if options.offer(RunOnce):
        return RUN_ONCE
    turned = options.offer(TurnDown) is not None
    return next(
        (
            action
            for kind, action in ((Check, CHECK), (Take, PLAIN["take"]), (Decline, DECLINE))
            if options.offer(kind) and (kind is not Decline or turned)
        ),
        None,
    )


def _only_answer(round: Round[Any]) -> tuple[Action, int] | None:
    """The answer of somebody who is asked and has no choice, and his seat."""
    for seat in round.waiting_for():
        options = round.options(seat)
        if options and len(options.offers) == 1 and options.offers[0].forced:
            return options.offers[0].action(), seat
    return None


def split_move(move: str) -> tuple[int, str]:
    """The seat and the words of a move."""
    match = _MOVE.fullmatch(move.strip())
    if not match:
        raise BadScenario(f"{move!r} is not a move; write a seat and what it does: '1 fold'")
    return int(match["seat"]), plain(match["words"])


def _refuse_backline(round: Round[Any], move: str) -> None:
    """Whoever bets behind somebody else's hand has no say in it."""
    back = round.layout.back if isinstance(round, BankedRound) else ()
    name = next((bet.by for bet in back if move.startswith(f"{bet.by} ")), None)
    if name:
        raise IllegalAction(f"{name} bets behind a seat; the seated player decides")


def _hand(move: str) -> str:
    """The split hand that a move names, `1a`; none if it names just the seat."""
    match = _MOVE.fullmatch(move.strip())
    return f"{match['seat']}{match['hand']}" if match and match["hand"] else ""


def _check_hand(round: Round[Any], move: str) -> None:
    """A split hand that is named must be the one whose turn it is."""
    named, options = _hand(move), round.options()
    if named and options and options.seat == int(named[:-1]) and options.hand != named:
        raise IllegalAction(f"{named} is not asked now; it is {options.hand}'s turn")


def _goes_without_saying(round: Round[Any], seat: int, words: str) -> bool:
    """Whether nobody is asked: nobody is left to call a bet, or the house sets that hand."""
    if words == HOUSE_WAY_MARK and seat in round.holdings:
        return words in round.marks_of(seat)
    return words == "check" and nobody_bets(round, seat)


def _brought_in(round: Round[Any], seat: int, words: str) -> bool:
    """Whether a seat names its forced bet that lies there by itself, not acted on by anybody."""
    if not isinstance(round, PotRound) or round.opens != seat or round.log.answers:
        return False
    said = ("bring in", f"bet {round.put[seat] / 100:g}")
    return words in said and seat not in round.waiting_for()


def _skip_forced(round: Round[Any], seat: int) -> None:
    """A decision with one legal answer may be left out."""
    while (options := round.options()) and len(options.offers) == 1:
        if seat in round.waiting_for() or not options.offers[0].forced:
            return
        round.play(options.offers[0].action())


def read_move(round: Round[Any], seat: int, words: str) -> Action:
    """What a seat does, in the light of what it is offered."""
    if isinstance(round, BankedRound) and (whole := _whole(round.options(seat), words)):
        return whole
    if words in _PLAIN:
        return _PLAIN[words]
    match = _AMOUNT.fullmatch(words)
    verb = match["verb"] if match else words
    if verb == "split" and match:  # an amount of its own, where a split takes none
        return Stake(dollars(match["number"]), verb)
    if words == "all in" and isinstance(round, PotRound):
        return all_in(round, seat)
    if isinstance(round, PotRound) and (answer := pot_word(round, seat, words)):
        return answer
    if handled := _handling(round, seat, words):
        return handled
    if chosen := read_cards_move(words):
        offered = round.options(seat)
        offer = offered.offer(type(chosen)) if offered else None
        return offer.completed(chosen) if offer else chosen
    options = round.options()
    if verb in _AMOUNTS and match:
        return _AMOUNTS[verb](dollars(match["number"].replace(",", "")))
    if verb in ("bet", "raise to") and match and isinstance(round, PotRound):
        return wager(options, verb, dollars(match["number"].replace(",", "")))
    spot = verb.removeprefix("bet ").replace(" ", "_")
    multiple = words.replace(" ", "_")  # "call 2x": a spot may be named by what it takes
    if any(each.name == multiple for each in round.game.spots):
        spot = multiple
    if spot in ("bet", "play") and not any(each.name == spot for each in round.game.spots):
        spot = _only_spot(options) or spot
    refuse_misspelt(words, spot)
    return Stake(_stake(round, seat, options, spot, match), spot)


def _whole(options: Options | None, words: str) -> Action | None:
    """A wager of which no amount is said: "double", "insure", "call" where one call is open."""
    offer = options.offer(_AMOUNTS[words]) if options and words in _AMOUNTS else None
    if options and words == "call" and not options.offer(Call):
        open_calls = [each for each in options.offers if each.spot.startswith("call_")]
        offer = open_calls[0] if len(open_calls) == 1 else None
    return offer.action() if offer else None


_HANDLING = re.compile(r"(accept|decline) (\w+)|face (\w+) first")


def _handling(round: Round[Any], seat: int, words: str) -> Action | None:
    """Who holds a hand's cards: "accept banker", "decline player", "face banker first"."""
    match = _HANDLING.fullmatch(words)
    if not match:
        return None
    verb, spot, other = match.groups()
    if other:
        return FaceFirst(other)
    options = round.options(seat)
    if verb == "decline" and options and options.offer(Accept, spot):
        return DECLINE
    return Accept(spot)


def _only_spot(options: Options | None) -> str:
    """The spot that a wager can only lie on, if there is one such."""
    spots = {offer.spot for offer in options.offers if offer.kind is Stake} if options else set()
    return spots.pop() if len(spots) == 1 else ""


def _stake(
    round: Round[Any], seat: int, options: Options | None, spot: str, match: re.Match[str] | None
) -> Cents:
    if match and match["times"] and isinstance(round, BankedRound):
        ante = round.layout.bets.get(seat, {}).get("ante", ZERO)
        return Cents(int(ante * Fraction(match["number"])))
    if match:
        return dollars(match["number"].replace(",", ""))
    offer = options.offer(Stake, spot) if options else None
    return Cents(offer.least) if offer else ZERO
