// What is seen of a step on this game's board.
import type { CardView, View } from '../../../src/lcg/view/view.ts';
import type { Change } from '../../shared/board/motion.ts';

const isCard = (value: unknown): value is CardView =>
  typeof value === 'object' && value !== null && 'zone' in value;

const more = (was: number | undefined, is: number | undefined): boolean => (is ?? 0) > (was ?? 0);

/** The cards that change. Where none lies elsewhere, nothing is measured: most steps move nothing. */
export function moves(before: View, after: View): ReadonlyMap<string, Change> {
  const found = new Map<string, Change>();
  for (const id of Object.keys(after)) {
    const [was, is] = [before[id], after[id]];
    if (was === is || !isCard(is)) continue;
    if (!isCard(was)) found.set(id, 'moves');
    else if (
      was.zone !== is.zone ||
      was.controller !== is.controller ||
      was.participating !== is.participating
    )
      found.set(id, 'moves');
    else if (more(was.damage, is.damage) || more(was.focus, is.focus) || more(was.shields, is.shields))
      found.set(id, 'lands');
  }
  return found;
}
