// The sign of each deed.
import type { Deed } from '../../src/decisions/decision.ts';
import type { Sign } from '../shared/icons.ts';
import { signs } from '../shared/later-icons.ts';
import { handSign } from './hand-sign.ts';

export const DEED_SIGNS: Readonly<Record<Deed, Sign>> = {
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
  decline: signs.cross,
  side: 'build',
  event: 'event',
  resource: 'resource',
  mulligan: handSign,
  setup: signs.deck,
  pass: 'next',
  done: 'check',
};
