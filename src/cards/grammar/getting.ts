// "… gets … until end of turn": one sentence, one choice, one or two parts.
import type { Duration, Part, Selector } from '../../effects/language.ts';
import type { Gains } from './gains.ts';
import type { Category, Grammar } from './grammar.ts';
import { sameData } from './shape.ts';

/** What follows "it gets …" when the sentence has two parts: the same card, without choosing again. */
const again = (to: Selector): Selector => ('choose' in to || 'each' in to ? { the: 'that' } : to);

function toParts(to: Selector, gains: Gains, until: Duration): readonly Part[] | undefined {
  // A subtype for a time: there is no part for it.
  if (gains.subtypes || gains.per) return undefined;
  return [
    ...(gains.stats ? [{ do: 'modify', to, stats: gains.stats, until } as const] : []),
    ...(gains.effects
      ? [{ do: 'grant', to: gains.stats ? again(to) : to, effects: gains.effects, until } as const]
      : []),
  ];
}

interface Getting {
  readonly to: Selector;
  readonly g: Gains;
  readonly d: Duration;
}

function fromParts(parts: readonly Part[]): Getting | null {
  const [first, second, ...more] = parts;
  if (!first || more.length > 0) return null;
  if (first.do === 'grant' && !second) return { to: first.to, g: { effects: first.effects }, d: first.until };
  if (first.do !== 'modify') return null;
  if (!second) return { to: first.to, g: { stats: first.stats }, d: first.until };
  if (second.do !== 'grant' || second.until !== first.until || !sameData(second.to, again(first.to)))
    return null;
  return { to: first.to, g: { stats: first.stats, effects: second.effects }, d: first.until };
}

export function getting(g: Grammar, clause: Category<readonly Part[]>): void {
  const build = ({ to, g: gains, d }: Getting) => toParts(to, gains, d);
  g.lens<readonly Part[], Getting>(
    clause,
    '{to:single} [also] gets|get|gains {g:gains} {d:duration}',
    build,
    fromParts,
  );
  g.lens<readonly Part[], Getting>(
    clause,
    '{to:several} each get|gets {g:gains} {d:duration}',
    build,
    fromParts,
  );
  g.synonym<readonly Part[], Getting>(clause, '{to:several} get|gets {g:gains} {d:duration}', build);
  g.synonym<readonly Part[], Getting>(clause, 'give {to:target} {g:gains} {d:duration}', build);
  // Said first, the duration also takes in units that come later (Phrases, "this turn"): the same for a unit already known.
  g.synonym<readonly Part[], Getting>(clause, '{d:duration} , {to:single} gets|get {g:gains}', (b) =>
    'each' in b.to ? undefined : build(b),
  );
}
