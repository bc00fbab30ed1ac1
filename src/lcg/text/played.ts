// Words of the effect language that can be read and that no rule carries out: such a paragraph is left to the players.
import type { Effect } from '../language/effect.ts';
import { somePiece } from '../language/walk.ts';

export const isPlayed = (effect: Effect): boolean =>
  !somePiece(effect, ({ do: deed, on }) => deed === 'unpreventable' || on === 'conditions-hold');
