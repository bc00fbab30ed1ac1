// What would happen and is changed: "would be damaged", "would be discarded … instead", dice turned, hits divided.

import type { Grammar } from '../../core/grammar/grammar.ts';
import { hole, merged } from '../../core/grammar/shape.ts';
import type { Filter, Part, Selector, Trigger, TriggeredEffect } from '../language/effect.ts';
import { WHERE } from './filters.ts';
import { IT } from './references.ts';

/** It speaks of damage that is pending: there must be a trigger that has such damage. */
export const speaksOfDamage = (parts: readonly Part[]): boolean =>
  parts.some(
    (part) =>
      part.do === 'more-damage' || (part.do === 'prevent' && 'the' in part.to && part.to.the === 'damaged'),
  );

/** Hits that may go to another unit where the defender is: to anybody's, or to the opponent's alone. */
export const divides = (whose: Pick<Filter, 'of'> = {}): TriggeredEffect => ({
  kind: 'triggered',
  when: { on: 'hits-assigned', card: { self: 'this' } },
  may: true,
  parts: [{ do: 'divide', to: { choose: { ...whose, arena: 'defender' } }, any: true }],
});

function triggers(g: Grammar): void {
  const trigger = g.category<Trigger>('trigger');
  const c = hole('c');
  const o = hole('o');
  const form = (words: string, data: object): void =>
    g.form(trigger, `when|whenever ${words}`, data as Trigger);
  form('{c:someone} would be damaged', { on: 'would-be-damaged', card: c });
  form('{c:someone} would be damaged by {o:someone}', { on: 'would-be-damaged', card: c, object: o });
  form('{o:someone} would damage {c:someone}', { on: 'would-be-damaged', card: c, object: o });
  form('{o:someone} would do damage [( before damage prevention )]', { on: 'would-be-damaged', object: o });
  form('{c:someone} would be discarded', { on: 'would-be-discarded', card: c });
  g.form(trigger, 'if {c:someone} would be discarded', { on: 'would-be-discarded', card: c });
  g.form(trigger, 'if {c:someone} would be discarded {w:where}', {
    on: 'would-be-discarded',
    card: merged({}, { c: '*', w: WHERE }),
  });
  form('{c:someone} attacks but does no damage', { on: 'attack-ends', card: c, without: 'damage' });
  form('{c:someone} would be discarded {w:where}', {
    on: 'would-be-discarded',
    card: merged({}, { c: '*', w: WHERE }),
  });
  const after = '[( after damage prevention )]';
  form(`{c:someone} attacks and does no damage ${after}`, {
    on: 'attack-ends',
    card: c,
    without: 'damage',
  });
  form(`{c:someone} attacks {o:someone} and does no damage ${after}`, {
    on: 'attack-ends',
    card: c,
    object: o,
    without: 'damage',
  });
  form('{c:someone} attacks and rolls no hits', { on: 'attack-ends', card: c, without: 'hits' });
  form('your opponent rolls no hits against {o:someone}', {
    on: 'attack-ends',
    card: { of: 'opponent' },
    object: o,
    without: 'hits',
  });
  form('{c:someone} rolls no hits', { on: 'attack-ends', card: c, without: 'hits' });
  form('{c:someone} rolls no hits against {o:someone}', {
    on: 'attack-ends',
    card: c,
    object: o,
    without: 'hits',
  });
}

function effects(g: Grammar): void {
  const raw = g.category<TriggeredEffect>('triggered-words');
  const when = hole('t');
  const form = (words: string, data: object): void =>
    g.form(
      raw,
      `{t:trigger} ${words}`,
      { kind: 'triggered', when, instead: true, ...data } as unknown as TriggeredEffect,
      (effect) => effect.when.on === 'would-be-discarded',
    );
  const parts = hole('p');
  form(', {p:clauses} instead', { parts });
  form(', you may {p:clauses} instead', { may: true, parts });
  form(', you may {c:deed-costs} . if you do , {p:clauses} instead', {
    may: true,
    cost: hole('c'),
    parts,
  });
  for (const [unit, whose] of [
    ['another unit', {}],
    ["another of your opponent's units", { of: 'opponent' }],
  ] as const)
    g.form(
      raw,
      `when|whenever this unit attacks , you may divide its hits between the defending unit and ${unit} in the same arena`,
      divides(whose),
    );
}

function instructions(g: Grammar): void {
  const part = g.category<Part>('part');
  const n = hole('n');
  const to = { the: 'damaged' } as const;
  g.form(part, 'prevent {n:count} of that damage', { do: 'prevent', to, n });
  g.synonym<Part, object>(part, 'prevent one of that damage', () => ({ do: 'prevent', to, n: 1 }));
  g.form(part, 'prevent up to {n:count} of that damage', { do: 'prevent', to, n, upTo: true });
  g.form(part, 'prevent [all of] that damage', { do: 'prevent', to, n: 'all' });
  g.form(part, 'it does {n:count} more damage', { do: 'more-damage', n });
  g.form(part, 'prevent all damage to {t:target}', { do: 'prevent', to: hole('t'), n: 'all' });
  for (const words of ['{t:single} would do', 'done by {t:single}', 'from {t:single}'])
    g.form(
      part,
      `prevent all damage ${words}`,
      { do: 'prevent', to: hole('t'), n: 'all', done: true },
      (p) => p.do === 'prevent' && !('each' in p.to) && !('the' in p.to && p.to.the === 'this'),
    );
  g.form(part, 'the attack ends', { do: 'end-attack' });
  for (const what of ['card', 'unit', 'ability', 'effect', 'Battle card', 'Mission'])
    g.form(part, `this ${what} [also] can't be disrupted`, { do: 'sure' });
  g.synonym<Part, object>(part, 'return it|him|her to your hand', () => ({ do: 'return-to-hand', to: IT }));
  const whose: readonly (readonly ['you' | 'opponent', string])[] = [
    ['you', 'your'],
    ['opponent', "your opponent's"],
  ];
  for (const [who, owner] of whose) {
    const side = hole('v');
    const change = { do: 'change-dice', whose: who, side } as const;
    g.form(part, `change one of ${owner} attack dice to a|an {v:int}`, { ...change, n: 1 });
    g.form(part, `change {n:count} of ${owner} attack dice to {v:int}`, { ...change, n });
    g.form(part, `change up to {n:count} of ${owner} attack dice to {v:int}`, { ...change, n, upTo: true });
    g.form(part, `reroll any number of ${owner} attack dice [once]`, {
      do: 'reroll',
      whose: who,
      n: 'all',
      upTo: true,
    });
  }
  g.form(part, 'the attacking unit [now] attacks {t:single} instead', { do: 'redirect', to: hole('t') });
  for (const words of [
    'make it attack',
    'have it attack',
    'have the attacking unit attack',
    'have that unit attack',
  ])
    g.synonym<Part, { t: Selector }>(part, `${words} {t:single} instead`, ({ t }) =>
      'the' in t && t.the === 'this' ? { do: 'redirect', to: t } : undefined,
    );
  g.form(
    part,
    "you may divide this unit's hits between the defending unit and another unit in the same arena for this attack",
    { do: 'grant', to: { the: 'this' }, effects: [divides()], until: 'attack' },
  );
  const clause = g.category<readonly Part[]>('clause');
  g.form(clause, '{c:plain-clause} when the|this|that attack ends', [
    { do: 'when-attack-ends', parts: hole('c') },
  ]);
}

export function would(g: Grammar): void {
  triggers(g);
  effects(g);
  instructions(g);
}
