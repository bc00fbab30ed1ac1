// What is so while an effect is on: no cost, no trigger, no duration.
import type { Amount, Condition, Filter, Selector, StaticEffect, StaticPart } from '../../effects/language.ts';
import { amountsIn } from './amounts.ts';
import type { Gains } from './gains.ts';
import type { Category, Grammar } from './grammar.ts';
import { hole, sameData } from './shape.ts';
import { flat } from './words.ts';

/** Nothing is chosen, and nothing was spoken of before. */
const standing = (to: Selector): boolean =>
  'each' in to || 'equipped' in to || ('the' in to && ['this', 'attacker', 'defender'].includes(to.the));

interface Getting {
  readonly to: Selector;
  readonly g: Gains;
}

function toParts({ to, g }: Getting): readonly StaticPart[] | undefined {
  if (!standing(to) || amountsIn(g.stats ?? {}).includes('X')) return undefined;
  return [
    ...(g.stats ? [{ do: 'modify', to, stats: g.stats } as const] : []),
    ...(g.effects ? [{ do: 'grant', to, effects: g.effects } as const] : []),
    ...(g.subtypes ?? []).map((subtype) => ({ do: 'treat-as', to, subtype }) as const),
  ];
}

function fromParts(parts: readonly StaticPart[]): Getting | null {
  const [first, second, ...more] = parts;
  if (!first || more.length > 0 || (first.do !== 'modify' && first.do !== 'grant')) return null;
  if (first.do === 'grant') return second ? null : { to: first.to, g: { effects: first.effects } };
  if (!second) return { to: first.to, g: { stats: first.stats } };
  if (second.do !== 'grant' || !sameData(first.to, second.to)) return null;
  return { to: first.to, g: { stats: first.stats, effects: second.effects } };
}

function gaining(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  g.lens<readonly StaticPart[], Getting>(clause, '{to:single} [also] gets|get|has|have {g:gains}', toParts, fromParts);
  g.synonym<readonly StaticPart[], Getting & { v: Amount }>(
    clause,
    '{to:single} [also] gets|get {g:gains} , where X is|equals {v:value}',
    ({ to, g: gains, v }) => {
      if (!gains.stats || gains.effects || !amountsIn(gains.stats).includes('X')) return undefined;
      const stats = Object.fromEntries(Object.entries(gains.stats).map(([k, n]) => [k, n === 'X' ? v : n]));
      return toParts({ to, g: { stats } });
    },
  );
  g.synonym<readonly StaticPart[], Getting>(clause, '{to:single} gets|get {g:gains} when|while attacking', ({ to, g: gains }) =>
    'each' in to ? toParts({ to: { each: { ...to.each, attacking: true } }, g: gains }) : undefined,
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
    for (const not of ["can't", 'cannot']) g.form(clause, `{t:single} ${not} ${words}`, [data as StaticPart], check);
  };
  form('attack', { do: 'forbid', what: 'attack', to });
  form('be attacked', { do: 'forbid', what: 'be-attacked', to });
  for (const not of ["can't", 'cannot']) {
    g.form(clause, `{t:single} ${not} attack or be attacked`, [{ do: 'forbid', what: 'attack', to }, { do: 'forbid', what: 'be-attacked', to }], check);
  }
  form('attack {o:number-of}', { do: 'forbid', what: 'attack', to, object });
  form('be attacked by {o:number-of}', { do: 'forbid', what: 'be-attacked', to, object });
}

/** A condition that speaks of this unit and of no other card: "it" after it means this unit. */
function aboutThis(c: Condition): boolean {
  if (c.is === 'not') return aboutThis(c.what);
  if (c.is === 'attacking') return (c.attacker?.self ?? c.defender?.self) === 'this' && !(c.attacker && c.defender);
  return c.is === 'self';
}

/** "… when attacking a Jedi", "… as long as it's tapped": conditions that stand after what they are about. */
function conditional(g: Grammar, effect: Category<StaticEffect>): void {
  const self = { the: 'this' } as const;
  const attacking = (g: Gains, condition: Condition): StaticEffect | undefined => {
    const parts = toParts({ to: self, g });
    return parts && { kind: 'static', if: [condition], parts };
  };
  type With = { g: Gains; f: Filter };
  g.synonym<StaticEffect, With>(effect, 'this unit [also] gets {g:gains} when|while attacking {f:someone}', (b) =>
    attacking(b.g, { is: 'attacking', attacker: { self: 'this' }, defender: b.f }),
  );
  g.synonym<StaticEffect, With>(effect, 'this unit [also] gets {g:gains} when|while attacking', (b) =>
    attacking(b.g, { is: 'attacking', attacker: { self: 'this' } }),
  );
  // "Each of your opponent's units gets … when attacking this unit": the attacker, if it is one of them.
  g.synonym<StaticEffect, { to: Selector; g: Gains; f: Filter }>(
    effect,
    '{to:single} gets|get {g:gains} when|while attacking {f:someone}',
    (b) => {
      if (!('each' in b.to)) return undefined;
      const parts = toParts({ to: { each: { ...b.to.each, attacking: true } }, g: b.g });
      return parts && { kind: 'static', if: [{ is: 'attacking', defender: b.f }], parts };
    },
  );
  g.synonym<StaticEffect, With>(effect, 'this unit [also] gets {g:gains} when|while being attacked by {f:someone}', (b) =>
    attacking(b.g, { is: 'attacking', attacker: b.f, defender: { self: 'this' } }),
  );
  g.synonym<StaticEffect, With>(effect, 'this unit [also] gets {g:gains} when|while attacked by {f:someone}', (b) =>
    attacking(b.g, { is: 'attacking', attacker: b.f, defender: { self: 'this' } }),
  );
  // "As long as this unit is tapped, it gets …".
  for (const start of ['as long as', 'while', 'if']) {
    g.synonym<StaticEffect, { i: readonly Condition[]; g: Gains }>(effect, `${start} {i:conditions} , it|he|she [also] gets {g:gains}`, (b) => {
      const parts = b.i.every(aboutThis) ? toParts({ to: self, g: b.g }) : undefined;
      return parts && { kind: 'static', if: b.i, parts };
    });
  }
  g.synonym<StaticEffect, { to: Selector; g: Gains; f: Filter }>(
    effect,
    "{to:single} gets|get {g:gains} as long as it's attacking {f:someone}",
    (b) => {
      if (!('each' in b.to)) return undefined;
      const parts = toParts({ to: { each: { ...b.to.each, attacking: true } }, g: b.g });
      return parts && { kind: 'static', if: [{ is: 'attacking', defender: b.f }], parts };
    },
  );
  g.synonym<StaticEffect, With>(effect, 'this unit [also] gets {g:gains} when|while defending', (b) =>
    attacking(b.g, { is: 'attacking', defender: { self: 'this' } }),
  );
  g.synonym<StaticEffect, { c: readonly StaticPart[]; i: readonly Condition[] }>(
    effect,
    '{c:static-clause} as long as|while {i:it-conditions}',
    ({ c, i }) =>
      c.every((part) => 'to' in part && sameData(part.to, self)) ? { kind: 'static', if: i, parts: c } : undefined,
  );
}

export function statics(g: Grammar): void {
  const clause = g.category<readonly StaticPart[]>('static-clause');
  gaining(g, clause);
  naming(g, clause);
  treating(g, clause);
  defining(g, clause);
  forbidding(g, clause);
  g.list<StaticPart[]>('static-clauses', flat('static-clause', 'static-clause', ', and', 'and'));
  g.list<StaticPart[]>('static-body', flat('static-clauses', 'static-clause', '.'));
  const effect = g.category<StaticEffect>('static');
  g.form(effect, '{p:static-body}', { kind: 'static', parts: hole('p') });
  g.form(effect, 'as long as {i:conditions} , {p:static-clauses}', { kind: 'static', if: hole('i'), parts: hole('p') });
  g.form(effect, 'while {i:conditions} , {p:static-clauses}', { kind: 'static', if: hole('i'), parts: hole('p') });
  g.form(effect, '{p:static-clauses} as long as {i:conditions}', { kind: 'static', if: hole('i'), parts: hole('p') });
  g.form(effect, '{p:static-clauses} if {i:conditions}', { kind: 'static', if: hole('i'), parts: hole('p') });
  g.form(effect, 'if {i:conditions} , {p:static-clauses}', { kind: 'static', if: hole('i'), parts: hole('p') });
  conditional(g, effect);
}
