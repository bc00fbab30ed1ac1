// Keywords, Bounty.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const d = { power: 2, text: ['Bounty: Gain 2 Force.'] };
const next = { at: 'space-battle', until: { turn: 2, point: 'light-build' } };

test('Bounty: gained when the next build step of its player starts (Keywords, Bounty)', () => {
  const end = fight({ d, l: { health: 2 } }, { ...next, dice: [4, 5, 1], script: [attack('d', 'l')] });
  assert.equal(end.player('dark').force, 6);
  const before = fight(
    { d, l: { health: 2 } },
    { ...next, until: { turn: 2, point: 'dark-build' }, dice: [4, 5, 1], script: [attack('d', 'l')] },
  );
  assert.equal(before.player('dark').force, 4);
});

test('Bounty: each copy counts (Keywords, Bounty)', () => {
  const two = { power: 2, text: ['Bounty: Gain 2 Force.', 'Bounty: Draw a card.'] };
  const end = fight(
    { d: two, l: { health: 2 }, dx: { in: 'deck' }, dy: { in: 'deck' }, dz: { in: 'deck' } },
    { ...next, dice: [4, 5, 1], script: [attack('d', 'l')] },
  );
  assert.equal(end.player('dark').force, 6);
  assert.equal(end.player('dark').hand.length, 2);
});

test('Bounty: only for units that its damage discards (Keywords, Bounty)', () => {
  const none = fight({ d, l: { health: 3 } }, { ...next, dice: [4, 5, 1], script: [attack('d', 'l')] });
  assert.equal(none.player('dark').force, 4);
});

test('Bounty: gained although the unit itself is gone (Keywords, Bounty; rulings, 10)', () => {
  const end = fight(
    { d: { ...d, power: 1, health: 1 }, l: { health: 1, text: ['Retaliate 1'] } },
    { ...next, dice: [6, 6, 1], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  assert.equal(end.at('d').zone, 'discard');
  assert.equal(end.player('dark').force, 6);
});

test('Bounty: dice of damage trigger it, also from a unit that was discarded first (rulings, 10)', () => {
  const end = fight(
    { d: { power: 1, health: 1 }, l: { health: 1, text: ['Retaliate 1', 'Bounty: Gain 3 Force.'] } },
    {
      ...next,
      until: { turn: 2, point: 'dark-retreat' },
      dice: [6, 6, 1],
      script: [attack('d', 'l'), use('l', 'Retaliate')],
    },
  );
  assert.equal(end.player('light').force, 7);
});

test('Bounty is nothing to use (Keywords, Bounty)', () => {
  refused({ d, l: {} }, { script: [use('d', 'Bounty')] }, 'keyword.bounty');
});

test('Bounty: a unit collects none on itself (Keywords, Bounty)', () => {
  const end = fight(
    { d: { ...d, health: 1, text: [...d.text, 'Pay 0 Force -> This unit does 1 damage to itself.'] }, l: {} },
    { ...next, dice: [1], script: [use('d', 2)] },
  );
  assert.equal(end.at('d').zone, 'discard');
  assert.equal(end.player('dark').force, 4);
});

test('Bounty: earned by the damage that brings a unit to its health, not by what comes after it (Attacking, 7)', () => {
  const hunter = { power: 4, text: ['Overkill', ...d.text] };
  const end = fight(
    { d: hunter, l1: { health: 2, text: ['Pay 0 Force -> Deflect 2'] }, l2: { health: 2 } },
    {
      ...next,
      dice: [4, 4, 5, 6, 1],
      script: [
        attack('d', 'l1'),
        use('d', 'Overkill', { target: 'l2', amount: 2 }),
        use('l1', 'Deflect', { target: 'l2' }),
      ],
    },
  );
  assert.equal(end.at('l2').zone, 'discard');
  assert.equal(end.player('dark').force, 6);
});

test('Bounty: of a unit that has left it is gained by who controlled it then, not by its owner (Terms, control)', () => {
  const end = fight(
    {
      dTakes: { type: 'Mission', cost: 0, text: ['Gain control of a Space unit until end of turn.'] },
      lHunter: { health: 2, text: [...d.text, 'Pay 0 Force -> Retaliate 4'] },
      lPrey: { power: 6, health: 2 },
    },
    {
      at: 'dark-build',
      until: { turn: 2, point: 'light-retreat' },
      dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1],
      script: [
        { by: 'dark', do: 'complete', card: 'dTakes', target: 'lHunter' },
        attack('lPrey', 'lHunter'),
        { by: 'dark', do: 'use', unit: 'lHunter', ability: 'Retaliate' },
      ],
    },
  );
  assert.equal(end.at('lPrey').zone, 'discard');
  assert.deepEqual([end.player('dark').force, end.player('light').force], [6, 4]);
});

test('Bounty: it may be given without quotes (Keywords, Bounty; Granting Effects)', () => {
  const end = fight(
    {
      d: { power: 1 },
      d2: { type: 'Ground', text: ['Each of your Space units gets Bounty: Gain 2 Force.'] },
      l: { health: 1 },
      l2: { type: 'Ground' },
    },
    { until: { turn: 2, point: 'light-build' }, dice: [6, 1], script: [attack('d', 'l')] },
  );
  assert.equal(end.player('dark').force, 6);
});
