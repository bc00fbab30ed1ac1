// From JSON to a scenario that is right in every detail, or to an error that says what is wrong and where. Whoever calls
// it says who reads the texts of cards: the grammar (read.ts), or less than that, where a page is to be light.
import { TURN_POINTS } from '../../src/game/state.ts';
import { type TextReader, withEffects } from './compile.ts';
import { type CardFinder, readDefinitions } from './definitions.ts';
import { readExpect } from './expectation.ts';
import { fail, within } from './fail.ts';
import { expected, type Fields, fieldsOf, integer, listOf, oneOf, text, truth, wording } from './fields.ts';
import { FORMAT, RULESET, type Scenario, type Until } from './format.ts';
import { LIMITS } from './limits.ts';
import { readScript } from './script.ts';
import { readTable } from './seats.ts';

export interface ReadOptions {
  /** Where `{ "ref": … }` is looked up. */
  readonly cards?: CardFinder;
  /** Cards of the card data may have paragraphs that are carried out by hand. */
  readonly manual?: boolean;
}

const KEYS = [
  'format',
  'title',
  'why',
  'tags',
  'question',
  'explanation',
  'ruleset',
  'cards',
  'dark',
  'light',
  'locations',
  'at',
  'until',
  'dice',
  'seed',
  'shuffle',
  'script',
  'expect',
] as const;

const STARTS = ['preparation', ...TURN_POINTS] as const;
const STOPS = [...TURN_POINTS, 'script-end', 'game-over'] as const;

export function scenarioFrom(json: unknown, reader: TextReader, options: ReadOptions = {}): Scenario {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    expected('$', 'a scenario, which is an object,', json);
  // A file of another format is told so, before its keys are found to be unknown.
  checkFormat(Object.hasOwn(json, 'format') ? (json as { format: unknown }).format : undefined);
  const file = fieldsOf(json, '$', KEYS, 'a scenario');
  oneOf(file.ruleset, '$.ruleset', [RULESET], 'a ruleset');

  const { cards: definitions = {}, tags = [], dice = [], script: entries = [], expect = {} } = file;
  const cards = readDefinitions(definitions, '$.cards', options.cards);
  const { seats, locations, placing } = readTable(file, cards);
  const at = file.at === undefined ? 'battle-start' : oneOf(file.at, '$.at', STARTS, 'a point of the turn');
  const script = readScript(entries, '$.script', placing.ids);
  const seed = readSeed(file.seed);
  const scenario = {
    format: FORMAT,
    ruleset: RULESET,
    title: prose(file, 'title'),
    why: prose(file, 'why'),
    question: prose(file, 'question'),
    explanation: prose(file, 'explanation'),
    tags: listOf(tags, '$.tags', 'a list of texts', (tag, path) => wording(tag, path, 'a tag')),
    ...seats,
    locations,
    order: [...placing.ids.keys()],
    at,
    until: readUntil(file.until, at),
    dice: listOf(dice, '$.dice', 'a list of dice', readDie, LIMITS.dice),
    seed,
    shuffle: readShuffle(file.shuffle, seed),
    script,
    ...readExpect(expect, '$.expect', placing.ids, script.length),
  } as const;
  return { ...scenario, cards: withEffects(cards, '$.cards', reader, options.manual) };
}

function checkFormat(value: unknown): void {
  if (value === FORMAT) return;
  const path = '$.format';
  if (typeof value !== 'string') expected(path, `the text "${FORMAT}"`, value);
  const version = /^swtcg-scenario\/(\d+)$/.exec(value)?.[1];
  if (version !== undefined && Number(version) > 1) {
    fail(
      path,
      `This file has the newer format "${value}"; this version of swtcg reads "${FORMAT}". Update swtcg to read it.`,
    );
  }
  if (value.startsWith('swtcg-replay/')) fail(path, `This file is a replay ("${value}"), not a scenario.`);
  oneOf(value, path, [FORMAT], 'the format');
}

const prose = (file: Fields, key: 'title' | 'why' | 'question' | 'explanation'): string | null =>
  file[key] === undefined ? null : text(file[key], within('$', key), 'a text');

function readUntil(value: unknown, at: Scenario['at']): Until {
  const path = '$.until';
  let until: Exclude<Until, string>;
  if (typeof value === 'object' && value !== null) {
    const fields = fieldsOf(value, path, ['turn', 'point'], 'a point of a later turn');
    until = {
      turn: integer(fields.turn, within(path, 'turn'), 'the number of a turn', 1),
      point: oneOf(fields.point, within(path, 'point'), TURN_POINTS, 'a point of the turn'),
    };
  } else {
    const name = value === undefined ? 'turn-end' : oneOf(value, path, STOPS, 'a point of the turn');
    if (name === 'script-end' || name === 'game-over') return name;
    until = { turn: 1, point: name };
  }
  const start = at === 'preparation' ? -1 : TURN_POINTS.indexOf(at);
  if (until.turn === 1 && TURN_POINTS.indexOf(until.point) < start) {
    const later = `{ "turn": 2, "point": "${until.point}" }`;
    fail(
      path,
      `Play starts at "${at}", which is after "${until.point}" in a turn; for the next turn write ${later}.`,
    );
  }
  return until;
}

const readDie = (value: unknown, path: string): number => integer(value, path, 'a die', 1, 6);

function readSeed(value: unknown): number | string | null {
  if (value === undefined) return null;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string') return wording(value, '$.seed', 'a seed', LIMITS.name);
  return expected('$.seed', 'a number or a text', value);
}

function readShuffle(value: unknown, seed: Scenario['seed']): boolean {
  if (value === undefined) return seed !== null;
  const shuffle = truth(value, '$.shuffle');
  if (shuffle && seed === null)
    fail('$.shuffle', 'Decks are shuffled from a seed only: give the file a "seed".');
  return shuffle;
}
