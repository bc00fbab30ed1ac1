// What each kind of instruction does.
import type { Instruction } from '../language/effect.ts';
import type { Asking, Carry, Context, Result } from './context.ts';
import * as engagement from './engagement.ts';
import * as flow from './flow.ts';
import { atEnd, lasting } from './lasting.ts';
import * as pending from './pending.ts';
import * as piles from './piles.ts';
import { playCard } from './play.ts';
import * as table from './table.ts';
import * as tokens from './tokens.ts';

/** One line for each word of the language: it does not compile without one. */
const CARRY: { readonly [Do in Instruction['do']]: Carry<Do> } = {
  damage: tokens.damage,
  'remove-damage': tokens.removeDamage,
  'move-damage': tokens.moveDamage,
  prevent: pending.prevent,
  redirect: pending.redirect,
  focus: tokens.focus,
  'remove-focus': tokens.removeFocus,
  'move-focus': tokens.moveFocus,
  shield: tokens.shield,
  'remove-shield': tokens.removeShield,
  'move-shield': tokens.moveShield,
  'remove-tokens': tokens.removeAny,
  strip: tokens.strip,
  draw: piles.draw,
  discard: piles.discard,
  look: piles.look,
  search: piles.search,
  shuffle: piles.shuffle,
  put: piles.put,
  'put-into-play': table.putIntoPlay,
  play: playCard,
  destroy: table.destroy,
  sacrifice: table.sacrifice,
  control: table.control,
  'move-enhancement': table.moveEnhancement,
  capture: table.capture,
  'move-captured': table.moveCaptured,
  rescue: table.rescue,
  commit: table.commit,
  uncommit: table.uncommit,
  participate: engagement.participate,
  'leave-engagement': engagement.leaveEngagement,
  strike: engagement.strike,
  'engage-instead': engagement.engageInstead,
  'engage-again': engagement.engageAgain,
  'edge-battle': pending.edgeBattle,
  cancel: pending.cancel,
  'reduce-cost': pending.reduceCost,
  'go-instead': pending.goInstead,
  dial: table.dial,
  balance: table.balance,
  win: table.wins,
  lose: table.loses,
  choose: flow.choose,
  then: flow.ifDone,
  may: flow.may,
  if: flow.when,
  instead: flow.instead,
  'one-of': flow.oneOf,
  lasting,
  'at-end': atEnd,
};

type Carried = (instruction: Instruction, context: Context) => Asking<Result> | Result;

/** Carries out an instruction, up to what it has to ask. */
export function* carry(instruction: Instruction, context: Context): Asking<Result> {
  const carried = (CARRY[instruction.do] as Carried)(instruction, context);
  return 'next' in carried ? yield* carried : carried;
}
