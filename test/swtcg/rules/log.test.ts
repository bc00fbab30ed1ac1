// The account of a battle step, sentence by sentence: a change of wording is a change of this list.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, light, type Position, run } from '../../helpers/core.ts';
import { attack, fight, play, use } from '../../helpers/fight.ts';

const BATTLE: Position = {
  cards: {
    tie: ['dark space 50/3/2 named Test TIE', 'Whenever this unit attacks, gain 1 Force.'],
    xwing: ['light space 40/2/3 named Test X-wing', 'Pay 1 Force -> Evade 2'],
    boost: [
      'dark battle named Test Boost',
      'Pay 1 Force -> One of your units gets +1 power for this attack.',
    ],
    stop: ['light battle named Test Stop', 'Pay 2 Force -> Disrupt a Battle card.'],
  },
  dark: { force: 1 },
  light: { force: 3 },
  dice: [6, 4, 1, 5, 5],
  script: [
    dark.attack('tie', 'xwing'),
    dark.play('boost', { target: 'tie' }),
    light.play('stop'),
    light.use('xwing', 'Evade', { amount: 1 }),
    light.attack('xwing', 'tie'),
  ],
};

const TOLD = [
  'The Space battle step starts.',
  'Both players pass at the start of the battle step.',
  'Both players pass.',
  'Test TIE attacks Test X-wing.',
  'Nobody disrupts it.',
  "Test TIE's effect triggers.",
  'Dark gains 1 Force and has 2.',
  'Dark plays Test Boost.',
  'Dark pays 1 Force and has 1 left.',
  'Light plays Test Stop.',
  'Light pays 2 Force and has 1 left.',
  'Nobody disrupts it.',
  'Test Boost is disrupted: it has no effect, and its cost stays paid.',
  'Test Stop is discarded.',
  'Test Boost is discarded.',
  'Dark rolls: 6, 4, 1.',
  'Nobody changes the roll.',
  '2 hits against Test X-wing.',
  'Nobody changes the pending damage.',
  "Light uses Test X-wing's Evade 2.",
  'Light pays 1 Force and has 0 left.',
  'Nobody disrupts it.',
  'Test X-wing prevents 1 of its 2 damage.',
  'Test X-wing takes 1 damage counter (1 of 3 health).',
  'Nobody responds to the damage.',
  'Both players pass at the end of the attack.',
  'Both players pass.',
  'Test X-wing attacks Test TIE.',
  'Nobody disrupts it.',
  'Both players pass before the roll.',
  'Light rolls: 5, 5.',
  'Nobody changes the roll.',
  '2 hits against Test TIE.',
  'Nobody changes the pending damage.',
  'Nobody prevents damage.',
  'Test TIE takes 2 damage counters (2 of 2 health).',
  'Nobody responds to the damage.',
  "Test TIE is discarded to Dark's discard pile.",
  'Nobody responds to the discard.',
  'Both players pass at the end of the attack.',
  'Both players pass.',
  'The Space battle step ends.',
  'Both players pass at the end of the battle step.',
];

test("the log of a battle step reads like a player's account", () => {
  const result = run(BATTLE);
  assert.equal(result.error, null);
  assert.deepEqual(
    result.log.map(({ text }) => text),
    TOLD,
  );
});

test('each line of the attack says where in the statecharts it happened', () => {
  const { log } = run(BATTLE);
  const where = (text: string): string => log.find((line) => line.text === text)?.path.join(' ') ?? 'nowhere';
  const attack = 'turn battle space attack';
  assert.equal(where('The Space battle step starts.'), 'turn battle space start');
  assert.equal(where('Test TIE attacks Test X-wing.'), 'turn battle space speedCheck');
  assert.equal(where('Dark gains 1 Force and has 2.'), `${attack} attackPop resolving`);
  assert.equal(where('Dark plays Test Boost.'), `${attack} attackPop`);
  assert.equal(where('Light plays Test Stop.'), `${attack} attackPop disrupt`);
  assert.equal(
    where('Test Boost is disrupted: it has no effect, and its cost stays paid.'),
    `${attack} attackPop disrupt resolving`,
  );
  assert.equal(where('Dark rolls: 6, 4, 1.'), `${attack} diceRoll`);
  assert.equal(where("Light uses Test X-wing's Evade 2."), `${attack} damagePrevention`);
  assert.equal(where('Test X-wing takes 1 damage counter (1 of 3 health).'), `${attack} damagePlacement`);
  assert.equal(where("Test TIE is discarded to Dark's discard pile."), `${attack} unitDiscard`);
  assert.equal(where('Both players pass at the end of the attack.'), `${attack} attackEnd`);
  assert.equal(where('The Space battle step ends.'), 'turn battle space end');
});

test('each line cites the rule that it follows', () => {
  const { log } = run(BATTLE);
  const rule = (text: string): string => log.find((line) => line.text === text)?.rule ?? 'none';
  assert.equal(rule('Test TIE attacks Test X-wing.'), 'attack.declare');
  assert.equal(rule("Test TIE's effect triggers."), 'effect.triggered');
  assert.equal(rule('Dark pays 1 Force and has 1 left.'), 'cost.pay');
  assert.equal(rule('Dark rolls: 6, 4, 1.'), 'roll.dice');
  assert.equal(rule('2 hits against Test X-wing.'), 'roll.hits');
  assert.equal(rule('Nobody prevents damage.'), 'pop.prevention');
  assert.equal(rule("Test TIE is discarded to Dark's discard pile."), 'unit.discard');
});

test('each line is of a kind that a viewer can step by', () => {
  const { log } = run(BATTLE);
  const of = (kind: string) => log.filter((line) => line.kind === kind).map(({ text }) => text);
  assert.deepEqual(of('deed'), [
    'Test TIE attacks Test X-wing.',
    'Dark plays Test Boost.',
    'Light plays Test Stop.',
    "Light uses Test X-wing's Evade 2.",
    'Test X-wing attacks Test TIE.',
  ]);
  assert.deepEqual(of('roll'), ['Dark rolls: 6, 4, 1.', 'Light rolls: 5, 5.']);
  assert.deepEqual(of('place'), ['The Space battle step starts.', 'The Space battle step ends.']);
});

test('a keyword that triggers or waits is told by its name', () => {
  const { log } = fight(
    { d: { power: 1 }, l1: { health: 1 }, l2: { text: ['Avenge 2'] } },
    { dice: [6, 1, 1], script: [attack('d', 'l1')] },
  );
  const texts = log.map(({ text }) => text);
  assert.ok(texts.includes("Test L2's Avenge 2 triggers."));
  assert.ok(texts.includes("Test L2's Avenge 2 waits for the end of the attack."));
});

test('what was set off or played before is told by its name and its rule when it resolves (Attacking, 5 and 8)', () => {
  const { log } = fight(
    {
      d: { power: 3, text: ['Cunning', 'Backfire 1'] },
      l1: { text: ['Retaliate 1', 'Parry 1', 'Pay 1 Force -> Evade 1'] },
      lb: { type: 'Battle', text: ['Pay 1 Force -> Prevent 1 damage to one of your units.'] },
    },
    {
      light: 2,
      dice: [6, 3, 1, 1, 1],
      script: [attack('d', 'l1'), use('l1', 'Retaliate'), use('l1', 'Evade'), play('lb', { target: 'l1' })],
    },
  );
  const resolved = log
    .filter(({ text }) => text.endsWith(' resolves.'))
    .map(({ rule, text }) => [rule, text]);
  assert.deepEqual(resolved, [
    ['keyword.parry', "Test L1's Parry 1 resolves."],
    ['keyword.evade', "Test L1's Evade 1 resolves."],
    ['keyword.cunning', "Test LB's effect resolves."],
    ['keyword.backfire', "Test D's Backfire 1 resolves."],
    ['keyword.retaliate', "Test L1's Retaliate 1 resolves."],
  ]);
});

test('a new defender is told with the rule of what made it so (Keywords, Intercept and Redirect)', () => {
  const { log } = fight(
    {
      d: { power: 1 },
      l1: { text: ['Pay 0 Force -> Redirect'] },
      l2: {},
      l3: { text: ['Pay 0 Force -> Intercept'] },
    },
    {
      dice: [1],
      script: [attack('d', 'l1'), use('l1', 'Redirect', { target: 'l2' }), use('l3', 'Intercept')],
    },
  );
  const rule = (said: string) => log.find(({ text }) => text === said)?.rule;
  assert.equal(rule('Test D now attacks Test L2.'), 'keyword.redirect');
  assert.equal(rule('Test D now attacks Test L3.'), 'keyword.intercept');
});

/** A position, and sentences that are told in it, word for word. */
const SAID: readonly (readonly [Position, readonly string[]])[] = [
  [
    {
      cards: {
        d: ['dark space 50/1/3', 'Whenever this unit attacks, you may gain 1 Force.'],
        l: ['light space 10/1/3', 'Armor'],
      },
      dice: [5],
      script: [dark.attack('d', 'l')],
    },
    ["Dark does not use Test d's effect.", '1 hit against Test l (hits on 5 or higher).'],
  ],
  [
    {
      cards: {
        d: [
          'dark space 50/1/3',
          'Pay 0 Force -> Remove up to 2 damage counters from this unit.',
          'Pay 0 Force -> Move 1 damage counter from one of your units to another unit.',
        ],
        d2: 'dark space 40/1/5',
        l: 'light space 10/1/3',
      },
      dark: {
        space: [
          { card: 'd', damage: 2 },
          { card: 'd2', damage: 3 },
        ],
      },
      script: [dark.use('d', 1, { amount: 1 }), dark.use('d', 2, { targets: ['d2', 'l'] })],
    },
    ['1 damage counter is removed from Test d (now 1).', '1 damage counter is moved from Test d2 to Test l.'],
  ],
  [
    {
      at: 'dark-build',
      cards: {
        m: ['dark mission 0', 'Gain 2 Force. You may pay 1 Force. If you do, draw a card.'],
        n: ['dark mission 0', 'Discard the top 2 cards of your deck.'],
        a: 'dark space 50/1/3',
        b: 'dark space 50/1/3',
        d: [
          'dark space 50/1/3',
          'Pay 0 Force -> Put the top card of your deck face-down under this unit. Play only during your build step.',
        ],
      },
      dark: { deck: ['a', 'b', { id: 'c', card: 'b' }, { id: 'e', card: 'b' }] },
      script: [dark.complete('m'), dark.complete('n'), dark.use('d')],
    },
    [
      'Dark chooses not to.',
      "Test b [b] and Test b [c] go from the top of Dark's deck into the discard pile.",
      '1 card of the deck goes face-down under Test d.',
    ],
  ],
];

for (const [position, sentences] of SAID)
  test(`the log says in plain sentences: ${sentences.join(' ')}`, () => {
    const { log, error } = run(position);
    assert.equal(error, null);
    const said = log.map(({ text }) => text);
    for (const sentence of sentences) assert.ok(said.includes(sentence), `${sentence}\n${said.join('\n')}`);
  });

test('a refusal names cards, and says what the moment is for', () => {
  const why = (position: Position) => run(position).error?.message ?? '';
  const cards = {
    d: [
      'dark space 50/1/3',
      'Whenever this unit attacks, gain 1 Force.',
      'Whenever a unit attacks, gain 2 Force.',
    ],
    l: 'light space 10/1/3',
    stop: ['light battle', 'Pay 0 Force -> Disrupt a Battle card.'],
    m: ['dark mission 0', 'Gain 1 Force.'],
  } satisfies Position['cards'];
  const script = [dark.attack('d', 'l')];
  assert.match(
    why({ cards, dice: [1], script: [...script, dark.choose('l')] }),
    /Test l has no triggered effect that waits/,
  );
  assert.match(
    why({ cards, dice: [1], script: [light.play('stop')] }),
    /it is played only when there is something to disrupt/,
  );
  assert.match(
    why({ cards, until: 'space-battle', at: 'dark-build', script: [dark.complete('m', 'space')] }),
    /Test m can't go there/,
  );
});

test('a refusal counts in plain words', () => {
  const at = 'dark-build';
  const why = (position: Position) => run(position).error?.message;
  const cards = { d: 'dark space 50/1/3 cost 3', l: 'light space 10/1/3' };
  const hand = { hand: ['d'] };
  assert.equal(
    why({ at, cards, dark: { ...hand, buildPoints: 1 }, script: [dark.build('d', 2)] }),
    'Entry 0 (dark builds d) is not legal: it costs 2 build points and Dark has 1.',
  );
  assert.equal(
    why({ at, cards, dark: { ...hand, buildPoints: 2 }, script: [dark.complete('d', 'space')] }),
    'Entry 0 (dark completes d) is not legal: it costs 3 build points and Dark has 2.',
  );
  const treasury = ['dark resource 3', 'Remove 1 counter -> Gain 1 Force. Play only during your build step.'];
  assert.equal(
    why({
      at,
      cards: { ...cards, r: treasury as [string, string] },
      dark: { resource: 'r' },
      script: [dark.use('r', 1)],
    }),
    'Entry 0 (dark uses paragraph 1 of r) is not legal: it has 0 resource counters and 1 is needed.',
  );
  assert.equal(
    why({ cards, script: [dark.use('d', 'Evade', { target: 'l' })] }),
    'Entry 0 (dark uses Evade of d on l) is not legal: Test d has no such ability in play (Evade).',
  );
});

test('a refused entry is said as a sentence, whatever is done', () => {
  const cards = { t: 'dark space 50/2/4', p: 'light character 30/1/2', s: 'light space 20/1/2' };
  const head = (position: Omit<Position, 'cards'>) =>
    run({ cards, ...position }).error?.message.split(')')[0];
  assert.equal(head({ script: [dark.attack('t', 'p')] }), 'Entry 0 (dark attacks with t against p');
  assert.equal(head({ script: [light.move('p', 's')] }), 'Entry 0 (light moves p to s');
  assert.equal(head({ script: [dark.retreat('t')] }), 'Entry 0 (dark retreats t');
  assert.equal(head({ script: [dark.tap('p')] }), 'Entry 0 (dark taps p');
  assert.equal(head({ script: [light.setup('s', 'space')] }), 'Entry 0 (light sets up s');
});
