// What cards cannot do, and what cannot be done to them.
import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { StaticPart } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Amount, Selector } from '../language/selector.ts';

type Parts = readonly StaticPart[];
type Forbidden = Extract<StaticPart, { do: 'forbid' }>['what'];

const HAVE_FOCUS = 'have focus tokens placed on it';
const ENEMY_EFFECTS = 'enemy card effects';
const ENEMY_ICONS = 'enemy combat icons';
const ANY_ENEMY_WAY = 'enemy card effects or combat icons';

const DONE: readonly (readonly [string, Forbidden])[] = [
  ['be declared as an attacker', 'attack'],
  ['be declared as a defender', 'defend'],
  ['be targeted', 'targeted'],
  ['be damaged', 'damaged'],
  ['be destroyed', 'destroyed'],
  ['be engaged', 'engage'],
  ['be affected by enemy combat icons', 'struck'],
  ['be committed to the Force', 'committed'],
];

export function forbidden(g: Grammar, part: Category<Parts>): void {
  for (const [words, what] of DONE)
    g.form(part, `{c:subject} cannot ${words}`, [{ do: 'forbid', what, to: hole('c') }]);
  g.form(part, '{c:subject} cannot be declared as an attacker or defender', [
    { do: 'forbid', what: 'attack', to: hole('c') },
    { do: 'forbid', what: 'defend', to: hole('c') },
  ]);
  const by: readonly (readonly [string, Filter])[] = [
    ['enemy card effects', { of: 'opponent' }],
    ['enemy events', { of: 'opponent', card: ['Event'] }],
    ['events', { card: ['Event'] }],
    ['event cards', { card: ['Event'] }],
    ['enemy event cards', { of: 'opponent', card: ['Event'] }],
  ];
  for (const [words, filter] of by)
    g.form(part, `{c:subject} cannot be targeted by ${words}`, [
      { do: 'forbid', what: 'targeted', to: hole('c'), by: filter },
    ] as never);
  type EdgeX = { c: Selector; x: Amount };
  g.lens<Parts, EdgeX>(
    part,
    '{c:subject} gains edge ( X ) . X is {x:number-of}',
    ({ c, x }) => [
      { do: 'modify', to: c, gains: { keywords: [{ kind: 'keyword', keyword: 'edge', n: 'X', x }] } },
    ],
    ([one, more]) => {
      if (more || one?.do !== 'modify' || Object.keys(one.gains).join() !== 'keywords') return null;
      const [keyword, other] = one.gains.keywords ?? [];
      if (other || keyword?.keyword !== 'edge' || keyword.x === undefined) return null;
      return { c: one.to, x: keyword.x };
    },
  );
  g.form(part, '{c:subject} cannot be damaged or destroyed', [
    { do: 'forbid', what: 'damaged', to: hole('c') },
    { do: 'forbid', what: 'destroyed', to: hole('c') },
  ]);
  for (const [words, whats] of [
    ['be declared as attackers or defenders', ['attack', 'defend']],
    ['be declared as attackers', ['attack']],
    ['be declared as defenders', ['defend']],
  ] as const)
    g.synonym<Parts, { c: Selector }>(part, `{c:subject} cannot ${words}`, ({ c }) =>
      whats.map((what) => ({ do: 'forbid', what, to: c })),
    );
  const enemy = { of: 'opponent' } as const;
  g.form(part, `{c:subject} cannot ${HAVE_FOCUS} by ${ANY_ENEMY_WAY}`, [
    { do: 'forbid', what: 'focused', to: hole('c'), by: enemy },
  ]);
  g.form(part, `{c:subject} cannot be damaged by ${ANY_ENEMY_WAY}`, [
    { do: 'forbid', what: 'damaged', to: hole('c'), by: enemy },
  ]);
  g.form(part, `{c:subject} cannot be damaged or ${HAVE_FOCUS} by ${ANY_ENEMY_WAY}`, [
    { do: 'forbid', what: 'damaged', to: hole('c'), by: enemy },
    { do: 'forbid', what: 'focused', to: hole('c'), by: enemy },
  ]);
  g.synonym<Parts, { c: Selector }>(
    part,
    `{c:subject} cannot be dealt damage by ${ENEMY_ICONS} or card effects`,
    ({ c }) => [{ do: 'forbid', what: 'damaged', to: c, by: enemy }],
  );
  g.form(part, `{c:subject} cannot be targeted by ${ENEMY_EFFECTS} or affected by ${ENEMY_ICONS}`, [
    { do: 'forbid', what: 'targeted', to: hole('c'), by: enemy },
    { do: 'forbid', what: 'struck', to: hole('c') },
  ]);
  g.form(part, '{c:subject} cannot be affected by {f:any-many}', [
    { do: 'forbid', what: 'affected', to: hole('c'), by: hole('f') },
  ]);
  g.form(part, '{c:subject} does|do not refresh during the refresh phase', [
    { do: 'forbid', what: 'refresh', to: hole('c') },
  ]);
  g.synonym<Parts, { c: Selector }>(part, '{c:subject} cannot commit to the Force', ({ c }) => [
    { do: 'forbid', what: 'committed', to: c },
  ]);
  g.lens<Parts, { f: Filter; o: Selector }>(
    part,
    'only {f:any-many} can be declared as attackers against {o:cards}',
    ({ f, o }) => {
      const { card, ...rest } = f;
      return card && [{ do: 'forbid', what: 'attack', to: { each: { card, not: rest } }, object: o }];
    },
    ([one, more]) => {
      if (more || one?.do !== 'forbid' || one.what !== 'attack' || !('each' in one.to) || !one.object)
        return null;
      const { card, not, ...rest } = one.to.each;
      return card && not && Object.keys(rest).length === 0 ? { f: { card, ...not }, o: one.object } : null;
    },
  );
  g.form(part, 'your opponent cannot declare more than {n:int} attackers against {o:cards}', [
    { do: 'most-attackers', n: hole('n'), against: hole('o') },
  ]);
  g.form(part, '{c:subject} must defend this engagement, if able', [{ do: 'must-defend', to: hole('c') }]);
}
