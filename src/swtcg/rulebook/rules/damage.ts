// Damage from the moment it is pending until the unit is gone.
import type { Rule } from './rule.ts';

export const damageRules = {
  'damage.anytime': {
    title: 'One way for all damage',
    section: 'Play or Pass (POP) Chances',
    text: 'Damage from an effect goes the same way as damage from an attack: pending, prevention, counters, discard. Counters that an effect puts directly start at the third of these.',
  },
  'damage.dice': {
    title: 'Dice of damage',
    section: 'Glossary, Terms, dice of damage',
    text: "An effect that does dice of damage has that many dice rolled, and each hit becomes 1 damage. These aren't attack dice: Armor works against them, Accuracy and most other keywords don't.",
  },
  'damage.pending': {
    title: 'Pending damage',
    section: 'Attacking, 4',
    text: 'Damage that is about to be done can first be changed or given to another unit. Preventing it comes after that.',
  },
  'damage.prevent': {
    title: 'Preventing damage',
    section: 'Glossary, Terms, prevent damage',
    text: 'Prevented damage never becomes counters. An effect prevents no more than is pending; it heals nothing, and the rest of it is lost.',
  },
  'damage.unpreventable': {
    title: 'Unpreventable damage',
    section: 'Glossary, Phrases, "can\'t be prevented"',
    text: 'You may still play and pay for prevention against such damage, but it does nothing. Other ways of changing the damage work as usual.',
  },
  'damage.placement': {
    title: 'Damage counters',
    section: 'Attacking, 6',
    text: 'Each damage that is left puts a counter on the unit. If it then has as many counters as health, or more, effects that save it from being discarded get their chance.',
  },
  'unit.discard': {
    title: 'Discarding a unit',
    section: 'Attacking, 7',
    text: "A unit whose damage counters equal its health, or exceed it, goes to its owner's discard pile with its whole stack. Then follow effects that wait for a unit to be discarded.",
  },
  'unit.no-retreat': {
    title: "Can't retreat",
    section: 'Glossary, Terms, retreat',
    text: "A unit that can't retreat stays in its arena: neither its player nor an effect can retreat it. If only the retreat step is named, effects still can.",
  },
  'unit.retreat': {
    title: 'Retreating a unit',
    section: 'Glossary, Terms, retreat',
    text: "A retreating unit goes to its controller's build zone. An effect that retreats it neither taps nor untaps it, and hits already rolled still reach it.",
  },
} as const satisfies Record<string, Rule>;
