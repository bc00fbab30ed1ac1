// What RULINGS.md decides where the rulebook can be read in two ways.
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

const BATTLE = { at: 'space-battle', until: 'ground-battle' };
const pilot = soldier({ text: ['[Pilot] Starfighter Pilot. The Starfighter gets: * +20 speed.'] });
const thief = card('Battle', [
  "Pay 0 Force -> Gain control of one of your opponent's units until end of turn.",
]);

test('Attacking, 2: an attack goes on where its defender has been moved to another arena', () => {
  holds({
    cards: {
      d: fighter(),
      l: unit('Space/Ground', 'Rebel Starfighter', [30, 1, 5]),
      away: card('Battle', ['Pay 0 Force -> Move one of your units to the Ground arena.']),
    },
    dark: { space: ['d'] },
    light: { space: ['l'], hand: ['away'] },
    ...BATTLE,
    dice: [5, 5, 5],
    script: [dark('attack', { unit: 'd', target: 'l' }), light('play', { card: 'away', target: 'l' })],
    expect: { l: { zone: 'ground', damage: 3 }, d: { tapped: true } },
  });
});

test('Attacking, 2; Terms, control: a unit that changes hands in its attack goes on with it, and its new controller decides', () => {
  holds({
    cards: { d: fighter(), l: fighter({ health: 6 }), thief },
    dark: { space: ['d'] },
    light: { space: ['l'], hand: ['thief'] },
    ...BATTLE,
    dice: [5, 5, 5],
    script: [dark('attack', { unit: 'd', target: 'l' }), light('play', { card: 'thief', target: 'd' })],
    expect: { d: { controller: 'light', tapped: true }, l: { damage: 3 } },
  });
});

test('Retreating Pilots: whether the other player’s Pilot is tapped makes no difference, one’s own must be untapped', () => {
  const file = {
    cards: {
      ship: fighter(),
      ace: pilot,
      thief: soldier({
        text: ["When you deploy this unit, gain control of one of your opponent's units until end of turn."],
      }),
    },
    dark: { hand: ['thief'], buildPoints: 3 },
    light: { space: [{ id: 'ship', card: 'ship', pilots: [{ id: 'ace', card: 'ace', tapped: true }] }] },
    until: 'battle-start',
  };
  holds({
    ...file,
    script: [
      dark('complete', { card: 'thief', to: 'character' }),
      dark('choose', { value: 'ship' }),
      dark('retreat', { unit: 'ship' }),
    ].filter(({ do: deed }) => deed !== 'choose'),
    expect: { ship: { zone: 'build', controller: 'dark' }, ace: { zone: 'build', controller: 'light' } },
  });
  refused(
    { ...file, light: file.light, at: 'light-retreat', script: [light('retreat', { unit: 'ship' })] },
    'pilot.retreat',
  );
});

test('Keywords, Forewarning: the defender at the end of the attack POP predicts, not the one that was attacked first', () => {
  const cards = {
    d: fighter(),
    l: fighter({ health: 9, text: ['Forewarning: Gain 2 Force'] }),
    x: fighter({ health: 9, text: ['Pay 0 Force -> Intercept'] }),
  };
  const file = { cards, dark: { space: ['d'] }, light: { space: ['l', 'x'] }, ...BATTLE, dice: [5, 5, 5] };
  const attack = dark('attack', { unit: 'd', target: 'l' });
  holds({
    ...file,
    script: [attack, light('predict', { hits: 3 })],
    expect: { light: { force: 2 }, l: { damage: 3 } },
  });
  refused(
    {
      ...file,
      script: [attack, light('use', { unit: 'x', ability: 'Intercept' }), light('predict', { hits: 3 })],
    },
    'attack.predict',
  );
});

test('Contesting Unique Cards; Keywords, Hidden Cost: what a loser’s deployment would have set off is lost', () => {
  holds({
    cards: {
      a: tarn('A'),
      b: tarn('B', { text: ['Hidden Cost 1', 'When you deploy this unit, gain 3 Force.'] }),
      l: fighter(),
    },
    dark: { character: ['a'] },
    light: { force: 3, buildZone: [{ id: 'b', card: 'b', faceDown: true, build: 1 }], space: ['l'] },
    ...BATTLE,
    script: [light('complete', { card: 'b', cost: 'Hidden Cost' })],
    expect: { a: { zone: 'character' }, b: { zone: 'build', tapped: false }, light: { force: 0 } },
  });
});

test('Piloting Units; Equipment Cards: onto one’s own units only', () => {
  refused(
    {
      cards: { ace: pilot, ship: fighter() },
      dark: { character: ['ace'] },
      light: { space: ['ship'] },
      script: [dark('move', { unit: 'ace', to: 'ship' })],
    },
    'control.yours',
  );
  refused(
    {
      cards: {
        saber: gear('Character', ['Pay 0 Force -> Equip', 'Equipped unit gets +1 power.']),
        s: soldier(),
      },
      dark: { buildZone: ['saber'] },
      light: { character: ['s'] },
      script: [dark('equip', { card: 'saber', unit: 's' })],
    },
    'control.yours',
  );
});

test('Equipment Cards: a unit in the build zone can be equipped; "Equipped Jedi" on one who is none does nothing', () => {
  const saber = gear('Character', ['Pay 0 Force -> Equip', 'Equipped Jedi gets +2 power.']);
  holds({
    cards: { saber, s: soldier() },
    dark: { buildZone: ['saber', 's'] },
    script: [dark('equip', { card: 'saber', unit: 's' })],
    expect: { s: { zone: 'build', equipment: ['saber'], power: 2 } },
  });
});

test('Retreat step: retreats and effects may follow each other in any order', () => {
  holds({
    cards: {
      s: soldier(),
      t: soldier(),
      e: soldier({ text: ['Pay 1 Force -> Draw a card. Play anytime.'] }),
      x: soldier(),
    },
    dark: { force: 1, deck: ['x'], character: ['s', 't', 'e'] },
    at: 'dark-retreat',
    until: 'light-retreat',
    script: [
      dark('retreat', { unit: 's' }),
      dark('use', { unit: 'e', ability: 1 }),
      dark('retreat', { unit: 't' }),
    ],
    expect: { s: { zone: 'build' }, t: { zone: 'build' }, x: { zone: 'hand' } },
  });
});

test('Primary Rule 2: where both players’ cards say that they control an arena, Dark does', () => {
  const claims = fighter({ text: ['You control the Space arena.'] });
  holds({
    cards: { d: claims, l: claims },
    dark: { space: ['d'] },
    light: { space: ['l'] },
    expect: { control: { space: 'dark' } },
  });
});

test('Effect Types, Isolated: an effect that is on takes a keyword away from whatever source; one until end of turn keeps it away', () => {
  const grant = card('Battle', ['Pay 0 Force -> One of your units gets Armor until end of turn.']);
  const file = { light: { space: ['l'], hand: ['grant'] }, ...BATTLE };
  const given = light('play', { card: 'grant', target: 'l' });
  holds({
    ...file,
    cards: {
      d: fighter({ text: ["Each of your opponent's units loses Armor."] }),
      l: fighter({ text: ['Armor'] }),
      grant,
    },
    dark: { space: ['d'] },
    script: [given],
    expect: { l: { keywords: { Armor: false } } },
  });
  holds({
    ...file,
    cards: {
      d: fighter(),
      l: fighter({ text: ['Armor'] }),
      lose: card('Battle', ["Pay 0 Force -> One of your opponent's units loses Armor until end of turn."]),
      grant,
    },
    dark: { space: ['d'], hand: ['lose'] },
    script: [dark('play', { card: 'lose', target: 'l' }), given],
    expect: { l: { keywords: { Armor: false } } },
  });
});

test('Contesting Unique Cards: unique Equipment of both players contests, also on units of one side', () => {
  const blade = (version: string) =>
    gear('Character', ['Pay 0 Force -> Equip', 'Equipped unit gets +1 power.'], {
      name: 'Test Blade',
      version,
    });
  holds({
    cards: {
      s: soldier(),
      t: soldier(),
      a: blade('A'),
      b: blade('B'),
      thief: soldier({
        text: ["When you deploy this unit, gain control of one of your opponent's units until end of turn."],
      }),
    },
    dark: { character: [{ id: 's', card: 's', equipment: ['a'] }], hand: ['thief'], buildPoints: 3 },
    light: { character: [{ id: 't', card: 't', equipment: ['b'] }] },
    until: 'space-battle',
    script: [dark('complete', { card: 'thief', to: 'character' })],
    expect: { a: { tapped: false }, b: { tapped: true } },
  });
});

test('Keywords, Avenge and Area Damage: damage of an attacking unit is avenged, whatever it was done by', () => {
  holds({
    cards: {
      d: fighter({ power: 4, health: 9, text: ['Area Damage 3'] }),
      l: fighter({ health: 2 }),
      m: fighter({ health: 3 }),
      n: fighter({ health: 9, speed: 10, text: ['Avenge 1'] }),
    },
    dark: { space: ['d'] },
    light: { space: ['l', 'm', 'n'] },
    ...BATTLE,
    dice: [6, 6, 1, 1, 6, 6, 6, 4, 4, 4, 4],
    script: [
      dark('attack', { unit: 'd', target: 'l' }),
      dark('use', { unit: 'd', ability: 'Area Damage', target: 'm' }),
    ],
    expect: {},
  });
});
