// Phrases and terms of the Glossary as positions: what the book answers, one row each.
import { test } from 'node:test';
import { card, dark, fighter, gear, holds, refused, soldier, tarn, unit } from '../../helpers/command.ts';

type File = Parameters<typeof holds>[0];

interface Row {
  readonly entry: string;
  readonly says: string;
  readonly file: File;
  readonly refusedBy?: string;
}

const battle = (...text: string[]) => card('Battle', text, { cost: undefined });
const task = (...text: string[]) => card('Mission', text, { cost: 0 });
const inSpace = { at: 'space-battle', until: 'ground-battle' };
const inCharacter = { at: 'character-battle', until: 'end-of-turn' };
const ANYTIME = 'Pay 1 Force -> Gain 1 build point. Play anytime.';

const ROWS: readonly Row[] = [
  {
    entry: '"anytime"',
    says: 'also in the build step',
    file: {
      cards: { s: soldier({ text: [ANYTIME] }) },
      dark: { force: 1, character: ['s'], hand: [] },
      until: 'script-end',
      script: [dark('use', { unit: 's', ability: 1 })],
      expect: { dark: { force: 0, buildPoints: 1 } },
    },
  },
  {
    entry: '"as long as"',
    says: 'when the condition changes the benefit ends',
    file: {
      cards: {
        d: fighter({ speed: 90, power: 2 }),
        l: fighter({ text: ['As long as you have a Droid in any arena, this unit gets +2 power.'] }),
        bot: unit('Space', 'Droid Starfighter', [10, 1, 1]),
      },
      dark: { space: ['d'] },
      light: { space: ['l', 'bot'] },
      ...inSpace,
      dice: [6, 6],
      script: [dark('attack', { unit: 'd', target: 'bot' })],
      expect: { bot: { zone: 'discard' }, l: { power: 3 } },
    },
  },
  {
    entry: '"choose an arena"',
    says: 'the player names the arena, and the effect is about that one',
    file: {
      cards: {
        m: task('Choose an arena. Each of your units in that arena gets +1 power until end of turn.'),
        s: soldier(),
        f: fighter(),
      },
      dark: { hand: ['m'], character: ['s'], space: ['f'] },
      script: [dark('complete', { card: 'm' }), dark('choose', { value: 'character' })],
      expect: { s: { power: 3 }, f: { power: 3 } },
    },
  },
  {
    entry: '"choose an arena"',
    says: 'it applies to units that come into the arena later, too',
    file: {
      cards: {
        m: task('Choose an arena. Each of your units in that arena gets +1 power until end of turn.'),
        s: soldier(),
        late: soldier(),
      },
      dark: { hand: ['m'], character: ['s'], buildZone: ['late'] },
      script: [
        dark('complete', { card: 'm' }),
        dark('choose', { value: 'character' }),
        dark('move', { unit: 'late', to: 'character' }),
      ],
      expect: { s: { power: 3 }, late: { power: 3 } },
    },
  },
  {
    entry: '"draw up to X cards"',
    says: 'as many as the player wants, at most X',
    file: {
      cards: { m: task('Draw up to 2 cards.'), a: soldier(), b: soldier(), c: soldier() },
      dark: { hand: ['m'], deck: ['a', 'b', 'c'] },
      script: [
        dark('decline', { what: 'draw' }),
        dark('complete', { card: 'm' }),
        dark('choose', { value: 1 }),
      ],
      expect: { dark: { hand: ['a'] } },
    },
  },
  {
    entry: '"in play"',
    says: 'a partially built card is not',
    file: {
      cards: {
        s: soldier({ text: ['As long as you have a Droid in play, this unit gets +1 power.'] }),
        bot: unit('Character', 'Droid', [10, 1, 1]),
      },
      dark: { character: ['s'], buildZone: [{ card: 'bot', faceDown: true, build: 3 }] },
      expect: { s: { power: 2 } },
    },
  },
  {
    entry: '"in play"',
    says: 'a unit in the build zone is',
    file: {
      cards: {
        s: soldier({ text: ['As long as you have a Droid in play, this unit gets +1 power.'] }),
        bot: unit('Character', 'Droid', [10, 1, 1]),
      },
      dark: { character: ['s'], buildZone: ['bot'] },
      expect: { s: { power: 3 } },
    },
  },
  {
    entry: '"one of your units"',
    says: "one that qualifies, and not the opponent's",
    file: {
      cards: { b: battle('One of your units gets +1 power until end of turn.'), d: fighter(), l: fighter() },
      dark: { hand: ['b'], space: ['d'] },
      light: { space: ['l'] },
      ...inSpace,
      script: [dark('play', { card: 'b', target: 'l' })],
    },
    refusedBy: 'effect.target',
  },
  {
    entry: '"other effects"',
    says: 'bonuses count beside a power that was replaced',
    file: {
      cards: {
        d: fighter({ speed: 90, power: 5, text: ['Bombard 1', 'This unit gets +1 power.'] }),
        g: unit('Ground', 'Tank', [10, 1, 9]),
      },
      dark: { space: ['d'] },
      light: { ground: ['g'] },
      ...inSpace,
      dice: [6, 6],
      script: [dark('attack', { unit: 'd', target: 'g' })],
      expect: { g: { damage: 2 } },
    },
  },
  {
    entry: '"out of game"',
    says: 'a card that was removed is in no pile, with all of its stack',
    file: {
      cards: { a: tarn('A'), b: tarn('B'), m: task("Remove one of your opponent's units from the game.") },
      dark: { hand: ['m'] },
      light: { character: [{ card: 'a', stack: ['b'] }] },
      script: [dark('complete', { card: 'm', target: 'a' })],
      expect: { a: { zone: 'out' }, b: { zone: 'out' }, light: { discard: 0 } },
    },
  },
  {
    entry: '"out of game"',
    says: 'another copy of a unique card that was removed can be played',
    file: {
      cards: { a: tarn('A'), b: tarn('B') },
      dark: { buildPoints: 4, hand: ['b'], outOfPlay: ['a'] },
      script: [dark('complete', { card: 'b', to: 'character' })],
      expect: { b: { zone: 'character' } },
    },
  },
  {
    entry: '"return this [unit] to your hand"',
    says: 'from an arena only, not from the build zone',
    file: {
      cards: { s: soldier(), m: task("Return one of your units to its owner's hand.") },
      dark: { hand: ['m'], buildZone: ['s'] },
      script: [dark('complete', { card: 'm', target: 's' })],
    },
    refusedBy: 'effect.target',
  },
  {
    entry: '"search your [deck/hand/discard pile]"',
    says: 'what can be found is taken, though it is less',
    file: {
      cards: {
        m: task(
          'Search your deck for up to 2 Droid unit cards, reveal them, and put them into your hand. Shuffle your deck.',
        ),
        bot: unit('Character', 'Droid', [10, 1, 1]),
        s: soldier(),
      },
      dark: { hand: ['m'], deck: ['s', 'bot'] },
      seed: 1,
      script: [
        dark('decline', { what: 'draw' }),
        dark('complete', { card: 'm' }),
        dark('choose', { value: 'bot' }),
      ],
      expect: { bot: { zone: 'hand' }, s: { zone: 'deck' } },
    },
  },
  {
    entry: '"that card [or unit]"',
    says: 'the one that was spoken of last',
    file: {
      cards: {
        m: task("Tap one of your opponent's units. That unit gets -1 power until end of turn."),
        s: soldier(),
        t: soldier(),
      },
      dark: { hand: ['m'] },
      light: { character: ['s', 't'] },
      script: [dark('complete', { card: 'm', target: 't' })],
      expect: { t: { tapped: true, power: 1 }, s: { tapped: false, power: 2 } },
    },
  },
  {
    entry: '"to complete this [card with a build cost]..."',
    says: 'without the additional cost the card is not completed',
    file: {
      cards: { m: task('To complete this Mission, you must also tap one of your units. Gain 2 Force.') },
      dark: { hand: ['m'] },
      script: [dark('complete', { card: 'm' })],
    },
    refusedBy: 'effect.target',
  },
  {
    entry: '"treat this unit as a..."',
    says: 'in addition to the subtypes that it has',
    file: {
      cards: {
        s: soldier({ text: ['Treat this unit as a Droid.'] }),
        t: soldier({ text: ['Each of your Droids gets +1 power.', 'Each of your Soldiers gets +1 health.'] }),
      },
      dark: { character: ['s', 't'] },
      expect: { s: { power: 3, health: 4 } },
    },
  },
  {
    entry: '"when the battle phase starts"',
    says: 'where there is no unit to choose nothing happens',
    file: {
      cards: {
        s: soldier({
          text: [
            "When the battle phase starts, one of your opponent's units in the Ground arena gets -1 power until end of turn.",
          ],
        }),
        t: soldier(),
      },
      dark: { character: ['s'] },
      light: { character: ['t'] },
      at: 'battle-start',
      until: 'space-battle',
      expect: { t: { power: 2 } },
    },
  },
  {
    entry: '"when this unit damages a unit"',
    says: 'also when it damages itself, not when all of it was prevented',
    file: {
      cards: {
        d: fighter({
          speed: 90,
          power: 1,
          health: 9,
          text: ['When this unit damages a unit, gain 1 Force.', 'Backfire 1'],
        }),
        l: fighter({ text: ['Pay 0 Force -> Evade 1'] }),
      },
      dark: { space: ['d'] },
      light: { space: ['l'] },
      ...inSpace,
      dice: [3, 6],
      script: [dark('attack', { unit: 'd', target: 'l' })],
      expect: { d: { damage: 1 }, dark: { force: 1 } },
    },
  },
  {
    entry: '"your Characters can attack this unit"',
    says: 'own units may attack it, which they otherwise may not',
    file: {
      cards: {
        s: soldier({ power: 1 }),
        t: soldier({ speed: 10, text: ['Your Characters can attack this unit.'] }),
      },
      dark: { character: ['s', 't'] },
      ...inCharacter,
      dice: [6],
      script: [dark('attack', { unit: 's', target: 't' })],
      expect: { t: { damage: 1 } },
    },
  },
  {
    entry: 'non-[subtype]',
    says: 'any card that has not that subtype',
    file: {
      cards: {
        s: soldier({ text: ['Each of your non-Droid units gets +1 power.'] }),
        bot: unit('Character', 'Droid', [10, 1, 1]),
      },
      dark: { character: ['s', 'bot'] },
      expect: { s: { power: 3 }, bot: { power: 1 } },
    },
  },
  {
    entry: 'printed [build cost, speed, power, or health]',
    says: 'a cheaper card is still replaced by what is printed (Location Cards)',
    file: {
      cards: {
        a: card('Location', [], { subtype: 'Ground', cost: 3 }),
        b: card('Location', [], { subtype: 'Ground', cost: 3 }),
        s: soldier({ text: ['Each of your Locations costs 2 less build counters to complete.'] }),
      },
      dark: { buildPoints: 1, hand: ['b'], character: ['s'] },
      locations: [{ ground: 'a', by: 'light' }],
      script: [dark('complete', { card: 'b', to: 'ground' })],
      expect: { b: { zone: 'ground' }, a: { zone: 'discard' } },
    },
  },
  {
    entry: 'total [build cost, speed, power, or health]',
    says: 'stacking and effects count, damage counters do not',
    file: {
      cards: { a: tarn('A', { text: ['This unit gets +1 health.'] }), b: tarn('B') },
      dark: { character: [{ card: 'a', stack: ['b'], damage: 2 }] },
      expect: { a: { health: 6, damage: 2 } },
    },
  },
  {
    entry: 'stand-alone',
    says: 'what is granted works in the arena only, what stands alone everywhere',
    file: {
      cards: {
        s: soldier({ text: ['Treat this unit as a Droid.'] }),
        t: soldier({ text: ['This unit gets +1 power for each Droid you have in play.'] }),
      },
      dark: { character: ['t'], buildZone: ['s'] },
      expect: { t: { power: 3 } },
    },
  },
  {
    entry: 'Resource zone',
    says: 'a Resource is completed into it and works there',
    file: {
      cards: {
        mint: card('Resource', ['Add 1 counter -> Gain 1 Force. Play only during your build step.'], {
          cost: 1,
        }),
      },
      dark: { buildPoints: 1, hand: ['mint'] },
      script: [dark('complete', { card: 'mint' }), dark('use', { unit: 'mint', ability: 1 })],
      expect: { mint: { zone: 'resource', counters: { resource: 1 } }, dark: { force: 1 } },
    },
  },
  {
    entry: 'Event zone',
    says: 'an Event works there from the start, also in setup',
    file: {
      cards: { hunt: card('Event', ['When your build step starts, gain 1 Force.'], { cost: undefined }) },
      dark: { event: 'hunt' },
      expect: { hunt: { zone: 'event' }, dark: { force: 1 } },
    },
  },
  {
    entry: 'Unique Subordinates',
    says: 'of two of one name on one side one goes, whichever its player says',
    file: {
      cards: {
        a: unit('Subordinate', 'Character - Rider', [50, 2, 2], {
          name: 'Old Rider',
          version: 'A',
          cost: undefined,
        }),
        s: soldier({
          text: [
            'Pay 0 Force -> Take 1 50/2/2 Old Rider Subordinate and put it into the Character arena. Play only during your build step.',
          ],
        }),
      },
      dark: { character: ['s', { id: 'one', card: 'a' }], supply: [{ id: 'two', card: 'a' }] },
      script: [dark('use', { unit: 's', ability: 1 }), dark('choose', { value: 'one' })],
      expect: { one: { zone: 'supply' }, two: { zone: 'character' } },
    },
  },
  {
    entry: 'End of the Battle Step POP',
    says: 'what names the end of the step has its chance there, and no attack comes after it',
    file: {
      cards: {
        d: fighter({ speed: 90, text: ['Tap -> Gain 1 Force. Play only when the Space battle step ends.'] }),
        u: battle('Untap one of your units. Play only when the Space battle step ends.'),
        l: fighter(),
      },
      dark: { space: [{ card: 'd', tapped: true }], hand: ['u'] },
      light: { space: ['l'] },
      ...inSpace,
      script: [dark('play', { card: 'u', target: 'd' }), dark('attack', { unit: 'd', target: 'l' })],
    },
    refusedBy: 'battle.speed',
  },
  {
    entry: 'Duplicate Effects and Bonuses',
    says: 'cumulative adds up with its negatives, isolated counts once, layered is used copy by copy',
    file: {
      cards: {
        s: soldier({
          text: [
            'Accuracy 2',
            'Accuracy -1',
            'Armor',
            'Armor',
            'Pay 1 Force -> Evade 1',
            'Pay 1 Force -> Evade 2',
          ],
        }),
      },
      dark: { character: ['s'] },
      expect: { s: { keywords: { Accuracy: 1, Armor: true, Evade: [1, 2] } } },
    },
  },
  {
    entry: 'detach',
    says: 'the unit loses what the Equipment grants',
    file: {
      cards: {
        s: soldier(),
        gun: gear('Character - Weapon', ['Pay 0 Force -> Equip', 'Equipped unit gets Armor.']),
      },
      dark: { character: [{ card: 's', equipment: ['gun'] }] },
      script: [dark('detach', { card: 'gun' })],
      expect: { s: { keywords: { Armor: false }, equipment: [] }, gun: { zone: 'build' } },
    },
  },
];

for (const { entry, says, file, refusedBy } of ROWS)
  test(`${entry}: ${says}`, () => {
    if (refusedBy) refused(file, refusedBy);
    else holds(file);
  });
