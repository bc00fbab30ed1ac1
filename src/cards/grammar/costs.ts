// What stands before the arrow. A cost may be said in one breath ("Pay 1 build point and 2 Force"), so each is a list.
import type { Cost, Selector } from '../../effects/language.ts';
import { ANY_CARD } from './filters.ts';
import type { Grammar } from './grammar.ts';
import { hole } from './shape.ts';
import { flat } from './words.ts';

export function costs(g: Grammar): void {
  const self = { the: 'this' } as const;
  const cost = g.category<readonly Cost[]>('cost');
  g.form(cost, 'pay {n:count} Force', [{ pay: 'force', n: hole('n') }]);
  g.form(cost, 'pay {n:count} build point(s)', [{ pay: 'build', n: hole('n') }]);
  const both = [
    { pay: 'build', n: hole('b') },
    { pay: 'force', n: hole('n') },
  ] as const;
  g.form(cost, 'pay {b:count} build point(s) and {n:count} Force', both);
  g.form(cost, 'pay {b:count} build point(s) , {n:count} Force', both);
  const turned = [
    { pay: 'force', n: hole('n') },
    { pay: 'build', n: hole('b') },
  ] as const;
  g.form(cost, 'pay {n:count} Force and {b:count} build point(s)', turned);
  g.form(cost, 'pay {n:count} Force , {b:count} build point(s)', turned);

  g.form(cost, 'tap', [{ pay: 'tap', what: self }]);
  g.form(cost, 'tap {t:target}', [{ pay: 'tap', what: hole('t') }]);
  g.form(cost, 'retreat {t:target}', [{ pay: 'retreat', what: hole('t') }]);
  g.form(cost, 'discard a card from your hand', [
    { pay: 'discard-from-hand', what: { card: ANY_CARD }, n: 1 },
  ]);
  g.form(cost, 'discard a card', [{ pay: 'discard-from-hand', what: { card: ANY_CARD }, n: 1 }]);
  g.form(
    cost,
    'discard {n:int} {f:np-many} from your hand',
    [{ pay: 'discard-from-hand', what: hole('f'), n: hole('n') }],
    (c) => c.every((one) => one.pay === 'discard-from-hand' && one.what.card !== undefined && one.n > 1),
  );
  g.form(
    cost,
    'discard a|an {f:np-one} from your hand',
    [{ pay: 'discard-from-hand', what: hole('f'), n: 1 }],
    (c) => c.every((one) => one.pay === 'discard-from-hand' && one.what.card !== undefined),
  );
  // "Discard a card" means from hand; what is discarded from play is a unit or names its kind.
  g.form(cost, 'discard {t:target}', [{ pay: 'discard', what: hole('t') }], (c) =>
    c.every((one) => one.pay === 'discard' && !aboutAnyCard(one.what)),
  );
  g.form(cost, 'put {n:int} damage counter(s) on {t:target}', [
    { pay: 'damage-counters', what: hole('t'), n: hole('n') },
  ]);
  g.form(cost, 'add {n:int} counter(s)', [{ pay: 'add-counters', counter: 'resource', n: hole('n') }]);
  g.form(cost, 'remove {n:int} counter(s)', [{ pay: 'remove-counters', counter: 'resource', n: hole('n') }]);
  g.form(cost, 'remove {n:int} counter(s) from your Resource', [
    { pay: 'remove-counters', counter: 'resource', n: hole('n'), of: 'resource' },
  ]);
  g.form(cost, 'discard this card from your hand', [{ pay: 'discard-this', from: 'hand' }]);
  g.form(cost, 'put {n:int} {c:counter} counter(s) on this unit', [
    { pay: 'add-counters', counter: hole('c'), n: hole('n') },
  ]);
  g.form(cost, 'remove {n:int} {c:counter} counter(s) from this unit', [
    { pay: 'remove-counters', counter: hole('c'), n: hole('n') },
  ]);
  g.list<Cost[]>('costs', flat('cost', 'cost', ',', 'and', ', and'));

  // "You may tap this unit. If you do, …": in a sentence the sign for tapping is spelled out.
  const deed = g.category<readonly Cost[]>('deed-cost');
  g.form(deed, 'tap this unit', [{ pay: 'tap', what: self }]);
  g.form(deed, '{c:cost}', hole('c'));
  g.list<Cost[]>('deed-costs', flat('deed-cost', 'deed-cost', 'and', ',', ', and'));

  // Enhance: what is paid on top.
  const more = g.category<readonly Cost[]>('more-cost');
  g.form(more, 'pay {n:count} more Force', [{ pay: 'force', n: hole('n') }]);
  g.form(more, 'pay {n:count} more build point(s)', [{ pay: 'build', n: hole('n') }]);
  g.form(more, '{c:cost}', hole('c'));
  g.list<Cost[]>('more-costs', flat('more-cost', 'more-cost', ',', 'and', ', and'));
}

const aboutAnyCard = (what: Selector): boolean =>
  'choose' in what && what.choose.card?.length === ANY_CARD.length;
