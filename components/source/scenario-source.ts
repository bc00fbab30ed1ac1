// A scenario file as a source of steps. It brings the engine along: load it by import() only. The grammar comes where
// the texts of its cards need it.
import { SwtcgError } from '../../src/core/error.ts';
import type { ChartInspector } from '../../src/core/game/charts.ts';
import type { ScenarioGame } from '../../src/core/game/game.ts';
import type { BaseDecision } from '../../src/core/game/game-types.ts';
import type { Scenario } from '../../src/play/scenario/format.ts';
import { readScenario } from '../../src/play/scenario/read.ts';
import { startPosition } from '../../src/play/scenario/start.ts';
import { scenarioHeading } from '../../src/play/steps/heading.ts';
import { tellScenario } from '../../src/play/steps/scenario.ts';
import { StepLog } from '../../src/play/steps/step-log.ts';
import { Track } from '../../src/play/track.ts';
import type { Source } from '../shared/steps.ts';
import { cardDataOf, gameOfFile, tableDisplayOf } from './game.ts';

/** An example is played at once, and the page waits for it: for so many milliseconds. */
const PATIENCE = 5000;

/** Most examples can be read at a glance. */
async function scenarioOf(json: unknown, cards: string | null): Promise<[ScenarioGame, Scenario]> {
  const game = await gameOfFile(json);
  const plain: ScenarioGame = { ...game, scenarios: await game.load.scenarios() };
  if (cards === null) {
    try {
      return [plain, readScenario(plain, json)];
    } catch (error) {
      if (!(error instanceof SwtcgError && error.info.code === 'text-not-read')) throw error;
    }
  }
  const ruleset: ScenarioGame = { ...plain, texts: await game.load.texts() };
  if (cards === null) return [ruleset, readScenario(ruleset, json)];
  const options = { cards: (await cardDataOf(game.id, cards)).find, manual: true };
  return [ruleset, readScenario(ruleset, json, options)];
}

/** Throws a SwtcgError where the JSON is not a scenario. `cards` is the text of compiled card data that it refers to. */
export async function scenarioSource(json: unknown, cards: string | null): Promise<Source> {
  const [ruleset, scenario] = await scenarioOf(json, cards);
  const account = new StepLog(ruleset);
  const decisions: BaseDecision[] = [];
  let inspector: ChartInspector | null = null;
  const end = performance.now() + PATIENCE;
  const problem = tellScenario(ruleset, scenario, account, decisions, () => performance.now() > end);
  return {
    ruleset: ruleset.id,
    game: ruleset.presentation,
    heading: scenarioHeading(scenario),
    cards: ruleset.steps.faces(startPosition(ruleset, scenario)),
    steps: account,
    // An example is short: it was played whole.
    more: () => false,
    problem,
    file: json,
    async live(index) {
      const [{ livePlayed }, display] = await Promise.all([
        import('./live-line.ts'),
        tableDisplayOf(ruleset.id),
      ]);
      const start = startPosition(ruleset, { ...scenario, until: 'game-over' });
      const from = account.decisionsAt(index);
      return livePlayed(ruleset, start, decisions.slice(0, from), account.fork(from), display, inspector);
    },
    inspect(inspect) {
      inspector = inspect;
      // It has been played already; the inspector sees it played once more.
      const track = new Track(ruleset, startPosition(ruleset, scenario));
      track.inspect(inspect);
      for (const decision of decisions) track.enter(decision);
    },
  };
}
