// Keywords, Reserves.
import { test } from 'node:test';
import { card, dark, holds, light, refused, soldier } from '../helpers/command.ts';

const medic = soldier({ text: ['Reserves: Tap -> Gain 2 Force.', 'Pay 0 Force -> Gain 9 Force.'] });
const battle = { at: 'character-battle', until: 'end-of-turn' };

test('Reserves: the ability works in the build zone', () => {
  holds({
    cards: { medic },
    dark: { buildZone: ['medic'] },
    ...battle,
    script: [dark('use', { unit: 'medic', ability: 1 })],
    expect: { medic: { tapped: true }, dark: { force: 2 } },
  });
});

test('Reserves: and only there; other abilities do not', () => {
  refused(
    {
      cards: { medic },
      dark: { character: ['medic'] },
      ...battle,
      script: [dark('use', { unit: 'medic', ability: 1 })],
    },
    'effect.use',
  );
  refused(
    {
      cards: { medic },
      dark: { buildZone: ['medic'] },
      ...battle,
      script: [dark('use', { unit: 'medic', ability: 2 })],
    },
    'effect.use',
  );
});

test('Reserves: a static ability, and an activated one that is disrupted', () => {
  holds({
    cards: {
      flag: soldier({ text: ['Reserves: Each of your Soldiers in the Character arena gets +1 power.'] }),
      s: soldier(),
    },
    dark: { buildZone: ['flag'], character: ['s'] },
    expect: { s: { power: 3 } },
  });
  holds({
    cards: {
      medic,
      stop: card('Battle', ['Pay 1 Force -> Disrupt an activated ability.'], { cost: undefined }),
    },
    dark: { buildZone: ['medic'] },
    light: { force: 1, hand: ['stop'] },
    ...battle,
    script: [dark('use', { unit: 'medic', ability: 1 }), light('play', { card: 'stop' })],
    expect: { medic: { tapped: true }, dark: { force: 0 } },
  });
});
