// Sentences that hang on a player's will, on a condition, or on the sentence before them.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { flat } from '../../core/grammar/lists.ts';
import { hole, sole } from '../../core/grammar/shape.ts';
import type { Condition, Cost, Filter, Part, Selector } from '../language/effect.ts';
import { deepParts } from '../language/nested-parts.ts';
import { somePiece } from '../language/walk.ts';

type Parts = readonly Part[];

/** Instructions that could as well be the price of what follows "if you do": there they are read as that. */
const couldBePaid = (parts: Parts): boolean =>
  parts.every(
    (part) =>
      part.do === 'tap' ||
      part.do === 'retreat' ||
      part.do === 'discard' ||
      part.do === 'mill' ||
      part.do === 'return-to-hand' ||
      (part.do === 'put' && part.into === 'out') ||
      (part.do === 'discard-from-hand' && part.who === 'you') ||
      (part.do === 'counters' && typeof part.n === 'number' && !part.upTo),
  );

/** "… . If you do, …", where what is done is no price. */
export const followed = (done: Parts, then: Parts): Parts | undefined =>
  couldBePaid(done) ? undefined : [...done, { do: 'if-done', parts: then }];

/** What is done, and what is done if so. */
export function parted(parts: Parts): { c: Parts; d: Parts } | null {
  const last = sole(parts.slice(-1), 'if-done');
  return last && { c: parts.slice(0, -1), d: last.parts };
}

/** What is done or paid by the player who has the effect. */
function own(g: Grammar): void {
  const control = g.category<Parts>('control');
  g.form(control, 'you may [also] {c:then}', [{ do: 'may', parts: hole('c') }]);
  g.lens<Parts, { c: Parts; d: Parts }>(
    control,
    'you may {c:clauses} . if you do , {d:then}',
    ({ c, d }) => {
      const parts = couldBePaid(c) ? [...c, { do: 'if-done', parts: d } as const] : followed(c, d);
      return parts && [{ do: 'may', parts }];
    },
    (parts) => {
      const part = sole(parts, 'may');
      return part && parted(part.parts);
    },
  );
  g.form(control, 'you may {c:price} . if you do , {d:then}', [
    { do: 'may', cost: hole('c'), parts: hole('d') },
  ]);
  g.form(
    control,
    '{d:clauses} unless you {c:price}',
    [{ do: 'may', cost: hole('c'), parts: [], else: hole('d') }],
    avoidable,
  );
  // "Discard 2 cards unless you discard a Droid card": whoever is to discard cards may discard that one in their place.
  g.lens<Parts, Instead>(
    control,
    '{d:clause} unless you discard a|an {f:np-one} [from your hand]',
    (one) => inPlaceOf(one, 'you'),
    (parts) => placeTaken(parts, 'you'),
  );
  // What is done before it is done in any case.
  g.synonym<Parts, Instead>(
    control,
    '{d:clauses} unless you discard a|an {f:np-one} [from your hand]',
    ({ d, f }) => {
      const taken = d.length > 1 ? inPlaceOf({ d: d.slice(-1), f }, 'you') : undefined;
      return taken && [...d.slice(0, -1), ...taken];
    },
  );
  g.form(control, 'if you do , {d:then}', [{ do: 'if-done', parts: hole('d') }]);
}

/** A choice has sentences of its own, and a disrupt says itself what avoids it. */
const isPlain = (part: Part): boolean => part.do !== 'choose-one' && part.do !== 'disrupt';
const avoidable = ([part]: Parts): boolean => part?.do === 'may' && (part.else ?? []).every(isPlain);

interface Instead {
  readonly d: Parts;
  readonly f: Filter;
}

/** A card of some sort in hand, in place of several of any. */
function inPlaceOf({ d, f }: Instead, who: 'you' | 'opponent'): Parts | undefined {
  const part = sole(d, 'discard-from-hand');
  if (!part || part.who !== who || part.what || part.random || part.by || !f.card || !f.subtype)
    return undefined;
  const may = { do: 'may', cost: [{ pay: 'discard-from-hand', what: f, n: 1 }], parts: [], else: d } as const;
  return [who === 'you' ? may : { ...may, who }];
}

function placeTaken(parts: Parts, who: 'you' | 'opponent'): Instead | null {
  const part = sole(parts, 'may');
  const [cost, ...more] = part?.cost ?? [];
  if (cost?.pay !== 'discard-from-hand' || more.length > 0 || !part?.else) return null;
  return (part.who ?? 'you') === who ? { d: part.else, f: cost.what } : null;
}

const HE = ['he or she', 'they', 'your opponent', 'that player'];

function opponent(g: Grammar): void {
  const control = g.category<Parts>('control');
  const paid = g.category<readonly Cost[]>('price-of-other');
  g.form(paid, 'pays|pay {n:int} Force', [{ pay: 'force', n: hole('n') }]);
  g.form(paid, 'pays|pay {n:int} build point(s)', [{ pay: 'build', n: hole('n') }]);
  const cost = hole('c');
  HE.forEach((he, i) => {
    const does = he === 'they' ? 'they do' : `${he} does`;
    const form = (words: string, part: object): void => {
      if (i === 0) g.form(control, words, [part as Part]);
      else
        g.synonym<Parts, { c: readonly Cost[]; d: Parts }>(control, words, ({ c, d }) => [
          'else' in part
            ? { do: 'may', who: 'opponent', cost: c, parts: [], else: d }
            : { do: 'may', who: 'opponent', cost: c, parts: d },
        ]);
    };
    form(`your opponent may {c:price} . if ${does} , {d:then}`, {
      do: 'may',
      who: 'opponent',
      cost,
      parts: hole('d'),
    });
  });
  g.lens<Parts, Instead>(
    control,
    '{d:clause} unless he or she discards a|an {f:np-one} [from his or her hand]',
    (one) => inPlaceOf(one, 'opponent'),
    (parts) => placeTaken(parts, 'opponent'),
  );
  unless(g, control);
  g.synonym<Parts, Unless>(control, '{d:clauses} , unless your opponent {c:price-of-other}', unpaid);
  g.synonym<Parts, Unless>(control, 'unless your opponent {c:price-of-other} , {d:then}', unpaid);
}

interface Unless {
  readonly c: readonly Cost[];
  readonly d: Parts;
}

const unpaid = ({ c, d }: Unless): Parts | undefined => (d.every(isPlain) ? beforePaying(c, d) : undefined);

function unless(g: Grammar, category: Category<Parts>): void {
  g.lens<Parts, Unless>(category, '{d:clauses} unless your opponent {c:price-of-other}', unpaid, unlessPaid);
  for (const he of ['he or she', 'they', 'your opponent']) {
    if (he !== 'your opponent')
      g.synonym<Parts, Unless>(category, `{d:clauses} unless ${he} {c:price-of-other}`, (b) =>
        speaksOfOpponent(b.d) ? unpaid(b) : undefined,
      );
    // Whichever hand is named, it is the owner's (The 4 Primary Rules, 1).
    for (const [words, does] of [
      ["return {t:single} to your opponent's hand", 'return-to-hand'],
      ["{t:single} doesn't untap during your opponent's next untap step", 'stay-tapped'],
    ] as const)
      g.synonym<Parts, { c: readonly Cost[]; t: Selector }>(
        category,
        `${words} unless ${he} {c:price-of-other}`,
        ({ c, t }) => unpaid({ c, d: [{ do: does, to: t }] }),
      );
  }
}

/** What is done unless the opponent pays, and the price. */
function unlessPaid(parts: Parts): Unless | null {
  const part = sole(parts, 'may');
  return part?.cost && part.else ? { c: part.cost, d: part.else } : null;
}

const chooses = (part: Part | undefined): boolean =>
  part !== undefined && 'to' in part && 'choose' in part.to && part.to.by === undefined;

/** The card is named before the opponent says whether to pay for it. */
function beforePaying(cost: readonly Cost[], parts: Parts): Parts {
  const [first, ...more] = parts;
  const unless = (list: Parts): Part => ({ do: 'may', who: 'opponent', cost, parts: [], else: list });
  if (!first || !chooses(first) || !('to' in first)) return [unless(parts)];
  return [{ do: 'choose', to: first.to }, unless([{ ...first, to: { the: 'that' } } as Part, ...more])];
}

/** "He or she" is the opponent: the sentence must have named a card or a deed of the opponent. */
const speaksOfOpponent = (parts: Parts): boolean =>
  somePiece(parts, ({ who, whose, by, of, side, force }) =>
    [who, whose, by, of, side, force].some((one) => one === 'opponent'),
  );

function conditional(g: Grammar): void {
  const control = g.category<Parts>('control');
  const when = hole('i');
  g.form(control, 'if {i:said-conditions} , {c:then}', [{ do: 'if', if: when, parts: hole('c') }]);
  g.form(control, 'if {i:said-conditions} , you may [also] {c:then}', [
    { do: 'if', if: when, parts: [{ do: 'may', parts: hole('c') }] },
  ]);
  g.form(control, 'if {i:said-conditions} , {c:clauses} . otherwise , {d:then}', [
    { do: 'if', if: when, parts: hole('c'), else: hole('d') },
  ]);
  const said = g.category<readonly Condition[]>('said-conditions');
  g.form(said, '{c:conditions}', hole('c'));
  // Of a card that was spoken of: "If that unit is a Jedi", "If it has Stealth".
  const that = { the: 'that' } as const;
  const about = (words: string, state: string): void =>
    g.form(said, words, [{ is: 'self', what: hole(state), card: that }]);
  about('that unit is {s:state-is}', 's');
  g.synonym<readonly Condition[], { h: Filter; s: Filter }>(
    said,
    'the|that {h:head-one} is {s:state-is}',
    ({ s }) => [{ is: 'self', what: s, card: that }],
  );
  about('that unit has {h:state-has}', 'h');
  g.form(said, "that unit isn't {s:state-is}", [
    { is: 'not', what: { is: 'self', what: hole('s'), card: that } },
  ]);
}

export function control(g: Grammar): void {
  const control = g.category<Parts>('control');
  g.category<Parts>('held');
  const price = g.category<readonly Cost[]>('price');
  g.form(price, 'pay {n:int} Force', [{ pay: 'force', n: hole('n') }]);
  g.form(price, 'pay {n:int} build point(s)', [{ pay: 'build', n: hole('n') }]);
  // From the top of the deck of the one who decides.
  for (const deck of ['his or her deck', 'their deck']) {
    g.form(price, `discard the top {n:int} cards of|from ${deck}`, [{ pay: 'mill', n: hole('n') }]);
    g.synonym<readonly Cost[], { n: number }>(
      price,
      `put the top {n:int} cards of|from ${deck} into the|their discard pile`,
      ({ n }) => [{ pay: 'mill', n }],
    );
    g.form(g.category<readonly Cost[]>('price-of-other'), `discards|discard the top card of|from ${deck}`, [
      { pay: 'mill', n: 1 },
    ]);
  }
  own(g);
  opponent(g);
  conditional(g);
  const sentence = g.category<Parts>('sentence');
  g.form(sentence, '{c:clauses}', hole('c'));
  g.form(sentence, '{c:control}', hole('c'));
  g.form(control, '{h:held}', hole('h'));
  const then = g.category<Parts>('then');
  g.form(then, '{c:clauses}', hole('c'));
  g.form(then, '{h:held}', hole('h'));
  g.synonym<Parts, { c: Parts; d: Parts }>(
    then,
    '{c:clauses} , and you may [also] {d:clauses}',
    ({ c, d }) => [...c, { do: 'may', parts: d }],
  );
  unless(g, then);
  const printed = g.category<Parts>('printed-sentence');
  g.form(printed, '{c:clause}', hole('c'));
  g.form(printed, '{c:control}', hole('c'));
  g.list<Part[]>('sentences', flat('sentence', 'printed-sentence', '.', '. then', '. then ,'));
  g.form(g.category<Parts>('body'), '{s:sentences}', hole('s'), inOrder);
}

/** What was removed has to be said before. */
export const removesFirst = (parts: Parts): boolean => {
  const all = deepParts(parts);
  const at = all.findIndex((part) =>
    somePiece({ ...part, parts: [] }, ({ removed }) => removed !== undefined),
  );
  return at < 0 || all.slice(0, at).some((part) => part.do === 'counters' && part.remove === true);
};

/** "If you do" belongs to the sentence right before it, which is no decision of its own. */
function inOrder(parts: Parts): boolean {
  if (!removesFirst(parts)) return false;
  return parts.every((part, i) => {
    const before = parts[i - 1];
    // What can't be disrupted is the whole effect, whatever comes of its conditions.
    if (part.do !== 'sure' && deepParts([part]).some((one) => one.do === 'sure')) return false;
    return part.do !== 'if-done' || (before !== undefined && before.do !== 'may' && before.do !== 'if');
  });
}
