// As Yoda puts it: the verb comes last. Read only; it is printed in the usual order.

import type { Grammar } from '../../core/grammar/grammar.ts';
import type {
  Amount,
  Condition,
  DisruptTarget,
  Filter,
  Only,
  Part,
  Trigger,
  TriggeredEffect,
} from '../language/effect.ts';

type Parts = readonly Part[];
const SELF: Filter = { self: 'this' };

export function inverted(g: Grammar): void {
  const part = g.category<Part>('part');
  const clause = g.category<Parts>('clause');
  for (const you of ['you gain', 'gain you', 'gain'])
    g.synonym<Part, { n: Amount }>(part, `{n:count} Force ${you}`, ({ n }) => ({
      do: 'force',
      who: 'you',
      n,
    }));
  g.synonym<Part, { w: DisruptTarget; n: number }>(
    part,
    '{w:disrupted} disrupt , unless {n:int} Force your opponent pays',
    ({ w, n }) => ({ do: 'disrupt', what: w, unless: n }),
  );
  g.synonym<Part, object>(part, 'into your hand this unit put', () => ({
    do: 'return-to-hand',
    to: { the: 'this' },
  }));
  g.synonym<Part, object>(part, 'your deck shuffle', () => ({ do: 'shuffle' }));
  g.synonym<Part, object>(part, 'a card draw', () => ({ do: 'draw', who: 'you', n: 1 }));
  g.synonym<Parts, { n: number }>(
    clause,
    'at the top {n:int} cards of your deck look . into your hand one of those cards put . on the bottom of your deck the rest put',
    ({ n }) => [{ do: 'look-top', who: 'you', n, take: { n: 1, into: 'hand' }, rest: 'bottom' }],
  );
  const trigger = g.category<Trigger>('trigger');
  const when = (words: string, data: Trigger): void =>
    g.synonym<Trigger, object>(trigger, `when|whenever ${words}`, () => data);
  when('end the battle phase does', { on: 'battle-phase-ends' });
  when('start your build step does', { on: 'build-step-starts', side: 'you' });
  when('start each turn does', { on: 'turn-starts' });
  when('discarded from play this unit is', { on: 'discarded', card: SELF });
  when('attacked this unit is', { on: 'attacked', card: SELF });
  g.synonym<Trigger, { c: Filter }>(trigger, 'when|whenever damage to {c:someone} you prevent', ({ c }) => ({
    on: 'prevented',
    card: c,
    side: 'you',
  }));
  when('deploy this unit you do', { on: 'deployed', card: SELF });
  const condition = g.category<Condition>('plain-condition');
  g.synonym<Condition, { a: NonNullable<Filter['arena']> }>(
    condition,
    'this unit in the {a:arena} arena is',
    ({ a }) => ({ is: 'self', what: { arena: a } }),
  );
  const only = g.category<readonly Only[]>('only-clause');
  g.synonym<readonly Only[], { l: readonly Only[] }>(only, 'only {l:only-list} play', ({ l }) => l);
  g.synonym<TriggeredEffect, { t: Trigger; p: Parts }>(
    g.category<TriggeredEffect>('triggered-words'),
    '{t:trigger} , {p:clauses} you may',
    ({ t, p }) => ({ kind: 'triggered', when: t, may: true, parts: p }),
  );
}
