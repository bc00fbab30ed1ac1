// The account of a scenario: its script, played to the end.

import { plural } from '../../core/english.ts';
import { type ErrorInfo, SwtcgError } from '../../core/error.ts';
import type { ScenarioGame } from '../../core/game/game.ts';
import { watchStates } from '../../core/watch.ts';
import type { Decision } from '../../swtcg/decisions/decision.ts';
import type { RuleId } from '../../swtcg/rulebook/ids.ts';
import type { SwtcgTypes } from '../../swtcg/types.ts';
import type { Scenario } from '../scenario/format.ts';
import { runScenario } from '../scenario/run.ts';
import { startPosition } from '../scenario/start.ts';
import type { Account } from './step-log.ts';

/** Plays the script and writes the account; says where it had to stop. `late` says that nobody waits any longer. */
export function tellScenario(
  ruleset: ScenarioGame<SwtcgTypes>,
  scenario: Scenario<SwtcgTypes>,
  account: Account,
  decisions: Decision[] = [],
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
  const { entry = 0, message, rule = 'pop.window' } = error;
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
    rule: rule as RuleId,
    path,
    turn,
  } as const;
  account.add(refused, address, game);
  return null;
}
