// Keywords, Reserves.
import { test } from 'node:test';
import { card, dark, gear, holds, light, refused, soldier, tarn } from '../../helpers/command.ts';

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
    'keyword.reserves',
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

const START = 'Reserves: When the battle phase starts, gain 1 Force.';
const start = { at: 'battle-start', until: 'space-battle' };

test('Reserves: given by INSERT, from the top card and from beneath (Keywords, INSERT)', () => {
  const cards = { a: tarn('A'), b: tarn('B', { text: [`INSERT: ${START}`] }) };
  holds({ cards, dark: { buildZone: ['b'] }, ...start, expect: { dark: { force: 1 } } });
  const stacked = { card: 'a', stack: ['b'] };
  holds({ cards, dark: { buildZone: [stacked] }, ...start, expect: { dark: { force: 1 } } });
  holds({ cards, dark: { character: [stacked] }, ...start, expect: { dark: { force: 0 } } });
});

test('Reserves: granted by another unit or by Equipment (Granting Effects)', () => {
  const cards = {
    chief: soldier({ text: [`Each of your other Soldiers gets "${START}"`] }),
    s: soldier(),
    kit: gear('Character', [
      'Pay 1 build point -> Equip',
      'Equipped Character gets "Reserves: Tap -> Gain 2 Force."',
    ]),
  };
  const chief = { character: ['chief'] };
  holds({ cards, dark: { ...chief, buildZone: ['s'] }, ...start, expect: { dark: { force: 1 } } });
  holds({ cards, dark: { character: ['chief', 's'] }, ...start, expect: { dark: { force: 0 } } });
  const use = { ...battle, script: [dark('use', { unit: 's', ability: 'kit:2' })] };
  const worn = { card: 's', equipment: ['kit'] };
  holds({ cards, dark: { buildZone: [worn] }, ...use, expect: { s: { tapped: true }, dark: { force: 2 } } });
  refused({ cards, dark: { character: [worn] }, ...use }, 'keyword.reserves');
});
