"""What the best play of a decision is, and what another one costs: from a seat's view alone.

The best play is that of the kept strategies (`best_play`), in set games the house way. What each
way to go on is worth is counted where a game's study weighs single hands and the kernels are there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from houseway.analysis.best_play import best_play
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.needs import missing_for_kernels
from houseway.analysis.policies import Policy, stays_in
from houseway.analysis.trials.banked import belongs_to
from houseway.cards import Card, Cards, parse_cards
from houseway.errors import BadInput, HousewayError
from houseway.money import text
from houseway.play import Game, Options
from houseway.play.actions import HOUSE_WAY, Action, HouseWay, Keep, Ride, SetHands, Stake
from houseway.play.arrangement import Arrangement
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings, Value
from houseway.play.view import View
from houseway.rulebook import Clause

COUNTS = ("no", "one", "two", "three", "four")
IN_FRONT, BEFORE = " in front", " / "  # how a study names a setting: by its front hands
Fronts = tuple[frozenset[Card], ...]


@dataclass(frozen=True, slots=True)
class Way:
    """A way to go on, and what it wins on average, in units of the initial wager."""

    label: str
    worth: float


@dataclass(frozen=True, slots=True)
class Hint:
    """The best play of one decision, why, and what the other ways are worth."""

    action: Action
    words: str
    clause: Clause | None = None
    arrangement: Arrangement | None = None
    ways: tuple[Way, ...] = ()  # the best first; none where nobody has weighed them
    of: int = 0  # the initial wager, in cents

    def cost(self, action: Action, options: Options) -> float | None:
        """What an answer costs, in cents; none where it is not known."""
        if same(action, self.action, self.arrangement):
            return 0.0
        names = names_of(action, options, self.of)
        found = next((way for way in self.ways if way.label in names), None)
        if found is None:
            return None
        return max(0.0, self.ways[0].worth - found.worth) * self.of


def same(action: Action, best: Action, arrangement: Arrangement | None) -> bool:
    """Whether an answer is the best one, set by hand or the house way."""
    if action == best or isinstance(action, HouseWay):
        return True
    if arrangement is None or not isinstance(action, SetHands | Keep):
        return False
    hands = action.hands if isinstance(action, SetHands) else (action.cards,)
    return [set(hand) for hand in hands] == [set(hand) for hand in arrangement.hands]


class Adviser:
    """Somebody who knows a game's best play, asked as often as one likes."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.game, self.settings = game, settings
        self.policy: Policy | None = None
        if isinstance(game, BankedGame):
            try:
                found = best_play(game, settings)
            except BadInput:  # counted with kernels that are not here, or for other pay tables
                found = None
            self.policy = None if found is stays_in else found  # then nothing is decided

    def hint(self, view: View, options: Options) -> Hint | None:
        """The best play of a decision, from what its seat sees; none where it is not known."""
        if setting := self._setting(view, options):
            return setting
        if self.policy is None or len(options.offers) < 2:
            return None
        try:
            action = self.policy(view, options)
        except (HousewayError, LookupError):  # a decision that the strategy says nothing of
            return None
        if not options.accepts(action):
            return None
        base = _base(self.game, view, options.seat)
        ways = self._ways(view, options, base)
        if ways:  # counted for these very cards and this table
            action = _counted(ways[0].label, options, base) or action
        offer = next(each for each in options.offers if each.accepts(action))
        words = f"{offer.label} {text(action.amount)}" if isinstance(action, Stake) else offer.label
        return Hint(action, words, offer.cite, ways=ways, of=base)

    def cost(self, view: View, options: Options, hint: Hint, answer: Action) -> float | None:
        """What an answer costs, in cents; none where it is not known."""
        found = hint.cost(answer, options)
        if found is not None or hint.arrangement is None or not isinstance(answer, SetHands):
            return found
        return self._set_otherwise(view, options, hint.arrangement, answer)

    def _set_otherwise(
        self, view: View, options: Options, house: Arrangement, answer: SetHands
    ) -> float | None:
        """What cards lose that were set otherwise than the house way; nothing, if they gain."""
        ways = dict(self._weighed(view, options))
        theirs, own = (ways.get(_fronts(each.hands)) for each in (house, answer))
        if theirs is None or own is None:
            return None
        return max(0.0, theirs - own) * _base(self.game, view, options.seat)

    def _weighed(self, view: View, options: Options) -> Iterator[tuple[Fronts, float]]:
        """What each setting is worth, by the cards that go in front."""
        if missing_for_kernels() or not isinstance(self.game, BankedGame):
            return
        own, seen = _cards(view, options)
        for label, worth in _settings(self.game, tuple(self.settings.items()), own, seen):
            fronts = label.removesuffix(IN_FRONT).split(BEFORE)
            yield tuple(frozenset(parse_cards(front)) for front in fronts), worth

    def _setting(self, view: View, options: Options) -> Hint | None:
        """Cards that are to be set: the house way, and its line."""
        offer = options.offer(SetHands) or options.offer(Keep)
        if offer is None or len(offer.cards) != self.game.set_size:
            return None
        found = self.game.house_way(offer.cards, self.settings)
        by_name = options.offer(HouseWay) is not None
        action = HOUSE_WAY if by_name else Keep(found.hands[0])
        return Hint(action, f"The house way: {found}", found.clause, arrangement=found)

    def _ways(self, view: View, options: Options, base: int) -> tuple[Way, ...]:
        """What each offer is worth, as far as the game's study weighs single hands."""
        if missing_for_kernels() or not isinstance(self.game, BankedGame) or not base:
            return ()
        from houseway.analysis.edges.deciding import Hand, weigh

        own, seen = _cards(view, options)
        try:
            weighed = weigh(self.game, self.settings, Hand(own, seen)).ways
        except (HousewayError, LookupError):
            return ()
        offered = {name for each in _answers(options) for name in names_of(each, options, base)}
        found = [Way(label, worth) for label, worth in weighed.items() if label in offered]
        return tuple(sorted(found, key=lambda way: -way.worth))


def _fronts(hands: Sequence[Cards]) -> Fronts:
    """A setting by its hands in front of the largest, which is named first."""
    return tuple(frozenset(hand) for hand in hands[1:])


@lru_cache(maxsize=256)  # a stay is reckoned as often as somebody asks
def _settings(
    game: BankedGame, posted: tuple[tuple[str, Value], ...], own: Cards, seen: Cards
) -> tuple[tuple[str, float], ...]:
    """Every setting that the game's study weighs; none where it weighs no single hands."""
    from houseway.analysis.edges.deciding import Hand, weigh

    try:
        return tuple(weigh(game, dict(posted), Hand(own, seen)).ways.items())
    except (HousewayError, LookupError):
        return ()


def _counted(label: str, options: Options, base: int) -> Action | None:
    """The answer that a study calls so."""
    fitting = (each for each in _answers(options) if label in names_of(each, options, base))
    return next(fitting, None)


def _answers(options: Options) -> Iterator[Action]:
    """Every offer as it is usually taken, and with the most that it allows."""
    for offer in options.offers:
        yield offer.action()
        if offer.most > offer.least and not offer.cards:
            yield offer.action(offer.most)


def _cards(view: View, options: Options) -> tuple[Cards, Cards]:
    """A seat's own cards, and those of the bank and the board that lie open."""
    own = [view.cards(options.hand or options.seat)]
    mine = {hand.place for seat in view.seats if seat.seat == options.seat for hand in seat.hands}
    banks = [
        hand.cards
        for seat in view.seats
        if seat.seat != options.seat and ("bank" in seat.bets or not seat.bets)
        for hand in seat.hands
    ]
    lying = [hand.cards for hand in view.places if hand.place not in mine]
    return _known(own), _known([*lying, *banks])


def _known(hands: list[tuple[str | None, ...]]) -> Cards:
    return parse_cards(" ".join(card for hand in hands for card in hand if card))


def _base(game: Game, view: View, seat: int) -> int:
    """The initial wager of a seat: what its main figures are in units of."""
    bets: Mapping[str, int] = next((each.bets for each in view.seats if each.seat == seat), {})
    for name in ("ante", "base", "bet_1", *(spot.name for spot in game.spots)):
        if bets.get(name):
            return int(bets[name])
    return 0


def names_of(action: Action, options: Options, base: int) -> set[str]:
    """By what words a study may know an answer."""
    act = action.act.replace("_", " ")
    names = {act, str(action)}
    if isinstance(action, Ride):
        names.add("let it ride")
    if isinstance(action, Stake) and base:
        times = action.amount // base
        counted = f"{COUNTS[times]} ante{'s' if times > 1 else ''}" if times < len(COUNTS) else ""
        spot = action.spot.replace("_", " ")
        names |= {f"bet {times}x", f"call {times}x", f"bet {counted}", spot, f"{spot} {times}x"}
        names |= {"bet"}
    return names


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Where the money went: what the rules cost, what mistakes cost, and the rest, which is luck.

    In cents; won is positive.
    """

    net: int = 0
    edge: float = 0.0
    mistakes: float = 0.0
    known: bool = True  # whether the edge of every wager is

    @property
    def luck(self) -> float:
        return self.net - self.edge - self.mistakes

    def plus(self, other: Reckoning) -> Reckoning:
        return replace(
            self,
            net=self.net + other.net,
            edge=self.edge + other.edge,
            mistakes=self.mistakes + other.mistakes,
            known=self.known and other.known,
        )


def expected(game: Game, bets: Mapping[str, int], settings: Settings | None = None) -> float | None:
    """What wagers before the cards bring on average, played well, in cents.

    None where nobody knows: in a game for a pot, or at a table that posts other pay tables.
    """
    edges = edges_at(game, settings)
    if edges is None:
        return None
    return -sum(edges[spot] * stake for spot, stake in bets.items() if spot in edges)


def edges_at(game: Game, settings: Settings | None = None) -> Mapping[str, float] | None:
    """What the house has of each wager on average at a table, by spot; None where nobody knows."""
    if not isinstance(game, BankedGame):
        return None
    posted = settings is not None and game.pay_tables_for(settings) != game.pay_tables
    return None if posted else _edges(game)


@cache
def _edges(game: BankedGame) -> Mapping[str, float] | None:
    """The edge of each wager, from the figures that are kept; a part of another is in that one."""
    kept = shipped(game)
    if kept is None:
        return None
    owner = belongs_to(game, game.read_settings({}))
    return {spot: told["house_edge"] for spot, told in kept["wagers"].items()
            if owner.get(spot, spot) == spot}  # fmt: skip
