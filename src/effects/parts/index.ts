// All kinds of instruction by name. A new one is a file and a line here.
import type { Part } from '../language.ts';
import { counters, damage, prevent } from './damage.ts';
import { addDice, changeDice, reroll } from './dice.ts';
import { discardFromHand } from './discard-from-hand.ts';
import { disrupt } from './disrupt.ts';
import { divide } from './divide.ts';
import { whenAttackEnds } from './later.ts';
import { control, grant, lose, modify } from './modify.ts';
import { moreDamage } from './more-damage.ts';
import { discard, retreat, returnToHand, tap, untap } from './moves.ts';
import type { PartOf, PartRule } from './part.ts';
import { buildPoints, draw, force } from './points.ts';
import { redirect } from './redirect.ts';
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
  retreat,
  discard,
  'discard-from-hand': discardFromHand,
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
};

/** The rule of a part. Its own kind fits it by construction of the table above. */
export const ruleOf = (part: Part): PartRule<Part> => rules[part.do] as unknown as PartRule<Part>;
