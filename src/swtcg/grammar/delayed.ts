// What comes later or by chance: "this turn, when …", "when the attack ends, …", dice that an effect asks for; options with
// times of their own; the top of a deck.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { flat } from '../../core/grammar/lists.ts';
import { hole, sameData, sole } from '../../core/grammar/shape.ts';
import type {
  Amount,
  Filter,
  Only,
  Part,
  RollCase,
  Selector,
  Trigger,
  TriggeredEffect,
} from '../language/effect.ts';
import { type Piece, somePiece, speaksOfThat } from '../language/walk.ts';
import { ANY_CARD } from './filters.ts';
import { resolveTriggered } from './references.ts';

type Parts = readonly Part[];

/** "Choose one: …. Play only …. Or: …. Play only …" */
export function options(g: Grammar, clause: Category<Parts>): void {
  type Option = { readonly p: Parts; readonly o: readonly Only[] };
  const option = g.category<Option>('timed-option');
  g.form(option, '{p:body} . {o:only}', { p: hole('p'), o: hole('o') });
  g.form(option, '{p:body}', { p: hole('p'), o: [] });
  g.list<Option[]>('timed-options', {
    item: 'timed-option',
    flat: false,
    between: [
      [';', 'or'],
      ['.', 'or', ':'],
    ],
    last: null,
    min: 2,
    printed: { item: 'timed-option', two: [';', 'or'], mid: [';', 'or'], last: [';', 'or'] },
  });
  const build = ({ o }: { o: readonly Option[] }): Parts | undefined => {
    if (o.some(({ p }) => p.some((part) => part.do === 'choose-one' || part.do === 'choose-arena')))
      return undefined;
    // Said only after the last option it is said of them all.
    const timed = o.slice(0, -1).some((one) => one.o.length > 0);
    if (!timed && (o.at(-1)?.o.length ?? 0) > 0) return undefined;
    if (!timed && o.length === 2) return undefined;
    const of = o.map(({ p }) => p);
    return [timed ? { do: 'choose-one', of, only: o.map((one) => one.o) } : { do: 'choose-one', of }];
  };
  g.lens<Parts, { o: readonly Option[] }>(clause, 'choose one : {o:timed-options}', build, (parts) => {
    const part = sole(parts, 'choose-one');
    return part && { o: part.of.map((p, i) => ({ p, o: part.only?.[i] ?? [] })) };
  });
}

/** "Your opponent chooses one: …" */
function theirChoice(g: Grammar, clause: Category<Parts>): void {
  const option = g.category<readonly (readonly Part[])[]>('their-options');
  g.list<(readonly Part[])[]>('their-options', {
    item: 'body',
    flat: false,
    between: [
      [';', 'or'],
      ['.', 'or', ':'],
    ],
    last: null,
    min: 2,
    printed: { item: 'body', two: [';', 'or'], mid: [';', 'or'], last: [';', 'or'] },
  });
  for (const words of ['your opponent chooses one', 'your opponent must choose one'])
    g.form(
      clause,
      `${words} : {o:${option.name}}`,
      [{ do: 'choose-one', of: hole('o'), by: 'opponent' }],
      ([part]) =>
        part?.do === 'choose-one' && part.of.every((parts) => parts.every((one) => !needsChoice(one))),
    );
}

/** Its own choices would be made by the other player: what they could be is not said. */
const needsChoice = (part: Part): boolean =>
  somePiece(
    part,
    ({ choose, do: deed }) => choose !== undefined || (deed !== undefined && CHOOSING.includes(deed)),
  );

const CHOOSING: readonly Piece['do'][] = [
  'choose',
  'may',
  'choose-one',
  'search',
  'look-top',
  'discard-from-hand',
];

function later(g: Grammar): void {
  const control = g.category<Parts>('control');
  g.form(
    control,
    'when the|this|that attack ends , {p:clauses}',
    [{ do: 'when-attack-ends', parts: hole('p') }],
    ([part]) => part?.do === 'when-attack-ends' && part.parts.every((one) => one.do !== 'when-attack-ends'),
  );
  const turn = g.category<Parts>('control');
  const bound = (effect: TriggeredEffect): boolean => !speaksOfThat([effect.parts, effect.cost ?? []]);
  // Its "it" is what it speaks of itself.
  const waiting = (t: TriggeredEffect): Parts | undefined => {
    const effect = bound(t) ? resolveTriggered(t) : undefined;
    return effect && [{ do: 'this-turn', effect }];
  };
  g.lens<Parts, { t: TriggeredEffect }>(
    turn,
    'this turn , {t:triggered}',
    ({ t }) => waiting(t),
    (parts) => {
      const part = sole(parts, 'this-turn');
      return part && { t: part.effect };
    },
  );
  g.synonym<Parts, { t: TriggeredEffect }>(turn, 'until end of turn , {t:triggered}', ({ t }) => waiting(t));
}

/** "… when your next build step starts": for the next event of that kind. */
function nextTimes(g: Grammar): void {
  const clause = g.category<Parts>('clause');
  const times: readonly (readonly [Trigger, ...string[]])[] = [
    [
      { on: 'build-step-starts', side: 'you' },
      'when your next build step starts',
      'at the start of your next build step',
      'when your build step starts',
    ],
    [
      { on: 'build-step-starts', side: 'opponent' },
      "when your opponent's next build step starts",
      'when his or her next build step starts',
      'when his or her build step starts',
      'when their next build step starts',
    ],
    [{ on: 'turn-starts' }, 'when the next turn starts', 'at the start of the next turn'],
    [
      { on: 'turn-ends' },
      'when the turn ends',
      'at end of turn',
      'at the end of the turn',
      'when this turn ends',
    ],
    [{ on: 'battle-phase-ends' }, 'when the battle phase ends'],
  ];
  // Cards that were spoken of may be others by then.
  const own = (p: Parts): boolean =>
    !somePiece(p, ({ the }) => the !== undefined && the !== 'this') &&
    p.every((part) => part.do !== 'next-time' && part.do !== 'when-attack-ends');
  for (const [when, ...wordings] of times)
    for (const words of wordings)
      g.form(
        clause,
        `{c:plain-clause} ${words}`,
        [{ do: 'next-time', effect: { kind: 'triggered', when, parts: hole('c') } }],
        ([part]) => part?.do === 'next-time' && own(part.effect.parts),
      );
}

function dice(g: Grammar): void {
  const face = g.category<readonly number[]>('face');
  g.list<number[]>('face-list', {
    item: 'face-number',
    flat: false,
    between: [[',']],
    last: [['or'], [',', 'or']],
    min: 1,
    printed: { item: 'face-number', two: ['or'], mid: [','], last: [',', 'or'] },
  });
  const number = g.category<number>('face-number');
  g.form(number, '{n:int}', hole('n'), (n) => n >= 1 && n <= 6);
  g.synonym<number, { n: number }>(number, 'a|an {n:int}', ({ n }) => (n >= 1 && n <= 6 ? n : undefined));
  g.form(face, '{l:face-list}', hole('l'));
  const from = (least: number): readonly number[] => [1, 2, 3, 4, 5, 6].filter((n) => n >= least);
  g.synonym<readonly number[], { n: number }>(face, '[a|an] {n:int} or more|higher|greater', ({ n }) =>
    n >= 1 && n <= 6 ? from(n) : undefined,
  );
  g.synonym<readonly number[], { n: number }>(face, '[a|an] {n:int} or less|lower|fewer', ({ n }) =>
    n >= 1 && n <= 6 ? [1, 2, 3, 4, 5, 6].filter((one) => one <= n) : undefined,
  );
  const one = g.category<readonly RollCase[]>('roll-case');
  g.form(
    one,
    'if you roll {f:face} , {p:clauses}',
    [{ faces: hole('f'), parts: hole('p') }],
    ([c]) => (c?.parts.length ?? 0) > 0,
  );
  g.form(one, 'if you roll {f:face} , you may {p:clauses}', [
    { faces: hole('f'), parts: [{ do: 'may', parts: hole('p') }] },
  ]);
  for (const rolled of ['if you do , and roll', 'if it is', 'if the roll is'])
    g.synonym<readonly RollCase[], { f: readonly number[]; p: Parts }>(
      one,
      `${rolled} {f:face} , {p:clauses}`,
      ({ f, p }) => [{ faces: f, parts: p }],
    );
  g.synonym<readonly RollCase[], { f: readonly number[] }>(
    one,
    'if you roll {f:face} , nothing happens',
    ({ f }) => [{ faces: f, parts: [] }],
  );
  g.form(one, 'if their total is {n:int} or more , {p:clauses}', [{ total: hole('n'), parts: hole('p') }]);
  g.list<RollCase[]>('roll-cases', flat('roll-case', 'roll-case', '.'));
  const control = g.category<Parts>('held');
  const sound = (n: Amount, cases: readonly RollCase[]): boolean =>
    cases.some((c) => c.parts.length > 0) &&
    cases.every((c) => (n === 1) === (c.total === undefined)) &&
    new Set(cases.flatMap((c) => c.faces ?? [])).size === cases.flatMap((c) => c.faces ?? []).length;
  const build = (n: Amount, cases: readonly RollCase[]): Parts | undefined =>
    sound(n, cases) ? [{ do: 'roll-dice', n, cases: cases.filter((c) => c.parts.length > 0) }] : undefined;
  g.lens<Parts, { r: readonly RollCase[] }>(
    control,
    'roll a die . {r:roll-cases}',
    ({ r }) => build(1, r),
    (parts) => {
      const part = sole(parts, 'roll-dice');
      return part && { r: part.cases };
    },
  );
  g.synonym<Parts, { r: readonly RollCase[] }>(control, 'roll one of your dice . {r:roll-cases}', ({ r }) =>
    build(1, r),
  );
  for (const die of ['a die', 'one of your dice'])
    g.synonym<Parts, { t: Selector; r: readonly RollCase[] }>(
      control,
      `choose {t:single} and roll ${die} . {r:roll-cases}`,
      ({ t, r }) => {
        const rolled = 'choose' in t ? build(1, r) : undefined;
        return rolled && [{ do: 'choose', to: t }, ...rolled];
      },
    );
  g.lens<Parts, { n: number; r: readonly RollCase[] }>(
    control,
    'roll {n:int} dice . {r:roll-cases}',
    ({ n, r }) => (n > 1 ? build(n, r) : undefined),
    (parts) => {
      const part = sole(parts, 'roll-dice');
      return part && { n: part.n as number, r: part.cases };
    },
  );
}

type Look = Extract<Part, { do: 'look-top' }>;
type Take = NonNullable<Look['take']>;

function tops(g: Grammar, part: Category<Part>, clause: Category<Parts>): void {
  for (const [whose, who] of [
    ['your', 'you'],
    ["your opponent's", 'opponent'],
  ] as const) {
    g.form(part, `look at the top card of|from ${whose} deck`, { do: 'look-top', who, n: 1, rest: 'top' });
    for (const back of [
      'put them back in any order',
      'put them back on top in any order',
      'put those cards back in any order',
      'put them back on top of the deck in any order',
    ])
      g.form(clause, `look at the top {n:int} cards of|from ${whose} deck . ${back}`, [
        { do: 'look-top', who, n: hole('n'), rest: 'top' },
      ]);
  }
  const rest = g.category<Look['rest']>('rest-of-them');
  for (const it of [
    'the rest',
    'the rest of the cards',
    'the other cards',
    'the remaining cards',
    'the other card',
    'the other',
  ]) {
    g.form(rest, `put ${it} on the bottom of your deck [in any order]`, 'bottom');
    g.form(rest, `put ${it} back on top of your deck [in any order]`, 'top');
    g.form(rest, `put ${it} on top of your deck [in any order]`, 'top');
    g.form(rest, `discard ${it}`, 'discard');
    g.form(rest, `put ${it} into your discard pile`, 'discard');
  }
  const into = g.category<Pick<Take, 'into' | 'counters'>>('looked-into');
  g.form(into, 'into|in your hand', { into: 'hand' });
  g.form(into, 'into your discard pile', { into: 'discard' });
  g.form(into, 'face-down in|into your build zone with {c:int} build counter(s) on it', {
    into: 'build',
    counters: hole('c'),
  });
  g.form(into, 'face-down in|into your build zone with a build counter on it', {
    into: 'build',
    counters: 1,
  });
  type Words = { n: number; m?: number; f?: Filter; w: Pick<Take, 'into' | 'counters'>; r: Look['rest'] };
  const see = [
    ['look at', {}],
    ['reveal', { shown: true }],
  ] as const;
  // Of those that say the same the first is printed.
  const picks: readonly (readonly [string, (b: Words) => Pick<Take, 'n' | 'upTo' | 'what'> | undefined])[] = [
    ['put one of those cards', () => ({ n: 1 })],
    ['put one of them', () => ({ n: 1 })],
    ['put {m:int} of those cards', ({ m }) => ({ n: m ?? 1 })],
    ['choose {m:int} and put them', ({ m }) => ({ n: m ?? 1 })],
    ['put 1 of them', () => ({ n: 1 })],
    ['you may put one of those cards', () => ({ n: 1, upTo: true })],
    ['put each revealed {f:np-one}', ({ f }) => (sort(f) ? { n: 'all', what: f as Filter } : undefined)],
    ['put all {f:np-many} revealed', ({ f }) => (sort(f) ? { n: 'all', what: f as Filter } : undefined)],
    [
      'you may put a|an {f:np-one} from among them',
      ({ f }) => (sort(f) ? { n: 1, upTo: true, what: f as Filter } : undefined),
    ],
    [
      'if you revealed any {f:np-many} , put one of them',
      ({ f }) => (sort(f) ? { n: 1, what: f as Filter } : undefined),
    ],
  ];
  for (const [verb, shown] of see)
    for (const [words, pick] of picks)
      for (const [i, and] of [
        '. {r:rest-of-them}',
        'and {r:rest-of-them}',
        ', and {r:rest-of-them}',
        '. then {r:rest-of-them}',
      ].entries()) {
        const template = `${verb} the top {n:int} cards of|from your deck . ${words} {w:looked-into} ${and}`;
        const build = (b: Words): Parts | undefined => {
          const picked = pick(b);
          return (
            picked && [
              { do: 'look-top', who: 'you', n: b.n, ...shown, take: { ...picked, ...b.w }, rest: b.r },
            ]
          );
        };
        if (i > 0) {
          g.synonym<Parts, Words>(clause, template, build);
          continue;
        }
        g.lens<Parts, Words>(clause, template, build, (parts) => {
          const part = sole(parts, 'look-top');
          if (!part?.take) return null;
          const { n: m, upTo: _, what: f, ...w } = part.take;
          return { n: part.n, m, f, w, r: part.rest } as Words;
        });
      }
}

/** Cards of a sort, said to be cards. */
const sort = (f: Filter | undefined): boolean => f?.card !== undefined && !sameData(f, { card: ANY_CARD });

export function delayed(g: Grammar, part: Category<Part>, clause: Category<Parts>): void {
  theirChoice(g, clause);
  later(g);
  nextTimes(g);
  dice(g);
  tops(g, part, clause);
}
