// A scenario file as a source of steps. It brings the grammar and the whole engine along: load it by import() only.
import type { Scenario } from '../../play/scenario/format.ts';
import { startPosition } from '../../play/scenario/position.ts';
import { parseScenario } from '../../play/scenario/read.ts';
import { Table } from '../../play/table.ts';
import { fallback } from '../../src/decisions/index.ts';
import { SwtcgError } from '../../src/game/error.ts';
import type { Refusal } from '../../src/game/refusal.ts';
import type { GameState } from '../../src/game/state.ts';
import { Account, facesOf } from './account.ts';
import type { Problem, Source } from './steps.ts';

/** Throws a SwtcgError where the text is not a scenario. */
export function scenarioSource(text: string): Source {
  const scenario = parseScenario(text);
  const { title, question, explanation } = scenario;
  const account = new Account();
  const problem = played(scenario, account);
  return {
    heading: { title, question, explanation },
    cards: facesOf(startPosition(scenario)),
    steps: account.steps(),
    problem,
  };
}

/** More chances than any scenario has. */
const MOST_CHANCES = 100_000;

const depth = ({ attacks, frames, damages }: GameState): number =>
  attacks.length + frames.length + damages.length;

/** Plays the script as the scenario runner does, and writes the account; says where it had to stop. */
function played(scenario: Scenario, account: Account): Problem | null {
  const { script, until, illegal } = scenario;
  let game = startPosition(scenario);
  let entry = 0;
  let refusal: Refusal | null = null;
  try {
    const table = new Table(game);
    game = table.game;
    account.look(game, null);
    let level = depth(game);
    for (let chances = 0; table.waiting === 'player' && chances < MOST_CHANCES; chances++) {
      if (until === 'script-end' && entry >= script.length && depth(game) <= level) break;
      const next = script[entry];
      const refused = next ? table.whyNot(next) : null;
      const decision = next && !refused ? next : fallback(game);
      if (!decision) break;
      if (decision === next) {
        level = depth(game);
        entry += 1;
        refusal = null;
      } else if (refused) refusal = refused;
      table.decide(decision);
      game = table.game;
      account.look(game, decision.by);
    }
    if (table.waiting === 'dice')
      return {
        code: 'dice-exhausted',
        message: 'A roll needs more dice than the file gives.',
        rule: 'roll.dice',
      };
  } catch (failure) {
    if (!(failure instanceof SwtcgError)) throw failure;
    return failure.info;
  }

  const missed = script[entry];
  if (!missed) return null;
  const message = refusal?.message ?? 'its chance never comes';
  const rule = refusal?.rule ?? 'pop.window';
  if (illegal !== entry) {
    const text = `What ${missed.by} does next is not legal: ${message}.`;
    return { code: 'entry-not-legal', message: text, rule, entry, path: `$.script[${entry}]` };
  }
  // The file asks whether this is allowed: the answer is its last step.
  const { path, turn } = account.last ?? { path: [], turn: 1 };
  account.add({ path, text: `Not legal: ${message}.`, rule, kind: 'rule', turn }, game, missed.by);
  return null;
}
