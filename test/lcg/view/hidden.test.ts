// What each seat may look at (FAQ 2.4 Facedown Cards in Edge Stacks; 2.5 Facedown Captured Cards; Term Summary, Hand).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swlcg2012 } from '../../../machines/lcg/complete.ts';
import { readScenario, startPosition } from '../../../src/engine.ts';
import type { GameState, Side } from '../../../src/lcg/model/state.ts';
import { starterGame } from '../../../src/lcg/starter/game.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { isHidden, masks } from '../../../src/lcg/view/hidden.ts';
import { seatView } from '../../../src/lcg/view/seat-view.ts';
import { Session } from '../../../src/play/session.ts';
import { Chance } from '../../helpers/chance.ts';

const UNIT = { name: 'Test Scout', type: 'Unit', cost: 2, forceIcons: 1, damageCapacity: 2 };

const session = (file: object): Session<LcgTypes> =>
  new Session<LcgTypes>(
    swlcg2012,
    startPosition<LcgTypes>(
      readScenario<LcgTypes>({ format: 'swtcg-scenario/1', ruleset: 'swlcg-2012', ...file }),
    ),
  );

test('a hand and a deck are hidden from the opponent, a deck from its owner too', () => {
  const { game } = session({
    cards: { d: { ...UNIT, side: 'dark' } },
    dark: {
      hand: [{ id: 'h', card: 'd' }],
      deck: [{ id: 'k', card: 'd' }],
      discard: [{ id: 'x', card: 'd' }],
    },
    at: 'deployment',
  });
  assert.deepEqual([...masks(game, 'dark').keys()], ['k']);
  assert.deepEqual([...masks(game, 'light').keys()], ['h', 'k']);
  assert.deepEqual([...masks(game, 'spectator').keys()], ['h', 'k']);
});

test('FAQ 2.5: Dark may look at captured cards, Light may not', () => {
  const { game } = session({
    cards: {
      o: { name: 'Test Prison', side: 'dark', type: 'Objective', damageCapacity: 5 },
      l: { ...UNIT, side: 'light' },
    },
    dark: { objectives: [{ card: 'o', captured: ['l'] }] },
    at: 'deployment',
  });
  assert.deepEqual([...masks(game, 'dark').keys()], []);
  assert.deepEqual([...masks(game, 'light').keys()], ['l']);
  const { state, known } = seatView(game, 'light');
  assert.equal(state.l, undefined);
  assert.deepEqual(state['hidden:light:captured:1'], {
    zone: 'captured:o',
    controller: 'light',
    owner: 'light',
    faceDown: true,
  });
  assert.equal(known.l, undefined);
});

test('FAQ 2.4: a player may look at the own edge stack, the opponent only when it is revealed', () => {
  const play = session({
    cards: {
      o: { name: 'Test Outpost', side: 'dark', type: 'Objective', damageCapacity: 5 },
      a: { ...UNIT, side: 'light', icons: { blast: 1 } },
      d: { ...UNIT, side: 'dark', name: 'Test Guard' },
      e: { ...UNIT, side: 'light', name: 'Test Courier' },
    },
    dark: { objectives: ['o'], units: ['d'] },
    light: { units: ['a'], hand: ['e'] },
    active: 'light',
    engagement: { objective: 'o', attackers: ['a'], defenders: ['d'] },
    at: 'edge-place',
  });
  play.enter({ by: 'light', do: 'edge', card: 'e' });
  assert.ok(!masks(play.game, 'light').has('e'));
  assert.ok(masks(play.game, 'dark').has('e'));
  const { log } = seatView(play.game, 'dark');
  assert.ok(!JSON.stringify(log).includes('"e"'), 'the log does not tell which card it is');
  play.enter({ by: 'dark', do: 'pass' });
  play.enter({ by: 'light', do: 'pass' });
  assert.ok(!masks(play.game, 'dark').has('e'), 'revealed');
});

function assertHidden(game: GameState, seat: Side): void {
  const names = masks(game, seat);
  const text = JSON.stringify(seatView(game, seat));
  for (const id of names.keys()) {
    const state = game.cards.find((one) => one.id === id);
    assert.ok(state && isHidden(state, seat));
    assert.ok(!text.includes(`"${id}"`), `${seat} is shown ${id}`);
  }
}

test('hidden cards are in no view, log or decision of a random game', () => {
  const play = new Session<LcgTypes>(swlcg2012, starterGame(9));
  const chance = new Chance(9);
  for (let i = 0; i < 60 && play.waiting === 'player'; i++) {
    assertHidden(play.game, 'dark');
    assertHidden(play.game, 'light');
    play.enter(chance.pick(play.legal()));
  }
});
