// Text that is lost: by static effects, or for a time (Phrases, "has no effect").

import { meaning } from '../keywords/meaning.ts';
import type { Effect, Lost } from '../language/effect.ts';
import type { CardId } from '../model/state.ts';
import type { Ability, DerivedState } from './derived-state.ts';
import { isSilent } from './equipment.ts';

/** Text that cards have lost. */
export type LostText = ReadonlyMap<CardId, readonly Lost[]>;

const NONE: readonly Ability[] = [];

/** What is left when text is lost, printed or granted (Phrases, "has no effect"). */
export const without = (list: readonly Ability[], lost: Lost): readonly Ability[] => {
  const kept = keptBy(list);
  if (kept === 'text') return list;
  const stays = ({ effect }: Ability): boolean =>
    effect.kind === 'keyword' ? kept.includes(effect.keyword) : lost !== 'text' || keeps(effect);
  if (lost === 'text') return kept.length > 0 ? list.filter(stays) : NONE;
  return list.filter(
    (one) => one.effect.kind !== 'keyword' || !lost.includes(one.effect.keyword) || stays(one),
  );
};

const keeps = (effect: Effect): boolean =>
  effect.kind === 'static' && effect.parts.some((part) => part.do === 'keep');

/** What a unit can't lose by its own words: those keywords, or its whole text. */
function keptBy(list: readonly Ability[]): Lost {
  let kept: readonly string[] = [];
  for (const { effect } of list)
    if (effect.kind === 'static' && !effect.if)
      for (const part of effect.parts)
        if (part.do === 'keep') {
          if (part.what === 'text') return 'text';
          kept = [...kept, ...part.what];
        }
  return kept;
}

/** Whether an effect takes text away as long as it is on. */
export const takesText = (effect: Effect): boolean => {
  const plain = meaning(effect);
  return plain.kind === 'static' && plain.parts.some((part) => part.do === 'lose');
};

/** Text that static effects take away: looked at first, so that what is lost does nothing. */
export function lostNow(derived: DerivedState, abilities: readonly Ability[]): LostText {
  const { game, lineup } = derived;
  const lost = new Map<CardId, readonly Lost[]>();
  // What is lost for a time is not regained from an effect that grants it (Duplicate Effects, Isolated).
  for (const { on, lose, until, attack } of game.modifiers)
    if (lose && (until !== 'next-attack' || attack !== null) && lineup.active.includes(on))
      lost.set(on, [...(lost.get(on) ?? []), lose]);
  for (const ability of abilities) {
    const effect = meaning(ability.effect);
    if (effect.kind !== 'static' || isSilent(game, ability.on)) continue;
    const context = { by: ability.by, source: ability.on };
    for (const part of effect.parts) {
      if (part.do !== 'lose' || !derived.allHold(context, effect.if)) continue;
      for (const id of derived.selectEach(context, part.to))
        lost.set(id, [...(lost.get(id) ?? []), part.what]);
    }
  }
  return lost;
}

const size = (lost: LostText): number => [...lost.values()].reduce((sum, what) => sum + what.length, 0);

/** The same with what is taken away by abilities that were granted; null where that is no more. */
export function lostMore(
  derived: DerivedState,
  lost: LostText,
  abilities: readonly Ability[],
): LostText | null {
  const all = new Map(lost);
  const granted = abilities.filter(({ key }) => key.includes('>'));
  for (const [id, what] of lostNow(derived, granted))
    all.set(id, [...new Set([...(lost.get(id) ?? []), ...what])]);
  return size(all) === size(lost) ? null : all;
}
