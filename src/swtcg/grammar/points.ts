// Force, build points, cards drawn and discarded, the game won.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Amount, Filter, Part, Tally, Who } from '../language/effect.ts';

/** Who does it, and the ending of the verb. */
const WHO: readonly (readonly [Who, string, string, string])[] = [
  ['you', '[you]', '', 'your'],
  ['opponent', 'your opponent', 's', 'his|her|their'],
  ['each', 'each player', 's', 'his|her|their'],
  ['player', 'that player', 's', 'his|her|their'],
  ['dark', 'the Dark Side', 's', 'his|her|their'],
  ['light', 'the Light Side', 's', 'his|her|their'],
];

/** A number for each of them. */
const counted = (p: Part): boolean =>
  (p.do === 'build-points' || p.do === 'force') &&
  typeof p.n === 'object' &&
  'per' in p.n &&
  typeof p.n.times === 'number';

export function points(g: Grammar, part: Category<Part>): void {
  const n = hole('n');
  const times = { per: hole('f'), times: hole('n') } as const;
  for (const [who, words, s, whose] of WHO) {
    const loses = s ? 'loses' : 'lose';
    g.form(part, `${words} gain${s} {n:count} Force`, { do: 'force', who, n });
    g.form(
      part,
      `${words} gain${s} {n:count} Force for each {f:counted}`,
      { do: 'force', who, n: times },
      counted,
    );
    g.synonym<Part, { n: Amount }>(
      part,
      `${words} get${s} {n:signed} build point(s) this turn`,
      ({ n: change }) =>
        typeof change === 'number' && change < 0
          ? { do: 'build-points', who, n: -change, lose: true }
          : undefined,
    );
    // Points are added to those that one sets up with.
    for (const their of s ? ['his or her', 'their'] : ['your'])
      g.synonym<Part, { n: Amount }>(
        part,
        `${words} add${s} {n:count} build point(s) [to ${their} starting build point total]`,
        ({ n: more }) => ({ do: 'build-points', who, n: more }),
      );
    g.form(part, `${words} gain${s} [additional] Force equal to {n:value}`, { do: 'force', who, n });
    // As many as were removed.
    for (const sort of ['', '{c:any-counter}'])
      for (const [done, what, more] of [
        [`gain${s}`, 'force', {}],
        [loses, 'force', { lose: true }],
        [`gain${s}`, 'build-points', {}],
      ] as const)
        g.synonym<Part, { n: number }>(
          part,
          `${words} ${done} {n:int} ${what === 'force' ? 'Force' : 'build point(s)'} for each ${sort} counter removed this way`,
          ({ n: each }) => ({ do: what, who, n: { removed: each }, ...more }) as Part,
        );
    for (const sort of ['', '{c:any-counter}'])
      g.synonym<Part, object>(
        part,
        `${words} draw${s} a card for each ${sort} counter removed this way`,
        () => ({ do: 'draw', who, n: { removed: 1 } }),
      );
    g.synonym<Part, object>(part, `${words} gain${s} that much Force`, () => ({
      do: 'force',
      who,
      n: { removed: 1 },
    }));
    g.synonym<Part, object>(part, `${words} ${loses} that much Force`, () => ({
      do: 'force',
      who,
      n: { removed: 1 },
      lose: true,
    }));
    g.form(part, `${words} ${loses} {n:count} Force`, { do: 'force', who, n, lose: true });
    const own = s ? 'his or her' : 'your';
    g.form(part, `${words} ${loses} all [of] ${own} Force`, { do: 'force', who, n: 'all', lose: true });
    g.form(part, `${words} ${loses} {n:int} Force for each {f:counted}`, {
      do: 'force',
      who,
      n: times,
      lose: true,
    });
    g.form(part, `${words} gain${s} {n:count} build point(s) [this turn]`, { do: 'build-points', who, n });
    g.form(part, `${words} get${s} {n:count} build point(s) [this turn]`, { do: 'build-points', who, n });
    for (const verb of ['gain', 'get'])
      g.form(
        part,
        `${words} ${verb}${s} {n:count} build point(s) for each {f:counted}`,
        {
          do: 'build-points',
          who,
          n: times,
        },
        counted,
      );
    g.form(part, `${words} ${loses} {n:count} build point(s)`, { do: 'build-points', who, n, lose: true });
    for (const equal of ['build points equal to', 'a number of build points equal to'])
      for (const verb of ['gain', 'get'])
        g.form(part, `${words} ${verb}${s} ${equal} {n:value}`, { do: 'build-points', who, n });
    g.form(part, `${words} draw${s} a number of cards equal to {n:value}`, { do: 'draw', who, n });
    g.form(part, `${words} draw${s} cards equal to {n:value}`, { do: 'draw', who, n });
    g.form(part, `${words} ${loses} Force equal to {n:value}`, { do: 'force', who, n, lose: true });
    g.form(part, `${words} draw${s} a card`, { do: 'draw', who, n: 1 });
    g.form(part, `${words} draw${s} {n:count} card(s)`, { do: 'draw', who, n });
    g.form(part, `${words} draw${s} {n:count} extra card(s)`, { do: 'draw', who, n });
    g.form(part, `${words} draw${s} {n:count} more|additional card(s)`, { do: 'draw', who, n });
    for (const one of ['another card', 'an additional card', '1 more card'])
      g.form(part, `${words} draw${s} ${one}`, { do: 'draw', who, n: 1 });
    for (const [verb, lose] of [
      [`gain${s}`, {}],
      [loses, { lose: true }],
    ] as const)
      for (const more of ['an extra|additional {n:count}', '{n:count} more|additional|extra']) {
        g.form(part, `${words} ${verb} ${more} Force`, { do: 'force', who, n, ...lose });
        g.form(part, `${words} ${verb} ${more} build point(s)`, { do: 'build-points', who, n, ...lose });
      }
    g.form(part, `${words} draw${s} up to {n:count} card(s)`, { do: 'draw', who, n, upTo: true });
    const theirs = s ? 'his or her|their' : 'your';
    for (const one of theirs.split('|'))
      g.form(part, `${words} reveal${s} ${one} hand`, { do: 'reveal-hand', who });
    g.form(part, `${words} draw${s} a card for each {f:counted}`, {
      do: 'draw',
      who,
      n: { per: hole('f'), times: 1 },
    });
    const hand = whose === 'your' ? 'your' : whose;
    g.form(part, `${words} discard${s} a card from ${hand} hand`, { do: 'discard-from-hand', who, n: 1 });
    g.form(part, `${words} discard${s} a card`, { do: 'discard-from-hand', who, n: 1 });
    g.form(part, `${words} discard${s} {n:count} cards from ${hand} hand`, {
      do: 'discard-from-hand',
      who,
      n,
    });
    if (s)
      g.form(part, `${words} discard${s} a card from his or her hand`, {
        do: 'discard-from-hand',
        who,
        n: 1,
      });
    if (s)
      g.form(part, `${words} discard${s} {n:count} cards from his or her hand`, {
        do: 'discard-from-hand',
        who,
        n,
      });
  }
  g.synonym<Part, { f: Filter | Tally }>(
    part,
    'count the number of {f:number-of} . [you] gain that much Force',
    ({ f }) => ({ do: 'force', who: 'you', n: { per: f, times: 1 } }),
  );
  g.form(part, 'discard {n:count} card(s)', { do: 'discard-from-hand', who: 'you', n });
  const build = { do: 'reveal-hand', who: 'opponent', zone: 'build' } as const;
  for (const cards of [
    'each face-down card',
    'all partially built cards',
    'each partially built card',
    'all face-down cards',
  ])
    for (const his of ['his or her', 'their']) {
      g.form(part, `your opponent reveals ${cards} in ${his} build zone`, build);
      g.synonym<readonly Part[], object>(
        g.category<readonly Part[]>('clause'),
        `your opponent reveals ${his} hand and ${cards} in ${his} build zone`,
        () => [{ do: 'reveal-hand', who: 'opponent' }, build],
      );
    }
  for (const [words, hand] of [
    ['look at the partially built cards', false],
    ['look at the face-down cards', false],
    ["look at your opponent's hand and face-down cards", true],
    ["look at your opponent's hand and the face-down cards", true],
  ] as const)
    for (const zone of ["your opponent's", 'his or her', 'their'])
      g.synonym<readonly Part[], object>(
        g.category<readonly Part[]>('clause'),
        `${words} in ${zone} build zone`,
        () => (hand ? [{ do: 'reveal-hand', who: 'opponent' }, build] : [build]),
      );
  g.form(part, 'reveal your hand to your opponent', { do: 'reveal-hand', who: 'you' });
  // The build step of the turn after this one.
  const clause = g.category<readonly Part[]>('clause');
  for (const [words, side, who] of [
    ['[you] gain|get', 'you', 'you'],
    ['your opponent gains|gets', 'opponent', 'opponent'],
  ] as const) {
    const gained = { do: 'build-points', who, n } as const;
    const later = { kind: 'triggered', when: { on: 'build-step-starts', side }, parts: [gained] } as const;
    const next = {
      kind: 'triggered',
      when: { on: 'turn-starts' },
      parts: [{ do: 'next-time', effect: later }],
    } as const;
    g.form(clause, `${words} {n:count} build point(s) next turn`, [{ do: 'next-time', effect: next }]);
  }
  // Such a win comes before the check of the arenas (Phrases, "you win").
  g.form(part, '[even if your opponent controls two arenas ,] you win the game', { do: 'win', who: 'you' });
  g.form(part, 'your opponent wins the game', { do: 'win', who: 'opponent' });
  g.form(part, 'you lose the game', { do: 'win', who: 'opponent' });
}
