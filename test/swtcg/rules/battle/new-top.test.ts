// A new top card in the middle of an attack: the stack is one unit in all ways, so what is under way goes on with it
// (Stacking and Rearranging; Keywords, Hidden Cost).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, fighter, holds, light } from '../../../helpers/command.ts';

type Card = ReturnType<typeof fighter>;
const below = (more: object = {}) =>
  fighter({ name: 'Test Twin', version: 'A', speed: 30, power: 1, health: 5, ...more });
const above = (text: readonly string[] = [], more: object = {}) =>
  below({ version: 'B', cost: 4, power: 1, text: ['Hidden Cost 2', ...text], ...more });
const hidden = [{ card: 'top', faceDown: true, build: 2 }];
const foe = fighter({ speed: 50, power: 3, health: 9 });
const space = { at: 'space-battle', until: 'ground-battle' };

/** Dark's foe attacks Light's twin, which gets a new top card. */
const defended = (cards: { readonly twin: Card; readonly top: Card }, file: object) =>
  holds({
    ...space,
    cards: { foe, ...cards },
    dark: { space: ['foe'] },
    light: { force: 9, space: ['twin'], buildZone: hidden },
    ...file,
  });
/** Light lets chances go by. */
const passes = (n: number) => Array.from({ length: n }, () => light('pass', {}));
/** Which of some things was told first, second, … */
const order = (log: readonly { readonly text: string }[], ...told: readonly RegExp[]) => {
  const at = told.map((one) => log.findIndex(({ text }) => one.test(text)));
  return at.map((one) => at.filter((other) => other < one).length);
};
const lightTop = light('complete', { card: 'top', to: 'top', unit: 'twin' });

test('A new top card of the defender: the attack goes on against it (Stacking and Rearranging)', () => {
  defended(
    { twin: below(), top: above(['Shields 1']) },
    {
      dice: [6, 6],
      script: [dark('attack', { unit: 'foe', target: 'twin' }), lightTop],
      expect: { top: { zone: 'space', damage: 2 }, twin: { zone: 'under:top' } },
    },
  );
});

test('A new top card while damage is pending: the damage reaches the unit (Stacking and Rearranging)', () => {
  const { log } = defended(
    { twin: below(), top: above(['Shields 3']) },
    {
      dice: [6, 6, 6],
      script: [dark('attack', { unit: 'foe', target: 'twin' }), ...passes(3), lightTop],
      expect: { top: { zone: 'space', damage: 3 } },
    },
  );
  assert.deepEqual(order(log, /^Dark rolls/, /^Light completes/, /takes 3 damage/), [0, 1, 2]);
});

test('A new top card of a unit that retaliates: it does the damage with what it has now (Keywords, Retaliate)', () => {
  defended(
    { twin: below({ text: ['Pay 1 Force -> Retaliate 2'] }), top: above(['Stun 1']) },
    {
      dice: [1, 1, 1, 6, 6],
      script: [
        dark('attack', { unit: 'foe', target: 'twin' }),
        light('use', { unit: 'twin', ability: 'Retaliate' }),
        lightTop,
      ],
      expect: { foe: { damage: 2, power: 2 } },
    },
  );
});

test('A new top card of the attacker: it rolls, and it has just attacked (Keywords, Double Strike)', () => {
  holds({
    ...space,
    cards: { twin: below({ speed: 60 }), top: above(['Double Strike', 'Accuracy 1']), foe },
    dark: { force: 9, space: ['twin'], buildZone: hidden },
    light: { space: ['foe'] },
    dice: [3, 1, 3, 2],
    script: [
      dark('attack', { unit: 'twin', target: 'foe' }),
      dark('complete', { card: 'top', to: 'top', unit: 'twin' }),
      dark('attack', { unit: 'top', target: 'foe' }),
    ],
    expect: { top: { zone: 'space', tapped: true }, foe: { damage: 2 } },
  });
});

test('A new top card after the counters were placed: who has done the damage is still known (Keywords, Bounty)', () => {
  const { log } = defended(
    { twin: below({ health: 1 }), top: above([], { health: 1 }) },
    {
      until: { turn: 2, point: 'light-build' },
      cards: {
        foe: fighter({ speed: 50, power: 3, health: 9, text: ['Bounty: Gain 3 Force.'] }),
        guard: fighter({ type: 'Ground' }),
        twin: below({ health: 1 }),
        top: above([], { health: 1 }),
      },
      dark: { space: ['foe'], ground: ['guard'] },
      light: { force: 9, space: ['twin'], buildZone: hidden, ground: [{ id: 'guard2', card: 'guard' }] },
      dice: [6, 6, 6, 1],
      script: [dark('attack', { unit: 'foe', target: 'twin' }), ...passes(5), lightTop],
      expect: { top: { zone: 'discard' }, dark: { force: 7 } },
    },
  );
  assert.deepEqual(order(log, /takes 3 damage/, /^Light completes/, /is discarded/), [0, 1, 2]);
});

test('A new top card of a unit that an effect spoke of: "that unit" is still it (Phrases, "that card")', () => {
  const surge = {
    side: 'dark',
    type: 'Battle',
    text: [
      'One of your units gets +1 power for this attack. That unit does 1 damage to itself when the attack ends.',
    ],
  };
  holds({
    ...space,
    cards: { twin: below({ speed: 60 }), top: above(), foe, surge },
    dark: { force: 9, space: ['twin'], buildZone: hidden, hand: ['surge'] },
    light: { space: ['foe'] },
    dice: [6, 6, 6],
    script: [
      dark('attack', { unit: 'twin', target: 'foe' }),
      dark('play', { card: 'surge', target: 'twin' }),
      dark('complete', { card: 'top', to: 'top', unit: 'twin' }),
    ],
    expect: { top: { damage: 1 }, foe: { damage: 3 } },
  });
});
