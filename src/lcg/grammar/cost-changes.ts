// What cards cost to play, and for which plays.
import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { CostTerms, StaticPart } from '../language/effect.ts';
import type { PerCount } from '../language/selector.ts';

type Parts = readonly StaticPart[];

/** What cards cost to play: "the first enhancement you play each turn". */
export function costChanges(g: Grammar, part: Category<Parts>): void {
  const terms = g.category<CostTerms>('cost-terms');
  const who = 'you';
  g.form(terms, 'the first {f:any-one} you play each turn', {
    who,
    what: hole('f'),
    which: 'first-each-turn',
  });
  g.form(terms, 'the first {f:any-one} you play each phase', {
    who,
    what: hole('f'),
    which: 'first-each-phase',
  });
  g.form(terms, 'the next {f:any-one} you play this phase', { who, what: hole('f'), which: 'next' });
  const play = g.category<CostTerms>('play-terms');
  g.form(play, 'to play this card|unit|enhancement|event', { who, what: { self: 'this' } });
  g.synonym<CostTerms, object>(play, 'of this card|unit|enhancement|event', () => ({
    who,
    what: { self: 'this' },
  }));
  type Words = { t: CostTerms; n: number };
  const change = (template: string, sign: 1 | -1): void =>
    g.lens<Parts, Words>(
      part,
      template,
      ({ t, n }) => [{ do: 'cost', n: sign * n, ...t }],
      ([one, more]) => {
        if (more || one?.do !== 'cost' || typeof one.n !== 'number' || Math.sign(one.n) !== sign) return null;
        const { do: _, n, ...t } = one;
        return 'least' in t ? null : { t, n: Math.abs(n as number) };
      },
    );
  g.form(play, 'to play each {f:any-one}', { who, what: hole('f') }, ({ what }) => what.self !== 'this');
  g.form(terms, 'each {f:any-one} played by an opponent', { who: 'opponent', what: hole('f') });
  g.form(terms, 'the first {f:any-one} each opponent plays on his turn', {
    who: 'opponent',
    what: hole('f'),
    which: 'first-each-turn',
  });
  change('reduce the cost of {t:cost-terms} by {n:int}', -1);
  change('increase the cost of {t:cost-terms} by {n:int}', 1);
  change('reduce the cost {t:play-terms} by {n:int}', -1);
  // "… and ignore its resource match requirement."
  g.lens<Parts, Words>(
    part,
    'reduce the cost of {t:cost-terms} by {n:int} and ignore its resource match requirement',
    ({ t, n }) => [
      { do: 'cost', n: -n, ...t },
      { do: 'ignore-match', ...t },
    ],
    ([one, two, more]) => {
      if (more || one?.do !== 'cost' || two?.do !== 'ignore-match' || typeof one.n !== 'number') return null;
      const { do: _, ...t } = two;
      return { t, n: -one.n };
    },
  );
  g.lens<Parts, Words & { m: number; p: PerCount }>(
    part,
    'reduce the cost {t:play-terms} by {n:int} ( to a minimum of {m:int} ) for each {p:counted}',
    ({ t, n, m, p }) => [{ do: 'cost', n: { per: p, times: -n }, ...t, least: m }],
    ([one, more]) => {
      if (more || one?.do !== 'cost' || typeof one.n !== 'object' || !('per' in one.n)) return null;
      const { do: _, n, least, ...t } = one;
      return 'per' in n && least !== undefined ? { t, n: -n.times, m: least, p: n.per } : null;
    },
  );
  type PerWords = Words & { p: PerCount };
  g.lens<Parts, PerWords>(
    part,
    'reduce the cost {t:play-terms} by {n:int} for each {p:counted}',
    ({ t, n, p }) => [{ do: 'cost', n: { per: p, times: -n }, ...t }],
    ([one, more]) => {
      if (more || one?.do !== 'cost' || typeof one.n !== 'object' || !('per' in one.n)) return null;
      const { do: _, n, ...t } = one;
      return 'per' in n && !('least' in t) ? { t, n: -n.times, p: n.per } : null;
    },
  );
}
