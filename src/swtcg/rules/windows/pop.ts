// How a play-or-pass window runs: when it closes, when it passes by itself, what it says when nothing was played.

import { startTrigger } from '../../decisions/choosing.ts';
import { hiddenCosts } from '../../decisions/completing.ts';
import { canAct, decideItself, isForPlays } from '../../decisions/index.ts';
import { mayPlay } from '../../decisions/play.ts';
import { usableIn } from '../../decisions/use.ts';
import { editionOf } from '../../editions/index.ts';
import { declineTrigger } from '../../effects/events.ts';
import { currentFrame } from '../../effects/frames.ts';
import { note } from '../../model/log.ts';
import { type GameState, other, SIDES, type Window, type WindowKind } from '../../model/state.ts';
import {
  closeWindow,
  currentWindow,
  laterStage,
  openWindow,
  pass,
  setWindow,
  type WindowSpec,
} from '../../model/windows.ts';
import { stillFighting } from '../attack/attack.ts';
import { startDamage } from '../attack/damage-sequence.ts';
import { doomedUnits } from '../battle/damage.ts';
import { askFirst } from '../build/questions.ts';
import { tidy } from '../build/state-checks.ts';
import { isStaticUse, ordersDice, staticWindows } from '../effects/timing.ts';
import {
  askTriggers,
  forcedTrigger,
  nextTriggers,
  readyTriggers,
  resetTriggers,
} from '../effects/triggers.ts';
import { settle } from '../turn/steps.ts';

/**
 * Opens a window, with a stage for static uses where somebody has one. Units that have lost their health go first. Where the
 * edition asks nobody, only what has triggered takes effect.
 */
export function openPop(game: GameState, spec: WindowSpec): GameState {
  if (!editionOf(game.box).windows.has(spec.kind)) return openHeld(game, spec);
  const settled = settleTable(game);
  const dice = spec.kind === 'reroll' && ordersDice(game.box) ? 'add' : null;
  if (spec.solo || (dice === null && !hasStaticUse(settled, spec.kind))) return openWindow(settled, spec);
  return skipStages(openWindow(settled, { ...spec, dice, stage: 'static' }));
}

/** Whether triggered effects were held to the end of a step: they take effect before the next one. */
export const triggersHeld = (game: GameState): boolean =>
  game.result === null && (game.waiting.length > 0 || discardDue(game));

/** A window for what was held alone: nobody plays anything in it (Effect Types, Triggered effects). */
export const openHeld = (game: GameState, spec: WindowSpec): GameState =>
  setWindow(openWindow(settleTable(game), spec), { closed: true, played: true });

/** Told at a glance: whether anybody could have a static use in a window of that kind. */
const hasStaticUse = (game: GameState, kind: WindowKind): boolean =>
  staticWindows(game.box).has(kind) && usableIn(game, kind).some(({ effect }) => isStaticUse(effect));

/** Stages in which nobody can do anything are passed over, up to the last one. */
function skipStages(game: GameState): GameState {
  const window = currentWindow(game);
  const later = window && !window.closed ? laterStage(window) : null;
  if (!later || anyoneCanAct(game)) return game;
  return skipStages(setWindow(game, { ...later, passes: 0, chance: 'dark' }));
}

/** Told at a glance: no card in hand and nothing on the table is for a window of this kind. */
const mayAct = (game: GameState, { kind, solo }: Window): boolean =>
  solo !== null ||
  !isForPlays(kind) ||
  usableIn(game, kind).length > 0 ||
  SIDES.some((side) => mayPlay(game, side, kind) || hiddenCosts(game, side).length > 0);

/** Whether either player could play something in the present window. */
function anyoneCanAct(game: GameState): boolean {
  const window = currentWindow(game);
  if (!window || !mayAct(game, window)) return false;
  if (canAct(game)) return true;
  return !window.solo && canAct(setWindow(game, { chance: other(window.chance) }));
}

/** What players do on their own, not in play-or-pass chances: never passed for them while there is something to do. */
const OWN: ReadonlySet<WindowKind> = new Set([
  'build',
  'retreat',
  'setup',
  'mulligan',
  'event',
  'resource',
  'sides',
]);

/** A window in which nothing can happen closes by itself, where the players asked for that. */
export function windowIdle(game: GameState): boolean {
  const window = currentWindow(game);
  if (!window || game.result) return true;
  const { autoPass: setting } = game.box;
  if (setting === 'never' || OWN.has(window.kind) || readyTriggers(game).length > 0) return false;
  if (askFirst(game) !== null || discardDue(game) || isOverBeforeDice(game)) return false;
  if (setting === 'always') return true;
  return !anyoneCanAct(game);
}

/**
 * Play goes on after something was done: units without health go, and chances that pass by themselves are passed, until
 * somebody has to be asked or the window has closed.
 */
export function goOn(game: GameState): GameState {
  let next = game;
  for (;;) {
    next = resetTriggers(settleTable(next));
    if (!underWay(next)) next = askFirst(next) ?? next;
    if (isOverBeforeDice(next)) return setWindow(next, { closed: true, played: true });
    if (currentWindow(next)?.dice) next = skipStages(next);
    if (next.result || readyTriggers(next).length > 0 || discardDue(next) || !passesItself(next)) return next;
    next = autoPass(next);
  }
}

/** The attacker or the defender has left before the dice: the attack ends at once, and its window with it (Attacking, 2). */
const isOverBeforeDice = (game: GameState): boolean =>
  currentWindow(game)?.kind === 'attack' && !stillFighting(game);

/** The present chance passes by itself: nothing can be played with it, or the players pass always. */
export function passesItself(game: GameState): boolean {
  const window = currentWindow(game);
  const { autoPass: setting } = game.box;
  if (!window || window.closed || setting === 'never') return false;
  if (setting === 'always' && !OWN.has(window.kind)) return true;
  return !canAct(game);
}

/** The chance passes, or the unit that can do nothing taps. */
export const autoPass = (game: GameState): GameState => decideItself(game) ?? pass(game);

export const windowClosed = (game: GameState): boolean => currentWindow(game)?.closed ?? true;

export const frameAnnounced = (game: GameState): boolean => currentFrame(game)?.stage === 'announced';

/** Optional triggered effects that could not be used: nobody is asked about them where empty chances pass. */
export const triggersMoot = (game: GameState): boolean =>
  game.box.autoPass !== 'never' && nextTriggers(game) !== null && !canAct(askTriggers(game));

export const dropMoot = (game: GameState): GameState =>
  (nextTriggers(game)?.list ?? []).reduce(declineTrigger, game);

export function startForced(game: GameState): GameState {
  const trigger = forcedTrigger(game);
  return trigger ? startTrigger(game, trigger) : game;
}

const underWay = ({ damages, frames, result }: GameState): boolean =>
  damages.length > 0 || frames.length > 0 || result !== null;

/** Units that have lost their last health are discarded as soon as nothing is under way. */
export const settleTable = (game: GameState): GameState => (underWay(game) ? game : settle(tidy(game)));

/** Units that could not go at once: something could happen instead (Attacking, 6 and 7). */
export const discardDue = (game: GameState): boolean =>
  !underWay(game) && doomedUnits(game).length > 0 && settle(game) === game;

export const condemn = (game: GameState): GameState => startDamage(game, [], doomedUnits(game));

/** Windows that are told of when they close and nothing was played in them. */
const PASSED: ReadonlySet<WindowKind> = new Set([
  'turn-start',
  'untap',
  'gain-force',
  'reroll',
  'rolled',
  'retreat-end',
  'battle-start',
  'step-start',
  'general',
  'attack',
  'disrupt',
  'pending',
  'prevention',
  'placement',
  'discard',
  'attack-end',
  'step-end',
  'turn-end',
]);

export function endWindow(game: GameState): GameState {
  const window = currentWindow(game);
  if (!window) return game;
  if (!PASSED.has(window.kind) || window.played || game.result) return closeWindow(game);
  return closeWindow(
    note(game, 'window', window.rule, { type: 'window-passed', words: { window: window.kind } }),
  );
}
