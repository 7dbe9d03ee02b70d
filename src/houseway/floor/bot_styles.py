"""Bots with character: a few styles of play, all from one judgement.

A style imagines what the others may hold, believes more of those who have paid more, and weighs
each answer by what it would bring: the part of the pot its cards take, what it costs, and how often
the others would rather give up. What sets styles apart is how much they want for their money, how
far they trust a bluff, and how often they do not think at all.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple
from zlib import crc32

from houseway.errors import BadInput
from houseway.floor.bot_reading import price, seen_by_view, strength
from houseway.floor.bot_scene import Scene, scene_of
from houseway.floor.bot_worlds import NOISE, World, imagine
from houseway.play.actions import FOLD, Action, Bet, Call, Check, Fold, RaiseTo
from houseway.play.options import Offer, Options
from houseway.play.pot.pot_game import PotGame
from houseway.play.pot.stakes import Stakes
from houseway.play.view import View

STRONG = 0.72  # a hand that looks like this may well raise back
RAISED_BACK = 0.8  # what one's part is worth against such a hand
FEWEST = 24  # deals that anybody imagines at all; half as many where hands are slow to read
BEHIND = 0.08  # what it costs to act before everybody else on the streets to come


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays: the same cards, other wishes."""

    name: str
    words: str
    margin: float = 0.0  # of the pot, that a call has to bring beyond its price
    bluffs: float = 1.0  # how far it counts on others to fold
    boldness: float = 0.0  # of the pot, that a bet may be worse than a check; less, if negative
    sizes: tuple[float, ...] = (0.5, 1.0)  # bets and raises, as parts of the pot
    slips: float = 0.0  # how often it plays without a thought
    hope: float = 0.12  # how much worse than their price cards may look, to be thought about
    worlds: int = 130  # deals that it imagines; fewer where more hands are to be read


AGGRESSIVE = Style("aggressive", "bets and raises whenever it pays", bluffs=0.6, boldness=-0.06)
TIGHT = Style("tight", "few hands, and those with a bet", margin=0.08, bluffs=0.4, boldness=-0.08)
LOOSE = Style("loose", "wants to see every card", margin=-0.12, bluffs=0.4, sizes=(0.5,), hope=0.24)
LEARNER = Style("learner", "knows the rules and some of the odds", bluffs=0.2, slips=0.4, worlds=30)

STYLES = {each.name: each for each in (TIGHT, LOOSE, AGGRESSIVE, LEARNER)}
BEST = AGGRESSIVE


def style_named(name: str) -> Style:
    """The style of a name."""
    if name not in STYLES:
        raise BadInput(f"there is no style {name!r}; there are {', '.join(STYLES)}")
    return STYLES[name]


def style_of(person: str) -> Style:
    """The style of a bot: whoever has a name keeps his character."""
    return list(STYLES.values())[crc32(person.encode()) % len(STYLES)]


class Thought(NamedTuple):
    """A deal that was imagined, how far it is believed, and who would pay how much in it."""

    world: World
    weight: float
    noise: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a seat thinks of its hand before it bets."""

    scene: Scene
    thoughts: tuple[Thought, ...]
    pot: int  # with all that lies before the players
    mine: int  # what of it lies before this seat
    style: Style
    kept: float  # what is kept of a part, by position

    def part(self) -> float:
        """The part of the pot that these cards take, if everybody stays."""
        everybody = range(len(self.scene.others))
        shares = self.scene.shares
        found = sum(t.weight * t.world.part(everybody, shares) for t in self.thoughts)
        return self.kept * found / sum(t.weight for t in self.thoughts)

    def stays(self, cost: int, part: float) -> float:
        """What a check or a call brings."""
        return part * (self.pot + cost) - cost

    def raises(self, to: int, cost: int) -> float:
        """What a bet or a raise brings, with those who would pay it."""
        total = 0.0
        for thought in self.thoughts:
            total += thought.weight * self._raised(thought, to, cost)
        return total / sum(t.weight for t in self.thoughts)

    def _raised(self, thought: Thought, to: int, cost: int) -> float:
        pot, callers = self.pot + cost, []
        back = False
        for at, other in enumerate(self.scene.others):
            more = min(other.stack, to - other.bet)
            looks = thought.world.looks[at] + thought.noise[at]
            needed = price(self.pot + cost, more) if more > 0 else 0.0
            if looks >= needed:
                callers.append(at)
                pot += max(0, more)
                back = back or (looks > STRONG and other.stack > more)
        if not callers:
            bluffs = self.style.bluffs
            called = thought.world.part(range(len(self.scene.others)), self.scene.shares)
            return bluffs * self.pot + (1 - bluffs) * (called * (self.pot + 2 * cost) - cost)
        part = self.kept * thought.world.part(callers, self.scene.shares)
        return part * (RAISED_BACK if back else 1.0) * pot - cost


def judge(view: View, stakes: Stakes, game: PotGame, style: Style, rng: random.Random) -> Action:
    """What a style does with its chips, from what its seat sees."""
    options = view.options
    assert options is not None
    if _hopeless(view, options, style):
        return FOLD
    thought = _think(view, stakes, game, style, rng)
    part, call = thought.part(), options.offer(Call)
    cost = call.least if call else 0
    stays = options.offer(Check) or call
    worth = thought.stays(cost, part) - (style.margin * thought.pot if call else 0)
    best: Action = FOLD
    value = 0.0
    if stays and (worth >= 0 or not options.offer(Fold) or not call):
        best, value = stays.action(), worth
    for action, to, paid in _raises(options, thought, style):
        brings = thought.raises(to, paid) + style.boldness * thought.pot
        if brings > value + rng.uniform(0, 0.02) * thought.pot:
            best, value = action, brings
    return best


def _hopeless(view: View, options: Options, style: Style) -> bool:
    """Whether cards look so bad for what they would cost that nobody thinks about them."""
    call, seen = options.offer(Call), seen_by_view(view)
    if call is None or not options.offer(Fold):
        return False
    return strength(seen, pot=True) < price(seen.lying + seen.bet, call.least) - style.hope


def _think(
    view: View, stakes: Stakes, game: PotGame, style: Style, rng: random.Random
) -> Judgement:
    assert view.options is not None
    scene = scene_of(view, game, stakes)
    seat = view.options.seat
    mine = sum(a for each in view.seats if each.seat == seat for a in each.bets.values())
    bets = sum(a for each in view.seats for a in each.bets.values())
    lying = sum(pot.amount for pot in view.pots)
    rivals = len(scene.others)
    fewest = FEWEST // 2 if scene.boards or _wild(scene) else FEWEST
    count = max(fewest, style.worlds // max(1, rivals * _readings(scene)))
    thoughts = tuple(
        Thought(world, world.fits, _noise(rivals, rng)) for world in imagine(scene, count, rng)
    )
    behind = _behind(view, seat) if scene.later else 0.0
    return Judgement(scene, thoughts, lying + bets, mine, style, 1 - BEHIND * behind)


def _readings(scene: Scene) -> int:
    """How much there is to read in a hand: parts of the pot, boards, ways to choose one's cards."""
    boards = len(scene.boards.places) if scene.boards else 1
    choices = max(1, len(scene.own) // 2) if scene.middle else 1
    return len(scene.shares) * boards * choices * (2 if _wild(scene) else 1)


def _wild(scene: Scene) -> bool:
    """Whether a joker may be about, with which a hand takes longer to read."""
    return any(each.suit is None for each in (*scene.own, *scene.unseen))


def _noise(count: int, rng: random.Random) -> tuple[float, ...]:
    return tuple(rng.uniform(-NOISE, NOISE) for _ in range(count))


def _behind(view: View, seat: int) -> float:
    """How many of the others act after this seat on the streets to come, as a part of them."""
    inside = [each.seat for each in view.seats if each.status != "folded"]
    button = view.button or 0
    order = sorted(inside, key=lambda each: (each <= button, each))
    if seat not in order or len(order) < 2:
        return 0.0
    return (len(order) - 1 - order.index(seat)) / (len(order) - 1)


def _raises(
    options: Options, thought: Judgement, style: Style
) -> Iterator[tuple[Action, int, int]]:
    """Bets and raises of a sensible size: the action, how high it goes, and what it costs."""
    offer = options.offer(RaiseTo) or options.offer(Bet)
    if offer is None:
        return
    call = options.offer(Call)
    matched = call.least if call else 0
    seen = set()
    for size in (0.0, *style.sizes):
        aim = thought.mine + matched + round(size * (thought.pot + matched))
        amount = _fitted(offer, aim)
        if amount not in seen:
            seen.add(amount)
            to = amount if offer.kind is RaiseTo else thought.mine + amount
            yield offer.action(amount), to, to - thought.mine


def _fitted(offer: Offer, aim: int) -> int:
    steps = (min(max(aim, offer.least), offer.most) - offer.least) // offer.step
    return offer.least + steps * offer.step
