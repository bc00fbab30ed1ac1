// What is said in other words is printed in the engine's own: one wording for one meaning.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printEffect } from '../../../src/swtcg/text/print.ts';
import { read } from './reading.ts';

/** As it may stand on a card, and as the engine says it. */
const SAID: readonly (readonly [text: string, wording: string])[] = [
  [
    "One of your units can't lose Evade until end of turn.",
    'One of your units gets "This unit can\'t lose Evade" until end of turn.',
  ],
  ["Each of your units can't lose Stealth.", 'Each of your units gets "This unit can\'t lose Stealth".'],
  [
    'This unit gets Armor, the Jedi subtype, and Fury 1 until end of turn.',
    'This unit gets Armor, Fury 1, and the Jedi subtype until end of turn.',
  ],
  [
    'Give one of your units +2 power until end of turn.',
    'One of your units gets +2 power until end of turn.',
  ],
  ['Until end of turn, one of your units gets Stealth.', 'One of your units gets Stealth until end of turn.'],
  // A Pilot on a unit is an Imperial, and no Imperial unit (Piloting Units).
  ['Tap any Imperial unit.', 'Tap an Imperial unit.'],
  ['Tap any Imperial.', 'Tap an Imperial.'],
  ['Pay 1 Force, tap -> Draw two cards.', 'Pay 1 Force, tap -> Draw 2 cards.'],
  [
    'Pay 1 build point, pay 1 Force, and tap one of your Droids -> Draw a card.',
    'Pay 1 build point and 1 Force, tap one of your Droids -> Draw a card.',
  ],
  [
    'Search your deck for a Jedi, reveal it, and put it into your hand.',
    'Search your deck for a Jedi unit card, reveal it, and put it into your hand.',
  ],
  [
    'Search your deck for up to two Jedi unit cards, reveal them and put them into your hand. Shuffle your deck.',
    'Search your deck for up to 2 Jedi unit cards, reveal them, and put them into your hand. Shuffle your deck.',
  ],
  [
    'Search your deck for a Battle card. If you do, put it into your hand.',
    'Search your deck for a Battle card and put it into your hand.',
  ],
  [
    'Look at the top 3 cards of your deck. Choose 2 and put them into your hand and put the other on the bottom of your deck.',
    'Look at the top 3 cards of your deck. Put 2 of those cards into your hand. Put the rest on the bottom of your deck.',
  ],
  [
    'Look at the top 3 cards of your deck. Put 1 of them into your hand. Then discard the other cards.',
    'Look at the top 3 cards of your deck. Put one of those cards into your hand. Discard the rest.',
  ],
  [
    'Reveal the top 3 cards of your deck. Put all Droid unit cards revealed into your hand and discard the rest.',
    'Reveal the top 3 cards of your deck. Put each revealed Droid unit card into your hand. Discard the rest.',
  ],
  [
    'Move a damage counter from this unit to one of your other units.',
    'Move 1 damage counter from this unit to one of your other units.',
  ],
  [
    'If you have no Force, when this unit attacks, draw a card.',
    'When this unit attacks, if you have no Force, draw a card.',
  ],
  [
    'While you have no Force, when this unit attacks, you may draw a card.',
    'When this unit attacks, if you have no Force, you may draw a card.',
  ],
  [
    'When this unit attacks, draw a card. You may do this only once each turn.',
    'When this unit attacks, draw a card. Play only once per turn.',
  ],
  [
    'Once per turn, when this unit attacks, draw a card.',
    'When this unit attacks, draw a card. Play only once per turn.',
  ],
  [
    'Once per turn, when one of your other units attacks, that unit gets +1 power until end of turn.',
    'When one of your other units attacks, that unit gets +1 power until end of turn. Play only once per turn.',
  ],
  [
    'When this unit attacks, you may pay 1 Force to draw a card.',
    'When this unit attacks, you may pay 1 Force. If you do, draw a card.',
  ],
  ['Deploy: Draw a card.', 'When you deploy this unit, draw a card.'],
  ['Last Stand: You may draw a card.', 'When this unit is discarded, you may draw a card.'],
  [
    'Pay 1 Force -> Evade X, where X equals the number of Droids you have.',
    'Pay 1 Force -> Evade X, where X is the number of Droids you have',
  ],
  [
    'Pay 1 Force -> Evade X +1, where X is equal to the number of Droids you have. Play only once per turn.',
    'Pay 1 Force -> Evade X +1, where X is the number of Droids you have. Play only once per turn.',
  ],
  [
    'Pay 1 Force -> Evade X, up to 4, where X is the number of Droids you have.',
    'Pay 1 Force -> Evade X, where X is the lesser of 4 and the number of Droids you have',
  ],
  [
    'Roll one of your dice. If you roll a 5 or a 6, draw a card. If you roll a 1, discard this unit.',
    'Roll a die. If you roll 5 or 6, draw a card. If you roll 1, discard this unit.',
  ],
  ['Roll a die. If you roll 4 or higher, draw a card.', 'Roll a die. If you roll 4, 5, or 6, draw a card.'],
  [
    'Your opponent must choose one: You draw a card; or you gain 2 Force.',
    'Your opponent chooses one: Draw a card; or gain 2 Force.',
  ],
  ['Draw a card at the start of your next build step.', 'Draw a card when your next build step starts.'],
  ['Tap this unit at end of turn.', 'Tap this unit when the turn ends.'],
  ['Unless your opponent pays 2 Force, draw a card.', 'Draw a card unless your opponent pays 2 Force.'],
  [
    "Tap one of your opponent's units unless your opponent pays 2 Force.",
    "Choose one of your opponent's units. Tap that unit unless your opponent pays 2 Force.",
  ],
  [
    'Your opponent may pay 2 Force. If they do, draw a card.',
    'Your opponent may pay 2 Force. If he or she does, draw a card.',
  ],
  [
    'Until end of turn, when this unit attacks, draw a card.',
    'This turn, when this unit attacks, draw a card.',
  ],
  [
    'Switch: Stealth and +1 power/None/Pay 1 Force -> Evade 1',
    'Switch: +1 power, Stealth/None/"Pay 1 Force -> Evade 1"',
  ],
  [
    'Starfighter Pilot. The Starfighter gets +20 speed and Accuracy 1.',
    '[Pilot] Starfighter Pilot. The Starfighter gets: * +20 speed. * Accuracy 1',
  ],
  [
    'Starfighter Pilot. The Starfighter gets: - +20 speed - the Jedi subtype',
    '[Pilot] Starfighter Pilot. The Starfighter gets: * +20 speed. * treat this unit as a Jedi',
  ],
  [
    'Enhance: Pay 1 more Force -> Instead, draw 2 cards.',
    'Enhance: Pay 1 more Force -> Draw 2 cards instead.',
  ],
  ['Enhance: Pay 1 more Force -> Also, draw 2 cards.', 'Enhance: Pay 1 more Force -> Draw 2 cards.'],
  ['To complete this Mission, you must pay 2 Force.', 'To complete this unit, you must also pay 2 Force.'],
  [
    "Return one of your opponent's units to his or her hand.",
    "Return one of your opponent's units to its owner's hand.",
  ],
  [
    'When one of your other units is discarded, return that card to your hand.',
    "When one of your other units is discarded, return that unit to its owner's hand.",
  ],
  ['Put one of your units into your build zone.', 'Move one of your units to the build zone.'],
  ['When this unit is retreated, gain 1 Force.', 'When this unit retreats, gain 1 Force.'],
  ['Pay 1 Force -> Disrupt the effect of a Battle card.', 'Pay 1 Force -> Disrupt a Battle card.'],
  [
    'As long as this unit is in the Character arena, treat it as a Smuggler.',
    'As long as this unit is in the Character arena, treat this unit as a Smuggler.',
  ],
  // Each of them is one that is there already (Phrases, "each of your units"); a player's units are any.
  [
    "Your opponent's units can't retreat this turn.",
    'Each of your opponent\'s units gets "This unit can\'t retreat" until end of turn.',
  ],
  [
    "Your opponent can't retreat units this turn.",
    "Until end of turn, each of your opponent's units can't retreat.",
  ],
  [
    'Each of your Droids costs 1 less build point.',
    'Each of your Droids cost 1 less build counter to deploy.',
  ],
  ['Each of your Battle cards costs 1 less Force.', 'Each of your Battle cards cost 1 less Force to play.'],
  ["This unit can't be moved.", "This unit can't move to another arena."],
  [
    'Take a 50/2/1 Escort Subordinate and put it into the Space arena.',
    'Take 1 50/2/1 Escort Subordinate and put it into the Space arena.',
  ],
  [
    'Take two Palace Guard Subordinates and put them into their arena.',
    'Take 2 Palace Guard Subordinates and put it into its arena.',
  ],
  ['When any player deploys a unit, gain 1 Force.', 'When a unit is deployed, gain 1 Force.'],
  ["When a player's build step starts, gain 1 Force.", "When each player's build step starts, gain 1 Force."],
  ['To complete this unit, pay 2 Force.', 'To complete this unit, you must also pay 2 Force.'],
  [
    'To deploy this unit, tap one of your Droids. Gain 2 Force.',
    'To complete this unit, you must also tap one of your Droids. Gain 2 Force.',
  ],
  [
    'You may complete this Mission only if you have a Jedi in any arena.',
    'You may complete this unit only if you have a Jedi in any arena.',
  ],
  [
    'This unit gets +2 power for each Droid you have and Armor.',
    'This unit gets +2 power for each of your Droids and Armor.',
  ],
  [
    "Each of your opponent's units can't use Evade, Intercept, or Protect.",
    "Each of your opponent's units can't use Evade, Intercept, and Protect.",
  ],
  [
    "Your opponent can't use Evade or Protect this turn.",
    "Your opponent can't use Evade and Protect this turn.",
  ],
  [
    "Your opponent can't play activated abilities this turn.",
    "Your opponent can't use activated abilities this turn.",
  ],
  [
    'One of your units gets "When this unit attacks, draw a card." until end of turn.',
    'One of your units gets "When this unit attacks, draw a card" until end of turn.',
  ],
  ['Upkeep: Pay 1 Force or tap this unit.', 'Upkeep: Pay 1 Force or tap this unit'],
  ['Upkeep: Pay 1 Force.', 'Upkeep: Pay 1 Force'],
  [
    'Alternative Cost: Pay 3 Force and discard a card from your hand.',
    'Alternative Cost: Pay 3 Force and discard a card from your hand',
  ],
  ['Reduced Cost 2: If you have a Droid in any arena.', 'Reduced Cost 2: If you have a Droid in any arena'],
  ['Stack: Any unique Jedi Character.', 'Stack: Any unique Jedi Character'],
  [
    "This unit's power and health are each equal to the number of Droids you have.",
    "This unit's power and health are equal to the number of Droids you have.",
  ],
  [
    "Each of your units gets +1 power, and each of your opponent's units gets -1 power.",
    "Each of your units gets +1 power. Each of your opponent's units gets -1 power.",
  ],
  ['Choose one: Draw a card. Or: Gain 1 Force.', 'Choose one: Draw a card; or gain 1 Force.'],
  ['Choose one: Draw a card, or gain 1 Force.', 'Choose one: Draw a card; or gain 1 Force.'],
  ['Draw a card and gain 1 Force, then tap this unit.', 'Draw a card. Gain 1 Force. Tap this unit.'],
  [
    'Prevent all damage to this unit this turn.',
    'This unit gets "Prevent all damage to this unit" until end of turn.',
  ],
  [
    'Pay 1 Force -> Draw a card. Play any number of times each turn.',
    'Pay 1 Force -> Draw a card. You may play any number of times each turn.',
  ],
  [
    'Pay 1 Force -> Draw a card. Play only if you have at least 3 Force. Play only once per turn.',
    'Pay 1 Force -> Draw a card. Play only if you have at least 3 Force and only once per turn.',
  ],
  ['Accuracy +2', 'Accuracy 2'],
  [
    'Look at the top 3 cards of your deck. Put one of them into your hand, and discard the other cards.',
    'Look at the top 3 cards of your deck. Put one of those cards into your hand. Discard the rest.',
  ],
];

/** In the engine's own words already. */
const OWN: readonly string[] = [
  'Each of your units gets +1 power and Armor until end of turn.',
  'Discard an untapped unit.',
  'Tap a unique Character.',
  'Tap an Old Republic unit.',
  'Pay 2 build points and 3 Force -> Gain 1 build point.',
  'When this unit attacks, you may pay 1 Force. If you do, you may draw a card.',
  'Adapt: Armor, Fury 2/+1 power',
  'During your build step, you may discard this card from your hand. If you do, gain 2 Force.',
  'This unit gets +1 power and +1 health for each of your Droids.',
  'This unit gets +10 speed, +1 power, and Armor.',
  'One of your units gets "Pay 1 Force -> Gain 1 Force" and Armor until end of turn.',
  'Pay X Force -> This unit gets +X power until end of turn.',
  'Remove X credit counters from this unit -> Gain X Force.',
  'Bounty: Draw a card.',
  'INSERT: This unit gets +1 power.',
  'Reserves: Pay 1 Force -> Draw a card.',
  'Treat this unit as a Droid.',
  'Choose an arena. Tap each unit in that arena.',
  'If you have no Force, draw a card. Otherwise, gain 1 Force.',
  'Disrupt an attack by a Droid.',
  'Pay 1 Force -> Draw a card. Play only when this unit attacks or when this unit is attacked.',
  'Pay 1 Force -> Draw a card. Play up to 2 times each turn.',
  'Lucky 1. Play only once per turn.',
  // One die, two dice.
  'Pay 1 Force -> Do 1 die of damage to a unit.',
  'Pay 1 Force -> This unit does 2 dice of damage to a unit.',
  'Pay 1 Force -> Your opponent rerolls up to 1 attack die against this unit.',
  'Pay 1 Force -> Your opponent rerolls up to 2 attack dice.',
  "Your opponent reveals his or her hand. Discard up to 1 card from your opponent's hand.",
  'Accuracy 2. Play only when this unit attacks.',
];

for (const [text, wording] of [...SAID, ...OWN.map((one) => [one, one] as const)])
  test(`said: ${text}`, () => assert.equal(printEffect(read(text)), wording));
