// Damage, prevention and counters.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Amount, Filter, Part, Selector } from '../language/effect.ts';
import { IT, isIt, mapSelectors, thatOne } from './references.ts';

type Parts = readonly Part[];

/** Counters of one sort or another, or of both: "put 1 captivity or corruption counter on …". */
function twoSorts(g: Grammar): void {
  const clause = g.category<Parts>('plain-clause');
  type Words = { n: Amount; m?: Amount; a: string; b: string; t: Selector };
  for (const [verb, on, more] of [
    ['put', 'on', {}],
    ['remove', 'from', { remove: true }],
  ] as const) {
    const one = (to: Selector, counter: string, n: Amount): Part => ({
      do: 'counters',
      to,
      counter,
      n,
      ...more,
    });
    for (const or of [
      '{n:count} {a:any-counter} or {b:any-counter} counter(s)',
      '{n:count} {a:any-counter} counter(s) or {m:count} {b:any-counter} counter(s)',
      '{n:count} {a:any-counter} or {m:count} {b:any-counter} counter(s)',
    ])
      g.synonym<Parts, Words>(clause, `${verb} ${or} ${on} {t:single}`, ({ n, m, a, b, t }) => [
        { do: 'choose-one', of: [[one(t, a, n)], [one(t, b, m ?? n)]] },
      ]);
    g.synonym<Parts, Words>(
      clause,
      `${verb} {n:count} {a:any-counter} counter(s) and {m:count} {b:any-counter} counter(s) ${on} {t:single}`,
      ({ n, m, a, b, t }) => [
        one(t, a, n),
        one('choose' in t || 'each' in t ? { the: 'that' } : t, b, m ?? n),
      ],
    );
    g.synonym<Parts, Words & { u: Selector }>(
      clause,
      `${verb} {n:count} {a:any-counter} counter(s) ${on} {t:single} and {m:count} {b:any-counter} counter(s) ${on} {u:single}`,
      ({ n, m, a, b, t, u }) => [one(t, a, n), one(u, b, m ?? n)],
    );
  }
}

export function harm(g: Grammar, part: Category<Part>): void {
  const n = hole('n');
  const to = hole('t');
  const times = { per: hole('f'), times: hole('n') } as const;
  const kinds: readonly (readonly [string, { readonly dice?: true }])[] = [
    ['damage', {}],
    ['die(dice) of damage', { dice: true }],
  ];
  for (const [words, dice] of kinds) {
    const sources: readonly (readonly [string, { readonly from?: Selector }])[] = [
      ['do', {}],
      ['{s:source} does', { from: hole('s') as unknown as Selector }],
    ];
    for (const [does, from] of sources) {
      g.form(part, `${does} {n:count} ${words} to {t:target}`, { do: 'damage', to, n, ...dice, ...from });
      g.form(part, `${does} {n:count} ${words} to {t:target} that can't be prevented`, {
        do: 'damage',
        to,
        n,
        ...dice,
        ...from,
        unpreventable: true,
      });
      g.form(part, `${does} {n:count} unpreventable ${words} to {t:target}`, {
        do: 'damage',
        to,
        n,
        ...dice,
        ...from,
        unpreventable: true,
      });
      g.form(part, `${does} {n:count} ${words} to {t:target} . this|that damage can't be prevented`, {
        do: 'damage',
        to,
        n,
        ...dice,
        ...from,
        unpreventable: true,
      });
      for (const only of [
        'this|that damage can only be prevented by a|an {f:np-one}',
        "this|that damage can't be prevented unless that unit|Character is a|an {f:np-one}",
      ])
        g.form(part, `${does} {n:count} ${words} to {t:target} . ${only}`, {
          do: 'damage',
          to,
          n,
          ...dice,
          ...from,
          onlyBy: hole('f'),
        });
      if (dice.dice && from.from)
        g.synonym<Part, { s: Selector; v: Amount; t: Selector }>(
          part,
          `${does} a number of dice of damage equal to {v:value} to {t:target}`,
          ({ s, v, t }) => ({
            do: 'damage',
            to: t,
            n: mapSelectors(v, (one) => (isIt(one) ? s : one)),
            dice: true,
            from: s,
          }),
        );
      g.form(part, `${does} {n:int} ${words} to {t:target} for each {f:counted}`, {
        do: 'damage',
        to,
        n: times,
        ...dice,
        ...from,
      });
      g.synonym<Part, { t: Selector; v: Amount; s?: Selector }>(
        part,
        `${does} ${words} to {t:target} equal to {v:value}`,
        ({ t, v, s: by }) => ({ do: 'damage', to: t, n: v, ...dice, ...(by ? { from: by } : {}) }),
      );
      if (!dice.dice)
        for (const words of ['among|between|to {t:several}', 'among|between {t:single}'])
          g.form(
            part,
            `${does} {n:count} damage divided as you choose ${words}`,
            { do: 'damage', to, n, ...from, divided: true },
            (value) => value.do === 'damage' && ('each' in value.to || 'choose' in value.to),
          );
      if (from.from)
        g.form(part, `${does} {n:count} ${words} to itself|himself|herself`, {
          do: 'damage',
          to: hole('s'),
          n,
          ...dice,
          ...from,
        });
    }
  }
  const source = g.category<Selector>('source');
  g.form(source, 'this unit', { the: 'this' });
  g.form(source, 'that unit', { the: 'that' });
  g.synonym<Selector, { h: Filter }>(source, 'that {h:head-one}', ({ h }) => thatOne(h));
  g.synonym<Selector, object>(source, 'the chosen {h:head-one}', () => ({ the: 'that' }));
  g.form(source, 'the attacking unit', { the: 'attacker' });
  g.form(source, 'the defending unit', { the: 'defender' });
  g.synonym(source, 'it|he|she', () => IT);

  g.form(part, 'prevent {n:count} damage to {t:target}', { do: 'prevent', to, n });
  g.form(part, 'prevent up to {n:count} damage to {t:target}', { do: 'prevent', to, n, upTo: true });

  const counter = g.category<string>('counter');
  for (const name of ['captivity', 'corruption', 'credit', 'mastery', 'redemption'])
    g.form(counter, name, name);
  const any = g.category<string>('any-counter');
  g.form(any, 'damage', 'damage');
  g.form(any, '{c:counter}', hole('c'));
  const c = hole('c');
  g.form(part, 'put {n:count} {c:any-counter} counter(s) on {t:target}', {
    do: 'counters',
    to,
    counter: c,
    n,
  });
  g.form(part, 'put up to {n:count} {c:any-counter} counter(s) on {t:target}', {
    do: 'counters',
    to,
    counter: c,
    n,
    upTo: true,
  });
  g.form(part, 'put a|one {c:any-counter} counter on {t:target}', { do: 'counters', to, counter: c, n: 1 });
  g.form(part, 'put {n:int} {c:any-counter} counter(s) on {t:target} for each {f:counted}', {
    do: 'counters',
    to,
    counter: c,
    n: times,
  });
  for (const sort of ['', '{x:any-counter}'])
    g.synonym<Part, { n: number; c: string; t: Selector }>(
      part,
      `put {n:int} {c:any-counter} counter(s) on {t:target} for each ${sort} counter removed this way`,
      ({ n: each, c: name, t }) => ({ do: 'counters', to: t, counter: name, n: { removed: each } }),
    );
  // Counters without a name are those of a Resource; where it is not named either it is this card (Resource Cards).
  g.synonym<Part, { n: Amount }>(part, 'add {n:count} counter(s)', ({ n: many }) => ({
    do: 'counters',
    to: { the: 'this' },
    counter: 'resource',
    n: many,
  }));
  const resource = { choose: { of: 'you', card: ['resource'] } } as const;
  for (const [words, on] of [
    ['your Resource', resource],
    ['this Resource', { the: 'this' }],
    ['this card', { the: 'this' }],
    ['it', { the: 'this' }],
    ["your opponent's Resource", { choose: { of: 'opponent', card: ['resource'] } }],
    ['a Resource', { choose: { card: ['resource'] } }],
  ] as const) {
    g.form(part, `add {n:count} [resource] counter(s) to ${words}`, {
      do: 'counters',
      to: on,
      counter: 'resource',
      n,
    });
    g.form(part, `add {n:int} counter(s) to ${words} for each {f:counted}`, {
      do: 'counters',
      to: on,
      counter: 'resource',
      n: times,
    });
    g.form(part, `remove {n:count} [resource] counter(s) from ${words}`, {
      do: 'counters',
      to: on,
      counter: 'resource',
      n,
      remove: true,
    });
    if (words !== 'it')
      g.form(part, `put {n:count} [resource] counter(s) on ${words}`, {
        do: 'counters',
        to: on,
        counter: 'resource',
        n,
      });
    if (words !== 'it')
      g.form(part, `put|add a counter on|to ${words}`, { do: 'counters', to: on, counter: 'resource', n: 1 });
    g.form(part, `remove up to {n:count} counter(s) from ${words}`, {
      do: 'counters',
      to: on,
      counter: 'resource',
      n,
      remove: true,
      upTo: true,
    });
    g.form(part, `remove a counter from ${words}`, {
      do: 'counters',
      to: on,
      counter: 'resource',
      n: 1,
      remove: true,
    });
  }
  g.form(part, 'remove {n:count} {c:any-counter} counter(s) from {t:target}', {
    do: 'counters',
    to,
    counter: c,
    n,
    remove: true,
  });
  // Of any type: its player says which.
  const any1 = { do: 'counters', to, counter: 'any' } as const;
  g.form(part, 'remove {n:count} counter(s) of any type from {t:single}', { ...any1, n, remove: true });
  g.form(part, 'remove up to {n:count} counter(s) of any type from {t:single}', {
    ...any1,
    n,
    remove: true,
    upTo: true,
  });
  g.form(part, 'remove all counters [of any type] from {t:single}', { ...any1, n: 'all', remove: true });
  g.form(part, 'put {n:count} counter(s) of any type on {t:single}', { ...any1, n });
  g.form(part, 'put a counter of any type on {t:single}', { ...any1, n: 1 });
  for (const each of ['each on', 'on each of'])
    g.form(part, `put {n:count} {c:any-counter} counter(s) ${each} {t:several}`, {
      do: 'counters',
      to,
      counter: c,
      n,
    });
  g.form(part, 'remove {n:count} {c:any-counter} counter(s) each from {t:several}', {
    do: 'counters',
    to,
    counter: c,
    n,
    remove: true,
  });
  g.form(part, 'remove all {c:any-counter} counters from {t:target}', {
    do: 'counters',
    to,
    counter: c,
    n: 'all',
    remove: true,
  });
  g.form(part, 'remove a|one {c:any-counter} counter from {t:target}', {
    do: 'counters',
    to,
    counter: c,
    n: 1,
    remove: true,
  });
  g.form(part, 'remove up to {n:count} {c:any-counter} counter(s) from {t:target}', {
    do: 'counters',
    to,
    counter: c,
    n,
    remove: true,
    upTo: true,
  });
  g.form(part, 'remove all but {b:int} {c:any-counter} counter(s) from {t:target}', {
    do: 'counters',
    to,
    counter: c,
    n: 'all',
    but: hole('b'),
    remove: true,
  });
  for (const [words, more] of [
    ['remove a number of {c:any-counter} counters from', { remove: true }],
    ['put a number of {c:any-counter} counters on', {}],
  ] as const)
    g.synonym<Part, { c: string; t: Selector; v: Amount }>(
      part,
      `${words} {t:target} equal to {v:value}`,
      ({ c: counter1, t, v }) => ({ do: 'counters', to: t, counter: counter1, n: v, ...more }),
    );
  twoSorts(g);
  // Put or removed, as its player likes.
  g.synonym<Parts, { n: Amount; c: string; t: Selector }>(
    g.category<Parts>('plain-clause'),
    'add or remove {n:count} {c:any-counter} counter(s) from {t:single}',
    ({ n: count, c: sort, t }) => {
      const change = { do: 'counters', to: t, counter: sort, n: count } as const;
      return [{ do: 'choose-one', of: [[change], [{ ...change, remove: true }]] }];
    },
  );
  g.synonym<Parts, { n: Amount }>(
    g.category<Parts>('plain-clause'),
    'add or remove {n:count} counter(s) from a Resource',
    ({ n: count }) => {
      const change = {
        do: 'counters',
        to: { choose: { card: ['resource'] } },
        counter: 'resource',
        n: count,
      } as const;
      return [{ do: 'choose-one', of: [[change], [{ ...change, remove: true }]] }];
    },
  );
}
