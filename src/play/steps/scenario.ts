// The account of a scenario: its script, played to the end.

import { plural } from '../../core/english.ts';
import { type ErrorInfo, SwtcgError } from '../../core/error.ts';
import type { ScenarioGame } from '../../core/game/game.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import { watchStates } from '../../core/watch.ts';
import type { Scenario } from '../scenario/format.ts';
import { runScenario } from '../scenario/run.ts';
import { startPosition } from '../scenario/start.ts';
import type { StepLog } from './step-log.ts';

/** Plays the script and writes the account; says where it had to stop. `late` says that nobody waits any longer. */
export function tellScenario<T extends GameTypes>(
  ruleset: ScenarioGame<T>,
  scenario: Scenario<T>,
  account: StepLog<T>,
  decisions: T['decision'][] = [],
  late: () => boolean = () => false,
): ErrorInfo | null {
  let game = startPosition(ruleset, scenario);
  const { error } = watchStates(() =>
    runScenario(ruleset, scenario, (now, decision) => {
      game = now;
      if (decision) decisions.push(decision);
      account.look(now, decisions.length);
      if (late()) {
        const message = `Playing it takes too long: it was stopped after ${plural(decisions.length, 'decision')}.`;
        throw new SwtcgError({ code: 'too-long', message });
      }
    }),
  );
  if (error?.code !== 'entry-not-legal') return error;
  const { entry = 0, message, rule = ruleset.cited.window } = error;
  if (scenario.illegal !== entry) return { ...error, path: `$.script[${entry}]` };
  // The file asks whether this is allowed: the answer is its last step.
  const { path, turn } = account.last ?? { path: [], turn: 1 };
  const reason = message.slice(message.indexOf('is not legal: ') + 'is not legal: '.length);
  const by = scenario.script[entry]?.by ?? null;
  const address = `${decisions.length}.${game.log.length + 1}`;
  const refused = {
    type: 'entry-refused',
    kind: 'rule',
    by,
    cards: {},
    numbers: {},
    words: { refusal: reason },
    rule,
    path,
    turn,
  } as const;
  account.add(refused, address, game);
  return null;
}
