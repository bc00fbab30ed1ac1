// Keywords that attack another arena (Bombard, Barrage, Ion Cannon): what the book says of all of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, play, refused, use } from './fight.ts';

type Type = 'Space' | 'Ground' | 'Character';

const NEXT = { Space: 'ground-battle', Ground: 'character-battle' } as const;

/** `from` is where the unit stands, `to` the arena that the keyword reaches, `beyond` the one that it does not. */
export function attacksAnotherArena(keyword: string, from: keyof typeof NEXT, to: Type, beyond: Type): void {
  const at = { at: `${from.toLowerCase()}-battle`, until: NEXT[from] };
  const using = { using: keyword };

  test(`${keyword}: an attack in the ${to} arena with X power (Keywords, ${keyword})`, () => {
    const end = fight(
      { d: { type: from, power: 5, text: [`${keyword} 2`] }, l: { type: to } },
      { ...at, dice: [4, 5], script: [attack('d', 'l', using)] },
    );
    assert.equal(end.damage('l'), 2);
    assert.equal(end.at('d').tapped, true);
  });

  test(`${keyword}: copies add up; bonuses and the stack count, the printed power does not (rulings, 5)`, () => {
    const end = fight(
      {
        d: {
          type: from,
          name: 'Test Ace',
          version: 'A',
          power: 5,
          text: [`${keyword} 1`, `${keyword} 1`],
          stack: ['dB'],
        },
        dB: { type: from, name: 'Test Ace', version: 'B' },
        dBoost: { type: 'Battle', text: ['Pay 1 Force -> One of your units gets +1 power for this attack.'] },
        l: { type: to },
      },
      { ...at, dark: 1, dice: [4, 5, 6, 4], script: [attack('d', 'l'), play('dBoost', { target: 'd' })] },
    );
    assert.equal(end.damage('l'), 4);
  });

  test(`${keyword}: its own arena is attacked with the printed power (Keywords, ${keyword})`, () => {
    const end = fight(
      { d: { type: from, power: 1, text: [`${keyword} 3`] }, l: { type: from } },
      { ...at, dice: [6], script: [attack('d', 'l')] },
    );
    assert.equal(end.damage('l'), 1);
    refused(
      { d: { type: from, text: [`${keyword} 3`] }, l: { type: from } },
      { ...at, script: [attack('d', 'l', using)] },
      'attack.target',
    );
  });

  test(`${keyword}: no other arena is reached, and without it none (Keywords, ${keyword})`, () => {
    refused(
      { d: { type: from, text: [`${keyword} 3`] }, l: { type: beyond } },
      { ...at, script: [attack('d', 'l', using)] },
      'attack.target',
    );
    refused(
      { d: { type: from }, l: { type: to } },
      { ...at, script: [attack('d', 'l', using)] },
      'attack.target',
    );
  });

  test(`${keyword}: Shields count, Retaliate does not reach back, Intercept stands beside the victim (Keywords)`, () => {
    const cards = {
      d: { type: from, power: 5, text: [`${keyword} 2`] },
      l1: { type: to, text: ['Shields 1', 'Retaliate 2'] },
      l2: { type: to, text: ['Pay 1 Force -> Intercept'] },
    };
    const end = fight(cards, { ...at, dice: [6], script: [attack('d', 'l1')] });
    assert.equal(end.damage('l1'), 1);
    refused(cards, { ...at, script: [attack('d', 'l1'), use('l1', 'Retaliate')] });
    const other = fight(cards, {
      ...at,
      light: 1,
      dice: [6, 6],
      script: [attack('d', 'l1'), use('l2', 'Intercept')],
    });
    assert.equal(other.damage('l2'), 2);
  });

  test(`${keyword}: lost in the middle of its attack it gives no power, and the printed power does not count either`, () => {
    const strip = "Pay 0 Force -> One of your opponent's units loses all game text until end of turn.";
    const cards = {
      d: { type: from, power: 5, text: [`${keyword} 2`] },
      l1: { type: to, text: [strip] },
      dBoost: { type: 'Battle', text: ['One of your units gets +1 power until end of turn.'] },
    };
    const end = fight(cards, {
      ...at,
      dice: [6],
      script: [attack('d', 'l1'), use('l1', 1, { target: 'd' }), play('dBoost', { target: 'd' })],
    });
    assert.equal(end.damage('l1'), 1);
  });
}
