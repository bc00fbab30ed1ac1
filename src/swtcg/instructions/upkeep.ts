// Upkeep: one of the costs that can be paid must be; which, is for the controller to choose (Keywords, Upkeep).

import type { CostChoices } from '../costs/cost-rule.ts';
import { costRefusal, payCosts, payers } from '../costs/index.ts';
import { unpaid } from '../costs/replaced-cost.ts';
import { costSlots } from '../effects/cost-slots.ts';
import { contextOf, setFrame } from '../effects/frames.ts';
import type { Context } from '../effects/select.ts';
import type { ActivatedEffect, Selector } from '../language/effect.ts';
import { note } from '../model/log.ts';
import type { CardId, Frame, GameState } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import { isThere, label } from '../model/zones.ts';
import type { PartOf, PartRule } from './part.ts';

interface Paid {
  readonly with: CostChoices;
  /** Cards among which so many are still to be chosen. */
  readonly open?: { readonly options: readonly CardId[]; readonly count: number };
}

/** The cards that pay: where there are more than are needed those that were chosen, without `chosen` the first. */
function paidBy(
  game: GameState,
  context: Context,
  { cost }: ActivatedEffect,
  chosen?: readonly (readonly CardId[])[],
): Paid {
  const found = new Map<Selector, readonly CardId[]>();
  let asked = 0;
  for (const slot of costSlots(cost)) {
    const { what } = slot;
    const { count = 1 } = what;
    const options = payers(game, context, slot, [...found.values()].flat());
    const picked = chosen && options.length > count ? chosen[asked++] : options.slice(0, count);
    if (!picked) return { with: found, open: { options, count } };
    found.set(what, picked);
  }
  return { with: found };
}

/** The first cards that could pay, in the order in which they stand. */
const firstChoices = (game: GameState, context: Context, option: ActivatedEffect): CostChoices =>
  paidBy(game, context, option).with;

/** Why an Upkeep can't be paid this way, or null. A card that has left play since owes none. */
export const optionRefusal = (game: GameState, context: Context, option: ActivatedEffect): string | null =>
  isThere(game, context.source)
    ? costRefusal(game, context, option.cost, firstChoices(game, context, option))
    : `${label(game, context.source)} is no longer in play`;

/** The numbers of the costs that can be paid, from 0, in printed order. */
export const payable = (game: GameState, context: Context, options: readonly ActivatedEffect[]): number[] =>
  options.flatMap((option, i) => (optionRefusal(game, context, option) === null ? [i] : []));

function pay(game: GameState, frame: Frame, option: ActivatedEffect): GameState {
  const context = contextOf(frame);
  const { with: cards, open } = paidBy(game, context, option, frame.answers);
  if (open) {
    const asked = openWindow(game, { kind: 'choice', rule: 'keyword.upkeep', solo: frame.by, ...open });
    return setFrame(asked, { wait: 'choice', round: 1 });
  }
  const next = note(game, 'rule', 'keyword.upkeep', { type: 'upkeep-paid', cards: { card: frame.source } });
  const failed = unpaid(game, context, option.cost, cards);
  if (failed) return failed;
  const paid = payCosts(next, context, option.cost, cards);
  if (option.parts.length === 0) return paid;
  // What is done and not paid takes the place of this effect, from its first part on.
  return setFrame(paid, {
    effect: { kind: 'instruction', parts: option.parts },
    part: -1,
    round: 0,
    answers: [],
  });
}

export const upkeep: PartRule<PartOf<'upkeep'>> = {
  perform: (game, frame, part) => {
    const able = payable(game, contextOf(frame), part.options);
    const [first] = able;
    if (first === undefined)
      return note(game, 'rule', 'keyword.upkeep', {
        type: 'upkeep-not-payable',
        cards: { card: frame.source },
      });
    const picked = frame.amount;
    if (picked !== null && able.includes(picked))
      return pay(game, frame, part.options[picked] as ActivatedEffect);
    if (able.length === 1 && game.box.autoPass !== 'never')
      return pay(game, frame, part.options[first] as ActivatedEffect);
    const asked = openWindow(game, {
      kind: 'upkeep',
      rule: 'keyword.upkeep',
      solo: frame.by,
      options: able.map(String),
    });
    return setFrame(asked, { wait: 'choice' });
  },
};
