// Instructions: what an effect does, one part each.
import type { Amount, Duration, Part, Selector, Who } from '../../effects/language.ts';
import { amountsIn, mapAmounts } from './amounts.ts';
import { disrupts } from './disrupts.ts';
import type { Gains } from './gains.ts';
import type { Category, Grammar } from './grammar.ts';
import { hole, sameData } from './shape.ts';
import { flat } from './words.ts';

/** Who does it, and the ending of the verb. */
const WHO: readonly (readonly [Who, string, string, string])[] = [
  ['you', '[you]', '', 'your'],
  ['opponent', 'your opponent', 's', "his|her|their"],
  ['each', 'each player', 's', "his|her|their"],
];

function points(g: Grammar, part: Category<Part>): void {
  const n = hole('n');
  const times = { per: hole('f'), times: hole('n') } as const;
  for (const [who, words, s, whose] of WHO) {
    const loses = s ? 'loses' : 'lose';
    g.form(part, `${words} gain${s} {n:count} Force`, { do: 'force', who, n });
    g.form(part, `${words} gain${s} {n:int} Force for each {f:counted}`, { do: 'force', who, n: times });
    g.form(part, `${words} gain${s} Force equal to {n:value}`, { do: 'force', who, n });
    g.form(part, `${words} ${loses} {n:count} Force`, { do: 'force', who, n, lose: true });
    g.form(part, `${words} ${loses} {n:int} Force for each {f:counted}`, { do: 'force', who, n: times, lose: true });
    g.form(part, `${words} gain${s} {n:count} build point(s) [this turn]`, { do: 'build-points', who, n });
    g.form(part, `${words} get${s} {n:count} build point(s) [this turn]`, { do: 'build-points', who, n });
    g.form(part, `${words} gain${s} {n:int} build point(s) for each {f:counted}`, { do: 'build-points', who, n: times });
    g.form(part, `${words} draw${s} a card`, { do: 'draw', who, n: 1 });
    g.form(part, `${words} draw${s} {n:count} card(s)`, { do: 'draw', who, n });
    g.form(part, `${words} draw${s} a card for each {f:counted}`, { do: 'draw', who, n: { per: hole('f'), times: 1 } });
    const hand = whose === 'your' ? 'your' : whose;
    g.form(part, `${words} discard${s} a card from ${hand} hand`, { do: 'discard-from-hand', who, n: 1 });
    g.form(part, `${words} discard${s} a card`, { do: 'discard-from-hand', who, n: 1 });
    g.form(part, `${words} discard${s} {n:count} cards from ${hand} hand`, { do: 'discard-from-hand', who, n });
    if (s) g.form(part, `${words} discard${s} a card from his or her hand`, { do: 'discard-from-hand', who, n: 1 });
    if (s) g.form(part, `${words} discard${s} {n:count} cards from his or her hand`, { do: 'discard-from-hand', who, n });
  }
  g.form(part, 'you win the game', { do: 'win', who: 'you' });
  g.form(part, 'your opponent wins the game', { do: 'win', who: 'opponent' });
  g.form(part, 'you lose the game', { do: 'win', who: 'opponent' });
}

function harm(g: Grammar, part: Category<Part>): void {
  const n = hole('n');
  const to = hole('t');
  const times = { per: hole('f'), times: hole('n') } as const;
  const kinds: readonly (readonly [string, { readonly dice?: true }])[] = [
    ['damage', {}],
    ['dice|die of damage', { dice: true }],
  ];
  for (const [words, dice] of kinds) {
    const sources: readonly (readonly [string, { readonly from?: Selector }])[] = [
      ['do', {}],
      ['{s:source} does', { from: hole('s') as unknown as Selector }],
    ];
    for (const [does, from] of sources) {
      g.form(part, `${does} {n:count} ${words} to {t:target}`, { do: 'damage', to, n, ...dice, ...from });
      g.form(part, `${does} {n:count} ${words} to {t:target} that can't be prevented`, { do: 'damage', to, n, ...dice, ...from, unpreventable: true });
      g.form(part, `${does} {n:count} ${words} to {t:target} . this damage can't be prevented`, { do: 'damage', to, n, ...dice, ...from, unpreventable: true });
      g.form(part, `${does} {n:int} ${words} to {t:target} for each {f:counted}`, { do: 'damage', to, n: times, ...dice, ...from });
      if (from.from) g.form(part, `${does} {n:count} ${words} to itself`, { do: 'damage', to: hole('s'), n, ...dice, ...from });
    }
  }
  const source = g.category<Selector>('source');
  g.form(source, 'this unit', { the: 'this' });
  g.form(source, 'that unit', { the: 'that' });
  g.form(source, 'the attacking unit', { the: 'attacker' });
  g.form(source, 'the defending unit', { the: 'defender' });

  g.form(part, 'prevent {n:count} damage to {t:target}', { do: 'prevent', to, n });
  g.form(part, 'prevent up to {n:count} damage to {t:target}', { do: 'prevent', to, n, upTo: true });

  const counter = g.category<string>('counter');
  for (const name of ['captivity', 'corruption', 'credit', 'mastery', 'redemption']) g.form(counter, name, name);
  const any = g.category<string>('any-counter');
  g.form(any, 'damage', 'damage');
  g.form(any, '{c:counter}', hole('c'));
  const c = hole('c');
  g.form(part, 'put {n:count} {c:any-counter} counter(s) on {t:target}', { do: 'counters', to, counter: c, n });
  g.form(part, 'put a {c:any-counter} counter on {t:target}', { do: 'counters', to, counter: c, n: 1 });
  g.form(part, 'put {n:int} {c:any-counter} counter(s) on {t:target} for each {f:counted}', { do: 'counters', to, counter: c, n: times });
  // Counters without a name are those of a Resource.
  const resource = { choose: { of: 'you', card: ['resource'] } } as const;
  for (const [words, on] of [['your Resource', resource], ['this Resource', { the: 'this' }]] as const) {
    g.form(part, `add {n:count} counter(s) to ${words}`, { do: 'counters', to: on, counter: 'resource', n });
    g.form(part, `remove {n:count} counter(s) from ${words}`, { do: 'counters', to: on, counter: 'resource', n, remove: true });
  }
  g.form(part, 'remove {n:count} {c:any-counter} counter(s) from {t:target}', { do: 'counters', to, counter: c, n, remove: true });
  g.form(part, 'remove a {c:any-counter} counter from {t:target}', { do: 'counters', to, counter: c, n: 1, remove: true });
  g.form(part, 'remove up to {n:count} {c:any-counter} counter(s) from {t:target}', { do: 'counters', to, counter: c, n, remove: true, upTo: true });
}

function movement(g: Grammar, part: Category<Part>): void {
  const to = hole('t');
  g.form(part, 'tap {t:target}', { do: 'tap', to });
  g.form(part, 'untap {t:target}', { do: 'untap', to });
  g.form(part, 'retreat {t:target}', { do: 'retreat', to });
  g.form(part, 'discard {t:target}', { do: 'discard', to }, (p) => p.do === 'discard' && !namesCards(p.to));
  g.form(part, "return {t:target} to its owner's hand", { do: 'return-to-hand', to });
  g.form(part, "return {t:target} to their owner's|owners' hand|hands", { do: 'return-to-hand', to });
  g.form(part, 'return this unit to your hand', { do: 'return-to-hand', to: { the: 'this' } });
  g.form(part, 'gain control of {t:target} {d:duration}', { do: 'control', to, until: hole('d') });
}

/** "Discard a card" is from hand; cards in other zones are not spoken of here. */
const namesCards = (s: Selector): boolean => 'choose' in s && s.choose.card !== undefined && s.choose.card.length > 1;

function dice(g: Grammar, part: Category<Part>): void {
  const n = hole('n');
  g.form(part, 'reroll {n:count} of your attack dice', { do: 'reroll', whose: 'you', n });
  g.form(part, 'reroll up to {n:count} of your attack dice', { do: 'reroll', whose: 'you', n, upTo: true });
  g.form(part, 'reroll all of your attack dice', { do: 'reroll', whose: 'you', n: 'all' });
  g.form(part, 'your opponent rerolls {n:count} attack dice', { do: 'reroll', whose: 'opponent', n });
  g.form(part, 'your opponent rerolls up to {n:count} attack dice', { do: 'reroll', whose: 'opponent', n, upTo: true });
  g.form(part, 'your opponent rerolls all of his or her attack dice', { do: 'reroll', whose: 'opponent', n: 'all' });
  g.form(part, 'roll {n:count} additional|extra|more attack dice', { do: 'add-dice', n });
}

/** What follows "it gets …" when the sentence has two parts: the same card, without choosing again. */
const again = (to: Selector): Selector => ('choose' in to || 'each' in to ? { the: 'that' } : to);

function toParts(to: Selector, gains: Gains, until: Duration): readonly Part[] | undefined {
  // A subtype for a time: there is no part for it.
  if (gains.subtypes) return undefined;
  return [
    ...(gains.stats ? [{ do: 'modify', to, stats: gains.stats, until } as const] : []),
    ...(gains.effects
      ? [{ do: 'grant', to: gains.stats ? again(to) : to, effects: gains.effects, until } as const]
      : []),
  ];
}

interface Getting {
  readonly to: Selector;
  readonly g: Gains;
  readonly d: Duration;
}

function fromParts(parts: readonly Part[]): Getting | null {
  const [first, second, ...more] = parts;
  if (!first || more.length > 0) return null;
  if (first.do === 'grant' && !second) return { to: first.to, g: { effects: first.effects }, d: first.until };
  if (first.do !== 'modify') return null;
  if (!second) return { to: first.to, g: { stats: first.stats }, d: first.until };
  if (second.do !== 'grant' || second.until !== first.until || !sameData(second.to, again(first.to))) return null;
  return { to: first.to, g: { stats: first.stats, effects: second.effects }, d: first.until };
}

function getting(g: Grammar, clause: Category<readonly Part[]>): void {
  const build = ({ to, g: gains, d }: Getting) => toParts(to, gains, d);
  g.lens<readonly Part[], Getting>(clause, '{to:single} [also] gets|get|gains {g:gains} {d:duration}', build, fromParts);
  g.lens<readonly Part[], Getting>(clause, '{to:several} each get|gets {g:gains} {d:duration}', build, fromParts);
  g.synonym<readonly Part[], Getting>(clause, '{to:several} get|gets {g:gains} {d:duration}', build);
  g.synonym<readonly Part[], Getting>(clause, 'give {to:target} {g:gains} {d:duration}', build);
  // Said first, the duration also takes in units that come later (Phrases, "this turn"): the same for a unit already known.
  g.synonym<readonly Part[], Getting>(clause, '{d:duration} , {to:single} gets|get {g:gains}', (b) =>
    'each' in b.to ? undefined : build(b),
  );
}

/** "Choose one of your units. That unit gets …": the choice belongs to the first part that speaks of it. */
function choosing(g: Grammar, clause: Category<readonly Part[]>): void {
  g.synonym<readonly Part[], { t: Selector; c: readonly Part[] }>(clause, 'choose {t:target} . {c:plain-clause}', ({ t, c }) => {
    const [first, ...more] = c;
    if (!('choose' in t) || !first || !('to' in first) || !sameData(first.to, { the: 'that' })) return undefined;
    if ('from' in first && sameData(first.from, { the: 'that' })) return undefined;
    return [{ ...first, to: t }, ...more];
  });
}

/** "…, where X is …": the X of the sentence before it. */
function where(g: Grammar, clause: Category<readonly Part[]>): void {
  interface Where {
    readonly c: readonly Part[];
    readonly v: Amount;
  }
  g.lens<readonly Part[], Where>(
    clause,
    '{c:plain-clause} , where X is|equals {v:value}',
    ({ c, v }) => (amountsIn(c).includes('X') ? mapAmounts(c, (a) => (a === 'X' ? v : a)) : undefined),
    (parts) => {
      const odd = amountsIn(parts).filter((a) => typeof a === 'object');
      const [v] = odd;
      if (v === undefined || amountsIn(parts).includes('X') || odd.some((a) => !sameData(a, v))) return null;
      return { c: mapAmounts(parts, (a) => (typeof a === 'object' ? 'X' : a)), v };
    },
  );
  g.synonym<readonly Part[], Where>(clause, '{c:plain-clause} , where X is equal to {v:value}', ({ c, v }) =>
    amountsIn(c).includes('X') ? mapAmounts(c, (a) => (a === 'X' ? v : a)) : undefined,
  );
}

export function parts(g: Grammar): void {
  const part = g.category<Part>('part');
  points(g, part);
  harm(g, part);
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
  // One sentence, all of it under its "may" or "if"; and sentences one after the other.
  g.list<Part[]>('clauses', flat('clause', 'clause', ', and', 'and', ', then', 'and then', ', and then'));
  g.list<Part[]>('body', flat('clauses', 'clause', '.', '. then', '. then ,'));
}
