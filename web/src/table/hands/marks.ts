/** The buttons that lie before a seat. */

import type { Kill, RoundSeat, TableView } from "../../api/types";

const BANK = "bank";
const BANKED = /^(bank$|player-dealer)/; // who banked the last round
const OVER_BLIND = "over-blind";
const POSTED = ["straddle", OVER_BLIND];
const KILL: Record<Kill["button"], string> = {
  neutral: "kill button",
  "leg-up": "kill button face down",
  kill: "kill button face up",
};

/** What the round has marked; between rounds the bank, the kill button and the posts of the coming one. */
export function marksOf(view: TableView, seat: number, inRound: RoundSeat | null): string[] {
  const marked = inRound?.marks ?? [];
  if (view.phase === "playing") return marked;
  const banker = view.bank?.seat ?? null;
  const gone = new Set([...POSTED, ...(view.kill ? Object.values(KILL) : [])]);
  return [
    ...(banker === seat ? [BANK] : []),
    ...marked.filter((mark) => !gone.has(mark) && !(banker !== null && BANKED.test(mark))),
    ...(view.kill?.seat === seat ? [KILL[view.kill.button]] : []),
    ...(posts(view, seat) ? [overBlinds(view) ? OVER_BLIND : "straddle"] : []),
  ];
}

function posts(view: TableView, seat: number): boolean {
  return (view.seats.find((each) => each.seat === seat)?.straddle ?? 0) > 0;
}

/** Whether what is posted over the blinds here is an over-blind, and not a straddle. */
export function overBlinds(view: TableView): boolean {
  return "over_blinds" in view.settings;
}

/** The kill button where it lies in the dealer's tray: nobody's, or that of a killer who is gone. Null before a seat. */
export function inTray(kill: Kill | null | undefined): string | null {
  return kill && kill.seat === null ? KILL[kill.button] : null;
}

const SHORT: Record<string, string> = {
  button: "D",
  action: "ACT",
  player: "P", // holds that hand
  banker: "B",
  straddle: "STR",
  "over-blind": "OB",
  "kill button": "K",
  "kill button face up": "K",
  "kill button face down": "↑", // one leg up
};

/** A mark as it stands on a disc: "small blind" → "SB", "player-dealer, first turn" → "PD"; a single word by so many letters. */
export function short(mark: string, letters: number): string {
  const known = SHORT[mark];
  if (known) return known;
  const words = (mark.split(",")[0] ?? "").split(/[\s_-]+/);
  return words.length > 1 ? words.map((word) => word.charAt(0).toUpperCase()).join("") : mark.slice(0, letters).toUpperCase();
}
