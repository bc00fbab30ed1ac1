// What is seen of a step on this game's board.
import type { CardView, View } from '../../../src/swtcg/view/view.ts';
import type { Change } from '../../shared/board/motion.ts';

/** The cards that change. Where none lies elsewhere, nothing is measured: most steps move nothing. */
export function moves(before: View, after: View): ReadonlyMap<string, Change> {
  const found = new Map<string, Change>();
  for (const id in after) {
    const [was, is] = [before[id] as CardView | null | undefined, after[id] as CardView | null];
    if (was === is) continue;
    if (was?.zone !== is?.zone || was?.controller !== is?.controller) found.set(id, 'moves');
    else if (was && is && (is.damage > was.damage || is.build > was.build)) found.set(id, 'lands');
    else if (is?.tapped && was?.tapped === false) found.set(id, 'taps');
  }
  return found;
}
