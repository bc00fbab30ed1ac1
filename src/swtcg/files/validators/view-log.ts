// Generated from replays/schema/swtcg-views-2.json by `npm run validators`: change that file, not this one.
import { anyOf, array, boolean, integer, nothing, number, object, oneOf, string, type Check } from '../../../core/files/checks.ts';
import { address, annotations, id, seat, seatOrNull, text, type Address, type Annotations, type Id, type Seat, type SeatOrNull, type Text } from './shared.ts';

export type Long = string;
export type Note = Long | null;
export type Ids = readonly (Id)[];
export type Figure = number | null;
export type Printed = number | "*" | null;
/** A card as it is printed. */
export type Face = { readonly name: Id; readonly version?: Id | null; readonly side?: Id; readonly type?: Id; readonly subtype?: Id; readonly cost?: Figure; readonly speed?: Printed; readonly power?: Printed; readonly health?: Printed; readonly text?: readonly (Text)[]; };
export type Keyword = number | true;
/** A card of the table: what is new of it; all of it where it was not there before. */
export type Card = { readonly zone?: string; readonly controller?: Seat; readonly owner?: Seat; readonly faceDown?: boolean; readonly tapped?: boolean; readonly damage?: number; readonly build?: number; readonly speed?: Figure; readonly power?: Figure; readonly health?: Figure; readonly stack?: Ids; readonly pilots?: Ids; readonly equipment?: Ids; readonly counters?: Readonly<Record<string, number>>; readonly keywords?: Readonly<Record<string, Keyword | readonly (Keyword)[]>>; };
export type Player = { readonly force?: number; readonly buildPoints?: number; readonly hand?: Ids; readonly deck?: Ids; readonly discard?: Ids; };
export type Dice = readonly ({ readonly value: number; readonly hit: boolean; })[];
export type Attack = { readonly by?: Seat; readonly attacker?: Id; readonly defender?: Id; readonly arena?: "space" | "ground" | "character"; readonly step?: number; readonly caption?: Text; readonly odds?: { readonly least: number; readonly bonus: number; } | null; readonly dice?: Dice; readonly sum?: { readonly hits: number; readonly added: number; readonly prevented: number; readonly damage: number; readonly placed: boolean; } | null; };
/** What is new of the table, by card id; null: no longer there. The first step has all of it. */
export type View = { readonly dark?: Player; readonly light?: Player; readonly winner?: SeatOrNull; readonly control?: { readonly space?: SeatOrNull; readonly ground?: SeatOrNull; readonly character?: SeatOrNull; }; readonly [name: string]: unknown };
/** Facts of an event by name: ids of cards, or of whatever else it tells of. */
export type EventWords = Readonly<Record<string, Long | readonly (Long)[] | null>>;
export type EventNumbers = Readonly<Record<string, number | readonly (number)[] | null>>;
export type Step = { readonly at?: Address; readonly path?: readonly (Id)[]; /** The sentence in English. */ readonly text: Long; /** What happened: a type of docs/log.md; older logs have the sentence alone. */ readonly type?: Id; readonly cards?: EventWords; readonly numbers?: EventNumbers; readonly words?: EventWords; readonly rule?: Id; readonly kind?: "deed" | "rule" | "roll" | "window" | "place" | "manual"; readonly turn?: number; readonly by?: Seat; readonly asked?: Seat; readonly roll?: { readonly by: Seat; readonly kind: "attack" | "damage" | "build" | "effect"; readonly dice: Dice; readonly least: number | null; }; readonly attack?: Attack | null; readonly plays?: readonly ({ readonly id: Id; readonly by: Seat; readonly disrupted: boolean; })[]; readonly view?: View; };
/** A game as it was seen, step by step (swtcg-views/2). A step leaves out what is as in the step before; what is new is told in full. With the game itself, where nothing of it is hidden. */
export type ViewLogFile = { readonly format: "swtcg-views/2"; /** The game and its edition; a file that names none is of "swtcg-2022". */ readonly ruleset?: Id; readonly seat: "both" | "dark" | "light" | "spectator"; readonly title?: Note; readonly question?: Note; readonly explanation?: Note; readonly result?: Note; readonly won?: { readonly winner: Seat; readonly turn: number; } | null; readonly players?: { readonly dark?: Text; readonly light?: Text; }; readonly cards: Readonly<Record<string, Face>>; readonly steps: readonly (Step)[]; readonly problem?: { readonly message: Long; }; /** The scenario or replay; the rest of it is checked when it is played. */ readonly file?: { readonly annotations?: Annotations; readonly variations?: readonly ({ readonly at: Address; readonly title?: Text; readonly annotations?: Annotations; })[]; }; };

export const long: Check = string({ maxLength: 20000 });
export const note: Check = anyOf([long, nothing]);
export const ids: Check = array(id);
export const figure: Check = anyOf([integer({ minimum: 0 }), nothing]);
export const printed: Check = anyOf([integer({ minimum: 0 }), oneOf(["*"]), nothing]);
export const face: Check = object({ name: id, version: anyOf([id, nothing]), side: id, type: id, subtype: id, cost: figure, speed: printed, power: printed, health: printed, text: array(text, { maxItems: 40 }) }, { required: ["name"] });
export const keyword: Check = anyOf([number(), oneOf([true])]);
export const card: Check = object({ zone: string({ maxLength: 250 }), controller: seat, owner: seat, faceDown: boolean, tapped: boolean, damage: integer({ minimum: 0 }), build: integer({ minimum: 0 }), speed: figure, power: figure, health: figure, stack: ids, pilots: ids, equipment: ids, counters: object({}, { additional: integer({ minimum: 0 }) }), keywords: object({}, { additional: anyOf([keyword, array(keyword)]) }) });
export const player: Check = object({ force: integer(), buildPoints: integer(), hand: ids, deck: ids, discard: ids });
export const dice: Check = array(object({ value: integer({ minimum: 0, maximum: 6 }), hit: boolean }, { required: ["value","hit"] }), { maxItems: 1000 });
export const attack: Check = object({ by: seat, attacker: id, defender: id, arena: oneOf(["space","ground","character"]), step: integer({ minimum: 0 }), caption: text, odds: anyOf([object({ least: integer(), bonus: integer() }, { required: ["least","bonus"] }), nothing]), dice: dice, sum: anyOf([object({ hits: integer({ minimum: 0 }), added: integer(), prevented: integer({ minimum: 0 }), damage: integer({ minimum: 0 }), placed: boolean }, { required: ["hits","added","prevented","damage","placed"] }), nothing]) });
export const view: Check = object({ dark: player, light: player, winner: seatOrNull, control: object({ space: seatOrNull, ground: seatOrNull, character: seatOrNull }) }, { additional: anyOf([card, nothing]) });
export const eventWords: Check = object({}, { additional: anyOf([long, array(long, { maxItems: 1000 }), nothing]) });
export const eventNumbers: Check = object({}, { additional: anyOf([number(), array(number(), { maxItems: 1000 }), nothing]) });
export const step: Check = object({ at: address, path: array(id, { maxItems: 100 }), text: long, type: id, cards: eventWords, numbers: eventNumbers, words: eventWords, rule: id, kind: oneOf(["deed","rule","roll","window","place","manual"]), turn: integer(), by: seat, asked: seat, roll: object({ by: seat, kind: oneOf(["attack","damage","build","effect"]), dice: dice, least: anyOf([integer(), nothing]) }, { required: ["by","kind","dice","least"] }), attack: anyOf([attack, nothing]), plays: array(object({ id: id, by: seat, disrupted: boolean }, { required: ["id","by","disrupted"] })), view: view }, { required: ["text"] });
export const viewLogFile: Check = object({ format: oneOf(["swtcg-views/2"]), ruleset: id, seat: oneOf(["both","dark","light","spectator"]), title: note, question: note, explanation: note, result: note, won: anyOf([object({ winner: seat, turn: integer() }, { required: ["winner","turn"] }), nothing]), players: object({ dark: text, light: text }), cards: object({}, { additional: face }), steps: array(step, { minItems: 1, maxItems: 200000 }), problem: object({ message: long }, { required: ["message"] }), file: object({ annotations: annotations, variations: array(object({ at: address, title: text, annotations: annotations }, { required: ["at"] })) }) }, { title: "a view log", required: ["format","seat","cards","steps"] });
