// What cards need besides the rules that every game has: further rules, words of effects. All that their effects name tells.
import { lacksWords } from './cards/asked-in-words.ts';
import { FURTHER_COSTS } from './effects/further-costs-names.ts';
import {
  FURTHER_AMOUNTS,
  FURTHER_CONDITIONS,
  FURTHER_STATICS,
  FURTHER_WORDS,
} from './effects/further-words-names.ts';
import { FURTHER_PARTS, FURTHER_SORTS } from './effects/parts/further-names.ts';

const any = (...names: readonly string[]): string => `"(${names.join('|')})"`;

const NAMED = new RegExp(
  `"do":${any(...FURTHER_PARTS, ...FURTHER_STATICS)}|"pay":${any(...FURTHER_COSTS)}|"is":${any(...FURTHER_CONDITIONS)}|${any(...FURTHER_WORDS, ...FURTHER_AMOUNTS)}:|${Object.values(FURTHER_SORTS).join('|')}`,
);

/** Whether cards, or effects, can't be played without the further rules. */
export const needsFurther = (cards: unknown): boolean => NAMED.test(JSON.stringify(cards));

/** Loads the words of effects where play asks for them and cards do not have them. */
export async function learnWords(cards: unknown): Promise<void> {
  if (lacksWords(JSON.stringify(cards))) await import('./cards/read.ts');
}

/** Loads them where cards need them. */
export async function learnFor(cards: unknown): Promise<void> {
  if (needsFurther(cards)) await import('./further.ts');
}
