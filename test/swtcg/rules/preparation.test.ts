// Preparation: sides, Event, Resource, shuffle and draw, mulligan, setup.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dark,
  expectOrder,
  expectRefused,
  expectRun,
  light,
  type Position,
  run,
  tableOf,
  texts,
} from '../../helpers/core.ts';

const PREPARE = { at: 'preparation', until: 'turn-start' } as const;

/** A deck of plain Space units of one cost. */
const deckOf = (side: 'dark' | 'light', n: number, cost = 3): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: n }, (_, i) => [`${side[0]}${i}`, `${side} space 10/1/1 cost ${cost}`]),
  );

test('Choose Sides: who bids starts with the points that were bid, the other with 30', () => {
  const position = {
    cards: { a: 'dark space 1/1/1 cost 28', b: 'light space 1/1/1 cost 30' },
    dark: { deck: ['a'] },
    light: { deck: ['b'] },
    ...PREPARE,
  };
  expectRun(
    {
      ...position,
      script: [dark.do('side', { bid: 28 }), dark.setup('a', 'space'), light.setup('b', 'space')],
    },
    { a: { zone: 'space' }, b: { zone: 'space' } },
  );
  expectRefused(
    { ...position, script: [dark.do('side', { bid: 27 }), dark.setup('a', 'space')] },
    1,
    'prepare.setup',
    /costs 28 build points and Dark has 27 left/,
  );
});

test('Choose Sides: bids go down, back and forth, until one lets go; the last bid counts', () => {
  const position = { cards: deckOf('dark', 1, 28), dark: { deck: ['d0'] }, ...PREPARE };
  const bids = [dark.do('side', { bid: 29 }), light.do('side', { bid: 27 })];
  expectRun({ ...position, script: [...bids, dark.setup('d0', 'space')] }, { d0: { zone: 'space' } });
  expectRefused(
    { ...position, script: [...bids, dark.do('side', { bid: 27 })] },
    2,
    'prepare.sides',
    /lower than 27/,
  );
  expectRefused({ ...position, script: [dark.do('side', { bid: 31 })] }, 0, 'prepare.sides', /from 0 to 30/);
});

test('Play Event: one Event from the supply, Dark first', () => {
  const cards = { e: 'dark event', f: 'light event', e2: 'dark event' };
  const supply = { dark: { supply: ['e', 'e2'] }, light: { supply: ['f'] } };
  const result = expectRun(
    {
      cards,
      ...supply,
      ...PREPARE,
      script: [dark.do('event', { card: 'e' }), light.do('event', { card: 'f' })],
    },
    { e: { zone: 'event' }, f: { zone: 'event' }, e2: { zone: 'supply' } },
  );
  expectOrder(result, ['Dark plays the Event Test e.', 'Light plays the Event Test f.']);
  expectRefused(
    {
      cards,
      ...supply,
      ...PREPARE,
      script: [dark.do('event', { card: 'e' }), dark.do('event', { card: 'e2' })],
    },
    1,
    'prepare.event',
    /one for each player/,
  );
  expectRun({ cards, ...supply, ...PREPARE }, { e: { zone: 'supply' } });
});

test('Pull Resource: one Resource from the deck to hand, it counts among the seven cards', () => {
  const cards = { ...deckOf('dark', 9), r: 'dark resource 3', r2: 'dark resource 3' };
  const deck = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'r', 'r2'];
  const position: Position = { cards, dark: { deck }, ...PREPARE };
  expectRun(
    { ...position, script: [dark.do('resource', { card: 'r' })] },
    { dark: { hand: ['r', 'd0', 'd1', 'd2', 'd3', 'd4', 'd5'] } },
  );
  expectRefused(
    { ...position, script: [dark.do('resource', { card: 'd0' })] },
    0,
    'prepare.resource',
    /not a Resource/,
  );
  expectRefused(
    { ...position, script: [dark.do('resource', { card: 'r' }), dark.do('resource', { card: 'r2' })] },
    1,
    'prepare.resource',
    /pulled before the game/,
  );
});

test('Shuffle and Draw: seven cards each; a deck without a seed keeps its order', () => {
  const cards = { ...deckOf('dark', 9), ...deckOf('light', 3) };
  expectRun(
    {
      cards,
      dark: { deck: Object.keys(deckOf('dark', 9)) },
      light: { deck: Object.keys(deckOf('light', 3)) },
      ...PREPARE,
    },
    {
      dark: { hand: ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'], deck: ['d7', 'd8'] },
      light: { hand: 3, deck: 0 },
    },
  );
});

test('Shuffle and Draw: a seed shuffles, the same seed in the same way; `shuffle: false` keeps the order', () => {
  const ids = Object.keys(deckOf('dark', 20));
  const order = (seed: number, shuffle?: boolean): string => {
    const result = run({
      cards: deckOf('dark', 20),
      dark: { deck: ids },
      ...PREPARE,
      seed,
      ...(shuffle === undefined ? {} : { shuffle }),
    });
    assert.equal(result.error, null);
    return [...result.state.dark.hand, ...result.state.dark.deck].join(' ');
  };
  assert.equal(order(1), order(1));
  assert.notEqual(order(1), order(2));
  assert.notEqual(order(1), ids.join(' '));
  assert.equal(order(1, false), ids.join(' '));
  assert.deepEqual(order(1).split(' ').sort(), [...ids].sort());
});

const HAND = {
  cards: {
    u: 'dark space 1/1/1',
    m: ['dark mission 2', 'Gain 1 Force.'],
    b: ['dark battle', 'Gain 1 Force.'],
    x: 'dark space 1/1/1',
    y: 'dark space 1/1/1',
    z: 'dark space 1/1/1',
    w: 'dark space 1/1/1',
    n1: 'dark space 1/1/1',
    n2: 'dark space 1/1/1',
  },
  dark: { deck: ['u', 'm', 'b', 'x', 'y', 'z', 'w', 'n1', 'n2'] },
  ...PREPARE,
} as const;

test('Mulligan: non-unit cards are set aside and as many drawn; all go to the discard pile or back to the deck', () => {
  const mulligan = (to: string) => [dark.do('mulligan', { cards: ['m', 'b'], to })];
  expectRun(
    { ...HAND, script: mulligan('discard') },
    {
      dark: { hand: ['u', 'x', 'y', 'z', 'w', 'n1', 'n2'], deck: 0 },
      m: { zone: 'discard' },
      b: { zone: 'discard' },
    },
  );
  expectRun(
    { ...HAND, script: mulligan('deck') },
    { dark: { hand: ['u', 'x', 'y', 'z', 'w', 'n1', 'n2'], deck: ['m', 'b'], discard: 0 } },
  );
  const table = tableOf(HAND);
  while (table.game.windows.at(-1)?.kind !== 'mulligan') {
    const by = table.game.windows.at(-1)?.chance;
    table.decide(by === 'dark' ? dark.pass : light.pass);
  }
  const refusal = table.whyNot(dark.do('mulligan', { cards: ['m'], to: 'out' }));
  assert.match(refusal?.message ?? '', /discard pile or the deck/);
});

test('Mulligan: no unit cards, only cards in hand, only once, only before setup', () => {
  const one = (...cards: string[]) => dark.do('mulligan', { cards, to: 'deck' });
  expectRefused({ ...HAND, script: [one('u')] }, 0, 'prepare.mulligan', /unit card/);
  expectRefused({ ...HAND, script: [one('n1')] }, 0, 'prepare.mulligan', /not in hand/);
  expectRefused({ ...HAND, script: [one('m', 'm')] }, 0, 'prepare.mulligan', /twice/);
  expectRefused({ ...HAND, script: [one('m'), one('b')] }, 1, 'prepare.mulligan', /mulliganed once/);
  expectRefused(
    { ...HAND, script: [dark.setup('u', 'space'), one('m')] },
    1,
    'prepare.mulligan',
    /mulliganed once/,
  );
});

test('Mulligan: Dark first', () => {
  const result = expectRun(
    {
      cards: { m: ['dark mission 2', 'Gain 1 Force.'], n: ['light mission 2', 'Gain 1 Force.'] },
      dark: { deck: ['m'] },
      light: { deck: ['n'] },
      ...PREPARE,
      script: [
        dark.do('mulligan', { cards: ['m'], to: 'discard' }),
        light.do('mulligan', { cards: ['n'], to: 'discard' }),
      ],
    },
    { m: { zone: 'discard' }, n: { zone: 'discard' } },
  );
  expectOrder(result, ['Dark sets aside Test m.', 'Light sets aside Test n.']);
});

const SETUP = {
  cards: {
    d4: 'dark space 1/1/1 cost 4',
    d2: 'dark ground 1/1/1 cost 2',
    d6: 'dark character 1/1/1 cost 6',
    l3: 'light space 1/1/1 cost 3',
    l1: 'light ground 1/1/1 cost 1',
    l2: 'light ground/character 1/1/1 cost 2',
  },
  dark: { deck: ['d4', 'd2', 'd6'] },
  light: { deck: ['l3', 'l1', 'l2'] },
  ...PREPARE,
} as const;

test('Setup: Dark begins; each goes on until the own total is the greater', () => {
  const result = expectRun(
    {
      ...SETUP,
      script: [
        dark.setup('d4', 'space'),
        light.setup('l3', 'space'),
        light.setup('l2', 'character'),
        dark.setup('d2', 'ground'),
      ],
    },
    { d4: { zone: 'space' }, l3: { zone: 'space' }, l2: { zone: 'character' }, d2: { zone: 'ground' } },
  );
  expectOrder(result, [
    /\(4 of 30 build points\)/,
    /\(3 of 30 build points\)/,
    /\(5 of 30 build points\)/,
    /\(6 of 30 build points\)/,
  ]);
  // At equal totals the same player goes on.
  const table = run({
    ...SETUP,
    script: [dark.setup('d4', 'space'), light.setup('l3', 'space'), light.setup('l1', 'ground')],
  });
  assert.equal(table.error, null);
});

test('Setup: a player whose total is the greater waits for the other; one who is done is left out', () => {
  // Light passes at once, so Dark sets up alone.
  expectRun(
    {
      ...SETUP,
      script: [
        dark.setup('d4', 'space'),
        light.done,
        dark.setup('d2', 'ground'),
        dark.setup('d6', 'character'),
      ],
    },
    { d4: { zone: 'space' }, d2: { zone: 'ground' }, d6: { zone: 'character' } },
  );
  expectRefused(
    { ...SETUP, script: [light.done, dark.setup('d4', 'space')] },
    1,
    'prepare.setup',
    /Dark is done with setup/,
  );
});

test('Setup: each card set up is replaced by a card from the deck', () => {
  const ids = Object.keys(deckOf('dark', 9));
  expectRun(
    { cards: deckOf('dark', 9), dark: { deck: ids }, ...PREPARE, script: [dark.setup('d0', 'space')] },
    { dark: { hand: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'], deck: ['d8'] } },
  );
});

test('Setup: unit cards in an arena of their type and one Resource, nothing else', () => {
  const cards = {
    ...SETUP.cards,
    m: ['dark mission 1', 'Gain 1 Force.'],
    r: 'dark resource 2',
    r2: 'dark resource 2',
  } as const;
  const position: Position = { ...SETUP, cards, dark: { deck: ['d4', 'd2', 'd6', 'm', 'r', 'r2'] } };
  expectRefused({ ...position, script: [dark.setup('d4', 'ground')] }, 0, 'prepare.setup', /Space arena/);
  expectRefused(
    { ...position, script: [dark.setup('m', 'space')] },
    0,
    'prepare.setup',
    /neither a unit nor a Resource/,
  );
  expectRun({ ...position, script: [dark.setup('r', 'resource')] }, { r: { zone: 'resource' } });
  expectRefused(
    { ...position, script: [dark.setup('r', 'resource'), light.done, dark.setup('r2', 'resource')] },
    2,
    'prepare.setup',
    /already/,
  );
  expectRefused({ ...position, script: [dark.setup('l3', 'space')] }, 0, 'prepare.setup', /hand/);
});

test('Setup: nobody spends more than is left', () => {
  const cards = { a: 'dark space 1/1/1 cost 20', b: 'dark space 1/1/1 cost 11' };
  expectRefused(
    {
      cards,
      dark: { deck: ['a', 'b'] },
      ...PREPARE,
      script: [dark.setup('a', 'space'), light.done, dark.setup('b', 'space')],
    },
    2,
    'prepare.setup',
    /costs 11 build points and Dark has 10 left/,
  );
});

test('Setup: the last card may go face-down to the build zone, with counters up to what is left, even overbuilt', () => {
  const cards = { a: 'dark space 1/1/1 cost 20', b: 'dark space 1/1/1 cost 4', c: 'dark space 1/1/1 cost 1' };
  const last = (counters: number) => dark.setup('b', 'buildZone', { counters });
  const position: Position = { cards, dark: { deck: ['a', 'b', 'c'] }, ...PREPARE };
  const begin = [dark.setup('a', 'space'), light.done];
  expectRun({ ...position, script: [...begin, last(9)] }, { b: { zone: 'build', faceDown: true, build: 9 } });
  expectRefused({ ...position, script: [...begin, last(11)] }, 2, 'prepare.setup', /1 to 10/);
  expectRefused(
    { ...position, script: [...begin, last(2), dark.setup('c', 'space')] },
    3,
    'prepare.setup',
    /Dark is done with setup/,
  );
  // The other player may still go on.
  expectRefused(
    { ...position, script: [dark.setup('b', 'buildZone', { counters: 2 }), dark.setup('a', 'space')] },
    1,
    'prepare.setup',
    /Dark is done with setup/,
  );
});

test('Setup: unspent points do not carry over, and no deployment effect triggers', () => {
  expectRun(
    {
      cards: { a: ['dark space 1/1/1 cost 1', 'When you deploy this unit, gain 1 Force.'] },
      dark: { deck: ['a'] },
      ...PREPARE,
      script: [dark.setup('a', 'space')],
    },
    { dark: { buildPoints: 0, force: 0 } },
  );
});

const UNIQUE = {
  a: 'light character 30/2/3 cost 4 version A named Tarn Vell',
  b: 'light character 40/2/3 cost 6 version B named Tarn Vell',
  c: 'light ground 40/2/3 cost 8 version C named Tarn Vell',
  o: 'light character 40/2/3 cost 2 version A named Bren Tokk',
};
const STACKS: Position = { cards: UNIQUE, light: { deck: ['a', 'b', 'c', 'o'] }, ...PREPARE };

test('Setup: another version of a unique unit is stacked: on top for the difference and 1, or under for 1', () => {
  const top = expectRun(
    { ...STACKS, script: [dark.done, light.setup('a', 'character'), light.setup('b', 'top', { unit: 'a' })] },
    { b: { zone: 'character', stack: ['a'], speed: 50, power: 3, health: 4 }, a: { zone: 'under:b' } },
  );
  expectOrder(top, [/\(4 of 30 build points\)/, /\(7 of 30 build points\)/]);
  const under = expectRun(
    {
      ...STACKS,
      script: [dark.done, light.setup('b', 'character'), light.setup('a', 'under', { unit: 'b' })],
    },
    { b: { zone: 'character', stack: ['a'] } },
  );
  expectOrder(under, [/\(6 of 30 build points\)/, /\(7 of 30 build points\)/]);
});

test('Setup: what can not be stacked, and that it must be', () => {
  const begin = [dark.done, light.setup('b', 'character')];
  expectRefused(
    { ...STACKS, script: [...begin, light.setup('a', 'character')] },
    2,
    'prepare.setup',
    /is already in play: stack/,
  );
  expectRefused(
    { ...STACKS, script: [...begin, light.setup('a', 'top', { unit: 'b' })] },
    2,
    'stack.setup-top',
    /lower/,
  );
  expectRefused(
    { ...STACKS, script: [...begin, light.setup('c', 'top', { unit: 'b' })] },
    2,
    'stack.setup-top',
    /arena/,
  );
  expectRefused(
    { ...STACKS, script: [...begin, light.setup('o', 'under', { unit: 'b' })] },
    2,
    'stack.name',
    /another name/,
  );
});

test('Setup: stopping early is allowed; without entries the game just begins', () => {
  const result = expectRun({ ...SETUP }, { d4: { zone: 'hand' }, l3: { zone: 'hand' } });
  expectOrder(result, ['Dark finishes setup.', 'Light finishes setup.']);
  assert.equal(texts(result).filter((text) => text.includes('finishes setup')).length, 2);
});

test('Preparation: the first turn follows', () => {
  const result = run({
    ...SETUP,
    until: { turn: 1, point: 'gain-force' },
    script: [dark.setup('d4', 'space')],
  });
  assert.equal(result.error, null);
  expectOrder(result, [/^Dark sets up/, 'Turn 1 starts.']);
});

test('Setup: an Event is on and hears of units that are put into arenas and of drawn cards; units are not heard', () => {
  const words = 'Whenever you deploy or put a unit into the Space arena, gain 1 Force.';
  const drawn = 'Whenever you draw a card, gain 2 Force.';
  const cards = { ...deckOf('dark', 9), ...deckOf('light', 9) };
  const decks = (text: string) => ({
    cards: { ...cards, e: ['light event', text] as const },
    dark: { deck: Object.keys(deckOf('dark', 9)) },
    light: { deck: Object.keys(deckOf('light', 9)), supply: ['e'] },
    ...PREPARE,
  });
  const play = [light.do('event', { card: 'e' }), dark.setup('d0', 'space'), light.setup('l0', 'space')];
  expectRun({ ...decks(words), script: play }, { dark: { force: 0 }, light: { force: 1 } });
  // Seven cards, and one for the card that was set up.
  expectRun({ ...decks(drawn), script: play }, { light: { force: 16 } });
  for (const text of [words, drawn])
    expectRun(
      {
        ...decks(words),
        cards: { ...cards, e: ['light event', words], l0: ['light space 10/1/1 cost 3', text] },
        script: [dark.setup('d0', 'space'), light.setup('l0', 'space'), dark.setup('d1', 'space')],
      },
      { light: { force: 0 } },
    );
});

test('Setup: it is no turn, so nothing that was set up was put into an arena last turn', () => {
  const words =
    'When your build step starts, if you deployed or put a unit into any arena last turn, gain 1 Force.';
  expectRun(
    {
      cards: { ...deckOf('dark', 8), ...deckOf('light', 7), d0: ['dark space 10/1/1 cost 3', words] },
      dark: { deck: Object.keys(deckOf('dark', 8)) },
      light: { deck: Object.keys(deckOf('light', 7)) },
      at: 'preparation',
      until: { turn: 1, point: 'light-build' },
      dice: [1],
      script: [dark.setup('d0', 'space')],
    },
    { dark: { force: 4 } },
  );
});

test('Event zone: an Event changes what cards cost in setup; no other text does (Setup, restrictions)', () => {
  const cheaper = 'Each of your Space units costs 1 less build counter to deploy.';
  const ofItself = 'This unit costs 3 less build counters to deploy.';
  const cards = {
    ...deckOf('dark', 9),
    ...deckOf('light', 9),
    war: ['dark event', cheaper],
    d0: ['dark space 10/1/1 cost 5', ofItself],
    d1: ['dark space 10/1/1 cost 4', cheaper],
  } as const;
  const file = {
    cards,
    dark: { deck: Object.keys(deckOf('dark', 9)), supply: ['war'] },
    light: { deck: Object.keys(deckOf('light', 9)) },
    ...PREPARE,
  };
  const setUp = [
    dark.setup('d0', 'space'),
    light.setup('l0', 'space'),
    light.done,
    dark.setup('d1', 'space'),
  ];
  expectOrder(expectRun({ ...file, script: setUp }, {}), [
    /\(5 of 30 build points\)/,
    /\(9 of 30 build points\)/,
  ]);
  const withEvent = [dark.do('event', { card: 'war' }), ...setUp];
  expectOrder(expectRun({ ...file, script: withEvent }, {}), [
    /\(4 of 30 build points\)/,
    /\(7 of 30 build points\)/,
  ]);
});

test('Setup; Information Sharing: the face-down card is not named, to nobody', () => {
  const { log } = run({
    cards: deckOf('dark', 8),
    dark: { deck: Array.from({ length: 8 }, (_, i) => `d${i}`) },
    ...PREPARE,
    script: [dark.setup('d0', 'buildZone', { counters: 2 })],
  });
  const line = log.find(({ text }) => text.includes('face-down in the build zone'));
  assert.match(line?.text ?? '', /^Dark sets up a card face-down in the build zone with 2 build counters/);
});

test('Setup; Event zone: what an Event does when setup starts comes before the first card, and its points are spent in setup', () => {
  const cards = { ...deckOf('dark', 9, 31), ...deckOf('light', 9, 29) };
  const decks = (text: string) => ({
    cards: { ...cards, e: ['dark event', text] as const },
    dark: { deck: Object.keys(deckOf('dark', 9)), supply: ['e'] },
    light: { deck: Object.keys(deckOf('light', 9)) },
    ...PREPARE,
  });
  const script = [dark.do('event', { card: 'e' }), dark.setup('d0', 'space')];
  // 30 points do not pay for a card of 31.
  expectRefused({ ...decks('When setup starts, gain 1 Force.'), script }, 1, 'prepare.setup', /31/);
  for (const text of [
    'When setup starts, gain 1 build point.',
    'When setup starts, add 1 build point.',
    'When setup starts, each player adds 1 build point to his or her starting build point total.',
  ])
    expectOrder(expectRun({ ...decks(text), script }, { d0: { zone: 'space' } }), [
      'Dark gains 1 build point and has 31.',
      /^Dark sets up .*\(31 of 31 build points\)/,
    ]);
});

test('Setup; Event zone: what an Event does when setup ends comes after the last card; a unit does not hear of it', () => {
  const words = 'When setup ends, gain 2 Force for each of your Space units.';
  const cards = { ...deckOf('dark', 9), ...deckOf('light', 9), e: ['dark event', words] as const };
  const file = {
    cards,
    dark: { deck: Object.keys(deckOf('dark', 9)), supply: ['e'] },
    light: { deck: Object.keys(deckOf('light', 9)) },
    ...PREPARE,
  };
  const sets = [dark.setup('d0', 'space'), light.setup('l0', 'space'), light.done, dark.setup('d1', 'space')];
  expectRun({ ...file, script: [dark.do('event', { card: 'e' }), ...sets] }, { dark: { force: 4 } });
  expectRun(
    { ...file, cards: { ...cards, d0: ['dark space 10/1/1 cost 3', words] }, script: sets },
    { dark: { force: 0 } },
  );
});

test('Setup; Event zone: "you may" when setup starts is asked for, and can be declined', () => {
  const cards = {
    ...deckOf('dark', 9),
    ...deckOf('light', 9),
    e: ['dark event', 'When setup starts, you may draw a card.'] as const,
  };
  const file = {
    cards,
    dark: { deck: Object.keys(deckOf('dark', 9)), supply: ['e'] },
    light: { deck: Object.keys(deckOf('light', 9)) },
    ...PREPARE,
  };
  const drawn = (result: ReturnType<typeof run>) =>
    (result.state.dark as { hand: readonly unknown[] }).hand.length;
  const event = dark.do('event', { card: 'e' });
  assert.equal(drawn(expectRun({ ...file, script: [event, dark.use('e')] }, {})), 8);
  assert.equal(drawn(expectRun({ ...file, script: [event] }, {})), 7);
});

test('Setup; Event zone: points that an Event gives when setup ends are there in the first build step', () => {
  const result = expectRun(
    {
      cards: {
        ...deckOf('dark', 9),
        ...deckOf('light', 9),
        e: ['dark event', 'When setup ends, gain 2 build points.'],
      },
      dark: { deck: Object.keys(deckOf('dark', 9)), supply: ['e'] },
      light: { deck: Object.keys(deckOf('light', 9)) },
      at: 'preparation',
      until: { turn: 1, point: 'dark-build' },
      dice: [3],
      script: [dark.do('event', { card: 'e' })],
    },
    { dark: { buildPoints: 5 }, light: { buildPoints: 3 } },
  );
  expectOrder(result, ['Dark gains 2 build points and has 2.', 'Turn 1 starts.']);
});
