// Several things said in one breath: both of two, one of two, in every arena, on every unit.

import type { Grammar } from '../../core/grammar/grammar.ts';
import type { Condition, Filter } from '../language/effect.ts';
import { ARENAS } from '../model/state.ts';
import type { Quantity } from './counting.ts';
import { asUnitCard } from './filters.ts';

function together(g: Grammar): void {
  const condition = g.category<Condition>('plain-condition');
  const list = g.category<readonly Condition[]>('conditions');
  const someone = (what: Filter): Condition => ({
    is: 'any',
    of: [
      { is: 'have', who: 'you', what, count: 'at-least', n: 1 },
      { is: 'have', who: 'opponent', what, count: 'at-least', n: 1 },
    ],
  });
  g.synonym<readonly Condition[], { a: Filter; b: Filter; w: Filter }>(
    list,
    '{a:one-name} and {b:one-name} are {w:where-open}',
    ({ a, b, w }) => (w.arena || w.zone ? [someone({ ...a, ...w }), someone({ ...b, ...w })] : undefined),
  );
  g.synonym<readonly Condition[], { q: Quantity }>(list, 'you have this unit and {q:quantity}', ({ q }) => {
    const { arena, zone } = q.what;
    if (!arena && !zone) return undefined;
    return [
      { is: 'self', what: { ...(arena ? { arena } : {}), ...(zone ? { zone } : {}) } },
      { is: 'have', who: 'you', ...q },
    ];
  });
  for (const [words, who] of [
    ['one of your', 'you'],
    ["one of your opponent's", 'opponent'],
  ] as const)
    g.synonym<Condition, { f: Filter; s: Filter }>(
      condition,
      `${words} {f:np-many} has {s:state-has}`,
      ({ f, s }) =>
        Object.keys(s).some((key) => key in f)
          ? undefined
          : { is: 'have', who, what: { ...f, ...s }, count: 'at-least', n: 1 },
    );
  // "A Jedi or another Clone": the one or the other.
  type Two = { a: Filter; b: Filter; w: Filter };
  const placed = ({ a, b, w }: Two): readonly [Filter, Filter] | null =>
    (w.arena || w.zone) && !a.card && !b.card
      ? [
          { ...a, ...w },
          { ...b, ...w, self: 'other' },
        ]
      : null;
  g.synonym<Condition, Two>(
    condition,
    'a|an {a:core-one} or another {b:core-one} is {w:where-open}',
    (said) => {
      const both = placed(said);
      return both ? { is: 'any', of: both.map(someone) } : undefined;
    },
  );
  g.synonym<Condition, Two>(
    condition,
    'you have a|an {a:core-one} or another {b:core-one} {w:where}',
    (said) => {
      const both = placed(said);
      const own = (what: Filter): Condition => ({ is: 'have', who: 'you', what, count: 'at-least', n: 1 });
      return both ? { is: 'any', of: both.map(own) } : undefined;
    },
  );
  // Alone: no other is there.
  for (const [where, arena] of [
    ['this arena', 'here'],
    ['the {a:arena} arena', null],
  ] as const)
    g.synonym<Condition, { a?: NonNullable<Filter['arena']> }>(
      condition,
      `this unit is the only unit you have in ${where}`,
      ({ a }) => ({
        is: 'have',
        who: 'you',
        what: { self: 'other', arena: arena ?? a ?? 'here' },
        count: 'at-most',
        n: 0,
      }),
    );
  for (const [who, whose] of [
    ['you', 'your'],
    ['opponent', 'his or her'],
  ] as const)
    g.synonym<Condition, { f: Filter }>(
      condition,
      `${who === 'you' ? 'you have' : 'your opponent has'} a|an {f:np-simple-one} in ${whose} discard pile`,
      ({ f }) => ({
        is: 'have',
        who,
        what: { ...asUnitCard(f), zone: 'discard' },
        count: 'at-least',
        n: 1,
      }),
    );
}

/** "You have a unit in each arena": as many in this one, in that one, and in the third. */
function inEachArena(g: Grammar): void {
  const list = g.category<readonly Condition[]>('conditions');
  for (const [who, have] of [
    ['you', 'you have'],
    ['opponent', 'your opponent has'],
    ['either', 'there is|are'],
  ] as const)
    g.synonym<readonly Condition[], { q: Quantity }>(
      list,
      `${have} {q:quantity} in each arena`,
      ({ q: { what, count, n } }) =>
        what.arena || what.zone
          ? undefined
          : ARENAS.map((arena): Condition => {
              const there = (whose: typeof who): Condition => ({
                is: 'have',
                who: whose,
                what: { ...what, arena },
                count,
                n,
              });
              // Whoever has it, if it is one.
              return who === 'either' && count === 'at-least' && n === 1
                ? { is: 'any', of: [there('you'), there('opponent')] }
                : there(who);
            }),
    );
}

/** "1 or more corruption counters on each of your opponent's units in each arena": none of them is without. */
function onEach(g: Grammar): void {
  const condition = g.category<Condition>('plain-condition');
  for (const [who, whose] of [
    ['you', 'your'],
    ['opponent', "your opponent's"],
  ] as const)
    for (const have of ['[you have] 1 or more {c:counter} counters on each of', 'each of'])
      g.synonym<Condition, { f: Filter; c: string }>(
        condition,
        have === 'each of'
          ? `each of ${whose} {f:np-many} in each arena has 1 or more {c:counter} counters on it`
          : `${have} ${whose} {f:np-many} in each arena`,
        ({ f, c }) =>
          f.zone || f.arena || f.counters || f.any
            ? undefined
            : {
                is: 'have',
                who,
                what: { ...f, zone: 'arena', counters: { of: c, is: 'at-most', n: 0 } },
                count: 'at-most',
                n: 0,
              },
      );
}

export function several(g: Grammar): void {
  together(g);
  onEach(g);
  inEachArena(g);
}
