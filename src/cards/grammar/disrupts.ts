// "Disrupt …": what is cancelled before it happens.
import type { DisruptTarget, Part } from '../../effects/language.ts';
import type { Category, Grammar } from './grammar.ts';
import { hole } from './shape.ts';

export function disrupts(g: Grammar, part: Category<Part>): void {
  const what = g.category<DisruptTarget>('disrupted');
  g.form(what, 'an attack by {f:someone}', { what: 'attack', by: hole('f') });
  g.form(what, 'an attack from {f:someone}', { what: 'attack', by: hole('f') });
  g.form(what, 'an|that|the attack', { what: 'attack' });
  g.form(what, 'a Battle card', { what: 'card', card: ['battle'] });
  g.form(what, 'a|an Mission [card]', { what: 'completion', card: ['mission'] });
  g.form(what, 'a|an Location [card]', { what: 'completion', card: ['location'] });
  g.form(what, 'a|an Equipment [card]', { what: 'completion', card: ['equipment'] });
  g.form(what, 'the completion of a|an {k:kinds} [card]', { what: 'completion', card: hole('k') });
  g.form(what, 'the deployment of a unit', { what: 'completion', card: ['unit'] });
  g.form(what, 'an activated ability of {f:someone}', { what: 'ability', by: hole('f') });
  g.form(what, 'an activated ability', { what: 'ability' });
  g.form(part, 'disrupt {w:disrupted}', { do: 'disrupt', what: hole('w') });
}
