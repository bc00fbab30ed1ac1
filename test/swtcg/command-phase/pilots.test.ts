// Pilots: who may pilot what, how many, one move, what they give, falling off, retreating (Pilots).
import { test } from 'node:test';
import {
  card,
  dark,
  fighter,
  gear,
  holds,
  light,
  refused,
  soldier,
  tarn,
  unit,
} from '../../helpers/command.ts';

const PILOT = '[Pilot] Starfighter Pilot. The Starfighter gets: * +20 speed. * Pay 1 Force -> Evade 2';
const ace = soldier({
  text: [PILOT, 'This unit gets +3 power as long as you have a Starfighter in any arena.'],
});
const cards = { ace, ship: fighter(), other: fighter(), tank: unit('Ground', 'Imperial Tank', [20, 4, 5]) };

test('Piloting Units: only the subtype that the ability names', () => {
  refused(
    {
      cards,
      dark: { character: ['ace'], ground: ['tank'] },
      script: [dark('move', { unit: 'ace', to: 'tank' })],
    },
    'keyword.pilot',
  );
  refused(
    {
      cards: { ...cards, plain: soldier() },
      dark: { character: ['plain'], space: ['ship'] },
      script: [dark('move', { unit: 'plain', to: 'ship' })],
    },
    'keyword.pilot',
  );
});

test('Piloting Units: a card that is not in play is no unit to go onto', () => {
  for (const list of ['deck', 'hand', 'discard'])
    refused(
      {
        cards,
        dark: { character: ['ace'], [list]: ['ship'] },
        script: [dark('move', { unit: 'ace', to: 'ship' })],
      },
      'keyword.pilot',
    );
});

test('Control of Pilots: one that goes back to its first controller stays on the unit until that player moves it', () => {
  const thief = soldier({
    text: ["When you deploy this unit, gain control of one of your opponent's units until end of turn."],
  });
  holds({
    cards: { ...cards, thief },
    dark: { hand: ['thief'], space: ['ship'], buildPoints: 3 },
    light: { character: ['ace'] },
    seed: 1,
    until: { turn: 2, point: 'dark-build' },
    script: [dark('complete', { card: 'thief', to: 'character' }), dark('move', { unit: 'ace', to: 'ship' })],
    expect: { ace: { zone: 'on:ship', controller: 'light' }, ship: { pilots: ['ace'], speed: 60 } },
  });
});

test('Piloting Units: one Pilot, two on a Gunship, three on a Station, one more by an extra Pilot', () => {
  const file = (subtype: string, text: string[], count: number) => ({
    cards: { ace, ship: fighter({ subtype: `Rebel Starfighter ${subtype}`, text }) },
    dark: {
      space: ['ship'],
      character: Array.from({ length: count }, (_, i) => ({ id: `a${i}`, card: 'ace' })),
    },
    script: Array.from({ length: count }, (_, i) => dark('move', { unit: `a${i}`, to: 'ship' })),
  });
  refused(file('', [], 2), 'pilot.most');
  holds({ ...file('Gunship', [], 2), expect: { ship: { pilots: ['a0', 'a1'] } } });
  refused(file('Gunship', [], 3), 'pilot.most');
  holds({ ...file('Battle Station', [], 3), expect: { ship: { pilots: ['a0', 'a1', 'a2'] } } });
  holds({
    ...file('', ['This unit may have an extra Pilot.'], 2),
    expect: { ship: { pilots: ['a0', 'a1'] } },
  });
});

test('Pilots: one move in the build step, from one unit to another too', () => {
  holds({
    cards,
    dark: { space: [{ card: 'ship', pilots: ['ace'] }, 'other'] },
    script: [dark('move', { unit: 'ace', to: 'other' })],
    expect: { ace: { zone: 'on:other' }, ship: { pilots: [], speed: 40 }, other: { speed: 60 } },
  });
  refused(
    {
      cards,
      dark: { space: ['ship'], character: ['ace'] },
      script: [dark('move', { unit: 'ace', to: 'ship' }), dark('move', { unit: 'ace', to: 'character' })],
    },
    'build.one-move',
  );
});

test('Pilots: off a unit to the arena or the build zone', () => {
  const file = (to: string) => ({
    cards,
    dark: { space: [{ card: 'ship', pilots: ['ace'] }] },
    script: [dark('move', { unit: 'ace', to })],
  });
  holds({
    ...file('character'),
    expect: { ace: { zone: 'character' }, ship: { zone: 'space', pilots: [] } },
  });
  holds({ ...file('buildZone'), expect: { ace: { zone: 'build' } } });
});

test('Pilots: what is listed works only on a unit, all other text only off it', () => {
  holds({
    cards,
    dark: { space: [{ card: 'ship', pilots: ['ace'] }] },
    expect: { ship: { speed: 60, keywords: { Evade: [2] } }, ace: { power: 2 } },
  });
  holds({
    cards,
    dark: { space: ['ship'], character: ['ace'] },
    expect: { ship: { speed: 40, keywords: { Evade: false } }, ace: { power: 5 } },
  });
});

test('Pilots: a piloted unit uses what its Pilot grants, named by the Pilot and its paragraph', () => {
  const gunner = soldier({
    text: [
      '[Pilot] Starfighter Pilot. The Starfighter gets: * Pay 1 Force -> This unit gets +2 power until end of turn.',
    ],
  });
  holds({
    cards: { gunner, ship: fighter() },
    dark: { force: 1, space: [{ card: 'ship', pilots: ['gunner'] }] },
    at: 'space-battle',
    until: 'end-of-turn',
    script: [dark('use', { unit: 'ship', ability: 'gunner:1' })],
    expect: { ship: { power: 5 }, dark: { force: 0 } },
  });
});

test('Pilots: the Pilot goes where its unit goes', () => {
  const killer = unit('Space', 'Imperial Starfighter', [90, 6, 9]);
  holds({
    cards: { ...cards, killer },
    dark: { space: ['killer'] },
    light: { space: [{ card: 'ship', pilots: ['ace'] }] },
    at: 'space-battle',
    until: 'ground-battle',
    dice: [6, 6, 6, 6, 6, 6],
    script: [dark('attack', { unit: 'killer', target: 'ship' })],
    expect: { ship: { zone: 'discard' }, ace: { zone: 'discard' } },
  });
});

test("Pilots: a unit's Pilot can't be attacked", () => {
  refused(
    {
      cards: { ...cards, killer: unit('Space', 'Imperial Starfighter', [90, 6, 9]) },
      dark: { space: ['killer'] },
      light: { space: [{ card: 'ship', pilots: ['ace'] }] },
      at: 'space-battle',
      until: 'ground-battle',
      script: [dark('attack', { unit: 'killer', target: 'ace' })],
    },
    'attack.target',
  );
});

test('Retreating Pilots: unit and Pilot tap and retreat together, not with a tapped Pilot', () => {
  const file = (tapped: boolean) => ({
    cards,
    dark: { space: [{ card: 'ship', pilots: [{ card: 'ace', tapped }] }] },
    at: 'dark-retreat',
    until: 'light-retreat',
    script: [dark('retreat', { unit: 'ship' })],
  });
  holds({
    ...file(false),
    expect: { ship: { zone: 'build', tapped: true }, ace: { zone: 'on:ship', tapped: true } },
  });
  refused(file(true), 'pilot.retreat');
});

test('Retreating Pilots: with two, one has to leave first', () => {
  const gunship = fighter({ subtype: 'Rebel Starfighter Gunship' });
  const file = {
    cards: { ace, gunship },
    dark: {
      space: [
        {
          card: 'gunship',
          pilots: [
            { id: 'p', card: 'ace' },
            { id: 'q', card: 'ace' },
          ],
        },
      ],
    },
    at: 'dark-retreat',
    until: 'light-retreat',
  };
  refused({ ...file, script: [dark('retreat', { unit: 'gunship' })] }, 'pilot.retreat');
  holds({
    ...file,
    script: [dark('move', { unit: 'q', to: 'buildZone' }), dark('retreat', { unit: 'gunship' })],
    expect: {
      q: { zone: 'build', tapped: false },
      p: { zone: 'on:gunship', tapped: true },
      gunship: { zone: 'build' },
    },
  });
});

test('Causing Pilots to "Fall Off": a new top card that pilots something else', () => {
  const luke = (version: string, text: string) => tarn(version, { text: [text] });
  holds({
    cards: {
      sky: luke('A', PILOT),
      road: luke('B', '[Pilot] Speeder Pilot. The Speeder gets: * +1 power.'),
      ship: fighter(),
    },
    dark: { space: [{ card: 'ship', pilots: [{ card: 'sky', stack: ['road'] }] }] },
    script: [dark('rearrange', { unit: 'sky', top: 'road' })],
    expect: { road: { zone: 'build', stack: ['sky'] }, ship: { pilots: [] } },
  });
});

test('Piloting Units: Upkeep of a Pilot is paid, Pilots untap', () => {
  holds({
    cards: { ace: soldier({ text: [PILOT, 'Upkeep: Pay 1 Force.'] }), ship: fighter() },
    dark: { force: 3, space: [{ card: 'ship', pilots: ['ace'] }] },
    expect: { dark: { force: 2 } },
  });
  holds({
    cards,
    dark: { space: [{ card: 'ship', tapped: true, pilots: [{ card: 'ace', tapped: true }] }] },
    at: 'untap',
    until: 'gain-force',
    expect: { ace: { tapped: false }, ship: { tapped: false } },
  });
});

test('Piloting Units: Equipment stays on a Pilot and is not detached while it pilots', () => {
  refused(
    {
      cards: { ...cards, gun: gear('Character - Blaster Weapon', ['Pay 0 Force -> Equip']) },
      dark: { space: [{ card: 'ship', pilots: [{ card: 'ace', equipment: ['gun'] }] }] },
      script: [dark('detach', { card: 'gun' })],
    },
    'pilot.move',
  );
});

test('Control of Pilots and Piloted Units: a Pilot keeps its controller and goes on granting', () => {
  const thief = soldier({
    text: [
      "When you deploy this unit, gain control of one of your opponent's Starfighters until end of turn.",
    ],
  });
  holds({
    cards: { ...cards, thief },
    dark: { buildPoints: 3, hand: ['thief'] },
    light: { space: [{ card: 'ship', pilots: ['ace'] }] },
    until: 'dark-retreat',
    script: [
      dark('complete', { card: 'thief', to: 'character' }),
      light('move', { unit: 'ace', to: 'character' }),
    ],
    expect: { ship: { controller: 'dark' }, ace: { zone: 'character', controller: 'light' } },
  });
});

test('Control of Pilots and Piloted Units: a Pilot that goes back to its player stays on the unit', () => {
  const thief = soldier({
    text: ["When you deploy this unit, gain control of one of your opponent's Characters until end of turn."],
  });
  holds({
    cards: { ...cards, thief },
    dark: { buildPoints: 3, hand: ['thief'], space: ['ship'] },
    light: { character: ['ace'], ground: ['tank'] },
    until: { turn: 2, point: 'untap' },
    script: [dark('complete', { card: 'thief', to: 'character' }), dark('move', { unit: 'ace', to: 'ship' })],
    expect: { ship: { pilots: ['ace'], controller: 'dark' }, ace: { zone: 'on:ship', controller: 'light' } },
  });
});

test('Causing Pilots to "Fall Off": not by a rearrangement after the one move, and it is the one move itself', () => {
  const flown = {
    cards: { a: tarn('A', { text: [PILOT] }), b: tarn('B'), ship: fighter(), other: fighter() },
    dark: { space: ['ship', 'other'], character: [{ card: 'a', stack: ['b'] }] },
  };
  const rearrange = dark('rearrange', { unit: 'a', top: 'b' });
  refused({ ...flown, script: [dark('move', { unit: 'a', to: 'ship' }), rearrange] }, 'pilot.off');
  const aboard = {
    ...flown,
    dark: { space: [{ card: 'ship', pilots: [{ card: 'a', stack: ['b'] }] }, 'other'] },
  };
  const back = dark('rearrange', { unit: 'b', top: 'a' });
  const out = dark('move', { unit: 'b', to: 'character' });
  holds({
    ...aboard,
    script: [rearrange, out],
    expect: { b: { zone: 'character', stack: ['a'] }, ship: { pilots: [] } },
  });
  refused(
    { ...aboard, script: [rearrange, out, back, dark('move', { unit: 'a', to: 'other' })] },
    'build.one-move',
  );
});

test('Causing Pilots to "Fall Off": with its new top card the Pilot may go on to a unit that this one pilots', () => {
  const fallen = {
    cards: {
      a: tarn('A', { text: [PILOT] }),
      b: tarn('B', { text: ['[Pilot] Speeder Pilot. The Speeder gets: * +1 power.'] }),
      ship: fighter(),
      bike: unit('Ground', 'Rebel Speeder', [40, 2, 2]),
    },
    dark: { space: [{ card: 'ship', pilots: [{ card: 'a', stack: ['b'] }] }], ground: ['bike'] },
  };
  const script = [dark('rearrange', { unit: 'a', top: 'b' }), dark('move', { unit: 'b', to: 'bike' })];
  holds({ ...fallen, script, expect: { b: { zone: 'on:bike', stack: ['a'] }, bike: { power: 3 } } });
  refused({ ...fallen, script: [...script, dark('move', { unit: 'b', to: 'buildZone' })] }, 'build.one-move');
  refused({ ...fallen, script: [...script, dark('rearrange', { unit: 'b', top: 'a' })] }, 'pilot.off');
});

test('Retreating Pilots: in the retreat step the only Pilot does not leave its unit', () => {
  refused(
    {
      cards,
      dark: { space: [{ card: 'ship', pilots: [{ card: 'ace', tapped: true }] }] },
      at: 'dark-retreat',
      until: 'light-retreat',
      script: [dark('move', { unit: 'ace', to: 'buildZone' })],
    },
    'pilot.retreat',
  );
});

test('Keywords, Pilot: an ability that was granted gives to the piloted unit as a printed one does', () => {
  const given = { ship: { pilots: ['s'], speed: 60, keywords: { Evade: [2] } } };
  const script = [dark('move', { unit: 's', to: 'ship' })];
  const table = { character: ['chief', 's'], space: ['ship'] };
  const chief = soldier({ text: [`Each of your other unit cards gets "${PILOT}"`] });
  holds({ cards: { ...cards, chief, s: soldier() }, dark: table, script, expect: given });
  holds({
    cards: {
      ...cards,
      offer: card('Mission', [`Until end of game, one of your Characters gets "${PILOT}"`], { cost: 0 }),
      s: soldier(),
    },
    dark: { character: ['s'], space: ['ship'], hand: ['offer'] },
    script: [dark('complete', { card: 'offer' }), ...script],
    expect: given,
  });
});

test('Piloting Units: effects on Pilots damage and discard a Pilot, and leave its unit alone', () => {
  const strike = (text: string) => card('Battle', [`Pay 0 Force -> ${text}`], { cost: undefined });
  const file = (text: string, expect: object) => ({
    cards: { ...cards, strike: strike(text) },
    dark: { space: [{ card: 'ship', pilots: ['ace'] }] },
    light: { hand: ['strike'] },
    at: 'space-battle',
    until: 'ground-battle',
    script: [light('play', { card: 'strike' })],
    expect: { ship: { zone: 'space', damage: 0 }, ...expect },
  });
  holds(file("Do 1 damage to one of your opponent's Pilots.", { ace: { zone: 'on:ship', damage: 1 } }));
  holds(file("Do 9 damage to one of your opponent's Pilots.", { ace: { zone: 'discard' } }));
  const back = "Return one of your opponent's Pilots to its owner's hand.";
  holds(file(back, { ace: { zone: 'hand', controller: 'dark' } }));
});

test('Phrases, "on a unit": a Pilot is in play, and in the arena of its unit', () => {
  const count = (where: string) =>
    soldier({ text: [`This unit gets +1 power for each Pilot you have in ${where}.`] });
  const dark = { character: ['a', 'b'], space: [{ card: 'ship', pilots: ['ace'] }] };
  const all = { ...cards, a: count('play'), b: count('any arena') };
  holds({ cards: all, dark, expect: { a: { power: 3 }, b: { power: 3 } } });
  const home = { character: ['a', 'b'], buildZone: [{ card: 'ship', pilots: ['ace'] }] };
  holds({ cards: all, dark: home, expect: { a: { power: 3 }, b: { power: 2 } } });
});

test('Unique Cards: a Pilot on a unit is in play for who asks by name', () => {
  const friend = soldier({ text: ['As long as you have Tarn Vell in play, this unit gets +1 power.'] });
  const dark = { character: ['friend'], space: [{ card: 'ship', pilots: ['hero'] }] };
  const all = { ...cards, friend, hero: tarn('A', { text: [PILOT] }) };
  holds({ cards: all, dark, expect: { friend: { power: 3 } } });
});

/** A Soldier on a Starfighter, and somebody who says something of Soldiers. */
const ridden = (text: string, host: 'space' | 'buildZone' = 'space') => ({
  cards: { ...cards, voice: soldier({ subtype: 'Rebel Leader', text: [text] }) },
  dark: { [host]: [{ card: 'ship', pilots: ['ace'] }], character: ['voice'] },
});

test('Piloting Units: a subtype without "unit" or "Character" reaches a Pilot on a unit', () => {
  for (const [whom, health] of [
    ['Soldiers', 4],
    ['other Soldiers', 4],
    ['non-Droid Soldiers', 4],
    ['Soldiers in the Space arena', 4],
    ['Soldiers in the Character arena', 3],
    ['Soldier units', 3],
    ['Soldier Characters', 3],
    ['Characters', 3],
    ['units', 3],
    ['Pilots', 4],
  ] as const)
    holds({ ...ridden(`Each of your ${whom} gets +1 health.`), expect: { ace: { health } } });
});

test('Piloting Units: among several descriptions one has to mean the Pilot', () => {
  for (const [whom, health] of [
    ['Characters or Droids', 3],
    ['Soldier units or Droids', 3],
  ] as const)
    holds({ ...ridden(`Each of your ${whom} gets +1 health.`), expect: { ace: { health } } });
});

test('Phrases, "on a unit": a Pilot is in the arena of its unit', () => {
  for (const [what, power] of [
    ['you have a Soldier in any arena', 3],
    ['you have a Soldier in the Space arena', 3],
    ['you have a Soldier in the Character arena', 2],
    ['you have a Soldier unit in any arena', 2],
    ['Ace is in any arena', 3],
    ['you have Ace in any arena', 3],
    ['Ace is in the Space arena', 3],
    ['Ace is in the Character arena', 2],
  ] as const) {
    const file = ridden(`As long as ${what}, this unit gets +1 power.`);
    const named = { ...file, cards: { ...file.cards, ace: { ...ace, name: 'Ace', version: 'A' } } };
    holds({ ...named, expect: { voice: { power } } });
  }
  // In the build zone neither of them is in an arena.
  holds({
    ...ridden('As long as you have a Soldier in any arena, this unit gets +1 power.', 'buildZone'),
    expect: { voice: { power: 2 } },
  });
});

test('Piloting Units: a Pilot can be damaged and discarded by what names its subtype; its unit is not affected', () => {
  const hurt = (n: number, whom: string) =>
    card('Mission', [`Do ${n} damage to one of your opponent's ${whom}.`], { cost: 0 });
  const file = (mission: ReturnType<typeof hurt>) => ({
    cards: { ...cards, mission },
    dark: { hand: ['mission'] },
    light: { space: [{ card: 'ship', pilots: ['ace'] }] },
    script: [dark('complete', { card: 'mission', target: 'ace' })],
  });
  holds({ ...file(hurt(1, 'Soldiers')), expect: { ace: { damage: 1 }, ship: { damage: 0, speed: 60 } } });
  holds({
    ...file(hurt(3, 'Soldiers')),
    expect: { ace: { zone: 'discard' }, ship: { zone: 'space', damage: 0, speed: 40, pilots: [] } },
  });
  refused(file(hurt(1, 'Soldier units')), 'effect.target');
});

const crew = unit('Ground', 'Rebel Squad', [30, 2, 3], {
  text: ['[Pilot] Capital Ship Pilot. The Capital Ship gets: * +2 power.'],
});
const cruiser = unit('Space', 'Rebel Capital Ship', [20, 5, 8]);

test('Pilots: any unit card with the keyword is one, a Ground unit too; it leaves for its own arena', () => {
  const file = { cards: { crew, cruiser }, dark: { space: [{ card: 'cruiser', pilots: ['crew'] }] } };
  holds({ ...file, expect: { crew: { zone: 'on:cruiser' }, cruiser: { power: 7 } } });
  holds({
    ...file,
    script: [dark('move', { unit: 'crew', to: 'ground' })],
    expect: { crew: { zone: 'ground' }, cruiser: { power: 5 } },
  });
});

test('Piloting Units: a Pilot is no unit while piloting, so whoever piloted it falls off', () => {
  const driver = soldier({ text: ['[Pilot] Squad Pilot. The Squad gets: * +1 power.'] });
  holds({
    cards: { crew, cruiser, driver },
    dark: { ground: [{ card: 'crew', pilots: ['driver'] }], space: ['cruiser'] },
    script: [dark('move', { unit: 'crew', to: 'cruiser' })],
    expect: { crew: { zone: 'on:cruiser', pilots: [] }, driver: { zone: 'build' } },
  });
});

/** Three versions of one unique ship: a plain one, one with room for two Pilots, one that Ace can't fly. */
const falcon = (version: string, more: Record<string, unknown> = {}) =>
  fighter({ name: 'Grey Falcon', version, cost: 4, subtype: 'Rebel Starfighter', ...more });
const roomy = { subtype: 'Rebel Starfighter Gunship' };
const crewed = (top: Record<string, unknown>, below: Record<string, unknown>) => ({
  cards: { ace, top: falcon('A', top), below: falcon('B', below) },
  dark: {
    space: [
      {
        card: 'top',
        stack: ['below'],
        pilots: [
          { id: 'p1', card: 'ace' },
          { id: 'p2', card: 'ace' },
        ],
      },
    ],
  },
});

test('Causing Pilots to "Fall Off": too many after a rearrangement, and the controller chooses who goes (Piloting Units)', () => {
  const rearranged = { ...crewed(roomy, {}), script: [dark('rearrange', { unit: 'top', top: 'below' })] };
  // Without an entry the first legal one is taken.
  holds({ ...rearranged, expect: { below: { pilots: ['p2'] }, p1: { zone: 'build', controller: 'dark' } } });
  holds({
    ...rearranged,
    script: [...rearranged.script, dark('choose', { value: 'p2' })],
    expect: { below: { pilots: ['p1'] }, p2: { zone: 'build' } },
  });
  refused({ ...rearranged, script: [...rearranged.script, dark('choose', { value: 'top' })] }, 'pilot.most');
});

test('Causing Pilots to "Fall Off": too many once the "extra Pilot" is lost (Piloting Units)', () => {
  const cards = {
    ace,
    chief: soldier({ text: ['Each of your Starfighters may have an extra Pilot.'] }),
    ship: fighter(),
  };
  holds({
    cards,
    dark: {
      character: ['chief'],
      space: [
        {
          card: 'ship',
          pilots: [
            { id: 'p1', card: 'ace' },
            { id: 'p2', card: 'ace' },
          ],
        },
      ],
    },
    at: 'dark-retreat',
    until: 'light-retreat',
    script: [dark('retreat', { unit: 'chief' }), dark('choose', { value: 'p1' })],
    expect: { ship: { pilots: ['p2'] }, p1: { zone: 'build' } },
  });
});

test('Causing Pilots to "Fall Off": who fell off may board another unit, as the end of the same move', () => {
  holds({
    ...crewed(roomy, {}),
    cards: { ...crewed(roomy, {}).cards, other: fighter() },
    dark: {
      space: [
        {
          card: 'top',
          stack: ['below'],
          pilots: [
            { id: 'p1', card: 'ace' },
            { id: 'p2', card: 'ace' },
          ],
        },
        'other',
      ],
    },
    script: [
      dark('rearrange', { unit: 'top', top: 'below' }),
      dark('choose', { value: 'p1' }),
      dark('move', { unit: 'p1', to: 'other' }),
    ],
    expect: { p1: { zone: 'on:other' }, below: { pilots: ['p2'] } },
  });
});

test('Causing Pilots to "Fall Off": not a Pilot that has already moved, by a new top card of its unit', () => {
  const file = (top: Record<string, unknown>) => ({
    cards: { ace, top: falcon('A', top), below: falcon('B', { subtype: 'Rebel Droid' }) },
    dark: { space: [{ card: 'top', stack: ['below'] }], character: ['ace'] },
    script: [dark('move', { unit: 'ace', to: 'top' }), dark('rearrange', { unit: 'top', top: 'below' })],
  });
  refused(file({}), 'pilot.off');
  const deployed = {
    cards: { ace, top: falcon('A'), fresh: falcon('C', { subtype: 'Rebel Walker', cost: 4 }) },
    dark: { space: ['top'], character: ['ace'], hand: ['fresh'], buildPoints: 9 },
    script: [
      dark('move', { unit: 'ace', to: 'top' }),
      dark('complete', { card: 'fresh', to: 'top', unit: 'top' }),
    ],
  };
  refused(deployed, 'pilot.off');
  // Whoever has not moved yet falls off, and that is the one move.
  holds({
    ...deployed,
    dark: { space: [{ card: 'top', pilots: ['ace'] }], hand: ['fresh'], buildPoints: 9 },
    script: [dark('complete', { card: 'fresh', to: 'top', unit: 'top' })],
    expect: { fresh: { zone: 'space', pilots: [] }, ace: { zone: 'build' } },
  });
});

test('Causing Pilots to "Fall Off": of too many those go who have not moved; where all have, the top card is refused', () => {
  const { cards } = crewed(roomy, {});
  const file = (aboard: string[], ashore: string[]) => ({
    cards,
    dark: {
      space: [{ card: 'top', stack: ['below'], pilots: aboard.map((id) => ({ id, card: 'ace' })) }],
      character: ashore.map((id) => ({ id, card: 'ace' })),
    },
    script: [
      ...ashore.map((unit) => dark('move', { unit, to: 'top' })),
      dark('rearrange', { unit: 'top', top: 'below' }),
    ],
  });
  refused(file([], ['p1', 'p2']), 'pilot.off');
  const one = file(['p1'], ['p2']);
  holds({ ...one, expect: { below: { pilots: ['p2'] }, p1: { zone: 'build' } } });
  refused({ ...one, script: [...one.script, dark('choose', { value: 'p2' })] }, 'pilot.off');
});

const drone = unit('Subordinate', 'Character - Rebel Soldier', [30, 1, 2], {
  cost: undefined,
  text: ['[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.'],
});

test('Subordinate Special Rules: one that pilots returns to the supply when it is moved to the build zone', () => {
  holds({
    cards: { drone, ship: fighter() },
    dark: { space: [{ card: 'ship', pilots: ['drone'] }] },
    script: [dark('move', { unit: 'drone', to: 'buildZone' })],
    expect: { drone: { zone: 'supply' }, ship: { pilots: [] } },
  });
  holds({
    cards: { drone, ship: fighter() },
    dark: { space: [{ card: 'ship', pilots: ['drone'] }] },
    script: [dark('move', { unit: 'drone', to: 'character' })],
    expect: { drone: { zone: 'character' } },
  });
});

test('Subordinate Special Rules: one that falls off, or retreats with its unit, returns to the supply', () => {
  holds({
    cards: { drone, top: falcon('A'), below: falcon('B', { subtype: 'Rebel Droid' }) },
    dark: { space: [{ card: 'top', stack: ['below'], pilots: ['drone'] }] },
    script: [dark('rearrange', { unit: 'top', top: 'below' })],
    expect: { drone: { zone: 'supply' }, below: { pilots: [] } },
  });
  holds({
    cards: { drone, ship: fighter() },
    dark: { space: [{ card: 'ship', pilots: ['drone'] }] },
    at: 'dark-retreat',
    until: 'light-retreat',
    script: [dark('retreat', { unit: 'ship' })],
    expect: { drone: { zone: 'supply' }, ship: { zone: 'build', tapped: true, pilots: [] } },
  });
  holds({
    cards: { drone, ship: fighter(), killer: fighter({ power: 4, speed: 90 }) },
    dark: { space: [{ card: 'ship', pilots: ['drone'] }] },
    light: { space: ['killer'] },
    at: 'space-battle',
    until: 'ground-battle',
    dice: [6, 6, 6, 6],
    script: [light('attack', { unit: 'killer', target: 'ship' })],
    expect: { drone: { zone: 'supply' }, ship: { zone: 'discard' }, dark: { discard: ['ship'] } },
  });
});

test('Control of Pilots: a unit with Pilots of both retreats by an effect: theirs go home, one of its own remains', () => {
  const thief = soldier({
    text: ["When you deploy this unit, gain control of one of your opponent's units until end of turn."],
  });
  const flee = card('Battle', ['Pay 0 Force -> Retreat one of your Starfighters.'], { cost: undefined });
  const file = {
    cards: { ace, thief, flee, ship: fighter({ subtype: 'Rebel Starfighter Station' }) },
    dark: {
      hand: ['thief', 'flee'],
      buildPoints: 3,
      character: [
        { id: 'd1', card: 'ace' },
        { id: 'd2', card: 'ace' },
      ],
    },
    light: { space: [{ card: 'ship', pilots: [{ id: 'l1', card: 'ace' }] }] },
    until: 'ground-battle',
    seed: 1,
  };
  const script = [
    dark('complete', { card: 'thief', to: 'character' }),
    dark('move', { unit: 'd1', to: 'ship' }),
    dark('move', { unit: 'd2', to: 'ship' }),
    dark('play', { card: 'flee' }),
  ];
  const gone = { l1: { zone: 'build', controller: 'light' }, ship: { zone: 'build', controller: 'dark' } };
  holds({ ...file, script, expect: { ...gone, d1: { zone: 'on:ship' }, d2: { zone: 'build' } } });
  holds({
    ...file,
    script: [...script, dark('choose', { value: 'd2' })],
    expect: { ...gone, d1: { zone: 'build' }, d2: { zone: 'on:ship' } },
  });
});

test('Retreating Pilots: several Pilots of one player stay on a unit that an effect retreats', () => {
  const flee = card('Battle', ['Pay 0 Force -> Retreat one of your Starfighters.'], { cost: undefined });
  holds({
    cards: { ace, flee, ship: fighter(roomy) },
    dark: {
      hand: ['flee'],
      space: [
        {
          card: 'ship',
          pilots: [
            { id: 'p1', card: 'ace' },
            { id: 'p2', card: 'ace' },
          ],
        },
      ],
    },
    at: 'space-battle',
    until: 'ground-battle',
    script: [dark('play', { card: 'flee' })],
    expect: { ship: { zone: 'build', pilots: ['p1', 'p2'] } },
  });
});
