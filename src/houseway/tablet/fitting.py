"""A ruling as an answer that the round takes."""

from __future__ import annotations

from houseway.money import Cents
from houseway.play.actions import CALL, CHECK, FOLD, Action, Bet, Call, Forfeit, RaiseTo
from houseway.play.options import Offer, Options
from houseway.play.pot.pot_round import PotRound
from houseway.rulebook import Clause

PASSIVE = ("check", "call")
WAGERS = ("bet", "raise", "all in", "plays", "does not play", "cut", "stands", "pot")
DEAD = ("fold", "dead hand")  # that end a hand


def fitted(
    round: PotRound, options: Options, act: str, amount: Cents | None
) -> tuple[Action | None, Clause | None]:
    """The answer that an act is, and the clause that kept the round from taking it as ruled.

    None where the words say nothing of chips: then he still has to act.
    """
    if act in DEAD:
        return _folded(round, options, amount), None
    if act in PASSIVE:
        return _stays(options), None
    if act not in WAGERS:
        return None, None
    put, facing = round.put[options.seat], round.betting.high
    wanted = Cents(put + round.stack[options.seat]) if amount is None else amount
    if facing and wanted <= facing:
        return _stays(options), None
    offer = options.offer(RaiseTo) or options.offer(Bet)
    if offer is None:  # nobody has raised him in full, or everybody else is all in
        refused = _raise(round, wanted)
        return _stays(options), round.against(options, refused) or options.refusal(refused).clause
    exact = offer.action(wanted)
    if offer.accepts(exact):
        return exact, None
    clause = round.against(options, exact) or offer.cite
    return offer.action(_within(offer, wanted)), clause


def _folded(round: PotRound, options: Options, amount: Cents | None) -> Action:
    """A fold; chips that he has put in for less than a call stay in the pot."""
    left = (amount or 0) - round.put[options.seat]
    offer = options.offer(Forfeit)
    return offer.action(left) if offer and offer.least <= left <= offer.most else FOLD


def _stays(options: Options) -> Action:
    return CALL if options.offer(Call) else CHECK


def _raise(round: PotRound, amount: Cents) -> Action:
    return RaiseTo(amount) if round.betting.high else Bet(amount)


def _within(offer: Offer, wanted: int) -> int:
    """The nearest amount that is offered, not above what was wanted unless that is the least."""
    if wanted <= offer.least:
        return offer.least
    if wanted >= offer.most:
        return offer.most
    return wanted - (wanted - offer.least) % offer.step
