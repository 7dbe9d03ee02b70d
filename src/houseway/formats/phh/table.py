"""The table that a history was played at: stakes, stacks, blinds and who posts what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from houseway import games
from houseway.errors import BadInput, BadSetting
from houseway.formats.phh.history import History
from houseway.formats.phh.notation import RAISE, write_amount
from houseway.formats.phh.variants import LIMIT, Variant, variant
from houseway.money import Cents
from houseway.play.pot import Antes, Event, PotGame, RaiseCap, Twists
from houseway.play.pot.stakes import Post, Seating, Stakes

CHIP, CENT = 100, 1
HEADS_UP = 2
AROUND = 8  # players at a table of plain poker, where the house seats fewer
NO_CAP = 1000  # raises; a history does not say how many its house allowed
GAME, SETTINGS = "_game", "_settings"  # fields of our own: by which house's rules a hand was played


Table = tuple[PotGame, Stakes, Seating]


def table_of(history: History) -> Table:
    """The game of ours that plays a history, at the stakes that it names, and who sits down.

    A hand that we wrote down names its game and its table. Any other is plain poker: the house's
    own cap on raises, its fee and its limits for what may be posted are left aside.
    """
    kind = variant(history.variant)
    if GAME in history.others:
        game, stakes = _own(history)
        return game, stakes, _seating(game, history, stakes.forced.big_blind)
    game = kind.game()
    opens, antes = game.opens, game.antes
    if antes:  # everybody puts in an ante; the opener brings it in, or completes at once
        opens = Antes(antes.cite, antes.size, antes.forced, completes=antes.forced)
    game = replace(
        game,
        bets=replace(game.bets, raises=RaiseCap(NO_CAP, game.bets.raises.cite)),
        opens=opens,
        extras=tuple(extra for extra in game.extras if not isinstance(extra, Twists | Event)),
        seats=max(game.seats, AROUND),
    )
    return game, _plain(game, kind, history), _seating(game, history)


def _own(history: History) -> tuple[PotGame, Stakes]:
    game = games.find(str(history.others[GAME]))
    if not isinstance(game, PotGame):
        raise BadInput(f"{game.name} is not a game for a pot; PHH has no others")
    settings = history.others.get(SETTINGS, {})
    if not isinstance(settings, Mapping):
        raise BadInput(f"{SETTINGS!r} is {settings!r}; it must be a table of settings")
    return game, game.stakes(settings)


def _plain(game: PotGame, kind: Variant, history: History) -> Stakes:
    small, big = _blinds(history)
    bets = (history.small_bet or history.min_bet or big, history.big_bet or history.min_bet or big)
    posted: dict[str, object] = {"limit": kind.structure, "chip": _chip(history)}
    if any(setting.name == "chop" for setting in game.settings):
        posted["chop"] = False
    if game.blinds:
        named: dict[str, object] = {"blinds": (small or 1, big)}
        modest: dict[str, object] = {"blinds": (1, bets[0])}
    else:
        named = {"ante": max(history.antes), "bring_in": history.bring_in}
        modest = {"ante": 1, "bring_in": 1}
    if kind.structure == LIMIT:
        posted["limits"] = bets
    try:
        stakes = game.stakes({**posted, **named})
    except BadSetting:  # no table of this house would open with them; the hand was played so
        stakes = game.stakes({**posted, **modest})
    forced = replace(
        stakes.forced,
        small_blind=small,
        big_blind=big,
        ante=0 if game.blinds else max(history.antes),
        bring_in=history.bring_in or 0,
    )
    return replace(stakes, limits=replace(stakes.limits, bets=bets), forced=forced)


def _blinds(history: History) -> tuple[int, int]:
    """The small blind, where the first player posts one, and the highest of all."""
    posted = history.by_player(history.blinds_or_straddles)
    if not posted:
        return 0, 0
    big = _big(posted)
    small = _small(history, posted, big)
    return posted[small] if small else 0, posted[big]


def _big(posted: Mapping[int, int], amount: int = 0) -> int:
    """Who has the big blind: the first with the amount, or with the most that anybody posts."""
    if amount and amount in posted.values():
        return next(player for player in posted if posted[player] == amount)
    return max(posted, key=lambda player: (posted[player], -player))


def _small(history: History, posted: Mapping[int, int], big: int) -> int:
    """The player with the small blind next to the big one; 0 where it is posted otherwise."""
    small = history.size if history.size == HEADS_UP else big - 1
    return small if small and small != big and posted[small] > 0 else 0


def _seating(game: PotGame, history: History, big_blind: int = 0) -> Seating:
    """Player N in seat N, the button with the last; antes and whatever else is put in as posts.

    Less than nothing is a newcomer's post. Where the big blind is known, more than that is a
    straddle. Otherwise the highest post counts as the big blind, and the player who made it acts
    last, as a straddler does.
    """
    stacks = {
        player: _enough(history) if stack is None else stack
        for player, stack in enumerate(history.starting_stacks, 1)
    }
    antes = history.by_player(history.antes)
    if not game.blinds:
        by_button = game.antes is not None and game.antes.button is not None
        if len(set(antes.values())) > 1 and not by_button:
            raise BadInput(f"antes of different sizes are not played in {game.name}")
        return Seating(stacks, history.size)
    if history.ante_trimming_status and any(stacks[each] < antes[each] for each in stacks):
        raise BadInput("a stack shorter than its ante is not played with a trimmed ante")
    posted = history.by_player(history.blinds_or_straddles)
    big = _big(posted, big_blind)
    small = _small(history, posted, big)
    posts = [Post(player, "dead", ante) for player, ante in antes.items() if ante]
    over = "over-blind" if game.blinds.over else "straddle"
    for player, amount in sorted(posted.items(), key=lambda each: each[1]):
        if -amount > posted[big]:
            raise BadInput(
                f"{history.who(player)} posts {write_amount(-amount)}; a newcomer's post of more "
                f"than {write_amount(posted[big])} is not played"
            )
        if amount and player not in (small, big):
            kind = over if big_blind and amount > big_blind else "live"
            posts.append(Post(player, kind, Cents(abs(amount))))
    return Seating(stacks, history.size, tuple(posts), small, big)


def _enough(history: History) -> Cents:
    """More than anybody could lose, for a stack that is not written down."""
    known = sum(stack or 0 for stack in history.starting_stacks)
    return Cents(known + 100 * max(_amounts(history)))


def _chip(history: History) -> int:
    """The smallest chip: a whole one, unless the history has fractions."""
    return CENT if any(amount % CHIP for amount in _amounts(history)) else CHIP


def _amounts(history: History) -> Iterator[int]:
    """Every amount that a history names."""
    yield from (history.bring_in or 0, history.small_bet or 0, history.big_bet or 0)
    yield history.min_bet or 0
    yield from history.antes
    yield from history.blinds_or_straddles
    for stacks in (history.starting_stacks, history.finishing_stacks or (), history.winnings or ()):
        yield from (stack or 0 for stack in stacks)
    yield from (act.amount or 0 for act in history.actions if act.word == RAISE)
