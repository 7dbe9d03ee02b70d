/** Chips: which there are, what colour they have, and how an amount is stacked. */

import { brief } from "../lib/money";

export interface Chip {
  value: number;
  colour: string;
  edge: string;
  ink: string;
}

/** Highest first. */
export const CHIPS: readonly Chip[] = [
  { value: 10_000_000, colour: "#e9e4da", edge: "#a8873f", ink: "#4a3a12" },
  { value: 2_500_000, colour: "#2b7f8c", edge: "#d9eef0", ink: "#f2fbfc" },
  { value: 500_000, colour: "#7b4a2d", edge: "#eadbc4", ink: "#fff4e2" },
  { value: 100_000, colour: "#d9a02b", edge: "#fff3d0", ink: "#3d2a02" },
  { value: 50_000, colour: "#5d3f8e", edge: "#e3d8f5", ink: "#f7f1ff" },
  { value: 10_000, colour: "#23262b", edge: "#d8d3c6", ink: "#f5f0e4" },
  { value: 2500, colour: "#1f7a4d", edge: "#dff0e2", ink: "#f1fff5" },
  { value: 500, colour: "#b23434", edge: "#f6dfd9", ink: "#fff3ef" },
  { value: 100, colour: "#e8e2d4", edge: "#45617a", ink: "#2a3b49" },
  { value: 25, colour: "#d68fa3", edge: "#fbeaef", ink: "#46202c" },
  { value: 5, colour: "#8fb4cf", edge: "#eef6fb", ink: "#16303f" },
  { value: 1, colour: "#b98a5f", edge: "#f4e6d6", ink: "#33200e" },
];

/** The fewest chips that make an amount, highest first. */
export function stack(amount: number): Chip[] {
  const found: Chip[] = [];
  let left = Math.max(0, Math.trunc(amount));
  for (const chip of CHIPS) {
    for (; left >= chip.value; left -= chip.value) {
      found.push(chip);
      if (found.length >= 60) return found;
    }
  }
  return found;
}

/** The chips worth having before one: none under the smallest bet, none over what one holds. */
export function tray(holding: number, smallest: number | null, most = 6): Chip[] {
  const floor = Math.max(25, smallest ?? 100);
  const useful = CHIPS.filter((chip) => chip.value >= floor && chip.value <= Math.max(holding, floor)).reverse();
  return useful.slice(0, most);
}

/** A chip of any value, in a colour of the rack. */
export function chipOf(value: number): Chip {
  const like = CHIPS.find((each) => each.value === value) ?? CHIPS[value % CHIPS.length];
  return { ...(like as Chip), value };
}

/** What a button with a chip on it is called: its value, and what is printed on it where that is another text. */
export function chipName(value: number, says: (cents: number) => string): string {
  const printed = brief(value);
  const amount = says(value);
  return `Chip of ${amount}${amount.includes(printed) ? "" : `, ${printed}`}`;
}
