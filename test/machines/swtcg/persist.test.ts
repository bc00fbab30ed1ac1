// A game can be kept at any wait: plain JSON, and taken up again it goes on to the same end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levels } from '../../../machines/host/snapshot.ts';
import type { ChartContext } from '../../../machines/swtcg/types.ts';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import type { LogEvent } from '../../../src/swtcg/log/types.ts';
import { view } from '../../../src/swtcg/view/view.ts';
import { dark, light, type Position, start } from '../../helpers/core.ts';
import { drive, type GameActor, gameOf, restoreGame, send, startGame, waitsFor } from './drive.ts';

/** A turn with building, a retreat, triggers with an order, disrupts of disrupts, prevention, dice of damage, a discard. */
const BUSY: Position = {
  cards: {
    d: [
      'dark space 50/2/3',
      'Whenever this unit attacks, gain 1 Force.',
      'Whenever this unit attacks, draw a card.',
    ],
    d2: 'dark ground 20/1/3',
    l: ['light space 30/1/2', 'Pay 1 Force -> Evade 1', 'When this unit is discarded, gain 1 Force.'],
    l2: ['light space 20/1/4', 'Pay 1 Force -> This unit does 2 dice of damage to a unit.'],
    spare: 'dark character 10/1/1 cost 2',
    mission: ['light mission 1', 'Do 1 damage to a unit.'],
    boost: ['dark battle', 'Pay 1 Force -> One of your units gets +1 power for this attack.'],
    counter: ['dark battle', 'Pay 1 Force -> Disrupt a Battle card.'],
    stop: ['light battle', 'Pay 1 Force -> Disrupt a Battle card.'],
    stop2: ['light battle', 'Pay 1 Force -> Disrupt a Battle card.'],
  },
  dark: { deck: ['spare'] },
  at: 'turn-start',
  until: { turn: 2, point: 'untap' },
  dice: [4, 6, 5, 4, 3, 6],
  script: [
    dark.complete('spare', 'character'),
    light.complete('mission'),
    light.choose('d2'),
    dark.retreat('d2'),
    dark.attack('d', 'l'),
    dark.choose('d'),
    dark.play('boost', { target: 'd' }),
    light.play('stop'),
    dark.play('counter'),
    light.play('stop2'),
    light.use('l', 'Evade', { amount: 1 }),
    light.use('l2', 1, { target: 'd' }),
  ],
};

const script = BUSY.script as readonly Decision[];

/** JSON says all of it. The box hides its parts from whoever walks a state, and writes them out itself. */
function assertPlain({ game, at }: ChartContext): void {
  const { ruleset, defs, ids, index, dice, autoPass, shuffle } = game.box;
  const again: ChartContext = JSON.parse(JSON.stringify({ game, at }));
  assert.deepEqual(again, { game: { ...game, box: again.game.box }, at });
  for (const [part, value] of Object.entries({ ruleset, defs, ids, index, dice, autoPass, shuffle }))
    assert.deepEqual(again.game.box[part as keyof typeof game.box], value, `the box's ${part}`);
}

interface End {
  readonly state: unknown;
  readonly log: readonly LogEvent[];
}

const endOf = (actor: GameActor, log: readonly LogEvent[]): End => ({ state: view(gameOf(actor)), log });

test('the busy turn plays its whole script', () => {
  let left = script;
  const actor = startGame(start(BUSY));
  drive(actor, script, (_actor, rest) => {
    left = rest;
  });
  assert.deepEqual(left, []);
  assert.ok(waitsFor(actor).includes('stopped'));
});

test('at every wait one tag says for whom, and every context is plain JSON', () => {
  let waits = 0;
  const actor = startGame(start(BUSY));
  drive(actor, script, () => {
    waits++;
    const all = levels(actor.getSnapshot().chart);
    assert.equal(waitsFor(actor).length, 1, 'the innermost sequence waits for one thing');
    for (const outer of all.slice(0, -1))
      assert.equal(outer.state.tags.length, 0, 'the outer ones wait for it');
    for (const { context } of all) assertPlain(context);
  });
  assert.ok(waits > 60, `${waits} waits`);
});

test('a game kept at any wait and taken up again goes on to the same end', () => {
  const kept: { readonly json: string; readonly left: readonly Decision[]; readonly before: number }[] = [];
  const actor = startGame(start(BUSY));
  let before = 0;
  const log = drive(actor, script, (now, left) => {
    kept.push({ json: JSON.stringify(now.getPersistedSnapshot()), left, before });
    before += gameOf(now).log.length;
  });
  const end = endOf(actor, log);
  for (const one of kept) {
    const again = restoreGame(JSON.parse(one.json));
    const more = drive(again, one.left);
    assert.deepEqual(endOf(again, [...log.slice(0, one.before), ...more]), end);
  }
  assert.ok(kept.length > 60);
});

test('a game that waits for dice is kept and taken up like any other', () => {
  const position: Position = {
    cards: { d: 'dark space 50/2/3', l: 'light space 30/1/3' },
    script: [dark.attack('d', 'l')],
  };
  const actor = startGame(start(position));
  drive(actor, position.script ?? []);
  assert.ok(waitsFor(actor).includes('dice'));
  const again = restoreGame(JSON.parse(JSON.stringify(actor.getPersistedSnapshot())));
  for (const one of [actor, again]) {
    send(one, { type: 'DICE', dice: [6, 1] });
    drive(one, []);
  }
  assert.equal(gameOf(again).cards[1]?.damage, 1);
  assert.deepEqual(view(gameOf(again)), view(gameOf(actor)));
});

test('a game that was told to stop goes on from there', () => {
  const actor = startGame(start({ cards: {}, at: 'battle-start', until: 'space-battle' }));
  drive(actor, []);
  assert.ok(waitsFor(actor).includes('stopped'));
  const again = restoreGame(JSON.parse(JSON.stringify(actor.getPersistedSnapshot())));
  assert.equal(gameOf(again).point, 'space-battle');
  send(again, { type: 'RESUME' });
  assert.ok(waitsFor(again).includes('player'));
  assert.deepEqual(gameOf(again).path, ['turn', 'battle', 'space', 'start']);
});
