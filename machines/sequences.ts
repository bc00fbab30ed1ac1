// The machines that invoke each other, by name. They are looked up when they are invoked, so that they may recurse;
// `game.ts` fills the table.
import type { Sequence } from './sequence.ts';

export type Sequences = {
  effect: Sequence;
  damage: Sequence;
  attack: Sequence;
  buildStep: Sequence;
  retreatStep: Sequence;
  battleStep: Sequence;
  preparation: Sequence;
  turn: Sequence;
};

export const sequences = {} as Sequences;
