// Cards whose sentences are of a form that few cards have, by their names.
import { by, card, type Position, unit } from './play.ts';

const STILL = { at: 'dark-build', until: 'light-build' };
const CHARACTERS = { at: 'character-battle', until: 'end-of-turn' };
const GROUND = { at: 'ground-battle', until: 'character-battle' };
const SPACE = { at: 'space-battle', until: 'ground-battle' };

const soldier = (subtype = 'Rebel Soldier', more = {}) => unit('Character', subtype, [30, 2, 9], more);
const squad = (subtype = 'Rebel Squad', more = {}) => unit('Ground', subtype, [30, 2, 9], more);
const ship = (subtype = 'Rebel Starfighter', more = {}) => unit('Space', subtype, [30, 2, 9], more);
const attack = (side: 'dark' | 'light', one: string, target: string) =>
  by(side, 'attack', { unit: one, target });
const use = (side: 'dark' | 'light', one: string, ability: string | number, more = {}) =>
  by(side, 'use', { unit: one, ability, ...more });

export const rare: readonly { readonly ref: string; readonly positions: readonly Position[] }[] = [
  {
    ref: 'DAN/Demagol (A)',
    positions: [
      {
        shows: 'Force-activated abilities of a captive are given to a Mandalorian of its player for the turn',
        cards: { l: soldier('Rebel', { text: ['Pay 1 Force -> Evade 2', 'Tap -> Gain 1 Force.'] }) },
        dark: { force: 5, character: ['it'] },
        light: { character: [{ card: 'l', counters: { captivity: 1 } }] },
        ...STILL,
        script: [use('dark', 'it', 2)],
        expect: { it: { keywords: { Evade: [2] } } },
      },
    ],
  },
  {
    ref: 'ER/Spacetrooper',
    positions: [
      {
        shows: 'in the Space arena it gains no power',
        cards: { b: ship('Imperial', { text: ['Each of your other units gets +2 power and +1 health.'] }) },
        dark: { space: ['it', 'b'] },
        ...STILL,
        expect: { it: { power: 0, health: 4 } },
      },
      {
        shows: 'in the Character arena it does',
        cards: { b: ship('Imperial', { text: ['Each of your other units gets +2 power and +1 health.'] }) },
        dark: { space: ['b'], character: ['it'] },
        ...STILL,
        expect: { it: { power: 4, health: 3 } },
      },
    ],
  },
  {
    ref: 'ESB/Blizzard Force Snowtrooper',
    positions: [
      {
        shows: 'more Imperials there, itself among them, than the other has Rebels there',
        cards: { r: soldier('Rebel'), n: soldier('Wookiee') },
        dark: { character: ['it'] },
        light: { character: ['n'], ground: [] },
        ...STILL,
        expect: { it: { power: 5 } },
      },
      {
        shows: 'as many are not more',
        cards: { r: soldier('Rebel') },
        dark: { character: ['it'] },
        light: { character: ['r'] },
        ...STILL,
        expect: { it: { power: 3 } },
      },
    ],
  },
  {
    ref: 'JEDI/Army of Light (B)',
    positions: [
      {
        shows: 'two dice of damage to a Ground unit that attacks it, and it stuns by them (Keywords, Stun)',
        cards: { d: squad('Imperial', { speed: 90 }) },
        dark: { ground: ['d'] },
        light: { force: 3, ground: ['it'] },
        ...GROUND,
        dice: [6, 6, 1, 1],
        script: [attack('dark', 'd', 'it'), use('light', 'it', 3)],
        expect: { d: { damage: 2, power: 0 }, it: { damage: 0 }, light: { force: 0 } },
      },
      {
        shows: 'not against a Space unit that bombards',
        cards: { d: ship('Imperial', { speed: 90, text: ['Bombard 2'] }) },
        dark: { space: ['d'] },
        light: { force: 3, ground: ['it'] },
        ...SPACE,
        dice: [1, 1],
        script: [by('dark', 'attack', { unit: 'd', target: 'it', using: 'Bombard' }), use('light', 'it', 3)],
        refused: 'effect.play-only',
        expect: {},
      },
    ],
  },
  {
    ref: 'RAW/B2 Super Battle Droid',
    positions: [
      {
        shows: 'comes from hand when the Character battle step starts and goes when the turn ends',
        cards: { l: soldier() },
        dark: { hand: ['it'] },
        light: { character: ['l'] },
        at: 'battle-start',
        until: 'turn-end',
        dice: [4, 4, 1],
        script: [by('dark', 'use', { unit: 'it', ability: 2 }), attack('dark', 'it', 'l')],
        expect: { it: { zone: 'discard' }, l: { damage: 2 } },
      },
      {
        shows: 'stays in hand if its player does not say so',
        dark: { hand: ['it'] },
        at: 'battle-start',
        until: 'turn-end',
        expect: { it: { zone: 'hand' } },
      },
    ],
  },
  {
    ref: 'TDT/General Rahm Kota (B)',
    positions: [
      {
        shows: "Force for each captivity counter on the opponent's Characters",
        cards: { a: soldier('Imperial'), b: soldier('Imperial'), g: squad('Imperial') },
        light: { character: ['it'] },
        dark: {
          character: [
            { card: 'a', counters: { captivity: 2 } },
            { card: 'b', counters: { captivity: 1 } },
          ],
          ground: [{ card: 'g', counters: { captivity: 4 } }],
        },
        at: 'light-build',
        until: 'dark-retreat',
        expect: { light: { force: 3 } },
      },
    ],
  },
  {
    ref: "TM/Gideon's Strike Force (A)",
    positions: [
      {
        shows: 'Fury 2 against a Neutral unit, unique or not, or against a unit that is not unique',
        cards: {
          u: soldier('Rebel', { side: 'light', version: 'A' }),
          n: soldier('Rebel', { side: 'light' }),
        },
        dark: { character: ['it'] },
        light: { character: ['u', 'n'] },
        ...CHARACTERS,
        dice: [4, 1, 1, 1, 1, 1, 1, 5, 5],
        script: [attack('dark', 'it', 'n')],
        expect: { n: { damage: 3 } },
      },
      {
        shows: 'none against a unique unit of the Light Side',
        cards: { u: soldier('Rebel', { side: 'light', version: 'A' }) },
        dark: { character: ['it'] },
        light: { character: ['u'] },
        ...CHARACTERS,
        dice: [4, 1, 1, 1, 1, 1, 1],
        script: [attack('dark', 'it', 'u')],
        expect: { u: { damage: 1 } },
      },
    ],
  },
  {
    ref: 'ROTJ/Luke Skywalker (O)',
    positions: [
      {
        shows: 'X is the number of cards in the stack, the top card among them (Terms, X)',
        cards: {
          under: soldier('Rebel', { name: 'Luke Skywalker', version: 'Z' }),
          d: soldier('Imperial', { health: 12 }),
        },
        light: { force: 2, character: [{ card: 'it', stack: ['under'] }] },
        dark: { character: ['d'] },
        ...CHARACTERS,
        dice: [4, 4, 4, 4, 4, 4, 4, 4, 4],
        script: [attack('light', 'it', 'd'), use('light', 'it', 3)],
        expect: { d: { damage: 9 }, light: { force: 0 } },
      },
    ],
  },
  {
    ref: 'BL/Mother Talzin (B)',
    positions: [
      {
        shows: 'power and health are the Force of its player',
        dark: { force: 7, character: ['it'] },
        ...STILL,
        expect: { it: { power: 7, health: 7 } },
      },
    ],
  },
  {
    ref: 'TDT/Rianna Saren (A)',
    positions: [
      {
        shows: 'disrupts a Battle card',
        cards: { b: card('Battle', ['Gain 3 Force.']) },
        light: { character: ['it'] },
        dark: { hand: ['b'] },
        ...CHARACTERS,
        script: [by('dark', 'play', { card: 'b' }), use('light', 'it', 3)],
        expect: { dark: { force: 0 }, it: { tapped: true }, b: { zone: 'discard' } },
      },
      {
        shows: 'disrupts a Mission as it is completed',
        cards: { m: card('Mission', ['Gain 3 Force.'], { cost: 1 }) },
        light: { character: ['it'] },
        dark: { hand: ['m'], buildPoints: 3 },
        ...STILL,
        script: [by('dark', 'complete', { card: 'm' }), use('light', 'it', 3)],
        expect: { dark: { force: 0 }, it: { tapped: true }, m: { zone: 'discard' } },
      },
      {
        shows: 'not a unit as it is completed',
        cards: { m: soldier('Imperial', { cost: 1 }) },
        light: { character: ['it'] },
        dark: { hand: ['m'], buildPoints: 3 },
        ...STILL,
        script: [by('dark', 'complete', { card: 'm', to: 'character' }), use('light', 'it', 3)],
        refused: 'effect.idle',
        expect: {},
      },
    ],
  },
  {
    ref: 'ALTA/Sith Infiltrator (F)',
    positions: [
      {
        shows: 'three dice against a unit that is moved to the Character arena',
        cards: { m: unit('Ground/Character', 'Rebel', [30, 2, 5]) },
        dark: { force: 1, space: ['it'] },
        light: { ground: ['m'] },
        at: 'light-build',
        until: 'dark-retreat',
        dice: [6, 6, 1],
        script: [by('light', 'move', { unit: 'm', to: 'character' }), use('dark', 'it', 3)],
        expect: { m: { zone: 'character', damage: 2 }, dark: { force: 0 } },
      },
      {
        shows: "attacks a Character in the opponent's build zone",
        cards: { m: soldier() },
        dark: { space: ['it'] },
        light: { buildZone: ['m'] },
        ...SPACE,
        dice: [6, 6, 1, 1],
        script: [attack('dark', 'it', 'm')],
        expect: { m: { damage: 2 } },
      },
    ],
  },
  {
    ref: 'ALTA/Tydirium (B)',
    positions: [
      {
        shows: 'a Rebel with Stealth costs one less',
        cards: { r: soldier('Rebel', { text: ['Stealth'], cost: 3 }) },
        light: { space: ['it'], hand: ['r'], buildPoints: 2 },
        at: 'light-build',
        until: 'dark-retreat',
        script: [by('light', 'complete', { card: 'r', to: 'character' })],
        expect: { r: { zone: 'character' } },
      },
      {
        shows: 'a Rebel without it does not',
        cards: { r: soldier('Rebel', { cost: 3 }) },
        light: { space: ['it'], hand: ['r'], buildPoints: 2 },
        at: 'light-build',
        until: 'dark-retreat',
        script: [by('light', 'complete', { card: 'r', to: 'character' })],
        refused: 'card.complete',
        expect: {},
      },
    ],
  },
  {
    ref: 'BOTS/Saelt-Marae (A)',
    positions: [
      {
        shows: 'a credit counter put by its player lets it pay for a card',
        cards: { x: soldier() },
        dark: { force: 1, character: ['it'], deck: ['x'] },
        ...CHARACTERS,
        script: [use('dark', 'it', 3), use('dark', 'it', 2)],
        expect: { it: { counters: { credit: 1 }, tapped: true }, dark: { force: 0, hand: ['x'] } },
      },
    ],
  },
  {
    ref: 'CAD/327th Star Corps (A)',
    positions: [
      {
        shows: 'undamaged: its damage is not prevented',
        cards: { l: squad('Rebel', { text: ['Pay 1 Force -> Evade 3'] }) },
        dark: { ground: ['it'] },
        light: { force: 1, ground: ['l'] },
        ...GROUND,
        dice: [6, 6, 1, 1, 1],
        script: [attack('dark', 'it', 'l'), use('light', 'l', 'Evade')],
        expect: { l: { damage: 2 }, light: { force: 0 } },
      },
      {
        shows: 'damaged: it is',
        cards: { l: squad('Rebel', { text: ['Pay 1 Force -> Evade 3'] }) },
        dark: { ground: [{ card: 'it', damage: 1 }] },
        light: { force: 1, ground: ['l'] },
        ...GROUND,
        dice: [6, 6, 1, 1, 1],
        script: [attack('dark', 'it', 'l'), use('light', 'l', 'Evade')],
        expect: { l: { damage: 0 } },
      },
    ],
  },
  {
    ref: 'VP/Nom Anor (A)',
    positions: [
      {
        shows: 'disrupts an attack by a unit that is no Jedi',
        cards: { l: soldier('Rebel', { speed: 90 }) },
        dark: { character: [{ card: 'it', damage: 1 }] },
        light: { character: ['l'] },
        ...CHARACTERS,
        script: [attack('light', 'l', 'it'), use('dark', 'it', 3)],
        expect: { it: { damage: 1, tapped: true }, l: { tapped: true } },
      },
      {
        shows: 'not one by a Jedi',
        cards: { l: soldier('Jedi Knight', { speed: 90 }) },
        dark: { character: [{ card: 'it', damage: 1 }] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [1, 1],
        script: [attack('light', 'l', 'it'), use('dark', 'it', 3)],
        refused: 'effect.idle',
        expect: {},
      },
    ],
  },
  {
    ref: 'TUF/Jacen Solo (D)',
    positions: [
      {
        shows: 'a Force when it attacks, one when it is attacked, none for other attacks',
        cards: {
          d: soldier('Imperial', { speed: 90 }),
          o: soldier('Imperial', { speed: 10, health: 5 }),
          f: soldier(),
        },
        dark: { character: ['d', 'o'] },
        light: { character: ['it', 'f'] },
        ...CHARACTERS,
        dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        script: [attack('dark', 'd', 'it'), attack('light', 'it', 'd'), attack('dark', 'o', 'f')],
        expect: { light: { force: 2 } },
      },
    ],
  },
  {
    ref: 'BOC/Follow Him',
    positions: [
      {
        shows: 'a unique Officer that is no Jedi has Inspiration for good',
        cards: {
          o: soldier('Rebel Officer', { version: 'A' }),
          f: soldier(),
          j: soldier('Jedi Officer', { version: 'A' }),
        },
        light: { hand: ['it'], buildPoints: 3, character: ['j', 'o', 'f'] },
        at: 'light-build',
        until: { turn: 2, point: 'light-build' },
        dice: [3, 3],
        script: [by('light', 'complete', { card: 'it' })],
        expect: {
          o: { keywords: { Inspiration: true, Protect: [1] } },
          j: { keywords: { Inspiration: false } },
        },
      },
    ],
  },
  {
    ref: 'RO2/Darth Zannah (A)',
    positions: [
      {
        shows: 'a Character is out of the game',
        cards: { l: soldier() },
        dark: { force: 6, character: ['it'] },
        light: { force: 6, character: ['l'] },
        ...CHARACTERS,
        script: [use('dark', 'it', 2)],
        expect: { l: { zone: 'out' }, it: { tapped: true } },
      },
      {
        shows: 'unless its controller pays 7 Force',
        cards: { l: soldier() },
        dark: { force: 6, character: ['it'] },
        light: { force: 8, character: ['l'] },
        ...CHARACTERS,
        script: [use('dark', 'it', 2), by('light', 'choose', { value: 'yes' })],
        expect: { l: { zone: 'character' }, light: { force: 1 } },
      },
    ],
  },
  {
    ref: 'ALTA/Asteroid',
    positions: [
      {
        shows: 'goes for six dice of damage',
        cards: { l: ship() },
        dark: { space: ['it'] },
        light: { space: ['l'] },
        ...SPACE,
        dice: [6, 6, 6, 1, 1, 1],
        script: [use('dark', 'it', 2), by('dark', 'choose', { value: 1 })],
        expect: { it: { zone: 'discard' }, l: { damage: 3 } },
      },
      {
        shows: 'or for a unit of printed cost 3',
        cards: { l: ship(), big: ship('Rebel', { cost: 4 }) },
        dark: { space: ['it'] },
        light: { space: ['l', 'big'] },
        ...SPACE,
        script: [use('dark', 'it', 2), by('dark', 'choose', { value: 2 })],
        expect: { it: { zone: 'discard' }, l: { zone: 'discard' }, big: { zone: 'space' } },
      },
      {
        shows: 'it holds no arena',
        dark: { space: ['it'] },
        ...SPACE,
        expect: { control: { space: null } },
      },
    ],
  },
  {
    ref: 'TM/Flamethrower',
    positions: [
      {
        shows: 'a unit that is not unique takes Fortitude from all units of its arena, not of another',
        cards: {
          d: soldier('Imperial'),
          l: soldier('Rebel', { text: ['Fortitude'] }),
          g: squad('Rebel', { text: ['Fortitude'] }),
        },
        dark: { character: [{ card: 'd', equipment: ['it'] }] },
        light: { character: ['l'], ground: ['g'] },
        ...STILL,
        expect: {
          l: { keywords: { Fortitude: false } },
          g: { keywords: { Fortitude: true } },
          d: { health: 8, keywords: { Ferocity: true, 'Area Damage': 3 } },
        },
      },
      {
        shows: 'a unique one does not',
        cards: { d: soldier('Imperial', { version: 'A' }), l: soldier('Rebel', { text: ['Fortitude'] }) },
        dark: { character: [{ card: 'd', equipment: ['it'] }] },
        light: { character: ['l'] },
        ...STILL,
        expect: { l: { keywords: { Fortitude: true } } },
      },
    ],
  },
  {
    ref: 'DAN/Phrikite Vambraces',
    positions: [
      {
        shows: 'three damage of a unit with a Lightsaber Weapon is prevented',
        cards: {
          d: soldier('Sith Lord', { speed: 90, power: 4 }),
          s: card('Equipment', [], { subtype: 'Character - Lightsaber Weapon' }),
          l: soldier(),
        },
        dark: { character: [{ card: 'd', equipment: ['s'] }] },
        light: { character: [{ card: 'l', equipment: ['it'] }] },
        ...CHARACTERS,
        dice: [6, 6, 6, 6],
        script: [attack('dark', 'd', 'l')],
        expect: { l: { damage: 1 } },
      },
      {
        shows: 'of one without, none',
        cards: { d: soldier('Sith Lord', { speed: 90, power: 4 }), l: soldier() },
        dark: { character: ['d'] },
        light: { character: [{ card: 'l', equipment: ['it'] }] },
        ...CHARACTERS,
        dice: [6, 6, 6, 6],
        script: [attack('dark', 'd', 'l')],
        expect: { l: { damage: 4 } },
      },
    ],
  },
  {
    ref: 'KAE/Drain Knowledge',
    positions: [
      {
        shows: "an ability of an opponent's Character for the turn",
        cards: { d: soldier('Sith Lord'), l: soldier('Jedi', { text: ['Armor', 'Critical Hit 2'] }) },
        dark: { force: 1, character: [{ card: 'd', equipment: ['it'] }] },
        light: { character: ['l'] },
        ...STILL,
        script: [use('dark', 'd', 'it:2'), by('dark', 'choose', { value: 2 })],
        expect: {
          d: { keywords: { 'Critical Hit': 2, Armor: false } },
          l: { keywords: { 'Critical Hit': 2 } },
        },
      },
    ],
  },
  {
    ref: 'SMUG/Outrider (E)',
    positions: [
      {
        shows: 'a damage counter off itself or off a unit called so',
        cards: { p: soldier('Smuggler', { name: 'Dash Rendar', version: 'A' }), q: soldier() },
        dark: {
          space: [{ card: 'it', damage: 1 }],
          character: [
            { card: 'p', damage: 2 },
            { card: 'q', damage: 2 },
          ],
        },
        at: 'battle-start',
        until: 'space-battle',
        script: [use('dark', 'it', 3, { target: 'p' })],
        expect: { p: { damage: 1 }, it: { damage: 1 }, q: { damage: 2 } },
      },
    ],
  },
  {
    ref: "AAA/Zam's Interference",
    positions: [
      {
        shows: 'an attack against a unit of the arena in which a unit was tapped',
        cards: { d: soldier('Imperial', { speed: 10 }), l: soldier('Rebel', { speed: 90 }), m: soldier() },
        dark: { hand: ['it'], character: ['d', 'm'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        script: [attack('light', 'l', 'd'), by('dark', 'play', { card: 'it', effect: 1, target: 'm' })],
        expect: { d: { damage: 0 }, m: { tapped: true }, it: { zone: 'discard' } },
      },
      {
        shows: 'not where a unit of another arena was tapped',
        cards: { d: soldier('Imperial', { speed: 10 }), l: soldier('Rebel', { speed: 90 }), g: squad() },
        dark: { hand: ['it'], character: [{ card: 'd', tapped: true }], ground: ['g'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [1, 1],
        script: [attack('light', 'l', 'd'), by('dark', 'play', { card: 'it', effect: 1, target: 'g' })],
        refused: 'effect.idle',
        expect: {},
      },
    ],
  },
  {
    ref: 'AAA/Darth Venamis (A)',
    positions: [
      {
        shows: 'Absorb 1 for a damage counter on another Character, and a Force',
        cards: { o: soldier('Imperial'), l: soldier('Rebel', { speed: 90 }) },
        dark: { character: ['it', 'o'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [6, 6],
        script: [attack('light', 'l', 'it'), use('dark', 'it', 1)],
        expect: { it: { damage: 1 }, o: { damage: 1 }, dark: { force: 1 } },
      },
      {
        shows: 'Evade 2 for another Character, and health for as long as it is in play',
        cards: { o: soldier('Imperial'), l: soldier('Rebel', { speed: 90 }) },
        dark: { character: ['it', 'o'] },
        light: { character: ['l'] },
        at: 'character-battle',
        until: { turn: 2, point: 'dark-build' },
        dice: [6, 6, 3, 3],
        script: [attack('light', 'l', 'it'), use('dark', 'it', 2)],
        expect: { it: { damage: 0, health: 5 }, o: { zone: 'discard' } },
      },
    ],
  },
  {
    ref: 'AAA/Final Showdown',
    positions: [
      {
        shows: 'a Jedi untaps and has +1 power for its next attack only',
        cards: { j: soldier('Jedi', { power: 1 }), x: soldier(), d: soldier('Imperial', { speed: 10 }) },
        light: { force: 4, hand: ['it', 'x'], character: ['j'] },
        dark: { character: ['d'] },
        ...CHARACTERS,
        dice: [4, 4, 4],
        script: [
          attack('light', 'j', 'd'),
          by('light', 'play', { card: 'it', effect: 1, target: 'j' }),
          attack('light', 'j', 'd'),
        ],
        expect: { d: { damage: 3 }, j: { power: 1, tapped: true }, x: { zone: 'discard' } },
      },
    ],
  },
  {
    ref: 'BL/Disappeared',
    positions: [
      {
        shows: 'Stealth, and its speed is not lowered for the turn',
        cards: {
          l: soldier('Jedi', { speed: 40 }),
          d: soldier('Imperial', {
            text: ["Tap -> Each of your opponent's Characters gets -20 speed until end of turn."],
          }),
        },
        light: { force: 3, hand: ['it'], character: ['l'] },
        dark: { character: ['d'] },
        ...CHARACTERS,
        until: 'end-of-turn',
        script: [by('dark', 'pass'), by('light', 'play', { card: 'it', effect: 1 }), use('dark', 'd', 1)],
        expect: { l: { speed: 40, keywords: { Stealth: true } } },
      },
    ],
  },
  {
    ref: 'ALTA/Bounty Hunter Gang (G)',
    positions: [
      {
        shows: 'a Bounty of a card in its stack for the attack',
        cards: {
          h: soldier('Bounty Hunter', { version: 'A', text: ['Bounty: Gain 3 Force.'] }),
          l: soldier('Rebel', { health: 1 }),
        },
        dark: { character: [{ card: 'it', stack: ['h'] }] },
        light: { character: ['l'] },
        at: 'character-battle',
        until: { turn: 2, point: 'light-build' },
        dice: [6, 6, 6, 6, 6, 6, 6, 3, 3],
        script: [attack('dark', 'it', 'l'), use('dark', 'it', 3)],
        expect: { l: { zone: 'discard' }, dark: { force: 7 } },
      },
    ],
  },
  {
    ref: 'ANH/Disrupt the Power System',
    positions: [
      {
        shows: "the opponent's units use neither Bombard nor Ion Cannon this turn",
        cards: { d: ship('Imperial', { text: ['Bombard 4'] }), g: squad() },
        dark: { space: ['d'] },
        light: { hand: ['it'], buildPoints: 1, ground: ['g'] },
        at: 'light-build',
        until: 'ground-battle',
        dice: [1, 1, 1, 1],
        script: [
          by('light', 'complete', { card: 'it' }),
          by('dark', 'attack', { unit: 'd', target: 'g', using: 'Bombard' }),
        ],
        refused: 'attack.target',
        expect: {},
      },
    ],
  },
  {
    ref: 'AOTC/Padme Amidala (B)',
    positions: [
      {
        shows: 'the Dark Side has a build point less, the Light Side has not',
        cards: {},
        light: { character: ['it'] },
        at: 'roll-for-build',
        until: 'dark-build',
        dice: [4, 4],
        expect: {},
      },
    ],
  },
  {
    ref: 'VP/Wurth Skidder (A)',
    positions: [
      {
        shows: 'the opponent chooses which of its units taps, when the build step starts',
        cards: { a: soldier('Imperial'), b: ship('Imperial') },
        light: { character: ['it'] },
        dark: { character: ['a'], space: ['b'] },
        at: 'light-build',
        until: 'dark-retreat',
        script: [use('light', 'it', 2), by('dark', 'choose', { value: 'b' })],
        expect: { a: { tapped: false }, b: { tapped: true }, it: { tapped: true } },
      },
    ],
  },
  {
    ref: 'BOTS/Tatooine Pirate',
    positions: [
      {
        shows: 'when its attack ends: a damage counter on itself for one on a unit there',
        cards: { l: soldier(), g: squad() },
        dark: { character: ['it'] },
        light: { character: ['l'], ground: ['g'] },
        ...CHARACTERS,
        dice: [1, 1, 1],
        script: [attack('dark', 'it', 'l'), use('dark', 'it', 2, { target: 'l' })],
        expect: { l: { damage: 1 }, it: { damage: 1 } },
      },
      {
        shows: 'not when no attack of its own ends',
        cards: { l: soldier('Rebel', { speed: 90 }) },
        dark: { character: ['it'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [1, 1],
        script: [attack('light', 'l', 'it'), use('dark', 'it', 2, { target: 'l' })],
        refused: 'effect.play-only',
        expect: {},
      },
    ],
  },
  {
    ref: 'CAD/Surrounded by Droids',
    positions: [
      {
        shows: "as much power less as there are Droids of its player in that unit's arena",
        cards: {
          a: soldier('Droid'),
          b: soldier('Droid'),
          g: squad('Droid'),
          l: soldier('Rebel', { power: 5 }),
        },
        dark: { force: 2, hand: ['it'], character: ['a', 'b'], ground: ['g'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        script: [by('dark', 'play', { card: 'it' })],
        expect: { l: { power: 3 } },
      },
    ],
  },
  {
    ref: 'IA/Onar Koma (A)',
    positions: [
      {
        shows: 'an attack on another Character weakens the attacker and strengthens it for the turn',
        cards: { d: soldier('Imperial', { speed: 90, power: 3 }), f: soldier() },
        dark: { character: ['d'] },
        light: { character: ['it', 'f'] },
        ...CHARACTERS,
        dice: [4, 4],
        script: [attack('dark', 'd', 'f')],
        expect: { f: { damage: 2 }, it: { power: 5 }, d: { power: 2 } },
      },
    ],
  },
  {
    ref: 'ESB/Snowspeeder Squad',
    positions: [
      {
        shows: 'comes out of the discard pile for two Rebel Speeders',
        cards: { a: squad('Rebel Speeder'), b: squad('Rebel Speeder') },
        light: { discard: ['it'], ground: ['a', 'b'] },
        ...GROUND,
        script: [by('light', 'use', { unit: 'it', ability: 1 })],
        expect: { it: { zone: 'ground' }, a: { zone: 'discard' }, b: { zone: 'discard' } },
      },
    ],
  },
  {
    ref: 'ESB/Wampa',
    positions: [
      {
        shows: 'it has to attack, and may attack units of its own player',
        cards: { a: squad(), l: squad('Rebel', { speed: 10 }) },
        dark: { ground: ['it', 'a'] },
        light: { ground: ['l'] },
        ...GROUND,
        dice: [6, 6, 1, 1, 1, 1],
        script: [attack('dark', 'it', 'a')],
        expect: { a: { damage: 2 } },
      },
      {
        shows: 'it may not be tapped instead',
        cards: { l: squad('Rebel', { speed: 10 }) },
        dark: { ground: ['it'] },
        light: { ground: ['l'] },
        ...GROUND,
        dice: [6, 6, 1, 1, 1, 1],
        script: [by('dark', 'tap', { unit: 'it' })],
        refused: 'attack.must',
        expect: {},
      },
    ],
  },
  {
    ref: 'ESB/Rebel Command Center',
    positions: [
      {
        shows: 'at equal speed its units come before the Dark Side',
        cards: { d: soldier('Imperial', { health: 2 }), l: soldier('Rebel', { power: 2 }) },
        locations: [{ character: 'it', by: 'light' }],
        dark: { character: ['d'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [6, 6],
        script: [attack('light', 'l', 'd')],
        expect: { d: { zone: 'discard' }, l: { damage: 0 } },
      },
    ],
  },
  {
    ref: 'JG/Boba Fett (B)',
    positions: [
      {
        shows: 'the Patrol Ship attacks in the Character arena with 5 power and what else it has',
        cards: { p: ship('Patrol Ship', { power: 2, text: ['This unit gets +1 power.'] }), l: soldier() },
        dark: { space: [{ card: 'p', pilots: ['it'] }] },
        light: { character: ['l'] },
        ...SPACE,
        dice: [4, 4, 4, 4, 4, 4],
        script: [attack('dark', 'p', 'l')],
        expect: { l: { damage: 6 } },
      },
    ],
  },
  {
    ref: 'JG/Executioner Cart',
    positions: [
      {
        shows: 'a Character uses no Evade this turn',
        cards: {
          l: soldier('Rebel', { text: ['Pay 0 Force -> Evade 2'] }),
          d: soldier('Imperial', { speed: 80 }),
        },
        dark: { ground: ['it'], character: ['d'] },
        light: { character: ['l'] },
        at: 'ground-battle',
        until: 'end-of-turn',
        dice: [6, 6],
        script: [use('dark', 'it', 1, { target: 'l' }), attack('dark', 'd', 'l'), use('light', 'l', 'Evade')],
        refused: 'effect.cant-use',
        expect: {},
      },
    ],
  },
  {
    ref: "JG/Padme's Yacht (B)",
    positions: [
      {
        shows: 'of three cards one Character goes to the build zone with a counter, the rest is discarded',
        cards: { a: ship(), b: soldier(), c: soldier() },
        light: { space: ['it'], deck: ['a', 'b', 'c', { id: 'd', card: 'a' }, { id: 'e', card: 'a' }] },
        at: 'light-build',
        until: 'dark-retreat',
        script: [
          by('light', 'decline', { what: 'draw' }),
          use('light', 'it', 2),
          by('light', 'choose', { value: 'c' }),
        ],
        expect: {
          c: { zone: 'build', faceDown: true, build: 1 },
          a: { zone: 'discard' },
          b: { zone: 'discard' },
        },
      },
    ],
  },
  {
    ref: 'JG/Scurrier',
    positions: [
      {
        shows: 'two power for each other Scurrier there, whoever has it',
        cards: { o: { ref: 'JG/Scurrier' } },
        dark: { character: ['it', { id: 'o1', card: 'o' }] },
        light: { character: [{ id: 'o2', card: 'o' }] },
        ...STILL,
        expect: { it: { power: 5 }, o1: { power: 5 } },
      },
    ],
  },
];
