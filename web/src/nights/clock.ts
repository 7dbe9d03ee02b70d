/** The clock of a night, counted on from the last time that the server told it. */

import type { NightClock } from "../api/types";

export interface Shown {
  level: number;
  blinds: readonly number[];
  next: readonly number[];
  ante: number;
  /** Milliseconds left of the level, or of the break; null: a break that somebody ends. */
  left: number | null;
  onBreak: boolean;
  /** Until the next break. */
  toBreak: number | null;
  running: boolean;
}

/** What it shows so many milliseconds after it was told, whether or not the server has answered since. */
export function countOn(clock: NightClock, levels: readonly (readonly number[])[], ago: number): Shown {
  let run = clock.running ? Math.max(0, ago) : 0;
  const length = clock.level_minutes * 60_000;
  const at = (played: number, onBreak: boolean, left: number | null, toBreak: number | null): Shown => {
    const level = Math.floor(played / length) + 1;
    const blinds = blindsOf(levels, level) ?? clock.blinds;
    return {
      level,
      blinds,
      next: blindsOf(levels, level + 1) ?? clock.next_blinds,
      ante: clock.ante ? (blinds[1] ?? 0) : 0,
      left: onBreak ? left : level * length - played,
      onBreak,
      toBreak,
      running: clock.running,
    };
  };
  if (clock.on_break) {
    if (clock.break_left === null) return at(clock.played, true, null, null);
    if (run < clock.break_left) return at(clock.played, true, clock.break_left - run, null);
    run -= clock.break_left;
  }
  if (clock.to_break !== null && run >= clock.to_break) return at(clock.played + clock.to_break, true, null, null);
  return at(clock.played + run, false, null, clock.to_break === null ? null : clock.to_break - run);
}

function blindsOf(levels: readonly (readonly number[])[], level: number): readonly number[] | undefined {
  return levels[Math.min(level, levels.length) - 1];
}

/** 83_000 → "1:23", 3_600_000 → "1:00:00"; a second that has begun is still shown. */
export function minutes(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const two = (value: number) => String(value).padStart(2, "0");
  const shown = `${hours ? two(Math.floor(rest / 60)) : Math.floor(rest / 60)}:${two(rest % 60)}`;
  return hours ? `${hours}:${shown}` : shown;
}

/** Chips as they are said: 1500 → "1,500". */
export function chips(amount: number): string {
  return amount.toLocaleString("en");
}

export function blindsText(blinds: readonly number[]): string {
  return blinds.map(chips).join(" / ");
}
