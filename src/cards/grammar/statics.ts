// What is so while an effect is on: no cost, no trigger, no duration.
import type { Amount, Selector, StaticEffect, StaticPart } from '../../effects/language.ts';
import { amountsIn } from './amounts.ts';
import { charging } from './charging.ts';
import { conditional } from './conditional.ts';
import { costing } from './costing.ts';
import { facts } from './facts.ts';
import type { Gains } from './gains.ts';
import type { Category, Grammar } from './grammar.ts';
import { predicates } from './predicates.ts';
import { restrictions } from './restrictions.ts';
import { hole } from './shape.ts';
import { fromParts, type Getting, standing, toParts } from './static-gains.ts';
import { flat } from './words.ts';

function gaining(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  g.lens<readonly StaticPart[], Getting>(
    clause,
    '{to:single} [also] gets|get|has|have {g:gains}',
    toParts,
    fromParts,
  );
  g.synonym<readonly StaticPart[], Getting & { v: Amount }>(
    clause,
    '{to:single} [also] gets|get {g:gains} , where X is|equals {v:value}',
    ({ to, g: gains, v }) => {
      if (!gains.stats || gains.effects || !amountsIn(gains.stats).includes('X')) return undefined;
      const stats = Object.fromEntries(Object.entries(gains.stats).map(([k, n]) => [k, n === 'X' ? v : n]));
      return toParts({ to, g: { stats } });
    },
  );
  g.synonym<readonly StaticPart[], Getting>(
    clause,
    '{to:single} gets|get {g:gains} when|while attacking',
    ({ to, g: gains }) =>
      'each' in to && to.each.name === undefined
        ? toParts({ to: { each: { ...to.each, attacking: true } }, g: gains })
        : undefined,
  );
}

/** A card of another name: "Luke Skywalker gets +1 power". */
function naming(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  g.lens<readonly StaticPart[], { n: string; g: Gains }>(
    clause,
    '{n:name} [also] gets {g:gains}',
    ({ n, g: gains }) => toParts({ to: { each: { name: n } }, g: gains }),
    (parts) => {
      const found = fromParts(parts);
      if (!found || !('each' in found.to)) return null;
      const { name, ...more } = found.to.each;
      return name !== undefined && Object.keys(more).length === 0 ? { n: name, g: found.g } : null;
    },
  );
}

function treating(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  const to = hole('t');
  const data = [{ do: 'treat-as', to, subtype: hole('s') }] as const;
  const check = ([part]: readonly StaticPart[]): boolean => part?.do === 'treat-as' && standing(part.to);
  g.form(clause, 'treat {t:single} as a|an {s:subtype-one}', data, check);
  g.form(clause, 'treat {t:single} as {s:subtype-one}', data, check);
  g.synonym<readonly StaticPart[], { s: string }>(clause, 'treat as [a|an] {s:subtype-one}', ({ s }) => [
    { do: 'treat-as', to: { the: 'this' }, subtype: s },
  ]);
  g.synonym<readonly StaticPart[], { t: Selector; s: readonly string[] }>(
    clause,
    '{t:single} [also] gets|get the {s:subtypes-one} subtypes',
    ({ t, s }) =>
      standing(t) ? s.map((subtype) => ({ do: 'treat-as', to: t, subtype }) as const) : undefined,
  );
}

function defining(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  const as = hole('v');
  g.form(clause, "this unit's {a:stat} is equal to {v:value}", [{ do: 'define', stat: hole('a'), as }]);
  g.form(clause, "this unit's {a:stat} equals|is {v:value}", [{ do: 'define', stat: hole('a'), as }]);
  const two = [
    { do: 'define', stat: hole('a'), as },
    { do: 'define', stat: hole('b'), as },
  ] as const;
  g.form(clause, "this unit's {a:stat} and {b:stat} are [each] equal to {v:value}", two);
}

function forbidding(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  const to = hole('t');
  const object = hole('o');
  const check = ([part]: readonly StaticPart[]): boolean => part?.do === 'forbid' && standing(part.to);
  const form = (words: string, data: object): void => {
    for (const not of ["can't", 'cannot'])
      g.form(clause, `{t:single} ${not} ${words}`, [data as StaticPart], check);
  };
  form('attack', { do: 'forbid', what: 'attack', to });
  form('be attacked', { do: 'forbid', what: 'be-attacked', to });
  for (const not of ["can't", 'cannot']) {
    g.form(
      clause,
      `{t:single} ${not} attack or be attacked`,
      [
        { do: 'forbid', what: 'attack', to },
        { do: 'forbid', what: 'be-attacked', to },
      ],
      check,
    );
  }
  form('attack this unit', { do: 'forbid', what: 'attack', to, object: { self: 'this' } });
  form('attack {o:number-of}', { do: 'forbid', what: 'attack', to, object });
  form('be attacked by {o:number-of}', { do: 'forbid', what: 'be-attacked', to, object });
}

export function statics(g: Grammar): void {
  const clause = g.category<readonly StaticPart[]>('static-clause');
  gaining(g, clause);
  naming(g, clause);
  treating(g, clause);
  defining(g, clause);
  forbidding(g, clause);
  costing(g, clause);
  charging(g, clause);
  restrictions(g, clause);
  predicates(g, clause);
  facts(g, clause);
  g.list<StaticPart[]>('static-clauses', flat('static-clause', 'static-clause', ', and', 'and'));
  g.list<StaticPart[]>('static-body', flat('static-clauses', 'static-clause', '.'));
  const effect = g.category<StaticEffect>('static');
  g.form(effect, '{p:static-body}', { kind: 'static', parts: hole('p') });
  g.form(effect, 'as long as {i:conditions} , {p:static-clauses}', {
    kind: 'static',
    if: hole('i'),
    parts: hole('p'),
  });
  g.form(effect, 'while {i:conditions} , {p:static-clauses}', {
    kind: 'static',
    if: hole('i'),
    parts: hole('p'),
  });
  g.form(effect, '{p:static-clauses} as long as {i:conditions}', {
    kind: 'static',
    if: hole('i'),
    parts: hole('p'),
  });
  g.form(effect, '{p:static-clauses} if {i:conditions}', { kind: 'static', if: hole('i'), parts: hole('p') });
  g.form(effect, 'if {i:conditions} , {p:static-clauses}', {
    kind: 'static',
    if: hole('i'),
    parts: hole('p'),
  });
  conditional(g, effect);
}
