// An effect as a paragraph: the engine's own wording.
import { print } from '../../core/grammar/printer.ts';
import { joinWords } from '../cards/tokens.ts';
import type { Effect } from '../language/effect.ts';
import type { CardType } from '../language/terms.ts';
import { grammar } from './card-grammar.ts';

/** The category of the grammar by which a card's paragraphs are read: a fate card's have no bold word. */
export const categoryOf = (type: CardType | undefined): string =>
  type === 'Fate' ? 'fate-effect' : 'paragraph';

/** Kinds of card by which texts speak of their own card. */
const NAMED: ReadonlySet<string> = new Set(['Unit', 'Objective', 'Enhancement', 'Event']);

/** The engine's own wording of an effect. Reading it back gives the same effect. */
export function printEffect(effect: Effect, type?: CardType): string {
  if (effect.kind === 'manual') return effect.text;
  const words = print(grammar(), effect.kind === 'fate' ? 'fate-effect' : 'paragraph', effect);
  if (!words) return `(no wording: ${JSON.stringify(effect)})`;
  const text = joinWords(words);
  const kind = type !== undefined && NAMED.has(type) ? type.toLowerCase() : 'card';
  const called = text.replace(/\b([Tt])his card\b/g, `$1his ${kind}`);
  return /[.]\)$|"$/.test(called) ? called : `${called}.`;
}
