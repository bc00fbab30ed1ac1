// The engagement, the edge battle, the dial, and what is being interrupted.
import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Instruction } from '../language/effect.ts';
import type { Selector } from '../language/selector.ts';
import {
  A_DARK_OBJECTIVE,
  CARD_EFFECTS,
  DARK_SIDE,
  ITS_OWNERS,
  LIGHT_SIDE,
  OTHER_FATES,
  THE_BALANCE,
} from './phrases.ts';

import { THAT } from './references.ts';

type Parts = readonly Instruction[];
const what = hole('what');
const n = hole('n');

function engagement(g: Grammar, clause: Category<Parts>): void {
  g.form(clause, 'play {what:cards}', [{ do: 'play', what }]);
  g.form(clause, 'play {what:cards} as a participating unit on your side', [
    { do: 'play', what, participating: true },
  ]);
  g.form(clause, 'remove {what:cards} from the|an engagement', [{ do: 'leave-engagement', what }]);
  g.form(clause, 'your opponent engages {what:cards} instead', [{ do: 'engage-instead', what }]);
  g.form(clause, 'engage {what:cards} an additional time this phase', [{ do: 'engage-again', what }]);
  g.form(clause, 'engage {what:cards} instead', [{ do: 'engage-instead', what }]);
  g.synonym<Parts, object>(clause, 'you are now engaged with the chosen objective instead', () => [
    { do: 'engage-instead', what: THAT },
  ]);
  g.form(clause, '{what:cards} strikes immediately', [{ do: 'strike', what }]);
  g.form(clause, '{what:cards} participates on your side', [{ do: 'participate', what }]);
  g.synonym<Parts, { what: Selector }>(
    clause,
    '{what:cards} is now participating on your side',
    ({ what: card }) => [{ do: 'participate', what: card }],
  );
  g.synonym<Parts, { what: Selector }>(
    clause,
    'declare {what:cards} as a participating unit on your side',
    ({ what: card }) => [{ do: 'participate', what: card }],
  );
  g.synonym<Parts, object>(clause, 'engage this same objective an additional time this phase', () => [
    { do: 'engage-again', what: { the: 'engaged' } },
  ]);
  g.form(clause, 'start a new edge battle', [{ do: 'edge-battle' }]);
  g.form(
    clause,
    'choose {what:cards}',
    [{ do: 'choose', what }],
    ([part]) => part?.do === 'choose' && 'choose' in part.what,
  );
  g.form(clause, 'target {what:all-cards}', [{ do: 'choose', what }]);
  g.form(g.category<Selector>('all-cards'), 'each {f:any-one}', { each: hole('f') });
  g.form(clause, 'target {t:targets}', [{ do: 'choose', what: hole('t') }]);
  const targets = g.category<Selector>('targets');
  g.form(targets, 'a|an|1 {f:any-one}', { target: hole('f') });
  g.form(targets, 'up to {n:int} {f:any-many}', { target: hole('f'), count: n, upTo: true });
  g.form(
    targets,
    '{n:int} {f:any-many}',
    { target: hole('f'), count: n },
    (s) => 'count' in s && s.count !== 1,
  );
}

function dial(g: Grammar, clause: Category<Parts>): void {
  g.form(clause, 'increase the Death Star dial by {n:amount}', [{ do: 'dial', n }]);
  type Words = { n: number; m: number };
  g.lens<Parts, { n: number }>(
    clause,
    'decrease the Death Star dial by {n:int}',
    ({ n: by }) => [{ do: 'dial', n: -by }],
    ([one, more]) =>
      !more && one?.do === 'dial' && typeof one.n === 'number' && one.n < 0 && one.least === undefined
        ? { n: -one.n }
        : null,
  );
  g.lens<Parts, Words>(
    clause,
    'decrease the Death Star dial by {n:int} ( to a minimum of {m:int} )',
    ({ n: by, m }) => [{ do: 'dial', n: -by, least: m }],
    ([one, more]) =>
      !more && one?.do === 'dial' && typeof one.n === 'number' && one.n < 0 && one.least !== undefined
        ? { n: -one.n, m: one.least }
        : null,
  );
  g.form(clause, `set ${THE_BALANCE} to ${DARK_SIDE}`, [{ do: 'balance', side: 'dark' }]);
  g.form(clause, `set ${THE_BALANCE} to ${LIGHT_SIDE}`, [{ do: 'balance', side: 'light' }]);
  g.form(clause, 'you lose the game', [{ do: 'lose', who: 'you' }]);
  g.form(clause, 'you win the game', [{ do: 'win', who: 'you' }]);
}

function interrupted(g: Grammar, clause: Category<Parts>): void {
  g.form(clause, 'prevent {n:amount} damage being dealt to {to:cards}', [
    { do: 'prevent', n, to: hole('to') },
  ]);
  g.form(clause, 'cancel its effects|effect', [{ do: 'cancel', what: 'event' }]);
  const cancel = (words: string) =>
    g.synonym<Parts, object>(clause, words, () => [{ do: 'cancel', what: 'event' }]);
  cancel('cancel the effects|effect of that event|card|ability');
  cancel('cancel the effects of that event card');
  cancel("cancel that event card's effects");
  cancel("cancel that ability's|card's|event's effects|effect");
  cancel('cancel that effect');
  g.form(clause, 'cancel this edge battle', [{ do: 'cancel', what: 'edge-battle' }]);
  g.form(clause, `cancel ${CARD_EFFECTS} of ${OTHER_FATES}`, [{ do: 'cancel', what: 'other-fates' }]);
  // What the verb says is said of both.
  g.synonym<Parts, object>(clause, `cancel this edge battle and ${CARD_EFFECTS} of ${OTHER_FATES}`, () => [
    { do: 'cancel', what: 'edge-battle' },
    { do: 'cancel', what: 'other-fates' },
  ]);
  g.form(clause, 'reduce its cost by {n:amount}', [{ do: 'reduce-cost', n }]);
  g.form(clause, 'reduce its cost by {n:amount} ( to a minimum of {m:int} )', [
    { do: 'reduce-cost', n, least: hole('m') },
  ]);
  g.form(
    clause,
    `return {what:cards} to ${ITS_OWNERS} hand instead of placing it in ${ITS_OWNERS} discard pile`,
    [{ do: 'go-instead', what, into: 'hand' }],
  );
  g.form(clause, `{what:cards} is captured by your opponent at ${A_DARK_OBJECTIVE} of his choice`, [
    { do: 'go-instead', what, into: 'captured', by: 'opponent' },
  ]);
  g.form(clause, `{what:cards} is captured by your opponent at ${A_DARK_OBJECTIVE} of your choice`, [
    { do: 'go-instead', what, into: 'captured', by: 'you' },
  ]);
  g.synonym<Parts, { what: Selector }>(
    clause,
    `return {what:cards} to ${ITS_OWNERS} hand instead`,
    ({ what: card }) =>
      'the' in card && card.the === 'this' ? [{ do: 'go-instead', what: card, into: 'hand' }] : undefined,
  );
  g.synonym<Parts, { what: Selector }>(
    clause,
    'return {what:cards} to your hand instead',
    ({ what: card }) => [{ do: 'go-instead', what: card, into: 'hand' }],
  );
}

export function table(g: Grammar): void {
  const clause = g.category<Parts>('clause');
  engagement(g, clause);
  dial(g, clause);
  interrupted(g, clause);
}
