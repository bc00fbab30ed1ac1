// Generated from replays/schema/game.json by `npm run validators`: change that file, not this one.
import { anyOf, array, boolean, integer, lazy, nothing, object, oneOf, string, type Check } from '../../../core/files/checks.ts';
import { count, seat, seatOrNull, text, type Count, type Seat, type SeatOrNull, type Text } from './shared.ts';

/** A name that a file gives: the key or id of a card, a counter. Not one that every JavaScript object has. */
export type Name = string;
export type Point = "turn-start" | "untap" | "gain-force" | "roll-for-build" | "dark-build" | "light-build" | "dark-retreat" | "light-retreat" | "battle-start" | "space-battle" | "ground-battle" | "character-battle" | "end-of-turn" | "turn-end";
export type Start = "preparation" | "turn-start" | "untap" | "gain-force" | "roll-for-build" | "dark-build" | "light-build" | "dark-retreat" | "light-retreat" | "battle-start" | "space-battle" | "ground-battle" | "character-battle" | "end-of-turn" | "turn-end";
export type AutoPass = "never" | "empty" | "always";
export type Side = "dark" | "light" | "neutral" | "vong";
export type Cost = number | null;
export type Printed = number | "*" | null;
export type Paragraphs = readonly (string)[];
export type Counters = Readonly<Record<string, number>>;
export type PlacedList = readonly (Placed)[];
/** A card where it stands: its key, or an object with what lies on it and under it. */
export type Placed = string | { readonly id?: Name; readonly card: string; readonly tapped?: boolean; readonly damage?: number; readonly stack?: PlacedList; readonly pilots?: PlacedList; readonly equipment?: PlacedList; readonly counters?: Counters; readonly faceDown?: boolean; readonly build?: number; readonly owner?: Seat; };
export type Player = { readonly force?: number; readonly buildPoints?: number; readonly hand?: PlacedList; readonly deck?: PlacedList; readonly discard?: PlacedList; readonly supply?: PlacedList; readonly outOfPlay?: PlacedList; readonly space?: PlacedList; readonly ground?: PlacedList; readonly character?: PlacedList; readonly buildZone?: PlacedList; readonly resource?: Placed | null; readonly event?: Placed | null; };
export type Locations = readonly ({ readonly space?: Placed; readonly ground?: Placed; readonly character?: Placed; readonly by: Seat; })[];
/** A card with its effects compiled. One that is not known yet has the name "?". */
export type CompiledCard = { readonly name: string; readonly version?: string | null; readonly side?: Side; readonly type?: string; readonly subtype?: string | null; readonly cost?: Cost; readonly speed?: Printed; readonly power?: Printed; readonly health?: Printed; readonly text?: Paragraphs; readonly effects?: readonly ({ readonly kind: string; })[]; };
export type CompiledCards = Readonly<Record<string, CompiledCard>>;
export type Made = { readonly by: Text; readonly effects: Count; };
/** How the game ended. */
export type Result = { readonly winner: SeatOrNull; readonly by: "control" | "effect" | "conceded" | "agreed" | "time" | "judge" | "turn-limit"; readonly turn: Count; };

export const name: Check = string({ title: "a name", maxLength: 200, pattern: /\S/u, not: ["__proto__","constructor","hasOwnProperty","isPrototypeOf","propertyIsEnumerable","prototype","toLocaleString","toString","valueOf","__defineGetter__","__defineSetter__","__lookupGetter__","__lookupSetter__"] });
export const point: Check = oneOf(["turn-start","untap","gain-force","roll-for-build","dark-build","light-build","dark-retreat","light-retreat","battle-start","space-battle","ground-battle","character-battle","end-of-turn","turn-end"], { title: "a point of the turn" });
export const start: Check = oneOf(["preparation","turn-start","untap","gain-force","roll-for-build","dark-build","light-build","dark-retreat","light-retreat","battle-start","space-battle","ground-battle","character-battle","end-of-turn","turn-end"], { title: "a point of the turn" });
export const autoPass: Check = oneOf(["never","empty","always"], { title: "what passes by itself" });
export const side: Check = oneOf(["dark","light","neutral","vong"], { title: "a side" });
export const cost: Check = anyOf([integer({ title: "a build cost", minimum: 0, maximum: 9999 }), nothing]);
export const printed: Check = anyOf([integer({ title: "a printed number", minimum: 0, maximum: 9999 }), oneOf(["*"]), nothing], { title: "a number or \"*\"" });
export const paragraphs: Check = array(string({ title: "a paragraph", maxLength: 2000, pattern: /\S/u }), { title: "a list of texts, one entry a paragraph,", maxItems: 40 });
export const counters: Check = object({}, { title: "counters by their names, { \"mastery\": 1 },", maxProperties: 2000, additional: integer({ title: "a number of counters", minimum: 0, maximum: 9999 }), propertyNames: name });
export const placedList: Check = array(lazy(() => placed), { title: "a list of cards", maxItems: 2000 });
export const placed: Check = anyOf([string({ title: "the key of a card", maxLength: 200 }), object({ id: name, card: string({ title: "the key of a card", maxLength: 200 }), tapped: boolean, damage: integer({ title: "the number of damage counters", minimum: 0, maximum: 9999 }), stack: placedList, pilots: placedList, equipment: placedList, counters: counters, faceDown: boolean, build: integer({ title: "the number of build counters", minimum: 0, maximum: 9999 }), owner: seat }, { title: "a card that stands somewhere", required: ["card"], additional: null })], { title: "a card (its key, or an object with \"card\")" });
export const player: Check = object({ force: integer({ title: "the Force", minimum: 0, maximum: 9999 }), buildPoints: integer({ title: "the build points", minimum: 0, maximum: 9999 }), hand: placedList, deck: placedList, discard: placedList, supply: placedList, outOfPlay: placedList, space: placedList, ground: placedList, character: placedList, buildZone: placedList, resource: anyOf([placed, nothing]), event: anyOf([placed, nothing]) }, { title: "a seat", additional: null });
export const locations: Check = array(object({ space: placed, ground: placed, character: placed, by: seat }, { title: "a Location, { \"ground\": \"key\", \"by\": \"dark\" },", required: ["by"], additional: null }), { title: "a list of Locations", maxItems: 1000 });
export const compiledCard: Check = object({ name: string({ title: "the card's name", maxLength: 200, pattern: /\S/u }), version: anyOf([string({ title: "a version (\"A\")", maxLength: 10, pattern: /\S/u }), nothing]), side: side, type: string({ title: "a type (\"Ground/Character\")", maxLength: 200, pattern: /\S/u }), subtype: anyOf([string({ title: "a subtype", maxLength: 200 }), nothing]), cost: cost, speed: printed, power: printed, health: printed, text: paragraphs, effects: array(object({ kind: string({}) }, { title: "an effect", required: ["kind"] }), { title: "a list of effects", maxItems: 40 }) }, { title: "a card", required: ["name"] });
export const compiledCards: Check = object({}, { title: "cards by their keys", maxProperties: 2000, additional: compiledCard, propertyNames: name });
export const made: Check = object({ by: text, effects: count }, { required: ["by","effects"] });
export const result: Check = object({ winner: seatOrNull, by: oneOf(["control","effect","conceded","agreed","time","judge","turn-limit"], { title: "how the game ended" }), turn: count }, { title: "the end of a game", required: ["winner","by","turn"] });
