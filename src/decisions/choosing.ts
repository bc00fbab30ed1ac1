// `choose`: the answer to a choice that an effect or the rules put to a player; which of one's own triggers comes first.
import { dropTrigger } from '../effects/events.ts';
import { pushFrame } from '../effects/frames.ts';
import { answerChoice } from '../effects/run.ts';
import { takePlace } from '../effects/triggers.ts';
import { note } from '../game/log.ts';
import { refuse } from '../game/refusal.ts';
import type { GameState, WaitingTrigger } from '../game/state.ts';
import { hasCard, label } from '../game/table.ts';
import { closeWindow, currentWindow, triggerBy } from '../game/windows.ts';
import type { Decision } from './decision.ts';
import type { DecisionKind } from './kind.ts';
import { askedTriggers, isOptional } from './use.ts';

/** A triggered effect takes effect (Effect Types, Triggered effects). */
export function startTrigger(game: GameState, trigger: WaitingTrigger): GameState {
  const text = `${label(game, trigger.source)}'s effect triggers.`;
  const { by, source, key, effect, event, chain } = trigger;
  const told = note(triggerBy(dropTrigger(game, trigger.id), by), 'rule', 'effect.triggered', text);
  const next = takePlace(told, trigger);
  const subject = event.damage === undefined ? null : `damage:${event.damage}`;
  return pushFrame(next, {
    kind: 'effect',
    by,
    source,
    key,
    effect,
    event,
    how: 'trigger',
    subject,
    chain,
    ...trigger.play,
  });
}

const mandatory = (game: GameState): WaitingTrigger[] =>
  askedTriggers(game).filter((one) => !isOptional(one));

export const choose: DecisionKind = {
  options: (game, by) => {
    const window = currentWindow(game);
    if (window?.kind === 'trigger')
      return mandatory(game).map(({ source }): Decision => ({ by, do: 'choose', value: source }));
    return (window?.options ?? []).map((value): Decision => ({ by, do: 'choose', value }));
  },
  consider: (game, decision) => {
    const window = currentWindow(game);
    const value = String(decision.value ?? '');
    if (window?.kind === 'trigger') {
      const trigger = mandatory(game).find((one) => one.source === value);
      if (!trigger) return refuse('effect.triggered', `${value} has no triggered effect that waits`);
      return (now) => startTrigger(closeWindow(now), trigger);
    }
    const meant = window?.options.find((one) => one.toLowerCase() === value.toLowerCase());
    if (meant === undefined) {
      const name = hasCard(game, value) ? label(game, value) : value;
      return refuse('effect.choose', `${name} is not among the cards to choose from`);
    }
    return (now) =>
      answerChoice(
        note(now, 'deed', 'effect.choose', `${hasCard(now, meant) ? label(now, meant) : meant} is chosen.`),
        [meant],
      );
  },
};
