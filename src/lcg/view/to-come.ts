// The damage and the focus tokens that an engagement can still bring, as the table lies: with the edge, and without it. It is
// reckoned from the view alone, so that a page which shows a log without rules can tell it too.
import { type CardId, type IconCount, SIDES, type Side } from '../language/terms.ts';
import type { ClashView } from './engagement-view.ts';
import type { CardView, View } from './view.ts';

export type Strength = IconCount;

/** What the ready units of one side can still do with their strikes. */
export interface SideToCome {
  readonly with: Strength;
  readonly without: Strength;
  /** The units that can still strike. */
  readonly strikers: readonly CardId[];
}

export interface ToCome extends Readonly<Record<Side, SideToCome>> {
  readonly attacker: Side;
  /** Who has the edge; null before it is known. */
  readonly edge: Side | null;
  /** The damage that an unopposed engagement adds to the objective; 0 as long as somebody defends. */
  readonly unopposed: number;
  /** The engaged objective: what it has, and what it can take; null where it has gone. */
  readonly objective: {
    readonly id: CardId;
    readonly damage: number;
    /** Null: it can't be destroyed. */
    readonly capacity: number | null;
    /** Damage to come, the unopposed damage with it. */
    readonly with: number;
    readonly without: number;
  } | null;
}

const NONE: Strength = { unit: 0, tactics: 0, blast: 0 };

const sum = (a: Strength, b: Strength): Strength => ({
  unit: a.unit + b.unit,
  tactics: a.tactics + b.tactics,
  blast: a.blast + b.blast,
});

const cardOf = (view: View, id: CardId): CardView | undefined => view[id] as CardView | undefined;

/** Who attacks: always the player whose turn it is, unless units say something else. */
export const attackerIn = (view: View): Side =>
  cardOf(view, view.engagement?.attackers[0] ?? '')?.controller ?? view.active;

/** What a unit strikes with: icons, and the edge-enabled ones where they count. */
export const strengthOf = (view: View, id: CardId, edge: boolean): Strength => {
  const icons = cardOf(view, id)?.icons;
  if (!icons) return NONE;
  return edge ? sum(icons, icons.edge) : { unit: icons.unit, tactics: icons.tactics, blast: icons.blast };
};

function sideToCome(
  view: View,
  ids: readonly CardId[],
  attacks: boolean,
  enabled: readonly CardId[],
): SideToCome {
  const strikers = ids.filter((id) => (cardOf(view, id)?.focus ?? 0) === 0);
  const total = (edge: boolean): Strength => {
    const all = strikers.map((id) => strengthOf(view, id, edge || enabled.includes(id))).reduce(sum, NONE);
    // Only attackers damage the objective.
    return attacks ? all : { ...all, blast: 0 };
  };
  return { with: total(true), without: total(false), strikers };
}

/** What follows from the table as it lies, if nobody plays anything; null outside of engagements. */
export function toCome(view: View, clash: ClashView | null = null): ToCome | null {
  const { engagement } = view;
  if (!engagement) return null;
  const { attackers, defenders, edge, objective } = engagement;
  const attacker = attackerIn(view);
  const { bonus = 1, enabled = [] } = clash ?? {};
  const sides = Object.fromEntries(
    SIDES.map((side) => [
      side,
      sideToCome(view, side === attacker ? attackers : defenders, side === attacker, enabled),
    ]),
  ) as Record<Side, SideToCome>;
  // The bonus is due at the end: a defender that is still there then is enough to prevent it.
  const unopposed = attackers.length > 0 && defenders.length === 0 ? bonus : 0;
  const dial = objective !== null && cardOf(view, objective) === undefined;
  const card = objective === null ? undefined : cardOf(view, objective);
  return {
    ...sides,
    attacker,
    edge,
    unopposed,
    objective:
      objective === null
        ? null
        : {
            id: objective,
            damage: dial ? view.dialDamage : (card?.damage ?? 0),
            capacity: dial ? null : (card?.damageCapacity ?? null),
            with: sides[attacker].with.blast + unopposed,
            without: sides[attacker].without.blast + unopposed,
          },
  };
}

/** What a side strikes with as things stand: before the edge battle without its edge-enabled icons. */
export const nowToCome = (come: ToCome, side: Side): Strength =>
  come.edge === side ? come[side].with : come[side].without;
