// A scenario file as a source of steps. It brings the engine along: load it by import() only. The grammar comes where
// the texts of its cards need it.
import type { Inspect } from '../../machines/host/inspector.ts';
import { SwtcgError } from '../../src/core/error.ts';
import type { Scenario } from '../../src/play/scenario/format.ts';
import { scenarioFrom } from '../../src/play/scenario/from-json.ts';
import { asWritten, type Restate } from '../../src/play/scenario/wording.ts';
import { scenarioHeading } from '../../src/play/steps/heading.ts';
import { tellScenario } from '../../src/play/steps/scenario.ts';
import { Account, facesOf } from '../../src/play/steps/step-log.ts';
import { Track } from '../../src/play/track.ts';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import { glances } from '../../src/swtcg/files/texts.ts';
import { startPosition } from '../../src/swtcg/model/new-game.ts';
import type { Source } from './steps.ts';

/** An example is played at once, and the page waits for it: for so many milliseconds. */
const PATIENCE = 5000;

/** Most examples can be read at a glance. */
async function scenarioOf(json: unknown, cards: string | null): Promise<[Scenario, Restate]> {
  if (cards === null) {
    try {
      return [scenarioFrom(json, glances), asWritten];
    } catch (error) {
      if (!(error instanceof SwtcgError && error.info.code === 'text-not-read')) throw error;
    }
  }
  const [{ readScenario }, { restate }] = await Promise.all([
    import('../../src/play/scenario/read.ts'),
    import('../../src/swtcg/files/restate.ts'),
  ]);
  if (cards === null) return [readScenario(json), restate];
  const { compiledFinder, parseCards } = await import('../../src/swtcg/pool/compiled.ts');
  return [readScenario(json, { cards: compiledFinder(parseCards(cards)), manual: true }), restate];
}

/** Throws a SwtcgError where the JSON is not a scenario. `cards` is the text of compiled card data that it refers to. */
export async function scenarioSource(json: unknown, cards: string | null): Promise<Source> {
  const [scenario, restate] = await scenarioOf(json, cards);
  const account = new Account();
  const decisions: Decision[] = [];
  let inspector: Inspect | null = null;
  const end = performance.now() + PATIENCE;
  const problem = tellScenario(scenario, account, restate, decisions, () => performance.now() > end);
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
      return livePlayed(start, decisions.slice(0, from), account.fork(from), inspector);
    },
    inspect(inspect) {
      inspector = inspect;
      // It has been played already; the inspector sees it played once more.
      const track = new Track(startPosition(scenario));
      track.inspect(inspect);
      for (const decision of decisions) track.enter(decision);
    },
  };
}
