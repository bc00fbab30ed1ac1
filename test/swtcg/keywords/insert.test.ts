// Keywords, INSERT.
import { test } from 'node:test';
import { dark, holds, refused, tarn } from '../../helpers/command.ts';

const a = tarn('A');
const b = tarn('B', { text: ['INSERT: Armor', 'Stealth'] });

test('INSERT: the top card has the effect from anywhere in the stack, and only that', () => {
  holds({
    cards: { a, b },
    dark: { character: [{ card: 'a', stack: ['b'] }] },
    expect: { a: { keywords: { Armor: true, Stealth: false } } },
  });
  holds({
    cards: { a, b },
    dark: { character: [{ card: 'b', stack: ['a'] }] },
    expect: { b: { keywords: { Armor: true, Stealth: true } } },
  });
});

test('INSERT: an activated effect is used by the top card', () => {
  const c = tarn('C', { text: ['INSERT: Pay 1 Force -> This unit gets +2 power until end of turn.'] });
  holds({
    cards: { a, c },
    dark: { force: 1, character: [{ card: 'a', stack: ['c'] }] },
    at: 'character-battle',
    until: 'end-of-turn',
    script: [dark('use', { unit: 'a', ability: 'c:1' })],
    expect: { a: { power: 6 }, dark: { force: 0 } },
  });
});

test('INSERT: the top card is the source of what it grants to itself', () => {
  const c = tarn('C', { text: ['INSERT: Pay 1 Force -> This unit gets +2 power until end of turn.'] });
  for (const ability of ['c:1', 1])
    holds({
      cards: { c },
      dark: { force: 1, character: ['c'] },
      at: 'character-battle',
      until: 'end-of-turn',
      script: [dark('use', { unit: 'c', ability })],
      expect: { c: { power: 5 }, dark: { force: 0 } },
    });
});

test('INSERT: in the build zone what it grants works only if it works there', () => {
  holds({
    cards: { a, b, c: tarn('C', { text: ['INSERT: Upkeep: Pay 1 Force.'] }) },
    dark: { force: 2, buildZone: [{ card: 'a', stack: ['b', 'c'] }] },
    expect: { a: { keywords: { Armor: false } }, dark: { force: 1 } },
  });
});

test('INSERT: two copies beneath are two effects', () => {
  holds({
    cards: {
      a,
      b: tarn('B', { text: ['INSERT: Accuracy 1'] }),
      c: tarn('C', { text: ['INSERT: Accuracy 2'] }),
    },
    dark: { character: [{ card: 'a', stack: ['b', 'c'] }] },
    expect: { a: { keywords: { Accuracy: 3 } } },
  });
});

test('INSERT: a face-down card beneath gives nothing', () => {
  holds({
    cards: { a, b },
    dark: { character: [{ card: 'a', stack: [{ card: 'b', faceDown: true }] }] },
    expect: { a: { keywords: { Armor: false }, power: 3 } },
  });
  refused(
    {
      cards: { a, b },
      dark: { character: [{ card: 'a', stack: [{ card: 'b', faceDown: true }] }] },
      script: [dark('rearrange', { unit: 'a', top: 'b' })],
    },
    'stack.rearrange',
  );
});

test('INSERT: a bare bonus is an effect too, alone or beside keywords (Keywords, INSERT)', () => {
  const bonus = (text: string, expect: object) =>
    holds({
      cards: { a, c: tarn('C', { text: [text] }) },
      dark: { character: [{ card: 'a', stack: ['c'] }] },
      expect: { a: expect },
    });
  bonus('INSERT: +2 power', { power: 6 });
  bonus('INSERT: +10 speed, +1 power, and Fury 2.', { power: 5, speed: 60, keywords: { Fury: 2 } });
});
