// The kinds of instruction that many a game never meets (src/further.ts).
import { anyCounters } from './any-counters.ts';
import { endAttack, sure } from './attack-end.ts';
import { buildCounters } from './build-counters.ts';
import { buildPoints } from './build-points.ts';
import { addDice, changeDice } from './change-dice.ts';
import { choose } from './choose.ts';
import { chooseArena } from './choose-arena.ts';
import { choosePlayer } from './choose-player.ts';
import { copyAbility } from './copy-ability.ts';
import { control, nextTime } from './next-time.ts';
import { divided } from './divided.ts';
import { lookTop } from './look-top.ts';
import { lose } from './lose.ts';
import { may } from './may.ts';
import { mill } from './mill.ts';
import { moreDamage } from './more-damage.ts';
import { moveCounters } from './move-counters.ts';
import { discard, retreat, returnToHand, stayTapped, tap, untap } from './moves.ts';
import { put } from './put.ts';
import { rollDice } from './roll-dice.ts';
import { revealHand, search, shuffle } from './search.ts';
import { cannot, win } from './win.ts';
import type { FurtherPart, FurtherSorts } from './further-names.ts';
import type { PartOf, PartRule } from './part.ts';

export const furtherParts: { readonly [Do in FurtherPart]: PartRule<PartOf<Do>> } = {
  'build-counters': buildCounters,
  'choose-arena': chooseArena,
  'choose-player': choosePlayer,
  may,
  mill,
  'copy-ability': copyAbility,
  'look-top': lookTop,
  'more-damage': moreDamage,
  put,
  'roll-dice': rollDice,
  search,
  shuffle,
  'reveal-hand': revealHand,
  win,
  cannot,
  'end-attack': endAttack,
  sure,
  'move-counters': moveCounters,
  tap,
  untap,
  'stay-tapped': stayTapped,
  retreat,
  discard,
  'return-to-hand': returnToHand,
  control,
  'next-time': nextTime,
  'build-points': buildPoints,
  'add-dice': addDice,
  'change-dice': changeDice,
  lose,
  choose,
};

export const furtherSorts: { readonly [Sort in keyof FurtherSorts]: PartRule<PartOf<FurtherSorts[Sort]>> } = {
  divided,
  anyCounters,
};
