// What happened before: "if you deployed 2 or more units this turn", "this unit damaged a unit last turn".

import type { Grammar } from '../../core/grammar/grammar.ts';
import { type Hole, hole, type Merged, merged, type Shape } from '../../core/grammar/shape.ts';
import type { Compare, Condition, Trigger } from '../language/effect.ts';

const WHEN: readonly (readonly [string, object])[] = [
  ['this turn', {}],
  ['last turn', { last: true }],
];

type Told = { readonly [key in keyof Trigger]?: unknown };

const happened = (what: Told, more: object, count: Compare = 'at-least', n: number | Hole = 1) =>
  ({ is: 'happened', what, count, n, ...more }) as unknown as Shape<Condition>;

/** How many of them: "a Mission", "2 or more Clones". */
function counted(g: Grammar, words: string, what: Told, more: object, end: string): void {
  const condition = g.category<Condition>('plain-condition');
  const named = (c: Condition): boolean =>
    c.is !== 'happened' || ![c.what.card?.keyword ?? []].flat().some((name) => name.endsWith(' Cost'));
  g.form(condition, `${words} a|an {f:np-one} ${end}`, happened(what, more), named);
  for (const [many, count] of [
    ['at least {n:int}', 'at-least'],
    ['{n:int} or more', 'at-least'],
  ] as const)
    g.form(condition, `${words} ${many} {f:np-many} ${end}`, happened(what, more, count, hole('n')));
  g.form(condition, `${words} one or more {f:np-many} ${end}`, happened(what, more));
}

export function past(g: Grammar): void {
  const condition = g.category<Condition>('plain-condition');
  const self = { self: 'this' } as const;
  const card = hole('f');
  for (const [when, last] of WHEN) {
    for (const [who, side] of [
      ['you', 'you'],
      ['your opponent', 'opponent'],
    ] as const) {
      counted(g, `${who} deployed`, { on: 'deployed', card, side }, last, when);
      for (const [arena, where] of [
        ['to the {a:arena} arena', hole('a')],
        ['to this arena', 'here'],
      ] as const)
        counted(g, `${who} deployed`, { on: 'deployed', card, side, arena: where }, last, `${arena} ${when}`);
      const put = { on: 'arrived', card, side, how: ['deployed', 'put'] } as const;
      counted(g, `${who} deployed or put`, put, last, `into any arena ${when}`);
      counted(g, `${who} completed`, { on: 'completed', card, side }, last, when);
      counted(g, `${who} retreated`, { on: 'retreated', card, side }, last, when);
    }
    // Of cards, whoever did it.
    const c = hole('c');
    const form = (words: string, what: Told): void => {
      g.form(condition, `${words} ${when}`, happened(what, last));
    };
    const places: readonly (readonly [string, Hole | Merged | undefined])[] = [
      ['', undefined],
      ['from any arena', undefined],
      ['from the {a:arena} arena', hole('a')],
    ];
    for (const was of ['was', 'has been'])
      for (const [from, arena] of places)
        form(`{c:someone} ${was} discarded ${from}`, {
          on: 'discarded',
          card: c,
          ...(arena ? { arena } : {}),
        });
    for (const was of ['was', 'has been']) form(`{c:someone} ${was} damaged`, { on: 'damaged', card: c });
    const killed = { on: 'discarded', card: c, object: hole('o'), fatal: true } as const;
    form('damage from {o:someone} caused {c:someone} to be discarded', killed);
    form('damage from {o:someone} caused {c:someone} to be discarded from any arena', killed);
    // How often abilities were used.
    for (const [ability, more] of [
      ['Force-activated abilities', { force: true }],
      ['Force activated abilities', { force: true }],
      ['activated abilities', {}],
    ] as const)
      for (const [whose, of] of [
        ['your', 'you'],
        ["your opponent's", 'opponent'],
      ] as const)
        g.form(
          condition,
          `${whose} {f:np-many} used {n:int} or more ${ability} ${when}`,
          happened({ on: 'used', card: merged({ of }, { f: '*' }), ...more }, last, 'at-least', hole('n')),
        );
    form('this unit damaged {c:someone}', { on: 'damaged', card: c, object: self });
    form('{o:someone} damaged {c:someone}', { on: 'damaged', card: c, object: hole('o') });
    form('{c:someone} attacked', { on: 'attacks', card: c });
    form('{c:someone} retreated', { on: 'retreated', card: c });
    const not = (words: string, what: Told): void =>
      g.form(condition, `${words} ${when}`, { is: 'not', what: happened(what, last) } as never);
    for (const did of ["didn't", 'did not']) {
      not(`this unit ${did} attack`, { on: 'attacks', card: self });
      not(`this unit ${did} retreat`, { on: 'retreated', card: self });
    }
    for (const did of ["didn't", 'did not'])
      not(`this unit ${did} damage {c:someone}`, { on: 'damaged', card: c, object: self });
    not('this unit did no damage', { on: 'damaged', object: self });
    not('this unit does no damage [( after damage prevention )]', { on: 'damaged', object: self });
    not("you haven't played this unit|card", { on: 'card-played', card: self });
  }
}
