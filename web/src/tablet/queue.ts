/** What a dealer has done and the room has not heard yet: kept in order, each with the state that it will meet. */

/** Whatever is keyed at a live table. */
export interface Command {
  do: string;
}

/** What every live table shows, whatever is played there. */
export interface Seen {
  state: number;
  yours: boolean;
  phase: string;
  symbol: string;
  seats: unknown[];
}

export interface Act<C extends Command = Command> {
  /** Makes it happen once, however often it is sent. */
  key: string;
  /** Those that wait are numbered as if each moved the table by one; when the room has heard one, the others go by its answer. */
  state: number;
  command: C;
  words: string;
}

/** The acts with one more, behind those that wait. */
export function added<C extends Command>(acts: Act<C>[], command: C, words: string, key: string, state: number): Act<C>[] {
  const last = acts.at(-1);
  return [...acts, { key, state: last ? last.state + 1 : state, command, words }];
}

/** One more before those that wait: what the table as it is now asks for first. */
export function addedFirst<C extends Command>(acts: Act<C>[], command: C, words: string, key: string, state: number): Act<C>[] {
  return [{ key, state, command, words }, ...renumbered(acts, state + 1)];
}

/** The same acts from the state that the table is in now. */
export function renumbered<C extends Command>(acts: Act<C>[], state: number): Act<C>[] {
  return acts.map((act, at) => ({ ...act, state: state + at }));
}

/** What was kept in the browser; anything else is nothing. */
export function readActs<C extends Command>(text: string | null): Act<C>[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? (found.filter(isAct) as Act<C>[]) : [];
  } catch {
    return [];
  }
}

/** The table as this tablet last saw it. */
export function readView<V extends Seen>(text: string | null): V | null {
  try {
    const found = JSON.parse(text ?? "null") as Partial<V> | null;
    return typeof found?.state === "number" && Array.isArray(found.seats) ? (found as V) : null;
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
