// Further keywords that act in battle.
import type { Rule } from './rule.ts';

export const battleKeywordRules = {
  'keyword.absorb': {
    title: 'Absorb',
    section: 'Keywords, Absorb',
    text: 'The unit prevents at most X of the damage pending to it and stores what it really prevented: that much power is added when it attacks the next time.',
  },
  'keyword.ambush': {
    title: 'Ambush',
    section: 'Keywords, Ambush',
    text: 'Whenever the other player brings a unit into the arena, by whatever way, this ability can be paid for against it, once per copy. It rolls X dice of damage at the newcomer.',
  },
  'keyword.area-damage': {
    title: 'Area Damage',
    section: 'Keywords, Area Damage',
    text: 'If an attack of this unit costs a unit its last health, its player may throw X dice of damage at one further unit in the arena where that happened.',
  },
  'keyword.avenge': {
    title: 'Avenge',
    section: 'Keywords, Avenge',
    text: 'If an attacker destroys a unit beside this one, on the same side, this unit answers with X dice of damage against the attacker as soon as the attack is over.',
  },
  'keyword.backfire': {
    title: 'Backfire',
    section: 'Keywords, Backfire',
    text: 'A three among the dice of the first throw, before anything is rolled again, costs the attacker itself X dice of damage after its attack.',
  },
  'keyword.barrage': {
    title: 'Barrage',
    section: 'Keywords, Barrage',
    text: 'The unit can choose a victim in the Character arena and then fights with X in place of its printed power. All bonuses to its power still apply.',
  },
  'keyword.bombard': {
    title: 'Bombard',
    section: 'Keywords, Bombard',
    text: 'The unit can choose a victim in the Ground arena and then fights with X in place of its printed power. All bonuses to its power still apply.',
  },
  'keyword.bounty': {
    title: 'Bounty',
    section: 'Keywords, Bounty',
    text: 'For another unit that this one destroys by damage, its player receives what stands after the colon at the beginning of the next own build step, whatever has become of the hunter.',
  },
  'keyword.cunning': {
    title: 'Cunning',
    section: 'Keywords, Cunning',
    text: 'The opponent has to decide about preventing damage before anybody knows the dice, and that chance comes even if it turns out that nothing hit.',
  },
  'keyword.deflect': {
    title: 'Deflect',
    section: 'Keywords, Deflect',
    text: 'The unit prevents as much damage to itself as it can, at most X, and its player may turn it on any unit in the arena as new damage from this unit. That damage can be prevented or deflected in its turn.',
  },
  'keyword.double-damage': {
    title: 'Double Damage',
    section: 'Keywords, Double Damage',
    text: 'For every damage of its attack that reaches the defender, the unit puts a second counter there. Other damage of the unit is not doubled.',
  },
  'keyword.double-strike': {
    title: 'Double Strike',
    section: 'Keywords, Double Strike',
    text: 'After an attack for which it tapped, the unit may at once attack an enemy a second time without tapping. The second attack brings no third.',
  },
  'keyword.ferocity': {
    title: 'Ferocity',
    section: 'Keywords, Ferocity',
    text: 'All damage whose source is this unit resists prevention, in attacks and otherwise, except where the victim itself has Fortitude.',
  },
  'keyword.focus': {
    title: 'Focus',
    section: 'Keywords, Focus',
    text: 'A five among the dice of the first throw makes the unit stronger by X for the attack after this one. A second five adds nothing.',
  },
  'keyword.foresight': {
    title: 'Foresight',
    section: 'Keywords, Foresight',
    text: 'Before its attack is rolled, its player may name the number of hits, none included. A right guess brings what stands after the colon.',
  },
  'keyword.forewarning': {
    title: 'Forewarning',
    section: 'Keywords, Forewarning',
    text: 'When the unit is the defender, its player may name the number of hits before they are rolled. A right guess brings what stands after the colon.',
  },
  'keyword.fortitude': {
    title: 'Fortitude',
    section: 'Keywords, Fortitude',
    text: 'With its own abilities the unit prevents even damage to itself that others could not. It is of no use to its neighbours, nor against counters that are put down directly.',
  },
  'keyword.fury': {
    title: 'Fury',
    section: 'Keywords, Fury',
    text: 'A four among the dice of the first throw lets the attacker throw X dice more, once, however many fours there are.',
  },
  'keyword.inspiration': {
    title: 'Inspiration',
    section: 'Keywords, Inspiration',
    text: 'A unique unit makes every other unit of its player in the arena faster by 10 and stronger and tougher by 1. Two copies on one unit count once.',
  },
  'keyword.intercept': {
    title: 'Intercept',
    section: 'Keywords, Intercept',
    text: 'During an attack on another unit of the same player beside it, the unit can step in and become the defender, if the attacker may attack it. The attack stays one and the same.',
  },
  'keyword.intimidation': {
    title: 'Intimidation',
    section: 'Keywords, Intimidation',
    text: 'A unique unit is faster by 10 and stronger and tougher by 1 for every enemy unit that stands in its arena.',
  },
  'keyword.ion-cannon': {
    title: 'Ion Cannon',
    section: 'Keywords, Ion Cannon',
    text: 'The unit can choose a victim in the Space arena and then fights with X in place of its printed power. All bonuses to its power still apply.',
  },
  'keyword.overkill': {
    title: 'Overkill',
    section: 'Keywords, Overkill',
    text: "Hits that go beyond what the defender has left may be given to one other unit there, as many of them as the attacker's player likes. Nothing that works on dice helps that unit.",
  },
  'keyword.parry': {
    title: 'Parry',
    section: 'Keywords, Parry',
    text: 'If a one lies among the attack dice in the end, the defender prevents as many as X damage without any cost.',
  },
  'keyword.persuade': {
    title: 'Persuade',
    section: 'Keywords, Persuade',
    text: 'The unit prevents at most X of the damage pending to it, and whoever attacked will be weaker by what was really prevented when it attacks the next time.',
  },
  'keyword.precision': {
    title: 'Precision',
    section: 'Keywords, Precision',
    text: 'The victim that this unit has chosen stays its victim: stepping in or turning the attack elsewhere has no effect.',
  },
  'keyword.protect': {
    title: 'Protect',
    section: 'Keywords, Protect',
    text: 'For its cost the unit prevents at most X damage to a neighbour of the same player. It counts as being there even if leaving was the price.',
  },
  'keyword.redirect': {
    title: 'Redirect',
    section: 'Keywords, Redirect',
    text: 'When the unit is the defender, its player can name a neighbour of the same side that may be attacked, and the attack goes there.',
  },
  'keyword.resilience': {
    title: 'Resilience',
    section: 'Keywords, Resilience',
    text: 'With X damage counters on it or more, the unit has X power more. A negative value weakens it in the same way.',
  },
  'keyword.retaliate': {
    title: 'Retaliate',
    section: 'Keywords, Retaliate',
    text: 'A defender attacked from within its own arena can answer with X dice of damage after the attack, even if it is gone by then. Each copy can do so in every attack.',
  },
  'keyword.riposte': {
    title: 'Riposte',
    section: 'Keywords, Riposte',
    text: 'If a two lies among the attack dice in the end, the defender does X damage to the attacker after the attack.',
  },
  'keyword.surge': {
    title: 'Surge',
    section: 'Keywords, Surge',
    text: 'Whenever damage from a different unit has put counters on this one, its player may strengthen a unit in the arena, friend or foe, by X power for the turn.',
  },
  'keyword.velocity': {
    title: 'Velocity',
    section: 'Keywords, Velocity',
    text: 'As the fighting in its arena begins, the unit may become exactly X faster for the turn, or X slower if it has no Stealth. Afterwards it cannot gain Stealth.',
  },
} as const satisfies Record<string, Rule>;
