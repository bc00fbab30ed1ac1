// Which chances pass by themselves: by the setting of a game, or of a session that passes more (Play or Pass Chances).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { readScenario, Session, startPosition } from '../../../src/engine.ts';
import type { AutoPass } from '../../../src/swtcg/model/state.ts';
import { currentWindow } from '../../../src/swtcg/model/windows.ts';
import { dark, fileOf, tableOf } from '../../helpers/core.ts';

const MAY = 'When this unit attacks, you may gain 1 Force.';

/** Dark's d attacks and discards Light's l; both could play something at every chance. */
const session = (started: AutoPass, text = 'Pay 0 Force -> Gain 1 Force. Play anytime.', deck = {}) =>
  new Session(
    swtcg2022,
    startPosition(
      readScenario({
        ...fileOf({
          cards: {
            d: ['dark space 50/1/3', text, MAY],
            l: ['light space 30/1/1', text],
            e: 'light ground 30/1/1',
            next: 'dark ground 30/1/1',
          },
          dark: { discard: ['next'], ...deck },
        }),
        at: 'turn-start',
        until: 'turn-end',
        dice: [1, 6, 6, 6],
      }),
      { autoPass: started },
    ),
  );

/** The windows at which somebody is asked in a turn in which everybody passes, but d attacks. */
function asked(game: Session): string[] {
  const kinds: string[] = [];
  for (let i = 0; i < 200 && game.game.turn === 1 && !game.game.result; i++) {
    const window = currentWindow(game.game);
    if (!window) break;
    kinds.push(window.kind);
    const by = window.chance;
    const deed = [
      { by, do: 'attack', unit: 'd', target: 'l' } as const,
      { by, do: 'done' } as const,
      { by, do: 'decline' } as const,
      { by, do: 'pass' } as const,
      { by, do: 'tap', unit: window.options[0] ?? '' } as const,
    ].find((one) => game.whyNot(one) === null);
    assert.ok(deed, `nothing to do at ${window.kind}`);
    game.decide(deed);
  }
  return [...new Set(kinds)];
}

/** One's own steps, and attacks: nobody does these for a player. */
const OWN = ['build', 'retreat', 'speed'];

test('a session that passes always asks in the steps of one player and for attacks alone', () => {
  const game = session('never');
  game.autoPass = 'always';
  assert.deepEqual(asked(game), OWN);
});

test('a session that never passes asks at every chance of the turn', () => {
  assert.deepEqual(asked(session('never')), [
    'turn-start',
    'untap',
    'gain-force',
    'reroll',
    'build-start',
    'build',
    'retreat',
    'retreat-end',
    'battle-start',
    'step-start',
    'general',
    'speed',
    'disrupt',
    'trigger',
    'attack',
    'pending',
    'prevention',
    'placement',
    'discard',
    'attack-end',
    'step-end',
    'turn-end',
  ]);
});

test('a game that passes always asks for optional effects, too', () => {
  assert.deepEqual(asked(session('always')), [...OWN, 'trigger']);
});

test('where nothing can be played or built, a game that passes empty chances asks for what is left', () => {
  assert.deepEqual(asked(session('empty', 'Armor')), ['retreat', 'speed', 'trigger']);
  const later = session('never', 'Armor');
  later.autoPass = 'empty';
  assert.deepEqual(asked(later), ['build', 'retreat', 'speed', 'trigger']);
});

test('a unit that can do nothing but tap does so by itself, one that could attack does not', () => {
  const game = session('never');
  game.autoPass = 'always';
  const units: string[] = [];
  for (let i = 0; i < 50 && game.game.turn === 1; i++) {
    const window = currentWindow(game.game);
    if (!window) break;
    if (window.kind === 'speed') units.push(...window.options);
    const by = window.chance;
    game.decide(
      window.kind === 'speed' ? { by, do: 'tap', unit: window.options[0] ?? '' } : { by, do: 'done' },
    );
  }
  // Nobody is there for e to attack.
  assert.deepEqual(units, ['d', 'l']);
});

test('a chance to complete a card by Hidden Cost is no empty one (Keywords, Hidden Cost)', () => {
  const asks = (text: string) =>
    tableOf(
      {
        cards: { d: 'dark space 50/1/3', x: ['light space 30/1/3 cost 3', text] },
        light: { force: 5, buildZone: [{ card: 'x', faceDown: true, build: 1 }] },
      },
      'empty',
    )
      .legal()
      .some((one) => one.do === 'complete' && one.by === 'light');
  assert.ok(asks('Hidden Cost 1'));
  assert.ok(!asks('Armor'));
});

test('nor is one at which only the enhanced effect of a Battle card can be played (Keywords, Enhance)', () => {
  const table = tableOf(
    {
      cards: {
        d: 'dark space 50/1/9',
        l: 'light space 30/1/9',
        x: [
          'light battle',
          'Pay 1 Force -> Gain 1 Force.',
          'Enhance: Pay 1 more Force -> Prevent 1 damage to one of your units instead.',
        ],
      },
      light: { force: 2 },
      dice: [6],
    },
    'empty',
  );
  const kinds: string[] = [];
  for (let i = 0; i < 40 && table.waiting === 'player' && !kinds.includes('prevention'); i++) {
    const window = currentWindow(table.game);
    if (!window) break;
    kinds.push(window.kind);
    const fights = dark.attack('d', 'l');
    table.decide(table.whyNot(fights) === null ? fights : { by: window.chance, do: 'pass' });
  }
  assert.ok(kinds.includes('prevention'), kinds.join());
});

test('the card of the draw step may be declined: its chance is no empty one, the others stay so (Turn Structure, 5)', () => {
  const game = session('never', 'Armor', { discard: [], deck: ['next'] });
  game.autoPass = 'empty';
  assert.deepEqual(asked(game), ['build-start', 'build', 'retreat', 'speed', 'trigger']);
});

test('what nobody can pay for makes no chance of an empty one (Effect Types, Activated effects)', () => {
  const dear = 'Pay 99 Force -> Gain 1 Force. Play anytime.';
  assert.deepEqual(asked(session('empty', dear)), ['retreat', 'speed', 'trigger']);
  const later = session('never', dear);
  later.autoPass = 'empty';
  assert.deepEqual(asked(later), ['build', 'retreat', 'speed', 'trigger']);
});

test('a game that passes always asks for the Event, the Resource, the mulligan and the setup (Play Event; Setup)', () => {
  const table = tableOf(
    {
      cards: {
        ...Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`d${i}`, 'dark space 10/1/1 cost 3'])),
        e: 'dark event',
        r: 'dark resource 2',
      },
      dark: { deck: [...Array.from({ length: 8 }, (_, i) => `d${i}`), 'r'], supply: ['e'] },
      at: 'preparation',
      until: 'turn-start',
      seed: 1,
    },
    'always',
  );
  const kinds = new Set<string>();
  for (let i = 0; i < 40 && table.waiting === 'player'; i++) {
    const window = currentWindow(table.game);
    if (!window) break;
    kinds.add(window.kind);
    const deed = [
      { by: window.chance, do: 'pass' } as const,
      { by: window.chance, do: 'done' } as const,
    ].find((one) => table.whyNot(one) === null);
    assert.ok(deed, `nothing to do at ${window.kind}`);
    table.decide(deed);
  }
  assert.deepEqual([...kinds], ['event', 'resource', 'mulligan', 'setup']);
});
