// What is said of an attack and of cards being played, in English. Apart from strings.ts so that the viewer does not wait for
// it; another language has it among all other words.
import { t } from './strings.ts';

const en = {
  beingPlayed: 'Being played',
  disrupted: 'disrupted',
  dice: 'Dice',
  dieToThrow: 'still to be thrown',
  die: (value: number, hit: boolean) => `${value}, ${hit ? 'hit' : 'miss'}`,
  attackOn: (attacker: string, defender: string) => `The attack: ${attacker} on ${defender}`,
  sum: (hits: number, added: number, prevented: number, damage: number) =>
    `${t.plural(hits, 'hit')}${added === 0 ? '' : `, ${added > 0 ? 'and' : 'less'} ${Math.abs(added)} by effects`}${prevented > 0 ? `, less ${prevented} prevented` : ''}, is ${damage} damage`,
  hitsWord: (n: number) => (n === 1 ? 'hit' : 'hits'),
  effects: 'effects',
  prevented: 'prevented',
  damage: 'damage',
};

export type ActionStrings = typeof en;

let known: { readonly of: typeof t; readonly words: ActionStrings } | null = null;

/** The words of the board that is being drawn. */
export function aw(): ActionStrings {
  if (known?.of !== t) known = { of: t, words: { ...en, ...t } };
  return known.words;
}
