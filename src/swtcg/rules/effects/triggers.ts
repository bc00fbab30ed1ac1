// Waiting triggered effects: which are held, whose comes next, what a player is asked about them.

import { meaning } from '../../keywords/meaning.ts';
import { note } from '../../model/log.ts';
import { type GameState, other, type Side, type WaitingTrigger, type WindowKind } from '../../model/state.ts';
import { changed, row } from '../../model/update.ts';
import { currentWindow, openWindow, setWindow } from '../../model/windows.ts';
import { top } from '../../model/zones.ts';
import { spare } from '../attack/replacement.ts';
import { isDamageUnknown } from '../attack/unknown-damage.ts';
import { isAsking } from '../build/questions.ts';
import { reservedWindow } from './timing.ts';

/**
 * The triggers that may take effect in the present window. Those that reroll or prevent wait for their own chances;
 * all others are held during those chances and while another effect is taking effect (Effect Types).
 */
export function readyTriggers(game: GameState): readonly WaitingTrigger[] {
  const window = currentWindow(game);
  if (!window || game.waiting.length === 0 || isAsking(window.kind)) return [];
  // A disrupt answers what was announced, and nothing else; all other triggers wait until that has resolved.
  if (window.kind === 'disrupt')
    return game.waiting.filter(
      ({ event: { attack, frame }, effect }) =>
        reservedWindow(effect) === 'disrupt' &&
        [`attack:${attack}`, `frame:${frame}`].includes(window.options[0] ?? ''),
    );
  // Against damage that nobody knows yet, prevention waits for the dice (Phrases, "roll the unit's attack dice secretly").
  if (window.kind === 'prevention' && isDamageUnknown(game)) return [];
  if (window.kind === 'reroll' || window.kind === 'prevention') {
    const now = game.waiting.filter((one) => reservedWindow(one.effect) === window.kind);
    // What was played before the dice were known comes after what triggers (Attack Sequence Summary, 5).
    const first = now.filter((one) => one.play?.choices === undefined);
    return first.length > 0 ? first : now;
  }
  // What changes the damage or the discard under way can't wait until the effect that makes it is over.
  if (game.frames.some((frame) => frame.stage === 'resolving'))
    return game.waiting.filter((one) => inTime(one, window.kind));
  return free(game.waiting, window.kind === 'attack-end', top(game.attacks)?.id);
}

/** Its player may leave it, or has to pay for it. */
export const isOptional = (trigger: WaitingTrigger): boolean => {
  const effect = meaning(trigger.effect);
  return (
    trigger.may === true ||
    (effect.kind === 'triggered' && (effect.may === true || effect.cost !== undefined))
  );
};

/**
 * What disrupts the attack on a new defender (Keywords, Intercept) comes after the chance to disrupt it: it takes effect when
 * it triggers.
 */
const heldFor = ({ effect }: WaitingTrigger): WindowKind | null => {
  const kind = reservedWindow(effect);
  return kind === 'disrupt' ? null : kind;
};

const inTime = ({ event, effect }: WaitingTrigger, kind: WindowKind): boolean =>
  (kind === 'pending' && event.type === 'would-be-damaged' && reservedWindow(effect) === null) ||
  (kind === 'placement' && event.type === 'would-be-discarded');

/** What waits for the end of an attack is held until then; there triggered effects come before activated ones (rulings, 8). */
function free(
  waiting: readonly WaitingTrigger[],
  attackEnds: boolean,
  attack: number | undefined,
): readonly WaitingTrigger[] {
  const now = waiting.filter(
    (one) => heldFor(one) === null && (one.late === undefined || (attackEnds && one.attack === attack)),
  );
  const first = now.filter((one) => one.late !== 'activated');
  return first.length > 0 ? first : now;
}

/** Whose triggers come next, back and forth with Dark first, and which they are. */
export function nextTriggers(
  game: GameState,
): { readonly side: Side; readonly list: readonly WaitingTrigger[] } | null {
  const ready = readyTriggers(game);
  const window = currentWindow(game);
  if (!window || ready.length === 0) return null;
  const of = (side: Side) => ready.filter((one) => one.by === side);
  const mine = of(window.triggers);
  return mine.length > 0
    ? { side: window.triggers, list: mine }
    : { side: other(window.triggers), list: of(other(window.triggers)) };
}

/** The one trigger that must take effect now without asking anybody. */
export function forcedTrigger(game: GameState): WaitingTrigger | null {
  const next = nextTriggers(game);
  const only = next?.list.length === 1 ? next.list[0] : undefined;
  return only && !isOptional(only) ? only : null;
}

/** Their controller chooses which of several comes first, and whether an optional one happens at all. */
export function askTriggers(game: GameState): GameState {
  const next = nextTriggers(game);
  if (!next) return game;
  const options = row(next.list, (one) => String(one.id));
  return openWindow(game, { kind: 'trigger', rule: 'effect.triggered', solo: next.side, options });
}

/** A replacement effect takes the place of the event: the unit is spared, other replacements of it are moot. */
export function takePlace(game: GameState, trigger: WaitingTrigger): GameState {
  const effect = meaning(trigger.effect);
  const { card: unit } = trigger.event;
  if (effect.kind !== 'triggered' || !effect.instead || unit === undefined) return game;
  const moot = (one: WaitingTrigger) =>
    one.event.type === trigger.event.type && one.event.card === unit && one.id !== trigger.id;
  const next = changed(spare(game, unit), { waiting: game.waiting.filter((one) => !moot(one)) });
  return note(next, 'rule', 'effect.instead', { type: 'event-replaced', cards: { unit } });
}

/** Once none is left, Dark is first again. */
export const resetTriggers = (game: GameState): GameState =>
  currentWindow(game)?.triggers === 'light' && readyTriggers(game).length === 0
    ? setWindow(game, { triggers: 'dark' })
    : game;
