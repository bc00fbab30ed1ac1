// "When … moves" (Terms, move; Phrases, "put").
import { test } from 'node:test';
import { dark, fighter, holds, light, soldier, unit } from '../../helpers/command.ts';

const squad = (...text: string[]) => unit('Ground/Character', 'Rebel Squad', [40, 3, 4], { cost: 2, text });
const watcher = (...text: string[]) => soldier({ text });
const move = (unitId: string, to: string) => dark('move', { unit: unitId, to });

test('move: from arena to arena, and back from the build zone', () => {
  const s = squad('When you move this unit to the Character arena, gain 1 Force.');
  for (const from of [{ ground: ['s'] }, { buildZone: ['s'] }])
    holds({ cards: { s }, dark: from, script: [move('s', 'character')], expect: { dark: { force: 1 } } });
});

test('move: only to the arena that is meant', () => {
  const s = squad('When you move this unit to the Ground arena, gain 1 Force.');
  holds({
    cards: { s },
    dark: { ground: ['s'] },
    script: [move('s', 'character')],
    expect: { dark: { force: 0 } },
  });
});

test('move: two of them happen one after the other', () => {
  const s = squad('When this unit moves, gain 1 Force.', 'When this unit is moved, gain 2 Force.');
  holds({
    cards: { s },
    dark: { ground: ['s'] },
    script: [move('s', 'character')],
    expect: { dark: { force: 3 } },
  });
});

test('move: a unit that is deployed does not move, nor does one that is put (Phrases, "put")', () => {
  const s = squad('When this unit moves, gain 1 Force.');
  holds({
    cards: { s },
    dark: { buildPoints: 2, hand: ['s'] },
    script: [dark('complete', { card: 's', to: 'ground' })],
    expect: { dark: { force: 0 } },
  });
});

test("move: the opponent's units are watched too", () => {
  const w = watcher('When your opponent moves a unit to the Character arena, gain 2 Force.');
  holds({
    cards: { s: squad(), w },
    dark: { ground: ['s'] },
    light: { character: ['w'] },
    script: [move('s', 'character')],
    expect: { light: { force: 2 } },
  });
  holds({
    cards: { s: squad(), w },
    light: { character: ['w'], ground: ['s'] },
    at: 'light-build',
    until: 'dark-retreat',
    script: [light('move', { unit: 's', to: 'character' })],
    expect: { light: { force: 0 } },
  });
});

test('move: a Pilot moves onto a unit (Pilots)', () => {
  const ace = soldier({ text: ['[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.'] });
  const w = watcher('Whenever you move a Pilot to a Starfighter, gain 1 Force.');
  holds({
    cards: { ace, ship: fighter(), w },
    dark: { space: ['ship'], character: ['ace', 'w'] },
    script: [move('ace', 'ship')],
    expect: { dark: { force: 1 } },
  });
});
