"""The layout as bets close: what lies where, and whose it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from houseway.errors import IllegalBet
from houseway.money import ZERO, Cents, text
from houseway.play.banked.bank import Bank
from houseway.play.chance import Thrown, check_throw
from houseway.play.settings import Settings
from houseway.rulebook import Clause
from houseway.wagers import BackBet, Spot

if TYPE_CHECKING:
    from houseway.play.banked.banked_game import BankedGame

Stakes = Mapping[str, Cents]
Least = tuple[Cents, Clause]  # the least that a wager may be, and the clause that says so


@dataclass(frozen=True, slots=True)
class Layout:
    """Every wager on the table when no more bets are taken.

    `people` names who plays a seat (each seat is its own person otherwise), `stacks` what a seat
    had before it bet, `prepaid` commission laid down beforehand, `objects` the seats whose
    holders want no back bets. `views` names the one hand that a person with several looks at,
    `bank` the player who banks, `thrown` the dice or the number that decide the first packet.
    `fresh` says that the cards were just loaded, so that some are burned before the first deal.
    """

    bets: Mapping[int, Stakes]
    tips: Mapping[int, Stakes] = field(default_factory=dict)
    people: Mapping[int, str] = field(default_factory=dict)
    stacks: Mapping[int, Cents] = field(default_factory=dict)
    back: tuple[BackBet, ...] = ()
    prepaid: Mapping[int, Cents] = field(default_factory=dict)
    objects: frozenset[int] = frozenset()
    views: Mapping[str, int] = field(default_factory=dict)
    bank: Bank | None = None
    thrown: Thrown = ()
    fresh: bool = False

    def person(self, seat: int) -> str:
        return self.people.get(seat, f"seat {seat}")

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody bets on."""
        return sorted(seat for seat in self.bets if self.person(seat) == person)

    def banks(self, seat: int) -> bool:
        """Whether a player banks from this seat."""
        return self.bank is not None and self.bank.seat == seat

    def looks_at(self, seat: int) -> bool:
        """Whether this is the hand that its player looks at and sets himself."""
        if not self.people:
            return True
        person = self.person(seat)
        return seat == self.views.get(person, self.seats_of(person)[0])

    def positions(self) -> list[int]:
        """The seats that take part."""
        return sorted(set(self.bets) | {bet.on for bet in self.back})

    def chips_behind(self, seat: int) -> Cents | None:
        """What a seat has left once its bets are down, if its stack is known."""
        if seat not in self.stacks:
            return None
        down = sum(self.bets.get(seat, {}).values()) + sum(self.tips.get(seat, {}).values())
        roll = self.bank.roll if self.bank and self.bank.seat == seat else ZERO
        return Cents(self.stacks[seat] - down - roll - self.prepaid.get(seat, 0))

    def to_json(self) -> dict[str, object]:
        return {
            "bets": {str(seat): dict(stakes) for seat, stakes in self.bets.items()},
            "tips": {str(seat): dict(stakes) for seat, stakes in self.tips.items()},
            "people": {str(seat): name for seat, name in self.people.items()},
            "stacks": {str(seat): chips for seat, chips in self.stacks.items()},
            "back": [[b.by, b.on, b.spot, b.amount, *sorted(b.joins)] for b in self.back],
            "prepaid": {str(seat): amount for seat, amount in self.prepaid.items()},
            "objects": sorted(self.objects),
            "views": dict(self.views),
            "bank": self.bank.to_json() if self.bank else None,
            "thrown": list(self.thrown),
            "fresh": self.fresh,
        }

    @classmethod
    def from_json(cls, written: Mapping[str, Any]) -> Layout:
        """The layout that was written down."""
        return cls(
            **{key: _by_seat(written[key]) for key in ("bets", "tips", "people", "stacks")},
            back=tuple(
                BackBet(by, on, spot, Cents(amount), frozenset(joins))
                for by, on, spot, amount, *joins in written["back"]
            ),
            prepaid=_by_seat(written["prepaid"]),
            objects=frozenset(written["objects"]),
            views=dict(written["views"]),
            bank=Bank.from_json(written["bank"]) if written["bank"] else None,
            thrown=tuple(written["thrown"]),
            fresh=written["fresh"],
        )

    # What a table does not take

    def check(self, game: BankedGame, settings: Settings) -> None:
        """Refuse a layout that the game's rules forbid."""
        self._check_seats(game, settings)
        for seat in self.bets:
            self.check_seat(seat, game, settings)
        self._check_views(game)
        self._check_bank(game, settings)
        check_throw(game.chances, self.thrown)
        if game.collecting:
            game.collecting.check_bets(self, settings)
        self._check_back(game, settings)
        self._check_opposed(game)

    def check_seat(self, seat: int, game: BankedGame, settings: Settings) -> None:
        """Refuse what one seat has staked, if the game's rules forbid it."""
        stakes = self.bets.get(seat, {})
        banks = self.banks(seat)  # he is in the game without a bet on the bank's own spots
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
        self._check_equal(seat, game)
        if not stakes:
            raise IllegalBet(f"seat {seat} has no bet on the table", clause=game.opens_cite)
        self._check_tips(seat, game)
        behind = self.chips_behind(seat)
        if behind is not None and behind < 0:
            raise IllegalBet(
                f"seat {seat} bets {text(self.stacks[seat] - behind)} "
                f"and has {text(self.stacks[seat])}"
            )

    def _check_equal(self, seat: int, game: BankedGame) -> None:
        stakes = self.bets.get(seat, {})
        for spot in game.spots:
            if spot.equals and stakes.get(spot.name, ZERO) != stakes.get(spot.equals, ZERO):
                staked = text(stakes.get(spot.name, ZERO))
                raise IllegalBet(
                    f"seat {seat} stakes {staked} on {spot.name}; it must equal the "
                    f"{spot.equals} of {text(stakes.get(spot.equals, ZERO))}",
                    clause=spot.equals_cite,
                )

    def _check_seats(self, game: BankedGame, settings: Settings) -> None:
        seats = settings["seats"]
        assert isinstance(seats, int)
        banker = [self.bank.seat] if self.bank else []
        for seat in (*self.positions(), *banker):
            if not 1 <= seat <= seats:
                raise IllegalBet(
                    f"there is no seat {seat}; this table has seats 1 to {seats}",
                    clause=game.seats_cite,
                )
        for seat in set(self.tips) - set(self.bets) - set(banker if game.banking else ()):
            own = [spot.tips_cite for name in self.tips[seat] if (spot := game.spot(name))]
            raise IllegalBet(
                f"seat {seat} is not in the round and cannot bet for the dealer",
                clause=next(filter(None, own), game.tips_cite),
            )
        held: dict[str, int] = {}
        for seat in self.bets:
            held[self.person(seat)] = held.get(self.person(seat), 0) + 1
        most, cite = game.positions_for(settings)
        for person, count in held.items():
            if count > most:
                raise IllegalBet(
                    f"{person} plays {count} positions; at most {most} are allowed", clause=cite
                )
            if count > 1:
                self._check_several(person, game, settings)

    def _check_several(self, person: str, game: BankedGame, settings: Settings) -> None:
        """Several hands of one person: side by side, and for more than one hand would need."""
        self._check_neighbours(person, game)
        least = settings.get("minimum")
        if game.doubled_cite is None or not isinstance(least, int):
            return
        for seat in self.seats_of(person):
            for spot in game.opens_with:
                if self.bets[seat].get(spot, 0) < 2 * least:
                    raise IllegalBet(
                        f"{person} plays several hands; seat {seat}'s {spot} must be at least "
                        f"{text(2 * least)}, twice the table minimum",
                        clause=game.doubled_cite,
                    )

    def _check_views(self, game: BankedGame) -> None:
        for person, seat in self.views.items():
            if game.views_first and self.seats_of(person)[:1] != [seat]:
                raise IllegalBet(
                    f"{person} may look at the first of his hands alone, not at seat {seat}",
                    clause=game.views_cite,
                )
            if seat not in self.seats_of(person):
                raise IllegalBet(
                    f"{person} does not play seat {seat} and cannot look at its cards",
                    clause=game.views_cite,
                )

    def _check_bank(self, game: BankedGame, settings: Settings) -> None:
        if self.bank is None:
            return
        if game.covering:
            game.covering.check(self.bank, self.bets, settings)
            return
        if game.banking is None:
            raise IllegalBet(f"the house banks {game.name}; no player may")
        game.banking.check(self.bank, self.bets, self.tips, settings)
        if set(self.seats_of(self.person(self.bank.seat))) - {self.bank.seat}:
            raise IllegalBet(
                f"{self.person(self.bank.seat)} banks and may not play a hand as well",
                clause=game.banking.one_hand_cite,
            )

    def _check_neighbours(self, person: str, game: BankedGame) -> None:
        seats = sorted(seat for seat in self.bets if self.person(seat) == person)
        if game.neighbours_cite and seats[-1] - seats[0] >= len(seats):
            raise IllegalBet(
                f"{person} plays seats {', '.join(map(str, seats))}; they must be neighbours",
                clause=game.neighbours_cite,
            )

    def _check_tips(self, seat: int, game: BankedGame) -> None:
        for name, amount in self.tips.get(seat, {}).items():
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
            if not self.bets[seat].get(name):
                raise IllegalBet(
                    f"seat {seat} has no {name} bet for the dealer's bet to lie beside",
                    clause=spot.beside_cite or game.beside_cite or game.tips_cite,
                )

    def _check_back(self, game: BankedGame, settings: Settings) -> None:
        for bet in self.back:
            if game.back_cite is None:
                raise IllegalBet(
                    f"{bet.by} may not bet on seat {bet.on}'s hand: no back betting",
                    clause=game.no_back_cite,
                )
            if bet.on in self.objects:
                raise IllegalBet(
                    f"seat {bet.on} wants no back bets; {bet.by} may not bet there",
                    clause=game.back_cite,
                )
            if bet.on not in self.bets:
                raise IllegalBet(
                    f"nobody plays seat {bet.on} for {bet.by} to bet on", clause=game.back_cite
                )
            spot = _known(game, bet.spot)
            own = {b.spot for b in self.back if b.by == bet.by and b.on == bet.on}
            if spot.needs and own.isdisjoint(spot.needs):
                raise IllegalBet(
                    f"{bet.by} may stake {bet.spot} behind seat {bet.on} only beside a "
                    f"{' or '.join(spot.needs)} bet of his own",
                    clause=spot.needs_cite,
                )
            within = spot.within_cite or game.limits_cite
            check_amount(f"{bet.by}'s {bet.spot}", bet.amount, settings, cite=within)

    def _check_opposed(self, game: BankedGame) -> None:
        if not any(spot.against for spot in game.spots):
            return
        held: dict[str, dict[str, set[int]]] = {}  # by person and spot: the seats
        for person, name, seat in self._held():
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

    def _held(self) -> Iterator[tuple[str, str, int]]:
        for seat, stakes in self.bets.items():
            for name in stakes:
                yield self.person(seat), name, seat
        for bet in self.back:
            yield bet.by, bet.spot, bet.on


def _by_seat(written: Mapping[str, Any]) -> dict[int, Any]:
    return {int(seat): value for seat, value in written.items()}


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
