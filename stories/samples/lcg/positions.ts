// Positions of the Living Card Game for the stories: a table of made-up cards, played by the engine to where a story is about.
import { swlcg2012 } from '../../../machines/lcg/complete.ts';
import type { Decision } from '../../../src/lcg/decisions/decision.ts';
import type { GameState } from '../../../src/lcg/model/state.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import type { CardFace } from '../../../src/lcg/view/card-face.ts';
import type { Scene } from '../../../src/lcg/view/scene.ts';
import { sceneOf } from '../../../src/lcg/view/scene-of.ts';
import type { View } from '../../../src/lcg/view/view.ts';
import { readScenario } from '../../../src/play/scenario/read.ts';
import { startPosition } from '../../../src/play/scenario/start.ts';
import { Session } from '../../../src/play/session.ts';

export interface Position extends Scene {
  readonly view: View;
  readonly cards: Readonly<Record<string, CardFace>>;
}

type Who = 'both' | 'dark' | 'light' | 'spectator';

const unit = (name: string, side: 'dark' | 'light', affiliation: string, more: object) => ({
  name,
  side,
  affiliation,
  type: 'Unit',
  cost: 2,
  forceIcons: 1,
  damageCapacity: 2,
  traits: ['Character'],
  ...more,
});

const CARDS = {
  darkSide: {
    name: 'Sith Affiliation',
    side: 'dark',
    affiliation: 'Sith',
    type: 'Affiliation',
    resources: 1,
    reserve: 6,
  },
  lightSide: {
    name: 'Jedi Affiliation',
    side: 'light',
    affiliation: 'Jedi',
    type: 'Affiliation',
    resources: 1,
    reserve: 6,
  },
  outpost: {
    name: 'The Hidden Outpost',
    side: 'dark',
    affiliation: 'Imperial Navy',
    type: 'Objective',
    resources: 1,
    damageCapacity: 5,
    traits: ['Hoth'],
  },
  throne: {
    name: 'Throne of Ashes',
    side: 'dark',
    affiliation: 'Sith',
    type: 'Objective',
    resources: 2,
    damageCapacity: 5,
  },
  prison: {
    name: 'Detention Block Thirteen',
    side: 'dark',
    affiliation: 'Scum and Villainy',
    type: 'Objective',
    resources: 1,
    damageCapacity: 4,
  },
  archive: {
    name: 'The Lost Archive',
    side: 'light',
    affiliation: 'Jedi',
    type: 'Objective',
    resources: 2,
    damageCapacity: 4,
  },
  haven: {
    name: 'Haven in the Mist',
    side: 'light',
    affiliation: 'Rebel Alliance',
    type: 'Objective',
    resources: 1,
    damageCapacity: 5,
  },
  market: {
    name: 'Market of Whispers',
    side: 'light',
    affiliation: 'Smugglers and Spies',
    type: 'Objective',
    resources: 1,
    damageCapacity: 5,
  },
  mira: unit('Mira Tallow', 'light', 'Jedi', {
    unique: true,
    cost: 4,
    forceIcons: 3,
    damageCapacity: 3,
    icons: { unit: 2, blast: 1, edge: { blast: 1 } },
    traits: ['Character', 'Force User'],
    text: ['Edge (1).'],
  }),
  ranger: unit('Ridge Ranger', 'light', 'Rebel Alliance', {
    icons: { unit: 1, edge: { tactics: 1, blast: 1 } },
  }),
  keeper: unit('Lantern Keeper', 'light', 'Jedi', { cost: 1, icons: { edge: { unit: 1 } } }),
  freighter: unit('Swift Freighter', 'light', 'Smugglers and Spies', {
    cost: 3,
    damageCapacity: 3,
    icons: { tactics: 1, blast: 1, edge: { unit: 1 } },
    traits: ['Vehicle'],
  }),
  warden: unit('The Grey Warden', 'dark', 'Sith', {
    unique: true,
    cost: 5,
    forceIcons: 4,
    damageCapacity: 4,
    icons: { unit: 2, tactics: 1, edge: { unit: 1, blast: 1 } },
    traits: ['Character', 'Force User'],
  }),
  walker: unit('Long-Legged Ridge Walker', 'dark', 'Imperial Navy', {
    cost: 4,
    damageCapacity: 4,
    icons: { unit: 2, edge: { blast: 2 } },
    traits: ['Vehicle'],
  }),
  guard: unit('Palace Guard', 'dark', 'Sith', {
    icons: { unit: 1, edge: { tactics: 1 } },
    text: ['Protect Character.'],
  }),
  hunter: unit('Patient Bounty Hunter', 'dark', 'Scum and Villainy', {
    cost: 3,
    icons: { unit: 1, tactics: 1 },
    text: ['Edge (1).'],
  }),
  elder: unit('Elder of the Mist', 'light', 'Jedi', { cost: 3, forceIcons: 4, icons: { tactics: 2 } }),
  sniper: unit('Masked Sniper', 'dark', 'Scum and Villainy', { cost: 3, icons: { unit: 1 } }),
  scribe: unit('Tired Scribe', 'light', 'Jedi', { cost: 1, icons: {} }),
  blade: {
    name: 'Lantern Blade',
    side: 'light',
    affiliation: 'Jedi',
    type: 'Enhancement',
    cost: 1,
    forceIcons: 2,
    traits: ['Weapon'],
    text: ['Enhance a Force User unit.', 'Enhanced unit gains [Unit Damage].'],
  },
  depot: {
    name: 'Fuel Depot',
    side: 'dark',
    affiliation: 'Neutral',
    type: 'Enhancement',
    cost: 1,
    resources: 1,
    traits: ['Location'],
    text: ['Enhance your play area.'],
  },
  charge: {
    name: 'Counter the Charge',
    side: 'light',
    affiliation: 'Rebel Alliance',
    type: 'Event',
    cost: 1,
    forceIcons: 2,
    text: ['Action: Remove 1 focus token from a target unit.'],
  },
  last: { name: 'Last Lantern', side: 'light', affiliation: 'Jedi', type: 'Event', cost: 2, text: [] },
  haven2: {
    name: 'Sunken Harbor',
    side: 'light',
    affiliation: 'Rebel Alliance',
    type: 'Objective',
    resources: 1,
    damageCapacity: 5,
  },
  bribe: {
    name: 'Quick Bribe',
    side: 'light',
    affiliation: 'Smugglers and Spies',
    type: 'Event',
    cost: 0,
    text: [],
  },
  storm: {
    name: 'Storm of Sparks',
    side: 'dark',
    affiliation: 'Sith',
    type: 'Event',
    cost: 1,
    forceIcons: 1,
    text: ['Action: Deal 1 damage to a target unit.'],
  },
  dk1: unit('Unseen Soldier', 'dark', 'Sith', {}),
  dk2: unit('Unseen Captain', 'dark', 'Sith', {}),
  dk3: unit('Unseen Admiral', 'dark', 'Sith', {}),
  lk1: unit('Unseen Pilot', 'light', 'Jedi', {}),
  lk2: unit('Unseen Healer', 'light', 'Jedi', {}),
  ok1: { name: 'Unseen Plan', side: 'dark', affiliation: 'Sith', type: 'Objective', damageCapacity: 5 },
  ok2: { name: 'Unseen Hope', side: 'light', affiliation: 'Jedi', type: 'Objective', damageCapacity: 5 },
  twist: {
    name: 'Twist in the Dark',
    side: 'dark',
    affiliation: 'Neutral',
    type: 'Fate',
    priority: 3,
    forceIcons: 2,
    text: ['Place 1 focus token on a target enemy unit.'],
  },
  reserves: {
    name: 'Hidden Reserves',
    side: 'light',
    affiliation: 'Neutral',
    type: 'Fate',
    priority: 5,
    forceIcons: 1,
    text: ['Deal 1 damage to the engaged objective.'],
  },
};

type Entry = Readonly<Record<string, unknown>> & { readonly by: 'dark' | 'light'; readonly do: string };

const WORLD = {
  format: 'swtcg-scenario/1',
  ruleset: 'swlcg-2012',
  title: 'A table to look at',
  cards: CARDS,
  dark: {
    affiliation: 'darkSide',
    objectives: [
      { card: 'outpost', damage: 2 },
      { card: 'throne', focus: 1 },
      { card: 'prison', captured: ['keeper', 'last'] },
    ],
    enhancements: ['depot'],
    units: [
      { card: 'warden', committed: true },
      { card: 'walker', damage: 1 },
      { id: 'guard-1', card: 'guard', shields: 1 },
      { card: 'hunter', focus: 2 },
      { id: 'guard-2', card: 'guard' },
    ],
    hand: ['storm', 'twist', 'sniper'],
    deck: ['dk1', 'dk2', 'dk3'],
    objectiveDeck: ['ok1'],
    discard: [{ id: 'guard-3', card: 'guard' }],
    victory: ['haven2'],
  },
  light: {
    affiliation: 'lightSide',
    objectives: ['archive', { card: 'haven', damage: 3, shields: 1 }, { card: 'market', focus: 1 }],
    units: [
      { card: 'mira', enhancements: ['blade'] },
      { id: 'ranger-1', card: 'ranger', shields: 1 },
      { card: 'freighter', damage: 1, focus: 1 },
      { id: 'ranger-2', card: 'ranger', committed: true },
    ],
    hand: ['charge', 'reserves', { id: 'elder', card: 'elder' }, 'scribe'],
    deck: ['lk1', 'lk2'],
    objectiveDeck: ['ok2'],
    discard: ['bribe'],
    victory: [],
  },
  active: 'light',
  at: 'conflict',
  until: 'game-over',
  dial: 4,
  balance: 'dark',
};

/** Plays a file on: what the script says when it is legal, and else what is done by default, until the moment comes. */
export function play(
  file: object,
  script: readonly Entry[],
  until: (game: GameState, left: number) => boolean,
  who: Who = 'both',
): Position {
  const session = new Session<LcgTypes>(
    swlcg2012,
    startPosition<LcgTypes>(swlcg2012, readScenario<LcgTypes>(swlcg2012, file)),
  );
  const left = [...script] as unknown as Decision[];
  // More chances than any of the positions is away.
  for (let n = 0; n < 400 && session.waiting === 'player' && !until(session.game, left.length); n++) {
    const [next] = left;
    const legal = next && session.whyNot(next) === null;
    const decision = legal ? left.shift() : swlcg2012.fallback(session.game);
    if (!decision) break;
    session.decide(decision);
  }
  return look(session.game, who);
}

/** A moment through somebody's eyes. */
function look(game: GameState, who: Who): Position {
  const { viewFor, faces } = swlcg2012.steps;
  return { view: viewFor(game, who), cards: faces(game), ...sceneOf(game) };
}

const ENGAGE: Entry = { by: 'light', do: 'engage', objective: 'outpost', attackers: ['mira', 'ranger-1'] };
const DEFEND: Entry = { by: 'dark', do: 'defend', defenders: ['warden', 'guard-1'] };
const PLACE: readonly Entry[] = [
  { by: 'light', do: 'edge', card: 'reserves' },
  { by: 'dark', do: 'edge', card: 'twist' },
  { by: 'light', do: 'edge', card: 'elder' },
];
/** The fate card's token goes to a unit that takes no part. */
const TWIST: Entry = { by: 'dark', do: 'choose', value: 'ranger-2' };
const STRIKE: Entry = { by: 'light', do: 'strike', unit: 'mira', targets: { unit: 'guard-1' } };

const at =
  (...points: readonly string[]) =>
  ({ point }: GameState, left: number): boolean =>
    left === 0 && points.includes(point);

export const atRest = (who?: Who): Position => play(WORLD, [], () => true, who);

export const attackers = (): Position => play(WORLD, [ENGAGE], at('attackers-actions', 'defenders'));

export const edgeStacks = (who?: Who): Position =>
  play(WORLD, [ENGAGE, DEFEND, ...PLACE], at('edge-place'), who);

/** The stacks lie open; the first fate card asks for its target. */
export const fates = (): Position => play(WORLD, [ENGAGE, DEFEND, ...PLACE], at('edge-fate'));

export const edgeWon = (): Position => play(WORLD, [ENGAGE, DEFEND, ...PLACE, TWIST], at('edge-actions'));

/** The guard's shield could still take a point of the strike. */
export const strike = (): Position =>
  play(
    WORLD,
    [ENGAGE, DEFEND, ...PLACE, TWIST, STRIKE],
    (game, left) => left === 0 && sceneOf(game).pending.length > 0,
  );

export const unopposed = (): Position => play(WORLD, [ENGAGE], at('strike-first', 'strike-second'));

export const dialEngaged = (): Position => {
  const { view, ...rest } = attackers();
  return {
    ...rest,
    view: {
      ...view,
      dialDamage: 2,
      engagement: { objective: 'dial', attackers: ['mira', 'ranger-1'], defenders: [], edge: null },
    },
  };
};

export const played = (): Position =>
  play({ ...WORLD, at: 'conflict-actions' }, [{ by: 'light', do: 'play', card: 'charge' }], (game) =>
    game.frames.some(({ kind }) => kind === 'use'),
  );

/** Objectives that were chosen lie facedown until both have chosen. */
export const setup = (who: Who = 'light'): Position => {
  const facedown = (cards: readonly string[]) => cards.map((card) => ({ card, faceDown: true }));
  const { dark, light } = WORLD;
  return play(
    {
      ...WORLD,
      at: 'setup-hands',
      dial: 0,
      dark: {
        affiliation: 'darkSide',
        objectives: facedown(['outpost', 'throne', 'prison']),
        deck: dark.deck,
        objectiveDeck: dark.objectiveDeck,
      },
      light: {
        affiliation: 'lightSide',
        objectives: facedown(['archive', 'haven', 'market']),
        deck: light.deck,
        objectiveDeck: light.objectiveDeck,
      },
      balance: 'light',
    },
    [],
    () => true,
    who,
  );
};

const NAMES = {
  dark: [
    'Night Patrol',
    'TX-12 Interceptor',
    'Knight of the Ancient Order',
    'Ridge Patrol',
    'Intergalactic Banking Clan Envoy',
  ],
  light: [
    'Dawn Patrol',
    'B-7 Escort',
    'Wanderer between the Lanterns',
    'River Scouts',
    'Interplanetary Relief Mission Pilot',
  ],
};
const AFFILIATIONS = {
  dark: ['Sith', 'Imperial Navy', 'Scum and Villainy'],
  light: ['Jedi', 'Rebel Alliance', 'Smugglers and Spies'],
};

/** As many units of each player, and as many cards in each hand; `forward` of them take part in an engagement. */
export function crowd(units: number, inHand: number, forwards = 0): Position {
  const cards: Record<string, object> = {
    darkSide: CARDS.darkSide,
    lightSide: CARDS.lightSide,
    outpost: CARDS.outpost,
    throne: CARDS.throne,
    prison: CARDS.prison,
    archive: CARDS.archive,
    haven: CARDS.haven,
    market: CARDS.market,
    depot: CARDS.depot,
    blade: CARDS.blade,
  };
  const seat = (side: 'dark' | 'light') => {
    const inPlay = Array.from({ length: units }, (_, i) => {
      const key = `${side}-${i}`;
      cards[key] = unit(`${NAMES[side][i % 5]} ${i + 1}`, side, AFFILIATIONS[side][i % 3] as string, {
        cost: i % 7,
        forceIcons: i % 4,
        damageCapacity: 14,
        unique: i % 5 === 0,
        icons: {
          unit: 1 + (i % 3),
          tactics: i % 2,
          blast: i % 3,
          edge: { unit: i % 2, tactics: i % 3, blast: 1 + (i % 2) },
        },
        traits: ['Character', 'Force User'],
      });
      const hangs =
        side === 'light' && i % 6 === 2 ? { enhancements: [{ id: `blade-${i}`, card: 'blade' }] } : {};
      return {
        card: key,
        damage: i % 5 === 2 ? 11 : 0,
        focus: i % 4 === 1 ? 2 : 0,
        shields: i % 3 === 2 ? 1 : 0,
        committed: i % 7 === 3,
        ...hangs,
      };
    });
    const hand = Array.from({ length: inHand }, (_, i) => {
      const key = `${side}-hand-${i}`;
      cards[key] = {
        ...unit(`${NAMES[side][(i + 2) % 5]} ${i + 30}`, side, AFFILIATIONS[side][i % 3] as string, {}),
        type: i % 3 ? 'Unit' : 'Event',
      };
      return key;
    });
    return { units: inPlay, hand, affiliation: `${side}Side` };
  };
  const file = {
    ...WORLD,
    cards,
    dark: { ...seat('dark'), objectives: ['outpost', 'throne', 'prison'], enhancements: ['depot'] },
    light: { ...seat('light'), objectives: ['archive', 'haven', 'market'] },
  };
  const ready = (side: string) =>
    Array.from({ length: units }, (_, i) => i)
      .filter((i) => i % 4 !== 1)
      .slice(0, forwards)
      .map((i) => `${side}-${i}`);
  if (forwards === 0) return play(file, [], () => true);
  return play(
    file,
    [
      { by: 'light', do: 'engage', objective: 'outpost', attackers: ready('light') },
      { by: 'dark', do: 'defend', defenders: ready('dark') },
    ],
    at('edge-place', 'defenders-actions'),
  );
}
