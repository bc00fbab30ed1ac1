// What is the same in two views is one object: whoever draws the second one sees at once what need not be drawn again.
import type { CardView, PlayerView, View } from '../../src/view.ts';
import { sameFact } from './same.ts';

const CARD = [
  ...(['zone', 'controller', 'owner', 'faceDown', 'tapped', 'damage', 'build'] as const),
  ...(['speed', 'power', 'health', 'stack', 'pilots', 'equipment', 'counters', 'keywords'] as const),
] satisfies readonly (keyof CardView)[];

const PLAYER = ['force', 'buildPoints', 'hand', 'deck', 'discard'] satisfies readonly (keyof PlayerView)[];

const same = <T>(a: T, b: T, facts: readonly (keyof T)[]): boolean =>
  facts.every((fact) => sameFact(a[fact], b[fact]));

/** The view, with the cards and players of an earlier one wherever they are as they were; the earlier one, where all is. */
export function kept(now: View, before: View | undefined): View {
  if (!before) return now;
  const { dark, light, winner, control, ...cards } = now;
  const found: Record<string, View[string]> = {};
  let changes = 0;
  const either = <T>(is: T, was: T, as: boolean): T => {
    if (!as) changes += 1;
    return as ? was : is;
  };
  for (const id in cards) {
    const [is, was] = [cards[id] as CardView, before[id] as CardView | undefined];
    found[id] = either(is, was as CardView, was !== undefined && same(is, was, CARD));
  }
  const player = (side: 'dark' | 'light') =>
    either(now[side], before[side], same(now[side], before[side], PLAYER));
  const view = {
    ...found,
    dark: player('dark'),
    light: player('light'),
    winner: either(winner, before.winner, winner === before.winner),
    control: either(control, before.control, sameFact(control, before.control)),
  };
  return changes === 0 && Object.keys(before).length === Object.keys(view).length ? before : view;
}
