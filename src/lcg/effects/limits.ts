// How often an ability may be used (Ruling 16).
import type { Limit } from '../language/effect.ts';
import type { CardId, GameState, Side } from '../model/state.ts';
import { card, def } from '../model/zones.ts';

export interface Used {
  readonly by: Side;
  readonly card: CardId;
  readonly key: string;
}

function spanOf(game: GameState, per: Limit['per']): string {
  if (per === 'engagement') return `engagement ${game.engagement?.id ?? 0}`;
  if (per === 'edge-battle') return `edge battle ${game.edgeBattle?.id ?? 0}`;
  return per === 'phase' ? `phase ${game.point.split('-')[0]}` : 'turn';
}

/** "Limit once per turn" is for one ability of one card, "Limit 1 per turn" for its player and title. */
const keyOf = (game: GameState, { per, title }: Limit, { by, card: id, key }: Used): string =>
  title
    ? `${spanOf(game, per)}: ${by} ${def(game, id).name}`
    : `${spanOf(game, per)}: ${id}.${card(game, id).life} ${key}`;

export const isUsedUp = (game: GameState, limit: Limit, used: Used): boolean =>
  (game.uses[keyOf(game, limit, used)] ?? 0) >= limit.times;

export const countUse = (game: GameState, limit: Limit, used: Used): GameState => {
  const key = keyOf(game, limit, used);
  return { ...game, uses: { ...game.uses, [key]: (game.uses[key] ?? 0) + 1 } };
};

/** One Limited card played by each player in each turn (Ruling 14). */
export const limitedKey = (side: Side): string => `limited ${side}`;
