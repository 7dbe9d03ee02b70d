"""Play in the terminal: any game of the catalogue, against the house or against its bots."""

from __future__ import annotations

import random
import secrets
from typing import Any, TypeGuard

from houseway import games, houses
from houseway.cli import counted_in
from houseway.cli.asking import Answers, Stopped, amount_of, ask
from houseway.cli.felt import Felt
from houseway.cli.player_bank import banks_in_turn, seat_bettor, you_bank
from houseway.cli.player_dealer import bot_bets, offer_bank, seat_bot
from houseway.floor import BankedTable, PotTable, Table, open_table
from houseway.floor.bot import answer, risk_no_more
from houseway.floor.bot_styles import Style, style_of
from houseway.floor.first_deal import suggested
from houseway.floor.shoes import Shoes
from houseway.money import Cents, signed, text
from houseway.play import Action, BankedGame, Game, Round
from houseway.play.actions import Fold
from houseway.play.happenings import ALL
from houseway.play.pot import PotGame

YOU = 1
BOTS = 5
BOT = "bot {}"  # the name of a seat's bot, and so its character


def play(id: str, *, seed: int | None, chips: int) -> None:
    """Sit down, play rounds until the player stops, and say how it went."""
    game = games.find(id)
    with counted_in(houses.of(game).currency):
        _play(game, seed, chips)


def _play(game: Game, seed: int | None, chips: int) -> None:
    rng = random.Random(seed) if seed is not None else secrets.SystemRandom()
    table = open_table(game, suggested(game))
    bought = table.house.currency.of(chips)
    table.sit(YOU, "you", bought)
    if isinstance(table, PotTable):
        for seat in range(2, min(2 + BOTS, game.seats + 1)):
            table.sit(seat, BOT.format(seat), bought)
    if _covered(table):
        seat_bot(table)
    elif banks_in_turn(table):
        seat_bettor(table)
    shoes = Shoes(game, table.settings, rng)
    felt = Felt(table.house.currency, YOU)
    felt.say(f"{game.name}: {game.summary}  Type q to stop, ? for help.", "bold")
    if isinstance(table, PotTable):
        others = (seat for seat in table.seats if seat != YOU)
        felt.say("; ".join(f"seat {seat} plays {_style(seat).name}" for seat in others))
    answers = Answers(table, felt)
    try:
        while table.seats[YOU].stack:
            play_round(table, shoes, rng, answers)
    except (Stopped, EOFError):
        _give_up(table, rng)
    stack = table.seats[YOU].stack
    felt.say(f"\nyou leave with {text(stack)} ({signed(stack - bought)})")


def _give_up(table: Table[Game], rng: random.Random) -> None:
    """Leaving in the middle of a round: the hand is folded, the others play on."""
    if table.in_round:
        print("\nyou give up your hand and leave")
    while table.in_round and table.round and (options := table.round.options()):
        mine = options.seat == YOU
        fold = options.offer(Fold) if mine else None
        other = risk_no_more(table.round) if mine else _bots(table.round, options.seat, rng)
        table.play(options.seat, fold.action() if fold else other)


def play_round(table: Table[Game], shoes: Shoes, rng: random.Random, answers: Answers) -> None:
    """Bets, cards, decisions, settlement."""
    felt = answers.felt
    if isinstance(table, PotTable):
        _rebuy(table)
        ask("\nEnter for the next hand: ")
    elif not _you_bank(table):
        answers.bet(YOU)
    game = table.game
    chance = game.chance_for(table.settings) if isinstance(game, BankedGame | PotGame) else None
    table.deal(shoes.next(), chance.throw(rng) if chance else ())
    shown = _show_new(table, felt, 0)
    while table.round and (options := table.round.options()):
        if options.seat == YOU:
            felt.show(table.round.view(YOU))
            table.play(YOU, answers.decide(options))
        else:
            table.play(options.seat, _bots(table.round, options.seat, rng))
        shown = _show_new(table, felt, shown)
    assert table.round is not None
    felt.show(table.round.view(YOU))
    felt.settled(str(table.round.settlement))
    felt.say(f"you have {text(table.seats[YOU].stack)}")


def _style(seat: int) -> Style:
    return style_of(BOT.format(seat))


def _bots(round: Round[Any], seat: int, rng: random.Random) -> Action:
    """What the bot of a seat answers, in its own style."""
    return answer(round, rng, _style(seat))


def _covered(table: Table[Game]) -> TypeGuard[BankedTable]:
    """Whether a player banks here, as far as his wager covers."""
    return isinstance(table, BankedTable) and table.game.covering is not None


def _you_bank(table: Table[Game]) -> bool:
    """Whoever is offered the bank answers; against yours the bot bets."""
    if banks_in_turn(table):
        return you_bank(table, YOU, ask)
    if not _covered(table):
        return False
    offer_bank(table, YOU, ask)
    if table.bank is None or table.bank.seat != YOU:
        return False
    bot_bets(table)
    return True


def _show_new(table: Table[Game], felt: Felt, shown: int) -> int:
    """Print what has been said aloud since."""
    assert table.round is not None
    aloud = [each for each in table.round.view(YOU).said if each.to == ALL]
    for each in aloud[shown:]:
        felt.say(f"  {each.words}")
    return len(aloud)


def _rebuy(table: PotTable) -> None:
    for seat, who in table.seats.items():
        if seat != YOU and not who.stack:
            table.buy(seat, Cents(amount_of(table.settings["minimum_buy_in"])))
