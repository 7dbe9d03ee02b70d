/** Which page is open, read from the address after the #. */

export type Route = { page: "lobby" } | { page: "people" } | { page: "live"; id: string } | { page: "table"; id: string; sit: boolean };

export function parse(hash: string): Route {
  if (/^#\/people\/?$/.test(hash)) return { page: "people" };
  const live = /^#\/live\/([^/?#]+)/.exec(hash);
  if (live?.[1]) return { page: "live", id: decodeURIComponent(live[1]) };
  const found = /^#\/table\/([^/?#]+)(\/sit)?/.exec(hash);
  return found?.[1] ? { page: "table", id: decodeURIComponent(found[1]), sit: found[2] !== undefined } : { page: "lobby" };
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
