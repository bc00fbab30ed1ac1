// Keywords, Reduced Cost.
import { test } from 'node:test';
import { card, dark, fighter, holds, refused, soldier, unit } from '../../helpers/command.ts';

const hero = soldier({ cost: 5, text: ['Reduced Cost 2: If you have a Droid in any arena.'] });
const droid = unit('Ground', 'Droid', [10, 1, 1]);

test('Reduced Cost: the card costs X while the condition holds', () => {
  holds({
    cards: { hero, droid },
    dark: { buildPoints: 2, hand: ['hero'], ground: ['droid'] },
    script: [dark('complete', { card: 'hero', cost: 'Reduced Cost' })],
    expect: { hero: { zone: 'character' } },
  });
  refused(
    {
      cards: { hero },
      dark: { buildPoints: 4, hand: ['hero'] },
      script: [dark('complete', { card: 'hero', cost: 'Reduced Cost' })],
    },
    'keyword.reduced-cost',
  );
});

test('Reduced Cost: without a word the lower cost is paid', () => {
  holds({
    cards: { hero, droid },
    dark: { buildPoints: 2, hand: ['hero'], ground: ['droid'] },
    script: [dark('complete', { card: 'hero' })],
    expect: { hero: { zone: 'character' } },
  });
});

test('Reduced Cost: other effects make it cheaper still', () => {
  const chief = soldier({ text: ['Each of your Soldiers costs 1 less build counter to deploy.'] });
  holds({
    cards: { hero, droid, chief },
    dark: {
      buildZone: [{ card: 'hero', faceDown: true, build: 1 }],
      ground: ['droid'],
      character: ['chief'],
    },
    script: [dark('complete', { card: 'hero' })],
    expect: { hero: { zone: 'character', build: 0 } },
  });
});

test('Reduced Cost: on a Battle card it is the Force of its activation cost', () => {
  const text = [
    'Pay 3 Force -> One of your Droids gets +1 power until end of turn.',
    'Reduced Cost 1: If you have 2 or more Droids in any arena.',
  ];
  const file = (force: number) => ({
    cards: { spark: card('Battle', text, { cost: undefined }), droid },
    dark: { force, hand: ['spark'], ground: ['droid', { id: 'd2', card: 'droid' }] },
    at: 'ground-battle',
    until: 'end-of-turn',
    script: [dark('play', { card: 'spark', target: 'd2' })],
  });
  holds({ ...file(1), expect: { d2: { power: 2 }, dark: { force: 0 } } });
  refused(file(0), 'cost.pay');
});

test('Reduced Cost: of several conditions all must be met (Using Effects, Condition)', () => {
  const both = soldier({
    cost: 5,
    text: [
      'Reduced Cost 2: If you have a Droid in the Ground arena and you have a Starfighter in the Space arena.',
    ],
  });
  const file = (seat: object) => ({
    cards: { hero: both, droid, ship: fighter() },
    dark: { hand: ['hero'], buildPoints: 2, ...seat },
    script: [dark('complete', { card: 'hero', cost: 'Reduced Cost' })],
  });
  holds({ ...file({ ground: ['droid'], space: ['ship'] }), expect: { hero: { zone: 'character' } } });
  refused(file({ ground: ['droid'] }), 'keyword.reduced-cost');
  refused(file({ space: ['ship'] }), 'keyword.reduced-cost');
});

test('Reduced Cost: of a Battle card takes the place of its own Force; an Enhance is paid besides (Keywords, Enhance)', () => {
  const text = [
    'Pay 4 Force -> Draw a card.',
    'Enhance: Pay 3 more Force -> Also gain 1 Force.',
    'Reduced Cost 1: If you have a Droid in any arena.',
  ];
  const file = (force: number) => ({
    cards: { spark: card('Battle', text, { cost: undefined }), droid, s: soldier() },
    dark: { force, hand: ['spark'], deck: ['s'], ground: ['droid'] },
    at: 'ground-battle',
    until: 'end-of-turn',
    script: [dark('play', { card: 'spark', effect: 2 })],
  });
  holds({ ...file(4), expect: { dark: { force: 1, hand: ['s'] } } });
  refused(file(3), 'cost.pay');
});

test('Reduced Cost: of several on a Battle card any whose condition holds (Duplicate Effects, Selective)', () => {
  const text = [
    'Pay 4 Force -> Draw a card.',
    'Reduced Cost 2: If you have a Starfighter in any arena.',
    'Reduced Cost 1: If you have a Droid in any arena.',
  ];
  const file = (force: number) => ({
    cards: { spark: card('Battle', text, { cost: undefined }), droid, ship: fighter(), s: soldier() },
    dark: { force, hand: ['spark'], deck: ['s'] },
    at: 'ground-battle',
    until: 'end-of-turn',
    script: [dark('play', { card: 'spark' })],
  });
  const drawn = { dark: { force: 0, hand: ['s'] } };
  const held = (force: number, more: object) => {
    const { dark: seat, ...rest } = file(force);
    return { ...rest, dark: { ...seat, ...more }, expect: drawn };
  };
  holds(held(1, { ground: ['droid'] }));
  holds(held(1, { ground: ['droid'], space: ['ship'] }));
  holds(held(2, { space: ['ship'] }));
  refused(file(3), 'cost.pay');
});

test('Reduced Cost: of several that hold the least is paid, unless another is named (Duplicate Effects, Selective)', () => {
  const text = [4, 2].map((cost) => `Reduced Cost ${cost}: If you have a Droid in any arena.`);
  const file = (cost?: number) => ({
    cards: { hero: soldier({ cost: 5, text }), droid },
    dark: { buildPoints: 4, hand: ['hero'], ground: ['droid'] },
    until: 'script-end',
    script: [dark('complete', { card: 'hero', ...(cost ? { cost } : {}) })],
  });
  holds({ ...file(), expect: { hero: { zone: 'character' }, dark: { buildPoints: 2 } } });
  holds({ ...file(1), expect: { hero: { zone: 'character' }, dark: { buildPoints: 0 } } });
});
