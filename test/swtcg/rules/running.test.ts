// The scenario file: dice, seed, at, until, script defaults.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, expectOrder, expectRun, light, type Position, run, texts, work } from '../../helpers/core.ts';

const PAIR = { d: 'dark space 50/3/3', l: 'light space 30/1/9' };

test('dice: given ones first, in order; what is left is told', () => {
  const result = expectRun(
    { cards: PAIR, dice: [6, 1, 6, 2, 3], script: [dark.attack('d', 'l')] },
    { l: { damage: 2 } },
  );
  assert.deepEqual(result.diceLeft, [2, 3]);
});

test('dice: when they run out the run stops with dice-exhausted and the state so far', () => {
  const result = run({ cards: PAIR, dice: [6, 6], script: [dark.attack('d', 'l'), light.attack('l', 'd')] });
  assert.equal(result.error?.code, 'dice-exhausted');
  assert.equal(result.error?.rule, 'roll.dice');
  assert.equal(result.error?.entry, 1);
  assert.deepEqual(result.diceLeft, [6, 6]);
  assert.ok(texts(result).includes('Test d attacks Test l.'));
});

test('dice: an entry that is refused needs none for the roll for build of the next turn', () => {
  const at = 'space-battle';
  const cards = { ...PAIR, l: ['light space 30/1/9', 'Stealth'] as const };
  for (const until of ['script-end', 'game-over', { turn: 2, point: 'light-build' }] as const) {
    const result = run({ cards, at, until, script: [dark.attack('d', 'l')] });
    assert.deepEqual([result.error?.code, result.error?.entry], ['entry-not-legal', 0]);
    // Its time has passed in this turn, and the file gives no dice for another one.
    const late = run({
      cards: PAIR,
      at,
      until,
      dice: [1],
      script: [light.attack('l', 'd'), dark.retreat('d')],
    });
    assert.deepEqual([late.error?.code, late.error?.entry], ['entry-not-legal', 1]);
  }
  // An entry whose time is still to come waits for the roll.
  const early = run({ cards: PAIR, at: 'turn-start', until: 'turn-end', script: [dark.retreat('d')] });
  assert.deepEqual([early.error?.code, early.error?.entry], ['dice-exhausted', 0]);
});

test('dice: a unit that must attack needs none to say which entry it refuses (Phrases, "must attack")', () => {
  const cards = { ...PAIR, d: ['dark space 50/3/3', 'This unit must attack.'] as const };
  const result = run({ cards, script: [dark.tap('d')] });
  assert.equal(result.error?.code, 'entry-not-legal');
  assert.equal(result.error?.rule, 'attack.must');
  assert.equal(result.error?.entry, 0);
  // With its own attack in the script the dice are what is missing.
  const own = run({ cards, script: [dark.attack('d', 'l'), light.attack('l', 'd')] });
  assert.equal(own.error?.code, 'dice-exhausted');
});

test('dice: with a seed the engine rolls on, always the same', () => {
  const position: Position = {
    cards: { d: 'dark space 50/9/3', l: 'light space 30/1/40' },
    dice: [6, 6],
    seed: 7,
    script: [dark.attack('d', 'l')],
  };
  const first = run(position);
  const line = texts(first).find((text) => text.startsWith('Dark rolls: 6, 6, '));
  assert.ok(line, 'the given dice come first');
  assert.deepEqual(texts(run(position)), texts(first));
  assert.deepEqual(texts(run({ ...position, seed: '7' })), texts(first));
  const others = [8, 9, 10, 'x'].map((seed) => texts(run({ ...position, seed })).join());
  assert.ok(others.some((text) => text !== texts(first).join()));
});

test('at and until: a point is reached and not entered', () => {
  const points = [
    'turn-start',
    'untap',
    'gain-force',
    'roll-for-build',
    'dark-build',
    'light-build',
    'dark-retreat',
    'light-retreat',
    'battle-start',
    'space-battle',
    'ground-battle',
    'character-battle',
    'end-of-turn',
    'turn-end',
  ] as const;
  const whole = texts(run({ cards: {}, at: 'turn-start', until: 'turn-end', dice: [1] }));
  const parts = points.slice(0, -1).flatMap((at, i) => {
    const part = run({ cards: {}, at, until: points[i + 1] as string, dice: [1] });
    assert.equal(part.error, null);
    assert.ok(part.log.length > 0, `${at} says something`);
    return texts(part);
  });
  // One after the other the parts are the whole turn, but for the build points that each file starts without.
  const other = (text: string) => !/build point/.test(text);
  assert.deepEqual(parts.filter(other), whole.filter(other));
  for (const at of points) assert.deepEqual(run({ cards: {}, at, until: at }).log, []);
});

test('until: a point of a later turn', () => {
  const result = run({ cards: {}, at: 'turn-start', until: { turn: 3, point: 'untap' }, dice: [1, 1, 1] });
  assert.equal(result.error, null);
  expectOrder(result, ['Turn 1 starts.', 'Turn 2 starts.', 'Turn 3 starts.']);
  assert.deepEqual(result.diceLeft, [1]);
});

test('until script-end: the last entry and all that it set off is resolved, no more', () => {
  const result = expectRun(
    {
      cards: { ...PAIR, d2: ['dark space 40/1/3', 'Whenever a unit attacks, gain 1 Force.'] },
      dice: [6, 6, 6, 6],
      at: 'space-battle',
      until: 'script-end',
      script: [dark.attack('d', 'l')],
    },
    { l: { damage: 3, tapped: false }, dark: { force: 1 }, d: { tapped: true }, d2: { tapped: false } },
  );
  assert.deepEqual(result.diceLeft, [6]);
});

test('until script-end: what was disrupted lies in its discard pile, however deep the disrupts go', () => {
  const cards = {
    d: 'dark space 50/1/3',
    l: 'light space 30/1/4',
    boost: ['dark battle', 'Pay 0 Force -> One of your units gets +2 power until end of turn.'],
    stop: ['light battle', 'Pay 0 Force -> Disrupt a Battle card.'],
    counter: ['dark battle', 'Pay 0 Force -> Disrupt a Battle card.'],
  } as const;
  const script = [dark.play('boost', { target: 'd' }), light.play('stop')];
  const place = { at: 'space-battle', until: 'script-end' } as const;
  expectRun(
    { cards, ...place, script },
    { boost: { zone: 'discard' }, stop: { zone: 'discard' }, d: { power: 1 } },
  );
  expectRun(
    { cards, ...place, script: [...script, dark.play('counter')] },
    { boost: { zone: 'discard' }, stop: { zone: 'discard' }, counter: { zone: 'discard' }, d: { power: 3 } },
  );
});

test('until script-end: a disrupted attack is over, a play in the window of an attack that stands leaves it there', () => {
  const cards = {
    d: 'dark space 50/1/3',
    l: 'light space 30/1/4',
    stop: ['light battle', 'Pay 0 Force -> Disrupt an attack.'],
  } as const;
  const result = expectRun(
    { cards, at: 'space-battle', until: 'script-end', script: [dark.attack('d', 'l'), light.play('stop')] },
    { stop: { zone: 'discard' }, d: { tapped: true }, l: { damage: 0 } },
  );
  assert.equal(result.error, null);
});

test('until script-end: a question that the last entry set off is answered, by default where nobody says', () => {
  const cards = {
    d: ['dark space 50/1/3', 'When this unit attacks, choose one: Gain 1 Force. Or: Gain 2 Force.'],
    l: 'light space 30/1/4',
  } as const;
  expectRun(
    { cards, at: 'space-battle', until: 'script-end', dice: [1], script: [dark.attack('d', 'l')] },
    { dark: { force: 1 } },
  );
});

test('until script-end: an empty script plays nothing, a play inside an attack is resolved and the attack waits', () => {
  const none = run({ cards: PAIR, at: 'space-battle', until: 'script-end' });
  assert.equal(none.error, null);
  assert.ok(!texts(none).some((text) => text.includes('taps')));
  expectRun(
    {
      cards: { ...PAIR, boost: ['dark battle', 'One of your units gets +2 power for this attack.'] },
      at: 'space-battle',
      until: 'script-end',
      script: [dark.attack('d', 'l'), dark.play('boost')],
    },
    { d: { power: 5 }, boost: { zone: 'discard' }, l: { damage: 0 } },
  );
});

test('until script-end: what the last entry does later in the attack is resolved too', () => {
  const foe = (...text: string[]) => ['light space 30/1/4', ...text] as const;
  const place = { at: 'space-battle', until: 'script-end', light: { force: 1 } } as const;
  const d = 'dark space 50/2/9';
  // Retaliate resolves when the attack ends, a prediction when damage is pending.
  expectRun(
    {
      cards: { d, l: foe('Pay 1 Force -> Retaliate 1') },
      ...place,
      dice: [4, 1, 5],
      script: [dark.attack('d', 'l'), light.use('l', 'Retaliate')],
    },
    { d: { damage: 1 }, l: { damage: 1 } },
  );
  expectRun(
    {
      cards: { d, l: foe('Forewarning: Gain 2 Force.') },
      ...place,
      dice: [4, 1],
      script: [dark.attack('d', 'l'), { by: 'light', do: 'predict', hits: 1 }],
    },
    { l: { damage: 1 }, light: { force: 3 } },
  );
  // Deflected damage has windows of its own; against Cunning prevention waits for the dice.
  expectRun(
    {
      cards: { d, l: foe('Pay 1 Force -> Deflect 1') },
      ...place,
      dice: [4, 4],
      script: [dark.attack('d', 'l'), light.use('l', 'Deflect', { target: 'd' })],
    },
    { d: { damage: 1 }, l: { damage: 1 } },
  );
  expectRun(
    {
      cards: { d: ['dark space 50/2/9', 'Cunning'], l: foe('Pay 1 Force -> Evade 1') },
      ...place,
      dice: [4, 4],
      script: [dark.attack('d', 'l'), light.use('l', 'Evade')],
    },
    { l: { damage: 1 } },
  );
});

test('until game-over: plays turn after turn until somebody has won', () => {
  const result = run({
    cards: {
      d: 'dark space 50/9/3',
      g: 'dark ground 1/1/1',
      l: 'light space 30/1/9',
      c: 'light character 1/1/1',
    },
    at: 'space-battle',
    until: 'game-over',
    seed: 3,
    script: [
      dark.attack('d', 'l'),
      dark.attack('d', 'l'),
      dark.attack('d', 'l'),
      dark.attack('d', 'l'),
    ].slice(0, 3),
  });
  if (result.error) assert.equal(result.error.code, 'entry-not-legal');
  assert.equal(result.state.winner, 'dark');
});

test('until game-over: a game that nobody wins ends with the error loop, not never', () => {
  const before = work();
  const result = run({ cards: {}, at: 'turn-start', until: 'game-over', seed: 1 });
  assert.equal(result.error?.code, 'loop');
  assert.match(result.error?.message ?? '', /Nobody has won/);
  assert.ok(work(before) < 5000);
});

test('until game-over: an entry that never becomes legal is named as such', () => {
  const before = work();
  const result = run({
    cards: PAIR,
    at: 'turn-start',
    until: 'game-over',
    seed: 1,
    script: [dark.attack('d', 'd')],
  });
  assert.equal(result.error?.code, 'entry-not-legal');
  assert.equal(result.error?.rule, 'attack.target');
  assert.ok(work(before) < 10_000);
});

test('defaults: at battle-start until turn-end', () => {
  const result = run({ cards: PAIR, at: 'battle-start', until: 'turn-end' });
  assert.equal(texts(result)[0], 'The battle phase starts.');
  assert.equal(texts(result).at(-1), 'Nobody controls two arenas, so the game continues.');
});

test('defaults: attacking is none; a unit whose speed comes up while the next entry is not its attack taps', () => {
  const result = run({
    cards: { ...PAIR, d2: 'dark space 60/1/3' },
    dice: [1, 1, 1],
    script: [dark.attack('d', 'l'), dark.attack('d2', 'l')],
  });
  assert.equal(result.error?.entry, 1);
  expectOrder(result, ['Test d2 does not attack, so it taps.', 'Test d attacks Test l.']);
});

test('defaults: a forced choice takes the first legal one, in the order of the file', () => {
  const cards = {
    d: 'dark space 50/3/3',
    l2: 'light space 1/1/9',
    l1: 'light space 1/1/9',
    hurt: ['dark battle', "Do 1 damage to one of your opponent's units."],
  } as const;
  expectRun({ cards, script: [dark.play('hurt')] }, { l2: { damage: 1 }, l1: { damage: 0 } });
});

test('defaults: a single legal target is chosen by itself', () => {
  const result = expectRun(
    {
      cards: { ...PAIR, hurt: ['dark battle', "Do 1 damage to one of your opponent's units."] },
      script: [dark.play('hurt')],
    },
    { l: { damage: 1 } },
  );
  assert.ok(!texts(result).some((text) => text.includes('chosen')));
});

test('an entry is taken whole or not at all: nothing is paid for one that is refused', () => {
  const result = run({
    cards: { ...PAIR, hurt: ['dark battle', "Pay 2 Force -> Do 1 damage to one of your opponent's units."] },
    dark: { force: 2 },
    script: [dark.play('hurt', { target: 'd' })],
  });
  assert.equal(result.error?.entry, 0);
  assert.equal(result.error?.rule, 'effect.target');
  assert.equal(result.state.dark.force, 2);
  assert.deepEqual(result.state.dark.hand, ['hurt']);
});

test('an entry may name cards that its effect asks for while it is carried out, or is refused whole', () => {
  const hurl = [
    'dark battle',
    'Pay 1 Force -> Discard a card from your hand. If you do, gain 3 Force.',
  ] as const;
  const file = {
    cards: { ...PAIR, hurl, one: ['dark battle', 'Gain 1 Force.'], two: ['dark battle', 'Gain 1 Force.'] },
    dark: { force: 1 },
  } as const;
  expectRun(
    { ...file, script: [dark.play('hurl', { target: 'two' })] },
    { two: { zone: 'discard' }, one: { zone: 'hand' } },
  );
  const refused = run({ ...file, script: [dark.play('hurl', { target: 'd' })] });
  assert.equal(refused.error?.entry, 0);
  assert.equal(refused.error?.rule, 'effect.target');
  assert.equal(refused.state.dark.force, 1);
});

test('an entry that was disrupted is asked for nothing: the cards that it named stay where they are', () => {
  const file = {
    cards: {
      ...PAIR,
      hurl: ['dark battle', 'Discard a card from your hand. If you do, gain 3 Force.'],
      one: ['dark battle', 'Gain 1 Force.'],
      two: ['dark battle', 'Gain 1 Force.'],
      halt: ['light battle', 'Disrupt a Battle card.'],
    },
  } as const;
  expectRun(
    { ...file, script: [dark.play('hurl', { target: 'two' }), light.play('halt')] },
    { two: { zone: 'hand' } },
  );
});
