// Cards that come from elsewhere: Subordinates from the supply, cards that are searched for, build counters.
import type { Amount, Effect, Part } from '../../effects/language.ts';
import type { Token } from '../tokens.ts';
import type { Category, Grammar } from './grammar.ts';
import type { Reading } from './rule.ts';
import { hole } from './shape.ts';

const LONGEST_NAME = 6;

/** "50/3/2 Tribe Warrior": a Subordinate by its values, if they are told, and its name. */
interface Wanted {
  readonly values: string;
  readonly name: string;
}

function readWanted(tokens: readonly Token[], at: number): readonly Reading[] {
  const word = (i: number): string => tokens[at + i]?.text ?? '';
  const told = [0, 2, 4].every((i) => /^(\d+|\*)$/.test(word(i))) && word(1) === '/' && word(3) === '/';
  const values = told ? `${word(0)}/${word(2)}/${word(4)}` : '';
  const start = at + (told ? 5 : 0);
  if (!told && !/^[A-Z]/.test(word(0))) return [];
  for (let length = 1; length <= LONGEST_NAME; length += 1) {
    const next = tokens[start + length]?.lower;
    if (next !== 'subordinate' && next !== 'subordinates') continue;
    const words = tokens.slice(start, start + length).map((token) => token.text);
    return [{ value: { values, name: words.join(' ') }, end: start + length }];
  }
  return [];
}

export function supplies(g: Grammar, part: Category<Part>): void {
  g.terminal<Wanted>('wanted', {
    read: readWanted,
    print: (value) => {
      const { values, name } = value as Wanted;
      return [...(values ? values.split(/(\/)/) : []), ...name.split(' ')];
    },
  });
  type Into = Extract<Part, { do: 'take' }>['into'];
  interface Take {
    /** "A" is one. */
    readonly n?: Amount;
    readonly w: Wanted;
    readonly t: Into;
    readonly a?: readonly { readonly effect: Effect }[];
  }
  const into = g.category<Into>('taken-into');
  g.form(into, 'the|your {t:types} arena', hole('t'));
  g.form(into, 'this arena', 'here');
  g.form(into, 'its|their arena|arenas', 'its-arena');
  const build = ({ n = 1, w, t, a }: Take): Part => ({
    do: 'take',
    name: w.name,
    values: w.values,
    n,
    into: t,
    ...(a ? { with: a.map(({ effect }) => effect) } : {}),
  });
  for (const given of [false, true]) {
    const what = `{w:wanted} Subordinate(s) ${given ? 'with {a:ability-bonuses}' : ''}`;
    g.synonym<Part, Take>(part, `take a|an ${what} and put it into|in {t:taken-into}`, build);
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
