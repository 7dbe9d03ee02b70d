import { expect, it } from "vitest";
import type { Offer } from "../../../src/api/types";
import { grouped } from "../../../src/table/offers/twists";

const choose = (spot: string | null, act = "choose"): Offer => ({
  act, label: act, clause: null, spot, least: 0, most: 0, step: 1, sized: false, cards: [], parts: [], extra: [], loose: false,
});

it("puts the suits of a twist into one group", () => {
  const offers = [choose(null, "decline"), choose("stomaha s"), choose("stomaha h"), choose("3-2-1"), choose("lake"), choose("5 cards"), choose("exposed-2")];
  const groups = grouped(offers);
  expect(groups.map(({ name }) => name)).toEqual(["Stomaha", "3-2-1", "Lake", "5 cards", "Exposed 2"]);
  expect(groups[0]?.suits.map(({ suit, offer }) => [suit, offer.spot])).toEqual([["s", "stomaha s"], ["h", "stomaha h"]]);
  expect(groups[0]?.plain).toBeNull();
  expect(groups.slice(1).map(({ plain }) => plain?.spot)).toEqual(["3-2-1", "lake", "5 cards", "exposed-2"]);
});
