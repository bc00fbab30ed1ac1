// Play or Pass Chances; Effect Types, Activated effects; Battle Cards; costs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
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

const PAIR = { d: 'dark space 50/1/3', l: 'light space 30/1/3' };
const NO = (side: string) => [`${side} battle`, 'Pay 1 Force -> Disrupt a Battle card.'] as const;
const GAIN = (side: string) => [`${side} battle`, 'Pay 0 Force -> Gain 1 Force.'] as const;

test('Play or Pass: Dark has the first chance, then back and forth; two passes in a row close the window', () => {
  const table = tableOf({ cards: { ...PAIR, a: GAIN('dark'), b: GAIN('light') } });
  const chance = () => {
    const window = table.game.windows.at(-1);
    return `${window?.kind} ${window?.chance} ${window?.passes}`;
  };
  assert.equal(chance(), 'step-start dark 0');
  table.decide(dark.pass);
  assert.equal(chance(), 'step-start light 1');
  table.decide(light.pass);
  assert.equal(chance(), 'general dark 0');
  table.decide(dark.pass);
  assert.equal(chance(), 'general light 1');
  assert.equal(table.decide(light.play('b')), null);
  assert.equal(chance(), 'disrupt dark 0');
  table.decide(dark.pass);
  table.decide(light.pass);
  // The play set the passes back, and the other player has the next chance.
  assert.equal(chance(), 'general dark 0');
  table.decide(dark.pass);
  assert.equal(chance(), 'general light 1');
  table.decide(light.pass);
  assert.equal(chance(), 'speed dark 0');
});

test('Play or Pass: one player may play after having passed, if the other played in between', () => {
  const result = expectRun(
    {
      cards: { ...PAIR, a: GAIN('dark'), b: GAIN('light') },
      script: [dark.pass, dark.pass, light.play('b'), dark.play('a')],
    },
    { dark: { force: 1 }, light: { force: 1 } },
  );
  expectOrder(result, ['Light plays Test b.', 'Dark plays Test a.', 'Test d does not attack, so it taps.']);
});

test("Play or Pass: it is refused out of one's chance", () => {
  const table = tableOf({ cards: { ...PAIR, b: GAIN('light') } });
  const refusal = table.decide(light.play('b'));
  assert.equal(refusal?.rule, 'pop.chance');
  assert.match(refusal?.message ?? '', /Dark's chance/);
});

test('Battle Cards: paid, open to a disrupt, then the effect; the card is discarded', () => {
  const result = expectRun(
    {
      cards: { ...PAIR, a: ['dark battle', 'Pay 2 Force -> Gain 1 Force.'] },
      dark: { force: 3 },
      script: [dark.play('a')],
    },
    { dark: { force: 2, hand: 0, discard: ['a'] } },
  );
  expectOrder(result, [
    'Dark plays Test a.',
    'Dark pays 2 Force and has 1 left.',
    'Nobody disrupts it.',
    'Dark gains 1 Force and has 2.',
    'Test a is discarded.',
  ]);
});

test('Battle Cards: one without an arrow costs nothing; of several effects one is chosen', () => {
  expectRun(
    { cards: { ...PAIR, a: ['dark battle', 'Gain 3 Force.'] }, script: [dark.play('a')] },
    { dark: { force: 3 } },
  );
  const cards = { ...PAIR, a: ['dark battle', 'Gain 3 Force.', 'Pay 0 Force -> Gain 1 Force.'] } as const;
  expectRun({ cards, script: [dark.play('a', { effect: 2 })] }, { dark: { force: 1 } });
  expectRefused({ cards, script: [dark.play('a')] }, 0, 'card.battle', /say which/);
  expectRefused({ cards, script: [dark.play('a', { effect: 3 })] }, 0, 'card.battle', /no such effect/);
});

test('Battle Cards: only from hand, and only Battle cards', () => {
  const cards = { ...PAIR, a: GAIN('dark'), m: ['dark mission 1', 'Gain 1 Force.'] } as const;
  expectRefused(
    { cards, dark: { discard: ['a'] }, script: [dark.play('a')] },
    0,
    'card.battle',
    /not in hand/,
  );
  expectRefused({ cards, script: [dark.play('m')] }, 0, 'card.battle', /not a Battle card/);
  expectRefused({ cards, script: [light.play('a')] }, 0, 'card.battle', /not in hand/);
});

test('Disrupt POP: a disrupted card has no effect, its cost stays paid, both are discarded', () => {
  const result = expectRun(
    {
      cards: { ...PAIR, a: ['dark battle', 'Pay 1 Force -> Gain 5 Force.'], no: NO('light') },
      dark: { force: 1 },
      light: { force: 1 },
      script: [dark.play('a'), light.play('no')],
    },
    { dark: { force: 0, discard: ['a'] }, light: { force: 0, discard: ['no'] } },
  );
  expectOrder(result, ['Test a is disrupted: it has no effect, and its cost stays paid.']);
});

test('Disrupt POP: disrupts may be disrupted, to any depth', () => {
  const names = ['n1', 'n2', 'n3', 'n4'] as const;
  const cards = {
    ...PAIR,
    a: ['dark battle', 'Pay 0 Force -> Gain 5 Force.'],
    n1: NO('light'),
    n2: NO('dark'),
    n3: NO('light'),
    n4: NO('dark'),
  } as const;
  for (let depth = 0; depth <= 4; depth++) {
    const plays = names.slice(0, depth).map((name, i) => (i % 2 === 0 ? light : dark).play(name));
    const result = expectRun(
      { cards, dark: { force: 2 }, light: { force: 2 }, script: [dark.play('a'), ...plays] },
      { dark: { force: (depth % 2 === 0 ? 7 : 2) - Math.floor(depth / 2) } },
    );
    assert.equal(
      texts(result).filter((text) => text.includes('is disrupted')).length,
      depth === 0 ? 0 : Math.ceil(depth / 2),
    );
  }
});

test("Disrupt POP: one's own card may be disrupted, the same player twice in a row", () => {
  expectRun(
    {
      cards: { ...PAIR, a: GAIN('dark'), n: NO('dark'), n2: NO('dark') },
      dark: { force: 2 },
      script: [dark.play('a'), dark.play('n'), dark.play('n2')],
    },
    { dark: { force: 1 } },
  );
});

test('Disrupt POP: abilities may be disrupted where the words say so; the once per turn is used up', () => {
  const cards = {
    d: ['dark space 50/1/3', 'Pay 1 Force -> Gain 5 Force.'],
    l: 'light space 30/1/3',
    no: ['light battle', 'Pay 0 Force -> Disrupt an activated ability.'],
  } as const;
  expectRun({ cards, dark: { force: 1 }, script: [dark.use('d'), light.play('no')] }, { dark: { force: 0 } });
  expectRefused(
    { cards, dark: { force: 5 }, script: [dark.use('d'), light.play('no'), dark.use('d')] },
    2,
    'effect.once',
    /already used this turn/,
  );
});

test('Disrupt POP: what is triggered can not be disrupted', () => {
  const result = run({
    cards: {
      d: ['dark space 50/1/3', 'Whenever this unit attacks, gain 1 Force.'],
      l: 'light space 30/1/3',
      no: ['light battle', 'Pay 0 Force -> Disrupt an activated ability.'],
    },
    dice: [1],
    script: [dark.attack('d', 'l'), light.play('no')],
  });
  assert.equal(result.error?.entry, 1);
  assert.ok(texts(result).includes('Dark gains 1 Force and has 1.'));
});

test('Damage Prevention POP: prevention is played in its window only, and nothing else is played there', () => {
  const cards = {
    ...PAIR,
    shield: ['light battle', 'Pay 0 Force -> Prevent up to 2 damage to one of your units.'],
    gain: GAIN('light'),
  } as const;
  expectRefused(
    { cards, script: [light.play('shield', { target: 'l' })] },
    0,
    'pop.prevention',
    /when damage can be prevented/,
  );
  expectRefused(
    { cards, dice: [1], script: [dark.attack('d', 'l'), light.play('shield', { target: 'l' })] },
    1,
    'pop.prevention',
    /when damage can be prevented/,
  );
  const table = tableOf({ cards, dice: [6] });
  const passTo = (kind: string): void => {
    for (let i = 0; i < 30 && table.game.windows.at(-1)?.kind !== kind; i++) {
      const { chance, kind: now } = table.game.windows.at(-1) ?? {};
      if (now === 'speed') table.decide(dark.attack('d', 'l'));
      else table.decide(chance === 'dark' ? dark.pass : light.pass);
    }
  };
  passTo('prevention');
  table.decide(dark.pass);
  assert.equal(table.whyNot(light.play('gain'))?.rule, 'pop.prevention');
  assert.equal(table.whyNot(light.play('shield', { target: 'l' })), null);
});

test('Damage Prevention POP: no damage, no window', () => {
  const result = run({ cards: PAIR, dice: [1], script: [dark.attack('d', 'l')] });
  assert.ok(
    !result.log.some(({ path }) => path.includes('damagePrevention') || path.includes('pendingDamage')),
  );
});

test('Activated effects: what can not be paid in full can not be played, and nothing is paid', () => {
  const cards = { ...PAIR, a: ['dark battle', 'Pay 3 Force -> Gain 9 Force.'] } as const;
  const result = expectRefused(
    { cards, dark: { force: 2 }, script: [dark.play('a')] },
    0,
    'cost.pay',
    /costs 3 Force and Dark has 2/,
  );
  assert.equal(result.state.dark.force, 2);
});

test('Activated effects: costs of tapping, discarding, damage counters, retreating', () => {
  const cards = {
    d: [
      'dark space 50/1/3',
      'Tap -> Gain 1 Force.',
      'Discard a card from your hand -> Gain 2 Force.',
      'Put 1 damage counter on this unit -> Gain 3 Force.',
      'Retreat this unit -> Gain 4 Force.',
      'Discard this unit -> Gain 5 Force.',
    ],
    l: 'light space 30/1/3',
    x: 'dark space 1/1/1',
  } as const;
  const hand = { hand: ['x'] };
  expectRun({ cards, dark: hand, script: [dark.use('d', 1)] }, { d: { tapped: true }, dark: { force: 1 } });
  expectRun(
    { cards, dark: hand, script: [dark.use('d', 2)] },
    { x: { zone: 'discard' }, dark: { force: 2 } },
  );
  expectRun({ cards, dark: hand, script: [dark.use('d', 3)] }, { d: { damage: 1 }, dark: { force: 3 } });
  expectRun({ cards, dark: hand, script: [dark.use('d', 4)] }, { d: { zone: 'build' }, dark: { force: 4 } });
  expectRun(
    { cards, dark: hand, script: [dark.use('d', 5)] },
    { d: { zone: 'discard' }, dark: { force: 5 } },
  );
  expectRefused(
    { cards, dark: { ...hand, space: [{ card: 'd', tapped: true }] }, script: [dark.use('d', 1)] },
    0,
    'cost.pay',
    /already tapped/,
  );
  expectRefused({ cards, dark: { deck: ['x'] }, script: [dark.use('d', 2)] }, 0, 'effect.target', /./);
});

test('Terms, health: a cost of damage counters may cost the unit', () => {
  expectRun(
    {
      cards: {
        d: ['dark space 50/1/1', 'Put 1 damage counter on this unit -> Gain 3 Force.'],
        l: 'light space 30/1/3',
      },
      script: [dark.use('d')],
    },
    { d: { zone: 'discard' }, dark: { force: 3 } },
  );
});

test('Rulings, 2: a use that can do nothing is refused with its reason', () => {
  const cards = {
    d: [
      'dark space 50/1/3',
      'Pay 1 Force -> Remove up to 2 damage counters from this unit.',
      'Pay 1 Force -> Untap this unit.',
    ],
    l: 'light space 30/1/3',
    tap: ['dark battle', "Pay 1 Force -> Tap one of your opponent's units."],
  } as const;
  const seat = { force: 3 };
  expectRefused({ cards, dark: seat, script: [dark.use('d', 1)] }, 0, 'effect.idle', /no damage counter/);
  const table = tableOf({ cards, dark: seat });
  table.decide(dark.pass);
  table.decide(light.pass);
  assert.match(table.whyNot(dark.use('d', 2))?.message ?? '', /not tapped/);
  const tapped = { space: [{ card: 'l', tapped: true }] };
  expectRefused(
    { cards, dark: seat, light: tapped, script: [dark.play('tap', { target: 'l' })] },
    0,
    'effect.target',
    /already tapped/,
  );
});

test('Targets: only those that the words mean; none twice; not more than asked for', () => {
  const cards = {
    ...PAIR,
    g: 'light ground 1/1/3',
    hurt: ['dark battle', "Pay 1 Force -> Do 1 damage to one of your opponent's units in the Space arena."],
    two: ['dark battle', 'Pay 1 Force -> Do 1 damage to 2 units.'],
  } as const;
  const seat = { force: 1 };
  for (const target of ['g', 'd', 'hurt'])
    expectRefused(
      { cards, dark: seat, script: [dark.play('hurt', { target })] },
      0,
      'effect.target',
      /can't be chosen/,
    );
  const play = (targets: string[]) => ({ cards, dark: seat, script: [dark.play('two', { targets })] });
  expectRefused(play(['l', 'l']), 0, 'effect.target', /named twice/);
  expectRefused(play(['l']), 0, 'effect.target', /2 cards/);
  expectRefused(play(['l', 'g', 'd']), 0, 'effect.target', /does not ask you to choose/);
  expectRun(play(['l', 'g']), { l: { damage: 1 }, g: { damage: 1 }, d: { damage: 0 } });
});

test('"choose": several cards that nobody named are all asked for, one after the other', () => {
  const cards = {
    ...PAIR,
    g: 'light ground 1/1/3',
    two: ['dark battle', 'Do 1 damage to 2 units.'],
  } as const;
  expectRun(
    { cards, script: [dark.play('two'), dark.choose('l'), dark.choose('g')] },
    { l: { damage: 1 }, g: { damage: 1 }, d: { damage: 0 } },
  );
  expectRun({ cards, script: [dark.play('two')] }, { d: { damage: 1 }, l: { damage: 1 }, g: { damage: 0 } });
});

test('"discard": two cards of several in hand are both asked for', () => {
  const cards = {
    ...PAIR,
    a: 'light space 1/1/1',
    b: 'light space 1/1/1',
    c: 'light space 1/1/1',
    drop: ['dark battle', 'Your opponent discards 2 cards from his or her hand.'],
  } as const;
  expectRun(
    {
      cards,
      light: { hand: ['a', 'b', 'c'] },
      script: [dark.play('drop'), light.choose('c'), light.choose('a')],
    },
    { light: { hand: ['b'] } },
  );
});

test('Pass entries use up one chance on purpose', () => {
  const cards = { ...PAIR, a: GAIN('dark') } as const;
  const result = expectRun({ cards, script: [dark.pass, dark.pass, dark.play('a')] }, { dark: { force: 1 } });
  // Start of the step and the first general window are passed; the card is played in the next general window.
  expectOrder(result, ['Test d does not attack, so it taps.', 'Dark plays Test a.']);
});

test('"up to": fewer cards may be chosen, or none', () => {
  const cards = {
    ...PAIR,
    g: 'dark ground 1/1/3',
    boost: ['dark battle', 'Up to 2 of your units get +1 power until end of turn.'],
  } as const;
  const power = (script: readonly Decision[], d: number, g: number) =>
    expectRun({ cards, script: [dark.play('boost'), ...script] }, { d: { power: d }, g: { power: g } });
  power([dark.choose('d'), dark.choose('g')], 2, 2);
  power([dark.choose('g'), dark.pass], 1, 2);
  power([], 1, 1);
});

test('Unit Cards: a unit is one in an arena or the build zone; words that name an arena leave the latter out', () => {
  const cards = {
    ...PAIR,
    r: 'light space 1/1/3',
    any: ['dark battle', 'Do 1 damage to a unit.'],
    here: ['dark battle', 'Do 1 damage to a unit in any arena.'],
  } as const;
  const position = { cards, light: { buildZone: ['r'] } };
  expectRun(
    { ...position, script: [dark.play('any', { target: 'r' })] },
    { r: { zone: 'build', damage: 1 } },
  );
  expectRefused(
    { ...position, script: [dark.play('here', { target: 'r' })] },
    0,
    'effect.target',
    /can't be chosen/,
  );
  const hidden = { cards, light: { buildZone: [{ card: 'r', faceDown: true, build: 1 }] } };
  expectRefused(
    { ...hidden, script: [dark.play('any', { target: 'r' })] },
    0,
    'effect.target',
    /can't be chosen/,
  );
});

test('Parts of an Effect: a card that has left meanwhile is not touched, the other parts still happen', () => {
  expectRun(
    {
      cards: {
        d: ['dark space 50/1/3', 'Whenever this unit damages a unit, tap that unit. Gain 1 Force.'],
        l: 'light space 30/1/1',
      },
      dice: [6],
      script: [dark.attack('d', 'l')],
    },
    { l: { zone: 'discard', tapped: false }, dark: { force: 1 } },
  );
});

/** The window in which players may do something with the dice of an attack of d on l, where nobody passes by itself. */
function atDice(cards: Position['cards'], force = 0) {
  const table = tableOf(
    { cards: { d: 'dark space 50/1/9', l: 'light space 30/1/9', ...cards }, dark: { force }, dice: [1] },
    'never',
  );
  for (let i = 0; i < 30 && table.game.windows.at(-1)?.kind !== 'reroll'; i++) {
    const fights = dark.attack('d', 'l');
    const by = table.game.windows.at(-1)?.chance ?? 'dark';
    table.decide(table.whyNot(fights) === null ? fights : { by, do: 'pass' });
  }
  const { kind, stage, dice } = table.game.windows.at(-1) ?? {};
  assert.equal(kind, 'reroll');
  return [stage, dice];
}

test('Order of Operations for Effects: a stage in which nobody can do anything is passed over', () => {
  assert.deepEqual(atDice({}), ['activated', null]);
  assert.deepEqual(atDice({ d: ['dark space 50/1/9', 'Lucky 1'] }), ['static', null]);
  // Its unit neither attacks nor is attacked.
  assert.deepEqual(atDice({ d2: ['dark space 10/1/9', 'Lucky 1'] }), ['activated', null]);
});

test('Dice Roll POP: to add dice, to roll again and to change them are stages of one chance; empty ones are passed over', () => {
  const add = ['dark battle', 'Pay 1 Force -> Roll 1 additional attack dice.'] as const;
  const change = ['dark battle', 'Pay 1 Force -> Change one of your attack dice to a 6.'] as const;
  assert.deepEqual(atDice({ add, change }, 1), ['activated', 'add']);
  assert.deepEqual(atDice({ change }, 1), ['activated', 'change']);
  assert.deepEqual(atDice({ add, change }, 0), ['activated', 'change']);
});

test('What the end of a build step sets off takes effect before the next one; nobody plays anything with it (Effect Types, Triggered effects)', () => {
  const anytime = 'Pay 0 Force -> Gain 1 Force. Play anytime.';
  const table = tableOf(
    {
      cards: {
        d: ['dark space 50/1/9', 'When your build step ends, gain 3 Force.', anytime],
        l: 'light space 30/1/9',
      },
      at: 'dark-build',
      until: 'turn-end',
    },
    'never',
  );
  for (let i = 0; i < 9 && table.game.windows.at(-1)?.kind !== 'build'; i++)
    table.decide({ by: table.game.windows.at(-1)?.chance ?? 'dark', do: 'pass' });
  assert.equal(table.decide({ by: 'dark', do: 'done' }), null);
  assert.equal(table.game.players.dark.force, 3);
  assert.notEqual(table.game.windows.at(-1)?.solo, 'dark');
});

test('What the roll for build sets off takes effect after it, in no chance of its own (Turn Structure, 4)', () => {
  const text = 'Whenever you roll for build points, gain 3 Force.';
  const { log } = expectRun(
    { cards: { d: ['dark space 50/1/9', text] }, at: 'gain-force', until: 'dark-build', dice: [2] },
    { dark: { force: 7 } },
  );
  assert.equal(log.filter(({ kind, path }) => kind === 'window' && path.includes('rollForBuild')).length, 1);
});
