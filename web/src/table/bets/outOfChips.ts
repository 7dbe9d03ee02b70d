/** What is said to whoever cannot bet here any more. */

import { money } from "../../lib/money";

export function outOfChips(stack: number, least: number | null): string {
  if (stack === 0 || least === null) return "Your chips are gone. Buy more to go on.";
  return `You have ${money(stack)} here and the least bet is ${money(least)}.`;
}
