// Damage and tokens.
import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole, sameData } from '../../core/grammar/shape.ts';
import type { Instruction } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Amount, Selector } from '../language/selector.ts';
import { THAT } from './references.ts';

type Parts = readonly Instruction[];
const to = hole('to');
const from = hole('from');
const n = hole('n');

function dealt(g: Grammar, clause: Category<Parts>): void {
  g.form(clause, 'deal {n:amount} damage to {to:cards}', [{ do: 'damage', n, to }]);
  g.form(clause, 'remove {n:amount} damage from {from:cards}', [{ do: 'remove-damage', n, from }]);
  g.form(clause, 'remove up to {n:amount} damage from {from:cards}', [
    { do: 'remove-damage', n, upTo: true, from },
  ]);
  g.form(clause, 'remove all damage from {from:cards}', [{ do: 'remove-damage', n: 'all', from }]);
  g.form(clause, 'move {n:amount} damage from {from:cards} to {to:cards}', [
    { do: 'move-damage', n, from, to },
  ]);
  g.form(clause, 'move up to {n:amount} damage from {from:cards} to {to:cards}', [
    { do: 'move-damage', n, upTo: true, from, to },
  ]);
  g.form(clause, 'deal {n:amount} damage divided among {to:cards}', [{ do: 'damage', n, divided: true, to }]);
  g.synonym<Parts, { n: Amount; f: Filter }>(
    clause,
    'deal {n:amount} damage divided among {f:cards-many}',
    ({ n: much, f }) => [{ do: 'damage', n: much, divided: true, to: { choose: f, count: 'any' } }],
  );
  g.synonym<Parts, { n: Amount; to: Selector }>(
    clause,
    'deal {to:cards} {n:amount} damage',
    ({ n: much, to: card }) => ('the' in card ? [{ do: 'damage', n: much, to: card }] : undefined),
  );
  // "Deal 1 damage to or remove …": the card is chosen first.
  g.synonym<Parts, { n: Amount; m: Amount; c: Selector }>(
    clause,
    'deal {n:amount} damage to or remove {m:amount} damage from {c:cards}',
    ({ n: much, m, c }) => [
      { do: 'choose', what: c },
      {
        do: 'one-of',
        of: [[{ do: 'damage', n: much, to: THAT }], [{ do: 'remove-damage', n: m, from: THAT }]],
      },
    ],
  );
  g.synonym<Parts, { n: Amount; m: Amount; c: Selector }>(
    clause,
    'deal {n:amount} damage or remove {m:amount} damage from {c:cards}',
    ({ n: much, m, c }) => [
      { do: 'choose', what: c },
      {
        do: 'one-of',
        of: [[{ do: 'damage', n: much, to: THAT }], [{ do: 'remove-damage', n: m, from: THAT }]],
      },
    ],
  );
  const damage = (f: Selector): Parts => [{ do: 'damage', n: 1, to: f }];
  g.synonym<Parts, { to: Selector }>(clause, 'damage {to:cards}', ({ to: card }) => damage(card));
  g.form(clause, 'prevent {n:amount} of that damage', [{ do: 'prevent', n }]);
  g.synonym<Parts, { n: Amount }>(
    clause,
    'prevent|cancel {n:amount} point(s) of that damage',
    ({ n: much }) => [{ do: 'prevent', n: much }],
  );
  g.synonym<Parts, { n: Amount }>(clause, 'prevent {n:amount} damage', ({ n: much }) => [
    { do: 'prevent', n: much },
  ]);
  g.form(
    clause,
    'prevent that damage',
    [{ do: 'prevent', n: 'all' }],
    ([part]) => part?.do === 'prevent' && !part.upTo,
  );
  for (const words of ['cancel that damage', 'prevent all of that damage', 'prevent all that damage'])
    g.synonym<Parts, object>(clause, words, () => [{ do: 'prevent', n: 'all' }]);
  g.form(clause, 'prevent any amount of that damage', [{ do: 'prevent', n: 'all', upTo: true }]);
  g.synonym<Parts, object>(clause, 'cancel any amount of that damage', () => [
    { do: 'prevent', n: 'all', upTo: true },
  ]);
  g.form(clause, 'deal {n:amount} point(s) of that damage to {to:cards} instead', [
    { do: 'redirect', n, to },
  ]);
}

function focus(g: Grammar, clause: Category<Parts>): void {
  g.form(clause, 'place {n:amount} focus token(s) on {to:cards}', [{ do: 'focus', n, to }]);
  g.form(clause, 'remove {n:amount} focus token(s) from {from:cards}', [{ do: 'remove-focus', n, from }]);
  g.form(clause, 'remove up to {n:amount} focus token(s) from {from:cards}', [
    { do: 'remove-focus', n, upTo: true, from },
  ]);
  g.form(clause, 'remove all focus tokens from {from:cards}', [{ do: 'remove-focus', n: 'all', from }]);
  g.form(clause, 'move {n:amount} focus token(s) from {from:cards} to {to:cards}', [
    { do: 'move-focus', n, from, to },
  ]);
  g.synonym<Parts, { n: Amount; m: Amount; c: Selector }>(
    clause,
    'remove {n:amount} focus token(s) and {m:amount} damage from {c:cards}',
    ({ n: much, m, c }) => [
      { do: 'remove-focus', n: much, from: c },
      { do: 'remove-damage', n: m, from: 'the' in c ? c : THAT },
    ],
  );
  g.synonym<Parts, { c: Selector }>(clause, 'remove all damage and focus tokens from {c:cards}', ({ c }) => [
    { do: 'remove-damage', n: 'all', from: c },
    { do: 'remove-focus', n: 'all', from: 'the' in c ? c : THAT },
  ]);
  g.synonym<Parts, { to: Selector }>(clause, 'move that focus token to {to:cards}', ({ to: card }) => [
    { do: 'move-focus', n: 1, from: { the: 'event' }, to: card },
  ]);
  g.synonym<Parts, { from: Selector }>(clause, 'remove a focus token from {from:cards}', ({ from: card }) => [
    { do: 'remove-focus', n: 1, from: card },
  ]);
}

/** "Place … on or remove … from a target unit": the card is chosen first. */
function either(g: Grammar, clause: Category<Parts>): void {
  g.synonym<Parts, { n: Amount; m: Amount; c: Selector }>(
    clause,
    'place {n:amount} focus token(s) on or remove {m:amount} focus token(s) from {c:cards}',
    ({ n: much, m, c }) => [
      { do: 'choose', what: c },
      {
        do: 'one-of',
        of: [[{ do: 'focus', n: much, to: THAT }], [{ do: 'remove-focus', n: m, from: THAT }]],
      },
    ],
  );
  g.synonym<Parts, { c: Selector; d: Selector }>(
    clause,
    'commit {c:cards} to or remove {d:cards} from the Force',
    ({ c, d }) =>
      sameData(c, d)
        ? [
            { do: 'choose', what: c },
            { do: 'one-of', of: [[{ do: 'commit', what: THAT }], [{ do: 'uncommit', what: THAT }]] },
          ]
        : undefined,
  );
}

function shields(g: Grammar, clause: Category<Parts>): void {
  g.form(clause, 'place {n:amount} shield(s) on {to:cards}', [{ do: 'shield', n, to }]);
  g.form(clause, 'place {n:amount} shield(s) on {to:cards}, even if that unit|card is already shielded', [
    { do: 'shield', n, even: true, to },
  ]);
  g.form(clause, 'remove {n:amount} shield(s) from {from:cards}', [{ do: 'remove-shield', n, from }]);
  g.synonym<Parts, { from: Selector }>(clause, 'remove a shield from {from:cards}', ({ from: card }) => [
    { do: 'remove-shield', n: 1, from: card },
  ]);
  g.synonym<Parts, object>(clause, 'remove all shields from play', () => [
    { do: 'remove-shield', n: 'all', from: { each: {} } },
  ]);
  g.form(clause, 'remove all shields from {from:cards}', [{ do: 'remove-shield', n: 'all', from }]);
  g.form(clause, 'move {n:amount} shield(s) from {from:cards} to {to:cards}', [
    { do: 'move-shield', n, from, to },
  ]);
  g.form(clause, 'remove {n:amount} token(s) ( any type ) from {from:cards}', [
    { do: 'remove-tokens', n, from },
  ]);
  g.form(clause, 'discard any number of tokens and enhancements from {from:cards}', [{ do: 'strip', from }]);
}

export function damage(g: Grammar): void {
  const clause = g.category<Parts>('clause');
  dealt(g, clause);
  focus(g, clause);
  either(g, clause);
  shields(g, clause);
}
