// Attack dice: added, rolled again, turned (Play or Pass Chances, 2).

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Part } from '../language/effect.ts';

/** Dice of this unit's attack, or of an attack on it. */
const OWN = [
  ["this unit's attack dice", { whose: 'you', unit: 'attacks' }],
  ['attack die(dice) against this unit', { whose: 'opponent', unit: 'is-attacked' }],
] as const;

export function dice(g: Grammar, part: Category<Part>): void {
  const n = hole('n');
  g.form(part, 'reroll the roll for build points', { do: 'reroll', whose: 'each', n: 'all', build: true });
  g.form(part, 'reroll {n:count} of your attack dice', { do: 'reroll', whose: 'you', n });
  g.form(part, 'reroll up to {n:count} of your attack dice', { do: 'reroll', whose: 'you', n, upTo: true });
  g.form(part, 'reroll all of your attack dice', { do: 'reroll', whose: 'you', n: 'all' });
  g.form(part, 'your opponent rerolls {n:count} attack die(dice)', { do: 'reroll', whose: 'opponent', n });
  g.form(part, 'your opponent rerolls up to {n:count} attack die(dice)', {
    do: 'reroll',
    whose: 'opponent',
    n,
    upTo: true,
  });
  g.form(part, 'your opponent rerolls all of his or her attack dice', {
    do: 'reroll',
    whose: 'opponent',
    n: 'all',
  });
  g.synonym<Part, object>(part, 'your opponent rerolls one attack die', () => ({
    do: 'reroll',
    whose: 'opponent',
    n: 1,
  }));
  g.synonym<Part, object>(part, 'reroll one|1 attack die', () => ({ do: 'reroll', whose: 'you', n: 1 }));
  g.synonym<Part, { n: number }>(part, 'reroll up to {n:count} attack die(dice)', ({ n: most }) => ({
    do: 'reroll',
    whose: 'you',
    n: most,
    upTo: true,
  }));
  const all = { do: 'reroll', n: 'all' } as const;
  const more: readonly (readonly [words: string, part: Part])[] = [
    ['reroll any number of attack dice', { ...all, whose: 'you', upTo: true }],
    ['reroll all|the attack dice', { ...all, whose: 'you' }],
    ["reroll this unit's attack dice", { ...all, ...OWN[0][1] }],
    ['your opponent rerolls all|the attack dice', { ...all, whose: 'opponent' }],
  ];
  for (const [words, meant] of more) g.synonym<Part, object>(part, words, () => meant);
  g.synonym<Part, { n: number }>(
    part,
    'your opponent must reroll up to {n:count} attack die(dice)',
    ({ n: most }) => ({
      do: 'reroll',
      whose: 'opponent',
      n: most,
      upTo: true,
    }),
  );
  g.synonym<Part, { v: number }>(part, 'turn one of your attack dice to a|an {v:int}', ({ v }) => ({
    do: 'change-dice',
    whose: 'you',
    n: 1,
    side: v,
  }));
  g.form(part, 'roll {n:count} additional|extra|more attack die(dice)', { do: 'add-dice', n });
  for (const [which, data] of OWN) {
    const own = data.unit === 'attacks';
    const verb = own ? 'reroll' : 'your opponent rerolls';
    const of = own ? `of ${which}` : which;
    const reroll = { do: 'reroll', ...data } as const;
    g.form(part, `${verb} {n:count} ${of}`, { ...reroll, n });
    g.form(part, `${verb} up to {n:count} ${of}`, { ...reroll, n, upTo: true });
    g.form(part, `${verb} any number of ${which} [once]`, { ...reroll, n: 'all', upTo: true });
    g.form(part, `${verb} all [of] ${which}`, { ...reroll, n: 'all' });
    const one = own ? `reroll one of ${which}` : 'your opponent rerolls one attack die against this unit';
    g.synonym<Part, object>(part, one, () => ({ ...reroll, n: 1 }));
  }
  const turned = { do: 'change-dice', ...OWN[0][1], side: hole('v') } as const;
  g.form(part, "change one of this unit's attack dice to a|an {v:int}", { ...turned, n: 1 });
  g.form(
    part,
    "change {n:count} of this unit's attack dice to {v:int}",
    { ...turned, n },
    (p) => p.do === 'change-dice' && p.n !== 1,
  );
}
