"""A round as plain text: what one viewer saw and heard, in order, and how it was settled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from houseway.money import signed, text
from houseway.play import BankedRound, Round
from houseway.play.actions import in_public
from houseway.play.banked.layout import Stakes
from houseway.play.happenings import Dealt, Did, Posted, Said, Shown, Viewer
from houseway.play.pot.pot_round import PotRound
from houseway.wagers import Line


def transcript(round: Round[Any], viewer: Viewer = "public") -> str:
    """The round as a viewer followed it."""
    return "\n".join([*_head(round), *_told(round, viewer), *_result(round)]) + "\n"


def _head(round: Round[Any]) -> Iterator[str]:
    yield f"{round.game.name} ({round.game.id}), {round.game.section}"
    if isinstance(round, PotRound):
        for seat, chips in sorted(round.seating.stacks.items()):
            yield f"  seat {seat} has {text(chips)}{', the button' if seat == round.button else ''}"
    elif isinstance(round, BankedRound):
        for seat, stakes in sorted(round.layout.bets.items()):
            yield f"  seat {seat} bets {_stakes(stakes)}"
        if bank := round.layout.bank:
            yield f"  seat {bank.seat} banks with {text(bank.roll)}"
        if bank and (banking := round.game.banking):
            yield f"  the dealer bets {text(banking.dealer_stake(bank, round.settings))} against it"
        for seat, stakes in sorted(round.layout.tips.items()):
            yield f"  seat {seat} bets for the dealer {_stakes(stakes)}"
        for bet in round.layout.back:
            yield f"  {bet.by} bets {bet.spot} {text(bet.amount)} on seat {bet.on}"


def _stakes(stakes: Stakes) -> str:
    return ", ".join(f"{spot.replace('_', ' ')} {text(amount)}" for spot, amount in stakes.items())


def _told(round: Round[Any], viewer: Viewer) -> Iterator[str]:
    view = round.view(viewer)
    dealt: list[Dealt] = []
    for each in round.happenings:
        if isinstance(each, Dealt):
            dealt.append(each)
            continue
        yield from _cards(round, dealt, viewer)
        dealt = []
        if isinstance(each, Did):
            yield f"  seat {each.seat}: {in_public(each.action)}"
        elif isinstance(each, Posted):
            yield f"  seat {each.seat}: {each.what} {text(each.amount)}"
        elif isinstance(each, Said):
            if each.heard_by(viewer):
                yield f'  "{each.words}"{_cite(each)}'
        elif isinstance(each, Shown):
            shown = tuple(map(str, each.cards)) or view.cards(each.place)[: each.upto]
            cards = " ".join(card or "??" for card in shown)
            yield f"  {_place(each.place)} shows {cards}"
    yield from _cards(round, dealt, viewer)


def _cards(round: Round[Any], dealt: list[Dealt], viewer: Viewer) -> Iterator[str]:
    """Cards that were dealt in one go, by place, in the order each place was reached."""
    places: dict[Any, list[str]] = {}
    own = round.holdings.get(viewer)
    looks = isinstance(viewer, int) and not (own and own.shut)
    for deal in dealt:
        for place, card in zip(deal.places, deal.cards, strict=True):
            seen = deal.up or (looks and place == viewer)
            places.setdefault(place, []).append(card.text if seen else "??")
    for place, cards in places.items():
        yield f"  dealt to {_place(place)}: {' '.join(cards)}"


def _result(round: Round[Any]) -> Iterator[str]:
    lines: tuple[Line, ...] = round.settlement.lines
    for line in lines:
        yield line.words
    if round.over:
        accounts = {str(party): gained for party, gained in round.settlement.accounts().items()}
        for party, gained in sorted(accounts.items()):
            yield f"  {party}: {signed(gained)}"


def _place(place: object) -> str:
    return f"seat {place}" if isinstance(place, int) else str(place)


def _cite(said: Said) -> str:
    return f"  [{said.clause.id}]" if said.clause else ""
