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
