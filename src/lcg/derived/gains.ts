// What a card gains by effects, added to what is printed on it.
import type { Gains, KeywordEffect } from '../language/effect.ts';
import { type Affiliation, ICON_TYPES, type Icons, type IconType } from '../language/terms.ts';
import type { CardId } from '../model/state.ts';
import { def } from '../model/zones.ts';
import { amountOf, countPer } from './amounts.ts';
import type { Derived } from './derived.ts';
import type { Scope } from './scope.ts';

interface Gained {
  readonly gains: Gains;
  readonly scope: Scope;
  /** "for each": how many times. */
  readonly times: number;
}

/** All that a card gains now. `asked`: gains without such a word are left out before anything is asked about them. */
export function gainsOf(d: Derived, id: CardId, asked: (gains: Gains) => boolean): readonly Gained[] {
  const found: Gained[] = [];
  for (const one of d.statics()) {
    if (one.part.do !== 'modify' || !asked(one.part.gains) || !d.means(one, one.part.to, id)) continue;
    const { gains } = one.part;
    const scope = { ...one.scope, that: id };
    const times = gains.per ? countPer(d, gains.per, scope) : 1;
    found.push({ gains, scope, times: Math.min(times, gains.most ?? times) });
  }
  return found;
}

type Counts = { edge: Record<IconType, number> } & Record<IconType, number>;

const copy = ({ unit, tactics, blast, edge }: Icons): Counts => ({ unit, tactics, blast, edge: { ...edge } });

/** Never below 0. "Loses 1 [Unit Damage]": a normal icon, else an edge-enabled one. */
export function iconsOf(d: Derived, id: CardId): Icons {
  const gained = gainsOf(d, id, (gains) => gains.icons !== undefined || gains.iconsOf !== undefined);
  const { icons } = def(d.game, id);
  if (gained.length === 0) return icons;
  const sum = copy(icons);
  const lost: Partial<Record<IconType, number>> = {};
  for (const { gains, scope, times } of gained) {
    for (const type of ICON_TYPES) {
      const n = (gains.icons?.[type] ?? 0) * times;
      if (n >= 0) sum[type] += n;
      else lost[type] = (lost[type] ?? 0) - n;
      sum.edge[type] += (gains.icons?.edge?.[type] ?? 0) * times;
    }
    for (const from of gains.iconsOf ? d.cards(gains.iconsOf, scope) : [])
      for (const type of ICON_TYPES) {
        const { icons } = def(d.game, from);
        sum[type] += icons[type] * times;
        sum.edge[type] += icons.edge[type] * times;
      }
  }
  for (const type of ICON_TYPES) {
    const normal = Math.min(sum[type], lost[type] ?? 0);
    sum[type] -= normal;
    sum.edge[type] = Math.max(0, sum.edge[type] - ((lost[type] ?? 0) - normal));
  }
  return sum;
}

export function forceIconsOf(d: Derived, id: CardId): number {
  let sum = def(d.game, id).forceIcons;
  for (const { gains, scope, times } of gainsOf(d, id, (one) => one.forceIcons !== undefined)) {
    if (gains.forceIcons === 'none') return 0;
    sum += amountOf(d, gains.forceIcons ?? 0, scope) * times;
  }
  return Math.max(0, sum);
}

/** How much damage destroys it. A card that is easier to destroy keeps its damage capacity. */
export function capacityOf(d: Derived, id: CardId): number | null {
  const { damageCapacity } = def(d.game, id);
  if (damageCapacity === null) return null;
  const sum = gainsOf(d, id, (one) => one.capacity !== undefined).reduce(
    (so, { gains, scope, times }) => so + amountOf(d, gains.capacity ?? 0, scope) * times,
    damageCapacity,
  );
  return Math.max(0, sum);
}

export const resourcesOf = (d: Derived, id: CardId): number =>
  Math.max(
    0,
    gainsOf(d, id, (one) => one.resources !== undefined).reduce(
      (so, { gains, scope, times }) => so + amountOf(d, gains.resources ?? 0, scope) * times,
      def(d.game, id).resources,
    ),
  );

export function affiliationsOf(d: Derived, id: CardId): readonly Affiliation[] {
  const { affiliation } = def(d.game, id);
  const gained = gainsOf(d, id, (one) => one.affiliations !== undefined);
  if (gained.length === 0) return [affiliation];
  return [...new Set([affiliation, ...gained.flatMap(({ gains }) => gains.affiliations ?? [])])];
}

export function keywordsGained(
  d: Derived,
  id: CardId,
  own: readonly KeywordEffect[],
): readonly KeywordEffect[] {
  const gained = gainsOf(d, id, (one) => one.keywords !== undefined || one.loses !== undefined);
  if (gained.length === 0) return own;
  const lost = new Set(gained.flatMap(({ gains }) => gains.loses ?? []));
  const found = [...own, ...gained.flatMap(({ gains, times }) => (times > 0 ? (gains.keywords ?? []) : []))];
  return found.filter(({ keyword }) => !lost.has(keyword));
}
