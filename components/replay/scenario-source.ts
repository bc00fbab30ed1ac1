// A scenario file as a source of steps. It brings the grammar and the whole engine along: load it by import() only.
import { compiledFinder, parseCards } from '../../play/pool/compiled.ts';
import type { Scenario } from '../../play/scenario/format.ts';
import { startPosition } from '../../play/scenario/position.ts';
import { parseScenario } from '../../play/scenario/read.ts';
import { runScenario } from '../../play/scenario/run.ts';
import { Session } from '../../play/session.ts';
import type { Decision } from '../../src/decisions/decision.ts';
import { watchStates } from '../../src/game/log.ts';
import { Account, facesOf } from './account.ts';
import type { Problem, Source } from './steps.ts';

/** Throws a SwtcgError where the text is not a scenario. `cards` is the text of compiled card data that it refers to. */
export function scenarioSource(text: string, cards: string | null): Source {
  const data = cards === null ? {} : { cards: compiledFinder(parseCards(cards)), manual: true };
  const scenario = parseScenario(text, data);
  const { title, question, explanation } = scenario;
  const account = new Account();
  const decisions: Decision[] = [];
  const problem = played(scenario, account, decisions);
  return {
    heading: { title, question, explanation },
    cards: facesOf(startPosition(scenario)),
    steps: account,
    // An example is short: it was played whole.
    more: () => false,
    problem,
    file: JSON.parse(text),
    async live(index) {
      const { LiveLine } = await import('./live-line.ts');
      const session = new Session(startPosition({ ...scenario, until: 'game-over' }));
      const from = account.decisionsAt(index);
      for (const decision of decisions.slice(0, from)) session.enter(decision);
      return new LiveLine(session, account.fork(from));
    },
  };
}

/** Plays the script and writes the account; says where it had to stop. */
function played(scenario: Scenario, account: Account, decisions: Decision[]): Problem | null {
  let game = startPosition(scenario);
  const { error } = watchStates(() =>
    runScenario(scenario, (now, decision) => {
      game = now;
      if (decision) decisions.push(decision);
      account.look(now, decisions.length, decision?.by ?? null);
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
  account.add({ path, text: `Not legal: ${reason}`, rule, kind: 'rule', turn }, address, game, by);
  return null;
}
