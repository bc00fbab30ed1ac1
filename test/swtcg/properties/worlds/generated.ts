// Games with generated cards: any mix of types, costs, values, keywords and sentences, also such as nobody would print.
import { starter } from '../../../../src/swtcg/starter/index.ts';
import { Chance } from '../../../helpers/chance.ts';

/** Keywords with a number, whatever it is. */
const NUMBERED = [
  ...[
    'Accuracy',
    'Area Damage',
    'Avenge',
    'Backfire',
    'Barrage',
    'Bombard',
    'Critical Hit',
    'Damage Control',
  ],
  ...[
    'Focus',
    'Fury',
    'Ion Cannon',
    'Lucky',
    'Parry',
    'Resilience',
    'Retaliate',
    'Riposte',
    'Shields',
    'Stun',
  ],
  ...['Surge', 'Tenacity', 'Overload'],
];
const SIGNED = ['Accuracy', 'Resilience'];
const BARE = [
  ...[
    'Armor',
    'Consume',
    'Cunning',
    'Double Damage',
    'Double Strike',
    'Ferocity',
    'Fortitude',
    'Inspiration',
  ],
  ...['Intimidation', 'Overkill', 'Precision', 'Stealth'],
];
const PAID = ['Absorb', 'Ambush', 'Deflect', 'Evade', 'Persuade', 'Protect', 'Retaliate'];
const PAID_BARE = ['Intercept', 'Redirect'];

const SUBTYPES = [
  ...[
    'Imperial Starfighter',
    'Rebel Starfighter',
    'Imperial Capital Ship',
    'Rebel Transport',
    'Imperial Walker',
  ],
  ...[
    'Rebel Squad',
    'Jedi Master',
    'Dark Jedi',
    'Military Droid',
    'Bounty Hunter',
    'Creature',
    'Rebel Speeder',
  ],
];

/** What changes values and abilities of other units, in many ways. */
const STATIC = [
  'Each of your other units in this arena gets +1 power.',
  'Each of your other units gets +1 health.',
  'Each of your units in this arena gets +10 speed.',
  "Each of your opponent's units in this arena gets -1 power.",
  "Each of your opponent's units in this arena gets -20 speed.",
  "Each of your opponent's units in this arena loses Armor.",
  'Each of your Droids gets +1 power and Armor.',
  'Each of your Starfighters in the Space arena gets +1 power.',
  'Each of your other units in this arena gets Accuracy 1.',
  'Each of your other units in this arena gets Accuracy -1.',
  'Each of your Jedi gets Shields 1.',
  'Each other unit in this arena gets Stealth.',
  'Each of your units with Armor gets +1 power.',
  'As long as you have another unit in this arena, this unit gets +2 power.',
  'As long as you have a Droid in any arena, this unit gets Armor.',
  'As long as you have a unit with Armor in this arena, this unit gets +1 power.',
  'As long as this unit is damaged, it gets +2 power.',
  'As long as you have 3 or more Force, this unit gets +10 speed and +1 power.',
  "This unit gets +2 power for each of your opponent's units in this arena.",
  'This unit gets +10 speed for each damage counter on it.',
  "This unit's power is equal to the number of Droids you have in any arena.",
  'Treat this unit as a Droid.',
  'Each of your units in this arena gets Resilience 1.',
  'Each of your units with Armor gets Shields 1.',
  'As long as you have a unit with Stealth in this arena, each of your other units in this arena gets Armor.',
  "Each of your opponent's units with Stealth loses Stealth.",
  "This unit can't attack.",
];

/** What lasts for a time. */
const LASTING = [
  'Pay 1 Force -> This unit gets +20 speed until end of turn.',
  'Pay 1 Force -> This unit gets Armor until end of turn.',
  'Pay 1 Force -> This unit gets +2 power for this attack.',
  'Pay 1 Force -> One of your units gets Shields 2 until end of turn.',
  "Pay 1 Force -> One of your opponent's units gets -2 power until end of turn.",
  "Pay 1 Force -> One of your opponent's units loses all game text until end of turn.",
  "Pay 1 Force -> One of your opponent's units loses Armor until end of turn.",
  'Pay 1 Force -> Each of your units gets +1 health until end of turn.',
  'Pay 0 Force -> Put the top card of your deck face-down under this unit. Play only during your build step.',
  'Tap -> Untap another of your units in this arena.',
  'Discard a card from your hand -> Remove up to 2 damage counters from this unit.',
];

const TRIGGERED = [
  'When you deploy this unit, draw a card.',
  "When you deploy this unit, do 1 damage to one of your opponent's units.",
  "When you deploy this unit, gain control of one of your opponent's units until end of turn.",
  'Whenever this unit damages a unit, tap that unit.',
  'Whenever this unit is attacked, this unit does 1 damage to the attacking unit.',
  'When this unit is discarded, gain 1 Force.',
  'When this unit would be discarded, you may pay 1 Force. If you do, return it to your hand instead.',
  'When this unit would be damaged, prevent 1 of that damage.',
  'At end of turn, you may retreat this unit.',
  'When your build step starts, each player loses 1 Force.',
  'When your build step starts, put 1 corruption counter on this unit.',
  'Whenever one of your other units is discarded, this unit gets +1 power until end of turn.',
];

const OF_CARDS = [
  'Reduced Cost 1: If you have a Droid in any arena.',
  'Hidden Cost 1',
  'Alternative Cost: Pay 3 Force.',
  'Upkeep: Pay 1 Force or tap this unit.',
  'Upkeep: Put 1 damage counter on this unit.',
  'Reserves: Tap -> Gain 1 Force.',
  'INSERT: Armor',
  'INSERT: Shields 1',
  'Bounty: Gain 1 Force.',
  'Foresight: Gain 1 Force.',
  'Forewarning: Draw a card.',
  'Adapt: Armor/+1 power, Accuracy 1',
  '[Pilot] Starfighter Pilot. The Starfighter gets: * +20 speed. * +1 power. * Accuracy 1',
  '[Pilot] Transport and Walker Pilot. The Transport or Walker gets: * +1 health. * Armor. * Pay 1 Force -> Evade 1',
  'Each of your units costs 1 less build counter to deploy.',
];

const BATTLE = [
  'Pay 1 Force -> One of your units gets +3 power for this attack.',
  'Pay 1 Force -> Prevent up to 3 damage to one of your units.',
  'Pay 1 Force -> Disrupt a Battle card.',
  'Pay 2 Force -> Disrupt an attack.',
  'Pay 1 Force -> Disrupt an activated ability.',
  'Pay 1 Force -> Reroll up to 2 of your attack dice.',
  'Pay 1 Force -> Change one of your attack dice to a 6.',
  'Pay 2 Force -> Do 2 dice of damage to a unit.',
  'Pay 1 Force -> Put 1 damage counter on a unit.',
  'Pay 1 Force -> Untap one of your units.',
  "Pay 2 Force -> Return a unit to its owner's hand.",
  'Pay 3 Force -> Gain control of a unit until end of turn.',
  'Pay 1 Force -> Your opponent discards 2 cards from his or her hand.',
  "Pay 0 Force -> One of your opponent's units loses all game text until end of turn.",
  'Pay 1 Force -> Each of your units gets Accuracy 1 until end of turn.',
  'Pay 2 Force -> Meditate',
  'Draw a card.',
];

const MISSION = [
  'Gain 3 Force.',
  'Draw 2 cards.',
  'Do 2 damage to a unit.',
  'Retreat a unit.',
  "Discard one of your opponent's units.",
  'Each player loses 1 Force.',
  'One of your units gets +2 power until end of turn.',
  "Do 3 damage divided as you choose among up to 2 of your opponent's units.",
  'Search your deck for a Droid card, reveal it, and put it into your hand. Shuffle your deck.',
  "Look at your opponent's hand.",
  'If you have a Droid in any arena, draw up to 2 cards.',
];
const TRAP = [
  "Whenever one of your opponent's units attacks, put 1 damage counter on that unit.",
  'When your opponent deploys a unit, tap that unit.',
];
const CAMPAIGN = ['When your build step starts, gain 1 Force.', 'Each of your units gets +10 speed.'];
const LOCATION = [
  'Each Starfighter gets +1 power.',
  'Each unit in this arena gets Armor.',
  'Each unit in this arena gets -1 power.',
  'Each unit in this arena loses Stealth.',
  'When your build step starts, gain 1 Force.',
];
const GEAR = [
  'Equipped unit gets +1 power.',
  'Equipped unit gets Accuracy 1.',
  'Equipped unit gets Armor.',
  'Equipped unit gets +1 health.',
  'Equipped unit gets Stealth and +10 speed.',
];
const RESOURCE = [
  'Add 1 counter -> Gain 1 Force. Play only during your build step.',
  'Remove 2 counters -> Gain 1 build point. Play only during your build step.',
  'Pay 1 Force -> One of your units gets +1 power until end of turn.',
];

/** The sentences of the starter set's units, which have every keyword of the book. */
const PRINTED = (['dark', 'light'] as const).flatMap((side) =>
  Object.values(starter(side).cards)
    .filter(({ speed, version }) => speed !== undefined && version === undefined)
    .flatMap(({ text }) => text)
    .filter((text) => !/Subordinate|^Stack|^Switch/.test(text)),
);

/** Every sentence that a generated card may have, by the kind of card. */
export const VOCABULARY: Readonly<Record<string, readonly string[]>> = {
  unit: [...STATIC, ...LASTING, ...TRIGGERED, ...OF_CARDS, ...PRINTED],
  battle: BATTLE,
  mission: MISSION,
  trap: TRAP,
  campaign: CAMPAIGN,
  location: LOCATION,
  gear: GEAR,
  resource: RESOURCE,
};

function keyword(chance: Chance): string {
  const n = 1 + chance.below(3);
  switch (chance.below(4)) {
    case 0:
      return chance.pick(BARE);
    case 1:
      return chance.below(8) === 0
        ? `Pay 1 Force -> ${chance.pick(PAID_BARE)}`
        : `Pay ${chance.below(3)} Force -> ${chance.pick(PAID)} ${n}`;
    default:
      return chance.below(6) === 0 ? `${chance.pick(SIGNED)} -${n}` : `${chance.pick(NUMBERED)} ${n}`;
  }
}

function unitText(chance: Chance): string[] {
  return Array.from({ length: chance.below(4) }, () => {
    if (chance.below(2) === 0) return keyword(chance);
    const lists = [STATIC, STATIC, LASTING, TRIGGERED, OF_CARDS, PRINTED];
    return chance.pick(chance.pick(lists));
  });
}

type Fields = Readonly<Record<string, unknown>>;

const ARENAS = ['Space', 'Ground', 'Character'] as const;

function arenas(chance: Chance): string {
  if (chance.below(5) > 0) return chance.pick(ARENAS);
  const first = chance.below(3);
  return [...ARENAS.slice(first), ...ARENAS.slice(0, first)].slice(0, 2 + chance.below(2)).join('/');
}

const HEROES = ['Tarn Vell', 'Orla Dass', 'Kesh Marro'];

function unit(chance: Chance): Fields {
  const type = arenas(chance);
  const hero = chance.below(3) === 0;
  const text = unitText(chance);
  // A value that its text defines is printed as a star.
  const power = text.some((one) => one.startsWith("This unit's power is equal")) ? '*' : chance.below(6);
  return {
    type,
    subtype: chance.pick(SUBTYPES),
    cost: chance.below(6),
    speed: 10 * chance.below(7),
    power,
    health: 1 + chance.below(6),
    text,
    ...(hero && { name: chance.pick(HEROES), version: chance.pick(['A', 'B', 'C', 'D']) }),
  };
}

function gear(chance: Chance): Fields {
  const trait = chance.below(6) === 0;
  const sort = trait ? 'Trait' : chance.pick(['Blaster Weapon', 'Armor', 'Skill']);
  const start = trait
    ? 'When one of your units attacks, attach this Trait to that unit.'
    : chance.pick(['Pay 1 Force -> Equip', 'Pay 0 Force -> Equip', 'Pay 1 build point -> Equip']);
  return {
    type: 'Equipment',
    subtype: `${arenas(chance)} - ${sort}`,
    cost: chance.below(3),
    text: [start, chance.pick(GEAR)],
  };
}

const plain = (type: string, text: readonly string[], more: Fields = {}): Fields => ({ type, text, ...more });

function anyCard(chance: Chance): Fields {
  switch (chance.below(14)) {
    case 0:
    case 1:
      return plain('Battle', [chance.pick(BATTLE)]);
    case 2:
      return plain('Mission', [chance.pick(MISSION)], { cost: chance.below(3) });
    case 3:
      return chance.below(2) === 0
        ? plain('Mission - Trap', [chance.pick(TRAP)], { cost: chance.below(3) })
        : plain('Mission - Campaign', [chance.pick(CAMPAIGN)], { cost: chance.below(3) });
    case 4:
      return plain('Location', [chance.pick(LOCATION)], { subtype: arenas(chance), cost: chance.below(4) });
    case 5:
      return gear(chance);
    case 6:
      return chance.below(3) === 0
        ? plain('Resource', [chance.pick(RESOURCE)], { cost: chance.below(3) })
        : gear(chance);
    default:
      return unit(chance);
  }
}

const ZONES = { Space: 'space', Ground: 'ground', Character: 'character' } as const;

/** What a seat has in the middle of a game. */
function middle(chance: Chance, cards: Readonly<Record<string, Fields>>, keys: readonly string[]): Fields {
  const seat: Record<string, unknown[]> = { hand: [], deck: [], buildZone: [], discard: [] };
  const heroes = new Set<string>();
  keys.forEach((key, i) => {
    const { type, speed, name, cost } = cards[key] as Fields;
    const zone = ZONES[String(type).split('/')[0] as keyof typeof ZONES];
    const free = typeof name !== 'string' || !heroes.has(name);
    if (i < 12 && speed !== undefined && free) {
      if (typeof name === 'string') heroes.add(name);
      seat[zone] ??= [];
      seat[zone]?.push({ id: key, card: key, tapped: chance.below(6) === 0, damage: 0 });
    } else if (i < 17) seat.hand?.push(key);
    else if (i < 19 && cost !== undefined)
      seat.buildZone?.push({ id: key, card: key, faceDown: true, build: 1 + chance.below(3) });
    else if (i < 21) seat.discard?.push(key);
    else seat.deck?.push(key);
  });
  return { ...seat, force: chance.below(9) };
}

/** Two decks of generated cards, from the preparation or in the middle of a game. */
export function generatedFile(seed: number): Fields {
  const chance = new Chance(seed);
  const cards: Record<string, Fields> = {};
  const deck = (side: 'dark' | 'light'): string[] =>
    Array.from({ length: 32 }, (_, i) => {
      const key = `${side[0]}${i}`;
      cards[key] = { name: `Card <${key}>`, side, ...anyCard(chance) };
      return key;
    });
  const [dark, light] = [deck('dark'), deck('light')];
  const seats =
    chance.below(2) === 0
      ? { dark: { deck: dark }, light: { deck: light }, at: 'preparation' }
      : { dark: middle(chance, cards, dark), light: middle(chance, cards, light), at: 'turn-start' };
  return { format: 'swtcg-scenario/1', ruleset: 'swtcg-2022', cards, ...seats, until: 'game-over', seed };
}
