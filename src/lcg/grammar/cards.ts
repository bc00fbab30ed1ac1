// Cards that move: drawn, discarded, looked at, searched for, put into play, captured.
import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Condition } from '../language/condition.ts';
import type { Instruction } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Selector } from '../language/selector.ts';
import { together } from './filters.ts';
import {
  IN_ANY_ORDER,
  INTO_PLAY,
  INTO_YOUR_HAND,
  OF_YOUR_DECK,
  ON_YOUR_SIDE,
  TO_YOUR_HAND,
} from './phrases.ts';

type Parts = readonly Instruction[];
const what = hole('what');
const n = hole('n');

/** The same selector of cards in a pile; undefined where it has one already or chooses no card. */
export function inPile(selector: Selector, pile: Filter): Selector | undefined {
  if ('the' in selector)
    return selector.the === 'this' ? ({ the: 'this', from: pile.zone } as Selector) : undefined;
  if ('target' in selector) {
    const target = together([selector.target, pile]);
    return target && { ...selector, target };
  }
  if (!('choose' in selector)) return undefined;
  const choose = together([selector.choose, pile]);
  return choose && { ...selector, choose };
}

function hand(g: Grammar, clause: Category<Parts>): void {
  g.form(clause, 'draw {n:amount} card(s)', [{ do: 'draw', who: 'you', n }]);
  g.form(clause, 'draw {n:amount} card(s) for each {p:counted}', [
    { do: 'draw', who: 'you', n: { per: hole('p'), times: n } },
  ] as never);
  g.form(clause, 'discard {what:cards}', [{ do: 'discard', what }]);
  g.synonym<Parts, object>(clause, 'draw that card', () => [{ do: 'draw', who: 'you', n: 1 }]);
  g.form(clause, 'place {what:cards} into your edge stack', [{ do: 'put', what, into: 'edge' }]);
  g.synonym<Parts, { what: Selector }>(clause, 'choose and discard {what:cards}', ({ what: card }) =>
    'choose' in card ? [{ do: 'discard', what: card }] : undefined,
  );
  g.synonym<Parts, { what: Selector }>(clause, 'discard {what:cards} from play', ({ what: card }) => [
    { do: 'discard', what: card },
  ]);
  g.synonym<Parts, object>(clause, 'choose and discard 1 card from that hand', () => [
    { do: 'discard', what: { choose: { zone: 'hand', of: 'opponent' } } },
  ]);
  g.synonym<Parts, object>(clause, 'discard both edge stacks', () => [
    { do: 'discard', what: { each: { zone: 'edge' } } },
  ]);
}

const INTO: readonly (readonly [string, Extract<Instruction, { do: 'put' }>['into'], ('any' | 'random')?])[] =
  [
    ["to its|their owner's|owners' hand|hands", 'hand'],
    ["to the bottom of its|their owner's|owners' deck|decks", 'deck-bottom'],
    ["to the bottom of its|their owner's|owners' deck|decks in any order", 'deck-bottom', 'any'],
    ["to the bottom of its|their owner's|owners' deck|decks in random order", 'deck-bottom', 'random'],
    ["to the top of its|their owner's|owners' deck|decks", 'deck-top'],
    ["to the top of its|their owner's|owners' deck|decks in any order", 'deck-top', 'any'],
  ];

const FROM_THERE = 'from the discard pile';

/** Wordings by which a card goes to its owner's hand or deck, whoever that is. */
const ALSO: readonly (readonly [string, Extract<Instruction, { do: 'put' }>['into'], ('any' | 'random')?])[] =
  [
    ['return {what:cards} to your|his|their hand', 'hand'],
    ['put {what:cards} into your hand', 'hand'],
    ['place|put {what:cards} on|at the bottom of your|its|his deck', 'deck-bottom'],
    [`place|put {what:cards} on the bottom ${OF_YOUR_DECK} ${IN_ANY_ORDER}`, 'deck-bottom', 'any'],
    ["place|put {what:cards} on|at the bottom of its owner's deck", 'deck-bottom'],
    [`return {what:cards} to the top of the deck ${IN_ANY_ORDER}`, 'deck-top', 'any'],
    [`return {what:cards} to the top of your deck ${IN_ANY_ORDER}`, 'deck-top', 'any'],
    [`return {what:cards} to the top of the opponent's deck ${IN_ANY_ORDER}`, 'deck-top', 'any'],
    [`return {what:cards} to top of the deck ${IN_ANY_ORDER}`, 'deck-top', 'any'],
    ['return|move {what:cards} to the bottom of your|its deck', 'deck-bottom'],
    ['return {what:cards} to the top of your|its deck', 'deck-top'],
  ];

function moved(g: Grammar, clause: Category<Parts>): void {
  for (const [words, into, order] of INTO)
    g.form(clause, `return {what:cards} ${words}`, [{ do: 'put', what, into, ...(order && { order }) }]);
  for (const [words, into, order] of ALSO)
    g.synonym<Parts, { what: Selector }>(clause, words, ({ what: card }) => [
      { do: 'put', what: card, into, ...(order && { order }) },
    ]);
  g.form(clause, "shuffle {what:cards} into its|their owner's|owners' deck|decks", [
    { do: 'put', what, into: 'deck' },
  ]);
  for (const words of [
    'shuffle {what:cards} [back] into your deck',
    `shuffle {what:cards} back into its|their owner's|owners' deck|decks [${FROM_THERE}]`,
    'shuffle {what:cards} back into your deck',
  ])
    g.synonym<Parts, { what: Selector }>(clause, words, ({ what: card }) =>
      // The rest of what was searched never left the deck.
      'the' in card && card.the === 'rest' ? undefined : [{ do: 'put', what: card, into: 'deck' }],
    );
}

/** "Put those into your hand, and the rest …": the verb is said once. */
function rests(g: Grammar, sentence: Category<Parts>): void {
  type Words = { what: Selector };
  const both = (words: string, into: 'deck-bottom' | 'deck-top') =>
    g.synonym<Parts, Words>(sentence, words, ({ what: card }) => [
      { do: 'put', what: card, into: 'hand' },
      { do: 'put', what: { the: 'rest' }, into, order: 'any' },
    ]);
  both(
    `put {what:cards} ${INTO_YOUR_HAND}, and the rest on the bottom ${OF_YOUR_DECK} ${IN_ANY_ORDER}`,
    'deck-bottom',
  );
  both(
    `put {what:cards} ${INTO_YOUR_HAND} and the rest on the bottom ${OF_YOUR_DECK} ${IN_ANY_ORDER}`,
    'deck-bottom',
  );
  both(
    `put {what:cards} ${INTO_YOUR_HAND}, and the rest on the top ${OF_YOUR_DECK} ${IN_ANY_ORDER}`,
    'deck-top',
  );
  // "Return the top card … If …, return the top 2 cards instead."
  type More = { a: Parts; i: readonly Condition[]; n: number };
  g.synonym<Parts, More>(
    sentence,
    '{a:plain} . if {i:conditions} , return the top {n:int} cards instead',
    ({ a, i, n: top }) => {
      const [one, more] = a;
      if (more || one?.do !== 'put' || !('top' in one.what)) return undefined;
      return [{ do: 'instead', parts: a, if: i, other: [{ ...one, what: { ...one.what, top } }] }];
    },
  );
}

const NEXT_ONE = 'your next objective';

function seen(g: Grammar, clause: Category<Parts>): void {
  g.form(clause, 'look at {at:cards}', [{ do: 'look', at: hole('at') }]);
  g.form(clause, 'look at {w:whose} hand', [
    { do: 'look', at: { each: { zone: 'hand', of: hole('w') } } },
  ] as never);
  g.form(clause, 'reveal {at:cards}', [{ do: 'look', reveal: true, at: hole('at') }]);
  for (const [pile, zone] of [
    ['deck', 'deck'],
    ['objective deck', 'objectiveDeck'],
  ] as const) {
    const search = { do: 'search', zone, for: hole('f'), n: 1 } as const;
    const some = { do: 'search', zone, for: hole('f'), n: 'any' } as const;
    const tops = [
      ['your', {}],
      ['the top {t:int} cards of your', { top: hole('t') }],
    ] as const;
    for (const [where, top] of tops) {
      const one = (words: string, more: object) =>
        g.form(clause, `search ${where} ${pile} for a|an|1 {f:any-one}${words}`, [
          { ...search, ...top, ...more },
        ] as never);
      one(', reveal it, and add it to your hand', { into: 'hand', reveal: true });
      one(' and put it into play', { into: 'play' });
      one(` and put it ${INTO_PLAY} ${ON_YOUR_SIDE}`, {
        into: 'play',
        participating: true,
      });
      g.form(
        clause,
        `search ${where} ${pile} for any number of {f:any-many}, reveal them, and add them ${TO_YOUR_HAND}`,
        [{ ...some, ...top, into: 'hand', reveal: true }] as never,
      );
    }
    g.form(clause, `shuffle your ${pile}`, [{ do: 'shuffle', zone, who: 'you' }]);
  }
  g.synonym<Parts, { t: string }>(
    clause,
    'search your deck for {t:title}, and put it|him|her into play',
    ({ t }) => [
      { do: 'search', zone: 'deck', for: { name: t }, n: 1, into: 'play' },
      // A deck that was searched is shuffled (FAQ 1.2).
      { do: 'shuffle', zone: 'deck', who: 'you' },
    ],
  );
  g.synonym<Parts, object>(
    clause,
    `search your objective deck to choose ${NEXT_ONE} and put it ${INTO_PLAY} immediately`,
    () => [{ do: 'search', zone: 'objectiveDeck', for: { card: ['Objective'] }, n: 1, into: 'play' }],
  );
  g.synonym<Parts, object>(clause, 'shuffle the remaining cards back into your deck', () => [
    { do: 'shuffle', zone: 'deck', who: 'you' },
  ]);
}

function played(g: Grammar, clause: Category<Parts>): void {
  g.form(clause, 'put {what:cards} into play', [{ do: 'put-into-play', what }]);
  g.form(clause, `put {what:cards} ${INTO_PLAY} ${ON_YOUR_SIDE}`, [
    { do: 'put-into-play', what, participating: true },
  ]);
  g.form(clause, "put {what:cards} into play under its owner's control", [
    { do: 'put-into-play', what, under: 'owner' },
  ]);
  // "Put a Droid unit into play from your hand": where the card is stands last.
  const pile = g.category<Filter>('from-pile');
  g.synonym<Filter, object>(pile, 'from any discard pile', () => ({ zone: 'discard' }));
  g.synonym<Filter, object>(pile, "from an opponent's discard pile", () => ({
    zone: 'discard',
    of: 'opponent',
  }));
  g.synonym<Filter, object>(pile, 'from your hand', () => ({ zone: 'hand', of: 'you' }));
  g.synonym<Filter, object>(pile, 'from your discard pile', () => ({ zone: 'discard', of: 'you' }));
  g.synonym<Filter, object>(pile, 'from your hand or discard pile', () => ({
    any: [
      { zone: 'hand', of: 'you' },
      { zone: 'discard', of: 'you' },
    ],
  }));
  type Words = { what: Selector; p: Filter };
  for (const [words, participating] of [
    ['', {}],
    [` ${ON_YOUR_SIDE}`, { participating: true }],
  ] as const)
    g.synonym<Parts, Words>(
      clause,
      `put {what:cards} into play {p:from-pile}${words}`,
      ({ what: card, p }) => {
        const there = inPile(card, p);
        return there && [{ do: 'put-into-play', what: there, ...participating }];
      },
    );
  g.form(clause, 'destroy {what:cards}', [{ do: 'destroy', what }]);
  g.form(clause, 'sacrifice {what:cards}', [{ do: 'sacrifice', what }]);
  g.form(clause, 'take control of {what:cards}', [{ do: 'control', what, who: 'you' }]);
  // An enhancement goes from one card to another of the same player's.
  const same = {
    do: 'move-enhancement',
    what: { choose: { card: ['Enhancement'], attached: hole('f') } },
    to: { choose: { self: 'other-than-that', of: 'same', card: ['Unit'] } },
  } as const;
  g.form(
    clause,
    'move an enhancement on a {f:cards-one} to an other eligible unit controlled by the same player',
    [same] as never,
  );
  for (const words of [
    'move an enhancement from a|one {f:cards-one} to an other [target] eligible unit controlled by the same player',
    'move an enhancement on a|one {f:cards-one} to an other target eligible unit controlled by the same player',
  ])
    g.synonym<Parts, { f: Filter }>(clause, words, ({ f }) => [
      {
        do: 'move-enhancement',
        what: { choose: { card: ['Enhancement'], attached: f } },
        to: { choose: { self: 'other-than-that', of: 'same', card: ['Unit'] } },
      },
    ]);
  g.form(clause, 'put {what:cards} into play under your control', [
    { do: 'put-into-play', what, under: 'you' },
  ]);
}

function captured(g: Grammar, clause: Category<Parts>): void {
  g.form(clause, 'capture {what:cards}', [{ do: 'capture', what }]);
  g.form(clause, 'capture {what:cards} at {at:cards}', [{ do: 'capture', what, at: hole('at') }]);
  g.synonym<Parts, { what: Selector }>(
    clause,
    'capture {what:cards} at any dark side objective',
    ({ what: card }) => [{ do: 'capture', what: card }],
  );
  g.form(clause, 'rescue {n:amount} captured card(s)', [{ do: 'rescue', n }]);
  // "Take 1 card at random …. Capture those cards …": one thing.
  for (const place of ['sentence', 'opening'])
    g.synonym<Parts, { what: Selector; at: Selector }>(
      g.category<Parts>(place),
      'take {what:cards} . capture those cards at {at:cards}',
      ({ what: card, at }) => ('choose' in card ? [{ do: 'capture', what: card, at }] : undefined),
    );
  g.form(clause, 'move {what:cards} to {to:cards} as a captured card', [
    { do: 'move-captured', what, to: hole('to') },
  ]);
  // A captured card that is moved can go to an objective only.
  g.synonym<Parts, { what: Selector; to: Selector }>(
    clause,
    'move {what:cards} to {to:cards}',
    ({ what: card, to }) =>
      isCaptured(card) ? [{ do: 'move-captured', what: card, to: elsewhere(to) }] : undefined,
  );
  g.synonym<Parts, { what: Selector; f: Filter; to: Selector }>(
    clause,
    'move {what:cards} from an {f:cards-one} to {to:cards}',
    ({ what: card, f, to }) => {
      if (!isCaptured(card) || !('choose' in card)) return undefined;
      return [
        { do: 'move-captured', what: { ...card, choose: { ...card.choose, at: f } }, to: elsewhere(to) },
      ];
    },
  );
  g.synonym<Parts, { what: Selector; at: Selector }>(
    clause,
    'place {what:cards} at {at:cards} as a captured card',
    ({ what: card, at }) => [{ do: 'capture', what: card, at }],
  );
  g.synonym<Parts, { what: Selector; at: Selector }>(
    clause,
    'place {what:cards} as a captured card at {at:cards}',
    ({ what: card, at }) => [{ do: 'capture', what: card, at }],
  );
  g.form(clause, 'commit {what:cards} to the Force', [{ do: 'commit', what }]);
  g.form(clause, 'remove {what:cards} from the Force', [{ do: 'uncommit', what }]);
}

/** "To another objective": another than where the card is. */
function elsewhere(to: Selector): Selector {
  if ('choose' in to && to.choose.self === 'other')
    return { ...to, choose: { ...to.choose, self: 'other-than-that' } };
  return to;
}

const isCaptured = (selector: Selector): boolean =>
  ('choose' in selector && selector.choose.zone === 'captured') ||
  ('target' in selector && selector.target.zone === 'captured');

export function cards(g: Grammar): void {
  const clause = g.category<Parts>('clause');
  hand(g, clause);
  moved(g, clause);
  for (const place of ['sentence', 'opening']) rests(g, g.category<Parts>(place));
  seen(g, clause);
  played(g, clause);
  captured(g, clause);
}
