// All kinds of instruction by name. A new one is a file and a line here, or in further-parts.ts.
import { openTable } from '../../game/open-table.ts';
import type { Part } from '../language.ts';
import { attach } from './attach.ts';
import { chooseOne } from './choose-one.ts';
import { ifDone, ifSo } from './control.ts';
import { counters, damage, prevent } from './damage.ts';
import { reroll } from './dice.ts';
import { discardFromHand } from './discard-from-hand.ts';
import { disrupt } from './disrupt.ts';
import { divide } from './divide.ts';
import type { FurtherPart, FurtherSorts } from './further-names.ts';
import { whenAttackEnds } from './later.ts';
import { grant, lasting, modify, thisTurn } from './modify.ts';
import type { PartOf, PartRule } from './part.ts';
import { draw, force } from './points.ts';
import { redirect } from './redirect.ts';
import { take } from './take.ts';
import { tuck } from './tuck.ts';
import { upkeep } from './upkeep.ts';
import { velocity } from './velocity.ts';

const rules: { readonly [Do in Exclude<Part['do'], FurtherPart>]: PartRule<PartOf<Do>> } = {
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
};

const known = openTable<PartRule<Part>>('instruction', rules);

export const addParts = (more: { readonly [Do in FurtherPart]: PartRule<PartOf<Do>> }): void =>
  known.add(more);

export const addSorts = (
  more: {
    readonly [Sort in keyof FurtherSorts]: PartRule<PartOf<FurtherSorts[Sort]>>;
  },
): void => known.add(more);

export const ruleOf = (part: Part): PartRule<Part> =>
  known.of(
    part.do === 'damage' && part.divided
      ? 'divided'
      : part.do === 'counters' && part.counter === 'any'
        ? 'anyCounters'
        : part.do,
  );
