// `upkeep`: which cost of an Upkeep is paid, by its words or its number (Keywords, Upkeep).
import { currentFrame, partsOf, setFrame } from '../effects/frames.ts';
import { optionRefusal } from '../instructions/upkeep.ts';
import type { ActivatedEffect } from '../language/effect.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import type { CardId, GameState, WaitingTrigger } from '../model/state.ts';
import { closeWindow, currentWindow } from '../model/windows.ts';
import { hasCard, label, unitOf } from '../model/zones.ts';
import { resume } from '../rules/effects/run.ts';
import { startTrigger } from './choosing.ts';
import type { Decision } from './decision.ts';
import type { DecisionKind } from './kind.ts';
import { askedTriggers } from './use.ts';

/** An Upkeep that can be paid now: its costs, and their words. */
interface Due {
  readonly unit: CardId;
  readonly options: readonly ActivatedEffect[];
  readonly words: readonly string[];
  readonly trigger?: WaitingTrigger;
}

const costsOf = (effect: WaitingTrigger['effect'] | null): Pick<Due, 'options' | 'words'> => {
  const parts = partsOf(effect).filter((part) => part.do === 'upkeep');
  return {
    options: parts.flatMap((part) => part.options),
    words: parts.flatMap((part) => part.words ?? []),
  };
};

/** The Upkeeps that can be paid now: the one that is asked about, or those that wait. */
export function upkeepsDue(game: GameState): Due[] {
  const window = currentWindow(game);
  const frame = currentFrame(game);
  if (window?.kind === 'upkeep' && frame) return [{ unit: frame.source, ...costsOf(frame.effect) }];
  return askedTriggers(game)
    .map((trigger) => ({ unit: trigger.source, ...costsOf(trigger.effect), trigger }))
    .filter(({ options }) => options.length > 0);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Which of the costs is meant; -1: none. A single one need not be said. */
export function costMeant(
  { options, words }: Pick<Due, 'options' | 'words'>,
  cost: Decision['cost'],
): number {
  if (cost === undefined && options.length === 1) return 0;
  if (typeof cost === 'number') return cost - 1;
  return cost === undefined ? -1 : words.findIndex((one) => plain(one) === plain(cost));
}

export const upkeep: DecisionKind = {
  options: (game, by) =>
    upkeepsDue(game).flatMap(({ unit, options }) =>
      options.map((_, i): Decision => ({ by, do: 'upkeep', unit, cost: i + 1 })),
    ),
  consider: (game, decision) => {
    const { by, cost } = decision;
    if (!hasCard(game, decision.unit)) return refuse('keyword.upkeep', 'no such unit');
    const unit = unitOf(game, decision.unit);
    let refusal: Refusal = refuse('keyword.upkeep', `${label(game, unit)} has no Upkeep to be paid now`);
    for (const one of upkeepsDue(game)) {
      if (one.unit !== unit) continue;
      const at = costMeant(one, cost);
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
