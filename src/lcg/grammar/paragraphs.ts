// Paragraphs: abilities with their bold word, constant effects, keywords, and what is said about playing and decks.
import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { flat } from '../../core/grammar/lists.ts';
import { hole, merged } from '../../core/grammar/shape.ts';
import type { Condition } from '../language/condition.ts';
import type { Ability, Effect, Gains, Instruction, Limit, StaticPart } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Selector } from '../language/selector.ts';
import { AFFILIATIONS, type Affiliation, type OutOfPlay } from '../language/terms.ts';
import type { Trigger } from '../language/trigger.ts';
import { together } from './filters.ts';
import { bound, unbound } from './references.ts';
import { fromThere, withFrom } from './where.ts';

type Content = Omit<Ability, 'from'>;

const BODY = ['cost', 'parts'];

function limits(g: Grammar): void {
  const limit = g.category<Limit>('limit');
  const per = g.category<Limit['per']>('span');
  g.form(per, 'turn', 'turn');
  g.form(per, 'phase', 'phase');
  g.form(per, 'engagement', 'engagement');
  g.form(per, 'edge battle', 'edge-battle');
  g.form(limit, 'limit once per {p:span}', { times: 1, per: hole('p') });
  g.form(limit, 'limit twice per {p:span}', { times: 2, per: hole('p') });
  g.form(limit, 'limit three times per {p:span}', { times: 3, per: hole('p') });
  g.form(limit, 'limit {n:int} per {p:span}', { times: hole('n'), per: hole('p'), title: true });
}

/** What is paid and done, what X is, how often. `body`: the category of its instructions. */
function contents(g: Grammar, prefix: '' | 'fate-', body: string): void {
  const used = g.category<Content>(`${prefix}used`);
  g.form(used, `{p:${body}}`, { parts: hole('p') });
  g.form(used, '{k:costs} to {p:having}', { cost: hole('k'), parts: hole('p') });
  g.form(used, `{k:costs} to {p:${body}}`, { cost: hole('k'), parts: hole('p') });
  const defined = g.category<Content>(`${prefix}defined`);
  g.form(defined, `{u:${prefix}used}`, hole('u'));
  g.form(defined, `{u:${prefix}used} . X is {x:number-of}`, merged({ x: hole('x') }, { u: BODY }) as never);
}

function limited(g: Grammar): void {
  const content = g.category<Content>('content');
  g.form(content, '{u:defined}', hole('u'));
  g.form(
    content,
    '{u:defined} . ( {l:limit} )',
    merged({ limit: hole('l') }, { u: [...BODY, 'x'] }) as never,
  );
}

type Restricted = Content & { readonly if?: readonly Condition[] };

/** "If …" at the beginning is a restriction: without it the ability can't be used (FAQ, Effect Resolution, 1). */
function restrictions(g: Grammar): void {
  const restricted = g.category<Restricted>('restricted');
  const rest = { c: [...BODY, 'x', 'limit'] };
  g.form(restricted, '{c:content}', merged({}, rest) as never);
  g.form(restricted, 'if {i:conditions} , {c:content}', merged({ if: hole('i') }, rest) as never);
}

function abilities(g: Grammar): void {
  const raw = g.category<Effect>('raw-ability');
  const content = [...BODY, 'x', 'limit'];
  const used = { c: ['if', ...content] };
  g.form(
    raw,
    'Action : {t:time} , {c:content}',
    merged({ kind: 'action', if: [hole('t')] }, { c: content }) as never,
  );
  g.form(raw, 'Action : {c:restricted}', merged({ kind: 'action' }, used) as never);
  for (const [word, after, kind] of [
    ['Interrupt', 'when', 'interrupt'],
    ['Reaction', 'after', 'reaction'],
  ] as const)
    for (const [forced, data] of [
      ['', { kind }],
      ['Forced ', { kind, forced: true }],
    ] as const) {
      const start = `${forced}${word} : ${after} {t:trigger}`;
      g.form(
        raw,
        `${start} {d:time} , {c:content}`,
        merged({ ...data, when: hole('t'), if: [hole('d')] }, { c: content }) as never,
      );
      g.form(raw, `${start} , {c:restricted}`, merged({ ...data, when: hole('t') }, used) as never);
    }
  // "Interrupt: Prevent 1 damage being dealt to …": what is interrupted stands in the instruction.
  g.lens<Effect, { c: Content }>(
    raw,
    'Interrupt : {c:content}',
    ({ c }) => {
      const [first] = c.parts;
      if (first?.do !== 'prevent' || !first.to || !('target' in first.to)) return undefined;
      const { target } = first.to;
      const to = { target: { ...target, endangered: true as const } };
      return {
        kind: 'interrupt',
        when: { on: 'damaged', card: target },
        ...c,
        parts: [{ ...first, to }, ...c.parts.slice(1)],
      };
    },
    (effect) => {
      if (effect.kind !== 'interrupt' || effect.forced || effect.if) return null;
      const { kind: _, when, ...c } = effect;
      const [first] = c.parts;
      if (first?.do !== 'prevent' || !first.to || !('target' in first.to) || when.on !== 'damaged')
        return null;
      const { endangered, ...target } = first.to.target;
      return endangered ? { c: { ...c, parts: [{ ...first, to: { target } }, ...c.parts.slice(1)] } } : null;
    },
  );
  const ability = g.category<Effect>('ability');
  g.lens<Effect, { r: Effect }>(
    ability,
    '{r:raw-ability}',
    ({ r }) => {
      const known = bound(r);
      return known && fromThere(known);
    },
    (effect) => (isAbility(effect) ? { r: unbound(withFrom(effect)) } : null),
  );
}

const isAbility = ({ kind }: Effect): boolean =>
  kind === 'action' || kind === 'interrupt' || kind === 'reaction';

function constants(g: Grammar): void {
  const raw = g.category<Effect>('raw-constant');
  const parts = hole('s');
  g.form(raw, '{s:static}', { kind: 'constant', parts });
  g.form(raw, 'while {i:conditions} , {s:static}', { kind: 'constant', if: hole('i'), parts });
  g.form(raw, '{t:time} , {s:static}', { kind: 'constant', if: [hole('t')], parts });
  type Words = { s: readonly StaticPart[]; i: readonly Condition[] };
  const constant = ({ s, i }: Words): Effect => ({ kind: 'constant', if: i, parts: s });
  for (const words of [
    'if {i:conditions} , {s:static}',
    '{s:static} while {i:conditions}',
    '{s:static} if {i:conditions}',
  ])
    g.synonym<Effect, Words>(raw, words, constant);
  g.form(raw, '{s:static} {t:span-time}', { kind: 'constant', if: [hole('t')], parts });
  const span = g.category<Condition>('span-time');
  g.form(span, '{t:time}', hole('t'), ({ is }) => is === 'struggle' || is === 'edge-battle');
  g.form(raw, '{s:static} unless {c:condition}', {
    kind: 'constant',
    if: [{ is: 'not', what: hole('c') }],
    parts,
  });
  g.synonym<Effect, { c: Selector; p: Filter; s: readonly StaticPart[] }>(
    raw,
    '{s:static} unless it is {p:predicate}',
    ({ s, p }) => ({
      kind: 'constant',
      if: [{ is: 'not', what: { is: 'card', card: { the: 'this' }, what: p } }],
      parts: s,
    }),
  );
  // "Each unit you control gains … while it is attacking": each for itself.
  type While = { c: Selector; g: Gains; p: Filter };
  const each = ({ c, g: gained, p }: While): Effect | undefined => {
    if ('the' in c)
      return {
        kind: 'constant',
        if: [{ is: 'card', card: c, what: p }],
        parts: [{ do: 'modify', to: c, gains: gained }],
      };
    const fits = 'each' in c ? together([c.each, p]) : undefined;
    return fits && { kind: 'constant', parts: [{ do: 'modify', to: { each: fits }, gains: gained }] };
  };
  for (const words of [
    '{c:subject} gains|gain {g:gains} while it|he|she is {p:predicate}',
    '{c:subject} gains|gain {g:gains} while {p:predicate}',
  ])
    g.synonym<Effect, While>(raw, words, each);
  const effect = g.category<Effect>('constant');
  g.lens<Effect, { r: Effect }>(
    effect,
    '{r:raw-constant}',
    ({ r }) => {
      const known = bound(r);
      const zone = known && playedFrom(known);
      return known && zone ? ({ ...known, from: zone } as Effect) : known;
    },
    (value) => {
      if (value.kind !== 'constant') return null;
      const { from: _, ...rest } = value;
      return { r: unbound(rest) };
    },
  );
}

/** What lets a card be played from somewhere works there. */
const playedFrom = (effect: Effect): OutOfPlay | undefined =>
  effect.kind === 'constant' ? effect.parts.find((part) => part.do === 'play-from')?.zone : undefined;

/** "If this unit leaves play, …", without a bold word. */
function automatic(g: Grammar): void {
  const raw = g.category<Effect>('raw-automatic');
  g.form(raw, 'if {t:trigger} , {p:body}', { kind: 'automatic', when: hole('t'), parts: hole('p') });
  g.synonym<Effect, { t: Trigger; p: readonly Instruction[] }>(
    raw,
    'after {t:trigger} , {p:body}',
    ({ t, p }) => ({
      kind: 'automatic',
      when: t,
      parts: p,
    }),
  );
  // "Sacrifice this unit if …": as soon as it is so.
  const whenSo = { on: 'conditions-hold' } as const;
  g.form(raw, 'as soon as {i:conditions} , {p:body}', {
    kind: 'automatic',
    when: whenSo,
    if: hole('i'),
    parts: hole('p'),
  });
  type So = { i: readonly Condition[]; p: readonly Instruction[] };
  for (const words of ['{p:clauses} if {i:conditions}', 'if {i:conditions} , {p:clauses}'])
    g.synonym<Effect, So>(raw, words, ({ i, p }) => ({ kind: 'automatic', when: whenSo, if: i, parts: p }));
  const effect = g.category<Effect>('automatic');
  g.lens<Effect, { r: Effect }>(
    effect,
    '{r:raw-automatic}',
    ({ r }) => bound(r),
    (value) => (value.kind === 'automatic' ? { r: unbound(value) } : null),
  );
}

function fates(g: Grammar): void {
  const raw = g.category<Effect>('raw-fate');
  g.form(raw, '{d:fate-defined}', merged({ kind: 'fate' }, { d: ['parts', 'x'] }) as never);
  g.lens<Effect, { r: Effect }>(
    g.category<Effect>('fate-effect'),
    '{r:raw-fate}',
    ({ r }) => bound(r),
    (value) => (value.kind === 'fate' ? { r: unbound(value) } : null),
  );
}

function said(g: Grammar, effect: Category<Effect>): void {
  g.form(effect, 'Enhance your play area', { kind: 'enhance', on: 'play-area' });
  g.form(effect, 'Enhance the Death Star dial', { kind: 'enhance', on: 'dial' });
  g.form(effect, 'Enhance a|an {f:any-one}', { kind: 'enhance', on: hole('f') });
  g.form(effect, '{k:keyword}', hole('k'));
  g.form(effect, 'Edge ( X ) . X is {x:number-of}', {
    kind: 'keyword',
    keyword: 'edge',
    n: 'X',
    x: hole('x'),
  } as never);
  g.form(effect, 'Limit 1 per objective deck', { kind: 'deck', rule: 'one-per-deck' });
  const name = g.category<Affiliation>('affiliation-name');
  for (const one of AFFILIATIONS) if (one !== 'Neutral') g.form(name, one, one);
  g.form(effect, '{a:affiliation-name} affiliation only', {
    kind: 'deck',
    rule: 'affiliation-only',
    affiliation: hole('a'),
  });
  g.lens<Effect, { n: number; m: number; a: Affiliation; b: Affiliation }>(
    effect,
    'your objective deck must contain exactly {n:int} {a:affiliation} objectives and exactly {m:int} {b:affiliation} and/or neutral objectives',
    ({ n, m, a, b }) => (n === m ? { kind: 'deck', rule: 'exactly', n, affiliation: a, and: b } : undefined),
    (value) =>
      value.kind === 'deck' && value.rule === 'exactly'
        ? { n: value.n, m: value.n, a: value.affiliation, b: value.and }
        : null,
  );
  g.form(effect, 'Play only {t:time}', { kind: 'play-only', if: [hole('t')] });
  g.form(
    effect,
    'Play only if {i:conditions}',
    { kind: 'play-only', if: hole('i') },
    (value) =>
      value.kind === 'play-only' &&
      value.if.every(({ is }) => is !== 'turn' && is !== 'phase' && is !== 'engagement'),
  );
  g.form(effect, 'Play only {t:time} unless {c:condition}', {
    kind: 'play-only',
    if: [{ is: 'any', of: [hole('t'), hole('c')] }],
  });
}

export function paragraphs(g: Grammar): void {
  limits(g);
  contents(g, '', 'ability-body');
  contents(g, 'fate-', 'body');
  limited(g);
  restrictions(g);
  abilities(g);
  constants(g);
  automatic(g);
  fates(g);
  const plain = g.category<Effect>('plain-effect');
  said(g, plain);
  g.form(plain, '{e:constant}', hole('e'));
  g.form(plain, '{e:automatic}', hole('e'));
  g.list<Effect[]>('plain-effects', { ...flat('plain-effect', 'plain-effect', '.'), flat: false, min: 2 });
  const paragraph = g.category<Effect>('paragraph');
  g.form(paragraph, '{e:ability}', hole('e'));
  g.form(paragraph, '{e:plain-effect}', hole('e'));
  g.form(paragraph, '{e:plain-effects}', { kind: 'several', effects: hole('e') });
}
