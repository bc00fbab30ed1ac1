// Several damages at once, damages that arise from others, and the book-keeping behind them (Attacking, 4 to 7).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision } from '../../../../src/swtcg/decisions/decision.ts';
import type { GameState } from '../../../../src/swtcg/model/state.ts';
import { type Position, tableOf } from '../../../helpers/core.ts';
import { attack, type Card, fight, play, refused, run, told, use } from '../../../helpers/fight.ts';

const blast: Card = { type: 'Battle', text: ["Do 2 damage to each of your opponent's units."] };
const EVADES: Card = { text: ['Pay 0 Force -> Evade 2'] };

test('Damage to several units at once: each prevents its own (Attacking, 5)', () => {
  const units = { d: {}, l1: EVADES, l2: EVADES };
  const second = fight({ ...units, dBlast: blast }, { script: [play('dBlast'), use('l2', 'Evade')] });
  assert.deepEqual([second.damage('l1'), second.damage('l2')], [2, 0]);
  const both = fight(
    { ...units, dBlast: blast },
    { script: [play('dBlast'), use('l2', 'Evade'), use('l1', 'Evade')] },
  );
  assert.deepEqual([both.damage('l1'), both.damage('l2')], [0, 0]);
  refused({ ...units, dBlast: blast }, { script: [play('dBlast'), use('l2', 'Evade'), use('l2', 'Evade')] });
});

test('Damage to several units at once: "that damage" is the unit\'s own (Phrases, "would be damaged")', () => {
  const careful = { text: ['When this unit would be damaged, prevent 1 of that damage.'] };
  const end = fight({ d: {}, l1: {}, l2: careful, dBlast: blast }, { script: [play('dBlast')] });
  assert.deepEqual([end.damage('l1'), end.damage('l2')], [2, 1]);
});

test('Damage that is prevented in full is there no more: nothing further is played against it (Attacking, 5)', () => {
  const l = { text: ['Pay 1 Force -> Evade 3', 'Pay 1 Force -> Evade 3'] };
  refused(
    { d: {}, l },
    { light: 2, dice: [6, 6, 6], script: [attack('d', 'l'), use('l', 1), use('l', 2)] },
    'effect.idle',
  );
});

test('A damage that arose in the prevention window has windows of its own; those of the first are over (rulings, 3)', () => {
  const d = { text: ['Pay 0 Force -> Evade 1'] };
  const l = { text: ['Pay 0 Force -> Deflect 1', 'Pay 0 Force -> Evade 1'] };
  const deflect = use('l', 'Deflect', { target: 'd' });
  const end = fight(
    { d, l },
    { dice: [6, 6, 6], script: [attack('d', 'l'), deflect, use('l', 'Evade'), use('d', 'Evade')] },
  );
  assert.deepEqual([end.damage('l'), end.damage('d')], [1, 0]);
  // Not before its own window, and no longer than the first one's.
  refused(
    { d, l },
    { dice: [6, 6, 6], script: [attack('d', 'l'), deflect, use('d', 'Evade'), use('l', 'Evade')] },
  );
});

test('Double Damage: its additional counters are told under its own rule, and only where it is (Keywords, Double Damage)', () => {
  const twice = fight(
    { d: { text: ['Double Damage'] }, l: {} },
    { dice: [4, 5, 1], script: [attack('d', 'l')] },
  );
  assert.equal(told(twice, 'keyword.double-damage').length, 1);
  const plain = fight({ d: {}, l: {} }, { dice: [4, 5, 1], script: [attack('d', 'l')] });
  assert.deepEqual(told(plain, 'keyword.double-damage'), []);
});

test('Double Damage: what other units and effects do to the defending unit meanwhile is not doubled (rulings, 9)', () => {
  const dBolt = { type: 'Battle', text: ["Do 1 damage to one of your opponent's units."] };
  const end = fight(
    { d: { power: 1, text: ['Double Damage'] }, l: {}, dBolt },
    { dice: [6], script: [attack('d', 'l'), play('dBolt', { target: 'l' })] },
  );
  assert.equal(end.damage('l'), 3);
});

for (const [where, words, zone] of [
  ['hand', "return it to its owner's hand.", 'hand'],
  ['discard pile', 'discard it.', 'discard'],
  ['deck', "put it on the bottom of its owner's deck.", 'deck'],
  ['cards out of the game', 'remove it from the game.', 'out'],
  ['build zone', 'retreat it.', 'build'],
] as const)
  test(`Damage Placement: a unit that has gone to the ${where} meanwhile takes ${zone === 'build' ? 'its hits there' : 'no counters'}`, () => {
    const end = fight(
      { d: {}, l: { text: [`When this unit would be damaged, ${words}`] } },
      { dice: [6, 6, 1], script: [attack('d', 'l')] },
    );
    assert.equal(end.at('l').zone, zone);
    assert.equal(end.damage('l'), zone === 'build' ? 2 : 0);
  });

test('Unit Discard: the damage that took the last health has discarded the unit, no earlier and no later one (Keywords, Bounty)', () => {
  const hunter = { power: 1, text: ['Bounty: Gain 2 Force.'] };
  const next = { at: 'space-battle', until: { turn: 2, point: 'light-build' } };
  // Two attacks; the second is the one that discards.
  const end = fight(
    { d1: hunter, d2: { power: 1, speed: 40 }, l: { health: 2 } },
    { ...next, dice: [6, 6, 1], script: [attack('d1', 'l'), attack('d2', 'l')] },
  );
  assert.equal(end.player('dark').force, 4);
  const other = fight(
    { d1: { power: 1 }, d2: { ...hunter, speed: 40 }, l: { health: 2 } },
    { ...next, dice: [6, 6, 1], script: [attack('d1', 'l'), attack('d2', 'l')] },
  );
  assert.equal(other.player('dark').force, 6);
});

test('Unit Discard: health that is lost with another unit goes at once (Terms, health)', () => {
  const end = fight(
    {
      d: {},
      l1: { health: 2, text: ['Each of your other units gets +2 health.'] },
      l2: { health: 1, damage: 2 },
    },
    { dice: [6, 6, 1], script: [attack('d', 'l1')] },
  );
  assert.deepEqual([end.at('l1').zone, end.at('l2').zone], ['discard', 'discard']);
});

test('Unit Discard: a unit in the build zone goes too, once it has its health in damage (Terms, retreat)', () => {
  const l = (health: number) => ({ health, text: ['When this unit would be damaged, retreat it.'] });
  for (const [health, zone] of [
    [2, 'discard'],
    [3, 'build'],
  ] as const) {
    const end = fight({ d: {}, l: l(health) }, { dice: [6, 6, 1], script: [attack('d', 'l')] });
    assert.equal(end.at('l').zone, zone);
  }
});

test('Unit Discard: health that an effect takes away discards a unit without any damage (Terms, health)', () => {
  const dWeaken = {
    type: 'Battle',
    text: ["One of your opponent's units gets -3 health until end of turn."],
  };
  const units = { d: {}, l1: { health: 3 }, l2: { health: 4 } };
  const one = fight({ ...units, dWeaken }, { script: [play('dWeaken', { target: 'l1' })] });
  assert.deepEqual([one.at('l1').zone, one.at('l2').zone], ['discard', 'space']);
  const other = fight({ ...units, dWeaken }, { script: [play('dWeaken', { target: 'l2' })] });
  assert.deepEqual([other.at('l1').zone, other.at('l2').zone], ['space', 'space']);
  // Also another modifier beside it, and one that changes something else.
  const dQuick = { type: 'Battle', text: ['One of your units gets +10 speed until end of turn.'] };
  const both = fight(
    { ...units, dWeaken, dQuick },
    { script: [play('dQuick', { target: 'd' }), play('dWeaken', { target: 'l1' })] },
  );
  assert.equal(both.at('l1').zone, 'discard');
});

test('Unit Discard: the same by an effect that is on as long as something is so (Terms, health)', () => {
  const d = {
    power: 1,
    text: [
      "As long as this unit is tapped, each of your opponent's units gets -3 health.",
      'As long as this unit is tapped, it gets +10 speed.',
    ],
  };
  const end = fight(
    { d, l1: {}, l2: { health: 3 }, l3: { health: 4 } },
    { dice: [1], script: [attack('d', 'l1')] },
  );
  assert.deepEqual([end.at('l2').zone, end.at('l3').zone, end.at('l1').zone], ['discard', 'space', 'space']);
});

test('Unit Discard: of two damages the one that took the last health has discarded the unit (Keywords, Bounty)', () => {
  const end = fight(
    {
      d: { power: 3, text: ['Bounty: Gain 2 Force.'] },
      l: { health: 1, text: ['Pay 0 Force -> Deflect 2'] },
    },
    {
      at: 'space-battle',
      until: { turn: 2, point: 'light-build' },
      dice: [6, 6, 6, 1],
      script: [attack('d', 'l'), use('l', 'Deflect', { target: 'l' })],
    },
  );
  assert.equal(end.at('l').zone, 'discard');
  assert.equal(end.player('dark').force, 6);
});

test('Terms, *: an unknown health cannot be exceeded', () => {
  const end = run({ d: {}, l: { power: '*', health: 9 } }, { dice: [6, 6, 6], script: [attack('d', 'l')] });
  assert.equal(end.at('l').zone, 'space');
});

/** Every id that stands in the state, by the list that it stands in. */
const idsOf = (game: GameState): Readonly<Record<string, readonly number[]>> => ({
  windows: game.windows.map(({ id }) => id),
  damages: game.damages.flatMap(({ id, items }) => [id, ...items.map((one) => one.id)]),
  attacks: game.attacks.map(({ id }) => id),
  frames: game.frames.map(({ id }) => id),
  waiting: game.waiting.map(({ id }) => id),
});

test('everything that is announced has a number of its own, and what has ended is gone', () => {
  const position = {
    cards: {
      d: ['dark space 50/4/9', 'Overkill', 'Pay 0 Force -> Evade 1'],
      l1: ['light space 30/1/3', 'Parry 1', 'Pay 0 Force -> Deflect 1', 'Pay 0 Force -> Evade 1'],
      l2: ['light space 20/1/9', 'Pay 0 Force -> Evade 1'],
      blast: ['dark battle', "Do 2 damage to each of your opponent's units."],
    },
    dice: [6, 6, 6, 1],
  } as const;
  const deeds = [
    { by: 'dark', do: 'play', card: 'blast' },
    { by: 'dark', do: 'attack', unit: 'd', target: 'l1' },
    { by: 'dark', do: 'use', unit: 'd', ability: 'Overkill', target: 'l2', amount: 1 },
    { by: 'light', do: 'use', unit: 'l1', ability: 'Deflect', target: 'd' },
    { by: 'light', do: 'use', unit: 'l2', ability: 'Evade' },
    { by: 'dark', do: 'use', unit: 'd', ability: 'Evade' },
  ] satisfies Decision[];
  const table = tableOf(position, 'empty');
  const seen = new Set<number>();
  let before: readonly number[] = [];
  const take = (decision: Decision) => {
    assert.equal(table.decide(decision), null, JSON.stringify(decision));
    const { game } = table;
    const all = Object.values(idsOf(game)).flat();
    assert.equal(new Set(all).size, all.length, `twice: ${JSON.stringify(idsOf(game))}`);
    assert.ok(all.every((id) => id < game.nextId));
    for (const id of all) assert.ok(before.includes(id) || !seen.has(id), `${id} is given again`);
    for (const id of all) seen.add(id);
    before = all;
  };
  const passes = () => take({ by: table.game.windows.at(-1)?.chance ?? 'dark', do: 'pass' });
  for (const deed of deeds) {
    for (let i = 0; i < 20 && table.whyNot(deed); i++) passes();
    take(deed);
  }
  while (table.game.damages.length > 0 || table.game.attacks.length > 0) passes();
  assert.deepEqual([table.game.damages, table.game.frames, table.game.waiting], [[], [], []]);
});

test('Unit Discard: hits that find a unit in the build zone discard it, and count as what did (Keywords, Bounty)', () => {
  const force = (health: number) => {
    const end = fight(
      {
        d: { power: 3, text: ['Bounty: Gain 2 Force.'] },
        l: { health, text: ['When this unit would be damaged, retreat it.'] },
      },
      { until: { turn: 2, point: 'light-build' }, dice: [6, 6, 1, 1], script: [attack('d', 'l')] },
    );
    return end.player('dark').force;
  };
  assert.equal(force(2), 6);
  assert.equal(force(3), 4);
});

test('Unit Discard: a card that is being built is no unit yet and has no health to lose (Terms, health)', () => {
  const table = tableOf(
    {
      cards: {
        d: ['dark space 50/1/9', "Each of your opponent's units gets -3 health."],
        l1: 'light space 30/1/4',
        l2: 'light space 30/1/3',
        l3: 'light space 30/1/3',
        up: 'light space 30/1/3',
      },
      light: {
        space: ['l1', 'l2'],
        buildZone: [{ card: 'l3', faceDown: true, build: 1 }, 'up'],
      },
    },
    'empty',
  );
  const zone = (id: string) => table.game.cards.find((one) => one.id === id)?.zone;
  assert.deepEqual(['l1', 'l2', 'l3', 'up'].map(zone), ['space', 'discard', 'build', 'discard']);
});

test('Unit Discard: a unit that has no health printed goes by itself (Terms, health)', () => {
  const end = fight({ d: {}, l1: { health: 0 }, l2: { health: 1 } }, {});
  assert.deepEqual([end.at('l1').zone, end.at('l2').zone], ['discard', 'space']);
});

test('Unit Discard: what an effect discards and is gone already is left where it is (Attacking, 7)', () => {
  const away = { text: ['When this unit would be discarded, return it to your hand.'] };
  const dSweep = { type: 'Battle', text: ["Discard each of your opponent's units."] };
  const end = fight({ d: {}, l1: away, l2: {}, dSweep }, { script: [play('dSweep')] });
  assert.deepEqual([end.at('l1').zone, end.at('l2').zone], ['hand', 'discard']);
});

test('Unit Discard: a unit that goes because others lost their health was not discarded by the damage on it', () => {
  const end = fight(
    {
      d: {
        power: 4,
        text: ['Overkill', 'When damage from this unit causes a unit to be discarded, gain 1 Force.'],
      },
      l1: { health: 2, text: ['Each of your other units gets +2 health.'] },
      l2: { health: 2 },
    },
    {
      dice: [6, 6, 6, 6],
      script: [attack('d', 'l1'), use('d', 'Overkill', { target: 'l2', amount: 2 })],
    },
  );
  assert.deepEqual([end.at('l1').zone, end.at('l2').zone], ['discard', 'discard']);
  assert.equal(end.player('dark').force, 1);
});

/** The kinds of all windows of an attack, everybody passing. */
function windowsOf(cards: Position['cards'], dice: readonly number[], ...deeds: Decision[]): string[] {
  const table = tableOf({ cards, dice }, 'never');
  const kinds: string[] = [];
  const script: Decision[] = [{ by: 'dark', do: 'attack', unit: 'd', target: 'l' }, ...deeds];
  for (let i = 0; i < 80; i++) {
    const window = table.game.windows.at(-1);
    if (kinds.includes('attack') && table.game.attacks.length === 0) break;
    if (window && kinds.at(-1) !== window.kind) kinds.push(window.kind);
    const [next] = script;
    if (next && table.whyNot(next) === null) {
      assert.equal(table.decide(next), null);
      script.shift();
    } else table.decide({ by: window?.chance ?? 'dark', do: 'pass' });
  }
  assert.deepEqual(script, []);
  return [...new Set(kinds)].filter((kind) =>
    ['pending', 'prevention', 'placement', 'discard'].includes(kind),
  );
}

test('Damage Placement and Unit Discard: a window where counters were placed or a unit discarded, else none', () => {
  const d = 'dark space 50/1/9';
  const l = (health: number) => [`light space 10/1/${health}`, 'Pay 0 Force -> Evade 1'] as const;
  assert.deepEqual(windowsOf({ d, l: l(1) }, [6]), ['pending', 'prevention', 'placement', 'discard']);
  assert.deepEqual(windowsOf({ d, l: l(2) }, [6]), ['pending', 'prevention', 'placement']);
  assert.deepEqual(windowsOf({ d, l: l(2) }, [6], { by: 'light', do: 'use', unit: 'l', ability: 'Evade' }), [
    'pending',
    'prevention',
  ]);
  assert.deepEqual(windowsOf({ d, l: l(2) }, [1]), []);
});

test('Damage that is prevented for several units: each its own, one after the other (Attacking, 5)', () => {
  const lGuard = { type: 'Battle', text: ['Prevent 1 damage to each of your units.'] };
  const end = fight(
    { d: {}, l1: {}, l2: {}, l3: {}, dBlast: blast, lGuard },
    { script: [play('dBlast'), play('lGuard')] },
  );
  assert.deepEqual([end.damage('l1'), end.damage('l2'), end.damage('l3')], [1, 1, 1]);
});

test('What an attack has done is counted by itself: damage of effects meanwhile is none of it (Keywords, Tenacity)', () => {
  const d = { power: 1, text: ['Tenacity 2'] };
  const dBolt = { type: 'Battle', text: ["Do 2 damage to one of your opponent's units."] };
  const bolt = play('dBolt', { target: 'l' });
  const again = fight(
    { d, l: {}, dBolt },
    { dice: [6, 6], script: [attack('d', 'l'), bolt, attack('d', 'l')] },
  );
  assert.equal(again.damage('l'), 4);
  refused(
    { d: { ...d, power: 2 }, l: {}, dBolt },
    { dice: [6, 6], script: [attack('d', 'l'), bolt, attack('d', 'l')] },
  );
});

test('Unit Discard: units that are discarded together see each other go, in whichever order they stand', () => {
  const mourner = {
    health: 2,
    text: ['When one of your other units is discarded from this arena, gain 1 Force.'],
  };
  const end = fight({ d: {}, l1: mourner, l2: mourner, dBlast: blast }, { script: [play('dBlast')] });
  assert.equal(end.player('light').force, 2);
  // Both are discarded by an effect, without damage.
  const sweep: Card = { type: 'Battle', text: ["Discard each of your opponent's units."] };
  const swept = fight({ d: {}, l1: mourner, l2: mourner, dSweep: sweep }, { script: [play('dSweep')] });
  assert.equal(swept.player('light').force, 2);
});

test('Overkill, Avenge: both units resolve damage in tandem, so an avenger that goes with the other avenges it', () => {
  const d = { power: 4, text: ['Overkill'] };
  const avenger = { health: 2, text: ['Avenge 1'] };
  const script = [attack('d', 'l2'), use('d', 'Overkill', { target: 'l1' })];
  const end = fight({ d, l1: avenger, l2: { health: 2 } }, { dice: [6, 6, 6, 6, 5], script });
  assert.deepEqual([end.at('l1').zone, end.damage('d')], ['discard', 1]);
});

test('Unit Discard: damage of a unit whose keyword goes with another one that is discarded together with the prey', () => {
  const giver = { health: 2, text: ['Each of your other units in this arena gets "Bounty: Gain 2 Force."'] };
  const d2 = { text: ['Pay 0 Force -> Deflect 1'] };
  const l = { speed: 90, power: 3, health: 1, text: ['Overkill'] };
  const end = fight(
    { d1: giver, d2, l, d3: { type: 'Ground' }, l3: { type: 'Ground' } },
    {
      until: { turn: 2, point: 'light-build' },
      dice: [6, 6, 6, 1],
      script: [
        attack('l', 'd1'),
        use('l', 'Overkill', { target: 'd2' }),
        use('d2', 'Deflect', { target: 'l' }),
      ],
    },
  );
  assert.deepEqual([end.at('d1').zone, end.at('l').zone], ['discard', 'discard']);
  assert.equal(end.player('dark').force, 6);
});

test('Subordinate Special Rules: one that retreats after the roll is in the supply and takes nothing there', () => {
  const l = {
    type: 'Subordinate',
    subtype: 'Space - Rebel Starfighter',
    speed: 30,
    power: 1,
    health: 3,
    in: 'space',
    text: ['Whenever this unit would be damaged, you may retreat it.'],
  } as const;
  const end = fight({ d: {}, l }, { dice: [6, 6, 1], script: [attack('d', 'l'), use('l', 1)] });
  assert.deepEqual([end.at('l').zone, end.damage('l')], ['supply', 0]);
});
