// What is so while an effect is on: constant effects, and what lasts for a time.
import type { Grammar } from '../../core/grammar/grammar.ts';
import { hole, sameData } from '../../core/grammar/shape.ts';
import type { CostTerms, Duration, Effect, Gains, IconGains, StaticPart } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Amount, PerCount, Selector } from '../language/selector.ts';
import { A_MATCH, FROM_DISCARD, FROM_HAND, NO_MATCH, THE_DIAL } from './phrases.ts';

type Parts = readonly StaticPart[];
const UNIT_ICON: IconGains = { unit: 1 };

const EVEN_EXHAUSTED = 'even if it is exhausted';
const A_REMINDER = '( this commitment does not cost a Force card )';
const A_DARK_OBJECTIVE = 'a dark side objective';
const HAVE_FOCUS = 'have focus tokens placed on it';
const ENEMY_ICONS = 'enemy combat icons';
const ANY_ENEMY_WAY = 'enemy card effects or combat icons';
const AS_ONE = 'as an enhancement';
const IT_IS_NOT = 'it|he|she is not';
const ITS_TEXT = 'its printed text [box]';
const ANY_ENEMIES = 'any number of participating enemy units';
const AN_EDGE_CARD = 'the first card of his edge stack';
const FATE_EFFECTS = 'the effects of each fate card';

type Forbidden = Extract<StaticPart, { do: 'forbid' }>['what'];

/** Who a sentence is about: cards, or without any article all of them. */
function subjects(g: Grammar): void {
  const subject = g.category<Selector>('subject');
  g.form(subject, '{c:cards}', hole('c'));
  g.synonym<Selector, { f: Filter }>(subject, '{f:any-many}', ({ f }) =>
    Object.keys(f).length > 1 ? { each: f } : undefined,
  );
  g.synonym<Selector, { f: Filter }>(subject, 'each of your {f:cards-many}', ({ f }) =>
    f.of === undefined ? { each: { of: 'you', ...f } } : undefined,
  );
}

function modified(g: Grammar, part: ReturnType<typeof g.category<Parts>>): void {
  g.form(part, '{c:subject} gains|gain|gets {g:gains}', [{ do: 'modify', to: hole('c'), gains: hole('g') }]);
  g.synonym<Parts, { c: Selector; g: Gains }>(part, '{c:subject} gains , {g:gains}', ({ c, g: gained }) => [
    { do: 'modify', to: c, gains: gained },
  ]);
  g.synonym<Parts, { c: Selector; g: Gains }>(
    part,
    '{c:subject} also gains {g:gains}',
    ({ c, g: gained }) => [{ do: 'modify', to: c, gains: gained }],
  );
  g.form(part, '{c:subject} loses|lose elite', [
    { do: 'modify', to: hole('c'), gains: { loses: ['elite'] } },
  ]);
  g.form(part, '{c:subject} loses|lose {l:losses}', [{ do: 'modify', to: hole('c'), gains: hole('l') }]);
  g.form(part, '{c:subject} loses|lose all Force icons', [
    { do: 'modify', to: hole('c'), gains: { forceIcons: 'none' } },
  ]);
}

const DONE: readonly (readonly [string, Forbidden])[] = [
  ['be declared as an attacker', 'attack'],
  ['be declared as a defender', 'defend'],
  ['be targeted', 'targeted'],
  ['be damaged', 'damaged'],
  ['be destroyed', 'destroyed'],
  ['be engaged', 'engage'],
  ['be affected by enemy combat icons', 'struck'],
  ['be committed to the Force', 'committed'],
];

function forbidden(g: Grammar, part: ReturnType<typeof g.category<Parts>>): void {
  for (const [words, what] of DONE)
    g.form(part, `{c:subject} cannot ${words}`, [{ do: 'forbid', what, to: hole('c') }]);
  g.form(part, '{c:subject} cannot be declared as an attacker or defender', [
    { do: 'forbid', what: 'attack', to: hole('c') },
    { do: 'forbid', what: 'defend', to: hole('c') },
  ]);
  const by: readonly (readonly [string, Filter])[] = [
    ['enemy card effects', { of: 'opponent' }],
    ['enemy events', { of: 'opponent', card: ['Event'] }],
    ['events', { card: ['Event'] }],
    ['event cards', { card: ['Event'] }],
    ['enemy event cards', { of: 'opponent', card: ['Event'] }],
  ];
  for (const [words, filter] of by)
    g.form(part, `{c:subject} cannot be targeted by ${words}`, [
      { do: 'forbid', what: 'targeted', to: hole('c'), by: filter },
    ] as never);
  type EdgeX = { c: Selector; x: Amount };
  g.lens<Parts, EdgeX>(
    part,
    '{c:subject} gains edge ( X ) . X is {x:number-of}',
    ({ c, x }) => [
      { do: 'modify', to: c, gains: { keywords: [{ kind: 'keyword', keyword: 'edge', n: 'X', x }] } },
    ],
    ([one, more]) => {
      if (more || one?.do !== 'modify' || Object.keys(one.gains).join() !== 'keywords') return null;
      const [keyword, other] = one.gains.keywords ?? [];
      if (other || keyword?.keyword !== 'edge' || keyword.x === undefined) return null;
      return { c: one.to, x: keyword.x };
    },
  );
  g.form(part, '{c:subject} cannot be damaged or destroyed', [
    { do: 'forbid', what: 'damaged', to: hole('c') },
    { do: 'forbid', what: 'destroyed', to: hole('c') },
  ]);
  for (const [words, whats] of [
    ['be declared as attackers or defenders', ['attack', 'defend']],
    ['be declared as attackers', ['attack']],
    ['be declared as defenders', ['defend']],
  ] as const)
    g.synonym<Parts, { c: Selector }>(part, `{c:subject} cannot ${words}`, ({ c }) =>
      whats.map((what) => ({ do: 'forbid', what, to: c })),
    );
  const enemy = { of: 'opponent' } as const;
  g.form(part, `{c:subject} cannot ${HAVE_FOCUS} by ${ANY_ENEMY_WAY}`, [
    { do: 'forbid', what: 'focused', to: hole('c'), by: enemy },
  ]);
  g.form(part, `{c:subject} cannot be damaged by ${ANY_ENEMY_WAY}`, [
    { do: 'forbid', what: 'damaged', to: hole('c'), by: enemy },
  ]);
  g.form(part, `{c:subject} cannot be damaged or ${HAVE_FOCUS} by ${ANY_ENEMY_WAY}`, [
    { do: 'forbid', what: 'damaged', to: hole('c'), by: enemy },
    { do: 'forbid', what: 'focused', to: hole('c'), by: enemy },
  ]);
  g.synonym<Parts, { c: Selector }>(
    part,
    `{c:subject} cannot be dealt damage by ${ENEMY_ICONS} or card effects`,
    ({ c }) => [{ do: 'forbid', what: 'damaged', to: c, by: enemy }],
  );
  g.form(part, `{c:subject} cannot be targeted by enemy card effects or affected by ${ENEMY_ICONS}`, [
    { do: 'forbid', what: 'targeted', to: hole('c'), by: enemy },
    { do: 'forbid', what: 'struck', to: hole('c') },
  ]);
  g.form(part, '{c:subject} cannot be affected by {f:any-many}', [
    { do: 'forbid', what: 'affected', to: hole('c'), by: hole('f') },
  ]);
  g.form(part, '{c:subject} does|do not refresh during the refresh phase', [
    { do: 'forbid', what: 'refresh', to: hole('c') },
  ]);
  g.synonym<Parts, { c: Selector }>(part, '{c:subject} cannot commit to the Force', ({ c }) => [
    { do: 'forbid', what: 'committed', to: c },
  ]);
  g.lens<Parts, { f: Filter; o: Selector }>(
    part,
    'only {f:any-many} can be declared as attackers against {o:cards}',
    ({ f, o }) => {
      const { card, ...rest } = f;
      return card && [{ do: 'forbid', what: 'attack', to: { each: { card, not: rest } }, object: o }];
    },
    ([one, more]) => {
      if (more || one?.do !== 'forbid' || one.what !== 'attack' || !('each' in one.to) || !one.object)
        return null;
      const { card, not, ...rest } = one.to.each;
      return card && not && Object.keys(rest).length === 0 ? { f: { card, ...not }, o: one.object } : null;
    },
  );
  g.form(part, 'your opponent cannot declare more than {n:int} attackers against {o:cards}', [
    { do: 'most-attackers', n: hole('n'), against: hole('o') },
  ]);
  g.form(part, '{c:subject} must defend this engagement, if able', [{ do: 'must-defend', to: hole('c') }]);
}

/** What cards cost to play: "the first enhancement you play each turn". */
function costs(g: Grammar, part: ReturnType<typeof g.category<Parts>>): void {
  const terms = g.category<CostTerms>('cost-terms');
  const who = 'you';
  g.form(terms, 'the first {f:any-one} you play each turn', {
    who,
    what: hole('f'),
    which: 'first-each-turn',
  });
  g.form(terms, 'the first {f:any-one} you play each phase', {
    who,
    what: hole('f'),
    which: 'first-each-phase',
  });
  g.form(terms, 'the next {f:any-one} you play this phase', { who, what: hole('f'), which: 'next' });
  const play = g.category<CostTerms>('play-terms');
  g.form(play, 'to play this card|unit|enhancement|event', { who, what: { self: 'this' } });
  g.synonym<CostTerms, object>(play, 'of this card|unit|enhancement|event', () => ({
    who,
    what: { self: 'this' },
  }));
  type Words = { t: CostTerms; n: number };
  const change = (template: string, sign: 1 | -1): void =>
    g.lens<Parts, Words>(
      part,
      template,
      ({ t, n }) => [{ do: 'cost', n: sign * n, ...t }],
      ([one, more]) => {
        if (more || one?.do !== 'cost' || typeof one.n !== 'number' || Math.sign(one.n) !== sign) return null;
        const { do: _, n, ...t } = one;
        return 'least' in t ? null : { t, n: Math.abs(n as number) };
      },
    );
  g.form(play, 'to play each {f:any-one}', { who, what: hole('f') }, ({ what }) => what.self !== 'this');
  g.form(terms, 'each {f:any-one} played by an opponent', { who: 'opponent', what: hole('f') });
  g.form(terms, 'the first {f:any-one} each opponent plays on his turn', {
    who: 'opponent',
    what: hole('f'),
    which: 'first-each-turn',
  });
  change('reduce the cost of {t:cost-terms} by {n:int}', -1);
  change('increase the cost of {t:cost-terms} by {n:int}', 1);
  change('reduce the cost {t:play-terms} by {n:int}', -1);
  // "… and ignore its resource match requirement."
  g.lens<Parts, Words>(
    part,
    'reduce the cost of {t:cost-terms} by {n:int} and ignore its resource match requirement',
    ({ t, n }) => [
      { do: 'cost', n: -n, ...t },
      { do: 'ignore-match', ...t },
    ],
    ([one, two, more]) => {
      if (more || one?.do !== 'cost' || two?.do !== 'ignore-match' || typeof one.n !== 'number') return null;
      const { do: _, ...t } = two;
      return { t, n: -one.n };
    },
  );
  g.lens<Parts, Words & { m: number; p: PerCount }>(
    part,
    'reduce the cost {t:play-terms} by {n:int} ( to a minimum of {m:int} ) for each {p:counted}',
    ({ t, n, m, p }) => [{ do: 'cost', n: { per: p, times: -n }, ...t, least: m }],
    ([one, more]) => {
      if (more || one?.do !== 'cost' || typeof one.n !== 'object' || !('per' in one.n)) return null;
      const { do: _, n, least, ...t } = one;
      return 'per' in n && least !== undefined ? { t, n: -n.times, m: least, p: n.per } : null;
    },
  );
  type PerWords = Words & { p: PerCount };
  g.lens<Parts, PerWords>(
    part,
    'reduce the cost {t:play-terms} by {n:int} for each {p:counted}',
    ({ t, n, p }) => [{ do: 'cost', n: { per: p, times: -n }, ...t }],
    ([one, more]) => {
      if (more || one?.do !== 'cost' || typeof one.n !== 'object' || !('per' in one.n)) return null;
      const { do: _, n, ...t } = one;
      return 'per' in n && !('least' in t) ? { t, n: -n.times, p: n.per } : null;
    },
  );
}

function play(g: Grammar, part: ReturnType<typeof g.category<Parts>>): void {
  const hand = { do: 'ignore-match', who: 'you', what: { zone: 'hand', of: 'you' } } as const;
  g.form(part, `you may ${NO_MATCH} when playing cards ${FROM_HAND}`, [hand]);
  g.form(part, `you may ${NO_MATCH} when playing this unit|card ${FROM_HAND}`, [
    { do: 'ignore-match', who: 'you', what: { self: 'this' } },
  ]);
  g.form(part, `resources generated by {c:cards} ${A_MATCH} for all affiliations`, [
    { do: 'match', of: hole('c') },
  ]);
  g.form(part, `{a:affiliation} resources ${A_MATCH} for this card|unit|enhancement|event`, [
    { do: 'match', of: { each: { affiliation: [hole('a')] } }, for: { the: 'this' } },
  ] as never);
  g.form(part, 'resources generated by {c:cards} can only be used to play {f:any-many}', [
    { do: 'spend-only', of: hole('c'), on: hole('f') },
  ]);
  g.form(part, `you may play {c:cards} ${FROM_DISCARD} as if it was in your hand`, [
    { do: 'play-from', what: hole('c'), zone: 'discard' },
  ]);
  const enhancing = [{ do: 'as-enhancement', on: hole('f'), effects: [hole('e')] }] as never;
  g.form(
    part,
    `this card|unit may enter play ${AS_ONE} on any {f:any-one}, with the text : \u201c {e:paragraph} \u201d`,
    enhancing,
  );
  g.synonym<Parts, { f: Filter; e: Effect }>(
    part,
    'you may play this card on a|an {f:any-one} as an enhancement with the text : \u201c {e:paragraph} \u201d',
    ({ f, e }) => [{ do: 'as-enhancement', on: f, effects: [e] }],
  );
}

function table(g: Grammar, part: ReturnType<typeof g.category<Parts>>): void {
  g.form(part, 'your reserve value is increased by {n:int}', [{ do: 'reserve', who: 'you', n: hole('n') }]);
  for (const [whose, who] of [
    ['your', 'you'],
    ["your|an opponent's", 'opponent'],
  ] as const)
    g.lens<Parts, { n: number }>(
      part,
      `${whose} reserve value is reduced|decreased by {n:int}`,
      ({ n }) => [{ do: 'reserve', who, n: -n }],
      ([one, more]) =>
        !more && one?.do === 'reserve' && one.who === who && typeof one.n === 'number' && one.n < 0
          ? { n: -one.n }
          : null,
    );
  type Reserve = { n: number; p: PerCount };
  const reserve = ({ n, p }: Reserve): Parts => [{ do: 'reserve', who: 'you', n: { per: p, times: n } }];
  g.lens<Parts, Reserve>(
    part,
    'your reserve value is increased by {n:int} for each {p:counted}',
    reserve,
    ([one, more]) =>
      !more && one?.do === 'reserve' && typeof one.n === 'object' && 'per' in one.n
        ? { n: one.n.times, p: one.n.per }
        : null,
  );
  g.synonym<Parts, Reserve>(part, 'increase your reserve value by {n:int} for each {p:counted}', reserve);
  g.synonym<Parts, { n: number }>(part, 'increase your|each reserve value by {n:int}', ({ n }) => [
    { do: 'reserve', who: 'you', n },
  ]);
  g.synonym<Parts, { n: number }>(
    part,
    "increase each friendly player's reserve value by {n:int}",
    ({ n }) => [{ do: 'reserve', who: 'you', n }],
  );
  g.form(part, '{c:cards} contributes {n:amount} Force icon(s) to your side during the Force struggle', [
    { do: 'contribute', of: hole('c'), n: hole('n'), who: 'you', to: 'struggle' },
  ]);
  g.form(part, 'your unopposed bonus is raised to {n:int}', [
    { do: 'unopposed-bonus', who: 'you', n: hole('n') },
  ]);
  g.form(
    part,
    `you may engage ${THE_DIAL} as though it were ${A_DARK_OBJECTIVE} ( it is not an objective )`,
    [{ do: 'engage-dial' }],
  );
  g.form(part, 'the light side wins the game', [{ do: 'wins', who: 'light' }]);
  g.form(part, 'the dark side wins the game', [{ do: 'wins', who: 'dark' }]);
}

function engagement(g: Grammar, part: ReturnType<typeof g.category<Parts>>): void {
  g.form(part, '{c:subject} require|requires {n:int} fewer damage to destroy', [
    { do: 'fragile', to: hole('c'), n: hole('n') },
  ]);
  g.lens<Parts, { c: Selector; i: IconGains }>(
    part,
    `damage from {c:cards-of} {i:icons} icon type may be divided among ${ANY_ENEMIES}`,
    ({ c, i }) => (sameData(i, UNIT_ICON) ? [{ do: 'divide-strike', of: c }] : undefined),
    ([one, more]) => (!more && one?.do === 'divide-strike' ? { c: one.of, i: UNIT_ICON } : null),
  );
  g.form(part, `your opponent must place ${AN_EDGE_CARD} faceup`, [
    { do: 'first-edge-card-faceup', who: 'opponent' },
  ]);
  g.form(part, `you may resolve ${FATE_EFFECTS} in your edge stack an additional time`, [
    { do: 'fates-again', who: 'you' },
  ]);
  g.form(part, 'you strike first this engagement', [{ do: 'strikes-first', who: 'you' }]);
  g.form(part, 'this engagement is considered unopposed', [{ do: 'counts-unopposed' }]);
  g.form(part, 'resolve edge-enabled icons on {c:subject} as if you had the edge', [
    { do: 'edge-enabled', of: hole('c') },
  ]);
  g.form(part, `the Force icons of {c:cards} count ${EVEN_EXHAUSTED}`, [
    { do: 'count-exhausted', what: hole('c') },
  ]);
  g.synonym<Parts, object>(part, `its Force icons count toward the Force struggle ${EVEN_EXHAUSTED}`, () => [
    { do: 'count-exhausted', what: { the: 'this' } },
  ]);
  g.form(part, 'you win tied edge battles', [{ do: 'wins-edge-ties', who: 'you' }]);
  g.form(part, 'damage dealt by {c:cards} cannot be prevented by shields', [
    { do: 'unpreventable', of: hole('c'), shields: true },
  ]);
  g.synonym<Parts, { c: Selector }>(
    part,
    `{c:cards} also may strike during|in combat even if ${IT_IS_NOT} participating in the engagement`,
    ({ c }) => [{ do: 'strike-from-outside', what: c }],
  );
  g.form(part, `{c:cards} may strike during|in combat even if ${IT_IS_NOT} participating in the engagement`, [
    { do: 'strike-from-outside', what: hole('c') },
  ]);
  g.form(part, `{c:cards} is considered committed to the Force [. ${A_REMINDER}]`, [
    { do: 'count-committed', what: hole('c') },
  ]);
  g.form(part, `treat {c:cards} as if ${ITS_TEXT} were blank ( except for Traits )`, [
    { do: 'blank', to: hole('c') },
  ]);
}

/** "until the end of the phase" */
function durations(g: Grammar): void {
  const until = g.category<Duration>('until');
  g.form(until, 'until the end of the strike', 'strike');
  g.form(until, 'until the end of the engagement', 'engagement');
  g.form(until, 'until the end of the phase', 'phase');
  g.form(until, 'until the end of the turn', 'turn');
  g.form(until, 'for this edge battle', 'edge-battle');
  g.form(until, 'for this Force struggle', 'struggle');
  for (const [words, value] of [
    ['until the end of this strike', 'strike'],
    ['until the end of this engagement', 'engagement'],
    ['during this engagement', 'engagement'],
    ['this engagement', 'engagement'],
    ['until the end of this phase', 'phase'],
    ['this phase', 'phase'],
    ['this turn', 'turn'],
  ] as const)
    g.synonym<Duration, object>(until, words, () => value);
}

export function statics(g: Grammar): void {
  subjects(g);
  const part = g.category<Parts>('static');
  modified(g, part);
  forbidden(g, part);
  costs(g, part);
  play(g, part);
  table(g, part);
  engagement(g, part);
  durations(g);
}
