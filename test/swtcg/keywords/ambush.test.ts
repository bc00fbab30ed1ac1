// Keywords, Ambush.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fight, play, refused, use } from '../../helpers/fight.ts';

const d = { text: ['Pay 1 Force -> Ambush 2'] };
const lNew = { in: 'hand', cost: 0 } as const;
const deploy = { by: 'light', do: 'complete', card: 'lNew', to: 'space' };

test('Ambush: dice of damage to a unit that the opponent deploys here (Keywords, Ambush)', () => {
  const end = fight(
    { d, lNew },
    { dark: 1, at: 'light-build', until: 'dark-retreat', dice: [4, 6], script: [deploy, use('d', 'Ambush')] },
  );
  assert.equal(end.damage('lNew'), 2);
  assert.equal(end.player('dark').force, 0);
});

test('Ambush: a unit that comes from the build zone is ambushed too; Armor counts (Keywords, Ambush)', () => {
  const end = fight(
    { d, lOld: { in: 'buildZone', text: ['Armor'] } },
    {
      dark: 1,
      at: 'light-build',
      until: 'dark-retreat',
      dice: [4, 6],
      script: [{ by: 'light', do: 'move', unit: 'lOld', to: 'space' }, use('d', 'Ambush')],
    },
  );
  assert.equal(end.damage('lOld'), 1);
});

test('Ambush: each copy is used once for an arrival (Keywords, Ambush)', () => {
  const two = { text: ['Pay 1 Force -> Ambush 1', 'Pay 1 Force -> Ambush 1'] };
  const script = [deploy, use('d', 'Ambush'), use('d', 'Ambush')];
  const end = fight(
    { d: two, lNew },
    { dark: 2, at: 'light-build', until: 'dark-retreat', dice: [5, 5], script },
  );
  assert.equal(end.damage('lNew'), 2);
  refused(
    { d: two, lNew },
    { dark: 9, at: 'light-build', until: 'dark-retreat', script: [...script, use('d', 'Ambush')] },
  );
});

test('Ambush: its name means the first copy that can be used (Keywords, Ambush)', () => {
  const end = fight(
    { d: { text: ['Pay 3 Force -> Ambush 1', 'Pay 1 Force -> Ambush 2'] }, lNew },
    { dark: 1, at: 'light-build', until: 'dark-retreat', dice: [4, 6], script: [deploy, use('d', 'Ambush')] },
  );
  assert.equal(end.damage('lNew'), 2);
});

test('Ambush: not in another arena, not against own units, not without Force (Keywords, Ambush)', () => {
  const at = { at: 'light-build', until: 'dark-retreat' };
  refused({ d: { ...d, type: 'Ground' }, lNew }, { dark: 1, ...at, script: [deploy, use('d', 'Ambush')] });
  refused({ d, lNew }, { dark: 0, ...at, script: [deploy, use('d', 'Ambush')] }, 'cost.pay');
  refused(
    { d, dNew: { in: 'hand', cost: 0 } },
    {
      dark: 1,
      at: 'dark-build',
      until: 'light-build',
      script: [{ by: 'dark', do: 'complete', card: 'dNew', to: 'space' }, use('d', 'Ambush')],
    },
  );
});

test('Ambush: it can be disrupted like any activated ability (Keywords, Ambush)', () => {
  const end = fight(
    { d, lNew, lAnnul: { type: 'Battle', text: ['Pay 1 Force -> Disrupt an activated ability.'] } },
    {
      dark: 1,
      light: 1,
      at: 'light-build',
      until: 'dark-retreat',
      script: [deploy, use('d', 'Ambush'), play('lAnnul')],
    },
  );
  assert.equal(end.damage('lNew'), 0);
  assert.equal(end.player('dark').force, 0);
});

test('Ambush: one that costs nothing need not be used either (Keywords, Ambush; Effect Types, Activated)', () => {
  const free = { d: { text: ['Ambush 2'] }, lNew };
  const at = { at: 'light-build', until: 'dark-retreat' };
  assert.equal(fight(free, { ...at, script: [deploy] }).damage('lNew'), 0);
  const used = fight(free, { ...at, dice: [4, 6], script: [deploy, use('d', 'Ambush')] });
  assert.equal(used.damage('lNew'), 2);
});

test('Ambush: the unit that has come may be named, another one may not (Keywords, Ambush)', () => {
  const setting = (target: string) => ({
    dark: 1,
    at: 'light-build',
    until: 'dark-retreat',
    dice: [4, 6],
    script: [deploy, use('d', 'Ambush', { target })],
  });
  assert.equal(fight({ d, l: {}, lNew }, setting('lNew')).damage('lNew'), 2);
  refused({ d, l: {}, lNew }, setting('l'), 'effect.target');
});
