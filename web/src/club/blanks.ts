/** What is typed into an act's form, as the act says it. */

import type { ActBlank, ActForm, ClubAct, Told } from "../api/clubs";
import { parseMoney } from "../lib/money";

export type Typed = Record<string, string | boolean>;

const NUMBER = /^-?\d{1,12}$/;

/** The act that a form makes; throws what is wrong in words. */
export function actOf(form: ActForm, typed: Typed): ClubAct {
  const act: ClubAct = { act: form.act };
  for (const blank of form.blanks) {
    const value = read(blank, typed[blank.name] ?? "");
    if (value !== undefined) act[blank.name] = value;
    else if (blank.needed) throw new Error(`${blank.name.replace(/_/g, " ")} is missing`);
  }
  return act;
}

function read(blank: ActBlank, typed: string | boolean): Told | undefined {
  if (typeof typed === "boolean") return typed || undefined;
  const text = typed.trim();
  if (!text) return undefined;
  const items = text.split(/[\n;]+/).map((item) => item.trim()).filter(Boolean);
  switch (blank.asks) {
    case "number": return whole(blank, text);
    case "money": return money(blank, text);
    case "texts": return text.split(/[\n,;]+/).map((item) => item.trim()).filter(Boolean);
    case "numbers": return text.split(/[\s,;]+/).map((item) => whole(blank, item));
    case "amounts": return text.split(/[\s,;]+/).map((item) => money(blank, item));
    case "numbers by name": return byName(items, (item) => whole(blank, item));
    case "amounts by name": return byName(items, (item) => money(blank, item));
    default: return text;
  }
}

/** "Ann 5" on each line → { Ann: 5 } */
function byName(items: string[], read: (item: string) => number): Record<string, number> {
  return Object.fromEntries(
    items.map((item) => {
      const found = /^(.*\S)[\s:=]+(\S+)$/.exec(item);
      if (!found?.[1] || !found[2]) throw new Error(`'${item}' is no name with a number; write 'Ann 5'`);
      return [found[1].replace(/[:=]$/, ""), read(found[2])];
    }),
  );
}

function whole(blank: ActBlank, text: string): number {
  if (!NUMBER.test(text)) throw new Error(`${blank.name.replace(/_/g, " ")}: '${text}' is no whole number`);
  return Number(text);
}

function money(blank: ActBlank, text: string): number {
  const less = /^[-\u2212]/.test(text);
  const cents = parseMoney(text.replace(/^[-\u2212]/, ""));
  if (cents === null) throw new Error(`${blank.name.replace(/_/g, " ")}: '${text}' is no amount; write 30 or 12.50`);
  return less ? -cents : cents;
}
