"""Mini-Baccarat: BCLC baccarat, section 1."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from houseway.cards import Card
from houseway.hands import BACCARAT
from houseway.hands.points import points
from houseway.money import EVEN, dollars, odds, text
from houseway.play import BankedFelt, BankedGame, Place, Round, Script, Seat
from houseway.play.settings import Setting, count, money
from houseway.rulebook import Clause, section
from houseway.wagers import Commission, Spot

rule = section("bclc-baccarat/1")

CALLED_TIES = dollars(25)  # 8.3.2

PLAYER_DRAWS = frozenset(range(6))  # 9.1.1, 9.1.2, 11.1.table: 0 to 5 draws

# 11.2.table: the banker's two cards; what it does if the player stood; the player's third cards
# that it draws to.
BANKER_DRAWS = """
    0-2   draws    0-9
    3     draws    0-7 9
    4     draws    2-7
    5     draws    4-7
    6     stands   6-7
    7-9   stands   never
"""


def _drawing(printed: str) -> dict[tuple[int, int | None], bool]:
    """The table as (banker's total, player's third card or None) -> draws."""
    draws: dict[tuple[int, int | None], bool] = {}
    for totals, alone, *thirds in (line.split() for line in printed.strip().splitlines()):
        drawn = {third for each in thirds if each != "never" for third in _span(each)}
        for total in _span(totals):
            draws[total, None] = alone == "draws"
            draws.update({(total, third): third in drawn for third in range(10)})
    return draws


def _span(written: str) -> range:
    first, _, last = written.partition("-")
    return range(int(first), int(last or first) + 1)


_BANKER_DRAWS = _drawing(BANKER_DRAWS)


def player_draws(total: int) -> bool:
    """Whether the player hand takes a third card."""
    return total in PLAYER_DRAWS


def banker_draws(total: int, third: int | None) -> bool:
    """Whether the banker takes one, by the player's third card, if there is one."""
    return _BANKER_DRAWS[total, third]


def _side(name: str, against: str) -> Spot:
    """A bet on one hand; whoever has it bets on the other nowhere."""
    return Spot(
        name,
        rule("1.2"),
        against=(against,),
        against_cite=rule("3.1.1.a"),
        across_cite=rule("3.1.2.a"),
    )


@dataclass(frozen=True, slots=True)
class Closing:
    """The clauses by which the bets are closed."""

    announced: tuple[Clause, ...]
    steps: Clause
    closed: Clause
    ties: Clause


def _winner(hands: Iterable[Sequence[Card]]) -> str:
    """Which hand is nearer nine, of the player's and the banker's."""
    player, banker = map(BACCARAT.total, hands)
    return "tie" if player == banker else "player" if player > banker else "banker"


def _pair(cards: Sequence[Card]) -> bool:
    """Whether a hand began with two cards of one rank."""
    return cards[0].rank == cards[1].rank


class MiniBaccarat(BankedGame):
    """Back the hand that comes nearest nine: player, banker, or a tie."""

    slug, house, name, cite = "mini-baccarat", "bclc", "Mini-Baccarat", rule("1.1")
    idea = (
        "Two hands are dealt, the player's and the banker's, and you back one of them or a tie. "
        "Tens and pictures count nothing, an ace one, and of a total only the last digit "
        "matters; nearest nine wins. Nobody decides anything once the bets are down: whether a "
        "third card comes follows from a fixed table. The banker wins a little oftener, so a "
        "commission is kept of what it pays. A bet on the tie costs far more than the other "
        "two."
    )
    aliases: tuple[str, ...] = ("baccarat", "punto banco")
    family = "Baccarat"
    seats, seats_cite, most_seats = 9, rule("4.1"), 18
    positions_each, positions_cite = 9, rule("4.1")
    tips_cite = rule("6.1")
    pushed_tips_stay = True  # 6.2.2 sends only a winning bet for the dealer away
    back_cite = rule("4.2.1")
    prepaid_cite: Clause | None = rule("5.1.1")
    opens_cite = rule("8.2")
    spots: tuple[Spot, ...] = (
        _side("player", against="banker"),
        _side("banker", against="player"),
        Spot("tie", rule("1.2")),
    )
    table_places = ("player", "banker")
    scored = True
    commission: Commission | None = Commission(5, rule("5.1"))
    closing = Closing((rule("8.1"),), rule("8.3"), rule("8.3.1"), rule("8.3.2"))
    tip_lies: tuple[Clause, ...] = (rule("6.3"),)
    tip_paid = rule("6.2")
    tie_odds = odds("8 to 1")  # 7.3
    own_settings: tuple[Setting, ...] = (
        count("decks", "decks in the shoe", rule("1.1"), 8, least=6, most=8),
        count(
            "cut_card",
            "cards behind the cut card: when it comes out, the round is finished and the shoe "
            "shuffled",
            rule("1.1"),
            14,
            least=6,
            most=156,
        ),
        money(
            "commission_unit",
            "commission is rounded down to this; to the cent if not set",
            rule("5.1"),
        ),
    )

    def play(self, t: BankedFelt) -> Script:
        self.close_bets(t)
        t.places("player", "banker")
        for place in ("player", "banker", "player", "banker"):
            t.deal(1, to=place)  # 8.3.3.a to 8.3.3.d
        t.prompts(rule("8.3.4"))
        t.reveal("player", "banker")
        t.says(
            f"Player shows {self.words(t, 'player')}, banker shows {self.words(t, 'banker')}",
            rule("8.3.5"),
        )
        self.draw(t)
        self.settle(t)
        yield from ()  # nobody has a decision to make

    def close_bets(self, t: BankedFelt) -> None:
        steps = self.closing
        t.prompts(*steps.announced)
        t.heads("The bets are down", steps.steps)
        for seat in t.clockwise():
            if seat.tips:
                t.prompts(*self.tip_lies, to=seat.number)
        t.says("No more bets", steps.closed)
        for seat in t.clockwise(holding="tie"):
            if (stake := seat.bets["tie"]) > CALLED_TIES:
                t.says(f"Tie bet of {text(stake)} on seat {seat.number}", steps.ties)

    def draw(self, t: BankedFelt) -> None:
        """A natural stops the draw (8.5); else the player hand first (8.4), then the banker."""
        if any(BACCARAT.natural(t.cards(place)) for place in ("player", "banker")):
            return
        for place in ("player", "banker"):
            if self.draws(t, place):
                t.deal(1, to=place)

    def draws(self, t: BankedFelt, place: str) -> bool:
        """Whether a hand of two cards takes a third; the player hand has been played out."""
        player, banker = t.cards("player"), t.cards("banker")
        if place == "player":
            return player_draws(BACCARAT.total(player))
        third = points(player[2]) if len(player) > 2 else None
        return banker_draws(BACCARAT.total(banker), third)

    def settle(self, t: BankedFelt) -> None:
        reason = f"player {self.words(t, 'player')}, banker {self.words(t, 'banker')}"
        winner = _winner(t.cards(place) for place in ("player", "banker"))
        if winner == "tie":
            t.says(f"Tie: {reason}", rule("10.1.1"))
        else:
            t.says(f"{winner.capitalize()} wins: {reason}", rule("10.1"))
        for seat in t.right_to_left():
            self.settle_seat(t, seat, winner, reason)
        if t.tip_won:
            t.prompts(self.tip_paid)

    def settle_seat(self, t: BankedFelt, seat: Seat, winner: str, reason: str) -> None:
        for side in ("player", "banker"):
            cite = self.settled_by(t, winner, side)
            if winner == "tie":
                t.pushes(seat, side, reason, cite)
            elif winner == side:
                charged = self.commission if side == "banker" else None  # 7.4
                t.wins(seat, side, EVEN, reason, cite, charged)
            else:
                t.loses(seat, side, reason, cite)
        cite = self.settled_by(t, winner, "tie")
        if winner == "tie":
            t.wins(seat, "tie", self.tie_odds, reason, cite)
        else:
            t.loses(seat, "tie", reason, cite)

    def settled_by(self, t: BankedFelt, winner: str, spot: str) -> Clause:
        """The clause by which a bet comes out."""
        if winner == "tie":
            return rule("7.3" if spot == "tie" else "7.2")
        return rule("7.1" if winner == spot else "1.2")

    def outcome(self, round: Round[Any]) -> str | None:
        if not round.over:
            return None
        hands = {place: round.holdings[place].cards for place in ("player", "banker")}
        told = [_winner(hands.values())]
        if any(map(BACCARAT.natural, hands.values())):
            told.append("natural")
        told += [f"{place}_pair" for place, cards in hands.items() if _pair(cards)]
        return " ".join(told)

    def words(self, t: BankedFelt, place: str) -> str:
        cards = t.cards(place)
        natural = "natural " if BACCARAT.natural(cards) else ""
        return f"{natural}{BACCARAT.words(BACCARAT.value(cards))}"

    def describe(self, round: object, place: Place, cards: Sequence[Card]) -> str | None:
        if len(cards) < 2:
            return None
        natural = "natural " if BACCARAT.natural(cards) else ""
        return f"{natural}{BACCARAT.rank(cards)}"


GAME = MiniBaccarat()
