/** What the floor sees, does and reports; and the limits that somebody sets himself. */

import { freshKey, http, told } from "./client";
import type { components } from "./schema";
import type { NewTable, Recall } from "./types";

type Schemas = components["schemas"];

export type FloorView = Schemas["FloorView"];
export type FloorTable = Schemas["FloorTable"];
export type FloorAct = Schemas["FloorActView"];
export type FloorPerson = Schemas["FloorPerson"];
export type Order = Schemas["OrderForm"]["command"];
export type PersonOrder = Schemas["PersonForm"]["command"];
export type Theory = Schemas["Theory"];
export type Report = Schemas["Report"];
export type Entries = Schemas["ReportEntries"];
export type OwnLimits = Schemas["OwnLimits"];
export type LimitKind = Schemas["OwnLimitForm"]["kind"];

/** A gaming day, or one of its shifts. */
export interface Wanted {
  day?: string;
  shift?: number;
}

export const floor = (): Promise<FloorView> => told(http.GET("/api/floor"));
export const openForHouse = (table: NewTable): Promise<FloorAct> => told(http.POST("/api/floor/tables", { body: { key: freshKey(), table, why: "" } }));
export const order = (table_id: string, command: Order): Promise<FloorAct> =>
  told(http.POST("/api/floor/tables/{table_id}/commands", { params: { path: { table_id } }, body: { key: freshKey(), command } }));
export const findPeople = (name: string): Promise<FloorPerson[]> => told(http.GET("/api/floor/people", { params: { query: { name } } }));
export const orderPerson = (person: string, command: PersonOrder): Promise<FloorAct> =>
  told(http.POST("/api/floor/people/{person}/commands", { params: { path: { person } }, body: { key: freshKey(), command } }));
export const review = (table_id: string, number: number, seat: number): Promise<Recall> =>
  told(http.GET("/api/floor/rounds/{table_id}/{number}", { params: { path: { table_id, number }, query: { seat } } }));
export const report = (wanted: Wanted): Promise<Report> => told(http.GET("/api/floor/report", { params: { query: wanted } }));
export const entries = (wanted: Wanted, figure: string, table?: string): Promise<Entries> =>
  told(http.GET("/api/floor/entries", { params: { query: { ...wanted, figure, ...(table ? { table } : {}) } } }));

export const ownLimits = (): Promise<OwnLimits> => told(http.GET("/api/me/limits"));
export const setOwnLimit = (kind: LimitKind, amount: number | null): Promise<OwnLimits> => told(http.POST("/api/me/limits", { body: { kind, amount } }));
export const excludeMyself = (days: number | null): Promise<OwnLimits> => told(http.POST("/api/me/exclusion", { body: { days } }));
