"""What a pot game's table refuses: settings that do not fit, posts of a wrong size or seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houseway.errors import BadSetting, IllegalBet
from houseway.money import text
from houseway.play.pot.stakes import Post, Stakes
from houseway.play.settings import Settings
from houseway.rulebook import Clause

if TYPE_CHECKING:
    from houseway.play.pot.pot_game import PotGame


def check_limits(game: PotGame, settings: Settings) -> None:
    """Refuse limits that are not a small bet and a big one, or over the maximum single bet."""
    limits, most = settings.get("limits"), settings.get("max_bet")
    if not isinstance(limits, tuple):
        return
    if len(limits) != 2:
        raise BadSetting(
            f"'limits' holds {len(limits)} amounts; it takes two, the small and the big bet",
            clause=game.posted.cite,
        )
    if settings["limit"] == "limit" and isinstance(most, int) and max(limits) > most:
        raise BadSetting(
            f"a bet of {text(max(limits))} is over the maximum single bet of {text(most)}",
            clause=game.bets.max_bet or game.posted.cite,
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


def check_doubles(game: PotGame, settings: Settings) -> None:
    """Refuse limits that are not the big blind and its double, where they have to be."""
    doubles = game.bets.doubles if game.event is None or game.in_event(settings) else None
    blinds, limits = settings.get("blinds"), settings.get("limits")
    if doubles and isinstance(blinds, tuple) and isinstance(limits, tuple):
        big = blinds[-1]
        if limits != (big, 2 * big):
            raise BadSetting(
                f"with a big blind of {text(big)} the bets are {text(big)} and {text(2 * big)}",
                clause=doubles,
            )


def check_blinds(game: PotGame, settings: Settings) -> None:
    """Refuse blinds that do not fit the limits."""
    blinds, limits = settings.get("blinds"), settings.get("limits")
    if not isinstance(blinds, tuple):
        return
    if len(blinds) != 2:
        raise BadSetting(
            f"'blinds' holds {len(blinds)} amounts; it takes two, small and big",
            clause=game.posted.cite,
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
            clause=game.bets.doubles or game.blinds.big,
        )


def straddle_sizes(game: PotGame, stakes: Stakes) -> tuple[int, int]:
    """The least and the most that a straddle may be."""
    least = 2 * stakes.forced.opening
    oversize = stakes.limits.structure == "limit" and game.blinds and game.blinds.oversize
    return least, 5 * stakes.forced.opening // 2 if oversize else least


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
    if stakes.forced.mississippi:
        allowed.append(button)
    if post.seat not in allowed:
        where = f"seat {allowed[0]}" if allowed else "nobody"
        if len(allowed) > 1:
            where += f" or the button, seat {button}"
        by_place = game.blinds.straddle if stakes.limits.structure == "limit" else game.blinds.live
        raise IllegalBet(
            f"seat {post.seat} may not straddle; {where} may",
            clause=game.blinds.no_button if post.seat == button else by_place,
        )
    _check_chips("a straddle", post.amount, stakes, game.blinds.straddle)
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
    if not stakes.forced.over_blinds:
        raise IllegalBet("this table takes no over-blinds", clause=over)
    _check_chips("an over-blind", amount, stakes, over)
    if amount < 2 * largest:
        raise IllegalBet(
            f"an over-blind of {text(amount)} is under {text(2 * largest)}, "
            "twice the largest blind so far",
            clause=over,
        )
    if stakes.limits.max_bet and amount > stakes.limits.max_bet:
        raise IllegalBet(
            f"an over-blind of {text(amount)} is over the table's maximum of "
            f"{text(stakes.limits.max_bet)}",
            clause=over,
        )


def _check_chips(what: str, amount: int, stakes: Stakes, cite: Clause) -> None:
    """Refuse what the chips in play do not make."""
    if amount % stakes.chip:
        raise IllegalBet(
            f"{what} of {text(amount)} cannot be made with chips of {text(stakes.chip)}",
            clause=cite,
        )


def _straddle_clause(game: PotGame, stakes: Stakes, *, too_big: bool) -> Clause | None:
    assert game.blinds
    if stakes.forced.kill and game.kill:
        return game.kill.straddle
    if stakes.limits.structure != "limit":
        return game.blinds.live
    return (too_big and game.blinds.oversize) or game.blinds.straddle
