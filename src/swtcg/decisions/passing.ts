// `pass` and `done`: playing nothing, declining, ending one's own step.

import { declineTrigger } from '../effects/events.ts';
import { note } from '../model/log.ts';
import { refuse } from '../model/refusal.ts';
import type { GameState, WaitingTrigger, WindowKind } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { closeWindow, currentWindow, pass as passWindow, setWindow } from '../model/windows.ts';
import { isBounty } from '../rules/actions/bounty.ts';
import { predict } from '../rules/battle/predict.ts';
import { answerChoice } from '../rules/effects/run.ts';
import { isOptional } from '../rules/effects/triggers.ts';
import { finishSetup } from '../rules/preparation/prepare.ts';
import { startTrigger } from './choosing.ts';
import { passBid } from './contesting.ts';
import type { DecisionKind } from './kind.ts';
import { askedTriggers } from './use.ts';

/** Windows that are a step of one player's own. */
const OWN_STEPS = ['build', 'retreat', 'setup'] as const satisfies readonly WindowKind[];
type OwnStep = (typeof OWN_STEPS)[number];
const isOwnStep = (kind: WindowKind | undefined): kind is OwnStep => OWN_STEPS.some((one) => one === kind);

/** Upkeep comes after the other effects of the start, and bounties after it, unless their player says otherwise. */
const rank = ({ effect, key }: WaitingTrigger): number =>
  isBounty(key) ? 2 : effect.kind === 'keyword' && effect.keyword === 'Upkeep' ? 1 : 0;

/** Passing while triggers wait: those that must happen do, in order; those that may, don't. */
function passTriggers(game: GameState): GameState {
  const asked = askedTriggers(game);
  const [must] = asked.filter((one) => !isOptional(one)).sort((one, other) => rank(one) - rank(other));
  const closed = closeWindow(game);
  return must ? startTrigger(closed, must) : asked.reduce(declineTrigger, closed);
}

function endStep(game: GameState): GameState {
  const window = currentWindow(game);
  if (!window || !isOwnStep(window.kind)) return passWindow(game);
  const { kind: step, chance: by, rule } = window;
  const ended =
    step === 'setup'
      ? finishSetup(game, by)
      : note(game, 'deed', rule, { type: 'own-step-ended', by, words: { step } });
  return setWindow(ended, { closed: true });
}

export const pass: DecisionKind = {
  options: (_game, by) => [{ by, do: 'pass' }],
  consider: (game) => {
    const window = currentWindow(game);
    if (window?.kind === 'trigger') return passTriggers;
    if (window?.kind === 'choice')
      return window.optional ? (now) => answerChoice(now, []) : refuse('effect.choose', 'you have to choose');
    if (window?.kind === 'predict') return (now) => predict(now, null);
    if (window?.kind === 'strike') return (now) => changed(closeWindow(now), { striker: null, again: null });
    if (window?.kind === 'bid') return passBid;
    if (window?.kind === 'upkeep') return refuse('keyword.upkeep', 'Upkeep that can be paid must be paid');
    if (window?.kind === 'duplicate' || window?.kind === 'pilots' || window?.kind === 'contests')
      return refuse(window.rule, 'you have to choose');
    if (window?.kind === 'speed') return refuse('battle.skip', 'to skip an attack, tap the unit');
    return endStep;
  },
};

export const done: DecisionKind = {
  options: () => [],
  consider: (game) =>
    isOwnStep(currentWindow(game)?.kind) ? endStep : refuse('turn.own-step', 'you have no step to end now'),
};
