// A card as pages write it down: the definition of a scenario or of a replay. What is left out is taken as not printed.
import type { Printed } from '../../../src/swtcg/cards/card.ts';
import type { CardFace } from '../board/face.ts';

/** A definition: any of the printed facts; `text` is a list of paragraphs, or one. */
export type CardDefinition = Partial<Omit<CardFace, 'text'>> & {
  readonly text?: readonly string[] | string;
};

export interface CardProblem {
  readonly code: 'unreadable';
  readonly message: string;
  /** Where in the definition. */
  readonly path: string;
}

export const isProblem = (found: CardFace | CardProblem): found is CardProblem => 'code' in found;

const problem = (path: string, message: string): CardProblem => ({ code: 'unreadable', message, path });

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a definition, or says what is wrong with it, and where. */
export function readDefinition(value: unknown): CardFace | CardProblem {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return problem('', 'A card is an object with at least a name and a type.');
  const given = value as Record<string, unknown>;
  if (isText(given.ref))
    return problem('ref', `The card “${given.ref}” is only referred to; its facts are needed.`);
  if (!isText(given.name) || given.name === '') return problem('name', 'A card needs a name.');
  for (const key of ['version', 'side', 'type', 'subtype'] as const) {
    const found = given[key];
    if (found !== undefined && found !== null && !isText(found)) return problem(key, `${key} is a text.`);
    // Every object has these; no card is one.
    if (isText(found) && found in Object.prototype) return problem(key, `“${found}” is no ${key}.`);
  }
  for (const key of ['cost', 'speed', 'power', 'health'] as const) {
    const found = given[key];
    const star = found === '*' && key !== 'cost';
    if (found !== undefined && found !== null && typeof found !== 'number' && !star)
      return problem(key, `${key} is a number${key === 'cost' ? '' : ', or "*"'}.`);
  }
  const text = isText(given.text) ? [given.text] : (given.text ?? []);
  if (!Array.isArray(text)) return problem('text', 'text is a list of paragraphs.');
  const wrong = text.findIndex((line) => !isText(line));
  if (wrong >= 0) return problem(`text[${wrong}]`, 'A paragraph is a text.');
  const figure = (key: string): Printed => (given[key] as Printed | undefined) ?? null;
  const word = (key: string, none: string): string => (given[key] as string | undefined) ?? none;
  return {
    name: given.name,
    version: (given.version as string | null | undefined) || null,
    side: word('side', 'neutral'),
    type: word('type', ''),
    subtype: word('subtype', ''),
    cost: figure('cost') as number | null,
    speed: figure('speed'),
    power: figure('power'),
    health: figure('health'),
    text,
  };
}
