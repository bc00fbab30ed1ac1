// What a player may do, and why not: guards, buttons, bots, scripts and "why not?" all ask here.
import { memoize } from '../../core/memo.ts';
import type { AutoPass } from '../../core/state.ts';
import { abilities } from '../effects/abilities.ts';
import { legalFor } from '../instructions/choosing.ts';
import { slotsOf } from '../instructions/numbered.ts';
import { hostsOf } from '../instructions/putting.ts';
import { SHIELDING_KEY } from '../keywords/shielding.ts';
import type { OccurrenceFrame } from '../model/frames.ts';
import { newLog, note } from '../model/log.ts';
import { notNow, type Refusal, refuse } from '../model/refusal.ts';
import { pop, top } from '../model/stack.ts';
import { type CardId, DIAL, type GameState, SIDES, type Side } from '../model/state.ts';
import { def, list } from '../model/zones.ts';
import { participants } from '../rules/engagement/edge.ts';
import { changesCost, usableNow } from '../rules/windows/candidates.ts';
import { choose, chooseDeeds, whyNotChoose } from './choose.ts';
import { damageDeeds, protect, useShield, whyNotProtect, whyNotShield } from './damage.ts';
import type { Decision, Play, Use } from './decision.ts';
import { whyNotForm } from './form.ts';
import { isPlanned, planPlay, play } from './play.ts';
import {
  afterPass,
  isStepDeed,
  stepDeeds,
  stepFallback,
  takeStep,
  whyNotPassStep,
  whyNotStep,
} from './steps.ts';
import { pass, type TurnFrame } from './turns.ts';
import { actionsOf, isPlannedUse, planUsed, use } from './use.ts';
import { askNow, waitingFor } from './waiting.ts';

export { waitingFor } from './waiting.ts';

function whyNotPass(game: GameState): Refusal | null {
  const frame = top(game);
  if (!frame) return refuse('window.chance', 'nobody is asked now');
  if (frame.kind === 'step') return whyNotPassStep(game, frame);
  if (frame.kind === 'occurrence' && frame.asking === 'next')
    return refuse('ability.forced', 'one of your forced abilities has to come next');
  if (frame.kind === 'actions' || frame.kind === 'occurrence') return null;
  // "You may" is declined by passing, and so is a choice of none.
  const ask = askNow(game);
  if (ask && (ask.what === 'may' || ask.least === 0)) return null;
  return refuse('effect.choose', 'a choice has to be made here');
}

/** Why a decision is not legal now; null where it is. */
export function whyNot(game: GameState, decision: Decision): Refusal | null {
  if (game.result) return refuse('win.over', 'the game is over');
  const malformed = whyNotForm(game, decision);
  if (malformed) return malformed;
  const { by } = decision;
  const asked = waitingFor(game);
  if (asked === null) return notNow('window.chance', 'nobody is asked now');
  if (isStepDeed(decision)) return whyNotStep(game, decision);
  if (decision.do === 'choose') return whyNotChoose(game, decision);
  if (asked !== by) return notNow('window.chance', "it is the opponent's chance");
  switch (decision.do) {
    case 'pass':
    case 'done':
      return whyNotPass(game);
    case 'shield':
      return whyNotShield(game, decision);
    case 'protect':
      return whyNotProtect(game, decision);
    case 'play': {
      const found = planPlay(game, decision);
      return isPlanned(found) ? null : found;
    }
    case 'use': {
      const found = planUsed(game, decision);
      return isPlannedUse(found) ? null : found;
    }
  }
}

function takePass(game: GameState, decision: Decision): GameState {
  const { by } = decision;
  const frame = top(game);
  if (!frame) return game;
  const ask = askNow(game);
  if (ask) return choose(game, { by, do: 'choose', value: ask.what === 'may' ? 'no' : [] });
  const noted = note(game, 'window', frame.rule, { type: 'passed', by });
  // Alone in a step, one pass ends it; edge cards are placed turn about.
  if (frame.kind === 'step' && frame.step !== 'edge') return afterPass(pop(noted), frame);
  return pass(noted, frame as TurnFrame, by, decision.do === 'done');
}

/** Takes a decision that is legal. */
export function decide(game: GameState, decision: Decision): GameState {
  const fresh = newLog(game);
  if (isStepDeed(decision)) return takeStep(fresh, decision);
  switch (decision.do) {
    case 'choose':
      return choose(fresh, decision);
    case 'shield':
      return useShield(fresh, decision);
    case 'protect':
      return protect(fresh, decision);
    case 'play':
      return play(fresh, decision);
    case 'use':
      return use(fresh, decision);
    case 'pass':
    case 'done':
      return takePass(fresh, decision);
  }
}

/** What is done for a player who does nothing: a pass, or what the rules force. */
export function fallback(game: GameState): Decision | null {
  const by = waitingFor(game);
  const frame = top(game);
  if (by === null || !frame) return null;
  const ask = askNow(game);
  if (ask) return { by, do: 'choose', value: ask.fallback };
  if (frame.kind === 'step') {
    const forced = stepFallback(game, frame) ?? (frame.step === 'fate' ? chooseDeeds(game)[0] : null);
    return forced ?? { by, do: 'pass' };
  }
  if (frame.kind === 'occurrence' && frame.asking === 'next') return chooseDeeds(game)[0] ?? null;
  return { by, do: 'pass' };
}

type Parts = Parameters<typeof slotsOf>[0];

const partsOf = (effect: unknown): Parts =>
  typeof effect === 'object' && effect !== null && 'parts' in effect
    ? (effect as { parts: Parts }).parts
    : [];

/** The same deed with each of the first target's legal cards, where it has targets. */
function withTargets<Deed extends Play | Use>(game: GameState, deed: Deed, effect: unknown): readonly Deed[] {
  const kind = (effect as { readonly kind?: string } | null)?.kind;
  if (kind !== 'action' && kind !== 'interrupt' && kind !== 'reaction') return [deed];
  const [slot] = slotsOf(partsOf(effect)).filter((one) => 'target' in one && one.count === undefined);
  if (slot?.slot !== 0) return [deed];
  const open = legalFor(game, slot, { you: deed.by, self: deed.card, chooser: deed.by, chosen: [] });
  return open.length > 1 ? open.map((target) => ({ ...deed, target })) : [deed];
}

/** Plays of a card: with each paragraph that could be meant, on everything that it could enhance. */
function playsOf(game: GameState, by: Side, id: CardId): readonly Play[] {
  const { type } = def(game, id);
  if (type === 'Objective' || type === 'Affiliation' || type === 'Fate') return [];
  const plain: Play = { by, do: 'play', card: id };
  if (type === 'Event') {
    const effects = game.box.defs[game.cards[game.box.index[id] as number]?.def ?? '']?.effects ?? [];
    return effects
      .flatMap((effect) => withTargets(game, plain, effect))
      .filter((one, i, all) => all.findIndex((other) => other.target === one.target) === i);
  }
  const hosts = hostsOf(game, id, by);
  const on = hosts
    .filter((host): host is CardId => host !== null)
    .map((host): Play => ({ ...plain, on: host === DIAL ? 'dial' : host }));
  const own: Play[] = type === 'Unit' ? [plain] : hosts.includes(null) ? [plain] : [];
  return [...own, ...on];
}

const playable = (game: GameState, by: Side): readonly CardId[] => [
  ...list(game, by, 'hand'),
  ...list(game, by, 'discard').filter((id) => def(game, id).effects.length > 0),
];

/** Plays with an interrupt that lowers the cost, where it can't be paid otherwise. */
function reduced(game: GameState, one: Play): readonly Play[] {
  const sources = abilities(game, 'interrupt').filter(
    ({ side, effect }) => side === one.by && changesCost(effect as { parts: unknown }),
  );
  return sources.flatMap(({ card }) => [1, 2, 3].map((x): Play => ({ ...one, with: [{ card, x }] })));
}

function actionDeeds(game: GameState, by: Side): readonly Decision[] {
  const plays = playable(game, by).flatMap((id) => playsOf(game, by, id));
  const uses = actionsOf(game, by).flatMap((has): readonly Use[] => {
    const number = Number.parseInt(has.key, 10);
    const ability = String(number) === has.key || /^\d/.test(has.key) ? number : has.key;
    return withTargets(game, { by, do: 'use', card: has.card, ability }, has.effect);
  });
  const legal = plays.filter((one) => whyNot(game, one) === null);
  const cheaper = plays
    .filter((one) => !legal.includes(one))
    .flatMap((one) => reduced(game, one))
    .filter((one) => whyNot(game, one) === null);
  return [...legal, ...cheaper, ...uses.filter((one) => whyNot(game, one) === null)];
}

function answerDeeds(game: GameState, frame: OccurrenceFrame, by: Side): readonly Decision[] {
  const found = usableNow(game, frame, by).flatMap((one): readonly Decision[] => {
    if (def(game, one.card).type === 'Event')
      return withTargets(game, { by, do: 'play', card: one.card } as Play, one.effect);
    const ability =
      one.key === SHIELDING_KEY || !/^\d/.test(one.key) ? one.key : Number.parseInt(one.key, 10);
    return withTargets(game, { by, do: 'use', card: one.card, ability } as Use, one.effect);
  });
  return [...found.filter((one) => whyNot(game, one) === null), ...damageDeeds(game, by)];
}

/** All legal decisions of the player whom play waits for, as far as they can be listed. */
export const legalDecisions = (game: GameState): Decision[] => listed(game).slice();

/** Asked by whoever lets chances pass, and again by whoever plays. */
const listed = memoize((game: GameState): Decision[] => {
  const by = waitingFor(game);
  const frame = top(game);
  if (by === null || !frame) return [];
  if (askNow(game) || (frame.kind === 'occurrence' && frame.asking === 'next')) return [...chooseDeeds(game)];
  const passes: Decision[] = whyNotPass(game) === null ? [{ by, do: 'pass' }] : [];
  if (frame.kind === 'step')
    return frame.step === 'fate' ? [...chooseDeeds(game)] : [...stepDeeds(game), ...passes];
  if (frame.kind === 'actions') return [...actionDeeds(game, by), ...passes];
  return [...answerDeeds(game, frame as OccurrenceFrame, by), ...passes];
});

/** Whether a player who has chances pass by this setting is not asked at the present one. */
export function letsPass(game: GameState, setting: AutoPass): boolean {
  const frame = top(game);
  if (setting === 'never' || !frame || whyNotPass(game) !== null || askNow(game)) return false;
  if (setting === 'always') return true;
  const legal = legalDecisions(game);
  return legal.length === 1 && legal[0]?.do === 'pass';
}

/** A player without a participating unit passes by himself as edge cards are placed (Ruling 24). */
export function passesItself(game: GameState): boolean {
  const frame = top(game);
  if (frame?.kind === 'step' && frame.step === 'edge') return participants(game, frame.chance).length === 0;
  const { autoPass } = game.box;
  return autoPass !== 'never' && letsPass(game, autoPass);
}

export const passItself = (game: GameState): GameState => {
  const frame = top(game);
  const by = waitingFor(game) ?? SIDES[0];
  return frame?.kind === 'step' && frame.step !== 'edge'
    ? afterPass(pop(game), frame)
    : pass(game, frame as TurnFrame, by, false);
};
