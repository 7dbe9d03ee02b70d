"""The stakes of a pot game's table: structure, blinds, limits, and the house's fee."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from houseway.errors import BadSetting
from houseway.money import ZERO, Cents
from houseway.play.chance import Thrown
from houseway.play.pot.shares import High
from houseway.play.pot.streets import Street
from houseway.play.settings import Settings
from houseway.rulebook import Clause, clause
from houseway.wagers import Rake

if TYPE_CHECKING:
    from houseway.play.pot.pot_collecting import Rates
    from houseway.play.pot.pot_game import PotGame

FEW = 5  # players with whom the big blind posts half an ante


class Post(NamedTuple):
    """Money put in before the cards of one's own accord: a straddle, a live or a dead blind."""

    seat: int
    kind: str  # straddle, over-blind, kill, live, dead, ante
    amount: Cents


class KillButton(NamedTuple):
    """How the kill button lies as the cards are dealt: at the dealer's, or before a seat."""

    mark: str
    place: int | str


@dataclass(frozen=True, slots=True)
class Seating:
    """Who is dealt in, with what, and where the button lies.

    The blinds are the two seats left of the button, unless `small` and `big` say otherwise; a
    `small` of 0 means that nobody posts it. `absent` players post and are dealt, and their hands
    are dead at once. `fee` is the house's collection for the hand, which the button pays; `thrown`
    are the dice that the hand will need, in order. `drawn` means that the button has just been
    drawn for.
    """

    stacks: Mapping[int, Cents]
    button: int
    posts: tuple[Post, ...] = ()
    small: int | None = None
    big: int | None = None
    absent: frozenset[int] = frozenset()
    kill: KillButton | None = None
    fee: Cents = ZERO
    fee_cite: Clause | None = None
    thrown: Thrown = ()
    drawn: bool = False

    def to_json(self) -> dict[str, object]:
        return {
            "stacks": {str(seat): chips for seat, chips in self.stacks.items()},
            "button": self.button,
            "posts": [list(post) for post in self.posts],
            "small": self.small,
            "big": self.big,
            "absent": sorted(self.absent),
            "kill": list(self.kill) if self.kill else None,
            "fee": self.fee,
            "fee_cite": self.fee_cite.id if self.fee_cite else None,
            "thrown": list(self.thrown),
            "drawn": self.drawn,
        }

    @classmethod
    def from_json(cls, written: Mapping[str, Any]) -> Seating:
        """The seating that was written down."""
        return cls(
            **{key: written[key] for key in ("button", "small", "big", "fee", "drawn")},
            stacks={int(seat): chips for seat, chips in written["stacks"].items()},
            posts=tuple(Post(*post) for post in written["posts"]),
            absent=frozenset(written["absent"]),
            kill=KillButton(*written["kill"]) if written["kill"] else None,
            fee_cite=clause(written["fee_cite"]) if written["fee_cite"] else None,
            thrown=tuple(written["thrown"]),
        )


@dataclass(frozen=True, slots=True)
class Limits:
    """How much may be bet, and how often raised."""

    structure: str
    bets: tuple[int, int]  # the small and the big bet in limit; the least bet otherwise
    bet_cite: Clause  # how much a bet may be
    raise_cite: Clause  # and a raise
    max_bet: int
    max_bet_counts: str
    raise_cap: int
    caps_every: bool  # no-limit and pot-limit too
    cap_counts_all_in: bool
    left_in_event: int | None  # for the raise cap; 0 if those who play here are all there are
    round_small_blind: bool  # in pot-limit it counts as a big one


@dataclass(frozen=True, slots=True)
class Forced:
    """What has to go in, or may, before anybody has a choice of bets."""

    small_blind: int
    big_blind: int
    ante: int
    bring_in: int
    big_blind_ante: bool
    button_small: bool  # of two players the button posts the small blind
    mississippi: bool  # the button may straddle
    over_blinds: bool  # anybody may post over the largest blind
    kill: int = 0  # what everybody must call on a kill hand

    @property
    def opening(self) -> int:
        """What has to be matched before the cards: the big blind, or the kill."""
        return self.kill or self.big_blind

    def blinds_of_two(self, button: int, other: int) -> tuple[int, int]:
        """Which of two seats posts the small blind, and which the big one."""
        return (button, other) if self.button_small else (other, button)


@dataclass(frozen=True, slots=True)
class Fees:
    """What the house takes of a hand."""

    rake: Rake | None  # None: nothing from the pot
    no_flop_no_drop: bool
    jackpot_drop: int  # out of each pot, beside the rake
    rates: Rates | None  # of collection

    def fee(self, players: int) -> Cents:
        """The collection for a hand of so many players, where the button pays one."""
        return self.rates.fee(players) if self.rates else ZERO

    @property
    def fee_cite(self) -> Clause | None:
        """The schedule that the collection goes by."""
        return self.rates.schedule.cite if self.rates else None


@dataclass(frozen=True, slots=True)
class Stakes:
    """A table's settings as a hand needs them."""

    limits: Limits
    forced: Forced
    fees: Fees
    chip: int  # the smallest in play
    chop: bool
    shares: tuple[High, ...]
    streets: tuple[Street, ...]
    seats: int
    twists: bool  # the button may choose one before the cards
    run_twice: bool
    settings: Settings = field(repr=False)

    def killed(self, *, half: bool) -> Stakes:
        """The stakes of a kill hand: every limit twice as high, or half as high again.

        Nobody chops the blinds of such a hand.
        """

        def more(amount: int) -> int:
            return amount * 3 // 2 if half else 2 * amount

        small, big = self.limits.bets
        return replace(
            self,
            limits=replace(self.limits, bets=(more(small), more(big))),
            forced=replace(self.forced, kill=more(self.forced.big_blind)),
            chop=False,
        )

    def blind_ante(self, players: int) -> int:
        """What the big blind antes for everybody: one big blind, or half of it for a few.

        The half is rounded up to the next chip.
        """
        if not self.forced.big_blind_ante:
            return 0
        big = self.forced.big_blind
        return big if players > FEW else -(-big // (2 * self.chip)) * self.chip


def read_stakes(game: PotGame, settings: Settings) -> Stakes:
    """The stakes of a table, from its settings."""
    return Stakes(
        limits=_limits(game, settings),
        forced=_forced(game, settings),
        fees=_fees(game, settings),
        chip=_money(settings, "chip"),
        chop=bool(settings.get("chop")),
        shares=game.shares_at(settings),
        streets=game.streets_at(settings),
        seats=game.seats_at(settings),
        twists=game.has_twists(settings),
        run_twice=bool(settings.get("run_twice")),
        settings=settings,
    )


def _money(settings: Settings, name: str) -> int:
    value = settings.get(name)
    return value if isinstance(value, int) else 0


def _limits(game: PotGame, settings: Settings) -> Limits:
    _, big = _blinds(game, settings)
    structure = str(settings["limit"])
    event = game.in_event(settings)
    raises = event.raises if event else game.bets.raises
    return Limits(
        structure=structure,
        bets=_bets(game, settings) if structure == "limit" else (big, big),
        bet_cite=game.acts.bet_cite(structure),
        raise_cite=game.bets.raise_cite(structure) or game.acts.raise_,
        max_bet=_money(settings, "max_bet"),
        max_bet_counts=str(settings["max_bet_counts"]),
        raise_cap=_money(settings, "limit_cap") or raises.most,
        caps_every=raises.every and settings.get("raise_cap_no_limit") != "none",
        cap_counts_all_in=bool(settings["cap_counts_all_in"]),
        left_in_event=_left_in_event(settings) if raises.event else None,
        round_small_blind=bool(settings.get("round_small_blind")),
    )


def _forced(game: PotGame, settings: Settings) -> Forced:
    small, big = _blinds(game, settings)
    by_button = game.antes is not None and game.antes.button is not None
    small_bet, _ = _bets(game, settings)
    return Forced(
        small_blind=small,
        big_blind=big,
        ante=2 * big if by_button else _money(settings, "ante"),
        bring_in=small if by_button else _money(settings, "bring_in") or small_bet,
        big_blind_ante=bool(settings.get("big_blind_ante")),
        button_small=settings.get("heads_up_small_blind") != "left",
        mississippi=bool(settings.get("mississippi")),
        over_blinds=bool(settings.get("over_blinds")),
    )


def _fees(game: PotGame, settings: Settings) -> Fees:
    rake = None
    if game.rake:
        rake = Rake(
            _money(settings, "rake"),
            Cents(_money(settings, "rake_cap")),
            Cents(_money(settings, "rake_unit")),
            game.rake.cite,
            nearest=game.rake.nearest and not settings.get("never_exceed_percent"),
        )
    return Fees(
        rake=rake,
        no_flop_no_drop=bool(settings.get("no_flop_no_drop")),
        jackpot_drop=_money(settings, "jackpot_drop"),
        rates=game.collecting.rates(settings) if game.collecting else None,
    )


def _bets(game: PotGame, settings: Settings) -> tuple[int, int]:
    """The small and the big bet, as posted; else the big blind and its double."""
    limits, (_, big) = settings.get("limits"), _blinds(game, settings)
    if isinstance(limits, tuple):
        return limits[0], limits[1]
    if not big:
        raise BadSetting(
            "a game with antes needs its 'limits': the small and the big bet",
            clause=game.posted.cite,
        )
    return big, 2 * big


def _blinds(game: PotGame, settings: Settings) -> tuple[int, int]:
    """The small and the big blind, posted or only the measure of antes and bets."""
    by_button = game.antes is not None and game.antes.button is not None
    if game.blinds is None and not by_button:
        return 0, 0
    blinds = settings.get("blinds")
    if not isinstance(blinds, tuple):
        raise BadSetting("a pot game needs its 'blinds': small and big", clause=game.posted.cite)
    return blinds[0], blinds[1]


def _left_in_event(settings: Settings) -> int:
    """How many players the event has left: as posted, or more than two in one match of several."""
    posted = settings.get("players_left")
    if isinstance(posted, int):
        return posted
    return 3 if settings.get("heads_up_event") else 0
