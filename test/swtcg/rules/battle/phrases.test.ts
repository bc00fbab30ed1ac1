// Sentences of the glossary that concern battle, each as a position with the book's answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, choose, fight, play, refused, tap, told, use } from '../../../helpers/fight.ts';

test('"can\'t attack": a unit that can attack nobody is tapped in its speed order', () => {
  const end = fight({ d: { text: ["This unit can't attack."] }, l: {} }, {});
  assert.equal(end.at('d').tapped, true);
  refused({ d: { text: ["This unit can't attack."] }, l: {} }, { script: [attack('d', 'l')] }, 'attack.cant');
});

test('"can\'t be attacked": checked before the attack only', () => {
  const l = { text: ["Pay 1 Force -> This unit can't be attacked this turn."] };
  refused({ d: {}, l }, { light: 1, script: [use('l', 1), attack('d', 'l')] }, 'attack.cant');
  const end = fight({ d: { power: 1 }, l }, { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 1)] });
  assert.equal(end.damage('l'), 1);
});

test('"can\'t be attacked": effects can still be aimed at the unit', () => {
  const end = fight(
    {
      d: { text: ["Pay 1 Force -> Do 1 damage to one of your opponent's units."] },
      l: { text: ["This unit can't be attacked."] },
    },
    { dark: 1, script: [use('d', 1, { target: 'l' })] },
  );
  assert.equal(end.damage('l'), 1);
});

test('"must attack": the unit can neither tap nor attack others than those meant', () => {
  const l1 = { text: ["Your opponent's units in this arena must attack this unit."] };
  refused({ d: {}, l1, l2: {} }, { script: [attack('d', 'l2')] }, 'attack.must');
  refused({ d: {}, l1, l2: {} }, { script: [tap('d')] }, 'attack.must');
  const end = fight({ d: { power: 1 }, l1, l2: {} }, { dice: [6], script: [attack('d', 'l1')] });
  assert.equal(end.damage('l1'), 1);
});

test('"must attack": a unit that cannot attack such a unit is free', () => {
  const l1 = { text: ["Your opponent's units in this arena must attack this unit.", 'Stealth'] };
  const end = fight({ d: { power: 1 }, l1, l2: {} }, { dice: [6], script: [attack('d', 'l2')] });
  assert.equal(end.damage('l2'), 1);
});

test('"must attack": abilities for when the unit would attack can\'t be played', () => {
  refused(
    {
      d: {
        text: [
          'This unit must attack.',
          'Tap -> This unit does 1 damage to a unit in this arena. Play only when this unit would attack.',
        ],
      },
      l: {},
    },
    { script: [use('d', 2, { target: 'l' })] },
    'attack.must',
  );
});

test('"may attack": units of the same side, another arena, units with Stealth', () => {
  const own = fight(
    { d: { power: 1, text: ['This unit can attack your other units in this arena.'] }, d2: {} },
    { dice: [6], script: [attack('d', 'd2')] },
  );
  assert.equal(own.damage('d2'), 1);
  const far = fight(
    {
      d: { power: 1, text: ['This unit may attack a unit in the Ground arena instead of this arena.'] },
      l: { type: 'Ground' },
    },
    { dice: [6], script: [attack('d', 'l')] },
  );
  assert.equal(far.damage('l'), 1);
  const hidden = fight(
    { d: { power: 1, text: ['This unit may attack units with Stealth.'] }, l: { text: ['Stealth'] } },
    { dice: [6], script: [attack('d', 'l')] },
  );
  assert.equal(hidden.damage('l'), 1);
});

test('"can\'t" wins over "can" (The 4 Primary Rules, 4)', () => {
  refused(
    {
      d: { text: ['This unit may attack units with Stealth.', "This unit can't attack."] },
      l: { text: ['Stealth'] },
    },
    { script: [attack('d', 'l')] },
    'attack.cant',
  );
});

test('"would attack": the ability takes the place of the attack, nothing that waits for attacks is set off', () => {
  const end = fight(
    {
      d: {
        text: [
          'Tap -> This unit does 1 damage to a unit in this arena. Play only when this unit would attack.',
          'When this unit attacks, gain 1 Force.',
        ],
      },
      l: {},
    },
    { script: [use('d', 1, { target: 'l' })] },
  );
  assert.equal(end.damage('l'), 1);
  assert.equal(end.player('dark').force, 0);
  assert.equal(end.at('d').tapped, true);
});

test('"would attack": not when it is another unit\'s turn, not while tapped', () => {
  const text = [
    'Tap -> This unit does 1 damage to a unit in this arena. Play only when this unit would attack.',
  ];
  refused({ d: { text, tapped: true }, l: {} }, { script: [use('d', 1, { target: 'l' })] });
});

test('"does no damage": no hits, everything prevented, or the attack cancelled by a retreat', () => {
  const d = {
    power: 1,
    text: ['Whenever this unit attacks and does no damage, put 2 damage counters on it.'],
  };
  assert.equal(fight({ d, l: {} }, { dice: [1], script: [attack('d', 'l')] }).damage('d'), 2);
  const prevented = fight(
    { d, l: { text: ['Pay 1 Force -> Evade 1'] } },
    { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 'Evade')] },
  );
  assert.equal(prevented.damage('d'), 2);
  const gone = fight(
    { d, l: { text: ['Pay 1 Force -> Retreat this unit.'] } },
    { light: 1, script: [attack('d', 'l'), use('l', 1)] },
  );
  assert.equal(gone.damage('d'), 2);
  assert.equal(fight({ d, l: {} }, { dice: [6], script: [attack('d', 'l')] }).damage('d'), 0);
});

test('"rolled no hits": prevented hits are hits, a unit without power rolls none', () => {
  const text = ['When this unit attacks and rolls no hits, gain 1 Force.'];
  const prevented = fight(
    { d: { power: 1, text }, l: { text: ['Pay 1 Force -> Evade 1'] } },
    { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 'Evade')] },
  );
  assert.equal(prevented.player('dark').force, 0);
  assert.equal(
    fight({ d: { power: 0, text }, l: {} }, { script: [attack('d', 'l')] }).player('dark').force,
    1,
  );
});

test('"divide hits": any number may go to another unit, chosen when damage is pending', () => {
  const d = {
    power: 3,
    text: [
      'When this unit attacks, you may divide its hits between the defending unit and another unit in the same arena.',
    ],
  };
  const end = fight(
    { d, l1: {}, l2: {} },
    { dice: [4, 5, 6], script: [attack('d', 'l1'), use('d', 1, { target: 'l2', amount: 2 })] },
  );
  assert.equal(end.damage('l1'), 1);
  assert.equal(end.damage('l2'), 2);
});

test('"for this attack": only while a unit attacks, once in each attack', () => {
  const d = { power: 1, text: ['Pay 1 Force -> This unit gets +1 power for this attack.'] };
  refused({ d, l: {} }, { dark: 1, script: [use('d', 1)] }, 'effect.for-this-attack');
  refused({ d, l: {} }, { dark: 2, script: [attack('d', 'l'), use('d', 1), use('d', 1)] }, 'effect.once');
});

test('"when no unit is attacking": between attacks only', () => {
  const l = { text: ['Pay 1 Force -> Gain 2 Force. Play only when no unit is attacking.'] };
  const end = fight({ d: { power: 1 }, l }, { light: 1, dice: [1], script: [attack('d', 'l'), use('l', 1)] });
  assert.ok(end.log.find(({ type }) => type === 'effect-used')?.path.includes('general'));
  refused(
    { d: { power: 1 }, l },
    { until: 'space-battle', at: 'battle-start', light: 1, script: [use('l', 1)] },
  );
});

test('"source": damage that names no unit has none, so Stun, Bounty and Ferocity do not apply', () => {
  const end = fight(
    {
      d: { text: ['Stun 1', 'Ferocity', "Pay 1 Force -> Do 2 damage to one of your opponent's units."] },
      l: { power: 3, text: ['Pay 1 Force -> Evade 1'] },
    },
    { dark: 1, light: 1, script: [use('d', 3, { target: 'l' }), use('l', 'Evade')] },
  );
  assert.equal(end.damage('l'), 1);
  assert.equal(end.at('l').power, 3);
});

test('"damage counter": putting counters is no damage: no prevention, no "is damaged"', () => {
  const l = { text: ['When this unit is damaged, gain 1 Force.', 'Pay 1 Force -> Evade 2'] };
  const d = { text: ["Pay 1 Force -> Put 2 damage counters on one of your opponent's units."] };
  const end = fight({ d, l }, { dark: 1, light: 1, script: [use('d', 1, { target: 'l' })] });
  assert.equal(end.damage('l'), 2);
  assert.equal(end.player('light').force, 1);
});

test('"can\'t be prevented": by a static effect; prevention is paid for in vain', () => {
  const end = fight(
    {
      d: { power: 1, text: ["Damage from this unit can't be prevented."] },
      l: { text: ['Pay 1 Force -> Evade 1'] },
    },
    { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 'Evade')] },
  );
  assert.equal(end.damage('l'), 1);
  assert.equal(end.player('light').force, 0);
});

test('"natural X": a die that was changed is not natural', () => {
  const end = fight(
    {
      d: { power: 2, text: ['Critical Hit 3', 'Pay 1 Force -> Change one of your attack dice to a 6.'] },
      l: {},
    },
    { dark: 1, dice: [1, 2], script: [attack('d', 'l'), use('d', 2, { dice: [0] })] },
  );
  assert.equal(end.damage('l'), 1);
});

test('Dice Roll POP: dice are added, then rolled again, then changed, and never the other way round', () => {
  const d = {
    power: 1,
    text: [
      'Pay 1 Force -> Roll 1 additional attack dice.',
      'Pay 1 Force -> Reroll 1 of your attack dice.',
      'Pay 1 Force -> Change one of your attack dice to a 6.',
    ],
  };
  const all = [attack('d', 'l'), use('d', 1), use('d', 2, { dice: [0] }), use('d', 3, { dice: [1] })];
  assert.equal(fight({ d, l: {} }, { dark: 3, dice: [1, 2, 4], script: all }).damage('l'), 2);
  refused(
    { d, l: {} },
    {
      dark: 3,
      dice: [1, 2, 4],
      script: [attack('d', 'l'), use('d', 3, { dice: [0] }), use('d', 2, { dice: [0] })],
    },
    'pop.reroll',
  );
  refused(
    { d, l: {} },
    { dark: 3, dice: [1, 2, 4], script: [attack('d', 'l'), use('d', 2, { dice: [0] }), use('d', 1)] },
    'pop.reroll',
  );
});

test('"would be damaged": prevention by a trigger, before activated prevention', () => {
  const end = fight(
    {
      d: { power: 3 },
      l: { text: ['When this unit would be damaged, prevent 1 of that damage.', 'Pay 1 Force -> Evade 1'] },
    },
    { light: 1, dice: [4, 5, 6], script: [attack('d', 'l'), use('l', 'Evade')] },
  );
  assert.equal(end.damage('l'), 1);
});

test('"would do damage": more damage while it is pending', () => {
  const end = fight(
    { d: { power: 1, text: ['When this unit would do damage, it does 1 more damage.'] }, l: {} },
    { dice: [6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 2);
  assert.equal(
    fight(
      { d: { power: 1, text: ['When this unit would do damage, it does 1 more damage.'] }, l: {} },
      { dice: [1], script: [attack('d', 'l')] },
    ).damage('l'),
    0,
  );
});

test('replacement effect: what would be discarded is not, and nothing that waits for a discard is set off', () => {
  const cards = {
    d: {
      power: 1,
      text: ['Bounty: Gain 5 Force.', 'Whenever a unit is discarded, gain 1 Force.', 'Area Damage 1'],
    },
    l: { health: 1, text: ['When this unit would be discarded, return it to your hand instead.'] },
    l2: {},
  };
  const end = fight(cards, {
    until: { turn: 2, point: 'light-build' },
    dice: [6, 1],
    script: [attack('d', 'l')],
  });
  assert.equal(end.at('l').zone, 'hand');
  assert.equal(end.player('dark').force, 4);
  assert.equal(told(end, 'effect.instead').length, 1);
});

test('replacement effect: one that may be paid for', () => {
  const l = {
    health: 1,
    text: [
      'When this unit would be discarded, you may pay 2 Force. If you do, remove all damage counters from it and retreat it instead.',
    ],
  };
  const saved = fight(
    { d: { power: 1 }, l },
    { light: 2, dice: [6], script: [attack('d', 'l'), use('l', 1)] },
  );
  assert.equal(saved.at('l').zone, 'build');
  assert.equal(saved.damage('l'), 0);
  const lost = fight({ d: { power: 1 }, l }, { light: 2, dice: [6], script: [attack('d', 'l')] });
  assert.equal(lost.at('l').zone, 'discard');
});

test('replacement effect: also where an effect discards', () => {
  const end = fight(
    {
      d: { text: ["Pay 1 Force -> Discard one of your opponent's units."] },
      l: { text: ['When this unit would be discarded, return it to your hand instead.'] },
    },
    { dark: 1, script: [use('d', 1, { target: 'l' })] },
  );
  assert.equal(end.at('l').zone, 'hand');
});

test('"has no effect": lost text does nothing, printed or granted, and comes back', () => {
  const cards = {
    d: {
      power: 1,
      text: ["Pay 1 Force -> One of your opponent's units loses all game text until end of turn."],
    },
    l: { text: ['Armor', 'Pay 1 Force -> This unit gets Shields 3 until end of turn.'] },
  };
  const end = fight(cards, { dark: 1, dice: [4], script: [use('d', 1, { target: 'l' }), attack('d', 'l')] });
  assert.equal(end.damage('l'), 1);
  assert.deepEqual(end.at('l').keywords, {});
  refused(cards, { dark: 1, light: 1, script: [use('d', 1, { target: 'l' }), use('l', 2)] });
});

test('"has no effect": a keyword lost by a static effect; granted copies do not help', () => {
  const end = fight(
    {
      d: { power: 2, text: ["Each of your opponent's units in this arena loses Armor."] },
      l: { text: ['Armor', 'Pay 1 Force -> This unit gets Armor for this attack.'] },
    },
    { light: 1, dice: [4, 4], script: [attack('d', 'l'), use('l', 2)] },
  );
  assert.equal(end.damage('l'), 2);
});

test('"can\'t use": the named ability is barred, other prevention is not', () => {
  const d = { power: 2, text: ["Your opponent's units can't use Evade."] };
  const l = { text: ['Pay 1 Force -> Evade 1', 'Pay 1 Force -> Prevent 1 damage to this unit.'] };
  refused(
    { d, l },
    { light: 1, dice: [6, 6], script: [attack('d', 'l'), use('l', 'Evade')] },
    'effect.cant-use',
  );
  const end = fight({ d, l }, { light: 1, dice: [6, 6], script: [attack('d', 'l'), use('l', 2)] });
  assert.equal(end.damage('l'), 1);
});

test('granted abilities: copies of a cumulative one add up, of an isolated one do not', () => {
  const end = fight(
    {
      d: { text: ['Each of your other units in this arena gets Accuracy 1 and Armor.'] },
      d2: { text: ['Accuracy 1', 'Armor'] },
    },
    {},
  );
  assert.deepEqual(end.at('d2').keywords, { Accuracy: 2, Armor: true });
});

test('"control the arena": by a card, and units that hold none', () => {
  const mine = fight({ d: { text: ['You control this arena.'] }, l: {} }, {});
  assert.equal((mine.state.control as { space: string | null }).space, 'dark');
  const none = fight({ d: { text: ["This unit doesn't control the arena."] }, l: { type: 'Ground' } }, {});
  assert.equal((none.state.control as { space: string | null }).space, null);
  const theirs = fight({ d: { text: ["This unit doesn't control the arena."] }, l: {} }, {});
  assert.equal((theirs.state.control as { space: string | null }).space, 'light');
});

test('"you can\'t lose the game this turn": two arenas do not win', () => {
  const cards = {
    d: {},
    dg: { type: 'Ground' },
    l: { type: 'Character' },
    lSave: { type: 'Battle', text: ["Pay 1 Force -> You can't lose the game this turn."] },
  };
  const end = fight(cards, { light: 1, until: 'turn-end', script: [play('lSave')] });
  assert.equal(end.state.winner, null);
  assert.equal(fight(cards, { light: 1, until: 'turn-end' }).state.winner, 'dark');
});

test('"you can\'t lose the game": until end of next turn in that turn too, and no longer', () => {
  const cards = {
    d: {},
    dg: { type: 'Ground' },
    l: { type: 'Character' },
    lSave: { type: 'Battle', text: ["Pay 1 Force -> You can't lose the game until end of next turn."] },
  };
  const winner = (turn: number, dice: readonly number[]) =>
    fight(cards, { light: 1, until: { turn, point: 'untap' }, dice, script: [play('lSave')] }).state.winner;
  assert.equal(winner(3, [1]), null);
  assert.equal(winner(4, [1, 1]), 'dark');
});

test('disrupt: "unless its controller pays": who pays goes on, who does not is disrupted', () => {
  const cards = {
    d: {},
    dBoost: { type: 'Battle', text: ['Pay 1 Force -> Gain 3 Force.'] },
    l: {},
    lNo: {
      type: 'Battle',
      text: ['Pay 1 Force -> Disrupt a Battle card unless its controller pays 2 Force.'],
    },
  };
  const paid = fight(cards, {
    dark: 3,
    light: 1,
    script: [play('dBoost'), play('lNo'), choose('dark', 'pay 2 Force')],
  });
  assert.equal(paid.player('dark').force, 3);
  const not = fight(cards, { dark: 3, light: 1, script: [play('dBoost'), play('lNo')] });
  assert.equal(not.player('dark').force, 2);
});

test("disrupt: what can't be disrupted is disrupted in vain (rulings, 2)", () => {
  const end = fight(
    {
      d: { power: 1, text: ["Attacks from this unit can't be disrupted."] },
      l: {},
      lNo: { type: 'Battle', text: ['Pay 1 Force -> Disrupt an attack.'] },
    },
    { light: 1, dice: [6], script: [attack('d', 'l'), play('lNo')] },
  );
  assert.equal(end.damage('l'), 1);
  assert.equal(end.player('light').force, 0);
});

test('Battle cards: one of several effects is chosen; Enhance adds to the effect before it', () => {
  const dCard = {
    type: 'Battle',
    text: [
      'Pay 1 Force -> One of your units gets +1 power until end of turn.',
      'Enhance: Pay 1 more Force -> That unit also gets Armor until end of turn.',
      'Pay 1 Force -> Gain 2 Force.',
    ],
  };
  const plain = fight({ d: {}, dCard }, { dark: 2, script: [play('dCard', { effect: 1, target: 'd' })] });
  assert.deepEqual([plain.at('d').power, plain.player('dark').force], [4, 1]);
  const more = fight({ d: {}, dCard }, { dark: 2, script: [play('dCard', { effect: 2, target: 'd' })] });
  assert.deepEqual([more.at('d').keywords, more.player('dark').force], [{ Armor: true }, 0]);
  refused({ d: {}, dCard }, { dark: 1, script: [play('dCard', { effect: 2, target: 'd' })] }, 'cost.pay');
  refused({ d: {}, dCard }, { dark: 1, script: [play('dCard', { target: 'd' })] }, 'card.battle');
  const other = fight({ d: {}, dCard }, { dark: 2, script: [play('dCard', { effect: 3 })] });
  assert.equal(other.player('dark').force, 3);
});

test('prevent all damage: by itself, to and from a unit; Redirect may not choose such a unit', () => {
  const end = fight(
    { d: {}, l: { text: ['Prevent all damage to this unit.'] } },
    { dice: [4, 5, 6], script: [attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 0);
  const from = fight(
    { d: { text: ['Prevent all damage to and from this unit.'] }, l: {} },
    { dice: [4, 5, 6], script: [attack('d', 'l')] },
  );
  assert.equal(from.damage('l'), 0);
  refused(
    { d: {}, l1: { text: ['Pay 1 Force -> Redirect'] }, l2: { text: ['Prevent all damage to this unit.'] } },
    { light: 1, script: [attack('d', 'l1'), use('l1', 'Redirect', { target: 'l2' })] },
  );
});

test('"does damage to itself": the unit may prevent it (Phrases, "...does Y damage to itself")', () => {
  const d = {
    power: 1,
    text: [
      'Pay 1 Force -> This unit gets +2 power for this attack. This unit does 2 damage to itself when the attack ends.',
      'Pay 1 Force -> Evade 1',
    ],
  };
  const end = fight(
    { d, l: {} },
    { dark: 2, dice: [4, 5, 6], script: [attack('d', 'l'), use('d', 1), use('d', 'Evade')] },
  );
  assert.equal(end.damage('l'), 3);
  assert.equal(end.damage('d'), 1);
});

test('a unit that retreats after the roll still takes the hits (Terms, retreat)', () => {
  const away = fight(
    {
      d: { power: 2, text: ['Overkill'] },
      l1: { health: 1, text: ['Retreat this unit -> Protect 1'] },
      l2: {},
    },
    {
      dice: [6, 6],
      script: [
        attack('d', 'l1'),
        use('d', 'Overkill', { target: 'l2', amount: 1 }),
        use('l1', 'Protect', { target: 'l2' }),
      ],
    },
  );
  assert.equal(away.damage('l2'), 0);
  assert.equal(away.at('l1').zone, 'discard');
});

test('a unit that an effect untaps attacks again and taps for it (Turn Structure, 8)', () => {
  const end = fight(
    { d: { power: 1, text: ['Pay 1 Force -> Untap this unit.'] }, l: {} },
    { dark: 1, dice: [6, 6], script: [attack('d', 'l'), use('d', 1), attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 2);
  assert.equal(end.at('d').tapped, true);
});

test('an X of 0 is refused where X is all that it does, and paid where more happens (rulings, 2)', () => {
  for (const does of [
    'This unit gets +X power until end of turn.',
    'This unit gets -X power until end of turn.',
    'Do X dice of damage to each unit.',
  ])
    refused(
      { d: { text: [`Pay X Force -> ${does}`] }, l: {} },
      { dark: 1, script: [use('d', 1, { x: 0 })] },
      'effect.idle',
    );
  const text = ['Pay X Force -> This unit gets +X power until end of turn. Gain 1 Force.'];
  const end = fight({ d: { text }, l: {} }, { script: [use('d', 1, { x: 0 })] });
  assert.equal(end.player('dark').force, 1);
});
