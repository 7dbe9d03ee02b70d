"""Names: what may be shown as one, which are the house's own, and which look alike.

Two names look alike when the eye cannot tell them apart in a line of small print: another case,
accents, letters of another alphabet, a nought for an O. The likeness of a name is what is left when
all of that is taken away; it is compared, and never shown.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from houseway.server.errors import BadName

LONGEST_NAME = 24
MOST_MARKS = 3  # that stand on one letter

# Those who fill the seats for the house.
BOTS = (
    "Abbott", "Birdie", "Cass", "Dell", "Ezra", "Flint", "Greer", "Hollis",
    "Ike", "Jun", "Kit", "Lorne", "Mabel", "Nash", "Odell", "Pim",
    "Quill", "Rue", "Sal", "Tove",
)  # fmt: skip

_HOUSE = (
    "admin", "administrator", "auditor", "bank", "banker", "bot", "brush", "cage", "cashier",
    "croupier", "dealer", "director", "floor", "floor manager", "floorman", "host",
    "house", "houseway", "jackpot", "manager", "moderator", "official", "pit boss",
    "player dealer", "public", "regulator", "root", "security", "staff", "supervisor", "support",
    "system", "tournament director", "you",
)  # fmt: skip

# Letters that look like a Latin one, by the letter they look like; both cases where both do.
_LOOK = {
    "a": "аАαΑɑᴀᎪ@ａ", "b": "вВβΒьЬʙᏴЪъ", "c": "сСϲϹᴄᏟс¢", "d": "ԁԀᴅᎠđĐ", "e": "еЕεΕᴇᎬєЄҽ",
    "f": "ƒϝꜰ", "g": "ɡɢᏀցԌ", "h": "һҺнНΗᏂհʜᎻħĦ", "j": "јЈᴊᎫϳ", "k": "кКκΚᴋᏦ",
    "l": "iIlL1|!ıіІїЇιΙӏӀɪʟᏞᎥŀłŁ￨∣❘⏐", "m": "мМΜᴍᎷ", "n": "пПηոɴΝ", "o": "0оОοΟσօᴏΘθøØ○〇",
    "p": "рРρΡᴘᏢ", "q": "ԛԚզ", "r": "гГʀᎡꮁ", "s": "ѕЅꜱᏚ$տ", "t": "тТτΤᴛᎢŧŦ", "u": "υսᴜμцЦ",
    "v": "νѵѴᴠᏙ", "w": "ԝԜωшШᴡᎳѡ", "x": "хХχΧ×", "y": "уУүҮγΥʏўЎ", "z": "ᴢΖᏃ",
    "ae": "æÆ", "oe": "œŒ", "3": "зЗӡ",
}  # fmt: skip
_LATIN = {ord(each): latin for latin, letters in _LOOK.items() for each in letters}
_TOGETHER = (("rn", "m"), ("vv", "w"))
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # that are printed as nothing
_DIGITS = str.maketrans("345789", "eastbg")  # read as letters; noughts and ones always are

# Alphabets in which people write their names today, by the first word of a letter's own name; the
# others have letters in plenty that are printed like ours.
_ALPHABETS = frozenset(
    """
    LATIN GREEK CYRILLIC ARMENIAN GEORGIAN HEBREW ARABIC ETHIOPIC CHEROKEE HANGUL HIRAGANA
    KATAKANA KATAKANA-HIRAGANA IDEOGRAPHIC CJK BOPOMOFO DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA
    TAMIL TELUGU KANNADA MALAYALAM SINHALA THAI LAO TIBETAN MYANMAR KHMER THAANA MODIFIER
    """.split()  # noqa: SIM905
)
_LETTER = re.compile(
    r"LATIN (?:(?:SMALL|CAPITAL|LETTER|EPIGRAPHIC|DOTLESS|REVERSED|TURNED|SIDEWAYS|OPEN|CLOSED|LONG"
    r"|TALL|INSULAR) )*([A-Z]|ETH|AFRICAN D)(?: WITH .*)?"
)


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, no odd characters, not too long."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    fits = 1 <= len(shown) <= LONGEST_NAME and shown.isprintable()
    if not fits or _BLANK & set(shown) or _piled(shown):
        raise BadName(f"a name is 1 to {LONGEST_NAME} printable characters; this has {len(shown)}")
    if odd := next((each for each in shown if each.isalpha() and not _written_today(each)), None):
        raise BadName(f"{odd} is of an alphabet that no name is written in here; choose another")
    return shown


def _written_today(letter: str) -> bool:
    return unicodedata.name(letter, "").partition(" ")[0] in _ALPHABETS


def _piled(shown: str) -> bool:
    """Whether so many marks stand on a letter that they reach into the lines around it."""
    marks = "".join("m" if unicodedata.category(each)[0] == "M" else "." for each in shown)
    return "m" * (MOST_MARKS + 1) in marks


def key_of(name: str) -> str:
    """By what a name is found, however it is written."""
    return clean_name(name).casefold()


def likeness(name: str) -> str:
    """What the eye sees of a name."""
    plain = unicodedata.normalize("NFKC", name)
    seen = _latin(_latin(plain).casefold())
    letters = "".join(each for each in seen if each.isalnum())
    for two, one in _TOGETHER:
        letters = letters.replace(two, one)
    return (letters or plain.casefold())[:80]


def _latin(text: str) -> str:
    bare = "".join(
        each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each)
    )
    return "".join(map(_plain, bare.translate(_LATIN)))


@cache
def _plain(each: str) -> str:
    """A Latin letter without its hooks and strokes, however it is turned; others as they are."""
    if each.isascii() or not (found := _LETTER.fullmatch(unicodedata.name(each, ""))):
        return each
    return "d" if len(found[1]) > 1 else found[1].lower()


_RESERVED = {likeness(name) for name in (*BOTS, *_HOUSE)}
_ARTICLE = re.compile(r"^(the|a|mr|mrs|ms|your)\s+", re.IGNORECASE)
_OURS = "|".join(sorted(map(likeness, _HOUSE), key=len, reverse=True))
_ANY = "|".join([*sorted(_RESERVED, key=len, reverse=True), likeness("the")])
_OF_OUR_WORDS = re.compile(f"(?:{_ANY})*(?:{_OURS})(?:{_ANY})*")  # "House Dealer", "Abbott the bot"


def check_not_ours(name: str) -> None:
    """Refuse a player the name of a bot, or of anything that speaks for the house."""
    shown = clean_name(name)
    without = _ARTICLE.sub("", shown).strip("0123456789 .,-_#!?*|$@")
    seen = {likeness(each) for each in (shown, without, shown.translate(_DIGITS))}
    if seen & _RESERVED or any(map(_OF_OUR_WORDS.fullmatch, seen)):
        raise BadName(f"{shown} is a name of the house; choose another")
