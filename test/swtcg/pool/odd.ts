// The drawn cards with odd numbers.
import { by, type Case, card, unit } from './play.ts';

/** Nothing happens: what the cards say as they stand. */
const STILL = { at: 'dark-build', until: 'light-build' };
const BATTLE = { at: 'battle-start', until: 'space-battle' };
const CHARACTERS = { at: 'character-battle', until: 'end-of-turn' };
const GROUND = { at: 'ground-battle', until: 'character-battle' };
const SPACE = { at: 'space-battle', until: 'ground-battle' };

const soldier = (subtype = 'Rebel Soldier', more = {}) => unit('Character', subtype, [30, 2, 6], more);
const squad = (subtype = 'Rebel Squad', more = {}) => unit('Ground', subtype, [30, 2, 6], more);
const ship = (subtype = 'Rebel Starfighter', more = {}) => unit('Space', subtype, [30, 2, 6], more);
const attack = (side: 'dark' | 'light', one: string, target: string) =>
  by(side, 'attack', { unit: one, target });
const use = (side: 'dark' | 'light', one: string, ability: string | number, more = {}) =>
  by(side, 'use', { unit: one, ability, ...more });

export const odd: readonly Case[] = [
  {
    n: 1,
    positions: [
      {
        shows:
          'as a Pilot it makes First Order units and Imperials Final Order, and those get Accuracy 1 (Pilots)',
        cards: { fleet: ship('Imperial Fleet'), f: soldier('First Order Soldier'), r: soldier() },
        dark: { space: [{ card: 'fleet', pilots: ['it'] }], character: ['f', 'r'] },
        ...STILL,
        expect: {
          fleet: { keywords: { Cunning: true, Accuracy: 1 } },
          f: { keywords: { Accuracy: 1 } },
          r: { keywords: {} },
        },
      },
    ],
  },
  {
    n: 3,
    positions: [
      {
        shows: 'the first choice puts a captivity counter (Terms, counter)',
        cards: { l: soldier() },
        locations: [{ character: 'it', by: 'dark' }],
        light: { character: ['l'] },
        at: 'dark-build',
        until: 'light-build',
        script: [by('dark', 'choose', { value: 1 })],
        expect: { l: { counters: { captivity: 1 }, tapped: false } },
      },
      {
        shows: 'the second taps only a Character with two of them',
        cards: { a: soldier(), b: soldier() },
        locations: [{ character: 'it', by: 'dark' }],
        light: { character: ['a', { card: 'b', counters: { captivity: 2 } }] },
        at: 'dark-build',
        until: 'light-build',
        script: [by('dark', 'choose', { value: 2 })],
        expect: { a: { tapped: false }, b: { tapped: true } },
      },
    ],
  },
  {
    n: 5,
    positions: [
      {
        shows: 'Upkeep: 2 Force at the start of the build step',
        light: { character: ['it'] },
        at: 'light-build',
        until: 'dark-retreat',
        expect: { light: { force: 2 } },
      },
      {
        shows: 'Adapt: one of the two until end of turn',
        light: { character: ['it'] },
        ...BATTLE,
        script: [by('light', 'choose', { value: 2 })],
        expect: { it: { keywords: { Parry: 2 } } },
      },
    ],
  },
  {
    n: 7,
    positions: [
      {
        shows: 'Switch: in the Ground arena +1 power, in the Character arena +10 speed and Critical Hit 1',
        dark: { character: ['it'] },
        ...STILL,
        expect: { it: { speed: 50, power: 3, keywords: { 'Critical Hit': 1 } } },
      },
      {
        shows: 'Accuracy 1 against a Jedi: a natural three is a hit',
        cards: { l: soldier('Jedi Knight') },
        dark: { character: ['it'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [3, 1, 1],
        script: [attack('dark', 'it', 'l')],
        expect: { l: { damage: 1 } },
      },
    ],
  },
  {
    n: 9,
    positions: [
      {
        shows: 'one power for each other unit that its player has there, none for others',
        cards: { a: ship(), b: ship(), c: ship(), g: squad() },
        light: { space: ['it', 'a', 'b'], ground: ['g'] },
        dark: { space: ['c'] },
        ...STILL,
        expect: { it: { power: 6 } },
      },
    ],
  },
  {
    n: 11,
    positions: [
      {
        shows: "when it retreats, the opponent's units in the Ground arena get +1 power",
        cards: { l: squad(), s: ship() },
        dark: { ground: ['it'] },
        light: { ground: ['l'], space: ['s'] },
        at: 'dark-retreat',
        until: 'light-retreat',
        script: [by('dark', 'retreat', { unit: 'it' })],
        expect: { it: { zone: 'build' }, l: { power: 3 }, s: { power: 2 } },
      },
    ],
  },
  {
    n: 13,
    positions: [
      {
        shows: 'discarded, it may add a counter to the Resource of its player',
        cards: { r: card('Resource', []), l: squad('Rebel Squad', { power: 9, speed: 99 }) },
        dark: { ground: ['it'], resource: 'r' },
        light: { ground: ['l'] },
        ...GROUND,
        dice: [6, 6, 6, 6, 6, 6, 6, 6, 6],
        script: [attack('light', 'l', 'it'), use('dark', 'it', 2)],
        expect: { it: { zone: 'discard' }, r: { counters: { resource: 1 } } },
      },
    ],
  },
  {
    n: 15,
    positions: [
      {
        shows: 'Alternative Cost: three damage counters on a Smuggler of its player',
        cards: { s: soldier('Smuggler') },
        light: { hand: ['it'], character: ['s'] },
        at: 'light-build',
        until: 'dark-retreat',
        script: [by('light', 'complete', { card: 'it', cost: 'Alternative Cost' })],
        expect: { it: { zone: 'space', speed: 40, keywords: { Stealth: true } }, s: { damage: 3 } },
      },
      {
        shows: 'without another Smuggler there is neither speed nor Stealth',
        light: { space: ['it'] },
        ...STILL,
        expect: { it: { speed: 30, keywords: {} } },
      },
    ],
  },
  {
    n: 17,
    positions: [
      {
        shows: 'a unit with Equipment gets Critical Hit 2 for the attack',
        cards: {
          d: soldier('Imperial', { power: 1, speed: 90 }),
          gun: card('Equipment', [], { subtype: 'Character - Blaster Weapon' }),
          l: soldier(),
        },
        dark: { hand: ['it'], character: [{ card: 'd', equipment: ['gun'] }] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [6],
        script: [attack('dark', 'd', 'l'), by('dark', 'play', { card: 'it' })],
        expect: { l: { damage: 3 }, it: { zone: 'discard' } },
      },
    ],
  },
  {
    n: 19,
    positions: [
      {
        shows: 'a Jedi in the Character arena is the price of 6 Force',
        cards: { j: soldier('Jedi Knight') },
        light: { hand: ['it'], character: ['j'] },
        ...CHARACTERS,
        script: [by('light', 'play', { card: 'it', target: 'j' })],
        expect: { j: { zone: 'discard' }, light: { force: 6 } },
      },
    ],
  },
  {
    n: 21,
    positions: [
      {
        shows: 'Critical Hit 2 for the attack: two more damage with a natural six',
        cards: { d: soldier('Imperial', { health: 9 }) },
        dark: { character: ['d'] },
        light: { force: 2, character: ['it'] },
        ...CHARACTERS,
        dice: [6, 1, 1, 1, 1],
        script: [attack('light', 'it', 'd'), use('light', 'it', 1)],
        expect: { d: { damage: 3 }, light: { force: 0 } },
      },
      {
        shows: 'prevents one damage to Anakin Skywalker and to nobody else',
        cards: {
          a: soldier('Jedi Padawan', { name: 'Anakin Skywalker', version: 'A' }),
          d: soldier('Imperial', { speed: 90 }),
        },
        dark: { character: ['d'] },
        light: { force: 1, character: ['it', 'a'] },
        ...CHARACTERS,
        dice: [6, 6],
        script: [attack('dark', 'd', 'a'), use('light', 'it', 3)],
        expect: { a: { damage: 1 }, light: { force: 0 } },
      },
    ],
  },
  {
    n: 23,
    positions: [
      {
        shows: 'Galactic Alliance units get Accuracy 1, itself too; others do not',
        cards: { a: ship('Galactic Alliance Starfighter'), b: ship() },
        light: { space: ['it', 'a', 'b'] },
        ...STILL,
        expect: {
          it: { keywords: { Accuracy: 1, Shields: 1 } },
          a: { keywords: { Accuracy: 1 } },
          b: { keywords: {} },
        },
      },
    ],
  },
  {
    n: 25,
    positions: [
      {
        shows: 'Stealth: not attacked while another unit of its side is untapped there (Keywords, Stealth)',
        cards: { d: squad('Imperial'), l: squad('Rebel Squad', { speed: 90 }) },
        dark: { ground: ['it', 'd'] },
        light: { ground: ['l'] },
        ...GROUND,
        seed: 1,
        script: [attack('light', 'l', 'it')],
        refused: 'keyword.stealth',
        expect: {},
      },
    ],
  },
  {
    n: 27,
    positions: [
      {
        shows: '10 speed for each other Subordinate of its player in the Ground arena',
        cards: {
          a: unit('Subordinate', 'Ground - Squad', [10, 1, 1]),
          b: unit('Subordinate', 'Ground - Squad', [10, 1, 1]),
          c: squad(),
        },
        dark: { ground: ['it', 'a', 'c'] },
        light: { ground: ['b'] },
        ...STILL,
        expect: { it: { speed: 50 } },
      },
    ],
  },
  {
    n: 29,
    positions: [
      {
        shows: 'damaged, its player draws a card',
        cards: { d: soldier('Imperial', { speed: 90, power: 1 }), x: soldier() },
        dark: { character: ['d'] },
        light: { character: ['it'], deck: ['x'] },
        ...CHARACTERS,
        dice: [6],
        script: [attack('dark', 'd', 'it')],
        expect: { it: { damage: 1 }, light: { hand: ['x'] } },
      },
      {
        shows: 'treated as a Republic Officer; Accuracy 1 against a Pirate',
        cards: {
          chief: soldier('Rebel', { text: ['Each of your Republic Officers gets Armor.'] }),
          d: soldier('Pirate'),
        },
        dark: { character: ['d'] },
        light: { character: ['it', 'chief'] },
        ...CHARACTERS,
        dice: [3, 1, 1],
        script: [attack('light', 'it', 'd')],
        expect: { it: { keywords: { Armor: true } }, d: { damage: 1 } },
      },
    ],
  },
  {
    n: 31,
    positions: [
      {
        shows: 'Focus 4 as long as Zayne Carrick is in any arena, whoever has him',
        cards: { z: soldier('Jedi Padawan', { name: 'Zayne Carrick', version: 'A' }) },
        light: { character: ['it', 'z'] },
        ...STILL,
        expect: { it: { keywords: { Parry: 1, Focus: 4 } } },
      },
      {
        shows: 'alone it has no Focus',
        light: { character: ['it'] },
        ...STILL,
        expect: { it: { keywords: { Parry: 1 } } },
      },
    ],
  },
  {
    n: 33,
    positions: [
      {
        shows: 'equipped for a Force and a damage counter; the Character taps for a Sith card',
        cards: { s: soldier('Imperial'), x: soldier('Sith Lord') },
        dark: { force: 1, buildZone: ['it'], character: ['s'], discard: ['x'] },
        at: 'dark-build',
        until: 'light-build',
        script: [by('dark', 'equip', { card: 'it', unit: 's' }), use('dark', 's', 'it:2', { target: 'x' })],
        expect: {
          s: { damage: 1, tapped: true, equipment: ['it'] },
          x: { zone: 'hand' },
          dark: { force: 0 },
        },
      },
    ],
  },
  {
    n: 35,
    positions: [
      {
        shows: 'she takes a counter for a Smuggler of her player ("would be damaged")',
        cards: { s: soldier('Smuggler'), d: soldier('Imperial', { speed: 90 }) },
        dark: { character: ['d'] },
        light: { character: ['it', 's'] },
        ...CHARACTERS,
        dice: [6, 6],
        script: [attack('dark', 'd', 's'), use('light', 'it', 1)],
        expect: { s: { damage: 0 }, it: { damage: 1 } },
      },
      {
        shows: 'on a Transport: 3 build points when the roll is made',
        cards: { t: ship('Rebel Transport') },
        light: { space: [{ card: 't', pilots: ['it'] }] },
        at: 'roll-for-build',
        until: 'light-build',
        dice: [2],
        expect: { light: { buildPoints: 5 } },
      },
    ],
  },
  {
    n: 37,
    positions: [
      {
        shows: 'a Trap: as many counters as Jedi Padawan cards in the discard pile (Mission Cards)',
        cards: {
          seer: soldier('Seer'),
          j: soldier('Jedi Knight', { speed: 90, power: 1 }),
          p: soldier('Jedi Padawan'),
          q: soldier('Jedi Padawan'),
        },
        dark: {
          buildZone: [{ card: 'it', faceDown: true, build: 2 }],
          character: ['seer'],
          discard: ['p', 'q'],
        },
        light: { character: ['j'] },
        ...CHARACTERS,
        dice: [1],
        script: [attack('light', 'j', 'seer'), by('dark', 'complete', { card: 'it' })],
        expect: { j: { damage: 2 }, it: { zone: 'discard' } },
      },
    ],
  },
  {
    n: 39,
    positions: [
      {
        shows: "with a Refugee in any arena the opponent's Yuuzhan Vong are weaker for the turn",
        cards: { r: soldier('Refugee'), v: soldier('Yuuzhan Vong Warrior', { power: 4 }) },
        light: { character: ['it', 'r'] },
        dark: { character: ['v'] },
        at: 'light-build',
        until: 'dark-retreat',
        script: [use('light', 'it', 2)],
        expect: { v: { power: 2, keywords: { Accuracy: -1 } }, it: { tapped: true } },
      },
      {
        shows: 'without one it is refused',
        light: { character: ['it'] },
        at: 'light-build',
        until: 'dark-retreat',
        script: [use('light', 'it', 2)],
        refused: 'effect.play-only',
        expect: {},
      },
    ],
  },
  {
    n: 41,
    positions: [
      {
        shows: 'Protect 2 for another unit of its player in the arena',
        cards: { l: soldier(), d: soldier('Imperial', { speed: 90 }) },
        dark: { character: ['d'] },
        light: { force: 2, character: ['it', 'l'] },
        ...CHARACTERS,
        dice: [6, 6],
        script: [attack('dark', 'd', 'l'), use('light', 'it', 'Protect')],
        expect: { l: { damage: 0 }, light: { force: 0 } },
      },
    ],
  },
  {
    n: 43,
    positions: [
      {
        shows: 'in the Ground arena it may bring a damaged Character away and heal it',
        cards: { c: soldier() },
        light: { ground: ['it'], character: [{ card: 'c', damage: 3 }] },
        at: 'character-battle',
        until: 'end-of-turn',
        script: [use('light', 'it', 2)],
        expect: { c: { zone: 'build', damage: 1 }, it: { keywords: { Stealth: true } } },
      },
      {
        shows: 'in the Space arena it has 20 more speed and nobody is asked',
        cards: { c: soldier() },
        light: { space: ['it'], character: [{ card: 'c', damage: 3 }] },
        at: 'character-battle',
        until: 'end-of-turn',
        expect: { it: { speed: 60 }, c: { zone: 'character', damage: 3 } },
      },
    ],
  },
  {
    n: 45,
    positions: [
      {
        shows: 'Bounty: a card for a unit that its damage discards',
        cards: { l: squad('Rebel Squad', { health: 1 }), x: soldier() },
        dark: { ground: ['it'], deck: ['x'] },
        light: { ground: ['l'] },
        at: 'ground-battle',
        until: { turn: 2, point: 'light-build' },
        dice: [6, 6, 1],
        script: [attack('dark', 'it', 'l')],
        expect: { l: { zone: 'discard' }, dark: { hand: ['x'] } },
      },
    ],
  },
  {
    n: 47,
    positions: [
      {
        shows: 'other Rogue Starfighters can Retaliate 1 for nothing; itself not',
        cards: { r: ship('Rogue Starfighter'), s: ship() },
        light: { space: ['it', 'r', 's'] },
        ...STILL,
        expect: { it: { health: 3 }, r: { keywords: { Retaliate: [1] } }, s: { keywords: {} } },
      },
    ],
  },
  {
    n: 49,
    positions: [
      {
        shows: 'Critical Hit 1: one more damage with a natural six',
        cards: { l: squad() },
        dark: { ground: ['it'] },
        light: { ground: ['l'] },
        ...GROUND,
        dice: [6, 1, 1, 1],
        script: [attack('dark', 'it', 'l')],
        expect: { l: { damage: 2 } },
      },
    ],
  },
  {
    n: 51,
    positions: [
      {
        shows:
          'as a Pilot: the price of Protect is a counter on the Pilot himself, not on the Creature (Pilots)',
        cards: { c: squad('Creature'), s: squad(), l: squad('Rebel Squad', { speed: 90 }) },
        dark: { ground: [{ card: 'c', pilots: ['it'] }, 's'] },
        light: { ground: ['l'] },
        ...GROUND,
        dice: [6, 6],
        script: [attack('light', 'l', 's'), use('dark', 'c', 'Protect')],
        expect: { s: { damage: 0 }, c: { damage: 0 }, it: { damage: 1 } },
      },
    ],
  },
  {
    n: 53,
    positions: [
      {
        shows: 'treated as a Force Sensitive Agent, in every zone; Evade 2',
        cards: {
          chief: squad('Imperial', { text: ['Each of your Agents gets Fury 1.'] }),
          l: squad('Rebel Squad', { speed: 90 }),
        },
        dark: { force: 2, ground: ['it', 'chief'] },
        light: { ground: ['l'] },
        ...GROUND,
        dice: [6, 6],
        script: [attack('light', 'l', 'it'), use('dark', 'it', 'Evade')],
        expect: { it: { keywords: { Fury: 1, Armor: true, Parry: 2 }, damage: 0 }, dark: { force: 0 } },
      },
    ],
  },
  {
    n: 55,
    positions: [
      {
        shows: 'First Order Stormtroopers can Retaliate 1 for nothing',
        cards: { f: soldier('First Order Stormtrooper'), i: soldier('Imperial Stormtrooper') },
        dark: { character: ['it', 'f', 'i'] },
        ...STILL,
        expect: { f: { keywords: { Retaliate: [1] } }, i: { keywords: {} } },
      },
    ],
  },
  {
    n: 57,
    positions: [
      {
        shows: 'in the Character arena: Jedi of her player are faster, Anakin Skywalker is stronger',
        cards: {
          j: soldier('Jedi Knight'),
          a: soldier('Jedi Padawan', { name: 'Anakin Skywalker', version: 'B' }),
        },
        light: { character: ['it', 'j', 'a'] },
        ...STILL,
        expect: { j: { speed: 40, power: 2 }, a: { speed: 40, power: 4 } },
      },
      {
        shows: 'from the build zone she gives nothing',
        cards: { j: soldier('Jedi Knight') },
        light: { character: ['j'], buildZone: ['it'] },
        ...STILL,
        expect: { j: { speed: 30 } },
      },
    ],
  },
  {
    n: 59,
    positions: [
      {
        shows: 'units in the Space arena: -2 power and Accuracy 1',
        cards: { s: ship('Imperial', { power: 3 }), g: squad('Imperial') },
        dark: { character: ['it'], space: ['s'], ground: ['g'] },
        ...STILL,
        expect: { s: { power: 1, keywords: { Accuracy: 1 } }, g: { power: 2 } },
      },
    ],
  },
  {
    n: 61,
    positions: [
      {
        shows: 'two counters on a unit of more than one arena, in the Ground arena',
        cards: { m: unit('Ground/Character', 'Rebel Squad', [30, 2, 6]), g: squad() },
        dark: { hand: ['it'], buildPoints: 1 },
        light: { ground: ['m', 'g'] },
        ...STILL,
        script: [by('dark', 'complete', { card: 'it' })],
        expect: { m: { damage: 2 }, g: { damage: 0 }, it: { zone: 'discard' } },
      },
    ],
  },
  {
    n: 63,
    positions: [
      {
        shows: 'other Commerce Guild units get +2 health; Ion Cannon reaches the Space arena with 4 power',
        cards: { c: squad('Commerce Guild Droid'), l: ship() },
        dark: { ground: ['it', 'c'] },
        light: { space: ['l'] },
        ...GROUND,
        dice: [6, 1, 1, 1],
        script: [attack('dark', 'it', 'l')],
        expect: { c: { health: 8 }, it: { health: 7 }, l: { damage: 1 } },
      },
    ],
  },
  {
    n: 65,
    positions: [
      {
        shows: "tapped and a card of the opponent's deck: a Subordinate comes, and it stays tapped next turn",
        cards: {
          rec: unit('Subordinate', 'Ground - Mandalorian', [40, 2, 2], {
            name: 'Mandalorian Recruits',
            text: ['Armor'],
          }),
          x: soldier(),
        },
        dark: { space: ['it'], supply: ['rec'] },
        light: { deck: ['x'] },
        at: 'dark-build',
        until: { turn: 2, point: 'gain-force' },
        script: [use('dark', 'it', 2)],
        expect: { rec: { zone: 'ground' }, x: { zone: 'discard' }, it: { tapped: true } },
      },
    ],
  },
  {
    n: 67,
    positions: [
      {
        shows: 'on a Starfighter: Starfighters that attack it have 1 power less',
        cards: { s: ship('Imperial Starfighter'), l: ship('Rebel Starfighter', { speed: 90 }) },
        dark: { space: [{ card: 's', pilots: ['it'] }] },
        light: { space: ['l'] },
        ...SPACE,
        dice: [6],
        script: [attack('light', 'l', 's')],
        expect: { s: { damage: 1, keywords: { Parry: 1 } }, l: { power: 2 } },
      },
    ],
  },
  {
    n: 69,
    positions: [
      {
        shows: 'an Event: one thing for Dark Side Ground units, another for those of the Light Side',
        cards: {
          d: squad('Imperial', { side: 'dark' }),
          l: squad('Rebel', { side: 'light' }),
          n: squad('Pirate'),
        },
        dark: { event: 'it', ground: ['d', 'n'] },
        light: { ground: ['l'] },
        ...STILL,
        expect: { d: { power: 3, health: 6 }, l: { power: 2, health: 7 }, n: { power: 2, health: 6 } },
      },
    ],
  },
  {
    n: 71,
    positions: [
      {
        shows: 'Clones in the Ground and Character arenas, himself among them, and no others',
        cards: { g: squad('Clone Squad'), s: ship('Clone'), r: soldier() },
        dark: { ground: ['g'], space: ['s'], character: ['it', 'r'] },
        ...STILL,
        expect: {
          it: { keywords: { Precision: true } },
          g: { keywords: { Precision: true } },
          s: { keywords: {} },
          r: { keywords: {} },
        },
      },
    ],
  },
  {
    n: 73,
    positions: [
      {
        shows: 'other Rebel Ground units and Rebel Characters get Lucky 2',
        cards: { g: squad(), c: soldier(), s: ship(), i: soldier('Imperial') },
        light: { character: ['it', 'c', 'i'], ground: ['g'], space: ['s'] },
        ...STILL,
        expect: {
          g: { keywords: { Lucky: 2 } },
          c: { keywords: { Lucky: 2 } },
          s: { keywords: {} },
          i: { keywords: {} },
        },
      },
    ],
  },
  {
    n: 75,
    positions: [
      {
        shows: 'Clone Characters are faster and have Accuracy 1; Evade 2 for 3 Force',
        cards: { c: soldier('Clone'), g: squad('Clone'), l: soldier('Rebel', { speed: 90 }) },
        dark: { force: 3, character: ['it', 'c'], ground: ['g'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [6, 6],
        script: [attack('light', 'l', 'it'), use('dark', 'it', 'Evade')],
        expect: {
          c: { speed: 40, keywords: { Accuracy: 1 } },
          g: { speed: 30 },
          it: { damage: 0 },
          dark: { force: 0 },
        },
      },
    ],
  },
  {
    n: 77,
    positions: [
      {
        shows:
          'a counter on itself for one on a unit of the opponent in the arena; other Mandalorians get Fury 2',
        cards: { m: squad('Mandalorian'), l: squad() },
        dark: { ground: ['it', 'm'] },
        light: { ground: ['l'] },
        ...GROUND,
        script: [use('dark', 'it', 3)],
        expect: { it: { damage: 1, keywords: { Fury: 2 } }, m: { keywords: { Fury: 2 } }, l: { damage: 1 } },
      },
    ],
  },
  {
    n: 79,
    positions: [
      {
        shows: 'INSERT: Smugglers of its player get +1 power and an Upkeep to be paid (Keywords, INSERT)',
        cards: { s: soldier('Smuggler'), r: soldier() },
        dark: { force: 1, character: ['it', 's', 'r'] },
        ...STILL,
        script: [by('dark', 'upkeep', { unit: 's', cost: 'Pay 1 Force' })],
        expect: { s: { power: 3, tapped: false }, r: { power: 2 }, dark: { force: 0 } },
      },
    ],
  },
  {
    n: 81,
    positions: [
      {
        shows: 'deployed, it brings its Subordinate; with General Armitage Hux it has Shields 1',
        cards: {
          tie: unit('Subordinate', 'Space - First Order Starfighter', [60, 3, 3], {
            name: 'TIE Pursuit Team',
            text: ['Pay 1 Force -> Intercept'],
          }),
          h: soldier('First Order Officer', { name: 'General Armitage Hux', version: 'A' }),
        },
        dark: { hand: ['it'], buildPoints: 9, supply: ['tie'], character: ['h'] },
        ...STILL,
        script: [by('dark', 'complete', { card: 'it' })],
        expect: { it: { zone: 'space', keywords: { Armor: true, Shields: 1 } }, tie: { zone: 'space' } },
      },
    ],
  },
  {
    n: 83,
    positions: [
      {
        shows: 'with Jaina Solo in the Character arena: Parry 1 and Intercept',
        cards: { j: soldier('Jedi Knight', { name: 'Jaina Solo', version: 'A' }) },
        light: { character: ['it', 'j'] },
        ...STILL,
        expect: { it: { keywords: { Parry: 1, Intercept: [true] } } },
      },
      {
        shows: 'alone it has neither',
        light: { character: ['it'] },
        ...STILL,
        expect: { it: { keywords: { Lucky: 1 } } },
      },
    ],
  },
  {
    n: 85,
    positions: [
      {
        shows: 'Switch by its arena; faster and stronger with Darth Tyranus in any arena',
        cards: { t: soldier('Sith Lord', { name: 'Darth Tyranus', version: 'A' }) },
        dark: { ground: ['it'], character: ['t'] },
        ...STILL,
        expect: { it: { speed: 40, power: 6, keywords: { Armor: true, 'Critical Hit': 1 } } },
      },
      {
        shows: 'in the Character arena Precision instead',
        dark: { character: ['it'] },
        ...STILL,
        expect: { it: { speed: 30, power: 5, keywords: { Precision: true } } },
      },
    ],
  },
  {
    n: 87,
    positions: [
      {
        shows: 'an Assassin or Sith Apprentice gets +2 power for the attack',
        cards: { a: squad('Assassin', { speed: 90, power: 1 }), l: squad() },
        dark: { force: 1, ground: ['it', 'a'] },
        light: { ground: ['l'] },
        ...GROUND,
        dice: [6, 6, 6],
        script: [attack('dark', 'a', 'l'), use('dark', 'it', 2)],
        expect: { l: { damage: 3 }, dark: { force: 0 } },
      },
    ],
  },
  {
    n: 89,
    positions: [
      {
        shows: 'two more power against a unit of more than one arena',
        cards: { m: unit('Ground/Character', 'Imperial Squad', [10, 2, 9]) },
        dark: { ground: ['m'] },
        light: { ground: ['it'] },
        ...GROUND,
        dice: [5, 5, 5, 5, 5, 5],
        script: [attack('light', 'it', 'm')],
        expect: { m: { damage: 6 } },
      },
    ],
  },
  {
    n: 91,
    positions: [
      {
        shows: 'deployed, a Force may bring a Subordinate into the Ground arena',
        cards: {
          o: unit('Subordinate', 'Ground - Old Republic', [70, 3, 3], {
            name: 'Old Republic Special Forces',
          }),
        },
        light: { force: 1, hand: ['it'], buildPoints: 6, supply: ['o'] },
        at: 'light-build',
        until: 'dark-retreat',
        script: [by('light', 'complete', { card: 'it', to: 'space' }), use('light', 'it', 2)],
        expect: { it: { zone: 'space', keywords: { Parry: 1 } }, o: { zone: 'ground' }, light: { force: 0 } },
      },
    ],
  },
  {
    n: 93,
    positions: [
      {
        shows: 'an Agent of the opponent loses its text for the turn',
        cards: { a: soldier('Agent', { text: ['Armor'] }), b: soldier('Imperial', { text: ['Armor'] }) },
        dark: { character: ['a', 'b'] },
        light: { force: 1, character: ['it'] },
        at: 'light-build',
        until: 'dark-retreat',
        script: [use('light', 'it', 1)],
        expect: { a: { keywords: {} }, b: { keywords: { Armor: true } }, it: { tapped: true } },
      },
    ],
  },
  {
    n: 95,
    positions: [
      {
        shows: 'Resilience 1 is there (Keywords, Resilience)',
        light: { character: ['it'] },
        ...STILL,
        expect: { it: { keywords: { Resilience: 1 } } },
      },
    ],
  },
  {
    n: 97,
    positions: [
      {
        shows: 'equipped for a build point; a Bodyguard gets Absorb 2 too',
        cards: { b: soldier('Bodyguard'), s: ship() },
        dark: { buildZone: ['it'], buildPoints: 1, character: ['b'] },
        ...STILL,
        script: [by('dark', 'equip', { card: 'it', unit: 'b' })],
        expect: { b: { power: 3, keywords: { 'Critical Hit': 1, Absorb: [2] } } },
      },
      {
        shows: 'not to a Space unit',
        cards: { s: ship() },
        dark: { buildZone: ['it'], buildPoints: 1, space: ['s'] },
        ...STILL,
        script: [by('dark', 'equip', { card: 'it', unit: 's' })],
        refused: 'keyword.equip',
        expect: {},
      },
    ],
  },
  {
    n: 99,
    positions: [
      {
        shows: 'discarded from the Character arena its player may draw a card',
        cards: { l: soldier('Rebel', { speed: 90, power: 4 }), x: soldier() },
        dark: { character: ['it'], deck: ['x'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [6, 6, 6, 6],
        script: [attack('light', 'l', 'it'), use('dark', 'it', 2)],
        expect: { it: { zone: 'discard' }, dark: { hand: ['x'] } },
      },
    ],
  },
];
