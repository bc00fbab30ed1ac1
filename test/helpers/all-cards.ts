// Two decks with every type of card and most things that act outside the attack.
import { card, gear, soldier, tarn, unit } from './command.ts';

const PILOT = '[Pilot] Starfighter Pilot. The Starfighter gets: * +20 speed. * Pay 1 Force -> Evade 1';
const GUNNER = '[Pilot] Transport and Walker Pilot. The Transport or Walker gets: * +1 power. * Armor';

export const allCards = {
  tarnA: tarn('A', { cost: 4 }),
  tarnB: tarn('B', { cost: 6, health: 5, text: ['INSERT: Damage Control 1'] }),
  tarnC: tarn('C', { cost: 2, health: 2, text: [PILOT] }),
  tarnD: tarn('D', { cost: 3, type: 'Ground', text: ['Reserves: Tap -> Gain 1 Force.'] }),
  tarnE: tarn('E', { cost: 1, text: ['When you deploy this unit, draw a card.'] }),
  ace: soldier({ cost: 2, text: [PILOT] }),
  driver: soldier({ cost: 2, text: [GUNNER, 'Upkeep: Pay 1 Force or tap this unit.'] }),
  droid: unit('Character', 'Droid', [20, 1, 2], { cost: 1 }),
  crew: unit('Character', 'Rebel Squad', [40, 3, 4], {
    name: 'Bold Crew',
    version: 'A',
    text: ['Stack: Tarn Vell and any Droid.'],
  }),
  xwing: unit('Space', 'Rebel Starfighter', [60, 3, 3], { cost: 2, text: ['Pay 1 Force -> Evade 1'] }),
  vulture: unit('Space', 'Droid Starfighter', [50, 2, 2], { cost: 2 }),
  hauler: unit('Space/Ground', 'Transport', [30, 3, 5], { cost: 4, text: ['Switch: Shields 1/Armor'] }),
  walker: unit('Ground', 'Imperial Walker', [20, 4, 4], {
    cost: 3,
    text: ['Upkeep: Put 1 damage counter on this unit.'],
  }),
  squad: unit('Ground/Character', 'Rebel Squad', [40, 3, 3], {
    cost: 3,
    text: ['Reduced Cost 1: If you have a Droid in any arena.'],
  }),
  spy: unit('Character', 'Rebel Spy', [50, 2, 2], { cost: 4, text: ['Hidden Cost 1'] }),
  zealot: unit('Character', 'Dark Jedi', [40, 4, 3], { cost: 5, text: ['Alternative Cost: Pay 3 Force.'] }),
  thief: soldier({
    cost: 2,
    text: ["When you deploy this unit, gain control of one of your opponent's units until end of turn."],
  }),
  swarm: unit('Ground', 'Beast', [30, '*', 3], {
    cost: 2,
    text: ["This unit's power is equal to the number of Droids you have in any arena."],
  }),
  camp: card('Location', ['When your build step starts, gain 1 Force.'], { subtype: 'Ground', cost: 2 }),
  port: card('Location', ['Each Starfighter gets +1 power.'], { subtype: 'Space/Ground', cost: 1 }),
  gun: gear('Character - Blaster Weapon', ['Pay 1 build point -> Equip', 'Equipped unit gets +1 power.']),
  bladeA: gear('Character - Blade Weapon', ['Pay 1 Force -> Equip', 'Equipped unit gets Accuracy 1.'], {
    name: 'Old Blade',
    version: 'A',
  }),
  bladeB: gear('Character - Blade Weapon', ['Pay 1 Force -> Equip', 'Equipped unit gets +2 power.'], {
    name: 'Old Blade',
    version: 'B',
    cost: 2,
  }),
  skill: gear('Ground/Character - Skill', ['Pay 0 Force -> Equip', 'Equipped unit gets Armor.']),
  trait: gear('Character - Trait', [
    'When one of your Characters attacks, attach this Trait to that unit.',
    'Equipped unit gets +1 health.',
  ]),
  task: card('Mission', ['Gain 2 Force.', 'Pay 1 Force -> Meditate']),
  toll: card('Mission', ['To complete this Mission, you must also tap one of your units. Draw 2 cards.'], {
    cost: 1,
  }),
  trap: card(
    'Mission - Trap',
    ["Whenever one of your opponent's units attacks, put 1 damage counter on that unit."],
    { cost: 1 },
  ),
  war: card('Mission - Campaign', ['When your build step starts, gain 1 Force.'], { cost: 2 }),
  mint: card(
    'Resource',
    [
      'Add 1 counter -> Gain 1 Force. Play only during your build step.',
      'Remove 2 counters -> Gain 1 build point. Play only during your build step.',
    ],
    { cost: 1 },
  ),
  hunt: card('Event', ['When your build step starts, gain 1 Force.'], { cost: undefined }),
  rider: unit('Subordinate', 'Ground - Beast Rider', [50, 2, 2], { name: 'Tusk Rider', cost: undefined }),
  caller: soldier({
    cost: 2,
    text: [
      'Pay 1 Force -> Take 1 50/2/2 Tusk Rider Subordinate and put it into the Ground arena. Play only during your build step.',
    ],
  }),
  spark: card(
    'Battle',
    [
      'Pay 1 Force -> One of your units gets +2 power until end of turn.',
      'Enhance: Pay 1 more Force -> That unit also gets Armor until end of turn.',
      'Pay 2 Force -> Meditate',
    ],
    { cost: undefined },
  ),
  cut: card('Battle', ['Pay 1 Force -> Retreat one of your units.'], { cost: undefined }),
  maw: unit('Character', 'Beast', [45, 3, 3], { cost: 3, text: ['Consume', 'Tenacity 2'] }),
  shifter: unit('Ground/Character', 'Rebel Squad', [35, 2, 3], {
    cost: 2,
    text: ['Adapt: Armor/+1 power, Accuracy 1', 'Overload 2'],
  }),
  quarter: soldier({
    cost: 1,
    text: [
      "Each of your units' activated abilities costs 1 less Force to play. Abilities that cost 1 or more Force can't cost fewer than 1 Force.",
      'Equipment costs 1 less Force to attach to this unit.',
    ],
  }),
  scholar: soldier({
    cost: 1,
    text: [
      'Pay 1 Force -> Put the top card of your deck face-down under this unit. Play only during your build step.',
    ],
  }),
  storm: card('Mission', ["Do 3 damage divided as you choose among up to 2 of your opponent's units."], {
    cost: 1,
  }),
  oath: card('Mission', ['If you have a Droid in any arena, draw up to 2 cards.', 'Gain 1 Force.'], {
    cost: 1,
  }),
  halt: card('Battle', ['Pay 1 Force -> Disrupt a Mission card.'], { cost: undefined }),
};

const DECK = Object.keys(allCards).filter((key) => !['rider', 'hunt'].includes(key));

/** A seat's deck and supply, each card once or twice, with ids of its own. */
export const seatOf = (side: 'dark' | 'light') => ({
  deck: DECK.flatMap((key) => [1, 2].map((n) => ({ id: `${side}-${key}-${n}`, card: key }))),
  supply: [1, 2, 3]
    .map((n) => ({ id: `${side}-rider-${n}`, card: 'rider' }))
    .concat([{ id: `${side}-hunt`, card: 'hunt' }]),
});
