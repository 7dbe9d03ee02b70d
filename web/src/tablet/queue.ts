/** What a dealer has done and the room has not heard yet: kept in order, each with the state that it will meet. */

import type { Person } from "../state/person";

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
  /** Who did it: it is sent while he is signed in, and under no other name. */
  by: Person;
}

/** The acts with one more, behind those that wait. */
export function added<C extends Command>(acts: Act<C>[], act: Act<C>): Act<C>[] {
  const last = acts.at(-1);
  return [...acts, { ...act, state: last ? last.state + 1 : act.state }];
}

/** One more before those that wait: what the table as it is now asks for first. */
export function addedFirst<C extends Command>(acts: Act<C>[], act: Act<C>): Act<C>[] {
  return [act, ...renumbered(acts, act.state + 1)];
}

/** The same acts from the state that the table is in now. */
export function renumbered<C extends Command>(acts: Act<C>[], state: number): Act<C>[] {
  return acts.map((act, at) => ({ ...act, state: state + at }));
}

/** What one person did; nobody has done nothing. */
export function actsOf<C extends Command>(acts: Act<C>[], person: Person | null): Act<C>[] {
  return acts.filter((act) => act.by.id === person?.id);
}

/** What others did, and wait to tell the room themselves: person by person. */
export function actsOfOthers<C extends Command>(acts: Act<C>[], person: Person | null): Act<C>[][] {
  const others = new Map<string, Act<C>[]>();
  for (const act of acts) {
    if (act.by.id !== person?.id) others.set(act.by.id, [...(others.get(act.by.id) ?? []), act]);
  }
  return [...others.values()];
}

/** As it goes to the room. */
export function formOf<C extends Command>({ key, state, by, command }: Act<C>): { key: string; state: number; done_by: string; command: C } {
  return { key, state, done_by: by.id, command };
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
  const told = typeof act?.key === "string" && typeof act.state === "number" && typeof act.command?.do === "string" && typeof act.words === "string";
  return told && typeof act.by?.id === "string" && typeof act.by.name === "string";
}

/** "3 acts wait to be sent" */
export function waitingWords(count: number): string {
  return `${count} ${count === 1 ? "act waits" : "acts wait"} to be sent`;
}

/** "3 acts by Flo wait on this tablet" */
export function othersWords(acts: Act[]): string {
  return `${acts.length} ${acts.length === 1 ? "act" : "acts"} by ${acts[0]?.by.name ?? "somebody"} ${acts.length === 1 ? "waits" : "wait"} on this tablet`;
}
