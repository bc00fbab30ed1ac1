// An effect as a paragraph: the engine's own wording.

import type { Grammar } from '../../core/grammar/grammar.ts';
import { print } from '../../core/grammar/printer.ts';
import { joinWords } from '../cards/tokens.ts';
import type { ActivatedEffect, Effect, Part } from '../language/effect.ts';
import { grammar } from './card-grammar.ts';
import { withoutOptionWords } from './options.ts';

/** A keyword alone takes no period; a sentence does. */
function isSentence(effect: Effect): boolean {
  if (effect.kind === 'manual') return false;
  if (effect.kind !== 'keyword') return true;
  return (
    effect.only !== undefined ||
    effect.more !== undefined ||
    (effect.effect !== undefined && isSentence(effect.effect))
  );
}

/** The engine's own wording of an effect. Reading it back gives the same effect. */
export const printEffect = (effect: Effect): string => printIn(grammar(), effect);

/** The wording of an effect in any grammar. */
export function printIn(g: Grammar, effect: Effect): string {
  if (effect.kind === 'manual') return effect.text;
  const words = print(g, 'effect', withoutOptionWords(effect));
  if (!words) return `(no wording: ${JSON.stringify(effect)})`;
  return joinWords(words) + (isSentence(effect) ? '.' : '');
}

/** The engine's own wording of instructions, without a period. */
export function printParts(parts: readonly Part[]): string {
  const words = print(grammar(), 'body', withoutOptionWords(parts));
  return words ? joinWords(words) : '';
}

/** The engine's own wording of a cost of Upkeep: what is paid, or what is done. */
export function printCosts(option: ActivatedEffect): string {
  const words = print(grammar(), 'upkeep-option', withoutOptionWords(option));
  return words ? joinWords(words) : '';
}
