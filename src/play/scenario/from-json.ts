// From JSON to a scenario that is right in every detail, or to an error that says what is wrong and where. Whoever calls
// it says who reads the texts of cards: the grammar (read.ts), or less than that, where a page is to be light.

import { fail } from '../../core/files/fail.ts';
import { validate } from '../../core/files/validate.ts';
import { type CardFinder, readDefinitions } from '../../swtcg/files/definitions.ts';
import { readExpect } from '../../swtcg/files/expectation.ts';
import { readScript } from '../../swtcg/files/script.ts';
import { readTable } from '../../swtcg/files/table.ts';
import { type TextReader, withEffects } from '../../swtcg/files/texts.ts';
import { type ScenarioFile, scenarioFile } from '../../swtcg/files/validators/scenario.ts';
import { TURN_POINTS } from '../../swtcg/model/state.ts';
import { migrated } from '../files/formats.ts';
import { FORMAT, RULESET, type Scenario, type Until } from './format.ts';

export interface ReadOptions {
  /** Where `{ "ref": … }` is looked up. */
  readonly cards?: CardFinder;
  /** Cards of the card data may have paragraphs that are carried out by hand. */
  readonly manual?: boolean;
}

export function scenarioFrom(json: unknown, reader: TextReader, options: ReadOptions = {}): Scenario {
  const given = migrated(json, 'scenario');
  validate(scenarioFile, given);
  // Its own keys only, whatever prototype it has.
  const file = { ...given } as unknown as ScenarioFile;
  const cards = readDefinitions(file.cards ?? {}, '$.cards', options.cards);
  const { seats, locations, placing } = readTable(file, cards);
  const { at = 'battle-start', seed = null } = file;
  const script = readScript(file.script ?? [], '$.script', placing.ids);
  const scenario = {
    format: FORMAT,
    ruleset: RULESET,
    title: file.title ?? null,
    why: file.why ?? null,
    question: file.question ?? null,
    explanation: file.explanation ?? null,
    tags: file.tags ?? [],
    ...seats,
    locations,
    order: [...placing.ids.keys()],
    at,
    until: readUntil(file.until, at),
    dice: file.dice ?? [],
    seed,
    shuffle: readShuffle(file.shuffle, seed),
    script,
    ...readExpect(file.expect ?? {}, '$.expect', placing.ids, script.length),
  } as const;
  return { ...scenario, cards: withEffects(cards, '$.cards', reader, options.manual) };
}

function readUntil(given: ScenarioFile['until'] = 'turn-end', at: Scenario['at']): Until {
  if (given === 'script-end' || given === 'game-over') return given;
  const until = typeof given === 'string' ? { turn: 1, point: given } : given;
  const start = at === 'preparation' ? -1 : TURN_POINTS.indexOf(at);
  if (until.turn === 1 && TURN_POINTS.indexOf(until.point) < start) {
    const later = `{ "turn": 2, "point": "${until.point}" }`;
    fail(
      '$.until',
      `Play starts at "${at}", which is after "${until.point}" in a turn; for the next turn write ${later}.`,
    );
  }
  return until;
}

function readShuffle(shuffle: boolean | undefined, seed: Scenario['seed']): boolean {
  if (shuffle && seed === null)
    fail('$.shuffle', 'Decks are shuffled from a seed only: give the file a "seed".');
  return shuffle ?? seed !== null;
}
