// Where random games of the edition of 2002 come from: its starter set, and positions of any mix of its cards.
import { readScenario, type Scenario } from '../../../src/engine.ts';
import { edition2002 } from '../../../src/swtcg/editions/2002.ts';
import { starterScenario2002 } from '../../../src/swtcg/starter/scenario-2002.ts';
import { Chance } from '../../helpers/chance.ts';

const KEYWORDS = [
  'Accuracy 1',
  'Bombard 2',
  'Critical Hit 1',
  'Ion Cannon 3',
  'Shields 1',
  'Stun 1',
  'Pay 1 Force -> Deflect 1',
  'Pay 1 Force -> Evade 2',
  'Pay 1 Force -> Intercept',
];
const TEXTS = [
  'Pay 1 Force -> This unit gets +1 power for this attack.',
  'Pay 1 Force -> This unit gets +1 power until end of turn.',
  'Pay 1 Force -> Remove 1 damage counter from this unit.',
  'Pay 1 Force -> Retreat one of your units. Play only during your build step.',
  'Pay 1 Force -> Retreat this unit.',
  '[Tap] -> Draw a card. Play only during your build step.',
  "Pay 1 Force -> Choose one of your opponent's units in the Space arena. This unit does 1 damage to that unit. Play only when this unit would attack.",
  "[Tap] -> Choose one of your opponent's Characters. This unit does 1 damage to that Character. Play only when this unit would attack.",
  "Pay 1 Force -> Reroll one of this unit's attack dice.",
  'When this unit attacks, gain 1 Force.',
  'When one of your units is discarded, draw a card.',
  'When the battle phase ends, this unit does 1 damage to each of your other Characters.',
  'When your build step starts, gain 1 Force.',
  'Each of your Starfighters gets +1 power.',
  "Anytime one of your opponent's units can attack this unit, it must do so.",
  "This unit can't attack Droids.",
];
const PILOTS = [
  '[Pilot] Starfighter Pilot. The Starfighter gets +1 power.',
  '[Pilot] Walker Pilot. The Walker gets +10 speed.',
];
const CARDS = [
  { type: 'Battle', text: ['Pay 1 Force -> Prevent up to 2 damage to one of your units.'] },
  {
    type: 'Battle',
    text: ['Pay 1 Force -> One of your units gets "Pay 1 Force -> Evade 1" until end of battle.'],
  },
  { type: 'Battle', text: ['Pay 1 Force -> Draw a card. Play only during your build step.'] },
  {
    type: 'Mission',
    cost: 2,
    text: ["Do 2 damage to one of your opponent's units in the Space arena."],
  },
  { type: 'Mission', cost: 1, text: ['You gain 2 Force.'] },
] as const;
const SUBTYPES = {
  Space: ['Starfighter', 'Capital Ship', 'Droid Starfighter'],
  Ground: ['Walker', 'Speeder', 'Droid'],
  Character: ['Officer', 'Jedi Knight', 'Droid'],
} as const;
const TYPES = ['Space', 'Ground', 'Character'] as const;
const LETTERS = ['A', 'B', 'C', 'D'];

type Card = Readonly<Record<string, unknown>>;

function unitCard(chance: Chance, side: string, key: string): Card {
  const type = chance.pick([...TYPES]);
  const unique = type === 'Character' && chance.below(2) === 0;
  const pilot = type === 'Character' && chance.below(2) === 0;
  const text = Array.from({ length: chance.below(3) }, () => chance.pick(chance.below(2) ? KEYWORDS : TEXTS));
  return {
    // Some are of both players: these are contested.
    name: unique ? chance.pick(['Tarn Vell', 'Zal Marr']) : `Test ${key}`,
    ...(unique ? { version: chance.pick(LETTERS) } : {}),
    side: unique ? 'neutral' : side,
    type,
    subtype: chance.pick([...SUBTYPES[type]]),
    cost: 1 + chance.below(5),
    speed: 10 * (1 + chance.below(6)),
    power: 1 + chance.below(4),
    health: 1 + chance.below(5),
    text: pilot ? [...text.slice(1), chance.pick(PILOTS), ...text.slice(0, 1)] : text,
  };
}

/** A game in play: units of any kind in arenas, hands and decks. */
export function mixedFile(seed: number): object {
  const chance = new Chance(seed + 31);
  const cards: Record<string, Card> = {};
  const seat = (side: string) => {
    const lists: Record<string, string[]> = {
      space: [],
      ground: [],
      character: [],
      hand: [],
      deck: [],
      buildZone: [],
    };
    const names = new Set<unknown>();
    for (let i = 0; i < 12; i++) {
      const key = `${side}${i}`;
      const card = unitCard(chance, side, key);
      cards[key] = card;
      const zone = i < 5 && !names.has(card.name) ? String(card.type).toLowerCase() : i < 9 ? 'hand' : 'deck';
      if (zone !== 'hand' && zone !== 'deck') names.add(card.name);
      lists[i === 0 && card.version === undefined ? 'buildZone' : zone]?.push(key);
    }
    for (let i = 0; i < 3; i++) {
      const key = `${side}Card${i}`;
      cards[key] = { name: `Test ${key}`, side, ...chance.pick([...CARDS]) };
      lists.hand?.push(key);
    }
    return { force: chance.below(6), ...lists };
  };
  return {
    format: 'swtcg-scenario/1',
    ruleset: edition2002.id,
    cards,
    dark: seat('dark'),
    light: seat('light'),
    at: chance.pick(['turn-start', 'dark-build', 'battle-start', 'space-battle']),
    until: 'game-over',
    seed,
    shuffle: false,
  };
}

const starterSet = readScenario(starterScenario2002(1));

export interface World2002 {
  readonly name: string;
  readonly scenario: (seed: number) => Scenario;
  readonly turns: number;
  readonly decisions: number;
}

export const WORLDS_2002: readonly World2002[] = [
  {
    name: 'the starter set of 2002',
    scenario: (seed) => ({ ...starterSet, seed }),
    turns: 30,
    decisions: 500,
  },
  {
    name: 'any mix of cards of 2002',
    scenario: (seed) => readScenario(mixedFile(seed)),
    turns: 5,
    decisions: 300,
  },
];
