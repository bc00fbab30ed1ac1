// Keywords, Equip. How Equipment lies and leaves stands in test/swtcg/command-phase/equipment.test.ts.
import { test } from 'node:test';
import { dark, gear, holds, light, refused, soldier } from '../../helpers/command.ts';

const gun = gear('Character - Blaster Weapon', ['Pay 2 Force -> Equip', 'Equipped unit gets +1 power.']);
const cards = { gun, s: soldier(), t: soldier() };
const ready = { force: 4, buildZone: ['gun'], character: ['s', 't'] };
const on = (unit: string) => dark('equip', { card: 'gun', unit });

test('Equip: the cost is paid and the Equipment is attached', () => {
  holds({
    cards,
    dark: ready,
    script: [on('s')],
    expect: { gun: { zone: 'on:s' }, s: { power: 3 }, dark: { force: 2 } },
  });
});

test('Equip: selective: of two costs one is paid, the first that can be', () => {
  const two = gear('Character - Weapon', ['Pay 1 build point -> Equip', 'Pay 1 Force -> Equip']);
  holds({
    cards: { ...cards, gun: two },
    dark: { ...ready, buildPoints: 1 },
    script: [on('s')],
    expect: { dark: { force: 4, buildPoints: 0 } },
  });
  holds({ cards: { ...cards, gun: two }, dark: ready, script: [on('s')], expect: { dark: { force: 3 } } });
});

test('Equip: its cost is paid once a turn', () => {
  refused(
    { cards, dark: ready, script: [on('s'), dark('detach', { card: 'gun' }), on('t')] },
    'equipment.once',
  );
});

test('Equip: again in the next turn', () => {
  holds({
    cards,
    dark: { ...ready, deck: [] },
    until: { turn: 2, point: 'light-build' },
    dice: [1],
    script: [on('s'), dark('detach', { card: 'gun' }), on('t')],
    expect: { gun: { zone: 'on:t' } },
  });
});

test('Equip: too early when the build step starts, too late in the battle', () => {
  refused(
    { cards, dark: ready, at: 'turn-start', until: 'dark-build', dice: [1], script: [on('s')] },
    'keyword.equip',
  );
  refused({ cards, dark: ready, at: 'battle-start', until: 'turn-end', script: [on('s')] }, 'keyword.equip');
});

test("Equip: not in the opponent's build step, not onto the opponent's unit", () => {
  refused({ cards, dark: ready, at: 'light-build', until: 'dark-retreat', script: [on('s')] }, 'pop.chance');
  refused(
    { cards, dark: { force: 4, buildZone: ['gun'] }, light: { character: ['s'] }, script: [on('s')] },
    'control.yours',
  );
});

test('Equip: not without the Force, not while face-down, not from hand', () => {
  refused({ cards, dark: { ...ready, force: 1 }, script: [on('s')] }, 'cost.pay');
  refused(
    { cards, dark: { ...ready, buildZone: [{ card: 'gun', faceDown: true, build: 1 }] }, script: [on('s')] },
    'card.equipment',
  );
  refused({ cards, dark: { ...ready, buildZone: [], hand: ['gun'] }, script: [on('s')] }, 'card.equipment');
});

test('Equip: onto a unit in the build zone too (Card types: units are in play there)', () => {
  holds({
    cards,
    dark: { force: 2, buildZone: ['gun', 's'] },
    script: [on('s')],
    expect: { gun: { zone: 'on:s' } },
  });
});

test('Equip: an activated effect: disrupted, it stays where it is, its cost and its use are gone', () => {
  const halt = { side: 'neutral', type: 'Battle', text: ['Pay 1 Force -> Disrupt an effect.'] };
  const file = { cards: { ...cards, halt }, dark: ready, light: { force: 1, hand: ['halt'] } };
  const script = [on('s'), light('play', { card: 'halt' })];
  holds({ ...file, script, expect: { gun: { zone: 'build' }, dark: { force: 2 } } });
  refused({ ...file, script: [...script, on('s')] }, 'equipment.once');
});
