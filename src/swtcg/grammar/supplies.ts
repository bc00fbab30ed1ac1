// Cards that come from elsewhere: Subordinates from the supply, cards that are searched for, build counters.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import type { Names, Reading } from '../../core/grammar/reading.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Token } from '../../core/grammar/token.ts';
import type { Amount, Effect, Part } from '../language/effect.ts';
import { ARENAS } from '../model/state.ts';
import { isSubtypeAt } from './words.ts';

const LONGEST_NAME = 6;

/** "50/3/2 Tribe Warrior": a Subordinate by its values, if they are told, and its name. */
interface Wanted {
  readonly values: string;
  readonly name: string;
}

/** Where nothing says where it goes, no more is said of it. */
const MORE = ['and', 'with'];

/** Words that tell of what sort it is, not its name: subtypes, one of several, an arena. */
function isSort(tokens: readonly Token[], at: number, end: number, names?: Names): boolean {
  const words = tokens.slice(at, end).map(({ lower }) => lower);
  return (
    isSubtypeAt(tokens, at, end, names) ||
    words.some((word) => word === 'or' || word === 'and') ||
    ARENAS.some((arena) => arena === words.at(-1))
  );
}

function readWanted(
  tokens: readonly Token[],
  at: number,
  names: Names | undefined,
  alone = false,
): readonly Reading[] {
  const word = (i: number): string => tokens[at + i]?.text ?? '';
  const told = [0, 2, 4].every((i) => /^(\d+|\*)$/.test(word(i))) && word(1) === '/' && word(3) === '/';
  const values = told ? `${word(0)}/${word(2)}/${word(4)}` : '';
  const start = at + (told ? 5 : 0);
  if (!told && !/^[A-Z]/.test(word(0))) return [];
  for (let length = 1; length <= LONGEST_NAME; length += 1) {
    const next = tokens[start + length]?.lower;
    if (next !== 'subordinate' && next !== 'subordinates') continue;
    if (alone && MORE.includes(tokens[start + length + 1]?.lower ?? '')) return [];
    if (!told && isSort(tokens, start, start + length, names)) return [];
    const words = tokens.slice(start, start + length).map((token) => token.text);
    return [{ value: { values, name: words.join(' ') }, end: start + length }];
  }
  return [];
}

export function supplies(g: Grammar, part: Category<Part>): void {
  const print = (value: unknown) => {
    const { values, name } = value as Wanted;
    return [...(values ? values.split(/(\/)/) : []), ...name.split(' ')];
  };
  g.terminal<Wanted>('wanted', { read: (tokens, at, names) => readWanted(tokens, at, names), print });
  g.terminal<Wanted>('wanted-alone', {
    read: (tokens, at, names) => readWanted(tokens, at, names, true),
    print,
  });
  type Into = Extract<Part, { do: 'take' }>['into'];
  interface Take {
    /** "A" is one. */
    readonly n?: Amount;
    readonly w: Wanted;
    /** Where it goes, if that is told. */
    readonly t?: Into;
    readonly a?: readonly { readonly effect: Effect }[];
  }
  const into = g.category<Into>('taken-into');
  g.form(into, 'the|your {t:types} arena', hole('t'));
  g.form(into, 'this arena', 'here');
  g.form(into, 'its|their arena|arenas', 'its-arena');
  const build = ({ n = 1, w, t = 'its-arena', a }: Take): Part => ({
    do: 'take',
    name: w.name,
    values: w.values,
    n,
    into: t,
    ...(a ? { with: a.map(({ effect }) => effect) } : {}),
  });
  for (const n of ['a|an|one', '{n:count}'])
    g.synonym<Part, Take>(part, `take ${n} {w:wanted-alone} Subordinate(s)`, build);
  for (const given of [false, true]) {
    const what = `{w:wanted} Subordinate(s) ${given ? 'with {a:ability-bonuses}' : ''}`;
    g.synonym<Part, Take>(part, `take a|an|one ${what} and put it into|in {t:taken-into}`, build);
    for (const put of ['put it|them|him|her into', 'put it|them|him|her in']) {
      const words = `take {n:count} ${what} and ${put} {t:taken-into}`;
      g.lens<Part, Take>(part, words, build, (value) => {
        if (value.do !== 'take') return null;
        const { n, values, name, into: t, with: effects } = value;
        const a = given && effects ? { a: effects.map((effect) => ({ effect })) } : {};
        return { n, w: { values, name }, t, ...a };
      });
    }
  }

  // Of a sort: whoever takes it chooses among those in the supply.
  g.form(part, 'take 1|a|an {s:subtypes-one} Subordinate and put it into|in its arena', {
    do: 'put',
    to: { choose: { of: 'you', zone: 'supply', subordinate: true, subtype: hole('s') } },
    into: 'its-arena',
  });

  g.form(
    part,
    'put {t:single} face-down under|beneath this unit',
    { do: 'tuck', to: hole('t') },
    (p) => p.do === 'tuck' && 'to' in p && 'the' in p.to,
  );
  g.form(part, 'put the top card of your deck face-down under|beneath this unit', { do: 'tuck', n: 1 });
  g.form(
    part,
    'put the top {n:int} cards of your deck face-down under|beneath this unit',
    { do: 'tuck', n: hole('n') },
    (value) => value.do === 'tuck' && 'n' in value && value.n > 1,
  );
}
