// The starter set of 2002, Light Side: pilots, shields and friends who step in.
import { battle, built, neutral, starterSet, unit } from './set.ts';

const space = [
  unit(4, 'Sparrow Fighter', 'Space', 'Rebel Starfighter', 3, '50/3/3'),
  unit(4, 'Lancer Fighter', 'Space', 'Rebel Starfighter', 4, '40/3/4', 'Shields 1'),
  unit(3, 'Mule Transport', 'Space', 'Rebel Transport', 3, '20/1/5', 'Pay 1 Force -> Intercept'),
  unit(2, 'Beacon Frigate', 'Space', 'Rebel Capital Ship', 6, '30/4/6', 'Pay 1 Force -> Evade 1'),
  unit(2, 'Anvil Breaker', 'Space', 'Rebel Heavy Starfighter', 4, '30/2/4', 'Bombard 4'),
];

const ground = [
  unit(4, 'Ridge Scouts', 'Ground', 'Rebel Soldier', 2, '40/2/2'),
  unit(3, 'Canyon Skimmer', 'Ground', 'Rebel Speeder', 3, '60/3/2', 'Pay 1 Force -> Evade 2'),
  unit(4, 'Harpoon Speeder', 'Ground', 'Rebel Speeder', 4, '50/3/3', 'Critical Hit 1'),
  unit(2, 'Dish Battery', 'Ground', 'Rebel Artillery', 4, '10/2/4', 'Ion Cannon 3'),
  unit(2, 'Loader Droid', 'Ground', 'Rebel Droid', 2, '10/1/5'),
];

const characters = [
  unit(
    3,
    'Field Medic',
    'Character',
    'Rebel Medic',
    2,
    '20/1/3',
    '[Tap] -> Remove 1 damage counter from one of your units. Play only during your build step.',
  ),
  unit(3, 'Ridge Ranger', 'Character', 'Rebel Soldier', 3, '40/3/3', 'Accuracy 1'),
  unit(
    3,
    'Sparrow Leader',
    'Character',
    'Rebel Pilot',
    3,
    '30/2/3',
    '[Pilot] Starfighter Pilot. The Starfighter gets +10 speed and +1 power.',
    'Pay 1 Force -> Evade 1',
  ),
  unit(2, 'Ilan Sor (A)', 'Character', 'Jedi Knight', 6, '50/5/5', 'Pay 1 Force -> Deflect 1', 'Accuracy 1'),
  unit(
    2,
    'Ilan Sor (B)',
    'Character',
    'Jedi Padawan',
    4,
    '40/3/4',
    '[Pilot] Starfighter Pilot. The Starfighter gets +2 power.',
  ),
  neutral(
    unit(
      2,
      'Dax Quill (B)',
      'Character',
      'Mercenary Bounty Hunter',
      3,
      '40/3/4',
      'When this unit attacks, gain 1 Force.',
    ),
  ),
];

const cards = [
  battle(3, 'Steady Aim', 'Pay 1 Force -> One of your units gets +2 power for this attack.'),
  battle(3, 'Second Chance', 'Pay 1 Force -> Reroll any number of your attack dice.'),
  battle(3, 'Close Call', 'Pay 2 Force -> Prevent up to 3 damage to one of your units.'),
  built(3, 'Quiet Meditation', ['Mission'], 2, 'You gain 3 Force.'),
  built(3, 'Safe Harbor', ['Mission'], 2, 'Draw two cards.'),
];

export const light2002 = starterSet(
  'The Open Sky',
  'light',
  [...space, ...ground, ...characters, ...cards],
  [],
);
