// Which cards: noun phrases ("participating enemy Scout unit with cost 2 or lower").
import type { Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Filter } from '../language/filter.ts';
import type { Compare, OutOfPlay } from '../language/terms.ts';

/** What stands before the kind of card, in the order in which it is printed. */
const BEFORE: readonly (keyof Filter)[] = [
  'self',
  'seen',
  'committed',
  'extreme',
  'attacking',
  'defending',
  'participating',
  'engaged',
  'alone',
  'exhausted',
  'damaged',
  'shielded',
  'of',
  'unique',
  'keyword',
  'not',
  'faction',
  'side',
  'generates',
  'any',
  'affiliation',
  'trait',
  'zone',
];

/** What stands after it. */
const AFTER: readonly (keyof Filter)[] = [
  'name',
  'not',
  'of',
  'zone',
  'cost',
  'tokens',
  'enhancements',
  'captured',
  'attached',
  'at',
  'against',
  'engagedThisPhase',
  'committed',
  'participating',
  'engaged',
  'chosen',
  'any',
];

/** A filter with its words in the order in which they are printed: what is said in another order is the same. */
function inOrder(filter: Filter): Filter {
  const words = [...BEFORE, 'card', ...AFTER] as const;
  return Object.fromEntries(
    [...new Set(words)].flatMap((word) => (filter[word] === undefined ? [] : [[word, filter[word]]])),
  ) as Filter;
}

/** Filters said in one breath are one filter; nothing is said twice. */
export function together(filters: readonly Filter[]): Filter | undefined {
  const all: Record<string, unknown> = {};
  for (const filter of filters)
    for (const [word, value] of Object.entries(filter)) {
      if (word in all) return undefined;
      all[word] = value;
    }
  return inOrder(all as Filter);
}

const has = (filter: Filter, word: keyof Filter): boolean => filter[word] !== undefined;
const only = (filter: Filter, word: keyof Filter): Filter => ({ [word]: filter[word] });

/** "Enemy" stands before, "you control" after; "captured" before, a pile after with whose it is. */
const isBefore = (filter: Filter, word: keyof Filter): boolean => {
  if (word === 'of') return filter.of === 'opponent' && !has(filter, 'zone');
  if (word === 'zone') return filter.zone === 'captured';
  if (word === 'committed') return false;
  if (word === 'not') return filter.not?.name === undefined;
  if (word === 'any') return filter.any?.every(({ zone }) => zone === undefined) === true;
  if (word === 'participating') return true;
  return BEFORE.includes(word) && !(word === 'engaged' && filter.engaged === false);
};

/** What follows of a pile: the pile and whose it is. */
const PILES: readonly (readonly [OutOfPlay, string])[] = [
  ['hand', 'hand'],
  ['discard', 'discard pile'],
  ['edge', 'edge stack'],
  ['victory', 'victory pile'],
];

const WHOSE: readonly (readonly [NonNullable<Filter['of']>, string])[] = [
  ['you', 'your'],
  ['opponent', "your|an|each opponent's"],
  ['chooser', 'his|their'],
];

interface Phrase {
  readonly a: Filter;
  readonly h: Filter;
  readonly p: Filter;
}

function phrases(g: Grammar, number: 'one' | 'many'): void {
  const head = g.category<Filter>(`head-${number}`);
  g.form(head, `{t:types-${number}}`, { card: hole('t') });
  g.form(head, number === 'one' ? 'card|cards' : 'cards|card', {});
  const phrase = g.category<Filter>(`cards-${number}`);
  g.lens<Filter, Phrase>(
    phrase,
    `{a:adjectives} {h:head-${number}} {p:posts}`,
    ({ a, h, p }) => {
      const all = together([a, h, p]);
      // Captured cards are nobody's.
      return all?.zone === 'captured' && all.of ? undefined : all;
    },
    (filter) => {
      const words = Object.keys(filter) as (keyof Filter)[];
      const before = words.filter((word) => word !== 'card' && isBefore(filter, word));
      const after = words.filter((word) => word !== 'card' && !before.includes(word));
      const of = (some: readonly (keyof Filter)[]) =>
        Object.fromEntries(some.map((word) => [word, filter[word]]));
      return { a: of(before), h: filter.card ? { card: filter.card } : {}, p: of(after) };
    },
  );
}

function adjectives(g: Grammar): void {
  const one = g.category<Filter>('adjective');
  const said: readonly (readonly [string, Filter])[] = [
    ['other', { self: 'other' }],
    ['enemy', { of: 'opponent' }],
    ['revealed', { seen: true }],
    ['lowest cost', { extreme: 'lowest-cost' }],
    ['highest cost', { extreme: 'highest-cost' }],
    ['attacking', { attacking: true }],
    ['defending', { defending: true }],
    ['participating', { participating: true }],
    ['non-participating', { participating: false }],
    ['engaged', { engaged: true }],
    ['lone', { alone: true }],
    ['ready', { exhausted: false }],
    ['exhausted', { exhausted: true }],
    ['damaged', { damaged: true }],
    ['undamaged', { damaged: false }],
    ['shielded', { shielded: true }],
    ['unshielded', { shielded: false }],
    ['unique', { unique: true }],
    ['non-unique', { unique: false }],
    ['limited', { keyword: 'limited' }],
    ['non-limited', { not: { keyword: 'limited' } }],
    ['non-unit', { not: { card: ['Unit'] } }],
    ['non-objective', { not: { card: ['Objective'] } }],
    ['non-enhancement', { not: { card: ['Enhancement'] } }],
    ['non-event', { not: { card: ['Event'] } }],
    ['non-fate', { not: { card: ['Fate'] } }],
    ['non-neutral', { not: { affiliation: ['Neutral'] } }],
    ['dark side', { side: 'dark' }],
    ['light side', { side: 'light' }],
    ['resource generating', { generates: true }],
    ['captured', { zone: 'captured' }],
    ['in-faction', { faction: true }],
    ['out-of-faction', { faction: false }],
  ];
  for (const [words, filter] of said) g.form(one, words, filter as never);
  g.form(one, '{t:non-trait}', { not: { trait: [hole('t')] } });
  g.form(one, 'non- {a:affiliation}', { not: { affiliation: [hole('a')] } });
  g.form(one, '{a:affiliations}', { affiliation: hole('a') });
  g.form(one, '{t:traits}', { trait: hole('t') });
  g.form(one, '{t:trait} or|and {a:affiliation}', {
    any: [{ trait: [hole('t')] }, { affiliation: [hole('a')] }],
  });
  g.synonym<Filter, object>(one, 'friendly', () => ({ of: 'you' }));
  g.synonym<Filter, object>(one, 'your', () => ({ of: 'you' }));
  g.synonym<Filter, object>(one, 'eligible', () => ({}));
  g.list<Filter[]>('adjective-list', {
    item: 'adjective',
    flat: false,
    between: [[]],
    last: null,
    min: 1,
    printed: { item: 'adjective', two: [], mid: [], last: [] },
  });
  const all = g.category<Filter>('adjectives');
  g.form(all, '', {});
  g.lens<Filter, { l: readonly Filter[] }>(
    all,
    '{l:adjective-list}',
    ({ l }) => together(l),
    (filter) =>
      Object.keys(filter).length > 0
        ? { l: BEFORE.filter((word) => has(filter, word)).map((word) => only(filter, word)) }
        : null,
  );
}

/** "2 or more", "at least 1", "no". */
function counts(g: Grammar): void {
  const count = g.category<{ is: Compare; n: number }>('count');
  g.form(count, '{n:int} or more', { is: 'at-least', n: hole('n') });
  g.form(count, '{n:int} or fewer|less', { is: 'at-most', n: hole('n') });
  g.synonym<{ is: Compare; n: number }, { n: number }>(count, 'at least {n:int}', ({ n }) => ({
    is: 'at-least',
    n,
  }));
  g.form(count, 'no', { is: 'exactly', n: 0 });
  g.form(count, 'exactly {n:int}', { is: 'exactly', n: hole('n') });
}

const NO_MORE_COST = 'equal or lower printed cost';

function costs(g: Grammar): void {
  const cost = g.category<NonNullable<Filter['cost']>>('cost');
  const lower = { is: 'at-most', n: hole('n') } as const;
  const higher = { is: 'at-least', n: hole('n') } as const;
  const less = { is: 'equal-or-lower', than: 'that', printed: true } as const;
  const cheaper = { is: 'lower', than: 'that', printed: true } as const;
  g.form(cost, 'printed cost {n:int} or lower', { ...lower, printed: true });
  g.form(cost, 'cost {n:int} or lower', lower);
  g.form(cost, 'printed cost {n:int} or higher', { ...higher, printed: true });
  g.form(cost, 'cost {n:int} or higher', higher);
  g.form(cost, NO_MORE_COST, less);
  g.form(cost, 'lower printed cost', cheaper);
  g.form(cost, `${NO_MORE_COST} than the focused unit|card`, { ...less, than: 'paid' });
}

function posts(g: Grammar): void {
  const one = g.category<Filter>('post');
  g.form(one, 'named {n:title}', { name: hole('n') });
  g.form(one, 'not named {n:title}', { not: { name: hole('n') } });
  g.form(one, 'you control', { of: 'you' });
  g.form(one, 'he|she|they controls|control', { of: 'chooser' });
  g.form(one, 'with [a] {c:cost}', { cost: hole('c') });
  g.form(one, 'with {c:count} enhancements|enhancement on it', { enhancements: hole('c') });
  g.form(one, 'with {c:count} captured cards|card', { captured: hole('c') });
  g.form(one, 'attached to it', { attached: { self: 'that' } });
  g.form(one, 'attached to this card|unit|objective', { attached: { self: 'this' } });
  g.form(one, 'here', { at: { self: 'this' } });
  g.form(one, 'attacking a|an {f:cards-one}', { against: hole('f') });
  g.form(one, 'attacking this card|objective', { against: { self: 'this' } });
  g.form(one, 'attacking enhanced objective', { against: { self: 'enhanced' } });
  g.form(one, 'that you have not engaged this phase', { engagedThisPhase: false });
  g.form(one, 'from any discard pile', { zone: 'discard' });
  g.form(one, 'kept at a|an {f:cards-one}', { at: hole('f') });
  g.form(one, 'at the engaged objective', { at: { engaged: true } });
  g.form(one, 'committed to the Force', { committed: true });
  g.form(one, 'not committed to the Force', { committed: false });
  g.form(one, 'not currently engaged', { engaged: false });
  g.form(one, 'not chosen', { chosen: false });
  g.form(one, 'in an edge stack', { zone: 'edge' });
  g.form(one, 'from your hand or discard pile', {
    any: [
      { zone: 'hand', of: 'you' },
      { zone: 'discard', of: 'you' },
    ],
  });
  for (const [zone, pile] of PILES)
    for (const [of, whose] of WHOSE) {
      g.form(one, `from ${whose} ${pile}`, { zone, of });
      g.synonym<Filter, object>(one, `in ${whose} ${pile}`, () => ({ zone, of }));
    }
  const synonym = (words: string, filter: Filter) => g.synonym<Filter, object>(one, words, () => filter);
  synonym('your|an|each opponent controls', { of: 'opponent' });
  synonym('in play', {});
  synonym('that is|are committed to the Force', { committed: true });
  synonym('that is|are not committed to the Force', { committed: false });
  synonym('participating in the|this|that|an engagement', { participating: true });
  synonym('not participating in the|this|that|an engagement', { participating: false });
  synonym('without an enhancement on it', { enhancements: { is: 'exactly', n: 0 } });
  synonym('on this unit|objective', { attached: { self: 'this' } });
  synonym('from this objective', { at: { self: 'this' } });
  synonym('in any discard pile', { zone: 'discard' });
  synonym('on it', { attached: { self: 'that' } });
  g.synonym<Filter, { c: NonNullable<Filter['cost']> }>(one, 'of|with an {c:cost}', ({ c }) => ({ cost: c }));
  g.synonym<Filter, { c: NonNullable<Filter['cost']> }>(one, 'of {c:cost}', ({ c }) => ({ cost: c }));
  g.list<Filter[]>('post-list', {
    item: 'post',
    flat: false,
    between: [[], ['and']],
    last: null,
    min: 1,
    printed: { item: 'post', two: [], mid: [], last: [] },
  });
  const all = g.category<Filter>('posts');
  g.form(all, '', {});
  g.lens<Filter, { l: readonly Filter[] }>(
    all,
    '{l:post-list}',
    ({ l }) => together(l),
    (filter) => {
      const words = AFTER.filter((word) => has(filter, word) && !(word === 'of' && has(filter, 'zone')));
      if (words.length === 0) return null;
      const pile = { zone: filter.zone, ...(filter.of && { of: filter.of }) } as Filter;
      return { l: words.map((word) => (word === 'zone' ? pile : only(filter, word))) };
    },
  );
}

/** Of several descriptions one fits: "a Scout unit or a Weapon enhancement". */
function either(g: Grammar): void {
  const described = ({ trait, affiliation, name, not }: Filter): boolean =>
    [trait, affiliation, name, not].some((one) => one !== undefined);
  // "An enhancement you control or a unit you control …": whose it is is said of each.
  const apart = (any: readonly Filter[]): boolean => any.every(({ of }) => of !== undefined);
  for (const number of ['one', 'many'] as const) {
    const all = g.category<Filter>(`any-${number}`);
    g.form(
      all,
      `{c:cards-${number}}`,
      hole('c'),
      (filter) => !filter.any || filter.any.every((one) => !one.card),
    );
    g.form(
      all,
      `{a:cards-${number}} or [a] {b:cards-${number}}`,
      { any: [hole('a'), hole('b')] },
      ({ any = [] }) =>
        any.length === 2 &&
        any.every(({ card }) => card !== undefined) &&
        (described(any[1] ?? {}) || apart(any)),
    );
  }
}

export function filters(g: Grammar): void {
  counts(g);
  costs(g);
  adjectives(g);
  posts(g);
  for (const number of ['one', 'many'] as const) phrases(g, number);
  either(g);
}
