// Keywords by name: bare, with a cost, and those whose text is an effect.
import type { Cost, Effect, KeywordEffect, Part } from '../../effects/language.ts';
import { findKeyword } from '../keyword-names.ts';
import { amountsIn } from './amounts.ts';
import type { Grammar } from './grammar.ts';
import type { Reading } from './rule.ts';
import { hole, merged } from './shape.ts';
import { speaksOf } from './that.ts';
import { speaksOfDamage } from './would.ts';

const hasX = (parts: readonly Part[]): boolean => amountsIn(parts).includes('X');
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

  const effect = g.category<KeywordEffect>('keyword-effect');
  g.form(effect, '{k:keyword}', hole('k'));
  g.form(effect, '{k:keyword} . {o:only}', merged({ only: hole('o') }, { k: BARE }));
  g.form(effect, '{c:costs} -> {k:keyword}', merged({ cost: hole('c') }, { k: BARE }));
  g.form(
    effect,
    '{c:costs} -> {k:keyword} . {o:only}',
    merged({ cost: hole('c'), only: hole('o') }, { k: BARE }),
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
  // What it gives is an ability of any kind.
  for (const keyword of ['INSERT', 'Reserves']) {
    g.form(effect, `${keyword} : {e:effect}`, { kind: 'keyword', keyword, effect: hole('e') });
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
