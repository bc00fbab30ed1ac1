// Windows: every time at which a player is asked for something is one record on a stack.

import { listed } from '../../core/english.ts';
import type { RuleId } from '../rulebook/ids.ts';
import { inEnglish } from './in-english.ts';
import { nextStep } from './log.ts';
import { type DiceStage, type GameState, other, type Side, type Window, type WindowKind } from './state.ts';
import { copyGame, copyWindow } from './update.ts';
import { hasCard, label, top } from './zones.ts';

/** Windows for playing cards and using abilities, with no deed of their own. */
export const OPEN_WINDOWS = [
  'turn-start',
  'untap',
  'gain-force',
  'rolled',
  'retreat-end',
  'battle-start',
  'step-start',
  'general',
  'attack',
  'pending',
  'placement',
  'discard',
  'attack-end',
  'step-end',
  'turn-end',
] as const satisfies readonly WindowKind[];

export const currentWindow = (game: GameState): Window | undefined => top(game.windows);

export interface WindowSpec {
  readonly kind: WindowKind;
  readonly rule: RuleId;
  readonly chance?: Side;
  readonly solo?: Side | null;
  readonly arena?: Window['arena'];
  readonly options?: readonly string[];
  readonly optional?: boolean;
  readonly count?: number;
  readonly picked?: Window['picked'];
  readonly stage?: Window['stage'];
  readonly dice?: Window['dice'];
  readonly bids?: Window['bids'];
  readonly owes?: Window['owes'];
}

/** A window where no effect is under way: by the cards that it is about, or by what was told before it. */
function named(game: GameState, { kind, options = [] }: WindowSpec): string {
  const cards = options.filter((id) => hasCard(game, id)).map((id) => label(game, id));
  const last = game.log.findLast(({ kind: sort }) => sort !== 'window');
  const about = cards.length > 0 ? ` for ${listed(cards)}` : last ? `, after "${inEnglish(last, game)}"` : '';
  return `a window (${kind})${about}`;
}

/** Opens a window; Dark has the first chance unless it belongs to one player (The 4 Primary Rules, 2). */
export function openWindow(game: GameState, spec: WindowSpec): GameState {
  const frame = top(game.frames);
  const steps = nextStep(game, () => (frame ? label(game, frame.source) : named(game, spec)));
  const window: Window = {
    id: game.nextId,
    kind: spec.kind,
    rule: spec.rule,
    chance: spec.chance ?? spec.solo ?? 'dark',
    solo: spec.solo ?? null,
    stage: spec.stage ?? 'activated',
    dice: spec.dice ?? null,
    passes: 0,
    triggers: 'dark',
    played: false,
    closed: false,
    arena: spec.arena ?? null,
    options: spec.options ?? [],
    optional: spec.optional ?? false,
    count: spec.count ?? 1,
    picked: spec.picked ?? [],
    bids: spec.bids ?? null,
    owes: spec.owes ?? null,
  };
  const next = copyGame(game);
  next.steps = steps;
  next.nextId = game.nextId + 1;
  next.windows = [...game.windows, window];
  return next;
}

export function setWindow(game: GameState, change: Partial<Window>): GameState {
  const windows = game.windows.slice();
  const last = windows.pop();
  if (last) windows.push(Object.assign(copyWindow(last), change));
  return withWindows(game, windows);
}

export const closeWindow = (game: GameState): GameState => withWindows(game, game.windows.slice(0, -1));

function withWindows(game: GameState, windows: readonly Window[]): GameState {
  const next = copyGame(game);
  next.windows = windows;
  return next;
}

const DICE_STAGES: readonly DiceStage[] = ['add', 'reroll', 'change'];

/** What comes after the present stage of a window: activated after static, then the next thing to do with dice. */
export function laterStage({ stage, dice }: Window): Partial<Window> | null {
  if (stage === 'static') return { stage: 'activated' };
  const next = dice && DICE_STAGES[DICE_STAGES.indexOf(dice) + 1];
  return next ? { stage: 'static', dice: next } : null;
}

/**
 * One pass. Two in a row end the stage: after the static effects come the activated ones, then the window closes
 * (Play or Pass Chances; Order of Operations for Effects). In one's own step a pass ends the step.
 */
export function pass(game: GameState): GameState {
  const window = currentWindow(game);
  if (!window) return game;
  if (window.solo) return setWindow(game, { closed: true });
  const passes = window.passes + 1;
  if (passes < 2) return setWindow(game, { passes, chance: other(window.chance) });
  const later = laterStage(window);
  return setWindow(game, later ? { ...later, passes: 0, chance: 'dark' } : { closed: true });
}

/** After one's triggered effect the other player's is next (Effect Types, Triggered effects). */
export const triggerBy = (game: GameState, side: Side): GameState =>
  setWindow(game, { triggers: other(side) });

/** After a play the other player has the next chance, and the passes start anew. */
export function played(game: GameState): GameState {
  const window = currentWindow(game);
  if (!window) return game;
  return setWindow(game, { played: true, passes: 0, chance: window.solo ?? other(window.chance) });
}
