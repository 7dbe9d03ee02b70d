"""Jackpots as they are seen: the sign that everybody reads, and the books of the floor."""

from __future__ import annotations

from houseway.floor.jackpots import DailyPool, conditions
from houseway.floor.jackpots.ledger import Entry
from houseway.server.jackpots.jackpot_claims import Claimed
from houseway.server.jackpots.live_jackpot import LiveJackpot
from houseway.server.shapes.jackpots import (
    JackpotBooks,
    JackpotClaim,
    JackpotCondition,
    JackpotEntry,
    JackpotHit,
    JackpotMeter,
    JackpotPage,
    JackpotShare,
    JackpotSign,
)

LAST = 50  # lines of the books that are shown


def sign(live: LiveJackpot) -> JackpotSign:
    """A jackpot as it hangs in the room: what is posted, and nothing that is not."""
    pool, rules = live.pool, live.programme.rules
    return JackpotSign(
        name=live.name,
        jackpot=rules.name,
        title=rules.title,
        section=rules.section,
        games=list(live.programme.games),
        contribution=live.programme.contribution,
        meters=[
            JackpotMeter(name=name, posted=pool.posted(name), frozen=name in pool.frozen)
            for name in pool.jackpots
        ],
        stopped=pool.stopped,
        hits=[_hit(each) for each in _in_order(live)],
        winners=_winners(live),
    )


def page(live: LiveJackpot) -> JackpotPage:
    """A jackpot with its posted conditions."""
    told = [
        JackpotCondition(clause=clause.id, words=words)
        for clause, words in conditions(live.programme)
    ]
    return JackpotPage(sign=sign(live), conditions=told)


def books(live: LiveJackpot) -> JackpotBooks:
    """A jackpot as those see it who run the room."""
    pool = live.pool
    bonuses = pool.bonuses if isinstance(pool, DailyPool) else []
    return JackpotBooks(
        sign=sign(live),
        accrued={name: pool.accrued(name) for name in pool.jackpots},
        seed_pool=pool.seed_pool,
        held=live.holds,
        claims=[_claim(live, each) for each in _in_order(live)],
        to_seed=[name for name in pool.awarded if live.programme.rules.books.seed],
        to_pay=sum(each.amount for each in bonuses),
        entries=[_entry(live, each) for each in reversed(pool.ledger.entries[-LAST:])],
    )


def _in_order(live: LiveJackpot) -> list[Claimed]:
    """The open claims, the hands that began first in front."""
    return sorted(live.claims, key=lambda each: each.claim.first_card or live.time(each.at))


def _hit(claimed: Claimed) -> JackpotHit:
    return JackpotHit(
        id=claimed.id,
        meter=claimed.claim.jackpot,
        table=claimed.claim.table,
        table_name=claimed.table_name,
        words=claimed.words,
        at=claimed.at / 1000,
    )


def _claim(live: LiveJackpot, claimed: Claimed) -> JackpotClaim:
    divided = live.pool.shares(claimed.claim)
    return JackpotClaim(
        hit=_hit(claimed),
        first=live.first_claim(claimed.claim.jackpot) is claimed,
        shares=[
            JackpotShare(
                table=share.who[0],
                seat=share.who[1],
                name=live.who(share.who, claimed.people)["name"],
                part=share.part,
                amount=share.amount,
            )
            for share in divided.paid
        ],
        back=divided.back,
    )


def _entry(live: LiveJackpot, entry: Entry) -> JackpotEntry:
    """A line of the books, with tables by the names people know them by."""
    cause = entry.cause
    for id, name in live.tables.items():
        cause = cause.replace(id, name)
    return JackpotEntry(
        at=entry.at.timestamp() if entry.at else None,
        cause=cause,
        clause=entry.clause.id,
        amount=entry.amount,
        source=entry.source,
        target=entry.target,
    )


def _winners(live: LiveJackpot) -> list[str]:
    """Whose names are on the wait-list monitor."""
    if not isinstance(live.pool, DailyPool):
        return []
    return [live.daily_name(each) for each in live.pool.display]
