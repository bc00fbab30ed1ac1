// What is so while an effect is on: no cost, no trigger, no duration.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { flat } from '../../core/grammar/lists.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Amount, Selector, StaticEffect, StaticPart } from '../language/effect.ts';
import type { Arena } from '../model/state.ts';
import { facts } from './cannot-be.ts';
import { charging } from './charging.ts';
import { conditional } from './conditional.ts';
import { costing } from './costing.ts';
import { type Counted, fromNumbered, numbered } from './counted-gains.ts';
import { predicates } from './predicates.ts';
import { isIt, mapSelectors, ownWorn } from './references.ts';
import { restrictions } from './restrictions.ts';
import { fromParts, type Getting, standing, toParts } from './static-gains.ts';

function gaining(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  g.lens<readonly StaticPart[], Getting>(
    clause,
    '{to:single} [also] gets|get|has|have {g:gains}',
    toParts,
    fromParts,
  );
  g.lens<readonly StaticPart[], Counted>(
    clause,
    '{to:single} [also] gets|get {g:gains} , where X is {v:value}',
    ({ to, g: gains, v }) => numbered(to, gains, v),
    fromNumbered,
  );
  for (const is of ['equals', 'is equal to'])
    g.synonym<readonly StaticPart[], Counted>(
      clause,
      `{to:single} [also] gets|get {g:gains} , where X ${is} {v:value}`,
      ({ to, g: gains, v }) => numbered(to, gains, v),
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

function treating(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  const to = hole('t');
  const data = [{ do: 'treat-as', to, subtype: hole('s') }] as const;
  const check = ([part]: readonly StaticPart[]): boolean => part?.do === 'treat-as' && standing(part.to);
  g.form(clause, 'treat {t:single} as a|an {s:subtype-one}', data, check);
  g.form(clause, 'treat {t:single} as {s:subtype-one}', data, check);
  g.synonym<readonly StaticPart[], { t: Selector; s: string }>(
    clause,
    'treat {t:single} as a|an {s:subtype-one} unit',
    ({ t, s }) => (standing(t) ? [{ do: 'treat-as', to: t, subtype: s }] : undefined),
  );
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
  conditional(g, effect, numbered);
  // Only while an arena has its battle.
  g.synonym<StaticEffect, { p: readonly StaticPart[]; a: Arena }>(
    effect,
    '{p:static-clause} during the {a:arena} battle step',
    ({ p, a }) => ({ kind: 'static', if: [{ is: 'battle-step', arena: a }], parts: p }),
  );
  g.synonym<StaticEffect, { n: number; a: Arena }>(
    effect,
    'each Battle card you play during the {a:arena} battle step costs {n:int} less Force to play',
    ({ n, a }) => ({
      kind: 'static',
      if: [{ is: 'battle-step', arena: a }],
      parts: [{ do: 'charge', what: 'battle', of: 'you', n: -n }],
    }),
  );
  // A keyword of one's own whose number is counted.
  for (const is of ['is', 'equals', 'is equal to'])
    g.synonym<StaticEffect, { k: string; n: Amount; v: Amount }>(
      effect,
      `{k:numbered-keyword} {n:x-plus} , where X ${is} {v:value}`,
      ({ k, n, v }) => {
        const own = { kind: 'keyword', keyword: k, x: n } as const;
        const told = ownWorn(
          mapSelectors(v, (s) => (isIt(s) ? ({ the: 'this' } as const) : s)),
          'this',
        );
        const parts = numbered({ the: 'this' }, { effects: [own] }, told);
        return parts && { kind: 'static', parts };
      },
    );
}
