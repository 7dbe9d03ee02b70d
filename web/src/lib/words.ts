/** Small changes to words on their way to the eye. */

/** "dealer has no cards" → "Dealer has no cards" */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name from the code as a person says it: "pair_plus" → "Pair plus". */
export function spoken(name: string): string {
  return capital(name.replace(/[_-]+/g, " "));
}
