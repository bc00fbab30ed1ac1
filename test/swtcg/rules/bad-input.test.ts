// Bad input that only shows in play: loops made by cards, impossible positions, illegal entries.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { SwtcgError } from '../../../src/core/error.ts';
import { type Player, playMatch, Session } from '../../../src/engine.ts';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import { rules } from '../../../src/swtcg/rulebook/rules.ts';
import { dark, light, type Position, run, start, tableOf, work } from '../../helpers/core.ts';

/** Damages the other, heals itself: two of these never end. */
const PING =
  "Whenever this unit is damaged, remove 1 damage counter from this unit. This unit does 1 damage to one of your opponent's units.";

function expectLoop(position: Position, cards: RegExp): void {
  const before = work();
  const result = run(position);
  assert.equal(result.error?.code, 'loop', result.error?.message);
  assert.match(result.error?.message ?? '', cards);
  assert.equal(result.error?.rule, 'guard.loop');
  assert.ok(work(before) < 3000);
}

test('two cards that set each other off without end are the error loop, which names one of them', () => {
  expectLoop(
    {
      cards: { d: ['dark space 50/1/3', PING], l: ['light space 10/1/3', PING] },
      dice: [6],
      script: [dark.attack('d', 'l')],
    },
    /Test d|Test l/,
  );
});

test('a card that sets itself off without end is the error loop', () => {
  expectLoop(
    {
      cards: {
        d: [
          'dark space 50/1/3',
          'Whenever this unit is damaged, remove 1 damage counter from this unit. This unit does 1 damage to itself.',
        ],
        l: 'light space 60/1/3',
      },
      dice: [6],
      script: [light.attack('l', 'd')],
    },
    /Test d/,
  );
});

test('a unit that untaps whenever it taps comes up for ever: the error loop, which names it', () => {
  expectLoop(
    {
      cards: {
        d: ['dark space 50/1/3', 'Whenever this unit taps, untap this unit.'],
        l: 'light space 10/1/3',
      },
      seed: 1,
      script: [dark.tap('d')],
    },
    /Test d/,
  );
});

test('a replacement that brings about what it replaces is the error loop', () => {
  expectLoop(
    {
      cards: {
        d: ['dark space 50/1/3', 'When this unit would be damaged, this unit does 1 damage to itself.'],
        l: 'light space 60/3/3',
      },
      dice: [6, 6, 6],
      script: [light.attack('l', 'd')],
    },
    /Test d/,
  );
});

test('a replacement of a discard is asked once for each discard, and play goes on', () => {
  const { error, state } = run({
    cards: {
      d: ['dark space 50/1/1', 'When this unit would be discarded, gain 1 Force instead.'],
      l: 'light space 60/3/3',
    },
    dice: [6, 6, 6],
    script: [light.attack('l', 'd')],
  });
  assert.equal(error, null);
  assert.ok(state.dark.force > 0);
});

test('static effects that give each other static effects come to rest', () => {
  const { error, state } = run({
    cards: {
      d: ['dark space 50/0/3', 'Each of your units gets "Each of your units gets +1 power."'],
      e: ['dark space 50/0/3', 'Each of your units gets "Each of your units gets Armor."'],
    },
  });
  assert.equal(error, null);
  assert.equal((state.d as { power: number }).power, 2);
});

test('a free use that may be repeated is the error loop for a player who never stops, and the session stands', () => {
  const session = new Session(
    swtcg2022,
    start(
      {
        cards: {
          d: [
            'dark space 50/1/3',
            'Pay 0 Force -> Gain 1 Force. Play any number of times each turn and only during your build step.',
          ],
        },
        at: 'dark-build',
      },
      'empty',
    ),
  );
  const again: Player = {
    name: 'again',
    choose: (_seat, legal) => legal.find((one) => one.do === 'use') ?? (legal[0] as Decision),
  };
  assert.throws(
    () => playMatch(session.start, { players: { dark: again, light: again }, seed: 1 }),
    (failure: unknown) =>
      failure instanceof SwtcgError && failure.info.code === 'loop' && /Test d/.test(failure.info.message),
  );
  assert.equal(session.decide(session.legal()[0] as Decision), null);
});

test('triggers that multiply come to an end, or are the error loop', () => {
  const twice = 'When you draw a card, draw a card.';
  const deck = (n: number) => Array.from({ length: n }, (_, i) => ({ id: `x${i}`, card: 'x' }));
  const position = (n: number): Position => ({
    cards: {
      d: ['dark space 50/1/3', twice, twice],
      x: 'dark space 1/1/1',
      go: ['dark battle', 'Draw a card.'],
    },
    dark: { deck: deck(n) },
    script: [dark.play('go')],
  });
  const short = run(position(40));
  assert.equal(short.error, null);
  assert.equal(short.state.dark.hand.length, 40);
  const before = work();
  assert.equal(run(position(1900)).error?.code, 'loop');
  assert.ok(work(before) < 5000);
});

test('a table tells its player of a loop and does not hang', () => {
  const table = tableOf({
    cards: { d: ['dark space 50/1/3', PING], l: ['light space 10/1/3', PING] },
    dice: [6],
  });
  assert.throws(
    () => {
      for (let i = 0; i < 100_000; i++) {
        const window = table.game.windows.at(-1);
        const attack = window?.kind === 'speed' && table.whyNot(dark.attack('d', 'l')) === null;
        table.decide(attack ? dark.attack('d', 'l') : (table.legal().at(-1) ?? dark.pass));
      }
    },
    (failure: unknown) => failure instanceof SwtcgError && failure.info.code === 'loop',
  );
});

/** An empty table: nobody has anything to build, to move or to attack with. */
const QUIET: Position = { cards: {}, at: 'dark-build', until: 'game-over', seed: 1 };

test('a game in which nobody is ever asked again is the error loop, not a hang', () => {
  const before = work();
  assert.throws(
    () => new Session(swtcg2022, start(QUIET, 'empty')),
    (failure: unknown) =>
      failure instanceof SwtcgError && failure.info.code === 'loop' && /100 turns/.test(failure.info.message),
  );
  assert.ok(work(before) < 3000);
});

test('a player who always passes is asked again where passing leads nowhere', () => {
  const before = work();
  const cards: Position['cards'] = { mint: ['dark resource', 'Pay 0 Force -> Gain 1 Force.'] };
  const session = new Session(swtcg2022, start({ ...QUIET, cards, dark: { resource: 'mint' } }, 'empty'));
  assert.equal(session.waiting, 'player');
  const first = session.game.turn;
  session.autoPass = 'always';
  assert.equal(session.waiting, 'player');
  assert.equal(session.game.turn, first + 100);
  assert.ok(work(before) < 5000);
});

function expectBad(position: Position, path: RegExp, message: RegExp): void {
  assert.throws(
    () => run(position),
    (failure: unknown) => {
      assert.ok(failure instanceof SwtcgError, String(failure));
      assert.equal(failure.info.code, 'bad-scenario');
      assert.match(failure.info.path ?? '', path);
      assert.match(failure.info.message, message);
      return true;
    },
  );
}

test('an impossible position is an error that says where', () => {
  expectBad({ cards: { d: 'dark space 50/1/3' }, dark: { ground: ['d'] } }, /\$\.dark\.ground\[0\]/, /./);
  expectBad({ cards: { b: 'dark battle' }, dark: { space: ['b'] } }, /\$\.dark\.space\[0\]/, /./);
  expectBad(
    {
      cards: { a: 'dark space 50/1/3 version A named Tarn Vell', b: 'dark ground 50/1/3' },
      dark: { space: [{ card: 'a', stack: ['b'] }] },
    },
    /stack/,
    /./,
  );
});

test('a unit that stands in an arena with as much damage as health is discarded as soon as play starts', () => {
  const result = run({
    cards: { d: 'dark space 50/1/2', l: 'light space 10/1/3' },
    dark: { space: [{ card: 'd', damage: 2 }] },
  });
  assert.equal(result.error, null);
  assert.deepEqual(result.state.dark.discard, ['d']);
});

test('an illegal entry: its number, a sentence with its reason, and a rule of the index', () => {
  const result = run({
    cards: { d: 'dark space 50/1/3', l: 'light space 10/1/3', g: 'light ground 10/1/3' },
    dice: [1],
    script: [dark.attack('d', 'l'), light.attack('l', 'g')],
  });
  const { error } = result;
  assert.equal(error?.code, 'entry-not-legal');
  assert.equal(error?.entry, 1);
  assert.equal(
    error?.message,
    'Entry 1 (light attacks with l against g) is not legal: Test g is on the same side as Test l.',
  );
  assert.ok(error?.rule && Object.hasOwn(rules, error.rule));
  assert.ok(rules[error.rule as keyof typeof rules].section.length > 0);
});

test('a decision with numbers out of range is refused, and nothing changes', () => {
  const table = tableOf({
    cards: {
      d: ['dark space 50/1/3', 'Pay X Force -> Gain X Force.'],
      l: 'light space 10/1/3',
      a: 'dark space 1/1/1',
    },
    dark: { force: 3, buildPoints: 3, hand: ['a'] },
    at: 'dark-build',
  });
  table.decide(dark.pass);
  const before = table.game;
  for (const decision of [
    dark.build('a', -1),
    dark.build('a', 0),
    dark.build('a', 1.5),
    dark.build('a', Number.NaN),
    dark.build('a', Number.POSITIVE_INFINITY),
    dark.build('nobody', 1),
    dark.build('__proto__', 1),
    dark.complete('constructor', 'space'),
    dark.complete('a', '__proto__'),
    dark.move('d', 'deck'),
    dark.use('d', 99),
    dark.use('d', 1, { x: -3 }),
    dark.use('d', 1, { amount: -1 }),
    light.pass,
    dark.do('attack', {}),
    dark.do('predict', { hits: 1 }),
  ]) {
    const refusal = table.decide(decision);
    assert.ok(refusal, JSON.stringify(decision));
    assert.ok(refusal.message.length > 0);
    assert.ok(Object.hasOwn(rules, refusal.rule));
    assert.equal(table.game, before);
  }
});

test('setup and bids with numbers out of range are refused', () => {
  const table = tableOf({
    cards: { a: 'dark space 1/1/1' },
    dark: { deck: ['a'] },
    at: 'preparation',
    until: 'turn-start',
  });
  for (const bid of [-1, 1.5, Number.NaN, 31]) assert.ok(table.whyNot(dark.do('side', { bid })), `${bid}`);
  while (table.game.windows.at(-1)?.kind !== 'setup')
    table.decide(table.game.windows.at(-1)?.chance === 'dark' ? dark.pass : light.pass);
  for (const counters of [-1, 0, 1.5, Number.NaN, 31])
    assert.ok(table.whyNot(dark.setup('a', 'buildZone', { counters })), `${counters}`);
});
