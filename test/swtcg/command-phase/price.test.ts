// What a card costs by its own words and by those of others (Card Cost; Phrases, "costs X less").
import { test } from 'node:test';
import { card, dark, fighter, holds, light, refused, soldier, tarn, unit } from '../../helpers/command.ts';

const droid = unit('Ground', 'Droid', [20, 1, 2]);
const complete = dark('complete', { card: 'x' });

test('"this unit costs 1 more … for each": counted when it is paid, by its own player (Phrases, "costs X more")', () => {
  const x = soldier({
    cost: 3,
    text: ['This unit costs 1 more build counter to deploy for each of your Droids.'],
  });
  const cards = { x, a: droid, b: droid, c: droid };
  const table = { ground: ['a', 'b'] };
  holds({
    cards,
    dark: { ...table, hand: ['x'], buildPoints: 5 },
    light: { ground: ['c'] },
    script: [complete],
    expect: { x: { zone: 'character' }, dark: { buildPoints: 0 } },
  });
  refused({ cards, dark: { ...table, hand: ['x'], buildPoints: 4 }, script: [complete] }, 'card.complete');
  holds({
    cards,
    dark: { hand: ['x'], buildPoints: 3 },
    script: [complete],
    expect: { x: { zone: 'character' } },
  });
});

test('"as long as …, this unit costs less": only then, and for nobody else (Phrases, "costs X less")', () => {
  const x = soldier({
    cost: 3,
    text: ['As long as you have a Droid in any arena, this unit costs 2 less build counters to deploy.'],
  });
  const cards = { x, y: soldier({ cost: 3 }), a: droid };
  const given = { hand: ['x', 'y'], buildPoints: 1 };
  holds({
    cards,
    dark: { ...given, ground: ['a'] },
    script: [complete],
    expect: { x: { zone: 'character' } },
  });
  refused({ cards, dark: given, script: [complete] }, 'card.complete');
  refused(
    { cards, dark: { ...given, ground: ['a'] }, script: [dark('complete', { card: 'y' })] },
    'card.complete',
  );
  // On the table it changes nothing any more.
  refused(
    {
      cards,
      dark: { hand: ['y'], buildPoints: 1, character: ['x'], ground: ['a'] },
      script: [dark('complete', { card: 'y' })],
    },
    'card.complete',
  );
});

test('Hidden Cost that a card gives itself as long as something is so (Keywords, Hidden Cost)', () => {
  const spy = soldier({
    cost: 6,
    text: ['As long as you have a Droid in any arena, this unit gets Hidden Cost 4.'],
  });
  const file = {
    cards: { spy, a: droid },
    at: 'battle-start',
    until: 'space-battle',
    script: [light('complete', { card: 'spy', to: 'character', cost: 'Hidden Cost' })],
  };
  const zone = (build: number) => [{ card: 'spy', faceDown: true, build }];
  holds({
    ...file,
    light: { force: 2, buildZone: zone(4), ground: ['a'] },
    expect: { light: { force: 0 }, spy: { zone: 'character' } },
  });
  refused({ ...file, light: { force: 2, buildZone: zone(4) } }, 'card.complete');
  refused({ ...file, light: { force: 9, buildZone: zone(3), ground: ['a'] } }, 'keyword.hidden-cost');
});

test('Locations: a cheaper one pays the difference, with counters as many as the old one costs it does not (Location Cards)', () => {
  for (const [arena, subtype] of [
    ['space', 'Space'],
    ['ground', 'Ground'],
    ['character', 'Character'],
  ] as const) {
    const place = (cost: number) => card('Location', [], { subtype, cost });
    const cards = { old: place(4), x: place(1) };
    const locations = [{ [arena]: 'old', by: 'dark' }];
    const script = [dark('complete', { card: 'x', to: arena })];
    holds({
      cards,
      locations,
      dark: { hand: ['x'], buildPoints: 4 },
      script,
      expect: { old: { zone: 'discard' }, dark: { buildPoints: 0 } },
    });
    refused({ cards, locations, dark: { hand: ['x'], buildPoints: 3 }, script }, 'card.complete');
  }
});

const completes = (file: Parameters<typeof holds>[0], zone = 'character') =>
  holds({ script: [complete], ...file, expect: { x: { zone } } });

test('Alternative Cost: named by its keyword or by the number of its paragraph, and by no other (Keywords, Alternative Cost)', () => {
  const x = soldier({ cost: 5, text: ['Armor', 'Alternative Cost: Pay 3 Force.'] });
  const given = { cards: { x }, dark: { force: 3, buildPoints: 5, hand: ['x'] } };
  const by = (cost: string | number) => [dark('complete', { card: 'x', cost })];
  for (const cost of ['Alternative Cost', 2])
    holds({ ...given, script: by(cost), expect: { dark: { force: 0 } } });
  for (const cost of [1, 3, 'Armor']) refused({ ...given, script: by(cost) }, 'card.complete');
});

test('Card Cost: what an ability of a unit costs is not paid to complete the unit (Building Cards with Build Costs)', () => {
  const x = soldier({ cost: 1, text: ['Pay 3 Force -> Gain 1 Force.'] });
  completes({ cards: { x }, dark: { buildPoints: 1, hand: ['x'] } });
});

test('"costs X less": a card that makes others cheaper is not cheaper itself before it is in play (Phrases, "costs X less")', () => {
  const x = unit('Character', 'Droid', [20, 1, 2], {
    cost: 3,
    text: ['Each of your Droids costs 1 less build counter to deploy.'],
  });
  const y = unit('Character', 'Droid', [20, 1, 2], { cost: 3 });
  refused({ cards: { x }, dark: { buildPoints: 2, hand: ['x'] }, script: [complete] }, 'card.complete');
  completes({ cards: { x }, dark: { buildPoints: 3, hand: ['x'] } });
  holds({
    cards: { x, y },
    dark: { buildPoints: 2, character: ['x'], hand: ['y'] },
    script: [dark('complete', { card: 'y' })],
    expect: { y: { zone: 'character' } },
  });
});

test('"as long as … and …": both have to be so for it to cost less (Phrases, "costs X less")', () => {
  const x = soldier({
    cost: 3,
    text: [
      'As long as you have a Droid in any arena and you have a Pirate in any arena, this unit costs 2 less build counters to deploy.',
    ],
  });
  const pirate = unit('Ground', 'Pirate', [20, 1, 2]);
  const cards = { x, droid, pirate };
  const given = { hand: ['x'], buildPoints: 1 };
  completes({ cards, dark: { ...given, ground: ['droid', 'pirate'] } });
  for (const one of ['droid', 'pirate'])
    refused({ cards, dark: { ...given, ground: [one] }, script: [complete] }, 'card.complete');
});

test('Locations: units that are deployed where one is pay nothing for it (Location Cards)', () => {
  const old = card('Location', [], { subtype: 'Character', cost: 4 });
  completes({
    cards: { old, x: soldier({ cost: 1 }) },
    locations: [{ character: 'old', by: 'dark' }],
    dark: { hand: ['x'], buildPoints: 1 },
  });
});

test('Locations: by an Alternative Cost the difference is still owed in build points (Location Cards; rulings)', () => {
  const file = (buildPoints: number) => ({
    cards: {
      old: card('Location', [], { subtype: 'Space', cost: 4 }),
      x: card('Location', ['Alternative Cost: Pay 2 Force.'], { subtype: 'Space', cost: 1 }),
    },
    locations: [{ space: 'old', by: 'dark' }],
    dark: { force: 2, buildPoints, hand: ['x'] },
    script: [dark('complete', { card: 'x', to: 'space', cost: 'Alternative Cost' })],
  });
  holds({ ...file(3), expect: { old: { zone: 'discard' }, dark: { force: 0, buildPoints: 0 } } });
  refused(file(2), 'card.complete');
});

test('Stacks: also at the bottom, and also by an Alternative Cost, joining one costs a build point (Stacking)', () => {
  const file = (buildPoints: number) => ({
    cards: { a: tarn('A'), b: tarn('B', { cost: 9, text: ['Alternative Cost: Pay 1 Force.'] }) },
    dark: { force: 1, buildPoints, character: ['a'], hand: ['b'] },
    script: [dark('complete', { card: 'b', to: 'under', unit: 'a', cost: 'Alternative Cost' })],
  });
  holds({ ...file(1), expect: { a: { stack: ['b'] } } });
  refused(file(0), 'card.complete');
});

test('Reduced Cost: it is X, no less (Keywords, Reduced Cost)', () => {
  const x = soldier({ cost: 5, text: ['Reduced Cost 2: If you have a Droid in any arena.'] });
  refused(
    { cards: { x, droid }, dark: { buildPoints: 1, hand: ['x'], ground: ['droid'] }, script: [complete] },
    'card.complete',
  );
});

const hiddenFile = (text: string, seat: object) => ({
  cards: { x: soldier({ cost: 6, text: text === '' ? [] : [text] }) },
  at: 'battle-start',
  until: 'space-battle',
  light: { force: 9, ...seat },
  script: [light('complete', { card: 'x', to: 'character', cost: 'Hidden Cost' })],
});
const built = (build: number) => [{ card: 'x', faceDown: true, build }];

test('Hidden Cost: at other times than the build step the build cost itself is not paid (Keywords, Hidden Cost)', () => {
  const { script: _, ...file } = hiddenFile('Hidden Cost 4', {
    force: 1,
    buildPoints: 6,
    buildZone: built(4),
  });
  refused({ ...file, script: [light('complete', { card: 'x', to: 'character' })] }, 'cost.pay');
});

test('Hidden Cost: never from hand, however few counters it asks for (Keywords, Hidden Cost)', () => {
  const x = soldier({ cost: 6, text: ['Hidden Cost 0'] });
  refused(
    {
      cards: { x },
      dark: { force: 9, hand: ['x'] },
      script: [dark('complete', { card: 'x', cost: 'Hidden Cost' })],
    },
    'keyword.hidden-cost',
  );
});

test('Hidden Cost that cards in play give: to those whom they mean, not before they are in play (Granting Effects)', () => {
  const all = soldier({ text: ['Each of your Droid unit cards gets Hidden Cost 1.'] });
  const x = unit('Ground', 'Droid', [20, 1, 2], { cost: 3 });
  const file = (cards: object, seat: object) => ({
    ...hiddenFile('', seat),
    cards: { all, ...cards } as never,
    script: [light('complete', { card: 'x', cost: 'Hidden Cost' })],
  });
  holds({
    ...file({ x }, { character: ['all'], buildZone: built(1) }),
    expect: { x: { zone: 'ground' }, light: { force: 7 } },
  });
  refused(file({ x: soldier({ cost: 3 }) }, { character: ['all'], buildZone: built(1) }), 'card.complete');
  refused(file({ x }, { hand: ['all'], buildZone: built(1) }), 'card.complete');
  // Its own words, that speak of others or of something else, give it nothing.
  for (const text of [
    'Each of your Droid unit cards gets Hidden Cost 1.',
    'As long as you have a Droid in any arena, this unit gets Armor.',
  ])
    refused(
      file({ x: unit('Ground', 'Droid', [20, 1, 2], { cost: 3, text: [text] }) }, { buildZone: built(1) }),
      'card.complete',
    );
});

const trapFile = (text: readonly string[], build: number, cost = 2) => ({
  cards: {
    x: card(
      'Mission - Trap',
      ["Whenever one of your opponent's units attacks, put 1 damage counter on that unit.", ...text],
      { cost },
    ),
    l: fighter(),
    d: fighter({ speed: 60, power: 1 }),
  },
  at: 'space-battle',
  until: 'ground-battle',
  dark: { space: ['d'] },
  light: { force: 9, buildPoints: 9, space: ['l'], buildZone: built(build) },
  dice: [1],
  script: [dark('attack', { unit: 'd', target: 'l' }), light('complete', { card: 'x' })],
});

test('Traps: only the build cost, or a reduced one, in counters on it lets a Trap be turned up (Mission Cards)', () => {
  holds({ ...trapFile([], 2), expect: { d: { damage: 1 } } });
  holds({
    ...trapFile(['Reduced Cost 1: If you have a Starfighter in any arena.'], 1),
    expect: { d: { damage: 1 } },
  });
  refused(trapFile([], 1), 'card.trap');
  refused(trapFile(['Reduced Cost 1: If you have a Droid in any arena.'], 1), 'card.trap');
  refused(trapFile(['Alternative Cost: Pay 1 Force.'], 1), 'card.trap');
  refused(trapFile(['Hidden Cost 1'], 1), 'card.trap');
});

test('Traps: one that costs nothing needs a counter all the same (Mission Cards)', () => {
  holds({ ...trapFile([], 1, 0), expect: { d: { damage: 1 } } });
  refused(trapFile([], 0, 0), 'card.trap');
});

test('Total build cost: what a unit in play says of its own cost counts once (Glossary, total)', () => {
  const file = (most: number) => ({
    cards: {
      x: soldier({
        cost: 3,
        text: ['This unit costs 1 more build counter to deploy for each of your Droids.'],
      }),
      droid,
      shot: card(
        'Battle',
        [`Discard one of your opponent's Soldiers with total build cost ${most} or less.`],
        {
          cost: undefined,
        },
      ),
    },
    at: 'character-battle',
    until: 'end-of-turn',
    dark: { hand: ['shot'] },
    light: { character: ['x'], ground: ['droid'] },
    script: [dark('play', { card: 'shot', target: 'x' })],
  });
  holds({ ...file(4), expect: { x: { zone: 'discard' } } });
  refused(file(3), 'effect.target');
});

test('Hidden Cost that cards in play give: what else they give is none (Granting Effects)', () => {
  const gives = soldier({ text: ['Each of your Officer unit cards gets Hidden Cost 1.'] });
  const other = soldier({ text: ['Each of your Droid unit cards gets Armor.'] });
  const x = unit('Ground', 'Droid', [20, 1, 2], { cost: 3 });
  refused(
    {
      ...hiddenFile('', { character: ['gives', 'other'], buildZone: built(1) }),
      cards: { gives, other, x } as never,
      script: [light('complete', { card: 'x', cost: 'Hidden Cost' })],
    },
    'card.complete',
  );
});

test('Hidden Cost that a card gives itself: all that it asks for must be so (Using Effects, Condition)', () => {
  const spy = soldier({
    cost: 6,
    text: [
      'As long as you have a Droid in the Ground arena and you have a Starfighter in the Space arena, this unit gets Hidden Cost 4.',
    ],
  });
  const file = (seat: object) => ({
    cards: { spy, a: droid, b: fighter() },
    at: 'battle-start',
    until: 'space-battle',
    light: { force: 2, buildZone: [{ card: 'spy', faceDown: true, build: 4 }], ...seat },
    script: [light('complete', { card: 'spy', to: 'character', cost: 'Hidden Cost' })],
  });
  holds({ ...file({ ground: ['a'], space: ['b'] }), expect: { spy: { zone: 'character' } } });
  refused(file({ ground: ['a'] }), 'card.complete');
  refused(file({ space: ['b'] }), 'card.complete');
});
