// The starter deck of the light side: a scattered order, and the pilots who keep its hiding places supplied.
import { enhancement, event, fate, location, objective, starterDeck, times, unit } from './set.ts';

const disciple = unit('Jedi', 'Rain Disciple', '2/1/2', ['Character', 'Force Sensitive'], {
  icons: { unit: 1, edge: { blast: 1 } },
});

const terrace = location('Moisture Terrace');

const jedi = [
  objective(
    'Jedi',
    'Cloister of Rain',
    '1/5',
    ['Reaction: After you refresh, remove 1 focus token from a target Force User unit you control.'],
    unit(
      'Jedi',
      'Master Orrin',
      '4/4/3',
      ['Character', 'Force User'],
      { unique: true, icons: { unit: 1, tactics: 1, edge: { blast: 1 } } },
      'Elite.',
      'Edge (1).',
    ),
    times(2, disciple),
    enhancement(
      'Jedi',
      'Tempered Blade',
      '1/2',
      'Weapon',
      'Enhance a Force User or Force Sensitive unit.',
      'Enhanced unit gains [Blast Damage].',
    ),
    fate('Still Water', '3/2', 'Place 1 shield on a target unit.'),
  ),
  objective(
    'Jedi',
    'Hidden Valley School',
    '2/5',
    [],
    unit(
      'Jedi',
      'Wayward Guardian',
      '3/2/3',
      ['Character', 'Force User'],
      { icons: { unit: 2, edge: { blast: 1 } } },
      'Shielding.',
      'Protect Character.',
    ),
    unit('Jedi', 'Valley Novice', '1/2/1', ['Character', 'Force Sensitive'], {
      icons: { edge: { unit: 1 } },
    }),
    event('Jedi', 'Calm the Storm', '2/1', 'Action: Place 2 focus tokens on a target enemy Character unit.'),
    event('Jedi', 'Parting Words', '1/2', 'Interrupt: When an event card is played, cancel its effects.'),
    terrace,
  ),
  objective(
    'Jedi',
    'Lantern Vigil',
    '1/5',
    ['This objective contributes 2 Force icons to your side during the Force struggle.'],
    unit(
      'Jedi',
      'Lantern Seer',
      '2/3/1',
      ['Character', 'Force Sensitive'],
      { icons: { tactics: 1 } },
      'Reaction: After you commit this unit to the Force, draw 1 card.',
    ),
    unit(
      'Jedi',
      'Old Duelist',
      '3/2/2',
      ['Character', 'Force User'],
      { icons: { unit: 2, edge: { blast: 1 } } },
      'Targeted Strike.',
    ),
    event('Jedi', 'Healing Trance', '1/2', 'Action: Remove all damage from a target Character unit.'),
    event('Neutral', 'Guiding Dream', '1/1', 'Action: Draw 2 cards.'),
    fate('Rolling Thunder', '5/2', 'Deal 1 damage to a target enemy unit.'),
  ),
  objective(
    'Jedi',
    'Sunken Archive',
    '1/5',
    ['Interrupt: When this objective is destroyed, draw 2 cards.'],
    unit('Jedi', 'Archive Keeper', '2/1/2', ['Character'], { resources: 1, icons: { edge: { tactics: 1 } } }),
    disciple,
    enhancement(
      'Jedi',
      'Borrowed Strength',
      '1/1',
      'Skill',
      'Enhance a Character unit.',
      'Enhanced unit gains +1 damage capacity.',
      'Action: Focus this enhancement to place 1 shield on enhanced unit.',
    ),
    event(
      'Jedi',
      'Second Wind',
      '1/1',
      'Reaction: After a friendly unit is focused to strike, remove 1 focus token from that unit.',
    ),
    fate(
      'Turn of the Tide',
      '2/0',
      'Cancel this edge battle. Discard both edge stacks. Start a new edge battle.',
    ),
  ),
];

const rebels = [
  objective(
    'Rebel Alliance',
    'Comet Base',
    '2/5',
    [],
    unit('Rebel Alliance', 'Comet Lancer', '2/1/2', ['Vehicle', 'Fighter'], {
      copies: 2,
      icons: { blast: 1, edge: { unit: 1, blast: 1 } },
    }),
    unit(
      'Rebel Alliance',
      'Captain Vessa',
      '3/2/2',
      ['Character', 'Pilot'],
      { unique: true, icons: { unit: 1, tactics: 1 } },
      'Reaction: After this unit is declared as an attacker, remove 1 focus token from a target Vehicle unit you control.',
    ),
    enhancement(
      'Rebel Alliance',
      'Boosted Drive',
      '1/2',
      'Upgrade',
      'Enhance a Vehicle unit.',
      'Enhanced unit gains [Blast Damage].',
      'Enhanced unit gains elite.',
    ),
    event(
      'Rebel Alliance',
      'Deep Strike',
      '3/1',
      'Action: Deal 2 damage to a target enemy objective. (Limit 1 per turn.)',
    ),
  ),
  objective(
    'Rebel Alliance',
    'Free Convoy',
    '1/5',
    ['Reaction: After you refresh, place 1 shield on this objective.'],
    unit(
      'Rebel Alliance',
      'Convoy Flagship',
      '5/3/4',
      ['Vehicle', 'Capital Ship'],
      { unique: true, icons: { unit: 2, blast: 2 } },
      'Shielding.',
    ),
    unit(
      'Rebel Alliance',
      'Hold Mechanic',
      '1/1/1',
      ['Droid'],
      {},
      'Action: Focus this unit to remove 1 damage from a target Vehicle unit.',
    ),
    unit(
      'Rebel Alliance',
      'Convoy Gunboat',
      '3/1/3',
      ['Vehicle'],
      { icons: { unit: 1, blast: 1 } },
      'Protect Vehicle.',
    ),
    event(
      'Neutral',
      'Desperate Course',
      '0/1',
      'Action: Sacrifice a unit to deal 2 damage to a target enemy unit.',
    ),
    fate('Hull Breach', '9/1', 'If you are the attacking player, deal 2 damage to the engaged objective.'),
  ),
  objective(
    'Rebel Alliance',
    'Listening Moon',
    '1/6',
    ['Reaction: After you win an edge battle, draw 1 card.'],
    unit('Rebel Alliance', 'Night Courier', '1/1/1', ['Character'], {
      copies: 2,
      icons: { edge: { tactics: 1 } },
    }),
    unit(
      'Rebel Alliance',
      'Cell Leader',
      '3/3/2',
      ['Character', 'Leader'],
      { resources: 1, icons: { unit: 1 } },
      'Edge (1).',
    ),
    event('Neutral', 'Open Gates', '1/2', 'Action: Rescue 1 captured card.'),
    location('Hidden Armory'),
  ),
];

const neutral = [
  objective(
    'Neutral',
    'Crossroads Market',
    '1/5',
    ['Limit 1 per objective deck.', 'Your reserve value is increased by 1.'],
    unit('Neutral', 'Cargo Droid', '1/0/1', ['Droid'], { resources: 1 }),
    unit('Neutral', 'Road Militia', '1/1/1', ['Character', 'Trooper'], { copies: 2, icons: { unit: 1 } }),
    terrace,
    fate('Lucky Break', '6/1', 'Draw 2 cards.'),
  ),
];

export const light = starterDeck('Lanterns in the Rain', 'light', 'Jedi', 1, [
  ...jedi,
  ...rebels,
  ...neutral,
]);
