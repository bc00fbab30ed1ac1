// The host does what XState's own interpreter does with the charts of the second game, at every decision of random games; and
// every state that a rule describes names it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { charts, gameHost } from '../../../machines/lcg/charts.ts';
import type { ChartInput } from '../../../machines/lcg/types.ts';
import { legalDecisions } from '../../../src/lcg/decisions/index.ts';
import { TURN_POINTS } from '../../../src/lcg/model/points.ts';
import type { GameState } from '../../../src/lcg/model/state.ts';
import { rules } from '../../../src/lcg/rulebook/rules.ts';
import { starterGame } from '../../../src/lcg/starter/game.ts';
import { Chance } from '../../helpers/chance.ts';
import { SideBySide } from '../host/side-by-side.ts';

/** The box is the same object in both: what the game was started with. */
const plain = ({ game, at }: ChartInput) => ({ game: { ...game, box: null }, at });

const withSetting = (game: GameState, autoPass: 'never' | 'empty'): GameState => ({
  ...game,
  box: { ...game.box, autoPass },
});

for (const autoPass of ['never', 'empty'] as const)
  test(`random games with autoPass ${autoPass} are one game in both`, () => {
    for (let seed = 1; seed <= 2; seed++) {
      const game = withSetting(starterGame(seed), autoPass);
      const both = new SideBySide(gameHost, charts.game, { game, at: [] });
      const chance = new Chance(seed);
      for (let i = 0; i < 60 && both.tags.includes('player'); i++) {
        both.assertEqual(`seed ${seed}, decision ${i}`, plain);
        both.send({ type: 'DECIDE', decision: chance.pick(legalDecisions(both.context.game)) });
      }
      both.assertEqual(`seed ${seed}, at the end`, plain);
    }
  });

interface Described {
  readonly meta?: { readonly rule?: string };
  readonly tags: readonly string[];
  readonly id: string;
  readonly states: Readonly<Record<string, Described>>;
}

const all = (node: Described): Described[] => [node, ...Object.values(node.states).flatMap(all)];

test('every wait for a player has a rule of the index, and so has every point of a turn', () => {
  for (const chart of Object.values(charts)) {
    const nodes = all(chart.root as unknown as Described);
    for (const { meta, tags, id } of nodes) {
      if (meta?.rule !== undefined) assert.ok(Object.hasOwn(rules, meta.rule), `${id}: ${meta.rule}`);
      if (tags.includes('player')) assert.ok(meta?.rule, `${id} waits for a player by no rule`);
    }
  }
  const described = new Set(
    [charts.turn, charts.engagement, charts.edgeBattle].flatMap((chart) =>
      all(chart.root as unknown as Described).flatMap(({ id, meta }) =>
        meta?.rule ? [id.split('.').at(-1)] : [],
      ),
    ),
  );
  const name = (point: string) => point.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  assert.deepEqual(
    TURN_POINTS.filter((point) => !described.has(name(point))),
    [],
  );
});
