/** What the card room sends and takes, under short names. Money is in integer cents. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Me = Schemas["Me"];
export type Role = Schemas["Role"];
export type Act = Schemas["StaffAct"];
export type RolesPage = Schemas["RolesPage"];
export type PersonRoles = Schemas["PersonRoles"];
export type RoleCommand = Schemas["RoleForm"]["command"];
export type Asked = Schemas["AskedView"];
export type GameFacts = Schemas["GameFacts"];
export type SpotFacts = Schemas["SpotFacts"];
export type PayTable = Schemas["PayTableFacts"];
export type Setting = Schemas["SettingFacts"];
export type SettingValue = Setting["default"];
export type Settings = Schemas["TableView"]["settings"];
export type ClausePage = Schemas["ClausePage"];

export type TableView = Schemas["TableView"];
export type TableSummary = Schemas["TableLine"];
export type NewTable = Schemas["TableForm"];
export type Seated = Schemas["SeatView"];
export type Stakes = Seated["bets"];

export type RoundView = Schemas["RoundView"];
export type RoundSeat = Schemas["SeatInRound"];
export type Hand = Schemas["HandView"];
export type Offer = Schemas["OfferView"];
export type Said = Schemas["SaidView"];
export type Line = Schemas["LineView"];

export type Command = Schemas["CommandForm"]["command"];
export type Action = Schemas["Action"];
export type Preview = Schemas["Preview"];
export type Proof = Schemas["Proof"];
export type Sealed = Schemas["Sealed"];
export type Opening = Schemas["Opening"];
export type Bank = Schemas["BankView"];
export type Meter = Schemas["MeterView"];
export type Waiting = Schemas["WaitingView"];
export type HeldSeat = Schemas["HeldSeat"];
export type BoardLine = Schemas["BoardLine"];
export type BoardCommand = Schemas["BoardForm"]["command"];
export type Place = Schemas["PlaceView"];
export type SeatCall = Schemas["SeatCall"];
export type Straddles = Schemas["StraddleView"];
export type TimeFee = Schemas["TimeFeeView"];
export type Kill = Schemas["KillView"];
export type Showing = Schemas["ShowView"];
export type Jackpot = Schemas["JackpotSign"];
export type JackpotHit = Schemas["JackpotHit"];
export type JackpotPage = Schemas["JackpotPage"];
export type JackpotBooks = Schemas["JackpotBooks"];
export type JackpotClaim = Schemas["JackpotClaim"];
export type JackpotCommand = Schemas["JackpotCommandForm"]["command"];
export type JackpotWanted = Omit<Schemas["JackpotForm"], "key">;
export type LiveTable = Schemas["LiveTableView"];
export type LiveSeat = Schemas["LiveSeat"];
export type LiveEntry = Schemas["LiveEntry"];
export type LiveSeen = Schemas["SeenForm"];
export type LiveLine = Schemas["LiveTableLine"];
export type LiveCommand = Schemas["LiveCommandForm"]["command"];
export type LiveWanted = Omit<Schemas["LiveTableForm"], "key">;
export type DeskView = Schemas["DeskPage"];
export type Question = Schemas["QuestionView"];
export type Blank = Schemas["BlankView"];
export type Given = Schemas["RulingForm"]["given"];
export type Told = Given[string];
export type RulingPage = Schemas["RulingPage"];
export type Ruling = Schemas["RulingView"];
export type Choice = Schemas["ChoiceView"];
export type ClauseLine = Schemas["ClauseView"];
export type TableSituation = Schemas["TableSituation"];
export type NightPage = Schemas["NightPage"];
export type NightLine = Schemas["NightLine"];
export type NightClock = Schemas["NightClock"];
export type NightPlayer = Schemas["NightPlayer"];
export type NightTable = Schemas["NightTable"];
export type NightMove = Schemas["MoveView"];
export type NightQuestion = Schemas["NightQuestion"];
export type NightForm = Schemas["NightForm"];
export type NightAct = Schemas["ActForm"]["act"];
/** What is left out is as the house has it. */
export type NightSetup = Pick<Schemas["SetupForm"], "house"> & Partial<Omit<Schemas["SetupForm"], "structure">> & { structure?: Partial<Schemas["StructureForm"]> };
export type NightWanted = { name: string; setup: NightSetup };
export type HouseNights = Schemas["HouseNights"];
export type Refusal = Schemas["Problem"];

export type Roads = Schemas["RoadsView"];
export type RoadCell = Schemas["RoadCell"];
