// The documented view: by card ids, by seats, and the table.
import { forceCards } from '../derived/conditions.ts';
import { derive } from '../derived/derive.ts';
import { reserveOf } from '../derived/rules.ts';
import type { Icons } from '../language/terms.ts';
import type { WonBy } from '../log/types.ts';
import { type CardId, DIAL, type GameState, SIDES, type Side } from '../model/state.ts';
import { inPlay } from '../model/zones.ts';
import { type KeywordViews, keywordViews } from './keyword-view.ts';

export interface CardView {
  readonly zone: string;
  readonly controller: Side;
  readonly owner: Side;
  readonly faceDown: boolean;
  readonly focus?: number;
  readonly damage?: number;
  readonly shields?: number;
  readonly committed?: boolean;
  readonly participating?: 'attacker' | 'defender' | null;
  readonly icons?: Icons;
  readonly forceIcons?: number;
  readonly resources?: number;
  readonly damageCapacity?: number | null;
  readonly traits?: readonly string[];
  readonly keywords?: KeywordViews;
  readonly enhancements?: readonly CardId[];
  readonly captured?: readonly CardId[];
}

export interface PlayerView {
  readonly hand: readonly CardId[];
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly objectiveDeck: readonly CardId[];
  readonly victory: readonly CardId[];
  readonly objectives: readonly CardId[];
  readonly units: readonly CardId[];
  readonly reserve: number;
  readonly forceCards: number;
  readonly edgeTotal: number | null;
  readonly forceTotal: number | null;
}

export interface EngagementView {
  readonly objective: CardId | null;
  readonly attackers: readonly CardId[];
  readonly defenders: readonly CardId[];
  readonly edge: Side | null;
}

export interface TableView {
  readonly dial: number;
  readonly dialDamage: number;
  readonly balance: Side;
  readonly active: Side;
  readonly point: string;
  readonly engagement: EngagementView | null;
  readonly edge: Side | null;
  readonly engaged: readonly CardId[];
  readonly winner: Side | null;
  readonly wonBy: WonBy | null;
}

export interface View extends TableView, Readonly<Record<Side, PlayerView>> {
  readonly [name: string]: unknown;
}

function zoneOf({ zone, host }: GameState['cards'][number]): string {
  if (zone === 'on') return `on:${host}`;
  return zone === 'captured' ? `captured:${host}` : zone;
}

export function cardView(game: GameState, id: CardId): CardView {
  const state = game.cards[game.box.index[id] as number] as GameState['cards'][number];
  const { zone, controller, owner, faceDown, focus, damage, shields, committed, enhancements, captured } =
    state;
  const known = { zone: zoneOf(state), controller, owner, faceDown };
  if (!inPlay(game, id)) return known;
  const d = derive(game);
  const { traits, type } = game.box.defs[state.def] as { traits: readonly string[]; type: string };
  const { engagement } = game;
  const participating = engagement?.attackers.includes(id)
    ? 'attacker'
    : engagement?.defenders.includes(id)
      ? 'defender'
      : null;
  const hosts = zone === 'objectives' || zone === 'units' || enhancements.length > 0;
  return {
    ...known,
    focus,
    damage,
    shields,
    committed,
    participating,
    icons: d.icons(id),
    forceIcons: d.forceIcons(id),
    resources: d.resources(id),
    damageCapacity: d.capacity(id),
    traits,
    keywords: keywordViews(d, id),
    ...(hosts && { enhancements }),
    ...(type === 'Objective' && owner === 'dark' && { captured }),
  };
}

function playerView(game: GameState, side: Side): PlayerView {
  const { edgeTotal, forceTotal, lists } = game.players[side];
  const { hand, deck, discard, objectiveDeck, victory, objectives, units } = lists;
  return {
    hand,
    deck,
    discard,
    objectiveDeck,
    victory,
    objectives,
    units,
    reserve: reserveOf(game, side),
    forceCards: forceCards(game, side),
    edgeTotal,
    forceTotal,
  };
}

function engagementView({ engagement }: GameState): EngagementView | null {
  if (!engagement) return null;
  const { objective, attackers, defenders, edge } = engagement;
  return { objective, attackers, defenders, edge };
}

export function tableView(game: GameState): TableView {
  const { dial, dialDamage, balance, active, point, edge, engaged, result } = game;
  return {
    dial,
    dialDamage,
    balance,
    active,
    point: result ? 'game-over' : point,
    engagement: engagementView(game),
    edge,
    engaged: [...new Set(engaged)],
    winner: result?.winner ?? null,
    wonBy: (result?.by as WonBy | undefined) ?? null,
  };
}

export const view = (game: GameState): View =>
  ({
    ...Object.fromEntries(game.box.ids.map((id) => [id, cardView(game, id)])),
    dark: playerView(game, 'dark'),
    light: playerView(game, 'light'),
    ...tableView(game),
  }) as View;

/** Names that are no card's. */
export const RESERVED = [
  ...SIDES,
  DIAL,
  'dialDamage',
  'balance',
  'active',
  'point',
  'engagement',
  'edge',
  'engaged',
  'winner',
  'wonBy',
  'illegal',
] as const;
