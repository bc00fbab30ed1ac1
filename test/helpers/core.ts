// Small positions for rules tests: a card is a line, a deed is a call, a result is compared in part.

import assert from 'node:assert/strict';
import { swtcg2022 } from '../../machines/swtcg/complete.ts';
import type { Expect } from '../../src/core/game/game-files.ts';
import {
  GameHost,
  mismatches,
  type RunResult,
  readScenario,
  runScenario,
  startPosition,
} from '../../src/engine.ts';
import type { Decision, Deed } from '../../src/swtcg/decisions/decision.ts';
import type { AutoPass, GameState, Side } from '../../src/swtcg/model/state.ts';
import { rules as RULES } from '../../src/swtcg/rulebook/rules.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import type { CardView } from '../../src/swtcg/view/view.ts';
import { checkLog } from './log.ts';

/**
 * `'dark space 50/4/3'` (side, type, speed/power/health), `'light battle'`, `'dark mission 2'`; with `cost 5`, `version A`
 * and `named Tarn Vell` where they matter. The paragraphs of its text follow.
 */
export type CardLine = string | readonly [head: string, ...text: string[]];

export interface Position {
  readonly cards: Readonly<Record<string, CardLine>>;
  readonly dark?: Readonly<Record<string, unknown>>;
  readonly light?: Readonly<Record<string, unknown>>;
  readonly at?: string;
  readonly until?: string | { readonly turn: number; readonly point: string };
  readonly dice?: readonly number[];
  readonly seed?: number | string;
  readonly shuffle?: boolean;
  readonly script?: readonly Decision[];
}

const ARENAS = ['space', 'ground', 'character'];
const HEAD =
  /^(dark|light) (\S+)(?: (\S+)\/(\S+)\/(\S+)| (\d+))?(?: cost (\d+))?(?: version ([A-Z]))?(?: named (.+))?$/;

const value = (text: string): number | '*' => (text === '*' ? '*' : Number(text));

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

interface Line {
  readonly side: Side;
  readonly type: string;
  readonly def: Readonly<Record<string, unknown>>;
}

function readLine(key: string, line: CardLine): Line {
  const [head, ...text] = typeof line === 'string' ? [line] : line;
  const match = HEAD.exec(head);
  assert.ok(match, `a card line: ${head}`);
  const [, side, type, speed, power, health, price, cost, version, name] = match;
  const unit = speed !== undefined;
  const kinds = (type as string).split('/').map(capital).join('/');
  const def = {
    name: name ?? `Test ${key}`,
    side,
    type: kinds,
    ...(unit ? { speed: value(speed), power: value(power as string), health: value(health as string) } : {}),
    ...(unit ? { cost: Number(cost ?? 3), subtype: 'Pirate' } : {}),
    ...(price === undefined ? {} : { cost: Number(price) }),
    ...(version === undefined ? {} : { version }),
    text,
  };
  return { side: side as Side, type: type as string, def };
}

const mentioned = (seat: unknown, key: string): boolean =>
  seat === key ||
  (Array.isArray(seat) && seat.some((one) => mentioned(one, key))) ||
  (typeof seat === 'object' && seat !== null && Object.values(seat).some((one) => mentioned(one, key)));

/** The scenario file of a position: cards that no list names stand in their arena, or in hand. */
export function fileOf(position: Position): Record<string, unknown> {
  const lines = Object.entries(position.cards).map(([key, line]) => [key, readLine(key, line)] as const);
  const seat = (side: Side): Record<string, unknown> => {
    const given = position[side] ?? {};
    const lists: Record<string, unknown> = { ...given };
    for (const [key, line] of lines) {
      if (line.side !== side || mentioned([position.dark, position.light], key)) continue;
      const type = line.type.split('/')[0] as string;
      const zone = ARENAS.includes(type) ? type : 'hand';
      lists[zone] = [...((lists[zone] as unknown[] | undefined) ?? []), key];
    }
    return lists;
  };
  const { cards: _cards, ...rest } = position;
  return {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    ...rest,
    cards: Object.fromEntries(lines.map(([key, { def }]) => [key, def])),
    dark: seat('dark'),
    light: seat('light'),
  };
}

/** Where an attack in the Space arena is tried out. */
const SPACE = { at: 'space-battle', until: 'ground-battle' } as const;

const settled = (position: Position): Position =>
  position.at === undefined ? { ...SPACE, ...position } : position;

/** Runs a position from source; it starts with the Space battle step unless it says otherwise. */
export function run(position: Position): RunResult<SwtcgTypes> {
  const result = runScenario(readScenario(fileOf(settled(position))));
  checkLog(result.log);
  return result;
}

export const cardOf = (result: Pick<RunResult, 'state'>, id: string): CardView =>
  result.state[id] as CardView;

/** The position runs without an error and ends as expected, in part. */
export function expectRun(position: Position, expect: Expect): RunResult<SwtcgTypes> {
  const result = run(position);
  assert.deepEqual(result.error, null);
  assert.deepEqual(mismatches(result.state, expect), []);
  return result;
}

/** The script's entry is refused by that rule, for that reason, and nothing was paid for it. */
export function expectRefused(
  position: Position,
  entry: number,
  rule: string,
  reason: RegExp,
): RunResult<SwtcgTypes> {
  const result = run(position);
  assert.ok(result.error, 'no entry was refused');
  assert.equal(result.error.code, 'entry-not-legal', result.error.message);
  assert.equal(result.error.entry, entry, result.error.message);
  assert.match(result.error.message, reason);
  assert.equal(result.error.rule, rule, result.error.message);
  assert.ok(Object.hasOwn(RULES, rule));
  return result;
}

export const texts = ({ log }: Pick<RunResult, 'log'>): string[] => log.map((line) => line.text);

/** The lines that stand for something done or carried out; windows in which nothing happened are left out. */
export const told = ({ log }: Pick<RunResult, 'log'>): string[] =>
  log.filter(({ kind }) => kind !== 'window').map((line) => line.text);

/** The sentences come in this order, whatever stands between them. */
export function expectOrder(result: Pick<RunResult, 'log'>, sentences: readonly (string | RegExp)[]): void {
  const all = texts(result);
  let at = 0;
  for (const sentence of sentences) {
    const found = all.findIndex(
      (text, i) => i >= at && (typeof sentence === 'string' ? text === sentence : sentence.test(text)),
    );
    assert.ok(found >= 0, `not told, or too early: ${sentence}\n${all.join('\n')}`);
    at = found + 1;
  }
}

type Rest = Omit<Decision, 'by' | 'do'>;

/** What one player does. */
const deedsOf = (by: Side) => {
  const make = (deed: Deed, rest: Rest = {}): Decision => ({ by, do: deed, ...rest });
  return {
    do: make,
    pass: make('pass'),
    done: make('done'),
    attack: (unit: string, target: string) => make('attack', { unit, target }),
    tap: (unit: string) => make('tap', { unit }),
    use: (unit: string, ability: string | number = 1, rest: Rest = {}) =>
      make('use', { unit, ability, ...rest }),
    play: (card: string, rest: Rest = {}) => make('play', { card, ...rest }),
    choose: (choice: string | number) => make('choose', { value: choice }),
    build: (card: string, counters: number) => make('build', { card, counters }),
    complete: (card: string, to?: string) => make('complete', to === undefined ? { card } : { card, to }),
    move: (unit: string, to: string) => make('move', { unit, to }),
    retreat: (unit: string) => make('retreat', { unit }),
    setup: (card: string, to: string, rest: Rest = {}) => make('setup', { card, to, ...rest }),
  };
};

export const dark = deedsOf('dark');
export const light = deedsOf('light');

/** The game of a position before anything happens. */
export const start = (position: Position, autoPass: AutoPass = 'never'): GameState =>
  startPosition(readScenario(fileOf(settled(position))), { autoPass });

/** A live table at a position. */
export const tableOf = (position: Position, autoPass: AutoPass = 'never'): GameHost<SwtcgTypes> =>
  new GameHost(swtcg2022, start(position, autoPass));

/** Milliseconds of this process's own work: a busy machine does not count. */
export function work(since = 0): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 - since;
}
