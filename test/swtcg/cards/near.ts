// Effects near to those that sentences stand for.

import { keyOf } from '../../../src/core/grammar/shape.ts';
import { effectFault } from '../../../src/swtcg/language/check.ts';
import type { Effect } from '../../../src/swtcg/language/effect.ts';
import { printEffect } from '../../../src/swtcg/text/print.ts';
import { readParagraph } from '../../../src/swtcg/text/read.ts';

type Data = Readonly<Record<string, unknown>>;

/** Keys that many parts of the language have, with a value that some of them may take. */
const MORE: Data = {
  who: 'opponent',
  upTo: true,
  until: 'attack',
  if: [{ is: 'self', what: { tapped: true } }],
  else: [{ do: 'draw', who: 'you', n: 1 }],
  cost: [{ pay: 'force', n: 1 }],
  may: true,
  all: true,
  per: { subtype: ['Droid'] },
  keywords: ['Evade'],
  subtype: ['Jedi'],
  using: 'Bombard',
  by: 'opponent',
  tapped: true,
  build: -1,
  printed: true,
};

/** The same with one thing more, less, or otherwise; nothing is left empty. */
function* changed(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield* [value + 1, -value, 0];
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (value.length > 1) yield value.slice(1);
    if (typeof value[0] === 'object') yield [...value, value[0]];
    for (const [i, one] of value.entries()) for (const other of changed(one)) yield value.with(i, other);
    return;
  }
  const data = value as Data;
  for (const key of Object.keys(data)) {
    const { [key]: one, ...rest } = data;
    if (Object.keys(rest).length > 0) yield rest;
    for (const other of changed(one)) yield { ...data, [key]: other };
  }
  for (const [key, one] of Object.entries(MORE)) if (!(key in data)) yield { ...data, [key]: one };
}

/** Of the effects near to a sentence's: how many have a wording, and the wordings that are not read as them. */
export function near(sentence: string): { readonly said: number; readonly wrong: readonly string[] } {
  const found = readParagraph(sentence);
  if (!found.ok) throw new Error(`${sentence}: ${found.message}`);
  let said = 0;
  const wrong: string[] = [];
  for (const one of changed(found.effect)) {
    if (effectFault(one)) continue;
    const wording = printEffect(one as Effect);
    if (wording.startsWith('(no wording')) continue;
    const again = readParagraph(wording);
    said += 1;
    if (!again.ok || keyOf(again.effect) !== keyOf(one)) wrong.push(`${wording} ${keyOf(one)}`);
  }
  return { said, wrong };
}
