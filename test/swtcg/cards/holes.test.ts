// Sentence forms: what a hole holds is part of the meaning. A form whose meaning never looks at one of its holes reads a text
// as if that word were not there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rule } from '../../../src/core/grammar/rule.ts';
import { cardGrammar } from '../../../src/swtcg/grammar/index.ts';
import { readParagraph } from '../../../src/swtcg/text/read.ts';
import { Chance } from '../../helpers/chance.ts';

/** Words that repeat what the sentence has said: the noun after "that" and "the chosen", the counters that were removed, "show it". */
const REPEATED: ReadonlySet<string> = new Set([
  'head-one',
  'head-many',
  'belonging',
  'any-counter',
  'show-one',
  'show-many',
]);

/** Looked at only where all the rest of the sentence fits together, which data made up here does too seldom. */
const SELDOM: ReadonlySet<string> = new Set(['price-of-other', 'value', 'adj-unique', 'adj-side']);

/** Data that looks like anything: whatever is asked of it is there, or is not. */
function anything(chance: Chance): unknown {
  const answer = (depth: number): unknown => {
    const kind = depth > 4 ? 0 : chance.below(10);
    // Of several holes each brings keys of its own, or none.
    if (kind === 7) return { [`key${chance.below(1e9)}`]: answer(depth + 1) };
    if (kind === 8) return {};
    if (kind === 9) return 'X';
    if (kind === 0) return undefined;
    if (kind === 1) return true;
    if (kind === 2) return 1;
    if (kind === 3) return [answer(depth + 1)];
    return new Proxy(() => undefined, {
      get: (_target, key) =>
        key === Symbol.iterator
          ? () => [][Symbol.iterator]()
          : key === Symbol.toPrimitive
            ? () => '1'
            : answer(depth + 1),
      apply: () => answer(depth + 1),
      has: () => chance.below(2) === 0,
    });
  };
  return answer(0);
}

type Form = Rule['forms'][number];
type Held = { readonly hole: string; readonly category: string };

const holesOf = ({ items }: Form): Held[] =>
  items.flatMap((item) => ('hole' in item ? [{ hole: item.hole, category: String(item.category) }] : []));

/** The holes that a form's meaning never looks at, whatever stands in them. */
function unread(form: Form): Held[] {
  const holes = holesOf(form);
  const asked = new Set<string>();
  const chance = new Chance(7);
  for (let n = 0; n < 400 && asked.size < holes.length; n++) {
    const bindings = new Proxy(
      {},
      {
        get: (_target, key) => {
          asked.add(String(key));
          return anything(chance);
        },
        ownKeys: () => {
          for (const { hole } of holes) asked.add(hole);
          return holes.map(({ hole }) => hole);
        },
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: 1 }),
      },
    );
    try {
      form.build(bindings);
    } catch {
      // Nothing can be made of it; what was looked at until then counts.
    }
  }
  return holes.filter(({ hole }) => !asked.has(hole));
}

const written = ({ items }: Form): string =>
  items.map((item) => ('lit' in item ? item.low.join('|') : `{${String(item.category)}}`)).join(' ');

test('no form drops what stands in one of its holes', () => {
  const grammar = cardGrammar();
  const dropped: string[] = [];
  let forms = 0;
  for (const [name, { forms: all }] of grammar.rules)
    for (const form of all) {
      forms += 1;
      for (const { category } of unread(form))
        if (!REPEATED.has(category) && !SELDOM.has(category))
          dropped.push(`${name}: {${category}} of "${written(form)}"`);
    }
  assert.ok(forms > 2_000, `${forms} forms`);
  assert.deepEqual(dropped, []);
});

test('Phrases, "instead of": from an arena a unit does not attack into the same one instead', () => {
  const read = (text: string) => readParagraph(text).ok;
  assert.ok(read('This unit may attack a unit in the Ground arena instead of the Space arena.'));
  assert.ok(!read('This unit may attack a unit in the Ground arena instead of the Ground arena.'));
});
