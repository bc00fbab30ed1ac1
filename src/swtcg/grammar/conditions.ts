// What must be true: "you have …", "this unit is …", "you control …", "… is attacking …".

import type { Grammar } from '../../core/grammar/grammar.ts';
import { joined } from '../../core/grammar/lists.ts';
import { type Hole, hole, type Merged, merged, type Shape } from '../../core/grammar/shape.ts';
import type { Compare, Condition, Filter } from '../language/effect.ts';
import { several } from './conjunctions.ts';
import { counting, type Quantity } from './counting.ts';
import { CORE, WHERE } from './filters.ts';
import { past } from './history.ts';

/** One who is called by name is said to be there by the name alone. */
const unnamed = ({ what, count, n }: Quantity): boolean =>
  what.name === undefined || count !== 'at-least' || n > 1;

function quantities(g: Grammar): void {
  const quantity = g.category<Quantity>('quantity');
  const other = merged({ self: 'other' }, { f: '*' });
  g.form(quantity, 'another {f:np-one}', { what: other, count: 'at-least', n: 1 });
  g.form(quantity, 'a|an|any {f:np-one}', { what: hole('f'), count: 'at-least', n: 1 });
  g.form(quantity, 'any other {f:np-many}', { what: other, count: 'at-least', n: 1 });
  g.form(quantity, 'only 1|one {f:np-one}', { what: hole('f'), count: 'exactly', n: 1 });
  g.form(quantity, 'no other {f:np-many}', { what: other, count: 'at-most', n: 0 });
  g.form(quantity, 'no {f:np-many}', { what: hole('f'), count: 'at-most', n: 0 });
  const limits: readonly (readonly [string, Compare])[] = [
    ['at least {n:int}', 'at-least'],
    ['{n:int} or more', 'at-least'],
    ['{n:int} or fewer|less', 'at-most'],
    ['exactly {n:int}', 'exactly'],
  ];
  for (const [words, count] of [
    ['one or more', 'at-least'],
    ['at least one', 'at-least'],
  ] as const)
    g.form(quantity, `${words} {f:np-many}`, { what: hole('f'), count, n: 1 }, unnamed);
  for (const [words, count] of limits) {
    g.form(quantity, `${words} other {f:np-many}`, { what: other, count, n: hole('n') });
    g.form(quantity, `${words} {f:np-many}`, { what: hole('f'), count, n: hole('n') }, unnamed);
  }
}

/** Cards by name: "Luke Skywalker in any arena". */
function named(g: Grammar): void {
  const name = g.category<Filter>('named');
  g.form(name, '[the] {n:name}', { name: hole('n') });
  const one = g.category<Filter>('one-name');
  g.form(one, '{n:name}', { name: hole('n') });
  g.list<Filter[]>('name-list', { ...joined('one-name', 'or'), min: 2 });
  g.form(name, '{l:name-list}', { any: hole('l') });
  const quantity = g.category<Quantity>('quantity');
  g.form(quantity, '{n:named} {w:where}', {
    what: merged({}, { n: ['name', 'any'], w: WHERE }),
    count: 'at-least',
    n: 1,
  });
  g.form(quantity, 'another {n:name} {w:where}', {
    what: merged({ self: 'other', name: hole('n') }, { w: WHERE }),
    count: 'at-least',
    n: 1,
  });
  const either = merged({}, { n: ['name', 'any'], w: ['type', 'zone'] });
  g.form(quantity, '{n:named} {w:where-either}', { what: either, count: 'at-least', n: 1 });
  const condition = g.category<Condition>('plain-condition');
  g.form(condition, '{n:named} is {w:where-either}', anyone(either), located);
  const where = merged({}, { n: ['name', 'any'], w: WHERE });
  g.form(condition, '{n:named} is {w:where-open}', anyone(where), located);
  // Whoever's it is in an arena; in the build zone it is one's own.
  const at = (who: 'you' | 'opponent', zone: 'play' | 'arena') =>
    ({ is: 'have', who, what: merged({ zone }, { n: ['name', 'any'] }), count: 'at-least', n: 1 }) as const;
  g.form(condition, '{n:named} is in any arena or your build zone', {
    is: 'any',
    of: [at('you', 'play'), at('opponent', 'arena')],
  });
  for (const not of ['is not', "isn't"])
    g.form(
      condition,
      `{n:named} ${not} {w:where-open}`,
      { is: 'have', who: 'either', what: where, count: 'at-most', n: 0 },
      (c) => c.is === 'have' && (c.what.arena !== undefined || c.what.zone !== undefined),
    );
}

const OWNERS: readonly (readonly ['you' | 'opponent', string, string, string])[] = [
  ['you', 'you have', 'you control', "you don't control"],
  ['opponent', 'your opponent has', 'your opponent controls', "your opponent doesn't control"],
];

function owners(g: Grammar): void {
  const condition = g.category<Condition>('plain-condition');
  for (const [who, have, control, not] of OWNERS) {
    g.form(condition, `${have} no Force`, { is: 'force', who, count: 'at-most', n: 0 });
    g.form(condition, `${have} at least {n:int} Force`, {
      is: 'force',
      who,
      count: 'at-least',
      n: hole('n'),
    });
    g.form(condition, `${have} {n:int} or more Force`, { is: 'force', who, count: 'at-least', n: hole('n') });
    g.form(condition, `${have} {n:int} or less|fewer Force`, {
      is: 'force',
      who,
      count: 'at-most',
      n: hole('n'),
    });
    g.form(condition, `${have} exactly {n:int} Force`, { is: 'force', who, count: 'exactly', n: hole('n') });
    g.form(condition, `${have} {q:quantity}`, merged({ is: 'have', who }, { q: ['what', 'count', 'n'] }));
    const than =
      who === 'you'
        ? ['than your opponent', 'than your opponent does', 'than your opponent has']
        : ['than you do', 'than you', 'than you have'];
    for (const words of than)
      g.form(condition, `${have} more {f:np-many} ${words}`, { is: 'more', who, what: hole('f') });
    g.form(condition, `${control} the {a:arena} arena`, { is: 'control', who, arena: hole('a') });
    // In one's own build zone, or in the opponent's: the zone is that player's.
    const zone = who === 'you' ? 'your' : 'his or her|their';
    for (const words of zone.split('|'))
      g.synonym<Condition, { q: Quantity }>(
        condition,
        `${have} {q:quantity} in ${words} build zone`,
        ({ q }) =>
          q.what.zone || q.what.arena || q.what.type
            ? undefined
            : { is: 'have', who, ...q, what: { ...q.what, zone: 'build' } },
      );
    // Units that one controls are those that one has.
    g.synonym<Condition, { q: Quantity }>(condition, `${control} {q:quantity}`, ({ q }) => ({
      is: 'have',
      who,
      ...q,
    }));
    g.form(condition, `${not} the {a:arena} arena`, { is: 'control', who, arena: hole('a'), not: true });
  }
}

/** "This unit is the only Jedi you have in this arena": there is no other. */
function alone(g: Grammar): void {
  g.synonym<Condition, { f: Filter }>(
    g.category<Condition>('plain-condition'),
    'this unit is the only {f:counted}',
    ({ f: { of, self, ...what } }) =>
      of && !self && !('on' in what)
        ? { is: 'have', who: of, what: { self: 'other', ...what }, count: 'at-most', n: 0 }
        : undefined,
  );
}

/** A card that says of itself that it lies in the build zone: the effect works there (Game Zones, build zone). */
function inBuildZone(g: Grammar): void {
  g.synonym<Condition, object>(
    g.category<Condition>('plain-condition'),
    'this card is in your build zone',
    () => ({ is: 'self', what: { zone: 'build' } }),
  );
}

/** "There are no damage counters on it", said of this unit. */
function lying(g: Grammar): void {
  const condition = g.category<Condition>('plain-condition');
  const self = (what: Filter): Condition => ({ is: 'self', what });
  for (const on of ['it', 'him', 'her', 'this unit']) {
    g.synonym<Condition, object>(condition, `there are no damage counters on ${on}`, () =>
      self({ damaged: false }),
    );
    g.synonym<Condition, object>(condition, `there is a damage counter on ${on}`, () =>
      self({ damaged: true }),
    );
    g.synonym<Condition, { n: number; c: string }>(
      condition,
      `there are {n:int} or more {c:counter} counters on ${on}`,
      ({ n, c }) => self({ counters: { of: c, is: 'at-least', n } }),
    );
  }
  // Counters without a name are those of a Resource.
  const lot = '{m:how-many} [resource] counter(s) on';
  for (const words of [`this card|Resource has ${lot} it`, `there is|are ${lot} this card|Resource`])
    g.synonym<Condition, { m: { is: Compare; n: number } }>(condition, words, ({ m }) =>
      self({ counters: { of: 'resource', ...m } }),
    );
  for (const words of [`your Resource has ${lot} it`, `there is|are ${lot} your Resource`])
    g.synonym<Condition, { m: { is: Compare; n: number } }>(condition, words, ({ m }) => ({
      is: 'have',
      who: 'you',
      what: { card: ['resource'], counters: { of: 'resource', ...m } },
      count: 'at-least',
      n: 1,
    }));
  g.synonym<Condition, { f: Filter }>(condition, 'there are one or more {f:np-many}', ({ f }) => ({
    is: 'any',
    of: [
      { is: 'have', who: 'you', what: f, count: 'at-least', n: 1 },
      { is: 'have', who: 'opponent', what: f, count: 'at-least', n: 1 },
    ],
  }));
}

/** What can be said of the unit itself, after "is" or "has". */
function states(g: Grammar): void {
  const is = g.category<Filter>('state-is');
  g.form(is, 'tapped', { tapped: true });
  g.form(is, 'untapped', { tapped: false });
  g.form(is, 'damaged', { damaged: true });
  g.form(is, 'undamaged', { damaged: false });
  g.form(is, 'in any arena', { zone: 'arena' });
  g.form(is, 'in the {a:arena} arena', { arena: hole('a') });
  g.form(is, 'in the|your build zone', { zone: 'build' });
  g.form(
    is,
    'in the {t:types} arena|arenas',
    { zone: 'arena', type: hole('t') },
    (f) => (f.type?.length ?? 0) > 1,
  );
  g.form(is, 'in play', { zone: 'play' });
  g.form(is, 'a|an {s:subtypes-one}', { subtype: hole('s') });
  g.form(is, 'piloted', { piloted: true });
  g.form(is, 'equipped', { equipped: true });
  g.form(is, 'piloted by {p:someone}', { pilotedBy: hole('p') });
  g.form(is, 'unique', { unique: true });
  g.form(is, 'non-unique', { unique: false });
  const has = g.category<Filter>('state-has');
  g.form(has, '{k:keyword-name}', { keyword: hole('k') });
  g.form(has, '{o:owning}', hole('o'));
  g.form(has, 'a|an Equipment attached [to it|him|her]', { equipped: true });
  g.form(has, 'a Pilot [on it]', { piloted: true });
  g.form(has, '[a|any] damage counter(s) on it|him|her|them', { damaged: true });
  g.form(has, 'at least 1 damage counter on it|him|her', { damaged: true });
  g.form(has, '1 or more damage counter(s) on it|him|her|them', { damaged: true });
  g.form(has, 'no damage counter(s) on it|him|her|them', { damaged: false });
  for (const [words, is] of [
    ['{n:int} or more', 'at-least'],
    ['at least {n:int}', 'at-least'],
    ['{n:int} or less|fewer', 'at-most'],
  ] as const)
    g.form(has, `${words} {c:counter} counter(s) on it`, { counters: { of: hole('c'), is, n: hole('n') } });
  g.form(has, 'at least {n:int} {s:stat}', { stat: { of: hole('s'), is: 'at-least', n: hole('n') } });
  g.form(has, '{n:int} or more {s:stat}', { stat: { of: hole('s'), is: 'at-least', n: hole('n') } });
  g.form(has, '{s:stat} {n:int} or more', { stat: { of: hole('s'), is: 'at-least', n: hole('n') } });
  g.form(has, '{s:stat} {n:int} or less', { stat: { of: hole('s'), is: 'at-most', n: hole('n') } });
  for (const [words, is] of [
    ['or more|higher|greater', 'at-least'],
    ['or less|lower', 'at-most'],
  ] as const) {
    g.form(has, `printed {s:stat} {n:int} ${words}`, { printed: { of: hole('s'), is, n: hole('n') } });
    g.form(has, `{n:int} ${words} remaining health`, { stat: { of: 'remaining', is, n: hole('n') } });
    g.form(has, `remaining health {n:int} ${words}`, { stat: { of: 'remaining', is, n: hole('n') } });
  }
  g.synonym<Filter, object>(has, 'another card in its|his|her stack', () => ({
    stackSize: { is: 'at-least', n: 2 },
  }));
  g.form(has, 'a|an {s:subtypes-one} [unit] card in its|his|her stack', {
    stacked: { card: ['unit'], subtype: hole('s') },
  });
  g.form(has, 'a|an {n:named} unit card in its|his|her stack', {
    stacked: merged({ card: ['unit'] }, { n: ['name', 'any'] }),
  });
  g.form(has, '[total] {s:stat} {n:int} or higher|greater', {
    stat: { of: hole('s'), is: 'at-least', n: hole('n') },
  });
}

/** `unit`: "this unit", or "it" right after something was said of this unit. */
function selves(g: Grammar, name: string, unit: string, unitIs: readonly string[]): void {
  const condition = g.category<Condition>(name);
  const attacker = { self: 'this' } as const;
  for (const is of unitIs) {
    g.form(condition, `${is} {s:state-is}`, { is: 'self', what: hole('s') });
    g.form(condition, `${is} not {s:state-is}`, { is: 'not', what: { is: 'self', what: hole('s') } });
    g.form(condition, `${is} attacking {d:someone}`, { is: 'attacking', attacker, defender: hole('d') });
    g.form(condition, `${is} attacking`, { is: 'attacking', attacker });
    g.form(condition, `${is} using {k:keyword-name} to attack {d:someone}`, {
      is: 'attacking',
      attacker,
      defender: hole('d'),
      using: hole('k'),
    });
    g.form(condition, `${is} being attacked by {a:someone}`, {
      is: 'attacking',
      attacker: hole('a'),
      defender: attacker,
    });
    g.form(condition, `${is} attacked by {a:someone}`, {
      is: 'attacking',
      attacker: hole('a'),
      defender: attacker,
    });
    g.form(condition, `${is} being attacked`, { is: 'attacking', defender: attacker });
    g.form(condition, `${is} defending`, { is: 'attacking', defender: attacker });
  }
  g.form(condition, `${unit} isn't|is not attacking {d:someone}`, {
    is: 'not',
    what: { is: 'attacking', attacker, defender: hole('d') },
  });
  g.form(condition, `${unit} isn't {s:state-is}`, { is: 'not', what: { is: 'self', what: hole('s') } });
  g.form(condition, `${unit} has {s:state-has}`, { is: 'self', what: hole('s') });
  g.form(condition, `${unit} doesn't have {s:state-has}`, {
    is: 'not',
    what: { is: 'self', what: hole('s') },
  });
}

/** All of them, or any of them: never both in one list, which could be understood in two ways. */
function all(g: Grammar, item: string, name: string): void {
  g.list<Condition[]>(`${name}-and`, joined(item, 'and', 'and if'));
  g.list<Condition[]>(`${name}-or`, { ...joined(item, 'or', 'or if'), min: 2 });
  const list = g.category<readonly Condition[]>(name);
  g.form(list, `{l:${name}-and}`, hole('l'));
  g.form(list, `{l:${name}-or}`, [{ is: 'any', of: hole('l') }]);
}

/** One player or the other has at least one. */
const anyone = (what: Hole | Merged): Shape<Condition> => ({
  is: 'any',
  of: [
    { is: 'have', who: 'you', what, count: 'at-least', n: 1 },
    { is: 'have', who: 'opponent', what, count: 'at-least', n: 1 },
  ],
});

/** It says where: "a unit is" says nothing. */
const located = (c: Condition): boolean =>
  c.is === 'any' &&
  c.of.every((one) => one.is === 'have' && (one.what.arena !== undefined || one.what.zone !== undefined));

/** What a unit is, not whose: the rest has words of its own. */
const ofState = (c: Condition): boolean => {
  const said = c.is === 'attacking' ? (c.defender ?? c.attacker) : undefined;
  return said !== undefined && said.self === undefined && said.name === undefined && said.of === undefined;
};

export function conditions(g: Grammar): void {
  quantities(g);
  counting(g);
  lying(g);
  inBuildZone(g);
  alone(g);
  named(g);
  owners(g);
  states(g);
  selves(g, 'plain-condition', 'this unit', ['this unit is']);
  const condition = g.category<Condition>('plain-condition');
  // Whoever has it. Printed with "there"; "a Jedi is in any arena" says the same.
  for (const there of ['there is', "there's"]) {
    g.form(condition, `${there} another {f:np-one}`, anyone(merged({ self: 'other' }, { f: '*' })));
    g.form(condition, `${there} a|an {f:np-one}`, anyone(hole('f')));
  }
  g.form(condition, 'there is at least 1 {f:np-one}', anyone(hole('f')));
  const from = { c: CORE, w: WHERE };
  g.form(
    condition,
    'another {c:core-one} is {w:where-open}',
    anyone(merged({ self: 'other' }, from)),
    located,
  );
  g.form(condition, 'a|an|any {c:core-one} is {w:where-open}', anyone(merged({}, from)), located);
  const any = merged({}, { u: ['any'], w: WHERE });
  g.form(condition, 'a|an {u:union-one} is {w:where-open}', anyone(any), located);
  const either = merged({}, { c: CORE.filter((key) => key !== 'type'), w: ['type', 'zone'] });
  g.form(condition, 'a|an {c:core-one} is {w:where-either}', anyone(either), located);
  g.form(condition, 'no unit is attacking', { is: 'not', what: { is: 'attacking' } });
  const notThis = (c: Condition): boolean =>
    c.is === 'attacking' && c.attacker?.self !== 'this' && c.defender?.self !== 'this';
  const attacker = (c: Condition): boolean => c.is === 'attacking' && c.attacker?.self !== 'this';
  g.form(
    condition,
    '{a:someone} is attacking {d:someone}',
    { is: 'attacking', attacker: hole('a'), defender: hole('d') },
    attacker,
  );
  g.form(condition, '{a:someone} is attacking', { is: 'attacking', attacker: hole('a') }, notThis);
  g.form(condition, '{d:someone} is being attacked', { is: 'attacking', defender: hole('d') }, notThis);
  g.form(condition, 'the defending unit is {s:state-is}', { is: 'attacking', defender: hole('s') }, ofState);
  g.form(
    condition,
    'the defending unit has {s:state-has}',
    { is: 'attacking', defender: hole('s') },
    ofState,
  );
  g.form(
    condition,
    'the attacking unit has {s:state-has}',
    { is: 'attacking', attacker: hole('s') },
    ofState,
  );
  g.form(condition, 'the attacking unit is {s:state-is}', { is: 'attacking', attacker: hole('s') }, ofState);
  g.form(condition, 'it is the {a:arena} battle step', { is: 'battle-step', arena: hole('a') });
  several(g);
  past(g);
  all(g, 'plain-condition', 'conditions');

  // The unit that has an ability is called by what it is: "this Starfighter".
  g.synonym<Condition, { h: Filter; s: Filter }>(
    condition,
    'this {h:head-one} has {s:state-has}',
    ({ h, s }) => (h.card || !h.subtype ? undefined : { is: 'self', what: s }),
  );
  selves(g, 'it-condition', 'it|he|she', ["it's|he's|she's", 'it|he|she is']);
  const it = g.category<Condition>('it-condition');
  g.form(it, '{c:plain-condition}', hole('c'));
  all(g, 'it-condition', 'it-conditions');
}
