/** Small changes to words on their way to the eye. */

/** "dealer has no cards" → "Dealer has no cards" */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name from the code as a person says it: "pair_plus" → "Pair plus". */
export function spoken(name: string): string {
  return capital(name.replace(/[_-]+/g, " "));
}

/** A moment as the clock on the wall shows it. */
export function clock(seconds: number): string {
  const at = new Date(seconds * 1000);
  return `${String(at.getHours()).padStart(2, "0")}:${String(at.getMinutes()).padStart(2, "0")}`;
}
