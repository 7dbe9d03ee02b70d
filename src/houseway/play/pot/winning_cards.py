"""The cards that a pot was won with, where they lie: to be lifted for everybody to see."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card
from houseway.hands import Ranking
from houseway.play.happenings import Place
from houseway.play.pot.pot_round import PotRound


def winning_cards(played: PotRound) -> dict[Place, list[int]]:
    """The places of the cards that won at a showdown, counted from 0, by the hand they lie in.

    Only hands that were shown win there, so everybody has seen them.
    """
    runs = played.felt.runs() if played.award.best else []
    lifted: set[Card] = set()
    for run, won in played.award.best:
        boards: Sequence[Sequence[Card]] = runs[run] if won.share.board else [()]
        for seat in () if won.unseen else won.seats:
            hole = played.holdings[seat].cards
            for board in boards:
                if won.share.ranking.value(hole, board) == won.value:
                    lifted.update(_made_of(won.share.ranking, hole, board, won.value))
                    break
    found = {
        place: [at for at, card in enumerate(held.cards) if card in lifted]
        for place, held in played.holdings.items()
    }
    return {place: at for place, at in found.items() if at}


def _made_of(
    ranking: Ranking, hole: Sequence[Card], board: Sequence[Card], value: int
) -> list[Card]:
    """The cards without which the hand would be worth less: one after the other is taken away."""
    held = [list(hole), list(board)]
    for which, cards in enumerate((hole, board)):
        for card in cards:
            if len(held[0]) + len(held[1]) <= ranking.size:
                return [*held[0], *held[1]]
            fewer = [list(each) for each in held]
            fewer[which].remove(card)
            if _worth(ranking, *fewer) == value:
                held = fewer
    return [*held[0], *held[1]]


def _worth(ranking: Ranking, hole: Sequence[Card], board: Sequence[Card]) -> int | None:
    """What these cards are worth; nothing, where they are too few to be ranked."""
    try:
        return ranking.value(hole, board)
    except (ValueError, IndexError, KeyError):
        return None
