// The starter deck of the dark side: captors, fire, and the ships that collect what is owed.
import { enhancement, event, fate, location, objective, starterDeck, times, unit } from './set.ts';

const acolyte = unit('Sith', 'Ember Acolyte', '2/1/2', ['Character', 'Force Sensitive'], {
  icons: { unit: 1, edge: { blast: 1 } },
});

const refinery = location('Slag Refinery');

const sith = [
  objective(
    'Sith',
    'Throne of Cinders',
    '1/5',
    ['Reaction: After your turn ends, draw 1 card.'],
    unit(
      'Sith',
      'Lord Maelis',
      '5/4/4',
      ['Character', 'Force User'],
      { unique: true, icons: { unit: 2, blast: 1, edge: { blast: 1 } } },
      'Elite.',
      'Targeted Strike.',
    ),
    times(2, acolyte),
    enhancement(
      'Sith',
      'Ember Blade',
      '1/2',
      'Weapon',
      'Enhance a Force User or Force Sensitive unit.',
      'Enhanced unit gains [Unit Damage].',
    ),
    fate('Dread Omen', '4/2', 'Place 1 focus token on a target participating enemy unit.'),
  ),
  objective(
    'Sith',
    'Black Glass Citadel',
    '2/5',
    [],
    unit(
      'Sith',
      'Ash Knight',
      '3/2/3',
      ['Character', 'Force User'],
      { icons: { unit: 2, edge: { unit: 1 } } },
      'Protect Character.',
    ),
    unit(
      'Sith',
      'Pyre Witch',
      '2/3/1',
      ['Character', 'Force Sensitive'],
      { icons: { edge: { tactics: 1 } } },
      'Edge (1).',
    ),
    times(
      2,
      event(
        'Sith',
        'Burning Word',
        '1/1',
        'Action: Deal 1 damage to a target Character unit. (Limit 1 per turn.)',
      ),
    ),
    refinery,
  ),
  objective(
    'Sith',
    'Halls of Whispers',
    '1/5',
    [
      "Reaction: After this objective enters play, capture the top card of your opponent's deck at this objective.",
    ],
    unit(
      'Sith',
      'Cinder Inquisitor',
      '3/2/2',
      ['Character', 'Force User'],
      { icons: { unit: 1, tactics: 1 } },
      'Reaction: After you commit this unit to the Force, place 1 focus token on a target enemy unit.',
    ),
    unit(
      'Sith',
      'Chain Warden',
      '4/1/3',
      ['Character'],
      { icons: { unit: 1, edge: { unit: 1 } } },
      'Reaction: After this unit damages a unit, capture that unit.',
    ),
    event(
      'Sith',
      'Taken Alive',
      '2/2',
      'Action: Capture a target exhausted enemy unit with printed cost 2 or lower.',
    ),
    enhancement(
      'Sith',
      'Dread Shackles',
      '1/1',
      'Condition',
      'Enhance an enemy unit.',
      'Forced Reaction: After you refresh, deal 1 damage to enhanced unit.',
    ),
    fate('Cruel Turn', '5/2', 'Deal 1 damage to a target enemy unit.'),
  ),
  objective(
    'Sith',
    'Forge of Oaths',
    '1/5',
    ['Each Force User unit you control gains +1 damage capacity.'],
    unit(
      'Neutral',
      'Furnace Beast',
      '4/1/5',
      ['Creature'],
      { icons: { unit: 3, edge: { blast: 1 } } },
      'No enhancements.',
      'Forced Reaction: After you refresh, deal 1 damage to this unit.',
    ),
    acolyte,
    event('Sith', 'Unspoken', '1/2', 'Interrupt: When an event card is played, cancel its effects.'),
    event('Sith', 'Smother', '3/1', 'Action: Destroy a target exhausted Character unit.'),
    event('Sith', 'Bitter Harvest', '0/1', 'Action: Sacrifice a unit to draw 3 cards.'),
  ),
];

const navy = [
  objective(
    'Imperial Navy',
    'Shipyards at Korr',
    '2/5',
    [],
    unit(
      'Imperial Navy',
      'Hammer Cruiser',
      '5/2/5',
      ['Vehicle', 'Capital Ship'],
      { unique: true, icons: { unit: 1, blast: 2, edge: { blast: 1 } } },
      'Shielding.',
    ),
    unit('Imperial Navy', 'Pike Fighter', '1/1/1', ['Vehicle', 'Fighter'], {
      copies: 2,
      icons: { edge: { unit: 1, blast: 1 } },
    }),
    enhancement(
      'Imperial Navy',
      'Targeting Array',
      '1/2',
      'Upgrade',
      'Enhance a Vehicle unit.',
      'Enhanced unit gains [Blast Damage].',
    ),
    event(
      'Imperial Navy',
      'Emergency Power',
      '0/1',
      'Action: Remove 1 focus token from a target Vehicle unit you control.',
    ),
  ),
  objective(
    'Imperial Navy',
    'Picket Line',
    '1/6',
    ['Reaction: After you refresh, place 1 shield on a target Vehicle unit you control.'],
    unit('Imperial Navy', 'Lance Bomber', '2/1/1', ['Vehicle', 'Fighter'], {
      copies: 2,
      icons: { blast: 1, edge: { blast: 1 } },
    }),
    unit('Imperial Navy', 'Bridge Marshal', '2/2/1', ['Character', 'Officer'], {
      resources: 1,
      icons: { edge: { tactics: 1 } },
    }),
    event('Imperial Navy', 'Broadside', '2/1', 'Action: Deal 2 damage to a target enemy unit.'),
    fate('Weak Mortar', '9/1', 'If you are the attacking player, deal 2 damage to the engaged objective.'),
  ),
  objective(
    'Imperial Navy',
    'Blockade Command',
    '1/5',
    ['Reduce the cost of the first Vehicle unit you play each turn by 1.'],
    unit('Imperial Navy', 'Deck Marines', '2/1/2', ['Character', 'Trooper'], {
      copies: 2,
      icons: { unit: 2 },
    }),
    unit(
      'Imperial Navy',
      'Signal Officer',
      '2/1/1',
      ['Character', 'Officer'],
      { icons: { tactics: 1 } },
      'Action: Focus this unit to remove 1 focus token from a target Vehicle unit you control.',
    ),
    enhancement(
      'Imperial Navy',
      'Reinforced Bulkhead',
      '1/1',
      'Fortification',
      'Enhance an objective you control.',
      'Enhanced objective gains +2 damage capacity.',
    ),
    fate(
      'Turn of the Wind',
      '2/0',
      'Cancel this edge battle. Discard both edge stacks. Start a new edge battle.',
    ),
  ),
];

const neutral = [
  objective(
    'Neutral',
    'Tribute Road',
    '1/5',
    ['Limit 1 per objective deck.', 'Your reserve value is increased by 1.'],
    unit('Neutral', 'Toll Droid', '1/0/1', ['Droid'], { resources: 1 }),
    unit('Neutral', 'Quarry Guard', '1/1/1', ['Character', 'Trooper'], { copies: 2, icons: { unit: 1 } }),
    refinery,
    fate('Held in Reserve', '6/1', 'Draw 2 cards.'),
  ),
];

export const dark = starterDeck('Tribute of Cinders', 'dark', 'Sith', 9, [...sith, ...navy, ...neutral]);
