// More cards whose sentences are of a form that few cards have, by their names.
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

export const more: readonly { readonly ref: string; readonly positions: readonly Position[] }[] = [
  {
    ref: 'TMR/Displaced Nevarroans',
    positions: [
      {
        shows: 'attacked by a costlier unit: the other units there avenge it (Keywords, Avenge)',
        cards: { d: squad('Imperial', { speed: 90, power: 4, cost: 8 }), f: squad() },
        dark: { ground: ['d'] },
        light: { ground: [{ card: 'it', damage: 3 }, 'f'] },
        ...GROUND,
        dice: [6, 6, 6, 6, 5, 1],
        script: [attack('dark', 'd', 'it')],
        expect: { it: { zone: 'discard' }, d: { damage: 1 } },
      },
      {
        shows: 'not by a cheaper one',
        cards: { d: squad('Imperial', { speed: 90, power: 4, cost: 2 }), f: squad() },
        dark: { ground: ['d'] },
        light: { ground: [{ card: 'it', damage: 3 }, 'f'] },
        ...GROUND,
        dice: [6, 6, 6, 6],
        script: [attack('dark', 'd', 'it')],
        expect: { it: { zone: 'discard' }, d: { damage: 0 } },
      },
    ],
  },
  {
    ref: 'TMW/Imperial Research Lab',
    positions: [
      {
        shows: 'Upkeep for an opponent’s Jedi until end of turn',
        cards: { j: soldier('Jedi') },
        locations: [{ character: 'it', by: 'dark' }],
        light: { force: 1, character: ['j'] },
        at: 'dark-build',
        until: 'dark-retreat',
        script: [use('dark', 'it', 2)],
        expect: { j: { tapped: true } },
      },
    ],
  },
  {
    ref: 'TMW/Hangar Deck Guards',
    positions: [
      {
        shows: 'disrupts an attack against a Space unit of its player unless 2 Force are paid',
        cards: { d: ship('Imperial'), l: ship('Rebel', { speed: 90 }) },
        dark: { ground: ['it'], space: ['d'] },
        light: { force: 2, space: ['l'] },
        ...SPACE,
        dice: [6, 6],
        script: [
          attack('light', 'l', 'd'),
          use('dark', 'it', 1),
          by('light', 'choose', { value: 'pay 2 Force' }),
        ],
        expect: { d: { damage: 2 }, light: { force: 0 }, it: { tapped: true } },
      },
      {
        shows: 'disrupts an attack against a Space unit',
        cards: { d: ship('Imperial'), l: ship('Rebel', { speed: 90 }) },
        dark: { ground: ['it'], space: ['d'] },
        light: { force: 2, space: ['l'] },
        ...SPACE,
        dice: [6, 6],
        script: [attack('light', 'l', 'd'), use('dark', 'it', 1)],
        expect: { d: { damage: 0 }, light: { force: 2 }, it: { tapped: true } },
      },
    ],
  },
  {
    ref: 'TROS/The Rise of Skywalker',
    positions: [
      {
        shows: 'each player gains a Force when such a unit untaps',
        cards: { l: soldier('Jedi', { name: 'Rey Skywalker', version: 'A' }), m: soldier() },
        light: {
          event: 'it',
          character: [
            { card: 'l', tapped: true },
            { card: 'm', tapped: true },
          ],
        },
        at: 'untap',
        until: 'gain-force',
        expect: { dark: { force: 1 }, light: { force: 1 } },
      },
    ],
  },
  {
    ref: 'VDR/Meditation By Force',
    positions: [
      {
        shows: 'damage equal to the Force of the opponent, not prevented',
        cards: { l: soldier('Rebel', { text: ['Pay 0 Force -> Evade 3'] }) },
        dark: { force: 5, hand: ['it'] },
        light: { force: 3, character: ['l'] },
        ...CHARACTERS,
        script: [
          by('dark', 'play', { card: 'it' }),
          by('dark', 'choose', { value: 1 }),
          use('light', 'l', 'Evade'),
        ],
        expect: { l: { damage: 3 }, dark: { force: 0 } },
      },
      {
        shows: 'with 6 Force only the second',
        cards: { l: soldier('Rebel') },
        dark: { force: 5, hand: ['it'] },
        light: { force: 6, character: ['l'] },
        ...CHARACTERS,
        script: [by('dark', 'play', { card: 'it' })],
        expect: { l: { damage: 5 }, dark: { force: 0 } },
      },
    ],
  },
  {
    ref: 'VP/Vonduun  Crab Armor',
    positions: [
      {
        shows: 'Double Damage is lost against it',
        cards: {
          d: soldier('Yuuzhan Vong', { version: 'A' }),
          l: soldier('Rebel', { speed: 90, text: ['Double Damage'] }),
        },
        dark: { character: [{ card: 'd', equipment: ['it'] }] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [6, 6],
        script: [attack('light', 'l', 'd')],
        expect: { d: { damage: 2, keywords: { Armor: true } } },
      },
      {
        shows: 'not if it is not unique',
        cards: { d: soldier('Yuuzhan Vong'), l: soldier('Rebel', { speed: 90, text: ['Double Damage'] }) },
        dark: { character: [{ card: 'd', equipment: ['it'] }] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [6, 6],
        script: [attack('light', 'l', 'd')],
        expect: { d: { damage: 4 } },
      },
    ],
  },
  {
    ref: 'BL/501st Legion (F)',
    positions: [
      {
        shows: 'a damage counter goes from one unit to another in the same arena',
        cards: { a: squad(), d: squad('Imperial'), s: ship('Imperial') },
        light: { ground: ['it', { card: 'a', damage: 2 }] },
        dark: { ground: ['d'], space: ['s'] },
        at: 'battle-start',
        until: 'space-battle',
        script: [use('light', 'it', 3, { targets: ['a', 'd'] })],
        expect: { a: { damage: 1 }, d: { damage: 1 } },
      },
    ],
  },
  {
    ref: 'KAE/Zakkeg',
    positions: [
      {
        shows: 'a damaged attacker has Accuracy -1 and no Critical Hit',
        cards: { l: squad('Rebel', { speed: 90, text: ['Critical Hit 3'] }) },
        dark: { ground: ['it'] },
        light: { ground: [{ card: 'l', damage: 1 }] },
        ...GROUND,
        dice: [6, 5],
        script: [attack('light', 'l', 'it')],
        expect: { it: { damage: 1 } },
      },
    ],
  },
  {
    ref: 'TUF/Nom Anor (E)',
    positions: [
      {
        shows: 'a damaged Character with three health left is discarded, one with more is not chosen',
        cards: {
          a: soldier('Rebel', { health: 5 }),
          b: soldier('Rebel', { health: 5 }),
          c: soldier('Rebel', { health: 2 }),
        },
        dark: { character: ['it'] },
        light: { character: [{ card: 'a', damage: 1 }, { card: 'b', damage: 2 }, 'c'] },
        ...CHARACTERS,
        script: [use('dark', 'it', 2)],
        expect: { a: { zone: 'character' }, b: { zone: 'discard' }, c: { zone: 'character' } },
      },
    ],
  },
  {
    ref: "VP/Sha'kel (A)",
    positions: [
      {
        shows: 'captivity counters that its player puts bring a damage counter',
        cards: {
          o: soldier('Yuuzhan Vong', {
            text: ["Pay 0 Force -> Put 1 captivity counter on one of your opponent's Characters."],
          }),
          l: soldier(),
        },
        dark: { character: ['it', 'o'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        script: [use('dark', 'o', 1), use('dark', 'it', 2)],
        expect: { l: { counters: { captivity: 1 }, damage: 1 } },
      },
    ],
  },
  {
    ref: 'BL/Quarzite Station (A)',
    positions: [
      {
        shows: 'a build point in its own step',
        dark: { space: ['it'] },
        at: 'dark-build',
        until: 'script-end',
        script: [use('dark', 'it', 4)],
        expect: { dark: { buildPoints: 1 }, it: { tapped: true } },
      },
      {
        shows: "one less in the opponent's step",
        dark: { space: ['it'] },
        light: { buildPoints: 3 },
        at: 'light-build',
        until: 'script-end',
        script: [use('dark', 'it', 4)],
        expect: { light: { buildPoints: 2 }, it: { tapped: true } },
      },
    ],
  },
  {
    ref: 'FOR/Elite TIE Defender',
    positions: [
      {
        shows: 'multi-arena units in the Space arena only',
        cards: { m: unit('Space/Ground', 'Rebel', [10, 1, 9]), s: ship() },
        dark: { ground: ['it'] },
        light: { space: ['m', 's'] },
        ...GROUND,
        dice: [4, 4, 4, 4, 4],
        script: [attack('dark', 'it', 'm')],
        expect: { m: { damage: 5 } },
      },
      {
        shows: 'not others',
        cards: { m: unit('Space/Ground', 'Rebel', [10, 1, 9]), s: ship() },
        dark: { ground: ['it'] },
        light: { space: ['m', 's'] },
        ...GROUND,
        dice: [4, 4, 4, 4, 4],
        script: [attack('dark', 'it', 's')],
        refused: 'attack.target',
        expect: {},
      },
    ],
  },
  {
    ref: 'JEDI/Jedi Council (A)',
    positions: [
      {
        shows: 'from the build zone: every Jedi among four cards goes to hand, the rest under the deck',
        cards: {
          a: soldier('Jedi'),
          b: soldier(),
          c: soldier('Jedi Master'),
          e: soldier('Dark Jedi'),
          f: soldier(),
        },
        light: { buildZone: ['it'], deck: ['a', 'b', 'c', 'e', 'f'] },
        at: 'light-build',
        until: 'dark-retreat',
        script: [by('light', 'decline', { what: 'draw' }), use('light', 'it', 2)],
        expect: { light: { hand: ['a', 'c'], deck: ['f', 'b', 'e'] }, it: { tapped: true } },
      },
    ],
  },
  {
    ref: 'JEDI/Anakin Solo (A)',
    positions: [
      {
        shows: 'other units called Solo there, whoever has them',
        cards: {
          h: soldier('Smuggler', { name: 'Han Solo', version: 'A' }),
          g: squad('X', { name: 'Solo Squad' }),
          d: soldier('X', { name: 'Jaina Solo', version: 'A' }),
        },
        light: { character: ['it', 'h'], ground: ['g'] },
        dark: { character: ['d'] },
        ...STILL,
        expect: { it: { speed: 60, power: 7 } },
      },
    ],
  },
  {
    ref: 'KAE/Vrook Lamar (B)',
    positions: [
      {
        shows: 'Evade 1 and the opponent loses a Force',
        cards: { d: soldier('Sith', { speed: 90 }) },
        dark: { force: 3, character: ['d'] },
        light: { force: 2, character: ['it'] },
        ...CHARACTERS,
        dice: [6, 6],
        script: [attack('dark', 'd', 'it'), use('light', 'it', 'Evade')],
        expect: { it: { damage: 1 }, dark: { force: 2 }, light: { force: 0 } },
      },
    ],
  },
  {
    ref: 'KAE/Handmaiden Sisters',
    positions: [
      {
        shows: 'an attack on Atris goes to it instead',
        cards: {
          a: soldier('Jedi', { name: 'Atris', version: 'Z' }),
          d: soldier('Sith', { speed: 90, power: 3 }),
        },
        dark: { character: ['d'] },
        light: { character: ['it', 'a'] },
        ...CHARACTERS,
        dice: [5, 5, 1],
        script: [attack('dark', 'd', 'a'), use('light', 'it', 4)],
        expect: { a: { damage: 0 }, it: { damage: 1 } },
      },
      {
        shows: 'not if the attacker has Precision',
        cards: {
          a: soldier('Jedi', { name: 'Atris', version: 'Z' }),
          d: soldier('Sith', { speed: 90, power: 3, text: ['Precision'] }),
        },
        dark: { character: ['d'] },
        light: { character: ['it', 'a'] },
        ...CHARACTERS,
        dice: [5, 5, 1],
        script: [attack('dark', 'd', 'a')],
        expect: { a: { damage: 2 }, it: { damage: 0 } },
      },
    ],
  },
  {
    ref: 'BL/Jedi Initiate Team (A)',
    positions: [
      {
        shows: 'an activated ability of a card beneath it for the turn',
        cards: { c: soldier('Force Sensitive Child', { text: ['Pay 1 Force -> Retaliate 4', 'Armor'] }) },
        light: { ground: [{ card: 'it', stack: ['c'] }] },
        at: 'battle-start',
        until: 'space-battle',
        script: [use('light', 'it', 2)],
        expect: { it: { keywords: { Retaliate: [4], Armor: false } } },
      },
    ],
  },
  {
    ref: 'ROTJ/Princess Leia (J)',
    positions: [
      {
        shows: 'one more card in the draw step',
        cards: { a: soldier(), b: soldier(), c: soldier() },
        light: { character: ['it'], deck: ['a', 'b', 'c'] },
        at: 'light-build',
        until: 'dark-retreat',
        expect: { light: { hand: ['a', 'b'] } },
      },
    ],
  },
  {
    ref: 'TDT/Flame (A)',
    positions: [
      {
        shows: 'attacks a Character with Stealth',
        cards: { l: soldier('Rebel', { text: ['Stealth'] }) },
        dark: { character: ['it'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [4, 4, 4, 4],
        script: [attack('dark', 'it', 'l')],
        expect: { l: { damage: 4 } },
      },
    ],
  },
  {
    ref: 'SMUG/Hylo Visz (A)',
    positions: [
      {
        shows: 'with a 5 two of the damage are prevented',
        cards: { d: soldier('X', { speed: 90, power: 3 }) },
        dark: { character: ['d'] },
        light: { character: ['it'] },
        ...CHARACTERS,
        dice: [6, 6, 6, 5],
        script: [attack('dark', 'd', 'it')],
        expect: { it: { damage: 1 } },
      },
      {
        shows: 'with a 4 none',
        cards: { d: soldier('X', { speed: 90, power: 3 }) },
        dark: { character: ['d'] },
        light: { character: ['it'] },
        ...CHARACTERS,
        dice: [6, 6, 6, 4],
        script: [attack('dark', 'd', 'it')],
        expect: { it: { damage: 3 } },
      },
    ],
  },
  {
    ref: 'BOH/Weapon Turret',
    positions: [
      {
        shows: 'dice of damage as many as its printed power',
        cards: { s: ship('X', { power: 3, text: ['This unit gets +2 power.'] }), l: soldier() },
        dark: { force: 3, space: [{ card: 's', equipment: ['it'] }] },
        light: { character: ['l'] },
        ...SPACE,
        dice: [4, 4, 1],
        script: [use('dark', 's', 'it:2')],
        expect: { l: { damage: 2 }, s: { tapped: true } },
      },
    ],
  },
  {
    ref: 'TFA/Ventral Cannons',
    positions: [
      {
        shows: 'another Equipment is the price',
        cards: {
          s: ship('Capital Ship', { power: 2 }),
          e: card('Equipment', [], { subtype: 'Space - Weapon' }),
          l: ship('X', { speed: 10 }),
        },
        dark: { space: [{ card: 's', equipment: ['it', 'e'] }] },
        light: { space: ['l'] },
        ...SPACE,
        dice: [3, 1],
        script: [attack('dark', 's', 'l'), use('dark', 's', 'it:2')],
        expect: { l: { damage: 1 }, e: { zone: 'discard' }, it: { zone: 'on:s' } },
      },
      {
        shows: 'itself is not',
        cards: { s: ship('Capital Ship', { power: 2 }), l: ship('X', { speed: 10 }) },
        dark: { space: [{ card: 's', equipment: ['it'] }] },
        light: { space: ['l'] },
        ...SPACE,
        dice: [3, 1],
        script: [attack('dark', 's', 'l'), use('dark', 's', 'it:2')],
        refused: 'effect.target',
        expect: {},
      },
    ],
  },
  {
    ref: 'SMUG/Transport Modifications',
    positions: [
      {
        shows: 'Shields where there are none',
        cards: { s: ship('Transport') },
        dark: { space: [{ card: 's', equipment: ['it'] }] },
        ...STILL,
        expect: { s: { keywords: { Shields: 1 }, power: 3, health: 10 } },
      },
      {
        shows: 'no more where there are some',
        cards: { s: ship('Transport', { text: ['Shields 2'] }) },
        dark: { space: [{ card: 's', equipment: ['it'] }] },
        ...STILL,
        expect: { s: { keywords: { Shields: 2 }, power: 3 } },
      },
    ],
  },
  {
    ref: 'TOR/Cover',
    positions: [
      {
        shows: 'with a Location of its player one damage of an attack is prevented',
        cards: {
          a: soldier('Agent'),
          g: card('Location', [], { subtype: 'Ground' }),
          d: soldier('X', { speed: 90 }),
        },
        locations: [{ ground: 'g', by: 'light' }],
        light: { character: [{ card: 'a', equipment: ['it'] }] },
        dark: { character: ['d'] },
        ...CHARACTERS,
        dice: [6, 6],
        script: [attack('dark', 'd', 'a')],
        expect: { a: { damage: 1 } },
      },
      {
        shows: "not with the opponent's",
        cards: {
          a: soldier('Agent'),
          g: card('Location', [], { subtype: 'Ground' }),
          d: soldier('X', { speed: 90 }),
        },
        locations: [{ ground: 'g', by: 'dark' }],
        light: { character: [{ card: 'a', equipment: ['it'] }] },
        dark: { character: ['d'] },
        ...CHARACTERS,
        dice: [6, 6],
        script: [attack('dark', 'd', 'a')],
        expect: { a: { damage: 2 } },
      },
    ],
  },
  {
    ref: 'JEDI/Jedi Holocron',
    positions: [
      {
        shows: 'an activated ability of a Jedi card in the discard pile',
        cards: {
          j: soldier('Jedi Knight'),
          x: soldier('Jedi', { text: ['Armor', 'Pay 1 Force -> Deflect 2'] }),
        },
        light: { character: [{ card: 'j', equipment: ['it'] }], discard: ['x'] },
        at: 'character-battle',
        until: 'end-of-turn',
        script: [use('light', 'j', 'it:2')],
        expect: { j: { keywords: { Deflect: [2], Armor: false } } },
      },
    ],
  },
  {
    ref: 'AAA/Jango Fett (M)',
    positions: [
      {
        shows: 'from hand out of the game: two counters on a Mandalorian that is being built',
        cards: { m: soldier('Mandalorian', { cost: 6 }) },
        dark: { hand: ['it'], buildZone: [{ card: 'm', faceDown: true, build: 1 }] },
        ...STILL,
        script: [use('dark', 'it', 2)],
        expect: { it: { zone: 'out' }, m: { build: 3 } },
      },
    ],
  },
  {
    ref: 'AAA/Jedi Quest',
    positions: [
      {
        shows: 'a Padawan that was deployed last turn counts',
        cards: { p: soldier('Jedi Padawan', { cost: 1 }), r: card('Resource', []) },
        light: { buildZone: ['it'], hand: ['p'], resource: 'r', buildPoints: 1 },
        at: 'light-build',
        until: { turn: 2, point: 'dark-build' },
        dice: [3, 3],
        script: [
          by('light', 'complete', { card: 'p', to: 'character' }),
          by('light', 'choose', { value: 1 }),
        ],
        expect: { r: { counters: { resource: 1 } } },
      },
    ],
  },
  {
    ref: "ALTA/Anakin's Spirit (B)",
    positions: [
      {
        shows: 'at most 6 Force',
        cards: { c: soldier() },
        light: { character: ['it', { card: 'c', counters: { redemption: 8 } }] },
        at: 'character-battle',
        until: 'turn-end',
        script: [by('light', 'choose', { value: 2 }), by('light', 'choose', { value: 'c' })],
        expect: { light: { force: 6 } },
      },
    ],
  },
  {
    ref: 'BOH/Renegade Commando',
    positions: [
      {
        shows: 'Stealth is lost for the battle step',
        cards: { d: soldier('X', { text: ['Stealth'], speed: 10 }) },
        dark: { character: ['d'] },
        light: { character: ['it'] },
        at: 'character-battle',
        until: 'end-of-turn',
        dice: [6, 6, 6, 1, 1],
        script: [use('light', 'it', 2), attack('light', 'it', 'd')],
        expect: { d: { damage: 3, keywords: { Stealth: true } } },
      },
    ],
  },
  {
    ref: 'TDT/Zao (A)',
    positions: [
      {
        shows: 'the difference, whoever has more',
        light: { force: 1, character: ['it'] },
        dark: { force: 6 },
        ...CHARACTERS,
        script: [use('light', 'it', 1)],
        expect: { light: { force: 6 }, it: { tapped: true } },
      },
    ],
  },
  {
    ref: 'ANH/Death Star Turbolaser Gunner',
    positions: [
      {
        shows: 'Ground units that use Ion Cannon have two power more',
        cards: { g: squad('X', { text: ['Ion Cannon 2'], speed: 60 }), l: ship('Rebel', { speed: 10 }) },
        dark: { character: ['it'], ground: ['g'] },
        light: { space: ['l'] },
        at: 'dark-build',
        until: 'character-battle',
        dice: [4, 4, 4, 4],
        script: [use('dark', 'it', 1), by('dark', 'attack', { unit: 'g', target: 'l', using: 'Ion Cannon' })],
        expect: { l: { damage: 4 } },
      },
    ],
  },
  {
    ref: 'AOTC/Second Effort',
    positions: [
      {
        shows: 'one or more of its attack dice',
        cards: { d: soldier('X', { power: 3, speed: 90 }), l: soldier() },
        dark: { force: 5, hand: ['it'], character: ['d'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [6, 1, 2, 5, 6],
        script: [attack('dark', 'd', 'l'), by('dark', 'play', { card: 'it', dice: [1, 2] })],
        expect: { l: { damage: 3 } },
      },
    ],
  },
  {
    ref: 'AOTC/Splinter the Republic',
    positions: [
      {
        shows: 'a card with the name of one of its units',
        cards: {
          u: soldier('X', { name: 'Tarn Vell', version: 'A' }),
          v: soldier('X', { name: 'Tarn Vell', version: 'B' }),
          w: soldier(),
        },
        dark: { hand: ['it'], buildPoints: 1, character: ['u'], deck: ['w', 'v'] },
        at: 'dark-build',
        until: 'light-build',
        seed: 1,
        script: [
          by('dark', 'decline', { what: 'draw' }),
          by('dark', 'complete', { card: 'it', target: 'v' }),
        ],
        expect: { v: { zone: 'hand' }, w: { zone: 'deck' } },
      },
    ],
  },
  {
    ref: 'ROTJ/Darth Vader (P)',
    positions: [
      {
        shows: 'power by the build cost of the unit discarded',
        cards: { u: soldier('X', { cost: 4 }) },
        dark: { character: ['it', 'u'] },
        ...CHARACTERS,
        script: [use('dark', 'it', 2, { target: 'u' })],
        expect: { it: { power: 10 }, u: { zone: 'discard' } },
      },
      {
        shows: 'or a Battle card is disrupted unless 4 Force are paid',
        cards: { u: soldier('X', { cost: 4 }), b: card('Battle', ['Gain 2 Force.']) },
        dark: { character: ['it', 'u'] },
        light: { force: 3, hand: ['b'] },
        ...CHARACTERS,
        script: [by('light', 'play', { card: 'b' }), use('dark', 'it', 1, { target: 'u' })],
        expect: { light: { force: 3 }, u: { zone: 'discard' } },
      },
    ],
  },
  {
    ref: "BL/Sith Lord's Defense",
    positions: [
      {
        shows: 'by Meditate: prevention, and as much Force lost',
        cards: { d: soldier('Sith Lord'), l: soldier('Jedi', { speed: 90, power: 3 }) },
        dark: { force: 4, discard: ['it'], character: ['d'] },
        light: { force: 5, character: ['l'] },
        ...CHARACTERS,
        dice: [6, 6, 6],
        script: [attack('light', 'l', 'd'), by('dark', 'play', { card: 'it' })],
        expect: { d: { damage: 0 }, light: { force: 2 }, dark: { force: 0 } },
      },
    ],
  },
  {
    ref: 'BL/Dynamic Duo',
    positions: [
      {
        shows: 'the name of another unique unit of the same arena',
        cards: {
          a: soldier('X', { name: 'Aa', version: 'A' }),
          b: soldier('X', { name: 'Bb', version: 'A' }),
          b2: soldier('X', { name: 'Bb', version: 'B' }),
          a2: soldier('X', { name: 'Aa', version: 'B' }),
          w: soldier(),
        },
        light: { hand: ['it'], buildPoints: 1, character: ['a', 'b'], deck: ['w', 'b2', 'a2'] },
        at: 'light-build',
        until: 'dark-retreat',
        seed: 1,
        script: [
          by('light', 'decline', { what: 'draw' }),
          by('light', 'complete', { card: 'it', targets: ['a', 'b'] }),
          by('light', 'choose', { value: 'b2' }),
        ],
        expect: { a: { tapped: true }, b2: { zone: 'build', build: 1 }, a2: { zone: 'deck' } },
      },
    ],
  },
  {
    ref: 'RS/Captain Dllr Nep (C)',
    positions: [
      {
        shows: 'up to two abilities of a Dark Side unit',
        cards: { d: soldier('X', { side: 'dark', text: ['Armor', 'Stun 2', 'Critical Hit 1'] }) },
        dark: { character: ['d'] },
        light: { force: 2, character: ['it'] },
        ...CHARACTERS,
        script: [
          use('light', 'it', 2),
          by('light', 'choose', { value: 1 }),
          by('light', 'choose', { value: 2 }),
        ],
        expect: { it: { keywords: { Armor: true, 'Critical Hit': 1, Stun: false } } },
      },
    ],
  },
  {
    ref: 'BOC/But Not to Me',
    positions: [
      {
        shows: "damage to an opponent's unit is prevented, it can't be attacked, and 3 Force",
        cards: { d: soldier('X', { speed: 90 }), l: soldier() },
        dark: { hand: ['it'], character: ['d'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [6, 6],
        script: [
          attack('dark', 'd', 'l'),
          by('dark', 'play', { card: 'it' }),
          by('dark', 'choose', { value: 1 }),
        ],
        expect: { l: { damage: 0 }, dark: { force: 3 } },
      },
    ],
  },
  {
    ref: 'DAN/Knights of Suffering',
    positions: [
      {
        shows: 'two damage when the attack of a captive ends',
        cards: { l: soldier('X', { speed: 90 }), d: soldier() },
        dark: { buildZone: [{ card: 'it', faceDown: true, build: 1 }], character: ['d'] },
        light: { character: [{ card: 'l', counters: { captivity: 2 } }] },
        ...CHARACTERS,
        dice: [1, 1],
        script: [attack('light', 'l', 'd'), by('dark', 'complete', { card: 'it' })],
        expect: { l: { damage: 2 }, it: { zone: 'discard' } },
      },
    ],
  },
  {
    ref: 'BOTS/Take Him Away!',
    positions: [
      {
        shows: 'a captive with six counters that taps is discarded',
        cards: { l: soldier('X', { speed: 90 }), d: soldier() },
        dark: { buildZone: [{ card: 'it', faceDown: true, build: 3 }], character: ['d'] },
        light: { character: [{ card: 'l', counters: { captivity: 6 } }] },
        ...CHARACTERS,
        dice: [6, 6],
        script: [attack('light', 'l', 'd'), by('dark', 'complete', { card: 'it' })],
        expect: { l: { zone: 'discard' }, d: { damage: 0 } },
      },
    ],
  },
  {
    ref: "BOTS/Jabba's Entertainers (B)",
    positions: [
      {
        shows: 'from hand: two power less',
        cards: { l: soldier() },
        dark: { force: 1, hand: ['it'] },
        light: { character: ['l'] },
        ...STILL,
        script: [use('dark', 'it', 3)],
        expect: { it: { zone: 'out' }, l: { power: 0 }, dark: { force: 0 } },
      },
    ],
  },
  {
    ref: 'ER/Debt of Honor',
    positions: [
      {
        shows: 'build points by the printed health of the unit',
        cards: { u: soldier('X', { side: 'neutral', health: 4, text: ['This unit gets +3 health.'] }) },
        dark: { hand: ['it'], character: ['u'] },
        at: 'dark-build',
        until: 'script-end',
        script: [by('dark', 'complete', { card: 'it' })],
        expect: { u: { zone: 'discard' }, dark: { buildPoints: 4 } },
      },
    ],
  },
  {
    ref: 'ESB/Echo Base',
    positions: [
      {
        shows: 'draws the attack on a Rebel',
        cards: { a: squad('Rebel'), d: squad('X', { speed: 90, power: 3 }) },
        light: { ground: ['it', 'a'] },
        dark: { ground: ['d'] },
        ...GROUND,
        dice: [6, 6, 6],
        script: [attack('dark', 'd', 'a'), use('light', 'it', 2)],
        expect: { it: { damage: 3 }, a: { damage: 0 } },
      },
    ],
  },
  {
    ref: 'RO2/Darth Gravid (A)',
    positions: [
      {
        shows: 'all Equipment of a Sith',
        cards: {
          d: soldier('Sith'),
          e: card('Equipment', [], { subtype: 'Character - A' }),
          f: card('Equipment', [], { subtype: 'Character - B' }),
          o: soldier(),
          g: card('Equipment', [], { subtype: 'Character - B' }),
        },
        light: { character: ['it'] },
        dark: {
          character: [
            { card: 'd', equipment: ['e', 'f'] },
            { card: 'o', equipment: ['g'] },
          ],
        },
        at: 'light-build',
        until: 'dark-retreat',
        script: [use('light', 'it', 2)],
        expect: { e: { zone: 'discard' }, f: { zone: 'discard' }, g: { zone: 'on:o' } },
      },
    ],
  },
  {
    ref: "SMUG/Smuggler's Guile",
    positions: [
      {
        shows: 'enhanced, a Smuggler of printed power 6 untaps',
        cards: { s: soldier('Smuggler', { power: 6 }), l: soldier() },
        dark: { force: 6, hand: ['it'], character: [{ card: 's', damage: 4, tapped: true }] },
        light: { character: ['l'] },
        ...CHARACTERS,
        until: 'script-end',
        script: [by('dark', 'play', { card: 'it', effect: 2 })],
        expect: { s: { damage: 1, tapped: false }, dark: { force: 0 } },
      },
    ],
  },
  {
    ref: "RAW/Anakin's Rage",
    positions: [
      {
        shows: 'power for the attack, then it untaps with two corruption counters',
        cards: {
          a: soldier('Jedi', { name: 'Anakin Skywalker', version: 'Z', speed: 90, power: 1 }),
          l: soldier(),
        },
        dark: { force: 2, hand: ['it'], character: ['a'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [4, 4, 4, 4, 4],
        script: [attack('dark', 'a', 'l'), by('dark', 'play', { card: 'it' })],
        expect: { l: { damage: 5 } },
      },
    ],
  },
  {
    ref: 'RAW/Quarren Crab Cannon',
    positions: [
      {
        shows: 'with an Aquatic Location anywhere it has Critical Hit 3',
        cards: { g: card('Location', [], { subtype: 'Ground - Aquatic' }) },
        locations: [{ ground: 'g', by: 'light' }],
        dark: { ground: ['it'] },
        ...STILL,
        expect: { it: { keywords: { 'Critical Hit': 3 } } },
      },
      {
        shows: 'without it has not',
        dark: { ground: ['it'] },
        ...STILL,
        expect: { it: { keywords: { 'Critical Hit': false } } },
      },
    ],
  },
  {
    ref: 'LEG/Ossus Meditation Garden',
    positions: [
      {
        shows: 'out of the discard pile for 2 Force',
        light: { discard: ['it'] },
        ...CHARACTERS,
        script: [use('light', 'it', 2)],
        expect: { it: { zone: 'out' }, light: { force: 2 } },
      },
    ],
  },
  {
    ref: "TDT/Vader's Defense",
    positions: [
      {
        shows: 'Evade X for two cards',
        cards: {
          v: soldier('Sith', { name: 'Darth Vader', version: 'Z' }),
          l: soldier('X', { power: 5, speed: 90 }),
          a: soldier(),
          b: soldier(),
        },
        dark: { force: 4, hand: ['it', 'a', 'b'], character: ['v'] },
        light: { character: ['l'] },
        ...CHARACTERS,
        dice: [6, 6, 6, 6, 6],
        script: [by('dark', 'play', { card: 'it' }), attack('light', 'l', 'v'), use('dark', 'v', 'Evade')],
        expect: { v: { damage: 2, keywords: { Parry: 2 } }, a: { zone: 'discard' }, b: { zone: 'discard' } },
      },
    ],
  },
  {
    ref: 'TDT/Intentions Hostile',
    positions: [
      {
        shows: 'only a Jedi or Sith Character prevents it',
        cards: { c: soldier('X', { speed: 90 }), d: soldier('Y', { text: ['Pay 0 Force -> Evade 2'] }) },
        light: { hand: ['it'], buildPoints: 1, character: ['c'] },
        dark: { character: ['d'] },
        at: 'light-build',
        until: 'end-of-turn',
        dice: [6, 6],
        script: [
          by('light', 'complete', { card: 'it' }),
          attack('light', 'c', 'd'),
          use('dark', 'd', 'Evade'),
        ],
        expect: { d: { damage: 2 } },
      },
      {
        shows: 'a Jedi does',
        cards: { c: soldier('X', { speed: 90 }), d: soldier('Jedi', { text: ['Pay 0 Force -> Evade 2'] }) },
        light: { hand: ['it'], buildPoints: 1, character: ['c'] },
        dark: { character: ['d'] },
        at: 'light-build',
        until: 'end-of-turn',
        dice: [6, 6],
        script: [
          by('light', 'complete', { card: 'it' }),
          attack('light', 'c', 'd'),
          use('dark', 'd', 'Evade'),
        ],
        expect: { d: { damage: 0 } },
      },
    ],
  },
];
