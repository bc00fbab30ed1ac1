// The starter set of 2002, Dark Side: hunters that hit hard before anybody can answer.
import { battle, built, neutral, starterSet, unit } from './set.ts';

const space = [
  unit(4, 'Talon Fighter', 'Space', 'Imperial Starfighter', 2, '60/2/2'),
  unit(3, 'Talon Escort', 'Space', 'Imperial Starfighter', 3, '50/2/3', 'Pay 1 Force -> Intercept'),
  unit(4, 'Anvil Bomber', 'Space', 'Imperial Heavy Starfighter', 3, '40/2/3', 'Bombard 3'),
  unit(2, 'Gallows Cruiser', 'Space', 'Imperial Capital Ship', 6, '20/5/6', 'Shields 1', 'Bombard 3'),
  unit(
    2,
    'Relay Frigate',
    'Space',
    'Imperial Capital Ship',
    5,
    '30/3/5',
    'Each of your Starfighters in the Space arena gets +1 power.',
  ),
];

const ground = [
  unit(4, 'Ash Trooper Squad', 'Ground', 'Imperial Soldier', 2, '30/2/3'),
  unit(3, 'Stilt Walker', 'Ground', 'Imperial Walker', 3, '40/3/3', 'Accuracy 1'),
  unit(4, 'Siege Walker', 'Ground', 'Imperial Walker', 5, '20/4/6', 'Shields 1'),
  unit(2, 'Skyhammer Gun', 'Ground', 'Imperial Artillery', 4, '10/2/4', 'Ion Cannon 4'),
  unit(2, 'Probe Droid', 'Ground', 'Imperial Droid', 2, '50/1/2', 'When this unit attacks, draw a card.'),
];

const characters = [
  unit(
    3,
    'Gray Officer',
    'Character',
    'Imperial Officer',
    2,
    '30/1/3',
    'When the battle phase ends, gain 1 Force.',
  ),
  unit(3, 'Shock Guard', 'Character', 'Imperial Guard', 3, '40/3/3', 'Stun 1'),
  unit(
    3,
    'Talon Ace',
    'Character',
    'Imperial Pilot',
    3,
    '40/2/3',
    '[Pilot] Starfighter Pilot. The Starfighter gets +1 power.',
    'Critical Hit 1',
  ),
  unit(
    2,
    'Lord Averne (A)',
    'Character',
    'Sith Lord',
    6,
    '50/5/6',
    'Critical Hit 1',
    'Pay 2 Force -> Deflect 2',
  ),
  unit(2, 'Lord Averne (B)', 'Character', 'Sith Lord', 5, '60/4/5', 'Pay 1 Force -> Evade 2'),
  neutral(
    unit(
      2,
      'Dax Quill (A)',
      'Character',
      'Mercenary Bounty Hunter',
      4,
      '50/4/4',
      'Pay 1 Force -> This unit gets +2 power for this attack.',
    ),
  ),
];

const cards = [
  battle(3, 'Press the Attack', 'Pay 1 Force -> One of your units gets +2 power for this attack.'),
  battle(3, 'Cold Calculation', 'Pay 1 Force -> Reroll any number of your attack dice.'),
  battle(3, 'Iron Will', 'Pay 2 Force -> Prevent up to 3 damage to one of your units.'),
  built(3, 'Levy of Worlds', ['Mission'], 2, 'You gain 3 Force.'),
  built(
    3,
    'Orbital Strike',
    ['Mission'],
    3,
    "Choose one of your opponent's units in the Ground arena. Orbital Strike does 3 damage to that unit.",
  ),
];

export const dark2002 = starterSet(
  'The Long Hunt',
  'dark',
  [...space, ...ground, ...characters, ...cards],
  [],
);
