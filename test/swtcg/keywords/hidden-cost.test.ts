// Keywords, Hidden Cost.
import { test } from 'node:test';
import { dark, fighter, holds, light, refused, soldier, tarn, unit } from '../../helpers/command.ts';

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

test('Hidden Cost: in the build step build points pay first, and Force where it is named or they are too few', () => {
  const file = (buildPoints: number) => ({
    cards: { spy },
    dark: { force: 2, buildPoints, buildZone: zone(4) },
    until: 'script-end',
  });
  const plainly = { script: [dark('complete', { card: 'spy' })] };
  holds({
    ...file(2),
    ...plainly,
    expect: { dark: { force: 2, buildPoints: 0 }, spy: { zone: 'character' } },
  });
  holds({
    ...file(1),
    ...plainly,
    expect: { dark: { force: 0, buildPoints: 1 }, spy: { zone: 'character' } },
  });
  holds({
    ...file(2),
    script: [dark('complete', { card: 'spy', cost: 'Hidden Cost' })],
    expect: { dark: { force: 0, buildPoints: 2 } },
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

test('Hidden Cost: a new top card takes its unit to another arena in the build step only (Stacking and Rearranging)', () => {
  const text = ['Hidden Cost 1'];
  const cards = {
    tarn: tarn('A'),
    spy: unit('Ground', 'Rebel Speeder', [40, 3, 4], { name: 'Tarn Vell', version: 'B', cost: 4, text }),
  };
  const seat = { character: ['tarn'], buildZone: zone(1) };
  const top = { card: 'spy', unit: 'tarn', cost: 'Hidden Cost' };
  for (const at of [
    { at: 'battle-start', until: 'space-battle' },
    { at: 'dark-build', until: 'light-build' },
  ])
    refused({ cards, light: seat, ...at, script: [light('complete', { ...top, to: 'top' })] }, 'stack.arena');
  holds({
    ...battle,
    cards,
    light: seat,
    script: [light('complete', { ...top, to: 'under' })],
    expect: { tarn: { zone: 'character', stack: ['spy'] } },
  });
  holds({
    cards,
    dark: seat,
    script: [dark('complete', { ...top, to: 'top' })],
    expect: { spy: { zone: 'ground', stack: ['tarn'] } },
  });
});

test('Hidden Cost: no Pilot is deployed to a unit by it, in the stack of another version neither', () => {
  const pilot = '[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.';
  const cards = {
    tarn: tarn('A', { text: [pilot] }),
    spy: tarn('B', { text: [pilot, 'Hidden Cost 1'] }),
    ship: fighter(),
  };
  const seat = { space: [{ card: 'ship', pilots: ['tarn'] }], buildZone: zone(1) };
  for (const to of ['top', 'under']) {
    const join = { card: 'spy', to, unit: 'tarn' };
    refused({ ...battle, cards, light: seat, script: [light('complete', join)] }, 'keyword.hidden-cost');
    // For its build cost it joins the stack in one's build step.
    holds({
      cards,
      dark: seat,
      script: [dark('complete', join)],
      expect: { ship: { pilots: [to === 'top' ? 'spy' : 'tarn'] } },
    });
  }
});

test('Hidden Cost: the current build cost is the Reduced Cost while its condition holds', () => {
  const cards = {
    spy: soldier({
      cost: 6,
      text: ['Hidden Cost 5', 'Reduced Cost 3: If you have a unit in the Space arena.'],
    }),
    ship: fighter(),
  };
  const seat = { force: 1, buildZone: zone(3) };
  holds({
    ...battle,
    cards,
    light: { ...seat, space: ['ship'] },
    script,
    expect: { spy: { zone: 'character' }, light: { force: 1 } },
  });
  refused({ ...battle, cards, light: seat, dark: { space: ['ship'] }, script }, 'keyword.hidden-cost');
  const cheap = {
    ...cards.spy,
    text: ['Hidden Cost 1', 'Reduced Cost 3: If you have a unit in the Space arena.'],
  };
  holds({
    ...battle,
    cards: { ...cards, spy: cheap },
    light: { force: 1, buildZone: zone(2), space: ['ship'] },
    script,
    expect: { spy: { zone: 'character' }, light: { force: 0 } },
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
