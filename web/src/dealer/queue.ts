/** What a dealer has done and the room has not heard yet: kept in order, each with the state that it will meet. */

import type { DealerCommand, DealerTable } from "../api/types";

export interface Act {
  /** Makes it happen once, however often it is sent. */
  key: string;
  /** Every act moves the table by one, so those that wait are numbered from the last word of the room. */
  state: number;
  command: DealerCommand;
  words: string;
}

/** The acts with one more, behind those that wait. */
export function added(acts: Act[], command: DealerCommand, words: string, key: string, state: number): Act[] {
  const last = acts.at(-1);
  return [...acts, { key, state: last ? last.state + 1 : state, command, words }];
}

/** Without the first, which was refused: what is behind it meets one state less. */
export function withoutFirst(acts: Act[]): Act[] {
  return acts.slice(1).map((act) => ({ ...act, state: act.state - 1 }));
}

/** The same acts from the state that the table is in now. */
export function renumbered(acts: Act[], state: number): Act[] {
  return acts.map((act, at) => ({ ...act, state: state + at }));
}

/** What was kept in the browser; anything else is nothing. */
export function readActs(text: string | null): Act[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isAct) : [];
  } catch {
    return [];
  }
}

/** The table as this tablet last saw it. */
export function readView(text: string | null): DealerTable | null {
  try {
    const found = JSON.parse(text ?? "null") as Partial<DealerTable> | null;
    return typeof found?.state === "number" && Array.isArray(found.seats) ? (found as DealerTable) : null;
  } catch {
    return null;
  }
}

function isAct(found: unknown): found is Act {
  const act = found as Partial<Act> | null;
  return typeof act?.key === "string" && typeof act.state === "number" && typeof act.command?.do === "string" && typeof act.words === "string";
}

/** "3 acts wait to be sent" */
export function waitingWords(count: number): string {
  return `${count} ${count === 1 ? "act waits" : "acts wait"} to be sent`;
}
