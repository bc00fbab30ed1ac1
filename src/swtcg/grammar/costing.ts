// What cards cost to complete, and how many Pilots a unit may have.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole, merged } from '../../core/grammar/shape.ts';
import type { StaticPart } from '../language/effect.ts';
import { standing } from './static-gains.ts';

/** "Each of your Droids costs 1 less build counter to deploy." */
export function costing(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  const more = g.category<number>('how-much');
  g.form(more, '{n:int}', hole('n'));
  const less = g.category<number>('how-much-less');
  g.form(less, '{n:lowered}', hole('n'));
  // "One less" is a number here and nothing else.
  g.form(more, 'one', 1);
  g.form(less, 'one', -1);
  const n = hole('n');
  // What for may be left out: build points are for nothing else.
  const aim = 'to deploy|build|complete [to any arena]';
  for (const [number, word] of [
    ['how-much-less', `less|fewer build counter|counters|point|points ${aim}`],
    ['how-much', `more build counter|counters|point|points ${aim}`],
    ['how-much-less', 'less|fewer build counter|counters|point|points'],
    ['how-much', 'more build counter|counters|point|points'],
  ]) {
    const tail = `cost|costs {n:${number}} ${word}`;
    for (const [owner, of] of [
      ['each of your', 'you'],
      ["each of your opponent's", 'opponent'],
      ['your', 'you'],
    ] as const)
      g.form(clause, `${owner} {f:np-many} ${tail}`, [{ do: 'cost', to: merged({ of }, { f: '*' }), n }]);
    g.form(clause, `each {f:np-one} ${tail}`, [{ do: 'cost', to: hole('f'), n }]);
    g.form(clause, `{n2:name} ${tail}`, [{ do: 'cost', to: { name: hole('n2') }, n }]);
    const card = `this unit|card|Mission|Location|Equipment ${tail}`;
    const to = { self: 'this' } as const;
    g.form(clause, card, [{ do: 'cost', to, n }]);
    g.form(clause, `${card} for each {f:counted}`, [{ do: 'cost', to, n: { per: hole('f'), times: n } }]);
  }
  g.form(clause, 'any {f:np-one} with this unit on it can have an extra Pilot', [
    { do: 'extra-pilot', to: { each: merged({ pilotedBy: { self: 'this' } }, { f: '*' }) } },
  ]);
  g.form(
    clause,
    '{t:single} may|can have an extra Pilot',
    [{ do: 'extra-pilot', to: hole('t') }],
    ([part]) => part?.do === 'extra-pilot' && standing(part.to),
  );
}
