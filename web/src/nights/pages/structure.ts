/** A structure as people write it. */

/** "25/50  50/100" → [[25, 50], [50, 100]] */
export function readLevels(text: string): number[][] {
  const written = text.split(/[\s,;]+/).filter(Boolean);
  return written.map((each) => {
    const blinds = /^(\d{1,9})\/(\d{1,9})$/.exec(each);
    if (!blinds) throw new Error(`${each} is no level; write the blinds of each, such as 25/50 50/100`);
    return [Number(blinds[1]), Number(blinds[2])];
  });
}

/** "4: 15, 8: 10" → {4: 15, 8: 10}: after level 4 a quarter of an hour. */
export function readBreaks(text: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const each of text.split(",").map((part) => part.trim()).filter(Boolean)) {
    const [, level, length] = /^(\d{1,3})\s*[:= ]\s*(\d{1,3})$/.exec(each) ?? [];
    if (!level || !length) throw new Error(`${each} is no break; write a level and minutes, such as 4: 15`);
    found[level] = Number(length);
  }
  return found;
}

/** "25: 300, 100: 300" → {25: 300, 100: 300}: so many chips of each value. */
export function readChipSet(text: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const each of text.split(",").map((part) => part.trim()).filter(Boolean)) {
    const [, value, number] = /^(\d{1,9})\s*[:= ×x]\s*(\d{1,9})$/.exec(each) ?? [];
    if (!value || !number) throw new Error(`${each} is no chip; write a value and how many there are, such as 25: 300`);
    found[value] = Number(number);
  }
  return found;
}

/** "10000, 20, 4" → chips, price in cents, and the level whose end closes the offer. */
export function readOffer(text: string): { chips: number; price: number; until: number; holding: number; times: number } {
  const [, chips, price, until] = /^(\d{1,9})\s*[,;]\s*(\d{1,7}(?:\.\d{1,2})?)\s*[,;]\s*(\d{1,3})$/.exec(text.trim()) ?? [];
  if (!chips || !price || !until) throw new Error(`${text} is no offer; write chips, a price and a level, such as 10000, 20, 4`);
  return { chips: Number(chips), price: Math.round(Number(price) * 100), until: Number(until), holding: 0, times: 0 };
}
