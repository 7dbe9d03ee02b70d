"""The stakes of a pot game's table: structure, blinds, limits, and the house's fee."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from houseway.errors import BadSetting, IllegalBet
from houseway.money import ZERO, Cents, text
from houseway.play.chance import Thrown
from houseway.play.floor_settings import floor_settings
from houseway.play.settings import Setting, Settings, seats_setting
from houseway.play.shares import High
from houseway.play.streets import Street
from houseway.rulebook import Clause
from houseway.wagers import Rake

if TYPE_CHECKING:
    from houseway.play.pot import PotGame
    from houseway.play.pot_collecting import Rates


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
            "thrown": list(self.thrown),
            "drawn": self.drawn,
        }


@dataclass(frozen=True, slots=True)
class Stakes:
    """A table's settings as the betting needs them."""

    structure: str
    bets: tuple[int, int]  # the small and the big bet in limit; the least bet otherwise
    small_blind: int
    big_blind: int
    ante: int
    bring_in: int
    chip: int
    rake: Rake | None  # None: the house takes nothing from the pot
    max_bet: int
    max_bet_counts: str
    mississippi: bool
    chop: bool
    no_flop_no_drop: bool
    cap_counts_all_in: bool
    round_small_blind: bool
    shares: tuple[High, ...]
    streets: tuple[Street, ...]
    seats: int
    settings: Settings = field(repr=False)
    raise_cap: int = 3
    caps_every: bool = False  # no-limit and pot-limit too
    left_in_event: Callable[[int], int] | None = None  # for the raise cap, from how many play here
    big_blind_ante: bool = False
    over_blinds: bool = False  # anybody may post over the largest blind
    jackpot_drop: int = 0  # out of each pot, beside the rake
    twists: bool = False  # the button may choose one before the cards
    run_twice: bool = False
    kill: int = 0  # what everybody must call on a kill hand
    rates: Rates | None = None  # of collection

    def killed(self, *, half: bool) -> Stakes:
        """The stakes of a kill hand: every limit twice as high, or half as high again.

        Nobody chops the blinds of such a hand.
        """

        def more(amount: int) -> int:
            return amount * 3 // 2 if half else 2 * amount

        small, big = self.bets
        bets = more(small), more(big)
        return replace(self, bets=bets, kill=more(self.big_blind), chop=False)

    @property
    def opening(self) -> int:
        """What has to be matched before the cards: the big blind, or the kill."""
        return self.kill or self.big_blind


def read_stakes(game: PotGame, settings: Settings) -> Stakes:
    """The stakes of a table, from its settings."""

    def money(name: str) -> int:
        value = settings.get(name)
        return value if isinstance(value, int) else 0

    limits, (small, big) = settings.get("limits"), _blinds(game, settings)
    if not big and not isinstance(limits, tuple):
        raise BadSetting(
            "a game with antes needs its 'limits': the small and the big bet",
            clause=game.posted_cite,
        )
    bets = (limits[0], limits[-1]) if isinstance(limits, tuple) else (big, 2 * big)
    by_button = game.antes is not None and game.antes.button is not None
    event = game.in_event(settings)
    raises = event.raises if event else game.raises
    return Stakes(
        structure=str(settings["limit"]),
        bets=bets if settings["limit"] == "limit" else (big, big),
        small_blind=small,
        big_blind=big,
        ante=2 * big if by_button else money("ante"),
        bring_in=small if by_button else money("bring_in") or bets[0],
        chip=money("chip"),
        rake=Rake(
            money("rake"),
            Cents(money("rake_cap")),
            Cents(money("rake_unit")),
            game.rake.cite,
            nearest=game.rake.nearest and not settings.get("never_exceed_percent"),
        )
        if game.rake
        else None,
        max_bet=money("max_bet"),
        max_bet_counts=str(settings["max_bet_counts"]),
        mississippi=bool(settings.get("mississippi")),
        chop=bool(settings.get("chop")),
        no_flop_no_drop=bool(settings.get("no_flop_no_drop")),
        cap_counts_all_in=bool(settings["cap_counts_all_in"]),
        round_small_blind=bool(settings.get("round_small_blind")),
        shares=game.shares_at(settings),
        streets=game.streets_at(settings),
        seats=game.seats_at(settings),
        settings=settings,
        raise_cap=money("limit_cap") or raises.most,
        caps_every=raises.every and settings.get("raise_cap_no_limit") != "none",
        left_in_event=_left_in_event(settings) if raises.event else None,
        big_blind_ante=bool(settings.get("big_blind_ante")),
        over_blinds=bool(settings.get("over_blinds")),
        jackpot_drop=money("jackpot_drop"),
        twists=game.has_twists(settings),
        run_twice=bool(settings.get("run_twice")),
        rates=game.collecting.rates(settings) if game.collecting else None,
    )


def _blinds(game: PotGame, settings: Settings) -> tuple[int, int]:
    """The small and the big blind, posted or only the measure of antes and bets."""
    by_button = game.antes is not None and game.antes.button is not None
    if game.blinds is None and not by_button:
        return 0, 0
    blinds = settings.get("blinds")
    if not isinstance(blinds, tuple):
        raise BadSetting("a pot game needs its 'blinds': small and big", clause=game.posted_cite)
    return blinds[0], blinds[-1]


def _left_in_event(settings: Settings) -> Callable[[int], int]:
    """How many players the event has left: as posted, or those at the table unless it is one
    match of several.
    """
    posted, matches = settings.get("players_left"), bool(settings.get("heads_up_event"))
    known = posted if isinstance(posted, int) else 3 if matches else 0
    return lambda dealt: known or dealt


def pot_settings(game: PotGame) -> tuple[Setting, ...]:
    """What a house posts for a table of a pot game."""
    return (
        seats_setting(game.seats, cite=game.seats_cite),
        Setting(
            "limit",
            "choice",
            "how much may be bet",
            "no-limit" if "no-limit" in game.structures else game.structures[0],
            choices=game.structures,
            cite=game.posted_cite,
        ),
        *(_blind_settings(game) if uses_blinds(game) else _ante_settings(game)),
        Setting(
            "minimum_buy_in",
            "money",
            "the least to sit down with",
            required=True,
            suggest=10_000,
            least=1,
            cite=game.buy_in_cite,
        ),
        Setting("maximum_buy_in", "money", "the most to sit down with", suggest=40_000, least=1),
        *(_rake_settings(game, game.rake) if game.rake else ()),
        *(game.collecting.settings() if game.collecting else ()),
        Setting(
            "max_bet",
            "money",
            "the house's maximum for a single bet or raise",
            required=game.max_bet_cite is not None,
            suggest=100_000 if game.max_bet_cite else None,
            least=1,
            cite=game.max_bet_cite,
        ),
        Setting(
            "max_bet_counts",
            "choice",
            "what the maximum bet measures: the raise itself, or all chips of the action",
            "increment",
            choices=("increment", "total"),
        ),
        Setting("chip", "money", "the smallest chip in play", 100, least=1),
        Setting(
            "cap_counts_all_in",
            "switch",
            "all-in players count as remaining for the raise cap",
            True,
            cite=game.raises.cite,
        ),
        *(_posting_settings(game) if game.blinds else ()),
        *_cap_settings(game),
        *_hand_settings(game),
        *floor_settings(game),
        *game.own_settings,
    )


def _cap_settings(game: PotGame) -> Iterator[Setting]:
    cap = game.raises
    if cap.every:
        yield Setting(
            "raise_cap_no_limit",
            "choice",
            "how many raises a round of no-limit betting has",
            str(cap.most),
            choices=(str(cap.most), "none"),
            cite=cap.cite,
        )
    if cap.event:
        yield Setting(
            "limit_cap",
            "integer",
            f"raises after the bet in limit; {cap.most} if not set",
            least=1,
            cite=cap.cite,
        )
        yield Setting(
            "players_left",
            "integer",
            "players left in the event, those at this table if not said; at two the cap is lifted",
            least=2,
            cite=cap.event,
        )
        yield Setting(
            "heads_up_event", "switch", "the event is a bracket of matches", False, cite=cap.event
        )


def _hand_settings(game: PotGame) -> Iterator[Setting]:
    if game.event:
        yield Setting(
            "event",
            "choice",
            "the event that the table belongs to",
            "none",
            choices=("none", game.event.name),
            cite=game.event.cite,
        )
    if game.hands:
        yield Setting(
            "hole_cards",
            "integer",
            "how many cards of his own each player gets",
            game.hands[0],
            least=min(game.hands),
            most=max(game.hands),
            cite=game.hands_cite,
        )


def uses_blinds(game: PotGame) -> bool:
    """Whether the table posts blinds, be it only as the measure of its antes and bets."""
    return game.blinds is not None or (game.antes is not None and game.antes.button is not None)


def _blind_settings(game: PotGame) -> Iterator[Setting]:
    yield Setting(
        "blinds",
        "money_list",
        "the small and the big blind",
        required=True,
        suggest=(100, 200),
        least=1,
        cite=game.posted_cite,
    )
    yield Setting(
        "limits",
        "money_list",
        "in limit, the small and the big bet; the big blind and its double if not set",
        required=game.structures == ("limit",),
        suggest=(200, 400) if game.structures == ("limit",) else None,
        least=1,
        cite=game.posted_cite,
    )
    if game.blinds and game.blinds.mississippi:
        yield Setting(
            "mississippi",
            "switch",
            "the button may straddle",
            False,
            cite=game.blinds.mississippi,
        )
    if game.acts.chop:
        yield Setting(
            "chop", "switch", "the blinds may take their money back", True, cite=game.acts.chop
        )
    if game.blinds and game.blinds.over:
        yield Setting(
            "over_blinds",
            "switch",
            "anybody may post over the largest blind, at least its double",
            True,
            cite=game.blinds.over,
        )
    if game.blinds and game.blinds.ante:
        yield Setting(
            "big_blind_ante",
            "switch",
            "the big blind puts in an ante for everybody",
            True,
            cite=game.blinds.ante,
        )


def _posting_settings(game: PotGame) -> Iterator[Setting]:
    yield Setting(
        "round_small_blind", "switch", "in pot-limit, count the small blind as a big one", False
    )
    if game.blinds and game.blinds.straddle:
        yield Setting("tournament", "switch", "tournament play: nobody straddles", False)
    yield Setting(
        "new_player_must_post",
        "switch",
        "a newcomer posts the big blind to be dealt in before it reaches him",
        True,
        cite=game.newcomer_cite,
    )


def _ante_settings(game: PotGame) -> Iterator[Setting]:
    assert game.antes
    yield Setting(
        "ante",
        "money",
        "what everybody puts in before the cards",
        required=True,
        suggest=50,
        least=1,
        cite=game.antes.cite,
    )
    yield Setting(
        "limits",
        "money_list",
        "the small and the big bet",
        required=True,
        suggest=(200, 400),
        least=1,
        cite=game.posted_cite,
    )
    if game.antes.forced and not game.antes.whole:
        yield Setting(
            "bring_in",
            "money",
            "what the opener must bet; the small bet if not set",
            least=1,
            cite=game.antes.forced,
        )


def _rake_settings(game: PotGame, fee: Rake) -> Iterator[Setting]:
    yield Setting(
        "rake",
        "percent",
        "the house's part of the called money",
        0,
        suggest=fee.percent,
        least=0,
        most=fee.percent,
        cite=fee.cite,
    )
    yield Setting(
        "rake_cap",
        "money",
        "the most that is raked from a hand",
        fee.most,
        least=0,
        most=fee.most,
        cite=fee.cite,
    )
    rounding = "to the nearest of this" if fee.nearest else "down to this"
    yield Setting("rake_unit", "money", f"rake is rounded {rounding}", fee.unit, least=1)
    if fee.nearest:
        yield Setting(
            "never_exceed_percent",
            "switch",
            "rake is rounded down, so that it is never more than its percentage",
            False,
            cite=fee.cite,
        )
    if game.has_board:
        yield Setting(
            "no_flop_no_drop", "switch", "no rake from a hand that ends before the flop", True
        )
    if game.jackpot_drop:
        yield Setting(
            "jackpot_drop",
            "money",
            "what each pot gives to the jackpots, beside the rake",
            0,
            least=0,
            cite=game.jackpot_drop,
        )


def check_limits(game: PotGame, settings: Settings) -> None:
    """Refuse limits that are not a small bet and a big one."""
    limits = settings.get("limits")
    if isinstance(limits, tuple) and len(limits) != 2:
        raise BadSetting(
            f"'limits' holds {len(limits)} amounts; it takes two, the small and the big bet",
            clause=game.posted_cite,
        )


def check_antes(game: PotGame, settings: Settings) -> None:
    """Refuse an ante or a forced bet that does not fit the limits."""
    limits, ante, bring_in = (settings.get(each) for each in ("limits", "ante", "bring_in"))
    if game.antes is None or game.antes.button or not isinstance(limits, tuple):
        return
    if isinstance(ante, int) and ante > limits[0]:
        raise BadSetting(
            f"an ante of {text(ante)} is more than the small bet of {text(limits[0])}",
            clause=game.antes.size,
        )
    if isinstance(bring_in, int) and bring_in > limits[0]:
        raise BadSetting(
            f"an opening bet of {text(bring_in)} is more than the small bet of {text(limits[0])}",
            clause=game.antes.forced,
        )


def check_hands(game: PotGame, settings: Settings) -> None:
    """Refuse a structure of betting, or a number of cards, that the event does not have."""
    doubles = game.doubles if game.event is None or game.in_event(settings) else None
    blinds, limits = settings.get("blinds"), settings.get("limits")
    if doubles and isinstance(blinds, tuple) and isinstance(limits, tuple):
        big = blinds[-1]
        if limits != (big, 2 * big):
            raise BadSetting(
                f"with a big blind of {text(big)} the bets are {text(big)} and {text(2 * big)}",
                clause=doubles,
            )
    if game.event is None:
        return
    event, structure = game.in_event(settings), settings["limit"]
    if (structure == "limit") != (event is not None):
        where = f"at {event.name}" if event else "outside its events"
        raise BadSetting(
            f"{game.name} {where} is not played {structure}",
            clause=event.limit if event else game.cite,
        )
    if event and settings["hole_cards"] != game.hands[0]:
        raise BadSetting(
            "how many cards are dealt is for the button to choose", clause=game.hands_cite
        )


def check_blinds(game: PotGame, settings: Settings) -> None:
    """Refuse blinds that do not fit the limits."""
    blinds, limits = settings.get("blinds"), settings.get("limits")
    if not isinstance(blinds, tuple):
        return
    if len(blinds) != 2:
        raise BadSetting(
            f"'blinds' holds {len(blinds)} amounts; it takes two, small and big",
            clause=game.posted_cite,
        )
    small, big = blinds
    if game.blinds is None:
        return
    if 2 * small > big and game.blinds.half:
        raise BadSetting(
            f"a small blind of {text(small)} is more than half the big blind of {text(big)}",
            clause=game.blinds.small,
        )
    if small > big:
        raise BadSetting(
            f"a small blind of {text(small)} is more than the big blind of {text(big)}",
            clause=game.blinds.small,
        )
    if settings["limit"] == "limit" and isinstance(limits, tuple) and limits[0] != big:
        raise BadSetting(
            f"the big blind of {text(big)} must equal the first-round bet of {text(limits[0])}",
            clause=game.blinds.big,
        )


def straddle_sizes(game: PotGame, stakes: Stakes) -> tuple[int, int]:
    """The least and the most that a straddle may be."""
    least = 2 * stakes.opening
    oversize = stakes.structure == "limit" and game.blinds and game.blinds.oversize
    return least, 5 * stakes.opening // 2 if oversize else least


def check_straddle(
    game: PotGame, stakes: Stakes, post: Post, seats: list[int], button: int
) -> None:
    """Refuse a straddle from the wrong seat or of the wrong size. Seats go from the button on."""
    if game.blinds is None or game.blinds.straddle is None:
        raise IllegalBet(f"nobody straddles in {game.name}")
    if stakes.settings.get("tournament"):
        raise IllegalBet("nobody may straddle in a tournament", clause=game.blinds.live)
    third = seats[3 % len(seats)] if len(seats) > 2 else None
    allowed = [third] if third is not None and third != button else []
    if stakes.mississippi:
        allowed.append(button)
    if post.seat not in allowed:
        where = f"seat {allowed[0]}" if allowed else "nobody"
        if len(allowed) > 1:
            where += f" or the button, seat {button}"
        on_button = post.seat == button
        raise IllegalBet(
            f"seat {post.seat} may not straddle; {where} may",
            clause=game.blinds.no_button if on_button else game.blinds.straddle,
        )
    if post.amount % stakes.chip:
        raise IllegalBet(
            f"a straddle of {text(post.amount)} cannot be made with chips of {text(stakes.chip)}",
            clause=game.blinds.straddle,
        )
    least, most = straddle_sizes(game, stakes)
    if not least <= post.amount <= most:
        sizes = text(least) if least == most else f"{text(least)} to {text(most)}"
        raise IllegalBet(
            f"a straddle of {text(post.amount)} is not allowed; it must be {sizes}",
            clause=_straddle_clause(game, stakes, too_big=post.amount > most),
        )


def check_over_blind(game: PotGame, stakes: Stakes, amount: int, largest: int) -> None:
    """Refuse a blind over the largest that is not at least its double, or over the maximum."""
    over = game.blinds.over if game.blinds else None
    if over is None:
        raise IllegalBet(f"nobody posts an over-blind in {game.name}")
    if not stakes.over_blinds:
        raise IllegalBet("this table takes no over-blinds", clause=over)
    if amount < 2 * largest:
        raise IllegalBet(
            f"an over-blind of {text(amount)} is under {text(2 * largest)}, "
            "twice the largest blind so far",
            clause=over,
        )
    if stakes.max_bet and amount > stakes.max_bet:
        raise IllegalBet(
            f"an over-blind of {text(amount)} is over the table's maximum of "
            f"{text(stakes.max_bet)}",
            clause=over,
        )


def _straddle_clause(game: PotGame, stakes: Stakes, *, too_big: bool) -> Clause | None:
    assert game.blinds
    if stakes.structure != "limit":
        return game.blinds.live
    return (too_big and game.blinds.oversize) or game.blinds.straddle
