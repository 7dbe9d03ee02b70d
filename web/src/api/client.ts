/** The card room's HTTP API, one function for each thing a person can ask of it. */

import createClient from "openapi-fetch";
import { capital } from "../lib/words";
import type { paths } from "./schema";
import type { Action, Asked, BoardCommand, BoardLine, Command, DealerForm, DealerTable, DealOffers, DealtForm, DealtPage, DealtWanted, DeskView, Dispute, Evening, GameAnalysis, Given, GradeView, HintView, HowToPlay, JackpotBooks, JackpotCommand, JackpotPage, JackpotWanted, ListReport, Mixes, LiveForm, LiveLine, LiveTable, LiveWanted, NewTable, NightAct, NightForm, NightLogLine, NightOption, NightPage, NightWanted, PersonRoles, Place, Preview, Proof, Proposal, Reckoned, Refusal, RoleCommand, RolesPage, RulingPage, TableSituation, TableView, TriedTable, WagerFigures } from "./types";

/** The server said no, in words a player can read. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(capital(refusal.message));
    this.name = "Refused";
  }

  get code(): string {
    return this.refusal.code;
  }
}

/** The house wants two people for this: it waits for the second. */
export class NeedsTwo extends Error {
  constructor(asked: Asked) {
    super(`Asked for: ${asked.words}. Nothing has happened yet: somebody else confirms it on the page People.`);
    this.name = "NeedsTwo";
  }
}

/** Nothing answered: the network, or the server, is away. */
export class Unreachable extends Error {
  constructor() {
    super("The card room does not answer. Check the connection; your chips are safe.");
    this.name = "Unreachable";
  }
}

export const http = createClient<paths>({
  credentials: "same-origin",
  fetch: (request) => fetch(request).catch(() => Promise.reject(new Unreachable())),
});

export const me = () => told(http.GET("/api/me"));
export const enterAsGuest = () => told(http.POST("/api/session/guest", { body: {} }));
export const openAccount = (name: string, password: string) => told(http.POST("/api/accounts", { body: { name, password } }));
export const signIn = (name: string, password: string) => told(http.POST("/api/session", { body: { name, password } }));
export const fillUp = () => told(http.POST("/api/me/chips"));
export const signOut = () => http.DELETE("/api/session");

export const roles = (): Promise<RolesPage> => told(http.GET("/api/roles"));
export const findAccounts = (name: string): Promise<string[]> => told(http.GET("/api/roles/accounts", { params: { query: { name } } }));
export const changeRole = (command: RoleCommand): Promise<PersonRoles> =>
  told(http.POST("/api/roles/commands", { body: { key: freshKey(), command } }));
export const asked = (): Promise<Asked[]> => told(http.GET("/api/four-eyes"));
export const confirmAsked = (id: string): Promise<Asked> => told(http.POST("/api/four-eyes/{id}/confirm", { params: { path: { id } } }));
export const withdrawAsked = (id: string): Promise<Asked> => told(http.POST("/api/four-eyes/{id}/withdraw", { params: { path: { id } } }));

export const games = () => told(http.GET("/api/games"));
export const game = (game_id: string) => told(http.GET("/api/games/{game_id}", { params: { path: { game_id } } }));

/** What a banked game costs; other odds for one of its side bets. */
export const howToPlay = (game_id: string): Promise<HowToPlay> => told(http.GET("/api/games/{game_id}/how-to-play", { params: { path: { game_id } } }));
export const hint = (table_id: string): Promise<HintView> => told(http.GET("/api/tables/{table_id}/hint", { params: { path: { table_id } } }));
export const grade = (table_id: string, number: number): Promise<GradeView> =>
  told(http.GET("/api/tables/{table_id}/rounds/{number}/grade", { params: { path: { table_id, number } } }));
export const reckoning = (table_id: string): Promise<Reckoned> => told(http.GET("/api/tables/{table_id}/reckoning", { params: { path: { table_id } } }));
export const analysis = (game_id: string): Promise<GameAnalysis> => told(http.GET("/api/games/{game_id}/analysis", { params: { path: { game_id } } }));
export const tryPayTable = (game_id: string, body: TriedTable): Promise<WagerFigures> =>
  told(http.POST("/api/games/{game_id}/analysis", { params: { path: { game_id } }, body }));

/** A clause's id has slashes of its own, which stay slashes in the address. */
export const clause = (clause_id: string) =>
  told(
    http.GET("/api/clauses/{clause_id}", {
      params: { path: { clause_id } },
      pathSerializer: (path) => path.replace("{clause_id}", clause_id.split("/").map(encodeURIComponent).join("/")),
    }),
  );

export const tables = () => told(http.GET("/api/tables"));
export const table = (table_id: string) => told(http.GET("/api/tables/{table_id}", { params: { path: { table_id } } }));
export const openTable = (wanted: NewTable) => told(http.POST("/api/tables", { body: wanted }));

/** For one of several seats of your own, if it is said for which. */
export function command(table_id: string, state: number, wanted: Command, seat: number | null = null): Promise<TableView> {
  const body = { key: freshKey(), state, command: wanted, seat };
  return told(http.POST("/api/tables/{table_id}/commands", { params: { path: { table_id } }, body }));
}

export const board = (): Promise<BoardLine[]> => told(http.GET("/api/board")).then((board) => board.lines);
export const commandBoard = (command: BoardCommand): Promise<BoardLine[]> =>
  told(http.POST("/api/board/commands", { body: { key: freshKey(), command } })).then((board) => board.lines);
export const openListed = (list_id: string): Promise<TableView> =>
  told(http.POST("/api/board/{list_id}/tables", { params: { path: { list_id } }, body: { key: freshKey() } }));
export const places = (): Promise<Place[]> => told(http.GET("/api/me/places")).then((found) => found.places);

export const jackpots = () => told(http.GET("/api/jackpots"));
export const jackpot = (name: string): Promise<JackpotPage> => told(http.GET("/api/jackpots/{name}", { params: { path: { name } } }));
export const jackpotBooks = (name: string): Promise<JackpotBooks> =>
  told(http.GET("/api/jackpots/{name}/books", { params: { path: { name } } }));
export const openJackpot = (wanted: JackpotWanted): Promise<JackpotBooks> =>
  told(http.POST("/api/jackpots", { body: { key: freshKey(), ...wanted } }));
export const commandJackpot = (name: string, command: JackpotCommand): Promise<JackpotBooks> =>
  told(http.POST("/api/jackpots/{name}/commands", { params: { path: { name } }, body: { key: freshKey(), command } }));

/** What a house can be asked, or what of it holds the words. */
export const desk = (house: string, q: string): Promise<DeskView> => told(http.GET("/api/rulings/kinds", { params: { query: { house, q } } }));
export const askRuling = (house: string, given: Given): Promise<RulingPage> => told(http.POST("/api/rulings", { body: { house, given } }));
export const keepRuling = (house: string, given: Given, place: { table?: string; note?: string }): Promise<RulingPage> =>
  told(http.POST("/api/rulings", { body: { house, given, keep: { key: freshKey(), note: "", ...place } } }));
export const ruling = (ruling_id: string): Promise<RulingPage> => told(http.GET("/api/rulings/{ruling_id}", { params: { path: { ruling_id } } }));
export const decideRuling = (ruling_id: string, act: string, why: string): Promise<RulingPage> =>
  told(http.POST("/api/rulings/{ruling_id}/decisions", { params: { path: { ruling_id } }, body: { key: freshKey(), act, why } }));
export const situation = (table_id: string): Promise<TableSituation> =>
  told(http.GET("/api/tables/{table_id}/situation", { params: { path: { table_id } } }));
export const tableRulings = (table_id: string): Promise<RulingPage[]> =>
  told(http.GET("/api/tables/{table_id}/rulings", { params: { path: { table_id } } }));

export const nights = () => told(http.GET("/api/nights"));
export const nightEvents = () => told(http.GET("/api/night-events"));
export const night = (night_id: string): Promise<NightPage> => told(http.GET("/api/nights/{night_id}", { params: { path: { night_id } } }));
export const openNight = (wanted: NightWanted): Promise<NightPage> => told(http.POST("/api/nights", { body: { key: freshKey(), ...wanted } as NightForm }));
export const nightOptions = (night_id: string, about: { player?: string; table?: string }): Promise<NightAct[]> =>
  told(http.GET("/api/nights/{night_id}/options", { params: { path: { night_id }, query: about } }));
/** To a night as it was seen: refused if it has moved on. */
export const actInNight = (night_id: string, seq: number, act: NightAct): Promise<NightPage> =>
  told(http.POST("/api/nights/{night_id}/acts", { params: { path: { night_id } }, body: { key: freshKey(), seq, act } }));
export const enterNight = (night_id: string, seq: number, names: string[]): Promise<NightPage> =>
  told(http.POST("/api/nights/{night_id}/entries", { params: { path: { night_id } }, body: { key: freshKey(), seq, names } }));
export const listNight = (night_id: string, seq: number, text: string): Promise<ListReport> =>
  told(http.POST("/api/nights/{night_id}/list", { params: { path: { night_id } }, body: { key: freshKey(), seq, text } }));
export const askNight = (night_id: string, name: string): Promise<NightPage> =>
  told(http.POST("/api/nights/{night_id}/asks", { params: { path: { night_id } }, body: { key: freshKey(), name } }));
export const answerNight = (night_id: string, seq: number, asked: string, accept: boolean): Promise<NightPage> =>
  told(http.POST("/api/nights/{night_id}/answers", { params: { path: { night_id } }, body: { key: freshKey(), seq, asked, accept } }));
export const dealOffers = (night_id: string, stacks: Record<string, number>, aside: number): Promise<DealOffers> =>
  told(http.POST("/api/nights/{night_id}/deal-offers", { params: { path: { night_id } }, body: { stacks, aside } }));
export const nightLog = (night_id: string, before = 0): Promise<NightLogLine[]> =>
  told(http.GET("/api/nights/{night_id}/log", { params: { path: { night_id }, query: { before, most: 100 } } }));
export const eventOptions = (house: string, event: string): Promise<NightOption[]> =>
  told(http.GET("/api/night-events/{house}/{event}", { params: { path: { house, event } } }));
export const proposeStructure = (evening: Evening): Promise<Proposal> =>
  told(http.POST("/api/night-structure", { body: evening as Required<Evening> }));
export const undoInNight = (night_id: string, seq: number): Promise<NightPage> =>
  told(http.POST("/api/nights/{night_id}/undo", { params: { path: { night_id } }, body: { key: freshKey(), seq } }));
export const timeNight = (night_id: string, action: "start" | "stop" | "put", played = 0): Promise<NightPage> =>
  told(http.POST("/api/nights/{night_id}/timer", { params: { path: { night_id } }, body: { key: freshKey(), do: action, played } }));
export const liveTables = (): Promise<LiveLine[]> => told(http.GET("/api/live-tables"));
export const liveTable = (table_id: string): Promise<LiveTable> =>
  told(http.GET("/api/live-tables/{table_id}", { params: { path: { table_id } } }));
export const openLiveTable = (wanted: LiveWanted): Promise<LiveTable> =>
  told(http.POST("/api/live-tables", { body: { key: freshKey(), ...wanted } }));
export const commandLive = (table_id: string, body: LiveForm): Promise<LiveTable> =>
  told(http.POST("/api/live-tables/{table_id}/commands", { params: { path: { table_id } }, body }));
export const dealerTable = (table_id: string): Promise<DealerTable> =>
  told(http.GET("/api/dealer-tables/{table_id}", { params: { path: { table_id } } }));
export const openDealerTable = (wanted: LiveWanted): Promise<DealerTable> =>
  told(http.POST("/api/dealer-tables", { body: { key: freshKey(), ...wanted } }));
export const commandDealer = (table_id: string, body: DealerForm): Promise<DealerTable> =>
  told(http.POST("/api/dealer-tables/{table_id}/commands", { params: { path: { table_id } }, body }));
export const dealtEvents = () => told(http.GET("/api/dealt"));
export const dealtEvent = (event_id: string): Promise<DealtPage> => told(http.GET("/api/dealt/{event_id}", { params: { path: { event_id } } }));
export const openDealt = (wanted: DealtWanted): Promise<DealtPage> => told(http.POST("/api/dealt", { body: { key: freshKey(), ...wanted } as DealtForm }));
export const atTheDoor = (event_id: string, asks: DealtPage["may"][number]): Promise<DealtPage> =>
  told(http.POST("/api/dealt/{event_id}/door", { params: { path: { event_id } }, body: { key: freshKey(), do: asks } }));
export const chooseGame = (event_id: string, game: string): Promise<DealtPage> =>
  told(http.POST("/api/dealt/{event_id}/choice", { params: { path: { event_id } }, body: { key: freshKey(), game } }));
export const mixes = (): Promise<Mixes> => told(http.GET("/api/mixes"));
export const onTheFloor = (event_id: string, says: "start" | "pause" | "resume" | "cancel"): Promise<DealtPage> =>
  told(http.POST("/api/dealt/{event_id}/floor", { params: { path: { event_id } }, body: { key: freshKey(), do: says } }));

/** What one's own cards would make, set like this. */
export const preview = (table_id: string, action: Action, seat: number | null): Promise<Preview> =>
  told(http.POST("/api/tables/{table_id}/preview", { params: { path: { table_id } }, body: { action, seat } }));
/** The floor hushes a table, or lets it talk again. */
export const hush = (table_id: string, hushed: boolean): Promise<TableView> =>
  told(http.POST("/api/tables/{table_id}/talk", { params: { path: { table_id } }, body: { hushed } }));

/** What proves the cards of a finished round that the caller was entitled to see. */
export const proof = (table_id: string, number: number): Promise<Proof> =>
  told(http.GET("/api/tables/{table_id}/rounds/{number}/proof", { params: { path: { table_id, number } } }));

export const mySeats = () => told(http.GET("/api/me/seats"));
export const myRounds = (wanted: { game?: string; table?: string; day?: string; result?: "won" | "lost"; before?: string }) => told(http.GET("/api/me/rounds", { params: { query: wanted } }));
export const myProfile = () => told(http.GET("/api/me/profile"));
/** A finished round, moment by moment, as the caller saw it. */
export const recall = (table_id: string, number: number) => told(http.GET("/api/tables/{table_id}/rounds/{number}", { params: { path: { table_id, number } } }));
export const shareRound = (table_id: string, number: number) =>
  told(http.POST("/api/tables/{table_id}/rounds/{number}/share", { params: { path: { table_id, number } } }));
/** Brings a round before the floor, with a note; the floor's list; its answer. */
export const disputeRound = (table_id: string, number: number, note: string): Promise<Dispute> =>
  told(http.POST("/api/tables/{table_id}/rounds/{number}/dispute", { params: { path: { table_id, number } }, body: { note } }));
export const disputes = (): Promise<Dispute[]> => told(http.GET("/api/disputes"));
export const answerDispute = (code: string, answer: string, clause: string | null = null): Promise<Dispute> =>
  told(http.POST("/api/disputes/{code}/answer", { params: { path: { code } }, body: { answer, clause } }));
export const shared = (code: string) => told(http.GET("/api/shared/{code}", { params: { path: { code } } }));

/** A key no other command has: sent again with the same body it gives the same answer. */
export function freshKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  // Plain http on a home network has no randomUUID.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Answer<Told> {
  data?: Told | undefined;
  error?: unknown;
  response: Response;
}

const WAITS = 202; // for a second person

export async function told<Told>(asked: Promise<Answer<Told>>): Promise<Exclude<Told, Asked>> {
  const { data, error, response } = await asked;
  if (response.status === WAITS) throw new NeedsTwo(data as Asked);
  if (data !== undefined && response.ok) return data as Exclude<Told, Asked>;
  throw new Refused(response.status, refusalIn(error, response.status));
}

function refusalIn(answer: unknown, status: number): Refusal {
  const error = (answer as { error?: Refusal } | null | undefined)?.error;
  if (error && typeof error.message === "string") return error;
  return { code: "internal", message: `The card room answered ${status}.` };
}
