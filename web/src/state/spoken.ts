/** What is said at a table, with people's names in place of their seats. */

import type { Said } from "../api/types";

const VERBS: Record<string, string> = {
  fold: "folds", check: "checks", call: "calls", bet: "bets", raise: "raises", complete: "completes", bring: "brings", hit: "hits", stand: "stands",
  split: "splits", double: "doubles", surrender: "surrenders", insure: "insures", keep: "keeps", discard: "discards", set: "sets", take: "takes",
  refuse: "refuses", accept: "accepts", decline: "declines", play: "plays", exchange: "exchanges", choose: "chooses", pick: "picks", chop: "chops", run: "runs",
  all: "goes all", ride: "lets it ride", draws: "draws", stands: "stands", turn: "turns", face: "faces", put: "puts", expose: "exposes",
};

/** Acts of one word that say too little at a table. */
const WHOLE: Record<string, string> = { face: "turn a card over", place: "put the cards down" };

/** What is said of others as it happens is said of you in your own form. */
const OWN: Record<string, string> = {
  draws: "draw", stands: "stand", all: "go all", ride: "let it ride", takes: "take", shows: "show", wins: "win", mucks: "muck", rolls: "roll", plays: "play",
  has: "have", holds: "hold", opens: "open", loses: "lose", ties: "tie", pushes: "push", banks: "bank", is: "are", set: "set",
};

type Names = (seat: number) => string | null;

/** "Seat 6: fold" → "Ezra folds"; "call_2x 10.00" → "call 2x 10.00". Your own seat is you. */
export function named(said: Said, names: Names, mine: number | null): Said {
  return { ...said, words: told(said.words, names, mine), to: byName(said.to, (seat) => (seat === mine ? "you" : names(seat))) };
}

function told(said: string, names: Names, mine: number | null): string {
  const words = said.replace(/_/g, " ").replace(/(?<=^Seat \d+: )\w+$/, (act) => WHOLE[act] ?? act);
  const did = /^Seat (\d+): (\w+)(.*)$/s.exec(words);
  if (did?.[1] && did[2]) {
    const [, seat, verb, rest = ""] = did;
    if (Number(seat) === mine) return verb in VERBS ? `You ${OWN[verb] ?? verb}${rest}` : `You: ${verb}${rest}`;
    const name = names(Number(seat));
    if (!name) return words;
    return verb in VERBS ? `${name} ${VERBS[verb]}${rest}` : `${name}: ${verb}${rest}`;
  }
  const yours = words
    .replace(/^Seat (\d+) (\w+)/, (whole, seat, verb: string) => (Number(seat) === mine && verb in OWN ? `You ${OWN[verb]}` : whole))
    .replace(/\bto seat (\d+)\b/g, (whole, seat) => (Number(seat) === mine ? "to you" : whole));
  return byName(yours, names);
}

/** "seat 6 has three of a kind" → "Ezra has three of a kind". */
export function byName(words: string, names: Names): string {
  return words.replace(/\b[Ss]eat (\d+)\b/g, (whole, seat) => names(Number(seat)) ?? whole);
}
