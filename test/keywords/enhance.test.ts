// Keywords, Enhance.
import { test } from 'node:test';
import { card, dark, holds, light, refused, soldier } from '../helpers/command.ts';

const base = 'Pay 1 Force -> One of your units gets +2 power until end of turn.';
const surge = (enhance: string) => card('Battle', [base, `Enhance: ${enhance}`], { cost: undefined });
const also = surge('Pay 2 more Force -> That unit also gets Armor until end of turn.');
const battle = { at: 'character-battle', until: 'end-of-turn' };
const file = (play: object, force: number, surgeCard = also) => ({
  cards: { surge: surgeCard, s: soldier() },
  dark: { force, hand: ['surge'], character: ['s'] },
  ...battle,
  script: [dark('play', { card: 'surge', ...play })],
});

test('Enhance: both costs and both effects, if declared', () => {
  holds({
    ...file({ effect: 2 }, 3),
    expect: { s: { power: 4, keywords: { Armor: true } }, dark: { force: 0 } },
  });
  holds({ ...file({}, 3), expect: { s: { power: 4, keywords: { Armor: false } }, dark: { force: 2 } } });
});

test('Enhance: refused without the whole cost', () => {
  refused(file({ effect: 2 }, 2), 'cost.pay');
});

test('Enhance: instead', () => {
  const instead = surge('Pay 1 more Force -> That unit gets +5 power until end of turn instead.');
  holds({ ...file({ effect: 2 }, 2, instead), expect: { s: { power: 7 }, dark: { force: 0 } } });
});

test('Enhance: paid before the chance to disrupt', () => {
  const whole = file({ effect: 2 }, 3);
  holds({
    ...whole,
    cards: {
      ...whole.cards,
      stop: card('Battle', ['Pay 1 Force -> Disrupt a Battle card.'], { cost: undefined }),
    },
    light: { force: 1, hand: ['stop'] },
    script: [...whole.script, light('play', { card: 'stop' })],
    expect: { s: { power: 2, keywords: { Armor: false } }, dark: { force: 0 }, surge: { zone: 'discard' } },
  });
});

test('Enhance: of an ability; both are one use a turn', () => {
  const hero = soldier({
    text: [
      'Pay 1 Force -> This unit gets +1 power until end of turn.',
      'Enhance: Pay 1 more Force -> This unit also gets Armor until end of turn.',
    ],
  });
  const whole = { cards: { hero }, dark: { force: 5, character: ['hero'] }, ...battle };
  holds({
    ...whole,
    script: [dark('use', { unit: 'hero', ability: 2 })],
    expect: { hero: { power: 3, keywords: { Armor: true } }, dark: { force: 3 } },
  });
  refused(
    {
      ...whole,
      script: [dark('use', { unit: 'hero', ability: 2 }), dark('use', { unit: 'hero', ability: 1 })],
    },
    'effect.once',
  );
});
