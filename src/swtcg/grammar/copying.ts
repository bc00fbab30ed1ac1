// Abilities that are chosen on other cards, and given to a unit for a time.

import type { Grammar } from '../../core/grammar/grammar.ts';
import { hole, merged } from '../../core/grammar/shape.ts';
import type { Duration, Filter, Part, Selector, Trigger, TriggeredEffect } from '../language/effect.ts';
import { CORE } from './filters.ts';

type Parts = readonly Part[];
type Copy = Extract<Part, { do: 'copy-ability' }>;
type Which = Pick<Copy, 'which'>;

/** "An ability", "a Force-activated ability", "a Bounty ability". */
function sorts(g: Grammar): void {
  const one = g.category<Which>('ability-sort');
  g.form(one, 'an ability', {});
  g.form(one, 'an activated ability', { which: 'activated' });
  g.form(one, 'a Force-activated ability', { which: 'force' });
  g.form(one, 'a Force activated ability', { which: 'force' });
  g.form(one, 'a|an {k:keyword-name} ability', { which: hole('k') });
  const all = g.category<Which>('abilities-sort');
  g.form(all, 'abilities', {});
  g.form(all, 'activated abilities', { which: 'activated' });
  g.form(all, 'Force-activated abilities', { which: 'force' });
  g.form(all, 'Force activated abilities', { which: 'force' });
}

/** Where it is printed. */
function places(g: Grammar): void {
  const source = g.category<Filter>('ability-source');
  g.form(source, "another card in this unit's stack", { beneath: 'stack' });
  for (const words of [
    'another card in its|his|her stack',
    'a card stacked beneath|under this unit',
    'a card stacked beneath|under it|him|her',
  ])
    g.synonym<Filter, object>(source, words, () => ({ beneath: 'stack' }));
  g.form(
    source,
    'a|an {c:core-one} in your discard pile',
    merged({ of: 'you', zone: 'discard' }, { c: CORE }),
    (f) => f.card !== undefined,
  );
  g.form(source, "one of your opponent's {f:np-many}", merged({ of: 'opponent' }, { f: '*' }));
}

const copy = (s: Which, on: Filter, to: Selector, until: Duration): Copy => ({
  do: 'copy-ability',
  on,
  to,
  until,
  ...s,
});

export function copying(g: Grammar): void {
  sorts(g);
  places(g);
  const clause = g.category<Parts>('clause');
  interface Chosen {
    readonly s: Which;
    readonly w: Filter;
    readonly t: Selector;
    readonly d: Duration;
  }
  const known = (t: Selector): boolean => 'the' in t;
  const asked = (more: object) => [
    merged({ do: 'copy-ability', to: hole('t'), until: hole('d'), ...more }, { s: ['which'] }),
  ];
  const getter = ([part]: Parts): boolean => part?.do === 'copy-ability' && known(part.to);
  g.form(
    clause,
    'choose {s:ability-sort} on {w:ability-source} . {t:single} gets|gains the chosen ability {d:duration}',
    asked({ on: hole('w') }),
    getter,
  );
  const raw = g.category<TriggeredEffect>('triggered-words');
  g.synonym<TriggeredEffect, Chosen & { r: Trigger }>(
    raw,
    '{r:trigger} , you may choose {s:ability-sort} on {w:ability-source} . if you do , {t:single} gets|gains the chosen ability {d:duration}',
    ({ r, s, w, t, d }) =>
      known(t) ? { kind: 'triggered', when: r, may: true, parts: [copy(s, w, t, d)] } : undefined,
  );
  g.synonym<TriggeredEffect, Chosen & { r: Trigger }>(
    raw,
    '{r:trigger} , you may choose {s:ability-sort} on {w:ability-source} for {t:single} to get {d:duration}',
    ({ r, s, w, t, d }) =>
      known(t) ? { kind: 'triggered', when: r, may: true, parts: [copy(s, w, t, d)] } : undefined,
  );
  // All of them, or some, of the unit that was chosen before.
  const plain = g.category<Parts>('plain-clause');
  const that: Filter = { self: 'that' };
  type All = { s: Which; t: Selector; d: Duration };
  g.form(
    plain,
    "{t:single} gets each of that unit's {s:abilities-sort} {d:duration}",
    asked({ on: that, all: true }),
    ([part]) => part?.do === 'copy-ability' && (known(part.to) || 'choose' in part.to),
  );
  for (const whose of [
    'each of the chosen {b:belonging}',
    'each of chosen {b:belonging}',
    'the chosen {b:belonging}',
  ])
    g.synonym<Parts, All>(plain, `{t:single} gets ${whose} {s:abilities-sort} {d:duration}`, ({ s, t, d }) =>
      known(t) || 'choose' in t ? [{ ...copy(s, that, t, d), all: true }] : undefined,
    );
  g.form(
    plain,
    "{t:single} gets up to {n:int} of that unit's {s:abilities-sort} {d:duration}",
    asked({ on: that, n: hole('n') }),
    getter,
  );
  g.synonym<Parts, { n: number; s: Which; t: Selector; d: Duration }>(
    plain,
    '{t:single} gets up to {n:int} of the chosen {b:belonging} {s:abilities-sort} {d:duration}',
    ({ n, s, t, d }) => (known(t) ? [{ ...copy(s, that, t, d), n }] : undefined),
  );
}
