/** What an avatar is drawn from: nothing but the name. */

/** One letter or two: "Ann" → "A", "Ann Lee" → "AL". */
export function initials(name: string): string {
  const words = name.trim().split(/[\s_-]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? "?")[0]?.toUpperCase() ?? "?").join("");
}

/** A hue of the colour wheel, the same for the same name. */
export function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}
