// The icon of each kind of decision.
import type { Deed } from '../../../src/lcg/decisions/decision.ts';
import type { IconName } from '../../shared/icons.ts';

export const DECISION_ICONS: Readonly<Record<Deed, IconName>> = {
  objectives: 'mission',
  mulligan: 'hand',
  balance: 'force',
  discard: 'discard',
  play: 'resource',
  use: 'skill',
  engage: 'attack',
  defend: 'shield',
  edge: 'deck',
  strike: 'battle',
  shield: 'shield',
  protect: 'shield',
  commit: 'force',
  choose: 'check',
  pass: 'next',
  done: 'check',
};
