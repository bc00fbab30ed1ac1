// A scenario file as a source of steps. It brings the grammar and the whole engine along: load it by import() only.
import { Account, facesOf } from '../../play/account/account.ts';
import { scenarioHeading } from '../../play/account/heading.ts';
import { tellScenario } from '../../play/account/scenario.ts';
import { compiledFinder, parseCards } from '../../play/pool/compiled.ts';
import { startPosition } from '../../play/scenario/position.ts';
import { parseScenario } from '../../play/scenario/read.ts';
import { Session } from '../../play/session.ts';
import type { Decision } from '../../src/decisions/decision.ts';
import type { Source } from './steps.ts';

/** An example is played at once, and the page waits for it: for so many milliseconds. */
const PATIENCE = 5000;

/** Throws a SwtcgError where the text is not a scenario. `cards` is the text of compiled card data that it refers to. */
export function scenarioSource(text: string, cards: string | null): Source {
  const data = cards === null ? {} : { cards: compiledFinder(parseCards(cards)), manual: true };
  const scenario = parseScenario(text, data);
  const account = new Account();
  const decisions: Decision[] = [];
  const end = performance.now() + PATIENCE;
  const problem = tellScenario(scenario, account, decisions, () => performance.now() > end);
  return {
    heading: scenarioHeading(scenario),
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
