// One of two things said in one breath, and what is done instead where something is so.

import type { Grammar } from '../../core/grammar/grammar.ts';
import type { Condition, Duration, Part, Selector } from '../language/effect.ts';
import { somePiece } from '../language/walk.ts';
import type { Gains } from './gains.ts';
import { toParts } from './getting.ts';
import type { Unresolved } from './references.ts';
import { pointsAtOnce } from './references.ts';

type Parts = readonly Part[];

const oneOf = (a: Parts | undefined, b: Parts | undefined): Parts | undefined =>
  a && b && [{ do: 'choose-one', of: [a, b] }];

function eitherOr(g: Grammar): void {
  const sentence = g.category<Parts>('sentence');
  g.synonym<Parts, { a: Parts; b: Parts }>(sentence, '{a:plain-clause} , or {b:plain-clause}', ({ a, b }) =>
    oneOf(a, b),
  );
  // "… gets +2 power or Armor until end of turn": how long is said once.
  const clause = g.category<Parts>('clause');
  type Words = { t: Selector; u?: Selector; g: Gains; h: Gains; d: Duration };
  const build = ({ t, u, g: one, h: two, d }: Words) => oneOf(toParts(t, one, d), toParts(u ?? t, two, d));
  for (const comma of ['', ', ']) {
    g.synonym<Parts, Words>(
      clause,
      `choose one : {t:single} gets {g:gains} ${comma}or {h:gains} {d:duration}`,
      build,
    );
    g.synonym<Parts, Words>(
      clause,
      `choose one : {t:single} gets {g:gains} ${comma}or {u:single} gets {h:gains} {d:duration}`,
      build,
    );
  }
  g.synonym<Parts, Words>(clause, '{t:single} gets either {g:gains} or {h:gains} {d:duration}', (b) =>
    'the' in b.t ? build(b) : undefined,
  );
}

/** "… gets the Apprentice or Padawan subtype …": one of them. */
function eitherSubtype(g: Grammar): void {
  g.synonym<Parts, { t: Selector; a: string; b: string; d: Duration }>(
    g.category<Parts>('clause'),
    '{t:single} gets the {a:subtype-one} or {b:subtype-one} subtype {d:duration}',
    ({ t, a, b, d }) => oneOf(toParts(t, { subtypes: [a] }, d), toParts(t, { subtypes: [b] }, d)),
  );
  g.synonym<Parts, { t: Selector; a: string; b: string; d: Duration }>(
    g.category<Parts>('clause'),
    '{t:single} gets the {a:subtype-one} and {b:subtype-one} subtypes {d:duration}',
    ({ t, a, b, d }) => toParts(t, { subtypes: [a, b] }, d),
  );
}

const THAT = { the: 'that' } as const;

/** Speaks of a card that was named before it. */
const pointsBack = (data: unknown): boolean =>
  somePiece<Unresolved>(data, ({ the }) => the === 'that' || the === 'it');

/** "Gain 1 Force. If …, gain 2 Force instead." */
function insteads(g: Grammar): void {
  const sentence = g.category<Parts>('sentence');
  type Words = { a: Parts; i: readonly Condition[]; b: Parts };
  const build = ({ a, i, b }: Words): Parts | undefined => {
    const [first, ...more] = a;
    const [other, ...rest] = b;
    if (!first || !other || a.some((part) => part.do === 'choose-one')) return undefined;
    const choice = 'to' in first && 'choose' in first.to ? first.to : null;
    // The condition is about the card: it is chosen before anything is done.
    if (pointsBack(i)) {
      if (!choice || first.do === 'prevent') return undefined;
      const done = [{ ...first, to: THAT } as Part, ...more];
      return [
        { do: 'choose', to: choice },
        { do: 'if', if: i, parts: b, else: done },
      ];
    }
    if (!pointsBack(b)) return [{ do: 'if', if: i, parts: b, else: a }];
    if (!choice || !pointsAtOnce(other)) return undefined;
    return [{ do: 'if', if: i, parts: [{ ...other, to: choice } as Part, ...rest], else: a }];
  };
  g.synonym<Parts, Words>(sentence, '{a:clauses} . if {i:said-conditions} , {b:clauses} instead', build);
  g.synonym<Parts, Words>(sentence, '{a:clauses} . if {i:said-conditions} {b:clauses} instead', build);
}

export function alternatives(g: Grammar): void {
  eitherOr(g);
  eitherSubtype(g);
  insteads(g);
}
