// How clauses hang together: sentences, "then", "you may", "if", "instead", what lasts, and what others have to do.
import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { flat } from '../../core/grammar/lists.ts';
import { hole, sole } from '../../core/grammar/shape.ts';
import type { Condition } from '../language/condition.ts';
import type { Duration, Instruction, StaticPart } from '../language/effect.ts';
import type { Selector, Who } from '../language/selector.ts';

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
    (part) => (part.do === 'damage' ? { c: part.to, n: part.n } : null),
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
  for (const words of [
    '{w:player} must {d:deed}',
    '{w:player} must {d:deed} , if able',
    '{w:player} {d:deed} , if able',
  ])
    g.synonym<Parts, Words>(sentence, words, build);
}

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
}

function conditional(g: Grammar, sentence: Category<Parts>): void {
  g.form(sentence, 'if {i:conditions} , {p:plain}', [{ do: 'if', if: hole('i'), parts: hole('p') }]);
  g.synonym<Parts, { i: readonly Condition[]; p: Parts }>(
    sentence,
    '{p:plain} if {i:conditions}',
    ({ i, p }) => [{ do: 'if', if: i, parts: p }],
  );
  g.form(sentence, '{a:plain} . if {i:conditions} , {b:plain} instead', [
    { do: 'instead', parts: hole('a'), if: hole('i'), other: hole('b') },
  ]);
}

export function control(g: Grammar): void {
  deeds(g, 'deed');
  deeds(g, 'deed-to-do');
  // What is one thing; what may stand in a condition; what ends with a period.
  const one = g.category<Parts>('one');
  const plain = g.category<Parts>('plain');
  const sentence = g.category<Parts>('sentence');
  g.list<Parts>('clauses', flat('clause', 'clause', 'and', ', and'));
  others(g, one);
  g.form(one, '{c:clause}', hole('c'));
  g.form(one, 'you may {c:clauses}', [{ do: 'may', parts: hole('c') }]);
  lasting(g, one);
  g.form(plain, '{o:one}', hole('o'));
  g.form(plain, '{c:clauses}', hole('c'));
  g.form(sentence, '{o:one}', hole('o'));
  g.synonym<Parts, { c: Parts }>(sentence, '{c:clauses}', ({ c }) => c);
  conditional(g, sentence);
  g.list<Parts>('sentences', flat('sentence', 'sentence', '.'));
  const body = g.category<Parts>('body');
  g.lens<Parts, { s: Parts; t: Parts }>(
    body,
    '{s:sentences} . then , {t:body}',
    ({ s, t }) => [...s, { do: 'then', parts: t }],
    (parts) => {
      const last = parts.at(-1);
      return last?.do === 'then' && parts.length > 1 ? { s: parts.slice(0, -1), t: last.parts } : null;
    },
  );
  g.form(body, '{s:sentences}', hole('s'));
}
