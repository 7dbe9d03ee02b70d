import { beforeEach, describe, expect, it } from "vitest";
import * as kept from "../../src/lib/kept";
import { notes, remembered } from "../../src/state/person";

const flo = { id: "f1", name: "Flo" };

describe("who was last at this browser", () => {
  beforeEach(() => notes(null));

  it("is remembered, and nobody else is", () => {
    expect(remembered()).toBeNull();
    notes({ ...flo, wallet: 5 } as typeof flo);
    expect(remembered()).toEqual(flo);
    notes(null);
    expect(remembered()).toBeNull();
  });

  it("takes what the tablet was shown along, and leaves what waits to be sent", () => {
    notes(flo);
    kept.write("tablet-seen.dealer.t1", "a view");
    kept.write("dealer.t1.acts", "acts");
    notes(flo);
    expect(kept.read("tablet-seen.dealer.t1")).toBe("a view");
    notes({ id: "d1", name: "Dan" });
    expect(kept.read("tablet-seen.dealer.t1")).toBeNull();
    expect(kept.read("dealer.t1.acts")).toBe("acts");
  });
});
