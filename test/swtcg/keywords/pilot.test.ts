// Keywords, Pilot. Who may pilot what and how Pilots leave stands in test/swtcg/command-phase/pilots.test.ts.
import { test } from 'node:test';
import { dark, fighter, holds, light, refused, soldier, tarn } from '../../helpers/command.ts';

const ACE = '[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power. * Accuracy 1';
const ace = soldier({ text: [ACE, 'Armor'] });
const cards = { ace, bee: ace, ship: fighter() };
const board = dark('move', { unit: 'ace', to: 'ship' });

test('Pilot: the unit has what is listed while the card is on it', () => {
  holds({
    cards,
    dark: { space: ['ship'], character: ['ace'] },
    script: [board],
    expect: { ship: { power: 4, keywords: { Accuracy: 1, Armor: false } }, ace: { zone: 'on:ship' } },
  });
});

test('Pilot: all Pilot abilities of a card for one subtype are one', () => {
  const two = soldier({ text: [ACE, '[Pilot] Starfighter Pilot. The Starfighter gets: * +10 speed.'] });
  holds({
    cards: { ...cards, ace: two },
    dark: { space: ['ship'], character: ['ace'] },
    script: [board],
    expect: { ship: { power: 4, speed: 50, pilots: ['ace'] } },
  });
});

test('Pilot: two Pilots with the same ability: what is cumulative adds up', () => {
  holds({
    cards: { ...cards, ship: fighter({ subtype: 'Rebel Starfighter Gunship' }) },
    dark: { space: [{ card: 'ship', pilots: ['ace', 'bee'] }] },
    expect: { ship: { power: 5, keywords: { Accuracy: 2 } } },
  });
});

test('Pilot: once in a build step, and the move comes back in the next turn', () => {
  const off = dark('move', { unit: 'ace', to: 'character' });
  refused({ cards, dark: { space: ['ship'], character: ['ace'] }, script: [board, off] }, 'build.one-move');
  holds({
    cards,
    dark: { space: ['ship'], character: ['ace'] },
    until: { turn: 2, point: 'light-build' },
    dice: [1],
    script: [board, off],
    expect: { ace: { zone: 'character' } },
  });
});

test('Pilot: not in the battle, nor in the retreat step onto a unit', () => {
  const at = { space: ['ship'], character: ['ace'] };
  refused({ cards, dark: at, at: 'battle-start', until: 'turn-end', script: [board] }, 'build.move');
  refused({ cards, dark: at, at: 'dark-retreat', until: 'light-retreat', script: [board] }, 'build.move');
});

test("Pilot: not on the opponent's unit", () => {
  refused(
    { cards, dark: { character: ['ace'] }, light: { space: ['ship'] }, script: [board] },
    'control.yours',
  );
});

test('Pilot: works in the build zone, what it grants does not (Piloting Units)', () => {
  holds({
    cards,
    dark: { buildZone: ['ship', 'ace'] },
    script: [board],
    expect: { ace: { zone: 'on:ship' }, ship: { keywords: { Accuracy: false } } },
  });
});

test('Pilot: no bonus of a stack for the piloted unit (Pilots)', () => {
  holds({
    cards: { a: tarn('A', { text: [ACE] }), b: tarn('B'), ship: fighter() },
    light: { space: [{ card: 'ship', pilots: [{ card: 'a', stack: ['b'] }] }] },
    expect: { ship: { speed: 40, power: 4, health: 4 } },
  });
});

test('Pilot: a Pilot deployed goes to its arena or the build zone first (Pilots)', () => {
  refused(
    {
      cards,
      dark: { buildPoints: 3, hand: ['ace'], space: ['ship'] },
      script: [dark('complete', { card: 'ace', to: 'top', unit: 'ship' })],
    },
    'stack.unique',
  );
  holds({
    cards,
    light: { buildPoints: 3, hand: ['ace'], space: ['ship'] },
    at: 'light-build',
    until: 'dark-retreat',
    script: [light('complete', { card: 'ace', to: 'buildZone' }), light('move', { unit: 'ace', to: 'ship' })],
    expect: { ace: { zone: 'on:ship' } },
  });
});

test('Pilot: whoever is on a unit is no unit: nobody avenges it, collects a bounty on it or counts it among units (Piloting Units)', () => {
  const hunter = fighter({
    text: [
      "When this unit attacks, this unit does 9 damage to one of your opponent's Pilots.",
      'Bounty: Gain 5 Force.',
    ],
  });
  const other = fighter({
    text: [
      'Avenge 2',
      'Whenever one of your Characters is discarded, gain 1 Force.',
      'Whenever one of your Soldiers is discarded, gain 2 Force.',
    ],
  });
  holds({
    cards: { ...cards, hunter, other },
    dark: { space: [{ card: 'ship', pilots: ['ace'] }, 'other'] },
    light: { space: ['hunter'] },
    at: 'space-battle',
    until: { turn: 2, point: 'light-retreat' },
    dice: [1, 1, 1, 1],
    script: [light('attack', { unit: 'hunter', target: 'ship' })],
    expect: {
      ace: { zone: 'discard' },
      hunter: { damage: 0 },
      dark: { force: 6 },
      light: { force: 4 },
    },
  });
});
