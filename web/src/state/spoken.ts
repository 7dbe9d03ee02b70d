/** What is said at a table, with people's names in place of their seats. */

import type { Said } from "../api/types";

const VERBS: Record<string, string> = {
  fold: "folds", check: "checks", call: "calls", bet: "bets", raise: "raises", complete: "completes", bring: "brings", hit: "hits", stand: "stands",
  split: "splits", double: "doubles", surrender: "surrenders", insure: "insures", keep: "keeps", discard: "discards", set: "sets", take: "takes",
  refuse: "refuses", accept: "accepts", decline: "declines", play: "plays", exchange: "exchanges", choose: "chooses", pick: "picks", chop: "chops", run: "runs",
  all: "goes all", ride: "lets it ride", draws: "draws", stands: "stands",
};

/** What is said of others as it happens is said of you in your own form. */
const OWN: Record<string, string> = {
  draws: "draw", stands: "stand", all: "go all", ride: "let it ride", takes: "take", shows: "show", wins: "win", mucks: "muck", rolls: "roll", plays: "play",
};

type Names = (seat: number) => string | null;

/** "Seat 6: fold" → "Ezra folds"; "call_2x 10.00" → "call 2x 10.00". Your own seat is you. */
export function named(said: Said, names: Names, mine: number | null): Said {
  const words = said.words.replace(/_/g, " ");
  const did = /^Seat (\d+): (\w+)(.*)$/s.exec(words);
  if (did?.[1] && did[2]) {
    const [, seat, verb, rest = ""] = did;
    if (Number(seat) === mine) return { ...said, words: verb in VERBS ? `You ${OWN[verb] ?? verb}${rest}` : `You: ${verb}${rest}` };
    const name = names(Number(seat));
    if (!name) return { ...said, words };
    return { ...said, words: verb in VERBS ? `${name} ${VERBS[verb]}${rest}` : `${name}: ${verb}${rest}` };
  }
  const yours = words.replace(/^Seat (\d+) (\w+)/, (whole, seat, verb: string) => (Number(seat) === mine && verb in OWN ? `You ${OWN[verb]}` : whole));
  return { ...said, words: yours.replace(/\b[Ss]eat (\d+)\b/g, (whole, seat) => names(Number(seat)) ?? whole) };
}
