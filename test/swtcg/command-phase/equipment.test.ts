// Equipment: attaching, detaching, where it goes, Skills and Traits (Equipment Cards).
import { test } from 'node:test';
import { dark, gear, holds, light, refused, soldier, unit } from '../../helpers/command.ts';

const gun = gear('Character - Blaster Weapon', [
  'Pay 1 build point -> Equip',
  'Equipped Character gets +1 power.',
]);
const cards = { gun, s: soldier(), t: soldier(), tank: unit('Ground', 'Imperial Tank', [20, 4, 5]) };

test('Equipment Cards: completed face-up in the build zone, then equipped for its cost', () => {
  holds({
    cards,
    dark: { buildPoints: 2, hand: ['gun'], character: ['s'] },
    script: [dark('complete', { card: 'gun' }), dark('equip', { card: 'gun', unit: 's' })],
    expect: { gun: { zone: 'on:s', faceDown: false }, s: { equipment: ['gun'], power: 3 } },
  });
  refused(
    {
      cards,
      dark: { buildZone: ['gun'], character: ['s'] },
      script: [dark('equip', { card: 'gun', unit: 's' })],
    },
    'cost.pay',
  );
});

test('Equipment Cards: only to a unit whose type its subtype names', () => {
  refused(
    {
      cards,
      dark: { buildPoints: 2, buildZone: ['gun'], ground: ['tank'] },
      script: [dark('equip', { card: 'gun', unit: 'tank' })],
    },
    'keyword.equip',
  );
});

test('Equipment Cards: from unit to unit it is detached first, once a turn', () => {
  const worn = { buildPoints: 3, character: [{ card: 's', equipment: ['gun'] }, 't'] };
  refused({ cards, dark: worn, script: [dark('equip', { card: 'gun', unit: 't' })] }, 'equipment.once');
  holds({
    cards,
    dark: worn,
    script: [dark('detach', { card: 'gun' }), dark('equip', { card: 'gun', unit: 't' })],
    expect: { gun: { zone: 'on:t' }, s: { equipment: [], power: 2 } },
  });
  refused(
    {
      cards,
      dark: worn,
      script: [
        dark('detach', { card: 'gun' }),
        dark('equip', { card: 'gun', unit: 't' }),
        dark('detach', { card: 'gun' }),
      ],
    },
    'equipment.once',
  );
});

test('Equipment Cards: tapped Equipment gives nothing', () => {
  holds({
    cards,
    dark: { character: [{ card: 's', equipment: [{ card: 'gun', tapped: true }] }] },
    expect: { s: { power: 2 } },
  });
});

test('Equipment Cards: it gives nothing while the type of its unit does not match', () => {
  const both = unit('Ground/Character', 'Imperial Squad', [40, 3, 4]);
  const file = {
    cards: {
      gun: gear('Character - Weapon', ['Pay 0 Force -> Equip', 'Equipped unit gets +1 power.']),
      both,
    },
    dark: { character: [{ card: 'both', equipment: ['gun'] }] },
  };
  holds({ ...file, expect: { both: { power: 4 } } });
  holds({
    ...file,
    script: [dark('move', { unit: 'both', to: 'ground' })],
    expect: { both: { power: 3, equipment: ['gun'] }, gun: { zone: 'on:both' } },
  });
});

test('Equipment Cards: retreats with its unit, goes to hand with it', () => {
  holds({
    cards,
    dark: { character: [{ card: 's', equipment: ['gun'] }] },
    at: 'dark-retreat',
    until: 'light-retreat',
    script: [dark('retreat', { unit: 's' })],
    expect: { s: { zone: 'build', equipment: ['gun'] }, gun: { zone: 'on:s' } },
  });
  holds({
    cards: {
      gun,
      s: soldier({
        text: ['Pay 0 Force -> Return this unit to your hand. Play only during your build step.'],
      }),
    },
    dark: { character: [{ card: 's', equipment: ['gun'] }] },
    script: [dark('use', { unit: 's', ability: 1 })],
    expect: { s: { zone: 'hand', equipment: [] }, gun: { zone: 'hand' } },
  });
});

test('Equipment Cards: put into the discard pile it goes too, discarded it returns to the build zone', () => {
  const text = (verb: string) => [`Pay 0 Force -> ${verb}. Play only during your build step.`];
  holds({
    cards: { gun, s: soldier({ text: text('Put this unit into your discard pile') }) },
    dark: { character: [{ card: 's', equipment: ['gun'] }] },
    script: [dark('use', { unit: 's', ability: 1 })],
    expect: { s: { zone: 'discard' }, gun: { zone: 'discard' } },
  });
  holds({
    cards: { gun, s: soldier({ text: text('Discard this unit') }) },
    dark: { character: [{ card: 's', equipment: ['gun'] }] },
    script: [dark('use', { unit: 's', ability: 1 })],
    expect: { s: { zone: 'discard' }, gun: { zone: 'build' } },
  });
});

test('Equipment Cards, Skill: one copy on a unit, never detached, discarded with its unit', () => {
  const skill = gear('Character - Skill', ['Pay 0 Force -> Equip', 'Equipped unit gets +1 power.']);
  const file = { cards: { skill, s: soldier({ text: ['Upkeep: Discard this unit.'] }), t: soldier() } };
  const worn = (unitCard: string) => [{ card: unitCard, equipment: ['skill'] }];
  refused(
    {
      ...file,
      dark: { character: worn('t'), buildZone: [{ id: 'again', card: 'skill' }] },
      script: [dark('equip', { card: 'again', unit: 't' })],
    },
    'equipment.one-copy',
  );
  refused(
    { ...file, dark: { character: worn('t') }, script: [dark('detach', { card: 'skill' })] },
    'equipment.one-copy',
  );
  holds({
    ...file,
    dark: { character: worn('s') },
    expect: { s: { zone: 'discard' }, skill: { zone: 'discard' } },
  });
});

test('Equipment Cards: several copies of plain Equipment on one unit', () => {
  holds({
    cards,
    dark: {
      buildPoints: 1,
      character: [{ card: 's', equipment: ['gun'] }],
      buildZone: [{ id: 'g2', card: 'gun' }],
    },
    script: [dark('equip', { card: 'g2', unit: 's' })],
    expect: { s: { power: 4, equipment: ['gun', 'g2'] } },
  });
});

test('Equipment Cards, Trait: attached when its condition is met, if its controller likes', () => {
  const trait = gear('Character - Trait', [
    'When one of your Characters attacks, attach this Trait to that unit.',
    'Equipped unit gets Armor.',
  ]);
  const file = {
    cards: { trait, s: soldier(), t: soldier({ speed: 20 }) },
    dark: { character: ['s'], buildZone: ['trait'] },
    light: { character: ['t'] },
    at: 'character-battle',
    until: 'end-of-turn',
    dice: [1, 1],
  };
  const attack = dark('attack', { unit: 's', target: 't' });
  holds({
    ...file,
    script: [attack, dark('use', { unit: 'trait', ability: 1 })],
    expect: { trait: { zone: 'on:s' }, s: { keywords: { Armor: true } } },
  });
  holds({ ...file, script: [attack], expect: { trait: { zone: 'build' } } });
});

test("Equipment Cards: a unit under the opponent's control keeps it; its controller may take it off", () => {
  const thief = soldier({
    text: ["When you deploy this unit, gain control of one of your opponent's Soldiers until end of turn."],
  });
  holds({
    cards: { gun, s: soldier(), t: soldier(), thief },
    dark: { buildPoints: 3, hand: ['thief'] },
    light: { buildPoints: 1, character: [{ card: 's', equipment: ['gun'] }] },
    until: 'dark-retreat',
    script: [dark('complete', { card: 'thief' }), light('detach', { card: 'gun' })],
    expect: { s: { controller: 'dark', power: 2 }, gun: { zone: 'build', controller: 'light' } },
  });
});

test('Equipment Cards; Stacking and Rearranging: a stack is equipped and detached once a turn, whichever card is on top', () => {
  const blade = (version: string) =>
    gear('Character', ['Pay 1 Force -> Equip', 'Equipped unit gets +1 power.'], {
      name: 'Vell Blade',
      version,
    });
  const cards = { a: blade('A'), b: blade('B'), s: soldier() };
  const equipA = dark('equip', { card: 'a', unit: 's' });
  const turned = dark('rearrange', { unit: 'a', top: 'b' });
  refused(
    {
      cards,
      dark: { force: 5, character: ['s'], buildZone: [{ card: 'a', stack: ['b'] }] },
      script: [equipA, dark('detach', { card: 'a' }), turned, dark('equip', { card: 'b', unit: 's' })],
    },
    'equipment.once',
  );
  refused(
    {
      cards,
      dark: { force: 5, character: [{ card: 's', equipment: [{ card: 'a', stack: ['b'] }] }] },
      script: [dark('detach', { card: 'a' }), equipA, turned, dark('detach', { card: 'b' })],
    },
    'equipment.once',
  );
  // A stack is named by any of its cards.
  holds({
    cards,
    dark: { force: 5, character: ['s'], buildZone: [{ card: 'a', stack: ['b'] }] },
    script: [dark('equip', { card: 'b', unit: 's' })],
    expect: { a: { zone: 'on:s', stack: ['b'] }, s: { power: 3 } },
  });
});
