/** What has been filled in so far, on its way to the desk: amounts in whole units, as people write them. */

import type { Blank, Given, Question, Told } from "../api/types";
import { CHIPS, type Chip } from "../chips/chips";
import { brief, parseMoney } from "../lib/money";

export type Draft = Record<string, Told>;

/** The chips that people bet with, the smallest first: whole units of money. */
export const TRAY: readonly Chip[] = CHIPS.filter((chip) => chip.value >= 100).reverse();

/** What is sent: everything that was filled in, and what the question says by itself. */
export function givenBy(question: Question, draft: Draft): Given {
  const keys = new Set(question.blanks.map((blank) => blank.key));
  const told = Object.entries(draft).filter(([key, value]) => keys.has(key) && !empty(value));
  return { ...question.fixed, ...Object.fromEntries(told) };
}

export function empty(value: Told | undefined): boolean {
  return value === undefined || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
}

/** Whether enough is there to ask; the desk says the rest. */
export function ready(question: Question, draft: Draft): boolean {
  if (question.blanks.some((blank) => blank.needed && empty(draft[blank.key]))) return false;
  return !question.blanks.every((blank) => blank.part === "table" || empty(draft[blank.key])) || Object.keys(question.fixed).length > 0;
}

/** A draft for another question: how the table stands stays, what was done does not. */
export function startFrom(question: Question, standing: Given): Draft {
  const draft: Draft = {};
  for (const { key } of question.blanks) {
    const value = standing[key];
    if (value !== undefined) draft[key] = value;
  }
  return { ...draft, ...question.filled };
}

/** "1,200" → 1200; null when it is no amount. */
export function readAmount(text: string): number | null {
  const cents = parseMoney(text);
  return cents === null ? null : cents / 100;
}

/** "25 / 50" or "1,000 / 2,000" → amounts; null when one of them is none. */
export function readAmounts(text: string): number[] | null {
  const found = text.split(/[/;+]|\s+/).filter(Boolean).map(readAmount);
  return found.every((each) => each !== null) ? found : null;
}

/** An amount for the eye: 1150 → "1,150", 2.5 → "2.50". */
export function amountText(units: number): string {
  return units.toLocaleString("en", { minimumFractionDigits: Number.isInteger(units) ? 0 : 2, maximumFractionDigits: 2 });
}

/** A chip by what stands on its face, and in full: 1000 → "1k, 1,000". */
export function chipText(units: number): string {
  const [face, full] = [brief(units * 100), amountText(units)];
  return face === full ? full : `${face}, ${full}`;
}

/** A sentence as it is said: nobody says the cents when there are none. */
export function aloud(sentence: string): string {
  return sentence.replace(/(\d)\.00(?!\d)/g, "$1");
}

export function chipsOf(value: Told | undefined): number[] {
  if (Array.isArray(value)) return value.filter((each) => typeof each === "number");
  return typeof value === "number" ? [value] : [];
}

export function linesOf(value: Told | undefined): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "string" && value ? [value] : [];
}

/** "2 5" or "2, 5" → seats; null when one of them is none. */
export function readSeats(text: string): number[] | null {
  const found = text.split(/[\s,;/]+/).filter(Boolean);
  return found.every((each) => /^[1-9]\d?$/.test(each)) ? found.map(Number) : null;
}

/** What each has, by his name. */
export function namesOf(value: Told | undefined): [string, string][] {
  return typeof value === "object" && !Array.isArray(value) ? Object.entries(value).map(([name, told]) => [name, String(told)]) : [];
}

/** The questions of a list under the subjects they stand under, in the same order. */
export function bySubject(questions: Question[]): { subject: string; questions: Question[] }[] {
  const subjects = [...new Set(questions.map((each) => each.subject))];
  return subjects.map((subject) => ({ subject, questions: questions.filter((each) => each.subject === subject) }));
}

/** The blanks of a part, those that seldom matter apart; one that is filled in stays in sight. */
export function parted(blanks: Blank[], part: Blank["part"], draft: Draft): { often: Blank[]; rare: Blank[] } {
  const here = blanks.filter((blank) => blank.part === part);
  const seldom = (blank: Blank) => blank.rare && empty(draft[blank.key]);
  return { often: here.filter((blank) => !seldom(blank)), rare: here.filter(seldom) };
}
