// Several things said of the same units in one sentence: "Each of your Droids gets +1 power and costs 1 less … to deploy".

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import type {
  Condition,
  Duration,
  Filter,
  Lost,
  Part,
  Selector,
  StaticEffect,
  StaticPart,
} from '../language/effect.ts';
import type { Arena } from '../model/state.ts';
import { keeping } from './cannot-be.ts';
import { aboutThis } from './conditional.ts';
import type { Gains } from './gains.ts';
import { toParts as forATime } from './getting.ts';
import { standing, toParts } from './static-gains.ts';

/** What is said of units that are named elsewhere in the sentence. Read only: it is printed sentence by sentence. */
type Said =
  | { readonly gains: Gains }
  | { readonly parts: readonly Loose[] }
  /** Build counters more or less. */
  | { readonly cost: number };
type Loose = { readonly do: string } & Readonly<Record<string, unknown>>;

function sayings(g: Grammar): void {
  const said = g.category<Said>('predicate');
  g.synonym<Said, { g: Gains }>(said, '[each|also] gets|get|has|have|gains {g:gains}', ({ g: gains }) => ({
    gains,
  }));
  g.synonym<Said, { k: Lost }>(said, 'loses|lose {k:lost}', ({ k }) => ({
    parts: [{ do: 'lose', what: k }],
  }));
  for (const [word, sign] of [
    ['less|fewer', -1],
    ['more', 1],
  ] as const)
    g.synonym<Said, { n: number }>(
      said,
      `cost|costs {n:int} ${word} build counter|counters|point|points [to deploy|build|complete]`,
      ({ n }) => ({ cost: sign * n }),
    );
  const attack: Loose = { do: 'forbid', what: 'attack' };
  const attacked: Loose = { do: 'forbid', what: 'be-attacked' };
  const plain: readonly (readonly [string, readonly Loose[]])[] = [
    ["can't attack", [attack]],
    ["can't be attacked", [attacked]],
    ["can't attack or be attacked", [attack, attacked]],
    ["can't retreat", [{ do: 'no-retreat' }]],
    ['must attack', [{ do: 'must-attack' }]],
  ];
  for (const [words, parts] of plain) g.synonym<Said, object>(said, words, () => ({ parts }));
  g.synonym<Said, { k: Lost }>(said, "can't lose {k:lost}", ({ k }) => ({
    parts: [{ do: 'grant', effects: [keeping(k)] }],
  }));
  for (const [words, only] of [
    ["can't gain or lose", {}],
    ["can't gain", { only: 'gain' }],
    ["can't lose", { only: 'lose' }],
  ] as const)
    g.synonym<Said, { s: string }>(said, `${words} {s:stat}`, ({ s }) => ({
      parts: [{ do: 'fix', stat: s, ...only }],
    }));
  g.synonym<Said, object>(said, 'can|may attack units with Stealth', () => ({
    parts: [{ do: 'allow', what: 'Stealth' }],
  }));
  g.synonym<Said, { o: Filter }>(said, 'can|may attack {o:number-of}', ({ o }) =>
    o.of === 'you' ? { parts: [{ do: 'allow', what: 'own', object: o }] } : undefined,
  );
  g.synonym<Said, { o: Filter }>(said, 'can|may attack {o:targets-there}', ({ o }) => ({
    parts: [{ do: 'allow', what: 'other-arena', object: o }],
  }));
  for (const there of ['this arena', '[a unit in] the {b:arena} arena'])
    g.synonym<Said, { a: Arena; b?: Arena }>(
      said,
      `can|may attack a unit in the {a:arena} arena instead of ${there}`,
      ({ a, b }) =>
        a === b ? undefined : { parts: [{ do: 'allow', what: 'other-arena', object: { arena: a } }] },
    );
  g.synonym<Said, { k: 'activated' | readonly string[] }>(said, "can't use|play {k:usable}", ({ k }) => ({
    parts: [{ do: 'forbid-use', what: k }],
  }));
  const list = g.category<readonly Said[]>('predicates');
  g.list<Said[]>('predicate-list', {
    item: 'predicate',
    flat: false,
    between: [['and'], [',', 'and'], [',']],
    last: null,
    min: 2,
    printed: { item: 'predicate', two: ['and'], mid: [','], last: ['and'] },
  });
  g.synonym<readonly Said[], { l: readonly Said[] }>(list, '{l:predicate-list}', ({ l }) => l);
}

function saidOf(to: Selector, said: readonly Said[]): readonly StaticPart[] | undefined {
  if (!standing(to)) return undefined;
  const parts: StaticPart[] = [];
  for (const one of said) {
    if ('gains' in one) {
      const got = toParts({ to, g: one.gains });
      if (!got) return undefined;
      parts.push(...got);
    } else if ('cost' in one) {
      if (!('each' in to)) return undefined;
      parts.push({ do: 'cost', to: to.each, n: one.cost });
    } else for (const part of one.parts) parts.push({ ...part, to } as unknown as StaticPart);
  }
  return parts;
}

/** What units get, lose and can't do for a time: the first part chooses, the others speak of the same. */
function saidFor(t: Selector, said: readonly Said[], until: Duration): readonly Part[] | undefined {
  const parts: Part[] = [];
  const next = (): Selector => (parts.length > 0 && ('choose' in t || 'each' in t) ? { the: 'that' } : t);
  for (const one of said) {
    if ('cost' in one) return undefined;
    if ('gains' in one) {
      const got = forATime(next(), one.gains, until);
      if (!got) return undefined;
      parts.push(...got);
    } else
      for (const part of one.parts)
        parts.push(
          part.do === 'lose'
            ? ({ ...part, to: next(), until } as unknown as Part)
            : part.do === 'grant'
              ? ({ ...part, to: next(), until } as unknown as Part)
              : ({
                  do: 'grant',
                  to: next(),
                  effects: [{ kind: 'static', parts: [{ ...part, to: { the: 'this' } }] }],
                  until,
                } as unknown as Part),
        );
  }
  return parts;
}

export function predicates(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  sayings(g);
  g.synonym<readonly StaticPart[], { t: Selector; p: readonly Said[] }>(
    clause,
    '{t:single} {p:predicates}',
    ({ t, p }) => saidOf(t, p),
  );
  // The same for a time.
  g.synonym<readonly Part[], { t: Selector; p: readonly Said[]; d: Duration }>(
    g.category<readonly Part[]>('plain-clause'),
    '{t:single} {p:predicates} {d:duration}',
    ({ t, p, d }) => (p.every((one) => 'gains' in one || isLoss(one)) ? undefined : saidFor(t, p, d)),
  );
  // Of this unit, once a condition has spoken of it.
  const effect = g.category<StaticEffect>('static');
  for (const comma of [',', ''])
    g.synonym<StaticEffect, { i: readonly Condition[]; p: Said }>(
      effect,
      `as long as {i:conditions} ${comma} it|he|she {p:said-of-it}`,
      ({ i, p }) => {
        const parts = i.every(aboutThis) ? saidOf({ the: 'this' }, [p]) : undefined;
        return parts && { kind: 'static', if: i, parts };
      },
    );
  const one = g.category<Said>('said-of-it');
  g.synonym<Said, { p: Said }>(one, '{p:predicate}', ({ p }) => ('gains' in p || isLoss(p) ? undefined : p));
}

/** It has a sentence of its own. */
const isLoss = (said: Said): boolean => 'parts' in said && said.parts.every((part) => part.do === 'lose');
