"""Squeeze baccarat made wrong one rule at a time: a scenario that names the clause must notice.

Sections 3, 4 and 5 share their code, so each rule must be noticed in every section it stands in.
"""

from houseway.games.bclc import mini_baccarat
from houseway.games.bclc.classic_squeeze_midi_baccarat import ClassicSqueezeMidiBaccarat
from houseway.games.bclc.full_baccarat import FullBaccarat
from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.games.bclc.squeeze_midi_baccarat import OTHER, SqueezeMidiBaccarat
from houseway.hands import BACCARAT
from houseway.money import odds
from houseway.play import BankedRound
from houseway.play.round import Round
from tests.formats.mutations import Mutations, set_setting

THREE, FOUR, FIVE = "bclc-baccarat/3", "bclc-baccarat/4", "bclc-baccarat/5"
GAME = SqueezeMidiBaccarat
SECTIONS = {"three": THREE, "four": FOUR, "five": FIVE}
NOTED = Mutations()


def mutation(**clauses):
    """A way to make a rule wrong, and in each section the clauses whose scenarios must notice."""

    def noted(make_wrong):
        for name, ids in clauses.items():
            NOTED(SECTIONS[name], *ids.split())(make_wrong)
        return make_wrong

    return noted


def rank_candidates(patch, key, *, people=True) -> None:
    """Those who bet on a hand, in another order."""

    def candidates(self, t, hand):
        seats = {}
        for seat in sorted(t.clockwise(holding=hand), key=lambda s: key(t, s, hand)):
            seats.setdefault(seat.person if people else seat.number, seat)
        return list(seats.values())

    patch.setattr(GAME, "candidates", candidates)


# Who is asked


@mutation(three="2.1.1", four="2.1.1", five="3.1.1")
def the_lowest_bet_is_asked_first(patch):
    rank_candidates(patch, lambda t, s, hand: (s.bets[hand], s.number))


@mutation(three="2.1.1", four="2.1.1", five="3.1.1")
def the_lowest_seat_is_asked_first(patch):
    rank_candidates(patch, lambda t, s, hand: s.number)


@mutation(three="2.1.3.a", four="2.1.3.a", five="3.1.3.a")
def of_equal_bets_the_highest_seat_is_asked(patch):
    rank_candidates(patch, lambda t, s, hand: (-s.bets[hand], -s.number))


@mutation(three="2.1.1 2.1.3", four="2.1.1 2.1.3", five="5.3.5 5.3.5.a")
def a_persons_bets_are_added_up(patch):
    def pooled(t, seat, hand):
        own = [s.bets[hand] for s in t.clockwise(holding=hand) if s.person == seat.person]
        return -sum(own), seat.number

    rank_candidates(patch, pooled)


@mutation(three="2.1.1", four="2.1.1", five="3.1.1 5.3.5")
def bets_for_the_dealer_count(patch):
    rank_candidates(patch, lambda t, s, hand: (-s.bets[hand] - s.tips.get(hand, 0), s.number))


@mutation(three="2.1.1", four="2.1.1", five="3.1.1 5.3.5")
def tie_bets_count(patch):
    rank_candidates(patch, lambda t, s, hand: (-sum(s.bets.values()), s.number))


@mutation(three="3.1.1", four="3.1.1", five="4.1.1")
def back_bets_count(patch):
    def backed(t, seat, hand):
        on = [b.amount for b in t.layout.back if (b.on, b.spot) == (seat.number, hand)]
        return -seat.bets[hand] - sum(on), seat.number

    rank_candidates(patch, backed)


@mutation(three="2.1.3", four="2.1.3", five="3.1.3")
def refused_once_the_dealer_has_it(patch):
    right = GAME.candidates
    patch.setattr(GAME, "candidates", lambda game, t, hand: right(game, t, hand)[:1])


@mutation(three="2.1.3.b", four="2.1.3.b", five="3.1.3.b")
def refused_by_all_the_highest_has_it_anyway(patch):
    right = GAME.appoint

    def appoint(self, t, hand):
        holder = yield from right(self, t, hand)
        return holder or next(iter(self.candidates(t, hand)), None)

    patch.setattr(GAME, "appoint", appoint)


@mutation(three="2.1.1", four="2.1.1", five="3.1.1")
def nobody_is_asked(patch):
    def appoint(self, t, hand):
        yield from ()
        for seat in self.candidates(t, hand):
            t.marks(seat, hand)
            return seat
        return None

    patch.setattr(GAME, "appoint", appoint)


@mutation(three="2.1.2", four="2.1.2", five="3.1.2")
def no_button_is_laid(patch):
    patch.setattr(BankedRound, "marks", lambda t, seat, *marks: None)


@mutation(three="4.3.3", four="4.3.3", five="5.3.3")
def the_banker_hand_is_offered_first(patch):
    right = GAME.appoint

    def appoint(self, t, hand):
        return (yield from right(self, t, OTHER[hand]))

    patch.setattr(GAME, "appoint", appoint)


# The cards


@mutation(three="4.3.4 4.3.4.b", four="4.3.4 4.3.4.b", five="5.3.4 5.3.4.a 5.3.4.b")
def each_hand_gets_its_two_cards_at_once(patch):
    right = BankedRound.deal

    def deal(t, count, to):
        first = len(t.log.cards) < 4
        order = ("player", "player", "banker", "banker")
        right(t, count, order[len(t.log.cards)] if first else to)

    patch.setattr(BankedRound, "deal", deal)


@mutation(three="4.3.4", four="4.3.4", five="5.3.4.a")
def cards_are_dealt_face_up(patch):
    right = BankedRound.places

    def places(t, *names, up=False):
        right(t, *names, up=True)

    patch.setattr(BankedRound, "places", places)


@mutation(three="4.3.5 4.3.7", four="4.3.5 4.3.7", five="5.3.5 5.3.6.a")
def the_dealer_turns_every_hand(patch):
    right = GAME.turn_over

    def turn_over(self, t, hand, holder, steps):
        yield from right(self, t, hand, None, steps)

    patch.setattr(GAME, "turn_over", turn_over)


@mutation(three="4.3.5 4.3.7", four="4.3.5 4.3.7", five="5.3.5 5.3.6.a")
def a_holder_turns_both_cards_at_once(patch):
    right = Round.turn
    patch.setattr(BankedRound, "turn", lambda t, name, count=1: right(t, name, max(count, 2)))


@mutation(three="4.4", four="4.4", five="5.3.7.a")
def the_banker_hand_is_turned_first(patch):
    def order(self, t, holders):
        yield from ()
        return ("banker", "player")

    patch.setattr(GAME, "order", order)
    patch.setattr(FullBaccarat, "order", order)


@mutation(three="4.5", four="4.5", five="5.4")
def a_natural_does_not_stop_the_draw(patch):
    patch.setattr(type(BACCARAT), "natural", lambda ranking, cards: False)


@mutation(three="5.1.1", four="5.1.1", five="6.1.1")
def the_player_hand_draws_to_six(patch):
    patch.setattr(mini_baccarat, "PLAYER_DRAWS", frozenset(range(7)))


@mutation(three="5.1.2", four="5.1.2", five="6.1.2")
def the_player_hand_stands_on_five(patch):
    patch.setattr(mini_baccarat, "PLAYER_DRAWS", frozenset(range(5)))


def banker_draws(patch, **changes) -> None:
    """The printed table with one line changed."""
    lines = {line.split()[0]: line for line in mini_baccarat.BANKER_DRAWS.strip().splitlines()}
    table = mini_baccarat._drawing("\n".join({**lines, **changes}.values()))
    patch.setattr(mini_baccarat, "_BANKER_DRAWS", table)


@mutation(three="5.2.1", four="5.2.1", five="6.2.1")
def the_banker_hand_draws_to_seven(patch):
    banker_draws(patch, **{"7-9": "7-9 draws 0-9"})


@mutation(three="5.2.2", four="5.2.2", five="6.2.2")
def the_banker_hand_stands_on_two(patch):
    banker_draws(patch, **{"0-2": "0-2 stands never"})


@mutation(three="5.3", four="5.3", five="6.3")
def the_third_player_card_decides_nothing(patch):
    banker_draws(patch, **{"3": "3 draws 0-9", "4": "4 draws 0-9", "5": "5 draws 0-9"})


@mutation(three="5.4", four="5.4", five="6.4")
def the_banker_hand_draws_to_six_if_the_player_stood(patch):
    banker_draws(patch, **{"6": "6 draws 6-7"})


@mutation(three="5.5.1 5.6.1", four="5.5.1 5.6.1", five="6.5.1 6.6.1")
def the_dealer_turns_third_cards(patch):
    right = GAME.draw_thirds

    def draw_thirds(self, t, holders):
        yield from right(self, t, dict.fromkeys(OTHER))

    patch.setattr(GAME, "draw_thirds", draw_thirds)


@mutation(three="5.5.1 5.6.1", four="5.5.1 5.6.1", five="6.5.1 6.6.1")
def third_cards_go_to_the_other_holder(patch):
    right = GAME.draw_thirds

    def draw_thirds(self, t, holders):
        yield from right(self, t, {hand: holders[other] for hand, other in OTHER.items()})

    patch.setattr(GAME, "draw_thirds", draw_thirds)


# The rest


@mutation(three="1.2")
def it_is_played_anywhere(patch):
    set_setting(patch, GAME, "room", required=False)


@mutation(three="1.2")
def an_open_floor_will_do(patch):
    set_setting(patch, GAME, "room", choices=("segregated", "private", "open"))


@mutation(four="1.2")
def seventeen_sit_at_the_classic_table(patch):
    set_setting(patch, ClassicSqueezeMidiBaccarat, "seats", default=17, most=17)


@mutation(four="1.2")
def one_dealer_works_the_classic_table(patch):
    patch.setattr(ClassicSqueezeMidiBaccarat, "staff", {"dealer": 1})


@mutation(five="2.1")
def nobody_has_the_stick(patch):
    patch.setattr(FullBaccarat, "staff", {"dealer": 2})


@mutation(three="1.3 5.7", four="1.3 5.7", five="1.2 6.7")
def a_tie_pays_nine(patch):
    patch.setattr(MiniBaccarat, "tie_odds", odds("9 to 1"))


@mutation(five="5.3.6.a 5.3.7.a")
def nobody_may_ask_for_another_order(patch):
    patch.setattr(FullBaccarat, "order", GAME.order)


@mutation(five="5.3.6.a 5.3.7.a")
def another_order_may_be_asked_for_though_both_are_bet(patch):
    right = BankedRound.staked
    patch.setattr(BankedRound, "staked", lambda t, spot: spot == "tie" and right(t, spot))


@mutation(five="5.3.6.a 5.3.7.a")
def another_order_is_granted_and_forgotten(patch):
    right = FullBaccarat.order

    def order(self, t, holders):
        yield from right(self, t, holders)
        return ("player", "banker")

    patch.setattr(FullBaccarat, "order", order)


@NOTED.each
def test_a_wrong_rule_is_noticed(monkeypatch, breaks, make_wrong, clauses) -> None:
    make_wrong(monkeypatch)
    breaks(*clauses)
