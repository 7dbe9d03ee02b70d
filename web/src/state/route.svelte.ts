/** Which page is open, read from the address after the #. */

export type Route =
  | { page: "lobby" }
  | { page: "people" }
  | { page: "desk"; house: string; question: string; table: string }
  | { page: "ruling"; id: string }
  | { page: "nights" }
  | { page: "event"; id: string }
  | { page: "night"; id: string; shows: NightSheet }
  | { page: "clubs" }
  | { page: "club"; id: string; shows: ClubSheet; of: string; and: string }
  | { page: "enter"; secret: string; club: string }
  | { page: "rounds" }
  | { page: "train"; game: string }
  | { page: "certificate"; id: string }
  | { page: "class" }
  | { page: "disputes" }
  | { page: "floor" }
  | { page: "shift"; day: string; shift: number }
  | { page: "round"; table: string; number: number; share: string; review: number | null }
  | { page: "live"; id: string }
  | { page: "dealer"; id: string }
  | { page: "report"; game: string; par: boolean }
  | { page: "learn"; game: string }
  | { page: "table"; id: string; sit: boolean };

/** The desk or what everybody sees, the clock on the wall, what is printed, the door on one's own phone. */
const NIGHT_SHEETS = ["desk", "view", "clock", "print", "enter"] as const;
export type NightSheet = (typeof NIGHT_SHEETS)[number];

const NIGHT = /^#\/night\/([\w-]+)(?:\/([a-z]+))?\/?$/;
/** What everybody sees of a club, a member's own page, the committee's books, and what is printed. */
const CLUB_SHEETS = ["league", "calendar", "records", "player", "me", "member", "books", "statement", "ticket", "tickets"] as const;
export type ClubSheet = (typeof CLUB_SHEETS)[number];

const CLUB = /^#\/club\/([\w-]+)(?:\/([a-z]+))?(?:\/([^/?#]+))?(?:\/([^/?#]+))?\/?$/;
const ENTER = /^#\/enter\/([\w-]+)(?:\?club=([\w-]+))?$/;
const SHIFT = /^#\/floor\/report(?:\/(\d{4}-\d\d-\d\d))?(?:\/(\d{1,2}))?\/?$/;
const DESK = /^#\/desk(?:\/([\w-]+))?(?:\/([\w-]+))?\/?(?:\?table=([\w-]+))?$/;

export function parse(hash: string): Route {
  if (/^#\/people\/?$/.test(hash)) return { page: "people" };
  if (/^#\/nights\/?$/.test(hash)) return { page: "nights" };
  const event = /^#\/event\/([\w-]+)/.exec(hash);
  if (event?.[1]) return { page: "event", id: event[1] };
  const night = NIGHT.exec(hash);
  const sheet = NIGHT_SHEETS.find((each) => each === (night?.[2] ?? "desk"));
  if (night?.[1] && sheet) return { page: "night", id: night[1], shows: sheet };
  if (/^#\/clubs\/?$/.test(hash)) return { page: "clubs" };
  const club = CLUB.exec(hash);
  const shows = CLUB_SHEETS.find((each) => each === (club?.[2] ?? "league"));
  if (club?.[1] && shows) return { page: "club", id: club[1], shows, of: plain(club[3]), and: plain(club[4]) };
  const enter = ENTER.exec(hash);
  if (enter?.[1]) return { page: "enter", secret: enter[1], club: enter[2] ?? "" };
  const desk = DESK.exec(hash);
  if (desk) return { page: "desk", house: desk[1] ?? "", question: desk[2] ?? "", table: desk[3] ?? "" };
  const ruling = /^#\/ruling\/([\w-]+)/.exec(hash);
  if (ruling?.[1]) return { page: "ruling", id: ruling[1] };
  if (/^#\/rounds\/?$/.test(hash)) return { page: "rounds" };
  if (/^#\/disputes\/?$/.test(hash)) return { page: "disputes" };
  if (/^#\/floor\/?$/.test(hash)) return { page: "floor" };
  const shift = SHIFT.exec(hash);
  if (shift) return { page: "shift", day: shift[1] ?? "", shift: Number(shift[2] ?? 0) };
  const review = /^#\/floor\/round\/([\w-]+)\/(\d{1,9})\/(\d{1,3})\/?$/.exec(hash);
  if (review?.[1]) return { page: "round", table: review[1], number: Number(review[2]), share: "", review: Number(review[3]) };
  const round = /^#\/round\/([\w-]+)\/(\d{1,9})\/?$/.exec(hash);
  if (round?.[1]) return { page: "round", table: round[1], number: Number(round[2]), share: "", review: null };
  const shared = /^#\/shared\/([\w-]+)\/?$/.exec(hash);
  if (shared?.[1]) return { page: "round", table: "", number: 0, share: shared[1], review: null };
  const train = /^#\/train\/([^/?#]+)\/?$/.exec(hash);
  if (train?.[1]) return { page: "train", game: plain(train[1]) };
  const certificate = /^#\/certificate\/([\w-]+)\/?$/.exec(hash);
  if (certificate?.[1]) return { page: "certificate", id: certificate[1] };
  if (/^#\/class\/?$/.test(hash)) return { page: "class" };
  const report = /^#\/report\/([^/?#]+)(\/par)?\/?$/.exec(hash);
  if (report?.[1]) return { page: "report", game: decodeURIComponent(report[1]), par: report[2] !== undefined };
  const learn = /^#\/how-to-play\/([^/?#]+)\/?$/.exec(hash);
  if (learn?.[1]) return { page: "learn", game: plain(learn[1]) };
  const live = /^#\/live\/([^/?#]+)/.exec(hash);
  if (live?.[1]) return { page: "live", id: decodeURIComponent(live[1]) };
  const dealer = /^#\/dealer\/([\w-]+)/.exec(hash);
  if (dealer?.[1]) return { page: "dealer", id: dealer[1] };
  const found = /^#\/table\/([^/?#]+)(\/sit)?/.exec(hash);
  return found?.[1] ? { page: "table", id: decodeURIComponent(found[1]), sit: found[2] !== undefined } : { page: "lobby" };
}

/** A part of an address as it was before it was written into one; one that is broken stays as it is. */
function plain(part = ""): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What a page is called, with its sheet where it has several: "lobby", "night/clock". */
export function nameOf(route: Route): string {
  return "shows" in route ? `${route.page}/${route.shows}` : route.page;
}

/** The address of the desk, of one of its questions, at a table. */
export function deskAt(house = "", question = "", table = ""): string {
  const path = [house, house && question].filter(Boolean).map((part) => `/${part}`).join("");
  return `#/desk${path}${table && `?table=${table}`}`;
}

/** The address of a club, or of one of its sheets. */
export function clubAt(id: string, ...rest: string[]): string {
  return `#/club/${[id, ...rest].map(encodeURIComponent).join("/")}`;
}

/** The address of how a game is played. */
export function learnAt(game: string): string {
  return `#/how-to-play/${encodeURIComponent(game)}`;
}

/** The address of what a game costs, or of its PAR sheet. */
export function reportAt(game: string, par = false): string {
  return `#/report/${encodeURIComponent(game)}${par ? "/par" : ""}`;
}

/** The address of a game's training room. */
export function trainAt(game: string): string {
  return `#/train/${encodeURIComponent(game)}`;
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

  toDealer(id: string): void {
    location.hash = `#/dealer/${encodeURIComponent(id)}`;
  }

  toLobby(): void {
    location.hash = "#/";
  }
}

export const router = new Router();
