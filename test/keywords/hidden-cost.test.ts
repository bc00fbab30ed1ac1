// Keywords, Hidden Cost.
import { test } from 'node:test';
import { dark, fighter, holds, light, refused, soldier } from '../helpers/command.ts';

const spy = soldier({ cost: 6, text: ['Hidden Cost 4'] });
const zone = (build: number) => [{ card: 'spy', faceDown: true, build }];
const battle = { cards: { spy }, at: 'battle-start', until: 'space-battle' };
const script = [light('complete', { card: 'spy', to: 'character', cost: 'Hidden Cost' })];

test('Hidden Cost: Force for the counters that are missing, anytime', () => {
  holds({
    ...battle,
    light: { force: 2, buildZone: zone(4) },
    script,
    expect: { light: { force: 0 }, spy: { zone: 'character' } },
  });
  refused({ ...battle, light: { force: 1, buildZone: zone(4) }, script }, 'cost.pay');
});

test('Hidden Cost: no Force where the counters are enough', () => {
  holds({ ...battle, light: { force: 2, buildZone: zone(6) }, script, expect: { light: { force: 2 } } });
});

test('Hidden Cost: only with X counters, only partially built', () => {
  refused({ ...battle, light: { force: 9, buildZone: zone(3) }, script }, 'keyword.hidden-cost');
  refused({ ...battle, light: { force: 9, hand: ['spy'] }, script }, 'keyword.hidden-cost');
});

test('Hidden Cost: with fewer counters where the current cost is lower', () => {
  const chief = soldier({ text: ['Each of your Soldiers costs 3 less build counters to deploy.'] });
  holds({
    ...battle,
    cards: { spy, chief },
    light: { force: 0, buildZone: zone(3), character: ['chief'] },
    script,
    expect: { spy: { zone: 'character' } },
  });
});

test("Hidden Cost: in one's build step too", () => {
  holds({
    cards: { spy },
    dark: { force: 2, buildZone: zone(4) },
    script: [dark('complete', { card: 'spy', cost: 'Hidden Cost' })],
    expect: { dark: { force: 0 }, spy: { zone: 'character' } },
  });
});

test('Hidden Cost: not during a chance to prevent damage', () => {
  const file = {
    cards: {
      spy: soldier({ type: 'Space', cost: 6, text: ['Hidden Cost 4'] }),
      x: fighter({ speed: 60, power: 1 }),
      y: fighter(),
    },
    dark: { space: ['x'] },
    light: { force: 2, space: ['y'], buildZone: zone(4) },
    at: 'space-battle',
    dice: [6],
  };
  // The attack window is the last before the dice; the prevention window would be too late.
  holds({
    ...file,
    until: 'ground-battle',
    script: [
      dark('attack', { unit: 'x', target: 'y' }),
      light('complete', { card: 'spy', to: 'space', cost: 'Hidden Cost' }),
    ],
    expect: { spy: { zone: 'space' }, y: { damage: 1 } },
  });
});

test('Hidden Cost: a version of another type does not take its unit to another arena in battle (Stacking and Rearranging)', () => {
  const twin = fighter({ name: 'Test Twin', version: 'A' });
  const walker = fighter({
    name: 'Test Twin',
    version: 'B',
    type: 'Ground',
    cost: 6,
    text: ['Hidden Cost 4'],
  });
  const file = {
    ...battle,
    cards: { twin, spy: walker },
    light: { force: 9, space: ['twin'], buildZone: zone(4) },
  };
  refused({ ...file, script: [light('complete', { card: 'spy', to: 'top', unit: 'twin' })] }, 'stack.arena');
  holds({
    ...file,
    script: [light('complete', { card: 'spy', to: 'under', unit: 'twin' })],
    expect: { spy: { zone: 'under:twin' } },
  });
});
