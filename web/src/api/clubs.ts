/** Clubs in the card room's HTTP API, one function for each thing a person can ask of them. */

import { freshKey, http, told } from "./client";
import type { components } from "./schema";

type Schemas = components["schemas"];

export type ClubLine = Schemas["ClubLine"];
export type ClubView = Schemas["ClubPage"];
export type Fixture = Schemas["FixtureView"];
export type Season = Schemas["SeasonView"];
export type LeagueRow = Schemas["RowView"];
export type ClubPlayer = Schemas["PlayerView"];
export type Member = Schemas["MemberView"];
export type ClubBooks = Schemas["ClubBooks"];
export type PrizeSeat = Schemas["PrizeSeatView"];
export type Ticket = Schemas["TicketView"];
export type ClubAct = Schemas["ClubActForm"]["act"];
export type ActForm = Schemas["ActFormView"];
export type ActBlank = Schemas["ActBlankView"];
export type ClubHouse = Schemas["ClubHouse"];
export type ClubOption = Schemas["OptionView"];
export type Fees = Schemas["FeesView"];
export type Letter = Schemas["LetterView"];
export type Person = Schemas["PersonView"];
export type Statement = Schemas["StatementView"];
export type StatementKind = "purse" | "event" | "season" | "member";
export type Points = Partial<Schemas["PointsForm"]>;
export type PreviewRow = Schemas["PreviewRow"];
export type Imported = Schemas["ImportedView"];
export type SignInLink = Schemas["LinkView"];
export type StaffLine = Schemas["ClubStaffLine"];
export type Told = ClubAct[string];

const at = (club_id: string) => ({ params: { path: { club_id } } });

export const clubs = (): Promise<ClubLine[]> => told(http.GET("/api/clubs"));
export const clubHouses = (): Promise<ClubHouse[]> => told(http.GET("/api/club-houses"));
export const clubActs = (): Promise<ActForm[]> => told(http.GET("/api/club-acts"));
export const openClub = (wanted: { name: string; house?: string; options?: Record<string, boolean | number | string>; document?: Record<string, unknown> }): Promise<ClubView> =>
  told(http.POST("/api/clubs", { body: { key: freshKey(), house: "", options: {}, ...wanted } }));

export const club = (club_id: string): Promise<ClubView> => told(http.GET("/api/clubs/{club_id}", at(club_id)));
export const clubPlayer = (club_id: string, name: string): Promise<ClubPlayer> =>
  told(http.GET("/api/clubs/{club_id}/players/{name}", { params: { path: { club_id, name } } }));
export const myself = (club_id: string): Promise<Member> => told(http.GET("/api/clubs/{club_id}/me", at(club_id)));
export const member = (club_id: string, name: string): Promise<Member> =>
  told(http.GET("/api/clubs/{club_id}/members/{name}", { params: { path: { club_id, name } } }));
export const ticket = (club_id: string, code: string): Promise<Ticket> =>
  told(http.GET("/api/clubs/{club_id}/tickets/{code}", { params: { path: { club_id, code } } }));

export const clubStaff = (club_id: string): Promise<StaffLine[]> => told(http.GET("/api/clubs/{club_id}/staff", at(club_id))).then((page) => page.staff);
export const appointInClub = (club_id: string, account: string, role: StaffLine["role"], given: boolean): Promise<StaffLine[]> =>
  told(http.POST("/api/clubs/{club_id}/staff", { ...at(club_id), body: { key: freshKey(), account, role, given } })).then((page) => page.staff);
export const clubBooks = (club_id: string): Promise<ClubBooks> => told(http.GET("/api/clubs/{club_id}/books", at(club_id)));
export const register = (club_id: string): Promise<Person[]> => told(http.GET("/api/clubs/{club_id}/register", at(club_id)));
export const fees = (club_id: string, query: { season?: string; week?: number; days?: number }): Promise<Fees> =>
  told(http.GET("/api/clubs/{club_id}/fees", { params: { path: { club_id }, query } }));
export const statement = (club_id: string, kind: StatementKind, of: string): Promise<Statement> =>
  told(http.GET("/api/clubs/{club_id}/statement/{kind}", { params: { path: { club_id, kind }, query: { of } } }));
export const previewPoints = (club_id: string, season: string, points: Points): Promise<PreviewRow[]> =>
  told(http.POST("/api/clubs/{club_id}/seasons/{season}/preview", { params: { path: { club_id, season } }, body: { by_place: [], formula: "", best: 0, ...points } }));

/** To a club as it was seen: refused if it has moved on. */
export const actInClub = (club_id: string, seq: number, act: ClubAct, on = ""): Promise<ClubBooks> =>
  told(http.POST("/api/clubs/{club_id}/acts", { ...at(club_id), body: { key: freshKey(), seq, act, on } }));
export const secondAct = (club_id: string, number: number): Promise<ClubBooks> =>
  told(http.POST("/api/clubs/{club_id}/asked/{number}", { params: { path: { club_id, number } }, body: { key: freshKey() } }));
export const dropAct = (club_id: string, number: number): Promise<ClubBooks> =>
  told(http.POST("/api/clubs/{club_id}/asked/{number}/drop", { params: { path: { club_id, number } }, body: { key: freshKey() } }));
export const undoInClub = (club_id: string, seq: number): Promise<ClubBooks> =>
  told(http.POST("/api/clubs/{club_id}/undo", { ...at(club_id), body: { key: freshKey(), seq } }));
export const linkMember = (club_id: string, account: string, name: string): Promise<ClubBooks> =>
  told(http.POST("/api/clubs/{club_id}/links", { ...at(club_id), body: { key: freshKey(), account, member: name } }));
export const importMembers = (club_id: string, csv: string, season: string, look: boolean): Promise<Imported> =>
  told(http.POST("/api/clubs/{club_id}/members", { ...at(club_id), body: { key: freshKey(), csv, season, look } }));
export const makeLink = (club_id: string, name: string): Promise<SignInLink> =>
  told(http.POST("/api/clubs/{club_id}/members/{name}/link", { params: { path: { club_id, name } } }));

export const planNight = (club_id: string, event: string): Promise<Schemas["NightPlan"]> =>
  told(http.GET("/api/clubs/{club_id}/events/{event}/plan", { params: { path: { club_id, event } } }));
export const writeDownNight = (club_id: string, event: string, night: string, more: { dealer_fee: number; dealers: Record<string, number>; guests: boolean }): Promise<ClubView> =>
  told(http.POST("/api/clubs/{club_id}/events/{event}/night", { params: { path: { club_id, event } }, body: { key: freshKey(), night, ...more } }));

export const enterByLink = (secret: string) => told(http.POST("/api/session/link", { body: { secret } }));
