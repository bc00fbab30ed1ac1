// What is so while an effect is on: no cost, no trigger, no duration.
import type { Amount, Filter, StaticEffect, StaticPart } from '../../effects/language.ts';
import { amountsIn } from './amounts.ts';
import { conditional } from './conditional.ts';
import type { Gains } from './gains.ts';
import type { Category, Grammar } from './grammar.ts';
import { hole } from './shape.ts';
import { fromParts, type Getting, standing, toParts } from './static-gains.ts';
import { flat } from './words.ts';

function gaining(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  g.lens<readonly StaticPart[], Getting>(
    clause,
    '{to:single} [also] gets|get|has|have {g:gains}',
    toParts,
    fromParts,
  );
  g.synonym<readonly StaticPart[], Getting & { v: Amount }>(
    clause,
    '{to:single} [also] gets|get {g:gains} , where X is|equals {v:value}',
    ({ to, g: gains, v }) => {
      if (!gains.stats || gains.effects || !amountsIn(gains.stats).includes('X')) return undefined;
      const stats = Object.fromEntries(Object.entries(gains.stats).map(([k, n]) => [k, n === 'X' ? v : n]));
      return toParts({ to, g: { stats } });
    },
  );
  g.synonym<readonly StaticPart[], Getting>(
    clause,
    '{to:single} gets|get {g:gains} when|while attacking',
    ({ to, g: gains }) =>
      'each' in to ? toParts({ to: { each: { ...to.each, attacking: true } }, g: gains }) : undefined,
  );
}

/** A card of another name: "Luke Skywalker gets +1 power". */
function naming(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  g.lens<readonly StaticPart[], { n: string; g: Gains }>(
    clause,
    '{n:name} [also] gets {g:gains}',
    ({ n, g: gains }) => toParts({ to: { each: { name: n } }, g: gains }),
    (parts) => {
      const found = fromParts(parts);
      if (!found || !('each' in found.to)) return null;
      const { name, ...more } = found.to.each;
      return name !== undefined && Object.keys(more).length === 0 ? { n: name, g: found.g } : null;
    },
  );
}

function treating(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  const to = hole('t');
  const data = [{ do: 'treat-as', to, subtype: hole('s') }] as const;
  const check = ([part]: readonly StaticPart[]): boolean => part?.do === 'treat-as' && standing(part.to);
  g.form(clause, 'treat {t:single} as a|an {s:subtype-one}', data, check);
}

function defining(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  const as = hole('v');
  g.form(clause, "this unit's {a:stat} is equal to {v:value}", [{ do: 'define', stat: hole('a'), as }]);
  g.form(clause, "this unit's {a:stat} equals|is {v:value}", [{ do: 'define', stat: hole('a'), as }]);
  const two = [
    { do: 'define', stat: hole('a'), as },
    { do: 'define', stat: hole('b'), as },
  ] as const;
  g.form(clause, "this unit's {a:stat} and {b:stat} are [each] equal to {v:value}", two);
}

function forbidding(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  const to = hole('t');
  const object = hole('o');
  const check = ([part]: readonly StaticPart[]): boolean => part?.do === 'forbid' && standing(part.to);
  const form = (words: string, data: object): void => {
    for (const not of ["can't", 'cannot'])
      g.form(clause, `{t:single} ${not} ${words}`, [data as StaticPart], check);
  };
  form('attack', { do: 'forbid', what: 'attack', to });
  form('be attacked', { do: 'forbid', what: 'be-attacked', to });
  for (const not of ["can't", 'cannot']) {
    g.form(
      clause,
      `{t:single} ${not} attack or be attacked`,
      [
        { do: 'forbid', what: 'attack', to },
        { do: 'forbid', what: 'be-attacked', to },
      ],
      check,
    );
  }
  form('attack {o:number-of}', { do: 'forbid', what: 'attack', to, object });
  form('be attacked by {o:number-of}', { do: 'forbid', what: 'be-attacked', to, object });
}

/** "Each of your Droids costs 1 less build counter to deploy." */
function costing(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  const owners: readonly (readonly [string, Filter])[] = [
    ['each of your', { of: 'you' }],
    ["each of your opponent's", { of: 'opponent' }],
    ['your', { of: 'you' }],
  ];
  const less = (n: number): number => -n;
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
    const tail = `cost|costs {n:int} ${word} build counter|counters|point|points to deploy|build|complete`;
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
    g.lens<readonly StaticPart[], Costing>(
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
  g.form(
    clause,
    '{t:single} may|can have an extra Pilot',
    [{ do: 'extra-pilot', to: hole('t') }],
    ([part]) => part?.do === 'extra-pilot' && standing(part.to),
  );
}

export function statics(g: Grammar): void {
  const clause = g.category<readonly StaticPart[]>('static-clause');
  gaining(g, clause);
  naming(g, clause);
  treating(g, clause);
  defining(g, clause);
  forbidding(g, clause);
  costing(g, clause);
  g.list<StaticPart[]>('static-clauses', flat('static-clause', 'static-clause', ', and', 'and'));
  g.list<StaticPart[]>('static-body', flat('static-clauses', 'static-clause', '.'));
  const effect = g.category<StaticEffect>('static');
  g.form(effect, '{p:static-body}', { kind: 'static', parts: hole('p') });
  g.form(effect, 'as long as {i:conditions} , {p:static-clauses}', {
    kind: 'static',
    if: hole('i'),
    parts: hole('p'),
  });
  g.form(effect, 'while {i:conditions} , {p:static-clauses}', {
    kind: 'static',
    if: hole('i'),
    parts: hole('p'),
  });
  g.form(effect, '{p:static-clauses} as long as {i:conditions}', {
    kind: 'static',
    if: hole('i'),
    parts: hole('p'),
  });
  g.form(effect, '{p:static-clauses} if {i:conditions}', { kind: 'static', if: hole('i'), parts: hole('p') });
  g.form(effect, 'if {i:conditions} , {p:static-clauses}', {
    kind: 'static',
    if: hole('i'),
    parts: hole('p'),
  });
  conditional(g, effect);
}
