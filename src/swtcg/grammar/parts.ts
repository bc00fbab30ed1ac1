// Instructions: what an effect does, one part each.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { flat } from '../../core/grammar/lists.ts';
import { hole, sameData, sole } from '../../core/grammar/shape.ts';
import type { Amount, Duration, Part, Selector, StaticPart } from '../language/effect.ts';
import { alternatives } from './alternatives.ts';
import { amountsIn, mapAmounts } from './amounts.ts';
import { arenas } from './arenas.ts';
import { bidding } from './bidding.ts';
import { control } from './control.ts';
import { copying } from './copying.ts';
import { harm } from './damage.ts';
import { delayed, options } from './delayed.ts';
import { dice } from './dice.ts';
import { disrupts } from './disrupts.ts';
import { lastsOn } from './durations.ts';
import { getting } from './getting.ts';
import { hands } from './hands.ts';
import { choosing, imperatives } from './imperatives.ts';
import { otherZones } from './other-zones.ts';
import { players } from './players.ts';
import { points } from './points.ts';
import { IT } from './references.ts';
import { searching } from './searching.ts';
import { supplies } from './supplies.ts';

function movement(g: Grammar, part: Category<Part>): void {
  const to = hole('t');
  g.form(part, 'tap {t:target}', { do: 'tap', to });
  g.form(part, 'untap {t:target}', { do: 'untap', to });
  for (const when of [
    'during your next untap step',
    'during the next untap step',
    'next turn',
    "during your opponent's next untap step",
    "during its controller's next untap step",
    'during its next untap step',
  ])
    g.form(part, `{t:single} doesn't untap ${when}`, { do: 'stay-tapped', to });
  g.form(part, 'retreat {t:target}', { do: 'retreat', to });
  g.form(part, 'discard {t:target}', { do: 'discard', to }, (p) => p.do === 'discard' && !namesCards(p.to));
  g.form(part, "return {t:target} to its owner's hand", { do: 'return-to-hand', to });
  g.form(part, "return {t:target} to their owner's|owners' hand|hands", { do: 'return-to-hand', to });
  g.form(part, 'return this unit to your hand', { do: 'return-to-hand', to: { the: 'this' } });
  // Everything on a unit goes to hand with it (Equipment Cards; Pilots): the words say nothing new.
  const whole = 'and all cards stacked with it|them';
  g.synonym<Part, { t: Selector }>(part, `return {t:target} ${whole} to its|their owner's hand`, ({ t }) => ({
    do: 'return-to-hand',
    to: t,
  }));
  g.synonym<Part, object>(part, `return this unit ${whole} to your hand`, () => ({
    do: 'return-to-hand',
    to: { the: 'this' },
  }));
  // Whoever's hand is named, it is the owner's (The 4 Primary Rules, 1).
  for (const whose of ['his or her', 'their', "your opponent's"])
    g.synonym<Part, { t: Selector }>(part, `return {t:target} to ${whose} hand`, ({ t }) => ({
      do: 'return-to-hand',
      to: t,
    }));
  for (const words of ['return it to', 'return that card|unit to', 'put it into'])
    g.synonym<Part, object>(part, `${words} your hand`, () => ({ do: 'return-to-hand', to: IT }));
  otherZones(g, part);
  g.form(part, 'attach this Trait|Equipment|Skill|unit to {t:target}', { do: 'attach', to });
  g.synonym<Part, { t: Selector }>(part, 'attach it to {t:target}', ({ t }) => ({ do: 'attach', to: t }));
  g.form(part, 'put {t:target} into its arena', { do: 'put', to, into: 'its-arena' });
  g.form(part, "put {t:target} into its owner's discard pile", { do: 'put', to, into: 'discard' });
  g.form(part, 'put {t:target} into your discard pile', { do: 'put', to, into: 'discard' }, ownOnly);
  // Whichever pile is named, it is the owner's (The 4 Primary Rules, 1).
  g.synonym<Part, { t: Selector }>(part, 'put {t:target} into the|your discard pile', ({ t }) => ({
    do: 'put',
    to: t,
    into: 'discard',
  }));
  g.form(part, "put {t:target} on top of its owner's deck", { do: 'put', to, into: 'deck' });
  g.form(part, 'remove {t:target} from the game', { do: 'put', to, into: 'out' });
  g.form(part, 'return {t:single} to your supply', { do: 'put', to, into: 'supply' });
  g.form(part, '[you] gain|take control of {t:target} {d:duration}', { do: 'control', to, until: hole('d') });
  g.synonym<Part, { t: Selector }>(part, 'gain control of {t:target}', ({ t }) => ({
    do: 'control',
    to: t,
    until: 'leaves',
  }));
  g.form(part, 'your opponent gains control of {t:target} {d:duration}', {
    do: 'control',
    to,
    until: hole('d'),
    who: 'opponent',
  });
  g.form(part, 'move {t:target} to the build zone', { do: 'put', to, into: 'build' });
  g.synonym<Part, { t: Selector }>(part, 'put|move {t:target} into|to the|your build zone', ({ t }) => ({
    do: 'put',
    to: t,
    into: 'build',
  }));
}

/** "Discard a card" is from hand, and a unit in play is no unit card; cards in other zones are not spoken of here. */
const namesCards = (s: Selector): boolean =>
  'choose' in s && s.choose.card !== undefined && (s.choose.card.length > 1 || s.choose.card[0] === 'unit');

/** Of this unit only "your" is said for its owner's. */
const ownOnly = (p: Part): boolean => p.do === 'put' && sameData(p.to, { the: 'this' });

/** "…, where X is …": the X of the sentence before it. */
function where(g: Grammar, whole: Category<readonly Part[]>): void {
  const clause = g.category<readonly Part[]>('where-clause');
  g.form(whole, '{c:where-clause}', hole('c'));
  interface Where {
    readonly c: readonly Part[];
    readonly v: Amount;
  }
  g.lens<readonly Part[], Where>(
    clause,
    '{c:plain-clause} , where X is|equals {v:value}',
    ({ c, v }) => (amountsIn(c).includes('X') ? mapAmounts(c, (a) => (a === 'X' ? v : a)) : undefined),
    (parts) => {
      const v = amountsIn(parts).find((a) => typeof a === 'object');
      return v === undefined ? null : { c: mapAmounts(parts, (a) => (typeof a === 'object' ? 'X' : a)), v };
    },
  );
  for (const is of ['is|equals', 'is equal to'])
    g.synonym<readonly Part[], Where & { m: number }>(
      clause,
      `{c:plain-clause} , up to {m:int} , where X ${is} {v:value}`,
      ({ c, v, m }) =>
        amountsIn(c).includes('X')
          ? mapAmounts(c, (a) => (a === 'X' ? { capped: v, most: m } : a))
          : undefined,
    );
  // Two things of as many.
  g.synonym<readonly Part[], Where & { d: readonly Part[] }>(
    clause,
    '{c:plain-clause} and {d:plain-clause} , where X is|equals {v:value}',
    ({ c, d, v }) =>
      amountsIn(c).includes('X') && amountsIn(d).includes('X')
        ? mapAmounts([...c, ...d], (a) => (a === 'X' ? v : a))
        : undefined,
  );
  g.synonym<readonly Part[], Where>(clause, '{c:plain-clause} , where X is equal to {v:value}', ({ c, v }) =>
    amountsIn(c).includes('X') ? mapAmounts(c, (a) => (a === 'X' ? v : a)) : undefined,
  );
}

export function parts(g: Grammar): void {
  const part = g.category<Part>('part');
  points(g, part);
  harm(g, part);
  supplies(g, part);
  movement(g, part);
  dice(g, part);
  disrupts(g, part);
  const plain = g.category<readonly Part[]>('plain-clause');
  getting(g, plain);
  g.form(plain, '{p:part}', [hole('p')]);
  const clause = g.category<readonly Part[]>('clause');
  g.form(clause, '{c:plain-clause}', hole('c'));
  where(g, clause);
  choosing(g, clause);
  imperatives(g, part, clause);
  g.lens<readonly Part[], { d: Duration; p: readonly StaticPart[] }>(
    clause,
    '{d:duration} , {p:static-clause}',
    ({ d, p }) =>
      lastsOn(d) &&
      p.every(
        (one) =>
          one.do === 'cost' ||
          (one.do === 'charge' && one.what === 'battle') ||
          ('to' in one && 'each' in one.to),
      )
        ? [{ do: 'lasting', parts: p, until: d }]
        : undefined,
    (parts) => {
      const one = sole(parts, 'lasting');
      return one && { d: one.until, p: one.parts };
    },
  );
  options(g, clause);
  for (const [i, or] of ['; or', '. or :', ', or'].entries()) {
    const words = `choose one : {a:body} ${or} {b:body}`;
    if (i === 0) g.form(clause, words, [{ do: 'choose-one', of: [hole('a'), hole('b')] }]);
    else
      g.synonym<readonly Part[], { a: readonly Part[]; b: readonly Part[] }>(clause, words, ({ a, b }) => [
        { do: 'choose-one', of: [a, b] },
      ]);
  }
  searching(g, part, clause);
  hands(g, part);
  bidding(g, g.category<readonly Part[]>('clause'));
  // One sentence, all of it under its "may" or "if"; and sentences one after the other.
  g.list<Part[]>('clauses', flat('clause', 'clause', ', and', 'and', ', then', 'and then', ', and then'));
  control(g);
  arenas(g);
  copying(g);
  alternatives(g);
  players(g);
  delayed(g, part, clause);
}
