// Building: counters on face-down cards, paying for a completion (Building Cards with Build Costs).
import type { CostChoices } from '../../costs/cost-rule.ts';
import { payCosts } from '../../costs/index.ts';
import { pushFrame } from '../../effects/frames.ts';
import type { Destination, Price } from '../../effects/price.ts';
import { keywords } from '../../keywords/index.ts';
import type { Effect } from '../../language/effect.ts';
import { note } from '../../model/log.ts';
import type { CardId, Frame, GameState, Side } from '../../model/state.ts';
import { played } from '../../model/windows.ts';
import { card, def, place, setCard, setPlayer } from '../../model/zones.ts';

export function putCounters(game: GameState, by: Side, id: CardId, counters: number): GameState {
  const fresh = card(game, id).zone === 'hand';
  let next = setPlayer(game, by, { buildPoints: game.players[by].buildPoints - counters });
  if (fresh) next = setCard(place(next, id, 'build'), id, { faceDown: true });
  next = setCard(next, id, { build: card(next, id).build + counters });
  // Only its owner may look at a partially built card: the line does not name it (Information Sharing).
  return note(next, 'deed', 'build.counters', {
    type: 'build-counters-put',
    by,
    numbers: { counters },
    words: { on: fresh ? 'new' : 'partial' },
    secret: { seat: by, cards: { card: id } },
  });
}

/** A completion that is about to be paid for and announced. */
export interface Completion {
  readonly by: Side;
  readonly id: CardId;
  readonly price: Price;
  readonly where: Destination;
  /** What it does once completed, and the costs that are not points. */
  readonly effect: Effect | null;
  readonly choices: Frame['choices'];
  readonly named: readonly CardId[];
  readonly paid: CostChoices;
  readonly event: Frame['event'];
  readonly x: number | null;
  readonly amount: number | null;
}

/** Pays for a completion and announces it; it can be disrupted before the card comes into play. */
export function startCompletion(game: GameState, completion: Completion): GameState {
  const { by, id, price, where, effect, choices, named, paid, event, x, amount } = completion;
  const { buildPoints, force } = game.players[by];
  let next = setPlayer(game, by, {
    buildPoints: buildPoints - price.points,
    force: force - price.force,
  });
  next = note(next, 'deed', wayRule(price.way), {
    type: 'completion-announced',
    by,
    cards: { card: id },
    numbers: { points: price.points, force: price.force },
    words: { way: price.way },
  });
  next = payCosts(next, { by, source: id, x }, price.costs, paid);
  const parts = effect && 'parts' in effect && effect.parts.length > 0;
  // What it was paid with is what its effect speaks of.
  const that = [...paid.values()][0] ?? [];
  return pushFrame(played(next), {
    kind: 'completion',
    by,
    source: id,
    key: id,
    effect: parts ? effect : null,
    how: 'completion',
    to: where.to,
    unit: where.unit,
    choices,
    ...(named.length > 0 ? { named } : {}),
    event,
    x,
    amount,
    ...(that.length > 0 ? { that, paid: that } : {}),
    // Cards that are "played" come into play without being deployed ("play this card").
    subject: SUBJECTS[price.way] ?? null,
  });
}

/** Ways of paying that what happens later may speak of. */
const SUBJECTS: Partial<Record<Price['way'], string>> = {
  Meditate: 'played',
  'Hidden Cost': 'Hidden Cost',
  'Alternative Cost': 'Alternative Cost',
};

/** The rule of a way to complete: a keyword's own, or that of building. */
export const wayRule = (way: Price['way']) => keywords.get(way)?.rule ?? 'card.complete';

/** Cards with a build cost can be built: units, Missions, Locations, Equipment, Resources. */
export const hasBuildCost = (game: GameState, id: CardId): boolean => {
  const { kind, cost, subordinate } = def(game, id);
  // A Location without a printed build cost has one of 0 (Location Cards).
  return (cost !== null || kind === 'location') && !subordinate && kind !== 'battle' && kind !== 'event';
};
