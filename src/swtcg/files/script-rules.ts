// How a script of this game is played: when an entry with all that it set off is over, and what is not the time for one.
import type { ScriptRules } from '../../core/game/game-files.ts';
import { notNow, type Refusal } from '../../core/refusal.ts';
import type { Decision, Deed } from '../decisions/decision.ts';
import { legalDecisions } from '../decisions/index.ts';
import type { CardId, GameState } from '../model/state.ts';
import { currentWindow } from '../model/windows.ts';
import { label, sideName } from '../model/zones.ts';
import type { SwtcgTypes } from '../types.ts';

/** How deep play is in attacks, effects and damage. */
const depth = ({ attacks, frames, damages }: GameState): number =>
  attacks.length + frames.length + damages.length;

/** Questions that an entry has set off: it is not resolved before they are answered. */
const SET_OFF: readonly string[] = ['trigger', 'choice', 'upkeep', 'duplicate', 'pilots', 'contests', 'bid'];

/** The frames that wait for the present one: what a disrupt answers is resolved with it, to any depth. */
function answered(game: GameState): number {
  let n = 0;
  for (let i = game.frames.length - 1; i >= 0 && game.frames[i]?.stage === 'open'; i--) n++;
  return n;
}

/** A prediction is resolved with its attack. */
function depthAfter(game: GameState, { do: deed }: Decision): number {
  const disrupts = currentWindow(game)?.kind === 'disrupt';
  return depth(game) - (disrupts ? answered(game) : deed === 'predict' ? 1 : 0);
}

/**
 * What the last entry set off is still going on: something disrupted is about to end, somebody has to be asked, an effect
 * that was played waits for its time, damage that arose is not placed yet.
 */
function isUnfinished(game: GameState, since: number): boolean {
  const window = currentWindow(game);
  if (window && window.id >= since && SET_OFF.includes(window.kind)) return true;
  const { frames, attacks, waiting, damages } = game;
  return (
    [...frames, ...attacks].some((one) => one.disrupted) ||
    [...waiting.filter((one) => one.attack), ...damages.flatMap((one) => one.items)].some(
      ({ id }) => id >= since,
    )
  );
}

/**
 * A pass in one's own build step ends it. At its start, where nothing can be played, what happens happens by itself: a pass
 * is not for that. Nor is it the time for a completion that does not name Hidden Cost: build points are not spent yet.
 */
function tooEarly(game: GameState, { by, do: deed, cost }: Decision): Refusal | null {
  const window = currentWindow(game);
  if (window?.kind !== 'build-start' || window.solo !== by) return null;
  if (deed === 'complete' && cost === undefined)
    return notNow(window.rule, 'the build step has only started');
  if (deed !== 'pass') return null;
  const plays = legalDecisions(game).some((one) => one.do === 'use' || one.do === 'play');
  return plays ? null : notNow(window.rule, 'there is nothing to play when the build step starts');
}

/** A unit taps where the next entry is not its attack, even if a later one names it; who is done with setup goes on no more. */
function missed(
  game: GameState,
  { by, do: deed, unit }: Decision,
  taken: readonly Decision[],
): Refusal | null {
  if (deed === 'setup' && game.players[by].setupDone)
    return notNow('prepare.setup', `${sideName(by)} is done with setup`);
  const tapped = deed === 'attack' && taken.some((one) => one.do === 'tap' && one.unit === unit);
  return tapped
    ? notNow(
        'battle.skip',
        `${label(game, unit as CardId)} has tapped without an attack: its chance came before`,
      )
    : null;
}

/** What is said of a player who does it, and of the card that it is done to or with. */
const VERBS: Readonly<Record<Deed, string>> = {
  pass: 'passes',
  attack: 'attacks with',
  tap: 'taps',
  use: 'uses',
  play: 'plays',
  choose: 'chooses',
  predict: 'predicts with',
  bid: 'bids',
  build: 'builds',
  complete: 'completes',
  move: 'moves',
  equip: 'equips',
  detach: 'detaches',
  rearrange: 'rearranges',
  retreat: 'retreats',
  upkeep: 'pays the Upkeep of',
  decline: 'declines',
  done: 'is done',
  side: 'chooses a side',
  event: 'plays',
  resource: 'takes',
  mulligan: 'mulligans',
  setup: 'sets up',
};

/** An entry in its own words, as far as they tell it from others. */
function words({ by, do: deed, ability, unit, card, top, to, value, target, bid }: Decision): string {
  const used = typeof ability === 'number' ? `paragraph ${ability}` : ability;
  // Of a card that goes somewhere the place comes after it.
  const where = { top: 'on top of', under: 'under' }[String(to)] ?? (deed === 'equip' ? 'to' : undefined);
  const what =
    deed === 'rearrange'
      ? top
      : unit !== undefined && card !== undefined
        ? card
        : (unit ?? card ?? value ?? bid);
  const place =
    deed === 'rearrange'
      ? `on top of ${unit}`
      : deed === 'move' && to !== undefined
        ? `to ${to}`
        : card !== undefined && unit !== undefined && `${where ?? 'on'} ${unit}`;
  const aim = target && `${deed === 'attack' ? 'against' : 'on'} ${target}`;
  const all = [by, VERBS[deed], used && `${used} of`, what, place || undefined, aim];
  return all.filter((word) => word !== undefined).join(' ');
}

export const scriptRules: ScriptRules<SwtcgTypes> = {
  depth,
  depthAfter,
  mark: ({ nextId }) => nextId,
  isUnfinished,
  tooEarly,
  // A unit that must attack does so although the next entry says otherwise.
  isForced: ({ do: deed }) => deed === 'attack',
  missed,
  words,
};
