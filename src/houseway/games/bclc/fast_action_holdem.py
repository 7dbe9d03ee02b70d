"""Fast Action Hold'em: BCLC poker, section 9."""

from __future__ import annotations

from houseway.cards import Cards, decks, write_cards
from houseway.games.bclc.alike import bonus_cap, close_bets, pay_tips
from houseway.games.bclc.fast_action_house_way import set_cards
from houseway.hands import FAST_ACTION, Hand
from houseway.money import EVEN, Cents, dollars
from houseway.play import BankedFelt, BankedGame, Place, Script, Seat
from houseway.play.actions import Keep, Split, Stake
from houseway.play.arrangement import Arrangement
from houseway.play.banked.envy import pay_envy
from houseway.play.settings import Settings, choice, count
from houseway.rulebook import section
from houseway.wagers import Spot, pay_table, side_bet

rule = section("bclc-poker/9")

BONUS = pay_table(rule("5.6.table"), FAST_ACTION, """
    five of a kind suited   1,000 to 1
    royal flush               200 to 1
    straight flush             75 to 1
    five of a kind             40 to 1
    four of a kind              7 to 1
    full house                  3 to 1
    flush                       2 to 1
    straight                    1 to 1
    three of a kind           push
""")  # fmt: skip

ENVY = pay_table(rule("5.7.table"), FAST_ACTION, """
    five of a kind suited   $1,000
    royal flush             $250
    straight flush          $50
    five of a kind          $10
""")  # fmt: skip

ENVY_STAKE = dollars(5)  # 1.6.1
SIX_DECKS = decks(6)  # 1.1


class FastActionHoldem(BankedGame):
    """Keep two of four cards, or split them into two hands, and beat the dealer with the board."""

    slug, house, name, cite = "fast-action-holdem", "bclc", "Fast Action Hold'em", rule("1.1")
    idea = (
        "Four cards come to everybody before any betting decision. Keep two of them as a "
        "hold'em hand, or split the four into two hands by betting once more. Then five cards "
        "come on the board, and each hand plays against the dealer's two with them. The dealer "
        "sets by the house way, which you may follow. A bonus pays for good hands, with envy "
        "for those of others."
    )
    aliases = ("fast action",)
    family = "Poker against the house"
    deck = SIX_DECKS
    seats, seats_cite = 7, rule("3.1")
    positions_each, positions_cite = 2, rule("3.2")
    neighbours_cite, no_return_cite = rule("3.2.1"), rule("3.2.3")
    no_back_cite = rule("3.3")
    closed_cite = rule("6.1")
    tips_cite, beside_cite = rule("4.2"), rule("4.3.2")
    spots = (
        Spot("ante", rule("2.1")),
        side_bet("bonus", rule("2.2.1"), beside="ante", by=rule("2.2.1")),
        Spot("split", rule("2.1.1.a"), later=True),
        Spot("split_bonus", rule("2.2.1.b"), later=True),
    )
    opens_with, opens_cite = ("ante",), rule("6.1")
    own_settings = (
        choice(
            "fah_line13",
            "the house way's line 13: the two highest cards if suited, or the highest suited two",
            rule("7.2.13"),
            "top_two",
            "top_suited",
        ),
        choice(
            "dealt_from",
            "a continuous shuffler, full every round, or a shoe that is dealt down",
            rule("1.1"),
            "shuffler",
            "shoe",
        ),
        # behind it at least seven hands of four, the dealer's, and the board
        count(
            "cut_card", "cards behind the cut card of a shoe", rule("1.1"), 60, least=37, most=156
        ),
    )
    table_places = ("dealer", "board")
    hand_names, set_size = ("play",), 4
    pay_tables = {"bonus": BONUS, "envy": ENVY}
    notices = {"house_way": tuple(rule(f"7.2.{line}") for line in range(1, 15))}  # 5.2
    cap = bonus_cap(
        "bonus", "split_bonus", cite=rule("5.8"), share=rule("5.8.1"), tip=rule("4.6.2.a")
    )

    def play(self, t: BankedFelt) -> Script:
        self.close_bets(t)
        t.places(*t.seats, "dealer")
        t.places("board", up=True)
        for seat in t.seats.values():  # 3.2.2: a second hand is not looked at before its turn
            t.holdings[seat.number].shut = seat.person == self.before(t, seat)
        for _ in range(4):  # 6.2.5
            for seat in t.clockwise():
                t.deal(1, to=seat.number)  # 6.2.4
            t.deal(1, to="dealer")
        for seat in t.clockwise(holding="ante"):
            yield from self.set_hand(t, seat)
        t.says("All hands set", rule("6.7"))
        self.set_dealer(t)
        t.deal(5, to="board")  # 6.9
        t.arrange("board", FAST_ACTION.rank(t.cards("board")).laid_out)
        t.prompts(rule("6.10"), rule("6.10.1"))
        self.showdown(t)

    def close_bets(self, t: BankedFelt) -> None:
        close_bets(t, rule, "6.2")
        for seat in t.seats.values():
            if self.eligible(seat):
                seat.marks = ("envy",)  # 6.2.3

    def before(self, t: BankedFelt, seat: Seat) -> str | None:
        """Who plays the seat before this one."""
        last = t.seats.get(seat.number - 1)
        return last.person if last else None

    def set_hand(self, t: BankedFelt, seat: Seat) -> Script:
        """Two cards are kept, or all four are split into two hands with a wager each."""
        number = seat.number
        t.holdings[number].shut = False
        held, ante, bonus = t.cards(number), seat.bets["ante"], seat.bets.get("bonus", 0)
        t.prompts(rule("6.6"), to=number)
        if t.knows(number):
            advised = self.house_way(held, t.settings)
            t.heads(f"The house way keeps {advised}", rule("6.6.2"), to=number)
        answer = yield seat.asks(
            seat.may_keep(2, held, rule("2.1.1")),
            seat.may_split((2, 2), held, ante, rule("2.1.1.a")),
            seat.may_split((2, 2), held, ante + bonus, rule("2.2.1.b"), extra=("bonus",))
            if bonus
            else None,
        )
        if isinstance(answer, Keep):
            self.keep(t, number, answer.cards)
            return
        assert isinstance(answer, Split)
        t.arrange(number, (card for hand in answer.hands for card in hand))
        t.part(number, 2, into=self.second(seat))
        seat.hands = {
            **dict.fromkeys(("ante", "bonus"), str(number)),
            **dict.fromkeys(("split", "split_bonus"), self.second(seat)),
        }
        t.stake(seat, Stake(ante, "split"))
        if answer.extra:
            t.stake(seat, Stake(Cents(bonus), "split_bonus"))
        t.reveal(number, self.second(seat))  # 6.5.2

    def second(self, seat: Seat) -> str:
        """The place of a seat's second hand."""
        return f"{seat.number} split"

    def keep(self, t: BankedFelt, place: Place, kept: Cards) -> None:
        """The kept cards are laid face up, the others put away face down."""
        self.put_away_others(t, place, kept)  # 6.4
        t.reveal(place)  # 6.3

    def put_away_others(self, t: BankedFelt, place: Place, kept: Cards) -> None:
        others = list(t.cards(place))
        for card in kept:
            others.remove(card)
        unused = len(t.cards(place)) - len(kept)
        t.arrange(place, (*others, *kept))
        t.discard(place, unused)

    def house_way(self, cards: Cards, settings: Settings) -> Arrangement:
        """Two of the four cards, by the first line of the list that fits (7.2)."""
        kept, line = set_cards(cards, top_suited=settings["fah_line13"] == "top_suited")
        return Arrangement((kept,), rule(f"7.2.{line}"))

    def hand_words(self, name: str, cards: Cards) -> str:
        high, low = cards
        pair = f"a pair of {high.rank.plural}"
        made = pair if high.rank == low.rank else f"{high.rank.word}-{low.rank.word}"
        return f"{made}, {'suited' if high.suit == low.suit else 'unsuited'}"

    def set_dealer(self, t: BankedFelt) -> None:
        """The dealer's four cards are opened, and two kept by the house way."""
        held = t.cards("dealer")
        t.reveal("dealer")  # 6.8
        chosen = self.house_way(held, t.settings)
        t.says(f"Dealer turns {write_cards(held)} and keeps {chosen}", chosen.clause)
        t.prompts(rule("6.8.1"))
        self.put_away_others(t, "dealer", chosen.hands[0])

    def showdown(self, t: BankedFelt) -> None:
        """Each hand meets the dealer's, from the right; envy is paid when all are settled."""
        dealer = self.hand(t, "dealer")
        earners = {seat.number: self.eligible(seat) for seat in t.seats.values()}
        t.heads("The house hand is known", rule("6.12"))
        t.says(f"Dealer has {dealer}", rule("6.12.1"))
        t.heads("Settle each hand in this order", rule("6.12.4"))
        t.prompts(rule("6.12.4.a"), rule("6.12.4.b"))
        for seat in t.right_to_left():  # 6.12.2
            self.compare(t, seat, seat.number, ("ante", "bonus"), dealer)
            if "split" in seat.bets:
                self.compare(t, seat, self.second(seat), ("split", "split_bonus"), dealer)
        self.pay_envy(t, earners)
        pay_tips(t, rule)

    def eligible(self, seat: Seat) -> int:
        """How many hands of the seat carry a bonus that earns envy; each counts by itself."""
        bonuses = [seat.bets[spot] for spot in ("bonus", "split_bonus") if spot in seat.bets]
        return sum(bonus >= ENVY_STAKE for bonus in bonuses)

    def compare(
        self, t: BankedFelt, seat: Seat, place: Place, spots: tuple[str, str], dealer: Hand
    ) -> None:
        """The basic wager against the dealer, then the bonus by the table."""
        hand = self.hand(t, place)
        base, bonus = spots
        t.says(f"Seat {seat.number} has {hand}", rule("6.12.3"))
        reason = f"{hand.beside(dealer)}; dealer has {dealer.beside(hand)}"
        if hand > dealer:
            t.wins(seat, base, EVEN, reason, rule("1.5"))
        else:
            t.loses(seat, base, reason, rule("1.5.1"))
        if not t.pays_for(seat, bonus, hand, table="bonus"):
            t.loses(seat, bonus, str(hand), BONUS.cite)

    def pay_envy(self, t: BankedFelt, earners: dict[int, int]) -> None:
        """Every hand with a bonus of $5 is paid for each great hand that somebody else holds."""
        envied = [(owner, hand) for owner, hand in self.hands(t) if self.enviable(t, hand)]
        if envied:
            t.prompts(rule("6.12.5"), rule("6.12.5.b"))
        pay_envy(t, earners, envied, of="bonus")

    def hands(self, t: BankedFelt) -> list[tuple[Seat, Hand]]:
        """Every player's hand; a split seat has two."""
        places = [(s, p) for s in t.seats.values() for p in (s.number, self.second(s))]
        return [(seat, self.hand(t, place)) for seat, place in places if place in t.holdings]

    def enviable(self, t: BankedFelt, hand: Hand) -> bool:
        """Whether a hand is on the envy table, and better than the board alone (2.2.5)."""
        on_table = t.pay_tables["envy"].pays(hand) is not None
        return on_table and hand.value > FAST_ACTION.value(t.cards("board"))

    def hand(self, t: BankedFelt, place: Place) -> Hand:
        """The best five of two cards and the board (6.11)."""
        return FAST_ACTION.rank(t.cards(place) + t.cards("board"))


GAME = FastActionHoldem()
