// What stands before the arrow. A cost may be said in one breath ("Pay 1 build point and 2 Force"), so each is a list.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { flat } from '../../core/grammar/lists.ts';
import { hole, merged } from '../../core/grammar/shape.ts';
import type { Cost, Filter, Selector } from '../language/effect.ts';
import { ARENAS } from '../model/state.ts';
import { ANY_CARD, asUnitCard, WHERE } from './filters.ts';

export function costs(g: Grammar): void {
  const self = { the: 'this' } as const;
  const cost = g.category<readonly Cost[]>('cost');
  g.form(cost, 'pay {n:count} Force', [{ pay: 'force', n: hole('n') }]);
  g.form(cost, 'pay {n:count} build point(s)', [{ pay: 'build', n: hole('n') }]);
  const both = [
    { pay: 'build', n: hole('b') },
    { pay: 'force', n: hole('n') },
  ] as const;
  g.form(cost, 'pay {b:count} build point(s) and {n:count} Force', both);
  g.form(cost, 'pay {b:count} build point(s) , {n:count} Force', both);
  const turned = [
    { pay: 'force', n: hole('n') },
    { pay: 'build', n: hole('b') },
  ] as const;
  g.form(cost, 'pay {n:count} Force and {b:count} build point(s)', turned);
  g.form(cost, 'pay {n:count} Force , {b:count} build point(s)', turned);

  g.form(cost, 'tap', [{ pay: 'tap', what: self }]);
  g.form(cost, 'tap {t:target}', [{ pay: 'tap', what: hole('t') }], notByName);
  g.synonym<readonly Cost[], { n: number; f: Filter }>(
    cost,
    'tap {n:int} of your {f:np-many} in each arena',
    ({ n, f }) =>
      f.zone || f.arena
        ? undefined
        : ARENAS.map((arena) => ({
            pay: 'tap',
            what: { choose: { of: 'you', ...f, arena }, ...(n > 1 ? { count: n } : {}) },
          })),
  );
  g.form(cost, 'retreat {t:target}', [{ pay: 'retreat', what: hole('t') }], notByName);
  g.form(cost, 'discard a card from your hand', [
    { pay: 'discard-from-hand', what: { card: ANY_CARD }, n: 1 },
  ]);
  g.synonym<readonly Cost[], object>(cost, 'discard 1|one card from your hand', () => [
    { pay: 'discard-from-hand', what: { card: ANY_CARD }, n: 1 },
  ]);
  // A Sith in one's hand is a Sith's card.
  g.synonym<readonly Cost[], { f: Filter }>(cost, 'discard a|an {f:np-simple-one} from your hand', ({ f }) =>
    f.card || f.any || f.pilot || (!f.subtype && !f.type)
      ? undefined
      : [{ pay: 'discard-from-hand', what: asUnitCard(f), n: 1 }],
  );
  g.form(cost, 'discard a card', [{ pay: 'discard-from-hand', what: { card: ANY_CARD }, n: 1 }]);
  g.form(
    cost,
    'discard {n:int} {f:np-many} from your hand',
    [{ pay: 'discard-from-hand', what: hole('f'), n: hole('n') }],
    (c) => c.every((one) => one.pay === 'discard-from-hand' && one.what.card !== undefined && one.n > 1),
  );
  g.form(
    cost,
    'discard a|an {f:np-one} from your hand',
    [{ pay: 'discard-from-hand', what: hole('f'), n: 1 }],
    (c) => c.every((one) => one.pay === 'discard-from-hand' && one.what.card !== undefined),
  );
  // "Discard a card" means from hand; what is discarded from play is a unit or names its kind.
  g.form(
    cost,
    'discard {t:target}',
    [{ pay: 'discard', what: hole('t') }],
    (c) => c.every((one) => one.pay === 'discard' && !aboutAnyCard(one.what)) && notByName(c),
  );
  g.form(cost, 'put {n:int} damage counter(s) on {t:target}', [
    { pay: 'damage-counters', what: hole('t'), n: hole('n') },
  ]);
  for (const each of ['each on', 'on each of'])
    g.synonym<readonly Cost[], { n: number; t: Selector }>(
      cost,
      `put {n:int} damage counter(s) ${each} {t:several}`,
      ({ n, t }) => [{ pay: 'damage-counters', what: t, n }],
    );
  g.synonym<readonly Cost[], { n: number; m: number; c: string }>(
    cost,
    'put {n:int} damage counter(s) and {m:int} {c:counter} counter(s) on this unit',
    ({ n, m, c }) => [
      { pay: 'damage-counters', what: self, n },
      { pay: 'add-counters', counter: c, n: m },
    ],
  );
  // "Counters" alone are this card's own; a resource counter that is not said to be on this card lies on one's Resource.
  for (const words of [
    'add {n:int} counter(s) [to this card|Resource]',
    'add {n:int} resource counter(s) to this card|Resource',
    'put {n:int} [resource] counter(s) on this card|Resource',
  ])
    g.form(cost, words, [{ pay: 'add-counters', counter: 'resource', n: hole('n') }]);
  for (const words of [
    'remove {n:int-x} counter(s) [from this card|Resource]',
    'remove {n:int-x} resource counter(s) from this card|Resource',
  ])
    g.form(cost, words, [{ pay: 'remove-counters', counter: 'resource', n: hole('n') }]);
  for (const words of [
    'remove {n:int-x} [resource] counter(s) from your Resource',
    'remove {n:int-x} resource counter(s)',
  ])
    g.form(cost, words, [{ pay: 'remove-counters', counter: 'resource', n: hole('n'), of: 'resource' }]);
  g.form(cost, 'discard this card from your hand', [{ pay: 'discard-this', from: 'hand' }]);
  g.form(cost, 'reveal this card from your hand [to your opponent]', [{ pay: 'reveal', what: self }]);
  for (const [pile, at] of [
    ['your hand', 'hand'],
    ['your discard pile', 'discard'],
  ] as const)
    g.form(cost, `remove this card from ${pile} from the game`, [
      { pay: 'discard-this', from: at, out: true },
    ]);
  const shown = { choose: merged({ of: 'you', zone: 'hand' }, { f: '*' }) } as const;
  const named = ([one]: readonly Cost[]): boolean =>
    (one?.pay === 'reveal' || one?.pay === 'put') &&
    'choose' in one.what &&
    one.what.choose.card !== undefined;
  for (const from of ['from', 'in'])
    g.form(
      cost,
      `reveal a|an {f:np-one} ${from} your hand [to your opponent]`,
      [{ pay: 'reveal', what: shown }],
      named,
    );
  g.form(
    cost,
    'remove a|an {f:np-one} from your hand from the game',
    [{ pay: 'put', what: shown, into: 'out' }],
    named,
  );
  g.form(
    cost,
    'remove {n:int} {f:np-many} from your hand from the game',
    [{ pay: 'put', what: { ...shown, count: hole('n') }, into: 'out' }],
    (c) =>
      named(c) && c.every((one) => one.pay === 'put' && 'choose' in one.what && (one.what.count ?? 1) > 1),
  );
  for (const [of, deck] of [
    ['opponent', "your opponent's"],
    ['you', 'your'],
  ] as const)
    for (const pile of ['the', 'his or her', 'their', 'your']) {
      const who = of === 'opponent' ? { who: 'opponent' as const } : {};
      g.synonym<readonly Cost[], object>(
        cost,
        `put the top card of ${deck} deck into ${pile} discard pile`,
        () => [{ pay: 'mill', n: 1, ...who }],
      );
      g.synonym<readonly Cost[], { n: number }>(
        cost,
        `put the top {n:int} cards of ${deck} deck into ${pile} discard pile`,
        ({ n }) => [{ pay: 'mill', n, ...who }],
      );
    }
  g.form(cost, 'put {n:int} {c:counter} counter(s) on this unit', [
    { pay: 'add-counters', counter: hole('c'), n: hole('n') },
  ]);
  g.form(cost, 'remove {n:int-x} {c:counter} counter(s) from|on this unit', [
    { pay: 'remove-counters', counter: hole('c'), n: hole('n') },
  ]);
  for (const up of ['X , up to {m:int} ,', 'up to {m:int}']) {
    const data = { pay: 'remove-counters', n: 'X', most: hole('m') } as const;
    g.form(cost, `remove ${up} counters from your Resource`, [
      { ...data, counter: 'resource', of: 'resource' },
    ]);
    g.form(cost, `remove ${up} {c:counter} counters from this unit`, [{ ...data, counter: hole('c') }]);
  }
  g.form(cost, 'remove a counter from your Resource', [
    { pay: 'remove-counters', counter: 'resource', n: 1, of: 'resource' },
  ]);
  moreCosts(g, cost);
  g.list<Cost[]>('costs', flat('arrow-cost', 'arrow-cost', ',', 'and', ', and'));

  // "You may tap this unit. If you do, …": in a sentence the sign for tapping is spelled out.
  const deed = g.category<readonly Cost[]>('deed-cost');
  g.form(deed, 'tap this unit', [{ pay: 'tap', what: self }]);
  g.form(deed, '{c:cost}', hole('c'));
  g.list<Cost[]>('deed-costs', flat('deed-cost', 'deed-cost', 'and', ',', ', and'));

  // Enhance: what is paid on top.
  const more = g.category<readonly Cost[]>('more-cost');
  g.form(more, 'pay {n:count} more Force', [{ pay: 'force', n: hole('n') }]);
  g.form(more, 'pay {n:count} more build point(s)', [{ pay: 'build', n: hole('n') }]);
  g.form(more, '{c:cost}', hole('c'));
  g.list<Cost[]>('more-costs', flat('more-cost', 'more-cost', ',', 'and', ', and'));
}

const OWN_PILE = { of: 'you', zone: 'discard' } as const;

/** Cards out of the discard pile, from the top of a deck, back to the supply; what is gained for it. */
function moreCosts(g: Grammar, cost: Category<readonly Cost[]>): void {
  const n = hole('n');
  const isCard = ([one]: readonly Cost[]): boolean =>
    one?.pay === 'put' && 'choose' in one.what && one.what.choose.card !== undefined;
  const several = ([one]: readonly Cost[]): boolean =>
    one?.pay === 'put' && 'choose' in one.what && (one.what.count ?? 1) > 1;
  const exiled = { choose: merged({ ...OWN_PILE }, { f: '*' }) } as const;
  for (const from of ['from', 'in']) {
    g.form(
      cost,
      `remove a|an {f:np-one} ${from} your discard pile from the game`,
      [{ pay: 'put', what: exiled, into: 'out' }],
      isCard,
    );
    g.form(
      cost,
      `remove {n:int} {f:np-many} ${from} your discard pile from the game`,
      [{ pay: 'put', what: { ...exiled, count: n }, into: 'out' }],
      (c) => isCard(c) && several(c),
    );
  }
  g.synonym<readonly Cost[], { n: number; f: Filter }>(
    cost,
    'remove {n:int} {f:np-simple-many} from|in your discard pile from the game',
    ({ n: count, f }) =>
      f.card || f.any || f.pilot || f.name !== undefined || (!f.subtype && !f.type) || count < 2
        ? undefined
        : [
            {
              pay: 'put',
              what: { choose: { ...asUnitCard(f), ...OWN_PILE }, count },
              into: 'out',
            },
          ],
  );
  for (const [pile, data] of [
    ["your opponent's discard pile", { of: 'opponent', zone: 'discard' }],
    ['any discard pile', { zone: 'discard' }],
  ] as const)
    g.form(
      cost,
      `remove a|an {f:np-one} from ${pile} from the game`,
      [{ pay: 'put', what: { choose: merged({ ...data }, { f: '*' }) }, into: 'out' }],
      isCard,
    );
  g.form(
    cost,
    "remove {n:int} {f:np-many} from your opponent's discard pile from the game",
    [
      {
        pay: 'put',
        what: { choose: merged({ of: 'opponent', zone: 'discard' }, { f: '*' }), count: n },
        into: 'out',
      },
    ],
    (c) => isCard(c) && several(c),
  );
  g.form(
    cost,
    'remove {t:target} from the game',
    [{ pay: 'put', what: hole('t'), into: 'out' }],
    ([one]) =>
      one?.pay === 'put' &&
      !('choose' in one.what && one.what.choose.zone !== undefined && one.what.choose.zone !== 'arena'),
  );
  g.form(cost, 'return this unit to your supply', [{ pay: 'put', what: { the: 'this' }, into: 'supply' }]);
  g.form(
    cost,
    'return {t:target} to your supply',
    [{ pay: 'put', what: hole('t'), into: 'supply' }],
    ([one]) =>
      one?.pay === 'put' &&
      'choose' in one.what &&
      one.what.choose.subordinate === true &&
      one.what.choose.of === 'you',
  );
  g.form(cost, 'return this unit to your hand', [{ pay: 'put', what: { the: 'this' }, into: 'hand' }]);
  // From an arena alone (Phrases, "return this [unit] to your hand").
  for (const [words, self] of [
    ['one of your', {}],
    ['one of your other', { self: 'other' }],
  ] as const)
    g.form(
      cost,
      `return ${words} {f:np-simple-many} to your hand`,
      [
        {
          pay: 'put',
          what: { choose: merged({ of: 'you', zone: 'arena', ...self }, { f: '*' }) },
          into: 'hand',
        },
      ],
      ([one]) => one?.pay === 'put' && 'choose' in one.what && !one.what.choose.card,
    );
  const inHand = { card: ANY_CARD, of: 'you', zone: 'hand' } as const;
  g.form(cost, 'put a card from|in your hand on the bottom of your deck', [
    { pay: 'put', what: { choose: inHand }, into: 'bottom' },
  ]);
  g.form(
    cost,
    'put {n:int} cards from|in your hand on the bottom of your deck',
    [{ pay: 'put', what: { choose: inHand, count: n }, into: 'bottom' }],
    several,
  );
  for (const [deck, who] of [
    ['your deck', {}],
    ["your opponent's deck", { who: 'opponent' }],
    ["each player's deck", { who: 'each' }],
  ] as const)
    for (const of of ['of', 'from']) {
      g.form(cost, `discard the top card ${of} ${deck}`, [{ pay: 'mill', n: 1, ...who }]);
      g.form(cost, `discard the top {n:int} card(s) ${of} ${deck}`, [{ pay: 'mill', n, ...who }]);
    }
  // Said before an arrow only: in Upkeep it is done, not paid.
  const before = g.category<readonly Cost[]>('arrow-cost');
  g.form(before, '{c:cost}', hole('c'));
  for (const [words, who] of [
    ['gain', 'you'],
    ['your opponent gains', 'opponent'],
    ['each player gains', 'each'],
  ] as const)
    g.form(before, `${words} {n:int} Force`, [{ pay: 'gain-force', n, who }]);
  g.form(cost, 'discard your hand', [{ pay: 'discard-hand' }]);
  // From the attacker or the defender.
  for (const [unit, state] of [
    ['the defending unit', { defending: true }],
    ['the attacking unit', { attacking: true }],
  ] as const)
    g.synonym<readonly Cost[], { n: number | 'X'; c: string }>(
      cost,
      `remove {n:int-x} {c:any-counter} counter(s) from ${unit}`,
      ({ n: count, c }) => [{ pay: 'remove-counters', counter: c, n: count, what: { choose: state } }],
    );
  g.form(cost, 'pay X Force , up to {n:int}', [{ pay: 'force', n: 'X', most: n }]);
  g.form(cost, 'pay up to {n:int} Force', [{ pay: 'force', n: 'X', most: n }]);
  g.synonym<readonly Cost[], object>(cost, 'pay any number of build points', () => [
    { pay: 'build', n: 'X' },
  ]);
  g.synonym<readonly Cost[], object>(cost, 'pay any amount of Force', () => [{ pay: 'force', n: 'X' }]);
  g.form(cost, 'put a|one damage counter on {t:target}', [{ pay: 'damage-counters', what: hole('t'), n: 1 }]);
  for (const [verb, pay] of [
    ['put {n:int} {c:counter} counter(s) on', 'add-counters' as const],
    ['remove {n:int-x} {c:any-counter} counter(s) from|on', 'remove-counters' as const],
  ] as const)
    g.form(
      cost,
      `${verb} {t:single}`,
      [{ pay, counter: hole('c'), n, what: hole('t') }] as never,
      ([one]) => one !== undefined && 'counter' in one && one.what !== undefined && 'choose' in one.what,
    );
  g.synonym<readonly Cost[], { t: Selector }>(cost, 'choose {t:single} and discard it', ({ t }) =>
    'choose' in t ? [{ pay: 'discard', what: t }] : undefined,
  );
  // As Yoda puts it.
  g.synonym<readonly Cost[], { n: number }>(cost, '{n:int} Force pay', ({ n: paid }) => [
    { pay: 'force', n: paid },
  ]);
  g.form(cost, 'tap {n:name}', [{ pay: 'tap', what: { choose: { of: 'you', name: n } } }]);
  g.form(
    cost,
    'tap {n:name} {w:where}',
    [{ pay: 'tap', what: { choose: merged({ of: 'you', name: n }, { w: WHERE }) } }],
    ([one]) =>
      one?.pay === 'tap' &&
      'choose' in one.what &&
      (one.what.choose.zone === 'arena' || one.what.choose.arena !== undefined),
  );
  g.synonym<readonly Cost[], { l: readonly Filter[] }>(cost, 'tap {l:name-list}', ({ l }) => [
    { pay: 'tap', what: { choose: { of: 'you', any: l } } },
  ]);
  g.form(cost, 'discard {n:name} [from any arena]', [
    { pay: 'discard', what: { choose: { of: 'you', name: n, zone: 'arena' } } },
  ]);
}

/** Of a card by its name one's own pays, and there are words of their own for it. */
const notByName = (costs: readonly Cost[]): boolean =>
  costs.every((cost) => !('what' in cost && cost.what && byName(cost.what)));

const byName = (what: Selector | Filter): boolean =>
  ('each' in what && what.each.name !== undefined) ||
  ('choose' in what && what.choose.of === undefined && what.choose.any?.some(({ name }) => name) === true);

const aboutAnyCard = (what: Selector): boolean => 'choose' in what && what.choose.card?.[0] === 'unit';
