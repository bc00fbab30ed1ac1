// What a card costs by its own words and by those of others (Card Cost; Phrases, "costs X less").
import { test } from 'node:test';
import { card, dark, holds, light, refused, soldier, unit } from '../helpers/command.ts';

const droid = unit('Ground', 'Droid', [20, 1, 2]);
const complete = dark('complete', { card: 'x' });

test('"this unit costs 1 more … for each": counted when it is paid, by its own player (Phrases, "costs X more")', () => {
  const x = soldier({
    cost: 3,
    text: ['This unit costs 1 more build counter to deploy for each of your Droids.'],
  });
  const cards = { x, a: droid, b: droid, c: droid };
  const table = { ground: ['a', 'b'] };
  holds({
    cards,
    dark: { ...table, hand: ['x'], buildPoints: 5 },
    light: { ground: ['c'] },
    script: [complete],
    expect: { x: { zone: 'character' }, dark: { buildPoints: 0 } },
  });
  refused({ cards, dark: { ...table, hand: ['x'], buildPoints: 4 }, script: [complete] }, 'card.complete');
  holds({
    cards,
    dark: { hand: ['x'], buildPoints: 3 },
    script: [complete],
    expect: { x: { zone: 'character' } },
  });
});

test('"as long as …, this unit costs less": only then, and for nobody else (Phrases, "costs X less")', () => {
  const x = soldier({
    cost: 3,
    text: ['As long as you have a Droid in any arena, this unit costs 2 less build counters to deploy.'],
  });
  const cards = { x, y: soldier({ cost: 3 }), a: droid };
  const given = { hand: ['x', 'y'], buildPoints: 1 };
  holds({
    cards,
    dark: { ...given, ground: ['a'] },
    script: [complete],
    expect: { x: { zone: 'character' } },
  });
  refused({ cards, dark: given, script: [complete] }, 'card.complete');
  refused(
    { cards, dark: { ...given, ground: ['a'] }, script: [dark('complete', { card: 'y' })] },
    'card.complete',
  );
  // On the table it changes nothing any more.
  refused(
    {
      cards,
      dark: { hand: ['y'], buildPoints: 1, character: ['x'], ground: ['a'] },
      script: [dark('complete', { card: 'y' })],
    },
    'card.complete',
  );
});

test('Hidden Cost that a card gives itself as long as something is so (Keywords, Hidden Cost)', () => {
  const spy = soldier({
    cost: 6,
    text: ['As long as you have a Droid in any arena, this unit gets Hidden Cost 4.'],
  });
  const file = {
    cards: { spy, a: droid },
    at: 'battle-start',
    until: 'space-battle',
    script: [light('complete', { card: 'spy', to: 'character', cost: 'Hidden Cost' })],
  };
  const zone = (build: number) => [{ card: 'spy', faceDown: true, build }];
  holds({
    ...file,
    light: { force: 2, buildZone: zone(4), ground: ['a'] },
    expect: { light: { force: 0 }, spy: { zone: 'character' } },
  });
  refused({ ...file, light: { force: 2, buildZone: zone(4) } }, 'battle.start');
  refused({ ...file, light: { force: 9, buildZone: zone(3), ground: ['a'] } }, 'keyword.hidden-cost');
});

test('Locations: a cheaper one pays the difference, with counters as many as the old one costs it does not (Location Cards)', () => {
  for (const [arena, subtype] of [
    ['space', 'Space'],
    ['ground', 'Ground'],
    ['character', 'Character'],
  ] as const) {
    const place = (cost: number) => card('Location', [], { subtype, cost });
    const cards = { old: place(4), x: place(1) };
    const locations = [{ [arena]: 'old', by: 'dark' }];
    const script = [dark('complete', { card: 'x', to: arena })];
    holds({
      cards,
      locations,
      dark: { hand: ['x'], buildPoints: 4 },
      script,
      expect: { old: { zone: 'discard' }, dark: { buildPoints: 0 } },
    });
    refused({ cards, locations, dark: { hand: ['x'], buildPoints: 3 }, script }, 'card.complete');
  }
});
