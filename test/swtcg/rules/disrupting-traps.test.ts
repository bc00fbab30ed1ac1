// Traps and triggers that disrupt a deployment or the use of an ability, in the chance to disrupt it (Disrupt POP; Mission
// Cards, Trap).
import { test } from 'node:test';
import { card, dark, fighter, holds, light, soldier } from '../../helpers/command.ts';

const trap = (text: string) => card('Mission - Trap', [text], { cost: 1 });
const built = { id: 'snare', card: 'snare', faceDown: true, build: 1 };

test('Disrupt POP: a Trap that answers a deployment disrupts it: the unit is discarded, nothing was deployed', () => {
  holds({
    cards: {
      s: soldier({ text: ['When you deploy this unit, gain 3 Force.'] }),
      snare: trap('When your opponent deploys a unit, disrupt its deployment.'),
    },
    dark: { hand: ['s'], buildPoints: 3 },
    light: { buildZone: [built] },
    script: [dark('complete', { card: 's', to: 'character' }), light('complete', { card: 'snare' })],
    expect: {
      s: { zone: 'discard' },
      snare: { zone: 'discard' },
      dark: { force: 0, buildPoints: 0 },
    },
  });
});

test('Disrupt POP: a Trap that nobody turns up lets the unit come; triggers on deployments that do not disrupt come after it', () => {
  holds({
    cards: {
      s: soldier(),
      snare: trap('When your opponent deploys a unit, disrupt its deployment.'),
      w: fighter({ text: ['When your opponent deploys a unit, gain 1 Force.'] }),
    },
    dark: { hand: ['s'], buildPoints: 3 },
    light: { buildZone: [built], space: ['w'] },
    script: [dark('complete', { card: 's', to: 'character' })],
    expect: { s: { zone: 'character' }, snare: { zone: 'build', faceDown: true }, light: { force: 1 } },
  });
});

test('Disrupt POP: an ability that is used can be disrupted by what waits for it; its cost stays paid', () => {
  const battle = { at: 'space-battle', until: 'ground-battle' };
  const user = fighter({ text: ['Pay 1 Force -> Gain 3 Force.'] });
  holds({
    cards: {
      d: user,
      snare: trap("When one of your opponent's units uses an activated ability, disrupt that ability."),
      l: fighter(),
    },
    dark: { force: 1, space: ['d'] },
    light: { space: ['l'], buildZone: [built] },
    ...battle,
    script: [dark('use', { unit: 'd', ability: 1 }), light('complete', { card: 'snare' })],
    expect: { dark: { force: 0 }, snare: { zone: 'discard' } },
  });
  holds({
    cards: {
      d: user,
      l: fighter({ text: ['When your opponent uses an activated ability, disrupt that ability.'] }),
    },
    dark: { force: 1, space: ['d'] },
    light: { space: ['l'] },
    ...battle,
    script: [dark('use', { unit: 'd', ability: 1 })],
    expect: { dark: { force: 0 } },
  });
});
