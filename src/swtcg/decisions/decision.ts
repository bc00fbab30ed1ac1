// One vocabulary for everything that a player does: scripts, replays, the table's clicks, built-in players.
import type { CardId, Side } from '../model/state.ts';

export const DEEDS = [
  'pass',
  'attack',
  'tap',
  'use',
  'play',
  'choose',
  'predict',
  'bid',
  'build',
  'complete',
  'move',
  'equip',
  'detach',
  'rearrange',
  'retreat',
  'upkeep',
  'decline',
  'done',
  'side',
  'event',
  'resource',
  'mulligan',
  'setup',
] as const;
export type Deed = (typeof DEEDS)[number];

export interface Decision {
  readonly by: Side;
  readonly do: Deed;
  readonly unit?: CardId;
  readonly card?: CardId;
  readonly target?: CardId;
  readonly targets?: readonly CardId[];
  readonly ability?: string | number;
  /** Paragraph number of a card with several effects. */
  readonly effect?: number;
  readonly amount?: number;
  readonly x?: number;
  /** Which dice, from 0. */
  readonly dice?: readonly number[];
  readonly cost?: string | number;
  readonly using?: string;
  readonly value?: string | number;
  readonly hits?: number;
  readonly force?: number;
  readonly counters?: number;
  readonly to?: string;
  readonly top?: CardId;
  readonly what?: string;
  readonly cards?: readonly CardId[];
  readonly bid?: number;
  readonly side?: string;
}
