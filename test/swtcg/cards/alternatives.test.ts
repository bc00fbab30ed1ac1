// One of two things in one breath, what is done instead, counters of two sorts: in play.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, gear, holds, soldier, unit } from '../../helpers/command.ts';
import { attack, choose, fight, use } from '../../helpers/fight.ts';
import { read, refused } from './reading.ts';

const task = (text: string, more: object = {}) => card('Mission', [text], { cost: 0, ...more });
const noDraw = dark('decline', { what: 'draw' });
const complete = (more: object = {}) => dark('complete', { card: 'task', ...more });

test('two gains with one duration: one of them is chosen (Phrases, "choose one")', () => {
  const d = {
    text: ['When this unit attacks, choose one: This unit gets +2 power or Lucky 1 until end of turn.'],
  };
  for (const [n, power] of [
    [1, 3],
    [2, 1],
  ] as const) {
    const dice = Array.from({ length: power }, () => 1);
    const end = fight(
      { d: { ...d, power: 1 }, l: {} },
      { dice, script: [attack('d', 'l'), choose('dark', n)] },
    );
    assert.equal(end.at('d').power, power);
  }
});

test('"instead": the one or the other, by the condition when it comes up', () => {
  const text = 'Gain 1 Force. If you have a Jedi in any arena, gain 3 Force instead.';
  for (const [subtype, force] of [
    ['Jedi Knight', 3],
    ['Rebel', 1],
  ] as const)
    holds({
      cards: { task: task(text), j: soldier({ subtype }) },
      dark: { hand: ['task'], character: ['j'] },
      script: [noDraw, complete()],
      expect: { dark: { force } },
    });
});

test('"instead" may hang on the card that is chosen', () => {
  const text =
    'Put 1 damage counter on a unit. If that unit is a Droid, put 2 damage counters on it instead.';
  for (const [subtype, damage] of [
    ['Droid', 2],
    ['Rebel', 1],
  ] as const)
    holds({
      cards: { task: task(text), l: unit('Ground', subtype, [10, 1, 5]) },
      dark: { hand: ['task'] },
      light: { ground: ['l'] },
      script: [noDraw, complete({ target: 'l' })],
      expect: { l: { damage } },
    });
});

test('counters of one sort or another, of both, and all but some', () => {
  const both = 'Put 1 captivity counter and 2 corruption counters on a unit.';
  holds({
    cards: { task: task(both), l: soldier() },
    dark: { hand: ['task'] },
    light: { character: ['l'] },
    script: [noDraw, complete({ target: 'l' })],
    expect: { l: { counters: { captivity: 1, corruption: 2 } } },
  });
  const either = 'Put 1 captivity or corruption counter on a unit.';
  holds({
    cards: { task: task(either), l: soldier() },
    dark: { hand: ['task'] },
    light: { character: ['l'] },
    script: [noDraw, complete(), dark('choose', { value: 2 })],
    expect: { l: { counters: { corruption: 1 } } },
  });
  holds({
    cards: {
      task: task('Remove all but 1 damage counter from one of your units.'),
      d: soldier({ health: 9 }),
    },
    dark: { hand: ['task'], character: [{ card: 'd', damage: 4 }] },
    script: [noDraw, complete({ target: 'd' })],
    expect: { d: { damage: 1 } },
  });
});

test('build points of the next turn come in its build step, not in this one', () => {
  const text = 'Gain 2 build points next turn.';
  const script = [noDraw, complete()];
  const file = { cards: { task: task(text), a: soldier() }, dark: { hand: ['task'] }, script };
  holds({ ...file, expect: { dark: { buildPoints: 0 } } });
});

test('Equipment is named by what it is attached to', () => {
  const arm = gear('Ground/Character - Weapon', ['Pay 0 Force -> Equip', 'Equipped unit gets +1 power.']);
  const text = "Discard an Equipment attached to one of your opponent's units.";
  holds({
    cards: { task: task(text), arm, own: arm, l: soldier(), d: soldier() },
    dark: { hand: ['task'], character: [{ card: 'd', equipment: ['own'] }] },
    light: { character: [{ card: 'l', equipment: ['arm'] }] },
    script: [noDraw, complete()],
    expect: { arm: { zone: 'discard' }, own: { zone: 'on:d' } },
  });
  refused('Discard an Equipment attached to that unit.');
});

test('remaining health is health less damage', () => {
  const d = {
    text: ["Pay 0 Force -> Discard one of your opponent's units with 2 or less remaining health."],
  };
  const end = fight(
    { d, lA: { health: 5, damage: 3 }, lB: { health: 5, damage: 2 } },
    { dice: [], script: [use('d', 1, { target: 'lA' })] },
  );
  assert.equal(end.at('lA').zone, 'discard');
  const refusal = fight(
    {
      d: { text: ['Each unit with 2 or less remaining health gets +3 power.'] },
      lB: { health: 5, damage: 3 },
    },
    { dice: [], until: 'space-battle', at: 'battle-start' },
  );
  assert.equal(refusal.at('lB').power, 4);
});

test('one of several names, a card that is no unit, a unit that lacks a subtype', () => {
  read('Pay 1 Force -> Prevent 1 damage to the unit of your choice.');
  read('Search your deck for a non-unit card, reveal it, and put it into your hand.');
  read('One of your units without the Rebel subtype gets +1 power until end of turn.');
});
