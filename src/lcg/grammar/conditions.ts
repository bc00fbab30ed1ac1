// What must be so: "if you have the edge", "while this unit is attacking", "during an engagement".
import type { Grammar } from '../../core/grammar/grammar.ts';
import { joined } from '../../core/grammar/lists.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { Selector, Who } from '../language/selector.ts';
import type { Compare, Phase } from '../language/terms.ts';
import { DARK_SIDE, ENGAGEMENT_IN_WHICH, LIGHT_SIDE, THE_BALANCE } from './phrases.ts';

interface Count {
  readonly is: Compare;
  readonly n: number;
}

/** What a card is said to be: "attacking", "a unit", "Rav Naaran". */
function predicates(g: Grammar): void {
  const is = g.category<Filter>('predicate');
  const said: readonly (readonly [string, Filter])[] = [
    ['attacking alone', { attacking: true, alone: true }],
    ['defending alone', { defending: true, alone: true }],
    ['attacking', { attacking: true }],
    ['defending', { defending: true }],
    ['participating in an engagement', { participating: true }],
    ['participating', { participating: true }],
    ['committed to the Force', { committed: true }],
    ['not committed to the Force', { committed: false }],
    ['ready and participating in an engagement', { exhausted: false, participating: true }],
    ['ready', { exhausted: false }],
    ['exhausted', { exhausted: true }],
    ['damaged', { damaged: true }],
    ['undamaged', { damaged: false }],
    ['shielded', { shielded: true }],
    ['unshielded', { shielded: false }],
    ['neutral', { affiliation: ['Neutral'] }],
    ['unique', { unique: true }],
  ];
  for (const [words, filter] of said) g.form(is, words, filter as never);
  g.form(is, '{n:title}', { name: hole('n') });
  g.form(is, 'attacking a|an {f:any-one}', { attacking: true, against: hole('f') });
  g.form(is, 'attacking this card|objective', { attacking: true, against: { self: 'this' } });
  g.form(is, 'participating in an engagement against a|an {f:any-one}', {
    participating: true,
    against: hole('f'),
  });
  g.form(is, 'a|an {f:any-one}', hole('f'));
  g.synonym<Filter, { t: string }>(is, 'a|an {t:trait}', ({ t }) => ({ trait: [t] }));
  g.form(
    is,
    '{a:affiliation}',
    { affiliation: [hole('a')] },
    ({ affiliation }) => affiliation?.[0] !== 'Neutral',
  );
  g.synonym<Filter, object>(is, 'participating in the engagement', () => ({ participating: true }));
}

function phases(g: Grammar): void {
  const phase = g.category<Phase>('phase');
  for (const name of ['balance', 'refresh', 'draw', 'deployment', 'conflict'] as const)
    g.form(phase, name, name);
  g.form(phase, 'Force', 'force');
}

/** Players as the subject of a sentence. */
function players(g: Grammar): void {
  const who = g.category<Who>('player');
  g.form(who, 'your|an|each opponent', 'opponent');
  g.form(who, 'each player', 'each');
  g.form(who, 'the defending player', 'defender');
  g.form(who, 'the attacking player', 'attacker');
  g.form(who, 'its owner', 'owner');
  g.synonym<Who, object>(who, 'opponent', () => 'opponent');
  g.synonym<Who, object>(who, 'that opponent|player', () => 'player');
  g.synonym<Who, object>(who, 'he', () => 'player');
  g.synonym<Who, object>(who, 'each|a friendly player', () => 'you');
}

function conditions(g: Grammar): void {
  const one = g.category<Condition>('condition');
  g.form(one, `${THE_BALANCE} is with ${LIGHT_SIDE}`, { is: 'balance', side: 'light' });
  g.form(one, `${THE_BALANCE} is with ${DARK_SIDE}`, { is: 'balance', side: 'dark' });
  g.synonym<Condition, { c: Selector; f: Filter }>(one, '{c:cards} was|were {f:predicate}', ({ c, f }) => ({
    is: 'card',
    card: c,
    what: f,
  }));
  g.form(one, '{c:cards} is|are {f:predicate}', { is: 'card', card: hole('c'), what: hole('f') });
  for (const [of, words] of [
    ['damage', 'damage'],
    ['focus', 'focus tokens|token'],
    ['shield', 'shields|shield'],
  ] as const)
    g.lens<Condition, { c: Selector; n: Count }>(
      one,
      `{c:cards} has {n:count} ${words} on it`,
      ({ c, n }) => ({ is: 'card', card: c, what: { tokens: { of, ...n } } }),
      (found) => {
        if (found.is !== 'card' || found.what.tokens?.of !== of || Object.keys(found.what).length > 1)
          return null;
        const { of: _, ...n } = found.what.tokens;
        return { c: found.card, n };
      },
    );
  g.lens<Condition, { n: Count; f: Filter }>(
    one,
    'you control {n:count} {f:any-many}',
    ({ n, f }) =>
      f.of === undefined ? { is: 'count', what: { of: 'you', ...f }, count: n.is, n: n.n } : undefined,
    (c) => {
      if (c.is !== 'count' || c.what.of !== 'you' || c.what.zone) return null;
      const { of: _, ...f } = c.what;
      return { n: { is: c.count, n: c.n }, f };
    },
  );
  g.lens<Condition, { n: Count; f: Filter }>(
    one,
    'there are|is {n:count} {f:any-many} in play',
    ({ n, f }) => ({ is: 'count', what: f, count: n.is, n: n.n }),
    (c) => (c.is === 'count' ? { n: { is: c.count, n: c.n }, f: c.what } : null),
  );
  g.synonym<Condition, { f: Filter }>(one, 'you control a|an|1 {f:any-one}', ({ f }) =>
    f.of === undefined ? { is: 'count', what: { of: 'you', ...f }, count: 'at-least', n: 1 } : undefined,
  );
  g.synonym<Condition, { f: Filter }>(one, 'a|an {f:any-one} is in play', ({ f }) => ({
    is: 'count',
    what: f,
    count: 'at-least',
    n: 1,
  }));
  g.synonym<Condition, { f: Filter; n: Count }>(
    one,
    'a|an {f:any-one} has {n:count} captured cards|card',
    ({ f, n }) => ({
      is: 'count',
      what: { ...f, captured: n },
      count: 'at-least',
      n: 1,
    }),
  );
  g.lens<Condition, { n: Count; f: Filter }>(
    one,
    'there are {n:count} different affiliations among {f:any-many}',
    ({ n, f }) => ({ is: 'affiliations', what: f, count: n.is, n: n.n }),
    (c) => (c.is === 'affiliations' ? { n: { is: c.count, n: c.n }, f: c.what } : null),
  );
  for (const [words, than] of [
    ['more', 'more'],
    ['fewer', 'fewer'],
  ] as const)
    g.form(one, `you control ${words} {f:any-many} than your|each opponent`, {
      is: 'compare',
      who: 'you',
      what: hole('f'),
      than,
    });
  g.form(one, 'you have {n:hand-count}', hole('n'));
  const hands = g.category<Condition>('hand-count');
  g.lens<Condition, { n: Count }>(
    hands,
    '{n:count} cards|card in hand',
    ({ n }) => ({ is: 'count', what: { zone: 'hand', of: 'you' }, count: n.is, n: n.n }),
    (c) =>
      c.is === 'count' && c.what.zone === 'hand' && c.what.of === 'you'
        ? { n: { is: c.count, n: c.n } }
        : null,
  );
  g.lens<Condition, { n: Count }>(
    one,
    'your opponent has {n:count} cards|card in hand',
    ({ n }) => ({ is: 'count', what: { of: 'opponent', zone: 'hand' }, count: n.is, n: n.n }),
    (c) =>
      c.is === 'count' && c.what.zone === 'hand' && c.what.of === 'opponent'
        ? { n: { is: c.count, n: c.n } }
        : null,
  );
  g.synonym<Condition, { n: Count; f: Filter }>(
    one,
    'your opponent has {n:count} {f:any-many}',
    ({ n, f }) =>
      f.of === undefined && f.zone === undefined && Object.keys(f).length > 0
        ? { is: 'count', what: { ...f, of: 'opponent' }, count: n.is, n: n.n }
        : undefined,
  );
  g.synonym<Condition, { t: string }>(one, 'you control {t:title}', ({ t }) => ({
    is: 'count',
    what: { of: 'you', name: t },
    count: 'at-least',
    n: 1,
  }));
  g.synonym<Condition, { t: string }>(one, '{t:title} is in play', ({ t }) => ({
    is: 'count',
    what: { name: t },
    count: 'at-least',
    n: 1,
  }));
  g.synonym<Condition, { t: string }>(one, '{t:title} is participating in this|the engagement', ({ t }) => ({
    is: 'count',
    what: { name: t, participating: true },
    count: 'at-least',
    n: 1,
  }));
  g.form(one, 'you are the attacking player', { is: 'role', who: 'you', as: 'attacker' });
  g.form(one, 'you are the defending player', { is: 'role', who: 'you', as: 'defender' });
  g.form(one, 'you have the edge', { is: 'has-edge', who: 'you' });
  g.form(one, 'the dial has {n:int} or more damage', { is: 'dial-damage', count: 'at-least', n: hole('n') });
  g.form(one, 'you win this edge battle', { is: 'wins-edge', who: 'you' });
  const card = { is: 'force-cards', who: 'you', count: 'at-least', n: hole('n') } as const;
  g.form(one, 'you have at least {n:int} Force card(s) in your supply', card);
  g.form(one, 'each {f:any-one} is {p:predicate}', { is: 'all', what: hole('f'), fit: hole('p') });
  g.list<Condition[]>('conditions', joined('condition', 'and'));
}

/** "During …": when something may be used, or is on. */
function times(g: Grammar): void {
  const time = g.category<Condition>('time');
  g.form(time, 'during an engagement', { is: 'engagement' });
  g.form(time, 'during the Force struggle', { is: 'struggle' });
  g.form(time, 'when resolving an edge battle', { is: 'edge-battle' });
  g.form(time, 'during your turn', { is: 'turn', whose: 'you' });
  g.form(time, "during your|an opponent's turn", { is: 'turn', whose: 'opponent' });
  g.form(time, 'during your {p:phase} phase', { is: 'phase', phase: hole('p'), whose: 'you' });
  g.form(time, "during any player's {p:phase} phase", { is: 'phase', phase: hole('p') });
  g.form(time, 'during an engagement against a {f:any-one}', { is: 'engagement', against: hole('f') });
  g.form(time, 'during an engagement against enhanced objective', {
    is: 'engagement',
    against: { self: 'enhanced' },
  });
  g.form(time, 'during an engagement in which you have the edge', { is: 'has-edge', who: 'you' });
  g.form(time, 'during an engagement in which {c:condition}', hole('c'), ({ is }) => is === 'placed-edge');
  g.lens<Condition, { f: Filter }>(
    time,
    `${ENGAGEMENT_IN_WHICH} you control a participating {f:cards-one}`,
    ({ f }) => ({ is: 'engagement', with: { of: 'you', ...f } }),
    (c) => {
      if (c.is !== 'engagement' || c.with?.of !== 'you') return null;
      const { of: _, ...f } = c.with;
      return { f };
    },
  );
  g.synonym<Condition, { p: Phase }>(time, 'during the {p:phase} phase', ({ p: phase }) => ({
    is: 'phase',
    phase,
  }));
  g.synonym<Condition, { c: Condition }>(time, 'during any engagement in which {c:condition}', ({ c }) =>
    c.is === 'placed-edge' ? c : undefined,
  );
  g.form(g.category<Condition>('condition'), 'you have placed {n:edge-cards} in your edge stack', hole('n'));
  g.lens<Condition, { n: Count; f: Filter }>(
    g.category<Condition>('edge-cards'),
    '{n:count} {f:any-many}',
    ({ n, f }) => ({ is: 'placed-edge', who: 'you', what: f, count: n.is, n: n.n }),
    (c) => (c.is === 'placed-edge' ? { n: { is: c.count, n: c.n }, f: c.what } : null),
  );
}

export function allConditions(g: Grammar): void {
  predicates(g);
  phases(g);
  players(g);
  conditions(g);
  times(g);
}
