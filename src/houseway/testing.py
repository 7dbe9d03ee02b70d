"""The conformance kit: play a game at random and see that nothing is wrong with it.

    from houseway.testing import check_game
    check_game(MyGame(), rounds=1000)

Every game of the catalogue passes; so can a game of your own.
"""

from __future__ import annotations

import json
import random
from typing import Any

from houseway.cards import STANDARD, Card, Cards
from houseway.errors import IllegalAction
from houseway.play import Action, BankedRound, Game, Options, Round
from houseway.play.actions import (
    PLAIN,
    Amount,
    Bet,
    Choose,
    Discard,
    Double,
    Draw,
    Expose,
    Insure,
    Keep,
    OverBlind,
    RaiseTo,
    SetHands,
    Split,
    Stake,
    TurnDown,
)
from houseway.play.happenings import DEALER, PUBLIC, Viewer
from houseway.play.pot.pot_round import PotRound
from houseway.play.worlds import hidden_cards, redealt
from houseway.play.written_actions import action_from_json, action_to_json
from houseway.wagers import Line, Meter, Result
from houseway.wagers.party import METER, SEAT

CLOSE_LOOK = 20  # one round in so many gets the costly checks: views, refusals, replay
CLOSE_BY = 8  # cards of the shoe that change places with hidden ones


class GameFault(AssertionError):
    """A game broke one of the promises that every game makes; says which, and with what seed."""


def check_game(game: Game, rounds: int = 200, seed: int = 0) -> None:
    """Play random rounds and check the promises of a game.

    - whatever `options` offers, `play` takes, and nothing else, and a refusal changes nothing;
    - chips are neither made nor lost, and the settlement's accounts sum to nothing;
    - a progressive meter is never negative, and falls only for an award to a seat;
    - a round replayed from its log comes out the same, line for line;
    - no view shows a card its viewer may not know, in any form.
    """
    check_facts(game)
    for number in range(seed, seed + rounds):
        try:
            check_round(game, number)
        except GameFault:
            raise
        except Exception as error:
            raise GameFault(f"{game.id}, seed {number}: {error!r}") from error


def check_facts(game: Game) -> None:
    """The facts are complete and can be written as JSON."""
    facts = game.facts()
    json.dumps(facts)
    _promise(game, 0, bool(facts["name"] and facts["summary"]), "has no name or summary")


def check_round(game: Game, seed: int) -> None:
    """Play one random round and check every promise on the way."""
    rng = random.Random(seed)
    round = game.random_round(seed)
    close_look = seed % CLOSE_LOOK == 0
    if close_look:
        check_views(game, round, seed)
    while (options := round.options()) is not None:
        if close_look:
            check_offers(game, options, seed)
            check_refusals(game, round, seed, rng)
        if len(asked := round.waiting_for()) > 1:
            options = round.options(rng.choice(asked)) or options
        action = options.choose(rng)
        _promise(game, seed, options.accepts(action), f"does not offer what it chose: {action}")
        written = action_from_json(action_to_json(action))
        _promise(game, seed, written == action, f"{action} changes as JSON")
        round.play(action, options.seat)
        if close_look:
            check_views(game, round, seed)
    check_money(game, round, seed)
    if close_look:
        check_replay(game, round, seed)


def check_money(game: Game, round: Round[Any], seed: int) -> None:
    """Every chip is accounted for."""
    accounts = round.settlement.accounts()
    _promise(game, seed, sum(accounts.values()) == 0, f"accounts do not balance: {accounts}")
    house = sum(gained for party, gained in accounts.items() if party.kind != SEAT)
    lost = round.chips_at_start - sum(round.stacks().values()) - house
    _promise(game, seed, lost == 0, f"{lost} cents vanished between stacks and accounts")
    for line in round.settlement.lines:
        _promise(game, seed, bool(line.reason), f"a line gives no reason: {line}")
    if isinstance(round, BankedRound) and round.felt.meter:
        check_meter(game, round, round.felt.meter, seed)


def check_meter(game: Game, round: BankedRound, meter: Meter, seed: int) -> None:
    """A progressive meter moves by its own lines alone, and falls only for an award."""
    before = round.log.readings[0] if round.log.readings else round.settings["meter"]
    assert isinstance(before, int)
    _promise(game, seed, meter.amount >= 0, f"the meter shows {meter.amount}")
    own = [line for line in round.settlement.lines if line.party == METER]
    moved = meter.amount - before
    told = sum(line.net for line in own)
    _promise(game, seed, moved == told, f"the meter moved by {moved} and its lines by {told}")
    award: Line | None = None  # the line before the meter's
    for line in round.settlement.lines:
        if line.party == METER and line.net < 0:
            _promise(game, seed, _caused(round, award, line), f"no award lowered the meter: {line}")
        award = line


def _caused(round: BankedRound, award: Line | None, fall: Line) -> bool:
    """Whether a line is the award that lowered the meter: of that seat, and of that amount."""
    if award is None or award.result is not Result.WINS or award.odds is None:
        return False
    spot = round.game.spot(award.spot)
    paid = spot is not None and spot.metered and award.odds.pays == -fall.net
    return paid and f"seat {award.seat} was paid" in fall.reason


def check_replay(game: Game, round: Round[Any], seed: int) -> None:
    """The log is the round."""
    fork = round.fork()
    same = fork.settlement.lines == round.settlement.lines
    _promise(game, seed, same, "comes out otherwise when it is replayed from its log")
    _promise(game, seed, fork.view(PUBLIC) == round.view(PUBLIC), "looks otherwise when replayed")
    if round.state:
        earlier = round.fork(round.state - 1)
        _promise(game, seed, earlier.state == round.state - 1, "cannot be taken back a step")


def check_offers(game: Game, options: Options, seed: int) -> None:
    """Whoever answers by what an offer tells of itself, and knows nothing else, is understood."""
    for offer in options.offers:
        told = offer.to_json()
        if "cards" in told:
            continue  # which of them is his choice
        written = {"act": told["act"]}
        written |= {"spot": told["spot"]} if told["spot"] else {}
        written |= {"amount": told["most"]} if told["sized"] else {}
        taken = offer.accepts(action_from_json(written))
        _promise(game, seed, taken, f"offers {told['label']}, and does not take {written}")


def check_refusals(game: Game, round: Round[Any], seed: int, rng: random.Random) -> None:
    """What is not offered is refused, and a refusal changes nothing."""
    options = round.options()
    assert options is not None
    tries: list[Action] = [
        *PLAIN.values(),
        Bet(_cents(rng)),
        RaiseTo(_cents(rng)),
        Double(_cents(rng)),
        Insure(_cents(rng)),
        Stake(_cents(rng), "?"),
        OverBlind(_cents(rng)),
        Choose("?"),
        Expose("0"),
        Draw(STANDARD),
        TurnDown(STANDARD[:1]),
    ]
    for offer in options.offers:
        if offer.cards:
            twice = (offer.cards, offer.cards)
            tries += [Keep(offer.cards[:1] * 2), Split(twice, offer.extra), SetHands(twice)]
            for kind in (Discard, Draw, TurnDown):
                tries += [kind(()), kind(offer.cards[:1] * 2), kind(offer.cards)]
        elif offer.most:
            tries += [_with_amount(offer.action(), amount) for amount in (-1, offer.most + 1)]
    before = round.view(options.seat)
    told = len(round.happenings)
    for action in tries:
        if options.accepts(action):
            continue
        try:
            round.play(action)
        except IllegalAction:
            same = len(round.happenings) == told and round.options() is options
            _promise(game, seed, same, f"changed when {action} was refused")
        else:
            _promise(game, seed, False, f"took {action}, which it does not offer")
    same = round.view(options.seat) == before
    _promise(game, seed, same, "looks otherwise after answers that were refused")


def check_views(game: Game, round: Round[Any], seed: int) -> None:
    """Nobody sees a card that he may not know, nor anything that depends on one."""
    viewers: list[Viewer] = [DEALER, PUBLIC, *round.numbers()]
    for viewer in viewers:
        view = round.view(viewer)
        told: dict[str, Any] = view.to_json()
        for line in told["lines"]:
            line.pop("row")  # as printed: "dealer ace high without joker" shows nobody's card
        seen = json.dumps(told)
        for place, card in hidden_cards(round, viewer):
            where = f"{viewer} sees {card} of {place}"
            _promise(game, seed, f'"{card}"' not in seen or _twice(round, card), where)
            _promise(game, seed, card.words not in seen, where)
        if viewer not in round.waiting_for():
            _promise(game, seed, view.options is None, f"{viewer} sees another's options")
    # Once the muck was shuffled into the stub, the cards to come follow from those thrown away.
    shuffled = isinstance(round, PotRound) and round.dealer.reshuffled
    if not round.over and not shuffled:
        check_independence(game, round, seed, viewers)


def check_independence(game: Game, round: Round[Any], seed: int, viewers: list[Viewer]) -> None:
    """A view stays the same when only cards that the viewer cannot see are exchanged."""
    rng = random.Random(seed)
    for viewer in viewers:
        other = redealt(round, viewer, rng, CLOSE_BY)
        if other is None or other.settlement.lines != round.settlement.lines:
            continue  # a wager was openly won or lost by a hidden card
        same = other.view(viewer) == round.view(viewer)
        _promise(game, seed, same, f"what {viewer} sees depends on cards he cannot see")


def _twice(round: Round[Any], card: Card) -> bool:
    """Whether the shoe holds the card more than once, so that seeing one tells nothing."""
    deck: Cards = round.game.deck_for(round.settings)
    return deck.count(card) > 1


def _cents(rng: random.Random) -> Any:
    return rng.randint(-100, 10**9)


def _with_amount(action: Action, amount: Any) -> Action:
    if isinstance(action, Stake):
        return Stake(amount, action.spot)
    return type(action)(amount) if isinstance(action, Amount) else action


def _promise(game: Game, seed: int, kept: object, fault: str) -> None:
    if not kept:
        raise GameFault(f"{game.id}, seed {seed}: {fault}")


__all__ = [
    "GameFault",
    "check_game",
    "check_round",
]
