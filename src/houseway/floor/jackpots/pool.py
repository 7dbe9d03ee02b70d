"""A jackpot over time: who claims it, what the floor decides, and what is paid."""

from __future__ import annotations

from datetime import datetime

from houseway.errors import Illegal
from houseway.floor.jackpots.claims import Claim, by_first_card
from houseway.floor.jackpots.division import Shares
from houseway.floor.jackpots.ledger import SEED_POOL, accrued, posted
from houseway.floor.jackpots.meters import Meters, Payee
from houseway.floor.jackpots.shares import shares
from houseway.money import Cents, text


class Pool(Meters):
    """The meters of one programme and everything that may happen to them."""

    # Claims

    def hit(self, claim: Claim, at: datetime | None = None) -> None:
        """Somebody claims a jackpot: it is frozen until the floor has verified or voided it."""
        rules, name = self.programme.rules, claim.jackpot
        self._check_name(name)
        self._check_room(claim.room or claim.table)
        if rules.daily:
            raise Illegal("a daily bonus is not claimed: hands are entered", clause=rules.daily)
        if rules.bad_beat and not claim.losers:
            raise Illegal("a bad beat has a losing hand", clause=rules.bad_beat.beats)
        if not self.posted(name):
            again = rules.books.next_day if self._won_today(name, at) else None
            raise Illegal(
                "nothing is posted, and nothing can be won", clause=again or rules.books.available
            )
        self._write(at, f"claimed at {claim.table}: frozen", rules.qualifier.cite)
        self.claims.setdefault(name, []).append((claim, at))

    def verify(self, jackpot: str | None = None, at: datetime | None = None) -> Shares[Payee]:
        """The claim holds: the posted amount is paid, the earliest round first and alone."""
        rules = self.programme.rules
        name = self._claimed(jackpot)
        if self.stopped:
            raise Illegal("it is frozen by the floor", clause=rules.books.available)
        self.ledger.check_time(at)
        first, *later = by_first_card(self.claims[name])
        hit_at = next(when for claim, when in self.claims[name] if claim is first)
        divided = self.shares(first)
        for share in divided.paid:
            self._pay(name, share.who, share.amount, share.part, at)
        if divided.back:
            cite = rules.books.back or rules.books.drop
            self._write(at, "rest back", cite, divided.back, posted(name), accrued(name))
        for claim in later:
            cite = rules.books.later or rules.books.pays
            self._write(at, f"{claim.table} began its round later", cite)
        del self.claims[name]
        if name in self.programme.jackpots:  # a local jackpot grows again without a seed
            self.awarded[name] = self._day(hit_at)
        return divided

    def shares(self, claim: Claim) -> Shares[Payee]:
        """How the posted amount would be divided for a claim."""

        def at_table(seats: tuple[int, ...]) -> list[Payee]:
            return [(claim.table, str(seat)) for seat in seats]

        return shares(
            self.programme,
            self.posted(claim.jackpot),
            winners=at_table(claim.winners),
            losers=at_table(claim.losers),
            others=[(table, str(seat)) for table, seat in claim.others],
        )

    def void(
        self, jackpot: str | None = None, at: datetime | None = None, *, talking: bool = False
    ) -> None:
        """The floor takes the first claim back: nothing is paid, the next one stands."""
        name = self._claimed(jackpot)
        self.ledger.check_time(at)
        books = self.programme.rules.books
        cite = (books.talking if talking else None) or books.available
        claim = by_first_card(self.claims[name])[0]
        why = "players spoke of it" if talking else "it does not stand"
        self._write(at, f"the claim at {claim.table} is void: {why}", cite)
        left = [each for each in self.claims[name] if each[0] is not claim]
        if left:
            self.claims[name] = left
        else:
            del self.claims[name]

    # The floor

    def freeze(self, at: datetime | None = None) -> None:
        """The floor stops postings, seeds and payments."""
        if self.stopped:
            raise Illegal("the floor has frozen it already")
        self._write(at, "frozen by the floor", self.programme.rules.books.available)
        self.stopped = True

    def unfreeze(self, at: datetime | None = None) -> None:
        """The floor releases what it has stopped."""
        if not self.stopped:
            raise Illegal("the floor has not frozen it")
        self._write(at, "released by the floor", self.programme.rules.books.available)
        self.stopped = False

    def reseed(self, jackpot: str | None = None, at: datetime | None = None) -> Cents:
        """The seed that was kept starts a jackpot that was won."""
        books = self.programme.rules.books
        name = self._to_seed(jackpot)
        if books.seed is None:
            raise Illegal("nothing is kept for a seed")
        if name in self.frozen:
            raise Illegal("it is frozen until the claim is settled", clause=books.available)
        if self._won_today(name, at):
            raise Illegal("it is not seeded before the next business day", clause=books.next_day)
        wanted = self.programme.seeds(name)
        amount = self.seed_pool if wanted is None else Cents(min(wanted, self.seed_pool))
        self._write(at, "seeded again", books.seed, amount, SEED_POOL, accrued(name))
        del self.awarded[name]
        return amount

    def lower(self, to: Cents) -> None:
        """Nobody turns a meter down: it falls for a payment, and for nothing else."""
        raise Illegal(
            f"a meter is not turned down to {text(to)}; it falls only by what is paid",
            clause=self.programme.rules.books.available,
        )

    # Looking things up

    def _to_seed(self, jackpot: str | None) -> str:
        waiting = list(self.awarded) if jackpot is None else [jackpot]
        if len(waiting) != 1 or waiting[0] not in self.awarded:
            raise Illegal(
                "only a jackpot that was won is seeded again; name it where several were",
                clause=self.programme.rules.books.seed,
            )
        return waiting[0]

    def _claimed(self, jackpot: str | None) -> str:
        names = list(self.claims) if jackpot is None else [jackpot]
        if len(names) != 1 or names[0] not in self.claims:
            raise Illegal("no such claim is open", clause=self.programme.rules.books.pays)
        return names[0]

    def _won_today(self, jackpot: str, at: datetime | None) -> bool:
        """Whether a distinct jackpot was awarded on this very business day."""
        if self.programme.rules.books.next_day is None or jackpot not in self.awarded:
            return False
        return self.awarded[jackpot] == self._day(at)
