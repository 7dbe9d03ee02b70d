/** Which page is open, read from the address after the #. */

export type Route =
  | { page: "lobby" }
  | { page: "people" }
  | { page: "desk"; house: string; question: string; table: string }
  | { page: "ruling"; id: string }
  | { page: "nights" }
  | { page: "night"; id: string; shows: NightSheet }
  | { page: "live"; id: string }
  | { page: "table"; id: string; sit: boolean };

/** The desk or what everybody sees, the clock on the wall, what is printed. */
export type NightSheet = "desk" | "view" | "clock" | "print";

const NIGHT = /^#\/night\/([\w-]+)(?:\/(view|clock|print))?\/?$/;
const DESK = /^#\/desk(?:\/([\w-]+))?(?:\/([\w-]+))?\/?(?:\?table=([\w-]+))?$/;

export function parse(hash: string): Route {
  if (/^#\/people\/?$/.test(hash)) return { page: "people" };
  if (/^#\/nights\/?$/.test(hash)) return { page: "nights" };
  const night = NIGHT.exec(hash);
  if (night?.[1]) return { page: "night", id: night[1], shows: (night[2] as NightSheet | undefined) ?? "desk" };
  const desk = DESK.exec(hash);
  if (desk) return { page: "desk", house: desk[1] ?? "", question: desk[2] ?? "", table: desk[3] ?? "" };
  const ruling = /^#\/ruling\/([\w-]+)/.exec(hash);
  if (ruling?.[1]) return { page: "ruling", id: ruling[1] };
  const live = /^#\/live\/([^/?#]+)/.exec(hash);
  if (live?.[1]) return { page: "live", id: decodeURIComponent(live[1]) };
  const found = /^#\/table\/([^/?#]+)(\/sit)?/.exec(hash);
  return found?.[1] ? { page: "table", id: decodeURIComponent(found[1]), sit: found[2] !== undefined } : { page: "lobby" };
}

/** The address of the desk, of one of its questions, at a table. */
export function deskAt(house = "", question = "", table = ""): string {
  const path = [house, house && question].filter(Boolean).map((part) => `/${part}`).join("");
  return `#/desk${path}${table && `?table=${table}`}`;
}

class Router {
  current = $state<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.current = parse(location.hash);
      scrollTo(0, 0);
    });
  }

  toTable(id: string): void {
    location.hash = `#/table/${encodeURIComponent(id)}`;
  }

  toLive(id: string): void {
    location.hash = `#/live/${encodeURIComponent(id)}`;
  }

  toLobby(): void {
    location.hash = "#/";
  }
}

export const router = new Router();
