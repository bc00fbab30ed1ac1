// Further instructions: a choice that what follows speaks of, cards put into arenas, counters moved, bans for a turn.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole, merged, sole } from '../../core/grammar/shape.ts';
import type { Duration, Effect, Filter, Part, Selector, StaticPart } from '../language/effect.ts';
import { ARENAS, type Arena } from '../model/state.ts';
import { lastsOn } from './durations.ts';
import { asUnitCard } from './filters.ts';
import { pointsAtOnce } from './references.ts';

type Parts = readonly Part[];

/** "Choose one of your units. That unit gets …": the choice belongs to the first part that speaks of it. */
export function choosing(g: Grammar, clause: Category<Parts>): void {
  // What is said of it may have its X explained.
  const said = g.category<Parts>('chosen-clause');
  g.form(said, '{c:plain-clause}', hole('c'));
  g.form(said, '{c:where-clause}', hole('c'));
  type Words = { t: Selector; c: Parts };
  const build = ({ t, c }: Words): Parts | undefined => {
    const [first, ...more] = c;
    if (!('choose' in t) || !first) return undefined;
    return pointsAtOnce(first) ? [{ ...first, to: t } as Part, ...more] : undefined;
  };
  g.synonym<Parts, Words>(clause, 'choose {t:target} . {c:chosen-clause}', build);
  // One in each arena: as many choices as arenas.
  g.synonym<Parts, { f: Filter; c: Parts }>(
    clause,
    'choose a|an {f:np-one} in each arena . {c:chosen-clause}',
    ({ f, c }) => {
      const [first, ...more] = c;
      if (!first || !pointsAtOnce(first) || f.zone || f.arena) return undefined;
      return ARENAS.flatMap((arena) => [{ ...first, to: { choose: { ...f, arena } } } as Part, ...more]);
    },
  );
  // Where what follows speaks of it in another way, the choice stands for itself.
  g.form(
    clause,
    'choose {t:target}',
    [{ do: 'choose', to: hole('t') }],
    ([one]) => one?.do === 'choose' && 'choose' in one.to,
  );
  for (const and of [',', 'and'])
    g.synonym<Parts, Words>(clause, `choose {t:target} ${and} {c:chosen-clause}`, build);
}

function putting(g: Grammar, part: Category<Part>): void {
  const to = hole('t');
  const into = hole('a');
  g.form(part, 'put {t:target} into the {a:arena} arena', { do: 'put', to, into });
  g.form(part, 'put {t:target} into the {a:arena} arena untapped', { do: 'put', to, into, tapped: false });
  g.form(part, 'put {t:target} into the {a:arena} arena tapped', { do: 'put', to, into, tapped: true });
  g.form(part, 'put {t:target} into its arena untapped', { do: 'put', to, into: 'its-arena', tapped: false });
  g.form(part, 'put {t:target} into its arena tapped', { do: 'put', to, into: 'its-arena', tapped: true });
  g.form(part, "put {t:target} on the bottom of its owner's deck", { do: 'put', to, into: 'bottom' });
  const named = (p: Part): boolean =>
    p.do === 'put' && 'choose' in p.to && (p.to.choose.card !== undefined || p.to.choose.pilot === true);
  for (const zone of ['hand', 'discard'] as const) {
    const pile = zone === 'hand' ? 'your hand' : 'your discard pile';
    const from = { choose: merged({ of: 'you', zone }, { f: '*' }) } as const;
    g.form(
      part,
      `put a|an {f:np-one} from ${pile} into the {a:arena} arena`,
      { do: 'put', to: from, into },
      named,
    );
  }
  for (const [zone, pile] of [
    ['hand', 'your hand'],
    ['discard', 'your discard pile'],
  ] as const) {
    const from = { choose: merged({ of: 'you', zone }, { f: '*' }) } as const;
    for (const [state, tapped] of [
      ['untapped', false],
      ['tapped', true],
    ] as const) {
      g.form(
        part,
        `put a|an {f:np-one} from ${pile} into its arena ${state}`,
        { do: 'put', to: from, into: 'its-arena', tapped },
        named,
      );
      g.form(
        part,
        `put a|an {f:np-one} from ${pile} into the {a:arena} arena ${state}`,
        { do: 'put', to: from, into, tapped },
        named,
      );
    }
  }
  for (const state of ['', 'untapped'])
    g.synonym<Part, { f: Filter; a: Arena; b: Arena }>(
      part,
      `put a|an {f:np-one} from your hand into the {a:arena} or {b:arena} arena ${state}`,
      ({ f, a, b }) => {
        const { unit: _, ...card } = f;
        const to: Selector = { choose: { ...card, card: ['unit'], type: [a, b], of: 'you', zone: 'hand' } };
        return !f.card || f.type
          ? undefined
          : { do: 'put', to, into: 'its-arena', ...(state ? { tapped: false } : {}) };
      },
    );
  const several = (p: Part): boolean =>
    named(p) && p.do === 'put' && 'choose' in p.to && (p.to.count ?? 1) > 1;
  const up = {
    choose: merged({ of: 'you', zone: 'discard' }, { f: '*' }),
    count: hole('n'),
    upTo: true,
  } as const;
  g.form(
    part,
    'return up to {n:int} {f:np-many} from your discard pile to your hand',
    { do: 'put', to: up, into: 'hand' },
    several,
  );
  const all = { choose: merged({ of: 'you', zone: 'discard' }, { f: '*' }), count: hole('n') } as const;
  g.form(
    part,
    'return {n:int} {f:np-many} from your discard pile to your hand',
    { do: 'put', to: all, into: 'hand' },
    several,
  );
  for (const words of ['put a|an {f:np-one} from your discard pile on top of your deck'])
    g.form(
      part,
      words,
      { do: 'put', to: { choose: merged({ of: 'you', zone: 'discard' }, { f: '*' }) }, into: 'deck' },
      named,
    );
  // "Your opponent discards that unit": whose card it is says who does it.
  g.synonym<Part, { t: Selector }>(part, 'your opponent discards {t:single}', ({ t }) =>
    'the' in t || ('choose' in t && t.by === 'opponent') ? { do: 'discard', to: t } : undefined,
  );
  g.synonym<Part, { t: Selector }>(
    part,
    'return {t:single} [and all cards stacked with it] to your hand',
    ({ t }) =>
      'choose' in t && t.choose.of === 'you' && t.choose.zone !== 'discard'
        ? { do: 'return-to-hand', to: t }
        : undefined,
  );
  // The one whose units they are chooses.
  for (const his of ['his or her', 'their']) {
    const data = { choose: merged({ of: 'opponent' }, { f: '*' }), by: 'opponent' } as const;
    for (const [verb, does] of [
      ['discards', 'discard'],
      ['taps', 'tap'],
      ['retreats', 'retreat'],
      ['chooses', 'choose'],
    ] as const)
      g.form(
        part,
        `your opponent [chooses and] ${verb} one of ${his} {f:np-many}`,
        { do: does, to: data } as unknown as Part,
        (p) => 'to' in p && 'choose' in p.to && p.to.choose.card === undefined,
      );
    g.form(
      part,
      `your opponent puts {n:int} {c:any-counter} counter(s) on one of ${his} {f:np-many}`,
      { do: 'counters', to: data, counter: hole('c'), n: hole('n') } as unknown as Part,
      (p) => 'to' in p && 'choose' in p.to && p.to.choose.card === undefined,
    );
  }
}

function counters(g: Grammar, clause: Category<Parts>): void {
  type Words = { n?: number; c: string; f: Selector; t: Selector };
  const build =
    (more: object, all: boolean) =>
    ({ n: count, c: counter, f, t }: Words): Parts | undefined => {
      if ('each' in f || 'each' in t) return undefined;
      const move = { do: 'move-counters', counter, n: all ? 'all' : (count ?? 1), ...more } as const;
      if (!('choose' in f)) return [{ ...move, from: f, to: t } as Part];
      return [{ do: 'choose', to: f }, { ...move, from: { the: 'that' }, to: t } as Part];
    };
  const match = (parts: Parts): Words | null => {
    const chosen = sole(parts.slice(0, 1), 'choose');
    const move = sole(parts.slice(-1), 'move-counters');
    return move && { c: move.counter, f: (chosen ?? { to: move.from }).to, t: move.to, n: move.n as number };
  };
  g.lens<Parts, Words>(
    clause,
    'move {n:int} {c:any-counter} counter(s) from {f:single} to {t:single}',
    build({}, false),
    match,
  );
  g.lens<Parts, Words>(
    clause,
    'move up to {n:int} {c:any-counter} counter(s) from {f:single} to {t:single}',
    build({ upTo: true }, false),
    match,
  );
  g.lens<Parts, Words>(
    clause,
    'move all {c:any-counter} counters from {f:single} to {t:single}',
    build({}, true),
    match,
  );
  g.synonym<Parts, Words>(
    clause,
    'move a {c:any-counter} counter from {f:single} to {t:single}',
    build({}, false),
  );
}

const lasting = (...parts: readonly object[]): Part => ({
  do: 'lasting',
  parts: parts as readonly StaticPart[],
  until: 'turn',
});

/** What holds for a turn, of units that are known or that come later. */
function forATurn(g: Grammar, part: Category<Part>): void {
  const self = { the: 'this' } as const;
  const granted = (...parts: readonly object[]): Effect => ({ kind: 'static', parts }) as unknown as Effect;
  const until = hole('d');
  const to = hole('t');
  const known = (p: Part): boolean => p.do === 'grant' && !('each' in p.to);
  g.form(
    part,
    'prevent all damage [done] to {t:single} {d:duration}',
    { do: 'grant', to, effects: [granted({ do: 'prevent-all', to: self })], until },
    known,
  );
  for (const from of ['done by', 'from', 'that would be done by'])
    g.form(
      part,
      `prevent all damage ${from} {t:single} {d:duration}`,
      { do: 'grant', to, effects: [granted({ do: 'prevent-all', to: self, from: true })], until },
      known,
    );
  // "All": all of them, whenever they come (the damage is what is spoken of).
  const all = (p: Part): boolean =>
    p.do === 'lasting' &&
    p.parts.every((one) => 'to' in one && typeof one.to === 'object' && 'each' in one.to);
  g.form(
    part,
    'prevent all damage [done] to {t:single} this turn',
    lasting({ do: 'prevent-all', to: hole('t') }) as never,
    all,
  );
  g.form(
    part,
    'prevent all damage [done] to {t:single} until end of turn',
    lasting({ do: 'prevent-all', to: hole('t') }) as never,
    all,
  );
  const done: Parts = [lasting({ do: 'prevent-all', to: hole('t'), from: true })];
  for (const from of ['done by', 'from', 'that would be done by'])
    for (const when of ['this turn', 'until end of turn']) {
      g.form(part, `prevent all damage ${from} {t:single} ${when}`, done[0] as never, all);
      g.synonym<Part, { f: Filter }>(part, `prevent all damage ${from} {f:np-many} ${when}`, ({ f }) =>
        lasting({ do: 'prevent-all', to: { each: f }, from: true }),
      );
    }
  for (const [words, who] of [
    ['your opponent', 'opponent'],
    ['you', 'you'],
  ] as const) {
    g.form(
      part,
      `${words} can't play {k:kinds} cards this turn`,
      lasting({ do: 'forbid-play', who, card: hole('k') }) as never,
    );
    g.form(
      part,
      `${words} can't play {k:kinds} cards until end of turn`,
      lasting({ do: 'forbid-play', who, card: hole('k') }) as never,
    );
    for (const verb of ['use', 'play', 'activate'])
      for (const when of ['this turn', 'until end of turn'])
        for (const abilities of ['', 'abilities'])
          g.synonym<Part, { k: 'activated' | readonly string[] }>(
            part,
            `${words} can't ${verb} {k:usable} ${abilities} ${when}`,
            ({ k }) => lasting({ do: 'forbid-use', to: { each: { of: who } }, what: k }),
          );
  }
  g.lens<Part, { k: 'activated' | readonly string[] }>(
    part,
    "your opponent can't use {k:usable} this turn",
    ({ k }) => lasting({ do: 'forbid-use', to: { each: { of: 'opponent' } }, what: k }),
    (p) => {
      const one = p.do === 'lasting' ? sole(p.parts, 'forbid-use') : null;
      return one && { k: one.what };
    },
  );
}

function together(g: Grammar, clause: Category<Parts>): void {
  const n = hole('n');
  const force = { do: 'force', who: 'you', n: hole('m') } as const;
  g.form(clause, 'gain {n:count} build point(s) and {m:count} Force', [
    { do: 'build-points', who: 'you', n },
    force,
  ]);
  g.synonym<Parts, { n: number; m: number }>(
    clause,
    'gain {m:count} Force and {n:count} build point(s)',
    (b) => [
      { do: 'force', who: 'you', n: b.m },
      { do: 'build-points', who: 'you', n: b.n },
    ],
  );
  // What was prevented is done to another unit in the same arena, as by Deflect.
  const deflected = {
    do: 'damage',
    to: { choose: { arena: 'there' }, upTo: true },
    n: { prevented: 1 },
    from: { the: 'that' },
    deflected: true,
  } as const;
  for (const unit of ['unit', 'Character'])
    for (const words of ['that unit', 'that {h:head-one}'])
      g.synonym<Parts, object>(
        clause,
        `${words} may do that much damage to a ${unit} of your choice in the same arena`,
        () => [
          unit === 'unit'
            ? deflected
            : ({ ...deflected, to: { choose: { type: ['character'], arena: 'there' }, upTo: true } } as Part),
        ],
      );
  g.form(clause, 'that unit may do that much damage to a unit in the same arena', [deflected]);
  g.form(clause, 'that unit may do that much damage to a {a:arena} unit in the same arena', [
    { ...deflected, to: { choose: { type: [hole('a')], arena: 'there' }, upTo: true } } as never,
  ]);
}

/** Somebody's whole hand, and new cards. */
function further(g: Grammar, part: Category<Part>, clause: Category<Parts>): void {
  g.synonym<Part, { p: Part }>(part, 'also {p:part}', ({ p }) => p);
  // What cards cost for a turn: of cards that are completed later, too.
  g.synonym<Parts, { p: readonly StaticPart[]; d: Duration }>(
    clause,
    '{p:static-clause} {d:duration}',
    ({ p, d }) =>
      lastsOn(d) &&
      p.every(
        (one) =>
          (one.do === 'cost' && one.to.self !== 'this') ||
          (one.do === 'charge' && one.what === 'battle') ||
          // Each of somebody's units is one that is there already (Phrases, "each of your units").
          (one.do === 'no-retreat' && 'each' in one.to && (one.step || !one.to.each.of)),
      )
        ? [{ do: 'lasting', parts: p, until: d }]
        : undefined,
  );
  g.synonym<Parts, { f: Filter; d: Duration }>(
    clause,
    "your opponent can't retreat [any] {f:np-many} {d:duration}",
    ({ f, d }) =>
      lastsOn(d)
        ? [{ do: 'lasting', parts: [{ do: 'no-retreat', to: { each: { of: 'opponent', ...f } } }], until: d }]
        : undefined,
  );
  const isCard = (p: Part): boolean => p.do === 'put' && 'choose' in p.to && p.to.choose.card !== undefined;
  for (const [pile, data] of [
    ['your discard pile', { of: 'you', zone: 'discard' }],
    ["your opponent's discard pile", { of: 'opponent', zone: 'discard' }],
    ['any discard pile', { zone: 'discard' }],
  ] as const)
    g.form(
      part,
      `remove a|an {f:np-one} from ${pile} from the game`,
      { do: 'put', to: { choose: merged({ ...data }, { f: '*' }) }, into: 'out' },
      isCard,
    );
  g.synonym<Part, { f: Filter }>(
    part,
    'remove a|an {f:np-simple-one} from|in your discard pile from the game',
    ({ f }) => {
      const card = asCard(f);
      return card && { do: 'put', to: { choose: { ...card, of: 'you', zone: 'discard' } }, into: 'out' };
    },
  );
}

/** A Jedi in a discard pile is a Jedi's card. */
const asCard = (f: Filter): Filter | undefined =>
  f.card || f.any || f.pilot || f.name !== undefined || (!f.subtype && !f.type) ? undefined : asUnitCard(f);

function renewed(g: Grammar, clause: Category<Parts>): void {
  for (const [who, words] of [
    ['each', 'each player'],
    ['opponent', 'your opponent'],
  ] as const)
    for (const his of ['his or her', 'their'])
      for (const then of [', then', 'and then', 'and'])
        g.synonym<Parts, { n: number }>(
          clause,
          `${words} discards ${his} hand ${then} draws {n:int} card(s)`,
          ({ n }) => [
            { do: 'discard-from-hand', who, n: 'all' },
            { do: 'draw', who, n },
          ],
        );
}

function rerolls(g: Grammar, part: Category<Part>): void {
  const any = { do: 'reroll', n: 'all', upTo: true } as const;
  for (const more of ['or', 'of']) {
    g.synonym<Part, object>(part, `choose one ${more} more of your attack dice . reroll those dice`, () => ({
      ...any,
      whose: 'you',
    }));
    g.synonym<Part, object>(
      part,
      `choose one ${more} more of your opponent's attack dice . your opponent rerolls those dice`,
      () => ({ ...any, whose: 'opponent' }),
    );
  }
  g.form(part, 'reroll all your attack dice', { do: 'reroll', whose: 'you', n: 'all' });
  g.synonym<Part, object>(part, 'reroll one of your attack dice', () => ({
    do: 'reroll',
    whose: 'you',
    n: 1,
  }));
  for (const his of ['his or her', 'their', 'his', 'her'])
    for (const of of ['of', ''])
      g.form(part, `your opponent rerolls all ${of} ${his} attack dice`, {
        do: 'reroll',
        whose: 'opponent',
        n: 'all',
      });
}

/** A type that a unit takes on, an attack that it is safe from: for a time. */
function statesForATime(g: Grammar, part: Category<Part>): void {
  const self = { the: 'this' } as const;
  const to = hole('t');
  const until = hole('d');
  const effects = [{ kind: 'static', parts: [{ do: 'treat-as', to: self, subtype: hole('s') }] }] as const;
  const treated = { do: 'grant', to, effects, until } as const;
  const words = [
    '{t:single} becomes a|an {s:subtype-one} {d:duration}',
    'treat {t:single} as a|an {s:subtype-one} {d:duration}',
    'treat {t:single} as {s:subtype-many} {d:duration}',
    'treat {t:several} as {s:subtype-many} {d:duration}',
  ];
  for (const one of words) g.form(part, one, treated as unknown as Part);
  const safe = [
    { kind: 'static', parts: [{ do: 'forbid', what: 'be-attacked', to: self, object: hole('o') }] },
  ] as const;
  g.form(part, "{t:single} can't be attacked by {o:number-of} {d:duration}", {
    do: 'grant',
    to,
    effects: safe,
    until,
  } as unknown as Part);
  // Safe beside others, or a shield of those beside it: said of the unit for the turn.
  const others = { of: 'you', self: 'other', arena: 'here' } as const;
  const given = (given: object): Effect => ({ kind: 'static', ...given }) as Effect;
  g.synonym<Part, { t: Selector; f: Filter }>(
    part,
    "{t:single} can't be attacked this turn as long as you have any other {f:np-many} in the same arena",
    (b) => ({
      do: 'grant',
      to: b.t,
      effects: [
        given({
          if: [
            {
              is: 'have',
              who: 'you',
              what: { self: 'other', arena: 'here', ...b.f },
              count: 'at-least',
              n: 1,
            },
          ],
          parts: [{ do: 'forbid', what: 'be-attacked', to: self }],
        }),
      ],
      until: 'turn',
    }),
  );
  g.synonym<Part, { c: Filter; f: Filter }>(
    part,
    "choose one of your {c:np-many} . as long as that unit is in an arena , your other {f:np-many} in that arena can't be attacked this turn",
    ({ c, f }) => ({
      do: 'grant',
      to: { choose: { of: 'you', ...c } },
      effects: [given({ parts: [{ do: 'forbid', what: 'be-attacked', to: { each: { ...others, ...f } } }] })],
      until: 'turn',
    }),
  );
  for (const [state, more] of [
    ['', {}],
    ['untapped', { tapped: false }],
    ['tapped', { tapped: true }],
  ] as const)
    g.form(part, `move {t:single} to|into the {a:arena} arena ${state}`, {
      do: 'put',
      to,
      into: hole('a'),
      move: true,
      ...more,
    });
}

export function imperatives(g: Grammar, part: Category<Part>, clause: Category<Parts>): void {
  putting(g, part);
  counters(g, clause);
  forATurn(g, part);
  together(g, clause);
  renewed(g, clause);
  further(g, part, clause);
  rerolls(g, part);
  statesForATime(g, part);
}
