// "Choose an arena. …", "…, and you may …", "if it's tapped": sentences that hold others, in further words.
import type { Condition, Filter, Part, StaticPart } from '../../effects/language.ts';
import type { Arena } from '../../game/state.ts';
import type { Grammar } from './grammar.ts';
import { IT } from './that.ts';

type Parts = readonly Part[];

/** It speaks of the arena: a choice that nothing follows from is none. */
const followed = (parts: Parts): boolean => JSON.stringify(parts).includes('"there"');

/** An amount that is worked out is so when the card is played. */
const isCounted = (part: Part): boolean =>
  /"(X|x|per|prevented|removed|stat|counters|cards|force)"/.test(JSON.stringify(part));

/**
 * What each unit in the chosen arena gets or loses until end of turn is said of the arena: units that come into it later
 * have it too (Phrases, "choose an arena").
 */
function ofArena(part: Part): Part {
  if (part.do !== 'modify' && part.do !== 'grant' && part.do !== 'lose') return part;
  const { until, ...said } = part;
  return until === 'turn' && 'each' in part.to && part.to.each.arena === 'there' && !isCounted(part)
    ? { do: 'lasting', parts: [said as StaticPart], until }
    : part;
}

const chosen = (parts: Parts, among?: readonly Arena[]): Parts | undefined => {
  const value: Parts = [{ do: 'choose-arena', ...(among ? { among } : {}), parts: parts.map(ofArena) }];
  return followed(value) ? value : undefined;
};

interface Chosen {
  readonly a: readonly Arena[];
  readonly p: Parts;
}

function choosing(g: Grammar): void {
  const held = g.category<Parts>('held');
  g.list<Arena[]>('arena-list', {
    item: 'arena',
    flat: false,
    between: [[',']],
    last: [['or'], [',', 'or']],
    min: 2,
    printed: { item: 'arena', two: ['or'], mid: [','], last: [',', 'or'] },
  });
  const told = ([one, ...more]: Parts, named: boolean): { a: readonly Arena[]; p: Parts } | null =>
    one?.do === 'choose-arena' &&
    more.length === 0 &&
    (one.among !== undefined) === named &&
    one.parts.every((part) => ofArena(part) === part)
      ? { a: one.among ?? [], p: one.parts }
      : null;
  g.lens<Parts, { p: Parts }>(
    held,
    'choose an arena . {p:body}',
    ({ p }) => chosen(p),
    (value) => told(value, false),
  );
  g.synonym<Parts, { p: Parts }>(held, 'choose an arena . if you do , {p:then}', ({ p }) => chosen(p));
  g.lens<Parts, Chosen>(
    held,
    'choose the {a:arena-list} arena . {p:body}',
    ({ a, p }) => chosen(p, a),
    (value) => told(value, true),
  );
  for (const start of ['choose', 'choose either', 'choose either the'])
    g.synonym<Parts, Chosen>(held, `${start} {a:arena-list} [arena] . {p:body}`, ({ a, p }) => chosen(p, a));
}

function conditions(g: Grammar): void {
  const said = g.category<readonly Condition[]>('said-conditions');
  const that = { the: 'that' } as const;
  for (const unit of ['that {h:head-one}', 'the chosen {h:head-one}']) {
    g.synonym<readonly Condition[], { s: Filter }>(said, `${unit} is {s:state-is}`, ({ s }) => [
      { is: 'self', what: s, card: that },
    ]);
    g.synonym<readonly Condition[], { s: Filter }>(said, `${unit} has {s:state-has}`, ({ s }) => [
      { is: 'self', what: s, card: that },
    ]);
  }
  for (const it of ["it's|he's|she's", 'it|he|she is'])
    g.synonym<readonly Condition[], { s: Filter }>(said, `${it} {s:state-is}`, ({ s }) => [
      { is: 'self', what: s, card: IT },
    ]);
}

export function arenas(g: Grammar): void {
  choosing(g);
  conditions(g);
  g.synonym<Parts, { c: Parts; d: Parts }>(
    g.category<Parts>('sentence'),
    '{c:clauses} , and you may [also] {d:clauses}',
    ({ c, d }) => [...c, { do: 'may', parts: d }],
  );
}
