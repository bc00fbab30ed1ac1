// Another battle step in the same arena (Turn Structure, 8).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, expectOrder, expectRefused, expectRun } from '../../../helpers/core.ts';

const CARD = [
  'dark battle',
  'Pay 1 Force -> Untap each of your units in the Space arena. Begin another battle step in that arena. Play only when the Space battle step ends.',
] as const;

test('End of the Battle Step: another battle in the arena has a start and an end of its own', () => {
  const result = expectRun(
    {
      cards: {
        d: 'dark space 50/2/4',
        l: ['light space 30/3/9', 'When the Space battle step starts, gain 1 Force.'],
        w: ['light space 20/1/9', 'When the Space battle step ends, gain 3 Force.'],
        again: CARD,
      },
      dark: { force: 1 },
      dice: [6, 6, 6, 5],
      script: [dark.attack('d', 'l'), dark.play('again'), dark.attack('d', 'l')],
    },
    { l: { damage: 4 }, dark: { force: 0 }, light: { force: 8 } },
  );
  expectOrder(result, [
    'The Space battle step starts.',
    'The Space battle step ends.',
    'Another Space battle step follows when this one has ended.',
    'The Space battle step starts.',
    'Test d attacks Test l.',
    'The Space battle step ends.',
  ]);
});

test('End of the Battle Step: units that are tapped stay so, and the next arena comes after the additional step', () => {
  const result = expectRun(
    {
      cards: {
        d: [
          'dark space 50/2/4',
          'When the Space battle step ends, you may pay 1 Force. If you do, begin another battle step in that arena.',
        ],
        l: 'light space 30/3/9',
      },
      dark: { force: 1 },
      dice: [6, 6],
      until: 'character-battle',
      script: [dark.attack('d', 'l'), dark.use('d')],
    },
    { l: { damage: 2 }, d: { tapped: true }, dark: { force: 0 } },
  );
  expectOrder(result, [
    'The Space battle step ends.',
    'The Space battle step starts.',
    'The Space battle step ends.',
    'The Ground battle step starts.',
  ]);
});

test('End of the Battle Step: while one more step is due a second waits for the end of that one', () => {
  const starts = expectRun(
    {
      cards: { d: 'dark space 50/2/4', l: 'light space 30/3/9', again: CARD, twice: CARD },
      dark: { force: 2 },
      script: [dark.tap('d'), dark.play('again'), dark.play('twice')],
    },
    { dark: { force: 0 } },
  ).log.filter(({ text }) => text === 'The Space battle step starts.');
  assert.equal(starts.length, 3);
});

test('End of the Battle Step: another one is refused where no battle step is', () => {
  expectRefused(
    {
      cards: {
        d: ['dark space 50/2/4', 'Pay 1 Force -> Begin another battle step in that arena. Play anytime.'],
        l: 'light space 30/3/9',
      },
      dark: { force: 1 },
      at: 'dark-build',
      until: 'battle-start',
      script: [dark.use('d')],
    },
    0,
    'effect.idle',
    /no battle step/,
  );
});

test('End of the Battle Step: "that arena" is the one that was chosen; the next arena in order comes after it', () => {
  const result = expectRun(
    {
      cards: {
        d: 'dark space 50/2/4',
        l: 'light space 30/3/9',
        again: [
          'dark battle',
          'Pay 5 Force -> Choose an arena. Untap each unit in that arena. Begin another battle step in that arena. Play only when the Ground battle step ends.',
        ],
      },
      dark: { force: 5 },
      dice: [6, 6, 6, 6],
      until: 'end-of-turn',
      script: [dark.attack('d', 'l'), dark.play('again'), dark.choose('space'), dark.attack('d', 'l')],
    },
    { l: { damage: 4 }, dark: { force: 0 } },
  );
  const steps = result.log.filter(({ type }) => type === 'battle-step-started');
  assert.deepEqual(
    steps.map(({ text, path }) => [text.split(' ')[1], path[2]]),
    [
      ['Space', 'space'],
      ['Ground', 'ground'],
      ['Space', 'space'],
      ['Character', 'character'],
    ],
  );
  assert.deepEqual(
    result.log.filter(({ text }) => text === 'Test d attacks Test l.').map(({ path }) => path[2]),
    ['space', 'space'],
  );
});
