// A card as pages write it down: the definition of a scenario or of a replay, or a printed face. What is left out is not printed.
import { type CardFacts, printed } from '../../../src/lcg/cards/definition.ts';
import { AFFILIATIONS, CARD_TYPES, ICON_TYPES, SIDES } from '../../../src/lcg/language/terms.ts';
import type { CardFace } from '../../../src/lcg/view/card-face.ts';
import { lcgStrings } from '../look/strings.ts';

/** A definition: any of the printed facts; `text` is a list of paragraphs, or one. */
export type CardDefinition = Omit<CardFacts, 'text'> & { readonly text?: readonly string[] | string };

export interface CardProblem {
  readonly code: 'unreadable';
  readonly message: string;
  /** Where in the definition. */
  readonly path: string;
}

export const isProblem = (found: CardFace | CardProblem): found is CardProblem => 'code' in found;

const NUMBERS = [
  'cost',
  'forceIcons',
  'resources',
  'damageCapacity',
  'priority',
  'reserve',
  'set',
  'sequence',
] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const areCounts = (value: unknown): boolean =>
  isObject(value) && ICON_TYPES.every((type) => isAbsent(value[type]) || typeof value[type] === 'number');

const isList = (value: unknown): boolean =>
  isAbsent(value) || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** What is wrong with it, and where. */
function fault(value: unknown): readonly [path: string, message: string] | null {
  const say = lcgStrings().faults;
  if (!isObject(value)) return ['', say.object];
  if (typeof value.ref === 'string') return ['ref', say.ref(value.ref)];
  if (typeof value.name !== 'string' || value.name === '') return ['name', say.name];
  if (!(CARD_TYPES as readonly unknown[]).includes(value.type)) return ['type', say.type];
  if (!isAbsent(value.side) && !(SIDES as readonly unknown[]).includes(value.side)) return ['side', say.side];
  if (!isAbsent(value.affiliation) && !(AFFILIATIONS as readonly unknown[]).includes(value.affiliation))
    return ['affiliation', say.affiliation(String(value.affiliation))];
  const wrong = NUMBERS.find(
    (key) => !isAbsent(value[key]) && typeof value[key] !== 'number' && value[key] !== 'X',
  );
  if (wrong) return [wrong, say.number(wrong)];
  const { icons } = value;
  if (
    !isAbsent(icons) &&
    !(areCounts(icons) && (!isObject(icons) || isAbsent(icons.edge) || areCounts(icons.edge)))
  )
    return ['icons', say.icons];
  if (!isList(value.traits)) return ['traits', say.list('traits')];
  if (typeof value.text !== 'string' && !isList(value.text)) return ['text', say.list('text')];
  return null;
}

/** Reads a definition, or says what is wrong with it, and where. */
export function readDefinition(value: unknown): CardFace | CardProblem {
  const found = fault(value);
  if (found) return { code: 'unreadable', path: found[0], message: found[1] };
  const known = Object.fromEntries(
    Object.entries(value as object).filter(([, fact]) => fact !== null),
  ) as unknown as CardDefinition & { readonly text?: unknown };
  const text = typeof known.text === 'string' ? [known.text] : (known.text ?? []);
  const { effects: _, ...face } = printed({ ...known, side: known.side ?? 'light', text });
  return face;
}

/** Whether a definition is one of this game: it says so by facts that cards of the other game do not have. */
export const isOfThisGame = (value: unknown): boolean =>
  isObject(value) &&
  ['affiliation', 'forceIcons', 'damageCapacity', 'icons', 'resources', 'priority'].some(
    (key) => key in value,
  );
