// Protect: a unit takes damage for a friendly card that it protects, up to its remaining capacity (Keywords, Protect; Ruling 42).

import { derive } from '../derived/derive.ts';
import type { Derived } from '../derived/derived.ts';
import { forbids, toughness } from '../derived/rules.ts';
import type { ActOf } from '../model/acts.ts';
import type { OccurrenceFrame } from '../model/frames.ts';
import { type CardId, DIAL, type GameState, type Side } from '../model/state.ts';
import { card, inPlay, list } from '../model/zones.ts';

type Damage = ActOf<'damage'>;

const protects = (d: Derived, unit: CardId, id: CardId): boolean => {
  const { controller } = card(d.game, unit);
  return d
    .keywords(unit)
    .some(
      (one) =>
        one.keyword === 'protect' &&
        d.matches(id, one.what, { you: controller, self: unit, chooser: controller }),
    );
};

/** How much more damage a unit can take on: its capacity, less the damage on it and on its way to it; shields do not add to that. */
export function room(game: GameState, { acts }: OccurrenceFrame, unit: CardId): number {
  const capacity = toughness(game, unit);
  if (capacity === null) return 0;
  const coming = acts.reduce((sum, act) => sum + (act.do === 'damage' && act.card === unit ? act.n : 0), 0);
  return capacity - card(game, unit).damage - coming;
}

/** Damage that this unit could take instead; a cost is never moved. */
export function protectable(game: GameState, frame: OccurrenceFrame, unit: CardId): readonly Damage[] {
  const d = derive(game);
  const state = card(game, unit);
  if (!inPlay(game, unit) || room(game, frame, unit) <= 0 || forbids(game, 'damaged', unit)) return [];
  return frame.acts.filter(
    (act): act is Damage =>
      act.do === 'damage' &&
      act.kind !== 'cost' &&
      act.n > 0 &&
      act.card !== unit &&
      act.card !== DIAL &&
      !act.past.includes(unit) &&
      card(game, act.card).controller === state.controller &&
      protects(d, unit, act.card),
  );
}

export const protectors = (game: GameState, frame: OccurrenceFrame, side: Side): readonly CardId[] => {
  if (!frame.acts.some((act) => act.do === 'damage')) return [];
  const d = derive(game);
  return list(game, side, 'units').filter(
    (unit) => d.has(unit, 'protect') && protectable(game, frame, unit).length > 0,
  );
};
