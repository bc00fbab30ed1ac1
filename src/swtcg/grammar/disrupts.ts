// "Disrupt …": what is cancelled before it happens.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { DisruptTarget, Part } from '../language/effect.ts';

export function disrupts(g: Grammar, part: Category<Part>): void {
  const what = g.category<DisruptTarget>('disrupted');
  g.form(what, 'an attack by {f:someone}', { what: 'attack', by: hole('f') });
  g.form(what, 'an attack from {f:someone}', { what: 'attack', by: hole('f') });
  g.form(what, 'an attack against|on {f:someone}', { what: 'attack', against: hole('f') });
  g.form(what, 'an|that|the attack', { what: 'attack' });
  for (const words of ['a Battle card', 'the effect of a Battle card'])
    g.form(what, words, { what: 'card', card: ['battle'] });
  g.form(what, 'a|an Mission [card]', { what: 'completion', card: ['mission'] });
  // A Trap is completed when it is turned up (Mission Cards).
  g.form(what, 'a Trap [card]', {
    what: 'completion',
    card: ['mission'],
    by: { card: ['mission'], subtype: ['Trap'] },
  });
  g.form(what, 'a|an Location [card]', { what: 'completion', card: ['location'] });
  g.form(what, 'a|an Equipment [card]', { what: 'completion', card: ['equipment'] });
  g.form(what, 'the completion of a|an {k:kinds} [card]', { what: 'completion', card: hole('k') });
  g.form(what, 'the deployment of a unit', { what: 'completion', card: ['unit'] });
  g.form(what, 'an activated ability of {f:someone}', { what: 'ability', by: hole('f') });
  g.form(what, 'an activated ability', { what: 'ability' });
  g.form(what, 'a Force-activated ability', { what: 'ability', force: true });
  g.form(what, 'an activated effect', { what: 'activated' });
  g.form(what, 'an effect', { what: 'any' });
  g.form(what, 'a Battle card or [an] activated ability', { what: 'played' });
  g.form(what, 'an activated ability or [a] Battle card', { what: 'played' });
  g.form(what, 'a triggered ability|effect', { what: 'trigger' });
  g.form(what, 'a|an {k:kinds} card', { what: 'any', card: hole('k') }, (t) => (t.card?.length ?? 0) > 1);
  g.form(what, 'a disrupt', { what: 'disrupt' });
  g.form(what, "a unit's deployment", { what: 'completion', card: ['unit'] });
  g.form(what, 'a [unit] deployment', { what: 'completion', card: ['unit'] });
  g.form(what, 'a Location placement', { what: 'completion', card: ['location'] });
  g.form(what, 'a Resource effect', { what: 'activated', card: ['resource'] });
  // "A unit" says nothing more: that is the form above.
  g.form(
    what,
    'the deployment of {f:someone}',
    { what: 'completion', card: ['unit'], by: hole('f') },
    ({ by }) => Object.keys(by ?? {}).length > 0 && !by?.card,
  );
  g.form(what, 'a|an {s:subtypes-one} deployment', {
    what: 'completion',
    card: ['unit'],
    by: { subtype: hole('s') },
  });
  g.form(what, 'an attack by|from {f:someone} against|on {o:someone}', {
    what: 'attack',
    by: hole('f'),
    against: hole('o'),
  });
  g.form(what, 'an attack against|on {o:someone} by|from {f:someone}', {
    what: 'attack',
    by: hole('f'),
    against: hole('o'),
  });
  g.synonym<DisruptTarget, object>(what, 'a Force activated ability', () => ({
    what: 'ability',
    force: true,
  }));
  // What was announced and set it off.
  for (const words of ['its deployment', 'that|the deployment'])
    g.synonym<DisruptTarget, object>(what, words, () => ({ what: 'completion', card: ['unit'] }));
  for (const words of ['that|the ability', 'that activated ability'])
    g.synonym<DisruptTarget, object>(what, words, () => ({ what: 'ability' }));
  g.form(part, 'disrupt {w:disrupted}', { do: 'disrupt', what: hole('w') });
  const unless = hole('n');
  for (const who of ['its controller', 'your opponent'])
    g.form(part, `disrupt {w:disrupted} [,] unless ${who} pays {n:int} Force`, {
      do: 'disrupt',
      what: hole('w'),
      unless,
    });
}
