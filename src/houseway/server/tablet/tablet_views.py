"""What is seen of a live table, by allow-list: nothing was keyed that did not lie open."""

from __future__ import annotations

import re
from typing import Any

from houseway.cards import UNSEEN
from houseway.floor.board import stakes_words
from houseway.money import text
from houseway.play.actions import Bet, Fold, RaiseTo
from houseway.play.happenings import DEALER, PUBLIC, Place
from houseway.play.options import DEALER_SEAT
from houseway.play.pot.pot_round import PotRound
from houseway.server.rulings.ruling_views import clause_view, ruling_view
from houseway.server.shapes.live_tables import (
    LiveEntry,
    LivePlace,
    LiveSeat,
    LiveSeen,
    LiveStruck,
    LiveTableView,
    LiveToAct,
)
from houseway.server.shapes.rounds import LineView, OptionsView, PotView
from houseway.server.shapes.rulings import RulingView
from houseway.server.tablet.trades import PotTablet
from houseway.tablet import Entry, LiveHand, Seen
from houseway.tablet.steps import Acted, Answered, Corrected, Decided, Keyed, Step, TurnCame
from houseway.tablet.written import name_of

_SEAT = re.compile(r"\bseat[- ](\d+)\b", re.IGNORECASE)


def tablet_view(live: PotTablet, *, yours: bool, decides: bool) -> LiveTableView:
    """The table as one of those who keep its count sees it, one who decides, or anybody."""
    table, game = live.table.table, live.table.game
    hand = live.table.hand
    round = hand.round if hand else None
    waits = hand.waits if hand and live.table.in_round else None
    told = round.view(DEALER if yours else PUBLIC) if round else None
    return LiveTableView(
        id=live.id,
        name=live.name,
        game=game.id,
        game_name=game.name,
        stakes=stakes_words(game, live.table.settings),
        symbol=table.house.currency.symbol,
        state=live.seq,
        phase=live.phase,  # type: ignore[arg-type]
        yours=yours,
        decides=decides,
        chips=list(live.chips),
        seat_count=table.seat_count,
        seats=[_seat(live, number) for number in sorted(table.seats)],
        hand=live.hand_number,
        button=round.button if round and live.table.in_round else table.button or None,
        street=told.street if told and live.table.in_round else None,
        pot=_pot(round) if round and live.table.in_round else 0,
        pots=[PotView.model_validate(each.to_json()) for each in told.pots] if told else [],
        places=_places(hand) if hand else [],
        to_act=_to_act(hand) if hand and live.table.in_round else None,
        asks=_asks(round) if round and yours and live.table.in_round else None,
        waits=_entry(live, hand, waits) if hand and waits else None,
        record=[_entry(live, hand, each) for each in hand.entries] if hand else [],
        struck=_struck(live, hand),
        lines=[LineView.model_validate(each.to_json()) for each in told.lines] if told else [],
        may_undo=bool(yours and hand and live.table.in_round and hand.steps),
        cannot_deal=None if live.table.in_round else table.can_deal(),
        bought=live.table.bought if yours else None,
        taken=dict(live.table.taken) if yours else {},
        pack=sorted({each.text for each in game.deck_for(live.table.settings)}),
    )


def _pot(round: PotRound) -> int:
    """Everything in the middle; once it was shared, what there was."""
    if round.over:
        return sum(pot.amount for pot in round.award.pots) + round.award.rake + round.award.dropped
    return round.chips.in_pot()


def _seat(live: PotTablet, number: int) -> LiveSeat:
    who, hand = live.table.table.seats[number], live.table.hand
    told: dict[str, Any] = {
        "seat": number,
        "name": who.person,
        "away": who.away,
        "waiting": who.waiting,
    }
    bare: dict[str, Any] = {"marks": [], "cards": [], "words": None, "early": None}
    if hand is None or number not in hand.round.numbers():
        return LiveSeat(**told, **bare, stack=who.stack, bet=0, status="out")
    round = hand.round
    held = round.holdings[number]
    cards = _open(hand, number, len(held.cards))
    early = hand.early.get(number)
    in_round = live.table.in_round
    return LiveSeat(
        **told,
        stack=round.stack_of(number) if in_round else who.stack,
        bet=round.put[number] if in_round else 0,
        status=round.status_of(number),
        marks=list(round.marks_of(number)),
        cards=cards if number in round.live or any(cards) else [],
        words=_hand_words(hand, number),
        early=early.meant or "acts" if early else None,
    )


def _hand_words(hand: LiveHand, seat: int) -> str | None:
    """What a hand makes that was shown whole, with a board that is known."""
    if not hand.round.over or seat not in hand.round.dealer.seen_seats():
        return None
    held = hand.round.holdings[seat]
    return hand.round.game.describe(hand.round, seat, list(held.cards)) if held.up else None


def _places(hand: LiveHand) -> list[LivePlace]:
    """The cards in the middle, as far as they were keyed."""
    found = []
    for place, held in hand.round.holdings.items():
        if isinstance(place, str) and held.owner is None:
            cards = _open(hand, place, len(held.cards))
            found.append(LivePlace(place=place, label=held.label, cards=cards))
    return found


def _open(hand: LiveHand, place: Place, count: int) -> list[str | None]:
    """The cards of a place as far as they were keyed."""
    keyed = [None if each == UNSEEN else each.text for each in hand.keyed.get(place, ())]
    return [*keyed, *([None] * (count - len(keyed)))]


def _to_act(hand: LiveHand) -> LiveToAct | None:
    options = hand.round.options()
    if options is None or options.seat == DEALER_SEAT or options.offers[0].kind is not Fold:
        return None
    seat, round = options.seat, hand.round
    wager = options.offer(RaiseTo) or options.offer(Bet)
    owes = min(round.betting.high - round.put[seat], round.stack[seat])
    return LiveToAct(
        seat=seat,
        facing=round.betting.high,
        owes=max(0, owes),
        prior=list(hand.prior(Seen(seat))),
        least=wager.least if wager else None,
        most=wager.most if wager else None,
    )


def _asks(round: PotRound) -> OptionsView | None:
    """What is asked besides wagers: of the dealer, or of a seat."""
    options = round.options()
    if options is None or options.offers[0].kind is Fold:
        return None
    return OptionsView.model_validate(options.to_json())


def _entry(live: PotTablet, hand: LiveHand, entry: Entry) -> LiveEntry:
    step, decision = entry.step, entry.decision
    seen = step.seen if isinstance(step, Acted | Corrected) else None
    by, why = (decision.by, decision.why) if decision else ("", "")
    if isinstance(step, Corrected):
        by, why = step.by, step.why
    of_street = entry.at is not None and entry.at >= hand.street_from and live.table.in_round
    return LiveEntry(
        number=entry.number,
        seat=entry.seat,
        name=_name(live, entry.seat),
        kind=name_of(step),
        seen=_seen(seen) if seen else None,
        ruling=_ruling(live, entry),
        decision=decision.choice if decision else None,
        by=by,
        why=why,
        played=says(live, str(entry.action)) if entry.action else None,
        against=clause_view(entry.against.id) if entry.against else None,
        waits=entry.waits,
        void=entry.void,
        may_correct=of_street and not entry.void and isinstance(step, Acted | Corrected),
    )


def _ruling(live: PotTablet, entry: Entry) -> RulingView:
    """A ruling with people's names in it, and amounts in the house's money."""
    view = ruling_view(entry.ruling)
    aloud = view.aloud
    if isinstance(entry.step, TurnCame) and not view.act:
        aloud = _freed(entry)
    words = {"aloud": says(live, aloud), "effect": says(live, view.effect)}
    return view.model_copy(update=words)


def _freed(entry: Entry) -> str:
    """That an act before its turn binds no more: what he does now is his own choice."""
    back = entry.ruling.returned
    returned = f" {text(back)} comes back." if back else ""
    if not entry.ruling.choices:
        return f"Seat {entry.seat} acts now, in turn.{returned}"
    *others, last = [each.act for each in entry.ruling.choices]
    may = f"seat {entry.seat} may {', '.join(others)} or {last}"
    return f"The action has changed: {may}.{returned}"


def _seen(seen: Seen) -> LiveSeen:
    return LiveSeen(
        seat=seen.seat,
        chips=list(seen.chips),
        said=seen.said,
        said_amount=seen.said_amount,
        gesture=seen.gesture,
    )


def _struck(live: PotTablet, hand: LiveHand | None) -> list[LiveStruck]:
    """What was taken back in this hand, and the deals before it that were none."""
    voided = [LiveStruck(words="Misdeal", by=e["name"], why=e["why"]) for e in live.voided]
    return voided + [
        LiveStruck(words=says(live, _words(live, each.step)), by=each.by, why=each.why)
        for each in (hand.struck if hand else ())
    ]


def _words(live: PotTablet, step: Step) -> str:
    """A step in a few words."""
    match step:
        case Acted(seen) | Corrected(_, seen):
            chips = f"chips of {text(sum(seen.chips))}" if seen.chips else ""
            amount = text(seen.said_amount) if seen.said_amount is not None else ""
            said = " ".join(filter(None, (seen.said, amount)))
            spoken = f"“{said}”" if said else ""
            return f"seat {seen.seat}: {', '.join(filter(None, (chips, spoken)))}"
        case Decided(choice):
            return f"decided: {choice}"
        case Keyed(place, cards):
            where = f"seat {place}" if isinstance(place, int) else place
            return f"{where}: {' '.join(each.text for each in cards)}"
        case Answered(_, action):
            return str(action)
        case _:
            return name_of(step).replace("_", " ")


def says(live: PotTablet, words: str) -> str:
    """A sentence with people's names and the house's money."""
    named = _SEAT.sub(lambda found: _name(live, int(found[1])), words)
    return live.table.table.house.currency.says(named)


def _name(live: PotTablet, seat: int) -> str:
    who = live.table.table.seats.get(seat)
    return who.person if who else f"seat {seat}"
