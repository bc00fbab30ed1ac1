// "Choose an arena. …", "…, and you may …", "if it's tapped": sentences that hold others, in further words.

import type { Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Condition, Filter, Part } from '../language/effect.ts';
import { somePiece } from '../language/walk.ts';
import type { Arena } from '../model/state.ts';
import { IT } from './references.ts';

type Parts = readonly Part[];

/** It speaks of the arena: a choice that nothing follows from is none. */
const followed = (parts: Parts): boolean => somePiece(parts, ({ arena }) => arena === 'there');

function choosing(g: Grammar): void {
  const held = g.category<Parts>('held');
  const parts = hole('p');
  g.list<Arena[]>('arena-list', {
    item: 'arena',
    flat: false,
    between: [[',']],
    last: [['or'], [',', 'or']],
    min: 2,
    printed: { item: 'arena', two: ['or'], mid: [','], last: [',', 'or'] },
  });
  g.form(held, 'choose an arena . {p:body}', [{ do: 'choose-arena', parts }], followed);
  g.synonym<Parts, { p: Parts }>(held, 'choose an arena . if you do , {p:then}', ({ p }) =>
    followed(p) ? [{ do: 'choose-arena', parts: p }] : undefined,
  );
  const among = [{ do: 'choose-arena', among: hole('a'), parts }] as const;
  g.form(held, 'choose the {a:arena-list} arena . {p:body}', among, followed);
  for (const start of ['choose', 'choose either', 'choose either the'])
    g.synonym<Parts, { a: readonly Arena[]; p: Parts }>(
      held,
      `${start} {a:arena-list} [arena] . {p:body}`,
      ({ a, p }) => {
        const value: Parts = [{ do: 'choose-arena', among: a, parts: p }];
        return followed(value) ? value : undefined;
      },
    );
  for (const does of ['tap', 'untap', 'retreat'] as const)
    g.synonym<Parts, { n: number; f: Filter }>(
      held,
      `${does} up to {n:int} of your {f:np-simple-many} in one arena`,
      ({ n, f }) =>
        f.arena || f.zone
          ? undefined
          : [
              {
                do: 'choose-arena',
                parts: [
                  { do: does, to: { choose: { of: 'you', ...f, arena: 'there' }, count: n, upTo: true } },
                ],
              },
            ],
    );
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
