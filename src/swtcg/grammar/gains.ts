// What a unit gets: values, keywords, quoted abilities, in one list. Stats come first, then effects.

import type { Grammar } from '../../core/grammar/grammar.ts';
import { joined } from '../../core/grammar/lists.ts';
import { hole } from '../../core/grammar/shape.ts';
import { KEYWORDS } from '../cards/keyword-names.ts';
import type { Amount, Effect, Filter, KeywordEffect, Stat, StatChange, Tally } from '../language/effect.ts';

export interface Gains {
  readonly stats?: StatChange;
  readonly effects?: readonly Effect[];
  /** "The … subtype": only as long as something is so. */
  readonly subtypes?: readonly string[];
  /** Keywords with a value that is counted. */
  readonly per?: Filter | Tally;
}
export type Bonus =
  | { readonly stat: Stat; readonly n: Amount }
  | { readonly effect: Effect }
  | { readonly subtype: string };
type StatBonus = Extract<Bonus, { stat: Stat }>;

const STATS: readonly Stat[] = ['speed', 'power', 'health'];

export function collect(bonuses: readonly Bonus[]): Gains | undefined {
  const stats: Partial<Record<Stat, Amount>> = {};
  for (const stat of STATS) {
    const mine = bonuses.filter((b): b is StatBonus => 'stat' in b && b.stat === stat);
    if (mine.length > 1) return undefined;
    for (const bonus of mine) stats[stat] = bonus.n;
  }
  const effects = bonuses.flatMap((b) => ('effect' in b ? [b.effect] : []));
  const subtypes = bonuses.flatMap((b) => ('subtype' in b ? [b.subtype] : []));
  return {
    ...(Object.keys(stats).length > 0 ? { stats } : {}),
    ...(effects.length > 0 ? { effects } : {}),
    ...(subtypes.length > 0 ? { subtypes } : {}),
  };
}

export const spread = (gains: Gains): readonly Bonus[] => [
  ...STATS.flatMap((stat) => {
    const n = gains.stats?.[stat];
    return n === undefined ? [] : [{ stat, n }];
  }),
  ...(gains.effects ?? []).map((effect) => ({ effect })),
  ...(gains.subtypes ?? []).map((subtype) => ({ subtype })),
];

/** "+1 power and +1 health for each Droid": the count is for all of them. */
function times(bonuses: readonly StatBonus[], per: Filter | Tally): readonly Bonus[] | undefined {
  if (bonuses.some((b) => typeof b.n !== 'number')) return undefined;
  return bonuses.map((b) => ({ stat: b.stat, n: { per, times: b.n as number } }));
}

/** The plain bonuses that a count multiplies, the count of the first of them, and what is not counted. */
function untimes(gains: Gains): { s: readonly StatBonus[]; f: Filter | Tally; a: readonly Bonus[] } | null {
  const all = spread(gains);
  const counted = all.flatMap((one) =>
    'stat' in one && typeof one.n === 'object' && 'per' in one.n ? [{ stat: one.stat, ...one.n }] : [],
  );
  const [first] = counted;
  if (!first) return null;
  return {
    s: counted.map(({ stat, times: n }) => ({ stat, n })),
    f: first.per,
    a: all.filter((one) => !('stat' in one)),
  };
}

/** Instructions are for cards that are played: nobody could have them. */
export const isAbility = (effect: Effect | undefined): boolean => effect?.kind !== 'instruction';

export function gains(g: Grammar): void {
  const stat = g.category<Bonus>('stat-bonus');
  g.form(stat, '{n:signed} {s:stat}', { stat: hole('s'), n: hole('n') });
  const ability = g.category<Bonus>('ability-bonus');
  g.form(ability, '{k:keyword}', { effect: hole('k') });
  g.form(
    ability,
    '\u201c {e:effect} \u201d',
    { effect: hole('e') },
    (one) => 'effect' in one && isAbility(one.effect),
  );
  // A number that is worked out when it is given.
  const numbered = g.category<string>('numbered-keyword');
  for (const { name, parameter } of KEYWORDS) if (parameter === 'number') g.form(numbered, name, name);
  g.form(ability, '{k:numbered-keyword} {n:x-plus}', {
    effect: { kind: 'keyword', keyword: hole('k'), x: hole('n') },
  });
  const bonus = g.category<Bonus>('bonus');
  g.form(bonus, '{b:stat-bonus}', hole('b'));
  g.form(bonus, '{b:ability-bonus}', hole('b'));
  g.form(bonus, 'the {s:subtype-one} subtype', { subtype: hole('s') });
  g.form(bonus, '{s:subtype-one} subtype', { subtype: hole('s') });
  g.list<Bonus[]>('bonuses', joined('bonus', 'and'));
  // All but the last of a list that ends in something else: "+1 power, Stun 2, and loses Stealth".
  g.list<Bonus[]>('bonuses-before', { ...joined('bonus', 'and'), between: [[',']], last: null, min: 2 });
  const before = g.category<Gains>('gains-before');
  g.synonym<Gains, { b: readonly Bonus[] }>(before, '{b:bonuses-before}', ({ b }) => collect(b));
  g.list<Bonus[]>('stat-bonuses', joined('stat-bonus', 'and'));
  g.list<Bonus[]>('ability-bonuses', joined('ability-bonus', 'and'));

  const all = g.category<Gains>('gains');
  g.lens<Gains, { b: readonly Bonus[] }>(
    all,
    '{b:bonuses}',
    ({ b }) => collect(b),
    (value) => ({ b: spread(value) }),
  );
  // An ability that is all there is may stand without quotes.
  g.synonym<Gains, { e: KeywordEffect }>(all, '{e:keyword-effect}', ({ e }) =>
    e.cost || e.effect?.kind === 'instruction' ? { effects: [e] } : undefined,
  );
  // A keyword with a number, that many times.
  g.form(all, '{k:keyword} for each {f:counted}', { effects: [hole('k')], per: hole('f') }, ({ effects }) => {
    const k = effects?.[0];
    return k?.kind === 'keyword' && k.value !== undefined;
  });
  type Counted = NonNullable<ReturnType<typeof untimes>>;
  g.lens<Gains, Omit<Counted, 'a'>>(
    all,
    '{s:stat-bonuses} for each {f:counted}',
    ({ s, f }) => {
      const many = times(s, f);
      return many && collect(many);
    },
    untimes,
  );
  g.lens<Gains, Counted>(
    all,
    '{s:stat-bonuses} for each {f:counted} and {a:ability-bonuses}',
    ({ s, f, a }) => {
      const many = times(s, f);
      return many && collect([...many, ...a]);
    },
    untimes,
  );
}
