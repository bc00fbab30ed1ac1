// What is the same in two views is one object: whoever draws the second one sees at once what need not be drawn again.
import type { BaseView } from '../../core/game/game-types.ts';
import { sameFact } from '../../core/same.ts';

/** The view, with the cards and players of an earlier one wherever they are as they were; the earlier one, where all is. */
export function kept<View extends BaseView>(now: View, before: View | undefined): View {
  if (!before) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  const found = names.map((name) => {
    const as = sameFact(now[name], before[name]);
    same &&= as;
    return [name, (as ? before : now)[name]];
  });
  return same ? before : (Object.fromEntries(found) as View);
}
