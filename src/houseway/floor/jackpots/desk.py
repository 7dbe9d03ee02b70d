"""The floor's desk: every hand that ends in the room is looked at for every jackpot."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from houseway.errors import BadInput
from houseway.floor.jackpots.claims import Claim
from houseway.floor.jackpots.daily import DailyPool
from houseway.floor.jackpots.facts import facts_of
from houseway.floor.jackpots.judging import LOCAL, check_table, judge
from houseway.floor.jackpots.meters import MAIN, local
from houseway.floor.jackpots.pool import Pool
from houseway.floor.jackpots.verdict import Verdict
from houseway.hands import FIVE_CARD
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound


@dataclass(slots=True)
class Desk:
    """The jackpots of a room, by name, and the tables that take part in each.

    It pays nobody. A hand that wins is noted as a claim, which freezes its jackpot until the
    floor has verified or voided it.
    """

    pools: dict[str, Pool]
    room: str = ""  # of several that are linked
    tables: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def opens(self, table: str, game: PotGame, structure: str, jackpots: Collection[str]) -> None:
        """A table takes part in some of the room's jackpots."""
        if unknown := sorted(set(jackpots) - set(self.pools)):
            known = ", ".join(self.pools) or "none"
            raise BadInput(f"this room has no jackpot {unknown[0]!r}; it has {known}")
        check_table(game, structure, [self.pools[name].programme for name in jackpots])
        self.tables[table] = tuple(jackpots)

    def hand_ends(
        self,
        table: str,
        round: PotRound,
        at: datetime,
        *,
        first_card: datetime | None = None,
        tabled: Collection[int] = (),
        people: Mapping[int, str] | None = None,
        elsewhere: Sequence[tuple[str, int]] = (),
    ) -> dict[str, Verdict]:
        """Judge a hand for each jackpot of its table, and note the claims.

        `elsewhere` are the players dealt in at other tables, by table and seat; they share a bad
        beat that the house divides over the room or the network.
        """
        facts = facts_of(round, tabled)
        names = {seat: f"seat {seat}" for seat in facts.seats} | dict(people or {})
        verdicts = {}
        for name in self.tables.get(table, ()):
            pool = self.pools[name]
            verdict = verdicts[name] = judge(pool.programme, facts)
            if isinstance(pool, DailyPool):
                for seat in verdict.entered:
                    hand = FIVE_CARD.rank((*facts.hands[seat], *facts.board))
                    pool.shows(names[seat], hand.made_of, table, at)
            elif verdict.qualifies:
                claim = Claim(
                    table,
                    verdict.winners,
                    verdict.losers,
                    facts.seats,
                    self._which(pool, verdict),
                    first_card,
                    tuple(elsewhere) if pool.programme.division.scope != "table" else (),
                    self.room,
                )
                if pool.posted(claim.jackpot):  # what is not posted cannot be won
                    pool.hit(claim, at)
        return verdicts

    def _which(self, pool: Pool, verdict: Verdict) -> str:
        """The meter that a hand has won, by its name in the books."""
        if verdict.which == LOCAL:
            return local(self.room)
        return verdict.which if pool.programme.rules.distinct else MAIN
