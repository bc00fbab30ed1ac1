// The judge's hand, as the charts know it: it comes with the further rules (src/further.ts).
import { SwtcgError } from '../game/error.ts';

type Hand = Pick<typeof import('./judge.ts'), 'nameCard' | 'setByHand'>;

let hand: Hand | null = null;

export function addHand(given: Hand): void {
  hand = given;
}

export function judge(): Hand {
  if (!hand)
    throw new SwtcgError({ code: 'internal', message: 'The rules of the judge have not been loaded.' });
  return hand;
}
