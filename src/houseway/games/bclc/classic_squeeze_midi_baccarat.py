"""Classic Squeeze Play Midi-Baccarat: BCLC baccarat, section 4."""

from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.games.bclc.squeeze_midi_baccarat import SqueezeMidiBaccarat, handling_of
from houseway.rulebook import section

rule = section("bclc-baccarat/4")


class ClassicSqueezeMidiBaccarat(SqueezeMidiBaccarat):
    """Squeeze baccarat at a table for eighteen, with two dealers."""

    slug, name = "classic-squeeze-midi-baccarat", "Classic Squeeze Play Midi-Baccarat"
    idea = (
        "Squeeze baccarat on a large layout, with room for eighteen players and two dealers who "
        "pay their own side of it. The highest bettor on each side may hold its cards and turn "
        "them over. What is dealt and what is paid is the same as at the smaller table. Player "
        "or banker, nearest nine, wins; a tie pays on its own spot."
    )
    aliases = ("classic midi baccarat",)
    cite = rule("1.2")
    seats, seats_cite, most_seats = 18, rule("1.2"), 18
    handling = handling_of("4", "Dealer 1")
    closing = handling.closing
    staff = {"dealer": 2}
    opens_cite = rule("4.2")
    own_settings = MiniBaccarat.own_settings


GAME = ClassicSqueezeMidiBaccarat()
