// What is said of a card in parentheses: what is printed on it, and how it stands.
import type { Fact } from '../../core/game/game-notation.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import { AFFILIATIONS, CARD_TYPES } from '../language/terms.ts';

type Words = readonly (string | undefined)[];

const value = (text: string | undefined): number | 'X' => (/^x$/i.test(text ?? '') ? 'X' : Number(text));
const named = <T extends string>(all: readonly T[], text: string | undefined): T | undefined =>
  all.find((one) => one.toLowerCase() === text?.toLowerCase());

const either = (all: readonly string[]): string => all.join('|');
const AFFILIATION = new RegExp(`^(${either(AFFILIATIONS)})(?: affiliation)?$`, 'i');
const ONLY = new RegExp(`^(${either(AFFILIATIONS)}) only$`, 'i');
const TYPE = new RegExp(`^(${either(CARD_TYPES)})$`, 'i');
const ICON = /^(\d{1,4}) (edge(?:-enabled)? )?(unit|tactics|blast)(?: damage)?(?: icons?)?$/i;

/** Icons are added to those that were said before. */
function icon([n, edge, type]: Words, def: Json): Fact {
  const icons = isObject(def.icons) ? def.icons : {};
  const name = String(type).toLowerCase();
  if (edge === undefined) return { def: { icons: { ...icons, [name]: Number(n) } } };
  return { def: { icons: { ...icons, edge: { ...(icons.edge as Json | undefined), [name]: Number(n) } } } };
}

const count = (n: string | undefined): number => (/^no$/i.test(n ?? '') ? 0 : Number(n));

const PRINTED: readonly (readonly [RegExp, (words: Words, def: Json) => Fact])[] = [
  [/^(dark|light)(?: side)?$/i, ([side]) => ({ def: { side: side?.toLowerCase() } })],
  [TYPE, ([type]) => ({ def: { type: named(CARD_TYPES, type) } })],
  [AFFILIATION, ([name]) => ({ def: { affiliation: named(AFFILIATIONS, name) } })],
  [ONLY, ([name]) => ({ def: { affiliationOnly: named(AFFILIATIONS, name) } })],
  [/^(not )?unique$/i, ([not]) => ({ def: { unique: not === undefined } })],
  [/^costs? (\d{1,4}|X)$/i, ([n]) => ({ def: { cost: value(n) } })],
  [/^(\d{1,4}|X) force(?: icons?)?$/i, ([n]) => ({ def: { forceIcons: value(n) } })],
  [/^resources? (\d{1,4}|X)$/i, ([n]) => ({ def: { resources: value(n) } })],
  [/^(\d{1,4}|X) resources?$/i, ([n]) => ({ def: { resources: value(n) } })],
  [/^(?:damage )?capacity (\d{1,4}|X)$/i, ([n]) => ({ def: { damageCapacity: value(n) } })],
  [/^priority (\d{1,4}|X)$/i, ([n]) => ({ def: { priority: value(n) } })],
  [/^reserve (\d{1,4}|X)$/i, ([n]) => ({ def: { reserve: value(n) } })],
  [ICON, icon],
  [/^set (\d{1,4})$/i, ([n]) => ({ def: { set: Number(n) } })],
  [/^card (\d{1,4})$/i, ([n]) => ({ def: { sequence: Number(n) } })],
  [/^one a deck$/i, () => ({ def: { limitOne: true } })],
  [/^any number a deck$/i, () => ({ def: { limitOne: false } })],
  [/^trait (.+)$/i, ([trait], { traits }) => ({ def: { traits: [...((traits as string[]) ?? []), trait] } })],
];

const STANDING: readonly (readonly [RegExp, (words: Words) => Json])[] = [
  [/^(\d{1,4}|no) focus(?: tokens?)?$/i, ([n]) => ({ focus: count(n) })],
  [/^(\d{1,4}|no) damage(?: tokens?)?$/i, ([n]) => ({ damage: count(n) })],
  [/^(\d{1,4}|no) shields?(?: tokens?)?$/i, ([n]) => ({ shields: count(n) })],
  [/^(not )?committed(?: to the force)?$/i, ([not]) => ({ committed: not === undefined })],
  [/^face[- ]?(down|up)$/i, ([word]) => ({ faceDown: /^d/i.test(word ?? '') })],
  [/^controlled by (dark|light)$/i, ([side]) => ({ controller: side?.toLowerCase() })],
  [/^on the (?:death star )?dial$/i, () => ({ on: 'dial' })],
];

/** Null: it is a trait. A second type or affiliation is one, too. */
export function readFact(text: string, def: Json): Fact | null {
  for (const [expression, told] of PRINTED) {
    const found = expression.exec(text);
    if (!found) continue;
    const again = (expression === TYPE && def.type) || (expression === AFFILIATION && def.affiliation);
    return again ? null : told(found.slice(1), def);
  }
  for (const [expression, told] of STANDING) {
    const found = expression.exec(text);
    if (found) return { placed: told(found.slice(1)) };
  }
  return null;
}
