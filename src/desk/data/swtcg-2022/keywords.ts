// The 2022 rulebook's Keywords, in our own words. Most are rules of the index: their text is there, and what the book says besides is here.
import type { RulebookSection } from '../../model/document.ts';

export const keywords: RulebookSection = {
  section: 'Keywords',
  kind: 'term',
  entries: [
    {
      title: 'Absorb',
      rule: 'keyword.absorb',
      text: 'It is layered and activated in the damage prevention chance: each copy is an ability of its own. The bonus lasts for that one attack.',
    },
    {
      title: 'Accuracy',
      rule: 'keyword.accuracy',
      aliases: ['Accuracy X/-X'],
      text: 'It is static and cumulative: the values of several copies are added, negative ones subtracted. Because natural rolls stay what they are, it changes nothing for Backfire, Critical Hit, Focus, Fury, Parry and Riposte; against Armor it does help. A unit that gets Accuracy after its attack dice were rolled is too late: the hits stay.',
    },
    {
      title: 'Alternative Cost',
      rule: 'keyword.alternative-cost',
      text: "It is a selective, static effect. If you can't pay all of it, you can't complete the card this way. Its parts are paid in the order in which they are listed.",
    },
    {
      title: 'Ambush',
      rule: 'keyword.ambush',
      text: 'It is an activated, layered ability. The newcomer may have been deployed there, moved there or put there, and each copy can be used once for each of these arrivals.',
    },
    {
      title: 'Area Damage',
      rule: 'keyword.area-damage',
      text: 'It is triggered, cumulative and optional. Only damage of the attack itself sets it off.',
    },
    {
      title: 'Armor',
      rule: 'keyword.armor',
      text: 'It is static and isolated. It redefines which roll hits and does not change the roll as Accuracy does, so a unit with Accuracy 1 hits an armored unit with a 4, 5 or 6.',
    },
    { title: 'Avenge', rule: 'keyword.avenge', text: 'It is triggered and cumulative.' },
    {
      title: 'Backfire',
      rule: 'keyword.backfire',
      text: 'It is cumulative and triggered by the initial roll, before any reroll. One three is enough. Only attack dice count, not dice of damage such as those of Retaliate.',
    },
    {
      title: 'Barrage',
      rule: 'keyword.barrage',
      changed: true,
      text: 'It is static and cumulative. Before the attack you choose: Barrage against a Character, or an attack in the arena where the unit is. Barrage reaches neither into Space nor onto the Ground. Changes of power count, those from its stack included.',
    },
    {
      title: 'Bombard',
      rule: 'keyword.bombard',
      text: "It is static and cumulative. Before the attack you choose: Bombard against a Ground unit, or a normal attack in the arena where the unit is. Bombard doesn't reach into the Space arena. Changes of power count, those from its stack included.",
    },
    {
      title: 'Bounty',
      rule: 'keyword.bounty',
      text: 'It is layered and triggers when the unit is discarded. It triggers although the attacking unit has left play, works in the build zone, and is paid out even if its own unit lies in the discard pile. A unit collects no bounty for itself.',
    },
    {
      title: 'Critical Hit',
      rule: 'keyword.critical-hit',
      text: "It is cumulative and triggers in the pending damage step. The six must be natural: Accuracy can't make one, and of several only one counts. Either player may change the number of sixes by rerolls; the roll that the attack uses in the end is looked at. Gained after the dice were rolled, it comes too late. It needs attack dice, so Retaliate and the like have no use of it.",
    },
    {
      title: 'Cunning',
      rule: 'keyword.cunning',
      text: "It is static and isolated. The attack dice are rolled in secret and shown once damage prevention is over. If they can't be rolled secretly, hold the prevention chance before rolling. With Cunning there is always such a chance, pending damage or not.",
    },
    {
      title: 'Damage Control',
      rule: 'keyword.damage-control',
      text: 'It is triggered and cumulative, and you choose how many.',
    },
    {
      title: 'Deflect',
      rule: 'keyword.deflect',
      text: 'It is layered and activated in the damage prevention chance. The new damage equals the damage prevented and may go to any unit of the arena, even to the unit that deflects. Damage can be deflected again and again; it is applied after all prevention and all deflecting is over. Each Deflect works once for each source of damage, and it prevents as much as its value allows.',
    },
    {
      title: 'Double Damage',
      rule: 'keyword.double-damage',
      text: 'It is static and isolated and is applied when damage counters are placed: one more counter for each damage not prevented, on top of the usual counters.',
    },
    {
      title: 'Double Strike',
      rule: 'keyword.double-strike',
      text: "It is static and isolated, and its time is after the end of the attack. It needs a unit that has just attacked and tapped for that attack. It is the first attack that taps it, not the second; a unit that untaps may double strike again. The new target must be an opponent's unit that it can attack, never one of your own.",
    },
    {
      title: 'Elude',
      see: ['Precision'],
      text: 'An old name: a unit with Elude is treated as if it had Precision.',
    },
    {
      title: 'Enhance',
      rule: 'keyword.enhance',
      text: 'It is a selective, static effect. The text says whether the better effect comes instead of the normal one or in addition. You must declare Enhance and pay for it before any effect resolves, and before the disrupt chance.',
    },
    {
      title: 'Equip',
      rule: 'keyword.equip',
      text: "It is a selective effect of the Equipment, activated in the build step only. One of the unit's types must match one of the subtypes of the Equipment.",
    },
    {
      title: 'Evade',
      rule: 'keyword.evade',
      text: 'It is layered and activated in the damage prevention chance. Its full value need not be used, whatever is pending: any amount up to X will do.',
    },
    {
      title: 'Ferocity',
      rule: 'keyword.ferocity',
      text: 'It is static and isolated. It covers every damage that has this unit as its source: attacks, Ambush, Deflect, Retaliate and any other effect that names the unit as source.',
    },
    {
      title: 'Focus',
      rule: 'keyword.focus',
      text: 'It is cumulative, and the initial roll sets it off; a five that appears on a reroll is no use, nor is one made by Accuracy. The bonus lasts for one attack, but every attack can earn it anew. Only attack dice count, not dice of damage such as Retaliate.',
    },
    {
      title: 'Foresight',
      rule: 'keyword.foresight',
      text: 'It is a static, layered effect. With "Foresight: Gain 2 Force" a right guess is worth 2 Force.',
    },
    {
      title: 'Forewarning',
      rule: 'keyword.forewarning',
      text: 'It is a static, layered effect. With "Forewarning: Gain 2 Force" a right guess is worth 2 Force.',
    },
    {
      title: 'Fortitude',
      rule: 'keyword.fortitude',
      text: "It is static and isolated. Against Ferocity, and against damage of which a card says that it can't be prevented, the unit may use Deflect, Evade, Parry and every other preventing ability, but to protect itself only. Counters put directly on a unit are no damage, so it does nothing about them.",
    },
    {
      title: 'Fury',
      rule: 'keyword.fury',
      text: 'It is cumulative, and the initial roll sets it off, before rerolls: a four that comes later does not count, nor one made by Accuracy. Gained after the attack dice were rolled, it brings no more dice. Only attack dice count, not dice of damage such as Retaliate.',
    },
    {
      title: 'Hidden Cost',
      rule: 'keyword.hidden-cost',
      changed: true,
      text: "It is a selective, static effect. The card must be partially built, with as many build counters as X or as its current build cost, whichever is less. Force pays what is then missing; nothing is paid if the counters suffice. Effects and stacking may lower the cost that is needed, even below X. You can't use it to deploy a Pilot onto a unit.",
    },
    {
      title: 'INSERT',
      rule: 'keyword.insert',
      text: 'It is static and layered, and it counts too when the card is the top card itself. The effect granted stays an effect of its own type: an activated one, for example, can be disrupted. INSERT goes on granting in the build zone; whether the granted effect works there is up to the normal rules.',
    },
    {
      title: 'Inspiration',
      rule: 'keyword.inspiration',
      text: 'It is static and isolated. The unit itself gains nothing by it.',
    },
    {
      title: 'Intercept',
      rule: 'keyword.intercept',
      text: "It is selective and activated in the attack chance. It prevents no damage, and it neither ends the attack nor starts a new one. Any number of units may intercept one attack, once for each copy of the ability, and each that does so has been attacked. A unit may even step in when one of your own units is the attacker, though not against its own attack. If the attacker can't attack the intercepting unit, the cost may be paid, but the defender stays. Effects \"for this attack\" do not come anew with each Intercept. Some end because the new defender doesn't fit them; others go on. An effect about the attack as such can't be played again for each one.",
    },
    { title: 'Intimidation', rule: 'keyword.intimidation', text: 'It is static and isolated.' },
    {
      title: 'Ion Cannon',
      rule: 'keyword.ion-cannon',
      text: "It is static and cumulative. Before the attack you choose: Ion Cannon against a Space unit, or a normal attack in the arena where the unit is. Ion Cannon doesn't reach into the Ground arena. Changes of power count, those from its stack included.",
    },
    {
      title: 'Lucky',
      rule: 'keyword.lucky',
      text: 'It is static and cumulative. When the unit attacks you reroll dice of your own; when it is attacked, your opponent rerolls some of the dice against it. You choose how many, up to X and no more than were rolled for the attack. Both players may use Lucky, in the usual order of chances.',
    },
    {
      title: 'Meditate',
      rule: 'keyword.meditate',
      text: 'It is an isolated, activated effect that works only from the discard pile. You pay the Meditate cost and no printed build cost, Force cost or alternative cost. A Battle card is played at a time when it could be played anyway, a Trap when what triggers it has happened, every other card in your build step. When a card played like this would be discarded, it is removed from the game instead.',
    },
    {
      title: 'Overkill',
      rule: 'keyword.overkill',
      text: "It is isolated and triggers in the pending damage chance. Hits equal to the defender's remaining health must stay on the defender. The attacking player decides about the rest, and does not change that decision later. The reassigned hits are damage of the ability, not of the dice: Shields, Parry and Armor do nothing about them, ordinary prevention does. Both units resolve their damage together.",
    },
    {
      title: 'Parry',
      rule: 'keyword.parry',
      text: "It is cumulative and triggers in the damage prevention chance: at least one natural 1 among the dice rolled against the unit. Of several only one counts, after rerolls; both players may use rerolls to change that. Negative Accuracy makes no natural 1. Gained after the roll, Parry comes too late. It doesn't prevent damage that the parrying unit does, unless it attacks itself, and it can't touch damage that is unpreventable. Only attack dice count, not dice of damage such as Retaliate.",
    },
    {
      title: 'Persuade',
      rule: 'keyword.persuade',
      text: 'It is layered and activated in the damage prevention chance. If no unit attacked, nobody loses power.',
    },
    {
      title: 'Pilot',
      rule: 'keyword.pilot',
      changed: true,
      also: ['↔', 'How many Pilots', 'Moving a Pilot', 'No Pilot for a Droid'],
      text: 'It is static and layered, written with the Pilot symbol and a subtype. Once in your build step you may move the card onto such a unit or off it. While it pilots, only its name, its subtype and its health count besides; it is no unit. The number of Pilots on a unit goes by that unit\'s subtype. A Pilot\'s several Pilot abilities for one subtype are treated as one. What it grants goes to the piloted unit alone. "Pilot" on other cards means any unit card with the keyword, in a deck, a hand or a discard pile too; it is no subtype. No Pilot goes onto a unit in setup, and none is deployed straight onto one.',
    },
    {
      title: 'Precision',
      rule: 'keyword.precision',
      text: 'It is static and isolated. Nothing else changes the target either. The keyword used to be called Elude; a unit with Elude counts as having Precision.',
    },
    {
      title: 'Protect',
      rule: 'keyword.protect',
      text: 'It is layered and activated in the damage prevention chance. Each copy can be played once for each damage, for any amount up to X, even if as much or more is pending.',
    },
    {
      title: 'Redirect',
      rule: 'keyword.redirect',
      changed: true,
      text: 'It is selective and activated. The unit chosen must also be one that can be damaged, without an ability that prevents all damage to it automatically. Against an attacker with Precision it has no effect.',
    },
    {
      title: 'Reduced Cost',
      rule: 'keyword.reduced-cost',
      text: 'It is a selective, static effect. On a Battle card X is the Force cost to activate it, on all others the build cost. The condition begins with "If" and must be met. Stacking and other effects can lower X further: if X is 6 as long as you have a unit in Space, and another effect takes 1 off, 5 build counters are enough while you have that unit.',
    },
    {
      title: 'Reserves',
      rule: 'keyword.reserves',
      text: 'It is static and layered. The ability granted stays of its own type: an activated one, for example, can be disrupted.',
    },
    {
      title: 'Resilience',
      rule: 'keyword.resilience',
      text: 'It is static and cumulative: add up all copies, positive and negative. Since there are no negative counters, the number of counters asked for is X without its sign. "Resilience 1" means Resilience +1.',
    },
    {
      title: 'Retaliate',
      rule: 'keyword.retaliate',
      text: 'It is layered and activated in the attack chance; without a printed cost it costs "Pay 0 Force". The attacker must be in the same arena: attacks from another arena, as with Bombard and Ion Cannon, or from the build zone can\'t be answered. The dice are dice of damage and can Stun. If X is the unit\'s power, its total power at the time of activation counts. Each copy works once per attack. Every unit that is the defender in the course of an attack may activate its own, and they resolve in order when it ends. A unit that attacks itself can retaliate against itself.',
    },
    {
      title: 'Riposte',
      rule: 'keyword.riposte',
      text: 'It is cumulative and triggered by that roll. The roll that the attack uses in the end is looked at, after rerolls; of several twos only one counts. Both players may use rerolls to change that. Negative Accuracy makes no natural two. Only attack dice count, not dice of damage such as Retaliate.',
    },
    {
      title: 'Shields',
      rule: 'keyword.shields',
      text: 'It is static and cumulative, and matters only at the moment when attack dice are rolled.',
    },
    {
      title: 'Stack',
      rule: 'keyword.stack',
      text: "It is static and layered. The unit itself doesn't count as any of the cards listed and doesn't contest with them. A card listed by name lets in no other name, unless the card fits another part of the list or represents the same unit. Of each unique unit one version may lie there; of cards that are not unique, several of one name. The limit of 4 cards in a stack still holds. If the unit loses the ability or is no longer the top card, all cards that the new top card can't be stacked with go to their owner's discard pile at once.",
    },
    {
      title: 'Stealth',
      rule: 'keyword.stealth',
      changed: true,
      text: "It is static and isolated. One damage counter, or being tapped, is enough to make it attackable. Overkill, for example, can damage it anyway. The unit may use its own Intercept, but it becomes the defender only if it is tapped, has a damage counter, or the attacker can attack units with Stealth for another reason. Once Velocity has changed a unit's speed, that unit can't gain Stealth any more.",
    },
    {
      title: 'Stun',
      rule: 'keyword.stun',
      text: 'It is cumulative and triggers when damage counters are placed, for any damage that the unit does to another. If a unit has both Deflect and Stun, what it deflects can stun; no other unit can stun with that damage.',
    },
    {
      title: 'Surge',
      rule: 'keyword.surge',
      changed: true,
      text: 'It is cumulative and triggers when damage counters are placed; with none placed it does not happen. The damage must come from another unit, in an attack or otherwise. You may choose the damaged unit itself, or a unit of your opponent, as long as it is in the same arena. The bonus lasts until end of turn.',
    },
    {
      title: 'Switch',
      rule: 'keyword.switch',
      text: 'It is static and layered. Slashes separate the gains; "None" means none for that arena, and there is no slash for an arena that the type line lacks. Switch doesn\'t let a unit change its arena in the battle phase.',
    },
    {
      title: 'Upkeep',
      rule: 'keyword.upkeep',
      text: 'It is layered and triggers when the build step starts. You must pay if you can: one of the listed costs, the others being ignored. It is due in the build zone too, when the unit becomes the top card of a stack, and while it pilots. Each instance is paid on its own: one tap, for example, settles one Upkeep only. You choose the order of several, even so that one can no longer be paid.',
    },
    {
      title: 'Velocity',
      rule: 'keyword.velocity',
      changed: true,
      text: "It is a selective, static ability that triggers when the battle step of its arena starts, and only if the unit is there at that time. The change is optional, up or down by X, and lasts until end of turn. Speed can't fall below 0 by it.",
    },
  ],
};
