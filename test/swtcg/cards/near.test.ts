// The engine never says of an effect what it does not mean: whatever is a little different from an effect that has a wording
// has a wording that is read as just that, or none. (What readers of the viewer see is what is played.)
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { near } from './near.ts';

/** What a changed cost does not fall below. */
const atLeastForce = (n: number) => `Abilities that cost ${n} or more Force can't cost less than ${n} Force.`;

const SENTENCES = [
  "Each activated ability of your opponent's Droids in the Space arena cost 1 more Force to play.",
  'Each activated ability of your tapped units cost 1 less Force to play.',
  'Each Force-activated ability of your units in this arena cost 2 more Force to play.',
  "Each of this unit's activated abilities cost 1 less Force to play.",
  "Each of your opponent's Sith Characters' Force-activated abilities cost 1 more Force to play.",
  `Each of your other units' Evade abilities cost 1 less Force to play. ${atLeastForce(1)}`,
  "Evade abilities on your opponent's tapped units cost 2 more Force to play.",
  "Each of your opponent's Battle cards cost 1 more Force to play.",
  'Each Battle card cost 1 less Force to play.',
  'Equipment cost 1 more Force to attach to each of your Droids.',
  'Weapon Equipment cost 1 less build point to attach to this unit.',
  'Equipment cost 1 more Force and 2 more build point to attach to this unit.',
  'Weapon Equipment cost 1 less Force and 1 less build point to attach to this unit.',
  'You may attach Equipment to this unit without paying the equip cost.',
  'This unit cost 2 more build counter to deploy.',
  'This unit cost 1 less build counter to deploy for each of your Droids.',
  "Each of your opponent's Droids cost 1 more build counter to deploy.",
  'Each Droid cost 1 less build counter to deploy.',
  "This unit's power is 4, and it can't gain or lose power.",
  'This unit can attack Droids with Stealth in the Space arena.',
  'Each of your Droids can attack Characters with Stealth in any arena.',
  'This unit can attack units with Stealth in this arena.',
  'When this unit attacks, draw a card when the attack ends.',
  'Pay 1 Force -> Tap this unit when the attack ends.',
  'Choose one: Draw a card; or gain 1 Force; or tap this unit.',
  'Choose one: Draw a card. Play only during your build step; or gain 1 Force. Play only when this unit attacks; or gain 2 Force.',
  'Draw a card when your next build step starts.',
  'Roll a die. If you roll 5 or 6, draw a card.',
  'Roll 2 dice. If their total is 9 or more, draw a card.',
  "Until end of turn, each of your Droids gets +1 power as long as it's attacking a Jedi.",
  "Until end of turn, each of your Droids gets +1 power as long as it's using Bombard to attack a Jedi.",
  "Until end of turn, this unit gets +1 power as long as it's using Bombard to attack a Jedi.",
  'This unit gets +1 power when attacking a Jedi until end of turn.',
  'This unit gets the Jedi subtype until end of turn.',
  'This unit gets Armor and the Jedi subtype until end of turn.',
  'This unit gets +1 power, Armor, and the Jedi subtype until end of turn.',
  'This unit gets +1 power for each of your Droids and Armor.',
  'This unit gets +1 power for each of your Droids and Armor until end of turn.',
  'This unit gets +10 speed and +1 power for each of your Droids and Armor.',
  "Choose one of your opponent's units. This unit gets each of that unit's abilities until end of turn.",
  "Choose one of your opponent's units. This unit gets each of that unit's activated abilities until end of turn.",
  "Choose one of your opponent's units. This unit gets up to 2 of that unit's Force-activated abilities until end of turn.",
  "Choose one of your opponent's units. This unit gets up to 2 of that unit's abilities until end of turn.",
  "Choose a Fury ability on one of your opponent's units. This unit gets the chosen ability until end of turn.",
  'When this unit attacks, you may tap this unit. If you do, draw a card.',
  'When this unit attacks, you may gain 1 Force. If you do, draw a card.',
  'When this unit attacks, you may gain 1 Force, and tap this unit. If you do, draw a card.',
  'Pay 1 Force -> You may gain 1 Force. If you do, draw a card.',
  'Pay 1 Force -> You may tap this unit. If you do, draw a card.',
  'Pay 1 Force -> If you have no Force, tap this unit unless your opponent pays 2 Force.',
  'Pay 1 Force -> Remove 1 damage counter from this unit. If you do, draw a card.',
  'Pay X Force -> This unit gets -X power until end of turn.',
  "Pay X Force -> This unit does X +2 damage to one of your opponent's units.",
  'Search your deck for a Pilot, reveal it, and put it into your hand.',
  'Search your deck for a Droid unit card or Mission, reveal it, and put it into your hand.',
  'This unit gets Fury 2 for each of your Droids.',
  'When this unit attacks, you may remove this unit from the game. If you do, draw a card.',
  'When this unit attacks, you may discard a card from your hand. If you do, draw a card.',
  'When this unit attacks, you may discard the top card of your deck. If you do, draw a card.',
  'When this unit attacks, you may remove 1 damage counter from one of your other units. If you do, draw a card.',
  'When this unit attacks, you may remove up to 2 damage counters from one of your other units. If you do, draw a card.',
  'When this unit attacks, you may remove all damage counters from one of your other units. If you do, draw a card.',
  'When this unit attacks, you may put one of your other units into the Ground arena. If you do, draw a card.',
  'When this unit attacks, your opponent may discard a card from his or her hand. If he or she does, draw a card.',
  "When this unit attacks, you may untap one of your units, and tap one of your opponent's units. If you do, draw a card.",
  'Pay 1 Force -> Tap this unit. If you do, draw a card.',
  'Pay 1 Force -> You may untap this unit. If you do, draw a card.',
  "Pay 1 Force -> You may tap one of your opponent's units. If you do, draw a card.",
  "Pay 1 Force -> You may tap one of your opponent's units, and untap this unit. If you do, draw a card.",
  'Pay 1 Force -> Choose one: Draw a card; or gain 1 Force. If you do, tap this unit.',
  'Pay 1 Force -> Disrupt an attack unless its controller pays 2 Force.',
  "Pay 1 Force -> Tap each of your opponent's units unless your opponent pays 2 Force.",
];

for (const sentence of SENTENCES)
  test(`near to: ${sentence}`, () => {
    const { said, wrong } = near(sentence);
    assert.ok(said > 0);
    assert.deepEqual(wrong, []);
  });
