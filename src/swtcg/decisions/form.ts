// Whether a decision is one in form: it may come from a file or a link.
import { type Refusal, refuse } from '../model/refusal.ts';
import type { Decision } from './decision.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = Number.isInteger as (value: unknown) => boolean;
const isEither = (value: unknown): boolean => isText(value) || isNumber(value);
const listOf = (is: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(is);

const FIELDS: readonly (readonly [is: (value: unknown) => boolean, ...keys: readonly string[]])[] = [
  [isText, 'unit', 'card', 'target', 'using', 'to', 'top', 'what', 'side'],
  [isNumber, 'effect', 'amount', 'x', 'hits', 'force', 'counters', 'bid'],
  [isEither, 'ability', 'cost', 'value'],
  [listOf(isText), 'targets', 'cards'],
  [listOf(isNumber), 'dice'],
];

const FORMS = new Map(FIELDS.flatMap(([is, ...keys]) => keys.map((key) => [key, is] as const)));

/** Why it is none of the deeds, or null. What a decision has besides is not looked at. */
export function formless(decision: Decision, deeds: object): Refusal | null {
  if (typeof decision !== 'object' || decision === null)
    return refuse('pop.chance', 'a decision is an object that says who does what');
  if (decision.by !== 'dark' && decision.by !== 'light')
    return refuse('pop.chance', 'a decision is made by Dark or by Light');
  if (!Object.hasOwn(deeds, decision.do)) return refuse('pop.chance', 'there is no such action');
  for (const [key, value] of Object.entries(decision))
    if (value !== undefined && FORMS.get(key)?.(value) === false)
      return refuse('pop.chance', `"${key}" has an invalid value`);
  return null;
}
