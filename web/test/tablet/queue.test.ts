import { describe, expect, it } from "vitest";
import { parseCards } from "../../src/cards/typed";
import { answerOf, stillIn, wordsOf, type Offer } from "../../src/dealer/keying";
import { actsOf, actsOfOthers, added, addedFirst, formOf, othersWords, readActs, readView, renumbered, waitingWords, type Act, type Command } from "../../src/tablet/queue";

const deal = { do: "deal", thrown: [] } as const;
const flo = { id: "f1", name: "Flo" };
const dan = { id: "d1", name: "Dan" };
const act = (key: string, command: Command, state: number, by = flo): Act => ({ key, state, command, words: `words of ${key}`, by });
const three = [act("k1", deal, 7), act("k2", { do: "settle" }, 7), act("k3", { do: "shoe" }, 99)].reduce<Act[]>(added, []);

describe("acts that wait for the network", () => {
  it("are numbered by the states that they will meet, from the last word of the room", () => {
    expect(three.map((act) => act.state)).toEqual([7, 8, 9]);
    expect(renumbered(three, 20).map((act) => act.state)).toEqual([20, 21, 22]);
  });

  it("give way to what the table as it is now asks for first", () => {
    const before = addedFirst(three, act("k0", { do: "decide" }, 30));
    expect(before.map((act) => [act.key, act.state])).toEqual([["k0", 30], ["k1", 31], ["k2", 32], ["k3", 33]]);
  });

  it("come with the table as it was last seen, and nothing else is read as that", () => {
    expect(readView(JSON.stringify({ state: 4, seats: [] }))).toEqual({ state: 4, seats: [] });
    for (const text of [null, "", "{", "[]", "{}", '{"state": 4}']) expect(readView(text)).toBeNull();
  });

  it("say who bets behind a seat and what was laid down", () => {
    const says = (cents: number) => `$${cents / 100}`;
    expect(wordsOf({ do: "behind", name: "Bob", seat: 2, bets: { tie: 500 }, joins: [] }, says)).toBe("Bob behind seat 2: tie $5");
    expect(wordsOf({ do: "prepay", seat: 2, amount: 125 }, says)).toBe("Seat 2: commission $1.25 laid down");
  });

  it("belong to whoever did them, and go to the room as that", () => {
    const kept = [...three, act("k4", deal, 20, dan)];
    expect(actsOf(kept, dan).map((each) => each.key)).toEqual(["k4"]);
    expect(actsOf(kept, null)).toEqual([]);
    expect(actsOfOthers(kept, dan)).toEqual([three]);
    expect(actsOfOthers(kept, null)).toEqual([three, [kept[3]]]);
    expect(formOf(act("k4", deal, 20, dan))).toEqual({ key: "k4", state: 20, done_by: "d1", command: deal });
    expect(othersWords(three)).toBe("3 acts by Flo wait on this tablet");
    expect(othersWords([act("k4", deal, 20, dan)])).toBe("1 act by Dan waits on this tablet");
  });

  it("are kept in the browser, and nothing else is read as one", () => {
    expect(readActs(JSON.stringify(three))).toEqual(three);
    expect(readActs('[{"key": 1}, null, 3]')).toEqual([]);
    expect(readActs(JSON.stringify(three.map((each) => ({ ...each, by: undefined }))))).toEqual([]); // nobody's
    expect(readActs("not JSON")).toEqual([]);
    expect(readActs(null)).toEqual([]);
  });

  it("are told in words", () => {
    expect(waitingWords(1)).toBe("1 act waits to be sent");
    expect(waitingWords(3)).toBe("3 acts wait to be sent");
    expect(wordsOf({ do: "cards", cards: ["7h", "Td"], place: "dealer" }, String)).toBe("Dealer: 7h Td");
    expect(wordsOf({ do: "bet", seat: 2, bets: { pair_plus: 500, ante: 0 }, tips: {} }, (cents) => `$${cents / 100}`)).toBe("Seat 2: pair plus $5");
  });
});

describe("cards", () => {
  it("are read as people type and scanners send them", () => {
    expect(parseCards("7h Td")).toEqual(["7h", "Td"]);
    expect(parseCards("10sJKas,9♥")).toEqual(["Ts", "Jk", "As", "9h"]);
    expect(parseCards("10s jk as 9♥")).toEqual(["Ts", "Jk", "As", "9h"]);
    expect(parseCards("7x")).toBeNull();
    expect(parseCards("")).toEqual([]);
  });

  it("that were keyed and not heard of yet are out of the shoe", () => {
    expect(stillIn({ "9h": 2, Ks: 1 }, [{ do: "cards", cards: ["9h"], place: null }], ["Ks"])).toEqual({ "9h": 1, Ks: 0 });
  });
});

describe("answers", () => {
  const offer = (more: Partial<Offer>): Offer => ({ act: "fold", label: "Fold", clause: null, spot: null, least: 0, most: 0, step: 1, sized: false, cards: [], parts: [], extra: [], loose: false, ...more });

  it("say what their offer asks for, and no more", () => {
    expect(answerOf(offer({}))).toEqual({ act: "fold" });
    expect(answerOf(offer({ act: "stake", spot: "play", least: 1000, most: 1000, sized: true }))).toEqual({ act: "stake", spot: "play", amount: 1000 });
    expect(answerOf(offer({ act: "discard", cards: ["??", "??", "??"], parts: [2] }))).toEqual({ act: "discard", cards: ["??", "??"] });
  });
});
