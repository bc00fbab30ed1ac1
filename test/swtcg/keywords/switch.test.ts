// Keywords, Switch.
import { test } from 'node:test';
import { dark, holds, soldier, unit } from '../../helpers/command.ts';

const squad = unit('Ground/Character', 'Imperial Squad', [40, 3, 4], {
  text: ['Switch: Armor, +1 power/Stealth'],
});

test('Switch: the first list in the first arena of the type line, the second in the second', () => {
  holds({
    cards: { squad },
    dark: { ground: ['squad'] },
    expect: { squad: { power: 4, keywords: { Armor: true, Stealth: false } } },
  });
  holds({
    cards: { squad },
    dark: { character: ['squad'] },
    expect: { squad: { power: 3, keywords: { Armor: false, Stealth: true } } },
  });
});

test('Switch: changes with the move', () => {
  holds({
    cards: { squad },
    dark: { ground: ['squad'] },
    script: [dark('move', { unit: 'squad', to: 'character' })],
    expect: { squad: { keywords: { Armor: false, Stealth: true } } },
  });
});

test('Switch: None gives nothing; nothing in the build zone', () => {
  const ship = unit('Space/Ground', 'Transport', [40, 3, 4], { text: ['Switch: None/Armor'] });
  holds({ cards: { ship }, dark: { space: ['ship'] }, expect: { ship: { keywords: { Armor: false } } } });
  holds({ cards: { ship }, dark: { ground: ['ship'] }, expect: { ship: { keywords: { Armor: true } } } });
  holds({
    cards: { squad },
    dark: { buildZone: ['squad'] },
    expect: { squad: { power: 3, keywords: { Armor: false } } },
  });
});

test('Switch: given by INSERT or granted by another unit (Granting Effects)', () => {
  const text = ['INSERT: Switch: +1 power/+2 power'];
  const two = (version: string, more: object) =>
    unit('Ground/Character', 'Imperial Squad', [40, 3, 4], { name: 'Tarn Vell', version, ...more });
  holds({
    cards: { a: two('A', {}), b: two('B', { text }) },
    dark: { character: [{ card: 'a', stack: ['b'] }] },
    expect: { a: { power: 6 } },
  });
  holds({
    cards: {
      chief: soldier({ text: ['Each of your other units gets "Switch: Armor/Stealth."'] }),
      plain: unit('Ground/Character', 'Imperial Squad', [40, 3, 4]),
    },
    dark: { ground: ['plain'], character: ['chief'] },
    expect: { plain: { keywords: { Armor: true, Stealth: false } } },
  });
});
