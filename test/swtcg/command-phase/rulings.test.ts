// The project's rulings of the command phase, each as positions (rulings, 2 and 14 to 27).
import { test } from 'node:test';
import {
  card,
  dark,
  type Entry,
  fighter,
  gear,
  holds,
  light,
  refused,
  soldier,
  tarn,
  unit,
} from '../../helpers/command.ts';

const inSpace = { at: 'space-battle', until: 'ground-battle' };
const atBattle = { at: 'battle-start', until: 'space-battle' };
const ACE = '[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.';
const ace = soldier({ text: [ACE] });

test('rulings, 14: dice of damage make damage that is evaded, protected and deflected like any other', () => {
  const d = fighter({
    speed: 90,
    text: ["Tap -> This unit does 3 dice of damage to one of your opponent's units."],
  });
  const file = (l: object, script: readonly Entry[], expect: Record<string, unknown>, dice = [6, 6, 6]) => ({
    cards: { d, l: fighter({ health: 9, ...l }), p: fighter({ text: ['Pay 1 Force -> Protect 2'] }) },
    dark: { space: ['d'] },
    light: { force: 1, space: ['l', 'p'] },
    ...inSpace,
    dice,
    script: [dark('use', { unit: 'd', ability: 1, target: 'l' }), ...script],
    expect,
  });
  holds(
    file({ text: ['Pay 1 Force -> Evade 1'] }, [light('use', { unit: 'l', ability: 'Evade' })], {
      l: { damage: 2 },
    }),
  );
  holds(file({}, [light('use', { unit: 'p', ability: 'Protect', target: 'l' })], { l: { damage: 1 } }));
  holds(
    file(
      { text: ['Pay 1 Force -> Deflect 2'] },
      [light('use', { unit: 'l', ability: 'Deflect', target: 'd' })],
      { l: { damage: 1 }, d: { damage: 2 } },
    ),
  );
  holds(file({ text: ['Parry 2', 'Shields 2'] }, [], { l: { damage: 2 } }, [6, 6, 1]));
});

test('rulings, 17: contests are between units in arenas, the same arena or not; a Pilot or a retreated unit has none', () => {
  const here = tarn('A');
  const there = tarn('B', { type: 'Ground' });
  holds({
    cards: { here, there },
    dark: { character: ['here'] },
    light: { ground: ['there'] },
    ...atBattle,
    expect: { here: { zone: 'character' }, there: { zone: 'build' } },
  });
  holds({
    cards: { here, there },
    dark: { character: ['here'] },
    light: { buildZone: ['there'] },
    ...atBattle,
    expect: { here: { zone: 'character' }, there: { zone: 'build' } },
  });
});

test('rulings, 17: a bid raises the own last bid; two passes in a row end it', () => {
  const file = {
    cards: { a: tarn('A', { cost: 4 }), b: tarn('B', { cost: 4 }) },
    dark: { force: 3, character: ['a'] },
    light: { force: 3, character: ['b'] },
    ...atBattle,
  };
  holds({
    ...file,
    script: [light('bid', { force: 1 }), dark('bid', { force: 1 }), light('bid', { force: 2 })],
    expect: {
      b: { zone: 'character' },
      a: { zone: 'build', tapped: false },
      light: { force: 1 },
      dark: { force: 3 },
    },
  });
  // A bid of 0 is none: who bids nothing passes.
  refused({ ...file, script: [dark('bid', { force: 0 })] }, 'unique.contest');
  refused(
    { ...file, script: [light('bid', { force: 2 }), dark('bid', { force: 3 }), light('bid', { force: 2 })] },
    'unique.contest',
  );
  refused({ ...file, script: [light('bid', { force: 4 })] }, 'unique.contest');
});

test('rulings, 17: one that arises in the battle phase comes at once', () => {
  const spy = tarn('A', { cost: 3, text: ['Hidden Cost 1'] });
  holds({
    cards: { spy, b: tarn('B', { cost: 5 }) },
    dark: { force: 4, buildZone: [{ card: 'spy', faceDown: true, build: 1 }] },
    light: { character: ['b'] },
    at: 'space-battle',
    until: 'ground-battle',
    script: [dark('complete', { card: 'spy', to: 'character' }), dark('bid', { force: 2 })],
    expect: { spy: { zone: 'character' }, b: { zone: 'build' }, dark: { force: 0 } },
  });
});

test('rulings, 19: a piloted unit retreats only if its Pilot is untapped too', () => {
  const file = (tapped: boolean) => ({
    cards: { ace, ship: fighter() },
    light: { space: [{ card: 'ship', pilots: [{ card: 'ace', tapped }] }] },
    at: 'light-retreat',
    until: 'battle-start',
    script: [light('retreat', { unit: 'ship' })],
  });
  refused(file(true), 'pilot.retreat');
  holds({
    ...file(false),
    expect: { ship: { tapped: true, zone: 'build' }, ace: { tapped: true, zone: 'on:ship' } },
  });
});

test('rulings, 20: from unit to unit is one move; back from the build zone does not use the move between arenas', () => {
  refused(
    {
      cards: { ace, ship: fighter(), boat: fighter(), raft: fighter() },
      dark: { space: [{ card: 'ship', pilots: ['ace'] }, 'boat', 'raft'] },
      script: [dark('move', { unit: 'ace', to: 'boat' }), dark('move', { unit: 'ace', to: 'raft' })],
    },
    'build.one-move',
  );
  const squad = unit('Ground/Character', 'Rebel Squad', [40, 3, 4]);
  const script = [
    dark('move', { unit: 'squad', to: 'ground' }),
    dark('move', { unit: 'squad', to: 'character' }),
  ];
  holds({
    cards: { squad },
    dark: { buildZone: ['squad'] },
    script,
    expect: { squad: { zone: 'character' } },
  });
  refused(
    {
      cards: { squad },
      dark: { buildZone: ['squad'] },
      script: [...script, dark('move', { unit: 'squad', to: 'ground' })],
    },
    'build.one-move',
  );
});

test('rulings, 22: a Trap is built face-down first with at least 1 counter, even at cost 0', () => {
  const trap = card('Mission - Trap', ["Whenever one of your opponent's units attacks, gain 2 Force."], {
    cost: 0,
  });
  const file = {
    cards: { trap, d: fighter({ speed: 90 }), l: fighter() },
    dark: { space: ['d'] },
    dice: [1, 1, 1],
    ...inSpace,
  };
  const script = [dark('attack', { unit: 'd', target: 'l' }), light('complete', { card: 'trap' })];
  refused({ ...file, light: { space: ['l'], hand: ['trap'] }, script }, 'card.trap');
  const built = (build: number) => ({ space: ['l'], buildZone: [{ card: 'trap', faceDown: true, build }] });
  holds({ ...file, light: built(1), script, expect: { trap: { zone: 'discard' }, light: { force: 2 } } });
});

test('rulings, 24: Force starts at 0; the card is drawn unless it is declined', () => {
  const cards = { s: soldier(), t: soldier() };
  holds({
    cards,
    dark: { deck: ['s'] },
    light: { deck: ['t'] },
    at: 'turn-start',
    until: 'dark-retreat',
    dice: [2],
    script: [light('decline', { what: 'draw' })],
    expect: { dark: { force: 4, hand: ['s'] }, light: { force: 4, hand: 0, deck: ['t'] } },
  });
});

test('rulings, 26: the names of one person stack, whichever of them it is', () => {
  const person = (name: string, version: string) =>
    unit('Character', 'Politician', [30, 2, 3], { name, version, cost: 2 });
  for (const [one, two] of [
    ['Chancellor Palpatine', 'Emperor Palpatine'],
    ['Senator Palpatine', 'Darth Sidious'],
    ['Princess Leia', 'General Leia Organa Solo'],
    ['Leia Organa', 'Leia Organa Solo'],
  ] as const)
    holds({
      cards: { a: person(one, 'A'), b: person(two, 'A') },
      dark: { buildPoints: 1, hand: ['b'], character: ['a'] },
      script: [dark('complete', { card: 'b', to: 'under', unit: 'a' })],
      expect: { b: { zone: 'under:a' }, a: { power: 3 } },
    });
});

test('rulings, 27: own triggers at one moment come in the order that their controller chooses', () => {
  const first = soldier({ text: ['When your build step starts, gain 2 Force.'] });
  const file = {
    cards: { second: soldier({ text: ['When your build step starts, lose 1 Force.'] }), first },
    dark: { character: ['second', 'first'] },
  };
  holds({ ...file, expect: { dark: { force: 2 } } });
  holds({ ...file, script: [dark('choose', { value: 'first' })], expect: { dark: { force: 1 } } });
});

test('rulings, 27: so do two triggers of one card, and one that another card gives it', () => {
  const own = {
    cards: {
      a: soldier({
        text: ['When your build step starts, lose 1 Force.', 'When your build step starts, gain 2 Force.'],
      }),
    },
    dark: { character: ['a'] },
  };
  holds({ ...own, expect: { dark: { force: 2 } } });
  holds({ ...own, script: [dark('choose', { value: 'a' })], expect: { dark: { force: 2 } } });
  holds({ ...own, script: [dark('choose', { value: 'a:1' })], expect: { dark: { force: 2 } } });
  holds({ ...own, script: [dark('choose', { value: 'a:2' })], expect: { dark: { force: 1 } } });
  refused({ ...own, script: [dark('choose', { value: 'a:3' })] }, 'effect.triggered');
  const given = {
    cards: {
      a: unit('Character', 'Droid', [10, 1, 1], { text: ['When your build step starts, lose 1 Force.'] }),
      b: soldier({ text: ['Each of your Droids gets "When your build step starts, gain 2 Force."'] }),
    },
    dark: { character: ['a', 'b'] },
  };
  holds({ ...given, expect: { dark: { force: 2 } } });
  holds({
    ...given,
    script: [dark('choose', { value: 'a:b:1' })],
    expect: { dark: { force: 1 } },
  });
});

test('rulings, 15 and 18: a Location not worth the place is discarded; a card under a stack costs 1', () => {
  const place = (cost: number) => card('Location', [], { subtype: 'Ground', cost });
  holds({
    cards: { a: place(4), b: place(1) },
    dark: { buildPoints: 2, hand: ['b'] },
    locations: [{ ground: 'a', by: 'light' }],
    script: [dark('complete', { card: 'b', to: 'discard' })],
    expect: { b: { zone: 'discard' }, a: { zone: 'ground' } },
  });
  refused(
    {
      cards: { a: place(4), b: place(1) },
      dark: { buildPoints: 3, hand: ['b'] },
      locations: [{ ground: 'a', by: 'light' }],
      script: [dark('complete', { card: 'b', to: 'ground' })],
    },
    'card.complete',
  );
  holds({
    cards: {
      crew: unit('Character', 'Squad', [40, 3, 4], { text: ['Stack: any Droid.'] }),
      bot: unit('Character', 'Droid', [10, 1, 1], { cost: 5 }),
    },
    dark: { buildPoints: 1, hand: ['bot'], character: ['crew'] },
    script: [dark('complete', { card: 'bot', to: 'under', unit: 'crew' })],
    expect: { crew: { stack: ['bot'], power: 4 } },
  });
});

test('rulings, 21: what was on a Subordinate that retreats stays in the build zone', () => {
  holds({
    cards: {
      rider: unit('Subordinate', 'Character - Rider', [50, 2, 2], { cost: undefined }),
      gun: gear('Character - Weapon', ['Pay 0 Force -> Equip']),
    },
    dark: { character: [{ card: 'rider', equipment: ['gun'] }] },
    at: 'dark-retreat',
    until: 'light-retreat',
    script: [dark('retreat', { unit: 'rider' })],
    expect: { rider: { zone: 'supply' }, gun: { zone: 'build', controller: 'dark' } },
  });
});

test('rulings, 2: a use that finds no card to draw or discard and no Force to lose is refused', () => {
  const use = [dark('use', { unit: 'man', ability: 1 })];
  const file = (text: string, opponent = {}, own = {}, cost = 'Pay 1 Force') => ({
    cards: {
      man: soldier({ text: [`${cost} -> ${text} Play only during your build step.`] }),
      plain: soldier(),
    },
    dark: { force: 1, character: ['man'], ...own },
    light: opponent,
    script: use,
  });
  for (const text of [
    'Draw a card.',
    'Your opponent loses 1 Force.',
    'Your opponent discards a card from his or her hand.',
    'Discard the top card of your deck.',
  ])
    refused(file(text), 'effect.idle');
  holds({ ...file('Your opponent loses 2 Force.', { force: 1 }), expect: { light: { force: 0 } } });
  holds({ ...file('Each player draws a card.', { deck: ['plain'] }), expect: { plain: { zone: 'hand' } } });
  // A part that does something is enough, and so is what the cost brings.
  holds({ ...file('Draw a card. Gain 2 Force.'), expect: { dark: { force: 2 } } });
  holds({
    ...file('Draw a card.', {}, { hand: ['plain'] }, 'Put a card from your hand on the bottom of your deck'),
    expect: { plain: { zone: 'hand' } },
  });
});
