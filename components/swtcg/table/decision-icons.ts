// The icon of each kind of decision.
import type { Deed } from '../../../src/swtcg/decisions/decision.ts';
import type { IconName } from '../../shared/icons.ts';

export const DECISION_ICONS: Readonly<Record<Deed, IconName>> = {
  attack: 'attack',
  tap: 'tap',
  use: 'skill',
  play: 'battle',
  choose: 'check',
  predict: 'eye',
  bid: 'force',
  build: 'build',
  complete: 'check',
  move: 'next',
  equip: 'equipment',
  detach: 'equipment',
  rearrange: 'flip',
  retreat: 'back',
  upkeep: 'build',
  decline: 'cross',
  side: 'build',
  event: 'event',
  resource: 'resource',
  mulligan: 'hand',
  setup: 'deck',
  pass: 'next',
  done: 'check',
};
