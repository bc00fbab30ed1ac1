// What it costs in Force to play abilities and Battle cards and to attach Equipment, as effects change it
// (Phrases, "costs X [more/less]"). The printed cost stays what it is.

import type { Cost, Effect, StaticPart } from '../language/effect.ts';
import { anyPiece } from '../model/memo.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { def } from '../model/zones.ts';
import { staticsOf } from './abilities.ts';
import { isA, selectEach } from './select.ts';

/** Whether any card of this game changes what others cost. */
export const hasCharges = anyPiece(({ do: deed }) => deed === 'charge');

/** What is being played. */
export interface Charged {
  readonly by: Side;
  readonly source: CardId;
  readonly effect: Effect;
  readonly how: 'card' | 'ability' | 'trigger' | 'completion';
  readonly onto?: CardId;
}

type Charge = Extract<StaticPart, { readonly do: 'charge' }>;

const isForce = (cost: Cost): cost is Extract<Cost, { pay: 'force' }> => cost.pay === 'force';

/** Whether a charge is about this play. */
function concerns(
  game: GameState,
  charge: Charge,
  owner: { readonly by: Side; readonly source: CardId },
  play: Charged,
  printed: number,
): boolean {
  const { source, effect } = play;
  if (charge.what === 'battle')
    return (
      play.how === 'card' && (charge.of === undefined || (charge.of === 'you') === (play.by === owner.by))
    );
  const keyword = effect.kind === 'keyword' ? effect.keyword : null;
  const equips = keyword === 'Equip';
  if (equips !== (charge.what === 'equip') || play.how === 'card') return false;
  if (equips) {
    const fits = charge.subtype?.some((name) => isA(game, source, name)) ?? true;
    return fits && play.onto !== undefined && selectEach(game, owner, charge.to).includes(play.onto);
  }
  // Only effects on units are abilities (Card Effects).
  if (def(game, source).kind !== 'unit' || (charge.what === 'force-abilities' && printed === 0)) return false;
  if (charge.keywords && (keyword === null || !charge.keywords.includes(keyword))) return false;
  return selectEach(game, owner, charge.to).includes(source);
}

/** The costs as they are to be paid now. An X stays what it was for the effect. */
export function chargedCosts(
  game: GameState,
  play: Charged,
  costs: readonly Cost[],
  x: number,
): readonly Cost[] {
  if (!hasCharges(game.box) || play.how === 'completion') return costs;
  const printed = costs.filter(isForce).reduce((sum, { n }) => sum + (n === 'X' ? x : n), 0);
  let change = 0;
  let least = 0;
  let build = 0;
  for (const { context, part } of staticsOf(game, 'charge')) {
    if (!concerns(game, part, context, play, printed)) continue;
    if ('free' in part && part.free) return [];
    change += part.n;
    if ('build' in part) build += part.build ?? 0;
    if ('least' in part && part.least && printed >= part.least) least = part.least;
  }
  if (change === 0 && build === 0) return costs;
  const now = Math.max(least, printed + change, 0);
  const points = costs.map((cost) =>
    cost.pay === 'build' && cost.n !== 'X' ? { ...cost, n: Math.max(0, cost.n + build) } : cost,
  );
  return change === 0 ? points : [{ pay: 'force', n: now }, ...points.filter((cost) => !isForce(cost))];
}
