"""What a wager may come to: the least, the most, and all that the player has."""

from __future__ import annotations

from houseway.errors import BadInput
from houseway.money import ZERO, Cents
from houseway.rulings.situations import Wager

ENOUGH = Cents(10**12)  # chips of a player of whom nobody says how many he has


def left_out(seen: Wager) -> tuple[Cents, ...]:
    """The chips of before that still lie there after the gesture, one by one where known."""
    if seen.gesture == "pull back all":
        return ()
    left = list(seen.prior)
    for chip in seen.pulled:
        if chip not in left:  # only sums are known
            rest = Cents(sum(seen.prior) - sum(seen.pulled))
            return (rest,) if rest > 0 else ()
        left.remove(chip)
    return tuple(left)


def put(seen: Wager) -> Cents:
    """What lies in front of him for this round."""
    return Cents(sum(left_out(seen)) + sum(seen.chips))


def matched(seen: Wager) -> bool:
    """Whether he owes nothing more: an oversized chip out for a blind owes a raise all the same."""
    out = sum(seen.prior)
    return out == seen.facing or (out > seen.facing and seen.facing in (ZERO, *seen.blinds))


def all_in(seen: Wager) -> Cents:
    """His whole stack, with what he has out; chips on the table are his."""
    if seen.stack is None:
        return ENOUGH
    return Cents(sum(seen.prior) + max(seen.stack, sum(seen.chips)))


def least_raise(seen: Wager) -> Cents:
    """The last full bet or raise, the big blind at least.

    Where nobody says it, what he faces was the opening bet; or, of a player with chips out, a
    raise over them: over the big blind where they are a blind, or a chip too big for one.
    """
    big = max(seen.blinds, default=ZERO)
    if seen.last_raise is not None:
        return max(seen.last_raise, big)
    out = Cents(sum(seen.prior))
    over = big if out and (out in seen.blinds or out >= seen.facing) else out
    return max(Cents(seen.facing - over), big)


def least(seen: Wager) -> Cents:
    """The least total of a bet or raise, all in or not."""
    raised = Cents(seen.facing + least_raise(seen))
    return min(all_in(seen), seen.least or completed(seen) or raised)


def completed(seen: Wager) -> Cents | None:
    """In limit, what a bring-in or less than half a bet too much is completed to (B18, S02)."""
    unit = seen.last_raise or max(seen.blinds, default=ZERO)
    if seen.limit != "limit" or not unit:
        return None
    over = seen.facing % unit
    brought_in = seen.facing < unit and seen.facing in seen.blinds
    return Cents(seen.facing - over + unit) if over and (brought_in or 2 * over < unit) else None


def pot_bet(seen: Wager, pot: Cents | None) -> Cents:
    """What a bet of such a pot comes to: the pot as it would be after a call."""
    if pot is None:
        raise BadInput("the pot is the limit, and nobody says how much is in it; give the pot")
    return Cents(seen.facing + pot + max(0, seen.facing - sum(seen.prior)))


def motions(seen: Wager) -> tuple[Cents, ...]:
    """The chips of every motion: the first is among them, or came before them."""
    rest = list(seen.chips)
    for chip in seen.first_motion:
        if chip not in rest:
            return (*seen.first_motion, *seen.chips)
        rest.remove(chip)
    twice = (*seen.first_motion, *seen.chips)  # as many chips once more
    has_them = seen.stack is None or sum(twice) <= seen.stack
    return twice if has_them and not rest else seen.chips
