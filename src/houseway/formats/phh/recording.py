"""Writing down a hand of ours as a history."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from houseway import games
from houseway.cards import UNSEEN, Card
from houseway.errors import BadInput
from houseway.formats.phh.history import History
from houseway.formats.phh.notation import (
    BOARD,
    BRING_IN,
    CALL,
    DRAW,
    FOLD,
    HOLE,
    RAISE,
    SHOW,
    Act,
    Seen,
)
from houseway.formats.phh.table import GAME, HEADS_UP, SETTINGS
from houseway.formats.phh.variants import LIMIT, variant_of
from houseway.money import Cents
from houseway.play.actions import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Chop,
    Decline,
    Discard,
    Draw,
    Fold,
    RaiseTo,
    RunOnce,
    RunTwice,
)
from houseway.play.happenings import Dealt, Did, Place, Posted, Shown, Viewer
from houseway.play.pot.pot_round import PotRound
from houseway.play.settings import Settings

COMMON = ("board", "community")


def record(
    round: PotRound, *, seen_by: Viewer | None = None, players: Mapping[int, str] | None = None
) -> History:
    """A hand as a history, with its game and its table's settings as fields of our own.

    All cards are written, or those that one viewer has seen; `players` are the names by seat. A
    hand that is not over is written as far as it went.
    """
    posts = round.posts
    unwritten = {
        "blinds that are chopped": round.chopped,
        "a board that is run twice": round.dealer.run_from >= 0,
        "a kill": round.stakes.forced.kill,
        "a twist of the button's": round.twist,
        "a muck that is shuffled into the stub": round.dealer.reshuffled,
        "the big blind on a button of two": not round.stakes.forced.button_small
        and len(round.order) == 2,
        "an over-blind of a blind": {posts.small, posts.big} & posts.over_blinds.keys(),
    }
    for what, came_up in unwritten.items():
        if came_up:
            raise BadInput(f"PHH has no word for {what}")
    game, stakes = round.game, round.stakes
    kind = variant_of(game, stakes.limits.structure)
    limit = kind.structure == LIMIT
    order = round.order
    return History(
        variant=kind.code,
        antes=_listed(round, _antes(round)),
        starting_stacks=tuple(_brought(round, seat) for seat in order),
        actions=tuple(_Recording(round, seen_by).acts()),
        blinds_or_straddles=_listed(round, _blinds(round)) if game.blinds else (),
        bring_in=None if game.blinds else Cents(stakes.forced.bring_in),
        small_bet=Cents(stakes.limits.bets[0]) if limit else None,
        big_bet=Cents(stakes.limits.bets[1]) if limit else None,
        min_bet=None if limit else Cents(stakes.limits.bets[0]),
        ante_trimming_status=not game.blinds,
        finishing_stacks=tuple(Cents(round.stack[seat]) for seat in order),
        players=tuple(players.get(seat, "") for seat in order) if players else None,
        seats=tuple(order),
        others={GAME: game.id, SETTINGS: _chosen(round)},
    )


def _brought(round: PotRound, seat: int) -> Cents:
    """The chips that a seat starts with, once the button has paid the house's collection."""
    fee = round.chips.collected if seat == round.order[-1] else 0
    return Cents(round.seating.stacks[seat] - fee)


def _chosen(round: PotRound) -> dict[str, object]:
    """The settings that are not the game's own, as TOML can hold them.

    Whether a board that ran once might have run twice says nothing of the hand.
    """
    usual = {setting.name: setting.default for setting in games.find(round.game.id).settings}
    settings: Settings = round.stakes.settings
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in settings.items()
        if value is not None and value != usual[name] and not name.startswith("run_twice")
    }


def _listed(round: PotRound, posted: dict[int, int]) -> tuple[Cents, ...]:
    """What each player posts, the button last; heads-up the other way about."""
    listed = tuple(Cents(posted[seat]) for seat in round.order)
    return listed[::-1] if len(listed) == HEADS_UP else listed


def _antes(round: PotRound) -> dict[int, int]:
    antes = dict.fromkeys(round.order, 0 if round.game.blinds else round.stakes.forced.ante)
    if round.game.antes and round.game.antes.button:
        antes |= dict.fromkeys(round.order[:-1], 0)
    for post in round.seating.posts:
        if post.kind == "dead":
            antes[post.seat] += post.amount
    return antes


def _blinds(round: PotRound) -> dict[int, int]:
    blinds = dict.fromkeys(round.order, 0)
    if round.posts.small:
        blinds[round.posts.small] = round.stakes.forced.small_blind
    blinds[round.posts.big] = round.stakes.forced.big_blind
    posts = round.seating.posts
    for post in posts:
        if post.kind == "live":  # a newcomer's, or for a blind missed; it leaves him his turn
            blinds[post.seat] = -post.amount
    straddles = [post for post in posts if post.kind == "straddle"]
    for post in (*(each for each in posts if each.kind == "over-blind"), *straddles[-1:]):
        blinds[post.seat] = post.amount
    return blinds


@dataclass(slots=True)
class _Recording:
    """The happenings of a round as actions."""

    round: PotRound
    viewer: Viewer | None
    waiting: dict[Place, list[Card]] = field(default_factory=dict)  # dealt, and not written yet

    def acts(self) -> Iterator[Act]:
        player: dict[Place, int] = {seat: at for at, seat in enumerate(self.round.order, 1)}
        for each in self.round.happenings:
            if isinstance(each, Dealt):
                if any(place in COMMON for place in each.places):
                    yield from self._dealt(player)
                for place, card in each.pairs:
                    self.waiting.setdefault(place, []).append(card)
            elif isinstance(each, Did):
                yield from self._dealt(player)
                for act in _did(player[each.seat], each.action):
                    yield replace(act, cards=self._seen(each.seat, act.cards))
            elif isinstance(each, Posted) and each.what == "opening bet":
                yield from self._dealt(player)
                yield Act(BRING_IN, player[each.seat])
            elif isinstance(each, Shown) and each.place in player:
                yield from self._dealt(player)
                yield Act(SHOW, player[each.place], self._seen(each.place, self._held(each.place)))
        yield from self._dealt(player)

    def _dealt(self, player: dict[Place, int]) -> Iterator[Act]:
        """The cards since the last action: to each player in turn, then on the board."""
        waiting, self.waiting = self.waiting, {}
        for place in sorted(waiting, key=lambda each: player.get(each, len(player) + 1)):
            seen = self._seen(place, waiting[place])
            yield Act(HOLE, player[place], seen) if place in player else Act(BOARD, cards=seen)

    def _held(self, place: Place) -> list[Card]:
        return self.round.holdings[place].cards

    def _seen(self, place: Place, cards: Iterable[Card | None]) -> Seen:
        """The cards as the viewer knows them."""
        if self.viewer is None:
            return tuple(None if card == UNSEEN else card for card in cards)
        lying = [self.round.holdings[place], *self.round.felt.put_away]
        known = {
            card for held in lying if held.dealt_at == place for card in held.known_to(self.viewer)
        }
        return tuple(card if card in known else None for card in cards)


def _did(player: int, action: Action) -> Iterator[Act]:
    if isinstance(action, Fold):
        yield Act(FOLD, player)
    elif isinstance(action, Check | Call):
        yield Act(CALL, player)
    elif isinstance(action, Bet | RaiseTo):
        yield Act(RAISE, player, amount=action.amount)
    elif isinstance(action, Discard | Draw):
        yield Act(DRAW, player, action.cards)
    elif isinstance(action, BringIn):
        yield Act(BRING_IN, player)
    elif not isinstance(action, Chop | Decline | RunTwice | RunOnce):  # said, and came to nothing
        raise BadInput(f"PHH has no word for {action}")
