"""Play in the terminal: any game of the catalogue, against the house or against its bots."""

from __future__ import annotations

import random
import secrets
from typing import TypeGuard

from houseway import games, houses
from houseway.cli import counted_in
from houseway.cli.player_dealer import bot_bets, offer_bank, seat_bot
from houseway.errors import BadInput, HousewayError
from houseway.floor import BankedTable, PotTable, Table, open_table
from houseway.floor.bot import answer, risk_no_more
from houseway.floor.shoes import Shoes
from houseway.money import Cents, signed, text
from houseway.play import Action, BankedGame, Game, Offer, Options, View
from houseway.play.actions import Discard, Fold, SetHands
from houseway.play.happenings import ALL
from houseway.play.pot import PotGame
from houseway.play.settings import Value
from houseway.play.written_actions import CARD_TEXT, read_cards_move

YOU = 1
BOTS = 5


class Stopped(Exception):
    """The player has had enough."""


def play(id: str, *, seed: int | None, chips: int) -> None:
    """Sit down, play rounds until the player stops, and say how it went."""
    game = games.find(id)
    with counted_in(houses.of(game).currency):
        _play(game, seed, chips)


def _play(game: Game, seed: int | None, chips: int) -> None:
    rng = random.Random(seed) if seed is not None else secrets.SystemRandom()
    table = open_table(game, _suggested(game))
    bought = table.house.currency.of(chips)
    table.sit(YOU, "you", bought)
    if isinstance(table, PotTable):
        for seat in range(2, min(2 + BOTS, game.seats + 1)):
            table.sit(seat, f"bot {seat}", bought)
    if _covered(table):
        seat_bot(table)
    shoes = Shoes(game, table.settings, rng)
    print(f"{game.name}: {game.summary}  Type q to stop.")
    try:
        while table.seats[YOU].stack:
            play_round(table, shoes, rng)
    except (Stopped, EOFError):
        _give_up(table, rng)
    stack = table.seats[YOU].stack
    _say(table, f"\nyou leave with {text(stack)} ({signed(stack - bought)})")


def _give_up(table: Table[Game], rng: random.Random) -> None:
    """Leaving in the middle of a round: the hand is folded, the others play on."""
    if table.in_round:
        print("\nyou give up your hand and leave")
    while table.in_round and table.round and (options := table.round.options()):
        mine = options.seat == YOU
        fold = options.offer(Fold) if mine else None
        other = risk_no_more(table.round) if mine else answer(table.round, rng)
        table.play(options.seat, fold.action() if fold else other)


def play_round(table: Table[Game], shoes: Shoes, rng: random.Random) -> None:
    """Bets, cards, decisions, settlement."""
    if isinstance(table, PotTable):
        _rebuy(table)
        _ask("\nEnter for the next hand: ")
    elif not (_covered(table) and _you_bank(table)):
        _take_bets(table)
    game = table.game
    chance = game.chance_for(table.settings) if isinstance(game, BankedGame | PotGame) else None
    table.deal(shoes.next(), chance.throw(rng) if chance else ())
    shown = _show_new(table, 0)
    while table.round and (options := table.round.options()):
        if options.seat == YOU:
            _show_cards(table.round.view(YOU))
            table.play(YOU, _decide(table, options))
        else:
            table.play(options.seat, answer(table.round, rng))
        shown = _show_new(table, shown)
    assert table.round is not None
    _show_cards(table.round.view(YOU))
    _say(table, str(table.round.settlement))
    _say(table, f"you have {text(table.seats[YOU].stack)}")


def _covered(table: Table[Game]) -> TypeGuard[BankedTable]:
    """Whether a player banks here, as far as his wager covers."""
    return isinstance(table, BankedTable) and table.game.covering is not None


def _you_bank(table: BankedTable) -> bool:
    """Whoever is offered the bank answers; against yours the bot bets."""
    offer_bank(table, YOU, _ask)
    if table.bank is None or table.bank.seat != YOU:
        return False
    bot_bets(table)
    return True


def _say(table: Table[Game], sentence: str) -> None:
    """Print a sentence, its amounts in the money of the house."""
    print(table.house.currency.says(sentence))


def _decide(table: Table[Game], options: Options) -> Action:
    """Ask until the answer is one of the offers."""
    while True:
        menu = table.house.currency.says(" | ".join(offer.words for offer in options.offers))
        words = _ask(f"{menu}: ").lower().replace("_", " ").split()
        if not words:
            continue
        if words == ["pat"]:
            words = ["draw"]  # nothing
        fitting = [o for o in options.offers if o.label.lower().startswith(words[0])]
        for offer in fitting:  # "call 2x" is a name, and no amount
            named = offer.label.lower().split()
            if len(named) > 1 and words[: len(named)] == named:
                fitting, words = [offer], [offer.label, *words[len(named) :]]
                break
        labels = list(dict.fromkeys(offer.label.lower() for offer in fitting))
        if len(labels) != 1:  # one label may be offered for several amounts
            meant = " or ".join(labels)
            more = f"could be {meant}" if meant else "is not an answer; type the start of one"
            print(f"{' '.join(words)!r} {more}")
            continue
        try:
            answer = _answer(table, fitting[0], words)
        except BadInput as error:
            _say(table, error.message)
            continue
        if options.accepts(answer):
            return answer
        _say(table, options.refusal(answer).message)


def _answer(table: Table[Game], offer: Offer, words: list[str]) -> Action:
    """The offer taken up, with the amount or the cards that were typed behind it."""
    if " ".join(words) == offer.label.lower() or len(words) == 1:
        if offer.kind is SetHands:  # as they come they would most likely be fouled
            raise BadInput("type the cards of each hand, the highest first, with / between hands")
        if offer.kind is Discard:
            raise BadInput("type what you put away with it: discard 7c")
        return offer.action()
    if offer.cards:
        typed = " ".join(
            word[0].upper() + word[1:] if len(word) == CARD_TEXT else word for word in words
        )
        chosen = read_cards_move(typed.replace(offer.label, offer.label.lower(), 1))
        assert chosen is not None
        return offer.completed(chosen)
    return offer.action(table.house.currency.read(words[-1]))


def _take_bets(table: Table[Game]) -> None:
    """Ask for each spot until the bets are taken."""
    least = table.settings.get("minimum")
    while True:
        bets: dict[str, Cents] = {}
        stack = table.seats[YOU].stack
        _say(table, f"\nyou have {text(stack)}; bets from {text(_int(least))}")
        try:
            for spot in table.game.spots:
                if spot.later or (spot.metered and table.settings.get("meter") is None):
                    continue
                if typed := _ask(f"  {spot.label}: "):
                    bets[spot.name] = table.house.currency.read(typed)
            table.bet(YOU, bets)
            if not bets:
                money = table.house.currency.name
                raise BadInput(f"there is no bet on the table; type an amount in {money}")
        except HousewayError as error:
            _say(table, error.message)
            continue
        return


def _show_new(table: Table[Game], shown: int) -> int:
    """Print what has been said aloud since."""
    assert table.round is not None
    aloud = [each for each in table.round.view(YOU).said if each.to == ALL]
    for each in aloud[shown:]:
        _say(table, f"  {each.words}")
    return len(aloud)


def _show_cards(view: View) -> None:
    for hand in (*view.places, *(hand for seat in view.seats for hand in seat.hands)):
        cards = " ".join(card or "??" for card in hand.cards)
        if cards:
            print(f"  {hand.label:<8} {cards:<16} {hand.words or ''}".rstrip())


def _rebuy(table: PotTable) -> None:
    for seat, who in table.seats.items():
        if seat != YOU and not who.stack:
            table.buy(seat, Cents(_int(table.settings["minimum_buy_in"])))


def _suggested(game: Game) -> dict[str, Value]:
    """What a house would post, without a most to sit down with."""
    return {s.name: s.suggest for s in game.settings if s.required or s.name == "rake"}


def _ask(question: str) -> str:
    typed = input(question).strip()
    if typed.lower() in ("q", "quit"):
        raise Stopped
    return typed


def _int(value: Value) -> int:
    return value if isinstance(value, int) else 0
