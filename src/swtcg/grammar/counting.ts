// How many there are: of both players, of one against the other, in hands, decks and piles, and of points.

import type { Grammar } from '../../core/grammar/grammar.ts';
import { hole, merged, sameData } from '../../core/grammar/shape.ts';
import type { Compare, Condition, Filter, Stat } from '../language/effect.ts';
import { ANY_CARD } from './filters.ts';
import { LIMITS } from './properties.ts';

/** "2 or more other units". */
export interface Quantity {
  readonly what: Filter;
  readonly count: Compare;
  readonly n: number;
}

export function counting(g: Grammar): void {
  const condition = g.category<Condition>('plain-condition');
  const q = { q: ['what', 'count', 'n'] };
  for (const [words, who] of [
    ['there are', 'either'],
    ['each player has', 'each'],
  ] as const)
    g.form(condition, `${words} {q:quantity}`, merged({ is: 'have', who }, q), (c) =>
      who === 'each' ? true : c.is === 'have' && !(c.count === 'at-least' && c.n === 1),
    );
  const piles: readonly (readonly ['you' | 'opponent' | 'either', string])[] = [
    ['you', 'your discard pile'],
    ['opponent', "your opponent's discard pile"],
    ['either', 'any discard pile'],
  ];
  const what = merged({ zone: 'discard' }, { f: '*' });
  const cards = (c: Condition): boolean => c.is === 'have' && c.what.card !== undefined;
  for (const [who, pile] of piles) {
    for (const [words, count] of LIMITS) {
      g.form(
        condition,
        `there are ${words} {f:np-simple-many} in ${pile}`,
        { is: 'have', who, what, count, n: hole('n') },
        cards,
      );
      if (who !== 'either')
        g.synonym<Condition, { n: number; f: Filter }>(
          condition,
          who === 'you'
            ? `you have ${words} {f:np-simple-many} in ${pile}`
            : `your opponent has ${words} {f:np-simple-many} in his or her discard pile`,
          // All cards of a pile have words of their own.
          ({ n, f }) =>
            f.card && !sameData(f, { card: ANY_CARD })
              ? { is: 'have', who, what: { ...f, zone: 'discard' }, count, n }
              : undefined,
        );
    }
    g.form(
      condition,
      `there is a {f:np-simple-one} in ${pile}`,
      { is: 'have', who, what, count: 'at-least', n: 1 },
      cards,
    );
  }
  for (const [who, have, whose, their] of [
    ['you', 'you have', 'your', 'your opponent [does|has]'],
    ['opponent', 'your opponent has', 'his or her|their', 'you [do|have]'],
  ] as const) {
    g.form(condition, `${have} more {f:np-many} than ${their}`, { is: 'more', who, what: hole('f') });
    g.form(
      condition,
      `${have} more {f:np-many} than ${their.replace(/[[\]]/g, '').replace(/does\||do\|/, '')} {o:np-many}`,
      {
        is: 'more',
        who,
        what: hole('f'),
        than: hole('o'),
      },
    );
    for (const [zone, pile] of [
      ['hand', 'hand'],
      ['deck', 'deck'],
      ['discard', 'discard pile'],
    ] as const)
      for (const owner of whose.split('|')) {
        const data = { is: 'cards', who, zone } as const;
        g.form(condition, `${have} no cards [remaining] in ${owner} ${pile}`, {
          ...data,
          count: 'at-most',
          n: 0,
        });
        for (const [words, count] of LIMITS)
          g.form(condition, `${have} ${words} cards in ${owner} ${pile}`, { ...data, count, n: hole('n') });
      }
  }
  for (const [who, whose, other] of [
    ['you', 'your', "your opponent's"],
    ['opponent', "your opponent's", 'yours'],
  ] as const) {
    g.form(condition, `${whose} Force total is higher|greater than ${other} [Force total]`, {
      is: 'more-force',
      who,
    });
    g.synonym<Condition, object>(
      condition,
      who === 'you' ? 'you have more Force than your opponent' : 'your opponent has more Force than you',
      () => ({ is: 'more-force', who }),
    );
    g.synonym<Condition, { n: number }>(
      condition,
      `${whose} Force total is {n:int} or more|higher|greater`,
      ({ n }) => ({
        is: 'force',
        who,
        count: 'at-least',
        n,
      }),
    );
    g.synonym<Condition, { n: number }>(
      condition,
      `${whose} Force total is {n:int} or less|lower`,
      ({ n }) => ({
        is: 'force',
        who,
        count: 'at-most',
        n,
      }),
    );
  }
  for (const [who, control] of [
    ['you', 'you control'],
    ['opponent', 'your opponent controls'],
    ['either', 'a player controls'],
  ] as const) {
    g.form(condition, `${control} an|any arena`, { is: 'control', who, arena: 'any' });
    g.form(condition, `${control} this arena`, { is: 'control', who, arena: 'here' });
    if (who === 'either')
      g.form(condition, `${control} the {a:arena} arena`, { is: 'control', who, arena: hole('a') });
  }
  g.form(condition, 'no player controls an|any arena', {
    is: 'control',
    who: 'either',
    arena: 'any',
    not: true,
  });
  g.form(condition, "{n:named} is in this unit's stack", { is: 'self', what: { stacked: hole('n') } });
  for (const stack of ["this unit's", 'its|his|her'])
    g.synonym<Condition, { n: Filter }>(
      condition,
      `a|an {n:named} unit card is in ${stack} stack`,
      ({ n }) => ({
        is: 'self',
        what: { stacked: { card: ['unit'], ...n } },
      }),
    );
  // "This unit's total speed is 40 or higher."
  for (const [words, is] of [
    ['or more|higher|greater', 'at-least'],
    ['or less|lower', 'at-most'],
  ] as const)
    g.synonym<Condition, { s: Stat; n: number }>(
      condition,
      `this unit's [total] {s:stat} is {n:int} ${words}`,
      ({ s, n }) => ({ is: 'self', what: { stat: { of: s, is, n } } }),
    );
  g.synonym<Condition, { n: Filter }>(condition, '{n:named} is piloting this unit|it', ({ n }) => ({
    is: 'self',
    what: { pilotedBy: n },
  }));
  g.synonym<Condition, { n: Filter }>(condition, '{n:named} is in its|his|her stack', ({ n }) => ({
    is: 'self',
    what: { stacked: n },
  }));
}
