// Plays a scenario: at each chance the script's next entry, if it is legal now; else a pass, or what the rules force.

import { type ErrorInfo, SwtcgError } from '../../core/error.ts';
import { notNow, type Refusal } from '../../core/refusal.ts';
import type { Decision } from '../../swtcg/decisions/decision.ts';
import { chanceOf, fallback } from '../../swtcg/decisions/index.ts';
import { type SaidEvent, withText } from '../../swtcg/model/in-english.ts';
import { loop, MOST_QUIET_TURNS } from '../../swtcg/model/log.ts';
import type { GameState } from '../../swtcg/model/state.ts';
import { currentWindow } from '../../swtcg/model/windows.ts';
import { type View, view } from '../../swtcg/view/view.ts';
import { Table } from '../game-host.ts';
import type { Scenario } from './format.ts';
import { startPosition } from './position.ts';
import type { Restate } from './wording.ts';

export interface RunResult {
  readonly state: View;
  readonly log: readonly SaidEvent[];
  readonly error: ErrorInfo | null;
  readonly diceLeft: readonly number[];
}

/** More chances than any scenario has: passes that lead nowhere. */
const MOST_CHANCES = 100_000;

/** How deep play is in attacks, effects and damage. */
export const depth = ({ attacks, frames, damages }: GameState): number =>
  attacks.length + frames.length + damages.length;

/** Questions that an entry has set off: it is not resolved before they are answered. */
const SET_OFF: readonly string[] = ['trigger', 'choice', 'upkeep', 'duplicate', 'contests', 'bid'];

/** The frames that wait for the present one: what a disrupt answers is resolved with it, to any depth. */
function answered(game: GameState): number {
  let n = 0;
  for (let i = game.frames.length - 1; i >= 0 && game.frames[i]?.stage === 'open'; i--) n++;
  return n;
}

/**
 * What the last entry set off is still going on: something disrupted is about to end, somebody has to be asked, an effect
 * that was played waits for its time, damage that arose is not placed yet.
 */
function setOff(game: GameState, since: number): boolean {
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

export interface Kept {
  readonly refusal: Refusal;
  readonly own: boolean;
}

const rank = ({ refusal, own }: Kept): number => (own ? (refusal.later ? 1 : 2) : 0);

/** The reason to tell: the last one, but rather one of the player's own chances, and rather a rule than a wrong time. */
export const better = (kept: Kept | null, now: Kept): Kept => (kept && rank(kept) > rank(now) ? kept : now);

/** An entry in its own words, as far as they tell it from others. */
function said({ by, do: deed, ability, unit, card, value, target }: Decision): string {
  const used = typeof ability === 'number' ? `paragraph ${ability}` : ability;
  const words = [by, deed, used && `${used} of`, unit ?? card ?? value, target && `on ${target}`];
  return words.filter((word) => word !== undefined).join(' ');
}

const notLegal = (entry: number, decision: Decision, kept: Kept | null): ErrorInfo => ({
  code: 'entry-not-legal',
  message: `Entry ${entry} (${said(decision)}) is not legal: ${kept?.refusal.message ?? 'its chance never comes'}.`,
  rule: kept?.refusal.rule ?? 'pop.window',
  entry,
});

/**
 * A pass in one's own build step ends it. At its start, where nothing can be played, what happens happens by itself: a pass
 * is not for that. Nor is it the time for a completion that does not name Hidden Cost: build points are not spent yet.
 */
function forLater(table: Table, { by, do: deed, cost }: Decision): Refusal | null {
  const window = currentWindow(table.game);
  if (window?.kind !== 'build-start' || window.solo !== by) return null;
  if (deed === 'complete' && cost === undefined)
    return notNow(window.rule, 'the build step has only started');
  if (deed !== 'pass') return null;
  const plays = table.legal().some((one) => one.do === 'use' || one.do === 'play');
  return plays ? null : notNow(window.rule, 'there is nothing to play when the build step starts');
}

/** Sees the game at the start and after each decision, with what was decided and whether an entry of the script said so. */
export type Onlooker = (game: GameState, decision: Decision | null, entry: boolean) => void;

export function playScript(scenario: Scenario, restate: Restate, onlooker: Onlooker = () => {}): RunResult {
  const start = startPosition(scenario);
  const { script, until } = scenario;
  const log: SaidEvent[] = [];
  let game = start;
  let error: ErrorInfo | null = null;
  let entry = 0;
  let kept: Kept | null = null;
  /** Units whose chance to attack went by: no entry named them. */
  const passed = new Set<string | undefined>();
  try {
    const table = new Table(start);
    const look = (decision: Decision | null, isEntry = false) => {
      game = table.game;
      for (const event of game.log) log.push(withText(event, game));
      onlooker(game, decision, isEntry);
    };
    look(null);
    // How deep play was when the script's last entry was taken.
    let level = depth(game);
    let since = Number.POSITIVE_INFINITY;
    let lastTurn = game.turn;
    // A unit that must attack does so although the next entry says otherwise.
    let forced = false;
    for (let chances = 0; table.waiting === 'player'; chances++) {
      if (chances > MOST_CHANCES) throw loop('Play goes on without end.');
      if (until === 'script-end' && entry >= script.length && depth(game) <= level && !setOff(game, since))
        break;
      const written = script[entry];
      const next = written && restate(game, written);
      if (game.stop === null && game.turn - lastTurn > MOST_QUIET_TURNS) {
        if (next) break;
        throw loop(`Nobody has won ${MOST_QUIET_TURNS} turns after the last entry of the script.`);
      }
      const refusal = next && (table.whyNot(next) ?? forLater(table, next));
      const by = chanceOf(game);
      if (next && !refusal) {
        const disrupts = currentWindow(game)?.kind === 'disrupt';
        // A prediction is resolved with its attack.
        level = depth(game) - (disrupts ? answered(game) : next.do === 'predict' ? 1 : 0);
        since = game.nextId;
        lastTurn = game.turn;
        entry++;
        kept = null;
        forced = false;
        table.decide(next);
        look(next, true);
      } else {
        if (next && refusal) kept = better(kept, { refusal, own: next.by === by });
        const decision = fallback(game);
        if (!decision) break;
        if (decision.do === 'tap') passed.add(decision.unit);
        forced ||= decision.do === 'attack';
        table.decide(decision);
        look(decision);
      }
    }
    // No entry asks for the roll for build or a forced attack: where an entry was refused by a rule or in a whole turn, it is
    // what is wrong and not the dice.
    const refused = game.turn > lastTurn || (kept !== null && rank(kept) === 2);
    const unasked = forced || (depth(game) === 0 && refused);
    if (table.waiting === 'dice' && !(unasked && entry < script.length)) {
      const message = 'A roll needs more dice than the file gives, and it has no seed.';
      error = {
        code: 'dice-exhausted',
        message,
        rule: 'roll.dice',
        ...(entry < script.length ? { entry } : {}),
      };
    }
  } catch (failure) {
    if (!(failure instanceof SwtcgError)) throw failure;
    error = failure.info;
  }
  const missed = script[entry];
  if (missed?.do === 'attack' && passed.has(missed.unit) && !(kept && rank(kept) > 1)) {
    const message = `${missed.unit} has tapped without an attack: its chance came before`;
    kept = { refusal: notNow('battle.skip', message), own: true };
  }
  if (!error && missed) error = notLegal(entry, missed, kept);
  return { state: view(game), log, error, diceLeft: game.box.dice.slice(game.diceUsed) };
}
