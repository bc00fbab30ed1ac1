// The judge's hand, as the charts know it. A game that nobody but its players has a hand in needs none: it comes with
// judge.ts, which is imported by whatever lets a judge in.
import { SwtcgError } from '../game/error.ts';

type Hand = Pick<typeof import('./judge.ts'), 'nameCard' | 'setByHand'>;

let given: Hand | null = null;

export const giveHand = (hand: Hand): void => {
  given = hand;
};

export const hasHand = (): boolean => given !== null;

export function hand(): Hand {
  if (!given) throw new SwtcgError({ code: 'internal', message: 'No judge has been let in.' });
  return given;
}
