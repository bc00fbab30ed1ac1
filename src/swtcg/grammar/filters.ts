// Which cards: noun phrases ("untapped unique Jedi Characters in this arena with power 3 or less").

import type { Grammar } from '../../core/grammar/grammar.ts';
import { joined } from '../../core/grammar/lists.ts';
import { hole, merged, sameData } from '../../core/grammar/shape.ts';
import type { Compare, Filter } from '../language/effect.ts';
import type { CardKind } from '../language/terms.ts';
import { ARENAS, type Arena } from '../model/state.ts';
import { OWNING, properties } from './properties.ts';
import { unitCount } from './words.ts';

/** "Unit" unless given: a card of any kind must say so. */
export const ANY_CARD: readonly CardKind[] = [
  'unit',
  'battle',
  'mission',
  'location',
  'equipment',
  'resource',
  'event',
];

const NO_UNIT = ANY_CARD.filter((kind) => kind !== 'unit');

const ADJECTIVE = ['tapped', 'damaged', 'unique', 'attacking', 'defending', 'piloted', 'side', 'multi'];
const HEAD = ['type', 'subtype', 'unit', 'notSubtype', 'card', 'pilot', 'subordinate', 'any', 'name'];
export const CORE = [...ADJECTIVE, ...HEAD];
const UNTYPED = CORE.filter((key) => key !== 'type');
export const WHERE = ['arena', 'zone'];
const WITH = ['keyword', 'stat', 'printed', 'equipped', 'sameName', 'against', 'over', ...OWNING];

function adjectives(g: Grammar): void {
  const tap = g.category<Filter>('adj-tap');
  g.form(tap, '', {});
  g.form(tap, 'tapped', { tapped: true });
  g.form(tap, 'untapped', { tapped: false });
  const damage = g.category<Filter>('adj-damage');
  g.form(damage, '', {});
  g.form(damage, 'damaged', { damaged: true });
  g.form(damage, 'undamaged', { damaged: false });
  const unique = g.category<Filter>('adj-unique');
  g.form(unique, '', {});
  g.form(unique, 'unique', { unique: true });
  g.form(unique, 'non-unique', { unique: false });
  const battle = g.category<Filter>('adj-battle');
  g.form(battle, '', {});
  g.form(battle, 'attacking', { attacking: true });
  g.form(battle, 'defending', { defending: true });
  const worn = g.category<Filter>('adj-worn');
  g.form(worn, '', {});
  g.form(worn, 'piloted', { piloted: true });
  g.form(worn, 'unpiloted', { piloted: false });
  const all = g.category<Filter>('adjectives');
  const from = {
    w: ['piloted'],
    a: ['attacking', 'defending'],
    t: ['tapped'],
    d: ['damaged'],
    u: ['unique'],
    s: ['side', 'multi'],
  };
  const side = g.category<Filter>('adj-side');
  g.form(side, '', {});
  g.form(side, 'Dark Side', { side: 'dark' });
  g.form(side, 'Light Side', { side: 'light' });
  g.form(side, 'Neutral', { side: 'neutral' });
  g.form(side, 'multi-arena', { multi: true });
  g.form(
    all,
    '{w:adj-worn} {a:adj-battle} {t:adj-tap} {d:adj-damage} {u:adj-unique} {s:adj-side}',
    merged({}, from),
  );
  g.form(
    all,
    '{u:adj-unique} {d:adj-damage} {t:adj-tap} {a:adj-battle} {w:adj-worn} {s:adj-side}',
    merged({}, from),
  );
}

/** The kinds of card that have these subtypes, where they are not units alone: a Weapon is Equipment. */
function kindsOf(subtypes: readonly string[]): readonly CardKind[] | undefined {
  if (subtypes.every((one) => /\b(?:Lightsaber|Weapon)$/.test(one))) return ['equipment'];
  return subtypes.every((one) => /\bFacility$/.test(one)) ? ['unit', 'location'] : undefined;
}
const isUnits = ({ subtype = [] }: Filter): boolean => kindsOf(subtype) === undefined;

/** "Rebel Officer or Soldier" can be understood in two ways: references in a list are all of one unit or all of several. */
function subtypeLists(g: Grammar, kind: 'one' | 'many' | 'before'): void {
  g.list<string[]>(`subtype-list-${kind}`, joined(`subtype-${kind}`, 'or', 'and', 'and/or'));
  g.form(
    g.category<readonly string[]>(`subtypes-${kind}`),
    `{s:subtype-list-${kind}}`,
    hole('s'),
    (list) => new Set(list.map((one) => unitCount(one) > 1)).size === 1,
  );
}

/** What sort of card it is, in one number. Either number is read; the right one is printed. */
function heads(g: Grammar, number: 'one' | 'many'): void {
  const s = (word: string): string => (number === 'one' ? `${word}|${word}s` : `${word}s|${word}`);
  subtypeLists(g, number);
  const head = g.category<Filter>(`head-${number}`);
  g.form(head, s('unit'), {});
  g.form(head, s('Character'), { type: ['character'] });
  g.form(head, `Character ${s('unit')}`, { type: ['character'] });
  g.form(head, `{t:types} ${s('unit')}`, { type: hole('t') });
  g.form(head, `{s:subtypes-${number}}`, { subtype: hole('s') }, isUnits);
  g.synonym<Filter, { s: readonly string[] }>(head, `{s:subtypes-${number}}`, ({ s: subtype }) => {
    const card = kindsOf(subtype);
    return card && { card, subtype };
  });
  for (const sort of ['Trap', 'Campaign']) g.form(head, s(sort), { card: ['mission'], subtype: [sort] });
  for (const sort of ['Skill', 'Trait']) g.form(head, s(sort), { card: ['equipment'], subtype: [sort] });
  const kinds: readonly (readonly [string, object])[] = [
    ['{s:subtypes-one}', { subtype: hole('s') }],
    ['{n:non-subtype}', { notSubtype: [hole('n')] }],
    ['{n:non-subtype} {s:subtypes-one}', { notSubtype: [hole('n')], subtype: hole('s') }],
  ];
  for (const [words, data] of kinds) {
    const form = (more: string, and: object): void =>
      g.form(head, `${words} ${more}`, { ...data, ...and } as Filter);
    // A Pilot on a unit is a Soldier, and no Soldier unit (Piloting Units).
    form(s('unit'), 'subtype' in data ? { unit: true } : {});
    if (words === '{n:non-subtype}') form('', {});
    // "Scouts and Rebel Characters": what stands in the plural is no part of the other.
    const typed = (more: string, type: object): void =>
      g.form(head, `${words.replace('subtypes-one', 'subtypes-before')} ${more}`, {
        ...data,
        type,
      } as Filter);
    typed(s('Character'), ['character']);
    typed(`Character ${s('unit')}`, ['character']);
    typed(`{t:types} ${s('unit')}`, hole('t'));
    form('{k:things}', { card: [hole('k')] });
    form(`unit ${s('card')}`, { card: ['unit'] });
    form(`{k:kinds} ${s('card')}`, { card: hole('k') });
    form(`{t:types} unit ${s('card')}`, { type: hole('t'), card: ['unit'] });
    form(s('card'), { card: ANY_CARD });
    form(`Character ${s('card')}`, { type: ['character'], card: ['unit'] });
  }
  g.form(
    head,
    `{n:non-subtype} {s:subtypes-${number}}`,
    { notSubtype: [hole('n')], subtype: hole('s') },
    isUnits,
  );
  g.synonym<Filter, { n: string; s: readonly string[] }>(
    head,
    `{n:non-subtype} {s:subtypes-${number}}`,
    ({ n, s: subtype }) => {
      const card = kindsOf(subtype);
      return card && { notSubtype: [n], card, subtype };
    },
  );
  const nots = [hole('n'), hole('m')] as const;
  g.form(head, `{n:non-subtype} , {m:non-subtype} ${s('unit')}`, { notSubtype: nots });
  g.form(head, `{n:non-subtype} and {m:non-subtype} ${s('unit')}`, { notSubtype: nots });
  g.form(head, `{n:non-subtype} , {m:non-subtype} ${s('Character')}`, {
    notSubtype: nots,
    type: ['character'],
  });
  g.form(
    head,
    `{a:arena} ${s('unit')} or|and ${s('Character')}`,
    { type: [hole('a'), 'character'] },
    (f) => f.type?.[0] !== 'character',
  );
  // "Imperial Ground and Imperial Character units": of one subtype in two arenas.
  type Twice = { s: string; a: Arena; u: string; b: Arena };
  for (const [what, data] of [
    [s('unit'), {}],
    [`unit ${s('card')}`, { card: ['unit'] as const }],
  ] as const)
    g.synonym<Filter, Twice>(
      head,
      `{s:subtype-one} {a:arena} or|and {u:subtype-one} {b:arena} ${what}`,
      ({ s: one, a, u, b }) =>
        one === u && a !== 'character' ? { subtype: [one], type: [a, b], ...data } : undefined,
    );
  // "An Equipment or Location": printed as cards of these kinds.
  g.synonym<Filter, { k: readonly CardKind[] }>(head, '{k:thing-list}', ({ k }) => ({ card: k }));
  g.form(head, s('Pilot'), { pilot: true });
  g.form(head, `Pilot unit ${s('card')}`, { pilot: true, card: ['unit'] });
  g.form(head, s('Subordinate'), { subordinate: true });
  const whole = { subordinate: false } as const;
  g.form(head, `non-Subordinate ${s('unit')}`, whole);
  g.form(head, `non-Subordinate {t:types} ${s('unit')}`, { ...whole, type: hole('t') });
  g.form(head, `non-Subordinate {s:subtypes-${number}}`, { ...whole, subtype: hole('s') });
  g.form(head, `{s:subtypes-one} ${s('Subordinate')}`, { subtype: hole('s'), subordinate: true });
  g.form(head, `{t:types} ${s('Subordinate')}`, { type: hole('t'), subordinate: true });
  g.form(head, `{t:types} ${s('card')}`, { type: hole('t'), card: ['unit'] });
  g.form(head, `{t:types} {k:placed-things} ${s('card')}`, { type: hole('t'), card: [hole('k')] });
  g.form(head, `non-unit ${s('card')}`, { card: NO_UNIT });
  if (number === 'many') g.form(head, `{n:name} ${s('unit')}`, { name: hole('n') });
  else g.synonym<Filter, { n: string }>(head, `{n:name} ${s('unit')}`, ({ n }) => ({ name: n }));
  g.form(head, `{n:name} unit ${s('card')}`, { name: hole('n'), card: ['unit'] });
  g.form(head, `{n:name} ${s('card')}`, { name: hole('n'), card: ANY_CARD });
  g.form(head, '{k:things}', { card: [hole('k')] });
  g.form(head, s('card'), { card: ANY_CARD });
  g.form(head, `{k:kinds} ${s('card')}`, { card: hole('k') });
  g.form(head, `{t:types} unit ${s('card')}`, { type: hole('t'), card: ['unit'] });
  const core = g.category<Filter>(`core-${number}`);
  g.form(core, `{a:adjectives} {h:head-${number}}`, merged({}, { a: ADJECTIVE, h: HEAD }));
  const np = g.category<Filter>(`np-simple-${number}`);
  const from = { c: CORE, w: WHERE, x: WITH };
  g.form(np, `{c:core-${number}} {w:where} {x:having}`, merged({}, from), isThere);
  g.form(np, `{c:core-${number}} {x:having} {w:where}`, merged({}, from), isThere);
  // A Character in another arena is a Pilot there (Phrases, "on a unit").
  g.synonym<Filter, { c: Filter; a: Arena }>(
    np,
    `{c:core-${number}} in|from the {a:arena} arena`,
    ({ c: { type, ...c }, a }) =>
      sameData(type, ['character']) && a !== 'character' && !c.card
        ? { ...c, pilot: true, arena: a }
        : undefined,
  );
  g.form(
    np,
    `{c:core-${number}} {w:where-either} {x:having}`,
    merged({}, { c: UNTYPED, w: ['type', 'zone'], x: WITH }),
  );
  g.form(
    np,
    `{c:core-${number}} {x:having} {w:where-either}`,
    merged({}, { c: UNTYPED, w: ['type', 'zone'], x: WITH }),
  );
  // What a unit is not, and that it is a Pilot, stand before it where they are printed.
  g.synonym<Filter, { c: Filter; s: string; w: Filter }>(
    np,
    `{c:core-${number}} without the {s:subtype-one} subtype {w:where-any}`,
    ({ c, s: not, w }) => joinedOnce(c, { notSubtype: [not] }, w),
  );
  g.form(
    np,
    `{c:core-${number}} with a|the Pilot ability {w:where}`,
    merged({ pilot: true }, { c: CORE.filter((key) => key !== 'pilot'), w: WHERE }),
  );
  g.form(
    np,
    `{c:core-${number}} {w:where} {d:with-damage}`,
    merged({}, { c: CORE, w: WHERE, d: ['damaged'] }),
  );
  g.form(
    np,
    `{c:core-${number}} {d:with-damage} {w:where}`,
    merged({}, { c: CORE, w: WHERE, d: ['damaged'] }),
  );
}

/** In an arena a unit is of that arena's type alone (Multi-arena Cards). */
const isThere = ({ type, arena, card }: Filter): boolean =>
  !type || card !== undefined || !ARENAS.some((one) => one === arena && !type.includes(one));

/** Descriptions put together; none where two of them speak of the same. */
function joinedOnce(...all: readonly Filter[]): Filter | undefined {
  const keys = all.flatMap((one) => Object.keys(one));
  return new Set(keys).size === keys.length ? Object.assign({}, ...all) : undefined;
}

/** Units of one sort or another: "a Jedi Character or Sith Character", "Darth Vader or Kylo Ren". */
function either(g: Grammar, number: 'one' | 'many'): void {
  const s = (word: string): string => (number === 'one' ? `${word}|${word}s` : `${word}s|${word}`);
  const head = g.category<Filter>(`union-${number}`);
  // A noun that closes its phrase, so that nothing before the next "or" belongs to what follows.
  const closed = g.category<Filter>(`closed-${number}`);
  const sort = g.category<Filter>(`closed-sort-${number}`);
  g.form(sort, s('Character'), { type: ['character'] });
  g.form(sort, `{t:arena} ${s('unit')}`, { type: [hole('t')] });
  g.form(sort, `{s:subtype-one} ${s('unit')}`, { subtype: [hole('s')], unit: true });
  g.form(sort, `{s:subtype-one} ${s('Character')}`, { subtype: [hole('s')], type: ['character'] });
  g.form(sort, `{s:subtype-one} {t:arena} ${s('unit')}`, { subtype: [hole('s')], type: [hole('t')] });
  g.form(sort, s('unit'), {}, () => true);
  g.form(sort, s('Subordinate'), { subordinate: true });
  const from = {
    u: ['unique'],
    m: ['damaged'],
    d: ['side', 'multi'],
    h: ['type', 'subtype', 'unit', 'subordinate'],
  };
  g.form(
    closed,
    `{u:adj-unique} {m:adj-damage} {d:adj-side} {h:closed-sort-${number}}`,
    merged({}, from),
    told,
  );
  g.form(closed, '{n:name}', { name: hole('n') });
  const or = ['or', 'and', 'and/or'] as const;
  // Of one side or the other, or of none that is unique.
  const side = g.category<Filter>('one-side');
  if (number === 'one') {
    g.form(side, 'Dark Side', { side: 'dark' });
    g.form(side, 'Light Side', { side: 'light' });
    g.form(side, 'Neutral', { side: 'neutral' });
    g.form(side, 'non-unique', { unique: false });
  }
  g.form(head, `{a:one-side} or|and {b:one-side} ${s('unit')}`, { any: [hole('a'), hole('b')] });
  g.list<Filter[]>(`closed-list-${number}`, { ...joined(`closed-${number}`, 'or', 'and', 'and/or'), min: 2 });
  g.form(head, `{a:closed-list-${number}}`, { any: hole('a') }, united);
  // Each with its own article: nothing of the one can belong to the other.
  if (number === 'one')
    g.synonym<Filter, { a: Filter; b: Filter }>(head, '{a:core-one} or a|an {b:core-one}', (both) => {
      const any = [both.a, both.b].map(asUnit);
      return any.every(closable) ? { any } : undefined;
    });
  // A bare subtype may stand last; before a last word that has no subtype it can't be part of it either.
  g.list<Filter[]>(`closed-start-${number}`, joined(`closed-${number}`, ','));
  for (const word of or) {
    for (const comma of ['', ', '])
      g.synonym<Filter, { a: readonly Filter[]; b: string }>(
        head,
        `{a:closed-start-${number}} ${comma}${word} {b:subtype-${number}}`,
        ({ a, b }) => {
          const any = [...a, { subtype: [b], unit: true } as const];
          return united({ any }) ? { any } : undefined;
        },
      );
    if (number === 'many')
      g.synonym<Filter, { a: string; b: Filter }>(
        head,
        `{a:subtype-noun} ${word} {b:closed-many}`,
        ({ a, b }) => {
          const any = [{ subtype: [a], unit: true } as const, b];
          return b.subtype && b.type && united({ any }) ? { any } : undefined;
        },
      );
    g.synonym<Filter, { a: readonly string[]; b: Filter }>(
      head,
      `{a:subtypes-${number}} ${word} {b:closed-${number}}`,
      ({ a, b }) =>
        b.subtype || b.damaged !== undefined || Object.keys(b).length === 0
          ? undefined
          : { any: [...a.map((one) => ({ subtype: [one], unit: true }) as const), b] },
    );
  }
}

/** Arenas alone are types of one phrase; an adjective before the first of several could be meant of all. */
const united = ({ any = [] }: Filter): boolean =>
  !any.every((one) => Object.keys(one).join() === 'type') &&
  new Set(any.filter(({ name }) => name === undefined).map(({ unique }) => unique)).size <= 1;

/** It can be said as one of several (`closed`). */
const CLOSABLE = new Set(['unique', 'damaged', 'side', 'multi', 'type', 'subtype', 'unit', 'subordinate']);
const closable = (filter: Filter): boolean =>
  told(filter) &&
  Object.keys(filter).every((key) => CLOSABLE.has(key)) &&
  (filter.subtype?.length ?? 1) === 1 &&
  (filter.type?.length ?? 1) === 1;

/** It says something: "unit" alone is everything. */
const told = (filter: Filter): boolean => Object.keys(filter).length > 0;

/** The same of units alone: so it is printed as one of several. */
const asUnit = (filter: Filter): Filter =>
  filter.subtype && !filter.type ? { ...filter, unit: true } : filter;

/** A Jedi in a hand, a deck or a pile is a Jedi's card. */
export const asUnitCard = ({ unit: _, ...filter }: Filter): Filter => ({ card: ['unit'], ...filter });

/** Noun phrases of one sort, and of one sort or another. */
function phrases(g: Grammar, number: 'one' | 'many'): void {
  either(g, number);
  const card = g.category<Filter>(`one-card-${number}`);
  g.form(card, `[a|an] {c:core-${number}}`, hole('c'), (f) => f.card !== undefined && !f.any);
  g.list<Filter[]>(`card-list-${number}`, { ...joined(`one-card-${number}`, 'or', 'and/or'), min: 2 });
  // "A Pilot or Transport unit card": two sorts of unit card.
  g.synonym<Filter, { b: Filter }>(
    g.category<Filter>(`np-${number}`),
    `Pilot|Pilots or {b:core-${number}}`,
    ({ b }) =>
      sameData(b.card, ['unit']) && !b.any && Object.keys(b).length > 1
        ? { any: [{ pilot: true, card: ['unit'] }, b] }
        : undefined,
  );
  const np = g.category<Filter>(`np-${number}`);
  g.form(np, `{f:np-simple-${number}}`, hole('f'), ({ any }) => any === undefined);
  g.form(np, `{u:union-${number}} {w:where}`, merged({}, { u: ['any'], w: WHERE }));
  // Cards of one sort or another.
  g.form(
    np,
    `{l:card-list-${number}}`,
    { any: hole('l') },
    // Kinds alone are a list of kinds.
    ({ any = [] }) =>
      any.length > 1 &&
      any.every(({ card }) => card !== undefined) &&
      any.some((one) => Object.keys(one).length > 1),
  );
}

function places(g: Grammar): void {
  const where = g.category<Filter>('where-open');
  g.form(where, '', {});
  g.form(where, 'in|from this arena', { arena: 'here' });
  g.form(where, 'in the arena this Location is in', { arena: 'here' });
  g.form(where, 'in|from any arena', { zone: 'arena' });
  g.form(where, 'in|from all|an|every arenas|arena', { zone: 'arena' });
  g.form(where, 'in the Space , Ground , and Character arenas', { zone: 'arena' });
  g.form(where, 'in the arena', { arena: 'here' });
  g.form(where, 'in|from that arena', { arena: 'there' });
  g.form(where, 'in|from the same arena', { arena: 'there' });
  g.form(where, 'in|from the chosen arena', { arena: 'there' });
  g.form(where, 'in|from chosen arena', { arena: 'there' });
  g.form(where, 'in|from the {a:arena} arena', { arena: hole('a') });
  g.form(where, 'in the build zone', { zone: 'build' });
  g.form(where, 'in play', { zone: 'play' });
  for (const zone of ['build zone', 'the build zone'])
    g.form(where, `in|from any arena or ${zone}`, { zone: 'play' });
  // One player's build zone: said of that player's cards.
  const theirs = g.category<Filter>('where');
  g.form(theirs, '{w:where-open}', hole('w'));
  for (const whose of ['your', 'his or her', 'their'])
    g.form(theirs, `in|from any arena or ${whose} build zone`, { zone: 'play' });
  // In an arena a unit is of that arena's type alone (Multi-arena Cards): one of two arenas is one of two types.
  const either = g.category<Filter>('where-either');
  g.form(
    either,
    'in|from the {t:types} arena|arenas',
    { zone: 'arena', type: hole('t') },
    (f) => (f.type?.length ?? 0) > 1,
  );
  const any = g.category<Filter>('where-any');
  g.form(any, '{w:where}', hole('w'));
  g.form(any, '{w:where-either}', hole('w'));
}

function having(g: Grammar): void {
  const damage = g.category<Filter>('with-damage');
  g.form(damage, 'with damage counters on it|them', { damaged: true });
  g.form(damage, 'with a|any damage counter(s) on it|them', { damaged: true });
  g.form(damage, 'with at least 1 damage counter(s) on it|them', { damaged: true });
  g.form(damage, 'with 1 or more damage counter(s) on it|them', { damaged: true });
  g.form(damage, 'with no damage counter(s) on it|them', { damaged: false });
  g.form(damage, 'without damage counter(s) on it|them', { damaged: false });

  const x = g.category<number | 'X'>('int-x');
  g.form(x, '{n:int}', hole('n'));
  g.form(x, 'X', 'X');
  const having = g.category<Filter>('having');
  g.form(having, '', {});
  g.form(having, 'with {k:keyword-name}', { keyword: hole('k') }, (f) => typeof f.keyword === 'string');
  g.list<string[]>('keyword-choice', { ...joined('keyword-name', 'or', 'and/or'), min: 2 });
  g.form(having, 'with {k:keyword-choice}', { keyword: hole('k') }, (f) => typeof f.keyword === 'object');
  g.form(having, 'with {o:owning}', hole('o'));
  g.form(having, 'with a Pilot [on it]', { pilotedBy: {} });
  g.form(having, 'piloted by {o:someone}', { pilotedBy: hole('o') });
  g.form(having, 'without {k:keyword-name}', { lacks: hole('k') });
  g.form(
    having,
    'that has|have {k:keyword-name}',
    { keyword: hole('k') },
    (f) => typeof f.keyword === 'string',
  );
  const value = g.category<NonNullable<Filter['stat']>['of']>('stat-or-cost');
  g.form(value, '{s:stat}', hole('s'));
  // A build cost is the printed one, unless it is called the total (Building Cards with Build Costs).
  g.form(value, '[printed] build cost', 'cost');
  const limits: readonly (readonly [Compare, string])[] = [
    ['at-least', 'or more|greater|higher'],
    ['at-most', 'or less|fewer|lower'],
  ];
  for (const [is, words] of limits) {
    const data = { stat: { of: hole('v'), is, n: hole('n') } } as const;
    g.form(having, `with [a] {v:stat-or-cost} [of] {n:int} ${words}`, data);
    g.form(having, `with [a] total {v:stat} [of] {n:int} ${words}`, data);
    g.form(having, `with {n:int} ${words} {v:stat-or-cost}`, data);
    g.form(having, `with {n:int} {v:stat} ${words}`, data);
    g.form(having, `with remaining health {n:int} ${words}`, { stat: { of: 'remaining', is, n: hole('n') } });
    g.form(having, `with {n:int} ${words} remaining health`, { stat: { of: 'remaining', is, n: hole('n') } });
    g.form(having, `with {n:int} ${words} health remaining`, { stat: { of: 'remaining', is, n: hole('n') } });
    g.form(having, `with [a] total build cost [of] {n:int-x} ${words}`, {
      stat: { of: 'total-cost', is, n: hole('n') },
    });
    g.form(having, `with [a] [printed] build cost [of] {n:int-x} ${words}`, {
      stat: { of: 'cost', is, n: hole('n') },
    });
    if (is === 'at-most') {
      g.form(having, 'with [a] total build cost equal to or less than {n:int-x}', {
        stat: { of: 'total-cost', is, n: hole('n') },
      });
      g.form(having, 'with [a] [printed] build cost equal to or less than {n:int-x}', {
        stat: { of: 'cost', is, n: hole('n') },
      });
    }
    g.form(having, `with [a] printed {v:stat} [of] {n:int} ${words}`, {
      printed: { of: hole('v'), is, n: hole('n') },
    });
  }
  for (const [is, words] of limits)
    g.form(having, `with {n:int} ${words} {c:any-counter} counter(s) on it|them`, {
      counters: { of: hole('c'), is, n: hole('n') },
    });
  g.form(having, 'with at least {n:int} {c:any-counter} counter(s) on it|them', {
    counters: { of: hole('c'), is: 'at-least', n: hole('n') },
  });
  for (const words of ['a {c:counter} counter', '[any] {c:counter} counters'])
    g.form(having, `with ${words} on it|them`, { counters: { of: hole('c'), is: 'at-least', n: 1 } });
  g.form(having, 'with no {c:counter} counters on it|them', {
    counters: { of: hole('c'), is: 'at-most', n: 0 },
  });
  g.form(having, 'with at least {n:int} {v:stat-or-cost}', {
    stat: { of: hole('v'), is: 'at-least', n: hole('n') },
  });
  g.form(having, 'with [a] total build cost [of] {n:int-x}', {
    stat: { of: 'total-cost', is: 'exactly', n: hole('n') },
  });
  g.form(having, 'with [a] [printed] build cost [of] {n:int-x}', {
    stat: { of: 'cost', is: 'exactly', n: hole('n') },
  });
  // Compared with the unit that attacks it.
  for (const [word, is] of [
    ['higher|greater|more', 'more'],
    ['lower|less', 'less'],
  ] as const) {
    g.form(having, `with [a] ${word} printed {s:stat}`, { against: { of: hole('s'), is, printed: true } });
    g.form(having, `with [a] ${word} [total] {s:stat} [than this unit]`, { against: { of: hole('s'), is } });
    g.form(having, `with [a] ${word} [printed] build cost`, { against: { of: 'cost', is } });
    g.form(having, `with [a] ${word} total build cost`, { against: { of: 'total-cost', is } });
  }
  for (const [words, of] of [
    ['printed health', 'health'],
    ['[printed] build cost', 'cost'],
    ['printed power', 'power'],
  ] as const)
    g.form(having, `with more {c:any-counter} counters on it than its ${words}`, {
      over: { counters: hole('c'), of },
    });
  for (const unit of ['that unit', 'that card', 'it'])
    g.form(having, `with the same name as ${unit}`, { sameName: 'that' });
  for (const unit of ['that {h:head-one}', 'the chosen {h:head-one}'])
    g.synonym<Filter, object>(having, `with the same name as ${unit}`, () => ({ sameName: 'that' }));
  g.form(
    having,
    'with the same name as {o:someone}',
    { sameName: hole('o') },
    (f) =>
      typeof f.sameName === 'object' && (f.sameName.zone !== undefined || f.sameName.arena !== undefined),
  );
  for (const gear of ['[an] Equipment [attached]', 'an attached Equipment'])
    g.form(having, `with ${gear}`, { equipped: true });
  g.form(having, 'with exactly {n:int} {v:stat-or-cost}', {
    stat: { of: hole('v'), is: 'exactly', n: hole('n') },
  });
}

export function filters(g: Grammar): void {
  g.list<string[]>('types', joined('arena', 'or', 'and'));
  g.list<CardKind[]>('kinds', joined('kind', 'or', 'and'));
  const things = g.category<CardKind>('things');
  g.form(things, 'Mission|Missions', 'mission');
  g.form(things, 'Location|Locations', 'location');
  g.form(things, 'Equipment', 'equipment');
  g.form(things, 'Resource|Resources', 'resource');
  g.list<CardKind[]>('thing-list', { ...joined('things', 'or', 'and'), min: 2 });
  const placed = g.category<CardKind>('placed-things');
  g.form(placed, 'Location', 'location');
  g.form(placed, 'Equipment', 'equipment');
  adjectives(g);
  places(g);
  having(g);
  properties(g);
  subtypeLists(g, 'before');
  for (const number of ['one', 'many'] as const) {
    heads(g, number);
    phrases(g, number);
  }
}
