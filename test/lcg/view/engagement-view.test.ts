// What is told of an engagement beside the view (Resolving an Engagement; Fight Edge Battle; Resolving a Strike).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swlcg2012 } from '../../../machines/lcg/complete.ts';
import type { Decision } from '../../../src/lcg/decisions/decision.ts';
import type { GameState } from '../../../src/lcg/model/state.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { edgeWorth } from '../../../src/lcg/view/edge-worth.ts';
import { QUIET, sceneFor } from '../../../src/lcg/view/scene.ts';
import { sceneOf } from '../../../src/lcg/view/scene-of.ts';
import { toCome } from '../../../src/lcg/view/to-come.ts';
import { readScenario } from '../../../src/play/scenario/read.ts';
import { startPosition } from '../../../src/play/scenario/start.ts';
import { Session } from '../../../src/play/session.ts';

const unit = (name: string, side: string, more: object) => ({
  name,
  side,
  type: 'Unit',
  cost: 2,
  forceIcons: 1,
  damageCapacity: 3,
  traits: ['Character'],
  ...more,
});

const CARDS = {
  o: { name: 'Test Outpost', side: 'dark', type: 'Objective', resources: 1, damageCapacity: 5 },
  a: unit('Test Scout', 'light', { icons: { unit: 1, blast: 1, edge: { blast: 2 } }, text: ['Edge (2).'] }),
  a2: unit('Test Pilot', 'light', { icons: { tactics: 1 } }),
  d: unit('Test Guard', 'dark', { icons: { unit: 2, blast: 3, edge: { tactics: 1 } } }),
  x: unit('Test Elder', 'light', { forceIcons: 4 }),
  y: unit('Test Courier', 'dark', { forceIcons: 2 }),
  f: { name: 'Test Twist', side: 'light', type: 'Fate', priority: 5, forceIcons: 1, text: ['Draw 1 card.'] },
  g: { name: 'Test Turn', side: 'dark', type: 'Fate', priority: 2, forceIcons: 1, text: ['Draw 1 card.'] },
};

const FILE = {
  format: 'swtcg-scenario/1',
  ruleset: 'swlcg-2012',
  cards: CARDS,
  dark: { objectives: [{ card: 'o', damage: 1 }], units: [{ card: 'd', shields: 1 }], hand: ['y', 'g'] },
  light: { units: ['a', 'a2'], hand: ['x', 'f'] },
  active: 'light',
  at: 'conflict',
  until: 'game-over',
};

const ENGAGE: Decision = { by: 'light', do: 'engage', objective: 'o', attackers: ['a', 'a2'] };
const DEFEND: Decision = { by: 'dark', do: 'defend', defenders: ['d'] };
const PLACE: readonly Decision[] = [
  { by: 'light', do: 'edge', card: 'x' },
  { by: 'dark', do: 'edge', card: 'y' },
  { by: 'light', do: 'edge', card: 'f' },
  { by: 'dark', do: 'edge', card: 'g' },
];

/** Plays on to where the script is through and the moment has come. */
function at(script: readonly Decision[], moment: (game: GameState) => boolean): GameState {
  const file = readScenario<LcgTypes>(swlcg2012, FILE);
  const session = new Session<LcgTypes>(swlcg2012, startPosition<LcgTypes>(swlcg2012, file));
  const left = [...script];
  for (let n = 0; n < 200; n++) {
    const [next] = left;
    if (!next && moment(session.game)) return session.game;
    const legal = next && session.whyNot(next) === null;
    const decision = legal ? left.shift() : swlcg2012.fallback(session.game);
    if (!decision) break;
    session.decide(decision);
  }
  throw new Error('The moment never came.');
}

const point =
  (...names: string[]) =>
  (game: GameState) =>
    names.includes(game.point);
const look = (game: GameState, who: 'both' | 'dark' | 'light' | 'spectator') =>
  [swlcg2012.steps.viewFor(game, who), swlcg2012.steps.faces(game)] as const;

test('nothing is going on before an engagement', () => {
  assert.deepEqual(sceneOf(at([], () => true)), QUIET);
});

test('Fight Edge Battle: an edge stack is worth its Force icons and the Edge of participating units', () => {
  const game = at([ENGAGE, DEFEND, ...PLACE.slice(0, 3)], point('edge-place'));
  const battle = sceneOf(game).edgeBattle;
  assert.ok(battle);
  assert.equal(battle.by, 'light');
  assert.deepEqual(battle.light, { units: [{ id: 'a', n: 2 }], effects: 0 });
  const [view, faces] = look(game, 'both');
  assert.equal(edgeWorth(view, faces, battle, 'light').total, 4 + 1 + 2);
  assert.equal(edgeWorth(view, faces, battle, 'dark').total, 2);
});

test('FAQ 2.4: a seat knows the worth of its own stack, and of the other one how many cards lie in it', () => {
  const game = at([ENGAGE, DEFEND, ...PLACE.slice(0, 3)], point('edge-place'));
  const scene = sceneOf(game);
  assert.ok(scene.edgeBattle);
  const [view, faces] = look(game, 'dark');
  const light = edgeWorth(view, faces, scene.edgeBattle, 'light');
  assert.deepEqual([light.total, light.hidden], [2, 2]);
  assert.deepEqual(
    [
      edgeWorth(view, faces, scene.edgeBattle, 'dark').total,
      edgeWorth(view, faces, scene.edgeBattle, 'dark').hidden,
    ],
    [2, 0],
  );
  assert.equal(edgeWorth(look(game, 'spectator')[0], faces, scene.edgeBattle, 'dark').hidden, 1);
});

test('the scene names no card of a stack before it is revealed', () => {
  const game = at([ENGAGE, DEFEND, ...PLACE], point('edge-place'));
  const said = JSON.stringify(sceneOf(game));
  for (const id of ['x', 'y', 'f', 'g']) assert.ok(!said.includes(`"${id}"`), id);
});

test('Resolve Fate Cards: revealed fate cards are told in the order of their priority', () => {
  let seen: readonly string[] | undefined;
  const game = at([ENGAGE, DEFEND, ...PLACE], (now) => {
    seen ??= sceneOf(now).edgeBattle?.revealed ? sceneOf(now).edgeBattle?.fates : undefined;
    return point('edge-actions', 'strike-first')(now);
  });
  assert.equal(sceneOf(game).edgeBattle, null);
  if (seen) assert.deepEqual(seen, ['g', 'f']);
});

test('Resolving a Strike: what a strike is about to place, and where', () => {
  const strike: Decision = { by: 'light', do: 'strike', unit: 'a', targets: { unit: 'd' } };
  const game = at([ENGAGE, DEFEND, ...PLACE, strike], (now) => sceneOf(now).pending.length > 0);
  const scene = sceneOf(game);
  assert.deepEqual(scene.strike, { unit: 'a', by: 'light', icon: 'unit', targets: [{ id: 'd', n: 1 }] });
  assert.deepEqual(scene.pending, [{ id: 'd', damage: 1, focus: 0 }]);
});

test('a card that is not seen is not seen at work', () => {
  const scene = { ...QUIET, plays: [{ id: 'x', by: 'light' as const, cancelled: false }] };
  assert.deepEqual(sceneFor(scene, {}).plays, []);
  assert.equal(sceneFor(scene, { x: {} }).plays.length, 1);
});

test('strikes to come: normal icons, and edge-enabled ones with the edge; only attackers damage the objective', () => {
  const game = at([ENGAGE, DEFEND], point('edge-place', 'defenders-actions'));
  const come = toCome(look(game, 'both')[0], sceneOf(game).clash);
  assert.ok(come);
  assert.deepEqual([come.attacker, come.edge, come.unopposed], ['light', null, 0]);
  assert.deepEqual(come.light.without, { unit: 1, tactics: 1, blast: 1 });
  assert.deepEqual(come.light.with, { unit: 1, tactics: 1, blast: 3 });
  assert.deepEqual(come.dark.with, { unit: 2, tactics: 1, blast: 0 });
  assert.deepEqual(come.objective, { id: 'o', damage: 1, capacity: 5, with: 3, without: 1 });
});

test('strikes to come: a unit that has struck strikes no more', () => {
  const strike: Decision = { by: 'light', do: 'strike', unit: 'a', targets: { unit: 'd' } };
  const game = at([ENGAGE, DEFEND, ...PLACE, strike], (now) => sceneOf(now).strike === null);
  const come = toCome(look(game, 'both')[0]);
  assert.deepEqual(come?.light.strikers.includes('a'), false);
});

test('Reward Unopposed: without a defender one more damage is to come, and none outside of engagements', () => {
  const game = at([ENGAGE], point('attackers-actions', 'defenders'));
  const come = toCome(look(game, 'both')[0], sceneOf(game).clash);
  assert.equal(come?.unopposed, 1);
  assert.equal(come?.objective?.with, 4);
  assert.equal(
    toCome(
      look(
        at([], () => true),
        'both',
      )[0],
    ),
    null,
  );
});
