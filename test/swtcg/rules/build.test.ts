// Turn Structure, 5; Building Cards with Build Costs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, expectOrder, expectRefused, expectRun, light, texts } from '../../helpers/core.ts';

const BUILD = { at: 'dark-build', until: 'light-build' } as const;

test('Build Step: Dark completes the whole build step before Light begins', () => {
  expectRefused(
    {
      cards: { d: 'dark space 50/1/3', l: 'light space 50/1/3' },
      dark: { hand: ['d'], buildPoints: 3 },
      light: { hand: ['l'], buildPoints: 3 },
      at: 'dark-build',
      until: 'dark-retreat',
      script: [light.complete('l', 'space'), dark.complete('d', 'space')],
    },
    1,
    'card.complete',
    /completed in one.s own build step/,
  );
});

test('Build Step: the card of the draw step is drawn when it starts', () => {
  const result = expectRun(
    { cards: { a: 'dark space 1/1/1', b: 'dark space 1/1/1' }, dark: { deck: ['a', 'b'] }, ...BUILD },
    { dark: { hand: ['a'], deck: ['b'] } },
  );
  expectOrder(result, ["Dark's build step starts.", 'Dark draws a card.']);
});

test('Build Step: the draw may be declined, once', () => {
  const position = {
    cards: { a: 'dark space 1/1/1' },
    dark: { deck: ['a'] },
    ...BUILD,
  };
  expectRun(
    { ...position, script: [dark.do('decline', { what: 'draw' })] },
    { dark: { hand: 0, deck: ['a'] } },
  );
  expectRefused(
    { ...position, script: [dark.do('decline', { what: 'draw' }), dark.do('decline', { what: 'draw' })] },
    1,
    'turn.draw',
    /already been declined/,
  );
});

test('Game Zones, deck: who runs out of cards just keeps playing', () => {
  const result = expectRun({ cards: {}, ...BUILD }, { winner: null, dark: { hand: 0, deck: 0 } });
  assert.ok(texts(result).includes('Dark has no cards left to draw.'));
});

test('Building: a card goes face-down with at least 1 counter, paid from the build points', () => {
  expectRun(
    {
      cards: { a: 'dark space 1/1/1 cost 5' },
      dark: { hand: ['a'], buildPoints: 4 },
      at: 'dark-build',
      until: 'script-end',
      script: [dark.build('a', 3)],
    },
    { a: { zone: 'build', faceDown: true, build: 3 }, dark: { buildPoints: 1 } },
  );
  expectRefused(
    {
      cards: { a: 'dark space 1/1/1' },
      dark: { hand: ['a'], buildPoints: 4 },
      ...BUILD,
      script: [dark.build('a', 5)],
    },
    0,
    'build.points',
    /costs 5 build points and Dark has 4/,
  );
  expectRefused(
    {
      cards: { a: 'dark battle' },
      dark: { hand: ['a'], buildPoints: 4 },
      ...BUILD,
      script: [dark.build('a', 1)],
    },
    0,
    'build.counters',
    /no build cost/,
  );
  expectRefused(
    {
      cards: { a: 'dark space 1/1/1', b: 'dark space 1/1/1' },
      dark: { deck: ['b', 'a'], buildPoints: 4 },
      ...BUILD,
      script: [dark.build('a', 1)],
    },
    0,
    'build.counters',
    /neither in/,
  );
});

test('Building: the account does not name a partially built card', () => {
  const result = expectRun(
    {
      cards: { a: 'dark space 1/1/1' },
      dark: { hand: ['a'], buildPoints: 4 },
      ...BUILD,
      script: [dark.build('a', 1)],
    },
    { a: { build: 1 } },
  );
  assert.ok(!texts(result).some((text) => text.includes('Test a')));
});

test('Building: more counters in a later build step; overbuilding is allowed and the excess is lost', () => {
  expectRun(
    {
      cards: { a: 'dark space 1/1/1 cost 3' },
      dark: { buildZone: [{ card: 'a', faceDown: true, build: 2 }], buildPoints: 6 },
      at: 'dark-build',
      until: 'script-end',
      script: [dark.build('a', 3), dark.complete('a', 'space')],
    },
    { a: { zone: 'space', faceDown: false, build: 0 }, dark: { buildPoints: 3 } },
  );
});

test('Building: a card is completed from hand by paying its whole cost', () => {
  expectRun(
    {
      cards: { a: 'dark ground 1/1/1 cost 3' },
      dark: { hand: ['a'], buildPoints: 5 },
      at: 'dark-build',
      until: 'script-end',
      script: [dark.complete('a', 'ground')],
    },
    { a: { zone: 'ground', tapped: false }, dark: { buildPoints: 2, hand: 0 } },
  );
});

test('Building: a partially built card is completed by paying what is missing', () => {
  expectRun(
    {
      cards: { a: 'dark ground 1/1/1 cost 5' },
      dark: { buildZone: [{ card: 'a', faceDown: true, build: 3 }], buildPoints: 2 },
      at: 'dark-build',
      until: 'script-end',
      script: [dark.complete('a', 'ground')],
    },
    { a: { zone: 'ground', build: 0, faceDown: false }, dark: { buildPoints: 0 } },
  );
  expectRefused(
    {
      cards: { a: 'dark ground 1/1/1 cost 5' },
      dark: { buildZone: [{ card: 'a', faceDown: true, build: 2 }], buildPoints: 2 },
      ...BUILD,
      script: [dark.complete('a', 'ground')],
    },
    0,
    'card.complete',
    /it costs 3 build points and Dark has 2/,
  );
});

test('Building: a card of cost 0 is completed from hand at once', () => {
  expectRun(
    {
      cards: { a: 'dark ground 1/1/1 cost 0' },
      dark: { hand: ['a'] },
      ...BUILD,
      script: [dark.complete('a', 'ground')],
    },
    { a: { zone: 'ground' } },
  );
});

test('Unit Cards: a unit is deployed to an arena of its type or to the build zone', () => {
  const cards = { a: 'dark ground/character 1/1/1 cost 1' };
  const seat = { hand: ['a'], buildPoints: 1 };
  for (const [to, zone] of [
    ['ground', 'ground'],
    ['character', 'character'],
    ['buildZone', 'build'],
  ] as const)
    expectRun(
      { cards, dark: seat, ...BUILD, script: [dark.complete('a', to)] },
      { a: { zone, faceDown: false } },
    );
  expectRefused(
    { cards, dark: seat, ...BUILD, script: [dark.complete('a', 'space')] },
    0,
    'card.deploy',
    /Ground\/Character/,
  );
  expectRefused({ cards, dark: seat, ...BUILD, script: [dark.complete('a')] }, 0, 'card.deploy', /say where/);
});

test('Unit Cards: deployment effects trigger in an arena, not in the build zone, nor in setup', () => {
  const cards = { a: ['dark space 1/1/1 cost 1', 'When you deploy this unit, gain 2 Force.'] } as const;
  const seat = { hand: ['a'], buildPoints: 1 };
  expectRun({ cards, dark: seat, ...BUILD, script: [dark.complete('a', 'space')] }, { dark: { force: 2 } });
  expectRun(
    { cards, dark: seat, ...BUILD, script: [dark.complete('a', 'buildZone')] },
    { dark: { force: 0 } },
  );
  expectRun(
    {
      cards,
      dark: { deck: ['a'] },
      at: 'preparation',
      until: 'turn-start',
      script: [dark.setup('a', 'space')],
    },
    { a: { zone: 'space' }, dark: { force: 0 } },
  );
});

test('Mission Cards: completed, followed, discarded; a target may be named or asked for', () => {
  const cards = {
    m: ['dark mission 2', "Do 1 damage to one of your opponent's units."],
    l: 'light space 1/1/3',
    l2: 'light space 1/1/3',
  } as const;
  const result = expectRun(
    {
      cards,
      dark: { buildPoints: 2 },
      ...BUILD,
      script: [dark.complete('m'), dark.choose('l2')],
    },
    { m: { zone: 'discard' }, l: { damage: 0 }, l2: { damage: 1 } },
  );
  expectOrder(result, [
    'Dark completes Test m for 2 build points.',
    'Test m is complete.',
    'Test m is discarded.',
  ]);
  expectRefused(
    { cards, dark: { buildPoints: 2 }, ...BUILD, script: [dark.complete('m'), dark.choose('m')] },
    1,
    'effect.choose',
    /not among/,
  );
});

test('Mission Cards: `complete` may name the target, as `use` does (scenario file)', () => {
  const cards = {
    m: ['dark mission 2', "Do 1 damage to one of your opponent's units."],
    l: 'light space 1/1/3',
    l2: 'light space 1/1/3',
  } as const;
  expectRun(
    {
      cards,
      dark: { buildPoints: 2 },
      ...BUILD,
      script: [dark.do('complete', { card: 'm', target: 'l2' })],
    },
    { m: { zone: 'discard' }, l: { damage: 0 }, l2: { damage: 1 } },
  );
  expectRefused(
    { cards, dark: { buildPoints: 2 }, ...BUILD, script: [dark.do('complete', { card: 'm', target: 'm' })] },
    0,
    'effect.target',
    /can't be chosen/,
  );
});

test('Disrupt POP: a card whose completion is disrupted is discarded, its cost stays paid', () => {
  const cards = {
    m: ['dark mission 2', 'Gain 3 Force.'],
    no: ['light battle', 'Pay 1 Force -> Disrupt a Mission card.'],
  } as const;
  expectRun(
    {
      cards,
      dark: { buildPoints: 3 },
      light: { force: 1 },
      ...BUILD,
      script: [dark.complete('m'), light.play('no')],
    },
    { m: { zone: 'discard' }, no: { zone: 'discard' }, dark: { force: 0 }, light: { force: 0 } },
  );
  expectRefused(
    {
      cards: { ...cards, u: 'dark space 1/1/1 cost 1' },
      dark: { buildPoints: 3, hand: ['u', 'm'] },
      light: { force: 1 },
      ...BUILD,
      script: [dark.complete('u', 'space'), light.play('no')],
    },
    1,
    'effect.idle',
    /does not disrupt this/,
  );
});

test('Build Step: unspent build points are wasted when it ends', () => {
  const result = expectRun({ cards: {}, dark: { buildPoints: 4 }, ...BUILD }, { dark: { buildPoints: 0 } });
  assert.ok(texts(result).includes('Dark loses 4 unspent build points.'));
});

test('Build Step: `done` ends it early', () => {
  expectRefused(
    {
      cards: { a: 'dark ground 1/1/1 cost 0' },
      dark: { hand: ['a'] },
      ...BUILD,
      script: [dark.done, dark.complete('a', 'ground')],
    },
    1,
    'pop.window',
    /its chance never comes/,
  );
});

test('Build Step: tapped and untapped units move from the build zone to an arena, as they are', () => {
  expectRun(
    {
      cards: { a: 'dark ground 1/1/2', b: 'dark space 1/1/2' },
      dark: { buildZone: [{ card: 'a', tapped: true, damage: 1 }, 'b'] },
      ...BUILD,
      script: [dark.move('a', 'ground'), dark.move('b', 'space')],
    },
    { a: { zone: 'ground', tapped: true, damage: 1 }, b: { zone: 'space', tapped: false } },
  );
});

test('Build Step: a unit moves only to an arena of its type, a partially built card not at all', () => {
  const position = { cards: { a: 'dark ground 1/1/2' }, ...BUILD };
  expectRefused(
    { ...position, dark: { buildZone: ['a'] }, script: [dark.move('a', 'space')] },
    0,
    'build.move',
    /Ground/,
  );
  expectRefused(
    {
      ...position,
      dark: { buildZone: [{ card: 'a', faceDown: true, build: 1 }] },
      script: [dark.move('a', 'ground')],
    },
    0,
    'build.move',
    /not a unit in play/,
  );
});

test('Multi-arena Cards: one move between arenas in a build step; coming out of the build zone is none', () => {
  const cards = { a: 'dark ground/character 1/1/2' };
  expectRun(
    {
      cards,
      dark: { buildZone: ['a'] },
      ...BUILD,
      script: [dark.move('a', 'ground'), dark.move('a', 'character')],
    },
    { a: { zone: 'character' } },
  );
  expectRefused(
    { cards, ...BUILD, script: [dark.move('a', 'character'), dark.move('a', 'ground')] },
    1,
    'build.one-move',
    /already moved/,
  );
});

test('Build Step: "Play only during your build step" is played then and only by its controller', () => {
  const cards = {
    d: ['dark space 1/1/2', 'Pay 1 Force -> Draw a card. Play only during your build step.'],
    a: 'dark space 1/1/1',
    b: 'dark space 1/1/1',
  } as const;
  const seat = { force: 2, deck: ['a', 'b'] };
  expectRun({ cards, dark: seat, ...BUILD, script: [dark.use('d')] }, { dark: { force: 1, hand: 2 } });
  expectRefused(
    { cards, dark: seat, at: 'light-build', until: 'turn-end', script: [dark.use('d')] },
    0,
    'effect.play-only',
    /during your build step/,
  );
});

test('Build Step: "when your build step starts" triggers in one\'s own step only', () => {
  const cards = { d: ['dark space 1/1/2', 'When your build step starts, gain 1 Force.'] } as const;
  expectRun({ cards, at: 'dark-build', until: 'dark-retreat' }, { dark: { force: 1 } });
  expectRun({ cards, at: 'light-build', until: 'dark-retreat' }, { dark: { force: 0 } });
});

test('Condition: a paragraph of a Mission works only when its conditions are fulfilled', () => {
  const cards = {
    m: ['dark mission 1', 'If you have a unit in the Space arena, gain 3 Force.', 'Gain 1 Force.'],
    d: 'dark space 1/1/1',
  } as const;
  const at = { ...BUILD, script: [dark.complete('m')] };
  expectRun({ cards, dark: { buildPoints: 1 }, ...at }, { dark: { force: 4 } });
  expectRun({ cards, dark: { buildPoints: 1, buildZone: ['d'] }, ...at }, { dark: { force: 1 } });
});
