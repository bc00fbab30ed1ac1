// How much: plain numbers are words; here is what stands for "X".

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole, sameData } from '../../core/grammar/shape.ts';
import type { Amount, Filter, Selector } from '../language/effect.ts';
import { somePiece } from '../language/walk.ts';
import { ANY_CARD } from './filters.ts';
import { IT } from './references.ts';
import { isSubtypeReference } from './words.ts';

const THAT = { the: 'that' } as const;

/** "That Jedi's", "the discarded unit's": a card spoken of, by what it is. */
function spokenOwners(g: Grammar, owner: Category<Selector>): void {
  g.terminal<string>('belonging', {
    read: (tokens, at) =>
      [1, 2, 3].flatMap((length) => {
        const words = tokens.slice(at, at + length).map((one) => one.text);
        const last = /^(.+?)(?:'s|')$/.exec(words[length - 1] ?? '')?.[1];
        if (last === undefined) return [];
        const name = [...words.slice(0, -1), last].join(' ');
        const known =
          /^((unit|character)( unit)?|((mission|battle) )?card)$/i.test(name) || isSubtypeReference(name);
        return known ? [{ value: name, end: at + length }] : [];
      }),
    print: () => null,
  });
  for (const word of ['that', 'the chosen', 'the other'])
    g.synonym<Selector, object>(owner, `${word} {b:belonging}`, () => THAT);
}

export function amounts(g: Grammar): void {
  const owner = g.category<Selector>('owner');
  g.form(owner, "this unit's", { the: 'this' });
  g.form(owner, "that unit's", { the: 'that' });
  for (const words of ['its|his|her']) g.synonym(owner, words, () => IT);

  g.form(owner, "the attacking unit's", { the: 'attacker' });
  g.form(owner, "the defending unit's", { the: 'defender' });
  spokenOwners(g, owner);
  const value = g.category<Amount>('value');
  g.form(value, 'the difference between {a:value} and {b:value}', { gap: [hole('a'), hole('b')] });
  g.form(value, 'half your Force total ( rounded up )', { half: { force: 'you' }, up: true });
  g.form(value, 'half your Force total ( rounded down )', { half: { force: 'you' } });
  g.form(value, 'double the number of {f:number-of}', { per: hole('f'), times: 2 });
  g.form(value, '{o:owner} printed {s:stat}', { stat: hole('s'), of: hole('o'), printed: true });
  // Of the card that was paid with: as it is printed where it is no longer there.
  const paid = { the: 'paid' } as const;
  for (const done of ['tapped', 'discarded', 'retreated', 'removed']) {
    const unit = `of the unit|card|Character you ${done}`;
    g.form(value, `the printed {s:stat} ${unit}`, { stat: hole('s'), of: paid, printed: true });
    g.form(value, `the total build cost ${unit}`, { stat: 'total-cost', of: paid });
    g.form(value, `the [printed] build cost ${unit}`, { stat: 'cost', of: paid });
    if (done === 'tapped') g.form(value, `the [total] {s:stat} ${unit}`, { stat: hole('s'), of: paid });
    g.form(value, `the printed {s:stat} of the ${done} unit|units|Character`, {
      stat: hole('s'),
      of: paid,
      printed: true,
    });
    g.form(value, `the ${done} unit's printed {s:stat}`, { stat: hole('s'), of: paid, printed: true });
  }
  g.form(
    value,
    'the number of {f:number-of}',
    { per: hole('f'), times: 1 },
    (a) => !(typeof a === 'object' && 'per' in a && isWholePile(a.per as Filter)),
  );
  g.form(value, '{n:int} times the number of {f:number-of}', { per: hole('f'), times: hole('n') });
  g.form(value, 'twice the number of {f:number-of}', { per: hole('f'), times: 2 });
  g.form(value, "the number of cards in this unit's stack", { cards: 'stack' });
  g.form(value, 'the number of cards in its stack', { cards: 'stack' });
  g.form(value, 'the number of cards in your hand', { cards: 'hand' });
  g.form(value, 'the number of cards in your discard pile', { cards: 'discard' });
  g.form(value, 'your Force total', { force: 'you' });
  g.form(value, "your opponent's Force total", { force: 'opponent' });
  g.synonym<Amount, object>(value, 'the amount of Force you have', () => ({ force: 'you' }));
  g.synonym<Amount, { f: Filter }>(value, 'the total number of {f:number-of}', ({ f }) => ({
    per: f,
    times: 1,
  }));
  g.form(value, '{o:owner} {s:stat}', { stat: hole('s'), of: hole('o') });
  g.form(value, '{o:owner} total {s:stat}', { stat: hole('s'), of: hole('o') });
  g.form(value, '{o:owner} total build cost', { stat: 'total-cost', of: hole('o') });
  g.form(value, '{o:owner} [printed] build cost', { stat: 'cost', of: hole('o') });
  g.form(
    value,
    'the number of {c:any-counter} counters on {t:single}',
    { counters: hole('c'), of: hole('t') },
    nobodyAsked,
  );
  g.form(value, 'the number of {c:any-counter} counters on it', { counters: hole('c'), of: IT });
  g.form(value, 'the [amount of] damage prevented [this way]', { prevented: 1 });
  g.form(value, 'the number of counters removed [this way]', { removed: 1 });
  g.synonym<Amount, object>(value, 'the number of {c:any-counter} counters removed [this way]', () => ({
    removed: 1,
  }));
  g.form(
    value,
    '{n:int} times the number of counters removed [this way]',
    { removed: hole('n') },
    (a) => typeof a === 'object' && 'removed' in a && a.removed > 1,
  );
  g.form(value, 'the lesser of {m:int} and {v:value}', { capped: hole('v'), most: hole('m') });
  g.form(value, 'the number of cards in your stack', { cards: 'stack' });
  g.form(value, 'half the number of {f:number-of} ( rounded up )', {
    half: { per: hole('f'), times: 1 },
    up: true,
  });
  g.form(value, 'half the number of {f:number-of} ( rounded down )', { half: { per: hole('f'), times: 1 } });
  g.form(value, 'half {o:owner} build cost ( rounded up )', {
    half: { stat: 'cost', of: hole('o') },
    up: true,
  });
  g.form(value, 'half {o:owner} build cost ( rounded down )', {
    half: { stat: 'cost', of: hole('o') },
  });
}

/** All cards of one's hand or discard pile: these have words of their own. */
const isWholePile = ({ zone, of, card, ...more }: Filter): boolean =>
  (zone === 'hand' || zone === 'discard') &&
  of === 'you' &&
  sameData(card, ANY_CARD) &&
  Object.keys(more).length === 0;

/** What is counted is not chosen. */
const nobodyAsked = (a: Amount): boolean => typeof a === 'object' && 'of' in a && !('choose' in a.of);

const isObject = (v: unknown): v is Readonly<Record<string, unknown>> => typeof v === 'object' && v !== null;

/** Changes every amount of a list of parts. Effects that are granted have amounts of their own and are left alone. */
export function mapAmounts<T>(data: T, change: (amount: Amount) => Amount): T {
  const amountKeys = new Set(['n', 'speed', 'power', 'health', 'as']);
  // "X+1" and "-X" hold the X.
  const deep = (amount: Amount): Amount => {
    if (isObject(amount) && 'plus' in amount)
      return { ...amount, plus: deep(amount.plus as Amount) } as Amount;
    if (isObject(amount) && 'minus' in amount) return { minus: deep(amount.minus as Amount) };
    return change(amount);
  };
  const numbered = (v: unknown): unknown =>
    isObject(v) && v.kind === 'keyword' && v.x !== undefined && !v.cost
      ? { ...v, x: deep(v.x as Amount) }
      : v;
  const walk = (v: unknown): unknown => {
    if (Array.isArray(v)) return v.map(walk);
    if (!isObject(v)) return v;
    return Object.fromEntries(
      Object.entries(v).map(([key, part]) => {
        if (key === 'to' || key === 'from') return [key, part];
        // Of what is granted only a keyword's own number is meant: "gets Critical Hit X".
        if (key === 'effects') return [key, (part as readonly unknown[]).map(numbered)];
        return [key, amountKeys.has(key) ? deep(part as Amount) : walk(part)];
      }),
    );
  };
  return walk(data) as T;
}

/** X, as an amount or in what cards are meant ("with build cost X or less"). */
export const speaksOfX = (data: unknown): boolean =>
  amountsIn(data).includes('X') || somePiece(data, ({ n }) => n === 'X');

export function amountsIn(data: unknown): readonly Amount[] {
  const found: Amount[] = [];
  mapAmounts(data, (amount) => {
    found.push(amount);
    return amount;
  });
  return found;
}
