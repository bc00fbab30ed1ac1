// `choose`: the answer to a choice that an effect or the rules put to a player; which of one's own triggers comes first.

import { dropTrigger } from '../effects/events.ts';
import { pushFrame } from '../effects/frames.ts';
import { hasKeywordRule, keywordFacts } from '../keywords/rules.ts';
import { note } from '../model/log.ts';
import { refuse } from '../model/refusal.ts';
import type { GameState, WaitingTrigger, Window } from '../model/state.ts';
import { closeWindow, currentWindow, triggerBy } from '../model/windows.ts';
import { card, hasCard, labelOr, unitOf } from '../model/zones.ts';
import { choosePilot } from '../rules/build/crowded-units.ts';
import { answerChoice, answersInSecret } from '../rules/effects/run.ts';
import { isOptional, takePlace } from '../rules/effects/triggers.ts';
import { chooseUnique } from './contesting.ts';
import type { Decision } from './decision.ts';
import type { DecisionKind } from './kind.ts';
import { askedTriggers, named, nameOf } from './use.ts';

/** A triggered effect takes effect (Effect Types, Triggered effects). */
export function startTrigger(game: GameState, trigger: WaitingTrigger): GameState {
  const { by, source, key, effect, event, chain, of = effect, attack, late } = trigger;
  // What was set off or played before does not trigger now.
  const [rule, type] =
    attack === undefined
      ? (['effect.triggered', 'effect-triggered'] as const)
      : ([hasKeywordRule(of) ?? (late ? 'attack.end' : 'keyword.cunning'), 'effect-resolved'] as const);
  const told = note(triggerBy(dropTrigger(game, trigger.id), by), 'rule', rule, {
    type,
    cards: { source },
    ...keywordFacts(of),
  });
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

const HIDDEN: readonly string[] = ['hand', 'deck'];

const plain = (text: string): string => text.toLowerCase().replace(/[.\s]+$/, '');

/** An option by its id, its number from 1, its words, or "yes" where there is one. */
export function optionMeant(
  game: GameState,
  { options, optional }: Window,
  value: Decision['value'],
): string | undefined {
  // Where numbers are asked for, a number is meant as it is; elsewhere it may count the options.
  const numbers = options.every((one) => /^\d+$/.test(one));
  if (typeof value === 'number')
    return options.includes(String(value)) ? String(value) : numbers ? undefined : options[value - 1];
  const alike = (text: string) => options.find((one) => plain(one) === plain(text));
  const said = value ?? '';
  const found = options.find((one) => one === said) ?? alike(said);
  // A unit is named by any card of its stack.
  if (found !== undefined || hasCard(game, said))
    return found ?? options.find((one) => one === unitOf(game, said));
  if (optional && options.length === 1 && plain(said) === 'yes' && !hasCard(game, options[0]))
    return options[0];
  // "Pay" is short for "pay 2 Force".
  const [price, second] = options.filter((one) => plain(one).startsWith('pay '));
  return plain(said) === 'pay' && second === undefined ? price : undefined;
}

const mandatory = (game: GameState): WaitingTrigger[] =>
  askedTriggers(game).filter((one) => !isOptional(one));

/** Which may come first: each by its card, and several of one card by card and name, `card:2` (rulings, 27). */
function firsts(game: GameState): ReadonlyMap<string, WaitingTrigger> {
  const waiting = mandatory(game);
  const found = new Map<string, WaitingTrigger>();
  for (const one of waiting) {
    const several = waiting.some(({ source, key }) => source === one.source && key !== one.key);
    const name = several ? `${one.source}:${nameOf(named(one), one.source)}` : one.source;
    if (!found.has(name)) found.set(name, one);
  }
  return found;
}

export const choose: DecisionKind = {
  options: (game, by) => {
    const window = currentWindow(game);
    if (window?.kind === 'trigger')
      return [...firsts(game).keys()].map((value): Decision => ({ by, do: 'choose', value }));
    return (window?.options ?? []).map((value): Decision => ({ by, do: 'choose', value }));
  },
  consider: (game, decision) => {
    const window = currentWindow(game);
    const value = String(decision.value ?? '');
    const given = labelOr(game, value);
    if (window?.kind === 'duplicate' || window?.kind === 'contests') return chooseUnique(game, decision);
    if (window?.kind === 'pilots') return choosePilot(game, value);
    if (window?.kind === 'trigger') {
      const trigger = firsts(game).get(value) ?? mandatory(game).find((one) => one.source === value);
      if (!trigger) return refuse('effect.triggered', `${given} has no triggered effect that waits`);
      return (now) => startTrigger(closeWindow(now), trigger);
    }
    if (window?.optional && plain(value) === 'no') return (now) => answerChoice(now, []);
    const option = window && optionMeant(game, window, decision.value);
    if (option === undefined) {
      return refuse('effect.choose', `${given} is not among the choices`);
    }
    // A card that only one player may look at is not named (Information Sharing).
    const isSecret = (now: GameState) =>
      hasCard(now, option) && (card(now, option).faceDown || HIDDEN.includes(card(now, option).zone));
    const chosen = (now: GameState) => ({
      cards: { card: hasCard(now, option) && !isSecret(now) ? option : null },
      words: { option: hasCard(now, option) ? null : option },
    });
    return (now) => {
      const { by } = decision;
      const told = note(
        now,
        'deed',
        'effect.choose',
        answersInSecret(now) ? { type: 'bid-made', by } : { type: 'option-chosen', by, ...chosen(now) },
      );
      return answerChoice(told, [option]);
    };
  },
};
