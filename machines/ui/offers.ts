// What can be done, card by card: the legal decisions in groups that differ only in what is still to be chosen. Choosing
// is narrowing such a group down to one decision; every answer on the way is legal, because it comes from the list.
import type { Choosing, Offer } from '../../src/core/game/choosing.ts';
import type { GameTypes } from '../../src/core/game/game-types.ts';

export function offersOf<T extends GameTypes>(
  game: Choosing<T>,
  legal: readonly T['decision'][],
): Offer<T>[] {
  const groups = new Map<string, T['decision'][]>();
  for (const decision of legal) {
    if (game.isIdle(decision)) continue;
    const key = `${decision.do} ${game.subjectOf(decision)} ${game.partOf(decision).key}`;
    groups.set(key, [...(groups.get(key) ?? []), decision]);
  }
  return [...groups.values()].map((decisions) => {
    const [first] = decisions as [T['decision']];
    return { deed: first.do, card: game.subjectOf(first), name: game.partOf(first).name, decisions };
  });
}

/** Everything that an offer could still lead to: the cards it could be done to, and the places. */
export const reachOf = <T extends GameTypes>(
  game: Choosing<T>,
  { decisions }: Offer<T>,
): ReadonlySet<string> => new Set(decisions.flatMap((one) => game.reach(one)));

/** What is left of an offer when it is done to a card or a place. */
export const towards = <T extends GameTypes>(
  game: Choosing<T>,
  { decisions }: Offer<T>,
  where: string,
): readonly T['decision'][] => decisions.filter((one) => game.goesTo(one, where));
