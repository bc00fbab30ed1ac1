// Whom it is about: noun phrases with their owners, chosen, each, or already spoken of.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole, merged, sameData } from '../../core/grammar/shape.ts';
import type { Filter, Selector, Tally } from '../language/effect.ts';
import { speaksOfThat } from '../language/walk.ts';
import { ANY_CARD, asUnitCard, CORE, WHERE } from './filters.ts';
import { IT, thatOne, thoseOnes } from './references.ts';

/** Of the units of one side or of any: the words before the noun. `one` takes plural nouns after "of". */
const OF: readonly (readonly [string, Filter])[] = [
  ['of your other', { of: 'you', self: 'other' }],
  ['of your', { of: 'you' }],
  ["of your opponent's", { of: 'opponent' }],
];

/** What it is attached to is named, not spoken of before. */
const wornByKnown = (s: Selector): boolean => !speaksOfThat(s);

/** "Any number": more than there can be. */
const ANY_NUMBER = 99;

function chosen(g: Grammar): void {
  const single = g.category<Selector>('single');
  g.form(single, 'this unit|Trap|Campaign', { the: 'this' });
  // "This card" is more than "this unit": it works in any zone (Phrases, "this card").
  g.synonym<Selector, { h: Filter }>(single, 'this {h:head-one}', ({ h }) =>
    sameData(h.card, ANY_CARD) ? undefined : { the: 'this' },
  );
  g.form(single, 'this unit in|from the {a:arena} arena', { choose: { self: 'this', arena: hole('a') } });
  g.form(single, 'that unit', { the: 'that' });
  g.form(single, 'the chosen unit', { the: 'that' });
  g.synonym<Selector, { h: Filter }>(single, 'that {h:head-one}', ({ h }) => thatOne(h));
  // Of the two cards of a trigger.
  g.form(single, 'the unit that caused it', { the: 'event-object' });
  g.form(single, 'the unit that it happened to', { the: 'event' });
  g.synonym(
    single,
    'the unit that caused this unit to be discarded',
    () => ({ the: 'event-object' }) as const,
  );
  g.synonym(single, 'that {h:head-one} or {k:head-one}', () => ({ the: 'that' }) as const);
  // A pronoun; what it stands for is found when the whole effect is known (that.ts).
  g.synonym(single, 'it|him|her|he|she', () => IT);
  g.synonym(single, 'him or her', () => IT);
  g.synonym(single, 'that card', () => ({ the: 'that' }) as const);
  for (const words of [
    'those units',
    'each of those units',
    'each of them',
    'those cards',
    'the chosen units',
    'each chosen unit',
    'each of those {h:head-many}',
    'those {h:head-many}',
    'each of the chosen {h:head-many}',
    'both of those {h:head-many}',
    'both of them',
  ])
    g.synonym(single, words, thoseOnes);
  g.synonym(single, 'the chosen [unique] {h:head-one}', () => ({ the: 'that' }) as const);
  g.form(single, '{n:name}', { each: { name: hole('n') } });
  g.form(single, 'the attacking unit', { the: 'attacker' });
  g.form(single, 'the defending unit', { the: 'defender' });
  g.form(single, 'equipped {f:np-one}', { equipped: hole('f') });
  g.form(single, 'equipped {n:name}', { equipped: { name: hole('n') } });
  for (const [words, fixed] of OF) {
    const data = merged({ ...fixed }, { f: '*' });
    g.form(single, `one ${words} {f:np-many}`, { choose: data });
    g.form(single, `each ${words} {f:np-many}`, { each: data });
    g.form(single, `all ${words} {f:np-many}`, { each: data });
    // Of every one of them, each arena is any arena.
    g.synonym<Selector, { f: Filter }>(single, `each ${words} {f:np-many} in each arena`, ({ f }) =>
      f.zone || f.arena ? undefined : { each: { ...fixed, ...f, zone: 'arena' } },
    );
    g.form(single, `all ${words.slice(3)} {f:np-many}`, { each: data });
    g.form(single, `${words.slice(3)} {f:np-many}`, { each: data });
  }
  g.form(single, 'a|an|any {f:np-one} [of your choice]', { choose: hole('f') });
  g.form(single, 'another {f:np-one} [of your choice]', { choose: merged({ self: 'other' }, { f: '*' }) });
  g.form(single, 'each other {f:np-one}', { each: merged({ self: 'other' }, { f: '*' }) });
  g.form(single, 'each {f:np-one}', { each: hole('f') });
  g.form(single, 'all other {f:np-many}', { each: merged({ self: 'other' }, { f: '*' }) });
  g.form(single, 'all {f:np-many}', { each: hole('f') });

  // In an arena or in the build zone: anywhere in play.
  for (const [of, one, zones] of [
    ['you', 'your', ['your build zone']],
    [
      'opponent',
      "your opponent's",
      ["your opponent's build zone", 'his or her build zone', 'their build zone', 'the build zone'],
    ],
  ] as const)
    for (const zone of zones) {
      const where = `in|from any arena or ${zone}`;
      const data = merged({ of, zone: 'play' }, { c: CORE });
      g.form(single, `one of ${one} {c:core-many} ${where}`, { choose: data });
      g.form(single, `each of ${one} {c:core-many} ${where}`, { each: data });
      g.form(single, `one of ${one} other {c:core-many} ${where}`, {
        choose: merged({ of, self: 'other', zone: 'play' }, { c: CORE }),
      });
    }
  const inZone = { choose: merged({ of: 'opponent', zone: 'build' }, { c: CORE }) } as const;
  for (const zone of ["your opponent's", 'his or her', 'their']) {
    g.form(single, `a|an {c:core-one} in ${zone} build zone`, inZone);
    g.form(single, `one of your opponent's {c:core-many} in ${zone} build zone`, inZone);
  }
  g.form(single, 'a|an {c:core-one} in your build zone', {
    choose: merged({ of: 'you', zone: 'build' }, { c: CORE }),
  });
  g.form(single, 'one of your {c:core-many} in|from your build zone', {
    choose: merged({ of: 'you', zone: 'build' }, { c: CORE }),
  });
  g.form(single, 'one|any {f:np-one}', { choose: hole('f') });
  g.form(single, 'a|an|any {c:core-one} of your choice {w:where}', {
    choose: merged({}, { c: CORE, w: WHERE }),
  });
  g.form(single, 'a|an|any {c:core-one} you control {w:where}', {
    choose: merged({ of: 'you' }, { c: CORE, w: WHERE }),
  });
  g.form(single, 'a|an|any {c:core-one} your opponent controls {w:where}', {
    choose: merged({ of: 'opponent' }, { c: CORE, w: WHERE }),
  });
  g.form(single, 'any one {f:np-one}', { choose: hole('f') });
  // This unit, or another that is described.
  g.form(
    single,
    'this unit or one of your {f:np-many}',
    { choose: { any: [{ self: 'this' }, merged({ of: 'you' }, { f: '*' })] } },
    (s) => 'choose' in s && s.choose.any?.length === 2,
  );
  // The attacker or the defender, if it is of that sort.
  for (const [word, state] of [
    ['attacking', { attacking: true }],
    ['defending', { defending: true }],
  ] as const)
    g.synonym<Selector, { h: Filter }>(single, `the ${word} {h:head-one}`, ({ h }) =>
      Object.keys(h).length === 0 || h.card || h.any ? undefined : { choose: { ...h, ...state } },
    );
  // The Location of the arena that was spoken of.
  const location = { each: { card: ['location'], arena: 'there' } } as const;
  for (const words of [
    'the Location',
    'the Location in|from that arena',
    'the Location in|from the chosen arena',
  ])
    g.synonym<Selector, object>(single, words, () => location);
  g.form(
    single,
    'a|an {a:core-one} or another {b:core-one} {x:having} {w:where}',
    {
      choose: merged({ any: [hole('a'), merged({ self: 'other' }, { b: CORE, x: '*' })] }, { w: WHERE }),
    },
    (s) => 'choose' in s && s.choose.any?.every(({ card, any }) => !card && !any) === true,
  );
  g.synonym<Selector, object>(single, 'the unit of your choice', () => ({ choose: {} }));
  // One of several who are called by name.
  g.synonym<Selector, { l: readonly Filter[] }>(single, '{l:name-list}', ({ l }) => ({ choose: { any: l } }));
  for (const [words, what] of [
    ['a|an', 'choose'],
    ['all|each|any', 'each'],
  ] as const)
    g.form(
      single,
      `${words} {f:gear} attached to {o:someone}`,
      { [what]: merged({ wornBy: hole('o') }, { f: '*' }) } as unknown as Selector,
      wornByKnown,
    );
  g.form(
    single,
    'another {f:gear} attached to {o:someone}',
    { choose: merged({ wornBy: hole('o'), self: 'other' }, { f: '*' }) },
    wornByKnown,
  );
  g.form(single, 'any one of your {f:np-many}', { choose: merged({ of: 'you' }, { f: '*' }) });
  g.form(single, 'another of your {f:np-many}', { choose: merged({ of: 'you', self: 'other' }, { f: '*' }) });
  g.form(single, "another of your opponent's {f:np-many}", {
    choose: merged({ of: 'opponent', self: 'other' }, { f: '*' }),
  });
  g.form(single, "one of your opponent's other {f:np-many}", {
    choose: merged({ of: 'opponent', self: 'other' }, { f: '*' }),
  });
  const several = g.category<Selector>('several');
  const many = (v: Selector): boolean => 'choose' in v && (v.count ?? 1) > 1 && v.count !== ANY_NUMBER;
  for (const [words, fixed] of OF) {
    const data = merged({ ...fixed }, { f: '*' });
    g.form(
      several,
      `up to {n:int} ${words} {f:np-many}`,
      { choose: data, count: hole('n'), upTo: true },
      many,
    );
    g.form(several, `{n:int} ${words} {f:np-many}`, { choose: data, count: hole('n') }, many);
  }
  g.form(several, 'up to {n:int} {f:np-many}', { choose: hole('f'), count: hole('n'), upTo: true }, many);
  g.form(several, '{n:int} {f:np-many}', { choose: hole('f'), count: hole('n') }, many);

  // As many as one likes.
  const any = (v: Selector): boolean => 'choose' in v && v.count === ANY_NUMBER;
  for (const [words, fixed] of OF)
    g.form(
      several,
      `any number ${words} {f:np-many}`,
      { choose: merged({ ...fixed }, { f: '*' }), count: ANY_NUMBER, upTo: true },
      any,
    );
  g.form(several, 'any number of {f:np-many}', { choose: hole('f'), count: ANY_NUMBER, upTo: true }, any);
  const target = g.category<Selector>('target');
  g.form(target, '{t:single}', hole('t'));
  g.form(target, '{t:several}', hole('t'));
}

/** Some card, in triggers and conditions: nothing is chosen. */
function someone(g: Grammar): void {
  const some = g.category<Filter>('someone');
  g.form(some, 'this unit|Location|Equipment|Resource|Mission|Trap|Trait|Campaign', { self: 'this' });
  // "This Starfighter", said of itself.
  g.synonym<Filter, { h: Filter }>(some, 'this {h:head-one}', ({ h }) =>
    h.card || h.any ? undefined : { self: 'this' },
  );
  // In what is given or lasts for a time: the card that was spoken of.
  g.form(some, 'that unit', { self: 'that' });
  g.synonym<Filter, object>(some, 'that {h:head-one}', () => ({ self: 'that' }));
  g.synonym<Filter, object>(some, 'the chosen {h:head-one}', () => ({ self: 'that' }));
  g.form(some, 'equipped {f:np-one}', merged({ self: 'equipped' }, { f: '*' }));
  g.form(some, '{n:name}', { name: hole('n') });
  const counted = g.category<Filter>('counted');
  const numbered = g.category<Filter>('number-of');
  for (const [words, fixed] of OF) {
    g.form(some, `one|any ${words} {f:np-many}`, merged({ ...fixed }, { f: '*' }));
    g.form(counted, `${words} {f:np-many}`, merged({ ...fixed }, { f: '*' }));
  }
  g.form(some, 'another {f:np-one}', merged({ self: 'other' }, { f: '*' }));
  g.form(some, 'a|an|any {f:np-one}', hole('f'));
  // Cards outside of play are said to be cards.
  const isCard = (f: Filter): boolean => f.card !== undefined;
  for (const [where, data] of [
    ['in your discard pile', { of: 'you', zone: 'discard' }],
    ["in your opponent's discard pile", { of: 'opponent', zone: 'discard' }],
    ['in all discard piles', { zone: 'discard' }],
    ['in any discard pile', { zone: 'discard' }],
    ['in your hand', { of: 'you', zone: 'hand' }],
    ["in your opponent's hand", { of: 'opponent', zone: 'hand' }],
  ] as const) {
    g.form(counted, `{c:core-one} ${where}`, merged({ ...data }, { c: CORE }), isCard);
    g.form(numbered, `{c:core-many} ${where}`, merged({ ...data }, { c: CORE }), isCard);
  }
  // A unit there is its card.
  for (const [where, of] of [
    ['in your discard pile', 'you'],
    ["in your opponent's discard pile", 'opponent'],
  ] as const)
    for (const [category, number] of [
      [counted, 'one'],
      [numbered, 'many'],
    ] as const)
      g.synonym<Filter, { c: Filter }>(category, `{c:core-${number}} ${where}`, ({ c }) =>
        c.card || c.any || (!c.subtype && !c.type) ? undefined : { ...asUnitCard(c), of, zone: 'discard' },
      );
  // Equipment of a sort on a unit.
  const sort = (f: Filter): boolean => f.subtype !== undefined && f.self === undefined;
  for (const [category, number] of [
    [counted, 'gear'],
    [numbered, 'gear-many'],
  ] as const) {
    for (const [unit, self] of [
      ['this unit', 'this'],
      ['that unit', 'that'],
      ['[the] equipped unit', 'equipped'],
    ] as const)
      g.form(
        category,
        `{f:${number}} attached to ${unit}`,
        merged({ wornBy: { self } }, { f: ['card', 'subtype', 'self'] }),
        sort,
      );
    // Whose it is comes out when the whole is known (that.ts).
    g.synonym<Filter, { f: Filter }>(category, `{f:${number}} attached [to it|him|her]`, ({ f }) =>
      sort(f) ? { ...f, wornBy: { self: 'it' as never } } : undefined,
    );
  }
  g.form(counted, 'face-down card under|beneath this unit', { beneath: 'face-down' });
  g.form(counted, 'face-down card under|beneath it|him|her', { beneath: 'face-down' });
  const tally = g.category<Tally>('tally');
  for (const [words, on] of [
    ['this unit', { the: 'this' }],
    ['that unit', { the: 'that' }],
    ['the defending unit', { the: 'defender' }],
    ['the attacking unit', { the: 'attacker' }],
    ['equipped unit', { equipped: {} }],
  ] as const) {
    g.form(tally, `{c:any-counter} counter|counters on ${words}`, { counters: hole('c'), on });
    g.form(tally, `Pilot|Pilots on ${words}`, { riders: 'pilots', on });
    g.form(tally, `Equipment [card|cards] attached to ${words}`, { riders: 'equipment', on });
    g.form(tally, `card|cards in ${words}'s stack`, { stacked: true, on });
  }
  g.synonym<Tally, { c: string }>(tally, '{c:any-counter} counter|counters on it|him|her', ({ c }) => ({
    counters: c,
    on: IT,
  }));
  g.synonym<Tally, object>(tally, 'card|cards in its|his|her stack', () => ({ stacked: true, on: IT }));
  g.synonym<Tally, object>(tally, 'Pilot|Pilots on it', () => ({ riders: 'pilots', on: IT }));
  g.synonym<Tally, object>(tally, 'Equipment [card|cards] attached to it|him|her', () => ({
    riders: 'equipment',
    on: IT,
  }));
  g.form(counted, '{t:tally}', hole('t'), (f) => 'on' in f);
  g.form(numbered, '{t:tally}', hole('t'), (f) => 'riders' in f);
  g.form(counted, 'other {n:name} {w:where}', merged({ self: 'other', name: hole('n') }, { w: WHERE }));
  g.form(counted, 'other {f:np-one}', merged({ self: 'other' }, { f: '*' }));
  g.form(counted, '{f:np-one}', hole('f'));
  const from = { c: CORE, w: WHERE };
  const owners: readonly (readonly [string, Filter['of']])[] = [
    ['you have', 'you'],
    ['you control', 'you'],
    ['your opponent has', 'opponent'],
  ];
  g.form(numbered, '{c:core-many} in your build zone', merged({ of: 'you', zone: 'build' }, { c: CORE }));
  for (const [whose, of] of [
    ['you have in your', 'you'],
    ['your opponent has in his or her', 'opponent'],
  ] as const) {
    const there = (f: Filter): Filter | undefined =>
      f.zone || f.arena ? undefined : { ...f, of, zone: 'build' };
    for (const [category, number] of [
      [counted, 'one'],
      [numbered, 'many'],
    ] as const) {
      g.synonym<Filter, { c: Filter }>(
        category as Category<Filter>,
        `{c:core-${number}} ${whose} build zone`,
        ({ c }) => there(c),
      );
      g.synonym<Filter, { c: Filter }>(
        category as Category<Filter>,
        `other {c:core-${number}} ${whose} build zone`,
        ({ c }) => there({ ...c, self: 'other' }),
      );
    }
  }
  g.synonym<Filter, { c: Filter }>(
    counted as Category<Filter>,
    '{c:core-one} in your build zone',
    ({ c }) => ({
      ...c,
      of: 'you',
      zone: 'build',
    }),
  );
  const two = { c: CORE.filter((key) => key !== 'type'), w: ['type', 'zone'] };
  for (const [words, of] of owners) {
    g.form(counted, `{c:core-one} ${words} {w:where-either}`, merged({ of }, two));
    g.form(counted, `other {c:core-one} ${words} {w:where}`, merged({ of, self: 'other' }, from));
    g.form(counted, `{c:core-one} ${words} {w:where}`, merged({ of }, from));
    g.form(numbered, `other {c:core-many} ${words} {w:where}`, merged({ of, self: 'other' }, from));
    g.form(numbered, `{c:core-many} ${words} {w:where}`, merged({ of }, from));
  }
  for (const [words, fixed] of OF) {
    g.form(numbered, `${words.slice(3)} {f:np-many}`, merged({ ...fixed }, { f: '*' }));
  }
  g.synonym<Filter, { f: Filter }>(numbered, '{f:np-many} in each arena', ({ f }) =>
    f.zone || f.arena ? undefined : { ...f, zone: 'arena' },
  );
  g.form(numbered, 'other {f:np-many}', merged({ self: 'other' }, { f: '*' }));
  g.form(numbered, '{f:np-many}', hole('f'));
}

export function selectors(g: Grammar): void {
  chosen(g);
  someone(g);
}
