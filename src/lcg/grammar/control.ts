// How clauses hang together: sentences, "then", "you may", "if", "instead", what lasts, and what others have to do.
import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { flat } from '../../core/grammar/lists.ts';
import { hole, sole } from '../../core/grammar/shape.ts';
import type { Condition } from '../language/condition.ts';
import type { Duration, Gains, Instruction, StaticPart } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Amount, Selector, Who } from '../language/selector.ts';
import { THAT } from './references.ts';

type Parts = readonly Instruction[];

/** Whoever the sentence is about, until it is known. */
const SUBJECT: Who = 'player';

/** The same instructions, of another player. */
function ofPlayer(data: unknown, from: Who, to: Who): unknown {
  if (Array.isArray(data)) return data.map((one) => ofPlayer(one, from, to));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([word, value]) => [
      word,
      (word === 'who' || word === 'by') && value === from ? to : ofPlayer(value, from, to),
    ]),
  );
}

/** Who does it: the only player that is named. */
function doer(data: unknown): Who | null {
  if (typeof data !== 'object' || data === null) return null;
  for (const [word, value] of Object.entries(data)) {
    if ((word === 'who' || word === 'by') && typeof value === 'string') return value as Who;
    const found = doer(value);
    if (found) return found;
  }
  return null;
}

/** Chosen by the player whom the sentence is about. */
const byHim = (selector: Selector): Selector | undefined =>
  'choose' in selector && selector.by === undefined && !selector.random
    ? { ...selector, by: SUBJECT }
    : undefined;

function notByHim(selector: Selector): Selector | null {
  if (!('choose' in selector) || selector.by !== SUBJECT) return null;
  const { by: _, ...rest } = selector;
  return rest;
}

/** What players do, in the third person: "deals 1 damage to a unit he controls". */
function deeds(g: Grammar, name: 'deed' | 'deed-to-do'): void {
  const deed = g.category<Parts>(name);
  const verb = (word: string): string => (name === 'deed' ? `${word}s|${word}` : `${word}|${word}s`);
  g.form(deed, `${verb('draw')} {n:amount} card(s)`, [{ do: 'draw', who: SUBJECT, n: hole('n') }]);
  const chosen = (
    template: string,
    build: (c: Selector, n: number) => Instruction,
    match: (part: Instruction) => { c: Selector; n?: unknown } | null,
  ): void =>
    g.lens<Parts, { c: Selector; n: number }>(
      deed,
      template,
      ({ c, n }) => {
        const own = byHim(c);
        return own && [build(own, n)];
      },
      ([one, more]) => {
        const found = !more && one ? match(one) : null;
        const c = found && notByHim(found.c);
        return found && c ? { c, n: found.n as number } : null;
      },
    );
  chosen(
    `${verb('deal')} {n:amount} damage to {c:cards}`,
    (to, n) => ({ do: 'damage', n, to }),
    (part) => (part.do === 'damage' && !part.divided ? { c: part.to, n: part.n } : null),
  );
  chosen(
    `${verb('deal')} {n:amount} damage divided among {c:cards}`,
    (to, n) => ({ do: 'damage', n, divided: true, to }),
    (part) => (part.do === 'damage' && part.divided ? { c: part.to, n: part.n } : null),
  );
  chosen(
    `${verb('place')} {n:amount} focus token(s) on {c:cards}`,
    (to, n) => ({ do: 'focus', n, to }),
    (part) => (part.do === 'focus' ? { c: part.to, n: part.n } : null),
  );
  chosen(
    `${verb('sacrifice')} {c:cards}`,
    (what) => ({ do: 'sacrifice', what }),
    (part) => (part.do === 'sacrifice' ? { c: part.what } : null),
  );
  chosen(
    `${verb('choose')} {c:cards}`,
    (what) => ({ do: 'choose', what }),
    (part) => (part.do === 'choose' ? { c: part.what } : null),
  );
  const discard = (what: Selector): Instruction => ({ do: 'discard', what });
  const discarded = (part: Instruction) => (part.do === 'discard' ? { c: part.what } : null);
  chosen(`${verb('choose')} and ${verb('discard')} {c:cards}`, discard, discarded);
  chosen(`${verb('discard')} {c:cards}`, discard, () => null);
  // "Discards 1 card at random from his hand": nobody chooses it.
  g.lens<Parts, { n: Amount }>(
    deed,
    `${verb('discard')} {n:amount} cards|card at random from his hand`,
    ({ n }) => [
      {
        do: 'discard',
        what: {
          choose: { of: 'chooser', zone: 'hand' },
          ...(n !== 1 && { count: n }),
          by: SUBJECT,
          random: true,
        },
      },
    ],
    ([one, more]) => {
      if (more || one?.do !== 'discard' || !('choose' in one.what) || !one.what.random) return null;
      const { count = 1, by } = one.what;
      return by === SUBJECT && count !== 'any' ? { n: count } : null;
    },
  );
}

function others(g: Grammar, sentence: Category<Parts>): void {
  type Words = { w: Who; d: Parts };
  const build = ({ w, d }: Words) => ofPlayer(d, SUBJECT, w) as Parts;
  g.lens<Parts, Words>(sentence, '{w:player} {d:deed}', build, (parts) => {
    const w = doer(parts);
    return w && w !== 'you' ? { w, d: ofPlayer(parts, w, SUBJECT) as Parts } : null;
  });
  g.lens<Parts, Words>(g.category<Parts>('having'), 'have {w:player} {d:deed-to-do}', build, (parts) => {
    const w = doer(parts);
    return w && w !== 'you' ? { w, d: ofPlayer(parts, w, SUBJECT) as Parts } : null;
  });
  for (const words of ['{w:player} must {d:deed}']) g.synonym<Parts, Words>(sentence, words, build);
}

const EVEN_EXHAUSTED = 'even if it is exhausted';

function lasting(g: Grammar, sentence: Category<Parts>): void {
  g.form(sentence, '{s:static} {d:until}', [{ do: 'lasting', parts: hole('s'), until: hole('d') }]);
  type Words = { s: readonly StaticPart[]; d: Duration };
  g.synonym<Parts, Words>(sentence, '{d:until} , {s:static}', ({ s, d }) => [
    { do: 'lasting', parts: s, until: d },
  ]);
  // "The next card you play this phase" says itself how long; so does a change of the reserve value in its place.
  g.form(
    sentence,
    '{s:static}',
    [{ do: 'lasting', parts: hole('s'), until: 'phase' }],
    (parts) =>
      sole(parts, 'lasting')?.parts.every((part) => 'which' in part && part.which === 'next') === true,
  );
  // These say by themselves how long.
  g.synonym<Parts, { c: Selector }>(sentence, '{c:cards} must defend this engagement , if able', ({ c }) => [
    { do: 'lasting', parts: [{ do: 'must-defend', to: c }], until: 'engagement' },
  ]);
  g.synonym<Parts, { c: Selector }>(
    sentence,
    `{c:cards} counts its Force icons for this struggle , ${EVEN_EXHAUSTED}`,
    ({ c }) => [{ do: 'lasting', parts: [{ do: 'count-exhausted', what: c }], until: 'struggle' }],
  );
  type Given = { c: Selector; g: Gains; d: Duration };
  const given = ({ c, g: gained, d }: Given): Parts => [
    { do: 'lasting', parts: [{ do: 'modify', to: c, gains: gained }], until: d },
  ];
  g.lens<Parts, Given>(
    g.category<Parts>('having'),
    'have {c:cards} gain {g:gains} {d:until}',
    given,
    (parts) => {
      const last = sole(parts, 'lasting');
      const [part, more] = last?.parts ?? [];
      return last && part?.do === 'modify' && !more ? { c: part.to, g: part.gains, d: last.until } : null;
    },
  );
  g.synonym<Parts, Given>(sentence, 'give {c:cards} {g:gains} {d:until}', given);
  // "Target friendly player": in a game for two that is you.
  g.synonym<Parts, { what: Selector }>(
    sentence,
    'target friendly player may place {what:cards} into your edge stack',
    ({ what }) => {
      if (!('choose' in what) || what.choose.of !== 'chooser') return undefined;
      const own: Selector = { ...what, choose: { ...what.choose, of: 'you' } };
      return [{ do: 'may', parts: [{ do: 'put', what: own, into: 'edge' }] }];
    },
  );
  g.synonym<Parts, { f: Filter; n: number }>(
    sentence,
    'reduce the cost of each {f:any-one} you play this phase by {n:int}',
    ({ f, n }) => [{ do: 'lasting', parts: [{ do: 'cost', n: -n, who: 'you', what: f }], until: 'phase' }],
  );
  type Next = { f: Filter; n: number };
  g.synonym<Parts, Next>(
    sentence,
    'reduce the cost of the next {f:any-one} you play this turn by {n:int}',
    ({ f, n }) => [
      { do: 'lasting', parts: [{ do: 'cost', n: -n, who: 'you', what: f, which: 'next' }], until: 'turn' },
    ],
  );
}

function conditional(g: Grammar, sentence: Category<Parts>, opening: Category<Parts>): void {
  type If = { i: readonly Condition[]; p: Parts };
  const only = ({ i, p }: If): Parts => [{ do: 'if', if: i, parts: p }];
  g.form(sentence, 'if {i:conditions} , {p:plain}', [{ do: 'if', if: hole('i'), parts: hole('p') }]);
  g.form(opening, '{p:plain} if {i:conditions}', [{ do: 'if', if: hole('i'), parts: hole('p') }]);
  g.synonym<Parts, If>(sentence, '{p:plain} if {i:conditions}', only);
  type Instead = { a: Parts; i: readonly Condition[]; b: Parts };
  const instead = { do: 'instead', parts: hole('a'), if: hole('i'), other: hole('b') } as const;
  for (const category of [sentence, opening]) {
    g.form(
      category,
      '{a:plain} . if {i:conditions} , {b:plain} instead',
      [instead],
      ([part]) => part?.do === 'instead' && !part.may && part.other[0]?.do !== 'may',
    );
    g.form(category, '{a:plain} . if {i:conditions} , you may {b:clauses} instead', [
      { ...instead, may: true },
    ]);
    g.synonym<Parts, Instead>(
      category,
      '{a:plain} . if {i:conditions} , you may instead {b:clauses}',
      ({ a, i, b }) => [{ do: 'instead', parts: a, if: i, other: b, may: true }],
    );
    g.synonym<Parts, { i: readonly Condition[]; a: Parts; b: Parts }>(
      category,
      'if {i:conditions} , you may {a:clauses} . if you do , {b:plain}',
      ({ i, a, b }) =>
        category === opening ? undefined : [{ do: 'if', if: i, parts: [{ do: 'may', parts: [...a, ...b] }] }],
    );
    // "Remove 1 focus token from … If …, remove up to 2 focus tokens instead."
    g.synonym<Parts, { a: Parts; i: readonly Condition[]; n: number }>(
      category,
      '{a:plain} . if {i:conditions} , remove up to {n:int} focus tokens instead',
      ({ a, i, n }) => {
        const [part, more] = a;
        return !more && part?.do === 'remove-focus'
          ? [{ do: 'instead', parts: a, if: i, other: [{ do: 'remove-focus', n, upTo: true, from: THAT }] }]
          : undefined;
      },
    );
    // "You may do this. If you do, …": both or neither.
    g.synonym<Parts, { a: Parts; b: Parts }>(
      category,
      'you may {a:clauses} . if you do , {b:plain}',
      ({ a, b }) => [{ do: 'may', parts: [...a, ...b] }],
    );
  }
}

/** "If that unit is still in play …", at the end of something. */
function later(g: Grammar, sentence: Category<Parts>): void {
  const end = g.category<'engagement' | 'phase' | 'strike'>('end');
  for (const one of ['engagement', 'phase', 'strike'] as const) g.form(end, `the end of the ${one}`, one);
  g.form(sentence, 'if {c:cards} is still in play at {e:end} , {p:clauses}', [
    { do: 'at-end', of: hole('e'), what: hole('c'), parts: hole('p') },
  ]);
  type Words = { c: Selector; e: 'engagement' | 'phase' | 'strike'; p: Parts };
  const build = ({ c, e, p }: Words): Parts => [{ do: 'at-end', of: e, what: c, parts: p }];
  g.synonym<Parts, Words>(sentence, 'at {e:end} , if {c:cards} is still in play , {p:clauses}', build);
  g.synonym<Parts, Words>(sentence, 'if {c:cards} is in play at {e:end} , {p:clauses}', build);
}

/** Sentences in a row, the last of them perhaps after "then". */
function bodies(g: Grammar, name: string, first: string): void {
  const body = g.category<Parts>(name);
  const rest = g.category<Parts>(`${name}-sentences`);
  g.form(rest, `{a:${first}}`, hole('a'));
  g.lens<Parts, { a: Parts; b: Parts }>(
    rest,
    `{a:${first}} . {b:sentences}`,
    ({ a, b }) => [...a, ...b],
    (parts) => (parts.length > 1 ? { a: parts.slice(0, 1), b: parts.slice(1) } : null),
  );
  for (const comma of [' ,', ''])
    g.lens<Parts, { s: Parts; t: Parts }>(
      body,
      `{s:${name}-sentences} . then${comma} {t:body}`,
      ({ s, t }) => [...s, { do: 'then', parts: t }],
      (parts) => {
        const last = parts.at(-1);
        return last?.do === 'then' && parts.length > 1 ? { s: parts.slice(0, -1), t: last.parts } : null;
      },
    );
  g.form(body, `{s:${name}-sentences}`, hole('s'));
}

export function control(g: Grammar): void {
  deeds(g, 'deed');
  deeds(g, 'deed-to-do');
  // What is one thing; what may stand in a condition; what ends with a period; what an ability can begin with.
  const one = g.category<Parts>('one');
  const plain = g.category<Parts>('plain');
  const sentence = g.category<Parts>('sentence');
  const opening = g.category<Parts>('opening');
  const piece = g.category<Parts>('piece');
  g.form(piece, '{c:clause}', hole('c'));
  g.form(piece, '{a:clause} or {b:clause}', [{ do: 'one-of', of: [hole('a'), hole('b')] }]);
  g.list<Parts>('clauses', flat('piece', 'piece', 'and', ', and'));
  others(g, one);
  g.form(one, '{p:piece}', hole('p'));
  g.form(one, 'you may {c:clauses}', [{ do: 'may', parts: hole('c') }]);
  lasting(g, one);
  g.form(plain, '{o:one}', hole('o'));
  g.form(plain, '{c:clauses}', hole('c'));
  for (const category of [sentence, opening]) {
    g.form(category, '{o:one}', hole('o'));
    g.synonym<Parts, { c: Parts }>(category, '{c:clauses}', ({ c }) => c);
    g.synonym<Parts, { o: Parts }>(category, '{o:one} , if able', ({ o }) => o);
  }
  conditional(g, sentence, opening);
  later(g, sentence);
  g.list<Parts>('sentences', flat('sentence', 'sentence', '.'));
  bodies(g, 'body', 'sentence');
  bodies(g, 'ability-body', 'opening');
}
