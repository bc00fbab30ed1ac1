// Keywords, Damage Control.
import { test } from 'node:test';
import { dark, holds, light, refused, soldier } from '../../helpers/command.ts';

const healer = soldier({ health: 9, text: ['Damage Control 2'] });
const hurt = (damage: number) => ({ character: [{ card: 'healer', damage }] });
const control = (more: object = {}) => dark('use', { unit: 'healer', ability: 'Damage Control', ...more });

test('Damage Control: up to X counters when the build step of its controller starts', () => {
  holds({ cards: { healer }, dark: hurt(3), script: [control()], expect: { healer: { damage: 1 } } });
  holds({
    cards: { healer },
    dark: hurt(3),
    script: [control({ amount: 1 })],
    expect: { healer: { damage: 2 } },
  });
});

test('Damage Control: its controller may let it be', () => {
  holds({ cards: { healer }, dark: hurt(3), expect: { healer: { damage: 3 } } });
});

test('Damage Control: copies add up and are used once', () => {
  const two = soldier({ health: 9, text: ['Damage Control 2', 'Damage Control 1'] });
  holds({ cards: { healer: two }, dark: hurt(5), script: [control()], expect: { healer: { damage: 2 } } });
  refused(
    { cards: { healer: two }, dark: hurt(5), script: [control(), control()] },
    'keyword.damage-control',
  );
});

test('Damage Control: more than X is refused, more than there is is cut', () => {
  refused({ cards: { healer }, dark: hurt(5), script: [control({ amount: 3 })] }, 'effect.amount');
  holds({
    cards: { healer },
    dark: hurt(1),
    script: [control({ amount: 2 })],
    expect: { healer: { damage: 0 } },
  });
});

test('Damage Control: nothing to remove is nothing to do', () => {
  refused({ cards: { healer }, dark: hurt(0), script: [control()] }, 'effect.idle');
});

test('Damage Control: too early when the turn starts, too late in the build step and the battle', () => {
  refused(
    {
      cards: { healer },
      dark: hurt(3),
      at: 'turn-start',
      until: 'dark-build',
      dice: [3],
      script: [control()],
    },
    'keyword.damage-control',
  );
  refused(
    {
      cards: { healer, s: soldier({ cost: 0 }) },
      dark: { ...hurt(3), hand: ['s'] },
      script: [dark('complete', { card: 's', to: 'character' }), control()],
    },
    'keyword.damage-control',
  );
  refused(
    { cards: { healer }, dark: hurt(3), at: 'battle-start', until: 'turn-end', script: [control()] },
    'keyword.damage-control',
  );
});

test("Damage Control: not in the opponent's build step, nor in the build zone", () => {
  refused(
    { cards: { healer }, dark: hurt(3), at: 'light-build', until: 'dark-retreat', script: [control()] },
    'keyword.damage-control',
  );
  refused(
    { cards: { healer }, dark: { buildZone: [{ card: 'healer', damage: 3 }] }, script: [control()] },
    'effect.use',
  );
});

test('Damage Control: the unit that has it now uses it: from beneath by INSERT, not for a unit that lost it', () => {
  const under = soldier({ name: 'Tarn Vell', version: 'B', text: ['INSERT: Damage Control 1'] });
  const top = soldier({ name: 'Tarn Vell', version: 'A', health: 9 });
  holds({
    cards: { healer: top, under },
    light: { character: [{ card: 'healer', stack: ['under'], damage: 2 }] },
    at: 'light-build',
    until: 'dark-retreat',
    script: [light('use', { unit: 'healer', ability: 'Damage Control' })],
    expect: { healer: { damage: 1 } },
  });
});
