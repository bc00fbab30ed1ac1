// What a card has: part of a name, counters, Equipment, Pilots, cards in its stack. Said with "with …" and with "has …".

import type { Grammar } from '../../core/grammar/grammar.ts';
import { joined } from '../../core/grammar/lists.ts';
import { hole, merged } from '../../core/grammar/shape.ts';
import type { Compare, Filter } from '../language/effect.ts';

/** The keys of a filter that such a phrase may bring. */
export const OWNING = ['called', 'counters', 'attached', 'pilotedBy', 'stackSize', 'lacks'];

/** "2 or more", "at least 1", "no": how many of something. */
export const LIMITS: readonly (readonly [string, Compare])[] = [
  ['{n:int} or more', 'at-least'],
  ['at least {n:int}', 'at-least'],
  ['{n:int} or fewer|less', 'at-most'],
  ['exactly {n:int}', 'exactly'],
];

function numbers(g: Grammar): void {
  const number = g.category<{ is: Compare; n: number }>('how-many');
  g.form(number, 'a|an|any', { is: 'at-least', n: 1 });
  g.form(number, 'one or more', { is: 'at-least', n: 1 });
  g.form(number, 'at least one', { is: 'at-least', n: 1 });
  g.form(number, 'no', { is: 'at-most', n: 0 });
  for (const [words, is] of LIMITS) g.form(number, words, { is, n: hole('n') });
}

const COUNT = ['is', 'n'];

export function properties(g: Grammar): void {
  numbers(g);
  const part = g.category<string>('quoted-name');
  g.form(part, '\u201c {w:raw-words} \u201d', hole('w'));
  g.list<string[]>('quoted-names', joined('quoted-name', 'or', 'and/or'));

  const own = g.category<Filter>('owning');
  const names = { called: hole('q') };
  g.form(own, '{q:quoted-names} in its|their|his|her name|names', names);
  const counters = merged({ of: hole('c') }, { m: COUNT });
  g.form(own, '{m:how-many} {c:counter} counter(s) on it|him|her|them', { counters });
  g.form(own, '{c:counter} counter(s) on it|him|her|them', {
    counters: { of: hole('c'), is: 'at-least', n: 1 },
  });
  // Of damage, "a counter" has a word of its own: damaged.
  g.form(
    own,
    '{m:how-many} damage counter(s) on it|him|her|them',
    { counters: merged({ of: 'damage' }, { m: COUNT }) },
    ({ counters: c }) => c !== undefined && c.n > (c.is === 'at-least' ? 1 : 0),
  );
  const worn = merged({ what: hole('f') }, { m: COUNT });
  // Any Equipment at all has a word of its own: equipped.
  const weapon = ({ attached }: Filter): boolean =>
    attached !== undefined && !(attached.is === 'at-least' && attached.n === 1 && !attached.what.subtype);
  g.form(own, '{m:how-many} {f:gear} attached [to it|him|her]', { attached: worn }, weapon);
  const gear = g.category<Filter>('gear');
  const card = ['equipment'] as const;
  g.form(gear, 'Equipment', { card });
  g.form(gear, '{s:subtypes-one}', { card, subtype: hole('s') });
  g.form(gear, 'other {s:subtypes-one}', { card, subtype: hole('s'), self: 'other' });
  const many = g.category<Filter>('gear-many');
  g.form(many, '{s:subtypes-many}', { card, subtype: hole('s') });
  g.form(own, 'another {s:subtypes-one} attached [to it|him|her]', {
    attached: { what: { card, subtype: hole('s'), self: 'other' }, is: 'at-least', n: 1 },
  });

  g.form(own, '{n:name} as a|its Pilot', { pilotedBy: { name: hole('n') } });
  g.form(own, 'a|an {s:subtypes-one} Pilot [on it]', { pilotedBy: { subtype: hole('s') } });
  for (const [words, is] of LIMITS)
    g.form(own, `${words} cards in its|his|her|their stack|stacks`, { stackSize: { is, n: hole('n') } });
}
