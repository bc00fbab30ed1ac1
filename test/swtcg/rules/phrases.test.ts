// Phrases that the book explains, played as it says (Phrases).
import { test } from 'node:test';
import { card, dark, holds, light, refused, soldier, unit } from '../../helpers/command.ts';
import { read, refused as unread } from '../cards/reading.ts';

const task = (text: string) => card('Mission', [text], { cost: 0 });
const complete = dark('complete', { card: 'task' });
const droid = unit('Ground', 'Droid', [10, 1, 1]);

test('Phrases, "discard X … unless you discard a [subtype] card": one such card of your choice in place of the others', () => {
  const cards = {
    task: task('Discard 2 cards from your hand unless you discard a Droid card.'),
    s: soldier(),
    t: soldier(),
    x: droid,
    y: droid,
  };
  const hand = { hand: ['task', 's', 't', 'x', 'y'] };
  holds({
    cards,
    dark: hand,
    script: [complete, dark('choose', { value: 'y' })],
    expect: { dark: { hand: ['s', 't', 'x'] }, y: { zone: 'discard' } },
  });
  // You need not, and may discard such a card among the others.
  holds({
    cards,
    dark: hand,
    script: [complete, dark('pass'), dark('choose', { value: 's' }), dark('choose', { value: 'x' })],
    expect: { dark: { hand: ['t', 'y'] }, s: { zone: 'discard' }, x: { zone: 'discard' } },
  });
  // A card that is none can't take the place of two.
  refused(
    { cards, dark: { hand: ['task', 's', 'x'] }, script: [complete, dark('choose', { value: 's' })] },
    'effect.choose',
  );
  // Without such a card nobody is asked.
  holds({
    cards,
    dark: { hand: ['task', 's', 't'] },
    script: [complete],
    expect: { dark: { hand: [] } },
  });
});

test('Phrases, "discard X … unless": said of the opponent it is the opponent who may', () => {
  const cards = {
    task: task('Your opponent discards 2 cards unless he or she discards a Droid card.'),
    s: soldier(),
    t: soldier(),
    x: droid,
  };
  const seats = { dark: { hand: ['task'] }, light: { hand: ['s', 't', 'x'] } };
  holds({
    cards,
    ...seats,
    script: [complete, light('choose', { value: 'x' })],
    expect: { light: { hand: ['s', 't'] }, x: { zone: 'discard' } },
  });
  holds({
    cards,
    ...seats,
    script: [complete, light('pass'), light('choose', { value: 's' }), light('choose', { value: 't' })],
    expect: { light: { hand: ['x'] } },
  });
});

test('Phrases, "discard X … unless": what is said of cards in play, or of no sort of card, is another sentence', () => {
  read('Discard 3 cards from your hand unless you discard a Droid card.');
  unread('Discard 2 cards from your hand unless you discard a card.');
  unread('Discard 2 cards from your hand unless you discard a Droid.');
});

test('Phrases, "discard X … unless": what is done before it is done in any case', () => {
  const cards = {
    task: task('Draw 2 cards, then discard 2 cards from your hand unless you discard a Droid card.'),
    s: soldier(),
    t: soldier(),
    x: droid,
  };
  holds({
    cards,
    dark: { hand: ['task', 'x'], deck: ['s', 't'] },
    script: [complete, dark('choose', { value: 'x' })],
    expect: { dark: { hand: ['s', 't'] }, x: { zone: 'discard' } },
  });
});

test('Game Zones, build zone: what a card says of itself "in your build zone" works there, and nowhere else', () => {
  const text = [
    'While this card is in your build zone, each of your Soldiers in the Character arena gets +1 power.',
  ];
  const cards = { u: unit('Ground', 'Droid', [10, 1, 1], { text }), s: soldier() };
  holds({ cards, dark: { buildZone: ['u'], character: ['s'] }, expect: { s: { power: 3 } } });
  holds({ cards, dark: { ground: ['u'], character: ['s'] }, expect: { s: { power: 2 } } });
  // Partially built it is not in play.
  holds({
    cards,
    dark: { buildZone: [{ id: 'u', card: 'u', faceDown: true, build: 1 }], character: ['s'] },
    expect: { s: { power: 2 } },
  });
});

test('Game Zones, build zone: a trigger that says so is heard there alone', () => {
  const text = ['When the turn starts, if this card is in your build zone, gain 2 Force.'];
  const cards = { u: unit('Ground', 'Droid', [10, 1, 1], { text }) };
  const file = { cards, at: 'turn-start', until: 'untap' };
  holds({ ...file, dark: { buildZone: ['u'] }, expect: { dark: { force: 2 } } });
  holds({ ...file, dark: { ground: ['u'] }, expect: { dark: { force: 0 } } });
});
