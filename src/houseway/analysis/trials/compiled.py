"""Rounds of a banked game by kernels: what each spot wins and loses, to the cent.

Rounds in which an aggregate cap is reached are rare, and go to the game's own script.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from houseway.analysis.policies import Policy
from houseway.analysis.rounds import rounds_for
from houseway.analysis.trials.banked import Table
from houseway.analysis.trials.totals import Tally, Totals
from houseway.cards import RiggedShoe

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from houseway.analysis.rounds.settled import Came, Dealt, Outcome, Rounds
    from houseway.play import Place

BLOCK = 1 << 18  # rounds that one worker plays
AT_ONCE = 1 << 13  # rounds whose cards stay in the processor's cache


@dataclass(frozen=True, slots=True)
class CompiledTable:
    """A table whose rounds are dealt and settled by kernels."""

    table: Table
    rounds: Rounds

    @classmethod
    def opened(cls, table: Table, policy: Policy) -> CompiledTable | None:
        """The table, where kernels know the game, what is posted there, and the policy."""
        if table.closed_to_kernels:
            return None
        found = rounds_for(table.game, table.settings, policy)
        return cls(table, found) if found else None

    def play(self, policy: Policy, count: int, seed: str) -> Totals:
        """Play so many rounds, with chance of their own."""
        import numpy as np

        from houseway.analysis.edges.dealt import pack_of
        from houseway.analysis.kernels.rounds.banked import deal_rows
        from houseway.analysis.rounds.settled import Dealt

        number = hashlib.sha256(seed.encode()).digest()[:8]
        stream = np.frombuffer(number, dtype=np.uint64).copy()
        pack, places = pack_of(self.rounds.deck), self.rounds.places
        sheet = self.sheet(policy)
        for at in range(0, count, AT_ONCE):
            rows = np.empty((min(AT_ONCE, count - at), sum(places.values())), dtype=np.uint8)
            deal_rows(stream, pack, rows)
            sheet.add(Dealt(rows, places))
        return sheet.totals()

    def sheet(self, policy: Policy) -> Sheet:
        """A sheet with nothing on it yet."""
        return Sheet(self, policy)

    def by_script(self, dealt: Mapping[Place, list[int]], policy: Policy, totals: Totals) -> None:
        """One round with these cards by the game's own script."""
        from houseway.analysis.rounds.settled import IN_ORDER

        cards = {card.index: card for card in self.rounds.deck}
        laid = {None if place == IN_ORDER else place: [cards[each] for each in held]
                for place, held in dealt.items()}  # fmt: skip
        self.table.play_one(RiggedShoe(self.rounds.deck, laid), policy, totals)


class Spot:
    """One spot's outcomes in cents, and how often each came."""

    def __init__(self, outcomes: tuple[Outcome, ...], unit: int) -> None:
        import numpy as np

        self.outcomes, self.unit = outcomes, unit
        self.bonuses = np.array([int(each.bonus * unit) if each.bonus else 0 for each in outcomes])
        self.counts = np.zeros(len(outcomes), dtype=np.int64)

    @property
    def asked(self) -> int:
        """How often a player was asked on the way to these outcomes."""
        return sum(outcome.asked * count for outcome, count in self.seen())

    def tally(self) -> Tally:
        found = Tally(self.unit)
        for outcome, count in self.seen():
            net, staked = (int(part * self.unit) for part in (outcome.net, outcome.staked))
            found.rounds += count
            found.won += count * net
            found.squares += count * net * net
            found.staked += count * staked
            found.nets[net] += count
        return found

    def seen(self) -> Iterator[tuple[Outcome, int]]:
        """The outcomes that came, and how often."""
        for at in self.counts.nonzero()[0].tolist():
            yield self.outcomes[at], int(self.counts[at])


class Sheet:
    """What rounds have come to so far."""

    def __init__(self, compiled: CompiledTable, policy: Policy) -> None:
        self.compiled, self.policy = compiled, policy
        self.spots: dict[str, Spot] = {}
        self.scripted = compiled.table.totals()  # the rounds that reached a cap
        caps = compiled.table.game.caps_for(compiled.table.settings)
        self.most = min((cap.amount for cap in caps), default=0)

    def add(self, dealt: Dealt) -> None:
        """Settle rounds and count them."""
        import numpy as np

        from houseway.analysis.kernels.rounds.banked import add_up

        came = self.compiled.rounds.settle(dealt)
        for name, each in came.items():
            if name not in self.spots:
                self.spots[name] = Spot(each.outcomes, self.compiled.table.stake(name))
        over = self._over_the_cap(came)
        if over is not None:
            for at in np.flatnonzero(over).tolist():
                self.compiled.by_script(dealt.one(at), self.policy, self.scripted)
        for name, each in came.items():
            add_up(each.codes if over is None else each.codes[~over], self.spots[name].counts)

    def _over_the_cap(self, came: Mapping[str, Came]) -> NDArray[np.bool_] | None:
        """The rounds whose bonuses together are more than a cap, if there are any."""
        import numpy as np

        paying = {name: spot for name, spot in self.spots.items() if spot.bonuses.any()}
        if not self.most or sum(spot.bonuses.max() for spot in paying.values()) <= self.most:
            return None
        part = self.most // len(paying)  # where no bonus is more, all together are not
        large = {name: spot.bonuses > part for name, spot in paying.items()}
        if not any(large[name][came[name].codes].any() for name in large if large[name].any()):
            return None
        won = sum(spot.bonuses[came[name].codes] for name, spot in paying.items())
        return np.asarray(won > self.most)

    def totals(self) -> Totals:
        """All of it in cents, as the script would have counted it."""
        found = Totals(tallies={name: spot.tally() for name, spot in self.spots.items()})
        found.rounds = max(tally.rounds for tally in found.tallies.values())
        found.counts["decisions"] = found.rounds * self.compiled.rounds.decisions
        found.counts["decisions"] += sum(spot.asked for spot in self.spots.values())
        found.merge(self.scripted)
        return found
