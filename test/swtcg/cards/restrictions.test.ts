// What units can't do or must pay for, and what hangs on it (The 4 Primary Rules, 4; Phrases, "can't …").
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, holds, light, refused as refusedCommand, soldier, tarn } from '../../helpers/command.ts';
import { attack, fight, refused } from '../../helpers/fight.ts';

test('"can\'t retreat": neither in the retreat step nor by an effect', () => {
  const stay = soldier({ text: ["This unit can't retreat."] });
  const step = { at: 'dark-retreat', until: 'light-retreat' };
  refusedCommand(
    { cards: { stay }, dark: { character: ['stay'] }, ...step, script: [dark('retreat', { unit: 'stay' })] },
    'unit.no-retreat',
  );
  const end = fight(
    {
      d: { text: ['When the battle phase starts, retreat each unit.'] },
      l: { text: ["This unit can't retreat."] },
    },
    { at: 'battle-start', until: 'space-battle' },
  );
  assert.equal(end.at('l').zone, 'space');
  assert.equal(end.at('d').zone, 'build');
});

test('"can\'t retreat" of others, and in the step only', () => {
  const keeper = soldier({
    text: ["Each of your opponent's units in this arena can't retreat during their retreat step."],
  });
  const step = { at: 'light-retreat', until: 'battle-start' };
  refusedCommand(
    {
      cards: { keeper, s: soldier() },
      dark: { character: ['keeper'] },
      light: { character: ['s'] },
      ...step,
      script: [{ by: 'light', do: 'retreat', unit: 's' }],
    },
    'unit.no-retreat',
  );
  const end = fight(
    {
      d: { text: ['When the battle phase starts, retreat each unit.'] },
      l: { text: ["This unit can't retreat during your retreat step."] },
    },
    { at: 'battle-start', until: 'space-battle' },
  );
  assert.equal(end.at('l').zone, 'build');
});

test('Force for an attack: paid when it is declared, refused without it', () => {
  const l = { text: ['Your opponent must pay 2 Force to attack this unit.'] };
  const end = fight({ d: { power: 1 }, l }, { dark: 3, dice: [6], script: [attack('d', 'l')] });
  assert.equal(end.player('dark').force, 1);
  assert.equal(end.damage('l'), 1);
  refused({ d: {}, l }, { dark: 1, script: [attack('d', 'l')] }, 'attack.toll');
  const from = {
    text: ["Each of your opponent's units in this arena can't attack unless he or she pays 1 Force."],
  };
  refused({ d: {}, l: from }, { script: [attack('d', 'l')] }, 'attack.toll');
});

test('an arena is not held by units that do not count', () => {
  holds({
    cards: {
      ghost: soldier({ text: ["This unit doesn't count toward controlling any arena."] }),
      s: soldier({ text: ['As long as you control the Character arena, this unit gets +1 power.'] }),
    },
    dark: { character: ['ghost'] },
    light: { character: ['s'] },
    expect: { s: { power: 3 } },
  });
});

test('room for more cards in a stack', () => {
  const stack = { card: 'a', stack: ['b', 'c', 'd'] };
  const cards = { b: tarn('B'), c: tarn('C'), d: tarn('D'), e: tarn('E', { cost: 1 }) };
  const position = { dark: { hand: ['e'], character: [stack], buildPoints: 9 } };
  const script = [dark('complete', { card: 'e', to: 'under', unit: 'a' })];
  const text = ['This unit can have up to 5 cards in its stack.'];
  holds({ cards: { a: tarn('A', { text }), ...cards }, ...position, script, expect: { a: { power: 7 } } });
  refusedCommand({ cards: { a: tarn('A'), ...cards }, ...position, script }, 'stack.four');
  // "Up to 5" is 5, however often it is said; extra cards are added up.
  const six = (words: string) => ({
    cards: { a: tarn('A', { text: [words, words] }), ...cards, f: tarn('F', { cost: 1 }) },
    dark: { ...position.dark, hand: ['e', 'f'] },
    script: [...script, dark('complete', { card: 'f', to: 'under', unit: 'a' })],
  });
  refusedCommand(six('This unit can have up to 5 cards in its stack.'), 'stack.four');
  holds({ ...six("This unit's stack can have 1 extra card in it."), expect: { a: { power: 8 } } });
});

test("what somebody plays or deploys can't be disrupted: the disrupt is paid and in vain (Terms, disrupt; rulings, 2)", () => {
  const stop = (what: string) => card('Battle', [`Pay 1 Force -> Disrupt ${what}.`]);
  const task = (...more: string[]) => card('Mission', ['Gain 3 Force.', ...more], { cost: 0 });
  const file = (says: string, mission = task()) => ({
    cards: {
      chief: soldier({ text: [says] }),
      task: mission,
      trooper: soldier({ cost: 0 }),
      a: stop('a Mission card'),
      b: stop('the deployment of a unit'),
    },
    dark: { hand: ['task', 'trooper'], character: ['chief'] },
    light: { force: 1, hand: ['a', 'b'] },
  });
  const mission = [dark('complete', { card: 'task' }), light('play', { card: 'a' })];
  const unit = [dark('complete', { card: 'trooper' }), light('play', { card: 'b' })];
  const gains = (force: number) => ({ dark: { force }, light: { force: 0 } });
  holds({ ...file("Your Mission cards can't be disrupted."), script: mission, expect: gains(3) });
  holds({ ...file("Your opponent's Mission cards can't be disrupted."), script: mission, expect: gains(0) });
  holds({ ...file("Unit deployments can't be disrupted."), script: mission, expect: gains(0) });
  holds({ ...file('Armor', task("This Mission can't be disrupted.")), script: mission, expect: gains(3) });
  holds({
    ...file("Unit deployments can't be disrupted."),
    script: unit,
    expect: { trooper: { zone: 'character' }, light: { force: 0 } },
  });
  holds({
    ...file("Your Mission cards can't be disrupted."),
    script: unit,
    expect: { trooper: { zone: 'discard' } },
  });
});
