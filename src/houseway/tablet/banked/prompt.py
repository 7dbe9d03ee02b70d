"""What the dealer does next, in the rulebook's order, with its clause."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from houseway.cards import UNSEEN
from houseway.play.actions import SetHands
from houseway.play.happenings import DEALER, Said
from houseway.play.options import Options, whose
from houseway.rulebook import Clause
from houseway.tablet.banked.live_round import LiveRound
from houseway.tablet.banked.table import LiveBankedTable

Kind = Literal["bets", "cards", "decide", "pay"]


@dataclass(frozen=True, slots=True)
class Prompt:
    """One thing to do now; `told` are the words and steps of the rulebook that lead to it.

    Each of those has its own clause. `clause` is what the thing itself is asked by, where one is:
    to key cards and to pay are asked by the steps, and no step lends them its number.
    """

    kind: Kind
    words: str
    clause: Clause | None
    told: tuple[Said, ...] = ()


def prompt_of(table: LiveBankedTable) -> Prompt:
    """What the dealer does now."""
    live = table.live if table.in_round else None
    if live is None:
        return _between(table)
    told = tuple(_told(live))
    wanted, options = live.wanted, _ready(live)
    if wanted and (wanted[0].needed or wanted[0].up or not options):
        return Prompt("cards", wanted[0].words, None, told)
    if options:
        return Prompt("decide", _asked(options), options.turn_cite, told)
    return Prompt("pay", "Pay and take, in this order", None, told)


def _between(table: LiveBankedTable) -> Prompt:
    cite = table.game.opens_cite
    if table.cut_card_out:
        return Prompt("bets", "The cut card is out: shuffle, and take bets", cite)
    reason = table.table.can_deal()
    return Prompt("bets", f"Take bets: {reason}" if reason else "No more bets, then deal", cite)


def _ready(live: LiveRound) -> Options | None:
    """Who is asked next of those whose cards are known as far as they have to be."""
    asked = (live.round.options(seat) for seat in live.round.waiting_for())
    return next((each for each in asked if each and not _hidden(each)), None)


def _hidden(options: Options) -> bool:
    """Whether he sets a hand that nobody else has seen."""
    return any(UNSEEN in offer.cards for offer in options.of(SetHands))


def _told(live: LiveRound) -> Iterator[Said]:
    """What the script has said to the dealer or aloud since the last step, or last of all."""
    heard = [each for each in live.round.happenings[live.heard :] if _for_dealer(each)]
    if not heard:
        heard = [each for each in live.round.happenings if _for_dealer(each)][-1:]
    yield from (each for each in heard if isinstance(each, Said))


def _for_dealer(each: object) -> bool:
    return isinstance(each, Said) and each.heard_by(DEALER)


def _asked(options: Options) -> str:
    offers = " or ".join(offer.words for offer in options.offers)
    hand = f" ({options.hand})" if options.hand else ""
    return f"{whose(options.seat).capitalize()}{hand}: {offers}"
