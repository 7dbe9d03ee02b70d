"""Charts to play by: a hand to bet from for each card that the dealer may show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from houseway.analysis.policies import seen
from houseway.cards import parse_cards
from houseway.hands import Ranking, ranking
from houseway.play import Options
from houseway.play.actions import Action, Fold, Stake
from houseway.play.view import View


@dataclass(frozen=True, slots=True)
class PlaysByOpenCard:
    """Bets little from one hand on and much from another; folds what is weaker."""

    by: str  # the ranking of the hands
    floors: Mapping[str, Sequence[int]]  # by open rank: the least value for each bet

    def __call__(self, view: View, options: Options) -> Action:
        own = ranking(self.by).value(seen(view, options.seat))
        (shown,) = seen(view, "dealer")
        little, much = self.floors[shown.text[0]]
        stakes = [offer for offer in options.offers if offer.kind is Stake]
        if own < little:
            return Fold()
        return stakes[-1].action(stakes[-1].most) if own >= much else stakes[0].action()


def by_chart(by: Ranking, rows: Mapping[str, Sequence[str]]) -> PlaysByOpenCard:
    """The policy of a chart whose cells are hands: T-T-A-8."""
    floors = {rank: [value_of(by, cell) for cell in cells] for rank, cells in rows.items()}
    return PlaysByOpenCard(by.name, floors)


def value_of(by: Ranking, ranks: str) -> int:
    """A hand from its ranks in a chart, of several suits."""
    each = ranks.split("-")
    return by.value(parse_cards(" ".join(map("".join, zip(each, "cdhsc", strict=False)))))
