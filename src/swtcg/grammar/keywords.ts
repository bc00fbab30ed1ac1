// Keywords by name: bare, with a cost, and those whose text is an effect.

import type { Grammar } from '../../core/grammar/grammar.ts';
import type { Reading } from '../../core/grammar/reading.ts';
import { hole, merged } from '../../core/grammar/shape.ts';
import { findKeyword } from '../cards/keyword-names.ts';
import type { Amount, Cost, Effect, KeywordEffect, Only, Part } from '../language/effect.ts';
import { speaksOfX } from './amounts.ts';
import { isAbility } from './gains.ts';
import { speaksOf } from './references.ts';
import { speaksOfDamage } from './would.ts';

const hasX = (parts: readonly Part[]): boolean => speaksOfX(parts);
const paysX = (costs: readonly Cost[]): boolean => costs.some((cost) => 'n' in cost && cost.n === 'X');

/** Nothing is paid, and "that unit" must have been spoken of. */
const sound = ({ effect }: KeywordEffect): boolean =>
  effect?.kind === 'instruction' && !hasX(effect.parts) && speaksOf(effect.parts, []);
/** "That unit" is the one of the paragraph before. */
const paid = ({ effect }: KeywordEffect): boolean =>
  effect?.kind === 'activated' &&
  hasX(effect.parts) === paysX(effect.cost) &&
  effect.parts.every((part, i) => part.do !== 'choose-one' || i === effect.parts.length - 1);

const BARE = ['kind', 'keyword', 'value'];

/** Keywords that are played for a cost and whose number may be an X. */
const PLAYED = ['Absorb', 'Ambush', 'Deflect', 'Evade', 'Persuade', 'Protect', 'Retaliate'];

/** "Pay X Force -> Evade X", "Pay 2 Force -> Evade X+1, where X is …". */
function variable(g: Grammar): void {
  const name = g.category<string>('played-keyword');
  for (const keyword of PLAYED) g.form(name, keyword, keyword);
  const kind = 'keyword';
  const cost = hole('c');
  const keyword = hole('k');
  const whole = g.category<KeywordEffect>('keyword-effect');
  const x = g.category<Amount>('x-plus');
  g.form(x, 'X', 'X');
  g.form(
    x,
    'X {n:signed}',
    { plus: 'X', n: hole('n') },
    (a) => typeof a === 'object' && 'plus' in a && a.n !== 0,
  );
  const known = ({ cost: paid = [], x: n }: KeywordEffect): boolean =>
    n !== undefined && paysX(paid) === usesX(n);
  g.form(whole, '{c:costs} -> {k:played-keyword} {x:x-plus}', { kind, keyword, cost, x: hole('x') }, known);
  g.form(
    whole,
    '{c:costs} -> {k:played-keyword} {x:x-plus} . {o:only}',
    { kind, keyword, cost, x: hole('x'), only: hole('o') },
    known,
  );
  type Words = { c: readonly Cost[]; k: string; x: Amount; v: Amount; o?: readonly Only[] };
  const build = ({ c, k, x: n, v, o }: Words): KeywordEffect | undefined =>
    paysX(c) ? undefined : { kind, keyword: k, cost: c, x: put(n, v), ...(o ? { only: o } : {}) };
  const match = ({ keyword: k, cost: c, x: n, only: o }: KeywordEffect): Words | null => {
    if (!c || n === undefined) return null;
    const counted =
      typeof n === 'object' && 'plus' in n
        ? { x: { ...n, plus: 'X' } as const, v: n.plus }
        : { x: 'X', v: n };
    return { c, k, ...counted, o } as Words;
  };
  for (const only of [' . {o:only}', '']) {
    const words = '{c:costs} -> {k:played-keyword} {x:x-plus} , where X';
    g.lens<KeywordEffect, Words>(whole, `${words} is {v:value}${only}`, build, match);
    for (const is of ['equals', 'is equal to'])
      g.synonym<KeywordEffect, Words>(whole, `${words} ${is} {v:value}${only}`, build);
  }
}

/** "Evade X, up to 4, where X is …" */
function capped(g: Grammar): void {
  const whole = g.category<KeywordEffect>('keyword-effect');
  for (const is of ['is', 'equals', 'is equal to'])
    g.synonym<KeywordEffect, { c: readonly Cost[]; k: string; m: number; v: Amount }>(
      whole,
      `{c:costs} -> {k:played-keyword} X , up to {m:int} , where X ${is} {v:value}`,
      ({ c, k, m, v }) =>
        paysX(c) ? undefined : { kind: 'keyword', keyword: k, cost: c, x: { capped: v, most: m } },
    );
}

const usesX = (n: Amount): boolean => n === 'X' || (typeof n === 'object' && 'plus' in n && n.plus === 'X');
const put = (n: Amount, v: Amount): Amount => (typeof n === 'object' && 'plus' in n ? { ...n, plus: v } : v);

export function keywords(g: Grammar): void {
  // "Armor", "Accuracy 1", "Accuracy -1".
  g.terminal<KeywordEffect>('keyword', {
    read: (tokens, at) => {
      const out: Reading[] = [];
      for (const length of [1, 2]) {
        const words = tokens.slice(at, at + length).map((t) => t.lower);
        const found = words.length === length ? findKeyword(words.join(' ')) : undefined;
        if (found?.parameter === 'none')
          out.push({ value: { kind: 'keyword', keyword: found.name }, end: at + length });
        const number = tokens[at + length]?.text ?? '';
        if (found?.parameter === 'number' && /^[+-]?\d{1,3}$/.test(number)) {
          out.push({
            value: { kind: 'keyword', keyword: found.name, value: Number(number) },
            end: at + length + 1,
          });
        }
      }
      return out;
    },
    print: (v) => {
      const { kind, keyword, value, ...more } = v as KeywordEffect;
      if (kind !== 'keyword' || Object.keys(more).length > 0) return null;
      const known = findKeyword(keyword);
      if (known?.name !== keyword) return null;
      if (known.parameter === 'none') return value === undefined ? keyword.split(' ') : null;
      return known.parameter === 'number' && value !== undefined
        ? [...keyword.split(' '), String(value)]
        : null;
    },
  });

  variable(g);
  capped(g);
  const effect = g.category<KeywordEffect>('keyword-effect');
  g.form(effect, '{k:keyword}', hole('k'));
  g.form(effect, '{k:keyword} . {o:only}', merged({ only: hole('o') }, { k: BARE }));
  g.form(effect, '{c:costs} -> {k:keyword}', merged({ cost: hole('c') }, { k: BARE }));
  g.form(
    effect,
    '{c:costs} -> {k:keyword} . {o:only}',
    merged({ cost: hole('c'), only: hole('o') }, { k: BARE }),
  );

  // Older words for what has become a keyword (Keywords, Accuracy; Cunning).
  g.synonym<KeywordEffect, { n: number }>(
    effect,
    "subtract {n:int} from each of this unit's attack dice",
    ({ n }) => ({ kind: 'keyword', keyword: 'Accuracy', value: -n }),
  );
  g.synonym<KeywordEffect, object>(
    effect,
    "roll this unit's attack dice secretly [. show them to your opponent after damage prevention]",
    () => ({ kind: 'keyword', keyword: 'Cunning' }),
  );
  // More parts of the same effect: one paragraph is one effect.
  const follows = ({ more, cost }: KeywordEffect): boolean =>
    more !== undefined && cost !== undefined && !hasX(more) && speaksOf(more, cost) && !speaksOfDamage(more);
  g.form(
    effect,
    '{c:costs} -> {k:keyword} . {p:body}',
    merged({ cost: hole('c'), more: hole('p') }, { k: BARE }),
    follows,
  );
  for (const only of [false, true])
    g.synonym<
      KeywordEffect,
      { c: readonly Cost[]; k: KeywordEffect; p: readonly Part[]; o?: readonly Only[] }
    >(
      effect,
      `{c:costs} -> {k:keyword} [,] and {p:sentence}${only ? ' . {o:only}' : ''}`,
      ({ c, k, p, o }) => {
        const value: KeywordEffect = { ...k, cost: c, more: p, ...(o ? { only: o } : {}) };
        return follows(value) ? value : undefined;
      },
    );
  g.form(
    effect,
    '{c:costs} -> {k:keyword} . {p:body} . {o:only}',
    merged({ cost: hole('c'), more: hole('p'), only: hole('o') }, { k: BARE }),
    follows,
  );

  // What it gives is done once, when the keyword says so.
  for (const keyword of ['Bounty', 'Foresight', 'Forewarning']) {
    g.form(
      effect,
      `${keyword} : {p:body}`,
      {
        kind: 'keyword',
        keyword,
        effect: { kind: 'instruction', parts: hole('p') },
      },
      sound,
    );
  }
  g.synonym<KeywordEffect, { p: readonly Part[] }>(
    effect,
    "when|whenever this unit attacks , [you may] predict the number of hits you'll roll for that attack . if you're correct , {p:body}",
    ({ p: parts }) => {
      const foresight: KeywordEffect = {
        kind: 'keyword',
        keyword: 'Foresight',
        effect: { kind: 'instruction', parts },
      };
      return sound(foresight) ? foresight : undefined;
    },
  );
  // What it gives is an ability of any kind.
  for (const keyword of ['INSERT', 'Reserves']) {
    g.form(effect, `${keyword} : {e:effect}`, { kind: 'keyword', keyword, effect: hole('e') }, (one) =>
      isAbility(one.effect),
    );
  }
  // It changes the paragraph before it: what it adds is read, "instead" is not.
  const added = (more: object): Effect =>
    ({ kind: 'activated', cost: hole('c'), parts: hole('p'), ...more }) as unknown as Effect;
  g.form(
    effect,
    'Enhance : {c:more-costs} -> {p:body}',
    { kind: 'keyword', keyword: 'Enhance', effect: added({}) },
    paid,
  );
  g.form(
    effect,
    'Enhance : {c:more-costs} -> {p:body} . {o:only}',
    {
      kind: 'keyword',
      keyword: 'Enhance',
      effect: added({ only: hole('o') }),
    },
    paid,
  );
}
