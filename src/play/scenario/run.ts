// Plays a scenario: at each chance the script's next entry, if it is legal now; else a pass, or what the rules force.

import { type ErrorInfo, SwtcgError } from '../../core/error.ts';
import type { ScenarioGame } from '../../core/game/game.ts';
import type { ScriptRules } from '../../core/game/game-files.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import { type Said, withText } from '../../core/log-event.ts';
import { MOST_QUIET_TURNS } from '../../core/loops.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Die } from '../../core/state.ts';
import { GameHost } from '../game-host.ts';
import type { Scenario } from './format.ts';
import { startPosition } from './start.ts';

export interface RunResult<T extends GameTypes = GameTypes> {
  readonly state: T['view'];
  readonly log: readonly Said<T['event']>[];
  readonly error: ErrorInfo | null;
  readonly diceLeft: readonly Die[];
}

/** More chances than any scenario has: passes that lead nowhere. */
const MOST_CHANCES = 100_000;

/** A refusal that is kept to be told, and whether it came at a chance of the player's own. */
export interface Kept {
  readonly refusal: Refusal;
  readonly own: boolean;
}

const rank = ({ refusal: { later, general }, own }: Kept): number => (!own ? 0 : general ? 1 : later ? 2 : 3);

/**
 * The reason to tell: the first one, for that is the moment that was meant, but rather one of the player's own chances, and
 * rather a rule than a wrong time, and that rather than what holds for all deeds of the kind.
 */
export const better = (kept: Kept | null, now: Kept): Kept => (kept && rank(kept) >= rank(now) ? kept : now);

/** Sees the game at the start and after each decision, with what was decided and whether an entry of the script said so. */
export type Onlooker<T extends GameTypes = GameTypes> = (
  game: T['state'],
  decision: T['decision'] | null,
  entry: boolean,
) => void;

export function runScenario<T extends GameTypes>(
  ruleset: ScenarioGame<T>,
  scenario: Scenario<T>,
  onlooker: Onlooker<T> = () => {},
): RunResult<T> {
  const { cited, texts } = ruleset;
  const rules: ScriptRules<T> = ruleset.scenarios.script;
  const start = startPosition(ruleset, scenario);
  const { script, until } = scenario;
  const log: Said<T['event']>[] = [];
  let game = start;
  let error: ErrorInfo | null = null;
  let entry = 0;
  let kept: Kept | null = null;
  /** What was done where no entry was legal, besides passing. */
  const defaults: T['decision'][] = [];
  const endless = (message: string) => new SwtcgError({ code: 'loop', message, rule: cited.loop });
  try {
    const host = new GameHost(ruleset, start);
    const look = (decision: T['decision'] | null, isEntry = false) => {
      game = host.game;
      for (const event of game.log) log.push(withText(event, ruleset.say(event, game)));
      onlooker(game, decision, isEntry);
    };
    look(null);
    // How deep play was when the script's last entry was taken.
    let level = rules.depth(game);
    let since = Number.POSITIVE_INFINITY;
    let lastTurn = game.turn;
    let forced = false;
    for (let chances = 0; host.waiting === 'player'; chances++) {
      if (chances > MOST_CHANCES) throw endless('Play goes on without end.');
      const isOver = () => rules.depth(game) <= level && !rules.isUnfinished(game, since);
      if (until === 'script-end' && entry >= script.length && isOver()) break;
      const written = script[entry];
      const next = written && texts.restate(game, written);
      if (game.stop === null && game.turn - lastTurn > MOST_QUIET_TURNS) {
        if (next) break;
        throw endless(`Nobody has won ${MOST_QUIET_TURNS} turns after the last entry of the script.`);
      }
      const refusal = next && (host.whyNot(next) ?? rules.tooEarly(game, next));
      if (next && !refusal) {
        level = rules.depthAfter(game, next);
        since = rules.mark(game);
        lastTurn = game.turn;
        entry++;
        kept = null;
        forced = false;
        host.decide(next);
        look(next, true);
      } else {
        if (next && refusal) kept = better(kept, { refusal, own: next.by === ruleset.waitingFor(game) });
        const decision = ruleset.fallback(game);
        if (!decision) break;
        if (decision.do !== 'pass') defaults.push(decision);
        forced ||= rules.isForced(decision);
        host.decide(decision);
        look(decision);
      }
    }
    // No entry asks for a roll of the rules' own or for what they force: where an entry was refused by a rule or in a whole
    // turn, it is what is wrong and not the dice.
    const refused = game.turn > lastTurn || (kept !== null && rank(kept) === 3);
    const unasked = forced || (rules.depth(game) === 0 && refused);
    if (host.waiting === 'dice' && !(unasked && entry < script.length)) {
      const message = 'A roll needs more dice than the file gives, and it has no seed.';
      error = {
        code: 'dice-exhausted',
        message,
        rule: cited.dice,
        ...(entry < script.length ? { entry } : {}),
      };
    }
  } catch (failure) {
    if (!(failure instanceof SwtcgError)) throw failure;
    error = failure.info;
  }
  const missed = script[entry];
  if (!error && missed) {
    const gone = kept && rank(kept) > 2 ? null : rules.missed(game, missed, defaults);
    const { message = 'its chance never comes', rule = cited.window }: Partial<Refusal> =
      gone ?? kept?.refusal ?? {};
    error = {
      code: 'entry-not-legal',
      message: `Entry ${entry} (${rules.words(missed)}) is not legal: ${message}.`,
      rule,
      entry,
    };
  }
  const diceLeft = game.box.dice.slice(game.diceUsed);
  return { state: ruleset.view(game), log, error, diceLeft };
}
