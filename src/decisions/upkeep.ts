// `upkeep`: which cost of an Upkeep is paid, by its wording or its number (Keywords, Upkeep).
import { readsWords } from '../cards/wording.ts';
import { currentFrame, partsOf, setFrame } from '../effects/frames.ts';
import type { ActivatedEffect } from '../effects/language.ts';
import { optionRefusal } from '../effects/parts/upkeep.ts';
import { resume } from '../effects/run.ts';
import { type Refusal, refuse } from '../game/refusal.ts';
import type { CardId, GameState, WaitingTrigger } from '../game/state.ts';
import { def, hasCard, label, unitOf } from '../game/table.ts';
import { closeWindow, currentWindow } from '../game/windows.ts';
import { startTrigger } from './choosing.ts';
import type { Decision } from './decision.ts';
import type { DecisionKind } from './kind.ts';
import { askedTriggers } from './use.ts';

const optionsOf = (effect: WaitingTrigger['effect'] | null): readonly ActivatedEffect[] =>
  partsOf(effect).flatMap((part) => (part.do === 'upkeep' ? part.options : []));

/** The Upkeeps that can be paid now: the one that is asked about, or those that wait. */
function due(
  game: GameState,
): { unit: CardId; options: readonly ActivatedEffect[]; trigger?: WaitingTrigger }[] {
  const window = currentWindow(game);
  const frame = currentFrame(game);
  if (window?.kind === 'upkeep' && frame) return [{ unit: frame.source, options: optionsOf(frame.effect) }];
  return askedTriggers(game)
    .filter((one) => optionsOf(one.effect).length > 0)
    .map((trigger) => ({ unit: trigger.source, options: optionsOf(trigger.effect), trigger }));
}

/** Which of the costs is meant; -1: none. A single one need not be said. */
const meant = (
  game: GameState,
  unit: CardId,
  options: readonly ActivatedEffect[],
  cost: Decision['cost'],
): number =>
  cost === undefined && options.length === 1
    ? 0
    : typeof cost === 'number'
      ? cost - 1
      : (readsWords()?.upkeepSaid(cost ?? '', options, def(game, unit)) ?? -1);

export const upkeep: DecisionKind = {
  options: (game, by) =>
    due(game).flatMap(({ unit, options }) =>
      options.map((_, i): Decision => ({ by, do: 'upkeep', unit, cost: i + 1 })),
    ),
  consider: (game, decision) => {
    const { by, cost } = decision;
    if (!hasCard(game, decision.unit)) return refuse('keyword.upkeep', 'no such unit');
    const unit = unitOf(game, decision.unit);
    let refusal: Refusal = refuse('keyword.upkeep', `${label(game, unit)} has no Upkeep to be paid now`);
    for (const one of due(game)) {
      if (one.unit !== unit) continue;
      const at = meant(game, unit, one.options, cost);
      const option = one.options[at];
      if (!option) {
        refusal = refuse(
          'keyword.upkeep',
          `${label(game, unit)} has no such Upkeep cost: say which by its number`,
        );
        continue;
      }
      const unpaid = optionRefusal(game, { by, source: unit }, option);
      if (unpaid) {
        refusal = refuse('keyword.upkeep', unpaid);
        continue;
      }
      const { trigger } = one;
      if (trigger) return (now) => setFrame(startTrigger(closeWindow(now), trigger), { amount: at });
      return (now) => resume(setFrame(closeWindow(now), { amount: at }));
    }
    return refusal;
  },
};
