// Cards that come from elsewhere: Subordinates from the supply, cards that are searched for, build counters.
import type { Effect, Part } from '../../effects/language.ts';
import type { Arena } from '../../game/state.ts';
import type { Token } from '../tokens.ts';
import type { Category, Grammar } from './grammar.ts';
import type { Reading } from './rule.ts';
import { hole } from './shape.ts';

const LONGEST_NAME = 6;

/** "50/3/2 Tribe Warrior": a Subordinate by its values and its name. */
interface Wanted {
  readonly values: string;
  readonly name: string;
}

function readWanted(tokens: readonly Token[], at: number): readonly Reading[] {
  const word = (i: number): string => tokens[at + i]?.text ?? '';
  if (![0, 2, 4].every((i) => /^(\d+|\*)$/.test(word(i))) || word(1) !== '/' || word(3) !== '/') return [];
  const values = `${word(0)}/${word(2)}/${word(4)}`;
  for (let length = 1; length <= LONGEST_NAME; length += 1) {
    const next = tokens[at + 5 + length]?.lower;
    if (next !== 'subordinate' && next !== 'subordinates') continue;
    const words = tokens.slice(at + 5, at + 5 + length).map((token) => token.text);
    return [{ value: { values, name: words.join(' ') }, end: at + 5 + length }];
  }
  return [];
}

export function supplies(g: Grammar, part: Category<Part>): void {
  g.terminal<Wanted>('wanted', {
    read: readWanted,
    print: (value) => {
      const { values, name } = value as Wanted;
      const [speed, power, health] = values.split('/');
      return [speed ?? '', '/', power ?? '', '/', health ?? '', ...name.split(' ')];
    },
  });
  interface Take {
    readonly n: number;
    readonly w: Wanted;
    readonly t: readonly Arena[];
  }
  g.lens<Part, Take>(
    part,
    'take {n:int} {w:wanted} Subordinate(s) and put it|them into the {t:types} arena',
    ({ n, w, t }) => ({ do: 'take', name: w.name, values: w.values, n, into: t }),
    (value) =>
      value.do === 'take' && !value.with
        ? { n: value.n, w: { values: value.values, name: value.name }, t: value.into }
        : null,
  );

  g.lens<Part, Take & { a: readonly { readonly effect: Effect }[] }>(
    part,
    'take {n:int} {w:wanted} Subordinate(s) with {a:ability-bonuses} and put it|them into the {t:types} arena',
    ({ n, w, t, a }) => ({
      do: 'take',
      name: w.name,
      values: w.values,
      n,
      into: t,
      with: a.map(({ effect }) => effect),
    }),
    (value) =>
      value.do === 'take' && value.with
        ? {
            n: value.n,
            w: { values: value.values, name: value.name },
            t: value.into,
            a: value.with.map((effect) => ({ effect })),
          }
        : null,
  );

  g.form(part, 'put the top card of your deck face-down under|beneath this unit', { do: 'tuck', n: 1 });
  g.form(
    part,
    'put the top {n:int} cards of your deck face-down under|beneath this unit',
    { do: 'tuck', n: hole('n') },
    (value) => value.do === 'tuck' && 'n' in value && value.n > 1,
  );
}
