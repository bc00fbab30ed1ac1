// What a card costs to play, with all that changes it (Rulings 11, 12).

import { derive } from '../derived/derive.ts';
import { fitsWords } from '../derived/filter.ts';
import type { StaticOf } from '../derived/rules.ts';
import { forPlayer } from '../derived/rules.ts';
import type { CostTerms } from '../language/effect.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { def } from '../model/zones.ts';

/** A reduction by an interrupt that is used with the play. */
export interface Reduction {
  readonly n: number;
  readonly least: number;
}

type Terms = StaticOf<'cost'> | StaticOf<'ignore-match'>;

/** Whether a change of cost holds for this play: "the first … each turn" counts all plays of that kind (Ruling 12). */
export function appliesTo(game: GameState, { part, scope }: Terms, side: Side, id: CardId): boolean {
  const terms: CostTerms = part;
  const d = derive(game);
  if (!fitsWords(d, id, terms.what, { ...scope, chooser: side })) return false;
  if (terms.which === undefined || terms.which === 'next') return true;
  const phase = game.point.split('-')[0];
  return !game.played.some(
    (one) =>
      one.by === side &&
      (terms.which === 'first-each-turn' || one.phase === phase) &&
      fitsWords(d, one.card, terms.what, scope),
  );
}

/** What has to be paid for a card; never below 0. "To a minimum of N" limits that reduction alone and never raises a cost. */
export function priceOf(
  game: GameState,
  side: Side,
  id: CardId,
  reductions: readonly Reduction[] = [],
): number {
  const d = derive(game);
  let sum = def(game, id).cost ?? 0;
  const less: Reduction[] = [...reductions];
  for (const one of forPlayer(game, 'cost', side)) {
    if (!appliesTo(game, one, side, id)) continue;
    const n = d.amount(one.part.n, one.scope);
    if (n >= 0) sum += n;
    else less.push({ n: -n, least: one.part.least ?? 0 });
  }
  for (const { n, least } of less.sort((a, b) => b.least - a.least))
    sum = Math.min(sum, Math.max(least, sum - n));
  return Math.max(0, sum);
}

export const needsNoMatch = (game: GameState, side: Side, id: CardId): boolean =>
  def(game, id).affiliation === 'Neutral' ||
  forPlayer(game, 'ignore-match', side).some((one) => appliesTo(game, one, side, id));

/** Effects on the next play of a kind that are used up by this one. */
export const usedUpBy = (game: GameState, side: Side, id: CardId): ReadonlySet<number> =>
  new Set(
    [...forPlayer(game, 'cost', side), ...forPlayer(game, 'ignore-match', side)]
      .filter((one) => one.part.which === 'next' && one.lasting !== null && appliesTo(game, one, side, id))
      .map(({ lasting }) => lasting as number),
  );
