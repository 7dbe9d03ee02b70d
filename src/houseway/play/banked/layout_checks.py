"""What a table does not take: bets that its game forbids, refused with the clause that says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from houseway.errors import IllegalBet
from houseway.money import ZERO, text
from houseway.play.chance import check_throw
from houseway.play.settings import Settings
from houseway.rulebook import Clause
from houseway.wagers import Spot

if TYPE_CHECKING:
    from houseway.play.banked.banked_game import BankedGame
    from houseway.play.banked.layout import Layout, Least


def check_layout(layout: Layout, game: BankedGame, settings: Settings) -> None:
    """Refuse a layout that the game's rules forbid."""
    _check_seats(layout, game, settings)
    for seat in layout.bets:
        check_seat(layout, seat, game, settings)
    _check_views(layout, game)
    _check_bank(layout, game, settings)
    check_throw(game.chances, layout.thrown)
    if game.collecting:
        game.collecting.check_bets(layout, settings)
    _check_back(layout, game, settings)
    _check_prepaid(layout, game)
    _check_opposed(layout, game)


def check_seat(layout: Layout, seat: int, game: BankedGame, settings: Settings) -> None:
    """Refuse what one seat has staked, if the game's rules forbid it."""
    stakes = layout.bets.get(seat, {})
    banks = layout.banks(seat)  # he is in the game without a bet on the bank's own spots
    for name, amount in stakes.items():
        spot = _known(game, name)
        least = game.least_for(spot, stakes, settings)
        within = spot.within_cite or game.limits_cite
        check_stake(f"seat {seat}'s {name}", spot, amount, settings, least, within)
        if spot.needs and not banks and not any(stakes.get(other) for other in spot.needs):
            raise IllegalBet(
                f"seat {seat} may stake {name} only beside {' or '.join(spot.needs)}",
                clause=spot.needs_cite,
            )
    if game.opens_with and not banks and not any(stakes.get(name) for name in game.opens_with):
        raise IllegalBet(
            f"seat {seat} has staked none of {', '.join(game.opens_with)}",
            clause=game.opens_cite,
        )
    _check_equal(layout, seat, game)
    if not stakes:
        raise IllegalBet(f"seat {seat} has no bet on the table", clause=game.opens_cite)
    _check_tips(layout, seat, game)
    behind = layout.chips_behind(seat)
    if behind is not None and behind < 0:
        raise IllegalBet(
            f"seat {seat} bets {text(layout.stacks[seat] - behind)} "
            f"and has {text(layout.stacks[seat])}"
        )


def _check_equal(layout: Layout, seat: int, game: BankedGame) -> None:
    stakes = layout.bets.get(seat, {})
    for spot in game.spots:
        if spot.equals and stakes.get(spot.name, ZERO) != stakes.get(spot.equals, ZERO):
            staked = text(stakes.get(spot.name, ZERO))
            raise IllegalBet(
                f"seat {seat} stakes {staked} on {spot.name}; it must equal the "
                f"{spot.equals} of {text(stakes.get(spot.equals, ZERO))}",
                clause=spot.equals_cite,
            )


def _check_seats(layout: Layout, game: BankedGame, settings: Settings) -> None:
    seats = settings["seats"]
    assert isinstance(seats, int)
    banker = [layout.bank.seat] if layout.bank else []
    for seat in (*layout.positions(), *banker):
        if not 1 <= seat <= seats:
            raise IllegalBet(
                f"there is no seat {seat}; this table has seats 1 to {seats}",
                clause=game.seats_cite,
            )
    for seat in set(layout.tips) - set(layout.bets) - set(banker if game.banking else ()):
        own = [spot.tips_cite for name in layout.tips[seat] if (spot := game.spot(name))]
        raise IllegalBet(
            f"seat {seat} is not in the round and cannot bet for the dealer",
            clause=next(filter(None, own), game.tips_cite),
        )
    held: dict[str, int] = {}
    for seat in layout.bets:
        held[layout.person(seat)] = held.get(layout.person(seat), 0) + 1
    most, cite = game.positions_for(settings)
    for person, count in held.items():
        if count > most:
            raise IllegalBet(
                f"{person} plays {count} positions; at most {most} are allowed", clause=cite
            )
        if count > 1:
            _check_several(layout, person, game, settings)


def _check_several(layout: Layout, person: str, game: BankedGame, settings: Settings) -> None:
    """Several hands of one person: side by side, and for more than one hand would need."""
    _check_neighbours(layout, person, game)
    least = settings.get("minimum")
    if game.doubled_cite is None or not isinstance(least, int):
        return
    for seat in layout.seats_of(person):
        for spot in game.opens_with:
            if layout.bets[seat].get(spot, 0) < 2 * least:
                raise IllegalBet(
                    f"{person} plays several hands; seat {seat}'s {spot} must be at least "
                    f"{text(2 * least)}, twice the table minimum",
                    clause=game.doubled_cite,
                )


def _check_views(layout: Layout, game: BankedGame) -> None:
    for person, seat in layout.views.items():
        if game.views_first and layout.seats_of(person)[:1] != [seat]:
            raise IllegalBet(
                f"{person} may look at the first of his hands alone, not at seat {seat}",
                clause=game.views_cite,
            )
        if seat not in layout.seats_of(person):
            raise IllegalBet(
                f"{person} does not play seat {seat} and cannot look at its cards",
                clause=game.views_cite,
            )


def _check_bank(layout: Layout, game: BankedGame, settings: Settings) -> None:
    if layout.bank is None:
        return
    if game.covering:
        game.covering.check(layout.bank, layout.bets, settings)
        return
    if game.banking is None:
        raise IllegalBet(f"the house banks {game.name}; no player may")
    game.banking.check(layout.bank, layout.bets, layout.tips, settings)
    if set(layout.seats_of(layout.person(layout.bank.seat))) - {layout.bank.seat}:
        raise IllegalBet(
            f"{layout.person(layout.bank.seat)} banks and may not play a hand as well",
            clause=game.banking.one_hand_cite,
        )


def _check_neighbours(layout: Layout, person: str, game: BankedGame) -> None:
    seats = sorted(seat for seat in layout.bets if layout.person(seat) == person)
    if game.neighbours_cite and seats[-1] - seats[0] >= len(seats):
        raise IllegalBet(
            f"{person} plays seats {', '.join(map(str, seats))}; they must be neighbours",
            clause=game.neighbours_cite,
        )


def _check_tips(layout: Layout, seat: int, game: BankedGame) -> None:
    for name, amount in layout.tips.get(seat, {}).items():
        if game.tips_cite is None:
            raise IllegalBet(f"{game.name} takes no bets for the dealer")
        spot = _known(game, name)
        if spot.no_tip:
            raise IllegalBet(
                f"no bet for the dealer may lie beside seat {seat}'s {name}",
                clause=spot.no_tip,
            )
        if amount <= 0:
            raise IllegalBet(f"seat {seat}'s bet for the dealer on {name} must be above 0")
        if not layout.bets[seat].get(name):
            raise IllegalBet(
                f"seat {seat} has no {name} bet for the dealer's bet to lie beside",
                clause=spot.beside_cite or game.beside_cite or game.tips_cite,
            )


def _check_back(layout: Layout, game: BankedGame, settings: Settings) -> None:
    for bet in layout.back:
        if game.back_cite is None:
            raise IllegalBet(
                f"{bet.by} may not bet on seat {bet.on}'s hand: no back betting",
                clause=game.no_back_cite,
            )
        if bet.on in layout.objects:
            raise IllegalBet(
                f"seat {bet.on} wants no back bets; {bet.by} may not bet there",
                clause=game.back_cite,
            )
        if bet.on not in layout.bets:
            raise IllegalBet(
                f"nobody plays seat {bet.on} for {bet.by} to bet on", clause=game.back_cite
            )
        if others := sorted(bet.joins - set(game.back_joins)):
            raise IllegalBet(
                f"{bet.by} cannot join {', '.join(others)} behind seat {bet.on}",
                clause=game.back_cite,
            )
        spot = _known(game, bet.spot)
        own = {b.spot for b in layout.back if b.by == bet.by and b.on == bet.on}
        if spot.needs and own.isdisjoint(spot.needs):
            raise IllegalBet(
                f"{bet.by} may stake {bet.spot} behind seat {bet.on} only beside a "
                f"{' or '.join(spot.needs)} bet of his own",
                clause=spot.needs_cite,
            )
        within = spot.within_cite or game.limits_cite
        check_amount(f"{bet.by}'s {bet.spot}", bet.amount, settings, cite=within)


def _check_prepaid(layout: Layout, game: BankedGame) -> None:
    for seat, amount in layout.prepaid.items():
        if game.prepaid_cite is None:
            raise IllegalBet(f"{game.name} takes no commission before the cards; seat {seat} has")
        if amount < 0 or seat not in layout.bets:
            raise IllegalBet(
                f"seat {seat} has no bet to lay {text(amount)} of commission beside",
                clause=game.prepaid_cite,
            )


def _check_opposed(layout: Layout, game: BankedGame) -> None:
    if not any(spot.against for spot in game.spots):
        return
    held: dict[str, dict[str, set[int]]] = {}  # by person and spot: the seats
    for person, name, seat in _held(layout):
        held.setdefault(person, {}).setdefault(name, set()).add(seat)
    for person, seats in held.items():
        for spot in game.spots:
            for other in spot.against:
                if spot.name in seats and other in seats:
                    together = seats[spot.name] & seats[other]
                    across = None if together else spot.across_cite
                    raise IllegalBet(
                        f"{person} may not bet both {spot.name} and {other}",
                        clause=across or spot.against_cite,
                    )


def _held(layout: Layout) -> Iterator[tuple[str, str, int]]:
    for seat, stakes in layout.bets.items():
        for name in stakes:
            yield layout.person(seat), name, seat
    for bet in layout.back:
        yield bet.by, bet.spot, bet.on


def check_stake(
    what: str,
    spot: Spot,
    amount: int,
    settings: Settings,
    least: Least | None = None,
    cite: Clause | None = None,
) -> None:
    """Refuse a wager outside the table's limits, or other than the one amount a spot takes."""
    if least:
        amount_due, least_cite = least
        if amount < amount_due:
            raise IllegalBet(
                f"{what} of {text(amount)} is refused; it must be at least {text(amount_due)}",
                clause=least_cite,
            )
        settings = {**settings, "minimum": amount_due}
    if spot.metered and settings["meter"] is None:
        raise IllegalBet(f"this table is linked to no progressive meter: no {spot.name} bets")
    if spot.choice_cite and not settings[spot.name]:
        raise IllegalBet(f"this table takes no {spot.name} bets", clause=spot.choice_cite)
    if spot.limits_cite:
        check_amount(what, amount, settings, of=f"{spot.name}_", cite=spot.limits_cite)
    elif spot.exactly is None:
        check_amount(what, amount, settings, cite=cite)
    elif amount != spot.exactly:
        raise IllegalBet(
            f"{what} of {text(amount)} is refused; it must be exactly {text(spot.exactly)}",
            clause=spot.exactly_cite or spot.cite,
        )


def check_amount(
    what: str, amount: int, settings: Settings, of: str = "", cite: Clause | None = None
) -> None:
    """Refuse a wager outside the table's limits, or outside those posted for a spot."""
    least, most = settings.get(f"{of}minimum"), settings.get(f"{of}maximum")
    if amount <= 0:
        raise IllegalBet(f"{what} of {text(amount)} is no bet; it must be above 0")
    if isinstance(least, int) and amount < least:
        raise IllegalBet(
            f"{what} of {text(amount)} is under the table minimum of {text(least)}", clause=cite
        )
    if isinstance(most, int) and amount > most:
        raise IllegalBet(
            f"{what} of {text(amount)} is over the table maximum of {text(most)}", clause=cite
        )


def _known(game: BankedGame, name: str) -> Spot:
    spot = game.spot(name)
    if spot is None or spot.later:
        opening = ", ".join(spot.name for spot in game.spots if not spot.later)
        raise IllegalBet(
            f"{game.name} takes no bet on {name!r} before the deal; it has {opening}",
            clause=spot.cite if spot else None,
        )
    return spot
