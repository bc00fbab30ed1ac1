// Generated from replays/schema/shared.json by `npm run validators`: change that file, not this one.
import { array, integer, object, oneOf, string, type Check } from '../../../core/files/checks.ts';

export type Seat = "dark" | "light";
export type SeatOrNull = "dark" | "light" | null;
export type Count = number;
export type Text = string;
/** What an author or annotator writes. */
export type Prose = string;
export type Id = string;
/** Decisions taken, then the line of the log: the same for the same file forever. */
export type Address = string;
export type Annotations = readonly ({ readonly at: Address; readonly text?: Prose; readonly mark?: string; })[];

export const seat: Check = oneOf(["dark","light"], { title: "a seat" });
export const seatOrNull: Check = oneOf(["dark","light",null], { title: "a seat or null" });
export const count: Check = integer({ minimum: 0 });
export const text: Check = string({ maxLength: 2000 });
export const prose: Check = string({ title: "a text", maxLength: 10000 });
export const id: Check = string({ maxLength: 200 });
export const address: Check = string({ pattern: /^[0-9]+\.[0-9]+$/u, example: "12.3" });
export const annotations: Check = array(object({ at: address, text: prose, mark: string({ maxLength: 10 }) }, { required: ["at"] }));
