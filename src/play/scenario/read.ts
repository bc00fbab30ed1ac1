// From JSON to a scenario that is right in every detail, or to an error that says what is wrong and where.

import { fail, within } from '../../core/files/fail.ts';
import { migrated } from '../../core/files/formats.ts';
import { parseJson } from '../../core/files/json.ts';
import { validate } from '../../core/files/validate.ts';
import type { ScenarioGame } from '../../core/game/game.ts';
import type { Expect, ReadOptions, Until } from '../../core/game/game-files.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import type { Die } from '../../core/state.ts';
import { FORMAT, type Scenario } from './format.ts';

export type { ReadOptions } from '../../core/game/game-files.ts';

/** What every game's scenarios may have; the form has been checked. */
interface ScenarioFile {
  readonly title?: string;
  readonly why?: string;
  readonly question?: string;
  readonly explanation?: string;
  readonly tags?: readonly string[];
  readonly at?: string;
  readonly until?: Until | string;
  readonly dice?: readonly Die[];
  readonly seed?: number | string;
  readonly shuffle?: boolean;
  readonly script?: readonly unknown[];
  readonly expect?: Readonly<Record<string, unknown>>;
}

/** A scenario from the text of a file. */
export const parseScenario = <T extends GameTypes>(
  ruleset: ScenarioGame<T>,
  source: string,
  options: ReadOptions = {},
): Scenario<T> => readScenario(ruleset, parseJson(source), options);

/** A scenario from parsed JSON. The game reads the texts of cards, as far as it can. */
export function readScenario<T extends GameTypes>(
  ruleset: ScenarioGame<T>,
  json: unknown,
  options: ReadOptions = {},
): Scenario<T> {
  const { scenarios, texts } = ruleset;
  const given = migrated(json, 'scenario');
  validate(scenarios.check, given);
  // Its own keys only, whatever prototype it has.
  const file = { ...given } as unknown as ScenarioFile;
  const table = scenarios.readTable(file, options);
  const { at = scenarios.at, seed = null, script = [] } = file;
  const entries = script.map((entry, i) => scenarios.readEntry(entry, within('$.script', i), table.ids));
  const until = readUntil(ruleset, file.until, at);
  const shuffle = readShuffle(file.shuffle, seed);
  const { illegal: refused = null, ...views } = file.expect ?? {};
  const illegal = readIllegal(refused as number | null, entries.length);
  const expect: Expect = scenarios.readExpect(views, '$.expect', table.ids);
  return {
    format: FORMAT,
    ruleset: ruleset.id,
    title: file.title ?? null,
    why: file.why ?? null,
    question: file.question ?? null,
    explanation: file.explanation ?? null,
    tags: file.tags ?? [],
    at,
    until,
    dice: file.dice ?? [],
    seed,
    shuffle,
    script: entries,
    expect,
    illegal,
    ...table.compile(texts.reader),
  };
}

function readUntil<T extends GameTypes>(
  { scenarios: { points, recurring = [] }, opening }: ScenarioGame<T>,
  given: ScenarioFile['until'] = points.at(-1) as string,
  at: string,
): Until {
  if (given === 'script-end' || given === 'game-over') return given;
  const until = typeof given === 'string' ? { turn: 1, point: given } : given;
  const start = at === opening ? -1 : points.indexOf(at);
  const again = recurring.includes(at) && recurring.includes(until.point);
  if (until.turn === 1 && !again && points.indexOf(until.point) < start) {
    const later = `{ "turn": 2, "point": "${until.point}" }`;
    fail(
      '$.until',
      `Play starts at "${at}", which is after "${until.point}" in a turn; for the next turn write ${later}.`,
    );
  }
  return until;
}

function readShuffle(shuffle: boolean | undefined, seed: number | string | null): boolean {
  if (shuffle && seed === null)
    fail('$.shuffle', 'Decks are shuffled from a seed only: give the file a "seed".');
  return shuffle ?? seed !== null;
}

function readIllegal(illegal: number | null, entries: number): number | null {
  if (illegal !== null && illegal >= entries)
    fail('$.expect.illegal', `The script has no entry ${illegal}: it has ${entries}, counted from 0.`);
  return illegal;
}
