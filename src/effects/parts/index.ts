// All kinds of instruction by name. A new one is a file and a line here.
import type { Part } from '../language.ts';
import { attach } from './attach.ts';
import { endAttack, sure } from './attack-end.ts';
import { buildCounters } from './build-counters.ts';
import { chooseArena } from './choose-arena.ts';
import { choose, chooseOne } from './choose-one.ts';
import { choosePlayer } from './choose-player.ts';
import { ifDone, ifSo, may } from './control.ts';
import { copyAbility } from './copy-ability.ts';
import { counters, damage, moveCounters, prevent } from './damage.ts';
import { addDice, changeDice, reroll } from './dice.ts';
import { discardFromHand } from './discard-from-hand.ts';
import { disrupt } from './disrupt.ts';
import { divide } from './divide.ts';
import { whenAttackEnds } from './later.ts';
import { lookTop } from './look-top.ts';
import { control, grant, lasting, lose, modify, nextTime, thisTurn } from './modify.ts';
import { moreDamage } from './more-damage.ts';
import { discard, retreat, returnToHand, stayTapped, tap, untap } from './moves.ts';
import type { PartOf, PartRule } from './part.ts';
import { buildPoints, draw, force, mill } from './points.ts';
import { put } from './put.ts';
import { redirect } from './redirect.ts';
import { rollDice } from './roll-dice.ts';
import { revealHand, search, shuffle } from './search.ts';
import { take } from './take.ts';
import { tuck } from './tuck.ts';
import { upkeep } from './upkeep.ts';
import { velocity } from './velocity.ts';
import { cannot, win } from './win.ts';

const rules: { readonly [Do in Part['do']]: PartRule<PartOf<Do>> } = {
  force,
  'build-points': buildPoints,
  draw,
  modify,
  grant,
  damage,
  counters,
  prevent,
  tap,
  untap,
  'stay-tapped': stayTapped,
  retreat,
  discard,
  'discard-from-hand': discardFromHand,
  mill,
  'return-to-hand': returnToHand,
  control,
  disrupt,
  reroll,
  'add-dice': addDice,
  win,
  'when-attack-ends': whenAttackEnds,
  lose,
  cannot,
  'more-damage': moreDamage,
  'change-dice': changeDice,
  redirect,
  divide,
  velocity,
  lasting,
  'this-turn': thisTurn,
  'next-time': nextTime,
  'roll-dice': rollDice,
  'look-top': lookTop,
  attach,
  upkeep,
  take,
  put,
  search,
  shuffle,
  'build-counters': buildCounters,
  'copy-ability': copyAbility,
  'reveal-hand': revealHand,
  tuck,
  'choose-one': chooseOne,
  choose,
  'move-counters': moveCounters,
  'choose-arena': chooseArena,
  'choose-player': choosePlayer,
  'end-attack': endAttack,
  sure,
  may,
  if: ifSo,
  'if-done': ifDone,
};

/** The rule of a part. Its own kind fits it by construction of the table above. */
export const ruleOf = (part: Part): PartRule<Part> => rules[part.do] as unknown as PartRule<Part>;
