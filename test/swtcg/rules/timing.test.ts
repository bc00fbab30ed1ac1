// When effects are played, and how often: the times that their words name (Effect Types, Activated effects; Phrases).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import type { Side } from '../../../src/swtcg/model/state.ts';
import { dark, expectRefused, expectRun, light, type Position, tableOf } from '../../helpers/core.ts';
import { attack, fight, play, refused, run, tap, use } from '../../helpers/fight.ts';

test('Activated effects: once per turn; a new turn, a new use; each unit has its own', () => {
  const text = 'Pay 1 Force -> This unit gets +1 power until end of turn.';
  const cards = {
    d: ['dark space 50/1/3', text],
    d2: ['dark space 50/1/3', text],
    l: 'light space 30/1/3',
  } as const;
  expectRefused(
    { cards, dark: { force: 5 }, script: [dark.use('d'), dark.use('d')] },
    1,
    'effect.once',
    /already used this turn/,
  );
  expectRun(
    { cards, dark: { force: 2 }, script: [dark.use('d'), dark.use('d2')] },
    { d: { power: 2 }, d2: { power: 2 } },
  );
  expectRun(
    {
      cards,
      dark: { force: 1 },
      at: 'space-battle',
      until: { turn: 2, point: 'ground-battle' },
      dice: [1],
      script: [dark.use('d'), dark.tap('d'), dark.tap('d2'), light.tap('l'), dark.use('d')],
    },
    { d: { power: 2 }, dark: { force: 3 } },
  );
});

test('Layered: identical paragraphs of one unit are two effects, each used once', () => {
  const text = 'Pay 1 Force -> This unit gets +1 power until end of turn.';
  const cards = { d: ['dark space 50/1/3', text, text], l: 'light space 30/1/3' } as const;
  expectRun({ cards, dark: { force: 2 }, script: [dark.use('d', 1), dark.use('d', 2)] }, { d: { power: 3 } });
});

test('what belongs to the attack POP is told so after it too, while the attack goes on (Attacking, 2)', () => {
  const cards = {
    d: { power: 1 },
    l: { text: ['Pay 0 Force -> Evade 1', 'Pay 0 Force -> Retaliate 1'] },
    l2: { text: ['Pay 0 Force -> Intercept'] },
  };
  const late = (unit: string, ability: string | number) =>
    refused(cards, { dice: [6], script: [attack('d', 'l'), use('l', 'Evade'), use(unit, ability)] }).message;
  assert.match(late('l2', 'Intercept'), /only when a unit is attacking, before the dice are rolled/);
  assert.match(late('l', 'Retaliate'), /only when this unit is attacked, before the dice are rolled/);
});

test('"for this attack": only while a unit attacks, once in each attack, in every attack', () => {
  const cards = {
    d: ['dark space 50/1/3', 'Pay 1 Force -> This unit gets +1 power for this attack.'],
    l: 'light space 30/1/9',
    again: ['dark battle', 'Pay 0 Force -> Untap one of your units.'],
  } as const;
  const seat = { force: 3 };
  expectRefused(
    { cards, dark: seat, script: [dark.use('d')] },
    0,
    'effect.for-this-attack',
    /lasts for an attack and is played before its dice are rolled/,
  );
  expectRefused(
    { cards, dark: seat, dice: [1, 1], script: [dark.attack('d', 'l'), dark.use('d'), dark.use('d')] },
    2,
    'effect.once',
    /in this attack/,
  );
  expectRun(
    {
      cards,
      dark: seat,
      dice: [6, 6, 6, 6],
      script: [
        dark.attack('d', 'l'),
        dark.use('d'),
        dark.play('again'),
        dark.attack('d', 'l'),
        dark.use('d'),
      ],
    },
    { l: { damage: 4 }, dark: { force: 1 } },
  );
});

test('"when this unit attacks" as a time of play: that unit alone, once in each attack', () => {
  const cards = {
    d: ['dark space 50/1/3', 'Pay 1 Force -> Gain 2 Force. Play only when this unit attacks.'],
    d2: ['dark space 40/1/3', 'Pay 1 Force -> Gain 2 Force. Play only when this unit attacks.'],
    l: 'light space 30/1/9',
  } as const;
  expectRefused(
    { cards, dark: { force: 2 }, dice: [1], script: [dark.attack('d', 'l'), dark.use('d2')] },
    1,
    'effect.play-only',
    /when this unit attacks/,
  );
  expectRun(
    { cards, dark: { force: 1 }, dice: [1], script: [dark.attack('d', 'l'), dark.use('d')] },
    { dark: { force: 2 } },
  );
});

const GAIN = 'Pay 0 Force -> Gain 1 Force.';

/** Goes through a turn in which d attacks l and d2 then discards l2, and asks at each window. */
function throughTurn(
  own: readonly string[],
  ask: (window: string, may: (side: Side, n: number) => string | null) => void,
): void {
  const cards: Position['cards'] = {
    d: ['dark space 50/1/9', ...own],
    d2: 'dark space 40/1/9',
    l: ['light space 30/1/9', ...own],
    l2: 'light space 20/1/1',
  };
  const table = tableOf({ cards, dice: [1, 6, 6], at: 'turn-start', until: 'turn-end' }, 'never');
  const attacks = [dark.attack('d', 'l'), dark.attack('d2', 'l2')];
  for (let i = 0; i < 300 && table.game.turn === 1; i++) {
    const window = table.game.windows.at(-1);
    if (!window) break;
    const { chance, kind, solo, arena } = window;
    ask([solo, arena, kind].filter(Boolean).join(' '), (by, n) =>
      by === chance
        ? (table.whyNot({ by, do: 'use', unit: by === 'dark' ? 'd' : 'l', ability: n })?.rule ?? null)
        : 'chance',
    );
    const deeds: Decision[] = [
      ...attacks.slice(0, 1),
      { by: chance, do: 'pass' },
      { by: chance, do: 'done' },
      { by: chance, do: 'decline' },
      { by: chance, do: 'tap', unit: window.options[0] ?? '' },
    ];
    const deed = deeds.find((one) => table.whyNot(one) === null);
    assert.ok(deed, `nothing to do at ${kind}`);
    if (deed === attacks[0]) attacks.shift();
    table.decide(deed);
  }
  assert.equal(table.game.players.light.lists.discard.length, 1);
}

const STEPS = ['space', 'ground', 'character'];
const each = (kind: string) => STEPS.map((arena) => `${arena} ${kind}`);

/** The words, and the windows of the turn in which Dark's d, then Light's l can play what has them. */
const TIMES: readonly (readonly [words: string, dark: readonly string[], light: readonly string[]])[] = [
  ['', [...each('general'), 'space attack'], [...each('general'), 'space attack']],
  ['Play only during your build step.', ['dark build'], ['light build']],
  ['Play only when your build step starts.', ['dark build-start'], ['light build-start']],
  ['Play only during your retreat step.', ['dark retreat'], ['light retreat']],
  ['Play only when the turn starts.', ['turn-start'], ['turn-start']],
  ['Play only when the battle phase starts.', ['battle-start'], ['battle-start']],
  ['Play only when the battle phase ends.', ['turn-end'], ['turn-end']],
  ['Play only when a battle step starts.', each('step-start'), each('step-start')],
  ['Play only when the Ground battle step starts.', ['ground step-start'], ['ground step-start']],
  ['Play only when a battle step ends.', each('step-end'), each('step-end')],
  ['Play only when the Character battle step ends.', ['character step-end'], ['character step-end']],
  ['Play only when no unit is attacking.', each('general'), each('general')],
  ['Play only when this unit would attack.', ['dark space speed'], ['light space speed']],
  ['Play only when this unit attacks.', ['space attack'], []],
  ['Play only when this unit is attacked.', [], ['space attack']],
  ['Play only when this unit attacks or when this unit is attacked.', ['space attack'], ['space attack']],
  ['Play only when an attack ends.', ['attack-end'], ['attack-end']],
  ["Play only when this unit's attack ends.", ['attack-end'], []],
];

test('Play only …: each in the windows that its words name, in no other, for the player whom they mean (Phrases)', () => {
  const found = TIMES.map(() => ({ dark: new Set<string>(), light: new Set<string>() }));
  throughTurn(
    TIMES.map(([words]) => `${GAIN} ${words}`.trim()),
    (window, may) => {
      for (const [i, sets] of found.entries())
        for (const side of ['dark', 'light'] as const) if (may(side, i + 1) === null) sets[side].add(window);
    },
  );
  for (const [i, [words, dark, light]] of TIMES.entries()) {
    assert.deepEqual([...(found[i]?.dark ?? [])].sort(), [...dark].sort(), `Dark: ${words}`);
    assert.deepEqual([...(found[i]?.light ?? [])].sort(), [...light].sort(), `Light: ${words}`);
  }
});

test("Play only when this unit's attack ends: not when the attack of another does (Phrases)", () => {
  const attackEnds: boolean[] = [];
  throughTurn([`${GAIN} Play only when this unit's attack ends.`], (window, may) => {
    const answer = may('dark', 1);
    if (window === 'attack-end' && answer !== 'chance') attackEnds.push(answer === null);
  });
  assert.deepEqual(attackEnds, [true, false]);
});

test('Play anytime: at every chance but those for disrupts, dice and prevention alone (Play or Pass Chances, 1 to 3)', () => {
  const rules = new Map<string, string | null>();
  const plain = new Map<string, string | null>();
  throughTurn([`${GAIN} Play anytime.`, GAIN], (window, may) => {
    const kind = window.split(' ').at(-1) ?? '';
    const answer = may('dark', 1);
    if (answer === 'chance') return;
    rules.set(kind, answer);
    plain.set(kind, may('dark', 2));
  });
  assert.deepEqual(Object.fromEntries(rules), {
    'turn-start': null,
    untap: null,
    'gain-force': null,
    reroll: 'pop.reroll',
    'build-start': null,
    build: null,
    retreat: null,
    'retreat-end': null,
    'battle-start': null,
    'step-start': null,
    general: null,
    speed: 'effect.play-only',
    disrupt: 'pop.disrupt',
    attack: null,
    pending: null,
    prevention: 'pop.prevention',
    placement: null,
    discard: null,
    'attack-end': null,
    'step-end': null,
    'turn-end': null,
  });
  for (const [kind, rule] of plain)
    if (rules.get(kind) === null)
      assert.equal(rule, ['general', 'attack'].includes(kind) ? null : 'effect.activated', kind);
});

test('What disrupts, rolls again or prevents is refused elsewhere by the rule of its chance (Play or Pass Chances, 1 to 3)', () => {
  for (const [text, rule] of [
    ['Pay 0 Force -> Disrupt a Battle card.', 'pop.disrupt'],
    ['Pay 0 Force -> Reroll up to 1 of your attack dice.', 'pop.reroll'],
    ['Pay 0 Force -> Prevent 1 damage to this unit.', 'pop.prevention'],
  ] as const)
    refused({ d: { text: [text] }, l: {} }, { script: [use('d', 1)] }, rule);
});

const AGAIN = { type: 'Battle', text: ['Pay 0 Force -> Untap one of your units.'] };
const twice = [attack('d', 'l'), use('d', 1), play('dAgain', { target: 'd' }), attack('d', 'l'), use('d', 1)];

/** Whether d can use its ability in a second attack of the same turn. */
function inBothAttacks(text: string): boolean {
  const { error } = run({ d: { power: 1, text: [text] }, l: {}, dAgain: AGAIN }, { seed: 1, script: twice });
  if (error) assert.deepEqual([error.entry, error.rule], [4, 'effect.once'], error.message);
  return error === null;
}

test('Once each turn, or once each attack: as the words say (Effect Types, Activated effects)', () => {
  const power = 'Pay 0 Force -> This unit gets +1 power';
  assert.equal(inBothAttacks(`${power} for this attack.`), true);
  assert.equal(inBothAttacks(`${power} for this attack. Play only once each turn.`), false);
  assert.equal(inBothAttacks(`${power} until end of turn.`), false);
  assert.equal(inBothAttacks(`${GAIN} Play only once each attack.`), true);
  assert.equal(inBothAttacks(`${GAIN} Play only when this unit attacks.`), true);
  assert.equal(inBothAttacks(`${GAIN} Play anytime.`), false);
  assert.equal(inBothAttacks(`${GAIN} Play only if you have a Starfighter in any arena.`), false);
  assert.equal(inBothAttacks(`${GAIN} Play up to 2 times each turn.`), true);
  assert.equal(inBothAttacks(`${GAIN} Play any number of times each turn.`), true);
});

test('Once each attack: not twice in one, also where two times of it are named (Effect Types, Activated effects)', () => {
  const text = `${GAIN} Play only when this unit attacks or when this unit's attack ends.`;
  refused(
    { d: { power: 1, text: [text] }, l: {} },
    { dice: [1], script: [attack('d', 'l'), use('d', 1), use('d', 1)] },
    'effect.once',
  );
});

test('Once each turn between attacks: the next chance there is none of its own (Effect Types, Activated effects)', () => {
  const script = [use('d', 1), attack('d', 'l'), tap('l'), use('d', 1)];
  for (const words of ['Play only when no unit is attacking.', 'Play only once each attack.', ''])
    refused(
      { d: { power: 1, text: [`${GAIN} ${words}`.trim()] }, l: {} },
      { dice: [1], script },
      'effect.once',
    );
});

test('Once for each time that its words name: each battle step starts anew (Effect Types, Activated effects)', () => {
  const d = { text: [`${GAIN} Play only when a battle step starts.`] };
  const end = fight(
    { d, l: {} },
    { until: 'turn-end', script: [use('d', 1), tap('d'), tap('l'), use('d', 1), use('d', 1)] },
  );
  assert.equal(end.player('dark').force, 3);
});

test('Once for each damage: the same prevention for two units that are damaged together (Effect Types, Activated effects)', () => {
  const dBlast = { type: 'Battle', text: ["Do 2 damage to each of your opponent's units."] };
  const l1 = { text: ['Pay 0 Force -> Prevent 1 damage to one of your units.'] };
  const cards = { d: {}, l1, l2: {}, dBlast };
  const guard = (target: string) => use('l1', 1, { target });
  const end = fight(cards, { script: [play('dBlast'), guard('l1'), guard('l2')] });
  assert.deepEqual([end.damage('l1'), end.damage('l2')], [1, 1]);
  refused(cards, { script: [play('dBlast'), guard('l1'), guard('l1')] }, 'effect.once');
});

test('Once for each chance to disrupt: two cards of a turn by one ability (Effect Types, Activated effects)', () => {
  const card = { type: 'Battle', text: ['Pay 0 Force -> Gain 3 Force.'] };
  const l = { text: ['Pay 0 Force -> Disrupt a Battle card.'] };
  const end = fight(
    { d: {}, l, dOne: card, dTwo: card },
    { script: [play('dOne'), use('l', 1), play('dTwo'), use('l', 1)] },
  );
  assert.equal(end.player('dark').force, 0);
});

test('Dice Roll POP: dice are added, then rolled again, then changed: what comes too late is refused by its rule', () => {
  const add = 'Pay 0 Force -> Roll 1 additional attack dice.';
  const again = 'Pay 0 Force -> Reroll 1 of your attack dice.';
  const change = 'Pay 0 Force -> Change one of your attack dice to a 6.';
  const late = (first: string, then: string) =>
    refused(
      { d: { power: 1, text: [first, then] }, l: {} },
      {
        dice: [1, 2, 3],
        script: [
          attack('d', 'l'),
          use('d', 1, first === add ? {} : { dice: [0] }),
          use('d', 2, then === add ? {} : { dice: [0] }),
        ],
      },
      'pop.reroll',
    );
  late(again, add);
  late(change, again);
  late(change, add);
  const d = { power: 1, text: [add, again] };
  const end = fight(
    { d, l: {} },
    { dice: [1, 2, 6], script: [attack('d', 'l'), use('d', 1), use('d', 2, { dice: [0] })] },
  );
  assert.equal(end.damage('l'), 1);
});

test('Order of Operations for Effects: static uses, then activated effects; the others are refused by that rule', () => {
  const cards: Position['cards'] = {
    d: ['dark space 50/1/9', 'Lucky 1', 'Pay 0 Force -> Reroll up to 1 of your attack dice.'],
    l: 'light space 30/1/9',
  };
  const table = tableOf({ cards, dice: [1, 2, 3] }, 'never');
  const rules = () =>
    [1, 2].map(
      (ability) => table.whyNot({ by: 'dark', do: 'use', unit: 'd', ability, dice: [0] })?.rule ?? null,
    );
  const stages: unknown[] = [];
  for (let i = 0; i < 60 && (i < 20 || table.game.attacks.length > 0); i++) {
    const window = table.game.windows.at(-1);
    if (window?.kind === 'reroll' && window.chance === 'dark') stages.push(rules());
    if (table.decide(dark.attack('d', 'l'))) table.decide({ by: window?.chance ?? 'dark', do: 'pass' });
  }
  assert.deepEqual(stages, [
    [null, 'effect.order'],
    ['effect.order', null],
  ]);
});

test('"choose one": where the options have times of their own each is chosen in its own (Phrases, "choose one")', () => {
  const text = 'Pay 0 Force -> Choose one: Prevent 1 damage to this unit; or gain 2 Force.';
  const cards = { d: { power: 1 }, l: { text: [text] } };
  const plain = fight(cards, { dice: [6], script: [use('l', 1), attack('d', 'l')] });
  assert.deepEqual([plain.player('light').force, plain.damage('l')], [2, 1]);
  const saved = fight(cards, { dice: [6], script: [attack('d', 'l'), use('l', 1)] });
  assert.equal(saved.player('light').force + saved.damage('l'), 2 + 1);
  const timed =
    'Pay 0 Force -> Choose one: Gain 1 Force. Play only when this unit attacks; or gain 2 Force. Play only when the battle phase starts.';
  const d = { power: 1, text: [timed] };
  assert.equal(
    fight({ d, l: {} }, { at: 'battle-start', script: [use('d', 1)], dice: [] }).player('dark').force,
    2,
  );
  assert.equal(
    fight({ d, l: {} }, { script: [attack('d', 'l'), use('d', 1)], dice: [1] }).player('dark').force,
    1,
  );
  refused({ d, l: {} }, { script: [use('d', 1)] }, 'effect.play-only');
});

test('Prevention with a time of its own: while a unit attacks, not for other damage (Phrases, "play only")', () => {
  const l = { text: ['Pay 0 Force -> Evade 1. Play only when a unit is attacking.'] };
  const d = { power: 1, text: ["Pay 0 Force -> Do 1 damage to one of your opponent's units."] };
  const fought = fight({ d, l }, { dice: [6], script: [attack('d', 'l'), use('l', 1)] });
  assert.equal(fought.damage('l'), 0);
  refused({ d, l }, { script: [use('d', 1, { target: 'l' }), use('l', 1)] });
});

test('Prevention between attacks alone: not for the damage of an attack (Phrases, "play only")', () => {
  const l = { text: ['Pay 0 Force -> Evade 1. Play only when no unit is attacking.'] };
  const d = { power: 1, text: ["Pay 0 Force -> Do 1 damage to one of your opponent's units."] };
  const done = fight({ d, l }, { script: [use('d', 1, { target: 'l' }), use('l', 1)] });
  assert.equal(done.damage('l'), 0);
  refused({ d, l }, { dice: [6], script: [attack('d', 'l'), use('l', 1)] });
});

test("A disrupt with a time of its own: in the opponent's build step alone (Phrases, play only)", () => {
  const lStop = {
    type: 'Battle',
    text: ["Pay 0 Force -> Disrupt an effect. Play only during your opponent's build step."],
  };
  const d = (when: string) => ({ text: [`Pay 1 Force -> Gain 3 Force.${when}`] });
  const script = [use('d', 1), play('lStop')];
  const end = fight(
    { d: d(' Play only during your build step.'), lStop },
    { dark: 1, at: 'dark-build', until: 'light-build', script },
  );
  assert.equal(end.player('dark').force, 0);
  refused({ d: d(''), lStop }, { dark: 1, script });
});

test('"for this attack" of one part alone: the whole effect waits for an attack (Parts of an Effect)', () => {
  const d = { power: 1, text: ['Pay 0 Force -> Gain 1 Force. This unit gets +1 power for this attack.'] };
  refused({ d, l: {} }, { script: [use('d', 1)] }, 'effect.for-this-attack');
  const end = fight({ d, l: {} }, { dice: [6, 6], script: [attack('d', 'l'), use('d', 1)] });
  assert.equal(end.damage('l'), 2);
  assert.equal(end.player('dark').force, 1);
});
