// Keywords whose text is neither an effect nor a number: Upkeep, the costs, Stack, Switch, Pilot.

import type { Grammar } from '../../core/grammar/grammar.ts';
import { flat, joined } from '../../core/grammar/lists.ts';
import { hole, sameData, sole } from '../../core/grammar/shape.ts';
import type {
  ActivatedEffect,
  Cost,
  Effect,
  Filter,
  Gain,
  KeywordEffect,
  Part,
  StatChange,
  StaticEffect,
  TriggeredEffect,
} from '../language/effect.ts';
import { innerParts } from '../language/nested-parts.ts';
import { speaksOfX } from './amounts.ts';
import { type Bonus, collect, type Gains, isAbility, spread } from './gains.ts';
import { resolveTriggered } from './references.ts';
import { toParts } from './static-gains.ts';

type KeywordCategory = ReturnType<typeof categoryOf>;
const categoryOf = (g: Grammar) => g.category<KeywordEffect>('keyword-effect');

/** "Upkeep: Pay 1 build point or tap this unit.", "Upkeep: Gain 1 Force." */
function upkeeps(g: Grammar, effect: KeywordCategory): void {
  g.list<Cost[]>('upkeep-costs', flat('deed-cost', 'deed-cost', 'and'));
  const option = g.category<ActivatedEffect>('upkeep-option');
  g.form(option, '{c:upkeep-costs}', { kind: 'activated', cost: hole('c'), parts: [] });
  // What could be paid is paid; all else is done.
  g.form(option, '{p:part}', { kind: 'activated', cost: [], parts: [hole('p')] }, ({ parts }) =>
    parts.every((part) => !isPayment(part)),
  );
  g.form(
    option,
    '{p:clause}',
    { kind: 'activated', cost: [], parts: hole('p') },
    ({ parts }) => parts.length === 1 && parts[0]?.do === 'choose-one',
  );
  g.list<ActivatedEffect[]>('upkeep-options', joined('upkeep-option', 'or'));
  g.form(effect, 'Upkeep : {o:upkeep-options}', {
    kind: 'keyword',
    keyword: 'Upkeep',
    options: hole('o'),
  });
  // Several things that are done one after the other are one Upkeep.
  g.form(
    effect,
    'Upkeep : {p:body}',
    {
      kind: 'keyword',
      keyword: 'Upkeep',
      options: [{ kind: 'activated', cost: [], parts: hole('p') }],
    },
    ({ options }) => {
      const parts = options?.[0]?.parts ?? [];
      const [first] = parts;
      if (!first || isPayment(first)) return false;
      return parts.length > 1 || (innerParts(first).length > 0 && first.do !== 'choose-one');
    },
  );
}

/** It could be paid as a cost: then it is read as one. */
const isPayment = (part: Part): boolean =>
  part.do === 'tap' ||
  part.do === 'retreat' ||
  part.do === 'discard' ||
  part.do === 'mill' ||
  part.do === 'return-to-hand' ||
  (part.do === 'put' && (part.into === 'out' || part.into === 'supply')) ||
  (part.do === 'discard-from-hand' && part.who === 'you') ||
  (part.do === 'counters' && isCounterPayment(part));

const isCounterPayment = ({ n, upTo, counter, remove }: Extract<Part, { do: 'counters' }>): boolean => {
  if (typeof n !== 'number' || upTo || counter === 'any') return false;
  return remove ? counter !== 'damage' : counter !== 'resource';
};

function prices(g: Grammar, effect: KeywordCategory): void {
  for (const name of ['Alternative Cost', 'Alternate Cost']) {
    g.form(effect, `${name} : {c:deed-costs}`, {
      kind: 'keyword',
      keyword: 'Alternative Cost',
      cost: hole('c'),
    });
  }
  g.form(effect, 'Reduced Cost {n:int} : if {i:conditions}', {
    kind: 'keyword',
    keyword: 'Reduced Cost',
    value: hole('n'),
    if: hole('i'),
  });
}

/** "Stack: Any unique Jedi Character.", "Stack: This One and That One." */
function stacks(g: Grammar, effect: KeywordCategory): void {
  const listed = g.category<Filter>('stack-card');
  g.form(listed, 'any|a|an {f:np-simple-one}', hole('f'));
  // "This One and That One" are two, even if a card is called so.
  g.form(listed, '{n:name}', { name: hole('n') }, (f) => !f.name?.includes(' and '));
  g.list<Filter[]>('stack-list', joined('stack-card', 'and', 'or', 'and/or'));
  g.form(effect, 'Stack : {l:stack-list}', { kind: 'keyword', keyword: 'Stack', list: hole('l') });
}

const isGain = ({ subtypes, per }: Gains): boolean => subtypes === undefined && per === undefined;

/** "Switch: Stealth/Armor, +1 power" */
function switches(g: Grammar, effect: KeywordCategory): void {
  // An ability may stand there without quotes.
  const ability = g.category<Bonus>('switch-bonus');
  g.form(ability, '{b:bonus}', hole('b'));
  g.synonym<Bonus, { e: KeywordEffect }>(ability, '{e:keyword-effect}', ({ e }) =>
    e.cost || e.effect ? { effect: e } : undefined,
  );
  g.synonym<Bonus, { e: ActivatedEffect }>(ability, '{e:activated}', ({ e }) => ({ effect: e }));
  g.synonym<Bonus, { e: TriggeredEffect }>(ability, '{e:triggered}', ({ e }) => {
    const effect = resolveTriggered(e);
    return effect && { effect };
  });
  g.list<Bonus[]>('switch-bonuses', {
    item: 'switch-bonus',
    flat: false,
    between: [[','], ['and'], [',', 'and']],
    last: null,
    min: 1,
    printed: { item: 'switch-bonus', two: [','], mid: [','], last: [','] },
  });
  const gain = g.category<Gain>('switch-gain');
  g.form(gain, 'None', {});
  g.lens<Gain, { b: readonly Bonus[] }>(
    gain,
    '{b:switch-bonuses}',
    ({ b }) => {
      const found = collect(b);
      return found && isGain(found) ? (found as Gain) : undefined;
    },
    (value) => ({ b: spread(value) }),
  );
  const keyword = 'Switch';
  const kind = 'keyword';
  g.form(effect, 'Switch : {a:switch-gain} / {b:switch-gain}', {
    kind,
    keyword,
    byArena: [hole('a'), hole('b')],
  });
  g.form(effect, 'Switch : {a:switch-gain} / {b:switch-gain} / {c:switch-gain}', {
    kind,
    keyword,
    byArena: [hole('a'), hole('b'), hole('c')],
  });
  // "Adapt: Armor/Fury 2": of these the unit gets one.
  const one = ['a', 'b', 'c', 'd'];
  for (const n of [2, 3, 4]) {
    const list = one.slice(0, n);
    const words = list.map((name) => `{${name}:switch-gain}`).join(' / ');
    g.form(effect, `Adapt : ${words}`, { kind, keyword: 'Adapt', oneOf: list.map((name) => hole(name)) });
  }
}

const boost = (stats: StatChange): StaticEffect => ({
  kind: 'static',
  parts: [{ do: 'modify', to: { the: 'this' }, stats }],
});

/** The values of a bonus that is all that an effect says. */
function boosted(effect: Effect): StatChange | null {
  const part = effect.kind === 'static' ? sole(effect.parts, 'modify') : null;
  return part && sameData(effect, boost(part.stats)) ? part.stats : null;
}

/** "[Pilot] Starfighter Pilot. The Starfighter gets: * +20 speed. * Accuracy 1" */
function pilots(g: Grammar, effect: KeywordCategory): void {
  const what = g.category<Filter>('piloted');
  g.form(what, '{s:subtypes-one}', { subtype: hole('s') });
  g.form(what, '{t:types} unit', { type: hole('t') });
  const given = g.category<Effect>('pilot-gain');
  // Values come as a bare bonus; everything else is an ability in its own words.
  g.lens<Effect, { g: Gains }>(
    given,
    '{g:gains}',
    ({ g: gains }) =>
      gains.stats && !gains.effects && !gains.subtypes && !gains.per ? boost(gains.stats) : undefined,
    (value) => {
      const stats = boosted(value);
      return stats && { g: { stats } };
    },
  );
  g.form(given, '{e:effect}', hole('e'), (value) => boosted(value) === null && isAbility(value));
  g.synonym<Effect, { s: string }>(given, 'the {s:subtype-one} subtype', ({ s }) => ({
    kind: 'static',
    parts: [{ do: 'treat-as', to: { the: 'this' }, subtype: s }],
  }));
  g.synonym<Effect, { g: Gains; f: Filter }>(
    given,
    '{g:gains} when|while attacking {f:someone}',
    ({ g: gains, f }) => {
      const parts = toParts({ to: { the: 'this' }, g: gains });
      return (
        parts && {
          kind: 'static',
          if: [{ is: 'attacking', attacker: { self: 'this' }, defender: f }],
          parts,
        }
      );
    },
  );
  const bullets = ['*', '-', '\u2022'];
  g.list<Effect[]>('pilot-gains', {
    item: 'pilot-gain',
    flat: false,
    between: bullets.flatMap((bullet) => [['.', bullet], [bullet]]),
    last: null,
    min: 1,
    printed: { item: 'pilot-gain', two: ['.', '*'], mid: ['.', '*'], last: ['.', '*'] },
  });
  interface Words {
    readonly w: Filter;
    readonly v: Filter;
    readonly e: readonly Effect[];
  }
  const build = ({ w, v, e }: Words): KeywordEffect | undefined =>
    sameData(w, v) || (w.subtype && v.type && !v.subtype)
      ? { kind: 'keyword', keyword: 'Pilot', what: w, effects: e }
      : undefined;
  const match = ({ what: w, effects: e }: KeywordEffect): Words | null => (w && e ? { w, v: w, e } : null);
  g.lens<KeywordEffect, Words>(
    effect,
    '\u2194 {w:piloted} Pilot . the {v:piloted} gets : * {e:pilot-gains}',
    build,
    match,
  );
  // The sign for Pilots and the bullets may be left out.
  for (const mark of ['\u2194 ', ''])
    for (const stop of ['.', ','])
      for (const bullet of ['', ...bullets])
        g.synonym<KeywordEffect, Words>(
          effect,
          `${mark}{w:piloted} Pilot ${stop} [the] {v:piloted} gets|get [:] ${bullet} {e:pilot-gains}`,
          build,
        );
  for (const using of [false, true])
    g.synonym<KeywordEffect, { w: Filter; v: Filter; g: Gains; f: Filter; k?: string }>(
      effect,
      `[\u2194] {w:piloted} Pilot . the {v:piloted} gets {g:gains} as long as it's ${using ? 'using {k:keyword-name} to attack' : 'attacking'} {f:someone}`,
      ({ w, v, g: gains, f, k }) => {
        const parts = toParts({ to: { the: 'this' }, g: gains });
        const so = {
          is: 'attacking',
          attacker: { self: 'this' },
          defender: f,
          ...(k ? { using: k } : {}),
        } as const;
        return parts && build({ w, v, e: [{ kind: 'static', if: [so], parts }] });
      },
    );
  g.synonym<KeywordEffect, { w: Filter; v: Filter; g: Gains }>(
    effect,
    '[\u2194] {w:piloted} Pilot . the {v:piloted} gets|get [:] {g:gains}',
    ({ w, v, g: { stats, effects, subtypes, per } }) =>
      subtypes || per
        ? undefined
        : build({ w, v, e: [...(stats ? [boost(stats)] : []), ...(effects ?? [])] }),
  );
}

/** An X has to be paid to mean something. */
const better = (
  { c, p }: { c: readonly Cost[]; p: readonly Part[] },
  more: { readonly instead?: true },
): KeywordEffect | undefined =>
  speaksOfX(p) === c.some((cost) => 'n' in cost && cost.n === 'X')
    ? { kind: 'keyword', keyword: 'Enhance', effect: { kind: 'activated', cost: c, parts: p }, ...more }
    : undefined;

export function commandKeywords(g: Grammar): void {
  const effect = categoryOf(g);
  upkeeps(g, effect);
  prices(g, effect);
  stacks(g, effect);
  switches(g, effect);
  pilots(g, effect);
  // A bare bonus is an effect of the top card.
  g.synonym<KeywordEffect, { g: Gains }>(effect, 'INSERT : {g:gains}', ({ g: gains }) => {
    const parts = gains.stats && toParts({ to: { the: 'this' }, g: gains });
    return parts && { kind: 'keyword', keyword: 'INSERT', effect: { kind: 'static', parts } };
  });
  // It is played in place of the paragraph before it.
  g.form(effect, 'Enhance : {c:more-costs} -> {p:body} instead', {
    kind: 'keyword',
    keyword: 'Enhance',
    effect: { kind: 'activated', cost: hole('c'), parts: hole('p') } as unknown as Effect,
    instead: true,
  });
  g.synonym<KeywordEffect, { c: readonly Cost[]; p: readonly Part[] }>(
    effect,
    'Enhance : {c:more-costs} -> {p:body} , instead',
    (b) => better(b, { instead: true }),
  );
  g.synonym<KeywordEffect, { c: readonly Cost[]; p: readonly Part[] }>(
    effect,
    'Enhance : {c:more-costs} -> instead , {p:body}',
    (b) => better(b, { instead: true }),
  );
  g.synonym<KeywordEffect, { c: readonly Cost[]; p: readonly Part[] }>(
    effect,
    'Enhance : {c:more-costs} -> also , {p:body}',
    (b) => better(b, {}),
  );
}
