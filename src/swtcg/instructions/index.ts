// All kinds of instruction by name. A new one is a file and a line here.

import type { Part } from '../language/effect.ts';
import { ruleNamed } from '../model/rule-named.ts';
import { anyCounters } from './any-counters.ts';
import { attach } from './attach.ts';
import { endAttack, sure } from './attack-end.ts';
import { battleAgain } from './battle-again.ts';
import { buildCounters } from './build-counters.ts';
import { buildPoints } from './build-points.ts';
import { addDice, changeDice } from './change-dice.ts';
import { choose } from './choose.ts';
import { chooseArena } from './choose-arena.ts';
import { chooseOne } from './choose-one.ts';
import { choosePlayer } from './choose-player.ts';
import { ifDone, ifSo } from './conditional.ts';
import { copyAbility } from './copy-ability.ts';
import { counters, damage, prevent } from './damage.ts';
import { reroll } from './dice.ts';
import { discardFromHand } from './discard-from-hand.ts';
import { disrupt } from './disrupt.ts';
import { divide } from './divide.ts';
import { divided } from './divided.ts';
import { whenAttackEnds } from './later.ts';
import { lookTop } from './look-top.ts';
import { lose } from './lose.ts';
import { may } from './may.ts';
import { mill } from './mill.ts';
import { grant, lasting, modify, thisTurn } from './modify.ts';
import { moreDamage } from './more-damage.ts';
import { moveCounters } from './move-counters.ts';
import { discard, retreat, returnToHand, stayTapped, tap, untap } from './moves.ts';
import { control, nextTime } from './next-time.ts';
import type { PartOf, PartRule } from './part.ts';
import { draw, force } from './points.ts';
import { put } from './put.ts';
import { tuck } from './put-face-down-under.ts';
import { redirect } from './redirect.ts';
import { rollDice } from './roll-dice.ts';
import { revealHand, search, shuffle } from './search.ts';
import { secretBid } from './secret-bid.ts';
import { take } from './take.ts';
import { upkeep } from './upkeep.ts';
import { velocity } from './velocity.ts';
import { cannot, win } from './win.ts';

const rules: { readonly [Do in Part['do']]: PartRule<PartOf<Do>> } = {
  force,
  draw,
  modify,
  grant,
  damage,
  counters,
  prevent,
  'discard-from-hand': discardFromHand,
  disrupt,
  reroll,
  'when-attack-ends': whenAttackEnds,
  redirect,
  divide,
  velocity,
  attach,
  upkeep,
  take,
  tuck,
  'choose-one': chooseOne,
  if: ifSo,
  'if-done': ifDone,
  lasting,
  'this-turn': thisTurn,
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
  'battle-again': battleAgain,
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
  'secret-bid': secretBid,
  'build-points': buildPoints,
  'add-dice': addDice,
  'change-dice': changeDice,
  lose,
  choose,
};

/** Damage that a player divides, and counters of any name, are carried out in ways of their own. */
export function ruleOf(part: Part): PartRule<Part> {
  if (part.do === 'damage' && part.divided) return divided as PartRule<Part>;
  if (part.do === 'counters' && part.counter === 'any') return anyCounters as PartRule<Part>;
  return ruleNamed('instruction', rules, part.do);
}
