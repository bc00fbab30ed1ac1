// A scenario file as a source of steps. It brings the engine along: load it by import() only. The grammar comes where
// the texts of its cards need it.
import { Account, facesOf } from '../../play/account/account.ts';
import { scenarioHeading } from '../../play/account/heading.ts';
import { tellScenario } from '../../play/account/scenario.ts';
import { glances } from '../../play/scenario/compile.ts';
import type { Scenario } from '../../play/scenario/format.ts';
import { scenarioFrom } from '../../play/scenario/from-json.ts';
import { startPosition } from '../../play/scenario/position.ts';
import type { Decision } from '../../src/decisions/decision.ts';
import { SwtcgError } from '../../src/game/error.ts';
import type { Source } from './steps.ts';

/** An example is played at once, and the page waits for it: for so many milliseconds. */
const PATIENCE = 5000;

/** Most examples can be read at a glance. */
async function scenarioOf(json: unknown, cards: string | null): Promise<Scenario> {
  if (cards === null) {
    try {
      return scenarioFrom(json, glances);
    } catch (error) {
      if (!(error instanceof SwtcgError && error.info.code === 'text-not-read')) throw error;
    }
  }
  const { tableReader } = await import('../../src/cards/read.ts');
  if (cards === null) return scenarioFrom(json, tableReader);
  const { compiledFinder, parseCards } = await import('../../play/pool/compiled.ts');
  return scenarioFrom(json, tableReader, { cards: compiledFinder(parseCards(cards)), manual: true });
}

/** Throws a SwtcgError where the JSON is not a scenario. `cards` is the text of compiled card data that it refers to. */
export async function scenarioSource(json: unknown, cards: string | null): Promise<Source> {
  const scenario = await scenarioOf(json, cards);
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
    file: json,
    async live(index) {
      const { livePlayed } = await import('./live-line.ts');
      const start = startPosition({ ...scenario, until: 'game-over' });
      const from = account.decisionsAt(index);
      return livePlayed(start, decisions.slice(0, from), account.fork(from));
    },
  };
}
