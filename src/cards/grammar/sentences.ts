// Sentences that hold others: under a condition, at a player's choice, in an arena that is chosen.
import type { Condition, Cost, Filter, Part } from '../../effects/language.ts';
import type { Arena } from '../../game/state.ts';
import type { Grammar } from './grammar.ts';
import { hole } from './shape.ts';

type Parts = readonly Part[];

/** What is true of the card last spoken of, besides all other conditions. */
function conditions(g: Grammar): void {
  const that = g.category<Condition>('that-condition');
  const what = hole('s');
  g.form(that, 'that unit is {s:state-is}', { is: 'that', what });
  g.form(that, 'that unit has {s:state-has}', { is: 'that', what });
  for (const unit of ['that {h:head-one}', 'the chosen {h:head-one}']) {
    g.synonym<Condition, { s: Filter; h: Filter }>(that, `${unit} is {s:state-is}`, ({ s }) => ({
      is: 'that',
      what: s,
    }));
    g.synonym<Condition, { s: Filter; h: Filter }>(that, `${unit} has {s:state-has}`, ({ s }) => ({
      is: 'that',
      what: s,
    }));
  }
  for (const it of ["it's|he's|she's", 'it|he|she is'])
    g.synonym<Condition, { s: Filter }>(that, `${it} {s:state-is}`, ({ s }) => ({ is: 'that', what: s }));
  const list = g.category<readonly Condition[]>('part-conditions');
  g.form(list, '{c:conditions}', hole('c'), (all) => all.every((one) => one.is !== 'that'));
  g.form(list, '{c:that-condition}', [hole('c')]);
}

/** Costs whose choices the player can be asked for. */
const named = (costs: readonly Cost[]): boolean =>
  costs.every((cost) => !('what' in cost) || cost.pay === 'discard-from-hand' || !('the' in cost.what));

export function sentences(g: Grammar): void {
  conditions(g);
  const held = g.category<Parts>('held');
  const parts = hole('p');
  g.form(held, 'if {i:part-conditions} , {p:clauses}', [{ do: 'if', if: hole('i'), parts }]);
  g.form(held, 'you may {p:clauses}', [{ do: 'may', parts }], ([one]) => one?.do === 'may' && !one.cost);
  g.form(
    held,
    'you may {c:deed-costs} . if you do , {p:clauses}',
    [{ do: 'may', cost: hole('c'), parts }],
    ([one]) => one?.do === 'may' && one.cost !== undefined && named(one.cost),
  );
  const pays = g.category<readonly Cost[]>('opponent-pays');
  g.form(pays, 'pays {n:count} Force', [{ pay: 'force', n: hole('n') }]);
  g.form(pays, 'pays {n:count} build point(s)', [{ pay: 'build', n: hole('n') }]);
  const unless = [{ do: 'may', who: 'opponent', cost: hole('c'), parts: [], else: parts }] as const;
  // A disrupt has an "unless" of its own; what follows "choose one" belongs to its last option.
  const whole = ([one]: Parts): boolean =>
    one?.do === 'may' && !one.else?.some((part) => part.do === 'disrupt' || part.do === 'choose-one');
  g.form(held, 'unless your opponent {c:opponent-pays} , {p:clauses}', unless, whole);
  g.form(held, '{p:clauses} unless your opponent {c:opponent-pays}', unless, whole);

  g.list<Arena[]>('arena-list', {
    item: 'arena',
    flat: false,
    between: [[',']],
    last: [['or'], [',', 'or']],
    min: 2,
    printed: { item: 'arena', two: ['or'], mid: [','], last: [',', 'or'] },
  });
  g.form(held, 'choose an arena . {p:body}', [{ do: 'choose-arena', parts }], unit);
  g.form(
    held,
    'choose the {a:arena-list} arena . {p:body}',
    [{ do: 'choose-arena', of: hole('a'), parts }],
    unit,
  );
  for (const start of ['choose', 'choose either', 'choose either the'])
    g.synonym<Parts, { a: readonly Arena[]; p: Parts }>(
      held,
      `${start} {a:arena-list} [arena] . {p:body}`,
      ({ a, p }) => {
        const value: Parts = [{ do: 'choose-arena', of: a, parts: p }];
        return unit(value) ? value : undefined;
      },
    );

  const sentence = g.category<Parts>('sentence');
  g.form(sentence, '{c:clauses}', hole('c'));
  g.form(sentence, '{h:held}', hole('h'));
  g.synonym<Parts, { c: Parts; d: Parts }>(
    sentence,
    '{c:clauses} , and you may [also] {d:clauses}',
    ({ c, d }) => [...c, { do: 'may', parts: d }],
  );
  const alone = g.category<Parts>('said-alone');
  g.form(alone, '{c:clause}', hole('c'));
  g.form(alone, '{h:held}', hole('h'));
}

/** It speaks of the arena: a choice that nothing follows from is none. */
const unit = (parts: Parts): boolean => JSON.stringify(parts).includes('"there"');
