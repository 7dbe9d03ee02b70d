"""An episode in words, as one seat sees it: for `render`."""

from __future__ import annotations

from houseway.money import text
from houseway.play.view import HandView
from houseway.rl.episode import Episode


def shown(episode: Episode, seat: int) -> str:
    """The table before a seat: cards, chips, pots, what may be answered, and the lines if over."""
    view = episode.view(seat)
    if view is None:
        bets = ", ".join(f"{name} {text(each)}" for name, each in episode.stakes[seat].items())
        return f"seat {seat} bets: {bets or 'nothing yet'}; may: {', '.join(episode.ways())}"
    lines = [_hand(hand) for hand in view.places if hand.cards]
    for each in view.seats:
        cards = "  ".join(_hand(hand) for hand in each.hands)
        chips = "" if each.stack is None else f" {text(each.stack)} behind"
        lines.append(f"seat {each.seat} ({each.status}){chips}  {cards}".rstrip())
    lines += [f"{pot.name} {text(pot.amount)}" for pot in view.pots]
    if view.options:
        lines.append(f"seat {seat} may: {', '.join(offer.words for offer in view.options.offers)}")
    return "\n".join([*lines, *(line.words for line in view.lines if view.over)])


def _hand(hand: HandView) -> str:
    cards = " ".join(each or "??" for each in hand.cards)
    return f"{hand.label}: {cards}" + (f" ({hand.words})" if hand.words else "")
