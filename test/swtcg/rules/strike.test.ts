// A unit that has just attacked may attack again (Keywords, Double Strike; Tenacity).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Position, tableOf } from '../../helpers/core.ts';
import { attack, type Card, fight, play, refused, use } from '../../helpers/fight.ts';

const battle = (...text: string[]): Card => ({ type: 'Battle', text });

/** What is asked once the attack of `d` on `l` is over, if it is the second strike. */
function strike(text: string, dice: number, others: Position['cards'] = {}) {
  const table = tableOf(
    { cards: { d: ['dark space 50/1/9', text], l: 'light space 10/1/1', ...others }, dice: [dice] },
    'empty',
  );
  assert.equal(table.decide({ by: 'dark', do: 'attack', unit: 'd', target: 'l' }), null);
  for (let i = 0; i < 20 && table.game.attacks.length > 0; i++)
    table.decide({ by: table.game.windows.at(-1)?.chance ?? 'dark', do: 'pass' });
  const window = table.game.windows.at(-1);
  return window?.kind === 'strike' ? window.rule : null;
}

test('Double Strike: asked for where there is somebody left to attack, and only there (Keywords, Double Strike)', () => {
  assert.equal(strike('Double Strike', 6), null);
  assert.equal(strike('Double Strike', 1), 'keyword.double-strike');
  assert.equal(strike('Double Strike', 6, { l2: 'light space 10/1/1' }), 'keyword.double-strike');
  assert.equal(strike('Double Strike', 6, { l2: 'light ground 10/1/1' }), null);
  assert.equal(strike('Armor', 1), null);
});

test('Tenacity: asked for under its own rule, not after enough damage, not for another unit (Terms, reminder text)', () => {
  assert.equal(strike('Tenacity 1', 1), 'keyword.tenacity');
  assert.equal(strike('Tenacity 1', 6, { l2: 'light space 10/1/1' }), null);
});

test('Tenacity: each unit has a first attack of its own (Terms, reminder text)', () => {
  const d = { power: 1, text: ['Tenacity 1'] };
  const end = fight(
    { d1: d, d2: { ...d, speed: 40 }, l: {} },
    {
      dice: [1, 6, 1, 6],
      script: [attack('d1', 'l'), attack('d1', 'l'), attack('d2', 'l'), attack('d2', 'l')],
    },
  );
  assert.equal(end.damage('l'), 2);
});

test('Disrupt: an attack that was disrupted is not followed by a second one (Keywords, Double Strike)', () => {
  const lStop = battle('Pay 0 Force -> Disrupt an attack.');
  refused(
    { d: { text: ['Double Strike'] }, l: {}, l2: {}, lStop },
    { script: [attack('d', 'l'), play('lStop'), attack('d', 'l2')] },
  );
});

test("Double Strike: not while it can't be used (Phrases, can't use)", () => {
  const keeps = { text: ["Your opponent can't use Double Strike."] };
  refused(
    { d: { power: 1, text: ['Double Strike'] }, l: keeps },
    { dice: [1], script: [attack('d', 'l'), attack('d', 'l')] },
  );
  assert.equal(strike('Double Strike', 1, { l2: ['light space 10/1/1', ...keeps.text] }), null);
});

test("Tenacity: not while it can't be used (Phrases, can't use)", () => {
  assert.equal(
    strike('Tenacity 1', 1, { l2: ['light space 10/1/1', "Your opponent can't use Tenacity."] }),
    null,
  );
});

test('Double Strike: not against a unit of its own side (Keywords, Double Strike)', () => {
  refused(
    { d: { power: 1, text: ['Double Strike'] }, d2: {}, l: {} },
    { dice: [1], script: [attack('d', 'l'), attack('d', 'd2')] },
  );
});

test('Double Strike: had for this attack, or while attacking such a unit, it is there when that attack has ended (Keywords, Double Strike)', () => {
  const l = { health: 1 };
  const l2 = { subtype: 'Republic Starfighter' };
  const bought = fight(
    { d: { power: 1, text: ['Pay 1 Force -> This unit gets Double Strike for this attack.'] }, l, l2 },
    { dark: 1, dice: [6, 6], script: [attack('d', 'l'), use('d', 1), attack('d', 'l2')] },
  );
  assert.equal(bought.damage('l2'), 1);
  const d = { power: 1, text: ['This unit gets Double Strike when attacking a Rebel.'] };
  const end = fight({ d, l, l2 }, { dice: [6, 6], script: [attack('d', 'l'), attack('d', 'l2')] });
  assert.equal(end.damage('l2'), 1);
  refused({ d, l, l2 }, { dice: [6], script: [attack('d', 'l2'), attack('d', 'l')] });
});

test('Tenacity: had for this attack, it is there when that attack has ended (Terms, reminder text)', () => {
  const end = fight(
    { d: { power: 1, text: ['Pay 1 Force -> This unit gets Tenacity 2 for this attack.'] }, l: {} },
    { dark: 1, dice: [1, 6], script: [attack('d', 'l'), use('d', 1), attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 1);
});
