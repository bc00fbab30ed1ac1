// What stands for further.ts in the script for pages until it has come. Whoever plays a recorded game loads it where a
// card of the file needs it; whoever lets people play has it at once (further-now.ts).
import { FURTHER_PARTS } from './effects/parts/further-names.ts';
import { SwtcgError } from './game/error.ts';

type Further = typeof import('./further.ts');

let come: Further | null = null;

function further(): Further {
  if (!come) throw new SwtcgError({ code: 'internal', message: 'A rule is missing that this game needs.' });
  return come;
}

export const furtherParts = {} as Further['furtherParts'];
export const setByHand: Further['setByHand'] = (...given) => further().setByHand(...given);
export const nameCard: Further['nameCard'] = (...given) => further().nameCard(...given);

export function learn(rules: Further): void {
  come = rules;
  Object.assign(furtherParts, rules.furtherParts);
}

const NAMED = new RegExp(`"do":"(${FURTHER_PARTS.join('|')})"`);

/** Loads the rules that cards need, by all that their effects name. */
export async function learnFor(cards: unknown): Promise<void> {
  if (!come && NAMED.test(JSON.stringify(cards))) learn(await import('./further.ts'));
}
