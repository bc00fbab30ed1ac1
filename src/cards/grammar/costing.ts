// What cards cost to complete, and how many Pilots a unit may have.
import type { Amount, Filter, StaticPart, Tally } from '../../effects/language.ts';
import type { Category, Grammar } from './grammar.ts';
import { hole, merged } from './shape.ts';
import { standing } from './static-gains.ts';

/** "Each of your Droids costs 1 less build counter to deploy." */
export function costing(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  const owners: readonly (readonly [string, Filter])[] = [
    ['each of your', { of: 'you' }],
    ["each of your opponent's", { of: 'opponent' }],
    ['your', { of: 'you' }],
  ];
  const less = (n: number): number => -n;
  // "One less" is a number here and nothing else.
  g.synonym<number, object>(g.category<number>('how-much'), 'one', () => 1);
  g.form(g.category<number>('how-much'), '{n:int}', hole('n'));
  interface Costing {
    readonly f: Filter;
    readonly n: number;
  }
  const data = (to: Filter, n: Amount): readonly StaticPart[] => [{ do: 'cost', to, n }];
  const matchOf =
    (fixed: Filter, sign: 1 | -1) =>
    ([part, ...rest]: readonly StaticPart[]): Costing | null => {
      if (part?.do !== 'cost' || rest.length > 0 || typeof part.n !== 'number' || part.n * sign <= 0)
        return null;
      const { of, self, ...f } = part.to;
      return self === undefined && of === fixed.of ? { f, n: part.n * sign } : null;
    };
  for (const [word, sign] of [
    ['less|fewer', -1],
    ['more', 1],
  ] as const) {
    const change = (n: number) => (sign < 0 ? less(n) : n);
    const tail = `cost|costs {n:how-much} ${word} build counter|counters|point|points to deploy|build|complete [to any arena]`;
    owners.forEach(([words, fixed], i) => {
      const build = ({ f, n }: Costing) => data({ ...fixed, ...f }, change(n));
      if (i < 2)
        g.lens<readonly StaticPart[], Costing>(
          clause,
          `${words} {f:np-many} ${tail}`,
          build,
          matchOf(fixed, sign),
        );
      else g.synonym<readonly StaticPart[], Costing>(clause, `${words} {f:np-many} ${tail}`, build);
    });
    g.lens<readonly StaticPart[], Costing>(
      clause,
      `each {f:np-one} ${tail}`,
      ({ f, n }) => data(f, change(n)),
      matchOf({}, sign),
    );
    g.lens<readonly StaticPart[], { n: number }>(
      clause,
      `this unit|card|Mission|Location|Equipment ${tail}`,
      ({ n }) => data({ self: 'this' }, change(n)),
      ([part, ...rest]) =>
        part?.do === 'cost' &&
        rest.length === 0 &&
        part.to.self === 'this' &&
        typeof part.n === 'number' &&
        part.n * sign > 0
          ? { n: part.n * sign }
          : null,
    );
    g.lens<readonly StaticPart[], { f: Filter | Tally; n: number }>(
      clause,
      `this unit|card|Mission|Location|Equipment ${tail} for each {f:counted}`,
      ({ f, n }) => data({ self: 'this' }, { per: f, times: change(n) }),
      ([part, ...rest]) =>
        part?.do === 'cost' &&
        rest.length === 0 &&
        part.to.self === 'this' &&
        typeof part.n === 'object' &&
        'per' in part.n &&
        part.n.times * sign > 0
          ? { f: part.n.per, n: part.n.times * sign }
          : null,
    );
  }
  g.form(clause, 'any {f:np-one} with this unit on it can have an extra Pilot', [
    { do: 'extra-pilot', to: { each: merged({ pilotedBy: { self: 'this' } }, { f: '*' }) } },
  ]);
  g.form(
    clause,
    '{t:single} may|can have an extra Pilot',
    [{ do: 'extra-pilot', to: hole('t') }],
    ([part]) => part?.do === 'extra-pilot' && standing(part.to),
  );
}
