// Deploy and Last Stand: short words of later sets for "when this unit is deployed" and "is discarded"
// (Unit Cards; Phrases, "when this unit is discarded").
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, holds, refused, soldier } from '../../helpers/command.ts';
import { attack, fight, use } from '../../helpers/fight.ts';

const host = soldier({ cost: 1, text: ['Deploy: Gain 2 Force.'] });
const ready = { buildPoints: 3, force: 0, hand: ['host'] };

test('Deploy: when the unit is deployed to an arena (Unit Cards)', () => {
  holds({
    cards: { host },
    dark: ready,
    script: [dark('complete', { card: 'host', to: 'character' })],
    expect: { dark: { force: 2 } },
  });
});

test('Deploy: two copies happen one after the other', () => {
  holds({
    cards: { host: soldier({ cost: 1, text: ['Deploy: Gain 2 Force.', 'Deploy: Gain 1 Force.'] }) },
    dark: ready,
    script: [dark('complete', { card: 'host', to: 'character' })],
    expect: { dark: { force: 3 } },
  });
});

test('Deploy: not in the build zone, and not when the unit moves to its arena later (Unit Cards)', () => {
  holds({
    cards: { host },
    dark: ready,
    script: [
      dark('complete', { card: 'host', to: 'buildZone' }),
      dark('move', { unit: 'host', to: 'character' }),
    ],
    expect: { host: { zone: 'character' }, dark: { force: 0 } },
  });
});

test('Deploy: a disrupted deployment never was (Play or Pass Chances, 1)', () => {
  holds({
    cards: {
      host,
      halt: card('Battle', ['Pay 1 Force -> Disrupt the deployment of a unit.'], { cost: undefined }),
    },
    dark: ready,
    light: { force: 1, hand: ['halt'] },
    script: [dark('complete', { card: 'host', to: 'character' }), { by: 'light', do: 'play', card: 'halt' }],
    expect: { host: { zone: 'discard' }, dark: { force: 0 } },
  });
});

test('Deploy: it is nothing to use', () => {
  refused(
    { cards: { host }, dark: { character: ['host'] }, script: [dark('use', { unit: 'host', ability: 1 })] },
    'effect.triggered',
  );
});

const martyr = { health: 1, text: ['Last Stand: Gain 2 Force.'] };

test('Last Stand: when the unit is discarded (Phrases, "when this unit is discarded")', () => {
  const end = fight({ d: { power: 1 }, l: martyr }, { dice: [6], script: [attack('d', 'l')] });
  assert.equal(end.at('l').zone, 'discard');
  assert.equal(end.player('light').force, 2);
});

test('Last Stand: two copies happen one after the other', () => {
  const two = { health: 1, text: ['Last Stand: Gain 2 Force.', 'Last Stand: Gain 1 Force.'] };
  const end = fight({ d: { power: 1 }, l: two }, { dice: [6], script: [attack('d', 'l')] });
  assert.equal(end.player('light').force, 3);
});

test('Last Stand: a retreat is no discard, and a replaced discard is none either', () => {
  const away = fight(
    { d: {}, l: { ...martyr, text: [...martyr.text, 'Pay 1 Force -> Retreat this unit.'] } },
    { light: 1, script: [use('l', 2)] },
  );
  assert.equal(away.player('light').force, 0);
  const back = [...martyr.text, 'When this unit would be discarded, return it to your hand instead.'];
  const kept = fight(
    { d: { power: 1 }, l: { ...martyr, text: back } },
    { dice: [6], script: [attack('d', 'l')] },
  );
  assert.equal(kept.player('light').force, 0);
});

test('Last Stand: it waits until the damage is done, also for a unit of the attacker', () => {
  const last = { power: 1, health: 1, text: ['Last Stand: Gain 1 Force.', 'Backfire 1'] };
  const end = fight({ d: last, l: {} }, { dice: [3, 6], script: [attack('d', 'l')] });
  assert.equal(end.player('dark').force, 1);
});
