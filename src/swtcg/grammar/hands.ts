// Hands and decks: looked at, discarded from by choice or by chance, and the top of a deck.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole, sameData } from '../../core/grammar/shape.ts';
import type { Amount, Cost, Filter, Part, Who } from '../language/effect.ts';
import { ANY_CARD } from './filters.ts';

const OWNERS: readonly (readonly [Who, string, string, string])[] = [
  ['you', '[you]', 'discard', 'your'],
  ['opponent', 'your opponent', 'discards', 'his or her|their|his|her'],
  ['each', 'each player', 'discards', 'his or her|their|his|her'],
  ['player', 'that player', 'discards', 'his or her|their|his|her'],
];

/** A card of some sort, not just "a card". */
const isSort = (what: Filter | undefined): boolean =>
  what?.card !== undefined && !sameData(what, { card: ANY_CARD });

/** "His or her" is one word of several. */
const each = (words: string): readonly string[] => words.split('|');

function hand(g: Grammar, part: Category<Part>): void {
  const what = hole('f');
  const n = hole('n');
  const card = (p: Part): boolean => p.do === 'discard-from-hand' && isSort(p.what);
  for (const [who, words, does, whose] of OWNERS)
    for (const their of each(whose)) {
      g.form(part, `${words} ${does} ${their} hand`, { do: 'discard-from-hand', who, n: 'all' });
      if (who !== 'you') {
        g.form(part, `${words} chooses and ${does} a card from ${their} hand`, {
          do: 'discard-from-hand',
          who,
          n: 1,
        });
        g.form(part, `${words} chooses and ${does} {n:count} cards from ${their} hand`, {
          do: 'discard-from-hand',
          who,
          n,
        });
        g.form(part, `${words} ${does} {n:count} card(s)`, { do: 'discard-from-hand', who, n });
        g.form(part, `${words} ${does} a card at random [from ${their} hand]`, {
          do: 'discard-from-hand',
          who,
          n: 1,
          random: true,
        });
        g.form(part, `${words} ${does} {n:count} card(s) at random [from ${their} hand]`, {
          do: 'discard-from-hand',
          who,
          n,
          random: true,
        });
      } else g.form(part, 'discard {n:count} card(s) from your hand', { do: 'discard-from-hand', who, n });
    }
  const random = { do: 'discard-from-hand', who: 'opponent', random: true } as const;
  g.form(part, "discard a card at random from your opponent's hand", { ...random, n: 1 });
  g.form(part, "discard {n:count} card(s) at random from your opponent's hand", { ...random, n });

  const theirs = { do: 'discard-from-hand', who: 'opponent', by: 'you' } as const;
  g.form(part, "discard a card from your opponent's hand", { ...theirs, n: 1 });
  g.form(part, "discard a|an {f:np-one} from your opponent's hand", { ...theirs, n: 1, what }, card);
  g.form(part, "discard {n:count} card(s) from your opponent's hand", { ...theirs, n });
}

/** To look at a hand is to be shown it: the cards are known to both players then. */
function looking(g: Grammar, clause: Category<readonly Part[]>): void {
  const look = { do: 'reveal-hand', who: 'opponent' } as const;
  const theirs = { do: 'discard-from-hand', who: 'opponent', n: 1, by: 'you' } as const;
  g.synonym<readonly Part[], object>(clause, "look at your opponent's hand", () => [look]);
  for (const words of [
    'choose one of those cards . your opponent discards it|that',
    'choose one of those cards . your opponent discards that card',
    'choose a card from it . your opponent discards it|that',
    'choose and discard a card from it',
    'discard one of those cards',
    'discard a card from it',
  ])
    g.synonym<readonly Part[], object>(clause, `look at your opponent's hand . ${words}`, () => [
      look,
      theirs,
    ]);
  for (const have of [
    'there are any {f:np-many} there',
    'your opponent has any {f:np-many} there',
    'there is a|an {f:np-one} there',
  ])
    for (const one of [
      'choose one of them . your opponent discards that card',
      'choose one of them . your opponent discards it',
      'choose one of them and discard it',
    ])
      g.synonym<readonly Part[], { f: Filter }>(
        clause,
        `look at your opponent's hand . if ${have} , ${one}`,
        ({ f }) => (isSort(f) ? [look, { ...theirs, what: f }] : undefined),
      );
  for (const from of [
    'from his or her hand',
    'from their hand',
    "from your opponent's hand",
    'in their hand',
    'from it',
    'there',
  ]) {
    for (const may of ['you may discard', 'you may choose and discard', 'discard'])
      for (const [words, filtered] of [
        ['a card', false],
        ['a|an {f:np-one}', true],
      ] as const) {
        const optional = may.startsWith('you may');
        g.synonym<readonly Part[], { f?: Filter }>(
          clause,
          `look at your opponent's hand . ${may} ${words} ${from}`,
          ({ f }) => {
            if (filtered && !isSort(f)) return undefined;
            const cut: Part = f ? { ...theirs, what: f } : theirs;
            return [look, optional ? { ...cut, upTo: true } : cut];
          },
        );
      }
  }
  // A unit card is in that hand: in play it would be a unit.
  for (const and of ['.', 'and'])
    g.synonym<readonly Part[], { f: Filter }>(
      clause,
      `look at your opponent's hand ${and} discard a|an {f:np-one}`,
      ({ f }) => (sameData(f.card, ['unit']) ? [look, { ...theirs, what: f }] : undefined),
    );
  for (const card of ['a card', 'one card'])
    for (const from of ['from their hand', 'from his or her hand', 'from it', "from your opponent's hand"])
      g.synonym<readonly Part[], object>(
        clause,
        `look at your opponent's hand , and you may discard ${card} ${from}`,
        () => [look, { ...theirs, upTo: true }],
      );
  g.synonym<readonly Part[], object>(
    clause,
    "look at your opponent's hand . if there are any cards there , discard one of them",
    () => [look, theirs],
  );
  const built = { do: 'reveal-hand', who: 'opponent', zone: 'build' } as const;
  for (const his of ['his or her', 'their', "your opponent's"]) {
    g.synonym<readonly Part[], object>(
      clause,
      `look at your opponent's hand and [the] partially built cards in ${his} build zone`,
      () => [look, built],
    );
    g.synonym<readonly Part[], { n: Amount }>(
      clause,
      `look at the partially built cards in ${his} build zone . if you do , remove {n:count} build counter(s) from one of those cards`,
      ({ n }) => [built, { do: 'build-counters', of: 'opponent', n, remove: true }],
    );
  }
  for (const have of ['there are any {f:np-many} there', 'your opponent has any {f:np-many} there'])
    g.synonym<readonly Part[], { f: Filter }>(
      clause,
      `look at your opponent's hand . if ${have} , you may discard one of them`,
      ({ f }) => (isSort(f) ? [look, { ...theirs, what: f, upTo: true }] : undefined),
    );
  for (const have of ['there are any {f:np-many} there', 'your opponent has any {f:np-many} there'])
    g.synonym<readonly Part[], { f: Filter; c: readonly Cost[] }>(
      clause,
      `look at your opponent's hand . if ${have} , you may {c:price} . if you do , discard one of those cards`,
      ({ f, c }) => (isSort(f) ? [look, { do: 'may', cost: c, parts: [{ ...theirs, what: f }] }] : undefined),
    );
  const cut = g.category<Part>('part');
  g.form(cut, "discard up to {n:int} card(s) from your opponent's hand", {
    do: 'discard-from-hand',
    who: 'opponent',
    n: hole('n'),
    by: 'you',
    upTo: true,
  });
  g.form(
    cut,
    "discard up to {n:int} {f:np-many} from your opponent's hand",
    { do: 'discard-from-hand', who: 'opponent', n: hole('n'), by: 'you', upTo: true, what: hole('f') },
    (p) => p.do === 'discard-from-hand' && isSort(p.what),
  );
}

function decks(g: Grammar, part: Category<Part>): void {
  const n = hole('n');
  for (const [who, words, does, whose] of OWNERS) {
    for (const their of each(whose))
      for (const of of ['of', 'from']) {
        g.form(part, `${words} ${does} the top card ${of} ${their} deck`, { do: 'mill', who, n: 1 });
        g.form(part, `${words} ${does} the top {n:count} card(s) ${of} ${their} deck`, {
          do: 'mill',
          who,
          n,
        });
      }
    if (who === 'you') continue;
    for (const their of each(whose))
      for (const of of ['of', 'from']) {
        g.form(part, `${words} puts the top card ${of} ${their} deck into ${their} discard pile`, {
          do: 'mill',
          who,
          n: 1,
          put: true,
        });
        g.form(
          part,
          `${words} puts the top {n:count} card(s) ${of} ${their} deck into ${their} discard pile`,
          { do: 'mill', who, n, put: true },
        );
      }
  }
  for (const [who, deck] of [
    ['opponent', "your opponent's deck"],
    ['each', "each player's deck"],
  ] as const)
    for (const of of ['of', 'from']) {
      g.form(part, `discard the top card ${of} ${deck}`, { do: 'mill', who, n: 1 });
      g.form(part, `discard the top {n:count} card(s) ${of} ${deck}`, { do: 'mill', who, n });
      g.form(part, `remove the top card ${of} ${deck} from the game`, { do: 'mill', who, n: 1, into: 'out' });
      g.form(part, `remove the top {n:count} card(s) ${of} ${deck} from the game`, {
        do: 'mill',
        who,
        n,
        into: 'out',
      });
      if (who === 'opponent')
        for (const pile of ['his or her', 'their'])
          g.form(part, `put the top card ${of} ${deck} into ${pile} discard pile`, {
            do: 'mill',
            who,
            n: 1,
            put: true,
          });
    }
  for (const of of ['of', 'from']) {
    g.form(part, `put the top card ${of} your deck into your discard pile`, {
      do: 'mill',
      who: 'you',
      n: 1,
      put: true,
    });
    g.form(part, `put the top {n:count} card(s) ${of} your deck into your discard pile`, {
      do: 'mill',
      who: 'you',
      n,
      put: true,
    });
  }
}

export function hands(g: Grammar, part: Category<Part>): void {
  hand(g, part);
  looking(g, g.category<readonly Part[]>('clause'));
  decks(g, part);
}
