// What stands before "to".
import type { Grammar } from '../../core/grammar/grammar.ts';
import { joined } from '../../core/grammar/lists.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Cost } from '../language/cost.ts';
import type { Selector } from '../language/selector.ts';

const what = hole('what');
const n = hole('n');

export function costs(g: Grammar): void {
  const cost = g.category<Cost>('cost-paid');
  g.form(cost, 'focus {what:cards}', { pay: 'focus', what });
  g.form(cost, 'focus {what:cards} with {n:int} focus tokens', { pay: 'focus', what, n });
  g.form(cost, 'sacrifice {what:cards}', { pay: 'sacrifice', what });
  g.form(cost, 'deal {n:amount} damage to {what:cards}', { pay: 'damage', n, what });
  g.synonym<Cost, { what: Selector }>(cost, 'damage {what:cards}', ({ what: card }) => ({
    pay: 'damage',
    n: 1,
    what: card,
  }));
  g.form(cost, 'discard {what:cards}', { pay: 'discard', what });
  g.form(cost, "return {what:cards} to its owner's hand", { pay: 'return-to-hand', what });
  g.synonym<Cost, { what: Selector }>(cost, 'return {what:cards} to your hand', ({ what: card }) => ({
    pay: 'return-to-hand',
    what: card,
  }));
  g.form(cost, "shuffle {what:cards} into its owner's deck", { pay: 'shuffle-in', what });
  for (const words of [
    "shuffle {what:cards} back into its owner's|your deck",
    'shuffle {what:cards} into your deck',
  ])
    g.synonym<Cost, { what: Selector }>(cost, words, ({ what: card }) => ({ pay: 'shuffle-in', what: card }));
  g.form(cost, 'reveal {what:cards}', { pay: 'reveal', what });
  g.form(cost, 'spend {n:amount} resource(s)', { pay: 'resources', n });
  g.form(cost, 'spend {n:amount} {a:affiliation} resource(s)', {
    pay: 'resources',
    n,
    affiliation: hole('a'),
  });
  g.form(cost, 'remove {n:amount} shield(s) from {what:cards}', {
    pay: 'remove-tokens',
    token: 'shield',
    n,
    from: what,
  });
  g.synonym<Cost, { what: Selector }>(cost, 'remove a shield from {what:cards}', ({ what: from }) => ({
    pay: 'remove-tokens',
    token: 'shield',
    n: 1,
    from,
  }));
  g.form(cost, 'reduce your reserve value by {n:int} ( until the end of the phase )', { pay: 'reserve', n });
  g.form(cost, 'increase the Death Star dial by {n:int}', { pay: 'dial', n });
  g.form(cost, 'remove {what:cards} from the engagement', { pay: 'leave-engagement', what });
  g.list<Cost[]>('costs', joined('cost-paid', 'and'));
}
