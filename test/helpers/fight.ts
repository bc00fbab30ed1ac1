// Small battles in few words: cards by id (d… is Dark's, l… is Light's), dice, deeds; and what came of it.

import assert from 'node:assert/strict';
import type { ErrorInfo } from '../../src/core/error.ts';
import { parseScenario, runScenario } from '../../src/engine.ts';
import type { SaidEvent } from '../../src/swtcg/model/in-english.ts';
import type { CardView, PlayerView, View } from '../../src/swtcg/view/view.ts';
import { checkLog } from './log.ts';

export interface Card {
  readonly type?: string;
  readonly subtype?: string;
  readonly cost?: number;
  readonly speed?: number;
  readonly power?: number | '*';
  readonly health?: number;
  readonly version?: string;
  readonly name?: string;
  /** Paragraphs of text. */
  readonly text?: readonly string[];
  /** Where it starts, if not in the arena of its type or, for cards that are no units, in hand. */
  readonly in?: 'hand' | 'deck' | 'discard' | 'buildZone' | 'space' | 'ground' | 'character';
  readonly tapped?: boolean;
  readonly damage?: number;
  readonly stack?: readonly string[];
}

export interface Setting {
  readonly dice?: readonly number[];
  readonly script?: readonly Deed[];
  readonly dark?: number;
  readonly light?: number;
  readonly at?: string;
  readonly until?: unknown;
  readonly seed?: number;
}

export type Deed = Readonly<Record<string, unknown>>;

const seat = (id: string): 'dark' | 'light' => (id.startsWith('d') ? 'dark' : 'light');
const deed = (id: string, what: string, more: object): Deed => ({ by: seat(id), do: what, ...more });

export const attack = (unit: string, target: string, more: object = {}): Deed =>
  deed(unit, 'attack', { unit, target, ...more });
export const use = (unit: string, ability: string | number, more: object = {}): Deed =>
  deed(unit, 'use', { unit, ability, ...more });
export const play = (card: string, more: object = {}): Deed => deed(card, 'play', { card, ...more });
export const tap = (unit: string): Deed => deed(unit, 'tap', { unit });
export const predict = (by: 'dark' | 'light', hits: number): Deed => ({ by, do: 'predict', hits });
export const choose = (by: 'dark' | 'light', value: string | number): Deed => ({ by, do: 'choose', value });
export const pass = (by: 'dark' | 'light'): Deed => ({ by, do: 'pass' });

const UNIT_TYPES = ['Space', 'Ground', 'Character'];

/** Without the entries that say nothing. */
const given = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The scenario file of a small battle. */
export function scenario(cards: Readonly<Record<string, Card>>, setting: Setting): object {
  const seats: Record<string, Record<string, unknown[]> & { force?: number }> = { dark: {}, light: {} };
  const defs: Record<string, object> = {};
  const lower = new Set(Object.values(cards).flatMap((card) => card.stack ?? []));
  for (const [id, card] of Object.entries(cards)) {
    const side = seat(id);
    const type = card.type ?? 'Space';
    const unit = UNIT_TYPES.includes(type.split('/')[0] ?? '');
    const { in: where, tapped, damage, stack, ...printed } = card;
    defs[id] = {
      name: `Test ${id.toUpperCase()}`,
      side,
      type,
      ...(unit
        ? {
            subtype: side === 'dark' ? 'Imperial Starfighter' : 'Rebel Starfighter',
            cost: 3,
            speed: side === 'dark' ? 50 : 30,
            power: side === 'dark' ? 3 : 1,
            health: 9,
          }
        : {}),
      text: [],
      ...printed,
    };
    if (lower.has(id)) continue;
    const zone = where ?? (unit ? (type.split('/')[0] ?? '').toLowerCase() : 'hand');
    const lists = seats[side] as Record<string, unknown[]>;
    lists[zone] ??= [];
    lists[zone].push(tapped || damage || stack ? given({ card: id, tapped, damage, stack }) : id);
  }
  const {
    dice = [],
    script = [],
    dark = 0,
    light = 0,
    at = 'space-battle',
    until = 'ground-battle',
    seed,
  } = setting;
  return {
    format: 'swtcg-scenario/1',
    title: 'A small battle',
    ruleset: 'swtcg-2022',
    cards: defs,
    dark: { ...seats.dark, force: dark },
    light: { ...seats.light, force: light },
    at,
    until,
    dice,
    script,
    ...(seed === undefined ? {} : { seed }),
  };
}

export interface Outcome {
  readonly error: ErrorInfo | null;
  readonly log: readonly SaidEvent[];
  readonly state: View;
  readonly diceLeft: readonly (number | string)[];
  readonly at: (id: string) => CardView;
  readonly player: (side: 'dark' | 'light') => PlayerView;
  readonly damage: (id: string) => number;
}

export function run(cards: Readonly<Record<string, Card>>, setting: Setting): Outcome {
  const { error, log, state, diceLeft } = runScenario(
    parseScenario(JSON.stringify(scenario(cards, setting))),
  );
  checkLog(log);
  const at = (id: string) => state[id] as CardView;
  return {
    error,
    log,
    state,
    diceLeft,
    at,
    player: (side) => state[side],
    damage: (id) => at(id).damage,
  };
}

/** Plays it to the end; every deed must be legal and every die used. */
export function fight(cards: Readonly<Record<string, Card>>, setting: Setting): Outcome {
  const outcome = run(cards, setting);
  assert.equal(outcome.error, null, JSON.stringify(outcome.error));
  assert.deepEqual(outcome.diceLeft, [], 'dice are left over');
  return outcome;
}

/** The deed that must be refused is the last one of the script; `rule` is the rule that refuses it. */
export function refused(cards: Readonly<Record<string, Card>>, setting: Setting, rule?: string): ErrorInfo {
  const { error } = run(cards, { seed: 1, ...setting });
  assert.equal(error?.code, 'entry-not-legal', JSON.stringify(error));
  assert.equal(error?.entry, (setting.script?.length ?? 0) - 1, error?.message);
  if (rule !== undefined) assert.equal(error?.rule, rule, error?.message);
  return error as ErrorInfo;
}

/** The texts of the log that cite a rule. */
export const told = (outcome: Outcome, rule: string): string[] =>
  outcome.log.filter((entry) => entry.rule === rule).map((entry) => entry.text);
