"""Where in the shuffle the cards lay that somebody saw, though six decks hold equal cards."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from houseway import games
from houseway.cards import decks, parse_cards
from houseway.commitment import Commitment
from houseway.errors import BrokenRound
from houseway.play import Game, Round
from houseway.play.actions import Call, Check, Draw
from houseway.play.holding import Holding
from houseway.server.logs.events import Event
from houseway.server.tables import results
from houseway.server.tables.dealing import PUBLIC, Shuffle, Sight, WatchedShoe
from houseway.server.tables.live_table import LiveTable
from tests.server.history import Seen, came_from, seen

GAME = "fast-action-holdem@bclc"
DEALER = "9c 9d 4h 2s"
BOARD = "Kh 7d 5c 3s Jd"
OPEN = {
    2,
    5,
    8,
    11,
    *range(12, 17),
}  # the dealer's four cards, of which he keeps two, and the board


def table(one: str, two: str, *actions: dict[str, Any]) -> LiveTable:
    """A finished round of two players, Ann and Bob; cards are dealt one at a time."""
    hands = zip(*(parse_cards(hand) for hand in (one, two, DEALER)), strict=True)
    order = [card for turn in hands for card in turn] + list(parse_cards(BOARD))
    rest = list(decks(6))
    for card in order:
        rest.remove(card)
    live = LiveTable(Event("t", 1, "opened", {"name": "T", "game": GAME, "settings": LIMITS}, 0))
    drafts: list[tuple[str, dict[str, Any]]] = [
        *(("sat", {"seat": n, "person": who, "name": who, "bot": False, "buy_in": 9_000})
          for n, who in PEOPLE.items()),
        *(("bet", {"seat": n, "bets": {"ante": 1000}, "tips": {}}) for n in PEOPLE),
        ("dealt", {"round": 1}),
        *(("acted", {"seat": n, "action": action}) for n, action in enumerate(actions, 1)),
    ]  # fmt: skip
    shuffle = Shuffle(1, Commitment(tuple(card.text for card in [*order, *rest]), b"key"))
    for seq, (kind, body) in enumerate(drafts, 2):
        live.apply(Event("t", seq, kind, body, 0), 0, shuffle if kind == "dealt" else None)
    assert live.table.round is not None
    assert live.table.round.over
    return live


LIMITS = {"minimum": 500, "maximum": 5000}
PEOPLE = {1: "ann", 2: "bob"}


def keep(cards: str) -> dict[str, Any]:
    return {"act": "keep", "cards": cards.split()}


def split(*hands: str) -> dict[str, Any]:
    return {"act": "split", "hands": [hand.split() for hand in hands], "extra": []}


def test_what_is_put_away_face_down_is_proved_to_its_owner_alone() -> None:
    sights = results.sights(table("Ah Ks 6d 2c", "Qd Qs 8h 8c", keep("Ah Ks"), keep("Qd Qs")))
    assert set(sights[PUBLIC]) == {0, 3, 1, 4} | OPEN
    assert set(sights["ann"]) == {0, 3, 6, 9, 1, 4} | OPEN
    assert set(sights["bob"]) == {0, 3, 1, 4, 7, 10} | OPEN


def test_of_equal_cards_as_many_are_proved_as_were_seen() -> None:
    sights = results.sights(table("Ah Ah Ah Kd", "Ah Ah 8h 8c", keep("Ah Kd"), keep("8h 8c")))
    assert set(sights[PUBLIC]) == {0, 9, 7, 10} | OPEN  # one of Ann's three aces, none of Bob's
    assert set(sights["ann"]) == {0, 3, 6, 9, 7, 10} | OPEN
    assert set(sights["bob"]) == {0, 9, 1, 4, 7, 10} | OPEN


def test_equal_cards_in_both_hands_of_a_split_are_both_proved() -> None:
    live = table("Ah Ah Kd Kd", "Qd Qs 8h 8c", split("Ah Kd", "Kd Ah"), keep("8h 8c"))
    for positions in results.sights(live).values():
        assert {0, 3, 6, 9} <= set(positions)
        assert len(set(positions)) == len(positions)


def test_what_the_dealer_opened_and_put_away_stays_seen() -> None:
    live = table("Ah Ks 6d 2c", "Qd Qs 8h 8c", keep("Ah Ks"), keep("Qd Qs"))
    assert live.table.round is not None
    assert [card.text for card in live.table.round.holdings["dealer"].cards] == ["9c", "9d"]
    assert all(set(seen) >= OPEN for seen in results.sights(live).values())


def test_a_player_with_two_seats_is_shown_both() -> None:
    live = table("Ah Ks 6d 2c", "Qd Qs 8h 8c", keep("Ah Ks"), keep("Qd Qs"))
    live.dealt_to = {1: "ann", 2: "ann"}
    assert set(results.sights(live)["ann"]) == set(range(17))


def test_a_card_that_never_came_from_the_shoe_cannot_be_proved() -> None:
    shoe = WatchedShoe(parse_cards("As Kd"))
    held = Holding("dealer", up=True)
    held.cards = [*shoe.deal(("dealer",)), *parse_cards("Qc")]
    with pytest.raises(BrokenRound, match="Qc lies at dealer and was never dealt there"):
        shoe.seen_by(PUBLIC, [held])


@pytest.mark.some(20)
@pytest.mark.parametrize("game", games.catalogue().values(), ids=lambda game: game.id)
def test_everything_seen_is_proved_and_nothing_else(game: Game) -> None:
    """Where cards lie in the end agrees with what happened on the way, in random rounds."""
    for seed in range(25):
        dealt = game.random_round(seed)
        shoe = WatchedShoe(dealt.log.shoe.order)
        played, rng = dealt.again(shoe), random.Random(seed)
        while True:
            for viewer in (PUBLIC, *played.numbers()):
                found = shoe.seen_by(viewer, played.felt.everything(), played.felt.shuffled_back)
                assert proved(shoe, found) == seen(played, viewer), f"seed {seed}, {viewer}"
            if (options := played.options()) is None:
                break
            played.play(options.choose(rng))


def proved(shoe: WatchedShoe, found: set[Sight]) -> Seen:
    """The cards that lay where a viewer has seen them, by the place that they were dealt to."""
    cards: Seen = {}
    orders, went = [shoe.order, *shoe.mucks], came_from(shoe)
    for sight in found:
        card = orders[sight.shuffle][sight.position]
        cards.setdefault(went[sight], Counter())[card.text] += 1
    return cards


# Draw games in which the muck is shuffled back into a stub that is used up


def drawn_out(game: str, seeds: range) -> Iterator[tuple[WatchedShoe, Round[Any]]]:
    """Rounds to the end in which everybody stays in and throws away what he may."""
    for seed in seeds:
        dealt = games.find(game).random_round(seed)
        shoe = WatchedShoe(dealt.log.shoe.order)
        played, rng = dealt.again(shoe), random.Random(seed)
        while (options := played.options()) is not None:
            offers = {each.kind: each for each in options.offers}
            draw = offers.get(Draw)
            stay = next((kind() for kind in (Check, Call) if kind in offers), None)
            drawn = Draw(tuple(draw.cards[: draw.most])) if draw else None
            played.play(drawn or stay or options.choose(rng))
        if shoe.refilled:
            yield shoe, played


DRAWS = ["badugi@bcpc", "2-7-triple-draw@bcpc", "a-5-triple-draw@bcpc", "sviten-special@bcpc"]


@pytest.mark.parametrize("game", DRAWS)
def test_after_a_reshuffle_each_card_is_proved_in_the_shuffle_it_came_from(game: str) -> None:
    """What was thrown away stays proved to who threw it away, and to nobody else.

    Whoever gets the card out of the muck has its place there, and not the one where it first lay.
    """
    rounds = again = 0
    for shoe, played in drawn_out(game, range(120)):
        rounds += 1
        found = {
            viewer: shoe.seen_by(viewer, played.felt.everything(), played.felt.shuffled_back)
            for viewer in (PUBLIC, *played.numbers())
        }
        for viewer, sights in found.items():
            assert proved(shoe, sights) == seen(played, viewer)
        for (shuffle, position), place in came_from(shoe).items():
            sight = Sight(shuffle, position)
            knows = {viewer for viewer, sights in found.items() if sight in sights}
            again += sight.shuffle > 0 and bool(knows)
            assert knows <= {place} or PUBLIC in knows
            assert (place in knows) == (place in found)
    assert rounds > 3
    assert again
