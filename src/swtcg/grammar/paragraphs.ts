// A paragraph is one effect (Parts of an Effect).

import type { Grammar } from '../../core/grammar/grammar.ts';
import { hole, sameData } from '../../core/grammar/shape.ts';
import type {
  ActivatedEffect,
  Amount,
  Condition,
  Cost,
  Effect,
  Filter,
  InstructionEffect,
  Only,
  Part,
  Trigger,
  TriggeredEffect,
} from '../language/effect.ts';
import type { Arena } from '../model/state.ts';
import { amountsIn, speaksOfX } from './amounts.ts';
import { followed, parted, removesFirst } from './control.ts';
import type { Quantity } from './counting.ts';
import { costSpeaks, resolveIt, resolveThat, restoreThat, speaksOf } from './references.ts';
import { standing } from './static-gains.ts';
import { speaksOfDamage } from './would.ts';

const hasX = (parts: unknown): boolean => speaksOfX(parts);
const paysX = (costs: readonly Cost[]): boolean => costs.some((cost) => 'n' in cost && cost.n === 'X');

/** X must be paid to mean something, and "that unit" must have been spoken of. */
/** Options that have times of their own leave none to be said of all. */
const timedOnce = ({ parts, only }: ActivatedEffect | InstructionEffect): boolean => {
  const last = parts[parts.length - 1];
  return only === undefined || last?.do !== 'choose-one' || last.only === undefined;
};
const soundActivated = (e: ActivatedEffect): boolean =>
  timedOnce(e) && hasX(e.parts) === paysX(e.cost) && speaksOf(e.parts, e.cost) && !speaksOfDamage(e.parts);
const soundInstruction = (e: InstructionEffect): boolean =>
  timedOnce(e) &&
  !e.parts.every((part) => part.do === 'when-attack-ends') &&
  !hasX(e.parts) &&
  speaksOf(e.parts, []) &&
  !speaksOfDamage(e.parts) &&
  !e.parts.every(alwaysOn) &&
  !e.parts.every((part) => part.do === 'sure') &&
  (e.parts[0]?.do !== 'if' || e.parts[0].else !== undefined || e.parts[1]?.do === 'if');

/** "Prevent all damage to this unit" standing alone is so as long as the unit is there. */
const alwaysOn = (part: Part): boolean => part.do === 'prevent' && part.n === 'all' && standing(part.to);

/** A "may" or an "if" that is all that the effect says belongs to the effect. */
function openly({ parts }: TriggeredEffect): boolean {
  const [first, second] = parts;
  if (first?.do === 'if-done') return false;
  if (first?.do === 'if') return first.else !== undefined || second?.do === 'if';
  return first?.do !== 'may' || first.who !== undefined || first.else !== undefined || second !== undefined;
}

function triggered(g: Grammar): void {
  const raw = g.category<TriggeredEffect>('triggered-words');
  const when = hole('t');
  const form = (words: string, data: object): void =>
    g.form(raw, `{t:trigger} ${words}`, { kind: 'triggered', when, ...data } as unknown as TriggeredEffect);
  const parts = hole('p');
  const may = true;
  g.form(
    raw,
    '{t:trigger} , {p:body}',
    { kind: 'triggered', when, parts: hole('p') } as unknown as TriggeredEffect,
    openly,
  );
  g.synonym<TriggeredEffect, { t: Trigger; c: readonly Part[]; d: readonly Part[] }>(
    raw,
    '{t:trigger} , you may {c:clauses} . if you do , when the|that attack ends [,] {d:clauses}',
    ({ t, c, d }) => {
      const done = followed(c, [{ do: 'when-attack-ends', parts: d }]);
      return done && { kind: 'triggered', when: t, may: true, parts: done };
    },
  );
  g.lens<TriggeredEffect, { t: Trigger; c: readonly Part[]; d: readonly Part[] }>(
    raw,
    '{t:trigger} , you may {c:clauses} . if you do , {d:then}',
    ({ t, c, d }) => {
      const done = followed(c, d);
      return done && { kind: 'triggered', when: t, may: true, parts: done };
    },
    ({ when: t, parts }) => {
      const found = parted(parts);
      return found && { t, ...found };
    },
  );
  form(', you may {p:then}', { may, parts });
  // "That die" is the one that was rolled.
  for (const that of ['that die', 'it', 'that roll'])
    g.synonym<TriggeredEffect, { t: Trigger }>(raw, `{t:trigger} , you may reroll ${that} [once]`, ({ t }) =>
      t.on === 'build-rolled'
        ? { kind: 'triggered', when: t, may, parts: [{ do: 'reroll', whose: 'each', n: 'all', build: true }] }
        : undefined,
    );
  const reroll = { do: 'reroll', n: 'all', upTo: true } as const;
  const own: Part = { ...reroll, whose: 'you', unit: 'attacks' };
  const attacks: Trigger = { on: 'attacks', card: { self: 'this' } };
  for (const words of [
    '{t:trigger} , you may reroll any number of his|her|its attack dice [once]',
    '{t:trigger} , you may reroll any number of attack dice [once]',
  ])
    g.synonym<TriggeredEffect, { t: Trigger }>(raw, words, ({ t }) =>
      sameData(t, attacks) ? { kind: 'triggered', when: t, may, parts: [own] } : undefined,
    );
  g.synonym<TriggeredEffect, object>(
    raw,
    "when|whenever you roll this unit's attack dice , you may reroll any number of those dice [once]",
    () => ({ kind: 'triggered', when: attacks, may, parts: [own] }),
  );
  g.synonym<TriggeredEffect, object>(
    raw,
    'when|whenever your opponent rolls one or more dice in an attack on this unit , you may reroll any of those dice',
    () => ({
      kind: 'triggered',
      when: { on: 'attacked', card: { self: 'this' } },
      may,
      parts: [{ ...reroll, whose: 'opponent', unit: 'is-attacked' }],
    }),
  );
  form(', if {i:conditions} , {p:then}', { if: hole('i'), parts });
  form(', if {i:conditions} , you may {p:then}', { if: hole('i'), may, parts });
  form(', you may {c:deed-costs} . if you do , {p:then}', { may, cost: hole('c'), parts });
  form(', you may {c:price} to {p:clauses}', { may, cost: hole('c'), parts });
  // From where a discard has just put it.
  g.synonym<TriggeredEffect, { t: Trigger; c: readonly Cost[] }>(
    raw,
    '{t:trigger} , you may {c:deed-costs} . if you do , return this unit from your discard pile to your hand',
    ({ t, c: cost }) =>
      t.on === 'discarded' && t.card?.self === 'this'
        ? { kind: 'triggered', when: t, may, cost, parts: [{ do: 'return-to-hand', to: { the: 'this' } }] }
        : undefined,
  );
  // Nothing was damaged by it.
  for (const when of ['when', 'if'])
    for (const during of ['during', 'on'])
      g.synonym<TriggeredEffect, { a: Arena; c: Filter; p: readonly Part[] }>(
        raw,
        `${when} this unit is discarded from the {a:arena} arena without damaging {c:someone} ${during} that turn , {p:then}`,
        ({ a, c, p }) => ({
          kind: 'triggered',
          when: { on: 'discarded', card: { self: 'this', arena: a } },
          if: [
            {
              is: 'not',
              what: {
                is: 'happened',
                what: { on: 'damaged', card: c, object: { self: 'this' } },
                count: 'at-least',
                n: 1,
              },
            },
          ],
          parts: p,
        }),
      );
  form(', if {i:conditions} , you may {c:deed-costs} . if you do , {p:then}', {
    if: hole('i'),
    may,
    cost: hole('c'),
    parts,
  });
  form('as long as|if {i:conditions} , {p:then}', { if: hole('i'), parts });
  form(', as long as {i:conditions} , {p:then}', { if: hole('i'), parts });
  g.synonym<TriggeredEffect, { t: Trigger; p: readonly Part[]; i: readonly Condition[] }>(
    raw,
    '{t:trigger} , {p:clauses} if {i:conditions}',
    ({ t, p, i }) => ({ kind: 'triggered', when: t, if: i, parts: p }),
  );
  // The second decision is one of its own.
  for (const [cost, more] of [
    ['you may {c:deed-costs} . if you do , you may [also] {p:then}', {}],
    ['if {i:conditions} , you may {c:deed-costs} . if you do , you may [also] {p:then}', { if: hole('i') }],
  ] as const)
    form(`, ${cost}`, { ...more, may, cost: hole('c'), parts: [{ do: 'may', parts: hole('p') }] });
  // Shorter words of later sets for the same triggers.
  const short: readonly (readonly [string, Trigger['on']])[] = [
    ['Deploy', 'deployed'],
    ['Last Stand', 'discarded'],
  ];
  for (const [words, on] of short)
    g.synonym<TriggeredEffect, { p: readonly Part[] }>(raw, `${words} : {p:body}`, ({ p }) => {
      const [first, ...more] = p;
      const own = { kind: 'triggered', when: { on, card: { self: 'this' } } } as const;
      // "You may" said of all of it belongs to the effect.
      const may = first?.do === 'may' && more.length === 0 && !first.who && !first.cost && !first.else;
      return may ? { ...own, may: true, parts: first.parts } : { ...own, parts: p };
    });
  // A condition said first holds for the whole effect.
  type Conditioned = { readonly i: readonly Condition[]; readonly t: TriggeredEffect };
  const under = ({ i: so, t }: Conditioned) => (t.if ? undefined : { ...t, if: so });
  g.lens<TriggeredEffect, Conditioned>(
    raw,
    'as long as {i:conditions} , {t:triggered-words}',
    under,
    ({ if: so, ...t }) => (so ? { i: so, t } : null),
  );
  for (const start of ['if', 'while'])
    g.synonym<TriggeredEffect, Conditioned>(raw, `${start} {i:conditions} , {t:triggered-words}`, under);
  const effect = g.category<TriggeredEffect>('triggered');
  const told = (t: TriggeredEffect): TriggeredEffect | undefined =>
    !removesFirst(t.parts) || hasX(t.parts) || (speaksOfDamage(t.parts) && t.when.on !== 'would-be-damaged')
      ? undefined
      : resolveThat(t);
  g.lens<TriggeredEffect, { t: TriggeredEffect }>(
    effect,
    '{t:triggered-words}',
    ({ t }) => told(t),
    (value) => {
      const t = restoreThat(value);
      return t && { t };
    },
  );
  g.synonym<TriggeredEffect, { t: TriggeredEffect; i: Condition }>(
    effect,
    '{t:triggered-words} . play only if {i:plain-condition}',
    // What stands after the last of several options is said of that option, or of all: it has words of its own.
    ({ t, i }) => (t.if || t.parts.at(-1)?.do === 'choose-one' ? undefined : told({ ...t, if: [i] })),
  );
  // How often, said of the whole.
  const onceOnly = ({ t }: { t: TriggeredEffect }): TriggeredEffect | undefined => {
    const whole = t.instead ? undefined : told(t);
    return whole && { ...whole, once: true };
  };
  g.lens<TriggeredEffect, { t: TriggeredEffect }>(
    effect,
    '{t:triggered-words} . play only once per|each turn',
    onceOnly,
    ({ once: _, ...value }) => {
      const t = restoreThat(value);
      return t && { t };
    },
  );
  for (const often of [
    '{t:triggered-words} . you may do this only once per|each turn',
    'once per|each turn , {t:triggered-words}',
  ])
    g.synonym<TriggeredEffect, { t: TriggeredEffect }>(effect, often, onceOnly);
}

export function paragraphs(g: Grammar): void {
  const whole = g.category<Effect>('effect');
  g.lens<Effect, { e: Effect }>(
    whole,
    '{e:effect-words}',
    ({ e }) => resolveIt(e),
    (e) => ({ e }),
  );
  const effect = g.category<Effect>('effect-words');
  triggered(g);
  g.form(effect, '{k:keyword-effect}', hole('k'), (e) => e.kind === 'keyword');
  g.form(effect, '{t:triggered}', hole('t'), (e) => e.kind === 'triggered');

  const activated = g.category<ActivatedEffect>('activated');
  const cost = hole('c');
  const parts = hole('p');
  g.form(activated, '{c:costs} -> {p:body}', { kind: 'activated', cost, parts }, soundActivated);
  // Done of one's own will in the build step, without an arrow: nobody disrupts it as an activated ability.
  const step: readonly Only[] = [{ when: 'your-build-step' }];
  const freely = ({ cost: paid, parts: done }: ActivatedEffect): boolean =>
    !hasX(done) && !paysX(paid) && speaksOf(done, paid) && !speaksOfDamage(done);
  const during = 'during your build step , you may';
  g.form(
    activated,
    `${during} {c:deed-costs} . if you do , {p:then}`,
    { kind: 'activated', static: true, cost, parts, only: step },
    freely,
  );
  g.form(
    activated,
    `${during} {p:then}`,
    { kind: 'activated', static: true, cost: [], parts, only: step },
    freely,
  );
  g.form(
    activated,
    '{c:costs} -> {p:body} . {o:only}',
    { kind: 'activated', cost, parts, only: hole('o') },
    soundActivated,
  );
  // What happens at the end of the step, of the battle phase or of the turn, said after what is done now.
  for (const end of ['', '. {o:only}'])
    g.synonym<
      ActivatedEffect,
      { c: readonly Cost[]; p: readonly Part[]; t: TriggeredEffect; o?: readonly Only[] }
    >(activated, `{c:costs} -> {p:body} . {t:triggered} ${end}`, ({ c, p, t, o }) => {
      const value: ActivatedEffect = {
        kind: 'activated',
        cost: c,
        parts: [...p, { do: 'this-turn', effect: t }],
        ...(o ? { only: o } : {}),
      };
      return /^(battle-step|battle-phase|turn)-ends$/.test(t.when.on) && soundActivated(value)
        ? value
        : undefined;
    });
  // What this unit does once more may stand after the time.
  g.synonym<ActivatedEffect, { c: readonly Cost[]; p: readonly Part[]; o: readonly Only[] }>(
    activated,
    "{c:costs} -> {p:body} . {o:only} . this unit doesn't untap next turn",
    ({ c, p, o }) => {
      const one: ActivatedEffect = {
        kind: 'activated',
        cost: c,
        parts: [...p, { do: 'stay-tapped', to: { the: 'this' } }],
        only: o,
      };
      return soundActivated(one) ? one : undefined;
    },
  );
  // A card that is shown to pay is the one that the effect is about: there is nothing else to pay.
  for (const covered of ['face-down', 'partially built'])
    g.synonym<ActivatedEffect, { f: Filter; n: Amount; o: readonly Only[] }>(
      activated,
      `show|reveal a|an ${covered} {f:np-one} in your build zone to your opponent -> put {n:count} build counter(s) on that card . {o:only}`,
      ({ f, n, o }) =>
        f.card && {
          kind: 'activated',
          cost: [{ pay: 'force', n: 0 }],
          parts: [{ do: 'build-counters', of: 'you', n, what: f }],
          only: o,
        },
    );
  // "Play only when that Jedi is attacking a Droid": the attacking unit is the one that can be chosen.
  g.synonym<ActivatedEffect, { c: readonly Cost[]; p: readonly Part[]; h: Filter; d: Filter }>(
    activated,
    '{c:costs} -> {p:body} . play only when that {h:head-one} is attacking {d:someone}',
    ({ c, p, d: defender }) => {
      const [first, ...more] = p;
      if (!first || !('to' in first) || !('choose' in first.to) || costSpeaks(c)) return undefined;
      const to = { ...first.to, choose: { ...first.to.choose, attacking: true } };
      const value: ActivatedEffect = {
        kind: 'activated',
        cost: c,
        parts: [{ ...first, to } as Part, ...more],
        only: [{ if: { is: 'attacking', defender } }],
      };
      return soundActivated(value) ? value : undefined;
    },
  );
  // "Play only on a unit with …": what may be chosen.
  g.synonym<ActivatedEffect, { c: readonly Cost[]; p: readonly Part[]; f: Filter }>(
    activated,
    '{c:costs} -> {p:body} . play only on a|an {f:np-one}',
    ({ c, p, f }) => {
      const [first, ...more] = p;
      if (!first || !('to' in first) || !('choose' in first.to)) return undefined;
      const { choose } = first.to;
      if (Object.keys(f).some((key) => key in choose)) return undefined;
      const to = { ...first.to, choose: { ...choose, ...f } };
      const value: ActivatedEffect = {
        kind: 'activated',
        cost: c,
        parts: [{ ...first, to } as Part, ...more],
      };
      return soundActivated(value) ? value : undefined;
    },
  );
  // "Play only if that unit is …": what may be chosen, too.
  for (const unit of ['that unit', 'that {h:head-one}'])
    for (const state of ['is {f:state-is}', 'is {f:where-either}', 'has {f:state-has}'])
      g.synonym<ActivatedEffect, { c: readonly Cost[]; p: readonly Part[]; f: Filter }>(
        activated,
        `{c:costs} -> {p:body} . play only if ${unit} ${state}`,
        ({ c, p, f }) => {
          const [first, ...more] = p;
          if (!first || !('to' in first) || !('choose' in first.to)) return undefined;
          const { choose } = first.to;
          if (costSpeaks(c) || Object.keys(f).some((key) => key in choose && key !== 'zone'))
            return undefined;
          const to = { ...first.to, choose: { ...choose, ...f } };
          const value: ActivatedEffect = {
            kind: 'activated',
            cost: c,
            parts: [{ ...first, to } as Part, ...more],
          };
          return soundActivated(value) ? value : undefined;
        },
      );
  g.form(effect, '{a:activated}', hole('a'), (e) => e.kind === 'activated');

  g.form(effect, '{s:static}', hole('s'), (e) => e.kind === 'static' && !amountsIn(e.parts).includes('X'));

  const instruction = g.category<InstructionEffect>('instruction');
  g.form(instruction, '{p:body}', { kind: 'instruction', parts }, soundInstruction);
  g.form(
    instruction,
    '{p:body} . {o:only}',
    { kind: 'instruction', parts, only: hole('o') },
    soundInstruction,
  );
  g.form(
    instruction,
    'if {i:conditions} , {p:then}',
    { kind: 'instruction', if: hole('i'), parts },
    soundInstruction,
  );
  // What is paid on top of the build cost, alone or before what the card does.
  const kinds = 'this unit|Mission|Location|Equipment|Resource|Trap|Campaign|Skill|Trait|card';
  const toComplete = hole('c');
  g.form(
    instruction,
    `to complete ${kinds} , you must also {c:deed-costs}`,
    { kind: 'instruction', toComplete, parts: [] },
    (e) => e.toComplete !== undefined,
  );
  const paysFirst = (e: InstructionEffect): boolean =>
    e.toComplete !== undefined &&
    e.parts.length > 0 &&
    hasX(e.parts) === paysX(e.toComplete) &&
    speaksOf(e.parts, e.toComplete);
  g.form(
    instruction,
    `to complete ${kinds} , you must also {c:deed-costs} . {p:body}`,
    { kind: 'instruction', toComplete, parts },
    paysFirst,
  );
  // The book asks for it in fewer words too (Phrases, "to complete this …").
  const asked = `to complete|deploy ${kinds} [,] [you must] [also] {c:deed-costs}`;
  g.synonym<InstructionEffect, { c: readonly Cost[] }>(instruction, asked, ({ c }) => ({
    kind: 'instruction',
    toComplete: c,
    parts: [],
  }));
  g.synonym<InstructionEffect, { c: readonly Cost[]; p: readonly Part[] }>(
    instruction,
    `${asked} . {p:body}`,
    ({ c, p }) => {
      const read: InstructionEffect = { kind: 'instruction', toComplete: c, parts: p };
      return paysFirst(read) ? read : undefined;
    },
  );
  // What has to be there is a condition, not a price.
  for (const also of ['', 'also'])
    for (const comma of [',', '']) {
      const have = `to complete|deploy ${kinds} ${comma} you must ${also} have {q:quantity}`;
      const only = (q: Quantity): readonly Only[] => [{ if: { is: 'have', who: 'you', ...q } }];
      g.synonym<InstructionEffect, { q: Quantity }>(instruction, have, ({ q }) => ({
        kind: 'instruction',
        parts: [],
        only: only(q),
      }));
      g.synonym<InstructionEffect, { q: Quantity; p: readonly Part[] }>(
        instruction,
        `${have} . {p:body}`,
        ({ q, p }) => ({ kind: 'instruction', parts: p, only: only(q) }),
      );
    }
  g.synonym<InstructionEffect, { c: Condition; p: readonly Part[] }>(
    instruction,
    `you may complete|deploy ${kinds} only if {c:plain-condition} . {p:body}`,
    ({ c, p }) => ({ kind: 'instruction', parts: p, only: [{ if: c }] }),
  );
  for (const deed of ['deploy', 'play'])
    g.synonym<InstructionEffect, { c: Condition }>(
      instruction,
      `you may ${deed} ${kinds} only if {c:plain-condition}`,
      ({ c }) => ({ kind: 'instruction', parts: [], only: [{ if: c }] }),
    );
  g.form(
    instruction,
    `you may complete ${kinds} only if {c:plain-condition}`,
    { kind: 'instruction', parts: [], only: [{ if: hole('c') }] },
    ({ toComplete: paid, parts: done }) => paid === undefined && done.length === 0,
  );
  g.form(effect, '{i:instruction}', hole('i'), (e) => e.kind === 'instruction');
}
