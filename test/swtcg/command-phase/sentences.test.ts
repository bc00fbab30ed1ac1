// Sentences of The Basics, Pilots and the Glossary as positions: what the book answers, one row each.
import assert from 'node:assert/strict';
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

type File = Parameters<typeof holds>[0];

interface Row {
  /** Where the book says it. */
  readonly section: string;
  /** What it says, in our own words. */
  readonly says: string;
  readonly file: File;
  /** The rule by which the last entry is refused; left out where all is legal and the file says what to expect. */
  readonly refusedBy?: string;
}

const battle = (...text: string[]) => card('Battle', text, { cost: undefined });
const task = (...text: string[]) => card('Mission', text, { cost: 0 });
const place = (cost: number, subtype = 'Ground') => card('Location', [], { subtype, cost });
const ACE = '[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.';
const ace = soldier({ text: [ACE] });
const inSpace = { at: 'space-battle', until: 'ground-battle' };
const inCharacter = { at: 'character-battle', until: 'end-of-turn' };
const attack = (target: string, unitId = 'd') => dark('attack', { unit: unitId, target });
const d = fighter({ speed: 90, power: 2 });
const l = fighter({ health: 9 });

const ROWS: readonly Row[] = [
  {
    section: 'Effect Types, Triggered effects',
    says: 'what the roll for build sets off is held during the chance to reroll, and takes effect in the same step',
    file: {
      cards: {
        s: soldier({ text: ['When the roll for build points is made, gain 1 build point.'] }),
        t: soldier({ text: ['When the roll for build points is made, your opponent loses 1 build point.'] }),
      },
      dark: { character: ['s', 't'] },
      at: 'roll-for-build',
      until: 'dark-build',
      dice: [3],
      expect: { dark: { buildPoints: 4 }, light: { buildPoints: 2 } },
    },
  },
  {
    section: 'Effect Types, Triggered effects',
    says: 'what the end of a build step sets off takes effect before the next step',
    file: {
      cards: {
        s: soldier({ text: ['When your build step ends, you may pay 1 Force. If you do, tap this unit.'] }),
      },
      dark: { force: 1, character: ['s'] },
      script: [dark('use', { unit: 's', ability: 1 })],
      expect: { s: { tapped: true }, dark: { force: 0 } },
    },
  },
  {
    section: 'Ready Phase, Gain Force',
    says: 'what happens when one gains Force happens in that step, and for an effect too',
    file: {
      cards: {
        s: soldier({ text: ['Whenever you gain Force, your opponent loses 1 Force.'] }),
        m: task('Gain 2 Force.'),
      },
      dark: { hand: ['m'], character: ['s'] },
      light: { force: 1 },
      at: 'gain-force',
      dice: [1],
      script: [dark('complete', { card: 'm' })],
      expect: { dark: { force: 6 }, light: { force: 3 } },
    },
  },
  {
    section: 'Phrases, "this card"',
    says: 'a card that puts itself from the hand into its arena works there, and is not deployed',
    file: {
      cards: {
        s: soldier({
          text: [
            'Pay 1 Force -> Put this card into its arena from your hand. Play only during your build step.',
            'When you deploy this unit, gain 5 Force.',
          ],
        }),
      },
      dark: { force: 1, hand: ['s'] },
      script: [dark('use', { unit: 's', ability: 1 })],
      expect: { s: { zone: 'character' }, dark: { force: 0 } },
    },
  },
  {
    section: 'Building Cards with Build Costs',
    says: 'counters are removed until there are none: the card stays face-down and partially built, and is built on',
    file: {
      cards: {
        m: task("Remove up to 3 build counters from a face-down card in your opponent's build zone."),
        s: soldier(),
      },
      dark: { hand: ['m'] },
      light: { buildPoints: 2, buildZone: [{ card: 's', faceDown: true, build: 2 }] },
      until: 'dark-retreat',
      script: [dark('complete', { card: 'm', target: 's' }), light('build', { card: 's', counters: 1 })],
      expect: { s: { zone: 'build', faceDown: true, build: 1 } },
    },
  },
  {
    section: 'Building Cards with Build Costs',
    says: 'counters for each card that is being built',
    file: {
      cards: {
        m: task('Put 1 build counter on each partially built card in your build zone.'),
        s: soldier(),
        t: soldier(),
      },
      dark: { hand: ['m'], buildZone: [{ card: 's', faceDown: true, build: 1 }, 't'] },
      script: [dark('complete', { card: 'm' })],
      expect: { s: { build: 2 }, t: { build: 0 } },
    },
  },
  {
    section: 'Phrases, "play only [condition]"',
    says: 'a unit that has a condition of its own is not completed without it',
    file: {
      cards: { s: soldier({ text: ['You may complete this unit only if you have a Droid in any arena.'] }) },
      dark: { buildPoints: 3, hand: ['s'] },
      script: [dark('complete', { card: 's' })],
    },
    refusedBy: 'effect.play-only',
  },
  {
    section: 'Phrases, "play only [condition]"',
    says: 'what one must have to deploy a unit is a condition too',
    file: {
      cards: {
        s: soldier({ text: ['To deploy this unit, you must have at least 2 Soldiers in any arena.'] }),
        t: soldier(),
      },
      dark: { buildPoints: 3, hand: ['s'], character: ['t'] },
      script: [dark('complete', { card: 's' })],
    },
    refusedBy: 'effect.play-only',
  },
  {
    section: 'Phrases, "when the roll for build points is made"',
    says: 'the die may be rolled again in the chance that every roll has',
    file: {
      cards: { s: soldier({ text: ['When you roll for build points, you may reroll that die.'] }) },
      light: { character: ['s'] },
      at: 'roll-for-build',
      until: 'dark-build',
      dice: [2, 5],
      script: [light('use', { unit: 's', ability: 1 })],
      expect: { dark: { buildPoints: 5 }, light: { buildPoints: 5 } },
    },
  },
  {
    section: 'Phrases, "when the roll for build points is made"',
    says: 'an effect that rolls that die again is of no use for attack dice',
    file: {
      cards: {
        d: fighter({ speed: 90, power: 1, text: ['Pay 0 Force -> Reroll the roll for build points.'] }),
        l,
      },
      dark: { space: ['d'] },
      light: { space: ['l'] },
      ...inSpace,
      dice: [4],
      script: [attack('l'), dark('use', { unit: 'd', ability: 1 })],
    },
    refusedBy: 'effect.idle',
  },
  {
    section: 'During Your Build Step',
    says: 'a pass ends it, also where it is the first thing that is said',
    file: {
      cards: { s: soldier() },
      dark: { buildPoints: 3, hand: ['s'] },
      script: [dark('pass'), dark('complete', { card: 's' })],
    },
    refusedBy: 'pop.window',
  },
  {
    section: 'Different Versions with Different Names',
    says: 'an effect that names a person by a name that no card at the table has means that person still',
    file: {
      cards: {
        v: tarn('A', { name: 'Darth Vader' }),
        s: soldier({ text: ['As long as you have Anakin Skywalker in any arena, this unit gets +2 power.'] }),
        t: soldier({
          text: ['As long as your opponent has Anakin Skywalker in any arena, this unit gets +2 power.'],
        }),
      },
      dark: { character: ['v', 's'] },
      light: { character: ['t'] },
      expect: { s: { power: 4 }, t: { power: 2 } },
    },
  },
  {
    section: 'Unit Cards',
    says: 'a unit is one only while it is in play: a face-down card is not chosen as a unit',
    file: {
      cards: { m: task("Tap one of your opponent's units."), s: soldier(), t: soldier() },
      dark: { hand: ['m'] },
      light: { character: ['t'], buildZone: [{ card: 's', faceDown: true, build: 1 }] },
      script: [dark('complete', { card: 'm', target: 's' })],
    },
    refusedBy: 'effect.target',
  },
  {
    section: 'Unit Cards',
    says: 'a unit in the build zone is in play and can be chosen where no arena is named',
    file: {
      cards: { m: task("Put 1 damage counter on one of your opponent's units."), s: soldier() },
      dark: { hand: ['m'] },
      light: { buildZone: ['s'] },
      script: [dark('complete', { card: 'm', target: 's' })],
      expect: { s: { damage: 1, zone: 'build' } },
    },
  },
  {
    section: 'Battle Cards',
    says: 'without an activation cost it costs no Force, and it is discarded once it has had its effect',
    file: {
      cards: { d, b: battle('One of your units gets +1 power until end of turn.') },
      dark: { space: ['d'], hand: ['b'] },
      ...inSpace,
      script: [dark('play', { card: 'b', target: 'd' })],
      expect: { d: { power: 3 }, b: { zone: 'discard' }, dark: { force: 0 } },
    },
  },
  {
    section: 'Battle Cards',
    says: 'of several effects one is used and the other disregarded',
    file: {
      cards: {
        d,
        b: battle(
          'Pay 1 Force -> Gain 3 Force.',
          'Pay 1 Force -> One of your units gets +1 power until end of turn.',
        ),
      },
      dark: { force: 1, space: ['d'], hand: ['b'] },
      ...inSpace,
      script: [dark('play', { card: 'b', effect: 2, target: 'd' })],
      expect: { d: { power: 3 }, dark: { force: 0 } },
    },
  },
  {
    section: 'Battle Cards',
    says: 'they are played in the battle phase, not in the build step',
    file: {
      cards: { s: soldier(), b: battle('One of your units gets +1 power until end of turn.') },
      dark: { character: ['s'], hand: ['b'] },
      script: [dark('play', { card: 'b', target: 's' })],
    },
    refusedBy: 'effect.activated',
  },
  {
    section: 'Mission Cards',
    says: 'a Campaign stays face-up in the build zone until an effect discards it',
    file: {
      cards: {
        war: card('Mission - Campaign', ['When your build step starts, gain 1 Force.'], { cost: 1 }),
        m: task('Discard a Campaign.'),
      },
      dark: { buildZone: ['war'] },
      light: { hand: ['m'] },
      until: 'dark-retreat',
      script: [light('complete', { card: 'm', target: 'war' })],
      expect: { war: { zone: 'discard' }, dark: { force: 1 } },
    },
  },
  {
    section: 'Location Cards',
    says: 'one of equal cost replaces the other for nothing, which goes to the discard pile of its owner',
    file: {
      cards: { a: place(2), b: place(2) },
      dark: { buildPoints: 2, hand: ['b'] },
      locations: [{ ground: 'a', by: 'light' }],
      script: [dark('complete', { card: 'b', to: 'ground' })],
      expect: {
        b: { zone: 'ground' },
        a: { zone: 'discard' },
        light: { discard: ['a'] },
        dark: { buildPoints: 0 },
      },
    },
  },
  {
    section: 'Retreat Step',
    says: 'Locations cannot retreat',
    file: {
      cards: { a: place(2) },
      locations: [{ ground: 'a', by: 'dark' }],
      at: 'dark-retreat',
      until: 'light-retreat',
      script: [dark('retreat', { unit: 'a' })],
    },
    refusedBy: 'turn.retreat',
  },
  {
    section: 'Equipment Cards',
    says: 'it goes where its unit goes when that moves to another arena',
    file: {
      cards: {
        s: unit('Ground/Character', 'Rebel Squad', [40, 3, 4]),
        gun: gear('Ground/Character - Weapon', ['Pay 0 Force -> Equip', 'Equipped unit gets +1 power.']),
      },
      dark: { ground: [{ card: 's', equipment: ['gun'] }] },
      script: [dark('move', { unit: 's', to: 'character' })],
      expect: { s: { zone: 'character', power: 4 }, gun: { zone: 'on:s' } },
    },
  },
  {
    section: 'Equipment Cards',
    says: 'a Trait that was let go by is attached at the next time its condition is met',
    file: {
      cards: {
        trait: gear('Space - Trait', [
          'When one of your units attacks, attach this Trait to that unit.',
          'Equipped unit gets +1 health.',
        ]),
        d,
        e: fighter({ speed: 80, power: 1 }),
        l,
      },
      dark: { space: ['d', 'e'], buildZone: ['trait'] },
      light: { space: ['l'] },
      ...inSpace,
      dice: [1, 1, 1],
      script: [attack('l'), dark('pass'), attack('l', 'e'), dark('use', { unit: 'trait', ability: 1 })],
      expect: { trait: { zone: 'on:e' }, e: { health: 5 }, d: { health: 4 } },
    },
  },
  {
    section: 'Building Cards with Build Costs',
    says: 'more counters may be put on a partially built card in later build steps',
    file: {
      cards: { s: soldier({ cost: 3 }) },
      dark: { buildPoints: 1, buildZone: [{ card: 's', faceDown: true, build: 1 }] },
      script: [dark('build', { card: 's', counters: 1 })],
      expect: { s: { build: 2, faceDown: true, zone: 'build' }, dark: { buildPoints: 0 } },
    },
  },
  {
    section: 'Building Cards with Build Costs',
    says: 'excess build counters do not come back when the card is completed',
    file: {
      cards: { s: soldier({ cost: 2 }) },
      dark: { buildPoints: 1, buildZone: [{ card: 's', faceDown: true, build: 4 }] },
      script: [dark('complete', { card: 's', to: 'character' }), dark('done')],
      until: 'script-end',
      expect: { s: { zone: 'character', build: 0 }, dark: { buildPoints: 0 } },
    },
  },
  {
    section: 'Contesting Unique Cards',
    says: 'persons of two names on opposite sides contest; the loser goes to the build zone untapped and pays nothing',
    file: {
      cards: {
        a: unit('Character', 'Jedi', [40, 3, 4], { name: 'Anakin Skywalker', version: 'A', cost: 4 }),
        v: unit('Character', 'Sith', [40, 3, 4], { name: 'Darth Vader', version: 'A', cost: 4 }),
      },
      dark: { force: 2, character: ['v'] },
      light: { force: 1, character: ['a'] },
      at: 'battle-start',
      until: 'space-battle',
      script: [dark('bid', { force: 1 }), light('bid', { force: 1 })],
      expect: {
        a: { zone: 'build', tapped: false },
        v: { zone: 'character' },
        dark: { force: 1 },
        light: { force: 1 },
      },
    },
  },
  {
    section: 'Stacking and Rearranging',
    says: 'each card beneath the top card gives +10 speed, +1 power and +1 health',
    file: {
      cards: { a: tarn('A'), b: tarn('B'), c: tarn('C') },
      dark: { character: [{ card: 'a', stack: ['b', 'c'] }] },
      expect: { a: { speed: 60, power: 5, health: 6 } },
    },
  },
  {
    section: 'Stacking and Rearranging',
    says: 'text of cards beneath the top card is ignored',
    file: {
      cards: { a: tarn('A'), b: tarn('B', { text: ['Armor'] }) },
      dark: { character: [{ card: 'a', stack: ['b'] }] },
      expect: { a: { keywords: { Armor: false } } },
    },
  },
  {
    section: 'Subordinate Special Rules',
    says: 'returned to hand it ends in the supply of its owner',
    file: {
      cards: {
        rider: unit('Subordinate', 'Character - Beast Rider', [50, 2, 2], { cost: undefined }),
        m: task("Return one of your opponent's units to its owner's hand."),
      },
      dark: { hand: ['m'] },
      light: { character: ['rider'] },
      script: [dark('complete', { card: 'm', target: 'rider' })],
      expect: { rider: { zone: 'supply' }, light: { hand: 0 } },
    },
  },
  {
    section: 'Game Zones, deck',
    says: 'without cards in the deck play simply goes on',
    file: {
      cards: { s: soldier() },
      dark: { character: ['s'] },
      at: 'turn-start',
      until: 'light-build',
      dice: [3],
      expect: { dark: { hand: 0, deck: 0 } },
    },
  },
  {
    section: 'Setup',
    says: 'Pilots do not pilot during setup',
    file: {
      cards: { ace, ship: fighter() },
      dark: { deck: ['ship', 'ace'] },
      at: 'preparation',
      until: 'turn-start',
      script: [
        dark('setup', { card: 'ship', to: 'space' }),
        dark('setup', { card: 'ace', to: 'top', unit: 'ship' }),
      ],
    },
    refusedBy: 'stack.unique',
  },
  {
    section: 'Pilots',
    says: 'the Pilot goes along when its unit moves to another arena',
    file: {
      cards: {
        hauler: unit('Space/Ground', 'Rebel Starfighter', [30, 2, 5]),
        ace,
      },
      dark: { space: [{ card: 'hauler', pilots: ['ace'] }] },
      script: [dark('move', { unit: 'hauler', to: 'ground' })],
      expect: { hauler: { zone: 'ground', power: 3, pilots: ['ace'] }, ace: { zone: 'on:hauler' } },
    },
  },
  {
    section: 'Pilots',
    says: 'the Pilot returns to hand with its unit',
    file: {
      cards: { ace, ship: fighter(), m: task("Return one of your units to its owner's hand.") },
      dark: { hand: ['m'], space: [{ card: 'ship', pilots: ['ace'] }] },
      script: [dark('complete', { card: 'm', target: 'ship' })],
      expect: { ship: { zone: 'hand', pilots: [] }, ace: { zone: 'hand' } },
    },
  },
  {
    section: 'Piloting Units',
    says: 'a Pilot on a unit is no unit: it is not counted as a Character',
    file: {
      cards: {
        ace,
        ship: fighter(),
        s: soldier({ text: ['This unit gets +1 power for each other Character you have in any arena.'] }),
      },
      dark: { space: [{ card: 'ship', pilots: ['ace'] }], character: ['s'] },
      expect: { s: { power: 2 } },
    },
  },
  {
    section: 'Piloting Units',
    says: 'a unit is unaffected by damage to its Pilot',
    file: {
      cards: { ace, ship: fighter(), m: task('Put 3 damage counters on a Pilot.') },
      dark: { hand: ['m'] },
      light: { space: [{ card: 'ship', pilots: ['ace'] }] },
      script: [dark('complete', { card: 'm', target: 'ace' })],
      expect: { ace: { zone: 'discard' }, ship: { zone: 'space', damage: 0, pilots: [] } },
    },
  },
  {
    section: 'Retreating Pilots',
    says: 'the one move of the build step does not bind a Pilot in the retreat step',
    file: {
      cards: { ace, bee: ace, ship: fighter({ subtype: 'Rebel Starfighter Gunship' }) },
      dark: { space: [{ card: 'ship', pilots: ['bee'] }], character: ['ace'] },
      until: 'light-retreat',
      script: [
        dark('move', { unit: 'ace', to: 'ship' }),
        dark('move', { unit: 'ace', to: 'buildZone' }),
        dark('retreat', { unit: 'ship' }),
      ],
      expect: {
        ace: { zone: 'build' },
        ship: { zone: 'build', tapped: true },
        bee: { zone: 'on:ship', tapped: true },
      },
    },
  },
  {
    section: 'Causing Pilots to "Fall Off"',
    says: 'a version that pilots the same unit may come to the top without the Pilot leaving',
    file: {
      cards: { a: tarn('A', { text: [ACE] }), b: tarn('B', { text: [ACE] }), ship: fighter() },
      dark: { space: [{ card: 'ship', pilots: [{ card: 'a', stack: ['b'] }] }] },
      script: [dark('rearrange', { unit: 'a', top: 'b' })],
      expect: { b: { zone: 'on:ship', stack: ['a'] }, ship: { pilots: ['b'], power: 4 } },
    },
  },
  {
    section: 'Terms, counter',
    says: 'counters are gone when the card is discarded',
    file: {
      cards: { s: soldier(), m: task("Discard one of your opponent's units.") },
      dark: { hand: ['m'] },
      light: { character: [{ card: 's', counters: { mastery: 2 }, damage: 1 }] },
      script: [dark('complete', { card: 'm', target: 's' })],
      expect: { s: { zone: 'discard', damage: 0, counters: {} } },
    },
  },
  {
    section: 'Terms, damage counter',
    says: 'counters that an effect puts are no damage and are not prevented',
    file: {
      cards: {
        d: fighter({ speed: 90, text: ["Tap -> Put 2 damage counters on one of your opponent's units."] }),
        l: fighter({ text: ['Pay 1 Force -> Evade 2'] }),
      },
      dark: { space: ['d'] },
      light: { force: 1, space: ['l'] },
      ...inSpace,
      script: [
        dark('use', { unit: 'd', ability: 1, target: 'l' }),
        light('use', { unit: 'l', ability: 'Evade' }),
      ],
    },
    refusedBy: 'pop.prevention',
  },
  {
    section: 'Terms, defending unit',
    says: 'it may be tapped, and it does no damage of its own',
    file: {
      cards: { d, l },
      dark: { space: ['d'] },
      light: { space: [{ card: 'l', tapped: true }] },
      ...inSpace,
      dice: [6, 6],
      script: [attack('l')],
      expect: { l: { damage: 2 }, d: { damage: 0 } },
    },
  },
  {
    section: 'Terms, dice of damage',
    says: 'Armor counts against them; Accuracy and Shields do not',
    file: {
      cards: {
        d: fighter({
          speed: 90,
          text: ['Accuracy 2', "Tap -> This unit does 2 dice of damage to one of your opponent's units."],
        }),
        l: fighter({ text: ['Armor', 'Shields 2'] }),
      },
      dark: { space: ['d'] },
      light: { space: ['l'] },
      ...inSpace,
      dice: [4, 5],
      script: [dark('use', { unit: 'd', ability: 2, target: 'l' })],
      expect: { l: { damage: 1 } },
    },
  },
  {
    section: 'Terms, disrupt',
    says: 'a player may disrupt an effect of their own',
    file: {
      cards: {
        d,
        b: battle('Pay 0 Force -> One of your units gets +1 power until end of turn.'),
        stop: battle('Pay 0 Force -> Disrupt a Battle card.'),
      },
      dark: { space: ['d'], hand: ['b', 'stop'] },
      ...inSpace,
      script: [dark('play', { card: 'b', target: 'd' }), dark('play', { card: 'stop' })],
      expect: { d: { power: 2 }, b: { zone: 'discard' } },
    },
  },
  {
    section: 'Terms, disrupt',
    says: 'an ability that was disrupted has been used this turn',
    file: {
      cards: {
        d: fighter({ text: ['Pay 1 Force -> This unit gets +1 power until end of turn.'] }),
        stop: battle('Pay 0 Force -> Disrupt an activated ability.'),
      },
      dark: { force: 2, space: ['d'] },
      light: { hand: ['stop'] },
      ...inSpace,
      script: [
        dark('use', { unit: 'd', ability: 1 }),
        light('play', { card: 'stop' }),
        dark('use', { unit: 'd', ability: 1 }),
      ],
    },
    refusedBy: 'effect.once',
  },
  {
    section: 'Terms, health',
    says: 'a unit is discarded as soon as its counters equal its health, also because the health fell',
    file: {
      cards: {
        d: fighter({
          text: ["Pay 0 Force -> One of your opponent's units gets -2 health until end of turn."],
        }),
        l: fighter(),
      },
      dark: { space: ['d'] },
      light: { space: [{ card: 'l', damage: 2 }] },
      ...inSpace,
      script: [dark('use', { unit: 'd', ability: 1, target: 'l' })],
      expect: { l: { zone: 'discard' } },
    },
  },
  {
    section: 'Terms, power',
    says: 'a change after the roll does not change the number of dice',
    file: {
      cards: {
        d,
        l: fighter({
          health: 9,
          text: [
            'Pay 0 Force -> The attacking unit gets -2 power for this attack.',
            'Pay 1 Force -> Evade 1',
          ],
        }),
      },
      dark: { space: ['d'] },
      light: { space: ['l'], force: 1 },
      ...inSpace,
      dice: [6, 6],
      script: [
        attack('l'),
        light('use', { unit: 'l', ability: 'Evade' }),
        light('use', { unit: 'l', ability: 1 }),
      ],
    },
    refusedBy: 'effect.for-this-attack',
  },
  {
    section: 'Terms, speed',
    says: 'a faster unit after the attack was declared does not end that attack',
    file: {
      cards: {
        d,
        l: fighter({ health: 9, text: ['Pay 0 Force -> This unit gets +90 speed until end of turn.'] }),
      },
      dark: { space: ['d'] },
      light: { space: ['l'] },
      ...inSpace,
      dice: [6, 6],
      script: [attack('l'), light('use', { unit: 'l', ability: 1 })],
      expect: { l: { damage: 2, speed: 130 } },
    },
  },
  {
    section: 'Terms, X',
    says: 'the number of cards in a stack includes its top card',
    file: {
      cards: {
        a: tarn('A', {
          text: ["This unit gets +X power, where X is the number of cards in this unit's stack."],
        }),
        b: tarn('B'),
      },
      dark: { character: [{ card: 'a', stack: ['b'] }] },
      expect: { a: { power: 3 + 1 + 2 } },
    },
  },
  {
    section: 'Phrases, "[gain/lose] X Force"',
    says: 'who would lose more Force than there is loses all of it',
    file: {
      cards: { m: task('Your opponent loses 3 Force.') },
      dark: { hand: ['m'] },
      light: { force: 2 },
      script: [dark('complete', { card: 'm' })],
      expect: { light: { force: 0 } },
    },
  },
  {
    section: 'Phrases, "draw X cards"',
    says: 'as many as there are',
    file: {
      cards: { m: task('Draw 3 cards.'), s: soldier(), t: soldier() },
      dark: { hand: ['m'], deck: ['s', 't'] },
      script: [dark('decline', { what: 'draw' }), dark('complete', { card: 'm' })],
      expect: { dark: { hand: 2, deck: 0 } },
    },
  },
  {
    section: 'Phrases, "can\'t attack"',
    says: 'a unit that can attack nobody taps in its turn of speed',
    file: {
      cards: { s: soldier({ text: ["This unit can't attack."] }), t: soldier({ speed: 10 }) },
      dark: { character: ['s'] },
      light: { character: ['t'] },
      ...inCharacter,
      script: [dark('attack', { unit: 's', target: 't' })],
    },
    refusedBy: 'attack.cant',
  },
  {
    section: 'Phrases, "for this attack"',
    says: 'it lasts until the attack ends although another unit has become the defender',
    file: {
      cards: {
        d: fighter({
          speed: 90,
          power: 1,
          text: ['Pay 0 Force -> This unit gets +2 power for this attack.'],
        }),
        l,
        k: fighter({ health: 9, text: ['Pay 0 Force -> Intercept'] }),
      },
      dark: { space: ['d'] },
      light: { space: ['l', 'k'] },
      ...inSpace,
      dice: [6, 6, 6],
      script: [
        attack('l'),
        dark('use', { unit: 'd', ability: 1 }),
        light('use', { unit: 'k', ability: 'Intercept' }),
      ],
      expect: { k: { damage: 3 }, l: { damage: 0 }, d: { power: 1 } },
    },
  },
  {
    section: 'Phrases, "when you draw a card"',
    says: 'of several cards it is fulfilled for each, once all are drawn',
    file: {
      cards: {
        s: soldier({ text: ['When you draw a card, gain 1 Force.'] }),
        m: task('Draw 2 cards.'),
        t: soldier(),
        u: soldier(),
      },
      dark: { hand: ['m'], deck: ['t', 'u'], character: ['s'] },
      script: [dark('decline', { what: 'draw' }), dark('complete', { card: 'm' })],
      expect: { dark: { force: 2, hand: 2 } },
    },
  },
  {
    section: 'Phrases, "when this unit attacks"',
    says: 'a new defender does not set it off again',
    file: {
      cards: {
        d: fighter({ speed: 90, power: 1, text: ['When this unit attacks, gain 1 Force.'] }),
        l,
        k: fighter({ health: 9, text: ['Pay 0 Force -> Intercept'] }),
      },
      dark: { space: ['d'] },
      light: { space: ['l', 'k'] },
      ...inSpace,
      dice: [1],
      script: [attack('l'), light('use', { unit: 'k', ability: 'Intercept' })],
      expect: { dark: { force: 1 } },
    },
  },
];

for (const { section, says, file, refusedBy } of ROWS) {
  test(`${section}: ${says}`, () => {
    if (refusedBy) refused(file, refusedBy);
    else {
      assert.ok(file.expect, 'a row says what comes of it');
      holds(file);
    }
  });
}

test('at least thirty sentences, each its own', () => {
  assert.ok(ROWS.length >= 30);
  assert.equal(new Set(ROWS.map(({ says }) => says)).size, ROWS.length);
});
